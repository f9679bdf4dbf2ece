// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace gui {

class FindingView;

/// Why: what every rule says of the incident in focus. Ruled in is open; cannot tell and ruled out are one line each
/// until asked.
class HypothesesPanel : public Panel {
    Q_OBJECT
public:
    HypothesesPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addHead(QVBoxLayout &layout, const model::Incident &incident);
    void addFindings(QVBoxLayout &layout, const std::vector<model::Finding> &findings);
    void addTitle(QVBoxLayout &layout, const QString &text);
    void followFinding();

    std::shared_ptr<const Session> m_session;
    QScrollArea *m_scroll;
    std::vector<FindingView *> m_views;
};

} // namespace gui
