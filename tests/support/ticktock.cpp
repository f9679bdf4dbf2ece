// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ticktock.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace testsupport {

using namespace importers;

namespace {

bool isOneOf(std::string_view line, std::string_view opening, std::string_view row, std::string_view other)
{
    const std::string_view word = nextField(line);
    return word == opening || word == row || word == other;
}

bool isTick(std::string_view line) { return isOneOf(line, "TICKS", "tick", "note"); }
bool isTock(std::string_view line) { return isOneOf(line, "TOCKS", "tock", "bad"); }

Detection sniff(const Head &head, bool (*own)(std::string_view))
{
    const auto hits = std::count_if(
        head.lines.begin(), head.lines.end(), [&](const Line &line) { return own(trimmed(line.text)); });
    return hits == 0 ? Detection{}
                     : Detection{ std::min(90, 30 + 10 * static_cast<int>(hits)), std::to_string(hits) + " own lines" };
}

class Reader : public LogReader {
public:
    Reader(const char *word, bool (*own)(std::string_view), ReaderContext context)
        : m_word(word)
        , m_own(own)
        , m_context(context)
    {
    }
    bool line(const Line &line, ImportSink &sink) override
    {
        const std::string_view text = trimmed(line.text);
        if (!m_own(text))
            return false;
        std::string_view rest = text;
        const std::string_view word = nextField(rest);
        rest = trimmed(rest);
        if (word == "note")
            sink.event(line.prefix, line.number, "note", {}, rest);
        else if (word == "bad")
            sink.issue(line.number, "bad line", rest);
        else if (word == m_word)
            row(rest, line, sink);
        return true;
    }

private:
    void row(std::string_view rest, const Line &line, ImportSink &sink)
    {
        Stamp stamp = line.prefix;
        if (consume(rest, "at ")) {
            if (const auto own = parseStamp(rest, m_context.dateOrder)) {
                stamp = own->stamp;
                rest.remove_prefix(own->length);
            }
        }
        const Column column{ std::string("test.") + m_word, "B", 2 };
        const TableId table = sink.table(m_word, "it", { &column, 1 });
        const model::Decimal value = parseDecimal(trimmed(rest)).value_or(model::Decimal::missing());
        sink.row(table, stamp, line.number, { &value, 1 });
    }
    const char *m_word;
    bool (*m_own)(std::string_view);
    ReaderContext m_context;
};

} // namespace

LogFormat tickFormat()
{
    return { "tick", "ticks of a clock", [](const Head &head) { return sniff(head, isTick); },
        [](std::string_view line) { return trimmed(line) == "TICKS"; },
        [](const ReaderContext &context) -> std::unique_ptr<LogReader> {
            return std::make_unique<Reader>("tick", isTick, context);
        } };
}

LogFormat tockFormat()
{
    return { "tock", "tocks of a clock", [](const Head &head) { return sniff(head, isTock); },
        [](std::string_view line) { return trimmed(line) == "TOCKS"; },
        [](const ReaderContext &context) -> std::unique_ptr<LogReader> {
            return std::make_unique<Reader>("tock", isTock, context);
        } };
}

class RecordingTarget::Sink : public ImportSink {
public:
    Sink(RecordingTarget &target, std::string id)
        : m_target(target)
        , m_id(std::move(id))
    {
    }
    TableId table(std::string_view, std::string_view, std::span<const Column>) override { return 0; }
    void row(
        TableId, const Stamp &stamp, model::LineNumber line, std::span<const model::Decimal> values, RowKind) override
    {
        std::string entry = m_id + " " + model::toText(values[0]) + " @" + std::to_string(line);
        if (stamp.isValid())
            entry += " " + std::to_string(stamp.value / model::NanosPerSecond);
        m_target.entries.push_back(entry);
    }
    void event(const Stamp &, model::LineNumber line, std::string_view, std::string_view, std::string_view text,
        model::Nanos) override
    {
        m_target.entries.push_back(m_id + " '" + std::string(text) + "' @" + std::to_string(line));
    }
    void fact(model::LineNumber, std::string_view, std::string_view) override { }
    void result(
        model::LineNumber, int, std::string_view, std::string_view, double, std::string_view, model::Better) override
    {
    }
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override
    {
        m_target.issue(line, reason, excerpt);
    }
    void tool(std::string_view, std::string_view) override { }
    void machine(std::string_view, std::string_view, int) override { }
    void headDate(model::Nanos) override { }
    void uptime(const Stamp &, model::Nanos, model::Nanos) override { }

private:
    RecordingTarget &m_target;
    std::string m_id;
};

RecordingTarget::RecordingTarget() = default;
RecordingTarget::~RecordingTarget() = default;

ImportSink &RecordingTarget::openLog(const LogFormat &format)
{
    logs.emplace_back(format.id);
    m_sinks.push_back(std::make_unique<Sink>(*this, format.id));
    return *m_sinks.back();
}

void RecordingTarget::issue(model::LineNumber line, std::string_view reason, std::string_view)
{
    issues.push_back(std::to_string(line) + ": " + std::string(reason));
}

} // namespace testsupport
