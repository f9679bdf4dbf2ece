// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/applog/appline.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace importers {

namespace {

constexpr std::array<const char *, 8> TagKeys{ "comp", "component", "module", "tag", "logger", "subsystem", "service",
    "name" };

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(
        out.begin(), out.end(), out.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

bool isLevel(std::string_view word)
{
    constexpr std::array<std::string_view, 19> Levels{ "trace", "debug", "info", "notice", "warn", "warning", "error",
        "err", "crit", "critical", "fatal", "verbose", "v", "d", "i", "w", "e", "f", "n" };
    return std::find(Levels.begin(), Levels.end(), lower(word)) != Levels.end();
}

bool isNumber(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("0123456789.:#-") == std::string_view::npos;
}

/// "rec[742]" -> "rec", "worker-3" -> "worker": numbers of processes and threads are no names.
std::string cleaned(std::string_view tag)
{
    tag = trimmed(tag.substr(0, tag.find('[')));
    const std::size_t end = tag.find_last_not_of("0123456789");
    if (end == std::string_view::npos)
        return {};
    if (end + 1 < tag.size() && (tag[end] == '-' || tag[end] == '_' || tag[end] == '#'))
        tag = tag.substr(0, end);
    return std::string(clipUtf8(tag, 40));
}

bool isName(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return std::isalpha(c) != 0 || c == '_' || c == '-' || c == '.' || c == '/';
    });
}

std::string keyedTag(const AppLine &line)
{
    for (const char *key : TagKeys) {
        if (line.form == AppStampForm::Json || line.message.starts_with('{')) {
            const std::string_view value = jsonMember(line.message, key);
            if (!value.empty())
                return cleaned(value);
            continue;
        }
        std::string_view rest = line.message;
        for (std::string_view word = nextField(rest); !word.empty(); word = nextField(rest)) {
            if (consume(word, key) && consume(word, "="))
                return cleaned(word);
        }
    }
    return {};
}

/// Whether the second word of "fieldbox rec[742]: ..." or of "rec mcpId:18 ..." makes the first one a host or a name.
std::string looseTag(std::string_view word, std::string_view rest)
{
    const std::string_view next = nextField(rest);
    if (next.ends_with(':') && next.size() > 1 && next.find('=') == std::string_view::npos)
        return cleaned(next.substr(0, next.size() - 1));
    if (isName(word) && next.find_first_of(":=") != std::string_view::npos)
        return cleaned(word);
    return {};
}

} // namespace

std::string appTag(const AppLine &line)
{
    std::string_view rest = trimmed(line.message);
    for (int i = 0; i < 5 && !rest.empty() && rest.front() != '{'; ++i) {
        if (rest.front() == '[') {
            const std::size_t end = rest.find(']');
            if (end == std::string_view::npos)
                break;
            const std::string_view inner = trimmed(rest.substr(1, end - 1));
            rest = trimmed(rest.substr(end + 1));
            if (isLevel(inner) || isNumber(inner) || inner.empty())
                continue;
            return cleaned(inner);
        }
        std::string_view word = nextField(rest);
        rest = trimmed(rest);
        if (isLevel(word.ends_with(':') ? word.substr(0, word.size() - 1) : word) || isNumber(word))
            continue;
        if (word.find('=') != std::string_view::npos)
            break;
        if (word.ends_with(':'))
            return cleaned(word.substr(0, word.size() - 1));
        if (rest.starts_with(": ")) // logcat pads the name: "rec     : text"
            return cleaned(word);
        if (word.find(':') != std::string_view::npos)
            break;
        return looseTag(word, rest);
    }
    return keyedTag(line);
}

} // namespace importers
