// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/clock.h"
#include "analysis/model/decimal.h"
#include "analysis/model/finding.h"
#include "analysis/model/text.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace model;

class TestModelDecimal : public QObject {
    Q_OBJECT
private slots:
    void text_data();
    void text();
    void toDoubleReadsBackThePrintedText();
    void multiplierRoundsOnce();
    void doubles();
    void fixedDigits();
    void fillsPlaceMarkers();
    void encodesAnyText();
    void namesOfKinds();
    void causeOfAnIncident();
};

void TestModelDecimal::text_data()
{
    QTest::addColumn<qint64>("mantissa");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("multiplier");
    QTest::addColumn<QByteArray>("expected");
    const qint64 highest = std::numeric_limits<qint64>::max();
    const qint64 lowest = std::numeric_limits<qint64>::min();
    QTest::newRow("whole") << qint64(42) << 0 << qint64(1) << QByteArray("42");
    QTest::newRow("zeros of a whole number stay") << qint64(4200) << 0 << qint64(1) << QByteArray("4200");
    QTest::newRow("fraction") << qint64(1234) << 2 << qint64(1) << QByteArray("12.34");
    QTest::newRow("zeros of a fraction go") << qint64(1250) << 2 << qint64(1) << QByteArray("12.5");
    QTest::newRow("the point goes too") << qint64(1200) << 2 << qint64(1) << QByteArray("12");
    QTest::newRow("below one") << qint64(5) << 3 << qint64(1) << QByteArray("0.005");
    QTest::newRow("negative") << qint64(-5) << 1 << qint64(1) << QByteArray("-0.5");
    QTest::newRow("zero") << qint64(0) << 2 << qint64(1024) << QByteArray("0");
    QTest::newRow("multiplier") << qint64(1234) << 2 << qint64(1024) << QByteArray("12636.16");
    QTest::newRow("negative multiplier") << qint64(-15) << 1 << qint64(-2) << QByteArray("3");
    QTest::newRow("highest") << highest << 0 << highest << QByteArray("85070591730234615847396907784232501249");
    QTest::newRow("lowest") << lowest << 0 << qint64(1) << QByteArray("-9223372036854775808");
    QTest::newRow("lowest twice") << lowest << 2 << lowest << QByteArray("850705917302346158658436518579420528.64");
    QTest::newRow("many decimals") << qint64(1) << 25 << qint64(1) << QByteArray("0.0000000000000000000000001");
}

void TestModelDecimal::text()
{
    QFETCH(qint64, mantissa);
    QFETCH(int, decimals);
    QFETCH(qint64, multiplier);
    QFETCH(QByteArray, expected);
    QCOMPARE(toText(Decimal::of(mantissa, decimals), multiplier), expected.toStdString());
    QCOMPARE(toText(Decimal::missing(), multiplier), std::string());
}

void TestModelDecimal::toDoubleReadsBackThePrintedText()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 100'000; ++i) {
        const auto mantissa = static_cast<std::int64_t>(random()) >> (random() % 64);
        const Decimal d = Decimal::of(mantissa, int(random() % 26));
        QCOMPARE(d.toDouble(), std::strtod(toText(d).c_str(), nullptr)); // the C locale is set by ctest
    }
    QVERIFY(std::isnan(Decimal::missing().toDouble()));
}

void TestModelDecimal::multiplierRoundsOnce()
{
    // 0.1 kB: 0.1 * 1024 in doubles is 102.4 only by luck; 1.1 * 1000 is 1100.0000000000002.
    QCOMPARE(Decimal::of(11, 1).toDouble(1000), 1100.0);
    QCOMPARE(Decimal::of(1, 1).toDouble(1024), 102.4);
    QCOMPARE(Decimal::of(std::numeric_limits<std::int64_t>::max()).toDouble(1024), 9223372036854775807.0 * 1024);
}

void TestModelDecimal::doubles()
{
    QCOMPARE(toText(0.1), std::string("0.1"));
    QCOMPARE(toText(100000.0), std::string("100000"));
    QCOMPARE(toText(-2.5), std::string("-2.5"));
    QCOMPARE(toText(0.0), std::string("0"));
    QCOMPARE(toText(-0.0), std::string("0"));
    QCOMPARE(toText(1e300), std::string("1e+300"));
    QCOMPARE(toText(std::nan("")), std::string());
    std::mt19937_64 random(2);
    for (int i = 0; i < 100'000; ++i) {
        const std::uint64_t bits = random();
        double value = 0;
        memcpy(&value, &bits, sizeof value);
        if (std::isfinite(value))
            QCOMPARE(std::strtod(toText(value).c_str(), nullptr), value);
    }
}

void TestModelDecimal::fixedDigits()
{
    QCOMPARE(toText(472.96, 0), std::string("473"));
    QCOMPARE(toText(0.126, 2), std::string("0.13"));
    QCOMPARE(toText(-0.001, 1), std::string("0.0"));
    QCOMPARE(toText(-0.06, 1), std::string("-0.1"));
    QCOMPARE(toText(1e300, 1).size(), size_t(303));
    QCOMPARE(toText(std::nan(""), 1), std::string());
}

void TestModelDecimal::fillsPlaceMarkers()
{
    QCOMPARE(
        Text("moved %1 MB/s at %2 % util", { "5.0", "100" }).english(), std::string("moved 5.0 MB/s at 100 % util"));
    QCOMPARE(Text("%2 before %1", { "a", "b" }).english(), std::string("b before a"));
    QCOMPARE(Text("%1", { "%2" }).english(), std::string("%2")); // an argument is not filled again
    QCOMPARE(Text("%1 %3", { "a" }).english(), std::string("a %3"));
    QCOMPARE(Text("100 % of %", { "a" }).english(), std::string("100 % of %"));
    QCOMPARE(Text("%10", { "a" }).english(), std::string("a0"));
    const std::vector<std::string> ten{ "1", "2", "3", "4", "5", "6", "7", "8", "9", "ten" };
    QCOMPARE(Text("%10", ten).english(), std::string("ten"));
    QCOMPARE(Text("%0", ten).english(), std::string("%0"));
}

void TestModelDecimal::encodesAnyText()
{
    const std::vector<Text> texts{ {}, { "plain" }, { "%1", { "" } }, { "%1 %2", { "a", "b" } }, { "", { "", "" } },
        { "a\x1f"
          "b\x1e",
            { "\x1f\x1e",
                "\x1e"
                "s",
                "\x1e\x1e" } },
        { "%1", { std::string("nul\0here", 8) } } };
    for (const Text &text : texts)
        QCOMPARE(decodeText(encode(text)), text);
    QCOMPARE(encode({ "%1 of %2", { "a", "b" } }),
        std::string("%1 of %2\x1f"
                    "a\x1f"
                    "b"));
}

void TestModelDecimal::namesOfKinds()
{
    QCOMPARE(std::string(toText(StampKind::TimeOfDay)), std::string("time-of-day"));
    QCOMPARE(std::string(toText(Verdict::Unknown)), std::string("unknown"));
    QCOMPARE(std::string(toText(Role::Artefact)), std::string("artefact"));
}

void TestModelDecimal::causeOfAnIncident()
{
    Incident incident;
    QVERIFY(!incident.cause());
    Finding trigger;
    trigger.role = Role::Trigger;
    trigger.verdict = Verdict::In;
    Finding unknown;
    Finding cause;
    cause.verdict = Verdict::In;
    cause.rule = "device-stall";
    incident.findings = { trigger, unknown, cause };
    QCOMPARE(incident.cause(), &incident.findings[2]);
}

QTEST_GUILESS_MAIN(TestModelDecimal)
#include "tst_model_decimal.moc"
