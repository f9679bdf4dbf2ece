// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bytesource.h"

#include <cerrno>
#include <system_error>

namespace importers {

using namespace std::literals;

PeekedSource::PeekedSource(ByteSource &source, std::size_t bytes)
    : m_source(source)
{
    while (m_head.size() < bytes) {
        const auto piece = m_source.read();
        if (!piece)
            break;
        m_head.append(*piece);
    }
}

std::optional<std::string_view> PeekedSource::read()
{
    if (!m_given && !m_head.empty()) {
        m_given = true;
        return m_head;
    }
    m_head = {};
    return m_source.read();
}

DiskSource::DiskSource(const std::string &path)
    : m_file(path, std::ios::binary)
    , m_buffer(1 << 17, '\0')
{
    if (!m_file)
        m_failure = std::generic_category().message(errno);
}

std::optional<std::string_view> DiskSource::read()
{
    if (!m_file)
        return std::nullopt;
    m_file.read(m_buffer.data(), static_cast<std::streamsize>(m_buffer.size()));
    if (m_file.bad())
        m_failure = std::generic_category().message(errno);
    const auto size = static_cast<std::size_t>(m_file.gcount());
    m_bytes += m_file.gcount();
    return size > 0 ? std::optional(std::string_view(m_buffer).substr(0, size)) : std::nullopt;
}

Packing packingOf(std::string_view head)
{
    for (const std::string_view magic : { "PK\x03\x04"sv, "PK\x05\x06"sv, "7z\xBC\xAF\x27\x1C"sv })
        if (head.starts_with(magic))
            return Packing::SeekWanted;
    if (head.starts_with("\x1F\x8B"sv))
        return Packing::Gzip;
    // bzip2, xz, zstd, lz4, compress, lzip, rar, cpio
    for (const std::string_view magic : { "BZh"sv,
             "\xFD"
             "7zXZ\0"sv,
             "\x28\xB5\x2F\xFD"sv, "\x04\x22\x4D\x18"sv, "\x1F\x9D"sv, "LZIP"sv, "Rar!\x1A\x07"sv, "070701"sv })
        if (head.starts_with(magic))
            return Packing::Stream;
    return head.size() >= 262 && head.substr(257, 5) == "ustar" ? Packing::Stream : Packing::None;
}

} // namespace importers
