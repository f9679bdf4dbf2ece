// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/sidedata.h"
#include "analysis/model/comparison.h"

#include <optional>
#include <string_view>
#include <vector>

namespace comparison {

/// What is not the same on both sides: knobs first, then mounts, software, machine; by name. Of what is recorded on one
/// side only, the knobs whose effect is known.
std::vector<model::SettingChange> settingChanges(const SideData &before, const SideData &after);

/// Kind of a fact; nullopt for what changes by itself or is a measurement (load, free space, wear).
std::optional<model::SettingKind> settingKind(std::string_view name);

/// A figure that a setting acts on.
struct Effect {
    const char *metric; ///< shell pattern on the row's metric
    model::Better whenRaised; ///< where it goes when the setting is raised or switched on; None: cannot be foretold
};
struct Mechanism {
    const char *text; ///< how it acts, one sentence
    std::vector<Effect> effects;
};
/// nullptr when it is not known how a setting acts.
const Mechanism *mechanismOf(std::string_view name);
/// What a changed mount option does, one sentence for each that differs; the options are separated by commas. Sources:
/// mount(8), ext4(5), xfs(5). Empty when none of those that differ is known.
std::vector<model::Text> mountMechanisms(const std::string &before, const std::string &after);
/// 1 when the change raises or switches on, -1 when it lowers or switches off, 0 when that cannot be said.
int directionOfChange(const model::SettingChange &change);

/// How long the limits of dirty memory last at the rate at which the busiest device was seen to write.
void tellBacklog(std::vector<model::SettingChange> &changes, const SideData &before, const SideData &after);

/// Looks up for every change the rows that it should have moved, and words it.
void tieToRows(std::vector<model::SettingChange> &changes, const std::vector<model::ComparisonRow> &rows);

} // namespace comparison
