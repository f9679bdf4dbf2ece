// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/formats/fio/fioruns.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// A line of --minimal or --output-format=terse: figures by their place, which depends on the version in the first
/// field. Layout: HOWTO of fio, section "Terse output", and show_thread_status_terse() of its stat.c.
struct FioTerse {
    int version = 0; ///< of the layout, 2 to 5
    std::string tool; ///< "3.33"; empty for version 2
    std::string job;
    std::string group;
    int error = 0;
    FioFigures figures;
    FioFigures disks;
    std::string_view diskText; ///< as printed: the same for all jobs of one run
    bool cut = false; ///< ends before the last figure of its layout
};
/// `open`: the last field may be cut.
std::optional<FioTerse> parseFioTerse(std::string_view line, bool open = false);

/// Puts the lines of one run together.
class FioTerseLines {
public:
    explicit FioTerseLines(FioRuns &runs)
        : m_runs(runs)
    {
    }
    bool line(const Line &line, ImportSink &sink);

private:
    void place(const Line &line, FioTest test, const FioTerse &terse, ImportSink &sink);
    FioRuns &m_runs;
    std::string m_diskText; ///< of the line before
};

} // namespace importers
