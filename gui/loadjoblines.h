// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/records.h"

#include <vector>

namespace gui {

/// Lines from one to another out of the bundle, for what a session does not keep. None when the bundle is gone, and of
/// large files: unpacking one for a few lines would hold up the window.
std::vector<model::Excerpt> linesOfBundle(
    const model::SourceFile &source, model::LineNumber from, model::LineNumber to);

} // namespace gui
