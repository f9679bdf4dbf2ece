// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/bbtop/bbtoplines.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

struct FieldName {
    std::string_view name;
    BbField field;
};

// 1.18 says %MEM for a share of the address space as well.
constexpr std::array FieldNames{ FieldName{ "PID", BbField::Pid }, FieldName{ "PPID", BbField::Parent },
    FieldName{ "USER", BbField::User }, FieldName{ "STAT", BbField::State }, FieldName{ "VSZ", BbField::Size },
    FieldName{ "RSS", BbField::Size }, FieldName{ "%VSZ", BbField::SizeShare }, FieldName{ "%MEM", BbField::SizeShare },
    FieldName{ "%RSS", BbField::ResidentShare }, FieldName{ "CPU", BbField::LastCpu },
    FieldName{ "%CPU", BbField::Cpu }, FieldName{ "COMMAND", BbField::Command } };

/// "0.3" or "0%".
bool readShare(std::string_view token, model::Decimal &out)
{
    if (token.ends_with('%'))
        token.remove_suffix(1);
    const auto value = parseDecimal(token);
    if (!value || value->mantissa < 0)
        return false;
    out = *value;
    return true;
}

/// "S", "SW<", "RN"; a wide size may touch it: "S1234m". What is behind the letters goes back to `rest`.
bool readState(std::string_view token, std::string_view &rest, model::Decimal &out)
{
    const std::size_t end = std::min(token.find_first_of("0123456789"), token.size());
    const std::string_view letters = token.substr(0, end);
    if (letters.empty() || letters.size() > 4
        || std::string_view("RSDZTtWXxIKPL").find(letters.front()) == std::string_view::npos
        || letters.find_first_not_of("W<N", 1) != std::string_view::npos)
        return false;
    out = model::Decimal::of(letters.front());
    if (end < token.size())
        rest = std::string_view(token.data() + end, rest.size() + (token.size() - end));
    return true;
}

/// Takes one column off the front of `rest`.
bool readField(BbField field, std::string_view &rest, BbRow &row)
{
    std::string_view token = nextField(rest);
    if (field == BbField::Size && (token == "N" || token == "<")) // "S N": old versions keep a place for the W
        token = nextField(rest);
    if (token.empty())
        return false;
    switch (field) {
    case BbField::Pid:
        row.pid = token;
        return isDigit(token.front()) && parseInteger(token).has_value();
    case BbField::Parent:
    case BbField::LastCpu:
        return parseInteger(token).has_value();
    case BbField::State:
        return readState(token, rest, row.state);
    case BbField::Size:
        return isDigit(token.front());
    case BbField::SizeShare:
        return readShare(token, row.sizeShare);
    case BbField::ResidentShare:
        return readShare(token, row.residentShare);
    case BbField::Cpu:
        return readShare(token, row.cpu);
    case BbField::User:
    case BbField::Command:
    case BbField::Other:
        return true;
    }
    return false;
}

} // namespace

std::vector<BbField> parseBbColumns(std::string_view line)
{
    std::vector<BbField> fields;
    for (std::string_view word = nextField(line); !word.empty(); word = nextField(line)) {
        const auto it
            = std::find_if(FieldNames.begin(), FieldNames.end(), [&](const FieldName &f) { return f.name == word; });
        fields.push_back(it == FieldNames.end() ? BbField::Other : it->field);
        if (fields.size() > FieldNames.size())
            return {};
    }
    const auto has = [&](BbField field) { return std::count(fields.begin(), fields.end(), field) == 1; };
    // ps has a PID, VSZ and STAT too, but no PPID before USER and no share before COMMAND.
    if (fields.size() < 6 || fields[0] != BbField::Pid || fields[1] != BbField::Parent || fields[2] != BbField::User
        || !has(BbField::State) || !has(BbField::Size) || fields.back() != BbField::Command
        || !(has(BbField::SizeShare) || has(BbField::ResidentShare)))
        return {};
    return fields;
}

//   PID   VSZ^VSZRW   RSS (SHR) DIRTY (SHR) STACK COMMAND
bool isBbMemoryColumns(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.starts_with("PID") && text.find("VSZRW") != std::string_view::npos
        && text.find("STACK") != std::string_view::npos;
}

//     4 92620 90472 42576  1392 41172     0   132 /srv/work-b/shim/rec_main rec_m
bool isBbMemoryRow(std::string_view line)
{
    if (!parseInteger(nextField(line)))
        return false;
    for (int i = 0; i < 7; ++i) {
        const std::string_view size = nextField(line);
        if (size.empty() || !isDigit(size.front()))
            return false;
    }
    return true;
}

//   181   177 0        S    26928   0%   1% {disp daemon} /srv/work-b/shim/dispd disp daemon 3 25 9 20
//    29     1 root     S    1477m  6.0   1  5.0 /root/.pyenv/versions/3.11.7/bin/p
std::optional<BbRow> parseBbRow(std::string_view line, const std::vector<BbField> &fields)
{
    if (fields.empty())
        return std::nullopt;
    BbRow row;
    std::string_view rest = line;
    for (std::size_t i = 0; i + 1 < fields.size(); ++i) {
        if (!readField(fields[i], rest, row))
            return std::nullopt;
    }
    row.command = trimmed(rest);
    return row;
}

bool beginsLikeBbRow(std::string_view line, const std::vector<BbField> &fields)
{
    constexpr std::size_t Enough = 4; // PID PPID USER STAT
    BbRow row;
    for (std::size_t i = 0; i < Enough; ++i) {
        if (i >= fields.size() || !readField(fields[i], line, row))
            return false;
    }
    return true;
}

} // namespace importers
