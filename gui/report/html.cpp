// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/html.h"

#include "gui/report/content.h"

#include <QLocale>

namespace gui::report {

namespace {

const char *const Style = R"(
body { font: 15px/1.45 "Noto Sans", "DejaVu Sans", "Noto Sans CJK SC", sans-serif; color: #111; background: #fff; max-width: 960px; margin: 2em auto; padding: 0 1.2em; }
h1 { font-size: 1.8em; margin: 0 0 .2em; overflow-wrap: anywhere; }
h2 { font-size: 1.3em; margin: 1.6em 0 .4em; border-bottom: 1px solid #c4c9cf; }
h3 { font-size: 1.1em; margin: 1.4em 0 .3em; }
p { margin: .35em 0; overflow-wrap: anywhere; }
p.lead { font-size: 1.15em; }
p.note { font-size: .88em; }
p.item { padding-left: 2.4em; text-indent: -1.1em; margin: .15em 0; }
p.item > b.mark { display: inline-block; width: 1.1em; text-indent: 0; }
.faint { color: #5f6368; }
a { color: #1a5490; text-decoration: none; }
a:hover { text-decoration: underline; }
code, pre { font-family: "DejaVu Sans Mono", "Noto Sans Mono", monospace; font-size: .85em; }
pre { background: #f3f4f6; padding: .5em .8em; overflow-x: auto; margin: .3em 0 .8em 1.2em; }
pre .n, pre .other { color: #5f6368; user-select: none; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: .92em; margin: .5em 0; }
th { text-align: left; border-bottom: 2px solid #5f6368; }
td { border-bottom: 1px solid #c4c9cf; overflow-wrap: anywhere; }
th, td { padding: .25em .5em .25em 0; vertical-align: top; }
.right { text-align: right; padding-right: 1em; }
figure { margin: .6em 0; }
figure svg { width: 100%; height: auto; }
figcaption { font-size: .88em; color: #5f6368; }
footer { margin-top: 2.5em; font-size: .85em; color: #5f6368; }
@media print { body { margin: 0; max-width: none; font-size: 11px; } h2, h3 { break-after: avoid; } figure, pre, tr { break-inside: avoid; } }
)";

QString escaped(const QString &text) { return text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")); }

QString attribute(const char *name, const QString &value)
{
    return value.isEmpty() ? QString()
                           : QStringLiteral(" %1=\"%2\"").arg(QString::fromLatin1(name), value.toHtmlEscaped());
}

QString html(const Span &span)
{
    QString text = escaped(span.text);
    if (span.style == Span::Style::Bold)
        text = QStringLiteral("<b>") + text + QStringLiteral("</b>");
    if (span.style == Span::Style::Mono)
        text = QStringLiteral("<code>") + text + QStringLiteral("</code>");
    const QString look = span.color.isValid() ? QStringLiteral("color:") + span.color.name() : QString();
    const QString kind = span.style == Span::Style::Faint ? QStringLiteral("faint") : QString();
    if (!look.isEmpty() || !kind.isEmpty() || !span.anchor.isEmpty())
        text = QStringLiteral("<span") + attribute("class", kind) + attribute("style", look)
            + attribute("id", span.anchor) + QLatin1Char('>') + text + QStringLiteral("</span>");
    return span.link.isEmpty()
        ? text
        : QStringLiteral("<a") + attribute("href", span.link) + QLatin1Char('>') + text + QStringLiteral("</a>");
}

QString html(const Spans &spans)
{
    QString text;
    for (const Span &span : spans)
        text += html(span);
    return text;
}

class HtmlPage {
public:
    explicit HtmlPage(FigurePrinter &figures)
        : m_figures(figures)
    {
    }
    void add(const Heading &heading);
    void add(const Paragraph &paragraph);
    void add(const Table &table);
    void add(const Code &code);
    void add(const Figure &figure);
    const QString &text() const { return m_text; }

private:
    void cell(const char *tag, const QString &content, bool right);
    FigurePrinter &m_figures;
    QString m_text;
    int m_count = 0;
};

void HtmlPage::add(const Heading &heading)
{
    m_text += QStringLiteral("<h%1").arg(heading.level) + attribute("id", heading.anchor) + QLatin1Char('>')
        + escaped(heading.text) + QStringLiteral("</h%1>\n").arg(heading.level);
}

void HtmlPage::add(const Paragraph &paragraph)
{
    const QString kind = !paragraph.mark.isEmpty() ? QStringLiteral("item")
        : paragraph.kind == Paragraph::Kind::Lead  ? QStringLiteral("lead")
        : paragraph.kind == Paragraph::Kind::Note  ? QStringLiteral("note")
                                                   : QString();
    m_text += QStringLiteral("<p") + attribute("class", kind) + QLatin1Char('>');
    if (!paragraph.mark.isEmpty())
        m_text += QStringLiteral("<b class=\"mark\">") + escaped(paragraph.mark) + QStringLiteral("</b>");
    m_text += html(paragraph.spans) + QStringLiteral("</p>\n");
}

void HtmlPage::cell(const char *tag, const QString &content, bool right)
{
    const QString name = QString::fromLatin1(tag);
    m_text += QLatin1Char('<') + name + attribute("class", right ? QStringLiteral("right") : QString())
        + QLatin1Char('>') + content + QStringLiteral("</") + name + QLatin1Char('>');
}

void HtmlPage::add(const Table &table)
{
    m_text += QStringLiteral("<table><colgroup>");
    for (const int width : table.widths)
        m_text += QStringLiteral("<col style=\"width:%1%\">").arg(width);
    m_text += QStringLiteral("</colgroup><thead><tr>");
    for (qsizetype i = 0; i < table.header.size(); ++i)
        cell("th", escaped(table.header[i]), table.rightAligned[static_cast<std::size_t>(i)]);
    m_text += QStringLiteral("</tr></thead><tbody>\n");
    for (const auto &row : table.rows) {
        m_text += QStringLiteral("<tr>");
        for (std::size_t i = 0; i < row.size(); ++i)
            cell("td", html(row[i]), table.rightAligned[i]);
        m_text += QStringLiteral("</tr>\n");
    }
    m_text += QStringLiteral("</tbody></table>\n");
}

void HtmlPage::add(const Code &code)
{
    if (!code.caption.isEmpty())
        m_text += QStringLiteral("<p class=\"note\"><code>") + escaped(code.caption) + QStringLiteral("</code></p>\n");
    m_text += QStringLiteral("<pre>");
    for (const Code::Line &line : code.lines) {
        if (!line.number.isEmpty())
            m_text
                += QStringLiteral("<span class=\"n\">") + line.number.rightJustified(6) + QStringLiteral("  </span>");
        const bool other = !line.number.isEmpty() && !line.cited;
        m_text += (other ? QStringLiteral("<span class=\"other\">") : QString()) + line.text.toHtmlEscaped()
            + (other ? QStringLiteral("</span>") : QString()) + QLatin1Char('\n');
    }
    m_text += QStringLiteral("</pre>\n");
}

void HtmlPage::add(const Figure &figure)
{
    ++m_count;
    m_text += QStringLiteral("<figure role=\"img\"") + attribute("aria-label", figure.caption) + QLatin1Char('>')
        + m_figures.svg(figure, QStringLiteral("f%1-").arg(m_count)) + QStringLiteral("<figcaption>")
        + escaped(figure.caption) + QStringLiteral("</figcaption></figure>\n");
}

} // namespace

QByteArray toHtml(const Document &document, FigurePrinter &figures)
{
    HtmlPage page(figures);
    for (const Block &block : document.blocks)
        std::visit([&page](const auto &content) { page.add(content); }, block);
    const QString program
        = QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion();
    const QString text = QStringLiteral("<!DOCTYPE html>\n<html") + attribute("lang", QLocale().bcp47Name())
        + QStringLiteral(">\n<head>\n<meta charset=\"utf-8\">\n")
        + QStringLiteral("<meta name=\"viewport\" content=\"width=device-width\">\n")
        + QStringLiteral("<meta name=\"generator\"") + attribute("content", program) + QStringLiteral(">\n<title>")
        + escaped(document.title) + QStringLiteral("</title>\n<style>") + QString::fromLatin1(Style)
        + QStringLiteral("</style>\n</head>\n<body>\n") + page.text() + QStringLiteral("<footer>")
        + escaped(program + QStringLiteral(", ") + document.date) + QStringLiteral("</footer>\n</body>\n</html>\n");
    return text.toUtf8();
}

} // namespace gui::report
