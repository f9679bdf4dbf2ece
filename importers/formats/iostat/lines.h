// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"
#include "importers/formats/iostat/figures.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The lines of a log of iostat, one function a kind. Detection, reader and tests call the same functions.
namespace importers::iostatfmt {

/// "avg-cpu:  %user   %nice %system %iowait  %steal   %idle" -> the names of the columns.
std::optional<std::vector<std::string_view>> parseCpuHead(std::string_view text);

/// The line after it: as many figures as there are columns.
struct CpuFigures {
    std::vector<model::Decimal> values;
    FigureFlags flags;
};
std::optional<CpuFigures> parseCpuFigures(std::string_view text, std::size_t count);
/// The same into what is used from row to row; false: `out` is not to be used.
bool parseCpuFigures(std::string_view text, std::size_t count, CpuFigures &out);

/// "Device   r/s  w/s ...  %util", or with the word Device at the end (--pretty).
struct DeviceHead {
    std::vector<std::string_view> columns;
    bool nameLast = false;
    bool colon = false; ///< "Device:", up to sysstat 11.5.6
    bool cut = false; ///< the last name is the start of a known one: a line that was wrapped or cut
};
std::optional<DeviceHead> parseDeviceHead(std::string_view text);

/// The line printed with -t and nothing else: a date and time, or "Time: 12:08:36" of sysstat 7; or what remains of it
/// when somebody took the date away.
std::optional<Stamp> parseStampLine(std::string_view text, DateOrder order);

/// The versions of sysstat that print such a device table.
std::string versionsWith(const DeviceHead &head);

} // namespace importers::iostatfmt
