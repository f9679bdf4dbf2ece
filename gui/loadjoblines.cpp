// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/loadjoblines.h"

#include "importers/bundleimporter.h"

namespace gui {

std::vector<model::Excerpt> linesOfBundle(const model::SourceFile &source, model::LineNumber from, model::LineNumber to)
{
    constexpr std::int64_t Most = 32 * 1024 * 1024;
    return source.bytes <= Most ? importers::readLines(source, from, to) : std::vector<model::Excerpt>();
}

} // namespace gui
