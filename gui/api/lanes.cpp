// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/lanes.h"

#include "analysis/model/metric.h"
#include "gui/api/seriesindex.h"
#include "gui/api/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace gui {

namespace {

using Style = LaneLine::Style;

struct Lanes {
    Q_DECLARE_TR_FUNCTIONS(Lanes)
};

constexpr std::size_t MostDevices = 4;
constexpr std::size_t MostNames = 6; ///< lines told apart in one lane
constexpr double NotableDelay = 10; ///< ms; shorter waits for a CPU are everyday

LaneLine line(
    const SeriesIndex &index, const std::string &metric, const std::string &entity, const QString &name, Style style)
{
    LaneLine made;
    made.metric = metric;
    made.entity = entity;
    made.unit = index.unit(metric, entity);
    made.name = name;
    made.style = style;
    const model::MetricInfo *info = model::findMetric(metric);
    made.steps = info && info->kind == model::SampleKind::Mean;
    made.parts = index.cover(metric, entity);
    return made;
}

void addIfAny(Lane &lane, LaneLine made)
{
    if (!made.parts.empty() || made.meanOf)
        lane.lines.push_back(std::move(made));
}

void keepIfAny(std::vector<Lane> &lanes, Lane lane)
{
    if (!lane.lines.empty())
        lanes.push_back(std::move(lane));
}

/// us sy ni wa hi si st, from the bottom: what programs did first, what they waited for next.
Lane cpuLane(const SeriesIndex &index)
{
    struct Item {
        const char *metric;
        const char *word;
    };
    static constexpr Item items[] = { { "cpu.user", "us" }, { "cpu.nice", "ni" }, { "cpu.system", "sy" },
        { "cpu.irq", "hi" }, { "cpu.softirq", "si" }, { "cpu.steal", "st" }, { "cpu.iowait", "wa" } };
    Lane lane{ Lanes::tr("CPU"), "%", Lane::Scale::Percent, 1.3, {} };
    std::vector<LanePart> lead = index.cover("cpu.user", "all");
    for (LanePart &part : lead)
        for (const LanePart &idle : index.follow({ part }, "cpu.idle", "all"))
            part.idle = idle.series;
    for (const Item &item : items) {
        LaneLine made = line(index, item.metric, "all", QString::fromLatin1(item.word), Style::Stack);
        made.parts = index.follow(lead, item.metric, "all");
        // A column of zeros would only cost a word in the heading; user, system and iowait are always named.
        const bool common = made.metric == "cpu.user" || made.metric == "cpu.system" || made.metric == "cpu.iowait";
        if (common || index.peak(made.metric, "all") > 0)
            addIfAny(lane, std::move(made));
    }
    return lane;
}

/// A pattern of the application's own log that prints a percentage.
void addApplicationCpu(const SeriesIndex &index, Lane &lane)
{
    int shade = 0;
    for (const std::string &entity : index.entities("app.cpu")) {
        LaneLine made = line(index, "app.cpu", entity, fromUtf8(entity), Style::Line);
        made.shade = shade++;
        addIfAny(lane, std::move(made));
    }
}

struct Devices {
    std::vector<std::string> shown;
    std::size_t folded = 0;
};

double activity(const SeriesIndex &index, const std::string &device)
{
    const double bytes = std::max(index.peak("disk.write_bytes", device), index.peak("disk.read_bytes", device));
    return index.peak("disk.util", device) + std::min(bytes / 1e9, 1.0);
}

double sufferedBy(const Session &session, const std::string &device)
{
    double seconds = 0;
    for (const model::Incident &incident : session.analysis().incidents)
        if (incident.device == device)
            seconds += model::toSeconds(incident.hurting()) + 1;
    return seconds;
}

std::vector<std::string> allDevices(const SeriesIndex &index)
{
    std::vector<std::string> all;
    for (const char *metric :
        { "disk.util", "disk.queue", "disk.write_await", "disk.await", "disk.write_bytes", "disk.read_bytes" })
        for (const std::string &device : index.entities(metric))
            if (std::find(all.begin(), all.end(), device) == all.end())
                all.push_back(device);
    return all;
}

/// Those of incidents first, then the busiest. Idle ones are folded unless there is nothing else.
Devices pickDevices(const Session &session, const SeriesIndex &index)
{
    struct Ranked {
        std::string name;
        double suffered, active;
    };
    std::vector<Ranked> ranked;
    for (const std::string &device : allDevices(index))
        ranked.push_back({ device, sufferedBy(session, device), activity(index, device) });
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked &a, const Ranked &b) {
        return a.suffered != b.suffered ? a.suffered > b.suffered : a.active > b.active;
    });
    Devices devices;
    for (const Ranked &device : ranked) {
        const bool speaks = device.suffered > 0 || device.active >= 1 || devices.shown.empty();
        if (speaks && devices.shown.size() < MostDevices)
            devices.shown.push_back(device.name);
        else
            ++devices.folded;
    }
    return devices;
}

Lane busyLane(const SeriesIndex &index, const std::string &device)
{
    Lane lane{ fromUtf8(device), "%", Lane::Scale::Percent, 0.9, {} };
    addIfAny(lane, line(index, "disk.util", device, Lanes::tr("util"), Style::Area));
    LaneLine queue = line(index, "disk.queue", device, Lanes::tr("queue"), Style::Line);
    queue.rightAxis = true;
    addIfAny(lane, std::move(queue));
    return lane;
}

Lane awaitLane(const SeriesIndex &index, const std::string &device)
{
    Lane lane{ Lanes::tr("%1 await").arg(fromUtf8(device)), "ms", Lane::Scale::Log, 1.2, {} };
    addIfAny(lane, line(index, "disk.read_await", device, Lanes::tr("read"), Style::Line));
    addIfAny(lane, line(index, "disk.flush_await", device, Lanes::tr("flush"), Style::Line));
    addIfAny(lane, line(index, "disk.write_await", device, Lanes::tr("write"), Style::Line));
    if (lane.lines.empty())
        addIfAny(lane, line(index, "disk.await", device, Lanes::tr("all requests"), Style::Line));
    return lane;
}

Lane transferLane(const SeriesIndex &index, const std::string &device)
{
    Lane lane{ Lanes::tr("%1 transfer").arg(fromUtf8(device)), "B/s", Lane::Scale::Linear, 1, {} };
    addIfAny(lane, line(index, "disk.read_bytes", device, Lanes::tr("read"), Style::Line));
    addIfAny(lane, line(index, "disk.write_bytes", device, Lanes::tr("write"), Style::Line));
    return lane;
}

void addDeviceLanes(
    std::vector<Lane> &lanes, const Session &session, const SeriesIndex &index, const std::string &wanted)
{
    Devices devices = pickDevices(session, index);
    if (devices.shown.empty())
        return;
    const std::vector<std::string> all = allDevices(index);
    const bool known = std::find(all.begin(), all.end(), wanted) != all.end();
    const std::string chosen = known ? wanted : devices.shown.front();
    std::erase(devices.shown, chosen);
    devices.shown.insert(devices.shown.begin(), chosen);
    keepIfAny(lanes, busyLane(index, chosen));
    keepIfAny(lanes, awaitLane(index, chosen));
    keepIfAny(lanes, transferLane(index, chosen));
    for (std::size_t i = 1; i < devices.shown.size(); ++i) {
        Lane lane = busyLane(index, devices.shown[i]);
        lane.weight = 0.7;
        keepIfAny(lanes, std::move(lane));
    }
    if (devices.folded > 0 && !lanes.empty())
        lanes.back().title += QLatin1Char(' ')
            + (devices.folded == 1 ? Lanes::tr("(1 more device folded)")
                                   : Lanes::tr("(%n more devices folded)", nullptr, static_cast<int>(devices.folded)));
}

/// Dirty pages with writeback on top, as the kernel adds them before it compares with the freerun point.
Lane dirtyLane(const SeriesIndex &index)
{
    Lane lane{ Lanes::tr("Dirty pages"), "B", Lane::Scale::Linear, 1.1, {} };
    LaneLine dirty = line(index, "mem.dirty", "", Lanes::tr("dirty"), Style::Stack);
    LaneLine writeback = line(index, "mem.writeback", "", Lanes::tr("writeback"), Style::Stack);
    if (!dirty.parts.empty())
        writeback.parts = index.follow(dirty.parts, "mem.writeback", "");
    addIfAny(lane, std::move(dirty));
    addIfAny(lane, std::move(writeback));
    LaneLine background = line(index, "mem.dirty_background_threshold", "", Lanes::tr("background"), Style::Level);
    LaneLine limit = line(index, "mem.dirty_threshold", "", Lanes::tr("limit"), Style::Level);
    if (!background.parts.empty() && !limit.parts.empty()) {
        const std::size_t at = lane.lines.size();
        lane.lines.push_back(std::move(background));
        lane.lines.push_back({ "mem.freerun", "", "B", Lanes::tr("freerun"), Style::Level, false, false, 0, {},
            std::make_pair(at, at + 2) });
        lane.lines.push_back(std::move(limit));
        return lane;
    }
    addIfAny(lane, std::move(background));
    addIfAny(lane, std::move(limit));
    return lane;
}

/// One dot a line of the application's log; the names with the most lines.
Lane applicationLane(const SeriesIndex &index)
{
    Lane lane{ Lanes::tr("Application"), "ms", Lane::Scale::Log, 1, {} };
    std::vector<std::string> names = index.entities("app.duration");
    std::stable_sort(names.begin(), names.end(), [&](const std::string &a, const std::string &b) {
        return index.samples("app.duration", a) > index.samples("app.duration", b);
    });
    names.resize(std::min(names.size(), MostNames));
    int shade = 0;
    for (const std::string &name : names) {
        LaneLine made
            = line(index, "app.duration", name, name.empty() ? Lanes::tr("duration") : fromUtf8(name), Style::Dots);
        made.shade = shade++;
        addIfAny(lane, std::move(made));
    }
    return lane;
}

/// Scheduling delay of the tasks that waited longest.
Lane delayLane(const SeriesIndex &index)
{
    Lane lane{ Lanes::tr("Scheduling delay"), "ms", Lane::Scale::Log, 1, {} };
    std::vector<std::pair<double, std::string>> worst;
    for (const std::string &task : index.entities("sched.delay_max"))
        worst.emplace_back(-index.peak("sched.delay_max", task), task);
    std::sort(worst.begin(), worst.end());
    worst.resize(std::min<std::size_t>(worst.size(), 4));
    if (worst.empty() || -worst.front().first < NotableDelay)
        return lane;
    int shade = 0;
    for (const auto &[peak, task] : worst) {
        LaneLine made = line(index, "sched.delay_max", task, fromUtf8(task), Style::Dots);
        made.shade = shade++;
        addIfAny(lane, std::move(made));
    }
    return lane;
}

/// Lanes that only speak when something happened.
void addQuietLanes(std::vector<Lane> &lanes, const SeriesIndex &index)
{
    Lane tasks{ Lanes::tr("Tasks"), "", Lane::Scale::Linear, 0.8, {} };
    if (index.peak("vm.blocked", "") > 0 || index.peak("vm.runnable", "") > 1) {
        addIfAny(tasks, line(index, "vm.runnable", "", Lanes::tr("runnable"), Style::Line));
        addIfAny(tasks, line(index, "vm.blocked", "", Lanes::tr("blocked"), Style::Line));
    }
    keepIfAny(lanes, std::move(tasks));
    Lane swap{ Lanes::tr("Swap"), "B/s", Lane::Scale::Linear, 0.8, {} };
    if (index.peak("swap.in", "") > 0 || index.peak("swap.out", "") > 0) {
        addIfAny(swap, line(index, "swap.in", "", Lanes::tr("in"), Style::Line));
        addIfAny(swap, line(index, "swap.out", "", Lanes::tr("out"), Style::Line));
    }
    keepIfAny(lanes, std::move(swap));
    Lane pressure{ Lanes::tr("Pressure"), "%", Lane::Scale::Linear, 0.8, {} };
    for (const char *metric : { "pressure.cpu_some", "pressure.memory_some", "pressure.io_some" })
        if (index.peak(metric, "") > 1)
            addIfAny(pressure, line(index, metric, "", metricTitle(metric), Style::Line));
    keepIfAny(lanes, std::move(pressure));
}

std::string worstDevice(const Session &session)
{
    const model::Incident *worst = session.worst();
    return worst ? worst->device : std::string();
}

} // namespace

std::vector<Lane> buildLanes(const Session &session, const LaneRequest &request)
{
    const SeriesIndex index(session, request.placed, request.place);
    std::vector<Lane> lanes;
    Lane cpu = cpuLane(index);
    addApplicationCpu(index, cpu);
    keepIfAny(lanes, std::move(cpu));
    addDeviceLanes(lanes, session, index, request.device.empty() ? worstDevice(session) : request.device);
    keepIfAny(lanes, dirtyLane(index));
    keepIfAny(lanes, applicationLane(index));
    keepIfAny(lanes, delayLane(index));
    addQuietLanes(lanes, index);
    return lanes;
}

Lane overviewLane(const Session &session, const LaneRequest &request)
{
    const SeriesIndex index(session, request.placed, request.place);
    const Devices devices = pickDevices(session, index);
    const std::string wanted = worstDevice(session);
    for (const std::string &device : { wanted, devices.shown.empty() ? std::string() : devices.shown.front() }) {
        Lane lane = awaitLane(index, device);
        if (!device.empty() && !lane.lines.empty()) {
            lane.lines.erase(lane.lines.begin(), lane.lines.end() - 1);
            return lane;
        }
    }
    for (Lane lane : { applicationLane(index), cpuLane(index), dirtyLane(index) })
        if (!lane.lines.empty()) {
            lane.lines.resize(1);
            lane.lines.front().style = lane.scale == Lane::Scale::Log ? Style::Dots : Style::Line;
            return lane;
        }
    return {};
}

} // namespace gui
