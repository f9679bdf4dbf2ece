// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace importers {

/// Appends `utf8` (one line) to `out`, without NULs, terminal control sequences and invisible characters; no-break
/// spaces, typographic spaces and stray control characters become blanks. Tabs stay.
void cleanText(std::string_view utf8, std::string &out);

} // namespace importers
