// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatjson.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <map>
#include <utility>

namespace importers {

namespace {

constexpr std::size_t MaxDepth = 32;

/// Behind the string that begins at `at`.
std::size_t stringEnd(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

/// Behind the bracket that closes the element; npos when the line ends inside of it. `depth` is the number of brackets
/// that are open.
std::size_t elementEnd(std::string_view text, std::size_t at, int &depth)
{
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = stringEnd(text, at);
            continue;
        }
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        ++at;
        if (depth == 0 && (c == '}' || c == ']'))
            return at;
    }
    return std::string_view::npos;
}

} // namespace

bool beginsSysstatJson(std::string_view text)
{
    text = trimmed(text);
    if (!consume(text, "{"))
        return false;
    return trimmed(text).starts_with("\"sysstat\"");
}

bool hasJsonMember(const Head &head, std::string_view name)
{
    const std::string member = "\"" + std::string(name) + "\"";
    return std::any_of(head.lines.begin(), head.lines.end(), [&](const Line &line) {
        const auto at = line.text.find(member);
        const std::string_view text = trimmed(line.text);
        const bool json = text.starts_with('{') || text.starts_with('"'); // else behind the prefix of another program
        return json && at != line.text.npos && trimmed(line.text.substr(at + member.size())).starts_with(':');
    });
}

std::string_view SysstatJsonPart::text(std::string_view name) const
{
    const auto at
        = std::find_if(members.begin(), members.end(), [&](const Member &member) { return member.name == name; });
    return at == members.end() ? std::string_view() : std::string_view(at->text);
}

std::vector<SysstatJsonPart> sysstatJsonParts(JsonDocument &element, std::string &fault)
{
    std::vector<SysstatJsonPart> parts;
    std::map<JsonPath, std::size_t> places; // an object inside of another may come before the last members of that one
    fault = element.visit({}, [&](const JsonPath &path, const JsonScalar &scalar) {
        const JsonPath owner(path.begin(), path.end() - 1);
        const auto [place, isNew] = places.try_emplace(owner, parts.size());
        if (isNew)
            parts.push_back({ owner, scalar.line, {} });
        parts[place->second].members.push_back({ path.back(), std::string(scalar.text), scalar.isString });
    });
    return parts;
}

bool SysstatJson::inArray() const
{
    if (m_open.empty() || m_open.back().bracket != '[')
        return false;
    const std::string &name = m_open.back().name;
    return name == "statistics" || name == "restarts" || name == "comments";
}

void SysstatJson::begin(SysstatJsonTarget &target)
{
    finish(target);
    m_open.clear();
    target.beginHost();
}

bool SysstatJson::line(const Line &line, SysstatJsonTarget &target)
{
    const std::string_view text = line.text;
    const std::string_view content = trimmed(text);
    if (content.empty())
        return isActive();
    const bool first = std::exchange(m_fresh, false);
    if (beginsSysstatJson(text))
        begin(target);
    else if (!isActive() && !(first && content == "{"))
        return false;
    else if (isActive() && std::string_view("{}[]\",").find(content.front()) == std::string_view::npos && !m_element)
        return false;
    std::size_t at = 0;
    while (at < text.size()) {
        if (!m_element && !(inArray() && text[at] == '{')) {
            at = readOuter(text, at, target);
            continue;
        }
        const std::size_t next = collect(line, at, target);
        if (next == at)
            return at > 0;
        at = next;
    }
    return true;
}

/// Adds the part of the line that belongs to an element and gives the element when it is whole. Returns where the part
/// ends; `from` when the line does not belong to it.
std::size_t SysstatJson::collect(const Line &line, std::size_t from, SysstatJsonTarget &target)
{
    const bool begins = !m_element;
    if (begins) {
        m_element = std::make_unique<JsonDocument>();
        m_depth = 0;
    }
    int depth = m_depth;
    const std::size_t end = elementEnd(line.text, from, depth);
    Line part = line;
    part.text = line.text.substr(from, end == line.text.npos ? end : end - from);
    part.open = line.open && end == line.text.npos;
    if (m_element->add(part) == JsonDocument::State::Foreign) {
        if (begins)
            m_element.reset();
        return from;
    }
    m_depth = depth;
    if (end == line.text.npos)
        return line.text.size();
    const std::unique_ptr<JsonDocument> element = std::move(m_element);
    target.element(m_open.back().name, *element);
    return end;
}

std::size_t SysstatJson::readOuter(std::string_view text, std::size_t at, SysstatJsonTarget &target)
{
    const char c = text[at];
    if (c == '"' || isDigit(c) || c == '-')
        return readWord(text, at, target);
    if (c == ':')
        m_name = m_word;
    else if ((c == '{' || c == '[') && m_open.size() < MaxDepth) {
        m_open.push_back({ c, m_name });
        m_name.clear();
    } else if ((c == '}' || c == ']') && !m_open.empty()) {
        m_open.pop_back();
        m_name.clear();
    } else if (c == ',')
        m_name.clear();
    return at + 1;
}

std::size_t SysstatJson::readWord(std::string_view text, std::size_t at, SysstatJsonTarget &target)
{
    const bool isString = text[at] == '"';
    const std::size_t end = isString ? stringEnd(text, at) : std::min(text.find_first_of(" \t,}]", at), text.size());
    const std::string_view word
        = isString ? text.substr(at + 1, end > at + 1 ? end - at - 2 : 0) : text.substr(at, end - at);
    if (m_name.empty())
        m_word = word;
    else
        target.hostMember(m_name, word);
    return end;
}

void SysstatJson::finish(SysstatJsonTarget &target)
{
    if (m_element && !m_element->empty())
        target.element(inArray() ? m_open.back().name : "statistics", *m_element);
    m_element.reset();
    m_name.clear();
}

} // namespace importers
