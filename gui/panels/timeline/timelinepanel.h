// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

class QScrollArea;

namespace gui {

class OverviewStrip;
class TimelineView;

/// What the machine did: overview on top, lanes below; the lanes scroll when there are more than fit.
class TimelinePanel : public Panel {
    Q_OBJECT
public:
    TimelinePanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    void visit(int incident);

    std::shared_ptr<const Session> m_session;
    OverviewStrip *m_overview;
    TimelineView *m_timeline;
    QScrollArea *m_scroll;
};

} // namespace gui
