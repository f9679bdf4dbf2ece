// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/packing.h"

#include "analysis/model/widevectors.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <type_traits>

namespace model::packing {

namespace {

std::int64_t unzigzag(std::uint64_t u) { return static_cast<std::int64_t>((u >> 1) ^ (0 - (u & 1))); }

struct Header {
    std::uint8_t flags = 0;
    std::int64_t first = 0; ///< of a delta column
    std::int64_t base = 0;
    std::uint64_t step = 1;
    unsigned width() const { return flags & WidthMask; }
};

bool takeNumber(std::string_view &blob, std::int64_t &value)
{
    std::uint64_t u = 0;
    if (!takeVarint(blob, u))
        return false;
    value = unzigzag(u);
    return true;
}

bool takeHeader(std::string_view &blob, Header &header, Unpacked &out)
{
    if (blob.size() < 2)
        return false;
    header.flags = static_cast<std::uint8_t>(blob[0]);
    out.decimals = static_cast<std::uint8_t>(blob[1]);
    blob.remove_prefix(2);
    out.nothing = out.decimals == NoDecimals && (header.flags & HasOwnDecimals) == 0;
    if (out.nothing)
        return header.flags == 0;
    if ((header.flags & IsDelta) != 0 && !takeNumber(blob, header.first))
        return false;
    if (!takeNumber(blob, header.base))
        return false;
    if ((header.flags & HasStep) != 0 && !takeVarint(blob, header.step))
        return false;
    return header.width() <= 8;
}

bool takeExtras(std::string_view &blob, const Header &header, std::uint32_t rows, Unpacked &out)
{
    out.presence.resize((header.flags & HasPresence) != 0 ? (rows + 7) / 8 : 0);
    if (!out.presence.empty() && !takeBlock(blob, out.presence))
        return false;
    out.ownDecimals.resize((header.flags & HasOwnDecimals) != 0 ? rows : 0);
    return out.ownDecimals.empty() || takeBlock(blob, out.ownDecimals);
}

/// Residuals of the values, all planes of a value put together.
template <typename T>
bool takePlanes(std::string_view &blob, unsigned width, std::span<T> values)
{
    using U = std::make_unsigned_t<T>;
    thread_local std::vector<std::uint8_t> planes;
    const std::size_t n = values.size();
    planes.resize(n * width);
    for (unsigned p = 0; p < width; ++p) {
        if (!takeBlock(blob, std::span(planes).subspan(p * n, n)))
            return false;
    }
    const std::uint8_t *b = planes.data();
    T *v = values.data();
    if (width == 1) {
        for (std::size_t i = 0; i < n; ++i)
            v[i] = b[i];
        return true;
    }
    if (width == 2) {
        for (std::size_t i = 0; i < n; ++i)
            v[i] = static_cast<T>(b[i] | b[n + i] << 8);
        return true;
    }
    std::fill(values.begin(), values.end(), 0);
    for (unsigned p = 0; p < width; ++p, b += n) {
        for (std::size_t i = 0; i < n; ++i)
            v[i] = static_cast<T>(static_cast<U>(v[i]) | static_cast<U>(static_cast<U>(b[i]) << (8 * p)));
    }
    return true;
}

/// Wraps, as the writer's differences did.
template <typename T>
void addFrame(std::span<T> values, const Header &header)
{
    using U = std::make_unsigned_t<T>;
    const auto base = static_cast<U>(header.base);
    const auto step = static_cast<U>(header.step);
    if (step == 1 && base == 0)
        return;
    for (T &v : values)
        v = static_cast<T>(static_cast<U>(static_cast<U>(v) * step) + base);
}

template <typename T>
void sumUp(std::span<T> values)
{
    std::make_unsigned_t<T> sum = 0;
    for (T &v : values) {
        sum += static_cast<std::make_unsigned_t<T>>(v);
        v = static_cast<T>(sum);
    }
}

/// No value that the header allows needs more than 32 bits, sums of differences included.
bool fitsNarrow(const Header &header, std::uint32_t rows)
{
    constexpr std::int64_t limit = std::numeric_limits<std::int32_t>::max();
    if (header.width() > 3 || header.step > 0xffff || header.base > limit || header.base < -limit)
        return false;
    const std::int64_t span
        = static_cast<std::int64_t>(header.step) * ((std::int64_t{ 1 } << (8 * header.width())) - 1);
    const std::int64_t largest = std::max(std::abs(header.base), std::abs(header.base + span));
    if ((header.flags & IsDelta) == 0)
        return largest <= limit;
    if (header.first > limit || header.first < -limit || largest > limit)
        return false;
    return std::abs(header.first) + largest * rows <= limit;
}

template <typename T>
bool takeValues(std::string_view &blob, const Header &header, std::uint32_t rows, std::vector<T> &out)
{
    out.resize(rows);
    std::span<T> values(out);
    const bool delta = (header.flags & IsDelta) != 0;
    if (delta) {
        values[0] = static_cast<T>(header.first);
        values = values.subspan(1);
    }
    if (!takePlanes(blob, header.width(), values) || !blob.empty())
        return false;
    addFrame(values, header);
    if (delta)
        sumUp(std::span<T>(out));
    return true;
}

STALLMARK_WIDE_VECTORS
bool takeNarrow(std::string_view &blob, const Header &header, std::uint32_t rows, std::vector<std::int32_t> &out)
{
    return takeValues(blob, header, rows, out);
}

} // namespace

bool unpack(std::string_view blob, std::uint32_t rows, Unpacked &out, Width width)
{
    Header header;
    out.values.clear();
    out.narrow.clear();
    if (rows == 0 || rows > MaxRows || !takeHeader(blob, header, out))
        return false;
    if (out.nothing) {
        out.presence.clear();
        out.ownDecimals.clear();
        out.values.assign(rows, 0);
        return blob.empty();
    }
    if (!takeExtras(blob, header, rows, out))
        return false;
    if (width == Width::Narrow && fitsNarrow(header, rows))
        return takeNarrow(blob, header, rows, out.narrow);
    return takeValues(blob, header, rows, out.values);
}

} // namespace model::packing
