// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace importers::freefmt {

/// The words of a head of free in English; as they are when it is in no language that is known.
std::vector<std::string> englishColumns(std::string_view head);
/// "Speicher" -> "Mem"; the same for other names.
std::string_view englishRow(std::string_view name);

} // namespace importers::freefmt
