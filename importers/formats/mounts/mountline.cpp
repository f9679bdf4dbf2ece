// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/mounts/mountline.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <vector>

namespace importers::mountsfmt {

namespace {

bool hasMode(std::string_view options)
{
    return options == "rw" || options == "ro" || options.starts_with("rw,") || options.starts_with("ro,");
}

/// "\\040" is a blank in /proc/mounts.
std::string unescaped(std::string_view text)
{
    const auto octal = [](char c) { return c >= '0' && c <= '7'; };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 3 < text.size() && octal(text[i + 1]) && octal(text[i + 2]) && octal(text[i + 3])) {
            out.push_back(static_cast<char>((text[i + 1] - '0') * 64 + (text[i + 2] - '0') * 8 + (text[i + 3] - '0')));
            i += 3;
        } else {
            out.push_back(text[i]);
        }
    }
    return out;
}

std::optional<Mount> parseWords(std::string_view text)
{
    const auto on = text.find(" on /");
    const auto type = on == text.npos ? on : text.find(" type ", on);
    const auto open = type == text.npos ? type : text.find(" (", type);
    if (open == text.npos || on == 0)
        return std::nullopt;
    // A label may follow: "(rw) [data]".
    const auto close = text.find(')', open);
    if (close == text.npos || (close + 1 < text.size() && text.substr(close + 1, 2) != " ["))
        return std::nullopt;
    Mount mount{ std::string(text.substr(0, on)), std::string(text.substr(on + 4, type - on - 4)),
        std::string(text.substr(type + 6, open - type - 6)), std::string(text.substr(open + 2, close - open - 2)) };
    return hasMode(mount.options) && mount.type.find(' ') == mount.type.npos ? std::optional(mount) : std::nullopt;
}

std::optional<Mount> parseProc(const std::vector<std::string_view> &f)
{
    if (f.size() != 6 || !f[1].starts_with('/') || !hasMode(f[3]) || !parseInteger(f[4]) || !parseInteger(f[5]))
        return std::nullopt;
    return Mount{ unescaped(f[0]), unescaped(f[1]), std::string(f[2]), std::string(f[3]) };
}

std::optional<Mount> parseInfo(const std::vector<std::string_view> &f)
{
    const auto dash = std::find(f.begin(), f.end(), "-");
    if (f.size() < 9 || dash - f.begin() < 6 || f.end() - dash != 4 || !parseInteger(f[0]) || !parseInteger(f[1])
        || f[2].find(':') == f[2].npos || !hasMode(f[5]))
        return std::nullopt;
    return Mount{ unescaped(dash[2]), unescaped(f[4]), std::string(dash[1]), std::string(f[5]) };
}

std::optional<Mount> parseFindmnt(std::vector<std::string_view> f)
{
    // The tree is drawn before the directory, with or without a blank between.
    while (!f.empty() && f[0].find('/') == f[0].npos)
        f.erase(f.begin());
    if (f.size() != 4 || !hasMode(f[3]))
        return std::nullopt;
    return Mount{ std::string(f[1]), std::string(f[0].substr(f[0].find('/'))), std::string(f[2]), std::string(f[3]) };
}

} // namespace

std::optional<Mount> parseMount(std::string_view text, bool findmnt)
{
    text = trimmed(text);
    if (auto mount = parseWords(text))
        return mount;
    std::vector<std::string_view> fields;
    splitFields(text, fields);
    if (auto mount = parseProc(fields))
        return mount;
    if (auto mount = parseInfo(fields))
        return mount;
    return findmnt ? parseFindmnt(fields) : std::nullopt;
}

bool isFindmntHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    return words == std::vector<std::string_view>{ "TARGET", "SOURCE", "FSTYPE", "OPTIONS" };
}

} // namespace importers::mountsfmt
