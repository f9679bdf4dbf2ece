// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/linemarks.h"
#include "importers/linesource.h"

#include <functional>
#include <span>
#include <string>

namespace importers {

/// Visits the wanted lines (ascending) of a plain file, numbered as FileReader numbers them, and perhaps lines between
/// them; jumps over the rest from mark to mark. A file that cannot be opened gives no lines.
void readMarkedLines(const std::string &diskPath, const LineMarks &marks, std::span<const model::LineNumber> wanted,
    const std::function<bool()> &cancelled, const std::function<void(const PhysicalLine &)> &visit);

} // namespace importers
