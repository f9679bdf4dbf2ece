// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"

namespace comparison {

/// Why a judged row shows no difference although its p is small or its interval leaves 1 out, in one sentence; empty
/// when neither is so.
model::Text whyUndecided(const Draft &draft);

} // namespace comparison
