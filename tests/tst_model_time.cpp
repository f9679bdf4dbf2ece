// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/metric.h"
#include "analysis/model/time.h"

#include <QtTest>

using namespace model;

class TestModelTime : public QObject {
    Q_OBJECT
private slots:
    void knownDates();
    void everyDayThereAndBack();
    void validity();
    void isoText();
    void clockText();
    void parsing_data();
    void parsing();
    void glob_data();
    void glob();
    void catalogue();
};

void TestModelTime::knownDates()
{
    // date -u -d 2025-03-07T12:08:38 +%s
    QCOMPARE(
        fromCivil({ 2025, 3, 7, 12, 8, 38, 250 * NanosPerMilli }), 1741349318 * NanosPerSecond + 250 * NanosPerMilli);
    QCOMPARE(fromCivil({ 1970, 1, 1, 0, 0, 0, 0 }), 0);
    QCOMPARE(fromCivil({ 1969, 12, 31, 23, 59, 59, 0 }), -NanosPerSecond);
    QCOMPARE(fromCivil({ 2000, 2, 29, 0, 0, 0, 0 }), 951782400 * NanosPerSecond);
    QCOMPARE(fromCivil({ 1900, 3, 1, 0, 0, 0, 0 }), -2203891200 * NanosPerSecond);
}

void TestModelTime::everyDayThereAndBack()
{
    Nanos expected = fromCivil({ 1678, 1, 1, 0, 0, 0, 0 });
    const Nanos end = fromCivil({ 2261, 12, 31, 0, 0, 0, 0 });
    int lastDay = 0;
    for (; expected <= end; expected += NanosPerDay) {
        const CivilTime civil = toCivil(expected + 86'399 * NanosPerSecond + 999'999'999);
        QVERIFY(isValid(civil));
        QVERIFY(civil.day == lastDay + 1 || civil.day == 1);
        QCOMPARE(fromCivil({ civil.year, civil.month, civil.day, 0, 0, 0, 0 }), expected);
        QCOMPARE(civil.hour * 10000 + civil.minute * 100 + civil.second, 235959);
        QCOMPARE(civil.fraction, Nanos(999'999'999));
        lastDay = civil.day;
    }
}

void TestModelTime::validity()
{
    QVERIFY(isValid({ 2024, 2, 29, 23, 59, 60, 999'999'999 }));
    QVERIFY(!isValid({ 2023, 2, 29, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2100, 2, 29, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 2, 30, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 13, 1, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 0, 1, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 4, 31, 0, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 1, 1, 24, 0, 0, 0 }));
    QVERIFY(!isValid({ 2024, 1, 1, 0, 60, 0, 0 }));
    QVERIFY(!isValid({ 2024, 1, 1, 0, 0, 61, 0 }));
    QVERIFY(!isValid({ 2024, 1, 1, 0, 0, 0, NanosPerSecond }));
    QVERIFY(!isValid({ 9999, 1, 1, 0, 0, 0, 0 })); // does not fit into 64-bit nanoseconds
}

void TestModelTime::isoText()
{
    const Nanos t = fromCivil({ 2025, 3, 7, 12, 8, 38, 1'999'999 });
    QCOMPARE(isoTime(t, 8 * 3600), std::string("2025-03-07T12:08:38.001+08:00"));
    QCOMPARE(isoTime(t, -(3 * 3600 + 30 * 60)), std::string("2025-03-07T12:08:38.001-03:30"));
    QCOMPARE(isoTime(t, 0), std::string("2025-03-07T12:08:38.001+00:00"));
    QCOMPARE(isoTime(t, std::nullopt), std::string("2025-03-07T12:08:38.001Z"));
    QCOMPARE(isoTime(-1, std::nullopt), std::string("1969-12-31T23:59:59.999Z"));
}

void TestModelTime::clockText()
{
    const Nanos t = fromCivil({ 2025, 3, 7, 2, 8, 38, 12'345'678 });
    QCOMPARE(clockTime(t), std::string("02:08:38"));
    QCOMPARE(clockTime(t, 3), std::string("02:08:38.012"));
    QCOMPARE(clockTime(t, 9), std::string("02:08:38.012345678"));
    QCOMPARE(clockTime(t, 12), std::string("02:08:38.012345678"));
}

void TestModelTime::parsing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<qint64>("expected");
    const auto row = [](const char *text, std::optional<Nanos> expected) {
        QTest::newRow(*text ? text : "nothing")
            << QByteArray(text) << expected.has_value() << qint64(expected.value_or(0));
    };
    row("2025-03-07", fromCivil({ 2025, 3, 7, 0, 0, 0, 0 }));
    row("2025-03-07T12:08", fromCivil({ 2025, 3, 7, 12, 8, 0, 0 }));
    row("2025-03-07 12:08:38", fromCivil({ 2025, 3, 7, 12, 8, 38, 0 }));
    row("2025-03-07 12:08:38.25", fromCivil({ 2025, 3, 7, 12, 8, 38, 250'000'000 }));
    row("2025-03-07 12:08:38.1234567899", fromCivil({ 2025, 3, 7, 12, 8, 38, 123'456'789 }));
    for (const char *bad : { "", "2025", "2025-3-7", "2025-03-07T", "2025-03-07T12", "2025-03-07T12:8", "2025-02-30",
             "2025-03-07T12:08:38Z", "2025-03-07T12:08:38+08:00", "2025-03-07T12:08:38.", "2025-03-07x12:08",
             "2025-03-07 24:00", "+025-03-07", " 2025-03-07", "2025-03-07 " })
        row(bad, std::nullopt);
}

void TestModelTime::parsing()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, valid);
    QFETCH(qint64, expected);
    const auto parsed = parseIsoTime(std::string_view(text.constData(), size_t(text.size())));
    QCOMPARE(parsed.has_value(), valid);
    if (valid)
        QCOMPARE(qint64(*parsed), expected);
}

void TestModelTime::glob_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("matches");
    const auto row = [](const char *pattern, const char *name, bool matches) {
        QTest::addRow("%s ~ %s", pattern, name) << QByteArray(pattern) << QByteArray(name) << matches;
    };
    row("*", "disk.util", true);
    row("*", "", true);
    row("", "", true);
    row("", "a", false);
    row("disk.*", "disk.util", true);
    row("disk.*", "disk", false);
    row("*.util", "disk.util", true);
    row("*await", "disk.write_await", true);
    row("*await", "disk.write_awaits", false);
    row("disk.?eads", "disk.reads", true);
    row("disk.?reads", "disk.reads", false);
    row("*a*a*b", "aaaaaaaaab", true);
    row("*a*a*b", "aaaaaaaaac", false);
    row("Disk.*", "disk.util", false);
    row("disk.util", "disk.util2", false);
}

void TestModelTime::glob()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, name);
    QFETCH(bool, matches);
    QCOMPARE(matchesGlob(pattern.constData(), name.constData()), matches);
}

void TestModelTime::catalogue()
{
    for (const MetricInfo &info : metricCatalogue()) {
        QCOMPARE(findMetric(info.name), &info);
        QVERIFY(info.title[0] != '\0');
    }
    QVERIFY(!findMetric("iostat.rrqm_percent"));
    QVERIFY(!findMetric("disk.utilx"));
    QVERIFY(!findMetric(""));
    QCOMPARE(std::string(findMetric("disk.write_await")->unit), std::string("ms"));
    QCOMPARE(findMetric("mem.dirty")->kind, SampleKind::Gauge);
    QCOMPARE(findMetric("app.duration")->kind, SampleKind::Duration);
    QCOMPARE(findMetric("disk.util")->kind, SampleKind::Mean);
}

QTEST_GUILESS_MAIN(TestModelTime)
#include "tst_model_time.moc"
