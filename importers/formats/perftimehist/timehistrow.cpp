// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perftimehist/timehistrow.h"

#include "importers/api/lexer.h"

#include <array>

namespace importers {

namespace {

constexpr std::string_view Idle = "<idle>";

/// "3343.723202" -> nanoseconds. Always six or nine digits behind the point.
std::optional<model::Nanos> parseTime(std::string_view token)
{
    const auto seconds = parseDecimal(token);
    if (!seconds || (seconds->decimals != 6 && seconds->decimals != 9) || seconds->mantissa < 0)
        return std::nullopt;
    return seconds->decimals == 9 ? seconds->mantissa : seconds->mantissa * 1000;
}

/// Takes "[0000]" off.
bool takeCpu(std::string_view &rest)
{
    const std::string_view token = nextField(rest);
    return token.size() >= 4 && token.front() == '[' && token.back() == ']'
        && parseInteger(token.substr(1, token.size() - 2)).has_value();
}

/// The digits, slash and bracket behind a '[' at `at`: end of "[19370/19354]", npos when it is something else.
std::size_t idEnd(std::string_view text, std::size_t at)
{
    std::size_t i = at + 1;
    int numbers = 0;
    while (i < text.size()) {
        if (text[i] == '-') // the thread is gone: "[-1/19897]"
            ++i;
        const std::size_t start = i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        if (i == start || i >= text.size() || ++numbers > 2)
            return std::string_view::npos;
        if (text[i] == ']')
            return i + 1;
        if (text[i++] != '/')
            return std::string_view::npos;
    }
    return std::string_view::npos;
}

bool isMillis(std::string_view token, model::Decimal &out)
{
    const auto value = parseDecimal(token);
    if (!value || value->decimals != 3)
        return false;
    out = *value;
    return true;
}

/// The figures behind the name; a priority may stand before them.
bool readFigures(std::string_view rest, TimehistRow &row)
{
    std::string_view token = nextField(rest);
    if (token == "awakened:" || token == "migrated:")
        return true;
    if (token.find('.') == std::string_view::npos && !token.empty() && (isDigit(token.front()) || token.front() == '-'))
        token = nextField(rest);
    if (token == "awakened:" || token == "migrated:")
        return true;
    row.figures
        = isMillis(token, row.wait) && isMillis(nextField(rest), row.delay) && isMillis(nextField(rest), row.run);
    return row.figures;
}

/// Without a head: "s    perf" is the name behind a column of -V, as no name starts like that.
std::string_view withoutVisual(std::string_view text)
{
    const std::size_t end = text.find_first_not_of("sim ");
    if (end == std::string_view::npos || end < 2 || text[end - 1] != ' ' || text[end - 2] != ' ')
        return text;
    return text.substr(end);
}

std::string_view nameStart(std::string_view rest, std::optional<std::size_t> visual)
{
    if (!visual)
        return trimmed(withoutVisual(trimmed(rest)));
    constexpr std::size_t Gap = 2;
    const std::size_t skip = *visual == 0 ? 0 : Gap + *visual;
    return rest.size() <= skip ? std::string_view() : trimmed(rest.substr(skip));
}

} // namespace

//     3343.723237 [0000]  s    disp core/1_2[19370/19354]  120    0.000      0.000      0.014      S  next: fio[19527]
//     3343.723197 [0000]       perf[20103]                                                      awakened:
//     migration/0[18]
std::optional<TimehistRow> parseTimehistRow(std::string_view line, std::optional<std::size_t> visual)
{
    std::string_view rest = line;
    const auto at = parseTime(nextField(rest));
    if (!at || !takeCpu(rest))
        return std::nullopt;
    TimehistRow row;
    row.at = *at;
    const std::string_view name = nameStart(rest, visual);
    if (name.starts_with(Idle)) {
        row.task = Idle;
        return readFigures(name.substr(Idle.size()), row) ? std::optional(row) : std::nullopt;
    }
    for (std::size_t open = name.find('['); open != std::string_view::npos; open = name.find('[', open + 1)) {
        const std::size_t end = idEnd(name, open);
        if (end == std::string_view::npos || !readFigures(name.substr(end), row))
            continue;
        row.task = name.substr(0, end);
        return row;
    }
    return std::nullopt;
}

//            time    cpu  012  task name                       wait time  sch delay   run time  state
std::optional<std::size_t> parseTimehistHead(std::string_view line)
{
    std::string_view rest = line;
    if (nextField(rest) != "time" || nextField(rest) != "cpu")
        return std::nullopt;
    if (rest.find("wait time") == std::string_view::npos || rest.find("sch delay") == std::string_view::npos)
        return std::nullopt;
    const std::string_view next = nextField(rest);
    return next == "task" ? 0 : next.size();
}

//     disp core/1_2[19376/19353]   19353         23       29.370      0.007       1.276       5.871   26.65       0
std::optional<TimehistSummaryRow> parseTimehistSummaryRow(std::string_view line)
{
    const std::string_view text = trimmed(line);
    for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1)) {
        const std::size_t end = idEnd(text, open);
        if (end == std::string_view::npos)
            continue;
        std::string_view rest = text.substr(end);
        std::array<std::optional<model::Decimal>, 8> f;
        for (auto &field : f)
            field = parseDecimal(nextField(rest));
        if (!f[0] || !f[1] || !f[2] || !f[3] || !f[4] || !f[5] || !f[6] || !f[7] || !trimmed(rest).empty())
            continue;
        if (f[0]->decimals != 0 || f[1]->decimals != 0 || f[2]->decimals != 3 || f[7]->decimals != 0)
            continue;
        return TimehistSummaryRow{ text.substr(0, end), *f[1], *f[2], *f[3], *f[4], *f[5], *f[7] };
    }
    return std::nullopt;
}

} // namespace importers
