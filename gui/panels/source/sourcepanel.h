// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/panel.h"
#include "gui/panels/source/linesearch.h"

class QLabel;
class QLineEdit;

namespace gui {

class ExcerptView;

/// The log line in focus with its neighbours, as the session keeps them; and a search over all kept lines.
class SourcePanel : public Panel, public ComparisonViewer {
    Q_OBJECT
public:
    SourcePanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;
    void setComparison(std::shared_ptr<const Compared> compared) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeSearch();
    void go(int step); ///< to the next hit, or the one before
    void showHits();
    void follow();
    void followOther();
    void show(const Session &session, const model::SourceRef &ref, const QString &remark);
    QString heading(const Session &session, const model::SourceRef &ref) const;

    std::shared_ptr<const Session> m_session;
    std::shared_ptr<const Compared> m_compared;
    LineSearch m_search;
    QLabel *m_heading;
    QLineEdit *m_find;
    QLabel *m_hits;
    ExcerptView *m_text;
};

} // namespace gui
