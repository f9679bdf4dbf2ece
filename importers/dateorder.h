// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <span>
#include <string>

namespace importers {

/// What 03/07/25 means in this text, from its first lines: a field over 12; AM/PM; which field grows over midnight; the
/// usage of the locales that print such dates. See "time stamps" in the manual.
DateOrder guessDateOrder(std::span<const std::string> lines);
/// There are such dates, and nothing in the lines tells their order: what guessDateOrder says is what is usual.
bool isDateOrderAssumed(std::span<const std::string> lines);

} // namespace importers
