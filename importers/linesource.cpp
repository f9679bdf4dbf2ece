// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/linesource.h"

#include "importers/api/lexer.h"
#include "importers/linefeeds.h"
#include "importers/textcleaner.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace importers {

namespace {
/// A figure lost a character to a NUL: 2 and 34 with one between them were 2.34 or 2034. A NUL before a blank is none
/// of that, as sysstat 11.5.7 prints them.
bool figureIsBroken(std::string_view text)
{
    const auto ofFigure = [](char c) { return isDigit(c) || c == '.' || c == ','; };
    for (std::size_t at = text.find('\0'); at != std::string_view::npos; at = text.find('\0', at)) {
        const char before = at > 0 ? text[at - 1] : ' ';
        while (at < text.size() && text[at] == '\0')
            ++at;
        const char after = at < text.size() ? text[at] : ' ';
        if (ofFigure(after) || (ofFigure(before) && !isBlank(after)))
            return true;
    }
    return false;
}

bool isHighByte(char c) { return static_cast<unsigned char>(c) >= 0x80; }
} // namespace

LineSource::LineSource(const Encoding &encoding, std::string_view head)
    : m_encoding(encoding)
    , m_crOnly(head.find('\n') == std::string_view::npos && head.find('\r') != std::string_view::npos)
{
    if (encoding.kind == Encoding::Kind::Utf16Le || encoding.kind == Encoding::Kind::Utf16Be)
        m_utf16.emplace(encoding.kind == Encoding::Kind::Utf16Be);
    if (encoding.kind == Encoding::Kind::Legacy)
        m_legacy.emplace(encoding.name);
}

void LineSource::feed(std::string_view block)
{
    m_rest = block;
    if (m_utf16) {
        m_utf8.clear();
        m_utf16->decode(block, m_utf8);
        m_rest = m_utf8;
    }
    m_plain = isPlainAscii(m_rest);
}

void LineSource::finish() { m_finished = true; }

bool LineSource::next(PhysicalLine &line)
{
    if (m_skipLf)
        skipLineFeed();
    const End end = findEnd();
    if (!end.found && !m_finished) {
        carry(m_rest);
        m_rest = {};
        return false;
    }
    if (!end.found && m_rest.empty() && !m_carrying)
        return false;
    const std::string_view text = m_rest.substr(0, end.length);
    line.cut = false;
    line.open = !end.found;
    line.hole = false;
    line.number = m_lines == std::numeric_limits<model::LineNumber>::max() ? m_lines : m_lines + 1;
    if (m_carrying) {
        carry(text);
        line.cut = m_carryCut;
        give(m_carry, false, line);
    } else {
        line.cut = text.size() > MaxLine;
        give(clipUtf8(text, MaxLine), m_plain, line);
    }
    const bool endedWithCr = end.skip > 0 && m_rest[end.skip - 1] == '\r';
    m_rest.remove_prefix(end.skip);
    m_skipLf = end.found && endedWithCr && m_rest.empty();
    m_counted = end.counts;
    if (end.counts)
        m_lines = line.number;
    return true;
}

void LineSource::takePlain(std::vector<PhysicalLine> &lines)
{
    if (!m_plain || m_utf16 || m_carrying || m_skipLf)
        return;
    const std::string_view block = m_rest;
    std::size_t start = 0;
    forEachLineFeed(block, [&](std::size_t end) {
        const bool last = m_lines == std::numeric_limits<model::LineNumber>::max();
        PhysicalLine &line = lines.emplace_back();
        line.text = block.substr(start, std::min(end - start, MaxLine));
        line.cut = end - start > MaxLine;
        line.number = m_lines += last ? 0 : 1;
        start = end + 1;
    });
    m_counted = m_counted || start > 0;
    m_rest = block.substr(start);
}

std::optional<std::size_t> LineSource::openBytes() const
{
    if (m_utf16 || m_skipLf || !m_counted || m_crOnly || (m_carrying && m_carryCut))
        return std::nullopt;
    return m_carrying ? m_carry.size() : 0;
}

LineSource::End LineSource::findEnd() const
{
    const char *const start = m_rest.data();
    const std::size_t size = m_rest.size();
    const auto *lf = size ? static_cast<const char *>(std::memchr(start, '\n', size)) : nullptr;
    const std::size_t toLf = lf ? static_cast<std::size_t>(lf - start) : size;
    if (!m_plain && toLf > 0) {
        if (const auto *cr = static_cast<const char *>(std::memchr(start, '\r', toLf))) {
            const auto length = static_cast<std::size_t>(cr - start);
            std::size_t after = length;
            while (after < size && start[after] == '\r')
                ++after;
            if (after < size && start[after] == '\n')
                return { length, after + 1, true, true };
            return { length, length + 1, true, m_crOnly };
        }
    }
    if (lf)
        return { toLf, toLf + 1, true, true };
    return { size, size, false, true };
}

/// The LF of a CR LF that lies across two blocks.
void LineSource::skipLineFeed()
{
    if (m_rest.empty())
        return;
    m_skipLf = false;
    if (m_rest.front() != '\n')
        return;
    m_rest.remove_prefix(1);
    m_lines += m_crOnly ? 0 : 1; // its CR was taken for a lone one
}

void LineSource::carry(std::string_view text)
{
    if (!m_carrying) {
        m_carry.clear();
        m_carryCut = false;
    }
    m_carrying = m_carrying || !text.empty();
    const std::size_t room = MaxLine - m_carry.size();
    m_carryCut = m_carryCut || text.size() > room;
    m_carry.append(text.substr(0, room));
}

void LineSource::give(std::string_view text, bool plain, PhysicalLine &line)
{
    m_carrying = false;
    line.text = plain || isPlainAscii(text) ? text : cleaned(text, line);
}

std::string_view LineSource::cleaned(std::string_view text, PhysicalLine &line)
{
    line.hole
        = text.find(std::string_view("\0\0\0\0\0\0\0\0", HoleLength)) != std::string_view::npos || figureIsBroken(text);
    m_clean.clear();
    cleanText(decoded(text), m_clean);
    return m_clean;
}

std::string_view LineSource::decoded(std::string_view text)
{
    if (isUtf8(text)) {
        m_sawUtf8 = m_sawUtf8 || (!m_legacy && std::any_of(text.begin(), text.end(), isHighByte));
        return text;
    }
    // A log in plain ASCII up to here tells its encoding with the first other line; in one that was UTF-8 this is
    // damage.
    if (!m_legacy)
        m_legacy.emplace(m_sawUtf8 || m_encoding.bom > 0 ? "UTF-8" : detectEncoding(text).name);
    m_decoded.clear();
    m_legacy->decode(text, m_decoded);
    return m_decoded;
}

} // namespace importers
