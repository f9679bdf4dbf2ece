// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/bundlereader.h"
#include "importers/bytesource.h"

#include <memory>
#include <string>

struct archive;
struct archive_entry;

namespace importers {

/// Reads one archive of a bundle, and those inside of it, as streams.
class ArchiveWalk {
public:
    ArchiveWalk(BundleVisitor &visitor, const BundleLimits &limits);

    /// The archive in the file `diskPath`. `self` is its own path in the bundle, `prefix` what its entries get before
    /// their names.
    void readFile(const std::string &diskPath, const std::string &self, const std::string &prefix);

private:
    struct Free {
        void operator()(archive *a) const;
    };
    using Handle = std::unique_ptr<archive, Free>;
    class EntrySource;

    /// Where an archive lies.
    struct Place {
        std::string self; ///< its path in the bundle
        std::string prefix; ///< what its entries get before their names
        int depth = 0;
    };

    static Handle makeHandle();
    void readSource(PeekedSource &source, const Place &place);
    void readGzip(PeekedSource &source, const Place &place);
    void readArchive(PeekedSource &source, const Place &place);
    void readPlain(ByteSource &source, const std::string &path);
    void unpack(archive *a, const Place &place);
    bool entry(archive *a, archive_entry *e, const Place &place);
    void headerFailed(archive *a, const std::string &self, std::int64_t files);
    /// Counts bytes given to the visitor; why the bundle must not be read on, or empty.
    std::string spend(std::int64_t bytes, std::int64_t entryBytes);
    void reportProgress();

    BundleVisitor &m_visitor;
    const BundleLimits &m_limits;
    archive *m_outermost = nullptr; ///< read through its directory
    const DiskSource *m_disk = nullptr; ///< or as a stream
    std::int64_t m_packed = 0; ///< bytes on disk read so far
    std::int64_t m_unpacked = 0;
    std::int64_t m_entries = 0;
    bool m_stopped = false; ///< a limit was reached
    bool m_damageTold = false; ///< an entry was cut: what the archive says next is the same news
};

} // namespace importers
