// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/formats/unixbench/unixbenchhtml.h"
#include "importers/formats/unixbench/unixbenchpass.h"
#include "importers/formats/unixbench/unixbenchsystem.h"

#include <map>
#include <optional>
#include <string>

namespace importers {

/// A line that only UnixBench's own HTML report has.
bool isUnixBenchPage(std::string_view line);

/// Reads the HTML report: the same figures as the text report, as tables.
class UnixBenchPage {
public:
    UnixBenchPage(UnixBenchPasses &passes, UnixBenchSystem &system)
        : m_passes(passes)
        , m_system(system)
    {
    }
    void line(const Line &line, ImportSink &sink);
    /// The end of the file: what was begun and not ended is not a figure.
    void finish(model::LineNumber lastLine, ImportSink &sink);

private:
    using Columns = std::map<std::string, std::size_t, std::less<>>;

    void heading(const HtmlCell &cell, ImportSink &sink);
    void runTimes(const HtmlCell &cell, ImportSink &sink);
    void row(const HtmlBlock &block, ImportSink &sink);
    void machine(const HtmlBlock &block, ImportSink &sink);
    void test(const HtmlBlock &block, ImportSink &sink);

    UnixBenchPasses &m_passes;
    UnixBenchSystem &m_system;
    HtmlBlocks m_blocks;
    Columns m_columns; ///< of the table being read, by the words of its head
    model::LineNumber m_banner = 0;
    std::optional<model::Nanos> m_day; ///< in which the next pass begins
    model::Nanos m_last = 0; ///< end of the last pass
};

} // namespace importers
