// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stamp.h"
#include "importers/api/stampmemo.h"

#include <QtTest>

using namespace importers;
using model::StampKind;

namespace {
// 2025-03-07T12:08:36, as the wall clock shows it.
constexpr model::Nanos Noon = 1741349316 * model::NanosPerSecond;
constexpr model::Nanos Hour = 3600 * model::NanosPerSecond;
constexpr model::Nanos Clock = ((12 * 60 + 8) * 60 + 36) * model::NanosPerSecond;
// 7 March is the 67th day of a leap year.
constexpr model::Nanos SeventhOfMarch = 67 * model::NanosPerDay;
} // namespace

class TestImportStamp : public QObject {
    Q_OBJECT

private slots:
    void dates_data();
    void dates();
    void noDates_data();
    void noDates();
    void timesOfDay_data();
    void timesOfDay();
    void epochs();
    void dateAlone();
    void anyStamp();
    void lengthLeavesTheRest();
    void memoAgrees_data();
    void memoAgrees();
};

void TestImportStamp::dates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("kind");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<int>("zone"); // 1: none
    const auto row = [](const char *text, qint64 value = Noon, StampKind kind = StampKind::Local, int zone = 1,
                         DateOrder order = DateOrder::MonthFirst) {
        QTest::newRow(text) << QByteArray(text) << int(order) << int(kind) << value << zone;
    };
    row("2025-03-07T12:08:36");
    row("2025-03-07 12:08:36");
    row("2025-03-07T12:08", Noon - 36 * model::NanosPerSecond);
    row("2025-03-07 12:08:36,123", Noon + 123 * model::NanosPerMilli);
    row("2025-03-07 12:08:36.1234567899", Noon + 123456789);
    row("2025-03-07T12:08:36.123456+0800", Noon - 8 * Hour + 123456000, StampKind::Zoned, 8 * 3600);
    row("2025-03-07T12:08:36,123456+08:00", Noon - 8 * Hour + 123456000, StampKind::Zoned, 8 * 3600);
    row("2025-03-07 12:08:36 -0330", Noon + 3 * Hour + Hour / 2, StampKind::Zoned, -(3 * 3600 + 1800));
    row("2025-03-07T12:08:36+08", Noon - 8 * Hour, StampKind::Zoned, 8 * 3600);
    row("2025-03-07T12:08:36Z", Noon, StampKind::Zoned);
    row("2025/03/07 12:08:36");
    row("2025/3/7 12:08:36");
    row("2025.03.07 12:08:36");
    row("03/07/25 12:08:36");
    row("07/03/25 12:08:36", Noon, StampKind::Local, 1, DateOrder::DayFirst);
    row("25/03/07 12:08:36", Noon, StampKind::Local, 1, DateOrder::YearFirst);
    row("03/07/2025 12:08:36 PM");
    row("03/07/2025 12:08:36 AM", Noon - 12 * Hour);
    row("03/07/2025 01:08:36 PM", Noon + Hour);
    row("07/03/2025 12:08:36", Noon, StampKind::Local, 1, DateOrder::DayFirst);
    row("07.03.2025 12:08:36");
    row("07.03.25 12:08:36");
    row("07-03-2025 12:08:36");
    row("03/07/70 12:08:36", 65 * model::NanosPerDay + Clock);
    row("2025年03月07日 12时08分36秒");
    row("2025年03月07日 12時08分36秒");
    row("2025年03月07日 下午 12时08分36秒");
    row("2025년 03월 07일 12시 08분 36초");
    row("2025年 03月 07日 星期五 12:08:36 CST");
    row("2025年  3月  7日 金曜日 12:08:36 CST");
    row("Fri Mar  7 12:08:36 CST 2025");
    row("Fri Mar 07 12:08:36 CST 2025");
    row("Fri Mar 07 12:08:36 PM CST 2025");
    row("Fri Mar  7 12:08:36 2025");
    row("Fri Mar  7 12:08:36 +08 2025", Noon - 8 * Hour, StampKind::Zoned, 8 * 3600);
    row("Fri 07 Mar 2025 12:08:36 PM CST");
    row("Fri, 07 Mar 2025 12:08:36 +0800", Noon - 8 * Hour, StampKind::Zoned, 8 * 3600);
    row("Fri 2025-03-07 12:08:36 CST");
    row("Fr 7. Mär 12:08:36 CST 2025");
    row("Fr 07 Mär 2025 12:08:36 CET");
    row("Пт 07 мар 2025 12:08:36 CST");
    row("ven. 07 mars 2025 12:08:36 CET");
    row("mar 07 mar 2025 12:08:36");
    row("Mar 07 2025 12:08:36");
    row("Mar 07 12:08:36", SeventhOfMarch + Clock, StampKind::TimeOfDay);
    row("Mar  7 12:08:36.25", SeventhOfMarch + Clock + 250 * model::NanosPerMilli, StampKind::TimeOfDay);
    row("Fri Mar  7 12:08:36", SeventhOfMarch + Clock, StampKind::TimeOfDay);
    row("03-07 12:08:36.000", SeventhOfMarch + Clock, StampKind::TimeOfDay);
    row("Jan  1 00:00:00", model::NanosPerDay, StampKind::TimeOfDay);
    row("1970-01-01 00:25:39", 1539 * model::NanosPerSecond);
}

void TestImportStamp::dates()
{
    QFETCH(QByteArray, text);
    QFETCH(int, order);
    QFETCH(int, kind);
    QFETCH(qint64, value);
    QFETCH(int, zone);
    const auto parsed = parseDateTime(text.toStdString(), DateOrder(order));
    QVERIFY(parsed);
    QCOMPARE(int(parsed->stamp.kind), kind);
    QCOMPARE(qint64(parsed->stamp.value), value);
    QCOMPARE(parsed->stamp.zoneSeconds.value_or(1), zone);
    QCOMPARE(parsed->length, std::size_t(text.size()));
}

void TestImportStamp::noDates_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : { "", " 2025-03-07 12:08:36", "2025-03-07", "2025-13-07 12:08:36", "2025-02-30 12:08:36",
             "2025-03-07 24:08:36", "2025-03-07 12:60:36", "13/13/25 12:08:36", "2025-03-07 12:08:361",
             "03/07/2025 15:08:36 AM", "Fri Feb 30 12:08:36 2025", "avg-cpu:  %user", "Device 12:08:36", "Mon cpu",
             "may be 12:08:36", "1.2.3 12:08:36", "123/07/25 12:08:36", "12:08:36", "1741320516", "sda 0.00 0.00",
             "2025-03-07 12:08:36abc", "2025-03-07 12:08:36:77" })
        QTest::newRow(text) << QByteArray(text);
}

void TestImportStamp::noDates()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseDateTime(text.toStdString(), DateOrder::MonthFirst));
}

void TestImportStamp::timesOfDay_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("value"); // -1: none
    const auto row = [](const char *text, qint64 value) { QTest::newRow(text) << QByteArray(text) << value; };
    row("12:08:36", Clock);
    row("12:08:36.123", Clock + 123 * model::NanosPerMilli);
    row("12:08:36 PM", Clock);
    row("12:08:36 AM", Clock - 12 * Hour);
    row("11:59:59 PM", 24 * Hour - model::NanosPerSecond);
    row("9:08:36 AM", Clock - 3 * Hour);
    row("12时08分36秒", Clock);
    row("12時08分36秒", Clock);
    row("00:00:00", 0);
    row("23:59:60", 24 * Hour);
    row("9:08:36", -1);
    row("24:00:00", -1);
    row("12:08", -1);
    row("12:08:36:1", -1);
    row("12:08:5", -1);
    row("00:1f:33:22", -1);
    row("12.08.36", -1);
}

void TestImportStamp::timesOfDay()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, value);
    const auto parsed = parseTimeOfDay(text.toStdString());
    QCOMPARE(parsed.has_value(), value >= 0);
    if (!parsed)
        return;
    QCOMPARE(parsed->stamp.kind, StampKind::TimeOfDay);
    QCOMPARE(qint64(parsed->stamp.value), value);
    QCOMPARE(parsed->length, std::size_t(text.size()));
}

void TestImportStamp::epochs()
{
    const auto value = [](const char *text) {
        const auto parsed = parseEpoch(text);
        return parsed && parsed->stamp.kind == StampKind::Zoned ? qint64(parsed->stamp.value) : -1;
    };
    QCOMPARE(value("1741320516"), 1741320516LL * model::NanosPerSecond);
    QCOMPARE(value("1741320516.156397642"), 1741320516156397642LL);
    QCOMPARE(value("1741651190116 rec"), 1741651190116LL * model::NanosPerMilli);
    for (const char *text :
        { "17413205", "4102444800", "17413205161", "1741651190116.5", "1741320516x", "1741320516/2", "" })
        QCOMPARE(value(text), -1);
}

void TestImportStamp::dateAlone()
{
    const auto date = parseDate("03/07/25 \t_x86_64_", DateOrder::MonthFirst);
    QVERIFY(date);
    QCOMPARE(date->length, std::size_t(8));
    QCOMPARE(date->stamp.value, Noon - Clock);
    QCOMPARE(parseDate("2025年03月07日", DateOrder::MonthFirst)->stamp.value, Noon - Clock);
    QVERIFY(!parseDate("03/07/255", DateOrder::MonthFirst));
    QVERIFY(!parseDate("6.18.44-generic", DateOrder::MonthFirst));
}

void TestImportStamp::anyStamp()
{
    QCOMPARE(parseStamp("12:08:36 up", DateOrder::MonthFirst)->stamp.kind, StampKind::TimeOfDay);
    QCOMPARE(parseStamp("1741320516 x", DateOrder::MonthFirst)->stamp.kind, StampKind::Zoned);
    QCOMPARE(parseStamp("2025-03-07 12:08:36 x", DateOrder::MonthFirst)->stamp.kind, StampKind::Local);
    QVERIFY(!parseStamp("x 12:08:36", DateOrder::MonthFirst));
}

void TestImportStamp::lengthLeavesTheRest()
{
    const auto rest = [](std::string_view text) {
        const auto parsed = parseStamp(text, DateOrder::MonthFirst);
        return parsed ? QByteArray(text.substr(parsed->length).data()) : QByteArray("none");
    };
    QCOMPARE(rest("Fri Mar 07 12:08:36 CST 2025 avg-cpu:"), QByteArray(" avg-cpu:"));
    QCOMPARE(rest("2025-03-07 12:08:36 INFO x"), QByteArray(" INFO x"));
    QCOMPARE(rest("Mar 07 12:08:36 host kernel: x"), QByteArray(" host kernel: x"));
    QCOMPARE(rest("Mar 07 12:08:36 2025 x"), QByteArray(" x"));
    QCOMPARE(rest("2025-03-07 12:08:36,5,3"), QByteArray(",5,3"));
    QCOMPARE(rest("2025-03-07 12:08:36] x"), QByteArray("] x"));
    QCOMPARE(rest("12:08:36: x"), QByteArray(": x"));
    QCOMPARE(rest("12:08:36 up 2:05"), QByteArray(" up 2:05"));
}

void TestImportStamp::memoAgrees_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("known");
    const auto row = [](const char *before, const char *text, bool known) {
        QTest::newRow(text) << QByteArray(before) << QByteArray(text) << known;
    };
    row("2025-03-07 12:08:36", "2025-03-07 12:08:37", true);
    row("2025-03-07T23:59:59", "2025-03-07T00:00:00", true); // a clock that was set back
    row("03/07/25 23:59:59", "03/08/25 00:00:00", false);
    row("12:08:36", "12:09:00", true);
    row("03/07/25 12:08:36", "03/07/25 12:08:361", false);
    row("03/07/25 12:08:36", "03/07/25 12:08:61", false);
    row("03/07/2025 12:59:59 PM", "03/07/2025 01:00:00 PM", false);
    row("2025\xE5\xB9\xB4"
        "03\xE6\x9C\x88"
        "07\xE6\x97\xA5 \xE4\xB8\x8B\xE5\x8D\x88 12:59:59",
        "2025\xE5\xB9\xB4"
        "03\xE6\x9C\x88"
        "07\xE6\x97\xA5 \xE4\xB8\x8B\xE5\x8D\x88 01:00:00",
        false);
}

/// What is told from the stamp before must be what parsing tells.
void TestImportStamp::memoAgrees()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, text);
    QFETCH(bool, known);
    const auto first = parseStamp(before.toStdString(), DateOrder::MonthFirst);
    QVERIFY(first && first->length == std::size_t(before.size()));
    importers::StampMemo memo;
    QVERIFY(!memo.known(text.toStdString()));
    memo.remember(before.toStdString(), first->stamp);
    const auto told = memo.known(text.toStdString());
    QCOMPARE(told.has_value(), known);
    if (!told)
        return;
    const auto parsed = parseStamp(text.toStdString(), DateOrder::MonthFirst);
    QVERIFY(parsed);
    QCOMPARE(told->value, parsed->stamp.value);
    QCOMPARE(int(told->kind), int(parsed->stamp.kind));
}

QTEST_GUILESS_MAIN(TestImportStamp)
#include "tst_import_stamp.moc"
