// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/source/sourcepanel.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"
#include "gui/panels/source/excerptview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

namespace {
constexpr model::LineNumber LinesAround = 40;
}

SourcePanel::SourcePanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_heading(new QLabel(this))
    , m_find(new QLineEdit(this))
    , m_hits(new QLabel(this))
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
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 2, 4, 2);
    head->addWidget(m_heading, 1);
    head->addWidget(makeSearch());
    layout->addLayout(head);
    layout->addWidget(m_text, 1);
    connect(&view().focus, &Focus::lineChanged, this, &SourcePanel::follow);
}

void SourcePanel::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_search.setSession(m_session);
    m_find->clear();
    m_find->setEnabled(m_session != nullptr);
    follow();
}

void SourcePanel::setComparison(std::shared_ptr<const Compared> compared)
{
    if (m_compared)
        m_compared->beforeLine->disconnect(this);
    const bool showsOther = m_compared && m_compared->beforeLine->ref().isValid();
    m_compared = std::move(compared);
    if (m_compared)
        connect(m_compared->beforeLine.get(), &OtherLine::changed, this, &SourcePanel::followOther);
    if (showsOther)
        follow();
}

QWidget *SourcePanel::makeSearch()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    m_find->setObjectName(QStringLiteral("findText"));
    m_find->setPlaceholderText(tr("Find in the kept lines"));
    m_find->setAccessibleName(tr("Find in the kept lines of all sources"));
    m_find->setToolTip(tr("Return: next line, Shift+Return: previous line. The session keeps the lines around each one "
                          "that is cited"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 26);
    row->addWidget(m_hits);
    row->addWidget(m_find);
    const auto button = [&](Qt::ArrowType arrow, const QString &name, int step) {
        auto *made = new QToolButton(box);
        made->setArrowType(arrow);
        made->setAutoRaise(true);
        made->setToolTip(name);
        made->setAccessibleName(name);
        connect(made, &QToolButton::clicked, this, [this, step] { go(step); });
        row->addWidget(made);
    };
    button(Qt::UpArrow, tr("Previous line that holds it"), -1);
    button(Qt::DownArrow, tr("Next line that holds it"), 1);
    connect(m_find, &QLineEdit::textChanged, this, [this] { m_hits->clear(); });
    m_find->installEventFilter(this);
    return box;
}

/// Return is for the line edit's own signal, which does not tell Shift.
bool SourcePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            go(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void SourcePanel::go(int step)
{
    m_search.seek(m_find->text());
    m_text->setSought(m_find->text());
    if (const auto hit = m_search.neighbour(view().focus.line(), step))
        view().focus.setLine(*hit);
    showHits();
}

void SourcePanel::showHits()
{
    const int number = m_search.numberOf(view().focus.line());
    m_hits->setText(m_find->text().isEmpty() ? QString()
            : m_search.count() == 0          ? tr("not found")
                                             : tr("%1 of %2").arg(number).arg(m_search.count()));
}

QString SourcePanel::heading(const Session &session, const model::SourceRef &ref) const
{
    const model::SourceFile *file = session.source(ref.source);
    const QString path = file ? fromUtf8(file->path).toHtmlEscaped() : QString();
    QString text = ref.line == 0 ? QStringLiteral("<b>%1</b>").arg(path)
                                 : tr("<b>%1</b>, line %2").arg(path, locale().toString(ref.line));
    for (const model::Log &log : session.logs())
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
    if (m_session && ref.isValid())
        return show(*m_session, ref, {});
    m_heading->setText(m_session
            ? tr("Click a reference such as [iolog.txt:31] to see the line it rests on.").toHtmlEscaped()
            : QString());
    m_text->setLines({}, 0);
}

void SourcePanel::followOther()
{
    const model::SourceRef ref = m_compared->beforeLine->ref();
    if (!ref.isValid())
        return follow();
    show(m_compared->session(model::Before), ref,
        tr("before: %1").arg(fromUtf8(m_compared->comparison.sides[model::Before].label)));
}

void SourcePanel::show(const Session &session, const model::SourceRef &ref, const QString &remark)
{
    const model::LineNumber from = ref.line > LinesAround ? ref.line - LinesAround : 1;
    const model::LineNumber to = std::max<model::LineNumber>(ref.line, 1) + LinesAround;
    auto lines = session.reader().excerpts(ref.source, from, to);
    // A session keeps the lines that its analysis cites; a comparison cites others.
    const bool kept
        = std::any_of(lines.begin(), lines.end(), [&ref](const auto &line) { return line.line == ref.line; });
    const model::SourceFile *file = session.source(ref.source);
    if (!kept && file && m_compared && m_compared->readLines)
        if (auto read = m_compared->readLines(*file, from, to); !read.empty())
            lines = std::move(read);
    QString text = heading(session, ref);
    for (const QString &more :
        { remark.toHtmlEscaped(), lines.empty() ? tr("The session keeps no lines of this place.") : QString() })
        if (!more.isEmpty())
            text += QStringLiteral(" &nbsp;") + more;
    m_heading->setText(text);
    m_text->setLines(lines, ref.line);
}

PanelInfo source()
{
    return { "source", QT_TRANSLATE_NOOP("panels", "Log line"), PanelPlace::BottomLeft,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new SourcePanel(context, parent); } };
}

} // namespace gui
