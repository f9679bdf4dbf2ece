// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QString>

namespace gui {

/// The field collector: a POSIX shell script that records what a diagnosis needs. For a session it is set to what that
/// one could not decide: the disks that stalled, scheduler events and threads when these were missing; what it cannot
/// record by itself stands in it as commands, with the hypotheses they would decide.
QString collectorScript(const Session *session);

} // namespace gui
