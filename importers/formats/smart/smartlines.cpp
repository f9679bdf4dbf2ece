// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/smart/smartlines.h"

#include "importers/api/factname.h"
#include "importers/api/lexer.h"
#include "importers/api/stamp.h"

#include <algorithm>
#include <array>

namespace importers::smartfmt {

std::optional<std::string_view> parseSmartctl(std::string_view text)
{
    if (!consume(text, "smartctl "))
        return std::nullopt;
    const std::string_view version = nextField(text);
    const bool good = !version.empty() && isDigit(version.front()) && text.find('[') != text.npos;
    return good ? std::optional(version) : std::nullopt;
}

std::optional<std::string_view> parseNvmeHead(std::string_view text)
{
    text = trimmed(text);
    if (!consume(text, "Smart Log for NVME device:"))
        return std::nullopt;
    const std::string_view device = nextField(text);
    return device.empty() ? std::nullopt : std::optional(device);
}

std::optional<std::string_view> parsePrompt(std::string_view text)
{
    text = trimmed(text);
    const auto smartctl = std::min(text.find(" smartctl "), text.find(" nvme smart-log "));
    const auto device = text.rfind(" /dev/");
    const bool quoted = text.find('"') != text.npos; // words about a prompt
    if (quoted || smartctl == text.npos || smartctl == 0 || device == text.npos || device < smartctl)
        return std::nullopt;
    std::string_view before = text.substr(0, smartctl);
    if (before.ends_with(" sudo"))
        before.remove_suffix(5);
    if (before.empty() || (before.back() != '#' && before.back() != '$'))
        return std::nullopt;
    std::string_view rest = text.substr(device + 6);
    const std::string_view name = nextField(rest);
    return name.empty() ? std::nullopt : std::optional(name);
}

std::optional<Property> parseProperty(std::string_view text)
{
    text = trimmed(text);
    const auto colon = text.find(':');
    if (colon == text.npos || colon == 0 || colon > 60 || colon + 1 >= text.size() || !isBlank(text[colon + 1]))
        return std::nullopt;
    Property property{ factName(text.substr(0, colon)), withoutGrouping(trimmed(text.substr(colon + 1))) };
    return property.name.empty() || property.value.empty() ? std::nullopt : std::optional(property);
}

std::optional<Property> parseDeviceMessage(std::string_view text)
{
    if (!consume(text, "/dev/"))
        return std::nullopt;
    const auto colon = text.find(": ");
    if (colon == text.npos || colon == 0 || text.find(' ') < colon)
        return std::nullopt;
    return Property{ std::string(text.substr(0, colon)), std::string(trimmed(text.substr(colon + 1))) };
}

std::optional<std::vector<std::string>> parseAttributeHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    const auto at = [&](std::string_view word) { return std::find(words.begin(), words.end(), word); };
    if (words.size() < 6 || words.front() != "ID#" || at("ATTRIBUTE_NAME") == words.end()
        || words.back() != "RAW_VALUE")
        return std::nullopt;
    return std::vector<std::string>(words.begin(), words.end());
}

std::optional<Attribute> parseAttribute(std::string_view text, const std::vector<std::string> &columns)
{
    Attribute attribute;
    std::string id;
    std::string_view rest = text;
    for (const std::string &column : columns) {
        const bool raw = column == "RAW_VALUE";
        const std::string_view cell = raw ? trimmed(rest) : nextField(rest);
        if (cell.empty())
            return std::nullopt;
        if (column == "ID#" && !parseInteger(cell))
            return std::nullopt;
        if (column == "ID#")
            id = cell;
        else if (column == "ATTRIBUTE_NAME")
            attribute.name = id + '_' + factName(cell);
        else if (column == "VALUE" || column == "WORST" || column == "THRESH" || column == "WHEN_FAILED"
            || column == "FAIL")
            attribute.figures.push_back({ factName(column), std::string(cell) });
        else if (raw)
            attribute.figures.push_back({ "raw", std::string(cell) });
    }
    std::erase_if(attribute.figures, [](const Property &p) { return p.value == "-" || p.value == "---"; });
    return attribute;
}

bool isOtherLog(std::string_view text)
{
    constexpr auto heads = std::to_array<std::string_view>({ "Linux ", "top - ", "avg-cpu", "Device", "procs ",
        "Filesystem ", "/", "[", "{", "<", "NAME ", "Mem:", "Architecture:", "vm.", "kernel.", "sysbench ", "==> " });
    const std::string_view line = trimmed(text);
    const bool property
        = line.starts_with("Device Model:") || line.starts_with("Device is:") || line.starts_with("Device does not");
    if (property)
        return false;
    const bool head = std::any_of(heads.begin(), heads.end(), [&](auto h) { return line.starts_with(h); });
    return head || line.find("# ") != line.npos || line.find("~$ ") != line.npos
        || parseDateTime(line, DateOrder::MonthFirst).has_value();
}

} // namespace importers::smartfmt
