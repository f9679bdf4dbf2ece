// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/blockbootstrap.h"
#include "analysis/statistics/correlation.h"
#include "analysis/statistics/crosscorrelation.h"
#include "analysis/statistics/grid.h"
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/random.h"
#include "analysis/statistics/ranks.h"
#include "analysis/statistics/summary.h"
#include "support/referencefigures.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace statistics;
using testsupport::figure;

/// Series whose values depend on one another, against values of R 4.2 (acf, ccf, cor.test).
class TestStatisticsSeries : public QObject {
    Q_OBJECT
private slots:
    void autoregression_data();
    void autoregression() { testsupport::compareFigure(); }
    void lagged_data();
    void lagged() { testsupport::compareFigure(); }
    void recorder_data();
    void recorder() { testsupport::compareFigure(); }
    void independentWalksDoNotCorrelate();
    void searchingLagsIsPaidFor();
    void strongestLagIsFound();
    void bootstrapIsReproducible();
    void blocksOfNoise();
    void gridWeighsByOverlap();
    void eventsOccupyCells();
};

namespace {

std::vector<double> autoregressive(Lcg &random, double phi, std::size_t n)
{
    std::vector<double> x{ random.normal() };
    while (x.size() < n)
        x.push_back(phi * x.back() + random.normal());
    return x;
}

std::vector<double> fixture()
{
    Lcg random(12345);
    return autoregressive(random, .7, 240);
}

// Follows the fixture three steps later.
std::vector<double> follower()
{
    const std::vector<double> x = fixture();
    Lcg random(987654);
    std::vector<double> y;
    for (std::size_t i = 0; i < x.size(); ++i)
        y.push_back((i >= 3 ? .8 * x[i - 3] : 0) + random.normal());
    return y;
}

// Nine reports of an iostat, four under one scheduler and five under another.
constexpr std::array<double, 9> Iowait{ 1.11, 29.12, 27.35, 2.20, 12.03, 43.31, 33.82, 6.80, 3.21 };
constexpr std::array<double, 9> Util{ 6.00, 75.50, 68.00, 12.50, 49.00, 100.00, 100.00, 27.50, 16.50 };
constexpr std::array<double, 9> Queue{ 0.06, 16.75, 4.37, 0.32, 7.83, 29.53, 27.32, 2.09, 0.17 };
constexpr std::array<double, 9> User{ 21.05, 12.65, 18.52, 20.39, 6.27, 15.12, 12.83, 13.60, 14.29 };
constexpr std::array<double, 9> System{ 33.24, 27.65, 36.18, 34.71, 49.37, 29.36, 31.49, 36.54, 32.65 };
constexpr std::array<double, 9> Idle{ 44.60, 30.59, 17.95, 42.70, 32.33, 12.21, 21.87, 43.06, 49.85 };

} // namespace

void TestStatisticsSeries::autoregression_data()
{
    testsupport::figureColumns();
    const std::vector<double> x = fixture();
    figure("U34 u1", Lcg(12345).uniform(), .0966165285, 1e-8);
    figure("U34 x2", x[1], .05931978);
    figure("U34 x240", x[239], -.01510479);
    figure("U34 mean", mean(x), -.05069907);
    figure("U34 sd", standardDeviation(x), 1.34244480);
    const std::vector<double> r = autocorrelations(x, 3);
    figure("U34 r1", r[1], .66676836);
    figure("U34 r2", r[2], .42814459);
    figure("U34 r3", r[3], .28245412);
    figure("U34 n*", effectiveSizeOfMean(240, r[1]), 47.982428);
    figure("U34 block 1", circularBlockError(x, 1), .08647372);
    figure("U34 block 8", circularBlockError(x, 8), .16586356);
    figure("U34 block 12", circularBlockError(x, 12), .17947343);
    const auto length = politisWhite(x);
    figure("U34 m", static_cast<double>(length->significant), 4);
    figure("U34 M", static_cast<double>(length->window), 8);
    figure("U34 circular", length->circular, 11.46006);
    figure("U34 stationary", length->stationary, 10.01129);
    // Drawing blocks comes to the same error as summing over all of them.
    figure("drawn blocks", standardDeviation(bootstrapMeans(x, 12, 20'000)), .17947343, .02);
}

void TestStatisticsSeries::lagged_data()
{
    testsupport::figureColumns();
    const std::vector<double> x = fixture(), y = follower();
    const std::vector<double> r = crossCorrelations(x, y, 8);
    const std::array<double, 7> expected{ .215757, .304552, .457746, .756396, .503969, .322238, .280051 };
    for (std::size_t lag = 0; lag < expected.size(); ++lag)
        figure(qPrintable(QStringLiteral("U35 lag %1").arg(lag)), r[8 + lag], expected[lag]);
    figure("U35 Bretherton", brethertonSize(x, y), 150.884);
    figure("U35 Pyper Peterman", pyperPetermanSize(x, y), 95.9272);
    figure("U35 smaller", effectivePairs(x, y), 95.9272);
    const Interval ci = correlationInterval(r[8 + 3], pyperPetermanSize(x, y));
    figure("U35 low", ci.low, .655237);
    figure("U35 high", ci.high, .830906);
}

void TestStatisticsSeries::recorder_data()
{
    testsupport::figureColumns();
    std::vector<double> busy, notIdle;
    for (std::size_t i = 0; i < User.size(); ++i) {
        busy.push_back(User[i] + System[i]);
        notIdle.push_back(100 - Idle[i]);
    }
    figure("U39 iowait util", correlate(Iowait, Util)->r, .979259);
    figure("U39 iowait util p", correlate(Iowait, Util)->p, 4.14636e-6);
    figure("U39 iowait util ranks", correlateRanks(Iowait, Util)->r, .995825);
    figure("U39 iowait queue", correlate(Iowait, Queue)->r, .905900);
    figure("U39 busy util", correlate(busy, Util)->r, -.593826);
    figure("U39 busy util p", correlate(busy, Util)->p, .0918, 1e-3);
    figure("U39 not idle busy", correlate(notIdle, busy)->r, -.288498);
}

/// Pairs of independent walks: half of them pass the usual test, few one that allows for their memory.
void TestStatisticsSeries::independentWalksDoNotCorrelate()
{
    Lcg random(1);
    constexpr int Trials = 1000;
    int naive = 0, bretherton = 0, pyperPeterman = 0, smaller = 0;
    for (int i = 0; i < Trials; ++i) {
        const std::vector<double> x = autoregressive(random, .9, 200), y = autoregressive(random, .9, 200);
        const auto found = correlate(x, y);
        naive += found->p < .05;
        smaller += found->effectiveP < .05;
        bretherton += correlationP(found->r, brethertonSize(x, y)) < .05;
        pyperPeterman += correlationP(found->r, std::clamp(pyperPetermanSize(x, y), 4.0, 200.0)) < .05;
    }
    qInfo(
        "false alarms of independent walks: naive %.1f %%, Bretherton %.1f %%, Pyper-Peterman %.1f %%, smaller %.1f %%",
        naive * 100.0 / Trials, bretherton * 100.0 / Trials, pyperPeterman * 100.0 / Trials, smaller * 100.0 / Trials);
    QVERIFY(naive > Trials * .45);
    QVERIFY(bretherton < Trials * .06);
    QVERIFY(pyperPeterman < Trials * .065);
    QVERIFY(smaller < Trials * .05);
}

/// White noise and 21 lags: the best of them is nearly always "significant" by itself.
void TestStatisticsSeries::searchingLagsIsPaidFor()
{
    Lcg random(2);
    constexpr int Trials = 300;
    int naive = 0, corrected = 0, shifted = 0;
    for (int i = 0; i < Trials; ++i) {
        const std::vector<double> x = autoregressive(random, 0, 200), y = autoregressive(random, 0, 200);
        const auto peak = strongestLag(x, y, 10, 199);
        naive += peak->p < .05;
        corrected += peak->sidakP < .05;
        shifted += peak->shiftP <= .05;
    }
    qInfo("false alarms of the best of 21 lags: naive %.1f %%, Sidak %.1f %%, shifts %.1f %%", naive * 100.0 / Trials,
        corrected * 100.0 / Trials, shifted * 100.0 / Trials);
    QVERIFY(naive > Trials * .55);
    QVERIFY(corrected < Trials * .08);
    QVERIFY(shifted < Trials * .08);
}

void TestStatisticsSeries::strongestLagIsFound()
{
    const auto peak = strongestLag(fixture(), follower(), 20);
    QCOMPARE(peak->lag, 3);
    QVERIFY(std::abs(peak->r - .756396) < 1e-5);
    QVERIFY(peak->sidakP < 1e-6);
    QVERIFY(peak->shiftP > .1); // 240 values are hardly more than a handful of searches over 41 lags
    Lcg random(3);
    const std::vector<double> x = autoregressive(random, .5, 4000);
    std::vector<double> y(x.size(), 0);
    for (std::size_t i = 7; i < x.size(); ++i)
        y[i] = x[i - 7] + random.normal();
    QCOMPARE(strongestLag(x, y, 10, 299)->lag, 7);
    QVERIFY(strongestLag(x, y, 10, 299)->shiftP < .01);
    QCOMPARE(strongestLag(follower(), fixture(), 20)->lag, -3);
    // Cells that are missing are no zeros: the peak stays.
    std::vector<double> holes = follower();
    for (std::size_t i = 40; i < 80; ++i)
        holes[i] = std::nan("");
    QCOMPARE(strongestLag(fixture(), holes, 20)->lag, 3);
    const std::vector<double> flat(240, 5);
    QVERIFY(!strongestLag(fixture(), flat, 20));
    QVERIFY(!strongestLag(std::vector<double>(9, 1), std::vector<double>(9, 1), 3));
}

void TestStatisticsSeries::bootstrapIsReproducible()
{
    const std::vector<double> x = fixture();
    QCOMPARE(bootstrapMeans(x, 12, 50), bootstrapMeans(x, 12, 50));
    QVERIFY(bootstrapMeans(x, 12, 50) != bootstrapMeans(x, 12, 50, 7));
    // A block as long as the series can only be turned: its mean stays.
    for (const double m : bootstrapMeans(x, 240, 5))
        QVERIFY(std::abs(m - mean(x)) < 1e-12);
    QVERIFY(bootstrapMeans({}, 3).empty());
}

void TestStatisticsSeries::blocksOfNoise()
{
    Lcg random(99);
    const std::vector<double> noise = autoregressive(random, 0, 400);
    QVERIFY(blockLength(noise) <= 6);
    const std::vector<double> walk = autoregressive(random, .95, 400);
    QVERIFY(blockLength(walk) > 15);
    QVERIFY(!politisWhite(std::vector<double>(50, 3)));
    QVERIFY(!politisWhite(std::span(noise).first(9)));
    QCOMPARE(blockLength(std::vector<double>(64, 3)), std::size_t(4));
}

void TestStatisticsSeries::gridWeighsByOverlap()
{
    // Means over 3 s on cells of 2 s; the last cell is covered by a quarter.
    const std::array<MeanSample, 2> samples{ { { 0, 3, 10 }, { 3, 6.5, 40 } } };
    const std::vector<double> cells = onGrid(samples, { 0, 2, 5 });
    QCOMPARE(cells[0], 10.0);
    QCOMPARE(cells[1], 25.0);
    QCOMPARE(cells[2], 40.0);
    QVERIFY(std::isnan(cells[3]));
    QVERIFY(std::isnan(cells[4]));
    QVERIFY(std::isnan(onGrid(samples, { -4, 2, 1 })[0]));
}

void TestStatisticsSeries::eventsOccupyCells()
{
    const std::array<MeanSample, 3> events{ { { 3, 5, 0 }, { 0.5, 1, 0 }, { 3.5, 4.5, 0 } } };
    const std::vector<double> share = occupancy(events, { 0, 2, 4 });
    QCOMPARE(share[0], .25);
    QCOMPARE(share[1], .5);
    QCOMPARE(share[2], .5);
    QCOMPARE(share[3], 0.0);
}

QTEST_GUILESS_MAIN(TestStatisticsSeries)
#include "tst_statistics_series.moc"
