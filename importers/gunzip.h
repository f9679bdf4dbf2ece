// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/bytesource.h"

#include <memory>

namespace importers {

/// Unpacks gzip (RFC 1952), also several members one after another. Of a file that is cut it gives every byte that can
/// be unpacked before it reports the failure. What follows the last member and is no member is ignored.
class GunzipSource : public ByteSource {
public:
    explicit GunzipSource(ByteSource &packed);
    ~GunzipSource() override;
    std::optional<std::string_view> read() override;
    std::string failure() const override { return m_failure; }

private:
    struct Stream;
    bool refill();
    bool nextMember();
    std::optional<std::string_view> given(std::size_t left);

    ByteSource &m_packed;
    std::unique_ptr<Stream> m_stream;
    std::string m_out;
    bool m_ended = false;
    std::string m_failure;
};

} // namespace importers
