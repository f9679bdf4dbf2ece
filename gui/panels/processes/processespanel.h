// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/rowpanel.h"

namespace gui {

/// Who ran and who waited during the incident in focus.
class ProcessesPanel : public RowPanel {
    Q_OBJECT
public:
    ProcessesPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow();
    void fill();

    std::shared_ptr<const Session> m_session;
    bool m_stale = true; ///< a long recording holds many thousands of processes: read only while it is seen
};

} // namespace gui
