// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/packing.h"

#include <array>
#include <cstring>
#include <memory>

#include <zstd.h>

namespace model::packing {

namespace {

constexpr std::size_t SmallestCompressed = 48; ///< below, the frame costs more than it saves
constexpr int Level = -5; ///< half the time of level 1 for a session that is a sixth larger

struct FreeContext {
    void operator()(ZSTD_CCtx *context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx *context) const { ZSTD_freeDCtx(context); }
};

ZSTD_CCtx *compressor()
{
    thread_local const std::unique_ptr<ZSTD_CCtx, FreeContext> context(ZSTD_createCCtx());
    return context.get();
}

ZSTD_DCtx *decompressor()
{
    thread_local const std::unique_ptr<ZSTD_DCtx, FreeContext> context(ZSTD_createDCtx());
    return context.get();
}

void append(std::string &out, std::span<const std::uint8_t> bytes)
{
    out.append(reinterpret_cast<const char *>(bytes.data()), bytes.size());
}

/// True for bytes that zstd would only find out at length to be no good for it: at the quick level it lives on
/// repetitions of four bytes and more. Those are rare where two bytes of a sample are seldom equal (Renyi's collision
/// entropy of more than four and a half bits, as of the low digits of most figures) and neighbours not oftener.
bool isNoise(std::span<const std::uint8_t> bytes)
{
    constexpr std::size_t Sample = 1024;
    constexpr std::uint64_t FewPairs = Sample * (Sample - 1) / 24; ///< counted twice
    constexpr std::size_t FewNeighbours = Sample / 8;
    if (bytes.size() < Sample)
        return false;
    std::array<std::uint16_t, 256> counts{};
    std::size_t neighbours = 0;
    const std::size_t stride = bytes.size() / Sample;
    for (std::size_t i = 0; i < Sample; ++i) {
        const std::uint8_t byte = bytes[i * stride];
        ++counts[byte];
        neighbours += byte == bytes[i * stride + (i + 1 < Sample ? 1 : 0)] ? 1 : 0;
    }
    std::uint64_t pairs = 0;
    for (const std::uint64_t n : counts)
        pairs += n * (n - (n > 0 ? 1 : 0));
    return pairs < FewPairs && neighbours < FewNeighbours;
}

/// Size of the compressed bytes in `buffer`; 0 when compressing does not pay.
std::size_t compress(std::span<const std::uint8_t> bytes, std::vector<char> &buffer)
{
    if (bytes.size() < SmallestCompressed || isNoise(bytes) || !compressor())
        return 0;
    buffer.resize(ZSTD_compressBound(bytes.size()));
    const std::size_t n
        = ZSTD_compressCCtx(compressor(), buffer.data(), buffer.size(), bytes.data(), bytes.size(), Level);
    return !ZSTD_isError(n) && n < bytes.size() - bytes.size() / 16 ? n : 0;
}

} // namespace

void putVarint(std::string &out, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        out.push_back(static_cast<char>(value | 0x80));
    out.push_back(static_cast<char>(value));
}

bool takeVarint(std::string_view &blob, std::uint64_t &value)
{
    value = 0;
    for (unsigned shift = 0; shift < 64 && !blob.empty(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(blob.front());
        blob.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}

void putBlock(std::string &out, std::span<const std::uint8_t> bytes)
{
    thread_local std::vector<char> buffer;
    const std::size_t n = compress(bytes, buffer);
    putVarint(out, n);
    if (n > 0)
        out.append(buffer.data(), n);
    else
        append(out, bytes);
}

bool takeBlock(std::string_view &blob, std::span<std::uint8_t> out)
{
    std::uint64_t n = 0;
    if (!takeVarint(blob, n))
        return false;
    const std::size_t stored = n > 0 ? n : out.size();
    if (stored > blob.size())
        return false;
    if (n == 0)
        std::memcpy(out.data(), blob.data(), stored);
    else if (!decompressor()
        || ZSTD_decompressDCtx(decompressor(), out.data(), out.size(), blob.data(), stored) != out.size())
        return false;
    blob.remove_prefix(stored);
    return true;
}

} // namespace model::packing
