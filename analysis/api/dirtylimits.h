// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>

namespace analysis {

/// The vm.dirty_* settings; a *_bytes value of 0 leaves the ratio in force, as in the kernel.
struct DirtySettings {
    std::int64_t ratio = 20; ///< %
    std::int64_t backgroundRatio = 10; ///< %
    std::int64_t bytes = 0;
    std::int64_t backgroundBytes = 0;
    std::int64_t page = 4096; ///< bytes
};

/// In pages. Writers run free up to `freerun`, sleep in balance_dirty_pages above it, and stop at `threshold`; the
/// kernel steers towards the point half-way between the two.
struct DirtyLimits {
    std::int64_t threshold = 0;
    std::int64_t background = 0;

    std::int64_t freerun() const { return (threshold + background) / 2; }
    std::int64_t setpoint() const { return (freerun() + threshold) / 2; }
};

/// domain_dirty_limits() and dirty_freerun_ceiling() of mm/page-writeback.c: integer arithmetic on
/// ratio * page / 100 of the dirtyable pages (free + file pages - reserves).
DirtyLimits dirtyLimits(const DirtySettings &settings, std::int64_t dirtyablePages);

/// How many dirtyable pages lead to exactly these thresholds under these settings; nullopt when none does, which
/// means another page size, another formula, or settings that were not in force.
struct PageRange {
    std::int64_t from = 0;
    std::int64_t to = 0;
};
std::optional<PageRange> dirtyablePages(const DirtySettings &settings, const DirtyLimits &limits);

} // namespace analysis
