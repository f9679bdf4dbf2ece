// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/sysbench/sysbenchlines.h"

#include <array>

namespace importers {

namespace {

using model::Better;
using Figures = std::vector<SysbenchFigure>;

constexpr double Mebi = 1024.0 * 1024.0;

void add(Figures &out, std::string metric, std::optional<double> value, const char *unit, Better better = Better::None)
{
    if (value)
        out.push_back({ std::move(metric), *value, unit, better });
}

/// Digits with a point in front of a unit: "3.939Kb/sec" -> 3.939, and leaves the unit.
std::optional<double> takeNumber(std::string_view &rest)
{
    rest = trimmed(rest);
    const std::size_t end = rest.find_first_not_of("0123456789.");
    const auto value = parseDouble(rest.substr(0, end));
    if (value)
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end);
    return value;
}

/// "120Kb", "7.9764Gb", "0b": bytes, 1024 to a step in every version.
std::optional<double> takeBytes(std::string_view &rest)
{
    auto value = takeNumber(rest);
    if (!value)
        return std::nullopt;
    for (const char *prefix : { "K", "M", "G", "T" }) {
        *value *= 1024;
        if (consume(rest, prefix))
            return consume(rest, "b") ? value : std::nullopt;
    }
    *value /= 1024.0 * 1024.0 * 1024.0 * 1024.0;
    return consume(rest, "b") ? value : std::nullopt;
}

/// Operations performed:  0 Read, 30 Write, 30 Other = 60 Total
/// Operations performed:  23100 reads, 15400 writes, 1540 Other = 40040 Total
/// Operations performed: 131072 (2480574.66 ops/sec)
Figures operations(std::string_view rest)
{
    Figures out;
    const auto first = takeNumber(rest);
    rest = trimmed(rest);
    if (consume(rest, "(")) {
        add(out, "operations", first, "");
        add(out, "operations_per_s", takeNumber(rest), "1/s", Better::Higher);
        return out;
    }
    add(out, "reads", first, "");
    rest = rest.substr(std::min(rest.size(), rest.find(',') + 1));
    add(out, "writes", takeNumber(rest), "");
    rest = rest.substr(std::min(rest.size(), rest.find(',') + 1));
    add(out, "fsyncs", takeNumber(rest), "");
    rest = rest.substr(std::min(rest.size(), rest.find('=') + 1));
    add(out, "requests", takeNumber(rest), "");
    return out.size() == 4 ? out : Figures();
}

/// Read 0b  Written 120Kb  Total transferred 120Kb  (3.939Kb/sec)
Figures transferred(std::string_view rest)
{
    Figures out;
    add(out, "read_bytes", takeBytes(rest), "B");
    rest = trimmed(rest);
    if (!consume(rest, "Written "))
        return {};
    add(out, "written_bytes", takeBytes(rest), "B");
    rest = trimmed(rest);
    if (!consume(rest, "Total transferred "))
        return {};
    add(out, "transferred", takeBytes(rest), "B");
    rest = trimmed(rest);
    if (!consume(rest, "("))
        return {};
    add(out, "throughput", takeBytes(rest), "B/s", Better::Higher);
    return out.size() == 4 && rest.starts_with("/sec") ? out : Figures();
}

/// 512.00 MB transferred (9689.74 MB/sec); MB and MiB both mean 1024 x 1024.
Figures memoryTransferred(std::string_view text)
{
    Figures out;
    const auto amount = takeNumber(text);
    text = trimmed(text);
    if (!amount || (!consume(text, "MB transferred (") && !consume(text, "MiB transferred (")))
        return {};
    add(out, "transferred", *amount * Mebi, "B");
    if (const auto rate = takeNumber(text))
        add(out, "throughput", *rate * Mebi, "B/s", Better::Higher);
    return out;
}

/// read:  IOPS=20174.36 315.22 MiB/s (330.54 MB/s)
Figures iops(std::string_view key, std::string_view rest)
{
    Figures out;
    const std::string name(key);
    const auto count = takeNumber(rest);
    if (!rest.empty() && rest.front() != ' ') // fio: "read: IOPS=45.2k, BW=..."
        return out;
    add(out, name + "s_per_s", count, "1/s", Better::Higher);
    if (const auto rate = takeNumber(rest); rate && rest.starts_with(" MiB/s"))
        add(out, "throughput." + name, *rate * Mebi, "B/s", Better::Higher);
    return out;
}

/// What people write behind a figure when they publish a report: "30.0331s  # total", "4.10 (平均)", "4.10 <- worst".
std::string_view withoutRemark(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool blank = isBlank(text[i - 1]);
        const std::string_view rest = text.substr(i);
        const bool foreign = static_cast<unsigned char>(text[i]) >= 0x80;
        const bool bracket = text[i] == '(' && rest.size() > 1 && !isDigit(rest[1]);
        if (foreign || bracket
            || (blank
                && (rest.starts_with('#') || rest.starts_with("//") || rest.starts_with("--")
                    || rest.starts_with("<-"))))
            return trimmed(text.substr(0, i));
    }
    return text;
}

/// "94.36ms", "0.0041s", "0.57": milliseconds; 0.4.8 prints seconds, 1.x no unit.
std::optional<double> millis(std::string_view rest)
{
    const auto value = takeNumber(rest);
    rest = trimmed(rest);
    if (!value || (!rest.empty() && rest != "ms" && rest != "s"))
        return std::nullopt;
    return rest == "s" ? *value * 1000 : *value;
}

/// min:  avg:  max:  sum:  approx.  95 percentile:  95th percentile:
Figures latency(std::string_view key, std::string_view rest)
{
    Figures out;
    const auto value = millis(rest);
    if (key == "min" || key == "avg" || key == "max") {
        add(out, "latency." + std::string(key), value, "ms", Better::Lower);
    } else if (key == "sum") {
        add(out, "latency.sum", value, "ms");
    } else if (key.ends_with(" percentile")) {
        consume(key, "approx.");
        std::string_view rank = trimmed(key.substr(0, key.size() - 11));
        if (rank.ends_with("th"))
            rank.remove_suffix(2);
        if (parseInteger(rank))
            add(out, "latency.p" + std::string(rank), value, "ms", Better::Lower);
    }
    return out;
}

/// transactions:                        14936 (497.56 per sec.)
Figures counted(const char *name, std::string_view rest, Better better)
{
    Figures out;
    add(out, name, takeNumber(rest), "");
    rest = trimmed(rest);
    if (consume(rest, "("))
        add(out, std::string(name) + "_per_s", takeNumber(rest), "1/s", better);
    return out;
}

/// events (avg/stddev):           30.0000/0.00
Figures fairness(const char *name, std::string_view rest, const char *unit)
{
    Figures out;
    add(out, std::string(name) + "_avg", takeNumber(rest), unit);
    if (consume(rest, "/"))
        add(out, std::string(name) + "_stddev", takeNumber(rest), unit);
    return out;
}

struct Simple {
    std::string_view key;
    const char *metric;
    const char *unit;
    double factor;
    Better better;
};

constexpr std::array Simples{ Simple{ "reads/s", "reads_per_s", "1/s", 1, Better::Higher },
    Simple{ "writes/s", "writes_per_s", "1/s", 1, Better::Higher },
    Simple{ "fsyncs/s", "fsyncs_per_s", "1/s", 1, Better::Higher },
    Simple{ "read, MiB/s", "throughput.read", "B/s", Mebi, Better::Higher },
    Simple{ "written, MiB/s", "throughput.write", "B/s", Mebi, Better::Higher },
    Simple{ "total time", "total_time", "s", 1, Better::None },
    Simple{ "time elapsed", "total_time", "s", 1, Better::None },
    Simple{ "total number of events", "events", "", 1, Better::None },
    Simple{ "total time taken by event execution", "event_time", "s", 1, Better::None },
    Simple{ "events/s (eps)", "events_per_s", "1/s", 1, Better::Higher },
    Simple{ "events per second", "events_per_s", "1/s", 1, Better::Higher } };

Figures simple(std::string_view key, std::string_view rest)
{
    Figures out;
    for (const Simple &known : Simples) {
        if (known.key != key)
            continue;
        const auto value = takeNumber(rest);
        if (value && (rest.empty() || rest == "s"))
            add(out, known.metric, *value * known.factor, known.unit, known.better);
        return out;
    }
    return out;
}

Figures keyed(std::string_view key, std::string_view rest, SysbenchSection section)
{
    // Without titles, as of lines cut out with grep, these words can only be those of the latency.
    if (section == SysbenchSection::Latency || section == SysbenchSection::None || key.ends_with("th percentile")) {
        if (auto found = latency(key, rest); !found.empty())
            return found;
    }
    if (section == SysbenchSection::Queries && (key == "read" || key == "write" || key == "other" || key == "total")) {
        Figures out;
        add(out, "queries." + std::string(key), takeNumber(rest), "");
        return out;
    }
    if ((key == "read" || key == "write" || key == "fsync") && consume(rest, "IOPS="))
        return iops(key, rest);
    if (key == "transactions")
        return counted("transactions", rest, Better::Higher);
    if (key == "queries")
        return counted("queries", rest, Better::Higher);
    if (key == "read/write requests")
        return counted("read_write_requests", rest, Better::Higher);
    if (key == "other operations")
        return counted("other_operations", rest, Better::None);
    if (key == "deadlocks")
        return counted("deadlocks", rest, Better::Lower);
    if (key == "ignored errors")
        return counted("errors", rest, Better::Lower);
    if (key == "reconnects")
        return counted("reconnects", rest, Better::Lower);
    if (key == "events (avg/stddev)")
        return fairness("thread_events", rest, "");
    if (key == "execution time (avg/stddev)")
        return fairness("thread_time", rest, "s");
    return simple(key, rest);
}

} // namespace

std::vector<SysbenchFigure> parseSysbenchFigures(std::string_view line, SysbenchSection section)
{
    std::string_view text = trimmed(line);
    if (consume(text, "Operations performed:") || consume(text, "Total operations:"))
        return operations(text);
    if (consume(text, "Read "))
        return transferred(text);
    if (text.ends_with("transferred") || text.find(" transferred (") != std::string_view::npos)
        return memoryTransferred(text);
    //       0.98 Requests/sec executed
    if (std::string_view rest = text; text.find(" Requests/sec executed") != std::string_view::npos) {
        std::vector<SysbenchFigure> out;
        const auto rate = takeNumber(rest);
        if (rest.starts_with(" Requests/sec executed"))
            add(out, "requests_per_s", rate, "1/s", Better::Higher);
        return out;
    }
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return {};
    return keyed(text.substr(0, colon), withoutRemark(trimmed(text.substr(colon + 1))), section);
}

} // namespace importers
