// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/api/sysstatclock.h"
#include "importers/api/sysstattable.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The text of sar, mpstat and pidstat: tables whose heads and rows begin with a time of day.
namespace importers {

/// "12:08:36  CPU  %usr ...", "12:08:36 PM ...", "# Time  UID  PID ...": the time, when there is one, and the rest.
struct SysstatLine {
    std::optional<Stamp> stamp;
    std::string_view rest; ///< without blanks around it
    bool mark = false; ///< a head with "# Time" in place of the time
};
/// nullopt for a line without either.
std::optional<SysstatLine> parseSysstatLine(std::string_view text, DateOrder order);

/// "Average:  all  1.00", "Durchschn.:  ...", "Moyenne : ...", "Summary  ...": what follows the word; empty when there
/// is no such word.
std::string_view afterAverageLabel(std::string_view text);

class SysstatReader final : public LogReader {
public:
    /// `tool` is "sar", "mpstat" or "pidstat".
    SysstatReader(const char *tool, const ReaderContext &context)
        : m_tool(tool)
        , m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool takeHead(const Line &line, ImportSink &sink);
    bool takeEvent(const Line &line, const SysstatLine &parts, ImportSink &sink);
    bool takeTableHead(const SysstatLine &parts, ImportSink &sink);
    bool takeRow(const Line &line, const SysstatLine &parts, ImportSink &sink);
    bool takeBroken(const Line &line, const SysstatLine &parts, ImportSink &sink);
    bool takeAverage(std::string_view text);
    bool takeRestOfHead(const Line &line, ImportSink &sink);
    Stamp stampOf(const Line &line, const Stamp &stamp);

    const char *m_tool;
    DateOrder m_order;
    SysstatClock m_clock;
    std::map<std::string, std::unique_ptr<SysstatTable>, std::less<>> m_tables; ///< by their heads
    SysstatTable *m_table = nullptr;
    bool m_afterHead = false; ///< the line before was the head of m_table
    SysstatRow m_row;
    std::optional<Stamp> m_headStamp; ///< of the table, as printed
    bool m_firstTable = false; ///< of a run that is not known to have intervals
    bool m_dated = false; ///< the run's head has a date
    std::vector<std::string> m_events; ///< that were told: a day file repeats them in each table
};

Detection sniffSysstat(const Head &head, std::string_view tool);
bool opensSysstat(std::string_view line, std::string_view tool);

} // namespace importers
