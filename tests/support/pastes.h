// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>
#include <string>
#include <string_view>

// The ways in which a log is changed between the machine and the one who reads it, as functions on its text: prefixes
// of loggers and containers, quotes of mails and forums, marks of pages and terminals.
namespace testsupport {

struct Paste {
    const char *name;
    std::string (*apply)(std::string_view text);
    bool lossless = true; ///< a reader can give every figure; false: figures may be missing when that is said
};

std::span<const Paste> pastes();

} // namespace testsupport
