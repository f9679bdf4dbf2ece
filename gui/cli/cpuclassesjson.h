// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"
#include "gui/cli/jsonwriter.h"

namespace gui {

/// The member "cpu_classes": a list of {path, definition, interval_s, exposure_s, samples, classes: [{from, to,
/// samples, share, samples_per_hour, episodes, episodes_per_hour, mean_episode_s, dispersion}]}. definition is "busy"
/// (user + nice + system + irq + softirq + steal) or "100-idle".
void writeCpuClassesJson(JsonWriter &json, const Session &session);

} // namespace gui
