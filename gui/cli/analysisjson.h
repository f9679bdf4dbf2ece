// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"
#include "gui/cli/jsonwriter.h"

namespace gui {

/// The object of `analyze --json`. Sentences are English whatever the locale, so that the bytes depend on the input
/// only.
void writeAnalysisJson(JsonWriter &json, const Session &session);

} // namespace gui
