// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/jsondocument.h"

#include "analysis/model/text.h"
#include "importers/api/lexer.h"

#include <algorithm>
#include <simdjson.h>

namespace importers {

namespace {

constexpr std::size_t MaxDepth = 64;
using Value = simdjson::ondemand::value;

/// Whether a line can be one of a document: text of a program that was written between its lines cannot.
bool isJsonLine(std::string_view text)
{
    constexpr std::string_view Signs = "{}[]\",";
    if (Signs.find(text.front()) != std::string_view::npos)
        return true;
    for (const std::string_view word : { "true", "false", "null" })
        if (consume(text, word))
            return text.empty() || text.front() == ',' || isBlank(text.front());
    consume(text, "-");
    return (isDigit(text.front()) || text.starts_with("nan") || text.starts_with("inf"))
        && text.find_first_not_of("0123456789+-.eEnaif, ]}") == std::string_view::npos;
}

/// Where a leaf's text begins, what it is, and whether it is a string.
using Leaf = std::function<void(const JsonPath &path, const char *start, std::string_view text, bool isString)>;

/// Walks the tree and hands out its leaves.
class Walker {
public:
    Walker(std::string_view skipped, const Leaf &leaf)
        : m_skipped(skipped)
        , m_leaf(leaf)
    {
    }
    simdjson::error_code object(simdjson::ondemand::object object);

private:
    simdjson::error_code array(simdjson::ondemand::array array);
    simdjson::error_code value(Value value);

    std::string_view m_skipped;
    const Leaf &m_leaf;
    JsonPath m_path;
};

simdjson::error_code Walker::object(simdjson::ondemand::object object)
{
    for (auto item : object) {
        std::string_view key;
        Value member;
        if (const auto error = item.unescaped_key().get(key))
            return error;
        if (key == m_skipped || m_path.size() >= MaxDepth)
            continue;
        m_path.emplace_back(key);
        if (const auto error = item.value().get(member))
            return error;
        if (const auto error = value(member))
            return error;
        m_path.pop_back();
    }
    return simdjson::SUCCESS;
}

simdjson::error_code Walker::array(simdjson::ondemand::array array)
{
    std::size_t number = 0;
    for (auto item : array) {
        Value element;
        if (const auto error = item.get(element))
            return error;
        m_path.push_back(std::to_string(number++));
        if (const auto error = value(element))
            return error;
        m_path.pop_back();
    }
    return simdjson::SUCCESS;
}

simdjson::error_code Walker::value(Value value)
{
    simdjson::ondemand::json_type type{};
    if (value.type().get(type))
        type = simdjson::ondemand::json_type::null; // "nan", as C prints it: the visitor sees the text
    if (type == simdjson::ondemand::json_type::object) {
        simdjson::ondemand::object inner;
        const auto error = value.get_object().get(inner);
        return error ? error : object(inner);
    }
    if (type == simdjson::ondemand::json_type::array) {
        simdjson::ondemand::array inner;
        const auto error = value.get_array().get(inner);
        return error ? error : array(inner);
    }
    const std::string_view token = value.raw_json_token(); // reaches up to the next one
    if (std::string_view(",}]").find(*(token.data() + token.size())) == std::string_view::npos)
        return simdjson::TAPE_ERROR; // "1" and ".25": a figure that was broken at the end of a line
    std::string_view text = trimmed(token.substr(0, token.find('\n')));
    const bool isString = type == simdjson::ondemand::json_type::string;
    const auto error = isString ? value.get_string().get(text) : simdjson::SUCCESS;
    if (!error)
        m_leaf(m_path, token.data(), text, isString);
    return error;
}

} // namespace

JsonDocument::State JsonDocument::add(const Line &line)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return State::Inside;
    if (m_open.empty() ? text.front() != '{' && text.front() != '[' : !isJsonLine(text))
        return State::Foreign;
    m_tooLong = m_tooLong || m_text.size() + text.size() > MaxBytes;
    m_cutLine = line.open;
    noteSure(m_text.size());
    if (!m_tooLong) {
        m_lines.emplace_back(m_text.size(), line.number);
        m_text.append(text).push_back('\n');
    }
    scan(text);
    return m_open.empty() ? State::Complete : State::Inside;
}

/// Strings do not go over the end of a line.
void JsonDocument::scan(std::string_view text)
{
    bool quoted = false;
    const std::size_t start = m_lines.empty() ? 0 : m_lines.back().first;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            m_open.push_back(c);
        else if (!quoted && (c == '}' || c == ']') && !m_open.empty())
            m_open.pop_back();
        if (!quoted && (c == '}' || c == ']'))
            noteSure(start + i + 1);
        if (m_open.empty() && !m_tooLong && !quoted && (c == '}' || c == ']')) {
            m_text.resize(m_text.size() - (text.size() - i)); // without what stands behind the document
            return;
        }
    }
}

void JsonDocument::noteSure(std::size_t end)
{
    m_sureEnd = end;
    m_sureOpen = m_open;
}

/// Closes what the end of the file left open. A value at the end of a line that it cut is not trusted.
void JsonDocument::closeCut()
{
    if (m_cutLine && !m_tooLong) {
        m_text.resize(m_sureEnd);
        m_open = m_sureOpen;
    }
    m_leftOpen = m_open.size();
    while (!m_text.empty() && (isBlank(m_text.back()) || m_text.back() == '\n' || m_text.back() == ','))
        m_text.pop_back();
    for (; !m_open.empty(); m_open.pop_back())
        m_text.push_back(m_open.back() == '{' ? '}' : ']');
}

model::LineNumber JsonDocument::lineAt(std::size_t offset) const
{
    const auto after = std::upper_bound(
        m_lines.begin(), m_lines.end(), offset, [](std::size_t at, const auto &line) { return at < line.first; });
    return after == m_lines.begin() ? 0 : std::prev(after)->second;
}

std::string JsonDocument::visit(std::string_view skipped, const JsonVisitor &visitor)
{
    if (m_tooLong)
        return STALLMARK_TEXT("JSON document of more than 64 MiB, not read");
    const bool cut = !m_open.empty();
    if (cut)
        closeCut();
    m_text.reserve(m_text.size() + simdjson::SIMDJSON_PADDING);
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    simdjson::ondemand::object root;
    auto error = parser.iterate(m_text.data(), m_text.size(), m_text.capacity()).get(document);
    error = error ? error : document.get_object().get(root);
    const Leaf leaf = [&](const JsonPath &path, const char *start, std::string_view text, bool isString) {
        visitor(path, { text, isString, lineAt(static_cast<std::size_t>(start - m_text.data())) });
    };
    if (!error)
        error = Walker(skipped, leaf).object(root);
    if (error)
        return model::encode({ STALLMARK_TEXT("damaged JSON document: %1"), { simdjson::error_message(error) } });
    return cut ? STALLMARK_TEXT("the file ends inside this JSON document; the rest is missing") : std::string();
}

} // namespace importers
