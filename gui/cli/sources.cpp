// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/sources.h"

#include <algorithm>
#include <tuple>

namespace gui {

std::string pathOf(const Session &session, const model::SourceRef &ref)
{
    const model::SourceFile *file = session.source(ref.source);
    return file ? file->path : std::string();
}

std::vector<const model::SourceFile *> sourcesByPath(const Session &session)
{
    std::vector<const model::SourceFile *> files;
    for (const model::SourceFile &file : session.sources())
        files.push_back(&file);
    std::sort(files.begin(), files.end(), [](const auto *a, const auto *b) {
        return std::tie(a->path, a->bundle, a->id) < std::tie(b->path, b->bundle, b->id);
    });
    return files;
}

std::vector<const model::Log *> logsOf(const Session &session, const model::SourceFile &file)
{
    std::vector<const model::Log *> logs;
    for (const model::Log &log : session.logs())
        if (log.source == file.id)
            logs.push_back(&log);
    std::sort(logs.begin(), logs.end(), [](const model::Log *a, const model::Log *b) { return a->id < b->id; });
    return logs;
}

} // namespace gui
