// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"
#include "importers/formats/vmstatlist/lists.h"

#include <map>
#include <string>

namespace importers {

namespace {

using namespace vmstatlists;

/// vmstat prints these lists as counters since the machine started.
class ListReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        return head(text, line, sink) || (m_list == List::Disks && disk(text, line, sink))
            || (m_list == List::Slabs && slab(text, line, sink))
            || (m_list == List::Partition && partition(text, line, sink)) || counted(text, line, sink);
    }

private:
    enum class List { None, Disks, Slabs, Partition };

    bool head(std::string_view text, const Line &line, ImportSink &sink)
    {
        if (isDiskBanner(text))
            return true;
        const auto name = parsePartitionHead(text);
        const bool disks = isDiskHead(text), slabs = isSlabHead(text);
        if (!name && !disks && !slabs)
            return false;
        m_list = disks ? List::Disks : slabs ? List::Slabs : List::Partition;
        if (name)
            m_partition = *name;
        m_stamp = clock().momentOf(line, true);
        sink.tool("vmstat", "");
        return true;
    }

    bool cut(const Line &line, std::string_view text, ImportSink &sink) const
    {
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", text);
        return line.open;
    }

    bool disk(std::string_view text, const Line &line, ImportSink &sink)
    {
        const auto row = parseDiskRow(text);
        if (!row || cut(line, text, sink))
            return row.has_value();
        m_rates.add(row->device, row->counters, m_stamp, line.number, sink);
        const Column column{ "diskstats.busy_time", "s", 1 };
        const model::Decimal busy = model::Decimal::of(row->busySeconds);
        sink.row(sink.table("busy", row->device, { &column, 1 }), m_stamp, line.number, { &busy, 1 });
        return true;
    }

    bool slab(std::string_view text, const Line &line, ImportSink &sink)
    {
        static const std::array<Column, 4> columns{ { { "slab.used", "" }, { "slab.all", "" },
            { "slab.object_size", "B" }, { "slab.objects_per_slab", "" } } };
        const auto row = parseSlabRow(text);
        if (!row || cut(line, text, sink))
            return row.has_value();
        sink.row(sink.table("slab", row->cache, columns), m_stamp, line.number, row->values);
        return true;
    }

    bool partition(std::string_view text, const Line &line, ImportSink &sink)
    {
        static const std::array<Column, 4> columns{ { { "diskstats.reads", "" }, { "diskstats.read_bytes", "B", 512 },
            { "diskstats.writes", "" }, { "vmstat.requested_writes", "" } } };
        const auto row = parseSlabRow("x " + std::string(text));
        if (!row || cut(line, text, sink))
            return row.has_value();
        const Stamp stamp = clock().momentOf(line, true);
        sink.row(sink.table("partition", m_partition, columns), stamp, line.number, row->values);
        return true;
    }

    bool counted(std::string_view text, const Line &line, ImportSink &sink)
    {
        const auto parsed = parseCounted(text);
        const auto column = parsed ? columnOf(*parsed) : std::nullopt;
        if (!column)
            return false;
        m_list = List::None;
        int &record = m_records[parsed->name];
        const Stamp stamp = clock().momentOf(line, record != 0 && record == clock().record());
        record = clock().record();
        const model::Decimal value = model::Decimal::of(parsed->value);
        sink.row(sink.table("vmstat", "", { &*column, 1 }), stamp, line.number, { &value, 1 });
        return true;
    }

    DiskRates m_rates;
    List m_list = List::None;
    Stamp m_stamp;
    std::string m_partition;
    std::map<std::string, int> m_records;
};

/// Words that only these lists have.
bool isTelling(std::string_view line)
{
    const auto parsed = parseCounted(line);
    if (!parsed || !columnOf(*parsed))
        return isDiskBanner(line) || isDiskHead(line) || isSlabHead(line) || parsePartitionHead(line);
    return parsed->name.ends_with(" memory") || parsed->name.ends_with(" ticks") || parsed->name == "disks"
        || parsed->name.ends_with(" IO") || parsed->name.ends_with(" reads");
}

Detection sniff(const Head &head) { return sniffLoop(head, isTelling, "vmstat -d, -D, -s or -m", 92, 75); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<ListReader>(context); }

} // namespace

LogFormat vmstatlist() { return { "vmstatlist", "vmstat -d, -D, -p, -s, -m", sniff, isTelling, makeReader }; }

} // namespace importers
