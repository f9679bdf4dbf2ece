// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/detection.h"
#include "importers/unwrap.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace importers {

/// Whether the lines of a file were broken at a width, decided on its head by reading it both ways: only when the
/// readers of its logs find hardly anything wrong with the lines put together, and much with them as they are, and no
/// figure is lost. A log whose own lines end at a width (top at 80 columns) reads well as it is and stays so.
/// `reading` is what was chosen for the lines as they are.
std::optional<Wrap> findWrap(std::string_view name, std::span<const std::string> lines, const Reading &reading,
    std::span<const LogFormat> formats);

} // namespace importers
