// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/formats/unixbench/unixbenchhead.h"
#include "importers/formats/unixbench/unixbenchlines.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace importers {

/// Collects what belongs to one pass of UnixBench, which runs all tests with one number of copies, hands its figures
/// over and holds them against each other: the same names come again in the pass with another number of copies, so the
/// copies are part of every test's name.
class UnixBenchPasses {
public:
    /// A new report begins.
    void report(ImportSink &sink);
    /// "Benchmark Run: ...", with its times when they could be read. A pass begins.
    void begin(model::LineNumber line, const std::optional<UnixBenchSpan> &span, ImportSink &sink);
    void copies(model::LineNumber line, const UnixBenchCopies &copies, ImportSink &sink);
    /// The times of the pass, where they are printed behind its number of copies.
    void times(model::LineNumber line, const UnixBenchSpan &span, ImportSink &sink);
    void score(model::LineNumber line, const UnixBenchScore &score, ImportSink &sink);
    void title(std::string_view category);
    void index(model::LineNumber line, const UnixBenchIndex &row, ImportSink &sink);
    void total(model::LineNumber line, const UnixBenchTotal &total, ImportSink &sink);
    /// The end of the pass.
    void end(ImportSink &sink);

    bool any() const { return m_run > 0; }

private:
    struct Row {
        model::LineNumber line = 0;
        std::string name;
        UnixBenchIndex row;
    };

    void startRun(ImportSink &sink);
    std::string withCopies(std::string_view name) const;
    void checkRow(const Row &row, ImportSink &sink) const;
    void checkTotal(model::LineNumber line, double printed, ImportSink &sink) const;
    void put(model::LineNumber line, const std::string &test, const char *metric, std::optional<double> value,
        std::string_view unit, model::Better better, ImportSink &sink) const;

    int m_run = 0; ///< passes with a figure
    bool m_counted = false; ///< this pass has one
    model::LineNumber m_headLine = 0; ///< of a pass without figures so far
    std::optional<int> m_copies;
    std::map<std::string, double, std::less<>> m_scores;
    std::vector<Row> m_rows; ///< of the index table being read
    std::map<std::string, bool, std::less<>> m_indexed; ///< names in the index tables of this pass
};

} // namespace importers
