// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatreader.h"

#include "importers/api/lexer.h"
#include "importers/api/sysstathead.h"

#include <algorithm>
#include <utility>

namespace importers {

std::optional<SysstatLine> parseSysstatLine(std::string_view text, DateOrder order)
{
    text = trimmed(text);
    SysstatLine out;
    if (consume(text, "#")) {
        text = trimmed(text);
        out.mark = nextField(text) == "Time";
        out.rest = trimmed(text);
        return out.mark ? std::optional(out) : std::nullopt;
    }
    const auto stamp = parseStamp(text, order);
    if (!stamp)
        return std::nullopt;
    out.stamp = stamp->stamp;
    text.remove_prefix(stamp->length);
    out.rest = trimmed(text);
    return out;
}

std::string_view afterAverageLabel(std::string_view text)
{
    constexpr std::size_t longest = 32; // bytes
    text = trimmed(text);
    if (consume(text, "Summary"))
        return text.starts_with(':') ? text.substr(1) : text;
    constexpr std::string_view wide = "\xEF\xBC\x9A"; // the colon of Chinese texts
    const auto colon = std::min(text.find(':'), text.find(wide));
    if (colon == text.npos || colon == 0 || colon > longest || isDigit(text.front()))
        return {};
    text.remove_prefix(colon + (text[colon] == ':' ? 1 : wide.size()));
    return !text.empty() && isBlank(text.front()) ? text : std::string_view();
}

bool SysstatReader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty() || takeHead(line, sink))
        return true;
    const bool afterHead = std::exchange(m_afterHead, false);
    const auto parts = parseSysstatLine(line.text, m_order);
    if (!parts)
        return takeAverage(line.text) || (afterHead && takeRestOfHead(line, sink));
    return takeRow(line, *parts, sink) || takeEvent(line, *parts, sink) || takeTableHead(*parts, sink)
        || takeBroken(line, *parts, sink);
}

// Linux 6.18.44-generic (fieldbox) 	03/07/25 	_x86_64_	(2 CPU)
bool SysstatReader::takeHead(const Line &line, ImportSink &sink)
{
    const auto head = isSysstatHead(line.text) ? parseSysstatHead(line.text, m_order) : std::nullopt;
    if (!head)
        return false;
    sink.machine(head->host, head->kernel, head->cpus);
    if (head->date)
        sink.headDate(*head->date);
    m_clock.begin(head->date);
    m_dated = head->date.has_value();
    m_table = nullptr;
    m_headStamp.reset();
    m_firstTable = m_tool != std::string_view("sar");
    m_events.clear();
    return true;
}

Stamp SysstatReader::stampOf(const Line &line, const Stamp &stamp)
{
    const Stamp own = m_clock.row(stamp);
    const bool better = line.prefix.kind == model::StampKind::Local || line.prefix.kind == model::StampKind::Zoned;
    return !m_dated && better && own.kind == model::StampKind::TimeOfDay ? line.prefix : own;
}

// 12:15:00     LINUX RESTART	(2 CPU)
// 12:10:00     COM recorder firmware updated
bool SysstatReader::takeEvent(const Line &line, const SysstatLine &parts, ImportSink &sink)
{
    const bool restart = parts.rest.starts_with("LINUX RESTART");
    const bool remark = parts.rest.starts_with("COM ");
    if (!parts.stamp || (!restart && !remark) || m_tool != std::string_view("sar"))
        return false;
    if (restart)
        m_clock.restarted();
    const Stamp stamp = stampOf(line, *parts.stamp);
    std::string key = std::to_string(stamp.value) + " " + std::string(parts.rest);
    if (std::find(m_events.begin(), m_events.end(), key) != m_events.end())
        return true;
    m_events.push_back(std::move(key));
    const std::string_view text = restart ? parts.rest : trimmed(parts.rest.substr(4));
    sink.event(stamp, line.number, restart ? "restart" : "remark", {}, text);
    return true;
}

// 12:08:36        CPU     %user     %nice   %system   %iowait    %steal     %idle
bool SysstatReader::takeTableHead(const SysstatLine &parts, ImportSink &sink)
{
    auto known = m_tables.find(parts.rest);
    if (known == m_tables.end()) {
        std::vector<std::string_view> names;
        splitFields(parts.rest, names);
        if (names.empty() || sysstatTool(names) != m_tool) {
            if (std::count_if(names.begin(), names.end(), isSysstatName) > 1)
                m_table = nullptr; // a head that cannot be read: what follows is not of the table before
            return false;
        }
        sink.tool(m_tool, sysstatVersions(m_tool, names));
        known = m_tables.emplace(parts.rest, std::make_unique<SysstatTable>(m_tool, names)).first;
    }
    m_firstTable = m_firstTable && (!m_headStamp || !parts.stamp || m_headStamp->value == parts.stamp->value);
    m_table = known->second.get();
    m_afterHead = true;
    m_headStamp = parts.stamp;
    if (parts.stamp)
        m_clock.head(*parts.stamp);
    return true;
}

/// "soft    %guest    %gnice     %idle" below a head: a terminal broke it, perhaps inside a name.
bool SysstatReader::takeRestOfHead(const Line &line, ImportSink &sink)
{
    std::vector<std::string_view> words;
    splitFields(line.text, words);
    const bool names = std::all_of(words.begin() + 1, words.end(), [](std::string_view w) { return isSysstatName(w); });
    const bool figure = words.front().find_first_of("0123456789") != std::string_view::npos;
    if (!m_table || !names || figure)
        return false;
    m_table->distrustLastName();
    sink.issue(line.number, "the head of a table is broken here; its figures behind the break are not read", line.text);
    return true;
}

// 12:08:37        all     12.94     61.19     24.38      0.50      0.00      0.50
bool SysstatReader::takeRow(const Line &line, const SysstatLine &parts, ImportSink &sink)
{
    if (!m_table || !parts.stamp || !m_table->parseRow(parts.rest, m_row))
        return false;
    const Stamp stamp = stampOf(line, *parts.stamp);
    // Without an interval the only report has the time of its head and covers the time since boot.
    const bool sinceBoot = m_firstTable && m_headStamp && m_headStamp->value == parts.stamp->value;
    if (m_row.absurd) {
        sink.issue(line.number, "a figure is too large to be true, the row was left out", line.text);
        return true;
    }
    if (m_row.odd)
        sink.issue(line.number, "figures that are no numbers or negative were left out", line.text);
    if (line.open) {
        sink.issue(line.number, "the file ends inside this row, its last word was left out", line.text);
        if (!m_table->distrustEnd(m_row))
            return true;
    }
    m_table->emit(m_row, stamp, line.number, sinceBoot ? RowKind::SinceBoot : RowKind::Sample, sink);
    return true;
}

/// A row that was cut or whose figures touch each other.
bool SysstatReader::takeBroken(const Line &line, const SysstatLine &parts, ImportSink &sink)
{
    std::vector<std::string_view> words;
    splitFields(parts.rest, words);
    const auto figures = static_cast<std::size_t>(std::count_if(
        words.begin(), words.end(), [](std::string_view word) { return !word.empty() && isDigit(word.front()); }));
    if (!parts.stamp || words.empty() || words.size() > 400 || figures * 2 < words.size())
        return false;
    if (!m_table)
        sink.issue(line.number, "a row before the first head has no names for its columns", line.text);
    else
        sink.issue(line.number, "a row that does not fit the head above it was left out", line.text);
    return true;
}

// Average:        all     12.94     61.19     24.38      0.50      0.00      0.50
bool SysstatReader::takeAverage(std::string_view text)
{
    const std::string_view rest = trimmed(afterAverageLabel(text));
    if (rest.empty())
        return false;
    std::vector<std::string_view> names;
    splitFields(rest, names);
    const bool head = sysstatTool(names) == m_tool;
    SysstatRow row;
    const bool fits = std::any_of(
        m_tables.begin(), m_tables.end(), [&](const auto &table) { return table.second->parseRow(rest, row); });
    if (!head && !fits)
        return false;
    m_clock.averages();
    m_firstTable = false;
    return true;
}

} // namespace importers
