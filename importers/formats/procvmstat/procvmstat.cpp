// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/procvmstat/procvmstat.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/api/recordrows.h"
#include "importers/api/recordstamp.h"

#include <algorithm>
#include <array>
#include <string>

namespace importers {

namespace procvmstatfmt {

namespace {

bool isName(std::string_view name)
{
    return !name.empty() && name.front() >= 'a' && name.front() <= 'z'
        && std::all_of(
            name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || isDigit(c) || c == '_'; });
}

bool isTelling(std::string_view name)
{
    constexpr std::array<std::string_view, 12> heads = { "nr_", "pgpg", "pgfault", "pgscan", "pgsteal", "pswp", "numa_",
        "workingset_", "thp_", "compact_", "zone_", "allocstall" };
    return std::any_of(heads.begin(), heads.end(), [&](auto head) { return name.starts_with(head); });
}

/// mm/vmstat.c: most nr_ are pages; nr_kernel_stack and pgpgin, pgpgout are kB.
const char *unitOf(std::string_view name)
{
    if (name == "nr_kernel_stack" || name == "nr_shadow_call_stack" || name == "pgpgin" || name == "pgpgout")
        return "KiB";
    const bool pages = name.starts_with("nr_") || name.starts_with("pswp") || name.starts_with("pgscan")
        || name.starts_with("pgsteal");
    return pages ? "pages" : "";
}

} // namespace

std::optional<Counter> parseCounter(std::string_view text)
{
    Counter counter;
    counter.name = nextField(text);
    const std::string_view digits = nextField(text);
    const bool number = !digits.empty() && std::all_of(digits.begin(), digits.end(), isDigit);
    if (!number || !isName(counter.name) || !trimmed(text).empty())
        return std::nullopt;
    counter.telling = isTelling(counter.name);
    counter.value = parseInteger(digits);
    return counter;
}

Column columnOf(std::string_view name)
{
    constexpr std::int64_t page = 4096;
    if (name == "nr_dirty")
        return { "mem.dirty", "B", page };
    if (name == "nr_writeback")
        return { "mem.writeback", "B", page };
    if (name == "nr_dirty_threshold")
        return { "mem.dirty_threshold", "B", page };
    if (name == "nr_dirty_background_threshold")
        return { "mem.dirty_background_threshold", "B", page };
    return { "vmstat." + std::string(name), unitOf(name), 1 };
}

namespace {

/// Records of a loop over /proc/vmstat.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }

    bool line(const Line &line, ImportSink &sink) override
    {
        if (trimmed(line.text).empty())
            return true;
        const auto counter = parseCounter(line.text);
        if (counter && (counter->telling || !m_rows.empty())) {
            take(*counter, line, sink);
            return true;
        }
        const auto stamp = parseRecordStamp(line.text, m_order);
        if (stamp)
            m_rows.beginRecord(*stamp, sink);
        return stamp.has_value();
    }

    void finish(ImportSink &sink) override { m_rows.finish(sink); }

private:
    void take(const Counter &counter, const Line &line, ImportSink &sink)
    {
        if (line.open) {
            sink.issue(line.number, "the file ends inside this line, its figure may be cut: left out", line.text);
            return;
        }
        if (!counter.value) {
            sink.issue(line.number, "a figure is too large to be true", line.text);
            return;
        }
        const Column column = columnOf(counter.name);
        if (column.multiplier != 1 && !m_saidPageSize) {
            sink.fact(line.number, "page_size", "4096 assumed");
            m_saidPageSize = true;
        }
        m_rows.figure(line, counter.name, column, model::Decimal::of(*counter.value), sink);
    }

    DateOrder m_order;
    RecordRows m_rows{ "vmstat" };
    bool m_saidPageSize = false;
};

Detection sniff(const Head &head)
{
    int counters = 0;
    model::LineNumber first = 0;
    for (const Line &line : head.lines) {
        const auto counter = parseCounter(line.text);
        if (!counter || !counter->telling)
            continue;
        first = counters == 0 ? line.number : first;
        ++counters;
    }
    if (counters == 0)
        return {};
    const int score = counters > 1 ? 90 : 60;
    return { score, "counters of /proc/vmstat from line " + std::to_string(first) };
}

bool opens(std::string_view line)
{
    const auto counter = parseCounter(line);
    return counter && counter->telling;
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

} // namespace procvmstatfmt

LogFormat procvmstat()
{
    return { "procvmstat", "/proc/vmstat, once or in a loop", procvmstatfmt::sniff, procvmstatfmt::opens,
        procvmstatfmt::makeReader };
}

} // namespace importers
