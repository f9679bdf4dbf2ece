// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bundlereader.h"

#include "analysis/model/text.h"
#include "importers/archivewalk.h"
#include "importers/textdecoder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

namespace importers {

namespace {

namespace fs = std::filesystem;

/// libarchive converts names through the C locale of the thread. Under LANG=C every name of a zip or 7z that is not
/// ASCII would come back null.
class Utf8Locale {
public:
    Utf8Locale()
        : m_locale(newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{}))
        , m_old(m_locale ? uselocale(m_locale) : locale_t{})
    {
    }
    ~Utf8Locale()
    {
        if (m_locale) {
            uselocale(m_old);
            freelocale(m_locale);
        }
    }
    Utf8Locale(const Utf8Locale &) = delete;
    Utf8Locale &operator=(const Utf8Locale &) = delete;

private:
    locale_t m_locale;
    locale_t m_old;
};

/// A name that can be shown and stored: what is no UTF-8 is decoded as well as can be.
std::string label(const fs::path &path)
{
    const std::string raw = path.generic_string();
    if (isUtf8(raw))
        return raw;
    std::string out;
    LegacyDecoder("ISO-8859-1").decode(raw, out);
    return out;
}

struct DiskFile {
    std::string path; ///< in the bundle
    fs::path disk;
};

/// A session that was saved next to the logs is not a log.
bool isSession(const fs::path &path) { return path.filename().string().find(".stallmark") != std::string::npos; }

/// Files of a folder by path. Links to files are followed, those to folders are not: no loops.
std::vector<DiskFile> filesOf(const fs::path &folder, std::vector<DiskFile> &closed)
{
    std::vector<DiskFile> files;
    std::vector<fs::path> folders{ folder };
    while (!folders.empty()) {
        const fs::path here = std::move(folders.back());
        folders.pop_back();
        std::error_code error;
        for (fs::directory_iterator at(here, error), end; !error && at != end; at.increment(error)) {
            std::error_code ignored; // a link that leads nowhere is no file
            if (at->is_directory(ignored) && !at->is_symlink(ignored))
                folders.push_back(at->path());
            else if (at->is_regular_file(ignored) && !isSession(at->path()))
                files.push_back({ label(at->path().lexically_relative(folder)), at->path() });
        }
        if (error)
            closed.push_back({ here == folder ? std::string() : label(here.lexically_relative(folder)), here });
    }
    std::sort(files.begin(), files.end(), [](const DiskFile &a, const DiskFile &b) { return a.path < b.path; });
    return files;
}

/// The first bytes; nullopt when the file cannot be read.
std::optional<std::string> headOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::array<char, PeekBytes> buffer;
    file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    if (!file && !file.eof())
        return std::nullopt;
    return std::string(buffer.data(), static_cast<std::size_t>(file.gcount()));
}

std::string cannotOpen()
{
    return model::encode({ STALLMARK_TEXT("cannot be opened: %1"), { std::generic_category().message(errno) } });
}

/// `alone`: the file is the whole bundle, so that the entries of an archive need no name before theirs.
void readDiskFile(const DiskFile &file, bool alone, BundleVisitor &visitor, const BundleLimits &limits)
{
    const auto head = headOf(file.disk);
    if (!head)
        visitor.unreadable(file.path, cannotOpen());
    else if (packingOf(*head) == Packing::None)
        visitor.plainFile(file.path, file.disk.string());
    else if (alone || visitor.wantsArchive(file.path))
        ArchiveWalk(visitor, limits).readFile(file.disk.string(), file.path, alone ? std::string() : file.path + "/");
}

std::string readFolder(const fs::path &folder, BundleVisitor &visitor, const BundleLimits &limits)
{
    std::vector<DiskFile> closed;
    const std::vector<DiskFile> files = filesOf(folder, closed);
    if (files.empty() && closed.empty())
        return STALLMARK_TEXT("is a folder without files");
    if (files.empty())
        return STALLMARK_TEXT("cannot be opened: its folders may not be read");
    for (const DiskFile &shut : closed)
        visitor.problem(shut.path, STALLMARK_TEXT("is a folder that may not be read; what is in it is left out"));
    for (const DiskFile &file : files) {
        if (visitor.cancelled())
            break;
        readDiskFile(file, false, visitor, limits);
    }
    return {};
}

} // namespace

std::string readBundle(const std::string &bundle, BundleVisitor &visitor, const BundleLimits &limits)
{
    const Utf8Locale locale;
    const fs::path path(bundle);
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return STALLMARK_TEXT("does not exist");
    if (error)
        return model::encode({ STALLMARK_TEXT("cannot be opened: %1"), { error.message() } });
    if (fs::is_directory(status))
        return readFolder(path, visitor, limits);
    if (!fs::is_regular_file(status))
        return STALLMARK_TEXT("is neither a file nor a folder");
    if (!headOf(path))
        return cannotOpen();
    readDiskFile({ label(path.filename()), path }, true, visitor, limits);
    return {};
}

std::int64_t bundleBytes(const std::string &bundle)
{
    std::error_code error;
    if (!fs::is_directory(bundle, error)) {
        const auto size = fs::file_size(bundle, error);
        return error ? 0 : static_cast<std::int64_t>(size);
    }
    std::vector<DiskFile> closed;
    std::int64_t sum = 0;
    for (const DiskFile &file : filesOf(bundle, closed)) {
        const auto size = fs::file_size(file.disk, error);
        sum += error ? 0 : static_cast<std::int64_t>(size);
    }
    return sum;
}

std::string cleanedName(std::string_view raw)
{
    std::string name(raw);
    std::replace(name.begin(), name.end(), '\\', '/');
    if (name.size() > 1 && name[1] == ':')
        name.erase(0, 2);
    std::string out;
    for (std::string_view rest = name; !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        if (part.empty() || part == "." || part == "..")
            continue;
        out += out.empty() ? "" : "/";
        for (const char c : part)
            out.push_back(static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '_' : c);
    }
    return out;
}

} // namespace importers
