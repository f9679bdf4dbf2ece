// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"
#include "analysis/model/packing.h"
#include "analysis/model/widevectors.h"

#include <cmath>
#include <limits>
#include <span>
#include <type_traits>

namespace model {

namespace {

constexpr double Missing = std::numeric_limits<double>::quiet_NaN();

packing::Unpacked &scratch()
{
    thread_local packing::Unpacked unpacked;
    return unpacked;
}

template <typename T>
bool unpackWhole(std::string_view blob, std::uint32_t rows, std::vector<T> &out)
{
    packing::Unpacked &column = scratch();
    if (!packing::unpack(blob, rows, column) || !column.full())
        return false;
    const std::size_t start = out.size();
    out.resize(start + rows); // grows by doubling, where reserve() would copy everything for each chunk
    for (std::size_t i = 0; i < rows; ++i)
        out[start + i] = static_cast<T>(column.values[i]);
    return true;
}

Decimal decimalAt(const packing::Unpacked &column, std::size_t row)
{
    if (!column.has(row))
        return Decimal::missing();
    return Decimal::of(column.values[row], column.ownDecimals.empty() ? column.decimals : column.ownDecimals[row]);
}

/// True when every mantissa * multiplier and the power of ten are whole numbers that a double holds exactly.
template <typename T>
bool isExact(std::span<const T> values, int decimals, std::int64_t multiplier)
{
    std::make_unsigned_t<T> bits = 0;
    for (const T v : values)
        bits |= static_cast<std::make_unsigned_t<T>>(v ^ (v >> (8 * sizeof(T) - 1)));
    const double limit = std::ldexp(1.0, 52) / (std::fabs(static_cast<double>(multiplier)) + 1);
    return decimals <= 22 && static_cast<double>(bits) < limit;
}

template <typename T>
bool appendExact(std::span<const T> values, int decimals, std::int64_t multiplier, double *out)
{
    if (!isExact(values, decimals, multiplier))
        return false;
    const double divisor = std::pow(10.0, decimals);
    const auto factor = static_cast<double>(multiplier);
    for (std::size_t i = 0; i < values.size(); ++i)
        out[i] = static_cast<double>(values[i]) * factor / divisor;
    return true;
}

STALLMARK_WIDE_VECTORS
bool appendNarrow(std::span<const std::int32_t> values, int decimals, std::int64_t multiplier, double *out)
{
    return appendExact(values, decimals, multiplier, out);
}

template <typename T>
std::span<const T> partOf(const std::vector<T> &values, RowPart part)
{
    return std::span<const T>(values).subspan(part.first, part.count);
}

void appendDoubles(packing::Unpacked &column, RowPart part, std::int64_t multiplier, std::vector<double> &out)
{
    const std::size_t start = out.size();
    out.resize(start + part.count, Missing);
    if (column.nothing)
        return;
    double *to = out.data() + start;
    const bool exact = column.ownDecimals.empty()
        && (column.values.empty() ? appendNarrow(partOf(column.narrow, part), column.decimals, multiplier, to)
                                  : appendExact(partOf(column.values, part), column.decimals, multiplier, to));
    if (exact && column.full())
        return;
    if (!exact && column.values.empty())
        column.values.assign(column.narrow.begin(), column.narrow.end());
    for (std::size_t i = 0; i < part.count; ++i) {
        if (!column.has(part.first + i))
            to[i] = Missing;
        else if (!exact)
            to[i] = decimalAt(column, part.first + i).toDouble(multiplier);
    }
}

} // namespace

bool unpackTimes(std::string_view blob, std::uint32_t rows, std::vector<Nanos> &out)
{
    return unpackWhole(blob, rows, out);
}

bool unpackLines(std::string_view blob, std::uint32_t rows, std::vector<LineNumber> &out)
{
    return unpackWhole(blob, rows, out);
}

bool unpackValues(std::string_view blob, std::uint32_t rows, std::vector<Decimal> &out)
{
    packing::Unpacked &column = scratch();
    if (!packing::unpack(blob, rows, column))
        return false;
    for (std::size_t row = 0; row < rows; ++row)
        out.push_back(decimalAt(column, row));
    return true;
}

bool unpackDoubles(std::string_view blob, std::uint32_t rows, std::int64_t multiplier, std::vector<double> &out)
{
    return unpackDoubles(blob, rows, { 0, rows }, multiplier, out);
}

bool unpackDoubles(
    std::string_view blob, std::uint32_t rows, RowPart part, std::int64_t multiplier, std::vector<double> &out)
{
    packing::Unpacked &column = scratch();
    if (!packing::unpack(blob, rows, column, packing::Width::Narrow))
        return false;
    appendDoubles(column, part, multiplier, out);
    return true;
}

bool unpackLevel(std::string_view blob, std::uint32_t rows, std::int64_t multiplier, std::vector<double> &out)
{
    packing::Unpacked &column = scratch();
    const std::uint32_t blocks = rows / LevelStep + (rows % LevelStep != 0 ? 1 : 0);
    if (blocks == 0 || blocks > packing::MaxRows / 2
        || !packing::unpack(blob, 2 * blocks, column, packing::Width::Narrow))
        return false;
    std::vector<double> halves; // all minima, then all maxima
    appendDoubles(column, { 0, std::size_t{ 2 } * blocks }, multiplier, halves);
    for (std::size_t i = 0; i < blocks; ++i) {
        const double low = halves[i];
        const double high = halves[blocks + i];
        out.push_back(multiplier < 0 ? high : low);
        out.push_back(multiplier < 0 ? low : high);
    }
    return true;
}

} // namespace model
