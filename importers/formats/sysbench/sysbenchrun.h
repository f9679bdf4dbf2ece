// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/formats/sysbench/sysbenchhistogram.h"
#include "importers/formats/sysbench/sysbenchhooks.h"
#include "importers/formats/sysbench/sysbenchlines.h"

#include <map>
#include <string>
#include <vector>

namespace importers {

/// Collects what belongs to one run and hands it over when the run is complete: a run that failed prints a whole report
/// of zeros in old versions, which must not become results.
class SysbenchRuns {
public:
    void banner(const Line &line, std::string_view version, ImportSink &sink);
    void test(const std::string &name, ImportSink &sink);
    void setting(const Line &line, const SysbenchSetting &setting, ImportSink &sink);
    void started(const Line &line, ImportSink &sink);
    void interval(const Line &line, const SysbenchInterval &interval, ImportSink &sink);
    /// A report of a hook.
    void hook(const Line &line, const SysbenchHookReport &report, ImportSink &sink);
    void histogram(const Line &line, const SysbenchBucket &bucket);
    /// A run has begun and has not been reported on: only here stand lines that have no words of their own.
    bool isRunning() const { return m_start != 0; }
    void figures(const Line &line, const std::vector<SysbenchFigure> &figures, ImportSink &sink);
    void fatal(const Line &line, std::string_view text, ImportSink &sink);
    /// A line of something else. What comes behind a complete report and says nothing about its own test, such as a
    /// line that was cut out with grep, is of another run.
    void foreign(ImportSink &sink);
    /// The end of the file or of the run.
    void close(ImportSink &sink);

private:
    struct Pending {
        model::LineNumber line;
        SysbenchFigure figure;
    };
    using Settings = std::map<std::string, std::string>;

    const SysbenchFigure *pending(std::string_view metric) const;
    void row(const Line &line, model::LineNumber number, std::string_view table, const SysbenchInterval &interval,
        ImportSink &sink);
    void addHistogram(ImportSink &sink);
    void checkRates(const std::string &name, ImportSink &sink) const;
    bool isComplete() const;
    void forget(ImportSink &sink);
    bool isFailed(ImportSink &sink) const;
    void flush(ImportSink &sink);
    void write(const Pending &pending, const std::string &name, ImportSink &sink) const;
    std::string testName();

    std::string m_version;
    std::string m_test;
    std::string m_block; ///< which part of the run a report covers: ", checkpoint 1 s"; "" for all of it
    Settings m_settings;
    std::map<std::string, Settings> m_firstSettings; ///< of the first run of each test
    std::vector<Pending> m_pending;
    SysbenchHistogram m_histogram;
    model::LineNumber m_start = 0; ///< line of "Threads started!" of a run without results so far
    bool m_fatal = false;
    int m_invocation = 0; ///< banners
    int m_run = 0; ///< runs with results
};

} // namespace importers
