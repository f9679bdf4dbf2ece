// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// A stream of bytes that is read once, with a look at its start.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// The next piece, valid until the next call; nullopt at the end or after a failure.
    virtual std::optional<std::string_view> read() = 0;
    /// Why it ended early; empty when it did not.
    virtual std::string failure() const = 0;
};

/// The first bytes of a source are read ahead and given out again.
class PeekedSource : public ByteSource {
public:
    PeekedSource(ByteSource &source, std::size_t bytes);
    std::string_view head() const { return m_head; }
    std::optional<std::string_view> read() override;
    std::string failure() const override { return m_source.failure(); }

private:
    ByteSource &m_source;
    std::string m_head;
    bool m_given = false;
};

/// A file on disk.
class DiskSource : public ByteSource {
public:
    explicit DiskSource(const std::string &path);
    std::optional<std::string_view> read() override;
    std::string failure() const override { return m_failure; }
    std::int64_t bytes() const { return m_bytes; } ///< read so far

private:
    std::ifstream m_file;
    std::string m_buffer;
    std::int64_t m_bytes = 0;
    std::string m_failure;
};

/// What an archive or a compressed file begins with.
enum class Packing { None, Gzip, Stream, SeekWanted };

constexpr std::size_t PeekBytes = 512; ///< the mark of a tar lies at 257
/// SeekWanted: zip and 7z, whose directory lies at the end.
Packing packingOf(std::string_view head);

} // namespace importers
