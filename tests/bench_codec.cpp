// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the chunk codec on the shape of iostat -x: 8 devices, 22 columns with two decimals, a third of them zero.
#include "analysis/model/chunk.h"

#include <cstdio>
#include <ctime>
#include <random>

using namespace model;

namespace {

constexpr int Devices = 8;
constexpr int Columns = 22;
constexpr int Reports = 4 * ChunkRows;
constexpr int Rounds = 8;

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Reports * Columns figures; the same are used for every device, so that making them costs nothing in the loop.
std::vector<Decimal> makeFigures()
{
    std::mt19937 random(1);
    std::vector<Decimal> figures;
    for (int row = 0; row < Reports; ++row) {
        for (int c = 0; c < Columns; ++c) {
            const unsigned range = c % 3 == 0 ? 1 : 1U << (4 + c % 14);
            figures.push_back(Decimal::of(random() % range + (c % 5 == 0 ? 1000 : 0), 2));
        }
    }
    return figures;
}

} // namespace

int main()
{
    const std::vector<Decimal> figures = makeFigures();
    std::vector<ChunkBuilder> builders;
    for (int d = 0; d < Devices; ++d)
        builders.emplace_back(d, std::vector<std::int64_t>(Columns, 1));
    std::vector<PackedChunk> chunks;
    double bytes = 0;
    double packing = 0;
    double adding = 0;
    for (int round = 0; round < Rounds; ++round) {
        chunks.clear();
        for (int start = 0; start < Reports; start += ChunkRows) {
            const double begin = cpuSeconds();
            for (int row = start; row < start + ChunkRows; ++row) {
                for (int d = 0; d < Devices; ++d) {
                    builders[static_cast<std::size_t>(d)].add(row * NanosPerSecond,
                        static_cast<LineNumber>(row * 13 + d),
                        std::span(figures).subspan(static_cast<std::size_t>(row) * Columns, Columns));
                }
            }
            adding += cpuSeconds() - begin;
            for (ChunkBuilder &builder : builders)
                chunks.push_back(builder.take());
            packing += cpuSeconds() - begin;
        }
    }
    for (const PackedChunk &chunk : chunks) {
        bytes += static_cast<double>(chunk.times.size() + chunk.lines.size());
        for (const PackedColumn &column : chunk.columns)
            bytes += static_cast<double>(column.data.size() + column.level.size());
    }
    const double values = static_cast<double>(Reports) * Devices * Columns;
    const double begin = cpuSeconds();
    std::vector<double> doubles;
    double sum = 0;
    for (int round = 0; round < Rounds; ++round) {
        for (const PackedChunk &chunk : chunks) {
            for (const PackedColumn &column : chunk.columns) {
                doubles.clear();
                if (!unpackDoubles(column.data, chunk.rows, 1, doubles))
                    return 1;
                sum += doubles.back();
            }
        }
    }
    const double unpacking = cpuSeconds() - begin;
    std::printf("add + take   %7.1f Mvalues/s (add alone %.1f)\n", values * Rounds / packing / 1e6,
        values * Rounds / adding / 1e6);
    std::printf("unpack       %7.1f Mvalues/s (%g)\n", values * Rounds / unpacking / 1e6, sum);
    std::printf("size         %7.3f bytes/value\n", bytes / values);
    return 0;
}
