// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string_view>
#include <vector>

// The lines of sadf -d and sadf -p, one function a kind.
namespace importers::sadffmt {

/// "2025-03-07 04:08:31 UTC": a moment; "2025-03-07 12:08:31" (-T, -t): the machine's time; "1741320511" (-U).
std::optional<Stamp> parseStampCell(std::string_view text, DateOrder order);

/// "# hostname;interval;timestamp;CPU;%user;...;%idle[...]" -> the names after the stamp.
struct CsvHead {
    std::vector<std::string_view> names;
    bool repeats = false; ///< -h: a row has all devices, one after another
};
std::optional<CsvHead> parseCsvHead(std::string_view text);

/// "fieldbox;1;2025-03-07 04:08:31 UTC;-1;81.00;0.00" and the same with tabs.
struct DataRow {
    std::string_view host;
    Stamp stamp;
    std::vector<std::string_view> cells; ///< after the stamp
    bool isEvent = false; ///< interval -1: LINUX-RESTART, COM
};
std::optional<DataRow> parseDataRow(std::string_view text, char separator, DateOrder order);

/// What sadf prints in other forms, which are not read; nullptr when the line is none of them.
const char *unreadForm(std::string_view text);

} // namespace importers::sadffmt
