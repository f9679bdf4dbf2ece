// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bootanchor.h"
#include "importers/rawclock.h"
#include "importers/storesink.h"

#include "support/ticktock.h"

#include <QtTest>

using namespace importers;
using model::Nanos;
using model::NanosPerDay;
using model::NanosPerSecond;
using model::StampKind;

namespace {

constexpr Nanos Hour = 3600 * NanosPerSecond;
constexpr Nanos March7 = 1741305600 * NanosPerSecond; // 2025-03-07T00:00

Stamp timeOfDay(Nanos value) { return { StampKind::TimeOfDay, value, std::nullopt }; }
Stamp local(Nanos value) { return { StampKind::Local, value, std::nullopt }; }
Stamp zoned(Nanos value, std::optional<int> zone = {}) { return { StampKind::Zoned, value, zone }; }

/// All that a file left in the store.
struct Stored {
    WriteBatch all;
    BatchTarget target()
    {
        return [this](WriteBatch batch) {
            const auto move = [](auto &from, auto &to) { to.insert(to.end(), from.begin(), from.end()); };
            move(batch.logs, all.logs);
            move(batch.groups, all.groups);
            move(batch.series, all.series);
            move(batch.chunks, all.chunks);
            move(batch.events, all.events);
            move(batch.facts, all.facts);
            move(batch.results, all.results);
            move(batch.issues, all.issues);
            all.source = batch.source;
        };
    }
    std::vector<Nanos> times(std::size_t chunk) const
    {
        std::vector<Nanos> out;
        model::unpackTimes(all.chunks[chunk].times, all.chunks[chunk].rows, out);
        return out;
    }
};

model::SourceFile file(model::SourceId id)
{
    model::SourceFile source;
    source.id = id;
    return source;
}

const Column Bytes{ "test.bytes", "B", 1024 };
const model::Decimal One = model::Decimal::of(1);

} // namespace

class TestImportStore : public QObject {
    Q_OBJECT

private slots:
    void midnights();
    void headDates();
    void mixedKinds();
    void datesWithoutYear();
    void bootAnchor();
    void numbers();
    void unstampedRows();
    void sinceBoot();
    void issuesAreCounted();
    void memoryIsBounded();
};

void TestImportStore::midnights()
{
    RawClock clock;
    QCOMPARE(*clock.toRaw(timeOfDay(23 * Hour)), 23 * Hour);
    QCOMPARE(*clock.toRaw(timeOfDay(1 * Hour)), 25 * Hour);
    QCOMPARE(*clock.toRaw(timeOfDay(1 * Hour - 5)), 25 * Hour - 5); // a clock that was set back a little
    QCOMPARE(*clock.toRaw(timeOfDay(20 * Hour)), 44 * Hour);
    QCOMPARE(*clock.toRaw(timeOfDay(2 * Hour)), 50 * Hour);
    QCOMPARE(clock.kind(), StampKind::TimeOfDay);
}

void TestImportStore::headDates()
{
    RawClock clock;
    clock.headDate(March7);
    QCOMPARE(*clock.toRaw(timeOfDay(23 * Hour)), March7 + 23 * Hour);
    QCOMPARE(*clock.toRaw(timeOfDay(Hour)), March7 + 25 * Hour);
    QCOMPARE(clock.kind(), StampKind::Local);
    clock.headDate(March7 + 5 * NanosPerDay); // the next run in the file
    QCOMPARE(*clock.toRaw(timeOfDay(0)), March7 + 5 * NanosPerDay);
}

void TestImportStore::mixedKinds()
{
    RawClock clock;
    QCOMPARE(*clock.toRaw(local(March7 + 23 * Hour)), March7 + 23 * Hour);
    QCOMPARE(*clock.toRaw(timeOfDay(Hour)), March7 + 25 * Hour);
    QCOMPARE(*clock.toRaw(zoned(March7, 8 * 3600)), March7 + 8 * Hour);
    QVERIFY(!clock.toRaw({ StampKind::Boot, 5, std::nullopt }));
    RawClock utc;
    QCOMPARE(*utc.toRaw(zoned(March7)), March7);
    QVERIFY(!utc.toRaw(local(March7))); // no zone is known
    QCOMPARE(*utc.toRaw(zoned(March7, 3600)), March7);
    QCOMPARE(*utc.toRaw(local(March7)), March7 - Hour);
    QCOMPARE(utc.zoneSeconds().value_or(0), 3600);
}

void TestImportStore::datesWithoutYear()
{
    const auto stamp = [](const char *text) { return parseDateTime(text, DateOrder::MonthFirst)->stamp; };
    RawClock clock;
    QCOMPARE(*clock.toRaw(stamp("Dec 30 12:00:00")), 12 * Hour);
    QCOMPARE(*clock.toRaw(stamp("Dec 31 12:00:00")), 36 * Hour);
    QCOMPARE(*clock.toRaw(stamp("Jan  1 00:00:00")), 48 * Hour);
    QCOMPARE(QByteArray::fromStdString(clock.monthDay()), QByteArray("12-30"));
    RawClock spring;
    QCOMPARE(*spring.toRaw(stamp("Feb 28 12:00:00")), 12 * Hour);
    QCOMPARE(*spring.toRaw(stamp("Mar  1 12:00:00")), 36 * Hour);
}

void TestImportStore::bootAnchor()
{
    BootAnchor anchor;
    const Nanos minute = 60 * NanosPerSecond;
    anchor.add(March7 + 12 * Hour, 2 * Hour, minute); // started in (9:59:00, 10:00:01)
    QCOMPARE(QByteArray::fromStdString(anchor.text(true)), QByteArray("2025-03-07T09:59:30 ± 31"));
    anchor.add(March7 + 12 * Hour + 50 * NanosPerSecond, 2 * Hour, minute); // in (9:59:50, 10:00:51)
    QCOMPARE(QByteArray::fromStdString(anchor.text(true)), QByteArray("2025-03-07T09:59:55 ± 6"));
    QCOMPARE(QByteArray::fromStdString(anchor.text(false)), QByteArray("09:59:55 ± 6"));
    anchor.add(March7 + 20 * Hour, minute, minute); // started again: the narrower one stays
    QCOMPARE(QByteArray::fromStdString(anchor.text(true)), QByteArray("2025-03-07T09:59:55 ± 6"));
}

void TestImportStore::numbers()
{
    Stored stored;
    SourceStore store(file(3), stored.target(), 1 << 20);
    ImportSink &first = store.openLog(testsupport::tickFormat());
    ImportSink &second = store.openLog(testsupport::tockFormat());
    const Column two[] = { Bytes, Bytes };
    const TableId a = first.table("disk", "sda", { &Bytes, 1 });
    QCOMPARE(first.table("disk", "sda", { &Bytes, 1 }), a);
    QVERIFY(first.table("disk", "sdb", { &Bytes, 1 }) != a);
    const TableId b = second.table("disk", "sda", two);
    const model::Decimal values[] = { One, model::Decimal::missing() };
    second.row(b, local(March7), 7, values, RowKind::Sample);
    first.row(a, timeOfDay(Hour), 8, { &One, 1 }, RowKind::Sample);
    first.tool("ticker", "1.2");
    first.result(9, 1, "t", "iops", 5, "1/s", model::Better::Higher);
    store.finish({}, {});
    QCOMPARE(stored.all.logs.size(), std::size_t(2));
    QCOMPARE(stored.all.logs[0].id, model::LogId(3 * 64));
    QCOMPARE(stored.all.logs[1].id, model::LogId(3 * 64 + 1));
    QCOMPARE(stored.all.groups.size(), std::size_t(2)); // sdb has no row
    QCOMPARE(stored.all.groups[0].id, model::GroupId(3) << 24);
    QCOMPARE(stored.all.groups[0].log, model::LogId(3 * 64 + 1));
    QCOMPARE(stored.all.series.size(), std::size_t(3));
    QCOMPARE(stored.all.series[1].id, (model::GroupId(3) << 24 << 8) + 1);
    QCOMPARE(stored.all.series[1].multiplier, std::int64_t(1024));
    QCOMPARE(QByteArray::fromStdString(stored.all.results[0].tool), QByteArray("ticker"));
}

void TestImportStore::unstampedRows()
{
    Stored stored;
    SourceStore store(file(1), stored.target(), 1 << 20);
    ImportSink &none = store.openLog(testsupport::tickFormat());
    ImportSink &some = store.openLog(testsupport::tockFormat());
    const TableId a = none.table("t", "x", { &Bytes, 1 }), b = some.table("t", "x", { &Bytes, 1 });
    for (model::LineNumber line = 1; line <= 6000; ++line)
        none.row(a, {}, line, { &One, 1 }, RowKind::Sample);
    some.row(b, {}, 1, { &One, 1 }, RowKind::Sample);
    some.row(b, local(March7), 2, { &One, 1 }, RowKind::Sample);
    some.row(b, {}, 3, { &One, 1 }, RowKind::Sample);
    store.finish({}, {});
    QCOMPARE(stored.all.logs[0].clock.kind, StampKind::None);
    QCOMPARE(stored.all.chunks.size(), std::size_t(3));
    const std::vector<Nanos> times = stored.times(0);
    QCOMPARE(times.size(), std::size_t(4096));
    QCOMPARE(times.back(), Nanos(4095));
    QCOMPARE(stored.times(1).front(), Nanos(4096));
    QCOMPARE(stored.all.logs[1].clock.kind, StampKind::Local);
    QCOMPARE(stored.times(2), (std::vector<Nanos>{ March7, March7, March7 }));
    QCOMPARE(stored.all.issues.size(), std::size_t(1));
    QCOMPARE(stored.all.issues[0].count, std::int64_t(2));
}

void TestImportStore::sinceBoot()
{
    Stored stored;
    SourceStore store(file(1), stored.target(), 1 << 20);
    ImportSink &sink = store.openLog(testsupport::tickFormat());
    const TableId a = sink.table("t", "x", { &Bytes, 1 });
    sink.row(a, {}, 1, { &One, 1 }, RowKind::SinceBoot);
    sink.row(a, local(March7), 2, { &One, 1 }, RowKind::Sample);
    store.finish({}, {});
    QCOMPARE(stored.all.groups.size(), std::size_t(2));
    QVERIFY(stored.all.groups[0].sinceBoot && !stored.all.groups[1].sinceBoot);
    QVERIFY(stored.all.issues.empty());
}

void TestImportStore::issuesAreCounted()
{
    Stored stored;
    SourceStore store(file(1), stored.target(), 1 << 20);
    ImportSink &sink = store.openLog(testsupport::tickFormat());
    sink.issue(5, "bad", std::string(159, 'x') + "\xE5\xB9\xB4");
    for (int i = 0; i < 9; ++i)
        sink.issue(6, "bad", "later");
    store.issue(1, "other", "o");
    store.finish({}, {});
    QCOMPARE(stored.all.issues.size(), std::size_t(2));
    QCOMPARE(stored.all.issues[0].count, std::int64_t(10));
    QCOMPARE(stored.all.issues[0].line, model::LineNumber(5));
    QCOMPARE(stored.all.issues[0].excerpt, std::string(159, 'x'));
}

void TestImportStore::memoryIsBounded()
{
    Stored stored;
    SourceStore store(file(1), stored.target(), 256 * 1024);
    ImportSink &sink = store.openLog(testsupport::tickFormat());
    std::int64_t rows = 0;
    for (int process = 0; process < 3000; ++process) {
        const TableId a = sink.table("process", std::to_string(process), { &Bytes, 1 });
        for (int i = 0; i < 20; ++i, ++rows)
            sink.row(a, local(March7 + rows), 1, { &One, 1 }, RowKind::Sample);
    }
    QVERIFY2(!stored.all.chunks.empty(), "nothing was packed before the end");
    store.finish({}, {});
    std::int64_t kept = 0;
    for (const model::PackedChunk &chunk : stored.all.chunks)
        kept += chunk.rows;
    QCOMPARE(kept, rows);
}

QTEST_GUILESS_MAIN(TestImportStore)
#include "tst_import_store.moc"
