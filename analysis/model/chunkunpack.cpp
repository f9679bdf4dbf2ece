// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"
#include "analysis/model/packing.h"

#include <cmath>
#include <limits>

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
bool isExact(const packing::Unpacked &column, std::int64_t multiplier)
{
    std::uint64_t bits = 0;
    for (const std::int64_t v : column.values)
        bits |= static_cast<std::uint64_t>(v ^ (v >> 63)) + 1;
    const double limit = std::ldexp(1.0, 52) / (std::fabs(static_cast<double>(multiplier)) + 1);
    return column.decimals <= 22 && static_cast<double>(bits) < limit;
}

void appendExact(const packing::Unpacked &column, std::int64_t multiplier, double *out)
{
    const double divisor = std::pow(10.0, column.decimals);
    const auto factor = static_cast<double>(multiplier);
    for (std::size_t i = 0; i < column.values.size(); ++i)
        out[i] = static_cast<double>(column.values[i]) * factor / divisor;
}

void appendDoubles(const packing::Unpacked &column, std::int64_t multiplier, std::vector<double> &out)
{
    const std::size_t start = out.size();
    out.resize(start + column.values.size(), Missing);
    if (column.nothing)
        return;
    double *to = out.data() + start;
    const bool exact = column.ownDecimals.empty() && isExact(column, multiplier);
    if (exact)
        appendExact(column, multiplier, to);
    if (exact && column.full())
        return;
    for (std::size_t i = 0; i < column.values.size(); ++i) {
        if (!column.has(i))
            to[i] = Missing;
        else if (!exact)
            to[i] = decimalAt(column, i).toDouble(multiplier);
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
    packing::Unpacked &column = scratch();
    if (!packing::unpack(blob, rows, column))
        return false;
    appendDoubles(column, multiplier, out);
    return true;
}

bool unpackLevel(std::string_view blob, std::uint32_t rows, std::int64_t multiplier, std::vector<double> &out)
{
    packing::Unpacked &column = scratch();
    const std::uint32_t blocks = rows / LevelStep + (rows % LevelStep != 0 ? 1 : 0);
    if (blocks == 0 || blocks > packing::MaxRows / 2 || !packing::unpack(blob, 2 * blocks, column))
        return false;
    std::vector<double> halves; // all minima, then all maxima
    appendDoubles(column, multiplier, halves);
    for (std::size_t i = 0; i < blocks; ++i) {
        const double low = halves[i];
        const double high = halves[blocks + i];
        out.push_back(multiplier < 0 ? high : low);
        out.push_back(multiplier < 0 ? low : high);
    }
    return true;
}

} // namespace model
