// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/runs.h"

#include <algorithm>
#include <cmath>

namespace comparison {

namespace {

constexpr double Rounding = 6e-3; ///< half a step of a figure printed with three digits
constexpr double Exact = 1e-4;

double distance(double a, double b)
{
    const double size = std::max(std::abs(a), std::abs(b));
    return size > 0 ? std::abs(a - b) / size : 0;
}

// Some tools cut off the fraction instead of rounding, and a figure such as 0.65 has two digits.
bool agree(double a, double b)
{
    return distance(a, b) <= Rounding || std::abs(a - b) <= 0.00501 || a == std::floor(b) || b == std::floor(a);
}

struct Agreement {
    int shared = 0;
    int exact = 0; ///< of figures that are not 0
    bool contradicted = false;
};

Agreement agreement(const BenchRun &a, const BenchRun &b)
{
    Agreement found;
    for (const auto &[metric, figure] : a.figures) {
        const Figure *other = b.figure(metric);
        if (!other || other->unit != figure.unit)
            continue;
        found.contradicted |= !agree(figure.value, other->value);
        if (figure.value == 0 && other->value == 0)
            continue;
        ++found.shared;
        found.exact += distance(figure.value, other->value) <= Exact ? 1 : 0;
    }
    return found;
}

/// Figures of one test are few in some tools; then all runs of two logs must agree, which sameLogs() asks for.
bool couldBeSame(const Agreement &agreement)
{
    return !agreement.contradicted && agreement.shared >= 1 && agreement.exact >= std::max(1, agreement.shared / 3);
}

struct LogPair {
    model::LogId a = 0;
    model::LogId b = 0;
};

const BenchRun *partner(const std::vector<BenchRun> &runs, const BenchRun &run, model::LogId log)
{
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const BenchRun &other) {
        return other.log == log && other.tool == run.tool && other.test == run.test
            && couldBeSame(agreement(run, other));
    });
    return found == runs.end() ? nullptr : &*found;
}

bool hasTest(const std::vector<BenchRun> &runs, const BenchRun &run, model::LogId log)
{
    return std::any_of(runs.begin(), runs.end(),
        [&](const BenchRun &other) { return other.log == log && other.tool == run.tool && other.test == run.test; });
}

/// All tests that two logs have in common agree, in at least four figures.
bool sameLogs(const std::vector<BenchRun> &runs, const LogPair &pair)
{
    int shared = 0;
    int exact = 0;
    for (const BenchRun &run : runs) {
        if (run.log != pair.a || !hasTest(runs, run, pair.b))
            continue;
        const BenchRun *other = partner(runs, run, pair.b);
        if (!other)
            return false;
        const Agreement found = agreement(run, *other);
        shared += found.shared;
        exact += found.exact;
    }
    return shared >= 4 && exact >= std::max(2, shared / 3);
}

std::size_t sizeOf(const std::vector<BenchRun> &runs, model::LogId log)
{
    std::size_t figures = 0;
    for (const BenchRun &run : runs)
        figures += run.log == log ? run.figures.size() : 0;
    return figures;
}

std::vector<model::LogId> logsOf(const std::vector<BenchRun> &runs)
{
    std::vector<model::LogId> logs;
    for (const BenchRun &run : runs)
        if (std::find(logs.begin(), logs.end(), run.log) == logs.end())
            logs.push_back(run.log);
    return logs;
}

void dropLog(std::vector<BenchRun> &runs, model::LogId kept, model::LogId dropped, std::vector<Duplicate> &duplicates)
{
    for (const BenchRun &run : runs) {
        const BenchRun *other = run.log == dropped ? partner(runs, run, kept) : nullptr;
        if (other)
            duplicates.push_back({ other->figures.begin()->second.ref, run.figures.begin()->second.ref, other->file,
                run.file, run.test, static_cast<std::int64_t>(run.figures.size()) });
    }
    std::vector<BenchRun> left;
    for (const BenchRun &run : runs)
        if (run.log != dropped || !partner(runs, run, kept))
            left.push_back(run);
    runs = std::move(left);
}

} // namespace

bool sameRun(const BenchRun &a, const BenchRun &b)
{
    const Agreement found = agreement(a, b);
    return !found.contradicted && found.shared >= 4 && found.exact >= std::max(2, found.shared / 3);
}

std::vector<Duplicate> dropDuplicates(std::vector<BenchRun> &runs)
{
    std::vector<Duplicate> duplicates;
    const std::vector<model::LogId> logs = logsOf(runs);
    std::vector<model::LogId> gone;
    for (std::size_t i = 0; i < logs.size(); ++i) {
        for (std::size_t k = i + 1; k < logs.size(); ++k) {
            const auto isGone
                = [&](model::LogId log) { return std::find(gone.begin(), gone.end(), log) != gone.end(); };
            if (isGone(logs[i]) || isGone(logs[k]) || !sameLogs(runs, { logs[i], logs[k] }))
                continue;
            const bool firstFuller = sizeOf(runs, logs[i]) >= sizeOf(runs, logs[k]);
            const model::LogId dropped = firstFuller ? logs[k] : logs[i];
            dropLog(runs, firstFuller ? logs[i] : logs[k], dropped, duplicates);
            gone.push_back(dropped);
        }
    }
    return duplicates;
}

} // namespace comparison
