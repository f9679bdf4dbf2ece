// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string>

namespace importers {

struct SparseCutLimits {
    std::int64_t smallest = std::int64_t{ 64 } << 20; ///< files below are read in no time
    std::int64_t most = std::int64_t{ 3 } << 20; ///< bytes of the cut
};

/// The start of a large log and short pieces spread evenly over it: for a first picture while the whole is still being
/// read. Every piece holds whole records, from a line that tells its time to the next but one or further. nullopt for
/// what is small, packed, no text, of no format that is sure, or does not tell the time again and again.
std::optional<std::string> sparseCut(const std::string &path, const SparseCutLimits &limits = {});

} // namespace importers
