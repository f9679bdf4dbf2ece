// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace importers {

/// Why the file whose first bytes these are is no text log, as the end of the sentence "path ..."; empty for text.
/// Tells which command makes a text of it where there is one. `utf16`: NULs are then no sign.
std::string binaryReason(std::string_view head, bool utf16);

} // namespace importers
