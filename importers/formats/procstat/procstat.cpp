// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace importers {

namespace {

using model::Decimal;

/// user nice system idle iowait irq softirq steal guest guest_nice, in ticks (kernel: fs/proc/stat.c). Guest time is in
/// user already.
constexpr std::size_t Shares = 8;
const std::array<Column, Shares> CpuColumns{ { { "cpu.user", "%" }, { "cpu.nice", "%" }, { "cpu.system", "%" },
    { "cpu.idle", "%" }, { "cpu.iowait", "%" }, { "cpu.irq", "%" }, { "cpu.softirq", "%" }, { "cpu.steal", "%" } } };

struct CpuTicks {
    std::string entity;
    std::array<std::optional<std::int64_t>, Shares> ticks;
};

// cpu  413777 9047 173289 126230 2869 0 5836 959 0 0
// cpu1 206741 4635 89682 57782 1514 0 5054 466 0 0
std::optional<CpuTicks> parseCpu(std::string_view text)
{
    std::string_view name = nextField(text);
    if (!consume(name, "cpu") || name.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    CpuTicks cpu;
    cpu.entity = name.empty() ? "all" : "cpu" + std::string(name);
    std::size_t count = 0;
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text), ++count) {
        const auto value = parseInteger(word);
        if (!value || *value < 0)
            return std::nullopt;
        if (count < Shares)
            cpu.ticks[count] = *value;
    }
    // 4 before kernel 2.6, then 7, 8 with steal, 9 and 10 with guests.
    return count == 4 || (count >= 7 && count <= 12) ? std::optional(cpu) : std::nullopt;
}

/// A line with one figure that counts or tells a state.
struct KnownLine {
    std::string_view name;
    Column column;
    bool counter;
};
const std::array<KnownLine, 6> KnownLines{ { { "ctxt", { "vm.switches", "1/s" }, true },
    { "intr", { "vm.interrupts", "1/s" }, true }, { "processes", { "procstat.forks", "1/s" }, true },
    { "softirq", { "procstat.softirqs", "1/s" }, true }, { "procs_running", { "vm.runnable", "tasks" }, false },
    { "procs_blocked", { "vm.blocked", "tasks" }, false } } };

struct NamedFigure {
    const KnownLine *known = nullptr; ///< null for the time of boot
    std::int64_t value = 0;
    bool whole = true; ///< something follows the figure, so that it is not cut
};

// ctxt 28059028
// intr 9369722 0 9 0 ...
std::optional<NamedFigure> parseNamed(std::string_view text)
{
    const std::string_view name = nextField(text);
    const auto value = parseInteger(nextField(text));
    const auto known
        = std::find_if(KnownLines.begin(), KnownLines.end(), [&](const KnownLine &k) { return k.name == name; });
    if (!value || *value < 0 || (known == KnownLines.end() && name != "btime"))
        return std::nullopt;
    const bool more = !trimmed(text).empty();
    if (more && name != "intr" && name != "softirq")
        return std::nullopt;
    return NamedFigure{ known == KnownLines.end() ? nullptr : &*known, *value, more };
}

class StatReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        if (const auto cpu = parseCpu(text)) {
            if (line.open)
                sink.issue(line.number, "the file ends inside this line: left out", text);
            else
                takeCpu(*cpu, line, sink);
            return true;
        }
        const auto named = parseNamed(text);
        if (named && (!line.open || named->whole))
            takeNamed(*named, line, sink);
        return named.has_value();
    }

private:
    struct Cpu {
        CpuTicks last;
        int record = 0;
        TableId table = -1;
    };
    struct Named {
        std::int64_t last = 0;
        Stamp stamp;
        int record = 0;
        TableId table = -1;
    };

    void takeCpu(const CpuTicks &now, const Line &line, ImportSink &sink);
    void takeNamed(const NamedFigure &figure, const Line &line, ImportSink &sink);

    std::map<std::string, Cpu> m_cpus;
    std::map<const KnownLine *, Named> m_named;
    std::int64_t m_boot = 0;
};

/// Shares of the ticks between two readings. Idle time and iowait may run back a little (kernel:
/// Documentation/filesystems/proc.rst); any other counter that falls started again.
std::optional<std::vector<Decimal>> sharesOf(const CpuTicks &before, const CpuTicks &now)
{
    constexpr std::size_t idle = 3, iowait = 4;
    std::array<std::optional<std::int64_t>, Shares> ticks;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < Shares; ++i) {
        if (!now.ticks[i] || !before.ticks[i])
            continue;
        ticks[i] = *now.ticks[i] - *before.ticks[i];
        if (*ticks[i] < 0 && ((i != idle && i != iowait) || *ticks[i] < -100))
            return std::nullopt;
        ticks[i] = std::max<std::int64_t>(*ticks[i], 0);
        all += *ticks[i];
    }
    std::vector<Decimal> values;
    for (const auto &part : ticks)
        values.push_back(part ? quotient(*part, 100, all) : Decimal::missing());
    return values;
}

void StatReader::takeCpu(const CpuTicks &now, const Line &line, ImportSink &sink)
{
    Cpu &cpu = m_cpus[now.entity];
    const bool first = cpu.table < 0;
    const Stamp stamp = clock().momentOf(line, !first && cpu.record == clock().record());
    if (first)
        cpu.table = sink.table("cpu", now.entity, CpuColumns);
    const auto shares = first ? std::nullopt : sharesOf(cpu.last, now);
    if (shares && shares->front().present)
        sink.row(cpu.table, stamp, line.number, *shares);
    else if (!first && !shares)
        sink.issue(line.number, "counters that started again: no shares from this reading", line.text);
    cpu.last = now;
    cpu.record = clock().record();
}

void StatReader::takeNamed(const NamedFigure &figure, const Line &line, ImportSink &sink)
{
    if (figure.known == nullptr) {
        if (figure.value != m_boot)
            sink.fact(line.number, "btime", std::to_string(figure.value));
        m_boot = figure.value;
        return;
    }
    Named &named = m_named[figure.known];
    const bool first = named.table < 0;
    const Stamp stamp = clock().momentOf(line, !first && named.record == clock().record());
    if (first)
        named.table = sink.table(figure.known->name, "", { &figure.known->column, 1 });
    Decimal value = Decimal::of(figure.value);
    if (figure.known->counter) {
        const auto length = first ? std::nullopt : between(named.stamp, stamp);
        const auto growth = grown(named.last, figure.value);
        value = length && growth ? perSecond(*growth, *length) : Decimal::missing();
    }
    if (value.present)
        sink.row(named.table, stamp, line.number, { &value, 1 });
    named.last = figure.value;
    named.stamp = stamp;
    named.record = clock().record();
}

bool isCpuLine(std::string_view text) { return parseCpu(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isCpuLine, "/proc/stat", 92, 70); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<StatReader>(context); }

} // namespace

LogFormat procstat() { return { "procstat", "/proc/stat in a loop", sniff, isCpuLine, makeReader }; }

} // namespace importers
