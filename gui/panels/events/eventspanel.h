// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/rowpanel.h"

namespace gui {

/// What the kernel and others said, in order of time; those said during the incident in focus are marked.
class EventsPanel : public RowPanel {
    Q_OBJECT
public:
    EventsPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    void fill();
    TableRow row(const model::Event &event, const std::optional<model::TimeRange> &incident) const;

    std::shared_ptr<const Session> m_session;
    bool m_withDate = false;
};

} // namespace gui
