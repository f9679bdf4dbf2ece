// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/jsonlines.h"

#include "importers/api/lexer.h"

#include <simdjson.h>

namespace importers {

namespace {

constexpr std::size_t MaxDepth = 64;

simdjson::dom::parser &parser()
{
    thread_local simdjson::dom::parser instance;
    return instance;
}

void addLeaf(
    const simdjson::dom::element &element, std::string path, model::LineNumber line, std::vector<JsonLeaf> &out)
{
    std::string_view text;
    if (element.get_string().get(text) == simdjson::SUCCESS)
        out.push_back({ std::move(path), std::string(text), true, line });
    else
        out.push_back({ std::move(path), simdjson::minify(element), false, line });
}

void addLeaves(
    const simdjson::dom::element &element, const std::string &path, model::LineNumber line, std::vector<JsonLeaf> &out)
{
    const std::string dot = path.empty() ? "" : path + ".";
    if (element.is_object()) {
        for (const auto [key, value] : simdjson::dom::object(element))
            addLeaves(value, dot + std::string(key), line, out);
    } else if (element.is_array()) {
        int i = 0;
        for (const simdjson::dom::element value : simdjson::dom::array(element))
            addLeaves(value, dot + std::to_string(i++), line, out);
    } else {
        addLeaf(element, path, line, out);
    }
}

/// Figures as they are written: the parser would print 0.10 as 0.1.
bool isBare(std::string_view text)
{
    return !text.empty() && text.find_first_of("\"{}[], \t") == text.npos
        && (isDigit(text.front()) || text.front() == '-' || text == "true" || text == "false" || text == "null");
}

/// The end of the string that begins with the quote at the start of `text`; npos when it has none.
std::size_t endOfString(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return text.npos;
}

} // namespace

bool JsonLines::line(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out)
{
    m_damaged = false;
    text = trimmed(text);
    if (text.empty())
        return true;
    if (m_levels.empty() && text.size() > 2 && text.front() == '{' && whole(text, number, out))
        return true;
    if (m_levels.empty() && text != "{" && text != "[")
        return false;
    if (!m_levels.empty() && closed(text) && text.empty())
        return true;
    return member(text, number, out);
}

bool JsonLines::whole(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out)
{
    simdjson::dom::element root;
    if (parser().parse(text.data(), text.size()).get(root) != simdjson::SUCCESS)
        return false;
    addLeaves(root, {}, number, out);
    return true;
}

/// Takes "}", "],", "},{" off the front, up to an opening bracket.
bool JsonLines::closed(std::string_view &text)
{
    bool any = false;
    while (!text.empty() && (text.front() == '}' || text.front() == ']') && !m_levels.empty()) {
        m_levels.pop_back();
        text = trimmed(text.substr(1));
        if (consume(text, ","))
            text = trimmed(text);
        any = true;
    }
    return any;
}

/// The path of a value at this place; arrays count.
std::string JsonLines::place(std::string_view key)
{
    if (m_levels.empty())
        return {};
    Level &level = m_levels.back();
    return level.path + (level.array ? std::to_string(level.next++) : std::string(key));
}

bool JsonLines::member(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out)
{
    std::string_view key;
    if (!m_levels.empty() && !m_levels.back().array) {
        const std::size_t end = text.front() == '"' ? endOfString(text) : text.npos;
        if (end == text.npos)
            return false;
        key = text.substr(1, end - 2);
        text = trimmed(text.substr(end));
        if (!consume(text, ":"))
            return false;
        text = trimmed(text);
    }
    if (text == "{" || text == "[") {
        if (m_levels.size() == MaxDepth)
            return false;
        const bool top = m_levels.empty();
        const std::string path = place(key);
        m_levels.push_back({ top ? std::string() : path + ".", text == "[", 0 });
        return true;
    }
    if (text.ends_with(','))
        text = trimmed(text.substr(0, text.size() - 1));
    if (isBare(text)) {
        out.push_back({ place(key), std::string(text), false, number });
        return true;
    }
    // "[]", "{}", ["a","b"] and strings with escapes
    simdjson::dom::element element;
    const std::string wrapped = "{\"v\":" + std::string(text) + "}";
    if (parser().parse(wrapped)["v"].get(element) == simdjson::SUCCESS) {
        addLeaves(element, place(key), number, out);
        return true;
    }
    m_damaged = text.starts_with('"');
    if (m_damaged)
        out.push_back({ place(key), std::string(text.substr(1)), true, number });
    return m_damaged;
}

} // namespace importers
