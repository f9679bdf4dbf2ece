// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/quality.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/evidence.h"
#include "analysis/model/decimal.h"
#include "analysis/qualitychecks.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

void remarkClocks(std::vector<model::QualityRemark> &remarks, const Recording &recording)
{
    for (const model::Log &log : recording.logs()) {
        if (!log.clock.placed && log.samples > 1 && log.firstRaw)
            remarks.push_back({ { log.source, 0 }, log.clock.how });
    }
}

} // namespace

model::TimeRange firstRows(const Recording &recording, model::LogId id, model::TimeRange extent)
{
    constexpr std::int64_t rows = 65'536;
    const model::Log *const log = recording.log(id);
    const model::Nanos interval = log ? log->clock.interval : 0;
    if (interval > 0 && interval < (extent.to - extent.from) / rows)
        extent.to = extent.from + interval * rows;
    return extent;
}

void remarkShares(const Recording &recording, std::vector<model::QualityRemark> &remarks)
{
    for (const CpuSource &source : cpuSources(recording)) {
        if (!source.columns[6])
            continue;
        constexpr double tolerance = 2; // % off 100; vmstat prints six rounded whole numbers
        std::size_t off = 0;
        model::LineNumber firstLine = 0;
        double firstSum = 0;
        const std::vector<CpuRow> rows = cpuRows(recording, source, firstRows(recording, source.log, source.extent));
        for (const CpuRow &row : rows) {
            const double sum = row.busy() + row.idle + (std::isnan(row.iowait) ? 0 : row.iowait);
            if (std::abs(sum - 100) <= tolerance)
                continue;
            if (off++ == 0) {
                firstLine = row.line;
                firstSum = sum;
            }
        }
        if (off > 0)
            remarks.push_back({ { source.source, firstLine },
                model::encode(
                    { STALLMARK_TEXT("The shares of CPU time do not add up to 100 % in %1 of %2 reports (here "
                                     "%3 %)."),
                        { std::to_string(off), std::to_string(rows.size()), model::toText(firstSum, 2) } }) });
    }
}

std::vector<model::QualityRemark> qualityRemarks(
    const Recording &recording, const std::vector<model::BenchResult> &results, const std::vector<model::Issue> &issues)
{
    std::vector<model::QualityRemark> remarks;
    remarkClocks(remarks, recording);
    remarkShares(recording, remarks);
    remarkDisks(recording, remarks);
    remarkResults(recording, results, remarks);
    remarkContradictions(issues, remarks);
    return remarks;
}

} // namespace analysis
