// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sessionfixture.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace sessionfixture;

namespace {

/// Each column holds exactly for its [from, to), and every value in the range is in one column.
void checkEnvelope(const Series &series, TimeRange range, const std::vector<EnvelopeColumn> &columns, int buckets)
{
    QVERIFY(int(columns.size()) <= buckets);
    size_t covered = 0;
    Nanos end = std::numeric_limits<Nanos>::min();
    for (const EnvelopeColumn &column : columns) {
        QVERIFY(column.from >= end && column.to > column.from);
        end = column.to;
        float min = INFINITY;
        float max = -INFINITY;
        const auto first = std::lower_bound(series.t.begin(), series.t.end(), std::max(column.from, range.from));
        for (auto at = first; at != series.t.end() && *at < column.to && *at <= range.to; ++at, ++covered) {
            const auto v = static_cast<float>(series.v[size_t(at - series.t.begin())]);
            min = std::min(min, v);
            max = std::max(max, v);
        }
        QCOMPARE(column.min, min);
        QCOMPARE(column.max, max);
    }
    const auto inRange = std::count_if(series.t.begin(), series.t.end(), [&](Nanos t) { return range.contains(t); });
    QCOMPARE(covered, size_t(inRange));
}

} // namespace

/// Series on the session axis.
class TestModelSeries : public QObject {
    Q_OBJECT
private slots:
    void init();
    void seriesThereAndBack_data();
    void seriesThereAndBack();
    void tiesAreSpread_data();
    void tiesAreSpread();
    void tiesOverAChunkBorder();
    void reportsWithoutTime();
    void clockThatStepsBack();
    void nominalInterval();
    void envelope_data();
    void envelope();
    void envelopeOfConstants();
    void samplesInOrder();

private:
    std::string path(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestModelSeries::init() { m_dir = std::make_unique<QTemporaryDir>(); }

void TestModelSeries::seriesThereAndBack_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("chunk");
    QTest::addColumn<int>("missing");
    QTest::newRow("few") << 5 << 4096 << 0;
    QTest::newRow("few, missing") << 100 << 4096 << 3;
    QTest::newRow("many") << 20'000 << 4096 << 0;
    QTest::newRow("many, missing") << 20'000 << 4096 << 3;
    QTest::newRow("small chunks") << 5'000 << 127 << 5;
    QTest::newRow("odd chunks") << 5'000 << 129 << 5;
}

void TestModelSeries::seriesThereAndBack()
{
    QFETCH(int, rows);
    QFETCH(int, chunk);
    QFETCH(int, missing);
    const auto made = noisyRows(rows, 5, missing);
    writeRows(path("a"), localLog(LogNumber), made, chunk);
    const auto reader = open(path("a"));
    const TimeRange all{ made.front().raw, made.back().raw };
    const TimeRange part{ made[size_t(rows / 3)].raw, made[size_t(rows / 2)].raw - 1 };
    for (const TimeRange range : { all, part, TimeRange{ 0, 5 }, TimeRange{ all.to, all.to }, part.widened(1) }) {
        const Series series = reader->read(SeriesNumber, range);
        size_t at = 0;
        for (size_t i = 0; i < made.size(); ++i) {
            if (!made[i].value || !range.contains(made[i].raw))
                continue;
            QVERIFY(at < series.size());
            QCOMPARE(series.t[at], made[i].raw);
            QCOMPARE(series.v[at], double(*made[i].value * 2));
            QCOMPARE(series.line[at], LineNumber(i + 1));
            ++at;
        }
        QCOMPARE(series.size(), at);
    }
    QCOMPARE(reader->read(SeriesNumber).size(), size_t(reader->series()[0].count));
    QVERIFY(reader->read(SeriesNumber + 1).empty());
    QVERIFY(reader->read(12345).empty());
    QVERIFY(reader->problem().empty());
}

void TestModelSeries::tiesAreSpread_data()
{
    QTest::addColumn<qint64>("interval");
    QTest::addColumn<QList<qint64>>("raw");
    QTest::addColumn<QList<qint64>>("expected");
    using L = QList<qint64>;
    QTest::newRow("no ties") << qint64(4) << L{ 0, 10, 20 } << L{ 0, 10, 20 };
    QTest::newRow("interval fits") << qint64(3) << L{ 0, 0, 0, 10 } << L{ 0, 3, 6, 10 };
    QTest::newRow("squeezed") << qint64(6) << L{ 0, 0, 0, 12 } << L{ 0, 4, 8, 12 };
    QTest::newRow("last group") << qint64(5) << L{ 0, 10, 10, 10 } << L{ 0, 10, 15, 20 };
    QTest::newRow("interval not known") << qint64(0) << L{ 0, 0, 10, 10 } << L{ 0, 0, 10, 10 };
    QTest::newRow("before a step back") << qint64(5) << L{ 50, 50, 10, 20 } << L{ 10, 20, 50, 55 };
}

void TestModelSeries::tiesAreSpread()
{
    QFETCH(qint64, interval);
    QFETCH(QList<qint64>, raw);
    QFETCH(QList<qint64>, expected);
    std::vector<Row> rows;
    for (const qint64 t : raw)
        rows.push_back({ Start + t, 1 });
    writeRows(path("a"), localLog(LogNumber, interval), rows);
    const Series series = open(path("a"))->read(SeriesNumber);
    QCOMPARE(series.size(), size_t(expected.size()));
    for (int i = 0; i < expected.size(); ++i)
        QCOMPARE(series.t[size_t(i)] - Start, Nanos(expected[i]));
    if (interval > 0)
        QCOMPARE(series.interval, Nanos(interval));
}

void TestModelSeries::tiesOverAChunkBorder()
{
    std::vector<Row> rows;
    for (int i = 0; i < 2000; ++i)
        rows.push_back({ Start + i / 10 * Second, i });
    writeRows(path("a"), localLog(LogNumber, Second / 10), rows, 333);
    const Series series = open(path("a"))->read(SeriesNumber);
    for (int i = 0; i < 2000; ++i)
        QCOMPARE(series.t[size_t(i)], Start + i * Second / 10);
}

void TestModelSeries::reportsWithoutTime()
{
    Log log = localLog(LogNumber);
    log.clock = { StampKind::None, Start, 0, 2 * Second, {}, false, "" };
    writeRows(path("a"), log, { { 0, 1 }, { 1, 2 }, { 2, 3 } });
    const Series series = open(path("a"))->read(SeriesNumber);
    QCOMPARE(series.t, (std::vector<Nanos>{ Start, Start + 2 * Second, Start + 4 * Second }));
    QCOMPARE(series.interval, 2 * Second);
}

void TestModelSeries::clockThatStepsBack()
{
    std::vector<Row> rows;
    for (int i = 0; i < 3000; ++i)
        rows.push_back({ Start + (i < 2000 ? i : i - 1500) * Second + (i < 2000 ? 0 : 1), i });
    writeRows(path("a"), localLog(LogNumber), rows, 700);
    const auto reader = open(path("a"));
    const Series series = reader->read(SeriesNumber);
    QCOMPARE(series.size(), size_t(3000));
    QVERIFY(std::is_sorted(series.t.begin(), series.t.end()));
    for (size_t i = 0; i < series.size(); ++i) {
        const auto row = size_t(series.line[i]) - 1;
        QCOMPARE(series.t[i], rows[row].raw);
        QCOMPARE(series.v[i], double(row * 2));
    }
    const TimeRange part{ Start + 600 * Second, Start + 700 * Second };
    QCOMPARE(reader->read(SeriesNumber, part).size(), size_t(101 + 100));
    checkEnvelope(series, part, reader->envelope(SeriesNumber, part, 10), 10);
}

void TestModelSeries::nominalInterval()
{
    writeRows(path("a"), localLog(LogNumber), noisyRows(10'000, 3, 2));
    const auto reader = open(path("a"));
    const Nanos interval = reader->read(SeriesNumber).interval;
    QVERIFY(interval >= Second && interval <= Second + 1'000'000); // pauses of an hour do not count
}

void TestModelSeries::envelope_data()
{
    QTest::addColumn<int>("missing");
    QTest::addColumn<int>("chunk");
    QTest::newRow("full") << 0 << 4096;
    QTest::newRow("gaps") << 4 << 4096;
    QTest::newRow("nearly empty") << 1 << 4096;
    QTest::newRow("small chunks") << 4 << 100;
    QTest::newRow("odd chunks") << 4 << 300;
}

void TestModelSeries::envelope()
{
    QFETCH(int, missing);
    QFETCH(int, chunk);
    auto rows = noisyRows(60'000, 8, missing);
    rows[30'000].value = 999'999; // the one that must never be lost
    writeRows(path("a"), localLog(LogNumber), rows, chunk);
    const auto reader = open(path("a"));
    const Series series = reader->read(SeriesNumber);
    const TimeRange all{ rows.front().raw, rows.back().raw };
    std::mt19937 random(1);
    for (int i = 0; i < 60; ++i) {
        TimeRange range{ rows[random() % rows.size()].raw + Nanos(random() % 3) - 1, rows[random() % rows.size()].raw };
        if (i < 6)
            range = all.widened(i * 1000 * Second);
        if (range.from > range.to)
            std::swap(range.from, range.to);
        const int buckets = std::vector<int>{ 1, 3, 7, 50, 400, 2000, 100'000 }[random() % 7];
        checkEnvelope(series, range, reader->envelope(SeriesNumber, range, buckets), buckets);
    }
    const auto one = reader->envelope(SeriesNumber, all, 1);
    QCOMPARE(one.size(), size_t(1));
    QCOMPARE(one[0].max, 999'999.0F * 2);
    QVERIFY(reader->envelope(SeriesNumber, { 0, 1 }, 10).empty());
    QVERIFY(reader->envelope(SeriesNumber, { 1, 0 }, 10).empty());
    QVERIFY(!reader->envelope(SeriesNumber, { all.from, all.from }, 0).empty() || !rows[0].value);
}

void TestModelSeries::envelopeOfConstants()
{
    std::vector<Row> rows;
    for (int i = 0; i < 20'000; ++i)
        rows.push_back(
            { Start + i * Second, i < 10'000 || i % 7 == 0 ? std::optional<std::int64_t>(4) : std::nullopt });
    writeRows(path("a"), localLog(LogNumber), rows);
    const auto reader = open(path("a"));
    const TimeRange all{ Start, Start + 20'000 * Second };
    for (const int buckets : { 1, 2, 30, 100 })
        checkEnvelope(reader->read(SeriesNumber), all, reader->envelope(SeriesNumber, all, buckets), buckets);
}

void TestModelSeries::samplesInOrder()
{
    auto writer = create(path("a"));
    const char *paths[]{ "z.txt", "a.txt" }; // in the order of the bundle
    std::mt19937 random(3);
    size_t expected = 0;
    for (SourceId source : { 1, 2 }) {
        writer->addSource(sourceFile(source, paths[source - 1]));
        writer->addLog(localLog(source * 64));
        for (int g = 0; g < 4; ++g) {
            const GroupId group = (source << 24) | g;
            writer->addGroup({ group, source * 64, "disk", g == 0 ? "sdb" : g == 1 ? "sda" : "boot", g == 3 });
            writer->addSeries(seriesInfo(group << 8, "disk.write_await"));
            writer->addSeries(seriesInfo((group << 8) + 1, "disk.read_await"));
            writer->addSeries(seriesInfo((group << 8) + 2, "disk.util"));
            ChunkBuilder builder(group, { 1, 1, 1 });
            for (int i = 0; i < 1000; ++i) {
                const bool has = random() % 2;
                const Decimal value = has ? Decimal::of(i, 1) : Decimal::missing();
                expected += g != 3 && has ? 2 : 0;
                builder.add(
                    Start + i * Second, LineNumber(g == 2 ? 5000 - i : i * 4 + 1), std::vector{ value, value, value });
                if (builder.rows() == 300 && g != 2)
                    writer->addChunk(builder.take());
            }
            writer->addChunk(builder.take());
        }
    }
    QVERIFY(bool(writer->finish()));
    const auto reader = open(path("a"));
    std::vector<std::tuple<std::string, LineNumber, std::string, std::string>> seen;
    const auto visit = [&](const SampleRow &row) {
        seen.emplace_back(paths[row.ref.source - 1], row.ref.line, row.metric, row.entity);
        return true;
    };
    reader->samples("disk.*_await", {}, {}, visit);
    QCOMPARE(seen.size(), expected);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));

    size_t inRange = 0;
    reader->samples("*", Start + 10 * Second, Start + 20 * Second, [&](const SampleRow &row) {
        ++inRange;
        return row.t >= Start + 10 * Second && row.t <= Start + 20 * Second && row.unit == "ms";
    });
    QVERIFY(inRange > 20 && inRange <= size_t(11 * 3 * 3 * 2));
    int visits = 0;
    reader->samples("*", {}, {}, [&](const SampleRow &) { return ++visits < 5; });
    QCOMPARE(visits, 5);
}

QTEST_GUILESS_MAIN(TestModelSeries)
#include "tst_model_series.moc"
