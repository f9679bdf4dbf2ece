// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string_view>

namespace importers {

/// The line that a shell loop prints before each record of /proc: a date in any form, a time of day, seconds of the
/// epoch, or the two figures of /proc/uptime ("3670.46 1261.92", a Boot stamp). The whole line or nothing.
std::optional<Stamp> parseRecordStamp(std::string_view text, DateOrder order);

} // namespace importers
