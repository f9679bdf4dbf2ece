// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <functional>

namespace model {

/// How a long job talks to whoever started it. Both members may be empty.
struct JobControl {
    /// done of total, in bytes of the packed input or in steps; called at most about a thousand times.
    std::function<void(double done, double total)> progress;
    const std::atomic_bool *cancel = nullptr;

    bool cancelled() const { return cancel && cancel->load(std::memory_order_relaxed); }
    void report(double done, double total) const
    {
        if (progress)
            progress(done, total);
    }
};

} // namespace model
