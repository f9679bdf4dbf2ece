// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/logformat.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

// What reading iostat costs, without files, decoding and store: lines in memory, a sink that throws everything away.
// Usage: bench_import_iostat [FILE]; without a file it makes a log of 8 devices.
namespace {

class NullSink final : public importers::ImportSink {
public:
    importers::TableId table(std::string_view, std::string_view, std::span<const importers::Column>) override
    {
        return ++tables;
    }
    void row(importers::TableId, const importers::Stamp &, model::LineNumber, std::span<const model::Decimal> values,
        importers::RowKind) override
    {
        ++rows;
        figures += static_cast<long>(values.size());
        check += values.back().mantissa;
    }
    void event(const importers::Stamp &, model::LineNumber, std::string_view, std::string_view, std::string_view,
        model::Nanos) override
    {
    }
    void fact(model::LineNumber, std::string_view, std::string_view) override { }
    void result(
        model::LineNumber, int, std::string_view, std::string_view, double, std::string_view, model::Better) override
    {
    }
    void issue(model::LineNumber, std::string_view, std::string_view) override { ++issues; }
    void tool(std::string_view, std::string_view) override { }
    void machine(std::string_view, std::string_view, int) override { }
    void headDate(model::Nanos) override { }
    void uptime(const importers::Stamp &, model::Nanos, model::Nanos) override { }

    int tables = 0;
    long rows = 0, figures = 0, issues = 0;
    std::int64_t check = 0;
};

constexpr const char *CpuHead = "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n";
constexpr const char *DeviceHead
    = "Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s   wrqm/s"
      "  %wrqm w_await wareq-sz     d/s     dkB/s   drqm/s  %drqm d_await dareq-sz     f/s"
      " f_await  aqu-sz  %util\n";

std::string deviceRow(int device, std::mt19937 &random)
{
    constexpr int widths[] = { 8, 9, 8, 6, 7, 8, 7, 9, 8, 6, 7, 8, 7, 9, 8, 6, 7, 8, 7, 7, 7, 6 };
    char text[32];
    std::snprintf(text, sizeof text, "%-13s", ("sd" + std::string(1, static_cast<char>('a' + device))).c_str());
    std::string row = text;
    for (const int width : widths) {
        const double value = random() % 3 == 0 ? 0.0 : static_cast<double>(random() % 1000000) / 100.0;
        std::snprintf(text, sizeof text, " %*.2f", width, value);
        row += text;
    }
    return row + "\n";
}

std::string madeLog(std::size_t bytes)
{
    std::mt19937 random(1);
    std::string log = "Linux 6.1.0-18-amd64 (fieldbox) \t03/07/25 \t_x86_64_\t(8 CPU)\n\n";
    for (int second = 0; log.size() < bytes; ++second) {
        char stamp[64];
        std::snprintf(stamp, sizeof stamp, "03/%02d/25 %02d:%02d:%02d\n", 1 + second / 86400 % 28, second / 3600 % 24,
            second / 60 % 60, second % 60);
        log += stamp;
        log += CpuHead;
        log += "          21.05    0.00   33.24    1.11    0.00   44.60\n\n";
        log += DeviceHead;
        for (int device = 0; device < 8; ++device)
            log += deviceRow(device, random);
        log += "\n\n";
    }
    return log;
}

template <typename Work>
double secondsOf(Work work)
{
    const std::clock_t begin = std::clock(); // of the processor: the machine may be busy with something else
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

long readAll(const std::string &log, NullSink &sink)
{
    const auto formats = importers::logFormats();
    const auto iostat = std::find_if(
        formats.begin(), formats.end(), [](const importers::LogFormat &f) { return std::strcmp(f.id, "iostat") == 0; });
    const auto reader = iostat->makeReader({});
    importers::Line line;
    long foreign = 0;
    const char *p = log.data();
    const char *const end = p + log.size();
    while (p != end) {
        const auto *stop = static_cast<const char *>(std::memchr(p, '\n', static_cast<std::size_t>(end - p)));
        stop = stop ? stop : end;
        line.text = { p, static_cast<std::size_t>(stop - p) };
        ++line.number;
        foreign += !reader->line(line, sink);
        p = stop == end ? end : stop + 1;
    }
    reader->finish(sink);
    return foreign;
}

long countLines(const std::string &log)
{
    long lines = 0;
    const char *p = log.data();
    const char *const end = p + log.size();
    while (const void *at = std::memchr(p, '\n', static_cast<std::size_t>(end - p))) {
        ++lines;
        p = static_cast<const char *>(at) + 1;
    }
    return lines;
}

} // namespace

int main(int argc, char **argv)
{
    std::string log;
    if (argc > 1) {
        std::ifstream file(argv[1], std::ios::binary);
        log.assign(std::istreambuf_iterator<char>(file), {});
    } else {
        log = madeLog(100'000'000);
    }
    long lines = 0;
    const double counting = secondsOf([&] { lines = countLines(log); });
    NullSink sink;
    long foreign = 0;
    const double reading = secondsOf([&] { foreign = readAll(log, sink); });
    const double megabytes = static_cast<double>(log.size()) / 1e6;
    std::printf("%.0f MB, %ld lines, %ld rows, %ld figures, %ld issues, %ld foreign lines\n", megabytes, lines,
        sink.rows, sink.figures, sink.issues, foreign);
    std::printf("reading  %.3f s  %.0f MB/s  %.1f ns a figure (check %lld)\n", reading, megabytes / reading,
        reading * 1e9 / static_cast<double>(sink.figures), static_cast<long long>(sink.check));
    std::printf(
        "counting line ends as wc -l does  %.3f s;  reading costs %.1f times as much\n", counting, reading / counting);
    return 0;
}
