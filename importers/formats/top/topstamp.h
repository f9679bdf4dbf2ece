// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

namespace importers {

/// The stamp of a frame from the one put before its lines, which has a date, and the time of day that top prints.
/// The prefix is the time of reading; where a filter in between kept lines back it is late, and then only its date is
/// used. A difference of whole quarters of an hour is one of time zones: the prefix stands.
Stamp topFrameStamp(const Stamp &prefix, model::Nanos timeOfDay);

} // namespace importers
