// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a session of the size of 1 GB of iostat -x (8 devices, 22 columns, 6 days of seconds) and looks at it as the
// window does: open, 10 series over the whole range, the same zoomed, one day of one series.
#include "analysis/model/sessionreader.h"
#include "analysis/model/sessionwriter.h"

#include <cstdio>
#include <ctime>
#include <filesystem>
#include <random>

using namespace model;

namespace {

constexpr int Devices = 8;
constexpr int Columns = 22;
constexpr int Reports = 522'000;
constexpr int Period = 8192; ///< reports after which the figures come again
constexpr Nanos Start = 1'700'000'000 * NanosPerSecond;

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<Decimal> makeFigures()
{
    std::mt19937 random(1);
    std::vector<Decimal> figures;
    for (int row = 0; row < Period; ++row) {
        for (int c = 0; c < Columns; ++c)
            figures.push_back(Decimal::of(c % 3 == 0 ? 0 : random() % (1U << (4 + c % 14)), 2));
    }
    return figures;
}

GroupId groupOf(int device) { return (GroupId{ 1 } << 24) | device; }

void describe(SessionWriter &writer, int device)
{
    writer.addGroup({ groupOf(device), 64, "disk", "sd" + std::to_string(device), false });
    for (int c = 0; c < Columns; ++c) {
        SeriesInfo info;
        info.id = (groupOf(device) << 8) | c;
        info.metric = "iostat.c" + std::to_string(c);
        writer.addSeries(info);
    }
}

bool write(const std::string &path)
{
    auto writer = SessionWriter::create(path);
    if (!writer)
        return false;
    const std::vector<Decimal> figures = makeFigures();
    for (int d = 0; d < Devices; ++d) {
        describe(**writer, d);
        ChunkBuilder builder(groupOf(d), std::vector<std::int64_t>(Columns, 1));
        for (int row = 0; row < Reports; ++row) {
            const auto at = static_cast<std::size_t>(row % Period) * Columns;
            builder.add(Start + row * NanosPerSecond, static_cast<LineNumber>(row * 13 + d),
                std::span(figures).subspan(at, Columns));
            if (builder.full())
                (*writer)->addChunk(builder.take());
        }
        (*writer)->addChunk(builder.take());
    }
    Log log;
    log.id = 64;
    log.source = 1;
    log.clock.kind = StampKind::Local;
    log.clock.placed = true;
    (*writer)->addLog(log);
    return bool((*writer)->finish());
}

} // namespace

int main(int argc, char **argv)
{
    const std::string path = argc > 1 ? argv[1] : (std::filesystem::temp_directory_path() / "bench.stallmark").string();
    double begin = cpuSeconds();
    if (!write(path))
        return 1;
    const double values = static_cast<double>(Devices) * Columns * Reports;
    std::printf("write            %.3f s, %.1f Mvalues/s, %.3f bytes/value\n", cpuSeconds() - begin,
        values / (cpuSeconds() - begin) / 1e6, static_cast<double>(std::filesystem::file_size(path)) / values);
    begin = cpuSeconds();
    auto reader = SessionReader::open(path);
    if (!reader || !(*reader)->extent())
        return 1;
    const TimeRange all = *(*reader)->extent();
    const auto series = (*reader)->series();
    std::printf("open and list    %.4f s\n", cpuSeconds() - begin);
    std::size_t columns = 0;
    const auto envelopes = [&](TimeRange range) {
        const double start = cpuSeconds();
        for (std::size_t i = 0; i < 10; ++i)
            columns += (*reader)->envelope(series[i * 13 % series.size()].id, range, 2000).size();
        return cpuSeconds() - start;
    };
    std::printf("10 envelopes     %.4f s\n", envelopes(all));
    std::printf("again            %.4f s\n", envelopes({ all.from, all.to - 1000 }));
    std::printf("zoomed to 1/2    %.4f s\n", envelopes({ all.from, all.from + all.length() / 2 }));
    std::printf("zoomed to 1/50   %.4f s\n", envelopes({ all.from, all.from + all.length() / 50 }));
    begin = cpuSeconds();
    const Series day = (*reader)->read(series[1].id, { Start, Start + NanosPerDay });
    std::printf("one day          %.4f s, %zu values\n", cpuSeconds() - begin, day.size());
    begin = cpuSeconds();
    std::size_t read = 0;
    for (const SeriesInfo &info : series)
        read += (*reader)->read(info.id).size();
    std::printf("all series       %.3f s, %.1f Mvalues/s\n", cpuSeconds() - begin,
        static_cast<double>(read) / (cpuSeconds() - begin) / 1e6);
    std::filesystem::remove(path);
    return columns > 0 ? 0 : 1;
}
