// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstathead.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

namespace {

/// "(2 CPU)" at the end.
int cpuCount(std::string_view rest)
{
    const auto open = rest.rfind('(');
    if (open == rest.npos || rest.find("CPU", open) == rest.npos)
        return 0;
    std::string_view inner = rest.substr(open + 1);
    return static_cast<int>(parseInteger(nextField(inner)).value_or(0));
}

} // namespace

std::optional<SysstatHead> parseSysstatHead(std::string_view text, DateOrder order)
{
    text = trimmed(text); // sed and the like indent lines
    if (!consume(text, "Linux "))
        return std::nullopt;
    SysstatHead head;
    head.kernel = nextField(text);
    text = trimmed(text);
    const auto close = text.find(')');
    if (!consume(text, "(") || close == text.npos || close < 2)
        return std::nullopt;
    head.host = text.substr(0, close - 1);
    text.remove_prefix(close);
    std::string_view rest = text;
    if (const auto date = parseDate(nextField(rest), order))
        head.date = date->stamp.value;
    head.cpus = cpuCount(text);
    if (!kernelVersion(head.kernel) || (!head.date && head.cpus == 0))
        return std::nullopt;
    return head;
}

std::optional<std::pair<int, int>> kernelVersion(std::string_view release)
{
    const auto number = [&]() -> std::optional<int> {
        const auto end = std::min(release.find_first_not_of("0123456789"), release.size());
        const auto value = end <= 6 ? parseInteger(release.substr(0, end)) : std::nullopt;
        release.remove_prefix(end);
        return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
    };
    const auto major = number();
    if (!major || !consume(release, "."))
        return std::nullopt;
    const auto minor = number();
    return minor ? std::optional(std::pair(*major, *minor)) : std::nullopt;
}

} // namespace importers
