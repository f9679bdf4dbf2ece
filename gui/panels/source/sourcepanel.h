// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

class QLabel;

namespace gui {

class ExcerptView;

/// The log line in focus with its neighbours, as the session keeps them.
class SourcePanel : public Panel {
    Q_OBJECT
public:
    SourcePanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    void follow();
    QString heading(const model::SourceRef &ref) const;

    std::shared_ptr<const Session> m_session;
    QLabel *m_heading;
    ExcerptView *m_text;
};

} // namespace gui
