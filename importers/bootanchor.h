// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <optional>
#include <string>

namespace importers {

/// When the machine started, narrowed down by every uptime that is printed next to a wall clock.
class BootAnchor {
public:
    /// `now`: wall clock in whole seconds; `up` was cut to whole `resolution`.
    void add(model::Nanos now, model::Nanos up, model::Nanos resolution);
    bool any() const { return m_best.has_value(); }
    /// "2025-03-07T11:07:30 ± 30", or "11:07:30 ± 30" when the wall clock has no date; the uncertainty in seconds.
    std::string text(bool dated) const;
    /// The last uptime seen, in whole seconds.
    std::string upSeconds() const;

private:
    struct Span {
        model::Nanos from, to;
    };
    std::optional<Span> m_current; ///< the starts that agree with all uptimes since the clock was last set
    std::optional<Span> m_best;
    model::Nanos m_up = 0;
};

} // namespace importers
