// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Lines of the files that write_bw_log, write_iops_log, write_lat_log and write_hist_log of fio write. They have no
// header. Layout: HOWTO of fio, "Log File Formats"; iolog.c of each version.
namespace importers {

/// "500, 30344, 1, 4096"             time in ms, value, direction, block size
/// "500, 30344, 1, 4096, 0"          and an offset, or from 3.18 on a priority
/// "500, 30344, 1, 4096, 0x4000, 81920, 12345"
/// "500, 30344, 40112, 1, 4096, 0"   mean and maximum of a window (log_window_value=both, 3.37)
struct FioLogLine {
    std::int64_t time = 0; ///< ms since the start of the job, or of the epoch
    std::int64_t value = 0;
    std::optional<std::int64_t> highest; ///< of a window
    int direction = 0; ///< 0 read, 1 write, 2 trim
    std::int64_t block = 0; ///< bytes; 0 when several requests are averaged
    std::size_t fields = 0;
};
/// `both`: there are two values.
std::optional<FioLogLine> parseFioLogLine(std::string_view line, bool both = false);

/// A row of a histogram log: requests by their completion time.
struct FioHistogram {
    std::int64_t time = 0;
    int direction = 0;
    std::vector<std::int64_t> bins;
};
/// Only with as many bins as fio writes: 1216 (us, up to 2.x) or 1856 (ns), halved log_hist_coarseness times.
std::optional<FioHistogram> parseFioHistogram(std::string_view line);
/// The time in us that a share of the requests did not exceed: the middle of its bin, whose width is 1/64 of it times
/// the coarseness. nullopt without requests.
std::optional<double> fioHistogramQuantile(const FioHistogram &histogram, double share);

/// What a log's values are.
enum class FioLogKind { Unknown, Bandwidth, Iops, Latency, Submission, Completion };
/// "lg_clat.1.log" -> Completion. The lines do not tell.
FioLogKind fioLogKind(std::string_view fileName);

/// What a latency is counted in; the lines do not tell either.
enum class FioLogUnit { Unknown, Microseconds, Nanoseconds };
/// us up to 2.x, ns from 2.99 on. Told by the columns that only later versions have, else by whether as many requests
/// as were completed can have been under way at once, else by what storage can do.
FioLogUnit fioLogUnit(FioLogKind kind, std::span<const FioLogLine> lines);

} // namespace importers
