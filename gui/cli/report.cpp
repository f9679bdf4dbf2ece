// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report.h"

#include "gui/cli/verbs.h"
#include "gui/comparejob.h"

#include <QFileInfo>

namespace gui {

namespace {

/// Puts the baseline beside the bundle of the report; false when that cannot be done, which is said on stderr.
bool compare(const VerbOptions &options, const LoadedBundles &baseline, ReportRequest &request)
{
    const std::string before = baseline.session()->reader().path(), after = request.session->reader().path();
    ConsoleJob job;
    auto comparison
        = compareSessions({ CompareSide{ before, {}, QFileInfo(options.baseline).fileName().toStdString() },
                              CompareSide{ after, {}, QFileInfo(options.bundles.first()).fileName().toStdString() } },
            job.control());
    if (!comparison) {
        complain(comparison.error().message);
        return false;
    }
    if (job.control().cancelled())
        return false;
    auto compared = std::make_shared<Compared>();
    compared->sessions = { baseline.session(), request.session };
    compared->comparison = std::move(*comparison);
    request.compared = compared;
    return true;
}

VerbOptions baselineOptions(const VerbOptions &options)
{
    VerbOptions changed = options;
    changed.bundles = { options.baseline };
    return changed;
}

} // namespace

int runReport(const VerbOptions &options)
{
    const QString name = options.output.toLower();
    if (!name.endsWith(QLatin1String(".pdf")) && !name.endsWith(QLatin1String(".html"))) {
        complain(std::string(STALLMARK_TEXT("the name of a report ends in .pdf or .html")));
        return WrongUse;
    }
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    ReportRequest request{ loaded.session(), options.output, nullptr };
    std::optional<LoadedBundles> baseline;
    if (!options.baseline.isEmpty()) {
        baseline.emplace(baselineOptions(options));
        if (!baseline->session())
            return baseline->status();
        if (!compare(options, *baseline, request))
            return CannotOpen;
    }
    const model::Status written = writeReport(request);
    if (written)
        return loaded.statusAfterReading();
    complain(written.error().message);
    return CannotOpen;
}

} // namespace gui
