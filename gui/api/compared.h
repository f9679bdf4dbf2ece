// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"
#include "analysis/model/records.h"
#include "gui/api/otherline.h"
#include "gui/api/session.h"

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace gui {

/// A comparison with the sessions that its references lead into; both may be the same. Lives in one thread.
struct Compared {
    std::shared_ptr<void> scratch; ///< removes session files that were made for it, after the sessions
    std::array<std::shared_ptr<const Session>, 2> sessions;
    model::Comparison comparison;
    std::shared_ptr<OtherLine> beforeLine = std::make_shared<OtherLine>();
    /// Lines from one to another that a session does not keep, out of the bundle; none when it is gone or too large.
    std::function<std::vector<model::Excerpt>(const model::SourceFile &, model::LineNumber, model::LineNumber)>
        readLines;

    const Session &session(model::Side side) const { return *sessions[side]; }
};

/// What a panel is besides that shows a comparison, or lines of its before side. Null when there is none.
class ComparisonViewer {
public:
    virtual ~ComparisonViewer() = default;
    virtual void setComparison(std::shared_ptr<const Compared> compared) = 0;
};

} // namespace gui
