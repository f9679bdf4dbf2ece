// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/machinebundle.h"

#include "analysis/model/time.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace testsupport {

namespace {

constexpr double Step = 0.1; ///< s of one moment
constexpr std::int64_t Start = 1'796'032'800; ///< 2026-11-30T10:00:00 UTC
constexpr int Threshold = 65'536, Background = 32'768; ///< pages

/// A tenth of a second of the machine's life.
struct Moment {
    double requests = 20, kilobytes = 640, waited = 10; ///< completed, and their summed time in ms
    double busy = 0.1, queue = 0.1; ///< share, requests
    double user = 3.5, system = 1.2, iowait = 0.1; ///< % of all CPUs
    double runnable = 2, dirty = 2000; ///< tasks, pages

    double idle() const { return std::max(0.0, 100 - user - system - iowait); }
};

[[gnu::format(printf, 2, 3)]] void print(std::string &out, const char *format, ...)
{
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    const int length = std::vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    out.append(line, static_cast<std::size_t>(std::max(0, length)));
}

/// A share of all CPUs that a dozen waiting tasks leave.
double waitOf(const Machine &machine, double tasks) { return std::min(60.0, 100 * tasks / machine.cpus); }

void hurt(Moment &now, const Machine &machine, double t)
{
    switch (machine.fault) {
    case Fault::None:
        break;
    case Fault::Hang:
        now.requests = now.kilobytes = now.waited = 0;
        now.busy = 1;
        now.queue = std::min(64.0, 30 * (t - machine.from) + 1);
        now.iowait = waitOf(machine, 10);
        break;
    case Fault::Crawl:
        now.requests = 1.5;
        now.kilobytes = 48;
        now.waited = 1.5 * 450;
        now.busy = 1;
        now.queue = 14;
        now.iowait = waitOf(machine, 12);
        break;
    case Fault::Throttle:
        now.iowait = waitOf(machine, 6);
        break;
    case Fault::CpuFull:
        now.user = 93.5;
        now.system = 5.5;
        now.iowait = 0;
        now.runnable = 2.2 * machine.cpus;
        break;
    case Fault::HotThread:
        now.user += 100.0 / machine.cpus;
        now.runnable = 3;
        break;
    case Fault::IoLimit:
        now.requests = static_cast<int>(t) % 3 == 0 ? 8 : 2;
        now.kilobytes = 2048 + 8 * std::sin(t);
        now.waited = 24 * 100;
        now.busy = 1;
        now.queue = 24;
        now.iowait = waitOf(machine, 8);
        break;
    }
}

/// Pages wait in memory until the device, at 25 MB/s, has taken them all.
void flood(Moment &now, double &dirty, const Machine &machine, double t)
{
    const bool on = t >= machine.from && t < machine.to;
    if (machine.fault != Fault::Throttle || (!on && dirty <= 2000))
        return;
    dirty = on ? std::min(60'000 + 3000 * std::sin(10 * t / 17), dirty + 12'000) : std::max(2000.0, dirty - 640);
    now.requests = 5;
    now.kilobytes = 2560;
    now.waited = 5 * 400;
    now.busy = 1;
    now.queue = 20;
    now.dirty = dirty;
}

std::vector<Moment> lifeOf(const Machine &machine)
{
    std::vector<Moment> life;
    double dirty = 2000;
    const auto count = static_cast<std::size_t>(std::lround(machine.seconds / Step));
    for (std::size_t i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) * Step;
        Moment now;
        now.user += static_cast<double>(i * 7 % 11) / 10 - 0.5;
        now.requests += static_cast<double>(i * 5 % 3);
        now.kilobytes = 32 * now.requests;
        now.waited = 0.5 * now.requests;
        if (t >= machine.from && t < machine.to)
            hurt(now, machine, t);
        flood(now, dirty, machine, t);
        if (machine.fault == Fault::Hang && std::lround(t / Step) == std::lround(machine.to / Step)) {
            now.requests = 64;
            now.kilobytes = 64 * 32;
            now.waited = 64 * 500.0 * (machine.to - machine.from);
        }
        life.push_back(now);
    }
    return life;
}

/// Reports of one interval each: the sums and means of its moments.
struct Report {
    double t = 0; ///< s, at its end
    Moment sum; ///< requests, kilobytes and waited are sums, the shares means
    Moment last;
};

std::vector<Report> reportsOf(const Machine &machine)
{
    const std::vector<Moment> life = lifeOf(machine);
    const auto each = static_cast<std::size_t>(std::lround(machine.interval / Step));
    std::vector<Report> reports;
    for (std::size_t first = 0; first + each <= life.size(); first += each) {
        Report report{ static_cast<double>(first + each) * Step, {}, life[first + each - 1] };
        Moment &sum = report.sum = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
        const double share = 1 / static_cast<double>(each);
        for (std::size_t i = first; i < first + each; ++i) {
            sum.requests += life[i].requests;
            sum.kilobytes += life[i].kilobytes;
            sum.waited += life[i].waited;
            sum.busy += share * life[i].busy;
            sum.queue += share * life[i].queue;
            sum.user += share * life[i].user;
            sum.system += share * life[i].system;
            sum.iowait += share * life[i].iowait;
        }
        reports.push_back(report);
    }
    return reports;
}

model::CivilTime at(double t) { return model::toCivil((Start * 1000 + std::llround(t * 1000)) * 1'000'000); }

std::string head(const Machine &machine)
{
    return "Linux 5.15.0-91-generic (big) \t11/30/2026 \t_x86_64_\t(" + std::to_string(machine.cpus) + " CPU)\n\n";
}

/// "10:02:00 AM"
std::string twelveHours(double t)
{
    const model::CivilTime time = at(t);
    std::string text;
    print(text, "%02d:%02d:%02d %s", (time.hour + 11) % 12 + 1, time.minute, time.second, time.hour < 12 ? "AM" : "PM");
    return text;
}

std::string iostatLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out = head(machine);
    for (const Report &report : reports) {
        const Moment &sum = report.sum;
        print(out, "11/30/2026 %s\n", twelveHours(report.t).c_str());
        out += "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n";
        print(out, "%16.2f%8.2f%8.2f%8.2f%8.2f%8.2f\n\n", sum.user, 0., sum.system, sum.iowait, 0., sum.idle());
        out += "Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %wrqm "
               "w_await wareq-sz  aqu-sz  %util\n";
        const double any = std::max(sum.requests, 1.0);
        const double queue = machine.fault == Fault::Crawl ? sum.queue : sum.waited / 1000 / machine.interval;
        print(out, "nvme0n1          0.00      0.00     0.00   0.00    0.00     0.00%8.2f%10.2f     0.00   0.00",
            sum.requests / machine.interval, sum.kilobytes / machine.interval);
        print(out, "%8.2f%9.2f%8.2f%7.2f\n\n", sum.waited / any, sum.kilobytes / any, queue, 100 * sum.busy);
    }
    return out;
}

void cpuRow(std::string &out, const std::string &time, const std::string &name, const Moment &share)
{
    print(out, "%s%5s%8.2f    0.00%8.2f%8.2f    0.00    0.00    0.00    0.00    0.00%8.2f\n", time.c_str(),
        name.c_str(), share.user, share.system, share.iowait, share.idle());
}

bool hurtsIn(const Machine &machine, const Report &report)
{
    const double middle = report.t - machine.interval / 2;
    return middle >= machine.from && middle < machine.to;
}

std::string mpstatLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out = head(machine);
    for (const Report &report : reports) {
        const std::string time = twelveHours(report.t);
        const bool hot = machine.fault == Fault::HotThread && hurtsIn(machine, report);
        print(out,
            "%s  CPU    %%usr   %%nice    %%sys %%iowait    %%irq   %%soft  %%steal  %%guest  %%gnice   %%idle\n",
            time.c_str());
        cpuRow(out, time, "all", report.sum);
        Moment one = report.sum;
        if (hot)
            one.user -= 100.0 / machine.cpus;
        for (int cpu = 0; cpu < machine.cpus; ++cpu) {
            Moment full = one;
            full.user = 99.5;
            full.system = 0.4;
            full.iowait = 0;
            cpuRow(out, time, std::to_string(cpu), hot && cpu == machine.cpus / 3 ? full : one);
        }
        out += "\n";
    }
    return out;
}

std::string vmstatLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out
        = "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu----- "
          "-----timestamp-----\n"
          " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st                 "
          "UTC\n";
    for (const Report &report : reports) {
        const model::CivilTime time = at(report.t);
        print(out, "%2d %2d      0 90000000 80612 8961840    0    0     0 %5d 1311 3932 %2d %2d %2d %2d  0",
            static_cast<int>(report.last.runnable), report.last.queue > 4 ? 12 : 0,
            static_cast<int>(report.sum.kilobytes / machine.interval), static_cast<int>(std::lround(report.sum.user)),
            static_cast<int>(std::lround(report.sum.system)), static_cast<int>(std::lround(report.sum.idle())),
            static_cast<int>(std::lround(report.sum.iowait)));
        print(out, " 2026-11-30 %02d:%02d:%02d\n", time.hour, time.minute, time.second);
    }
    return out;
}

std::string dirtyLog(const std::vector<Report> &reports)
{
    std::string out;
    for (const Report &report : reports) {
        print(out, "%.3f\nnr_dirty %d\nnr_writeback %d\n", static_cast<double>(Start) + report.t,
            static_cast<int>(report.last.dirty), report.last.dirty > 2000 ? 2500 : 0);
        print(out, "nr_dirty_threshold %d\nnr_dirty_background_threshold %d\n", Threshold, Background);
    }
    return out;
}

void processRow(std::string &out, int id, char state, double cpu, const std::string &name)
{
    print(
        out, "%7d root      20   0  123456  12345   2345 %c %5.1f   0.1   1:23.45 %s\n", id, state, cpu, name.c_str());
}

std::string topLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out;
    double load = 2;
    for (const Report &report : reports) {
        const model::CivilTime time = at(report.t);
        const bool stuck = report.last.queue > 4;
        load += (report.last.runnable + (stuck ? 12 : 0) - load) * (1 - std::exp(-machine.interval / 60));
        const int up = 10 + static_cast<int>(report.t) / 60;
        print(out, "top - %02d:%02d:%02d up 3 days,  %d:%02d,  1 user,  load average: %.2f, %.2f, %.2f\n", time.hour,
            time.minute, time.second, 2 + up / 60, up % 60, load, load, load);
        out += "Tasks: 812 total,   2 running, 810 sleeping,   0 stopped,   0 zombie\n";
        print(out, "%%Cpu(s): %4.1f us, %4.1f sy,  0.0 ni, %4.1f id, %4.1f wa,  0.0 hi,  0.0 si,  0.0 st\n",
            report.sum.user, report.sum.system, report.sum.idle(), report.sum.iowait);
        out += "MiB Mem : 257000.0 total, 190000.0 free,   8000.0 used,  59000.0 buff/cache\n"
               "MiB Swap:      0.0 total,      0.0 free,      0.0 used. 240000.0 avail Mem\n\n"
               "    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND\n";
        if (machine.fault == Fault::HotThread && hurtsIn(machine, report))
            processRow(out, 4321, 'R', 99.9, "indexer");
        if (machine.fault == Fault::CpuFull && hurtsIn(machine, report))
            for (int i = 0; i < 2 * machine.cpus; ++i)
                processRow(out, 5000 + i, 'R', 48.5, "worker");
        if (machine.fault == Fault::Throttle && stuck)
            processRow(out, 4400, 'D', 12, "dd");
        processRow(out, 1200, stuck ? 'D' : 'S', 40, "rec");
        for (int i = 0; i < 20; ++i)
            processRow(out, 900 + i, 'S', 1 + i % 3, "svc" + std::to_string(i));
        out += "\n";
    }
    return out;
}

/// One device, counted since boot.
std::string diskstatsLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out;
    double writes = 1e6, sectors = 32e6, waited = 5e5, busy = 1e5;
    for (const Report &report : reports) {
        writes += report.sum.requests;
        sectors += 2 * report.sum.kilobytes;
        waited += report.sum.waited;
        busy += 1000 * machine.interval * report.sum.busy;
        const int inFlight = report.last.queue > 1 ? static_cast<int>(report.last.queue) : 0;
        print(out, "%.3f 259       0 nvme0n1 5000 0 400000 3000 %.0f 0 %.0f %.0f %d %.0f %.0f 0 0 0 0 0 0\n",
            static_cast<double>(Start) + report.t, writes, sectors, waited, inFlight, busy, waited);
    }
    return out;
}

std::string statLog(const Machine &machine, const std::vector<Report> &reports)
{
    std::string out;
    double user = 1e5, system = 5e4, idle = 9e7, iowait = 1000;
    const double jiffies = machine.cpus * machine.interval; // that make one percent
    for (const Report &report : reports) {
        user += jiffies * report.sum.user;
        system += jiffies * report.sum.system;
        idle += jiffies * report.sum.idle();
        iowait += jiffies * report.sum.iowait;
        print(out, "%.3f\ncpu  %.0f 0 %.0f %.0f %.0f 0 0 0 0 0\nctxt %.0f\nprocs_running %d\nprocs_blocked %d\n",
            static_cast<double>(Start) + report.t, user, system, idle, iowait, 1e8 + 4000 * report.t,
            static_cast<int>(report.last.runnable), report.last.queue > 4 ? 12 : 0);
    }
    return out;
}

/// A line every 20 s; every 3 s a slow one while it hurts.
std::string applicationLog(const Machine &machine)
{
    std::string out;
    for (int second = 0; second < machine.seconds; ++second) {
        const bool slow = second >= machine.from && second < machine.to && second % 3 == 0;
        if (!slow && second % 20 != 0)
            continue;
        const model::CivilTime time = at(second);
        print(out, "[2026-11-30 %02d:%02d:%02d.850000][rec] mcpId:18, write time:%d ms\n", time.hour, time.minute,
            time.second, slow ? 700 + second % 7 * 50 : 5 + second % 9);
    }
    return out;
}

} // namespace

Files machineBundle(const Machine &machine)
{
    const std::vector<Report> reports = reportsOf(machine);
    Files files{ { "top.log", topLog(machine, reports) }, { "dirty.log", dirtyLog(reports) },
        { "sysctl.txt",
            "vm.dirty_background_bytes = 134217728\nvm.dirty_bytes = 268435456\nvm.dirty_expire_centisecs = 3000\n"
            "vm.dirty_writeback_centisecs = 500\n" } };
    if (machine.interval < 1) {
        files["diskstats.log"] = diskstatsLog(machine, reports);
        files["stat.log"] = statLog(machine, reports);
    } else {
        files["iostat.log"] = iostatLog(machine, reports);
        files["mpstat.log"] = mpstatLog(machine, reports);
        files["vmstat.log"] = vmstatLog(machine, reports);
    }
    if (machine.application)
        files["rec.log"] = applicationLog(machine);
    if (machine.fault == Fault::IoLimit)
        files["limits.txt"] = "==> /sys/fs/cgroup/rec/io.max <==\n259:0 rbps=max wbps=20971520 riops=max wiops=max\n";
    return files;
}

} // namespace testsupport
