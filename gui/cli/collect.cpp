// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/collector.h"
#include "gui/cli/verbs.h"

namespace gui {

int runCollect(const VerbOptions &options)
{
    StandardOutput out;
    if (options.bundles.isEmpty()) {
        out.write(collectorScript(nullptr).toStdString());
        return out.finish() ? Done : CannotOpen;
    }
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    out.write(collectorScript(loaded.session().get()).toStdString());
    return loaded.finish(out);
}

} // namespace gui
