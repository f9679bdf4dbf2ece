// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/loadjob.h"

#include <string>
#include <vector>

namespace gui {

/// The corrections of the session's clocks once those asked for are carried out. Fails with one sentence when a path
/// matches no file of the session.
model::Expected<std::vector<model::ClockCorrection>> correctionsFor(
    const std::string &sessionPath, const LoadRequest &asked);

} // namespace gui
