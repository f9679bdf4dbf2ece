// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/archivewalk.h"

#include "analysis/model/text.h"
#include "importers/gunzip.h"
#include "importers/textdecoder.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>

namespace importers {

namespace {

std::string errorOf(archive *a)
{
    const char *text = archive_error_string(a);
    return text ? text : "unknown damage";
}

std::string entryName(archive_entry *e)
{
    if (const char *utf8 = archive_entry_pathname_utf8(e))
        return utf8;
    const char *raw = archive_entry_pathname(e);
    if (!raw)
        return {};
    const std::string_view name = raw; // of an old zip from a Chinese, Japanese or Russian system
    if (isUtf8(name))
        return raw;
    std::string out;
    LegacyDecoder(detectEncoding(name).name).decode(name, out);
    return out;
}

la_ssize_t readPiece(archive *, void *source, const void **buffer)
{
    const auto piece = static_cast<ByteSource *>(source)->read();
    if (!piece)
        return 0;
    *buffer = piece->data();
    return static_cast<la_ssize_t>(piece->size());
}

} // namespace

/// The bytes of the entry whose header was read last.
class ArchiveWalk::EntrySource : public ByteSource {
public:
    EntrySource(ArchiveWalk &walk, archive *a)
        : m_walk(walk)
        , m_archive(a)
    {
    }
    std::optional<std::string_view> read() override
    {
        m_walk.reportProgress();
        const void *piece = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        while (!m_ended) {
            if (m_walk.m_visitor.cancelled())
                return fail("was not read to its end");
            const int rc = archive_read_data_block(m_archive, &piece, &size, &offset);
            if (rc == ARCHIVE_EOF) {
                m_ended = true;
                break;
            }
            if (rc < ARCHIVE_WARN && rc != ARCHIVE_RETRY)
                return fail(errorOf(m_archive));
            if (size > 0)
                return std::string_view(static_cast<const char *>(piece), size);
        }
        return std::nullopt;
    }
    std::string failure() const override { return m_failure; }

private:
    std::nullopt_t fail(std::string why)
    {
        m_ended = true;
        m_failure = std::move(why);
        return std::nullopt;
    }
    ArchiveWalk &m_walk;
    archive *m_archive;
    bool m_ended = false;
    std::string m_failure;
};

void ArchiveWalk::Free::operator()(archive *a) const { archive_read_free(a); }

ArchiveWalk::ArchiveWalk(BundleVisitor &visitor, const BundleLimits &limits)
    : m_visitor(visitor)
    , m_limits(limits)
{
}

/// Only what is decoded in this process: archive_read_support_filter_all() would start other programs.
ArchiveWalk::Handle ArchiveWalk::makeHandle()
{
    Handle a(archive_read_new());
    for (const auto filter : { archive_read_support_filter_bzip2, archive_read_support_filter_xz,
             archive_read_support_filter_lzma, archive_read_support_filter_zstd, archive_read_support_filter_lz4,
             archive_read_support_filter_compress, archive_read_support_filter_lzip })
        filter(a.get());
    for (const auto format : { archive_read_support_format_tar, archive_read_support_format_cpio,
             archive_read_support_format_zip, archive_read_support_format_7zip, archive_read_support_format_rar,
             archive_read_support_format_rar5, archive_read_support_format_raw, archive_read_support_format_empty })
        format(a.get());
    return a;
}

void ArchiveWalk::readFile(const std::string &diskPath, const std::string &self, const std::string &prefix)
{
    m_packed = 0;
    m_unpacked = 0;
    DiskSource disk(diskPath);
    PeekedSource peeked(disk, PeekBytes);
    if (packingOf(peeked.head()) != Packing::SeekWanted) {
        m_disk = &disk;
        readSource(peeked, { self, prefix, 0 });
        m_disk = nullptr;
        return;
    }
    const Handle a = makeHandle();
    m_outermost = a.get();
    constexpr std::size_t BlockBytes = 1 << 17;
    if (archive_read_open_filename(a.get(), diskPath.c_str(), BlockBytes) != ARCHIVE_OK)
        headerFailed(a.get(), self, 0);
    else
        unpack(a.get(), { self, prefix, 1 });
    m_outermost = nullptr;
}

void ArchiveWalk::readSource(PeekedSource &source, const Place &place)
{
    const Packing packing = packingOf(source.head());
    if (packing == Packing::None)
        readPlain(source, place.self);
    else if (place.depth > 0 && !m_visitor.wantsArchive(place.self))
        return;
    else if (place.depth >= m_limits.depth)
        m_visitor.unreadable(place.self,
            model::encode(
                { STALLMARK_TEXT("lies in more than %1 archives inside each other; unpack the outer ones and open "
                                 "the folder"),
                    { std::to_string(m_limits.depth) } }));
    else if (packing == Packing::Gzip)
        readGzip(source, place);
    else
        readArchive(source, place);
}

/// A tar in a gzip file counts as one archive, a gzip file in another as two.
void ArchiveWalk::readGzip(PeekedSource &source, const Place &place)
{
    GunzipSource plain(source);
    PeekedSource peeked(plain, PeekBytes);
    const bool again = packingOf(peeked.head()) == Packing::Gzip;
    readSource(peeked, { place.self, place.prefix, place.depth + (again ? 1 : 0) });
}

void ArchiveWalk::readPlain(ByteSource &source, const std::string &path)
{
    m_visitor.begin(path);
    std::int64_t all = 0;
    while (const auto piece = source.read()) {
        reportProgress();
        all += static_cast<std::int64_t>(piece->size());
        const std::string why = spend(static_cast<std::int64_t>(piece->size()), all);
        if (!why.empty())
            m_visitor.problem(path, why);
        if (m_stopped || m_visitor.cancelled())
            break;
        m_visitor.bytes(*piece);
    }
    m_damageTold = m_damageTold || !source.failure().empty();
    m_visitor.end(source.failure().empty() && !m_stopped);
}

void ArchiveWalk::readArchive(PeekedSource &source, const Place &place)
{
    const Handle a = makeHandle();
    int rc = ARCHIVE_OK;
    std::optional<PeekedSource> whole;
    if (packingOf(source.head()) == Packing::SeekWanted)
        whole.emplace(source, m_limits.inMemory);
    if (whole && whole->head().size() < m_limits.inMemory)
        rc = archive_read_open_memory(a.get(), whole->head().data(), whole->head().size());
    else
        rc = archive_read_open(
            a.get(), whole ? static_cast<ByteSource *>(&*whole) : &source, nullptr, readPiece, nullptr);
    if (rc != ARCHIVE_OK)
        headerFailed(a.get(), place.self, 0);
    else
        unpack(a.get(), { place.self, place.prefix, place.depth + 1 });
}

/// `place.depth` counts this archive.
void ArchiveWalk::unpack(archive *a, const Place &place)
{
    std::int64_t files = 0;
    while (!m_stopped && !m_visitor.cancelled()) {
        archive_entry *e = nullptr;
        const int rc = archive_read_next_header(a, &e);
        reportProgress();
        if (rc == ARCHIVE_RETRY)
            continue;
        if (rc == ARCHIVE_EOF) {
            if (archive_format(a) == ARCHIVE_FORMAT_EMPTY) { // an empty file, compressed
                m_visitor.begin(place.self);
                m_visitor.end(true);
            } else if (files == 0) {
                m_visitor.unreadable(place.self, STALLMARK_TEXT("is an archive that holds no files"));
            }
            return;
        }
        if (rc < ARCHIVE_WARN) {
            headerFailed(a, place.self, files);
            return;
        }
        if (++m_entries > m_limits.entries) {
            m_stopped = true;
            m_visitor.problem(place.self,
                model::encode(
                    { STALLMARK_TEXT("holds more than %1 entries; the rest is not read, unpack it and open the "
                                     "folder that matters"),
                        { std::to_string(m_limits.entries) } }));
            return;
        }
        files += entry(a, e, place) ? 1 : 0;
    }
}

/// False for what is no file, such as a folder or a link.
bool ArchiveWalk::entry(archive *a, archive_entry *e, const Place &place)
{
    const bool raw = archive_format(a) == ARCHIVE_FORMAT_RAW; // a compressed file
    if (!raw && (archive_entry_filetype(e) != AE_IFREG || archive_entry_hardlink(e)))
        return false;
    const std::string name = raw ? std::string() : cleanedName(entryName(e));
    const std::string path = raw ? place.self : place.prefix + (name.empty() ? "unnamed" : name);
    if (archive_entry_is_data_encrypted(e)) {
        m_visitor.unreadable(
            path, STALLMARK_TEXT("is encrypted; unpack the archive with its password and open the folder"));
        return true;
    }
    EntrySource source(*this, a);
    PeekedSource peeked(source, PeekBytes);
    readSource(peeked, { path, raw ? place.prefix : path + "/", place.depth });
    return true;
}

void ArchiveWalk::headerFailed(archive *a, const std::string &self, std::int64_t files)
{
    if (m_damageTold || m_stopped || m_visitor.cancelled())
        return;
    m_damageTold = true;
    if (files == 0)
        m_visitor.unreadable(self,
            model::encode({ STALLMARK_TEXT("cannot be unpacked (%1); copy it again, or unpack it and open the folder"),
                { errorOf(a) } }));
    else
        m_visitor.problem(self,
            model::encode(
                { STALLMARK_TEXT("is cut or damaged (%1); the %2 files before that are read, copy it again for "
                                 "the rest"),
                    { errorOf(a), std::to_string(files) } }));
}

std::string ArchiveWalk::spend(std::int64_t bytes, std::int64_t entryBytes)
{
    m_unpacked += bytes;
    const auto packed = static_cast<double>(std::max<std::int64_t>(m_packed, 1));
    const bool bomb = m_unpacked > m_limits.ratioFrom && static_cast<double>(m_unpacked) > m_limits.ratio * packed;
    if (!bomb && m_unpacked <= m_limits.totalBytes && entryBytes <= m_limits.entryBytes)
        return {};
    m_stopped = true;
    return bomb
        ? STALLMARK_TEXT(
            "unpacks to more than a thousand times its size and is not read on; unpack it and open the file "
            "itself if it is what it should be")
        : STALLMARK_TEXT("unpacks to more than the limits allow and is not read on; unpack it and open the folder that "
                         "matters");
}

void ArchiveWalk::reportProgress()
{
    const std::int64_t now = m_outermost ? archive_filter_bytes(m_outermost, -1) : m_disk ? m_disk->bytes() : 0;
    if (now > m_packed) {
        m_visitor.progress(now - m_packed);
        m_packed = now;
    }
}

} // namespace importers
