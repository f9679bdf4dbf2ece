// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/packing.h"

#include <algorithm>

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

/// Residuals of `count` values into `values`.
bool takePlanes(std::string_view &blob, unsigned width, std::span<std::int64_t> values)
{
    thread_local std::vector<std::uint8_t> plane;
    plane.resize(values.size());
    std::fill(values.begin(), values.end(), 0);
    const std::uint8_t *bytes = plane.data();
    std::int64_t *v = values.data();
    for (unsigned p = 0; p < width; ++p) {
        if (!takeBlock(blob, plane))
            return false;
        const unsigned shift = 8 * p;
        for (std::size_t i = 0; i < values.size(); ++i)
            v[i] |= static_cast<std::int64_t>(static_cast<std::uint64_t>(bytes[i]) << shift);
    }
    return true;
}

void addFrame(std::span<std::int64_t> values, const Header &header)
{
    const auto base = static_cast<std::uint64_t>(header.base);
    if (header.step == 1) {
        for (std::int64_t &v : values)
            v = static_cast<std::int64_t>(static_cast<std::uint64_t>(v) + base);
    } else {
        for (std::int64_t &v : values)
            v = static_cast<std::int64_t>(static_cast<std::uint64_t>(v) * header.step + base);
    }
}

void sumUp(std::span<std::int64_t> values)
{
    std::uint64_t sum = 0;
    for (std::int64_t &v : values) {
        sum += static_cast<std::uint64_t>(v);
        v = static_cast<std::int64_t>(sum);
    }
}

} // namespace

bool unpack(std::string_view blob, std::uint32_t rows, Unpacked &out)
{
    Header header;
    if (rows == 0 || rows > MaxRows || !takeHeader(blob, header, out))
        return false;
    if (out.nothing) {
        out.presence.clear();
        out.ownDecimals.clear();
        out.values.assign(rows, 0);
        return blob.empty();
    }
    out.values.resize(rows);
    if (!takeExtras(blob, header, rows, out))
        return false;
    std::span<std::int64_t> values(out.values);
    const bool delta = (header.flags & IsDelta) != 0;
    if (delta) {
        values[0] = header.first;
        values = values.subspan(1);
    }
    if (!takePlanes(blob, header.width(), values) || !blob.empty())
        return false;
    addFrame(values, header);
    if (delta)
        sumUp(out.values);
    return true;
}

} // namespace model::packing
