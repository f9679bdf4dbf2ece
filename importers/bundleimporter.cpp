// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bundleimporter.h"

#include "importers/api/logformat.h"
#include "importers/importrun.h"

namespace importers {

model::Expected<ImportOutcome> importBundles(const ImportRequest &request, const model::JobControl &control)
{
    return ImportRun(request, control).run();
}

std::string formatList()
{
    std::string out;
    for (const LogFormat &format : logFormats())
        out += std::string(format.id) + "\t" + format.title + "\n";
    return out;
}

} // namespace importers
