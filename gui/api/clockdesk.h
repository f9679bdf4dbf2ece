// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clockcorrection.h"

#include <QObject>

#include <vector>

namespace gui {

/// Where panels ask for other clocks. Whoever owns the session works it out again from the stored samples.
class ClockDesk : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// All corrections that are to hold, in place of those of the session.
    void ask(const std::vector<model::ClockCorrection> &corrections) { emit wanted(corrections); }

signals:
    void wanted(const std::vector<model::ClockCorrection> &corrections);
};

} // namespace gui
