// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/source/excerptview.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"

#include <QFontDatabase>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace gui {

class ExcerptView::Margin : public QWidget {
public:
    explicit Margin(ExcerptView *owner)
        : QWidget(owner)
        , m_owner(owner)
    {
    }
    QSize sizeHint() const override { return { m_owner->marginWidth(), 0 }; }

protected:
    void paintEvent(QPaintEvent *event) override { m_owner->paintMargin(event); }

private:
    ExcerptView *m_owner;
};

ExcerptView::ExcerptView(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_margin(new Margin(this))
{
    setReadOnly(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
}

void ExcerptView::setLines(const std::vector<model::Excerpt> &lines, model::LineNumber marked)
{
    m_numbers.clear();
    m_marked = marked;
    QString text;
    for (const model::Excerpt &line : lines) {
        if (!m_numbers.empty() && line.line != m_numbers.back() + 1) {
            m_numbers.push_back(0);
            text += QStringLiteral("\n");
        }
        QString shown = fromUtf8(line.text);
        shown.replace(QLatin1Char('\n'), QLatin1Char(' '));
        text += (m_numbers.empty() ? QString() : QStringLiteral("\n")) + shown;
        m_numbers.push_back(line.line);
    }
    setPlainText(text);
    setViewportMargins(marginWidth(), 0, 0, 0);
    m_margin->update();
    mark();
}

int ExcerptView::blockOf(model::LineNumber line) const
{
    const auto at = std::find(m_numbers.begin(), m_numbers.end(), line);
    return line == 0 || at == m_numbers.end() ? -1 : static_cast<int>(at - m_numbers.begin());
}

QString ExcerptView::markedText() const
{
    const int block = blockOf(m_marked);
    return block < 0 ? QString() : document()->findBlockByNumber(block).text();
}

void ExcerptView::mark()
{
    const int block = blockOf(m_marked);
    QList<QTextEdit::ExtraSelection> marks;
    if (block >= 0) {
        QTextEdit::ExtraSelection selection;
        selection.format.setBackground(markerColor(isDark(palette())));
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selection.cursor = QTextCursor(document()->findBlockByNumber(block));
        marks << selection;
        setTextCursor(selection.cursor);
        centerCursor();
        horizontalScrollBar()->setValue(0);
    }
    addSought(marks);
    setExtraSelections(marks);
}

void ExcerptView::setSought(const QString &words)
{
    if (words == m_sought)
        return;
    m_sought = words;
    mark();
}

void ExcerptView::addSought(QList<QTextEdit::ExtraSelection> &marks) const
{
    if (m_sought.isEmpty())
        return;
    QTextEdit::ExtraSelection selection;
    selection.format.setFontWeight(QFont::Bold);
    selection.format.setFontUnderline(true);
    for (QTextCursor at = document()->find(m_sought); !at.isNull(); at = document()->find(m_sought, at)) {
        selection.cursor = at;
        marks << selection;
    }
}

int ExcerptView::marginWidth() const
{
    const model::LineNumber largest = m_numbers.empty() ? 0 : *std::max_element(m_numbers.begin(), m_numbers.end());
    return fontMetrics().horizontalAdvance(QString::number(largest)) + 20;
}

void ExcerptView::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    const QColor text = palette().color(QPalette::Text), base = palette().color(QPalette::Base);
    painter.fillRect(event->rect(), mixed(base, text, 0.04));
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    while (block.isValid()) {
        const QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
        if (rect.top() > event->rect().bottom())
            break;
        const model::LineNumber number
            = m_numbers.empty() ? 0 : m_numbers[static_cast<std::size_t>(block.blockNumber())];
        const bool marked = number != 0 && number == m_marked;
        const QRect row(0, static_cast<int>(rect.top()), m_margin->width(), static_cast<int>(rect.height()));
        if (marked)
            painter.fillRect(row, markerColor(isDark(palette())));
        painter.setPen(mixed(text, base, marked ? 0 : 0.45));
        painter.drawText(row.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
            number == 0 ? QStringLiteral("⋮") : QString::number(number));
        block = block.next();
    }
}

void ExcerptView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

void ExcerptView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark();
}

} // namespace gui
