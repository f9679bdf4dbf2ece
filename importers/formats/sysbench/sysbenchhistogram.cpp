// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sysbench/sysbenchhistogram.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>

namespace importers {

std::optional<SysbenchBucket> parseSysbenchBucket(std::string_view line)
{
    constexpr std::int64_t MostEvents = 1'000'000'000'000'000;
    const std::string_view text = trimmed(line);
    const std::size_t bar = text.find(" |");
    if (bar == std::string_view::npos)
        return std::nullopt;
    const auto value = parseDecimal(text.substr(0, bar));
    const std::string_view rest = text.substr(bar + 2);
    const std::size_t end = std::min(rest.find_first_not_of('*'), rest.size());
    const auto count = parseInteger(trimmed(rest.substr(end)));
    if (!value || value->decimals != 3 || !count || *count <= 0 || *count > MostEvents)
        return std::nullopt;
    return SysbenchBucket{ value->toDouble(), *count, 0 };
}

void SysbenchHistogram::add(model::LineNumber line, const SysbenchBucket &bucket)
{
    constexpr std::size_t MostBuckets = 4096; // the program has 1024
    if (m_buckets.size() >= MostBuckets)
        return;
    m_buckets.push_back({ bucket.millis, bucket.count, line });
    m_count += bucket.count;
}

std::optional<SysbenchBucket> SysbenchHistogram::percentile(double share) const
{
    const double wanted = std::floor(static_cast<double>(m_count) * share + 0.5);
    double sum = 0;
    for (const SysbenchBucket &bucket : m_buckets) {
        sum += static_cast<double>(bucket.count);
        if (sum >= wanted)
            return bucket;
    }
    return std::nullopt;
}

} // namespace importers
