// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace importers {

#ifdef __SSE2__
/// A bit for each of 64 bytes that is a line feed, the first lowest.
inline std::uint64_t lineFeedsIn64(const char *bytes)
{
    const __m128i feed = _mm_set1_epi8('\n');
    std::uint64_t bits = 0;
    for (int i = 0; i < 4; ++i) {
        const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes + 16 * i));
        const auto found = static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, feed)));
        bits |= static_cast<std::uint64_t>(found) << (16 * i);
    }
    return bits;
}
#endif

/// Calls `visit` with the place of every line feed in the text, in order. The lines of a log are so short that
/// one search a line costs more than all the bytes between.
template <typename Visit>
void forEachLineFeed(std::string_view text, Visit visit)
{
    std::size_t at = 0;
#ifdef __SSE2__
    for (; at + 64 <= text.size(); at += 64) {
        for (std::uint64_t bits = lineFeedsIn64(text.data() + at); bits != 0; bits &= bits - 1)
            visit(at + static_cast<std::size_t>(std::countr_zero(bits)));
    }
#endif
    while (at < text.size()) {
        const void *const found = std::memchr(text.data() + at, '\n', text.size() - at);
        if (!found)
            return;
        at = static_cast<std::size_t>(static_cast<const char *>(found) - text.data());
        visit(at++);
    }
}

} // namespace importers
