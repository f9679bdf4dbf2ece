// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/pdf.h"

#include "gui/report/content.h"
#include "gui/report/pdfpost.h"
#include "gui/report/textlayout.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QLocale>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextObjectInterface>

#include <qcustomplot.h>

#include <limits>
#include <utility>

namespace gui::report {

namespace {

constexpr int Resolution = 1200;
constexpr int MostRepairs = 200;
const QColor HeaderInk(0x5f, 0x63, 0x68);

/// Puts a figure where the text layout has left room for it.
class FigureObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    FigureObject(const Document &document, FigurePrinter &printer)
        : m_document(document)
        , m_printer(printer)
    {
    }
    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        return format.property(FigureSize).toSizeF();
    }
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format) override
    {
        const auto number = static_cast<std::size_t>(format.intProperty(FigureNumber));
        m_printer.draw(painter, rect, std::get<Figure>(m_document.blocks[number]));
    }

private:
    const Document &m_document;
    FigurePrinter &m_printer;
};

class PdfPages {
public:
    PdfPages(const Document &document, FigurePrinter &figures)
        : m_document(document)
        , m_figures(figures)
        , m_figure(document, figures)
    {
    }
    QByteArray make();

private:
    void setUp(QPdfWriter &writer);
    void layOut(QPdfWriter &writer);
    bool isTorn(const QTextBlock &block) const;
    std::pair<double, double> heightOf(const QTextTable &table, int row) const;
    bool moveTornRow(const QTextBlock &block);
    void beginPage(const QTextBlock &block);
    bool mendFirstTear();
    int pages() const;
    bool draw(QPdfWriter &writer);
    void drawFrame(QPainter &painter, int page);
    void drawBody(QPainter &painter, int page);
    QVector<PdfHeading> headings(const QPdfWriter &writer) const;
    int pageOf(double y) const { return static_cast<int>(y / m_body.height()); }
    QRectF rectOf(const QTextBlock &block) const { return m_text.documentLayout()->blockBoundingRect(block); }

    const Document &m_document;
    FigurePrinter &m_figures;
    FigureObject m_figure;
    QTextDocument m_text;
    QSizeF m_page;
    QSizeF m_body;
    double m_band = 0; ///< height of the page header and of the footer
};

QByteArray PdfPages::make()
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QVector<PdfHeading> places;
    {
        QPdfWriter writer(&buffer);
        setUp(writer);
        layOut(writer);
        if (!draw(writer))
            return {};
        places = headings(writer);
    }
    return finishPdf(pdf, places, reportFamilies(), QLocale().bcp47Name());
}

void PdfPages::setUp(QPdfWriter &writer)
{
    writer.setTitle(m_document.title);
    writer.setCreator(QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion());
    writer.setResolution(Resolution);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 14, 18, 14), QPageLayout::Millimeter);
}

void PdfPages::layOut(QPdfWriter &writer)
{
    m_text.documentLayout()->setPaintDevice(&writer); // before any size is asked for
    m_text.setDefaultFont(reportFont());
    m_text.setDocumentMargin(0);
    QTextOption option = m_text.defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // paths and log lines have no blanks to break at
    m_text.setDefaultTextOption(option);
    m_text.documentLayout()->registerHandler(FigureType, &m_figure);
    m_band = QFontMetricsF(reportFont(), &writer).height() * 2;
    m_page = QSizeF(writer.width(), writer.height());
    m_body = QSizeF(m_page.width(), m_page.height() - 2 * m_band);
    m_text.setPageSize(m_body);
    TextLayout(m_text, m_figures, &writer, m_body.width()).add(m_document);
    for (int i = 0; i < MostRepairs && mendFirstTear(); ++i) { }
}

/// True when the block is cut by the end of a page although it must not be, or is parted from the one it belongs to.
bool PdfPages::isTorn(const QTextBlock &block) const
{
    const QTextBlockFormat format = block.blockFormat();
    const QRectF rect = rectOf(block);
    const int page = pageOf(rect.top());
    if (format.boolProperty(KeepWhole) && pageOf(rect.bottom() - 1) != page)
        return true;
    return format.boolProperty(KeepWithNext) && block.next().isValid()
        && pageOf(rectOf(block.next()).top() + 1) != page;
}

/// Top of the first and bottom of the last line in the cells of a row.
std::pair<double, double> PdfPages::heightOf(const QTextTable &table, int row) const
{
    double top = std::numeric_limits<double>::max(), bottom = 0;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        top = std::min(top, rectOf(cell.firstCursorPosition().block()).top());
        bottom = std::max(bottom, rectOf(cell.lastCursorPosition().block()).bottom());
    }
    return { top, bottom };
}

/// Qt parts a row of a table at the end of a page, unless not even its first line fits there with the padding below:
/// then the whole row moves. So the padding is made as large as that.
bool PdfPages::moveTornRow(const QTextBlock &block)
{
    const QTextCursor cursor(block);
    QTextTable *table = cursor.currentTable();
    const QTextTableCell cell = table ? table->cellAt(cursor) : QTextTableCell();
    if (!cell.isValid() || cell.column() != 0 || cell.firstCursorPosition().block() != block)
        return false;
    const auto [top, bottom] = heightOf(*table, cell.row());
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    const double room = (pageOf(top) + 1) * m_body.height() - top;
    const double padding = (room - block.layout()->lineAt(0).height()) * 96 / Resolution + 1;
    // A row that was moved and still does not fit is higher than a page.
    if (pageOf(top) == pageOf(bottom - 1) || format.bottomPadding() >= padding)
        return false;
    for (int column = 0; column < table->columns(); ++column) {
        QTextTableCell each = table->cellAt(cell.row(), column);
        format = each.format().toTableCellFormat();
        format.setBottomPadding(padding);
        each.setFormat(format);
    }
    return true;
}

/// Moves the block to the next page. Behind a table Qt breaks the page twice; there the room that is left goes above
/// it.
void PdfPages::beginPage(const QTextBlock &block)
{
    const double top = rectOf(block).top();
    QTextBlockFormat format = block.blockFormat();
    const double margin = format.topMargin();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).setBlockFormat(format);
    m_text.pageCount();
    if (pageOf(rectOf(block).top() + 1) <= pageOf(top) + 1)
        return;
    const double room = (pageOf(top) + 1) * m_body.height() - top;
    format.setPageBreakPolicy(QTextFormat::PageBreak_Auto);
    format.setTopMargin(margin + room * 96 / Resolution + 1);
    QTextCursor(block).setBlockFormat(format);
}

/// Finds the first torn block or row and moves it, with those before it that must stay with it, to the next page. False
/// when there is none.
bool PdfPages::mendFirstTear()
{
    m_text.pageCount(); // lays everything out
    QTextBlock start; // of the chain of blocks that stay together
    bool chained = false;
    for (QTextBlock block = m_text.begin(); block.isValid(); block = block.next()) {
        if (!chained)
            start = block;
        chained = block.blockFormat().boolProperty(KeepWithNext);
        if (moveTornRow(block))
            return true;
        QTextBlockFormat format = start.blockFormat();
        // A chain that already begins a page is longer than one.
        if (!isTorn(block) || (format.pageBreakPolicy() & QTextFormat::PageBreak_AlwaysBefore))
            continue;
        beginPage(start);
        return true;
    }
    return false;
}

/// Up to the last that holds something: the empty block behind a table at the end may lie on a page of its own.
int PdfPages::pages() const
{
    QTextBlock last = m_text.lastBlock();
    while (last.previous().isValid() && last.text().isEmpty())
        last = last.previous();
    return std::min(m_text.pageCount(), pageOf(rectOf(last).bottom() - 1) + 1);
}

bool PdfPages::draw(QPdfWriter &writer)
{
    QCPPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (int page = 0; page < pages(); ++page) {
        if (page > 0)
            writer.newPage();
        drawFrame(painter, page);
        drawBody(painter, page);
    }
    return painter.end();
}

void PdfPages::drawFrame(QPainter &painter, int page)
{
    painter.save();
    QFont small = reportFont();
    small.setPointSizeF(8);
    painter.setFont(small);
    painter.setPen(HeaderInk);
    const QRectF all(QPointF(0, 0), m_page);
    const QFontMetricsF metrics(small, painter.device());
    const QString left = metrics.elidedText(m_document.title, Qt::ElideMiddle, m_page.width() * 0.55);
    const QString right = metrics.elidedText(m_document.machine, Qt::ElideRight, m_page.width() * 0.42);
    painter.drawText(all, Qt::AlignLeft | Qt::AlignTop, left);
    painter.drawText(all, Qt::AlignRight | Qt::AlignTop, right);
    const QString made = QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion()
        + QStringLiteral(", ") + m_document.date;
    painter.drawText(all, Qt::AlignLeft | Qt::AlignBottom, made);
    painter.drawText(all, Qt::AlignRight | Qt::AlignBottom, Report::tr("Page %1 of %2").arg(page + 1).arg(pages()));
    painter.setPen(QPen(QColor(0xc4, 0xc9, 0xcf), Resolution / 144.0));
    painter.drawLine(QPointF(0, m_band * 0.62), QPointF(m_page.width(), m_band * 0.62));
    painter.restore();
}

void PdfPages::drawBody(QPainter &painter, int page)
{
    painter.save();
    painter.translate(0, m_band - page * m_body.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = QPalette(Qt::black, Qt::white); // never the dark palette of the screen
    context.clip = QRectF(0, page * m_body.height(), m_body.width(), m_body.height());
    painter.setClipRect(context.clip.adjusted(-2, 0, 2, Resolution / 96.0));
    m_text.documentLayout()->draw(&painter, context);
    painter.restore();
}

QVector<PdfHeading> PdfPages::headings(const QPdfWriter &writer) const
{
    const double unit = 72.0 / Resolution;
    const double top = writer.pageLayout().marginsPixels(Resolution).top();
    const double height = writer.pageLayout().fullRectPoints().height();
    QVector<PdfHeading> list;
    for (QTextBlock block = m_text.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QStringList names = it.fragment().charFormat().anchorNames();
            if (names.isEmpty())
                continue;
            const QRectF rect = rectOf(block);
            const int page = pageOf(rect.top());
            const double y = rect.top() - page * m_body.height() + m_band + top;
            list.append({ block.blockFormat().headingLevel(), page, height - y * unit, block.text(), names.first() });
        }
    return list;
}

} // namespace

QByteArray toPdf(const Document &document, FigurePrinter &figures) { return PdfPages(document, figures).make(); }

} // namespace gui::report

#include "pdf.moc"
