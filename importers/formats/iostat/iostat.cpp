// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/sysstathead.h"
#include "importers/formats/iostat/json.h"
#include "importers/formats/iostat/lines.h"
#include "importers/formats/iostat/reader.h"

#include <algorithm>

namespace importers {

namespace {

using namespace iostatfmt;

/// What the head of a file shows of an iostat log: numbers of lines, 0 for not there.
struct Marks {
    model::LineNumber head = 0, cpuRow = 0, deviceRow = 0;
};

void noteIf(model::LineNumber &mark, const Line &line, bool found)
{
    if (found && mark == 0)
        mark = line.number;
}

Marks marksOf(const Head &head)
{
    Marks marks;
    std::size_t cpuColumns = 0;
    std::optional<DeviceTable> table;
    Row row;
    for (const Line &line : head.lines) {
        noteIf(marks.head, line, isSysstatHead(line.text));
        if (const auto names = parseCpuHead(line.text))
            cpuColumns = names->size();
        else if (const auto columns = parseDeviceHead(line.text))
            table.emplace(line.text, *columns);
        else if (table)
            noteIf(marks.deviceRow, line, table->parseRow(line.text, row) || table->parseFigures(line.text, row));
        noteIf(marks.cpuRow, line, cpuColumns != 0 && parseCpuFigures(line.text, cpuColumns));
        if (marks.deviceRow != 0)
            break;
    }
    return marks;
}

std::string at(const char *what, model::LineNumber line) { return what + std::to_string(line); }

/// Heads of iostat of FreeBSD, macOS, Solaris and AIX.
bool isOtherSystem(std::string_view text)
{
    text = trimmed(text);
    std::vector<std::string_view> words;
    splitFields(text, words);
    const bool units = std::find(words.begin(), words.end(), "KB/t") != words.end()
        && std::find(words.begin(), words.end(), "MB/s") != words.end()
        && std::all_of(words.begin(), words.end(), [](std::string_view word) { return word.size() <= 4; });
    return units || text == "extended device statistics"
        || (text.starts_with("Disks:") && text.find("% tm_act") != text.npos);
}

/// Text and JSON, which may follow each other in one file.
class AnyReader final : public LogReader {
public:
    explicit AnyReader(const ReaderContext &context)
        : m_text(context)
        , m_json(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override
    {
        const bool json = m_json.isActive() || line.text.starts_with('{') || m_fresh;
        m_fresh = false;
        return (json && m_json.line(line, sink)) || m_text.line(line, sink);
    }
    bool nextRow(const PhysicalLine &line, ImportSink &sink) override
    {
        return !m_fresh && !m_json.isActive() && m_text.nextRow(line, sink);
    }
    void finish(ImportSink &sink) override
    {
        m_json.finish(sink);
        m_text.finish(sink);
    }

private:
    Reader m_text;
    JsonReader m_json;
    bool m_fresh = true;
};

bool isJson(const Head &head)
{
    return hasJsonMember(head, "sysstat") && hasJsonMember(head, "statistics")
        && (hasJsonMember(head, "avg-cpu") || hasJsonMember(head, "disk_device"));
}

Detection sniff(const Head &head)
{
    if (isJson(head))
        return { 95, "JSON of sysstat with the members of iostat" };
    const Marks marks = marksOf(head);
    const std::string source = marks.head ? at(", head of sysstat in line ", marks.head) : std::string();
    if (marks.deviceRow)
        return { marks.head ? 95 : 90, at("device table with a row in line ", marks.deviceRow) + source };
    if (marks.cpuRow)
        return { marks.head ? 90 : 85, at("avg-cpu figures in line ", marks.cpuRow) + source };
    if (marks.head)
        return { 20, at("head of sysstat without a report in line ", marks.head) };
    for (const Line &line : head.lines) {
        if (isOtherSystem(line.text))
            return { 35, at("iostat of a system other than Linux, which is not read, in line ", line.number) };
    }
    return {};
}

/// The head "Linux ..." is that of sar, mpstat and pidstat, too: the driver keeps it until a line tells whose it is.
bool opens(std::string_view line)
{
    // A device head alone is but a word and some names; in other text only rates make it one.
    const bool rates = line.find("/s") != line.npos || line.find("tps") != line.npos;
    return parseCpuHead(line) || beginsSysstatJson(line) || (rates && parseDeviceHead(line));
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<AnyReader>(context); }

} // namespace

LogFormat iostat()
{
    return { "iostat", "iostat (sysstat 7 to 12 and BusyBox: basic, extended, short and human tables, JSON)", sniff,
        opens, makeReader };
}

} // namespace importers
