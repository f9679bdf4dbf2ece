// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace testsupport {

/// Fills a session file without any import: two hours of iostat at 2 s, /proc/vmstat at 5 s and an application's log,
/// with three stalls of sda and findings about them, kept lines (one with Chinese text), issues and a remark. Same
/// bytes each time. False when the file could not be written.
bool writeDemoSession(const std::string &path);

} // namespace testsupport
