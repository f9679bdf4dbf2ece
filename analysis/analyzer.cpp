// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/diskrows.h"
#include "analysis/api/table.h"
#include "analysis/benchmarkfindings.h"
#include "analysis/clockcompare.h"
#include "analysis/clocks.h"
#include "analysis/cpuspells.h"
#include "analysis/grade.h"
#include "analysis/model/qualitygrade.h"
#include "analysis/model/sessionreader.h"
#include "analysis/model/sessionwriter.h"
#include "analysis/scoring.h"

#include <memory>
#include <set>

namespace analysis {

namespace {

using ReaderPtr = std::shared_ptr<model::SessionReader>;

model::Expected<ReaderPtr> openReader(const std::string &path)
{
    auto reader = model::SessionReader::open(path);
    if (!reader)
        return reader.error();
    return ReaderPtr(std::move(*reader));
}

std::optional<model::Nanos> intervalOf(
    const model::SessionReader &reader, const std::vector<model::SeriesInfo> &series, model::LogId log)
{
    std::vector<double> rates;
    for (const model::SeriesInfo &info : series) {
        if (info.log != log || info.sinceBoot || info.count > 65'536)
            continue;
        if (info.metric != "disk.reads" && info.metric != "disk.writes")
            continue;
        const model::Series values = reader.read(info.id);
        rates.insert(rates.end(), values.v.begin(), values.v.end());
    }
    return inferInterval(rates);
}

// Of the longest series of a monitor; a log of events has no interval worth the name. The first hours are enough.
std::optional<model::Nanos> stepOf(
    const model::SessionReader &reader, const std::vector<model::SeriesInfo> &series, const model::Log &log)
{
    const model::SeriesInfo *longest = nullptr;
    for (const model::SeriesInfo &info : series) {
        const bool regular = info.metric.starts_with("disk.") || info.metric.starts_with("cpu.")
            || info.metric.starts_with("mem.") || info.metric.starts_with("vm.");
        if (info.log == log.id && !info.sinceBoot && regular && (!longest || info.count > longest->count))
            longest = &info;
    }
    if (!longest || longest->count < 3)
        return std::nullopt;
    for (const model::Nanos hours : { 2, 48 }) {
        const model::Nanos from = log.clock.toSession(*log.firstRaw);
        const model::Series part = reader.read(longest->id, { from, from + hours * 3600 * model::NanosPerSecond });
        if (part.size() >= 3)
            return medianStep(part.t);
    }
    return std::nullopt;
}

void fillIntervals(const model::SessionReader &reader, std::vector<model::Log> &logs)
{
    const std::vector<model::SeriesInfo> series = reader.series();
    for (model::Log &log : logs) {
        if (!log.firstRaw)
            continue;
        // Without stamps, or with the same stamp on many rows, a log shows its interval in its rates.
        const bool stampsDiffer = log.clock.kind != model::StampKind::None && log.firstRaw != log.lastRaw;
        const auto interval = stampsDiffer ? stepOf(reader, series, log) : intervalOf(reader, series, log.id);
        log.clock.interval = interval.value_or(0);
    }
}

model::Status storeClocks(const std::string &path, const ClockDecision &clocks)
{
    auto writer = model::SessionWriter::open(path);
    if (!writer)
        return writer.error();
    for (const model::Log &log : clocks.logs)
        (*writer)->updateClock(log.id, log.clock);
    (*writer)->setMeta("zone_seconds", clocks.zoneSeconds ? std::to_string(*clocks.zoneSeconds) : std::string());
    return (*writer)->finish();
}

Recording recordingOf(const ReaderPtr &reader)
{
    Recording recording(reader->logs(), reader->series(), reader->events(), reader->facts(),
        [reader](model::SeriesId id) { return reader->read(id); });
    std::map<model::SourceId, std::string> paths;
    for (const model::SourceFile &file : reader->sources())
        paths[file.id] = file.path;
    recording.setPaths(std::move(paths));
    recording.setPartialReads([reader](model::SeriesId id, model::TimeRange range) { return reader->read(id, range); },
        [reader](model::GroupId group, std::span<const model::SeriesId> columns, model::TimeRange range) {
            return reader->readRows(group, columns, range);
        },
        [reader](
            model::SeriesId id, model::TimeRange range, int buckets) { return reader->envelope(id, range, buckets); });
    return recording;
}

/// What an analysis leaves in the session.
struct Outcome {
    model::Analysis analysis;
    std::vector<model::QualityRemark> remarks;
    std::string grade;
    std::vector<model::CpuClasses> cpuClasses;
};

void addBenchmarkFindings(
    model::Analysis &analysis, const Recording &recording, const std::vector<model::BenchResult> &results)
{
    for (model::Finding &finding : benchmarkFindings(recording, results)) {
        score(finding, {});
        analysis.overall.push_back(std::move(finding));
    }
    rank(analysis.overall);
    summarise(analysis);
}

Outcome outcomeOf(const Recording &recording, const ReadingOutcome &reading, const model::JobControl &control)
{
    Outcome outcome;
    outcome.analysis = analyze(recording, control);
    if (control.cancelled())
        return outcome;
    addBenchmarkFindings(outcome.analysis, recording, reading.results);
    const std::vector<Flaw> flaws = flawsOf(recording, reading);
    for (const Flaw &flaw : flaws)
        outcome.remarks.push_back(flaw.remark);
    if (!cpuSources(recording).empty() || !diskSources(recording).empty())
        outcome.grade = gradeOf(flaws);
    outcome.cpuClasses = cpuClassTables(recording);
    return outcome;
}

model::Status storeOutcome(const std::string &path, const Outcome &outcome)
{
    auto writer = model::SessionWriter::open(path);
    if (!writer)
        return writer.error();
    (*writer)->saveAnalysis(outcome.analysis);
    (*writer)->addQuality(outcome.remarks);
    (*writer)->setMeta(model::QualityGradeKey, outcome.grade);
    (*writer)->setMeta(model::CpuClassesKey, model::toText(outcome.cpuClasses));
    return (*writer)->finish();
}

} // namespace

namespace {

/// The user's corrections, stored with the session.
std::vector<model::ClockCorrection> correctionsOf(const model::SessionReader &reader)
{
    return model::parseClockCorrections(reader.meta(model::ClockCorrectionsKey));
}

model::Status storeDecision(const std::string &path, ReaderPtr &reader, const ClockDecision &clocks)
{
    reader.reset();
    if (auto stored = storeClocks(path, clocks); !stored)
        return stored;
    auto again = openReader(path);
    if (!again)
        return again.error();
    reader = std::move(*again);
    return model::ok();
}

/// By their stamps and the user's corrections first; then, when logs disagree about a quantity that they all print, or
/// some have no clock, once more with what the comparison tells.
model::Status settleClocks(const std::string &path, ReaderPtr &reader)
{
    const std::vector<model::ClockCorrection> corrections = correctionsOf(*reader);
    std::vector<model::Log> logs = reader->logs();
    fillIntervals(*reader, logs);
    ClockWishes wishes{ adjustmentsOf(logs, corrections), correctedZone(corrections) };
    ClockDecision clocks = decideClocks(std::move(logs), reader->facts(), wishes);
    if (auto stored = storeDecision(path, reader, clocks); !stored)
        return stored;
    std::set<model::LogId> untouched;
    for (const ClockAdjustment &adjustment : wishes.adjustments)
        untouched.insert(adjustment.log);
    const std::vector<ClockAdjustment> compared = compareClocks(recordingOf(reader), untouched);
    if (compared.empty())
        return model::ok();
    wishes.adjustments.insert(wishes.adjustments.end(), compared.begin(), compared.end());
    clocks = decideClocks(std::move(clocks.logs), reader->facts(), wishes);
    return storeDecision(path, reader, clocks);
}

} // namespace

model::Expected<std::unique_ptr<Recording>> openRecording(const std::string &sessionPath)
{
    const auto reader = openReader(sessionPath);
    if (!reader)
        return reader.error();
    return std::make_unique<Recording>(recordingOf(*reader));
}

model::Status analyzeSession(const std::string &sessionPath, const model::JobControl &control)
{
    auto reader = openReader(sessionPath);
    if (!reader)
        return reader.error();
    if (auto settled = settleClocks(sessionPath, *reader); !settled)
        return settled;
    Outcome outcome;
    {
        const auto held = (*reader)->hold();
        const ReadingOutcome reading{ (*reader)->sources(), (*reader)->issues(), (*reader)->results() };
        outcome = outcomeOf(recordingOf(*reader), reading, control);
    }
    (*reader).reset();
    if (control.cancelled())
        return model::Error{ "The analysis was cancelled." };
    return storeOutcome(sessionPath, outcome);
}

model::Status placeLogs(const std::string &sessionPath)
{
    auto reader = openReader(sessionPath);
    if (!reader)
        return reader.error();
    return settleClocks(sessionPath, *reader);
}

model::Status reanalyzeSession(const std::string &sessionPath, const std::vector<model::ClockCorrection> &corrections,
    const model::JobControl &control)
{
    {
        auto writer = model::SessionWriter::open(sessionPath);
        if (!writer)
            return writer.error();
        (*writer)->setMeta(model::ClockCorrectionsKey, model::toText(corrections));
        if (const model::Status stored = (*writer)->finish(); !stored)
            return stored;
    }
    return analyzeSession(sessionPath, control);
}

} // namespace analysis
