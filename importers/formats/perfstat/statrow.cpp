// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perfstat/statrow.h"

#include "importers/api/lexer.h"

#include <array>
#include <vector>

namespace importers {

namespace {

/// "1.001005389": always nine digits behind the point.
std::optional<model::Nanos> parseSeconds(std::string_view word)
{
    const auto value = parseDecimal(word);
    return value && value->decimals == 9 && value->mantissa >= 0 ? std::optional(value->mantissa) : std::nullopt;
}

/// "12,058", "1,981.87": groups of three behind the first comma. "2000,326928" of a language with decimal commas is
/// a figure too.
std::optional<model::Decimal> parseCount(std::string_view word)
{
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos)
        return parseDecimal(word);
    const std::size_t point = word.find('.');
    if (point == std::string_view::npos && word.find(',', comma + 1) == std::string_view::npos
        && word.size() - comma - 1 != 3)
        return parseDecimal(word, true);
    std::string digits;
    std::size_t group = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] == ',' && i < point) {
            if (i > 3 && group != 3)
                return std::nullopt;
            group = 0;
            continue;
        }
        ++group;
        digits += word[i];
    }
    return parseDecimal(digits);
}

/// "<not supported>" and "<not counted>" are no counts, but known ones.
bool takeCount(std::string_view &rest, model::Decimal &count)
{
    const std::string_view text = trimmed(rest);
    for (const std::string_view none : { "<not supported>", "<not counted>" }) {
        if (text.starts_with(none)) {
            rest = text.substr(none.size());
            return true;
        }
    }
    const auto value = parseCount(nextField(rest));
    if (!value || value->mantissa < 0)
        return false;
    count = *value;
    return true;
}

bool isEventName(std::string_view word)
{
    return !word.empty() && !isDigit(word.front()) && word.front() != '#' && word.front() != '(' && word.front() != '[';
}

bool isUnit(std::string_view word)
{
    constexpr std::array<std::string_view, 6> units{ "msec", "Joules", "MiB", "ns", "C", "Bytes" };
    for (const std::string_view unit : units)
        if (word == unit)
            return true;
    return false;
}

std::vector<std::string_view> cellsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> cells;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        cells.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    cells.push_back(trimmed(text));
    return cells;
}

/// The text between the quotes behind `"key" :`, or the bare figure.
std::optional<std::string_view> jsonValue(std::string_view text, std::string_view key)
{
    const std::string quoted = "\"" + std::string(key) + "\"";
    const std::size_t at = text.find(quoted);
    if (at == std::string_view::npos)
        return std::nullopt;
    text = trimmed(text.substr(at + quoted.size()));
    if (!consume(text, ":"))
        return std::nullopt;
    text = trimmed(text);
    if (consume(text, "\""))
        return text.substr(0, text.find('"'));
    const std::size_t end = text.find_first_of(",} ");
    return end == std::string_view::npos ? std::nullopt : std::optional(text.substr(0, end));
}

} // namespace

std::optional<StatRow> parseStatRow(std::string_view text, bool interval, bool perCpu)
{
    StatRow row;
    if (interval) {
        row.at = parseSeconds(nextField(text));
        if (!row.at)
            return std::nullopt;
    }
    if (perCpu) {
        row.entity = nextField(text);
        if (row.entity.empty() || isDigit(row.entity.front()))
            return std::nullopt;
    }
    if (!takeCount(text, row.count))
        return std::nullopt;
    std::string_view word = nextField(text);
    if (isUnit(word)) {
        row.unit = word;
        word = nextField(text);
    }
    if (!isEventName(word))
        return std::nullopt;
    row.event = word;
    // Up to version 4.19 the unit stood behind: "cpu-clock (msec)".
    const std::string_view behind = nextField(text);
    if (behind == "(msec)")
        row.unit = "msec";
    const bool end = behind.empty() || behind == "#" || behind.front() == '(';
    return end ? std::optional(std::move(row)) : std::nullopt;
}

std::optional<StatRow> parseStatCsv(std::string_view text)
{
    for (const char separator : { ',', ';', '\t' }) {
        const auto cells = cellsOf(text, separator);
        if (cells.size() < 6)
            continue;
        StatRow row;
        row.at = parseSeconds(cells[0]);
        if (!row.at)
            continue;
        std::size_t at = 1;
        if (!isDigit(cells[at].empty() ? ' ' : cells[at].front()) && !cells[at].starts_with('<'))
            row.entity = cells[at++];
        std::string_view count = cells[at];
        if (!takeCount(count, row.count))
            continue;
        row.unit = cells[at + 1];
        row.event = cells[at + 2];
        if (at + 3 < cells.size() && isEventName(row.event) && !isDigit(row.event.front()))
            return row;
    }
    return std::nullopt;
}

std::optional<StatRow> parseStatJson(std::string_view text)
{
    text = trimmed(text);
    const auto at = jsonValue(text, "interval"), count = jsonValue(text, "counter-value"),
               event = jsonValue(text, "event");
    if (!text.starts_with('{') || !text.ends_with('}') || !count || !event || event->empty())
        return std::nullopt;
    StatRow row;
    if (at)
        row.at = parseSeconds(*at);
    for (const char *key : { "cpu", "core", "socket", "die", "node", "thread", "cgroup" })
        if (const auto entity = jsonValue(text, key))
            row.entity = std::string(key == std::string_view("cpu") ? "CPU" : "") + std::string(*entity);
    std::string_view figure = *count;
    if (!takeCount(figure, row.count))
        return std::nullopt;
    row.unit = jsonValue(text, "unit").value_or("");
    row.event = *event;
    return row;
}

std::optional<StatHead> parseStatHead(std::string_view text)
{
    if (nextField(text) != "#" || nextField(text) != "time" || text.find("counts") == std::string_view::npos)
        return std::nullopt;
    return StatHead{ nextField(text) != "counts" };
}

} // namespace importers
