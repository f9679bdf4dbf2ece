// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/api/surepart.h"
#include "importers/formats/fio/fiojson.h"
#include "importers/formats/fio/fioterse.h"
#include "importers/formats/fio/fiotext.h"

#include <algorithm>
#include <string>

namespace importers {

namespace {

/// The normal report, terse lines and JSON documents, as one run may print several of them into one file.
class FioReader final : public LogReader {
public:
    explicit FioReader(DateOrder order)
        : m_text(m_runs, order)
        , m_terse(m_runs)
        , m_json(m_runs, order)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    bool reportLine(const Line &line, ImportSink &sink);

    FioRuns m_runs;
    FioText m_text;
    FioTerseLines m_terse;
    FioJson m_json;
};

bool FioReader::line(const Line &line, ImportSink &sink)
{
    if (m_json.isInside() && m_json.line(line, sink))
        return true;
    if (trimmed(line.text).empty())
        return true;
    if (m_terse.line(line, sink)) {
        m_text.leaveBlock();
        return true;
    }
    return reportLine(line, sink);
}

bool FioReader::reportLine(const Line &line, ImportSink &sink)
{
    const std::string_view sure = surePart(line);
    std::string_view text = stripFioProgress(sure);
    if (trimmed(text).empty())
        return true;
    if (m_text.line(line, text, sink)) {
        if (sure.size() < line.text.size())
            sink.issue(line.number, LastFigureLeftOut, line.text);
        return true;
    }
    text = stripFioProgress(line.text);
    Line bare = line;
    bare.text = text;
    if (!m_json.isInside() && m_json.line(bare, sink)) {
        m_text.leaveBlock();
        return true;
    }
    return !m_json.isInside() && m_text.label(line, text, sink);
}

void FioReader::finish(ImportSink &sink)
{
    m_json.finish(sink);
    m_runs.close(sink);
    m_text.dropLabel(sink);
}

bool isSummary(std::string_view line)
{
    const auto direction = parseFioDirection(line);
    return direction && direction->rate && direction->iops;
}

bool opens(std::string_view line)
{
    const std::string_view text = stripFioProgress(line);
    return parseFioBanner(text) || parseFioServer(text) || parseFioHeader(text)
        || parseFioTitle(text, DateOrder::MonthFirst) || isSummary(text) || FioJson::opens(text)
        || parseFioTerse(trimmed(text)) || text.starts_with("fio: ");
}

struct Signs {
    int heads = 0;
    int figures = 0;
    int terse = 0;
    int json = 0;
    int messages = 0;
    int others = 0;
    model::LineNumber first = 0;
};

Signs findSigns(const Head &head)
{
    Signs signs;
    for (const Line &line : head.lines) {
        const std::string_view text = stripFioProgress(line.text);
        if (trimmed(text).empty())
            continue;
        if (parseFioBanner(text) || parseFioHeader(text) || parseFioTitle(text, DateOrder::MonthFirst)
            || parseFioServer(text))
            ++signs.heads;
        else if (isSummary(text) || parseFioGroup(text) || parseFioDisk(text))
            ++signs.figures;
        else if (parseFioTerse(trimmed(text)))
            ++signs.terse;
        else if (FioJson::opens(text))
            ++signs.json;
        else if (text.starts_with("fio: "))
            ++signs.messages;
        else {
            signs.others += isFioText(text) ? 0 : 1;
            continue;
        }
        if (signs.first == 0)
            signs.first = line.number;
    }
    return signs;
}

Detection sniff(const Head &head)
{
    const Signs signs = findSigns(head);
    const std::string where = " in line " + std::to_string(signs.first);
    if (signs.json > 0)
        return { 97, "JSON document of fio" + where };
    if (signs.terse > 0)
        return { 97, "terse line of fio" + where };
    // A title can have anything in front: only figures show that no prefix is left.
    if (signs.heads > 0 && signs.figures > 0)
        return { 97, std::to_string(signs.heads) + " titles of fio, the first" + where };
    if (signs.figures > 0)
        return { 95, std::to_string(signs.figures) + " lines with rates as of fio, the first" + where };
    if (signs.heads > 0)
        return { 90, "title of fio" + where };
    if (signs.messages > 0 && signs.others <= 20 * signs.messages)
        return { 80, std::to_string(signs.messages) + " messages of fio, the first" + where };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<FioReader>(context.dateOrder);
}

} // namespace

LogFormat fio()
{
    return { "fio", "fio 1.x to 3.x (normal, terse 2 to 5, JSON, pasted lines)", sniff, opens, makeReader };
}

} // namespace importers
