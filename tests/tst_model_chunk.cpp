// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <limits>
#include <random>

using namespace model;

namespace {

constexpr std::int64_t Highest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t Lowest = std::numeric_limits<std::int64_t>::min();

struct Row {
    Nanos raw = 0;
    LineNumber line = 0;
    std::vector<Decimal> values;
};

using Random = std::mt19937_64;
using Maker = std::function<Decimal(Random &, int row)>;

Decimal plain(Random &random, int) { return Decimal::of(std::int64_t(random() % 100'000), 2); }

std::vector<Row> makeRows(const std::vector<Maker> &makers, int rows, unsigned seed)
{
    Random random(seed);
    std::vector<Row> out;
    for (int i = 0; i < rows; ++i) {
        Row row{ 1'700'000'000 * NanosPerSecond + i * NanosPerSecond, LineNumber(7 + 13 * i), {} };
        for (const Maker &maker : makers)
            row.values.push_back(maker(random, i));
        out.push_back(row);
    }
    return out;
}

PackedChunk packRows(const std::vector<Row> &rows, std::vector<std::int64_t> multipliers)
{
    ChunkBuilder builder(5, std::move(multipliers));
    for (const Row &row : rows)
        builder.add(row.raw, row.line, row.values);
    return builder.take();
}

/// Equal as figures: 12.5 and 12.50 are.
bool same(const Decimal &a, const Decimal &b) { return a.present == b.present && toText(a) == toText(b); }

void checkExtremes(const PackedColumn &column, const std::vector<double> &values)
{
    double min = INFINITY;
    double max = -INFINITY;
    double sum = 0;
    double size = 0;
    std::uint32_t count = 0;
    for (const double v : values) {
        if (std::isnan(v))
            continue;
        min = std::min(min, v);
        max = std::max(max, v);
        sum += v;
        size += std::fabs(v);
        ++count;
    }
    QCOMPARE(column.count, count);
    QCOMPARE(column.min, count > 0 ? min : 0);
    QCOMPARE(column.max, count > 0 ? max : 0);
    QVERIFY(std::fabs(column.sum - sum) <= 1e-9 * size);
}

void checkLevel(
    const PackedColumn &column, std::uint32_t rows, std::int64_t multiplier, const std::vector<double> &values)
{
    std::vector<double> pairs;
    QVERIFY(unpackLevel(column.level, rows, multiplier, pairs));
    QCOMPARE(pairs.size(), size_t((rows + LevelStep - 1) / LevelStep * 2));
    for (size_t block = 0; block < pairs.size() / 2; ++block) {
        double min = INFINITY;
        double max = -INFINITY;
        for (size_t i = block * LevelStep; i < std::min<size_t>((block + 1) * LevelStep, rows); ++i) {
            if (!std::isnan(values[i])) {
                min = std::min(min, values[i]);
                max = std::max(max, values[i]);
            }
        }
        QCOMPARE(std::isnan(pairs[2 * block]), min > max);
        QCOMPARE(std::isnan(pairs[2 * block + 1]), min > max);
        if (min <= max) {
            QCOMPARE(pairs[2 * block], min);
            QCOMPARE(pairs[2 * block + 1], max);
        }
    }
}

/// Everything that went in comes out.
void checkChunk(const PackedChunk &chunk, const std::vector<Row> &rows, const std::vector<std::int64_t> &multipliers)
{
    const auto n = std::uint32_t(rows.size());
    QCOMPARE(chunk.rows, n);
    std::vector<Nanos> times;
    std::vector<LineNumber> lines;
    QVERIFY(unpackTimes(chunk.times, n, times));
    QVERIFY(unpackLines(chunk.lines, n, lines));
    for (size_t i = 0; i < n; ++i) {
        QCOMPARE(times[i], rows[i].raw);
        QCOMPARE(lines[i], rows[i].line);
    }
    QCOMPARE(chunk.firstRaw, *std::min_element(times.begin(), times.end()));
    QCOMPARE(chunk.lastRaw, *std::max_element(times.begin(), times.end()));
    QCOMPARE(chunk.columns.size(), multipliers.size());
    for (size_t c = 0; c < chunk.columns.size(); ++c) {
        const PackedColumn &column = chunk.columns[c];
        QCOMPARE(column.series, SeriesId((5 << 8) | c));
        std::vector<Decimal> values;
        std::vector<double> doubles;
        QVERIFY(unpackValues(column.data, n, values));
        QVERIFY(unpackDoubles(column.data, n, multipliers[c], doubles));
        for (size_t i = 0; i < n; ++i) {
            const Decimal &expected = rows[i].values[c];
            QVERIFY2(same(values[i], expected),
                qPrintable(QString::fromStdString("row " + std::to_string(i) + " column " + std::to_string(c) + ": "
                    + toText(values[i]) + " for " + toText(expected))));
            const double wanted = expected.toDouble(multipliers[c]);
            QVERIFY(doubles[i] == wanted || (std::isnan(doubles[i]) && std::isnan(wanted)));
        }
        checkExtremes(column, doubles);
        if (!column.level.empty())
            checkLevel(column, n, multipliers[c], doubles);
    }
}

struct Case {
    const char *name;
    Maker make;
};

const std::vector<Case> &cases()
{
    static const std::vector<Case> Cases{
        { "plain", plain },
        { "constant", [](Random &, int) { return Decimal::of(1234, 2); } },
        { "zero", [](Random &, int) { return Decimal::of(0, 2); } },
        { "nothing", [](Random &, int) { return Decimal::missing(); } },
        { "some missing", [](Random &r, int row) { return r() % 3 == 0 ? Decimal::missing() : plain(r, row); } },
        { "whole steps missing",
            [](Random &r, int row) { return row / 100 % 2 == 0 ? Decimal::missing() : plain(r, row); } },
        { "constant or missing", [](Random &r, int) { return r() % 2 ? Decimal::missing() : Decimal::of(-77); } },
        { "only the last",
            [](Random &, int row) { return row % 500 == 499 ? Decimal::of(3, 1) : Decimal::missing(); } },
        { "mixed decimals", [](Random &r, int) { return Decimal::of(std::int64_t(r() % 1000), int(r() % 4)); } },
        { "decimals grow", [](Random &r, int row) { return Decimal::of(std::int64_t(r() % 1000), row / 500); } },
        { "decimals shrink", [](Random &r, int row) { return Decimal::of(std::int64_t(r() % 1000), 9 - row / 500); } },
        { "negative", [](Random &r, int) { return Decimal::of(-std::int64_t(r() % 70'000), 1); } },
        { "counter",
            [](Random &r, int row) { return Decimal::of(8'000'000'000 + row * 4096 + std::int64_t(r() % 7)); } },
        { "pages", [](Random &r, int) { return Decimal::of(std::int64_t(r() % 1000) * 4096 - 4096); } },
        { "32-bit limits",
            [](Random &r, int) {
                const std::int64_t edge[]{ 2147483647, -2147483648, -2147483647, 2147483648, 0 };
                return Decimal::of(edge[r() % 5]);
            } },
        { "64-bit limits",
            [](Random &r, int) {
                const std::int64_t edge[]{ Highest, Lowest + 1, -1, 0, 1 };
                return Decimal::of(edge[r() % 5]);
            } },
        { "lowest of all", [](Random &r, int) { return Decimal::of(r() % 2 ? Lowest : Highest); } },
        { "no common decimals",
            [](Random &r, int) { return r() % 9 == 0 ? Decimal::missing() : Decimal::of(Highest - 3, int(r() % 7)); } },
        { "late overflow",
            [](Random &r, int row) {
                return row == 300 ? Decimal::of(1, 20) : Decimal::of(std::int64_t(r() % 90), 0);
            } },
        { "very small", [](Random &, int row) { return Decimal::of(row, 30); } },
        { "all 64 bits", [](Random &r, int) { return Decimal::of(std::int64_t(r()), 0); } },
        { "one spike", [](Random &, int row) { return Decimal::of(row == 77 ? 4'000'000'000 : 5, 0); } },
    };
    return Cases;
}

} // namespace

class TestModelChunk : public QObject {
    Q_OBJECT
private slots:
    void roundTrip_data();
    void roundTrip();
    void allColumnsTogether();
    void randomTimesAndLines();
    void goesOnAfterTake();
    void sizes();
    void damagedBlobs();
    void hugeClaims();
};

void TestModelChunk::roundTrip_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("rows");
    for (int rows : { 1, 2, 3, 64, 65, 1000, ChunkRows }) {
        for (int i = 0; i < int(cases().size()); ++i)
            QTest::addRow("%s, %d", cases()[size_t(i)].name, rows) << i << rows;
    }
}

void TestModelChunk::roundTrip()
{
    QFETCH(int, which);
    QFETCH(int, rows);
    for (const std::int64_t multiplier : { 1, 1024, -1 }) {
        const auto made = makeRows({ cases()[size_t(which)].make }, rows, unsigned(which + rows));
        checkChunk(packRows(made, { multiplier }), made, { multiplier });
    }
}

void TestModelChunk::allColumnsTogether()
{
    std::vector<Maker> makers;
    for (const Case &c : cases())
        makers.push_back(c.make);
    const std::vector<std::int64_t> multipliers(makers.size(), 512);
    const auto made = makeRows(makers, 700, 4);
    checkChunk(packRows(made, multipliers), made, multipliers);
}

void TestModelChunk::randomTimesAndLines()
{
    Random random(9);
    for (const int bits : { 0, 7, 15, 31, 50, 64 }) {
        auto rows = makeRows({ plain }, 500, 1);
        for (Row &row : rows) {
            row.raw = bits == 0 ? 7 : std::int64_t(random()) >> (64 - bits);
            row.line = LineNumber(random());
        }
        checkChunk(packRows(rows, { 1 }), rows, { 1 });
    }
}

void TestModelChunk::goesOnAfterTake()
{
    ChunkBuilder builder(5, { 1, 1 });
    const auto wide = makeRows({ cases()[15].make, cases()[17].make }, 100, 3);
    const auto narrow = makeRows({ plain, plain }, 100, 3);
    std::uint32_t sequence = 0;
    for (const auto &rows : { wide, narrow, wide, narrow }) {
        QCOMPARE(builder.rows(), 0);
        for (const Row &row : rows)
            builder.add(row.raw, row.line, row.values);
        QCOMPARE(builder.rows(), 100);
        QVERIFY(!builder.full());
        const PackedChunk chunk = builder.take();
        QCOMPARE(chunk.sequence, sequence++);
        checkChunk(chunk, rows, { 1, 1 });
    }
    QVERIFY(builder.memory() < 2000); // rows are forgotten
}

void TestModelChunk::sizes()
{
    const auto size
        = [](const Maker &maker) { return packRows(makeRows({ maker }, ChunkRows, 1), { 1 }).columns[0].data.size(); };
    QVERIFY(size(cases()[1].make) <= 5);
    QVERIFY(size(cases()[3].make) <= 5);
    QVERIFY(size(plain) < ChunkRows * 3);
    const PackedChunk chunk = packRows(makeRows({ plain }, ChunkRows, 1), { 1 });
    QVERIFY(chunk.times.size() < 30); // a regular clock
    QVERIFY(chunk.lines.size() < 12);
}

void TestModelChunk::damagedBlobs()
{
    Random random(11);
    for (const Case &c : cases()) {
        const PackedChunk chunk = packRows(makeRows({ c.make }, 300, 2), { 1 });
        for (const std::string &blob : { chunk.columns[0].data, chunk.times, chunk.columns[0].level }) {
            for (int i = 0; i < 300; ++i) {
                std::string bad = blob.substr(0, i < 100 ? random() % (blob.size() + 1) : blob.size());
                for (unsigned k = 0; k < random() % 4 && !bad.empty(); ++k)
                    bad[random() % bad.size()] = char(random());
                std::vector<double> doubles;
                std::vector<Decimal> values;
                std::vector<Nanos> times;
                // Whatever it says, it gives that many rows or none.
                QCOMPARE(unpackDoubles(bad, 300, 1, doubles) ? doubles.size() : 300, size_t(300));
                QCOMPARE(unpackValues(bad, 300, values) ? values.size() : 300, size_t(300));
                QCOMPARE(unpackTimes(bad, 300, times) ? times.size() : 300, size_t(300));
                (void)unpackLevel(bad, 300, 1, doubles);
            }
        }
        for (size_t length = 0; length + 1 < chunk.columns[0].data.size(); ++length) {
            std::vector<double> doubles;
            QVERIFY(!unpackDoubles(std::string_view(chunk.columns[0].data).substr(0, length), 300, 1, doubles));
        }
    }
}

void TestModelChunk::hugeClaims()
{
    const PackedChunk chunk = packRows(makeRows({ plain }, 300, 2), { 1 });
    std::vector<double> doubles;
    std::vector<Nanos> times;
    QVERIFY(!unpackDoubles(chunk.columns[0].data, 0, 1, doubles));
    QVERIFY(!unpackDoubles(chunk.columns[0].data, 301, 1, doubles));
    QVERIFY(!unpackDoubles(chunk.columns[0].data, 0xffffffffU, 1, doubles));
    QVERIFY(!unpackLevel(chunk.columns[0].level, 0xffffffffU, 1, doubles));
    QVERIFY(!unpackLevel(chunk.columns[0].level, 0, 1, doubles));
    QVERIFY(!unpackTimes(chunk.times, 0xffffffffU, times));
    QVERIFY(doubles.empty());
    QVERIFY(times.empty());
}

QTEST_GUILESS_MAIN(TestModelChunk)
#include "tst_model_chunk.moc"
