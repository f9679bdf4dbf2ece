// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/hypotheses/evidencebar.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gui {

namespace {
constexpr int MostSquares = 14;
}

EvidenceBar::EvidenceBar(const model::Finding &finding, QWidget *parent)
    : QWidget(parent)
    , m_verdict(finding.verdict)
{
    for (const model::Evidence &evidence : finding.evidence)
        (evidence.earned >= 0 ? m_for : m_against) += std::fabs(evidence.earned);
    m_words = tr("for %1, against %2").arg(valueText(m_for, {}), valueText(m_against, {}));
    setAccessibleName(tr("Evidence"));
    setAccessibleDescription(m_words);
    setToolTip(tr("Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.")
                   .arg(valueText(finding.coverage * 100, "%")));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize EvidenceBar::sizeHint() const { return { 160, fontMetrics().height() + 2 }; }

void EvidenceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const double scale = std::min(1.0, MostSquares / std::max(1.0, m_for + m_against));
    const int solid = static_cast<int>(std::lround(m_for * scale)),
              hollow = static_cast<int>(std::lround(m_against * scale));
    const int side = std::max(6, fontMetrics().height() * 5 / 10), top = (height() - side) / 2;
    const QColor color = verdictColor(m_verdict, isDark(palette()));
    int x = 0;
    for (int i = 0; i < solid + hollow; ++i) {
        const QRect square(x, top, side, side);
        if (i < solid) {
            painter.fillRect(square, color);
        } else {
            painter.setPen(color);
            painter.drawRect(square.adjusted(0, 0, -1, -1));
        }
        x += side + 2;
    }
    painter.setPen(mixed(palette().color(QPalette::WindowText), palette().color(QPalette::Window), 0.3));
    painter.drawText(QRect(x + 6, 0, width() - x - 6, height()), Qt::AlignVCenter | Qt::AlignLeft, m_words);
}

} // namespace gui
