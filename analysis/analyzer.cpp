// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"

#include "analysis/api/table.h"
#include "analysis/clocks.h"
#include "analysis/model/sessionreader.h"
#include "analysis/model/sessionwriter.h"
#include "analysis/quality.h"

#include <memory>

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
    if (clocks.zoneSeconds)
        (*writer)->setMeta("zone_seconds", std::to_string(*clocks.zoneSeconds));
    return (*writer)->finish();
}

Recording recordingOf(const ReaderPtr &reader)
{
    Recording recording(reader->logs(), reader->series(), reader->events(), reader->facts(),
        [reader](model::SeriesId id) { return reader->read(id); });
    recording.setPartialReads([reader](model::SeriesId id, model::TimeRange range) { return reader->read(id, range); },
        [reader](model::GroupId group, std::span<const model::SeriesId> columns, model::TimeRange range) {
            return reader->readRows(group, columns, range);
        },
        [reader](
            model::SeriesId id, model::TimeRange range, int buckets) { return reader->envelope(id, range, buckets); });
    return recording;
}

model::Status storeOutcome(
    const std::string &path, const model::Analysis &analysis, const std::vector<model::QualityRemark> &remarks)
{
    auto writer = model::SessionWriter::open(path);
    if (!writer)
        return writer.error();
    (*writer)->saveAnalysis(analysis);
    (*writer)->addQuality(remarks);
    return (*writer)->finish();
}

} // namespace

model::Status analyzeSession(const std::string &sessionPath, const model::JobControl &control)
{
    auto reader = openReader(sessionPath);
    if (!reader)
        return reader.error();
    std::vector<model::Log> logs = (*reader)->logs();
    fillIntervals(**reader, logs);
    const ClockDecision clocks = decideClocks(std::move(logs), (*reader)->facts());
    (*reader).reset();
    if (auto stored = storeClocks(sessionPath, clocks); !stored)
        return stored;

    reader = openReader(sessionPath);
    if (!reader)
        return reader.error();
    model::Analysis analysis;
    std::vector<model::QualityRemark> remarks;
    {
        const Recording recording = recordingOf(*reader);
        analysis = analyze(recording, control);
        remarks = qualityRemarks(recording, (*reader)->results(), (*reader)->issues(), (*reader)->quality());
    }
    (*reader).reset();
    if (control.cancelled())
        return model::Error{ "The analysis was cancelled." };
    return storeOutcome(sessionPath, analysis, remarks);
}

} // namespace analysis
