// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/series.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

constexpr int ChunkRows = 4096; ///< rows of a full chunk
constexpr int LevelStep = 64; ///< values under one min/max pair of the first level

/// One column of a chunk, packed: presence, decimals, frame of reference, 0 to 8 bytes a value, zstd. See schema.sql.
struct PackedColumn {
    SeriesId series = 0;
    std::uint32_t count = 0; ///< values present
    double min = 0;
    double max = 0;
    double sum = 0; ///< all three in the unit of the series (multiplier applied); 0 when count is 0
    std::string data;
    std::string level; ///< packed min/max pair per LevelStep rows; empty when min == max or few rows
};

/// Up to ChunkRows consecutive rows of a group.
struct PackedChunk {
    GroupId group = 0;
    std::uint32_t sequence = 0;
    std::uint32_t rows = 0;
    Nanos firstRaw = 0; ///< smallest raw stamp
    Nanos lastRaw = 0; ///< largest raw stamp
    std::string times; ///< delta coded raw stamps, in file order
    std::string lines; ///< delta coded line numbers
    std::vector<PackedColumn> columns;
};

/// Collects the rows of one group and packs them. Memory grows with the rows held, not with ChunkRows.
class ChunkBuilder {
public:
    ChunkBuilder(GroupId group, std::vector<std::int64_t> multipliers);

    /// One value a column; values.size() must equal the number of columns.
    void add(Nanos raw, LineNumber line, std::span<const Decimal> values);
    int rows() const { return static_cast<int>(m_times.size()); }
    bool full() const { return rows() >= ChunkRows; }
    std::size_t memory() const;
    /// Packs and forgets the rows held; the sequence number counts on. Must not be called without rows.
    PackedChunk take();
    /// A builder with the rows held and their sequence number, to be packed elsewhere; this one goes on without them.
    ChunkBuilder handOver();

private:
    template <typename T>
    bool addPlain(std::vector<T> &cells, std::span<const Decimal> values);
    void addOdd(std::span<const Decimal> values);
    void place(std::size_t row, std::size_t column, const Decimal &value);
    bool raiseDecimals(std::size_t column, std::uint8_t decimals);
    void setCell(std::size_t row, std::size_t column, std::int64_t value);
    std::int64_t cell(std::size_t row, std::size_t column) const;
    void widen();
    void keepOwnDecimals(std::size_t column);
    template <typename T>
    void takeColumns(const std::vector<T> &cells, PackedChunk &chunk);
    void forget();

    GroupId m_group;
    std::uint32_t m_sequence = 0;
    std::vector<Nanos> m_times;
    std::vector<LineNumber> m_lines;
    std::vector<std::int64_t> m_multipliers; ///< one a column
    std::vector<std::uint8_t> m_decimals; ///< of the cells held, one a column
    std::vector<std::int32_t> m_narrow; ///< mantissas row by row, the lowest number where absent
    std::vector<std::int64_t> m_wide; ///< in place of m_narrow as soon as one figure needs it
    bool m_isWide = false;
    /// Columns whose figures do not fit into 64 bits with a common number of decimals: decimals a row.
    std::map<std::size_t, std::vector<std::uint8_t>> m_own;
};

/// Unpackers append to their output. False when the blob is damaged (never reads outside it, never throws).
bool unpackTimes(std::string_view blob, std::uint32_t rows, std::vector<Nanos> &out);
bool unpackLines(std::string_view blob, std::uint32_t rows, std::vector<LineNumber> &out);
bool unpackValues(std::string_view blob, std::uint32_t rows, std::vector<Decimal> &out);
/// Doubles in the unit of the series, NaN where absent.
bool unpackDoubles(std::string_view blob, std::uint32_t rows, std::int64_t multiplier, std::vector<double> &out);

/// Some of the rows of a chunk: [first, first + count).
struct RowPart {
    std::size_t first = 0;
    std::size_t count = 0;
};
/// The same for a part of the rows only, which must lie within them.
bool unpackDoubles(
    std::string_view blob, std::uint32_t rows, RowPart part, std::int64_t multiplier, std::vector<double> &out);
/// Pairs min, max per LevelStep rows; NaN, NaN where none of the rows has a value.
bool unpackLevel(std::string_view blob, std::uint32_t rows, std::int64_t multiplier, std::vector<double> &out);

} // namespace model
