// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/labelprefix.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <vector>

namespace importers {

namespace {

constexpr std::size_t LongestLabel = 80;
constexpr std::size_t Fewest = 3; ///< lines

std::vector<std::string_view> counted(std::span<const std::string> lines)
{
    std::vector<std::string_view> out;
    for (const std::string &line : lines)
        if (!trimmed(line).empty() && !isDiffMark(line))
            out.emplace_back(std::string_view(line).substr(0, LongestLabel));
    return out;
}

std::size_t commonLength(std::string_view a, std::string_view b)
{
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t n = 0;
    while (n < most && a[n] == b[n])
        ++n;
    return n;
}

/// The longest text that at least 85 of 100 lines begin with: in sorted order such lines stand together.
std::string_view mostlyCommon(std::vector<std::string_view> lines)
{
    std::sort(lines.begin(), lines.end());
    const std::size_t span = (lines.size() * 85 + 99) / 100;
    std::string_view best;
    for (std::size_t i = 0; i + span <= lines.size(); ++i) {
        const std::size_t n = commonLength(lines[i], lines[i + span - 1]);
        if (n > best.size())
            best = lines[i].substr(0, n);
    }
    return best;
}

bool isWordByte(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// "2025-03-07 12:", "[12:": the start of a stamp rather than a label.
bool looksLikeStamp(std::string_view label)
{
    consume(label, "[");
    label = trimmed(label);
    return label.size() < 2 || isDigit(label.front())
        || (label.back() == ':' && isDigit(label[label.size() - 2])
            && label.find_first_not_of("0123456789:-/. ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
                == std::string_view::npos
            && label.find(' ') != std::string_view::npos);
}

/// The last of the first run of marks; a label without words may be signs that are common in logs, too.
std::size_t endOfLabel(std::string_view common)
{
    const std::size_t first = common.find_first_of("|>]:+*#-");
    if (first == std::string_view::npos)
        return first;
    const bool bare = std::none_of(common.begin(), common.begin() + static_cast<std::ptrdiff_t>(first), isWordByte);
    std::size_t mark = bare ? first : common.find_first_of("|>]:");
    while (mark < common.size() && mark + 1 < common.size()
        && std::string_view("|>]:+").find(common[mark + 1]) != std::string_view::npos)
        ++mark;
    return mark;
}

/// "field/monitor.log:" of grep, "monitor_1  | " of a container: not of the log.
bool isOfTool(std::string_view label)
{
    return label.find_first_of("/|") != std::string_view::npos || label.find(".log:") != std::string_view::npos
        || label.find(".txt:") != std::string_view::npos;
}

constexpr std::string_view OpeningTags[] = { "[code]", "{noformat}", "{code}", "[pre]", "[quote]", "[spoiler]" };
constexpr std::string_view ClosingTags[]
    = { "[/code]", "{noformat}", "{code}", "[/pre]", "[/quote]", "[/spoiler]", "```" };

bool sameLetters(std::string_view text, std::string_view lower)
{
    return text.size() == lower.size() && std::equal(text.begin(), text.end(), lower.begin(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 0x20) : a) == b;
    });
}

} // namespace

std::optional<LabelPrefix> labelPrefix(std::span<const std::string> lines)
{
    const std::vector<std::string_view> all = counted(lines);
    if (all.size() < Fewest)
        return std::nullopt;
    const std::string_view common = mostlyCommon(all);
    const std::size_t mark = endOfLabel(common);
    if (mark == std::string_view::npos)
        return std::nullopt;
    std::string_view label = common.substr(0, mark + 1);
    const bool named = std::any_of(label.begin(), label.end(), isWordByte);
    if (named && looksLikeStamp(label))
        return std::nullopt;
    const bool bullet = label.find_last_of("*#-") == label.size() - 1; // "- ", but "*A0" and "-1" are of the log
    if (bullet && (mark + 1 >= common.size() || common[mark + 1] != ' '))
        return std::nullopt;
    // One blank behind it belongs to it, when it stands on every line that has something to follow.
    std::string whole(label);
    const auto blankOrEnd = [&](std::string_view line) {
        return !line.starts_with(label) || line.size() == label.size() || line[label.size()] == ' ';
    };
    if (std::all_of(all.begin(), all.end(), blankOrEnd))
        whole += ' ';
    return LabelPrefix{ std::move(whole), named && !isOfTool(label) };
}

std::optional<LabelPrefix> indentation(std::span<const std::string> lines)
{
    const std::vector<std::string_view> all = counted(lines);
    if (all.size() < Fewest)
        return std::nullopt;
    std::string_view common = all.front();
    for (const std::string_view line : all)
        common = common.substr(0, commonLength(common, line));
    common = common.substr(0, std::min(common.find_first_not_of(" \t"), common.size()));
    return common.empty() ? std::nullopt : std::optional(LabelPrefix{ std::string(common), false });
}

std::optional<std::size_t> labelLength(std::string_view line, std::string_view label)
{
    if (line.starts_with(label))
        return label.size();
    const std::string_view bare = label.substr(0, label.find_last_not_of(" \t") + 1);
    return !bare.empty() && line == bare ? std::optional(line.size()) : std::nullopt;
}

bool isDiffMark(std::string_view line)
{
    for (const std::string_view mark : { "diff --git ", "index ", "--- ", "+++ ", "@@ ", "new file mode " })
        if (line.starts_with(mark))
            return true;
    return false;
}

void takePasteTags(std::string_view &line)
{
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos)
        return;
    const char first = line[start], last = line.back();
    if (first == '`' && line.substr(start).starts_with("```")) {
        line = {}; // a fence, with the name of a language or without
        return;
    }
    if (first == '[' || first == '{')
        for (const std::string_view tag : OpeningTags)
            if (sameLetters(line.substr(start, tag.size()), tag)) {
                line.remove_prefix(start + tag.size());
                break;
            }
    if (last == ']' || last == '}' || last == '`')
        for (const std::string_view tag : ClosingTags)
            if (line.size() >= tag.size() && sameLetters(line.substr(line.size() - tag.size()), tag)) {
                line.remove_suffix(tag.size());
                break;
            }
}

} // namespace importers
