// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/paired.h"
#include "analysis/statistics/printed.h"
#include "analysis/statistics/summary.h"
#include "support/referencefigures.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace statistics;
using testsupport::figure;

/// Suites of benchmarks: ratios of their tests, scores, and whether printed figures fit together.
class TestStatisticsSuites : public QObject {
    Q_OBJECT
private slots:
    void unixBench_data();
    void unixBench() { testsupport::compareFigure(); }
    void indexes_data();
    void indexes();
    void scores_data();
    void scores() { testsupport::compareFigure(); }
    void fio_data();
    void fio() { testsupport::compareFigure(); }
    void fioLines_data();
    void fioLines();
    void pairedEdges();
};

namespace {

using Suite = std::array<double, 12>;

constexpr Suite Baseline{ 116700, 55, 43, 3960, 1655, 5800, 12440, 4000, 126, 42.4, 6, 15000 };
// 40 copies with a cache device, 1 copy without, 40 copies without: results and the indexes as printed.
constexpr Suite With{ 638899945.1, 189430.5, 40688.5, 60148.0, 15625.0, 237567.8, 33976454.8, 4409648.2, 51637.6,
    82512.9, 9337.6, 22989139.3 };
constexpr Suite One{ 27551830.6, 5364.9, 2025.8, 211147.7, 53916.9, 728882.6, 1193103.6, 65893.1, 1899.8, 3091.9,
    2697.9, 723495.3 };
constexpr Suite Without{ 638463745.2, 189404.0, 41209.7, 60242.4, 15631.6, 228578.5, 34024413.1, 4412099.5, 51540.3,
    85834.7, 9384.8, 23093901.4 };
constexpr Suite WithIndex{ 54747.2, 34441.9, 9462.4, 151.9, 94.4, 409.6, 27312.3, 11024.1, 4098.2, 19460.6, 15562.7,
    15326.1 };
constexpr Suite OneIndex{ 2360.9, 975.4, 471.1, 533.2, 325.8, 1256.7, 959.1, 164.7, 150.8, 729.2, 4496.4, 482.3 };
constexpr Suite WithoutIndex{ 54709.8, 34437.1, 9583.6, 152.1, 94.5, 394.1, 27350.8, 11030.2, 4090.5, 20244.0, 15641.3,
    15395.9 };

std::vector<double> ratios(std::span<const double> a, std::span<const double> b)
{
    std::vector<double> all;
    for (std::size_t i = 0; i < a.size(); ++i)
        all.push_back(a[i] / b[i]);
    return all;
}

std::vector<double> logRatios(std::span<const double> a, std::span<const double> b)
{
    return *logarithms(ratios(a, b));
}

void interval(const char *name, const Interval &computed, double low, double high)
{
    figure(qPrintable(QStringLiteral("%1 low").arg(QLatin1String(name))), computed.low, low);
    figure(qPrintable(QStringLiteral("%1 high").arg(QLatin1String(name))), computed.high, high);
}

// A figure with the place of its last digit and the unit behind it.
struct Figure {
    double value;
    double step;
    double unit;

    Interval range(Cut cut = Cut::Rounded) const { return printedRange(value * unit, step * unit, cut); }
};
constexpr double Plain = 1, Kilo = 1e3, Mega = 1e6, Kibi = 1024, Mebi = 1048576;

// randread128k: read: IOPS=266, BW=33.4MiB/s (34.0MB/s)(1001MiB/30006msec)
struct FioLine {
    const char *name;
    double block; // KiB
    Figure rate, binary, decimal, size;
    double milliseconds;
};
constexpr FioLine FioLines[] = {
    { "write128k write-back", 128, { 10.1, 0.1, Kilo }, { 1258, 1, Mebi }, { 1319, 1, Mega }, { 4096, 1, Mebi }, 3257 },
    { "read128k write-back", 128, { 5098, 1, Plain }, { 637, 1, Mebi }, { 668, 1, Mega }, { 4096, 1, Mebi }, 6427 },
    { "randwrite128k write-back", 128, { 910, 1, Plain }, { 114, 1, Mebi }, { 119, 1, Mega }, { 3420, 1, Mebi },
        30065 },
    { "randread128k write-back", 128, { 266, 1, Plain }, { 33.4, 0.1, Mebi }, { 34.0, 0.1, Mega }, { 1001, 1, Mebi },
        30006 },
    { "write16k write-back", 16, { 33.2, 0.1, Kilo }, { 519, 1, Mebi }, { 544, 1, Mega }, { 4096, 1, Mebi }, 7896 },
    { "read16k write-back", 16, { 28.3, 0.1, Kilo }, { 442, 1, Mebi }, { 464, 1, Mega }, { 4096, 1, Mebi }, 9265 },
    { "randwrite16k write-back", 16, { 1902, 1, Plain }, { 29.7, 0.1, Mebi }, { 31.2, 0.1, Mega }, { 893, 1, Mebi },
        30026 },
    { "randread16k write-back", 16, { 363, 1, Plain }, { 5814, 1, Kibi }, { 5953, 1, Kilo }, { 170, 1, Mebi }, 30003 },
    { "write8k write-back", 8, { 36.5, 0.1, Kilo }, { 285, 1, Mebi }, { 299, 1, Mega }, { 4096, 1, Mebi }, 14369 },
    { "read8k write-back", 8, { 33.7, 0.1, Kilo }, { 264, 1, Mebi }, { 276, 1, Mega }, { 4096, 1, Mebi }, 15542 },
    { "randwrite8k write-back", 8, { 1863, 1, Plain }, { 14.6, 0.1, Mebi }, { 15.3, 0.1, Mega }, { 437, 1, Mebi },
        30001 },
    { "randread8k write-back", 8, { 390, 1, Plain }, { 3128, 1, Kibi }, { 3203, 1, Kilo }, { 91.7, 0.1, Mebi }, 30006 },
    { "write1k write-back", 1, { 39.5, 0.1, Kilo }, { 38.5, 0.1, Mebi }, { 40.4, 0.1, Mega }, { 1156, 1, Mebi },
        30001 },
    { "read1k write-back", 1, { 36.3, 0.1, Kilo }, { 35.5, 0.1, Mebi }, { 37.2, 0.1, Mega }, { 1064, 1, Mebi }, 30001 },
    { "randwrite1k write-back", 1, { 837, 1, Plain }, { 838, 1, Kibi }, { 858, 1, Kilo }, { 24.5, 0.1, Mebi }, 30013 },
    { "randread1k write-back", 1, { 358, 1, Plain }, { 358, 1, Kibi }, { 367, 1, Kilo }, { 10.5, 0.1, Mebi }, 30002 },
    { "write128k write-through", 128, { 272, 1, Plain }, { 34.1, 0.1, Mebi }, { 35.8, 0.1, Mega }, { 1023, 1, Mebi },
        30002 },
    { "read128k write-through", 128, { 11.5, 0.1, Kilo }, { 1442, 1, Mebi }, { 1512, 1, Mega }, { 4096, 1, Mebi },
        2841 },
    { "randwrite128k write-through", 128, { 117, 1, Plain }, { 14.7, 0.1, Mebi }, { 15.4, 0.1, Mega }, { 441, 1, Mebi },
        30008 },
    { "randread128k write-through", 128, { 1103, 1, Plain }, { 138, 1, Mebi }, { 145, 1, Mega }, { 4096, 1, Mebi },
        29697 },
    { "write16k write-through", 16, { 591, 1, Plain }, { 9456, 1, Kibi }, { 9683, 1, Kilo }, { 277, 1, Mebi }, 30005 },
    { "read16k write-through", 16, { 22.9, 0.1, Kilo }, { 358, 1, Mebi }, { 375, 1, Mega }, { 4096, 1, Mebi }, 11442 },
    { "randwrite16k write-through", 16, { 137, 1, Plain }, { 2202, 1, Kibi }, { 2255, 1, Kilo }, { 64.5, 0.1, Mebi },
        30013 },
    { "randread16k write-through", 16, { 959, 1, Plain }, { 14.0, 0.1, Mebi }, { 15.7, 0.1, Mega }, { 450, 1, Mebi },
        30011 },
    { "write8k write-through", 8, { 837, 1, Plain }, { 6700, 1, Kibi }, { 6861, 1, Kilo }, { 196, 1, Mebi }, 30001 },
    { "read8k write-through", 8, { 37.8, 0.1, Kilo }, { 295, 1, Mebi }, { 310, 1, Mega }, { 4096, 1, Mebi }, 13862 },
    { "randwrite8k write-through", 8, { 143, 1, Plain }, { 1144, 1, Kibi }, { 1172, 1, Kilo }, { 33.5, 0.1, Mebi },
        30001 },
    { "randread8k write-through", 8, { 946, 1, Plain }, { 7569, 1, Kibi }, { 7750, 1, Kilo }, { 222, 1, Mebi }, 30001 },
    { "write1k write-through", 1, { 700, 1, Plain }, { 700, 1, Kibi }, { 717, 1, Kilo }, { 20.5, 0.1, Mebi }, 30003 },
    { "read1k write-through", 1, { 33.9, 0.1, Kilo }, { 33.1, 0.1, Mebi }, { 34.8, 0.1, Mega }, { 995, 1, Mebi },
        30001 },
    { "randwrite1k write-through", 1, { 115, 1, Plain }, { 116, 1, Kibi }, { 118, 1, Kilo }, { 3471, 1, Kibi }, 30005 },
    { "randread1k write-through", 1, { 884, 1, Plain }, { 885, 1, Kibi }, { 906, 1, Kilo }, { 25.9, 0.1, Mebi },
        30005 },
};

bool isTruncated(const Figure &rate) { return rate.unit == Plain; } // fio rounds from 10 000 on only

QString faultsOf(const FioLine &line)
{
    const Interval seconds = printedRange(line.milliseconds / 1000, 0.001, Cut::Truncated);
    const Interval moved = quotient(line.size.range(), seconds);
    QStringList faults;
    if (!agree(line.binary.range(), moved))
        faults << QStringLiteral("binary");
    if (!agree(line.decimal.range(), moved))
        faults << QStringLiteral("decimal");
    const double block = line.block * Kibi;
    const Interval rate = line.rate.range(isTruncated(line.rate) ? Cut::Truncated : Cut::Rounded);
    if (!agree(rate, quotient(moved, { block, block })))
        faults << QStringLiteral("rate");
    return faults.join(QLatin1Char(' '));
}

} // namespace

void TestStatisticsSuites::unixBench_data()
{
    testsupport::figureColumns();
    const auto suite = suiteRatio(ratios(Without, With));
    figure("U25 geometric mean", suite->ratio, 1.002040);
    interval("U25", suite->ci, .991218, 1.012981);
    figure("U25 t", suite->t, .413158);
    figure("U25 p", suite->p, .68743);
    figure("U25 sd", suite->scatter, .017090);
    const auto ranked = signedRank(logRatios(Without, With));
    figure("U25 V", ranked->v, 55);
    figure("U25 V p", ranked->p, .233398);
    const SignTest signs = signTest(logRatios(Without, With));
    figure("U25 signs", signs.positive, 8);
    figure("U25 signs p", signs.p, .387695);
    const auto copies = suiteRatio(ratios(std::span(Without).subspan(3, 3), std::span(With).subspan(3, 3)));
    figure("U25 file copy", copies->ratio, .987880);
    interval("U25 file copy", copies->ci, .933362, 1.045582);
    const std::vector<double> copiesScale = ratios(Without, One);
    figure("40 copies: file copy 1024", copiesScale[3], .285, 2e-3);
    figure("40 copies: file copy 256", copiesScale[4], .290, 2e-3);
    figure("40 copies: file copy 4096", copiesScale[5], .314, 2e-3);
    figure("40 copies: Whetstone", copiesScale[1], 35.3, 2e-3);
}

void TestStatisticsSuites::indexes_data()
{
    QTest::addColumn<double>("result");
    QTest::addColumn<double>("baseline");
    QTest::addColumn<double>("index");
    const auto rows = [](const char *run, const Suite &results, const Suite &indexes) {
        for (std::size_t i = 0; i < results.size(); ++i)
            QTest::addRow("%s %d", run, static_cast<int>(i)) << results[i] << Baseline[i] << indexes[i];
    };
    rows("with", With, WithIndex);
    rows("one copy", One, OneIndex);
    rows("without", Without, WithoutIndex);
}

/// Index = result / baseline x 10, as exactly as both were printed.
void TestStatisticsSuites::indexes()
{
    QFETCH(double, result);
    QFETCH(double, baseline);
    QFETCH(double, index);
    const Interval computed = quotient(printedRange(result, .1), { baseline / 10, baseline / 10 });
    QVERIFY(agree(computed, printedRange(index, .1)));
    QVERIFY(!agree(computed, printedRange(index + .4, .1)));
}

/// Scores come from results; from indexes, which are rounded, two of three would print wrong.
void TestStatisticsSuites::scores_data()
{
    testsupport::figureColumns();
    const auto rows = [](const char *run, const Suite &results, const Suite &indexes, double score, double rounded) {
        const double exact = 10 * *geometricMean(ratios(results, Baseline));
        figure(qPrintable(QStringLiteral("%1 from results").arg(QLatin1String(run))), exact, score, 1e-7);
        figure(qPrintable(QStringLiteral("%1 from indexes").arg(QLatin1String(run))), *geometricMean(indexes), rounded,
            5e-7);
    };
    rows("with", With, WithIndex, 5389.2383, 5389.216);
    rows("one copy", One, OneIndex, 674.8527, 674.843);
    rows("without", Without, WithoutIndex, 5400.2346, 5400.380);
    figure("40 copies over one", *geometricMean(ratios(Without, One)), 8.001, 5e-4);
}

// Requests a second at four block sizes, with write-back and with write-through.
void TestStatisticsSuites::fio_data()
{
    testsupport::figureColumns();
    using Sizes = std::array<double, 4>;
    const auto rows
        = [](const char *name, const Sizes &back, const Sizes &through, double ratio, double low, double high) {
              const auto suite = suiteRatio(ratios(back, through));
              figure(qPrintable(QStringLiteral("U26 %1").arg(QLatin1String(name))), suite->ratio, ratio);
              interval(qPrintable(QStringLiteral("U26 %1").arg(QLatin1String(name))), suite->ci, low, high);
              return suite->p;
          };
    const double write
        = rows("write", { 10100, 33200, 36500, 39500 }, { 272, 591, 837, 700 }, 47.598403, 34.364898, 65.927972);
    const double read
        = rows("read", { 5098, 28300, 33700, 36300 }, { 11500, 22900, 37800, 33900 }, .850402, .412675, 1.752430);
    const double randWrite
        = rows("randwrite", { 910, 1902, 1863, 837 }, { 117, 137, 143, 115 }, 10.059178, 5.880080, 17.208449);
    const double randRead
        = rows("randread", { 266, 363, 390, 358 }, { 1103, 959, 946, 884 }, .351358, .234700, .526000);
    figure("U26 read p", read, .527178);
    figure("U26 randwrite p", randWrite, .000844568);
    figure("U26 randread p", randRead, .00372963);
    const std::vector<double> strict = holm(std::array<double, 4>{ write, read, randWrite, randRead });
    figure("U26 Holm write", strict[0], .000163739);
    figure("U26 Holm read", strict[1], .527178);
    figure("U26 Holm randwrite", strict[2], .0025337);
    figure("U26 Holm randread", strict[3], .00745926);
    figure("U26 sign test", signTest(std::array<double, 4>{ 1, 2, 3, 4 }).smallestP, .125);
    figure("U26 sign test p", signTest(std::array<double, 4>{ 1, 2, 3, 4 }).p, .125);
}

void TestStatisticsSuites::fioLines_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("faults");
    int at = 0;
    for (const FioLine &line : FioLines) {
        const QLatin1String name(line.name);
        // Two slips of fio itself before 3.26: the fraction was rounded up to 1.0 and lost.
        const QString faults = name == QLatin1String("randread128k write-back") ? QStringLiteral("decimal")
            : name == QLatin1String("randread16k write-through")                ? QStringLiteral("binary")
                                                                                : QString();
        QTest::newRow(line.name) << at++ << faults;
    }
}

/// Bandwidth is size over time, requests a second are bandwidth over block size.
void TestStatisticsSuites::fioLines()
{
    QFETCH(int, at);
    QFETCH(QString, faults);
    QCOMPARE(faultsOf(FioLines[at]), faults);
    FioLine wrong = FioLines[at];
    wrong.rate.value *= 1.21; // 143 as 173
    QVERIFY(faultsOf(wrong).contains(QLatin1String("rate")));
}

void TestStatisticsSuites::pairedEdges()
{
    QVERIFY(!suiteRatio(std::array<double, 1>{ 2 }));
    QVERIFY(!suiteRatio(std::array<double, 3>{ 2, 2, 2 }));
    QVERIFY(!suiteRatio(std::array<double, 3>{ 2, 0, 3 }));
    QVERIFY(!signedRank(std::array<double, 2>{ 0, 0 }));
    QVERIFY(!signedRank(std::array<double, 4>{ 1, 1, 2, -3 })->exact);
    QCOMPARE(signTest({}).p, 1.0);
    QCOMPARE(signTest(std::array<double, 3>{ 0, 1, -1 }).n, 2.0);
    QVERIFY(!geometricMean({}));
}

QTEST_GUILESS_MAIN(TestStatisticsSuites)
#include "tst_statistics_suites.moc"
