// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/incidents.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

// What the analysis costs on a made-up recording of iostat -x -c -t 1 with two disks and a stall every ten minutes:
// stored values searched for incidents a second, the whole analysis against the import, and how both grow from one size
// to ten times of it.
//
//   bench_analysis [ROWS]      rows of the larger recording, 500000 without (17 million values)

namespace {

namespace fs = std::filesystem;

double secondsOf(const std::function<void()> &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void writeReport(std::FILE *out, long second)
{
    const bool stall = second % 600 >= 300 && second % 600 < 306;
    const long minute = second / 60, hour = minute / 60, day = hour / 24;
    std::fprintf(out, "2025-%02ld-%02ldT%02ld:%02ld:%02ld+0000\n", 1 + day / 28 % 12, 1 + day % 28, hour % 24,
        minute % 60, second % 60);
    const double user = 5 + static_cast<double>(second * 7919 % 97) / 30, wait = stall ? 60 : 1;
    std::fprintf(out, "avg-cpu:  %%user   %%nice %%system %%iowait  %%steal   %%idle\n");
    std::fprintf(out, "%16.2f%8.2f%8.2f%8.2f%8.2f%8.2f\n\n", user, 0.0, 4.0, wait, 0.0, 96 - user - wait);
    std::fprintf(out,
        "Device            r/s     rkB/s   rrqm/s  %%rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s  %%wrqm "
        "w_await wareq-sz  aqu-sz  %%util\n");
    for (const char *device : { "sda", "sdb" }) {
        const bool hangs = stall && device[2] == 'a';
        const double writes = hangs ? 12 : 180 + static_cast<double>(second * 31 % 40), size = 32;
        const double await = hangs ? 700 : 1 + static_cast<double>(second * 17 % 10) / 10;
        std::fprintf(out, "%-10s%11.2f%10.2f%9.2f%7.2f%8.2f%9.2f%8.2f%10.2f%9.2f%7.2f%8.2f%9.2f%8.2f%7.2f\n", device,
            0.0, 0.0, 0.0, 0.0, 0.0, 0.0, writes, writes * size, 1.0, 0.5, await, size, writes * await / 1000,
            hangs ? 100.0 : 15.0);
    }
    std::fprintf(out, "\n");
}

bool writeLog(const fs::path &path, long seconds)
{
    std::FILE *out = std::fopen(path.c_str(), "w");
    if (!out)
        return false;
    std::fprintf(out, "Linux 4.19.0 (bench) \t2025-01-01 \t_x86_64_\t(2 CPU)\n\n");
    for (long second = 0; second < seconds; ++second)
        writeReport(out, second);
    return std::fclose(out) == 0;
}

struct Cost {
    double import = 0, analysis = 0, search = 0; ///< s
    double values = 0, bytes = 0;
    std::size_t incidents = 0;
};

bool measure(const fs::path &folder, long rows, Cost &cost)
{
    const fs::path log = folder / ("iostat-" + std::to_string(rows) + ".log");
    const std::string session = log.string() + ".stallmark";
    if (!writeLog(log, rows))
        return false;
    cost.bytes = static_cast<double>(fs::file_size(log));
    bool good = true;
    cost.import = secondsOf([&] { good = good && importers::importBundles({ { log.string() }, session, 1 }, {}); });
    cost.analysis = secondsOf([&] { good = good && analysis::analyzeSession(session, {}); });
    auto recording = analysis::openRecording(session);
    if (!good || !recording)
        return false;
    for (const model::SeriesInfo &info : (*recording)->allSeries())
        cost.values += static_cast<double>(info.count);
    cost.search = secondsOf([&] { cost.incidents = analysis::findIncidents(**recording, {}).size(); });
    return true;
}

void print(const char *name, const Cost &cost)
{
    std::printf("%-8s %8.1f MB %8.2f M values  import %7.2f s  analysis %6.2f s (%.2f of the import)  search %.3f s, "
                "%.0f M values/s, %zu incidents\n",
        name, cost.bytes / 1e6, cost.values / 1e6, cost.import, cost.analysis, cost.analysis / cost.import, cost.search,
        cost.values / cost.search / 1e6, cost.incidents);
}

} // namespace

int main(int argc, char *argv[])
{
    const long rows = argc > 1 ? std::atol(argv[1]) : 500'000;
    if (rows < 1000) {
        std::fprintf(stderr, "usage: bench_analysis [ROWS, at least 1000]\n");
        return 2;
    }
    std::string folder = (fs::temp_directory_path() / "stallmark-bench-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 1;
    Cost small, large;
    const bool good = measure(folder, rows / 10, small) && measure(folder, rows, large);
    fs::remove_all(folder);
    if (!good) {
        std::fprintf(stderr, "the import or the analysis failed\n");
        return 1;
    }
    print("small", small);
    print("large", large);
    std::printf("growth from 1 to 10: import %.1f, analysis %.1f, search %.1f\n", large.import / small.import,
        large.analysis / small.analysis, large.search / small.search);
    return 0;
}
