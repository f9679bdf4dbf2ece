// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/columnpacker.h"

#include "analysis/model/packing.h"
#include "analysis/model/widevectors.h"

#include <algorithm>
#include <vector>

namespace model {

namespace {

template <typename T>
struct MinMax {
    T min = std::numeric_limits<T>::max();
    T max = Absent<T>; ///< stays so when there is no value
    void include(const MinMax &other)
    {
        min = std::min(min, other.min);
        max = std::max(max, other.max);
    }
};

template <typename T>
MinMax<T> minMaxOf(std::span<const T> values)
{
    MinMax<T> result;
    for (const T v : values) {
        result.min = v < result.min ? v : result.min;
        result.max = v > result.max ? v : result.max;
    }
    return result;
}

template <typename T>
MinMax<T> minMaxOfPresent(std::span<const T> values)
{
    MinMax<T> result;
    for (const T v : values) {
        const T low = v == Absent<T> ? std::numeric_limits<T>::max() : v;
        result.min = low < result.min ? low : result.min;
        result.max = v > result.max ? v : result.max;
    }
    return result;
}

/// Packs one column of plain cells: the extremes per LevelStep rows, the presence, the figures.
template <typename T>
class ColumnPacker {
public:
    ColumnPacker(std::span<const T> cells, std::uint8_t decimals, std::int64_t multiplier)
        : m_cells(cells)
        , m_decimals(decimals)
        , m_multiplier(multiplier)
    {
        findExtremes();
    }

    PackedColumn pack()
    {
        PackedColumn column;
        if (m_all.max == Absent<T>) {
            column.data = packing::packNothing();
            return column;
        }
        packing::Extras extras;
        extras.decimals = m_decimals;
        if (m_gaps)
            fillGaps(extras);
        column.count = static_cast<std::uint32_t>(m_cells.size()) - m_absent;
        column.min = inUnit(m_all.min);
        column.max = inUnit(m_all.max);
        if (column.min > column.max)
            std::swap(column.min, column.max); // the multiplier is negative
        column.sum = m_sum;
        column.data = packing::pack(m_cells, m_all.min, m_all.max, extras);
        if (m_blocks.size() > 1 && m_all.min != m_all.max)
            column.level = packLevel();
        return column;
    }

private:
    double inUnit(T mantissa) const { return Decimal::of(mantissa, m_decimals).toDouble(m_multiplier); }

    void findExtremes()
    {
        thread_local std::vector<MinMax<T>> blocks;
        blocks.clear();
        for (std::size_t i = 0; i < m_cells.size(); i += LevelStep) {
            blocks.push_back(minMaxOf(m_cells.subspan(i, std::min<std::size_t>(LevelStep, m_cells.size() - i))));
            m_all.include(blocks.back());
        }
        m_blocks = blocks;
        m_gaps = m_all.min == Absent<T>;
        addUp();
        if (!m_gaps || m_all.max == Absent<T>)
            return;
        m_all = {};
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const std::size_t start = i * LevelStep;
            blocks[i]
                = minMaxOfPresent(m_cells.subspan(start, std::min<std::size_t>(LevelStep, m_cells.size() - start)));
            m_all.include(blocks[i]);
        }
    }

    void addUp()
    {
        if constexpr (sizeof(T) == 4) {
            const std::int64_t sum = m_gaps ? sumOfPresent<std::int64_t>() : sumOfAll<std::int64_t>();
            m_sum = Decimal::of(sum, m_decimals).toDouble(m_multiplier); // rounded once
        } else {
            m_sum = (m_gaps ? sumOfPresent<double>() : sumOfAll<double>()) * inUnit(1);
        }
    }

    template <typename Sum>
    Sum sumOfAll() const
    {
        Sum sum = 0;
        for (const T v : m_cells)
            sum += static_cast<Sum>(v);
        return sum;
    }

    template <typename Sum>
    Sum sumOfPresent() const
    {
        Sum sum = 0;
        for (const T v : m_cells)
            sum += v == Absent<T> ? Sum{ 0 } : static_cast<Sum>(v);
        return sum;
    }

    /// Notes who is present and repeats the value before in the gaps, which costs next to nothing when packed.
    void fillGaps(packing::Extras &extras)
    {
        thread_local std::vector<T> filled;
        thread_local std::vector<std::uint8_t> presence;
        filled.assign(m_cells.begin(), m_cells.end());
        presence.assign((filled.size() + 7) / 8, 0);
        T last = *std::find_if(filled.begin(), filled.end(), [](T v) { return v != Absent<T>; });
        for (std::size_t i = 0; i < filled.size(); ++i) {
            if (filled[i] == Absent<T>) {
                filled[i] = last;
                ++m_absent;
            } else {
                last = filled[i];
                presence[i >> 3] = static_cast<std::uint8_t>(presence[i >> 3] | (1U << (i & 7)));
            }
        }
        m_cells = filled;
        extras.presence = presence;
    }

    /// All minima, then all maxima.
    std::string packLevel() const
    {
        thread_local std::vector<T> pairs;
        thread_local std::vector<std::uint8_t> presence;
        const std::size_t n = m_blocks.size();
        pairs.assign(2 * n, m_all.min);
        presence.assign((2 * n + 7) / 8, 0);
        bool gaps = false;
        for (std::size_t i = 0; i < n; ++i) {
            if (m_blocks[i].max == Absent<T>) {
                gaps = true;
                continue;
            }
            pairs[i] = m_blocks[i].min;
            pairs[n + i] = m_blocks[i].max;
            for (const std::size_t at : { i, n + i })
                presence[at >> 3] = static_cast<std::uint8_t>(presence[at >> 3] | (1U << (at & 7)));
        }
        packing::Extras extras;
        extras.decimals = m_decimals;
        if (gaps)
            extras.presence = presence;
        return packing::pack(std::span<const T>(pairs), m_all.min, m_all.max, extras);
    }

    std::span<const T> m_cells;
    std::uint8_t m_decimals;
    std::int64_t m_multiplier;
    std::span<const MinMax<T>> m_blocks;
    MinMax<T> m_all;
    bool m_gaps = false;
    std::uint32_t m_absent = 0;
    double m_sum = 0;
};

} // namespace

STALLMARK_WIDE_VECTORS
PackedColumn packCells(std::span<const std::int32_t> cells, std::uint8_t decimals, std::int64_t multiplier)
{
    return ColumnPacker<std::int32_t>(cells, decimals, multiplier).pack();
}

PackedColumn packCells(std::span<const std::int64_t> cells, std::uint8_t decimals, std::int64_t multiplier)
{
    return ColumnPacker<std::int64_t>(cells, decimals, multiplier).pack();
}

PackedColumn packOwnDecimals(
    std::span<const std::int64_t> mantissas, std::span<const std::uint8_t> decimals, std::int64_t multiplier)
{
    PackedColumn column;
    for (std::size_t i = 0; i < mantissas.size(); ++i) {
        if (decimals[i] == packing::NoDecimals)
            continue;
        const double v = Decimal::of(mantissas[i], decimals[i]).toDouble(multiplier);
        column.min = column.count == 0 ? v : std::min(column.min, v);
        column.max = column.count == 0 ? v : std::max(column.max, v);
        column.sum += v;
        ++column.count;
    }
    packing::Extras extras;
    extras.decimals = packing::NoDecimals;
    extras.ownDecimals = decimals;
    column.data = packing::pack(mantissas, extras);
    return column;
}

} // namespace model
