// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/gunzip.h"

#include <zlib.h>

namespace importers {

namespace {
constexpr std::size_t OutBytes = 1 << 17;
constexpr int GzipOnly = 16 + MAX_WBITS; // see inflateInit2
} // namespace

struct GunzipSource::Stream {
    z_stream z{};
    bool ready = inflateInit2(&z, GzipOnly) == Z_OK;
    Stream() = default;
    ~Stream() { inflateEnd(&z); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
};

GunzipSource::GunzipSource(ByteSource &packed)
    : m_packed(packed)
    , m_stream(std::make_unique<Stream>())
    , m_out(OutBytes, '\0')
{
}

GunzipSource::~GunzipSource() = default;

std::optional<std::string_view> GunzipSource::read()
{
    z_stream &z = m_stream->z;
    z.next_out = reinterpret_cast<Bytef *>(m_out.data());
    z.avail_out = OutBytes;
    while (!m_ended && z.avail_out > 0) {
        if (z.avail_in == 0 && !refill()) {
            m_failure = m_packed.failure().empty() ? "the gzip data is cut" : m_packed.failure();
            m_ended = true;
            break;
        }
        const int rc = m_stream->ready ? inflate(&z, Z_NO_FLUSH) : Z_MEM_ERROR;
        if (rc == Z_STREAM_END) {
            m_ended = !nextMember();
        } else if (rc != Z_OK && rc != Z_BUF_ERROR) {
            m_failure = "the gzip data is damaged";
            m_ended = true;
        }
    }
    return given(z.avail_out);
}

std::optional<std::string_view> GunzipSource::given(std::size_t left)
{
    const std::size_t size = OutBytes - left;
    return size > 0 ? std::optional(std::string_view(m_out).substr(0, size)) : std::nullopt;
}

bool GunzipSource::refill()
{
    const auto piece = m_packed.read();
    if (!piece)
        return false;
    // zlib does not write through its input pointer.
    m_stream->z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(piece->data()));
    m_stream->z.avail_in = static_cast<uInt>(piece->size());
    return true;
}

/// Whether another member follows.
bool GunzipSource::nextMember()
{
    z_stream &z = m_stream->z;
    if ((z.avail_in == 0 && !refill()) || *z.next_in != 0x1F)
        return false;
    return inflateReset(&z) == Z_OK;
}

} // namespace importers
