// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/verbs.h"

#include "importers/bundleimporter.h"

namespace gui {

int runFormats(const VerbOptions &)
{
    StandardOutput out;
    out.write(importers::formatList());
    return out.finish() ? Done : CannotOpen;
}

} // namespace gui
