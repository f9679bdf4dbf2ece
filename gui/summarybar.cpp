// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/summarybar.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"

#include <QEvent>
#include <QRegularExpression>

#include <algorithm>

namespace gui {

namespace {

QString filesSentence(const Session &session)
{
    const auto &files = session.sources();
    const auto complete = std::count_if(files.begin(), files.end(),
        [](const model::SourceFile &file) { return file.status == model::SourceStatus::Read; });
    const int all = static_cast<int>(files.size());
    if (all == 1)
        return complete == 1 ? SummaryBar::tr("1 file read in full") : SummaryBar::tr("1 file, not read in full");
    return SummaryBar::tr("%1 of %n files read in full", nullptr, all).arg(complete);
}

} // namespace

SummaryBar::SummaryBar(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("summary"));
    setAccessibleName(tr("Summary"));
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setFocusPolicy(Qt::TabFocus);
    setWordWrap(true);
    setContentsMargins(10, 6, 10, 6);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont big = font();
    if (big.pointSizeF() > 0)
        big.setPointSizeF(big.pointSizeF() * 1.15);
    setFont(big);
    connect(this, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link == QLatin1String("worst"))
            emit worstWanted();
        else if (link == QLatin1String("incidents"))
            emit incidentsWanted();
        else
            emit sourcesWanted();
    });
}

void SummaryBar::setSession(const Session *session)
{
    m_count.clear();
    m_worst.clear();
    m_files.clear();
    if (session) {
        m_count = summarySentence(*session);
        m_files = filesSentence(*session);
        // Two sentences: how many, and the worst. Figures hold points too, so only one before a blank (or a CJK stop)
        // ends a sentence.
        static const QRegularExpression end(QStringLiteral("(?<=[.])\\s|(?<=。)"));
        const qsizetype at = session->worst() ? m_count.indexOf(end) : -1;
        if (at > 0) {
            m_worst = m_count.mid(at).trimmed();
            m_count.truncate(at);
        }
    }
    compose();
}

void SummaryBar::compose()
{
    const QColor text = palette().color(QPalette::Text), base = palette().color(QPalette::Base);
    const auto link = [](const QString &target, const QString &words, const QColor &color, const QString &weight) {
        return QStringLiteral("<a href='%1' style='color:%2;text-decoration:none;font-weight:%3'>%4</a>")
            .arg(target, color.name(), weight, words.toHtmlEscaped());
    };
    const QString normal = QStringLiteral("normal"), bold = QStringLiteral("600");
    QStringList parts;
    if (!m_count.isEmpty())
        parts << link(QStringLiteral("incidents"), m_count, text, m_worst.isEmpty() ? bold : normal);
    if (!m_worst.isEmpty())
        parts << link(QStringLiteral("worst"), m_worst, text, bold);
    if (!m_files.isEmpty())
        parts << link(QStringLiteral("sources"), m_files, mixed(text, base, 0.35), normal);
    setText(parts.join(QStringLiteral(" &nbsp;&nbsp; ")));
}

void SummaryBar::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        compose();
}

} // namespace gui
