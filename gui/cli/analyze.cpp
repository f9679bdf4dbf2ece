// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/analysisjson.h"
#include "gui/cli/analysistext.h"
#include "gui/cli/verbs.h"

namespace gui {

int runAnalyze(const VerbOptions &options)
{
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    StandardOutput out;
    const auto sink = [&out](std::string_view text) { out.write(text); };
    if (options.json) {
        JsonWriter json(sink);
        writeAnalysisJson(json, *loaded.session());
        json.finish();
    } else {
        TextPage page(sink, StandardOutput::isTerminal() && qEnvironmentVariableIsEmpty("NO_COLOR"));
        writeAnalysisText(page, *loaded.session());
    }
    return loaded.finish(out);
}

} // namespace gui
