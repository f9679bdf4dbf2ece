// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/jsonwriter.h"

#include "gui/cli/utf8.h"

#include "analysis/model/decimal.h"

#include <cmath>

namespace gui {

namespace {

constexpr std::size_t FlushAt = 64 * 1024;

void appendEscaped(std::string &out, char c)
{
    static const char digits[] = "0123456789abcdef";
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        break;
    }
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x20 && code != 0x7f) {
        out += c;
        return;
    }
    out += "\\u00";
    out += digits[code >> 4];
    out += digits[code & 15];
}

} // namespace

JsonWriter::JsonWriter(Sink sink)
    : m_sink(std::move(sink))
{
}

JsonWriter::~JsonWriter() { flush(); }

void JsonWriter::key(std::string_view name)
{
    separate();
    m_afterKey = true; // the name itself is no new member
    value(name);
    raw(": ");
    m_afterKey = true;
}

void JsonWriter::value(std::string_view text)
{
    separate();
    raw("\"");
    for (const char c : validUtf8(text))
        appendEscaped(m_buffer, c);
    raw("\"");
}

void JsonWriter::value(double number)
{
    if (!std::isfinite(number)) {
        null();
        return;
    }
    separate();
    raw(model::toText(number));
}

void JsonWriter::value(std::int64_t number)
{
    separate();
    raw(std::to_string(number));
}

void JsonWriter::value(bool truth)
{
    separate();
    raw(truth ? "true" : "false");
}

void JsonWriter::null()
{
    separate();
    raw("null");
}

void JsonWriter::memberOrNull(std::string_view name, const std::string &text)
{
    key(name);
    if (text.empty())
        null();
    else
        value(text);
}

void JsonWriter::finish()
{
    raw("\n");
    flush();
}

void JsonWriter::open(char bracket, Layout layout)
{
    separate();
    // Inside something on one line everything is on that line.
    if (!m_levels.empty() && m_levels.back().layout == Layout::Inline)
        layout = Layout::Inline;
    raw({ &bracket, 1 });
    m_levels.push_back({ layout, true });
}

void JsonWriter::close(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Lines && !level.empty)
        newLine();
    raw({ &bracket, 1 });
}

/// Comma and line break before a member, nothing between a key and its value.
void JsonWriter::separate()
{
    if (m_afterKey || m_levels.empty()) {
        m_afterKey = false;
        return;
    }
    Level &level = m_levels.back();
    if (!level.empty)
        raw(level.layout == Layout::Lines ? "," : ", ");
    level.empty = false;
    if (level.layout == Layout::Lines)
        newLine();
}

void JsonWriter::raw(std::string_view text)
{
    m_buffer += text;
    if (m_buffer.size() >= FlushAt)
        flush();
}

void JsonWriter::newLine()
{
    raw("\n");
    raw(std::string(m_levels.size(), ' '));
}

void JsonWriter::flush()
{
    if (!m_buffer.empty() && m_sink)
        m_sink(m_buffer);
    m_buffer.clear();
}

} // namespace gui
