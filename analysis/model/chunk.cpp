// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"

#include "analysis/model/columnpacker.h"
#include "analysis/model/packing.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

constexpr std::array<std::int64_t, 19> Powers{ 1, 10, 100, 1'000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000,
    1'000'000'000, 10'000'000'000, 100'000'000'000, 1'000'000'000'000, 10'000'000'000'000, 100'000'000'000'000,
    1'000'000'000'000'000, 10'000'000'000'000'000, 100'000'000'000'000'000, 1'000'000'000'000'000'000 };

constexpr std::size_t CacheLine = 64;

/// value * 10^power; false when that does not fit, or would be taken for the mark of an absent value.
bool scale(std::int64_t &value, unsigned power)
{
    if (value == 0)
        return true;
    if (power >= Powers.size() || __builtin_mul_overflow(value, Powers[power], &value))
        return false;
    return value != Absent<std::int64_t>;
}

} // namespace

ChunkBuilder::ChunkBuilder(GroupId group, std::vector<std::int64_t> multipliers)
    : m_group(group)
    , m_multipliers(std::move(multipliers))
    , m_decimals(m_multipliers.size(), 0)
{
}

std::size_t ChunkBuilder::memory() const
{
    std::size_t bytes = sizeof(*this) + m_times.capacity() * sizeof(Nanos) + m_lines.capacity() * sizeof(LineNumber)
        + m_multipliers.capacity() * sizeof(std::int64_t) + m_decimals.capacity()
        + m_narrow.capacity() * sizeof(std::int32_t) + m_wide.capacity() * sizeof(std::int64_t);
    for (const auto &[column, decimals] : m_own)
        bytes += decimals.capacity();
    return bytes;
}

void ChunkBuilder::add(Nanos raw, LineNumber line, std::span<const Decimal> values)
{
    values = values.first(std::min(values.size(), m_decimals.size()));
    if (!(m_isWide ? addPlain(m_wide, values) : addPlain(m_narrow, values)))
        addOdd(values);
    m_times.push_back(raw);
    m_lines.push_back(line);
}

/// The way nearly all rows go: no branch a value, and a second look only when something did not fit.
template <typename T>
bool ChunkBuilder::addPlain(std::vector<T> &cells, std::span<const Decimal> values)
{
    const std::size_t start = cells.size();
    cells.resize(start + m_decimals.size(), Absent<T>);
    T *out = cells.data() + start;
    const std::uint8_t *decimals = m_decimals.data();
    unsigned odd = 0;
    // The next row of this group comes after those of all others, which have driven its place out of the cache.
    for (std::size_t byte = 0; byte < m_decimals.size() * sizeof(T); byte += CacheLine)
        __builtin_prefetch(reinterpret_cast<const char *>(out + m_decimals.size()) + byte, 1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Decimal &v = values[i];
        const T mantissa = static_cast<T>(v.mantissa);
        out[i] = v.present ? mantissa : Absent<T>;
        odd |= static_cast<unsigned>(v.present)
            & (static_cast<unsigned>(mantissa != v.mantissa) | static_cast<unsigned>(mantissa == Absent<T>)
                | static_cast<unsigned>(v.decimals != decimals[i]));
    }
    return odd == 0;
}

/// The last row again, value by value.
void ChunkBuilder::addOdd(std::span<const Decimal> values)
{
    const std::size_t row = m_times.size();
    for (std::size_t i = 0; i < values.size(); ++i)
        place(row, i, values[i]);
}

void ChunkBuilder::place(std::size_t row, std::size_t column, const Decimal &value)
{
    const bool present = value.present && value.decimals != packing::NoDecimals;
    if (!present) {
        setCell(row, column, Absent<std::int64_t>);
        return;
    }
    std::int64_t mantissa = value.mantissa;
    if (!m_own.contains(column)) {
        const bool raised = value.decimals <= m_decimals[column] || raiseDecimals(column, value.decimals);
        if (raised && mantissa != Absent<std::int64_t> && scale(mantissa, m_decimals[column] - value.decimals)) {
            setCell(row, column, mantissa);
            return;
        }
        keepOwnDecimals(column);
    }
    std::vector<std::uint8_t> &own = m_own[column];
    own.resize(row, packing::NoDecimals);
    own.push_back(value.decimals);
    setCell(row, column, value.mantissa);
}

/// Writes the rows before the last with more decimals; false, and nothing changed, when one does not fit then.
bool ChunkBuilder::raiseDecimals(std::size_t column, std::uint8_t decimals)
{
    const unsigned power = decimals - m_decimals[column];
    std::vector<std::int64_t> scaled(m_times.size());
    for (std::size_t row = 0; row < scaled.size(); ++row) {
        scaled[row] = cell(row, column);
        if (scaled[row] != Absent<std::int64_t> && !scale(scaled[row], power))
            return false;
    }
    for (std::size_t row = 0; row < scaled.size(); ++row)
        setCell(row, column, scaled[row]);
    m_decimals[column] = decimals;
    return true;
}

std::int64_t ChunkBuilder::cell(std::size_t row, std::size_t column) const
{
    const std::size_t at = row * m_decimals.size() + column;
    if (m_isWide)
        return m_wide[at];
    return m_narrow[at] == Absent<std::int32_t> ? Absent<std::int64_t> : m_narrow[at];
}

void ChunkBuilder::setCell(std::size_t row, std::size_t column, std::int64_t value)
{
    const std::size_t at = row * m_decimals.size() + column;
    const auto narrow = static_cast<std::int32_t>(value);
    const bool absent = value == Absent<std::int64_t>;
    if (!m_isWide && !absent && (narrow != value || narrow == Absent<std::int32_t>))
        widen();
    if (m_isWide)
        m_wide[at] = value;
    else
        m_narrow[at] = absent ? Absent<std::int32_t> : narrow;
}

void ChunkBuilder::widen()
{
    if (m_isWide)
        return;
    m_wide.resize(m_narrow.size());
    for (std::size_t i = 0; i < m_narrow.size(); ++i)
        m_wide[i] = m_narrow[i] == Absent<std::int32_t> ? Absent<std::int64_t> : m_narrow[i];
    m_narrow = {};
    m_isWide = true;
}

void ChunkBuilder::keepOwnDecimals(std::size_t column)
{
    std::vector<std::uint8_t> own(m_times.size());
    for (std::size_t row = 0; row < own.size(); ++row)
        own[row] = cell(row, column) == Absent<std::int64_t> ? packing::NoDecimals : m_decimals[column];
    m_own[column] = std::move(own);
    m_decimals[column] = packing::NoDecimals; // every later value is odd
    widen();
}

void ChunkBuilder::forget()
{
    const bool keep = full(); // the next chunk of this group will be as large
    m_times.clear();
    m_lines.clear();
    m_narrow.clear();
    m_wide.clear();
    m_own.clear();
    m_isWide = false;
    std::fill(m_decimals.begin(), m_decimals.end(), std::uint8_t{ 0 });
    if (keep)
        return;
    m_times.shrink_to_fit();
    m_lines.shrink_to_fit();
    m_narrow.shrink_to_fit();
    m_wide.shrink_to_fit();
}

namespace {

/// Rows to columns, in tiles that stay in the first cache.
template <typename T>
std::span<const T> transpose(const std::vector<T> &cells, std::size_t rows, std::size_t columns)
{
    constexpr std::size_t Tile = 64;
    thread_local std::vector<T> turned;
    turned.resize(cells.size());
    for (std::size_t start = 0; start < rows; start += Tile) {
        const std::size_t end = std::min(rows, start + Tile);
        for (std::size_t c = 0; c < columns; ++c) {
            const T *from = cells.data() + start * columns + c;
            T *to = turned.data() + c * rows;
            for (std::size_t row = start; row < end; ++row, from += columns)
                to[row] = *from;
        }
    }
    return turned;
}

} // namespace

template <typename T>
void ChunkBuilder::takeColumns(const std::vector<T> &cells, PackedChunk &chunk)
{
    const std::size_t rows = m_times.size();
    const std::span<const T> turned = transpose(cells, rows, m_decimals.size());
    for (std::size_t c = 0; c < m_decimals.size(); ++c) {
        const auto column = turned.subspan(c * rows, rows);
        const auto own = m_own.find(c);
        if constexpr (sizeof(T) == 8) {
            if (own != m_own.end()) {
                own->second.resize(rows, packing::NoDecimals);
                chunk.columns.push_back(packOwnDecimals(column, own->second, m_multipliers[c]));
                continue;
            }
        }
        chunk.columns.push_back(packCells(column, m_decimals[c], m_multipliers[c]));
    }
}

PackedChunk ChunkBuilder::take()
{
    PackedChunk chunk;
    chunk.group = m_group;
    chunk.sequence = m_sequence++;
    chunk.rows = static_cast<std::uint32_t>(m_times.size());
    const auto [first, last] = std::minmax_element(m_times.begin(), m_times.end());
    chunk.firstRaw = *first;
    chunk.lastRaw = *last;
    chunk.times = packing::pack(m_times);
    const std::vector<std::int64_t> lines(m_lines.begin(), m_lines.end());
    chunk.lines = packing::pack(lines);
    chunk.columns.reserve(m_decimals.size());
    if (m_isWide)
        takeColumns(m_wide, chunk);
    else
        takeColumns(m_narrow, chunk);
    for (std::size_t c = 0; c < chunk.columns.size(); ++c)
        chunk.columns[c].series = (m_group << 8) | static_cast<SeriesId>(c);
    forget();
    return chunk;
}

ChunkBuilder ChunkBuilder::handOver()
{
    ChunkBuilder given = std::move(*this);
    *this = ChunkBuilder(given.m_group, given.m_multipliers);
    m_sequence = given.m_sequence + 1;
    m_times.reserve(given.m_times.size());
    m_lines.reserve(given.m_lines.size());
    m_narrow.reserve(given.m_narrow.size());
    return given;
}

} // namespace model
