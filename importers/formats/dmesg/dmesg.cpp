// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/dmesg/kernellog.h"

namespace importers {

namespace dmesgfmt {

namespace {

/// Keeps what tells of trouble as events, and the first and last message, so that it is known which time the log
/// covers.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    struct Message {
        Stamp stamp;
        model::LineNumber line = 0;
        std::string text;
    };
    void take(const Message &message, ImportSink &sink);

    DateOrder m_order;
    bool m_any = false;
    bool m_unstamped = false; ///< the log has no stamps of its own: everything is a message
    Message m_last;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty())
        return true;
    if (const auto kernel = parseKernelLine(line.text, m_order)) {
        take({ kernel->stamp, line.number, std::string(kernel->message) }, sink);
        return true;
    }
    const std::string_view text = messageOf(line.text);
    if (m_any && !m_unstamped)
        return isBlank(line.text.front()) && troubleIn(text) == std::nullopt; // the rest of a message with line breaks
    if (!m_unstamped && !isKernelMessage(text) && !troubleIn(text))
        return false;
    m_unstamped = true;
    take({ line.prefix, line.number, std::string(text) }, sink);
    return true;
}

void Reader::take(const Message &message, ImportSink &sink)
{
    if (const auto release = parseVersion(message.text))
        sink.machine({}, *release, 0);
    if (!m_any)
        sink.event(message.stamp, message.line, "kernel-message", {}, message.text);
    m_any = true;
    if (const auto trouble = troubleIn(message.text))
        sink.event(message.stamp, message.line, trouble->kind, trouble->entity, message.text, trouble->duration);
    m_last = message;
}

void Reader::finish(ImportSink &sink)
{
    if (m_any)
        sink.event(m_last.stamp, m_last.line, "kernel-message", {}, m_last.text);
}

/// What the head of a file shows of a kernel's log.
struct Marks {
    int stamped = 0; ///< lines with a stamp as dmesg prints it
    int boot = 0; ///< ... that counts from boot, which few others print
    int messages = 0; ///< lines that only a kernel prints
    int plain = 0; ///< ... without a stamp
    int others = 0;
    bool hung = false;
};

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
        marks.boot += kernel && kernel->stamp.kind == model::StampKind::Boot ? 1 : 0;
        marks.messages += own ? 1 : 0;
        marks.plain += !kernel && isKernelMessage(message) ? 1 : 0;
        marks.others += kernel ? 0 : 1;
        marks.hung = marks.hung || (message.starts_with("INFO: task ") && trouble);
    }
    return marks;
}

Detection sniff(const Head &head)
{
    const Marks marks = marksOf(head);
    const std::string stamps = std::to_string(marks.stamped) + " lines with stamps of the kernel's log";
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
    return kernel && kernel->stamp.kind == model::StampKind::Boot;
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

} // namespace dmesgfmt

LogFormat dmesg()
{
    return { "dmesg", "kernel log: dmesg in its stamp styles, journalctl -k", dmesgfmt::sniff, dmesgfmt::opens,
        dmesgfmt::makeReader };
}

} // namespace importers
