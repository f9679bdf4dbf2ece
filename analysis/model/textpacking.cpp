// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/textpacking.h"

#include <zstd.h>

namespace model {

namespace {

constexpr std::size_t Smallest = 200; ///< bytes; below, nothing is gained
constexpr unsigned long long Largest = 1 << 20; ///< bytes; a frame that claims more is damaged
constexpr int Level = 3;
constexpr std::string_view Magic = "\x28\xB5\x2F\xFD"; // RFC 8878, section 3.1.1

} // namespace

std::string packText(std::string_view text)
{
    if (text.size() < Smallest || text.size() > Largest)
        return {};
    std::string out(ZSTD_compressBound(text.size()), '\0');
    const std::size_t n = ZSTD_compress(out.data(), out.size(), text.data(), text.size(), Level);
    if (ZSTD_isError(n) || n > text.size() - text.size() / 8)
        return {};
    out.resize(n);
    return out;
}

std::string unpackText(std::string_view bytes)
{
    if (!bytes.starts_with(Magic))
        return std::string(bytes);
    const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
    if (size > Largest) // or not known, or damaged: numbers near the largest there is
        return {};
    std::string out(static_cast<std::size_t>(size), '\0');
    const std::size_t n = ZSTD_decompress(out.data(), out.size(), bytes.data(), bytes.size());
    return n == out.size() ? out : std::string();
}

} // namespace model
