// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/topreader.h"

#include "analysis/model/text.h"
#include "importers/api/lexer.h"
#include "importers/formats/top/topframes.h"
#include "importers/formats/top/toplines.h"
#include "importers/formats/top/toptable.h"
#include "importers/formats/top/toptables.h"

#include <string>
#include <vector>

namespace importers {

namespace {

constexpr const char *NoTime = STALLMARK_TEXT("frame of top whose time is lost");

class TopReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { replay(sink); }

private:
    struct HeldLine {
        std::string text;
        model::LineNumber number;
    };

    bool read(const Line &line, std::string_view text, ImportSink &sink);
    bool row(const Line &line, std::string_view text, ImportSink &sink);
    bool summary(const Line &line, std::string_view text, ImportSink &sink);
    bool head(const Line &line, std::string_view text, bool glued, ImportSink &sink);
    bool columns(const Line &line, std::string_view text, ImportSink &sink);
    bool cpus(const Line &line, std::string_view text, ImportSink &sink);
    void cpu(const Line &line, std::string_view text, const TopCpu &cpu, ImportSink &sink);
    bool memories(const Line &line, std::string_view text, ImportSink &sink);
    void memory(const Line &line, std::string_view text, const TopMemory &memory, ImportSink &sink);
    bool tasks(const Line &line, std::string_view text, ImportSink &sink);
    bool placed(const Line &line, std::string_view text, ImportSink &sink) const;
    void tellVersion(const char *version, ImportSink &sink);
    bool hold(const Line &line, std::string_view text, ImportSink &sink);
    void replay(ImportSink &sink);

    TopTables m_tables;
    TopColumns m_columns;
    TopFrames m_frames;
    const char *m_version = nullptr;
    std::vector<HeldLine> m_held;
    bool m_mayHold = true;
};

bool TopReader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (!text.empty() && m_mayHold && hold(line, text, sink))
        return true;
    return read(line, text, sink);
}

bool TopReader::read(const Line &line, std::string_view text, ImportSink &sink)
{
    if (text.empty()) {
        m_frames.blank();
        return true;
    }
    if (const std::size_t start = m_frames.inFrame() ? gluedTopHead(text) : 0; start != 0 && start != text.npos) {
        row(line, trimmed(text.substr(0, start)), sink);
        return head(line, text.substr(start), true, sink);
    }
    // Rows come first: there are hundreds of them to a frame.
    const bool digit = isDigit(text.front());
    const bool mine
        = (digit && row(line, text, sink)) || summary(line, text, sink) || (!digit && row(line, text, sink));
    m_frames.text();
    return mine;
}

/// A log may begin in the middle of a frame, whose rows then have no time. A log of somebody who hides the "top -" line
/// looks the same and has no times at all: the first frame waits until the second one tells which it is.
bool TopReader::hold(const Line &line, std::string_view text, ImportSink &sink)
{
    constexpr std::size_t LongestFrame = 20'000;
    if (line.prefix.isValid() || parseTopHead(text)) {
        m_mayHold = false;
        if (!m_held.empty())
            sink.issue(m_held.front().number, NoTime, m_held.front().text);
        m_held.clear();
        return false;
    }
    std::string_view rest = text;
    const bool columns = parseTopColumns(text, true).has_value();
    const bool mine = columns || parseTopCpu(rest) || parseTopMemory(rest) || parseTopTasks(text);
    if (columns && !m_columns.empty()) {
        replay(sink);
        return false;
    }
    if (columns)
        m_columns = *parseTopColumns(text, true);
    if (!mine && (m_columns.empty() || !parseTopRow(text, m_columns)))
        return false;
    m_held.push_back({ std::string(text), line.number });
    if (m_held.size() > LongestFrame)
        replay(sink);
    return true;
}

void TopReader::replay(ImportSink &sink)
{
    m_mayHold = false;
    m_columns = {};
    const auto held = std::move(m_held);
    m_held.clear();
    for (const HeldLine &line : held)
        read({ line.text, line.number, {} }, line.text, sink);
}

bool TopReader::placed(const Line &line, std::string_view text, ImportSink &sink) const
{
    if (!m_frames.lost())
        return true;
    sink.issue(line.number, NoTime, text);
    return false;
}

bool TopReader::row(const Line &line, std::string_view text, ImportSink &sink)
{
    if (m_columns.empty() || !m_frames.inFrame())
        return false;
    const auto process = parseTopRow(text, m_columns);
    if (!process) {
        if (!m_frames.inTable() || !beginsLikeTopRow(text, m_columns))
            return false;
        sink.issue(line.number, "process row that does not fit its column head", text);
        return true;
    }
    m_frames.table();
    if (placed(line, text, sink) && !m_tables.process(m_frames.frame(), line.number, *process, sink)) {
        m_frames.lose();
        sink.issue(line.number, NoTime, text);
    }
    return true;
}

bool TopReader::summary(const Line &line, std::string_view text, ImportSink &sink)
{
    return head(line, text, false, sink) || cpus(line, text, sink) || memories(line, text, sink)
        || tasks(line, text, sink) || columns(line, text, sink);
}

void TopReader::tellVersion(const char *version, ImportSink &sink)
{
    if (m_version != nullptr && m_version[0] != '\0')
        return;
    m_version = version;
    sink.tool("top", version);
}

bool TopReader::head(const Line &line, std::string_view text, bool glued, ImportSink &sink)
{
    const auto parsed = parseTopHead(text);
    if (!parsed)
        return false;
    m_frames.head(line.prefix, parsed->timeOfDay, glued);
    const TopFrame &frame = m_frames.frame();
    if (frame.number == 1)
        sink.tool("top", "");
    if (parsed->up)
        sink.uptime(frame.stamp, *parsed->up, 60 * model::NanosPerSecond);
    m_tables.load(frame, line.number, parsed->load, sink);
    if (!parsed->load[2].present)
        sink.issue(line.number, "load averages cut at the width of the screen", text);
    return true;
}

bool TopReader::columns(const Line &line, std::string_view text, ImportSink &sink)
{
    auto parsed = parseTopColumns(text, m_frames.inSummary());
    if (!parsed)
        return false;
    m_frames.enter(line.prefix);
    if (m_version == nullptr)
        tellVersion("", sink);
    m_columns = std::move(*parsed);
    m_frames.table();
    return true;
}

bool TopReader::cpus(const Line &line, std::string_view text, ImportSink &sink)
{
    std::string_view rest = text;
    bool some = false;
    while (const auto found = parseTopCpu(rest)) {
        if (!some)
            m_frames.enter(line.prefix);
        if (!some && !placed(line, text, sink))
            return true;
        some = true;
        cpu(line, text, *found, sink);
    }
    if (some && text.find("%us") != std::string_view::npos)
        tellVersion("procps 3.2", sink);
    return some;
}

void TopReader::cpu(const Line &line, std::string_view text, const TopCpu &cpu, ImportSink &sink)
{
    if (cpu.cut)
        sink.issue(line.number, "CPU line with a figure whose label is cut or unknown", text);
    if (cpu.bar)
        sink.issue(line.number, "CPU bars carry no breakdown", text);
    else
        m_tables.cpu(m_frames.frame(), line.number, cpu, sink);
}

bool TopReader::memories(const Line &line, std::string_view text, ImportSink &sink)
{
    std::string_view rest = text;
    bool some = false;
    while (const auto found = parseTopMemory(rest)) {
        if (!some)
            m_frames.enter(line.prefix);
        if (!some && !placed(line, text, sink))
            return true;
        some = true;
        memory(line, text, *found, sink);
    }
    return some;
}

void TopReader::memory(const Line &line, std::string_view text, const TopMemory &memory, ImportSink &sink)
{
    if (memory.bar) {
        sink.issue(line.number, "memory bars carry no amounts", text);
        return;
    }
    if (memory.kind == TopMemory::Kind::Unclear) {
        sink.issue(line.number, "memory line in an unknown language", text);
        return;
    }
    if (memory.inexact && memory.kind == TopMemory::Kind::Memory)
        sink.issue(line.number, "memory figure too coarse or cut at its width", text);
    m_tables.memory(m_frames.frame(), line.number, memory, sink);
    // Version 3.2 names no unit word; buffers have a figure of their own up to 3.3.9.
    if (memory.buffers.present && text.find("iB ") != std::string_view::npos)
        tellVersion("procps-ng 3.3.0 to 3.3.9", sink);
}

bool TopReader::tasks(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto parsed = parseTopTasks(text);
    if (!parsed)
        return false;
    m_frames.enter(line.prefix);
    if (!placed(line, text, sink))
        return true;
    if (parsed->blocked.present)
        tellVersion("procps-ng 4.0.5 or later", sink);
    m_tables.tasks(m_frames.frame(), line.number, *parsed, sink);
    return true;
}

} // namespace

std::unique_ptr<LogReader> makeTopReader(const ReaderContext &) { return std::make_unique<TopReader>(); }

} // namespace importers
