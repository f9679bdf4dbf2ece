// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/lanes.h"
#include "gui/api/session.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gui {

/// The values at one moment, as one line: "12:08:38  us 12.7 sy 27.7 wa 29.1 | sda write 203 ms queue 16.8 | ...".
/// Reads the samples themselves, never what is drawn.
class Readout {
public:
    void setSession(std::shared_ptr<const Session> session, const LaneRequest &request);
    QString at(model::Nanos t) const;
    /// What changed from one moment to another: "A 12:08:38.0 to B 12:08:45.0, 7 s | sda util 12 % → 100 % ...".
    QString between(model::Nanos a, model::Nanos b) const;

private:
    struct Item {
        QString label;
        std::string unit;
        bool bare; ///< without the unit: percentages of the CPU
        std::vector<LanePart> parts;
    };
    struct Block {
        QString title;
        std::vector<Item> items;
    };
    QString compose(const QString &head, const std::function<QString(const Item &)> &valueOf) const;
    std::optional<double> value(const Item &item, model::Nanos t) const;

    std::shared_ptr<const Session> m_session;
    std::vector<Block> m_blocks;
};

} // namespace gui
