// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "gui/api/wording.h"

#include <algorithm>
#include <map>
#include <set>

namespace gui::report {

namespace {

constexpr std::size_t LinesPerFile = 6; ///< cited lines; a reader wants the proof, not the log
constexpr std::size_t FilesPerFinding = 3;
constexpr model::LineNumber HeaderReach = 12;
constexpr int LongestLine = 400;
constexpr qsizetype PartWidth = 100; ///< characters that fit on paper in a legible size

struct Words {
    int all = 0;
    int numbers = 0;
};

Words wordsOf(const std::string &line)
{
    Words words;
    for (const QString &word : fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QChar first = word[0];
        ++words.all;
        words.numbers += first.isDigit()
            || ((first == QLatin1Char('-') || first == QLatin1Char('.')) && word.size() > 1 && word[1].isDigit());
    }
    return words;
}

/// "Device r/s w/s rkB/s wkB/s ..." above "sda 0.00 185.50 0.00 1068.00 ...": a line of as many words, hardly a number
/// among them, over a line that is mostly numbers.
bool isHeaderOf(const std::string &candidate, const Words &row)
{
    const Words words = wordsOf(candidate);
    return words.all >= 3 && words.numbers * 4 <= words.all && std::abs(words.all - row.all) <= 2;
}

/// 0 when the line needs none or none is near.
model::LineNumber headerLine(const std::vector<model::Excerpt> &kept, const model::Excerpt &cited)
{
    const Words row = wordsOf(cited.text);
    if (row.all < 4 || row.numbers * 2 < row.all)
        return 0;
    for (auto it = kept.rbegin(); it != kept.rend(); ++it)
        if (it->line < cited.line && isHeaderOf(it->text, row))
            return it->line;
    return 0;
}

QString shown(const std::string &line)
{
    QString text = fromUtf8(line);
    text.replace(QLatin1Char('\t'), QStringLiteral("    "));
    for (QChar &c : text)
        if (c.unicode() < 0x20 || c.unicode() == 0x7f || c.unicode() == 0xfeff)
            c = QChar(0xfffd);
        else if (c.unicode() == 0xa0)
            c = QLatin1Char(' ');
    return text.size() > LongestLine ? text.left(LongestLine) + QChar(0x2026) : text;
}

using Lines = std::vector<Code::Line>;

QStringList columnsOf(const Code::Line &line) { return line.text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

std::vector<qsizetype> columnWidths(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()), 0);
    for (const QStringList &row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], row[static_cast<qsizetype>(i)].size());
    return widths;
}

/// First column past those that fit beside the first one.
std::size_t lastOfPart(const std::vector<qsizetype> &widths, std::size_t from)
{
    qsizetype used = widths[0];
    std::size_t to = from;
    while (to < widths.size() && (to == from || used + widths[to] + 1 <= PartWidth))
        used += widths[to++] + 1;
    return to;
}

/// A row of 23 columns is wider than paper: the columns of a table are set in parts, one below the other, each with its
/// header and the first column.
Lines inParts(const Lines &table)
{
    std::vector<QStringList> rows;
    for (const Code::Line &line : table)
        rows.push_back(columnsOf(line));
    const auto widths = columnWidths(rows);
    Lines lines;
    for (std::size_t from = 1, to = 0; from < widths.size(); from = to) {
        to = lastOfPart(widths, from);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            Code::Line line = table[r];
            line.text = rows[r][0].leftJustified(widths[0]);
            for (std::size_t i = from; i < to; ++i)
                line.text += QLatin1Char(' ') + rows[r][static_cast<qsizetype>(i)].rightJustified(widths[i]);
            lines.push_back(line);
        }
    }
    return lines;
}

/// Lines that follow each other with as many words each are the rows of one table.
void setWideTablesInParts(Code &code)
{
    const Lines &all = code.lines;
    Lines lines;
    bool parted = false;
    for (auto begin = all.begin(), end = begin; begin != all.end(); begin = end) {
        const qsizetype columns = columnsOf(*begin).size();
        end = std::find_if(
            begin, all.end(), [columns](const Code::Line &line) { return columnsOf(line).size() != columns; });
        const bool wide = std::any_of(begin, end, [](const Code::Line &line) { return line.text.size() > PartWidth; });
        const bool table = wide && end - begin > 1 && columns > 3;
        const Lines run = table ? inParts(Lines(begin, end)) : Lines(begin, end);
        lines.insert(lines.end(), run.begin(), run.end());
        parted = parted || table;
    }
    code.lines = std::move(lines);
    if (parted)
        code.caption += Report::tr(" (its columns in parts, as they are wider than the page)");
}

Code quote(const Session &session, model::SourceId source, const std::set<model::LineNumber> &cited)
{
    std::map<model::LineNumber, Code::Line> lines;
    for (const model::LineNumber line : cited) {
        const auto kept = session.reader().excerpts(source, line > HeaderReach ? line - HeaderReach : 1, line);
        if (kept.empty() || kept.back().line != line)
            continue;
        if (const model::LineNumber header = headerLine(kept, kept.back()); header != 0) {
            const auto it
                = std::find_if(kept.begin(), kept.end(), [header](const auto &e) { return e.line == header; });
            lines.try_emplace(header, Code::Line{ QString::number(header), shown(it->text), false });
        }
        lines.insert_or_assign(line, Code::Line{ QString::number(line), shown(kept.back().text), true });
    }
    Code code;
    code.caption = refText(session, { source, 0 });
    for (auto &[number, line] : lines)
        code.lines.push_back(std::move(line));
    setWideTablesInParts(code);
    return code;
}

} // namespace

std::vector<Code> quotes(const Session &session, const model::Finding &finding)
{
    std::vector<model::SourceId> order;
    std::map<model::SourceId, std::set<model::LineNumber>> cited;
    for (const model::Evidence *evidence : strongest(finding, true)) {
        const model::SourceRef &ref = evidence->ref;
        if (!ref.isValid() || ref.line == 0)
            continue;
        if (!cited.contains(ref.source))
            order.push_back(ref.source);
        if (cited[ref.source].size() < LinesPerFile)
            cited[ref.source].insert(ref.line);
    }
    std::vector<Code> codes;
    for (const model::SourceId source : order)
        if (codes.size() < FilesPerFinding)
            codes.push_back(quote(session, source, cited[source]));
    std::erase_if(codes, [](const Code &code) { return code.lines.empty(); });
    return codes;
}

} // namespace gui::report
