// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/slowdown.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/ofincident.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr double BusyUtil = 60, HalfUtil = 40, FullUtil = 90;
constexpr double CpuFull = 90;
constexpr double PlateauVariation = 0.25;
constexpr std::size_t EnoughRows = 5;

// An interval mean hides which part of its interval was saturated, so the rows beside one count too.
bool cpuSaturatedNear(const CpuWindow &cpu, const DiskRow &row)
{
    const model::TimeRange near = model::TimeRange{ row.from, row.to }.widened((row.to - row.from) / 2);
    return std::any_of(cpu.rows.begin(), cpu.rows.end(),
        [&](const CpuRow &c) { return c.busy() >= CpuFull && c.from < near.to && near.from < c.to; });
}

std::optional<HealthyService> expectation(
    const Recording &recording, const DiskSource &source, const DiskRow &row, model::TimeRange span, Comparison kind)
{
    auto healthy = healthyService(recording, source, row);
    const bool trusted = kind == Comparison::AnySize || (healthy && !healthy->fitted && healthy->rows >= EnoughRows);
    if (healthy && trusted)
        return healthy;
    const auto rate = loadedRate(recording, source, row, span);
    if (!rate || !(row.size() > 0))
        return std::nullopt;
    HealthyService service;
    service.busy = row.size() * 1024 / *rate * 1000;
    return service;
}

} // namespace

std::vector<DiskRow> stalledRows(const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    CpuWindow cpu = cpuWindow(recording, evidenceWindow(incident), incident.placed);
    // The CPU line of the same report needs no clock to be laid beside it.
    for (const CpuSource &source : cpuSources(recording)) {
        if (!disk.source || source.log != disk.source->log || (cpu.source && cpu.source->group == source.group))
            continue;
        const std::vector<CpuRow> own = cpuRows(recording, source, evidenceWindow(incident));
        cpu.rows.insert(cpu.rows.end(), own.begin(), own.end());
    }
    std::vector<DiskRow> rows, half;
    for (const DiskRow &row : disk.rows) {
        if (cpuSaturatedNear(cpu, row))
            continue;
        if (row.util >= BusyUtil)
            rows.push_back(row);
        if (row.util >= HalfUtil)
            half.push_back(row);
    }
    return rows.empty() ? half : rows;
}

Slowdown slowdown(const Recording &recording, const DiskSource &source, const std::vector<DiskRow> &rows,
    model::TimeRange span, Comparison comparison)
{
    Slowdown sum;
    double worst = -1;
    for (const DiskRow &row : rows) {
        const auto healthy = expectation(recording, source, row, span, comparison);
        const bool hung = row.recorded() && row.rate() == 0;
        if (!hung && !healthy)
            continue;
        sum.busyMs += row.busyMs();
        if (hung)
            sum.hungSeconds += row.busyMs() / 1000;
        const double times = hung ? row.busyMs() : row.busyPerRequest() / healthy->busy;
        if (times > worst) {
            worst = times;
            sum.worst = row;
        }
        if (hung)
            continue;
        sum.healthyMs += healthy->busy * row.count();
        sum.requests += row.count();
        sum.healthyRows = std::max(sum.healthyRows, healthy->rows);
        sum.fitted = sum.fitted || healthy->fitted;
        sum.underLoad = sum.underLoad || healthy->rows == 0;
    }
    return sum;
}

const std::vector<DiskRow> &incidentStalledRows(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<std::vector<DiskRow>>(recording, "stalled rows", incident,
        [&] { return stalledRows(recording, incident, incidentDisk(recording, incident)); });
}

const Slowdown &incidentSlowdown(const Recording &recording, const model::Incident &incident, Comparison comparison)
{
    const char *name = comparison == Comparison::AnySize ? "slowdown" : "slowdown at the same size";
    return ofIncident<Slowdown>(recording, name, incident, [&] {
        const DiskWindow &disk = incidentDisk(recording, incident);
        if (!disk.source)
            return Slowdown();
        return slowdown(recording, *disk.source, incidentStalledRows(recording, incident), incident.span, comparison);
    });
}

Plateau plateau(const std::vector<DiskRow> &rows)
{
    Plateau longest;
    std::vector<double> rates;
    double seconds = 0;
    const auto close = [&] {
        const auto spread = variation(rates);
        if (spread && *spread <= PlateauVariation && seconds > longest.seconds)
            longest = { seconds, mean(rates), *spread };
        rates.clear();
        seconds = 0;
    };
    for (const DiskRow &row : rows) {
        const bool flows = row.util >= FullUtil && row.bytes() > 0;
        // A row that falls below half of the rate so far is a pause in the flow, one beyond its double the end of it.
        const bool leaves = !rates.empty() && (row.bytes() < mean(rates) / 2 || row.bytes() > mean(rates) * 2);
        if (!flows || leaves)
            close();
        if (!flows)
            continue;
        rates.push_back(row.bytes());
        seconds += row.seconds();
    }
    close();
    return longest;
}

double longestWait(const std::vector<DiskRow> &rows)
{
    double longest = 0;
    for (const DiskRow &row : rows) {
        longest = std::fmax(longest, row.await());
        if (row.util >= HalfUtil)
            longest = std::fmax(longest, row.rate() == 0 ? row.busyMs() : row.busyPerRequest());
    }
    return longest;
}

} // namespace analysis
