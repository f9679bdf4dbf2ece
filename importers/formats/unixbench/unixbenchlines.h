// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>

// Lines of a text report of UnixBench, versions 4.1 to 6.0. Each function takes one line and knows nothing of others.
namespace importers {

/// "   BYTE UNIX Benchmarks (Version 5.1.3)" -> "5.1.3"
std::optional<std::string_view> parseUnixBenchBanner(std::string_view line);
/// The logo: "   Version 5.1.3                      Based on the Byte Magazine Unix Benchmark" -> "5.1.3"
std::optional<std::string_view> parseUnixBenchLogo(std::string_view line);

/// "40 CPUs in system; running 1 parallel copy of tests"
struct UnixBenchCopies {
    int cpus = 0;
    int copies = 0;
};
std::optional<UnixBenchCopies> parseUnixBenchCopies(std::string_view line);

/// "Execl Throughput                               2025.8 lps   (29.8 s, 2 samples)"; 4.1 writes "secs". The end may
/// be missing where a mail wrapped the line, and the blank before the unit.
struct UnixBenchScore {
    std::string_view name;
    double value = 0;
    std::string_view unit; ///< "lps", "KBps", "lpm", "MWIPS"
    std::optional<double> seconds; ///< mean of a pass
    std::optional<double> samples; ///< passes kept
};
std::optional<UnixBenchScore> parseUnixBenchScore(std::string_view line);

/// "System Benchmarks Partial Index              BASELINE       RESULT    INDEX"; 4.1: "   INDEX VALUES", then
/// "TEST                                        BASELINE     RESULT      INDEX".
struct UnixBenchTitle {
    std::string_view category; ///< "System Benchmarks"; "" in 4.1
};
std::optional<UnixBenchTitle> parseUnixBenchTitle(std::string_view line);

/// "Execl Throughput                                 43.0       2025.8    471.1"; "---" where there is no baseline.
struct UnixBenchIndex {
    std::string_view name;
    std::optional<double> baseline;
    double result = 0;
    std::optional<double> index;
};
std::optional<UnixBenchIndex> parseUnixBenchIndex(std::string_view line);

/// "System Benchmarks Index Score (Partial Only)                         2409.3"; 4.1: "     FINAL SCORE     592.2".
struct UnixBenchTotal {
    std::string_view category; ///< "System Benchmarks"; "" in 4.1
    bool partial = false; ///< not all tests of the index were run
    double index = 0;
};
std::optional<UnixBenchTotal> parseUnixBenchTotal(std::string_view line);
/// The words of such a line without its figure, as a cell of the HTML report has them.
std::optional<UnixBenchTotal> parseUnixBenchTotalName(std::string_view text);

/// "16 x Process Creation  1 2 3" of the console -> "16 x Process Creation"
std::optional<std::string_view> parseUnixBenchProgress(std::string_view line);
/// "Run: \"File Copy 1024 bufsize 2000 maxblocks\": fstime: write: No space left on device", "Can't take log of 0 at
/// ./Run line 935.", "Run: unknown test \"frobnicate\"", also behind a progress line.
bool isUnixBenchFailure(std::string_view line);
/// What the console prints around it: compiler calls, make, the logo, rules.
bool isUnixBenchText(std::string_view line);

} // namespace importers
