// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/formats/fio/fiolines.h"

#include <map>
#include <string>
#include <vector>

// What one run of fio reported, in any of its output formats, before it is handed over.
namespace importers {

/// A job, a group of jobs or the devices.
struct FioTest {
    std::string name;
    std::string key; ///< tells jobs of one run apart; the same again is a later report on the same job
    model::LineNumber line = 0;
    Stamp end; ///< of the job
    std::map<std::string, std::string> settings;
    struct Pending {
        model::LineNumber line = 0;
        FioFigure figure;
    };
    std::vector<Pending> figures;
    const FioFigure *find(std::string_view metric) const;
    void add(const Line &line, const FioFigures &figures, std::string_view prefix = {});
};
using FioReport = std::vector<FioTest>;

/// Takes out what fio prints although it measured nothing: directions that were not used, latencies that were switched
/// off, samples of a run that was too short for one. What is left out although it looks measured becomes an issue.
void cleanFioTest(FioTest &test, ImportSink &sink);
/// A later report on the same jobs, of a run with --status-interval: nothing has become less.
bool continuesFioTest(const FioTest &before, const FioTest &after);

/// Collects what belongs to one run and hands it over when the run is complete, as only the last of several reports on
/// the same jobs counts.
class FioRuns {
public:
    enum class Source { Text, Terse, Json };

    /// A run that has reported anything is over.
    void startRun(ImportSink &sink);
    void version(std::string_view version, ImportSink &sink);
    const std::string &version() const { return m_version; }
    void header(const Line &line, const FioHeader &header, ImportSink &sink);
    /// Of the job's header in this run; nullptr when it was not printed.
    const std::map<std::string, std::string> *headerSettings(std::string_view job) const;
    /// Options of a job that its report names.
    void settings(const FioTest &test, ImportSink &sink) const;

    FioReport &report(Source source) { return m_reports[static_cast<std::size_t>(source)]; }
    bool empty() const;
    /// The run has been announced and has not reported anything yet.
    bool isWaiting() const { return m_started != 0 && empty(); }
    void close(ImportSink &sink);

private:
    void flush(ImportSink &sink);
    void write(Source source, ImportSink &sink);
    std::string settingsSuffix(Source source, const FioTest &test);

    std::string m_version;
    FioReport m_reports[3];
    std::map<std::string, std::map<std::string, std::string>, std::less<>> m_headers; ///< by job
    std::map<std::string, std::map<std::string, std::string>>
        m_first[3]; ///< settings of the first run of each test, as each format names them
    model::LineNumber m_started = 0; ///< first line of a run without a report
    bool m_announced = false; ///< its version was printed too
    int m_run = 0;
};

} // namespace importers
