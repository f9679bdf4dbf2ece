// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perflatency/latencyrow.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

/// Takes the last cell off `rest`: names may hold bars, figures cannot, so cells are counted from the right.
std::string_view lastCell(std::string_view &rest)
{
    const std::size_t bar = rest.rfind('|');
    if (bar == std::string_view::npos)
        return {};
    const std::string_view cell = trimmed(rest.substr(bar + 1));
    rest = rest.substr(0, bar);
    return cell;
}

/// "max end:  3323.911220 s" with label "max end:" and unit "s".
std::optional<model::Decimal> figure(std::string_view cell, std::string_view label, std::string_view unit)
{
    if (!consume(cell, label))
        return std::nullopt;
    const std::string_view number = nextField(cell);
    if (trimmed(cell) != unit)
        return std::nullopt;
    return parseDecimal(number);
}

/// "name:pid" or "name:(n)"; the name may hold colons.
bool isTask(std::string_view cell)
{
    const std::size_t colon = cell.rfind(':');
    if (colon == std::string_view::npos)
        return false;
    std::string_view id = cell.substr(colon + 1);
    if (consume(id, "(") && id.ends_with(')'))
        id.remove_suffix(1);
    return parseInteger(id).has_value();
}

/// Reads the cells behind "max:"; leaves `cell` at the one with the longest delay itself.
bool readMoment(std::string_view &rest, std::string_view &cell, LatencyRow &row)
{
    if (cell.empty())
        cell = lastCell(rest); // a closing bar
    auto moment = figure(cell, "max at:", "s");
    if (!moment) {
        moment = figure(cell, "max end:", "s");
        if (!moment)
            return figure(cell, "max:", "ms").has_value(); // perf 2.6 printed no moment
        cell = lastCell(rest);
        if (!figure(cell, "max start:", "s"))
            return false;
    }
    if (moment->mantissa > 0)
        row.delayMaxAt = *moment;
    cell = lastCell(rest);
    return true;
}

} // namespace

//   disp core/1_2:(4)  |  96.474 ms |  54 | avg:  57.464 ms | max: 284.079 ms | max start: 3323.6271 s | max end:
//   3323.9112 s perf:20216         |   2.764 ms |   1 | avg:  83.309 ms | max:  83.309 ms | max at:   3349.980214 s
std::optional<LatencyRow> parseLatencyRow(std::string_view line)
{
    LatencyRow row;
    std::string_view rest = line;
    std::string_view cell = lastCell(rest);
    if (!readMoment(rest, cell, row))
        return std::nullopt;
    const auto max = figure(cell, "max:", "ms");
    const auto avg = figure(lastCell(rest), "avg:", "ms");
    const auto switches = parseInteger(lastCell(rest));
    const auto runtime = figure(lastCell(rest), "", "ms");
    row.task = trimmed(rest);
    if (!max || !avg || !switches || !runtime || !isTask(row.task))
        return std::nullopt;
    row.delayMax = *max;
    row.delayAvg = *avg;
    row.switches = model::Decimal::of(*switches);
    row.runtime = *runtime;
    return row;
}

//   Task                  |   Runtime ms  | Switches | Avg delay ms    | Max delay ms    | Max delay start   | Max
//   delay end | Task                  |   Runtime ms  |  Count   | Average delay ms | Maximum delay ms | Maximum delay
//   at       |
LatencyHead parseLatencyHead(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "Task ") || !consume(rest = trimmed(rest), "|") || !consume(rest = trimmed(rest), "Runtime ms"))
        return LatencyHead::None;
    if (rest.find("elay ms") == std::string_view::npos)
        return LatencyHead::None;
    return rest.find("delay end") == std::string_view::npos ? LatencyHead::MaxAt : LatencyHead::MaxStartEnd;
}

} // namespace importers
