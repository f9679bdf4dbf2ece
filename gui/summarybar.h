// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QLabel>

namespace gui {

/// The answer in one line, under the tool bar. Its parts are links.
class SummaryBar : public QLabel {
    Q_OBJECT
public:
    explicit SummaryBar(QWidget *parent = nullptr);
    void setSession(const Session *session);

signals:
    void incidentsWanted();
    void worstWanted();
    void sourcesWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void compose();
    QString m_count, m_worst, m_files;
};

} // namespace gui
