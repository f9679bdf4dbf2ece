// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchcheck.h"

#include <cmath>

namespace importers {

double indexOf(const UnixBenchPart &part) { return part.result / part.baseline * 10; }

std::optional<UnixBenchMean> totalOf(std::span<const UnixBenchPart> parts)
{
    double logs = 0;
    double relative = 0;
    for (const UnixBenchPart &part : parts) {
        if (part.baseline <= 0 || part.result <= 0)
            return std::nullopt;
        logs += std::log(indexOf(part));
        relative += PrintedHalf / part.result;
    }
    if (parts.empty())
        return std::nullopt;
    const double n = static_cast<double>(parts.size());
    const double mean = std::exp(logs / n);
    return UnixBenchMean{ mean, mean * relative / n };
}

bool agrees(double printed, double computed, double tolerance)
{
    return std::abs(printed - computed) <= tolerance + 1e-9 * std::abs(computed);
}

} // namespace importers
