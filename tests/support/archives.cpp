// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/archives.h"

#include <archive.h>
#include <archive_entry.h>

#include <clocale>

namespace testsupport {

namespace {
la_ssize_t append(archive *, void *out, const void *data, std::size_t size)
{
    static_cast<std::string *>(out)->append(static_cast<const char *>(data), size);
    return static_cast<la_ssize_t>(size);
}
} // namespace

std::string packed(const Entries &entries, const std::function<void(archive *)> &setUp)
{
    // libarchive writes names through the locale of the thread.
    const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
    const locale_t before = uselocale(utf8);
    std::string out;
    archive *a = archive_write_new();
    setUp(a);
    archive_write_set_bytes_in_last_block(a, 1);
    archive_write_open(a, &out, nullptr, append, nullptr);
    for (const auto &[name, bytes] : entries) {
        archive_entry *e = archive_entry_new();
        archive_entry_set_pathname_utf8(e, name.c_str());
        archive_entry_set_size(e, static_cast<la_int64_t>(bytes.size()));
        archive_entry_set_filetype(e, name.ends_with('/') ? AE_IFDIR : AE_IFREG);
        archive_entry_set_perm(e, 0644);
        archive_write_header(a, e);
        archive_write_data(a, bytes.data(), bytes.size());
        archive_entry_free(e);
    }
    archive_write_free(a);
    uselocale(before);
    freelocale(utf8);
    return out;
}

std::string packedTar(const Entries &entries)
{
    return packed(entries, [](archive *a) { archive_write_set_format_pax_restricted(a); });
}

std::string packedTarGz(const Entries &entries)
{
    return packed(entries, [](archive *a) {
        archive_write_set_format_pax_restricted(a);
        archive_write_add_filter_gzip(a);
    });
}

std::string packedZip(const Entries &entries)
{
    return packed(entries, [](archive *a) { archive_write_set_format_zip(a); });
}

std::string compressed(const std::string &bytes, int (*addFilter)(archive *))
{
    return packed({ { "x", bytes } }, [&](archive *a) {
        archive_write_set_format_raw(a);
        addFilter(a);
    });
}

} // namespace testsupport
