// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/dirtylimits.h"

#include <algorithm>

namespace analysis {

namespace {

std::int64_t ceilDiv(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

// pages = floor(perPage * x / page) for some x: the smallest and largest such x.
PageRange inverse(std::int64_t pages, std::int64_t perPage, std::int64_t page)
{
    return { ceilDiv(pages * page, perPage), ceilDiv((pages + 1) * page, perPage) - 1 };
}

} // namespace

DirtyLimits dirtyLimits(const DirtySettings &settings, std::int64_t dirtyablePages)
{
    const auto limit = [&](std::int64_t bytes, std::int64_t ratio) {
        if (bytes > 0)
            return ceilDiv(bytes, settings.page);
        return ratio * settings.page / 100 * dirtyablePages / settings.page;
    };
    DirtyLimits limits;
    limits.threshold = limit(settings.bytes, settings.ratio);
    limits.background = limit(settings.backgroundBytes, settings.backgroundRatio);
    if (limits.background >= limits.threshold)
        limits.background = limits.threshold / 2;
    return limits;
}

std::optional<PageRange> dirtyablePages(const DirtySettings &settings, const DirtyLimits &limits)
{
    const std::int64_t perPage = settings.ratio * settings.page / 100;
    const std::int64_t backgroundPerPage = settings.backgroundRatio * settings.page / 100;
    if (perPage <= 0 || backgroundPerPage <= 0 || settings.bytes > 0 || settings.backgroundBytes > 0)
        return std::nullopt;
    const PageRange hard = inverse(limits.threshold, perPage, settings.page);
    const PageRange soft = inverse(limits.background, backgroundPerPage, settings.page);
    const PageRange both{ std::max(hard.from, soft.from), std::min(hard.to, soft.to) };
    if (both.from > both.to)
        return std::nullopt;
    return both;
}

} // namespace analysis
