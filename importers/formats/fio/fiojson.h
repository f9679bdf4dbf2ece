// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/jsondocument.h"
#include "importers/formats/fio/fioruns.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace importers {

/// What --output-format=json and json+ say about one run, or so far. Layout: stat.c of fio.
struct FioJsonReport {
    std::string version; ///< "3.33"
    double timestamp = 0; ///< ms of the epoch; 0 when it is not printed
    Stamp end; ///< the same moment in local time
    FioReport tests; ///< jobs, then the devices
    /// A job that ended with an error.
    struct Failure {
        model::LineNumber line = 0;
        std::string job;
        int error = 0;
    };
    std::vector<Failure> failures;
    bool any = false; ///< the document has jobs
    bool cut = false; ///< and ends early
};
/// Reads a complete or cut document; `problem` says what is wrong with it.
FioJsonReport readFioJson(JsonDocument &document, DateOrder order, std::string &problem);

/// Follows documents line by line.
class FioJson {
public:
    FioJson(FioRuns &runs, DateOrder order)
        : m_runs(runs)
        , m_order(order)
    {
    }
    bool isInside() const { return m_document != nullptr; }
    /// A line inside a document or one that begins one.
    bool line(const Line &line, ImportSink &sink);
    void finish(ImportSink &sink);
    /// A line that begins a document of fio's, or goes on with one whose first line was lost.
    static bool opens(std::string_view line);

private:
    bool start(const Line &line, ImportSink &sink);
    void complete(ImportSink &sink);
    void place(FioJsonReport report, ImportSink &sink);
    bool isLaterReport(const FioJsonReport &report);
    bool isAboutKnownJobs(const FioJsonReport &report);

    FioRuns &m_runs;
    DateOrder m_order;
    std::unique_ptr<JsonDocument> m_document;
    bool m_sure = false; ///< the document has a member that only fio's have
    model::LineNumber m_first = 0; ///< line of the document
    double m_start = 0; ///< of the run of the last report, ms of the epoch
};

} // namespace importers
