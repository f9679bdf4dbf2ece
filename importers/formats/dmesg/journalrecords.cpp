// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/journalrecords.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers::dmesgfmt {

namespace {

/// "    _BOOT_ID=0123", "PRIORITY=6"
struct Field {
    std::string_view key, value;
};

std::optional<Field> parseField(std::string_view text)
{
    text = trimmed(text);
    const auto equals = text.find('=');
    if (equals == text.npos || equals == 0)
        return std::nullopt;
    const std::string_view key = text.substr(0, equals);
    const bool name
        = std::all_of(key.begin(), key.end(), [](char c) { return (c >= 'A' && c <= 'Z') || c == '_' || isDigit(c); });
    return name ? std::optional(Field{ key, text.substr(equals + 1) }) : std::nullopt;
}

/// "Fri 2025-03-07 11:43:20.000000 CST [s=224e;i=1;b=0123;m=0;t=62fb86c6f8600;x=26b3]"
std::optional<Stamp> parseVerboseHead(std::string_view text, DateOrder order)
{
    const auto cursor = text.find(" [s=");
    if (cursor == text.npos || text.find(";i=", cursor) == text.npos || isBlank(text.front()))
        return std::nullopt;
    const auto stamp = parseDateTime(text.substr(0, cursor), order);
    return stamp && trimmed(text.substr(stamp->length, cursor - stamp->length)).empty() ? std::optional(stamp->stamp)
                                                                                        : std::nullopt;
}

/// Microseconds since 1970.
std::optional<Stamp> parseRealtime(std::string_view text)
{
    const auto value = parseInteger(text);
    if (!value || *value < 0 || *value > INT64_MAX / 1000)
        return std::nullopt;
    return Stamp{ model::StampKind::Zoned, *value * 1000, std::nullopt };
}

/// "12.345678" of dmesg -J
std::optional<Stamp> parseBootSeconds(std::string_view text)
{
    const auto value = parseDecimal(text);
    if (!value || value->decimals != 6 || value->mantissa < 0 || value->mantissa > INT64_MAX / 1000)
        return std::nullopt;
    return Stamp{ model::StampKind::Boot, value->mantissa * 1000, std::nullopt };
}

} // namespace

bool JournalRecords::opens(std::string_view line, DateOrder order)
{
    const auto start = parseField(line);
    return (start && (start->key.starts_with("__") || start->key == "_BOOT_ID")) || parseVerboseHead(line, order)
        || (line.starts_with('{') && line.find("\"__REALTIME_TIMESTAMP\"") != line.npos);
}

bool JournalRecords::line(const Line &line, std::vector<JournalRecord> &out)
{
    const std::string_view text = trimmed(line.text);
    if (!m_json.atTop() || text.starts_with('{'))
        return json(line, out);
    if (text.empty()) {
        complete(out);
        m_fields = false;
        return true;
    }
    if (const auto head = parseVerboseHead(line.text, m_order)) {
        complete(out);
        m_record.stamp = *head;
        m_fields = true;
        return true;
    }
    const auto next = parseField(line.text);
    if (!next || (!m_fields && !opens(text, m_order)))
        return m_fields; // a message with line breaks goes on
    if (next->key == "__CURSOR")
        complete(out);
    m_fields = true;
    field(next->key, next->value, true, line.number);
    return true;
}

bool JournalRecords::json(const Line &line, std::vector<JournalRecord> &out)
{
    m_leaves.clear();
    if (!m_json.line(line.text, line.number, m_leaves))
        return false;
    for (const JsonLeaf &leaf : m_leaves) {
        std::string_view parent = leaf.parent(), key = leaf.key();
        // A message that is no UTF-8 is printed as an array of bytes.
        const bool bytes = parent.ends_with("MESSAGE.");
        if (bytes) {
            key = "MESSAGE.";
            parent.remove_suffix(8);
        }
        if (parent != m_parent)
            complete(out);
        m_parent = parent;
        field(key, leaf.text, leaf.quoted, leaf.line);
    }
    if (m_json.atTop())
        complete(out);
    return true;
}

void JournalRecords::field(std::string_view key, std::string_view value, bool quoted, model::LineNumber line)
{
    if (key == "MESSAGE" || key == "msg") {
        m_record.message = value;
        m_record.line = line;
        m_hasMessage = true;
    } else if (key == "MESSAGE.") {
        const auto byte = parseInteger(value);
        m_record.message.push_back(byte && *byte >= 32 && *byte < 127 ? static_cast<char>(*byte) : '?');
        m_record.line = m_hasMessage ? m_record.line : line;
        m_hasMessage = true;
    } else if (key == "__REALTIME_TIMESTAMP" && !m_record.stamp.isValid()) {
        m_record.stamp = parseRealtime(value).value_or(Stamp{});
    } else if (key == "time" && !quoted) {
        m_record.stamp = parseBootSeconds(value).value_or(Stamp{});
    } else if (key == "time") {
        const auto stamp = parseStamp(value, m_order);
        m_record.stamp = stamp && stamp->length == value.size() ? stamp->stamp : Stamp{};
    } else if (key == "_TRANSPORT") {
        m_record.kernel = value == "kernel";
    } else if (key == "_HOSTNAME") {
        m_record.host = value;
    }
}

void JournalRecords::complete(std::vector<JournalRecord> &out)
{
    if (m_hasMessage)
        out.push_back(std::move(m_record));
    m_record = {};
    m_hasMessage = false;
}

void JournalRecords::finish(std::vector<JournalRecord> &out) { complete(out); }

} // namespace importers::dmesgfmt
