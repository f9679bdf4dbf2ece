// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/devicehealth.h"
#include "analysis/api/evidence.h"
#include "analysis/episode.h"
#include "analysis/littlelaw.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

// Thresholds of analysis.md 2.2. `Collapse` is not there: a device that still completes a request now and then shows
// neither a long await nor an empty row, but the time it is busy per request gives it away.
constexpr double SlowAwait = 100, SlowAwaitRotating = 300, Sigmas = 8, SevereAwait = 1000;
constexpr double LongQueue = 4, FullUtil = 90, QueueAwait = 20;
constexpr double HangQueue = 0.5, HangUtil = 50;
constexpr double CollapseBusy = 50, CollapseTimes = 10;
constexpr double MildUtil = 40, MildBusy = 10, MildTimes = 4;
constexpr double FarBeyond = 3, SlowSeconds = 3;
constexpr double CalmUtil = 60, TailUtil = 30, TailQueue = 1;

struct Thresholds {
    double await = SlowAwait;
    double queueAwait = QueueAwait;
    double collapse = CollapseBusy;
    double mild = MildBusy;
};

bool isRotating(const Recording &recording, const std::string &device)
{
    const auto rotational = recording.number("block." + device + ".rotational");
    return rotational && *rotational == 1;
}

Thresholds thresholdsFor(const Recording &recording, const DiskSource &source)
{
    const DeviceHealth &health = deviceHealth(recording, source);
    Thresholds limits;
    if (isRotating(recording, source.device))
        limits.await = SlowAwaitRotating;
    if (health.await) {
        limits.await = std::max(limits.await, health.await->median + Sigmas * health.await->sigma);
        limits.queueAwait = std::max(limits.queueAwait, 5 * health.await->median);
    }
    if (!std::isnan(health.busyPerRequest)) {
        limits.collapse = std::max(limits.collapse, CollapseTimes * health.busyPerRequest);
        limits.mild = std::max(limits.mild, MildTimes * health.busyPerRequest);
    }
    return limits;
}

enum Sign : unsigned { Slow = 1, Queued = 2, Hung = 4, Collapsed = 8, Sluggish = 16 };

bool waitedLong(const DiskRow &row, double seconds) { return row.await() > 2 * 1000 * seconds; }

bool neighbourWaited(const DiskRowView &rows, std::size_t i)
{
    const double seconds = rows[i].seconds();
    return (i > 0 && waitedLong(rows[i - 1], seconds)) || (i + 1 < rows.size() && waitedLong(rows[i + 1], seconds));
}

unsigned signsOf(const DiskRowView &rows, std::size_t i, const DiskRow &row, const Thresholds &limits)
{
    unsigned signs = 0;
    if (row.await() >= limits.await)
        signs |= Slow;
    if (row.inFlight() >= LongQueue && row.util >= FullUtil && row.await() >= limits.queueAwait)
        signs |= Queued;
    if (row.recorded() && row.rate() == 0
        && (row.queue > HangQueue || row.util >= HangUtil || neighbourWaited(rows, i)))
        signs |= Hung;
    if (row.util >= HangUtil && row.busyPerRequest() >= limits.collapse)
        signs |= Collapsed;
    if (row.util >= MildUtil && row.busyPerRequest() >= limits.mild)
        signs |= Sluggish;
    return signs;
}

/// Rows that may have a sign or keep an episode up, by the columns alone, with their neighbours. The rest is calm.
std::vector<char> rowsInQuestion(const DiskRowView &rows, const Thresholds &limits)
{
    std::vector<char> marked(rows.size() + 2, 0); // a place before and behind
    const auto mark = [&](std::size_t column, double limit) {
        const std::span<const double> values = rows.column(column);
        for (std::size_t i = 0; i < values.size(); ++i)
            marked[i + 1] = static_cast<char>(marked[i + 1] | static_cast<char>(values[i] >= limit));
    };
    const double longAwait = std::min(limits.await / 2, 2 * 1000 * model::toSeconds(rows.interval()));
    for (const std::size_t await : { 4, 5, 8 })
        mark(await, longAwait);
    mark(6, HangQueue);
    mark(7, MildUtil);
    std::vector<char> asked(rows.size());
    for (std::size_t i = 0; i < asked.size(); ++i)
        asked[i] = static_cast<char>(marked[i] | marked[i + 1] | marked[i + 2]);
    return asked;
}

RowState stateOf(const DiskRow &row, unsigned signs, const Thresholds &limits)
{
    if (signs != 0)
        return RowState::On;
    const bool calm = !(row.await() >= limits.await / 2) && !(row.util >= CalmUtil);
    return calm ? RowState::Off : RowState::Hold;
}

// One slow request on an idle device (a disk that spins up, a single read between two reports) is not a stall. Nor is
// one row with an await just over the limit, as any flush of a few dozen megabytes gives: that has to last.
struct Strength {
    bool sure = false;
    double slowSeconds = 0;

    void add(const DiskRow &row, unsigned signs, const Thresholds &limits)
    {
        const bool loaded = row.util >= HangUtil || row.queue >= 1 || row.little() >= 1;
        sure = sure || (signs & (Queued | Hung | Collapsed)) != 0 || row.await() >= SevereAwait
            || (loaded && row.await() >= FarBeyond * limits.await);
        if ((signs & Slow) != 0 && loaded)
            slowSeconds += row.seconds();
    }
    bool strong() const { return sure || slowSeconds >= SlowSeconds; }
};

void addSymptoms(
    Episode &episode, const DiskSource &source, const DiskRow &row, unsigned signs, const Thresholds &limits)
{
    const auto note = [&](const char *metric, double value, const char *unit, double severity) {
        episode.add(severity, { metric, source.device, value, unit, row.to, { source.source, row.line } });
    };
    const bool split = source.columns[4] || source.columns[5];
    if (split && row.writeAwait >= limits.await / 2)
        note("disk.write_await", row.writeAwait, "ms", row.writeAwait / limits.await);
    if (split && row.readAwait >= limits.await / 2)
        note("disk.read_await", row.readAwait, "ms", row.readAwait / limits.await);
    if (!split && row.await() >= limits.await / 2)
        note("disk.await", row.await(), "ms", row.await() / limits.await);
    if (row.queue >= LongQueue)
        note("disk.queue", row.queue, "requests", row.queue / LongQueue / 4);
    // A row in which nothing came back hides how long its requests waited: at least as long as the row was busy.
    if ((signs & Hung) != 0)
        note("disk.util", row.util, "%", row.busyMs() / limits.await);
    else if ((signs & Collapsed) != 0)
        note("disk.util", row.util, "%", row.busyPerRequest() / limits.await);
    else if ((signs & Sluggish) != 0)
        note("disk.util", row.util, "%", 0.5);
}

model::TimeRange spanOf(const DiskRowView &rows, Run run, bool onsetByQueue)
{
    std::size_t first = run.first;
    while (onsetByQueue && first > 0 && queueFills(rows[first - 1]) && rows[first - 1].to == rows[first].from)
        --first;
    const DiskRow last = rows[run.last];
    model::TimeRange span{ rows[first].from, last.to };
    // A tail: old requests complete at the start of the last row.
    if (run.last > run.first && last.util < TailUtil && last.queue < TailQueue)
        span.to = last.from + static_cast<model::Nanos>(last.util / 100 * static_cast<double>(last.to - last.from));
    return span;
}

void findIn(std::vector<Episode> &found, const Recording &recording, const DiskSource &source, const Thresholds &limits,
    const DiskRowView &rows)
{
    std::vector<unsigned> signs(rows.size(), 0);
    std::vector<RowState> states(rows.size(), RowState::Off);
    std::vector<bool> gapBefore(rows.size(), false);
    const std::vector<char> asked = rowsInQuestion(rows, limits);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        gapBefore[i] = i > 0 && rows.from(i) > rows.to(i - 1);
        if (asked[i] == 0)
            continue;
        const DiskRow row = rows[i];
        signs[i] = signsOf(rows, i, row, limits);
        states[i] = stateOf(row, signs[i], limits);
    }
    const auto oldKernel = kernelAtLeast(recording, 5, 0);
    for (const Run &run : runs(states, gapBefore, false)) {
        Episode episode;
        episode.signal = Signal::Disk;
        episode.entity = source.device;
        episode.timeline = source.placed ? 0 : source.log;
        const bool byQueue = oldKernel ? !*oldKernel : queueTellsOnset(rows, run);
        episode.span = spanOf(rows, run, byQueue);
        Strength strength;
        for (std::size_t i = run.first; i <= run.last; ++i) {
            const DiskRow row = rows[i];
            addSymptoms(episode, source, row, signs[i], limits);
            strength.add(row, signs[i], limits);
        }
        episode.strong = strength.strong();
        found.push_back(std::move(episode));
    }
}

std::vector<model::TimeRange> rangesOf(const Recording &recording, const DiskSource &source)
{
    constexpr double Never = std::numeric_limits<double>::quiet_NaN();
    const std::vector<ScoutTest> tests{ { source.columns[4], SlowAwait, Never },
        { source.columns[5], SlowAwait, Never }, { source.columns[8], SlowAwait, Never },
        { source.columns[7], MildUtil, Never }, { source.columns[6], LongQueue, Never } };
    return hotRanges(recording, tests, source.extent, source.rows);
}

} // namespace

std::vector<Episode> diskEpisodes(const Recording &recording, const model::JobControl &control)
{
    std::vector<Episode> found;
    for (const DiskSource &source : diskSources(recording)) {
        for (const model::TimeRange &range : rangesOf(recording, source)) {
            if (control.cancelled())
                return found;
            // First: it reads rows, which ends the life of a view.
            const Thresholds limits = thresholdsFor(recording, source);
            findIn(found, recording, source, limits, DiskRowView(recording, source, range));
        }
        recording.release();
    }
    return found;
}

} // namespace analysis
