// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perfscript/scripttext.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers {

std::optional<ScriptHead> parseScriptHead(std::string_view line)
{
    if (!consume(line, "# "))
        return std::nullopt;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const ScriptHead head{ trimmed(line.substr(0, colon)), trimmed(line.substr(colon + 1)) };
    return head.name.empty() || head.value.empty() ? std::nullopt : std::optional(head);
}

bool isScriptGap(std::string_view line)
{
    return line == "--" || (line.ends_with(" EVENTS]") && line.find("[LOST ") != std::string_view::npos);
}

bool isCallChain(std::string_view line)
{
    std::string_view rest = line;
    const std::string_view address = nextField(rest);
    const bool hex = address.size() > 3 && address.size() <= 16
        && std::all_of(address.begin(), address.end(), [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); });
    return hex && !line.empty() && isBlank(line.front()) && trimmed(rest).ends_with(')');
}

bool isScriptNoise(std::string_view line)
{
    constexpr std::array<std::string_view, 11> starts{ "build id event received", "Looking at the vmlinux_path",
        "/proc/{kallsyms,modules}", "Using /proc/kallsyms", "Using /", "pmu capabilities", "cpu pmu capabilities",
        "[ perf record:", "overlapping maps", "failed to write feature", "Processed " };
    return std::any_of(starts.begin(), starts.end(), [&](auto start) { return line.starts_with(start); });
}

} // namespace importers
