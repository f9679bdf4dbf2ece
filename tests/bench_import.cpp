// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/measuredrun.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

// What an import costs, as ratios that hold on any machine: every command in turn, round by round, and the median of
// the ratios of the rounds. What is not installed is left out.
//
//   bench_import LOG [ROUNDS] [SHORTER_LOG]
//
// `import` is the whole verb: reading, checksum, storing, analysis, excerpts. SHORTER_LOG is for the growth.

using namespace testsupport;

namespace {

namespace fs = std::filesystem;

struct Command {
    const char *name;
    std::vector<std::string> words;
};

struct Bench {
    std::string log, shorter;
    int rounds = 5;
    fs::path folder;
    std::vector<Command> commands;
    std::map<std::string, std::vector<Usage>> usages;

    std::string path(const char *name) const { return (folder / name).string(); }
};

std::vector<std::string> importOf(const std::string &log, const char *threads, const std::string &session)
{
    return { STALLMARK_BINARY_DIR "/stallmark", "import", log, "--threads", threads, "-o", session };
}

/// A table as a spreadsheet has it, for `sqlite3 .import`: the device rows of iostat with commas.
bool makeCsv(const std::string &log, const std::string &csv)
{
    const char *const script
        = "awk 'NF > 10 && $2 ~ /^[0-9.]+$/ { $1 = $1; print }' OFS=, \"$1\" > \"$2\" && test -s \"$2\"";
    return runMeasured({ "sh", "-c", script, "sh", log, csv }).has_value();
}

void addCommands(Bench &bench)
{
    bench.commands.push_back({ "wc -l", { "wc", "-l", bench.log } });
    bench.commands.push_back({ "import", importOf(bench.log, "1", bench.path("one.stallmark")) });
    bench.commands.push_back({ "import, 2 threads", importOf(bench.log, "2", bench.path("two.stallmark")) });
    if (!bench.shorter.empty())
        bench.commands.push_back(
            { "import of the shorter", importOf(bench.shorter, "1", bench.path("short.stallmark")) });
    if (isInstalled("lnav"))
        bench.commands.push_back({ "lnav", { "lnav", "-n", "-q", "-c", ":goto 0", bench.log } });
    const std::string csv = bench.path("log.csv");
    if (isInstalled("sqlite3") && makeCsv(bench.log, csv)) {
        const std::string script = "rm -f \"$1\"; exec sqlite3 \"$1\" -cmd '.mode csv' \".import $2 io\"";
        bench.commands.push_back({ "sqlite3 .import", { "sh", "-c", script, "sh", bench.path("csv.db"), csv } });
    }
    if (isInstalled("iostat2pcp")) {
        const std::string script = "rm -f \"$1\".*; exec iostat2pcp \"$2\" \"$1\"";
        const Command pcp{ "iostat2pcp", { "sh", "-c", script, "sh", bench.path("pcp"), bench.log } };
        if (runMeasured(pcp.words)) // takes stamps in ISO form only
            bench.commands.push_back(pcp);
    }
}

bool measure(Bench &bench)
{
    if (!runMeasured({ "wc", "-l", bench.log })) // brings the file into memory
        return false;
    for (int round = 0; round < bench.rounds; ++round) {
        for (const Command &command : bench.commands) {
            const auto usage = runMeasured(command.words);
            if (!usage)
                return false;
            bench.usages[command.name].push_back(*usage);
        }
    }
    return true;
}

void printRatio(const Bench &bench, const char *label, const char *above, const char *below,
    const std::function<double(const Usage &)> &figure)
{
    const auto over = bench.usages.find(above), under = bench.usages.find(below);
    if (over == bench.usages.end() || under == bench.usages.end())
        return;
    std::vector<double> ratios;
    for (std::size_t i = 0; i < over->second.size(); ++i)
        ratios.push_back(figure(over->second[i]) / std::max(figure(under->second[i]), 1e-3));
    const auto [low, high] = std::minmax_element(ratios.begin(), ratios.end());
    std::printf("%-34s %8.3f   (%.3f to %.3f)\n", label, medianOf(ratios), *low, *high);
}

double cpu(const Usage &usage) { return usage.cpuSeconds; }
double wall(const Usage &usage) { return usage.wallSeconds; }
double peak(const Usage &usage) { return usage.peakMiB; }

void printUsages(const Bench &bench)
{
    std::printf("%-24s %10s %10s %10s\n", "median of the rounds", "CPU s", "wall s", "peak MiB");
    for (const Command &command : bench.commands) {
        std::vector<double> figures[3];
        for (const Usage &usage : bench.usages.at(command.name)) {
            figures[0].push_back(cpu(usage));
            figures[1].push_back(wall(usage));
            figures[2].push_back(peak(usage));
        }
        std::printf("%-24s %10.3f %10.3f %10.1f\n", command.name, medianOf(figures[0]), medianOf(figures[1]),
            medianOf(figures[2]));
    }
}

void printRatios(const Bench &bench)
{
    std::printf("\nratio%40s\n", "median");
    printRatio(bench, "import / wc -l, CPU", "import", "wc -l", cpu);
    printRatio(bench, "import / lnav, CPU", "import", "lnav", cpu);
    printRatio(bench, "import / sqlite3 .import, CPU", "import", "sqlite3 .import", cpu);
    printRatio(bench, "import / iostat2pcp, CPU", "import", "iostat2pcp", cpu);
    printRatio(bench, "1 thread / 2 threads, wall", "import", "import, 2 threads", wall);
    printRatio(bench, "import / import of the shorter, CPU", "import", "import of the shorter", cpu);
    printRatio(bench, "the same, peak memory", "import", "import of the shorter", peak);
}

void printSizes(const Bench &bench)
{
    const std::string packed = bench.path("log.gz");
    if (!runMeasured({ "sh", "-c", "exec gzip -6 -c -- \"$1\" > \"$2\"", "sh", bench.log, packed }))
        return;
    const auto session = static_cast<double>(fs::file_size(bench.path("one.stallmark")));
    const auto gzip = static_cast<double>(fs::file_size(packed));
    std::printf("%-34s %8.3f   (%.2f MB / %.2f MB)\n", "session / gzip -6, size", session / std::max(gzip, 1.0),
        session / 1e6, gzip / 1e6);
    if (const auto empty = runMeasured({ STALLMARK_BINARY_DIR "/stallmark", "formats" }))
        std::printf("%-34s %8.1f\n", "peak memory over an empty start, MiB",
            medianOf({ peak(bench.usages.at("import").front()) }) - empty->peakMiB);
}

} // namespace

int main(int argc, char *argv[])
{
    Bench bench;
    bench.log = argc > 1 ? argv[1] : "";
    bench.rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    bench.shorter = argc > 3 ? argv[3] : "";
    if (bench.rounds < 1 || !fs::is_regular_file(bench.log)) {
        std::fprintf(stderr, "usage: bench_import LOG [ROUNDS] [SHORTER_LOG]\n");
        return 2;
    }
    std::string folder = (fs::temp_directory_path() / "stallmark-bench-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 1;
    bench.folder = folder;
    addCommands(bench);
    const bool measured = measure(bench);
    if (measured) {
        printUsages(bench);
        printRatios(bench);
        printSizes(bench);
    }
    fs::remove_all(folder);
    return measured ? 0 : 1;
}
