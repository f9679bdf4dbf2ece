// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace testsupport {

/// Compares a text with an .expected file. "" when they are equal; otherwise the unified diff, and the actual text lies
/// in the build folder under actual/. A missing .expected is a failure too.
/// With STALLMARK_REWRITE_GOLDENS=1 in the environment the file is rewritten instead: look at the change before keeping
/// it.
std::string compareGolden(const std::string &actual, const std::string &expectedPath);

} // namespace testsupport
