// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// What an import costs, as ratios that hold on any machine: CPU time against that of `wc -l` in the same round, peak
// memory, and the size of the session against that of the compressed log.
//
//   bench_import LOG [ROUNDS]

namespace {

namespace fs = std::filesystem;

struct Usage {
    double cpuSeconds = 0;
    double peakMiB = 0;
};

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

[[noreturn]] void become(const std::vector<std::string> &command)
{
    std::vector<char *> words;
    for (const std::string &word : command)
        words.push_back(const_cast<char *>(word.c_str()));
    words.push_back(nullptr);
    if (std::freopen("/dev/null", "w", stdout))
        execvp(words[0], words.data());
    _exit(127);
}

/// nullopt when the command fails.
std::optional<Usage> run(const std::vector<std::string> &command)
{
    std::fflush(stdout); // or the child would print it once more
    const pid_t child = fork();
    if (child == 0)
        become(command);
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child)
        return std::nullopt;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::fprintf(stderr, "%s failed\n", command[0].c_str());
        return std::nullopt;
    }
    return Usage{ secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime), static_cast<double>(usage.ru_maxrss) / 1024 };
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

struct Measured {
    std::vector<double> ratios, wcSeconds, importSeconds, peaks;

    void add(const Usage &wc, const Usage &import)
    {
        ratios.push_back(import.cpuSeconds / std::max(wc.cpuSeconds, 1e-3));
        wcSeconds.push_back(wc.cpuSeconds);
        importSeconds.push_back(import.cpuSeconds);
        peaks.push_back(import.peakMiB);
    }
};

void print(const Measured &measured, double logBytes)
{
    const auto [low, high] = std::minmax_element(measured.ratios.begin(), measured.ratios.end());
    const double seconds = median(measured.importSeconds);
    std::printf("log                %.1f MB\n", logBytes / 1e6);
    std::printf("wc -l              %.3f s CPU\n", median(measured.wcSeconds));
    std::printf("import             %.3f s CPU, %.1f MB/s\n", seconds, logBytes / 1e6 / std::max(seconds, 1e-3));
    std::printf("import / wc -l     %.1f (%.1f to %.1f in %zu rounds)\n", median(measured.ratios), *low, *high,
        measured.ratios.size());
    std::printf("peak memory        %.1f MiB\n", *std::max_element(measured.peaks.begin(), measured.peaks.end()));
}

void printSizes(const std::string &log, const std::string &session, const fs::path &folder)
{
    const std::string packed = (folder / "log.gz").string();
    if (!run({ "sh", "-c", "exec gzip -6 -c -- \"$1\" > \"$2\"", "sh", log, packed }))
        return;
    const auto sessionBytes = static_cast<double>(fs::file_size(session));
    const auto packedBytes = static_cast<double>(fs::file_size(packed));
    std::printf("session            %.2f MB\n", sessionBytes / 1e6);
    std::printf("gzip -6            %.2f MB\n", packedBytes / 1e6);
    std::printf("session / gzip -6  %.2f\n", sessionBytes / std::max(packedBytes, 1.0));
}

int measure(const std::string &log, int rounds, const fs::path &folder)
{
    const std::string session = (folder / "bench.stallmark").string();
    const std::vector<std::string> count = { "wc", "-l", log };
    const std::vector<std::string> import = { STALLMARK_BINARY_DIR "/stallmark", "import", log, "-o", session };
    if (!run(count)) // brings the file into memory
        return 1;
    Measured measured;
    for (int round = 0; round < rounds; ++round) {
        const auto wc = run(count);
        const auto imported = run(import);
        if (!wc || !imported)
            return 1;
        measured.add(*wc, *imported);
    }
    print(measured, static_cast<double>(fs::file_size(log)));
    printSizes(log, session, folder);
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    if (argc < 2 || rounds < 1 || !fs::is_regular_file(argv[1])) {
        std::fprintf(stderr, "usage: bench_import LOG [ROUNDS]\n");
        return 2;
    }
    std::string folder = (fs::temp_directory_path() / "stallmark-bench-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 1;
    const int status = measure(argv[1], rounds, folder);
    fs::remove_all(folder);
    return status;
}
