// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"

#include <QString>

// What stands beside the pictures, as rich text. Links "before:<source>:<line>" and "after:<source>:<line>"
// lead to lines of the sides.
namespace gui {

/// The row in full: verdict, effect, interval, p with its limits, what would decide, remarks, lines.
QString rowDetails(const Compared &compared, const model::ComparisonRow &row);
/// What changed, how that acts, and whether what it acts on has moved.
QString settingsDetails(const Compared &compared);
/// Whether both sides did the same work.
QString workDetails(const Compared &compared);
QString limitDetails(const Compared &compared);

} // namespace gui
