// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report.h"

#include "gui/cli/verbs.h"

namespace gui {

int runReport(const VerbOptions &options)
{
    const QString name = options.output.toLower();
    if (!name.endsWith(QLatin1String(".pdf")) && !name.endsWith(QLatin1String(".html"))) {
        complain(QStringLiteral("the name of a report ends in .pdf or .html"));
        return WrongUse;
    }
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    const model::Status written = writeReport({ loaded.session(), options.output });
    if (written)
        return loaded.statusAfterReading();
    complain(written.error().message);
    return CannotOpen;
}

} // namespace gui
