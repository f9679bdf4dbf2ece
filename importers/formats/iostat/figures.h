// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/lexer.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace importers::iostatfmt {

/// What a column allows its figures to be.
struct FigureRule {
    std::int8_t base = 0; ///< power of 1024 the column counts in: 1 for kB, 2 for MB; 0: no k M G after a figure
    std::int64_t limit = 0; ///< a larger figure is a wrapped counter; at least 10^7; 0: no limit
};

/// What was odd about the figures of one row.
struct FigureFlags {
    bool garbage = false; ///< nan, inf, stars, a negative figure: that figure is missing
    bool absurd = false; ///< more digits than a counter can honestly have
    bool wide = false; ///< some figure is long enough to be worth holding against its limit
};

/// The slow half of scanFigure: signs, units, words, malformed tokens.
const char *scanOddFigure(
    const char *p, const char *end, const FigureRule &rule, model::Decimal &out, FigureFlags &flags);

constexpr std::uint64_t EveryByte = 0x0101010101010101;

/// Eight bytes of text as a word; its first byte is the lowest.
inline std::uint64_t loadWord(const char *p)
{
    std::uint64_t word = 0;
    std::memcpy(&word, p, sizeof word);
    return word;
}

[[gnu::always_inline]] inline const char *skipBlanks(const char *p, const char *end)
{
    if constexpr (std::endian::native == std::endian::little) {
        for (; end - p >= 8; p += 8) {
            const std::uint64_t others = loadWord(p) ^ (EveryByte * ' ');
            if (others == 0)
                continue;
            p += static_cast<unsigned>(std::countr_zero(others)) / 8;
            if (*p != '\t')
                return p;
            break;
        }
    }
    while (p != end && isBlank(*p))
        ++p;
    return p;
}

/// The number that eight digits make, a byte each, the highest in the lowest byte: pairs, then fours, then all.
[[gnu::always_inline]] inline std::int64_t eightDigits(std::uint64_t digits)
{
    digits = digits * 2561 >> 8;
    digits = (digits & 0x00ff00ff00ff00ff) * 6553601 >> 16;
    return static_cast<std::int64_t>((digits & 0x0000ffff0000ffff) * 42949672960001 >> 32);
}

/// The common form, "0.00" to "99999.99" with a blank behind it, as one word: no loop over its digits. nullptr: some
/// other form.
[[gnu::always_inline]] inline const char *scanCommonFigure(const char *p, const char *end, model::Decimal &out)
{
    if (std::endian::native != std::endian::little || end - p <= 8)
        return nullptr;
    std::uint64_t word = loadWord(p);
    // Most figures of most logs: "0.00 ", or "0,00 ".
    if (const std::uint64_t five = word & 0xffffffffff; five == 0x2030302e30 || five == 0x2030302c30) {
        out = model::Decimal::of(0, 2);
        return p + 4;
    }
    const std::uint64_t marks = word ^ (EveryByte * ' ');
    const std::uint64_t blanks = (marks - EveryByte) & ~marks & (EveryByte * 0x80);
    const unsigned length = blanks != 0 ? static_cast<unsigned>(std::countr_zero(blanks)) / 8 : 8;
    if (length < 4 || p[length] != ' ')
        return nullptr;
    // The figure moved to the end of the word, '0' before it: "01.25" -> bytes 0 0 0 0 1 . 2 5
    word = word << (64 - 8 * length) | (EveryByte * '0') >> 1 >> (8 * length - 1);
    const std::uint64_t point = word >> 40 & 0xff;
    word = (word << 8 & 0x0000ffffffffff00) | (word & 0xffff000000000000) | '0';
    std::uint64_t digits = word ^ (EveryByte * '0');
    if ((((digits + EveryByte * 0x76) | digits) & (EveryByte * 0x80)) != 0 || (point != '.' && point != ','))
        return nullptr;
    out = model::Decimal::of(eightDigits(digits), 2);
    return p + length;
}

/// The figure that ends at `stop`, where the one of the row above did: "0.00" to "99999.99" with nothing but blanks
/// between it and `p`, the end of the field before. False: some other form, or it ends elsewhere. `stop` must be at
/// least eight bytes behind the start of the text and not behind its end, where a whole word can still be read from
/// `p`.
[[gnu::always_inline]] inline bool scanAlignedFigure(const char *p, const char *stop, model::Decimal &out)
{
    constexpr std::uint64_t blanks = EveryByte * ' ';
    const auto width = stop - p;
    if (std::endian::native != std::endian::little || width < 5 || width > 16)
        return false;
    std::uint64_t word = loadWord(stop - 8);
    if (width > 8 && (loadWord(p) ^ blanks) << (8 * (16 - width)) != 0)
        return false; // a longer figure, or something else before it
    if (width < 8) // the end of the field before
        word = (word >> (8 * (8 - width)) << (8 * (8 - width))) | blanks >> (8 * width);
    if (word == 0x30302e3020202020) { // "    0.00"
        out = model::Decimal::of(0, 2);
        return true;
    }
    // "  123.45" -> bytes ' ' ' ' ' ' 1 2 3 4 5
    const std::uint64_t point = word >> 40 & 0xff;
    word = (word << 8 & 0x0000ffffffffff00) | (word & 0xffff000000000000) | ' ';
    std::uint64_t digits = word ^ (EveryByte * '0');
    const std::uint64_t blank = digits & (EveryByte * 0x10);
    digits ^= blank;
    const std::uint64_t blankInside = blank >> 8 & ~blank; // one that a digit comes before
    const std::uint64_t notBlank = digits & (blank - (blank >> 4));
    if ((((digits + EveryByte * 0x76) | digits) & (EveryByte * 0x80)) != 0 || blankInside != 0 || notBlank != 0
        || (blank >> 40 & 0xff) != 0 || (point != '.' && point != ','))
        return false;
    out = model::Decimal::of(eightDigits(digits), 2);
    return true;
}

/// Reads the token at `p` ("12.34", "12,34", "3.9M", "49.1%") into `out` and returns its end; nullptr when the token is
/// no figure at all. Written for speed: called for every figure of logs of gigabytes.
inline const char *scanFigure(
    const char *p, const char *end, const FigureRule &rule, model::Decimal &out, FigureFlags &flags)
{
    const char *const start = p;
    std::uint64_t mantissa = 0; // may wrap: too many digits are told by their number
    while (p != end && isDigit(*p))
        mantissa = mantissa * 10 + static_cast<std::uint64_t>(*p++ - '0');
    const auto whole = p - start;
    int decimals = 0;
    if (p != start && p != end && (*p == '.' || *p == ',')) {
        const char *const point = p++;
        while (p != end && isDigit(*p))
            mantissa = mantissa * 10 + static_cast<std::uint64_t>(*p++ - '0');
        decimals = static_cast<int>(p - point) - 1;
        if (decimals == 0)
            return scanOddFigure(start, end, rule, out, flags);
    }
    const auto length = p - start;
    if (length == 0 || length > 18 || (p != end && !isBlank(*p)))
        return scanOddFigure(start, end, rule, out, flags);
    flags.wide |= whole > 7; // every limit is at least 10^7
    out = model::Decimal::of(static_cast<std::int64_t>(mantissa), decimals);
    return p;
}

/// Holds a figure against its column's limit.
bool isAbsurd(const model::Decimal &figure, const FigureRule &rule);

} // namespace importers::iostatfmt
