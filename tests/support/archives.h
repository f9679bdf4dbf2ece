// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

struct archive;

namespace testsupport {

using Entries = std::vector<std::pair<std::string, std::string>>; ///< name, bytes

/// An archive as bytes; `setUp` chooses format and filters with archive_write_set_format_*, archive_write_add_filter_*.
std::string packed(const Entries &entries, const std::function<void(archive *)> &setUp);
std::string packedTar(const Entries &entries);
std::string packedTarGz(const Entries &entries);
std::string packedZip(const Entries &entries);
/// One file, compressed, without an archive around it.
std::string compressed(const std::string &bytes, int (*addFilter)(archive *));

} // namespace testsupport
