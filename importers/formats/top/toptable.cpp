// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/toptable.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

// procps prints -1 - rtprio for a real-time task, and "rt" where that has three digits.
constexpr std::int64_t LowestRealTime = -100;

struct FieldName {
    std::string_view name;
    TopField field;
};

constexpr std::array FieldNames{
    FieldName{ "PID", TopField::Pid },
    FieldName{ "USER", TopField::User },
    FieldName{ "PR", TopField::Priority },
    FieldName{ "NI", TopField::Nice },
    FieldName{ "VIRT", TopField::Size },
    FieldName{ "RES", TopField::Size },
    FieldName{ "SHR", TopField::Size },
    FieldName{ "SWAP", TopField::Size },
    FieldName{ "CODE", TopField::Size },
    FieldName{ "DATA", TopField::Size },
    FieldName{ "S", TopField::State },
    FieldName{ "%CPU", TopField::Cpu },
    FieldName{ "%MEM", TopField::Memory },
    FieldName{ "%PAM", TopField::Memory }, // pl
    FieldName{ "%MIN", TopField::Memory }, // sv
    FieldName{ "TIME+", TopField::Time },
    FieldName{ "TIME", TopField::Time },
    FieldName{ "COMMAND", TopField::Command },
};

TopField fieldOf(std::string_view word)
{
    const auto it
        = std::find_if(FieldNames.begin(), FieldNames.end(), [&](const FieldName &f) { return f.name == word; });
    if (it != FieldNames.end())
        return it->field;
    return word.size() > 2 && word.ends_with('+') ? TopField::Time : TopField::Other; // "ZEIT+"
}

/// Words of ps, busybox and pidstat, which have a PID and a %CPU too.
bool isForeign(std::string_view word)
{
    constexpr std::array<std::string_view, 12> Words{ "STAT", "VSZ", "RSS", "%VSZ", "%RSS", "STIME", "START", "%usr",
        "%system", "Command", "Time", "PRIO" };
    return std::find(Words.begin(), Words.end(), word) != Words.end();
}

/// Translated heads keep the place of PID (first) and COMMAND (last).
void nameTheEnds(TopColumns &columns)
{
    auto &fields = columns.fields;
    const auto has = [&](TopField field) { return std::find(fields.begin(), fields.end(), field) != fields.end(); };
    if (!has(TopField::Pid) && fields.front() == TopField::Other)
        fields.front() = TopField::Pid;
    if (!has(TopField::Command) && fields.back() == TopField::Other)
        fields.back() = TopField::Command;
}

/// Takes the next field as this kind of column; false when the text cannot be one.
bool accepts(TopField field, std::string_view token, TopRow &row)
{
    if (token.empty())
        return false;
    std::optional<std::int64_t> number;
    std::optional<model::Decimal> share;
    switch (field) {
    case TopField::Pid:
        row.pid = token;
        return isDigit(token.front()) && parseInteger(token).has_value();
    case TopField::Priority:
        number = token == "rt" || token == "RT" ? std::optional<std::int64_t>(LowestRealTime) : parseInteger(token);
        if (number && *number < 0)
            row.realTime = model::Decimal::of(*number);
        return token == "-" || (number && *number >= -200 && *number <= 200);
    case TopField::Nice:
        number = parseInteger(token);
        return token == "-" || (number && *number >= -20 && *number <= 19);
    case TopField::State:
        row.state = model::Decimal::of(token.front());
        return token.size() == 1 && std::string_view("RSDTtZIXxKWPLC").find(token.front()) != std::string_view::npos;
    case TopField::Cpu:
    case TopField::Memory:
        share = parseDecimal(token, true);
        if (!share || share->mantissa < 0)
            return false;
        (field == TopField::Cpu ? row.cpu : row.memory) = *share;
        return true;
    case TopField::Size:
    case TopField::Time:
        return isDigit(token.front());
    case TopField::User:
    case TopField::Other:
    case TopField::Command:
        return true;
    }
    return false;
}

/// Reads the columns [first, last) off the front of `rest`; returns how many fitted.
std::size_t readFields(
    std::string_view &rest, const TopColumns &columns, std::size_t first, std::size_t last, TopRow &row)
{
    bool state = columns.state;
    for (std::size_t i = first; i < last; ++i) {
        std::string_view token = nextField(rest);
        if (accepts(columns.fields[i], token, row))
            continue;
        // Chinese heads of procps 4.0 lack the word of the state, not its column.
        if (state || !accepts(TopField::State, token, row))
            return i - first;
        state = true;
        token = nextField(rest);
        if (!accepts(columns.fields[i], token, row))
            return i - first;
    }
    return last - first;
}

/// The start of the last `count` fields of `text`.
std::size_t tailStart(std::string_view text, std::size_t count)
{
    std::size_t at = text.size();
    for (std::size_t i = 0; i < count; ++i) {
        while (at > 0 && isBlank(text[at - 1]))
            --at;
        while (at > 0 && !isBlank(text[at - 1]))
            --at;
    }
    return at;
}

/// "     `- rec_main" of the forest view; the branches change when a parent ends.
std::string_view withoutBranches(std::string_view command)
{
    command = trimmed(command);
    if (consume(command, "`- "))
        return trimmed(command);
    return command;
}

} // namespace

//     PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND
std::optional<TopColumns> parseTopColumns(std::string_view line, bool inFrame)
{
    TopColumns columns;
    for (std::string_view word = nextField(line); !word.empty(); word = nextField(line)) {
        if (isForeign(word) || isDigit(word.front()) || columns.fields.size() > 60)
            return std::nullopt;
        columns.fields.push_back(fieldOf(word));
    }
    if (columns.fields.size() < 3)
        return std::nullopt;
    const auto &fields = columns.fields;
    const auto known
        = fields.size() - static_cast<std::size_t>(std::count(fields.begin(), fields.end(), TopField::Other));
    nameTheEnds(columns);
    const auto has = [&](TopField field) { return std::count(fields.begin(), fields.end(), field) == 1; };
    if (!has(TopField::Pid) || !has(TopField::Command) || (!has(TopField::Cpu) && !inFrame))
        return std::nullopt;
    if (known < (inFrame ? 3U : 5U) || (!inFrame && !has(TopField::Time) && !has(TopField::Nice)))
        return std::nullopt;
    columns.command
        = static_cast<std::size_t>(std::find(fields.begin(), fields.end(), TopField::Command) - fields.begin());
    columns.state = has(TopField::State);
    return columns;
}

//       4 root      20   0   92616  42576   1404 S  18.7   0.2   0:02.09 rec_main
std::optional<TopRow> parseTopRow(std::string_view line, const TopColumns &columns)
{
    if (columns.empty())
        return std::nullopt;
    TopRow row;
    std::string_view rest = line;
    if (readFields(rest, columns, 0, columns.command, row) != columns.command)
        return std::nullopt;
    const std::size_t behind = columns.fields.size() - columns.command - 1;
    std::string_view tail = rest.substr(tailStart(rest, behind));
    rest.remove_suffix(tail.size());
    if (readFields(tail, columns, columns.command + 1, columns.fields.size(), row) != behind)
        return std::nullopt;
    row.command = withoutBranches(rest);
    return row;
}

bool beginsLikeTopRow(std::string_view line, const TopColumns &columns)
{
    TopRow row;
    const std::size_t enough = std::min<std::size_t>(columns.command, 4);
    return enough > 0 && readFields(line, columns, 0, enough, row) == enough && !row.pid.empty();
}

} // namespace importers
