// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/source/sourcepanel.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"
#include "gui/panels/source/excerptview.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace gui {

namespace {
constexpr model::LineNumber LinesAround = 40;
}

SourcePanel::SourcePanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_heading(new QLabel(this))
    , m_text(new ExcerptView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_heading->setObjectName(QStringLiteral("sourceHeading"));
    m_heading->setMargin(5);
    m_heading->setTextFormat(Qt::RichText);
    m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("excerpt"));
    m_text->setAccessibleName(tr("Log line"));
    layout->addWidget(m_heading);
    layout->addWidget(m_text, 1);
    connect(&view().focus, &Focus::lineChanged, this, &SourcePanel::follow);
}

void SourcePanel::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    follow();
}

QString SourcePanel::heading(const model::SourceRef &ref) const
{
    const model::SourceFile *file = m_session->source(ref.source);
    const QString path = file ? fromUtf8(file->path).toHtmlEscaped() : QString();
    QString text = ref.line == 0 ? QStringLiteral("<b>%1</b>").arg(path)
                                 : tr("<b>%1</b>, line %2").arg(path, locale().toString(ref.line));
    for (const model::Log &log : m_session->logs())
        if (log.source == ref.source) {
            text += QStringLiteral(" &nbsp;<span style='color:%1'>%2</span>")
                        .arg(mutedText(palette()).name(),
                            fromUtf8(log.tool.empty() ? log.format : log.tool).toHtmlEscaped());
            break;
        }
    return text;
}

void SourcePanel::follow()
{
    const model::SourceRef ref = view().focus.line();
    if (!m_session || !ref.isValid()) {
        m_heading->setText(m_session
                ? tr("Click a reference such as [iolog.txt:31] to see the line it rests on.").toHtmlEscaped()
                : QString());
        m_text->setLines({}, 0);
        return;
    }
    const model::LineNumber from = ref.line > LinesAround ? ref.line - LinesAround : 1;
    const auto lines
        = m_session->reader().excerpts(ref.source, from, std::max<model::LineNumber>(ref.line, 1) + LinesAround);
    m_heading->setText(heading(ref)
        + (lines.empty() ? QStringLiteral(" &nbsp;") + tr("The session keeps no lines of this place.") : QString()));
    m_text->setLines(lines, ref.line);
}

PanelInfo source()
{
    return { "source", QT_TRANSLATE_NOOP("panels", "Log line"), PanelPlace::BottomLeft,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new SourcePanel(context, parent); } };
}

} // namespace gui
