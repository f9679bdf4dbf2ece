// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/formats/unixbench/unixbenchhead.h"

#include <optional>
#include <string>
#include <vector>

namespace importers {

/// The machine and its state before the run, as the head of a report says. A report prints the time of day first and
/// its date later, so the load is held until the date is known.
class UnixBenchSystem {
public:
    void machine(model::LineNumber line, const UnixBenchMachine &machine, ImportSink &sink);
    void cpus(int count, ImportSink &sink);
    void uptime(model::LineNumber line, const UnixBenchUptime &uptime, ImportSink &sink);
    /// The first pass behind the head started at this moment.
    void started(model::Nanos start, ImportSink &sink);
    /// The head was not followed by a pass with a date.
    void finish(ImportSink &sink);

private:
    void write(const Stamp &stamp, ImportSink &sink);

    std::vector<std::string> m_models; ///< of CPUs: a machine with 72 of them needs one line
    std::optional<UnixBenchUptime> m_uptime;
    model::LineNumber m_line = 0;
};

} // namespace importers
