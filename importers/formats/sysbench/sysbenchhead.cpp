// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/sysbench/sysbenchlines.h"

#include <array>

namespace importers {

namespace {

struct Named {
    std::string_view text;
    const char *name;
};

constexpr std::array Settings{ Named{ "Number of threads:", "threads" }, Named{ "Target transaction rate:", "rate" },
    Named{ "Extra file open flags:", "file_flags" }, Named{ "Block size", "block_size" },
    Named{ "Number of random requests for random IO:", "requests_limit" },
    Named{ "Number of IO requests:", "requests_limit" },
    Named{ "Read/Write ratio for combined random IO test:", "read_write_ratio" },
    Named{ "Periodic FSYNC enabled, calling fsync() each", "fsync_each" },
    Named{ "Merging requests up to", "merge_requests" }, Named{ "Prime numbers limit:", "prime_limit" },
    Named{ "Primer numbers limit:", "prime_limit" },
    Named{ "Maximum prime number checked in CPU test:", "prime_limit" },
    Named{ "Memory block size:", "memory_block_size" }, Named{ "block size:", "memory_block_size" },
    Named{ "Memory transfer size:", "memory_total_size" }, Named{ "total size:", "memory_total_size" },
    Named{ "Memory operations type:", "memory_operation" }, Named{ "operation:", "memory_operation" },
    Named{ "Memory scope type:", "memory_scope" }, Named{ "scope:", "memory_scope" } };

constexpr std::array Tests{ Named{ "Doing sequential write (creation) test", "fileio seqwr" },
    Named{ "Doing sequential rewrite test", "fileio seqrewr" }, Named{ "Doing sequential read test", "fileio seqrd" },
    Named{ "Doing random read test", "fileio rndrd" }, Named{ "Doing random write test", "fileio rndwr" },
    Named{ "Doing random r/w test", "fileio rndrw" }, Named{ "Extra file open flags:", "fileio" },
    Named{ "File operations:", "fileio" }, Named{ "Doing CPU performance benchmark", "cpu" },
    Named{ "Prime numbers limit:", "cpu" }, Named{ "Primer numbers limit:", "cpu" }, Named{ "CPU speed:", "cpu" },
    Named{ "events per second:", "cpu" }, Named{ "Doing memory operations speed test", "memory" },
    Named{ "Running memory speed test with the following options:", "memory" },
    Named{ "Doing thread subsystem performance test", "threads" }, Named{ "Doing mutex performance test", "mutex" },
    Named{ "Doing OLTP test.", "oltp" }, Named{ "OLTP test statistics:", "oltp" }, Named{ "SQL statistics:", "oltp" } };

constexpr std::array<std::string_view, 47> Texts{ "Running the test with following options:",
    "Report intermediate results every", "Report checkpoint(s) at", "Debug mode enabled.",
    "Additional request validation enabled.", "Validation checks:", "Random number generator seed is",
    "Initializing random number generator from", "Forcing shutdown in", "Initializing worker threads...",
    "Threads started!", "Time limit exceeded, exiting...", "(last message repeated", "Done.", "Using checksums",
    "Latency histogram (values are in", "value  ------------- distribution",
    "percentile stats:", "DEBUG:", "Number of unfinished transactions", "Creating file", "Reusing existing file",
    "Extending existing file", "Removing test files", "No bytes written.", "Running mixed OLTP test",
    "Running simple OLTP test", "Using Special distribution", "Using \"BEGIN\"", "Using auto_inc",
    "Maximum number of requests for OLTP", "Thread yields per test:", "Doing OLTP test.", "Using 1 test tables",
    "Creating table '", "Inserting ", "Creating a secondary index", "Creating secondary indexes", "Dropping table '",
    "No DB drivers specified",
    "invalid option:", "Unknown option:", "Invalid test name:", "LINE 1:", "Is the server running on that host",
    "Running benchmark", "Merging requests" };

/// "4 files, 8MiB each", "32Mb total file size", "Calling fsync() ...", "Using synchronous I/O mode"
std::optional<SysbenchSetting> fileSetting(std::string_view text)
{
    if (text.ends_with(" total file size"))
        return SysbenchSetting{ "total_size", text.substr(0, text.find(' ')) };
    if (text.ends_with(" each") && text.find(" files, ") != std::string_view::npos && isDigit(text.front()))
        return SysbenchSetting{ "files", text };
    if (text.starts_with("Calling fsync()"))
        return SysbenchSetting{ text.find("after each") == std::string_view::npos ? "fsync_end" : "fsync_all", text };
    if (text.starts_with("Using ") && text.ends_with(" I/O mode"))
        return SysbenchSetting{ "io_mode", text.substr(6, text.size() - 6 - 9) };
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> parseSysbenchBanner(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "sysbench "))
        return std::nullopt;
    std::string_view version = nextField(rest);
    consume(version, "v");
    rest = trimmed(rest);
    const bool old = version.ends_with(':') && rest.starts_with("multi-threaded system evaluation");
    if (old)
        version.remove_suffix(1);
    if (version.empty() || !isDigit(version.front()) || (!old && !rest.starts_with("(using ")))
        return std::nullopt;
    return version;
}

std::optional<SysbenchSetting> parseSysbenchSetting(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text.empty())
        return std::nullopt;
    for (const Named &setting : Settings) {
        std::string_view rest = text;
        if (!consume(rest, setting.text))
            continue;
        rest = trimmed(rest);
        if (rest.ends_with('.'))
            rest.remove_suffix(1);
        return SysbenchSetting{ setting.name, rest };
    }
    return fileSetting(text);
}

std::string sysbenchTest(std::string_view line)
{
    const std::string_view text = trimmed(line);
    for (const Named &test : Tests) {
        if (text.starts_with(test.text))
            return test.name;
    }
    return {};
}

std::optional<SysbenchSection> parseSysbenchSection(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text == "Throughput:")
        return SysbenchSection::Throughput;
    if (text == "Latency (ms):" || text == "per-request statistics:" || text == "response time:")
        return SysbenchSection::Latency;
    if (text == "queries performed:")
        return SysbenchSection::Queries;
    for (const char *title : { "File operations:", "General statistics:", "Test execution summary:",
             "Threads fairness:", "SQL statistics:", "OLTP test statistics:", "CPU speed:" }) {
        if (text == title)
            return SysbenchSection::Other;
    }
    return std::nullopt;
}

bool isSysbenchText(std::string_view line)
{
    const std::string_view text = trimmed(line);
    for (const std::string_view start : Texts) {
        if (text.starts_with(start))
            return true;
    }
    // "33554432 bytes written in 0.06 seconds (503.56 MB/sec).", "4 files, 8192Kb each, 32Mb total": of prepare, which
    // measures nothing.
    return !text.empty() && isDigit(text.front())
        && (text.find(" bytes written in ") != std::string_view::npos
            || (text.find(" files, ") != std::string_view::npos && text.ends_with(" total")));
}

} // namespace importers
