// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/quality.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/evidence.h"
#include "analysis/model/decimal.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr double ShareTolerance = 2; // % off 100; vmstat prints six rounded whole numbers
constexpr std::int64_t RowsChecked = 65'536;

void remarkClocks(std::vector<model::QualityRemark> &remarks, const Recording &recording)
{
    for (const model::Log &log : recording.logs()) {
        if (!log.clock.placed && log.samples > 1 && log.firstRaw)
            remarks.push_back({ { log.source, 0 }, log.clock.how });
    }
}

void remarkShares(std::vector<model::QualityRemark> &remarks, const Recording &recording)
{
    for (const CpuSource &source : cpuSources(recording)) {
        if (source.rows > RowsChecked || !source.columns[6])
            continue;
        std::size_t off = 0;
        model::LineNumber firstLine = 0;
        double firstSum = 0;
        const std::vector<CpuRow> rows = cpuRows(recording, source, source.extent);
        for (const CpuRow &row : rows) {
            const double sum = row.busy() + row.idle + (std::isnan(row.iowait) ? 0 : row.iowait);
            if (std::abs(sum - 100) <= ShareTolerance)
                continue;
            if (off++ == 0) {
                firstLine = row.line;
                firstSum = sum;
            }
        }
        if (off > 0)
            remarks.push_back({ { source.source, firstLine },
                "The shares of CPU time do not add up to 100 % in " + std::to_string(off) + " of "
                    + std::to_string(rows.size()) + " reports (here " + model::toText(firstSum, 2) + " %)." });
    }
}

} // namespace

std::vector<model::QualityRemark> qualityRemarks(const Recording &recording)
{
    std::vector<model::QualityRemark> remarks;
    remarkClocks(remarks, recording);
    remarkShares(remarks, recording);
    return remarks;
}

} // namespace analysis
