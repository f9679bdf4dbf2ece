// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"
#include "gui/cli/verbs.h"

#include <QCoreApplication>

#include <numeric>

namespace gui {

int runImport(const VerbOptions &options)
{
    if (!options.output.endsWith(QLatin1String(".stallmark"), Qt::CaseInsensitive)) {
        complain(std::string(STALLMARK_TEXT("a session file must be named *.stallmark")));
        return WrongUse;
    }
    const LoadedBundles loaded(options, options.output);
    if (!loaded.session())
        return loaded.status();
    const auto &logs = loaded.session()->logs();
    const auto samples = std::accumulate(logs.begin(), logs.end(), std::int64_t{ 0 },
        [](std::int64_t sum, const model::Log &log) { return sum + log.samples; });
    StandardOutput out;
    const QString said = QCoreApplication::translate("CommandLine", "%1: %2 files, %3 logs, %4 samples")
                             .arg(options.output)
                             .arg(loaded.session()->sources().size())
                             .arg(logs.size())
                             .arg(samples);
    out.write(said.toStdString() + '\n');
    out.write(summarySentence(*loaded.session()).toStdString() + '\n');
    return loaded.finish(out);
}

} // namespace gui
