// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace importers {

/// A printed word or phrase as part of a fact's name: "NUMA node0 CPU(s)" -> "numa_node0_cpus", "DISC-GRAN" ->
/// "disc_gran", "Use%" -> "use_percent".
std::string factName(std::string_view printed);

/// "98,765,432 [50.5 TB]" -> "98765432 [50.5 TB]": the digits of the first figure together, where "," or "'" or at
/// least two
/// "." part them in threes. "1.234" may be a fraction and stays.
std::string withoutGrouping(std::string_view text);

} // namespace importers
