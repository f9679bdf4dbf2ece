// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/finding.h"

#include <QWidget>

namespace gui {

/// Weight of the evidence for (solid squares) and against (hollow ones), with the figures in words.
class EvidenceBar : public QWidget {
    Q_OBJECT
public:
    EvidenceBar(const model::Finding &finding, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_for = 0, m_against = 0;
    model::Verdict m_verdict;
    QString m_words;
};

} // namespace gui
