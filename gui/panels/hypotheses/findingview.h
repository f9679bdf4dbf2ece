// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace gui {

/// One hypothesis: title, verdict and role; opened, also the bar, the sentence, the evidence and what is missing. The
/// body is made when it is first opened.
class FindingView : public QWidget {
    Q_OBJECT
public:
    FindingView(const Session &session, const model::Finding &finding, QWidget *parent);
    void setOpen(bool open);
    bool isOpen() const;
    const std::string &rule() const { return m_finding.rule; }

signals:
    void lineWanted(const model::SourceRef &ref);

private:
    QWidget *makeHead();
    void makeBody();
    void addEvidence(QVBoxLayout &layout, const model::Evidence &evidence);
    void addMissing(QVBoxLayout &layout, const model::MissingSignal &missing);
    bool eventFilter(QObject *watched, QEvent *event) override; ///< a click anywhere on the head opens and closes

    const Session &m_session;
    const model::Finding &m_finding;
    QToolButton *m_toggle = nullptr;
    QWidget *m_body = nullptr;
};

/// "[iolog.txt:31]" as a link that follow() understands; empty for a reference that is not valid.
QString refLink(const Session &session, const model::SourceRef &ref);
model::SourceRef refFromLink(const QString &link);

} // namespace gui
