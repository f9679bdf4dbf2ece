// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sadf/sadfjson.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers::sadffmt {

namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The key column of sar for a member that names what the object is about; empty for figures.
std::string_view keyOf(std::string_view member)
{
    constexpr auto keys = std::to_array<std::pair<std::string_view, std::string_view>>({
        { "cpu", "CPU" },
        { "disk-device", "DEV" },
        { "iface", "IFACE" },
        { "intr", "INTR" },
        { "line", "TTY" },
        { "filesystem", "FILESYSTEM" },
        { "fchost", "FCHOST" },
    });
    const auto at = std::find_if(keys.begin(), keys.end(), [&](const auto &key) { return key.first == member; });
    return at == keys.end() ? std::string_view() : at->second;
}

/// "avg10" of a pressure is %sio-10, and the share of the interval %sio.
std::string pressureColumn(std::string_view group, std::string_view member)
{
    const std::string_view what = group.ends_with("cpu") ? "cpu" : group.ends_with("io") ? "io" : "mem";
    std::string name = std::string(member.starts_with("full") ? "%f" : "%s") + std::string(what);
    const auto digits = member.find_first_of("0123456789");
    return digits == member.npos ? name : name + "-" + std::string(member.substr(digits));
}

/// The printed name of sar for a member: "memfree" -> "kbmemfree", "util-percent" -> "%util", "rkB" -> "rkB/s".
std::string columnOf(const JsonPath &path, std::string_view member)
{
    const std::string_view group = path.empty() ? std::string_view() : std::string_view(path.front());
    if (group == "psi")
        return pressureColumn(path.back(), member);
    if (group == "cpu-load")
        return "%" + std::string(member);
    if (member.ends_with("-percent"))
        return "%" + std::string(member.substr(0, member.size() - 8));
    if (group == "memory")
        return "kb" + std::string(member == "inactive" ? "inact" : member);
    const bool rates
        = isOneOf(group, { "process-and-context-switch", "swap-pages", "paging", "interrupts", "serial", "network" });
    const bool disk = group == "disk" && isOneOf(member, { "rd_sec", "wr_sec", "dc_sec", "rkB", "wkB", "dkB" });
    const bool io = group == "io" && isOneOf(member, { "bread", "bwrtn", "bdscd" });
    const bool sockets = path.size() > 1 && path[1].starts_with("net-sock");
    return std::string(member) + ((rates && !sockets) || disk || io ? "/s" : "");
}

/// Figures that the same object has in a newer unit under another name.
bool isDoubled(const SysstatJsonPart &part, std::string_view member)
{
    constexpr auto pairs = std::to_array<std::pair<std::string_view, std::string_view>>({ { "rd_sec", "rkB" },
        { "wr_sec", "wkB" }, { "dc_sec", "dkB" }, { "avgrq-sz", "areq-sz" }, { "avgqu-sz", "aqu-sz" } });
    const auto at = std::find_if(pairs.begin(), pairs.end(), [&](const auto &pair) { return pair.first == member; });
    return at != pairs.end() && !part.text(at->second).empty();
}

} // namespace

JsonRow textRowOf(const SysstatJsonPart &part)
{
    JsonRow row;
    for (const auto &[member, text, isString] : part.members) {
        const std::string_view key = keyOf(member);
        if (key.empty() && (isString || isDoubled(part, member)))
            continue;
        row.names.push_back(key.empty() ? columnOf(part.path, member) : std::string(key));
        row.cells.push_back(text);
    }
    return row;
}

std::optional<Stamp> stampOf(const SysstatJsonPart &part)
{
    const std::string text = std::string(part.text("date")) + " " + std::string(part.text("time"));
    auto stamp = parseDateTime(text, DateOrder::YearFirst);
    if (!stamp || stamp->length != text.size())
        return std::nullopt;
    if (part.text("utc") == "1" && stamp->stamp.kind == model::StampKind::Local)
        stamp->stamp.kind = model::StampKind::Zoned;
    return stamp->stamp;
}

bool JsonReader::line(const Line &line, ImportSink &sink)
{
    m_sink = &sink;
    return m_json.line(line, *this);
}

void JsonReader::finish(ImportSink &sink)
{
    m_sink = &sink;
    m_json.finish(*this);
}

void JsonReader::hostMember(std::string_view name, std::string_view value)
{
    if (name == "nodename")
        m_sink->machine(value, {}, 0);
    else if (name == "release")
        m_sink->machine({}, value, 0);
    else if (name == "number-of-cpus")
        m_sink->machine({}, {}, static_cast<int>(parseInteger(value).value_or(0)));
}

//  "boot": {"date": "2025-03-07", "time": "12:15:00", "utc": 0, "cpu_count": 2}
void JsonReader::tell(const SysstatJsonPart &part, std::string_view array)
{
    const auto stamp = stampOf(part);
    if (!stamp)
        return;
    if (array == "restarts")
        m_sink->event(*stamp, part.line, "restart", {}, "LINUX-RESTART");
    else
        m_sink->event(*stamp, part.line, "remark", {}, part.text("com"));
}

void JsonReader::element(std::string_view name, JsonDocument &element)
{
    std::string fault;
    const std::vector<SysstatJsonPart> parts = sysstatJsonParts(element, fault);
    if (!fault.empty())
        m_sink->issue(parts.empty() ? 0 : parts.front().line, fault, {});
    std::optional<Stamp> stamp;
    for (const SysstatJsonPart &part : parts) {
        if (name != "statistics")
            tell(part, name);
        else if (part.group() == "timestamp")
            stamp = stampOf(part);
        else if (stamp)
            emit(part, *stamp);
        else
            m_sink->issue(part.line, "figures without a time stamp were left out", {});
    }
}

void JsonReader::emit(const SysstatJsonPart &part, const Stamp &stamp)
{
    const JsonRow row = textRowOf(part);
    if (row.names.empty())
        return;
    const std::vector<std::string_view> names(row.names.begin(), row.names.end());
    const std::vector<std::string_view> cells(row.cells.begin(), row.cells.end());
    if (!m_tables.emit(m_tables.table(names), cells, stamp, part.line, *m_sink))
        m_sink->issue(part.line, "members that are no figures of sadf were left out", {});
}

} // namespace importers::sadffmt
