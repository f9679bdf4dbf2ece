// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/selection.h"
#include "analysis/comparison/testname.h"
#include "analysis/comparison/wording.h"

#include <QtTest>

#include <limits>

/// The small pieces of a comparison: names of sides and tests, figures in sentences.
class TestComparisonNames : public QObject {
    Q_OBJECT

private slots:
    void side();
    void wrongSides_data();
    void wrongSides();
    void patterns();
    void sizes_data();
    void sizes();
    void repeats();
    void numbers();
    void sidesByName();
};

void TestComparisonNames::side()
{
    const auto plain = comparison::parseSide("box.tar.xz");
    QVERIFY(plain && plain->selection.isAll());
    QCOMPARE(plain->bundle, std::string("box.tar.xz"));
    const auto all = comparison::parseSide("a@b.zip#file=*wb*#file=x.txt#run=2-3#lines=10-@12:08..2025-03-07T12:30:05");
    QVERIFY(all);
    QCOMPARE(all->bundle, std::string("a@b.zip"));
    QCOMPARE(all->selection.files, (std::vector<std::string>{ "*wb*", "x.txt" }));
    QCOMPARE(all->selection.runs->from, std::int64_t{ 2 });
    QCOMPARE(all->selection.runs->to, std::int64_t{ 3 });
    QCOMPARE(all->selection.lines->from, std::int64_t{ 10 });
    QCOMPARE(all->selection.lines->to, std::numeric_limits<std::int64_t>::max());
    QVERIFY(all->selection.from->timeOfDay && !all->selection.to->timeOfDay);
    QCOMPARE(all->selection.from->value, (12 * 60 + 8) * 60 * model::NanosPerSecond);
    const auto open = comparison::parseSide("box@..13:00");
    QVERIFY(open && !open->selection.from && open->selection.to);
    const auto address = comparison::parseSide("me@host.tar");
    QVERIFY(address && address->selection.isAll());
}

void TestComparisonNames::wrongSides_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : { "box#run=0", "box#run=3-2", "box#run=x", "box#lines=", "box#file=", "box#size=3",
             "box@..", "box@noon..13:00", "#run=1", "@12:00..13:00", "box#run=2x" })
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestComparisonNames::wrongSides()
{
    QFETCH(QString, text);
    QVERIFY(!comparison::parseSide(text.toStdString()));
}

void TestComparisonNames::patterns()
{
    comparison::Selection selection;
    QVERIFY(selection.takesFile("a/b.txt"));
    selection.files = { "before*" };
    QVERIFY(selection.takesFile("run1/before.txt"));
    QVERIFY(selection.takesFile("before/iolog.txt"));
    QVERIFY(!selection.takesFile("run1/after.txt"));
}

void TestComparisonNames::sizes_data()
{
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<double>("bytes");
    const auto row = [](const char *test, const char *pattern, double bytes) {
        QTest::newRow(test) << QString::fromLatin1(test) << QString::fromLatin1(pattern) << bytes;
    };
    row("randwrite16k", "randwrite", 16384);
    row("write128k", "write", 131072);
    row("seq-read-1M", "seq-read", 1048576);
    row("randread_4KiB", "randread", 4096);
    row("randread 8KB", "randread", 8192);
    row("16k", "", 0);
    row("run2", "", 0);
    row("fileio rndwr, threads 4", "", 0);
    row("File Copy 256 bufsize 500 maxblocks, 40 copies", "", 0);
    row("job1", "", 0);
}

void TestComparisonNames::sizes()
{
    QFETCH(QString, test);
    QFETCH(QString, pattern);
    QFETCH(double, bytes);
    const auto sized = comparison::sizedTest(test.toStdString());
    QCOMPARE(sized.has_value(), bytes > 0);
    if (sized) {
        QCOMPARE(QString::fromStdString(sized->pattern), pattern);
        QCOMPARE(sized->bytes, bytes);
    }
    QCOMPARE(comparison::firstBlockSize("(R) 16.0KiB-16.0KiB, (W) 4096B-4096B").value_or(0), 16384.0);
    QCOMPARE(comparison::firstBlockSize("4k").value_or(0), 4096.0);
    QVERIFY(!comparison::firstBlockSize("none"));
}

void TestComparisonNames::repeats()
{
    QCOMPARE(comparison::baseTest("randread16k #2"), std::string("randread16k"));
    QCOMPARE(comparison::baseTest("cpu #fast"), std::string("cpu #fast"));
    model::BenchResult result;
    result.test = "randread16k #12";
    QCOMPARE(comparison::runOf(result), 12);
    result.test = "randread16k";
    result.run = 3;
    QCOMPARE(comparison::runOf(result), 3);
}

void TestComparisonNames::numbers()
{
    QCOMPARE(comparison::numberText(457.72661), std::string("457.7"));
    QCOMPARE(comparison::numberText(0.00123456), std::string("0.001235"));
    QCOMPARE(comparison::numberText(1), std::string("1"));
    QCOMPARE(comparison::numberText(0), std::string("0"));
    QCOMPARE(comparison::numberText(33200), std::string("33200"));
    QCOMPARE(comparison::numberText(-0.5), std::string("-0.5"));
    QCOMPARE(comparison::numberText(std::numeric_limits<double>::infinity()), std::string("∞"));
    QCOMPARE(comparison::figureText(1319108608, "B/s"), std::string("1.319 GB/s"));
    QCOMPARE(comparison::figureText(12.35, "ms"), std::string("12.35 ms"));
    QCOMPARE(comparison::chanceText(0.0079365), std::string("0.0079"));
    QCOMPARE(comparison::chanceText(1.72649e-30), std::string("1.7e-30"));
    QCOMPARE(comparison::chanceText(1), std::string("1"));
}

void TestComparisonNames::sidesByName()
{
    const auto sides = comparison::sidesByName({ "run/fio-write-back.txt", "run/fio-write-through.txt", "notes.txt" });
    QVERIFY(sides);
    QCOMPARE((*sides)[0].files, std::vector<std::string>{ "run/fio-write-through.txt" });
    QCOMPARE((*sides)[1].files, std::vector<std::string>{ "run/fio-write-back.txt" });
    const auto folders = comparison::sidesByName({ "Before/a.txt", "Before/b.txt", "after/a.txt" });
    QVERIFY(folders && (*folders)[0].files.size() == 2);
    QVERIFY(!comparison::sidesByName({ "before-and-after.txt", "iolog.txt" }));
    QVERIFY(!comparison::sidesByName({ "before.txt" }));
}

QTEST_GUILESS_MAIN(TestComparisonNames)
#include "tst_comparison_names.moc"
