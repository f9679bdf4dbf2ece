// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"
#include "importers/api/memoryunit.h"

#include <array>
#include <string>
#include <unordered_map>

namespace importers {

namespace {

using model::Decimal;

const std::array<Column, 2> TotalColumns{ { { "iotop.total_read", "B/s" }, { "iotop.total_write", "B/s" } } };
const std::array<Column, 2> DiskColumns{ { { "iotop.disk_read", "B/s" }, { "iotop.disk_write", "B/s" } } };
const std::array<Column, 4> TaskColumns{ { { "proc.read_bytes", "B/s" }, { "proc.write_bytes", "B/s" },
    { "iotop.swapin", "%" }, { "iotop.io", "%" } } };

/// "6.99 M/s": iotop divides by 1024.
std::optional<Decimal> takeRate(std::string_view &text)
{
    const auto value = parseDecimal(nextField(text));
    std::string_view unit = nextField(text);
    if (!value || value->mantissa < 0 || !unit.ends_with("/s"))
        return std::nullopt;
    unit.remove_suffix(2);
    const auto factor = binaryFactor(unit);
    return factor ? std::optional(Decimal::of(value->mantissa * *factor, value->decimals)) : std::nullopt;
}

struct TotalLine {
    bool disk = false; ///< what the device did, not what the programs asked for
    std::array<Decimal, 2> values; ///< read, written
};

// Total DISK READ:         0.00 B/s | Total DISK WRITE:         6.99 M/s
// Current DISK READ:      18.62 M/s | Current DISK WRITE:     227.16 M/s
std::optional<TotalLine> parseTotal(std::string_view text)
{
    TotalLine line;
    line.disk = text.starts_with("Current ") || text.starts_with("Actual ");
    const std::size_t bar = text.find('|');
    if ((!line.disk && !text.starts_with("Total ")) || bar == std::string_view::npos)
        return std::nullopt;
    std::array<std::string_view, 2> halves{ text.substr(0, bar), text.substr(bar + 1) };
    for (std::size_t i = 0; i < halves.size(); ++i) {
        const std::size_t colon = halves[i].find(':');
        if (colon == std::string_view::npos
            || halves[i].find(i == 0 ? "DISK READ" : "DISK WRITE") == std::string_view::npos)
            return std::nullopt;
        std::string_view rest = halves[i].substr(colon + 1);
        const auto rate = takeRate(rest);
        if (!rate)
            return std::nullopt;
        line.values[i] = *rate;
    }
    return line;
}

struct TaskLine {
    std::string_view tid;
    std::string_view command;
    std::array<Decimal, 4> values;
};

/// "12.34 %", or "?unavailable?" when the kernel does not account delays: then one word stands for both columns.
bool takeShare(std::string_view &text, Decimal &out)
{
    std::string_view rest = text;
    const auto value = parseDecimal(nextField(rest));
    if (!value || nextField(rest) != "%")
        return false;
    out = *value;
    text = rest;
    return true;
}

//      3 be/4 root        0.00 B/s    6.95 M/s ?unavailable?  rec_main
//   1234 be/4 root        0.00 B/s    6.95 M/s  0.00 %  1.23 % dd if=/dev/zero
std::optional<TaskLine> parseTask(std::string_view text)
{
    TaskLine line;
    line.tid = nextField(text);
    const std::string_view priority = nextField(text);
    if (!parseInteger(line.tid) || priority.find('/') == std::string_view::npos || nextField(text).empty())
        return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto rate = takeRate(text);
        if (!rate)
            return std::nullopt;
        line.values[i] = *rate;
    }
    if (!takeShare(text, line.values[2])) {
        std::string_view rest = text;
        if (nextField(rest) != "?unavailable?")
            return std::nullopt;
        text = rest;
    } else {
        takeShare(text, line.values[3]);
    }
    line.command = trimmed(text);
    return line.command.empty() ? std::nullopt : std::optional(line);
}

bool isHead(std::string_view text)
{
    return text.find("DISK READ  DISK WRITE") != std::string_view::npos
        && text.find("COMMAND") != std::string_view::npos;
}

class IotopReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        if (const auto total = parseTotal(text)) {
            const Stamp stamp = clock().momentOf(line, !total->disk);
            sink.row(sink.table(total->disk ? "disk-total" : "total", "", total->disk ? DiskColumns : TotalColumns),
                stamp, line.number, total->values);
            return true;
        }
        if (isHead(text))
            return true;
        const auto task = parseTask(text);
        if (!task)
            return false;
        const std::string entity = std::string(task->tid) + " " + std::string(clipUtf8(task->command, 200));
        auto known = m_tasks.find(entity);
        const bool isNew = known == m_tasks.end();
        if (isNew)
            known = m_tasks.emplace(entity, Task{ sink.table("process", entity, TaskColumns), -1 }).first;
        const Stamp stamp = clock().momentOf(line, known->second.record == clock().record());
        known->second.record = clock().record();
        sink.row(known->second.table, stamp, line.number, task->values);
        return true;
    }

private:
    struct Task {
        TableId table = 0;
        int record = -1;
    };
    std::unordered_map<std::string, Task> m_tasks;
};

bool isIotop(std::string_view text) { return parseTotal(text) || parseTask(text); }
Detection sniff(const Head &head) { return sniffLoop(head, isIotop, "iotop", 92, 70); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<IotopReader>(context); }

} // namespace

LogFormat iotop() { return { "iotop", "iotop -b", sniff, isIotop, makeReader }; }

} // namespace importers
