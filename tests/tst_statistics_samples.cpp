// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/permutation.h"
#include "analysis/statistics/power.h"
#include "analysis/statistics/ranks.h"
#include "analysis/statistics/shift.h"
#include "analysis/statistics/summary.h"
#include "analysis/statistics/welch.h"
#include "support/referencefigures.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

using namespace statistics;
using testsupport::figure;

/// Two samples, against values of R 4.2 (t.test, wilcox.test, p.adjust, power.t.test).
class TestStatisticsSamples : public QObject {
    Q_OBJECT
private slots:
    void threeAgainstThree_data();
    void threeAgainstThree() { testsupport::compareFigure(); }
    void published_data();
    void published() { testsupport::compareFigure(); }
    void repeats_data();
    void repeats() { testsupport::compareFigure(); }
    void adjusted_data();
    void adjusted() { testsupport::compareFigure(); }
    void tiesDoNotBeatTheAttainable();
    void largeSamplesAreNormal();
    void drawnRegroupings();
    void nothingToCompare();
};

namespace {

void interval(const char *name, const Interval &computed, double low, double high)
{
    figure(qPrintable(QStringLiteral("%1 low").arg(QLatin1String(name))), computed.low, low);
    figure(qPrintable(QStringLiteral("%1 high").arg(QLatin1String(name))), computed.high, high);
}

// Transactions a second and 99th percentiles of three lines of each of two runs.
constexpr std::array<double, 3> Back{ 493.60, 451.21, 547.70 }, Through{ 243.35, 288.50, 202.30 };
constexpr std::array<double, 3> BackTail{ 34.33, 26.68, 25.28 }, ThroughTail{ 82.96, 68.05, 893.56 };

} // namespace

void TestStatisticsSamples::threeAgainstThree_data()
{
    testsupport::figureColumns();
    const auto plain = welch(Back, Through);
    figure("U20 t", plain->t, 6.757603);
    figure("U20 df", plain->df, 3.948381);
    figure("U20 p", plain->p, .00262037);
    interval("U20", plain->ci, 148.388, 357.185);
    const auto logs = welchOfLogs(Back, Through);
    figure("U20 log ratio", logs->ratio, 2.047896);
    interval("U20 log ratio", logs->ci, 1.421318, 2.950696);
    figure("U20 log p", logs->p, .00792989);
    figure("U20 log df", logs->df, 3.096223);
    const auto ranked = mannWhitney(Back, Through);
    figure("U20 W", ranked->w, 9);
    figure("U20 W p", ranked->p, .1);
    figure("U20 smallest p", ranked->smallestP, .1);
    figure("U20 permutation p", permutationTest(Back, Through).p, .1);
    figure("U20 shift", hodgesLehmann(Back, Through)->estimate, 250.25);
    figure("U20 d", cohenD(Back, Through), 5.517559);
    figure("U20 g", hedgesG(Back, Through), 4.414048);
    figure("U20 delta", cliffDelta(Back, Through), 1);
    const auto tail = welchOfLogs(BackTail, ThroughTail);
    figure("U21 ratio", tail->ratio, .166190);
    interval("U21", tail->ci, .005034, 5.486967);
    figure("U21 p", tail->p, .160681);
}

void TestStatisticsSamples::published_data()
{
    testsupport::figureColumns();
    const std::array<double, 10> x{ 10.1, 9.8, 10.4, 10.0, 9.9, 10.2, 10.3, 9.7, 10.0, 10.1 };
    const std::array<double, 10> y{ 9.4, 9.6, 9.9, 9.2, 9.5, 9.8, 9.3, 9.7, 9.5, 9.6 };
    figure("U27 W", mannWhitney(x, y)->w, 95.5);
    figure("U27 p", mannWhitney(x, y)->p, .00064804);
    figure("U27 p uncorrected", mannWhitney(x, y)->uncorrectedP, .00056358);
    figure("U27 t", welch(x, y)->t, 5.144958);
    figure("U27 df", welch(x, y)->df, 18);
    figure("U27 t p", welch(x, y)->p, 6.79123e-5);
    figure("U27 median x", median({ x.begin(), x.end() }), 10.05);
    figure("U27 median y", median({ y.begin(), y.end() }), 9.55);
    figure("U27 MAD x", robustDeviation(x), .22239);
    figure("U27 MAD y", robustDeviation(y), .22239);
    const std::array<double, 5> a{ 5.1, 4.9, 6.2, 5.8, 5.5 };
    const std::array<double, 6> b{ 6.3, 6.8, 5.9, 7.1, 6.6, 7.4 };
    figure("U28 W", mannWhitney(a, b)->w, 1);
    figure("U28 p", mannWhitney(a, b)->p, .00865801);
    figure("U28 shift", hodgesLehmann(a, b)->estimate, -1.2);
    interval("U28 shift", hodgesLehmann(a, b)->ci, -2.0, -.4);
    figure("U28 t", welch(a, b)->t, -3.670341);
    figure("U28 df", welch(a, b)->df, 8.745979);
    figure("U28 t p", welch(a, b)->p, .00540976);
    const std::array<double, 6> c{ 251.2, 248.7, 255.1, 247.9, 252.3, 249.4 };
    const std::array<double, 7> d{ 216.4, 221.9, 209.8, 214.2, 219.5, 213.1, 218.0 };
    figure("U29 t", welch(c, d)->t, 18.259687);
    figure("U29 df", welch(c, d)->df, 10.356688);
    figure("U29 p", welch(c, d)->p, 3.25758e-9);
    interval("U29", welch(c, d)->ci, 30.431029, 38.845161);
    figure("U29 ratio", welchOfLogs(d, c)->ratio, .861778);
    interval("U29 ratio", welchOfLogs(d, c)->ci, .845719, .878143);
    figure("U29 W", mannWhitney(c, d)->w, 42);
    figure("U29 W p", mannWhitney(c, d)->p, .00116550);
}

void TestStatisticsSamples::repeats_data()
{
    testsupport::figureColumns();
    figure("U36 2", smallestRankP(2, 2), .33333);
    figure("U36 3", smallestRankP(3, 3), .1);
    figure("U36 4", smallestRankP(4, 4), .0285714);
    figure("U36 5", smallestRankP(5, 5), .00793651);
    figure("U36 6", smallestRankP(6, 6), .0021645);
    figure("1", smallestRankP(1, 1), 1);
    figure("repeats for .05", static_cast<double>(repeatsForRankP()), 4);
    const auto row = [](double variation, double change, double n) {
        figure(qPrintable(QStringLiteral("variation %1 change %2").arg(variation).arg(change)),
            std::ceil(*repeatsNeeded(change, variation)), n);
    };
    row(.02, .05, 4);
    row(.02, .10, 3);
    row(.05, .05, 18);
    row(.05, .10, 6);
    row(.05, .20, 3);
    row(.10, .10, 19);
    row(.10, .20, 6);
    row(.20, .20, 20);
}

void TestStatisticsSamples::adjusted_data()
{
    testsupport::figureColumns();
    const std::array<double, 8> p{ .001, .008, .039, .041, .042, .06, .074, .205 };
    const std::array<double, 8> strict{ .008, .056, .234, .234, .234, .234, .234, .234 };
    const std::array<double, 8> screen{ .008, .032, .0672, .0672, .0672, .08, .0845714, .205 };
    for (std::size_t i = 0; i < p.size(); ++i) {
        figure(qPrintable(QStringLiteral("U30 Holm %1").arg(i)), holm(p)[i], strict[i]);
        figure(qPrintable(QStringLiteral("U30 BH %1").arg(i)), benjaminiHochberg(p)[i], screen[i]);
    }
}

// The normal curve would give .07 for these, which no order of three and three values can be worth.
void TestStatisticsSamples::tiesDoNotBeatTheAttainable()
{
    const std::array<double, 3> low{ 1, 1, 2 }, high{ 3, 3, 4 };
    const auto ranked = mannWhitney(low, high);
    QVERIFY(!ranked->exact);
    QCOMPARE(ranked->p, ranked->smallestP);
    QCOMPARE(ranked->smallestP, 0.1);
    const auto shift = hodgesLehmann(low, high);
    QVERIFY(shift->level < .95); // the whole range of the differences is all there is
    QCOMPARE(shift->ci, (Interval{ -3, -1 }));
}

void TestStatisticsSamples::largeSamplesAreNormal()
{
    std::vector<double> x(60), y(60);
    std::iota(x.begin(), x.end(), 0.0);
    std::iota(y.begin(), y.end(), 10.5);
    const auto ranked = mannWhitney(x, y);
    QVERIFY(!ranked->exact);
    // The exact p of the first 50 and the approximation must be close where both can be had.
    const auto exact = mannWhitney(std::span(x).first(50), std::span(y).first(50));
    QVERIFY(exact->exact);
    QVERIFY(std::abs(exact->p - exact->uncorrectedP) == 0);
    QVERIFY(ranked->p < .02 && ranked->p > .001);
    const auto shift = hodgesLehmann(x, y);
    QCOMPARE(shift->estimate, -10.5);
    QVERIFY(shift->ci.contains(-10.5) && !shift->ci.contains(0));
}

void TestStatisticsSamples::drawnRegroupings()
{
    std::vector<double> x(30), y(30);
    std::iota(x.begin(), x.end(), 0.0);
    std::iota(y.begin(), y.end(), 9.0);
    const Permutation drawn = permutationTest(x, y);
    QVERIFY(!drawn.exact);
    QCOMPARE(drawn.p, permutationTest(x, y).p); // the same numbers each time
    QVERIFY(std::abs(drawn.p - welch(x, y)->p) < .002);
    QCOMPARE(permutationTest(x, x).p, 1.0);
}

void TestStatisticsSamples::nothingToCompare()
{
    const std::array<double, 3> flat{ 2, 2, 2 }, some{ 1, 2, 3 }, zero{ 0, 1, 2 };
    QVERIFY(!welch(flat, flat));
    QVERIFY(!welch(std::span(some).first(1), some));
    QVERIFY(!welchOfLogs(zero, some));
    QVERIFY(!mannWhitney(flat, flat));
    QVERIFY(!mannWhitney({}, some));
    QVERIFY(!hodgesLehmann(some, {}));
    QVERIFY(std::isnan(cohenD(flat, flat)));
    QCOMPARE(permutationTest({}, some).p, 1.0);
    QVERIFY(holm({}).empty());
}

QTEST_GUILESS_MAIN(TestStatisticsSamples)
#include "tst_statistics_samples.moc"
