// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <optional>

namespace importers {

/// Sees where the wall clock of a log was set while it was being written: from 1970, where a machine without a clock of
/// its own starts, to the date; or by an hour at night, when summer time begins or ends. Any other fall or leap is a
/// pause or another run.
class ClockSteps {
public:
    /// The raw stamps of a log in file order. The jump over the usual distance of reports when the clock was set
    /// between this stamp and the one before.
    std::optional<model::Nanos> see(model::Nanos raw);

private:
    std::optional<model::Nanos> m_last;
    model::Nanos m_usual = 0; ///< distance of the two stamps before
};

} // namespace importers
