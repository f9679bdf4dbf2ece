// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <string>
#include <vector>

namespace gui {

/// Path of a cited file inside its bundle; "" when the reference leads nowhere.
std::string pathOf(const Session &session, const model::SourceRef &ref);
/// The files in order of their paths, then of their bundles.
std::vector<const model::SourceFile *> sourcesByPath(const Session &session);
/// The logs of one file, in the order in which they begin there.
std::vector<const model::Log *> logsOf(const Session &session, const model::SourceFile &file);

} // namespace gui
