// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/textdecoder.h"

#include "analysis/model/widevectors.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace importers {

namespace {

constexpr unsigned Replacement = 0xFFFD;

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

/// Length of the UTF-8 sequence at `at`; 0 when there is none; -1 when the text ends inside of it.
int sequenceLength(std::string_view text, std::size_t at)
{
    const unsigned char lead = byteAt(text, at);
    if (lead < 0x80)
        return 1;
    const int length = lead >= 0xC2 && lead < 0xE0 ? 2
        : lead >= 0xE0 && lead < 0xF0              ? 3
        : lead >= 0xF0 && lead < 0xF5              ? 4
                                                   : 0;
    for (int i = 1; i < length; ++i) {
        if (at + i >= text.size())
            return -1;
        const unsigned char c = byteAt(text, at + i);
        // E0, ED, F0 and F4 allow only part of the range: no overlong forms, no surrogates, nothing over U+10FFFF.
        const unsigned char low = i > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        const unsigned char high = i > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        if (c < low || c > high)
            return 0;
    }
    return length;
}

/// Good multi-byte sequences and bytes that are in none.
struct Utf8Count {
    std::size_t good = 0;
    std::size_t bad = 0;
};

Utf8Count countUtf8(std::string_view text)
{
    Utf8Count count;
    for (std::size_t at = 0; at < text.size();) {
        const int length = sequenceLength(text, at);
        if (length < 0)
            break;
        count.good += length > 1 ? 1 : 0;
        count.bad += length == 0 ? 1 : 0;
        at += static_cast<std::size_t>(std::max(length, 1));
    }
    return count;
}

/// The NULs of a text at even and odd places, and its line feeds.
struct NulPattern {
    std::array<std::size_t, 2> nuls{};
    std::array<std::size_t, 2> lineFeeds{}; ///< whose NUL is at an even, odd place
    std::size_t tens = 0; ///< bytes 0x0A
};

NulPattern nulPattern(std::string_view head)
{
    NulPattern p;
    for (std::size_t i = 0; i + 1 < head.size(); i += 2) {
        p.nuls[0] += head[i] == '\0' ? 1 : 0;
        p.nuls[1] += head[i + 1] == '\0' ? 1 : 0;
        p.lineFeeds[0] += head[i] == '\0' && head[i + 1] == '\n' ? 1 : 0;
        p.lineFeeds[1] += head[i + 1] == '\0' && head[i] == '\n' ? 1 : 0;
        p.tens += (head[i] == '\n' ? 1 : 0) + (head[i + 1] == '\n' ? 1 : 0);
    }
    return p;
}

/// UTF-16 without a mark. In text that is mostly ASCII every other byte is NUL; in other scripts at least those of
/// blanks, digits and line feeds are, all on the same side.
std::optional<Encoding> utf16ByNuls(std::string_view head)
{
    const NulPattern p = nulPattern(head);
    const std::size_t units = head.size() / 2;
    for (const std::size_t side : { 0U, 1U }) {
        const std::size_t own = p.nuls[side], other = p.nuls[1 - side];
        const bool mostlyAscii = own * 10 > units * 4 && other * 10 < own;
        const bool otherScript = own > 4 && own * 20 > units && other == 0 && p.lineFeeds[side] * 2 > p.tens;
        if (mostlyAscii || otherScript)
            return side == 0 ? Encoding{ Encoding::Kind::Utf16Be, "UTF-16BE", 0 }
                             : Encoding{ Encoding::Kind::Utf16Le, "UTF-16LE", 0 };
    }
    return std::nullopt;
}

/// Dates as these encodings print them, the surest sign in a log with little other text: "2025年03月07日".
const char *encodingByDate(std::string_view head)
{
    struct Signs {
        const char *name;
        std::string_view year, month;
    };
    static constexpr Signs All[] = { { "GB18030", "\xC4\xEA", "\xD4\xC2" }, { "EUC-JP", "\xC7\xAF", "\xB7\xEE" },
        { "SHIFT_JIS", "\x94\x4E", "\x8C\x8E" }, { "BIG5", "\xA6\x7E", "\xA4\xEB" },
        { "EUC-KR", "\xB3\xE2", "\xBF\xF9" } };
    const auto isDigitAt = [&](std::size_t at) { return at < head.size() && head[at] >= '0' && head[at] <= '9'; };
    for (const Signs &s : All)
        for (std::size_t at = head.find(s.year); at != std::string_view::npos; at = head.find(s.year, at + 1)) {
            std::size_t next = at + s.year.size();
            while (isDigitAt(next) || (next < head.size() && head[next] == ' '))
                ++next;
            if (at > 0 && isDigitAt(at - 1) && next > at + s.year.size() && head.substr(next).starts_with(s.month))
                return s.name;
        }
    return nullptr;
}

std::string guessedName(std::string_view head)
{
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    uchardet_handle_data(detector.get(), head.data(), head.size());
    uchardet_data_end(detector.get());
    const std::string name = uchardet_get_charset(detector.get());
    // What it calls these are text with odd bytes, or nothing that iconv reads line by line.
    const bool useless = name.empty() || name == "ASCII" || name.starts_with("UTF-") || name.starts_with("ISO-2022");
    return useless ? "ISO-8859-1" : name;
}

Encoding legacyEncoding(std::string_view head)
{
    const char *byDate = encodingByDate(head);
    std::string name = byDate ? byDate : guessedName(head);
    const iconv_t handle = iconv_open("UTF-8", name.c_str());
    if (handle == reinterpret_cast<iconv_t>(-1))
        name = "ISO-8859-1";
    else
        iconv_close(handle);
    return { Encoding::Kind::Legacy, name, 0 };
}

} // namespace

Encoding detectEncoding(std::string_view head)
{
    if (head.starts_with("\xEF\xBB\xBF"))
        return { Encoding::Kind::Utf8, "UTF-8", 3 };
    if (head.starts_with("\xFF\xFE"))
        return { Encoding::Kind::Utf16Le, "UTF-16LE", 2 };
    if (head.starts_with("\xFE\xFF"))
        return { Encoding::Kind::Utf16Be, "UTF-16BE", 2 };
    if (const auto utf16 = utf16ByNuls(head))
        return *utf16;
    const Utf8Count count = countUtf8(head);
    if (count.bad == 0 || count.good > 10 * count.bad)
        return {};
    return legacyEncoding(head);
}

bool isUtf8(std::string_view text, bool maybeCut)
{
    for (std::size_t at = 0; at < text.size();) {
        const int length = sequenceLength(text, at);
        if (length <= 0)
            return length < 0 && maybeCut;
        at += static_cast<std::size_t>(length);
    }
    return true;
}

STALLMARK_WIDE_VECTORS
bool isPlainAscii(std::string_view text)
{
    const auto odd = [](char c) {
        const auto s = static_cast<signed char>(c); // bytes from 0x80 on are negative
        return static_cast<unsigned>(s < 0x20) & static_cast<unsigned>(s != '\t') & static_cast<unsigned>(s != '\n');
    };
    constexpr std::size_t Step = 64; // a fixed length, so that the compiler makes vector code of the loop
    const char *at = text.data();
    std::size_t left = text.size();
    for (; left >= Step; left -= Step, at += Step) {
        std::uint8_t any = 0;
        for (std::size_t i = 0; i < Step; ++i)
            any = static_cast<std::uint8_t>(any | odd(at[i]));
        if (any)
            return false;
    }
    return std::none_of(at, at + left, odd);
}

void appendUtf8(unsigned c, std::string &out)
{
    if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        c = Replacement;
    const auto tail = [&](int shift) { out.push_back(static_cast<char>(0x80 | ((c >> shift) & 0x3F))); };
    if (c < 0x80) {
        out.push_back(static_cast<char>(c));
    } else if (c < 0x800) {
        out.push_back(static_cast<char>(0xC0 | (c >> 6)));
        tail(0);
    } else if (c < 0x10000) {
        out.push_back(static_cast<char>(0xE0 | (c >> 12)));
        tail(6);
        tail(0);
    } else {
        out.push_back(static_cast<char>(0xF0 | (c >> 18)));
        tail(12);
        tail(6);
        tail(0);
    }
}

void Utf16Decoder::decode(std::string_view bytes, std::string &out)
{
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (!m_half) {
            m_first = byte;
            m_half = true;
            continue;
        }
        m_half = false;
        unit(m_bigEndian ? m_first * 256U + byte : byte * 256U + m_first, out);
    }
}

void Utf16Decoder::unit(unsigned value, std::string &out)
{
    const bool low = value >= 0xDC00 && value < 0xE000;
    if (m_high != 0) {
        const unsigned high = m_high;
        m_high = 0;
        if (low) {
            appendUtf8(0x10000 + ((high - 0xD800) << 10) + (value - 0xDC00), out);
            return;
        }
        appendUtf8(Replacement, out);
    }
    if (value >= 0xD800 && value < 0xDC00)
        m_high = value;
    else
        appendUtf8(value, out);
}

LegacyDecoder::LegacyDecoder(const std::string &name)
{
    if (name == "ISO-8859-1")
        return;
    const iconv_t handle = iconv_open("UTF-8", name.c_str());
    if (handle != reinterpret_cast<iconv_t>(-1))
        m_handle.reset(static_cast<void *>(handle));
}

void LegacyDecoder::decode(std::string_view bytes, std::string &out)
{
    if (!m_handle) {
        for (const char c : bytes)
            appendUtf8(static_cast<unsigned char>(c), out);
        return;
    }
    const auto handle = static_cast<iconv_t>(m_handle.get());
    iconv(handle, nullptr, nullptr, nullptr, nullptr);
    std::string copy(bytes); // iconv wants to write through its input pointer type
    char *in = copy.data();
    std::size_t inLeft = copy.size();
    std::array<char, 512> buffer;
    while (inLeft > 0) {
        char *to = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t before = inLeft;
        const bool failed = iconv(handle, &in, &inLeft, &to, &room) == static_cast<std::size_t>(-1);
        out.append(buffer.data(), buffer.size() - room);
        if (failed && before == inLeft) {
            appendUtf8(Replacement, out);
            ++in;
            --inLeft;
        }
    }
}

} // namespace importers
