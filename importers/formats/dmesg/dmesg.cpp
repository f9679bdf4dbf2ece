// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/dmesg/journalrecords.h"
#include "importers/formats/dmesg/kernellog.h"
#include "importers/formats/dmesg/messages.h"
#include "importers/formats/dmesg/trouble.h"

namespace importers {

namespace dmesgfmt {

namespace {

/// "-- Journal begins at ... --", "-- Boot 0123 --", "-- No entries --"
bool isJournalRemark(std::string_view text)
{
    return text.starts_with("-- ") && (text.ends_with(" --") || text.ends_with('.') || text.ends_with("--"));
}

/// Reads the lines of one log, in any of its forms.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
        , m_records(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    bool takeRecord(const Line &line, ImportSink &sink);
    void takeRecords(ImportSink &sink);
    bool takeUnstamped(const Line &line, ImportSink &sink);
    Stamp stampOf(const KernelTime &time, model::LineNumber line, ImportSink &sink);

    DateOrder m_order;
    Messages m_messages;
    JournalRecords m_records;
    std::vector<JournalRecord> m_complete;
    bool m_inRecords = false;
    bool m_stamped = false; ///< the log has stamps of its own
    Stamp m_relative; ///< dmesg --reltime: the time of the last message
    bool m_minutes = false; ///< it has been said that times are known to the minute
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    if (takeRecord(line, sink))
        return true;
    if (trimmed(line.text).empty() || isJournalRemark(line.text))
        return true;
    const auto kernel = parseKernelLine(line.text, m_order);
    if (!kernel)
        return takeUnstamped(line, sink);
    m_stamped = true;
    if (isOtherProgram(kernel->message))
        return true;
    m_messages.take(
        { stampOf(kernel->time, line.number, sink), line.number, std::string(kernel->message), line.open }, sink);
    return true;
}

bool Reader::takeRecord(const Line &line, ImportSink &sink)
{
    if (!m_inRecords && !JournalRecords::opens(line.text, m_order) && !line.text.starts_with('{'))
        return false;
    const bool taken = m_records.line(line, m_complete);
    m_inRecords = m_inRecords || taken;
    takeRecords(sink);
    return taken;
}

void Reader::takeRecords(ImportSink &sink)
{
    for (JournalRecord &record : m_complete) {
        sink.machine(record.host, {}, 0);
        m_stamped = m_stamped || record.stamp.isValid();
        if (record.kernel)
            m_messages.take({ record.stamp, record.line, std::move(record.message), false }, sink);
    }
    m_complete.clear();
}

/// dmesg --reltime prints the minute now and then, and what passed since the message before.
Stamp Reader::stampOf(const KernelTime &time, model::LineNumber line, ImportSink &sink)
{
    if (!time.minute && !time.since)
        return time.stamp;
    if (time.minute) {
        m_relative = time.stamp;
        if (!m_minutes)
            sink.fact(line, "clock.resolution", "60");
        m_minutes = true;
    } else if (m_relative.isValid()) {
        m_relative.value += *time.since;
    }
    return m_relative;
}

bool Reader::takeUnstamped(const Line &line, ImportSink &sink)
{
    if (isOtherProgram(line.text))
        return m_messages.any() && line.prefix.isValid();
    const std::string_view text = messageOf(line.text);
    const bool own = isKernelMessage(text) || troubleIn(text) || isTraceLine(text);
    if (m_stamped) {
        // The rest of a message with line breaks, or a report that repeats what was logged.
        if (!own)
            return isBlank(line.text.front()) || m_messages.seen(text);
        if (!m_messages.seen(text))
            m_messages.take({ line.prefix, line.number, std::string(text), line.open }, sink);
        return true;
    }
    if (!m_messages.any() && !own && text.size() == line.text.size())
        return false;
    m_messages.take({ line.prefix, line.number, std::string(text), line.open }, sink);
    return true;
}

void Reader::finish(ImportSink &sink)
{
    m_records.finish(m_complete);
    takeRecords(sink);
    m_messages.finish(sink);
}

/// What the head of a file shows of a kernel's log.
struct Marks {
    int stamped = 0; ///< lines with a stamp as dmesg prints it
    int boot = 0; ///< ... that counts from boot, which few others print
    int messages = 0; ///< lines that only a kernel prints
    int plain = 0; ///< ... without a stamp
    int others = 0;
    int records = 0;
    bool hung = false;
};

bool isRecordLine(std::string_view text)
{
    return JournalRecords::opens(text, DateOrder::MonthFirst) || text.find("\"__REALTIME_TIMESTAMP\" :") != text.npos
        || trimmed(text) == "\"dmesg\": [";
}

Marks marksOf(const Head &head)
{
    Marks marks;
    for (const Line &line : head.lines) {
        if (trimmed(line.text).empty())
            continue;
        const auto kernel = parseKernelLine(line.text, DateOrder::MonthFirst);
        const std::string_view message = kernel ? kernel->message : messageOf(line.text);
        const auto trouble = troubleIn(message);
        const bool own = isKernelMessage(message) || trouble;
        marks.stamped += kernel ? 1 : 0;
        marks.boot += kernel && kernel->time.stamp.kind == model::StampKind::Boot ? 1 : 0;
        marks.messages += own ? 1 : 0;
        marks.plain += !kernel && isKernelMessage(message) ? 1 : 0;
        marks.others += kernel ? 0 : 1;
        marks.records += isRecordLine(line.text) ? 1 : 0;
        marks.hung = marks.hung || (message.starts_with("INFO: task ") && trouble);
    }
    return marks;
}

Detection sniff(const Head &head)
{
    const Marks marks = marksOf(head);
    const std::string stamps = std::to_string(marks.stamped) + " lines with stamps of the kernel's log";
    if (marks.records > 0)
        return { 88, std::to_string(marks.records) + " records of the journal or of dmesg -J" };
    // Many programs count from the start of the machine; what the kernel says of itself is the better sign.
    if (marks.stamped > marks.others && marks.messages > 0)
        return { 85, stamps };
    if (marks.stamped > marks.others && marks.boot > 0)
        return { 65, stamps };
    if (marks.stamped > 0)
        return { marks.boot + marks.messages > 0 ? 50 : 45, stamps };
    if (marks.plain > 2 || marks.hung)
        return { 55, std::to_string(marks.plain) + " messages of a kernel without stamps" };
    return {};
}

bool opens(std::string_view line)
{
    const auto kernel = parseKernelLine(line, DateOrder::MonthFirst);
    return (kernel && kernel->time.stamp.kind == model::StampKind::Boot)
        || JournalRecords::opens(line, DateOrder::MonthFirst);
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

} // namespace dmesgfmt

LogFormat dmesg()
{
    return { "dmesg", "kernel log: dmesg in its time forms and as JSON, journalctl -k in its output forms",
        dmesgfmt::sniff, dmesgfmt::opens, dmesgfmt::makeReader };
}

} // namespace importers
