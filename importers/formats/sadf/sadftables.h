// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/sysstattable.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace importers::sadffmt {

/// The tables of a log, by the names of their columns, which are those of sar.
class Tables {
public:
    SysstatTable &table(std::span<const std::string_view> names);
    /// One row. False: it does not fit its head.
    bool emit(SysstatTable &table, std::span<const std::string_view> cells, const Stamp &stamp, model::LineNumber line,
        ImportSink &sink);

private:
    std::map<std::string, std::unique_ptr<SysstatTable>, std::less<>> m_tables;
    SysstatRow m_row;
};

/// "LINUX-RESTART (2 CPU)" and "COM text" as events.
void tellEvent(std::string_view text, const Stamp &stamp, model::LineNumber line, ImportSink &sink);

} // namespace importers::sadffmt
