// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/formats/iostat/figures.h"

#include <cstdint>
#include <string_view>

namespace importers::iostatfmt {

/// What a device did, as bits.
enum Activity : std::uint8_t { NoActivity = 0, Reads = 1, Writes = 2, Discards = 4, Flushes = 8, Transfers = 16 };

/// A column of a device table: where its figures go and when they mean nothing.
struct DeviceColumn {
    Column column;
    FigureRule figure;
    std::uint8_t rateOf = NoActivity; ///< this column counts these requests a second
    std::uint8_t meansOf = NoActivity; ///< a mean over these requests: 0 without any of them is "not recorded"
    std::uint8_t recordedWith = NoActivity; ///< Discards or Flushes: 0 on kernels that do not count these
};

/// By the printed name. An unknown one is kept as "iostat.<name>".
DeviceColumn deviceColumn(std::string_view name);
bool isDeviceColumn(std::string_view name);
/// Not a known name, but the start of one: "avgqu" of avgqu-sz.
bool isCutDeviceColumn(std::string_view name);

/// "%iowait" -> cpu.iowait.
Column cpuColumn(std::string_view name);

} // namespace importers::iostatfmt
