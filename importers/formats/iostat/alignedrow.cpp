// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/alignedrow.h"

#include "importers/formats/iostat/figures.h"

#include <algorithm>
#include <bit>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace importers::iostatfmt {

namespace {

constexpr std::size_t WordBits = 64, Step = 16;
constexpr std::uint32_t Longest = 8; ///< "99999.99"
constexpr std::uint32_t WidestField = 24; ///< characters, blanks and all

void set(std::span<std::uint64_t> mask, std::size_t at) { mask[at / WordBits] |= std::uint64_t{ 1 } << at % WordBits; }

/// What stands at 64 places, a bit each, the first lowest.
struct Signs {
    std::uint64_t digits = 0, blanks = 0, points = 0;
};

#ifdef __SSE2__

/// From `start` on; places behind the text stay 0. The text has at least Step characters.
[[gnu::always_inline]] inline Signs signsAt(std::string_view text, std::size_t start, char point)
{
    const __m128i zero = _mm_set1_epi8('0'), nine = _mm_set1_epi8(9), blank = _mm_set1_epi8(' '),
                  dot = _mm_set1_epi8(point);
    const auto bits = [](__m128i found) { return static_cast<std::uint32_t>(_mm_movemask_epi8(found)); };
    Signs signs;
    for (std::size_t i = 0; i < WordBits && start + i < text.size(); i += Step) {
        const std::size_t at = std::min(start + i, text.size() - Step), early = start + i - at;
        const __m128i chars = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text.data() + at));
        const __m128i value = _mm_sub_epi8(chars, zero);
        const auto put = [&](std::uint64_t &mask, __m128i found) {
            mask |= static_cast<std::uint64_t>(bits(found) >> early) << i;
        };
        put(signs.digits, _mm_cmpeq_epi8(_mm_min_epu8(value, nine), value));
        put(signs.blanks, _mm_cmpeq_epi8(chars, blank));
        put(signs.points, _mm_cmpeq_epi8(chars, dot));
    }
    return signs;
}

/// The pairs of digits of two words like "12345.67", blanks counting as 0: 16 bits a pair, the point's place closed.
[[gnu::always_inline]] inline __m128i pairsOf(const char *first, const char *second, const std::uint64_t *own)
{
    const __m128i whole = _mm_set1_epi64x(0x00000f0f0f0f0f00), cents = _mm_set1_epi64x(0x0f0f000000000000);
    const __m128i words = _mm_and_si128(
        _mm_set_epi64x(static_cast<long long>(loadWord(second)), static_cast<long long>(loadWord(first))),
        _mm_loadu_si128(reinterpret_cast<const __m128i *>(own)));
    const __m128i digits = _mm_or_si128(_mm_and_si128(_mm_slli_epi64(words, 8), whole), _mm_and_si128(words, cents));
    const __m128i tens = _mm_mullo_epi16(_mm_and_si128(digits, _mm_set1_epi16(0x00ff)), _mm_set1_epi16(10));
    return _mm_add_epi16(tens, _mm_srli_epi16(digits, 8));
}

/// Four figures at once, in hundredths: pairs of digits to fours, fours to eights.
[[gnu::always_inline]] inline void readFour(
    const char *text, const std::uint32_t *ends, const std::uint64_t *own, model::Decimal *out)
{
    const auto at = [&](int i) { return text + ends[i] - Longest; };
    const __m128i hundreds = _mm_set1_epi32(1 << 16 | 100), myriads = _mm_set1_epi32(1 << 16 | 10'000);
    const __m128i low = _mm_madd_epi16(pairsOf(at(0), at(1), own), hundreds);
    const __m128i high = _mm_madd_epi16(pairsOf(at(2), at(3), own + 2), hundreds);
    alignas(16) std::int32_t values[4];
    _mm_store_si128(reinterpret_cast<__m128i *>(values), _mm_madd_epi16(_mm_packs_epi32(low, high), myriads));
    for (int i = 0; i < 4; ++i)
        out[i] = model::Decimal::of(values[i], 2);
}

#else

Signs signsAt(std::string_view text, std::size_t start, char point)
{
    Signs signs;
    for (std::size_t i = 0; i < WordBits && start + i < text.size(); ++i) {
        const char c = text[start + i];
        (isDigit(c)        ? signs.digits
                : c == ' ' ? signs.blanks
                           : signs.points)
            |= static_cast<std::uint64_t>(isDigit(c) || c == ' ' || c == point) << i;
    }
    return signs;
}

#endif

/// The seven digits of a word like "12345.67", blanks counting as 0.
std::int64_t hundredths(std::uint64_t word)
{
    word = (word << 8 & 0x0000ffffffffff00) | (word & 0xffff000000000000);
    return eightDigits(word & (EveryByte * 0x0f));
}

} // namespace

void AlignedRow::forget()
{
    m_ends.clear();
    m_own.clear();
    m_points = m_digits = m_blanks = m_far = {};
}

void AlignedRow::learn(
    std::string_view text, std::span<const std::uint32_t> ends, std::span<const model::Decimal> figures)
{
    const bool again = std::equal(ends.begin(), ends.end(), m_last.begin(), m_last.end());
    m_last.assign(ends.begin(), ends.end());
    if (!again || m_last == m_ends)
        return;
    forget();
    const bool simple = std::all_of(figures.begin(), figures.end(),
        [](const model::Decimal &figure) { return figure.present && figure.decimals == 2 && figure.mantissa >= 0; });
    if (!simple || ends.empty() || ends.front() < Longest || ends.back() != text.size() || text.size() < Step
        || text.size() > Words * WordBits)
        return;
    m_size = text.size();
    m_point = text[ends.front() - 3];
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const std::uint32_t end = ends[i], width = i == 0 ? Longest + 1 : end - ends[i - 1];
        if (width < 5 || width > WidestField) { // figures touch, or the row is of some other kind
            forget();
            return;
        }
        m_own.push_back(~std::uint64_t{ 0 } << 8 * (Longest - std::min(width, Longest)));
        set(m_points, end - 3);
        for (const std::uint32_t before : { 1, 2, 4 })
            set(m_digits, end - before);
        if (end < text.size())
            set(m_blanks, end);
        if (width > Longest && end > Longest)
            set(m_far, end - Longest - 1);
    }
    m_ends = m_last;
}

/// Nothing but digits, blanks and a point where each figure has one, and no blank in a figure.
bool AlignedRow::fits(std::string_view text, std::size_t from) const
{
    std::uint64_t wrong = 0, digitBefore = 0;
    for (std::size_t word = from / WordBits; word * WordBits < m_size; ++word) {
        const std::size_t start = word * WordBits;
        std::uint64_t own = from > start ? ~std::uint64_t{ 0 } << (from - start) : ~std::uint64_t{ 0 };
        if (m_size - start < WordBits)
            own &= (std::uint64_t{ 1 } << (m_size - start)) - 1;
        const Signs signs = signsAt(text, start, m_point);
        const std::uint64_t digits = signs.digits & own;
        wrong |= own & ~(digits | signs.points | signs.blanks);
        wrong |= (signs.points & own) ^ m_points[word];
        wrong |= (m_digits[word] & ~digits) | (m_blanks[word] & ~signs.blanks) | (m_far[word] & digits);
        wrong |= own & signs.blanks & (digits << 1 | digitBefore) & ~m_blanks[word];
        digitBefore = digits >> (WordBits - 1);
    }
    return wrong == 0;
}

bool AlignedRow::read(std::string_view text, std::size_t from, std::span<model::Decimal> figures) const
{
    if (std::endian::native != std::endian::little || m_ends.empty() || text.size() != m_size
        || m_ends.size() != figures.size() || m_ends.front() < from + Longest || !fits(text, from))
        return false;
    std::size_t i = 0;
#ifdef __SSE2__
    for (; i + 4 <= figures.size(); i += 4)
        readFour(text.data(), &m_ends[i], &m_own[i], &figures[i]);
#endif
    for (; i < figures.size(); ++i)
        figures[i] = model::Decimal::of(hundredths(loadWord(text.data() + m_ends[i] - Longest) & m_own[i]), 2);
    return true;
}

} // namespace importers::iostatfmt
