// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace importers {

/// What a bundle may unpack to, against archives that were made to fill a machine.
struct BundleLimits {
    std::int64_t totalBytes = std::int64_t{ 256 } << 30;
    std::int64_t entryBytes = std::int64_t{ 64 } << 30;
    std::int64_t entries = 200'000;
    double ratio = 1000; ///< unpacked : packed, looked at above `ratioFrom`
    std::int64_t ratioFrom = std::int64_t{ 64 } << 20;
    int depth = 4; ///< archives inside archives
    std::size_t inMemory = std::size_t{ 64 } << 20; ///< inner archives that have to be read from their end
};

/// Receives the files of a bundle in their order. Paths are inside the bundle, UTF-8, with '/'.
class BundleVisitor {
public:
    virtual ~BundleVisitor() = default;
    /// A file on disk that is no archive; the visitor may read it when it likes.
    virtual void plainFile(const std::string &path, const std::string &diskPath) = 0;
    /// A file in an archive, or a compressed one: begin, its bytes, end. complete is false when its archive is damaged.
    virtual void begin(const std::string &path) = 0;
    virtual void bytes(std::string_view block) = 0;
    virtual void end(bool complete) = 0;
    /// One that cannot be read at all. `reason` is the end of the sentence "path ...".
    virtual void unreadable(const std::string &path, const std::string &reason) = 0;
    /// A remark on an archive as a whole.
    virtual void problem(const std::string &path, const std::string &reason) = 0;
    /// Packed bytes of archives read so far, since the last call.
    virtual void progress(std::int64_t packedBytes) = 0;
    virtual bool cancelled() const = 0;
    /// Whether anything in the archive at this path is of interest.
    virtual bool wantsArchive(const std::string &path) const
    {
        (void)path;
        return true;
    }
};

/// Walks a folder, an archive (tar, cpio, zip, 7z, rar; gz, xz, zst, bz2, lz4; nested) or a single file. What a file is
/// is told by its first bytes. Archives are read as streams: nothing is unpacked to disk. Returns why the bundle cannot
/// be opened at all, as the end of the sentence "bundle ..."; else empty.
std::string readBundle(const std::string &bundle, BundleVisitor &visitor, const BundleLimits &limits = {});

/// All bytes on disk of a bundle, for the progress; 0 when it is not there.
std::int64_t bundleBytes(const std::string &bundle);

/// "a/b.log" for "./a//b.log", "/a/b.log", "..\\a\\b.log" and "C:/a/b.log". Such names are labels only: nothing is ever
/// written under them.
std::string cleanedName(std::string_view raw);

} // namespace importers
