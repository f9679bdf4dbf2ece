// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/textlayout.h"

#include "gui/report/figureprinter.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QLocale>
#include <QPaintDevice>
#include <QTextBlock>

#include <algorithm>

namespace gui::report {

namespace {

constexpr double BodyPoints = 9.5;
constexpr double NotePoints = 8.5;
constexpr double TablePoints = 8.5;
constexpr double CodePoints = 7;
constexpr double SmallestCodePoints = 5.5;
constexpr double Step = 14; ///< of an indent, in 1/96 inch
constexpr double IndentUnit = 0.1; ///< the grain of indents, in 1/96 inch
const QColor FaintInk(0x5f, 0x63, 0x68);
const QColor LinkInk(0x1a, 0x54, 0x90);
const QColor RuleInk(0xc4, 0xc9, 0xcf);
const QColor CodeGround(0xf3, 0xf4, 0xf6);

QStringList monoFamilies()
{
    return QStringList{ QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Noto Sans Mono"),
        QStringLiteral("monospace") }
    + reportFamilies();
}

QTextBlockFormat blockFormat(double top, double bottom)
{
    QTextBlockFormat format;
    format.setTopMargin(top);
    format.setBottomMargin(bottom);
    return format;
}

/// Some versions of Qt scale the indent of the first line from 1/96 inch to the device, others do not.
double firstLineScale(QPaintDevice *device)
{
    constexpr double asked = 96;
    QTextDocument probe;
    probe.documentLayout()->setPaintDevice(device);
    probe.setDocumentMargin(0);
    probe.setPageSize(QSizeF(device->width(), device->height()));
    QTextBlockFormat format;
    format.setTextIndent(asked);
    QTextCursor cursor(&probe);
    cursor.setBlockFormat(format);
    cursor.insertText(QStringLiteral("x"));
    probe.pageCount(); // lays it out
    const double got = probe.begin().layout()->lineAt(0).x();
    return got > 0 ? asked * device->logicalDpiX() / 96 / got : 1;
}

struct HeadingLook {
    double points, top, bottom;
};

HeadingLook lookOf(int level)
{
    if (level == 1)
        return { 18, 0, 4 };
    return level == 2 ? HeadingLook{ 13, 18, 5 } : HeadingLook{ 11, 14, 4 };
}

double pointsOf(Paragraph::Kind kind)
{
    switch (kind) {
    case Paragraph::Kind::Lead:
        return 11.5;
    case Paragraph::Kind::Note:
        return NotePoints;
    case Paragraph::Kind::Head:
    case Paragraph::Kind::Body:
        break;
    }
    return BodyPoints;
}

double topOf(Paragraph::Kind kind) { return kind == Paragraph::Kind::Head ? 10 : 4; }

} // namespace

QStringList reportFamilies()
{
    const bool japanese = QLocale().language() == QLocale::Japanese;
    return { QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
        japanese ? QStringLiteral("Noto Sans CJK JP") : QStringLiteral("Noto Sans CJK SC") };
}

QFont reportFont()
{
    QFont font;
    font.setFamilies(reportFamilies());
    font.setPointSizeF(BodyPoints);
    // A hair of letter spacing turns ligatures off, or "findings" would be copied as U+FB01 "ndings".
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

TextLayout::TextLayout(QTextDocument &target, FigurePrinter &figures, QPaintDevice *device, double width)
    : m_figures(figures)
    , m_device(device)
    , m_width(width)
    , m_firstLineScale(firstLineScale(device))
    , m_cursor(&target)
{
    target.setIndentWidth(IndentUnit);
}

void TextLayout::setHanging(QTextBlockFormat &format, double indent, double hang) const
{
    // Left margins are not scaled to the device, indents are.
    format.setIndent(qRound((indent + hang) / IndentUnit));
    format.setTextIndent(-hang * m_firstLineScale);
}

void TextLayout::add(const Document &document)
{
    m_cursor.beginEditBlock(); // one layout at the end: without it each cell of a table lays out the whole table
    for (const Block &block : document.blocks) {
        std::visit([this](const auto &content) { add(content); }, block);
        ++m_number;
    }
    m_cursor.endEditBlock();
}

void TextLayout::block(const QTextBlockFormat &format)
{
    if (m_fresh) {
        m_cursor.setBlockFormat(format);
        m_cursor.setBlockCharFormat({});
    } else {
        m_cursor.insertBlock(format, {});
    }
    m_fresh = false;
}

QTextCharFormat TextLayout::charFormat(const Span &span, double points) const
{
    QTextCharFormat format;
    const bool monospaced = span.style == Span::Style::Mono;
    format.setFontFamilies(monospaced ? monoFamilies() : reportFamilies());
    format.setFontPointSize(monospaced ? points * 0.85 : points);
    if (span.style == Span::Style::Bold)
        format.setFontWeight(QFont::DemiBold);
    if (span.style == Span::Style::Faint)
        format.setForeground(FaintInk);
    if (span.color.isValid())
        format.setForeground(span.color);
    if (!span.link.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(span.link);
        format.setForeground(LinkInk);
    }
    if (!span.anchor.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorNames({ span.anchor });
    }
    return format;
}

void TextLayout::spans(QTextCursor &cursor, const Spans &spans, double points)
{
    for (const Span &span : spans)
        cursor.insertText(span.text, charFormat(span, points));
}

double TextLayout::widthOf(const QString &text, double points, bool monospaced) const
{
    QFont font = reportFont();
    if (monospaced)
        font.setFamilies(monoFamilies());
    font.setPointSizeF(points);
    return QFontMetricsF(font, m_device).horizontalAdvance(text) * 96 / m_device->logicalDpiX();
}

void TextLayout::add(const Heading &heading)
{
    const HeadingLook look = lookOf(heading.level);
    QTextBlockFormat format = blockFormat(look.top, look.bottom);
    format.setHeadingLevel(heading.level);
    format.setProperty(KeepWithNext, true);
    block(format);
    QTextCharFormat text = charFormat(bold(heading.text), look.points);
    text.setAnchor(true);
    text.setAnchorNames({ heading.anchor });
    m_cursor.insertText(heading.text, text);
}

void TextLayout::add(const Paragraph &paragraph)
{
    const double points = pointsOf(paragraph.kind);
    const bool item = !paragraph.mark.isEmpty();
    QTextBlockFormat format = blockFormat(item ? 0 : topOf(paragraph.kind), item ? 2 : 3);
    format.setProperty(KeepWithNext, paragraph.keepWithNext);
    format.setProperty(KeepWhole, true);
    const QString mark = item ? paragraph.mark + QChar(0x2002) : QString();
    setHanging(format, Step * paragraph.indent, item ? widthOf(mark, points, false) : 0);
    block(format);
    if (item)
        m_cursor.insertText(mark, charFormat(bold(mark), points));
    spans(m_cursor, paragraph.spans, points);
}

void TextLayout::row(QTextTable *table, int row, const std::vector<Spans> &cells, const Table &content, bool header)
{
    for (int column = 0; column < table->columns(); ++column) {
        const auto index = static_cast<std::size_t>(column);
        QTextTableCell cell = table->cellAt(row, column);
        QTextTableCellFormat look;
        look.setBottomBorder(header ? 1 : 0.5);
        look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        look.setBottomBorderBrush(header ? FaintInk : RuleInk);
        look.setLeftPadding(column == 0 ? 0 : 6);
        look.setRightPadding(4);
        look.setTopPadding(2.5);
        look.setBottomPadding(2.5);
        cell.setFormat(look);
        QTextCursor cursor = cell.firstCursorPosition();
        QTextBlockFormat format;
        format.setAlignment(content.rightAligned[index] ? Qt::AlignRight : Qt::AlignLeft);
        cursor.setBlockFormat(format);
        spans(cursor, cells[index], TablePoints);
    }
}

void TextLayout::add(const Table &table)
{
    QTextTableFormat format;
    format.setHeaderRowCount(1); // repeated on every page
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setTopMargin(4);
    format.setBottomMargin(14);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QList<QTextLength> widths;
    for (const int width : table.widths)
        widths << QTextLength(QTextLength::PercentageLength, width);
    format.setColumnWidthConstraints(widths);
    QTextTable *grid
        = m_cursor.insertTable(static_cast<int>(table.rows.size()) + 1, static_cast<int>(table.header.size()), format);
    std::vector<Spans> names;
    for (const QString &name : table.header)
        names.push_back({ bold(name) });
    row(grid, 0, names, table, true);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        row(grid, static_cast<int>(i) + 1, table.rows[i], table, false);
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true; // Qt puts an empty block behind a table
}

void TextLayout::add(const Code &code)
{
    double points = CodePoints;
    double widest = 0;
    for (const Code::Line &line : code.lines)
        widest = std::max(widest, widthOf(QStringLiteral("000000  ") + line.text, points, true));
    const double room = m_width * 96 / m_device->logicalDpiX() - 2 * Step;
    if (widest > room)
        points = std::max(SmallestCodePoints, points * room / widest);
    if (!code.caption.isEmpty())
        add(Paragraph{ { mono(code.caption) }, Paragraph::Kind::Note, 1, {}, true });
    for (std::size_t i = 0; i < code.lines.size(); ++i) {
        const Code::Line &line = code.lines[i];
        const bool numbered = !line.number.isEmpty();
        const QString number = numbered ? line.number.rightJustified(6) + QStringLiteral("  ") : QString();
        QTextBlockFormat format = blockFormat(0, i + 1 == code.lines.size() ? 6 : 0);
        setHanging(format, Step, numbered ? widthOf(number, points, true) : Step);
        format.setBackground(CodeGround);
        format.setProperty(KeepWithNext, i + 1 < code.lines.size());
        format.setProperty(KeepWhole, true);
        block(format);
        QTextCharFormat ink = charFormat(mono({}), points / 0.85);
        ink.setForeground(FaintInk);
        m_cursor.insertText(number, ink);
        if (line.cited || !numbered)
            ink.setForeground(Qt::black);
        m_cursor.insertText(line.text, ink);
    }
}

void TextLayout::add(const Figure &figure)
{
    QTextBlockFormat format = blockFormat(2, 2);
    format.setProperty(KeepWithNext, true);
    block(format);
    const QSizeF size = m_figures.sizeOf(figure);
    QTextCharFormat object;
    object.setObjectType(FigureType);
    object.setProperty(FigureNumber, m_number);
    object.setProperty(FigureSize, QSizeF(m_width, m_width * size.height() / size.width()));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    add(Paragraph{ { faint(figure.caption) }, Paragraph::Kind::Note, 0, {}, false });
}

} // namespace gui::report
