// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/prefixkinds.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t skipBlanks(std::string_view text, std::size_t at = 0)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

/// A number of at most nine digits; moves `at` behind it.
std::optional<std::int64_t> numberAt(std::string_view text, std::size_t &at)
{
    const std::size_t start = at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    if (at == start || at - start > 9)
        return std::nullopt;
    return parseInteger(text.substr(start, at - start));
}

} // namespace

std::optional<NumberPrefix> numberPrefix(std::string_view text)
{
    std::size_t at = skipBlanks(text);
    const bool bracket = at < text.size() && text[at] == '[';
    at += bracket ? 1 : 0;
    const auto number = numberAt(text, at);
    if (!number)
        return std::nullopt;
    const char next = at < text.size() ? text[at] : ' ';
    if (bracket)
        return next == ']' ? std::optional(NumberPrefix{ *number, at + 1, ']' }) : std::nullopt;
    if (next == '.' || next == ':' || next == '-' || next == '\t' || next == '|' || next == ')')
        return NumberPrefix{ *number, at + 1, next == '-' ? ':' : next }; // grep -C: "12:" hit, "13-" context
    if (next != ' ')
        return std::nullopt;
    const std::size_t bar = skipBlanks(text, at);
    if (bar < text.size() && text[bar] == '|')
        return NumberPrefix{ *number, bar + 1, '|' };
    return NumberPrefix{ *number, at, ' ' };
}

std::optional<std::size_t> rowPrefix(std::string_view text)
{
    std::size_t at = skipBlanks(text);
    const std::size_t word = at;
    while (at < text.size() && isWordByte(text[at]))
        ++at;
    if (at == word)
        return std::nullopt;
    at = skipBlanks(text, at);
    if (!numberAt(text, at) || at >= text.size() || text[at] != ':')
        return std::nullopt;
    return at + 1;
}

std::optional<StampPrefix> stampPrefix(std::string_view text, DateOrder order)
{
    const bool bracket = !text.empty() && text.front() == '[';
    const auto parsed = parseStamp(text.substr(bracket ? 1 : 0), order);
    if (!parsed)
        return std::nullopt;
    std::size_t at = parsed->length + (bracket ? 1 : 0);
    if (bracket && (at >= text.size() || text[at++] != ']'))
        return std::nullopt;
    if (at < text.size() && !isBlank(text[at]))
        return std::nullopt;
    return StampPrefix{ parsed->stamp, std::min(at + 1, text.size()) };
}

namespace {

/// Takes `count` words off; false when there are not as many.
bool skipWords(std::string_view &rest, int count)
{
    for (int i = 0; i < count; ++i)
        if (nextField(rest).empty())
            return false;
    return true;
}

StampPrefix endingAt(const Stamp &stamp, std::string_view text, std::string_view rest)
{
    consume(rest, " ");
    return { stamp, text.size() - rest.size() };
}

/// <134>1 2025-03-07T12:08:36.123Z fieldbox toplog 1234 - - text
std::optional<StampPrefix> rfc5424Prefix(std::string_view text, DateOrder order)
{
    std::string_view rest = text;
    if (!consume(rest, "<"))
        return std::nullopt;
    const std::string_view priority = nextField(rest);
    const std::size_t close = priority.find('>');
    if (close == std::string_view::npos || !parseInteger(priority.substr(0, close))
        || !parseInteger(priority.substr(close + 1)))
        return std::nullopt;
    rest = rest.substr(std::min(rest.size(), rest.find_first_not_of(' ')));
    const auto parsed = parseDateTime(rest, order);
    if (!parsed)
        return std::nullopt;
    rest.remove_prefix(parsed->length);
    const bool whole = skipWords(rest, 4); // host, program, process, message
    consume(rest, " ");
    const std::size_t data = rest.starts_with('[') ? rest.find("] ") : 0;
    if (!whole || data == std::string_view::npos || (data == 0 && !rest.starts_with('-')))
        return std::nullopt;
    return endingAt(parsed->stamp, text, rest.substr(data + 1));
}

/// 03-07 12:08:36.123  1234  1234 I toplog  : text
std::optional<StampPrefix> logcatPrefix(std::string_view text, DateOrder order)
{
    const auto parsed = parseStamp(text, order);
    if (!parsed)
        return std::nullopt;
    std::string_view rest = text.substr(parsed->length);
    if (!parseInteger(nextField(rest)) || !parseInteger(nextField(rest)))
        return std::nullopt;
    const std::string_view level = nextField(rest);
    const std::size_t colon = rest.find(": ");
    const bool bare = colon == std::string_view::npos && rest.ends_with(':');
    if (level.size() != 1 || std::string_view("VDIWEFS").find(level.front()) == std::string_view::npos
        || (colon == std::string_view::npos && !bare) || (!bare && colon > 40))
        return std::nullopt;
    return endingAt(parsed->stamp, text, bare ? std::string_view() : rest.substr(colon + 1));
}

} // namespace

std::optional<StampPrefix> syslogPrefix(std::string_view text, DateOrder order)
{
    if (text.starts_with('<'))
        return rfc5424Prefix(text, order);
    if (const auto logcat = logcatPrefix(text, order))
        return logcat;
    const auto parsed = parseDateTime(text, order);
    if (!parsed)
        return std::nullopt;
    std::string_view rest = text.substr(parsed->length);
    const std::string_view host = nextField(rest);
    const std::string_view program = nextField(rest);
    if (host.empty() || host.back() == ':' || program.size() < 2 || program.back() != ':')
        return std::nullopt;
    if (!rest.empty())
        rest.remove_prefix(1);
    return StampPrefix{ parsed->stamp, text.size() - rest.size() };
}

namespace {

struct Entity {
    std::string_view name;
    std::string_view text;
};
constexpr Entity Entities[] = { { "&lt;", "<" }, { "&gt;", ">" }, { "&amp;", "&" }, { "&quot;", "\"" },
    { "&#39;", "'" }, { "&apos;", "'" }, { "&nbsp;", " " } };
// Names in brackets that are no such tag, "<defunct>" or "<idle>", belong to the log.
constexpr std::string_view Tags[] = { "html", "head", "body", "pre", "code", "br", "p", "div", "span", "b", "i", "tt",
    "font", "a", "title", "meta", "style", "samp" };

/// Length of the tag at the start of the text, 0 when it is none.
std::size_t tagLength(std::string_view text)
{
    std::size_t at = 1;
    if (at < text.size() && text[at] == '/')
        ++at;
    const std::size_t name = at;
    while (at < text.size() && (isDigit(text[at]) || isWordByte(text[at])))
        ++at;
    std::string word(text.substr(name, at - name));
    std::transform(word.begin(), word.end(), word.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c; });
    const std::size_t end = text.find('>', at);
    const bool known = std::find(std::begin(Tags), std::end(Tags), word) != std::end(Tags);
    const bool ended = at < text.size() && (text[at] == '>' || text[at] == ' ' || text[at] == '/');
    return known && ended && end != std::string_view::npos ? end + 1 : 0;
}

} // namespace

void decodeHtml(std::string_view text, std::string &out, bool tags)
{
    out.clear();
    while (!text.empty()) {
        if (tags && text.front() == '<') {
            if (const std::size_t length = tagLength(text)) {
                text.remove_prefix(length);
                continue;
            }
        }
        const auto *entity = text.front() != '&' ? std::end(Entities)
                                                 : std::find_if(std::begin(Entities), std::end(Entities),
                                                     [&](const Entity &e) { return text.starts_with(e.name); });
        if (entity != std::end(Entities)) {
            out.append(entity->text);
            text.remove_prefix(entity->name.size());
        } else {
            out.push_back(text.front());
            text.remove_prefix(1);
        }
    }
}

void decodeCells(std::string_view text, char separator, std::string &out)
{
    out.clear();
    for (const char c : text) {
        if (c == '"')
            continue;
        out.push_back(c == separator ? ' ' : separator == ';' && c == ',' ? '.' : c);
    }
}

void decodeCatA(std::string_view text, std::string &out)
{
    out.clear();
    if (!text.empty() && text.back() == '$')
        text.remove_suffix(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool tab = text[i] == '^' && i + 1 < text.size() && text[i + 1] == 'I';
        out.push_back(tab ? '\t' : text[i]);
        i += tab ? 1 : 0;
    }
}

} // namespace importers
