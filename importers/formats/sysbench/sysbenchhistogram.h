// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace importers {

/// A line of --histogram: "       0.001 |*****                                    44"
struct SysbenchBucket {
    double millis = 0; ///< as printed: several small buckets have the same
    std::int64_t count = 0;
    model::LineNumber line = 0;
};
std::optional<SysbenchBucket> parseSysbenchBucket(std::string_view line);

/// The latency histogram of a run.
class SysbenchHistogram {
public:
    void add(model::LineNumber line, const SysbenchBucket &bucket);
    bool empty() const { return m_buckets.empty(); }
    std::int64_t count() const { return m_count; }
    model::LineNumber firstLine() const { return m_buckets.empty() ? 0 : m_buckets.front().line; }
    /// The bucket in which this share (0..1) of the events has been reached, as sb_histogram_get_pct() finds it.
    std::optional<SysbenchBucket> percentile(double share) const;

private:
    std::vector<SysbenchBucket> m_buckets;
    std::int64_t m_count = 0;
};

} // namespace importers
