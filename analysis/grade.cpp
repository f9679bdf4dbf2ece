// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/grade.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/diskrows.h"
#include "analysis/model/decimal.h"
#include "analysis/model/text.h"
#include "analysis/quality.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace analysis {

namespace {

using Weight = Flaw::Weight;

constexpr double FewLines = 0.001, ManyLines = 0.02; ///< share that could not be read
constexpr double SmallGap = 0.05, LargeGap = 0.2; ///< share of its time that a monitor says nothing of
constexpr double CoarseSeconds = 5, TooCoarseSeconds = 30; ///< between reports
constexpr std::size_t ManyMinor = 3, ManyMajor = 3;

class Flaws {
public:
    void add(Weight weight, model::SourceRef ref, std::string text)
    {
        m_all.push_back({ weight, { ref, std::move(text) } });
    }
    void addIf(bool holds, Weight weight, const std::string &text)
    {
        if (holds)
            add(weight, {}, text);
    }
    std::vector<Flaw> take() { return std::move(m_all); }

private:
    std::vector<Flaw> m_all;
};

void checkLines(Flaws &flaws, const ReadingOutcome &reading)
{
    for (const model::SourceFile &file : reading.sources) {
        std::int64_t bad = 0;
        model::LineNumber first = 0;
        for (const model::Issue &issue : reading.issues) {
            if (issue.source != file.id)
                continue;
            bad += issue.count;
            first = first == 0 ? issue.line : std::min(first, issue.line);
        }
        const double share = file.lines > 0 ? static_cast<double>(bad) / static_cast<double>(file.lines) : 0;
        if (share > FewLines && bad > 1)
            flaws.add(share > ManyLines ? Weight::Major : Weight::Minor, { file.id, first },
                model::encode({ STALLMARK_TEXT("%1 of %2 lines could not be used."),
                    { std::to_string(bad), std::to_string(file.lines) } }));
        if (file.status == model::SourceStatus::Partial)
            flaws.add(Weight::Minor, { file.id, 0 }, STALLMARK_TEXT("The file is cut or damaged."));
    }
}

void checkCourse(Flaws &flaws, const Recording &recording, const model::Log &log, std::int64_t rows)
{
    const auto extent = recording.extent(log.id);
    const double interval = model::toSeconds(log.clock.interval);
    if (!extent || rows < 3 || interval <= 0)
        return;
    const double length = model::toSeconds(extent->length()) + interval;
    const double gap = 1 - static_cast<double>(rows) * interval / length;
    if (gap > SmallGap)
        flaws.add(gap > LargeGap ? Weight::Major : Weight::Minor, { log.source, 0 },
            model::encode({ STALLMARK_TEXT("It says nothing of %1 % of the time from its first report to its last."),
                { model::toText(100 * gap, 0) } }));
    if (interval > CoarseSeconds)
        flaws.add(interval > TooCoarseSeconds ? Weight::Major : Weight::Minor, { log.source, 0 },
            model::encode({ STALLMARK_TEXT("Reports %1 s apart: shorter stalls are averaged away."),
                { model::toText(interval, 0) } }));
}

void checkCourses(Flaws &flaws, const Recording &recording)
{
    std::set<model::LogId> seen;
    for (const CpuSource &source : cpuSources(recording)) {
        const model::Log *log = recording.log(source.log);
        if (log && seen.insert(log->id).second)
            checkCourse(flaws, recording, *log, source.rows);
    }
    for (const DiskSource &source : diskSources(recording)) {
        const model::Log *log = recording.log(source.log);
        if (log && seen.insert(log->id).second)
            checkCourse(flaws, recording, *log, source.rows);
    }
}

/// A log that is not placed in time: the remark says how its clock stands.
bool isOfClock(const Recording &recording, const model::QualityRemark &remark)
{
    return std::any_of(recording.logs().begin(), recording.logs().end(),
        [&](const model::Log &log) { return log.source == remark.ref.source && log.clock.how == remark.text; });
}

bool hasKernelLog(const Recording &recording)
{
    return std::any_of(
        recording.logs().begin(), recording.logs().end(), [](const model::Log &log) { return log.format == "dmesg"; });
}

} // namespace

std::vector<Flaw> flawsOf(const Recording &recording, const ReadingOutcome &reading)
{
    Flaws flaws;
    for (model::QualityRemark &remark : qualityRemarks(recording, reading.results, reading.issues))
        flaws.add(isOfClock(recording, remark) ? Weight::Major : Weight::Minor, remark.ref, std::move(remark.text));
    for (const model::Log &log : recording.logs()) {
        if (model::english(log.clock.how).starts_with("Moved by "))
            flaws.add(Weight::Minor, { log.source, 0 }, log.clock.how);
    }
    checkLines(flaws, reading);
    checkCourses(flaws, recording);
    const bool disks = !diskSources(recording).empty(), cpus = !cpuSources(recording).empty();
    if (disks || cpus) {
        flaws.addIf(!disks, Weight::Minor, STALLMARK_TEXT("No log tells of the disks."));
        flaws.addIf(!cpus, Weight::Minor, STALLMARK_TEXT("No log tells of the CPUs."));
        flaws.addIf(!hasKernelLog(recording), Weight::Minor,
            STALLMARK_TEXT("The kernel's log is not there: errors of devices cannot be excluded."));
        flaws.addIf(recording.find("mem.dirty").empty(), Weight::Minor,
            STALLMARK_TEXT("Dirty memory was not sampled: whether writers were held back cannot be told."));
    }
    return flaws.take();
}

char gradeOf(const std::vector<Flaw> &flaws)
{
    std::size_t count[3] = {};
    for (const Flaw &flaw : flaws)
        ++count[static_cast<std::size_t>(flaw.weight)];
    const auto [minor, major, grave] = count;
    return grave > 0 || major >= ManyMajor ? 'D' : major > 0 || minor > ManyMinor ? 'C' : minor > 0 ? 'B' : 'A';
}

} // namespace analysis
