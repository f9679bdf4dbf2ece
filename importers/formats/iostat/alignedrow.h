// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace importers::iostatfmt {

/// Where the figures of a table stand. printf aligns them, so nearly all rows look like the one above: that a row does
/// is seen from 64 characters at a time, and its figures are then read without a look at each character.
class AlignedRow {
public:
    /// A row was read figure by figure. Once two rows in succession had the same places, read() knows them.
    void learn(std::string_view text, std::span<const std::uint32_t> ends, std::span<const model::Decimal> figures);
    /// The figures of a row from `from` on, the end of its name: "0.00" to "99999.99" each, right at the places
    /// learned, with nothing behind the last. False: the row is of another form, and `figures` is not to be used.
    bool read(std::string_view text, std::size_t from, std::span<model::Decimal> figures) const;

private:
    static constexpr std::size_t Words = 5; ///< of 64 characters
    using Mask = std::array<std::uint64_t, Words>; ///< a bit a character

    void forget();
    bool fits(std::string_view text, std::size_t from) const;

    std::vector<std::uint32_t> m_last; ///< ends of the row before
    std::vector<std::uint32_t> m_ends; ///< of the figures; empty: nothing learned
    std::vector<std::uint64_t> m_own; ///< of the eight characters that end there, the bytes that belong to the figure
    std::size_t m_size = 0; ///< of the rows
    char m_point = '.';
    Mask m_points{}, m_digits{}, m_blanks{}; ///< where there must be one
    Mask m_far{}; ///< where there must be no digit: the figure would be longer than eight characters
};

} // namespace importers::iostatfmt
