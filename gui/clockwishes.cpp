// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/clockwishes.h"

#include "analysis/model/metric.h"
#include "analysis/model/sessionreader.h"
#include "analysis/model/text.h"

namespace gui {

namespace {

/// A path inside the bundle, or its last part.
bool matches(const std::string &glob, const std::string &path)
{
    return model::matchesGlob(glob, path) || model::matchesGlob(glob, path.substr(path.rfind('/') + 1));
}

std::vector<model::SourceId> sourcesOf(const std::string &glob, const std::vector<model::SourceFile> &files)
{
    if (glob == "*")
        return { 0 };
    std::vector<model::SourceId> ids;
    for (const model::SourceFile &file : files) {
        if (matches(glob, file.path))
            ids.push_back(file.id);
    }
    return ids;
}

} // namespace

model::Expected<std::vector<model::ClockCorrection>> correctionsFor(
    const std::string &sessionPath, const LoadRequest &asked)
{
    const auto reader = model::SessionReader::open(sessionPath);
    if (!reader)
        return reader.error();
    std::vector<model::ClockCorrection> corrections = asked.corrections
        ? *asked.corrections
        : model::parseClockCorrections((*reader)->meta(model::ClockCorrectionsKey));
    const std::vector<model::SourceFile> files = (*reader)->sources();
    for (const ClockWish &wish : asked.clocks) {
        const std::vector<model::SourceId> ids = sourcesOf(wish.path, files);
        if (ids.empty())
            return model::Error{ model::encode(
                { STALLMARK_TEXT("No file is named %1, whose clock is to be corrected."), { wish.path } }) };
        for (const model::SourceId id : ids) {
            if (!wish.correction) {
                std::erase_if(corrections, [&](const auto &c) { return wish.path == "*" || c.source == id; });
                continue;
            }
            model::ClockCorrection correction = *wish.correction;
            correction.source = id;
            model::correct(corrections, correction);
        }
    }
    return corrections;
}

} // namespace gui
