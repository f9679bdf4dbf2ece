// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace importers {

namespace {

/// Kernel: Documentation/filesystems/proc.rst, /proc/PID/io.
constexpr std::array<std::string_view, 7> Names{ "rchar", "wchar", "syscr", "syscw", "read_bytes", "write_bytes",
    "cancelled_write_bytes" };

struct IoLine {
    std::string_view pid; ///< where grep or a head names the file
    std::string_view name;
    std::int64_t value = 0;
};

/// "/proc/123/io" -> "123"
std::string_view pidOf(std::string_view path)
{
    if (!consume(path, "/proc/") || !path.ends_with("/io"))
        return {};
    path.remove_suffix(3);
    return path.find('/') == std::string_view::npos ? path : std::string_view();
}

// write_bytes: 4096
// /proc/123/io:write_bytes: 4096
std::optional<IoLine> parseIo(std::string_view text)
{
    IoLine line;
    std::string_view word = nextField(text);
    if (const std::size_t colon = word.find(':'); word.starts_with('/') && colon != std::string_view::npos) {
        line.pid = pidOf(word.substr(0, colon));
        word.remove_prefix(colon + 1);
    }
    if (!word.ends_with(':'))
        return std::nullopt;
    line.name = word.substr(0, word.size() - 1);
    const auto value = parseInteger(nextField(text));
    if (!value || *value < 0 || !trimmed(text).empty()
        || std::find(Names.begin(), Names.end(), line.name) == Names.end())
        return std::nullopt;
    line.value = *value;
    return line;
}

class PidIoReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        std::string_view head = text;
        if (consume(head, "==> ") && head.ends_with(" <==") && !pidOf(head.substr(0, head.size() - 4)).empty()) {
            m_pid = pidOf(head.substr(0, head.size() - 4));
            return true;
        }
        const auto parsed = parseIo(text);
        if (!parsed)
            return false;
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", text);
        else
            write(*parsed, line, sink);
        return true;
    }

private:
    struct Last {
        std::int64_t value = 0;
        Stamp stamp;
        int record = 0;
        TableId table = -1;
    };

    void write(const IoLine &io, const Line &line, ImportSink &sink)
    {
        const std::string entity = io.pid.empty() ? m_pid : std::string(io.pid);
        Last &last = m_last[{ entity, std::string(io.name) }];
        const bool first = last.table < 0;
        const Stamp stamp = clock().momentOf(line, !first && last.record == clock().record());
        if (first) {
            const std::string metric = "procpidio." + std::string(io.name);
            const bool calls = io.name.starts_with("sysc");
            const std::array<Column, 2> columns{ { { metric + "_total", calls ? "" : "B" },
                { metric, calls ? "1/s" : "B/s" } } };
            last.table = sink.table("io", entity, columns);
        }
        const auto length = first ? std::nullopt : between(last.stamp, stamp);
        const auto growth = grown(last.value, io.value);
        const std::array values{ model::Decimal::of(io.value),
            length && growth ? perSecond(*growth, *length) : model::Decimal::missing() };
        sink.row(last.table, stamp, line.number, values);
        last.value = io.value;
        last.stamp = stamp;
        last.record = clock().record();
    }

    std::string m_pid;
    std::map<std::pair<std::string, std::string>, Last> m_last;
};

bool isIo(std::string_view text) { return parseIo(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isIo, "/proc/PID/io", 92, 60); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<PidIoReader>(context); }

} // namespace

LogFormat procpidio() { return { "procpidio", "/proc/PID/io, once or in a loop", sniff, isIo, makeReader }; }

} // namespace importers
