// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/dispersion.h"
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/power.h"
#include "analysis/statistics/rates.h"
#include "analysis/statistics/runondigits.h"
#include "support/referencefigures.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace statistics;
using testsupport::figure;

/// Counts over exposure, against values of R 4.2 (poisson.test, binom.test, glm, p.adjust).
class TestStatisticsRates : public QObject {
    Q_OBJECT
private slots:
    void published_data();
    void published() { testsupport::compareFigure(); }
    void classes_data();
    void classes() { testsupport::compareFigure(); }
    void singleRates_data();
    void singleRates() { testsupport::compareFigure(); }
    void transactions_data();
    void transactions() { testsupport::compareFigure(); }
    void hourlyCounts_data();
    void hourlyCounts() { testsupport::compareFigure(); }
    void whatATrialCanShow_data();
    void whatATrialCanShow() { testsupport::compareFigure(); }
    void nothingCounted();
    void dispersionNeverNarrows();
    void runOnDigitsAreCutByTheirSums();
};

namespace {

void ratioRows(const char *name, const RateRatio &r, double ratio, double p, double low, double high)
{
    const auto row = [&](const char *what, double computed, double expected) {
        figure(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(name), QLatin1String(what))), computed, expected);
    };
    row("ratio", r.ratio, ratio);
    row("p", r.p, p);
    row("low", r.ci.low, low);
    row("high", r.ci.high, high);
}

constexpr double Hours = 72;

} // namespace

// 72 hours of a recorder with much and with little free space.
void TestStatisticsRates::published_data()
{
    testsupport::figureColumns();
    const RateRatio all = compareRates({ 88, Hours }, { 104, Hours });
    ratioRows("U1", all, .846154, .278982, .629684, 1.134878);
    figure("U1 mid p", all.midP, .249377);
    figure("U1 Wald p", all.waldP, .248763);
    ratioRows("U2", compareRates({ 56, Hours }, { 57, Hours }), 56.0 / 57, 1, .667156, 1.446255);
    const RateRatio c70 = compareRates({ 9, Hours }, { 26, Hours });
    ratioRows("U3", c70, .346154, .00598812, .142719, .762297);
    figure("U3 mid p", c70.midP, .00393317);
    ratioRows("U4", compareRates({ 16, Hours }, { 12, Hours }), 16.0 / 12, .571588, .591834, 3.087907);
    ratioRows("U5", compareRates({ 7, Hours }, { 9, Hours }), 7.0 / 9, .803619, .246159, 2.346979);
    ratioRows("U9", compareRates({ 192, 113633 }, { 400, 113351 }), .478809, 5.67379e-18, .400992, .570129);
    const RateRatio c60 = compareRates({ 11605, 113633 }, { 11965, 113351 });
    ratioRows("U14", c60, 11605.0 / 113633 / (11965.0 / 113351), .0112831, .943031, .992612);
    const RateRatio unequal = compareRates({ 11, 17.5 }, { 23, 41.25 });
    ratioRows("U17", unequal, 1.127329, .7113148, .496138, 2.407315);
    figure("U17 doubled", unequal.doubledP, .8694522);
}

void TestStatisticsRates::classes_data()
{
    testsupport::figureColumns();
    const std::array<Count, 5> full{ { { 88, Hours }, { 56, Hours }, { 9, Hours }, { 16, Hours }, { 7, Hours } } };
    const std::array<Count, 5> empty{ { { 104, Hours }, { 57, Hours }, { 26, Hours }, { 12, Hours }, { 9, Hours } } };
    std::vector<double> p;
    for (std::size_t i = 0; i < full.size(); ++i)
        p.push_back(compareRates(full[i], empty[i]).p);
    const std::vector<double> ofClasses(p.begin() + 1, p.end());
    const std::array<double, 4> expected{ 1, .0239525, 1, 1 };
    const std::vector<double> strict = holm(ofClasses), screen = benjaminiHochberg(ofClasses);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        figure(qPrintable(QStringLiteral("U6 Holm %1").arg(i)), strict[i], expected[i]);
        figure(qPrintable(QStringLiteral("U6 BH %1").arg(i)), screen[i], expected[i]);
    }
    figure("U6 Holm with U1", holm(p)[2], .0299406);
}

void TestStatisticsRates::singleRates_data()
{
    testsupport::figureColumns();
    const auto rows = [](const char *name, const Interval &computed, double low, double high) {
        figure(qPrintable(QStringLiteral("%1 low").arg(QLatin1String(name))), computed.low, low);
        figure(qPrintable(QStringLiteral("%1 high").arg(QLatin1String(name))), computed.high, high);
    };
    figure("U8 88 in 72 h", Count{ 88, Hours }.rate(), 1.222222);
    rows("U8 88 in 72 h", rateInterval({ 88, Hours }), .980258, 1.505812);
    figure("U8 104 in 72 h", Count{ 104, Hours }.rate(), 1.444444);
    rows("U8 104 in 72 h", rateInterval({ 104, Hours }), 1.180216, 1.750186);
    rows("U16 none in 17 h", rateInterval({ 0, 17 }), 0, .216993);
    figure("U16 one-sided", rateUpperBound({ 0, 17 }), .176220);
    figure("U16 chance", fewerEventsP({ 0, 17 }, 104 / Hours), 2.16600e-11);
    const RateRatio none = compareRates({ 0, 17 }, { 104, Hours });
    figure("U16 two samples", none.p, 6.11122e-10);
    rows("U16 ratio", none.ci, 0, .152922);
    const RateRatio five = compareRates({ 0, 24 }, { 5, 24 }), six = compareRates({ 0, 24 }, { 6, 24 });
    figure("U18 0 vs 5", five.p, .0625);
    rows("U18 0 vs 5", five.ci, 0, 1.091279);
    figure("U18 0 vs 6", six.p, .03125);
    rows("U18 0 vs 6", six.ci, 0, .849311);
    rows("U37 k=0", poissonInterval(0), 0, 3.688879);
    rows("U37 k=1", poissonInterval(1), .025318, 5.571643);
    rows("U37 k=3", poissonInterval(3), .618672, 8.767273);
    rows("U37 k=7", poissonInterval(7), 2.814363, 14.422675);
    rows("U37 k=16", poissonInterval(16), 9.145382, 25.982998);
}

void TestStatisticsRates::transactions_data()
{
    testsupport::figureColumns();
    ratioRows("U22", compareRates({ 102, 14936 }, { 195, 7352 }), .257476, 1.72649e-30, .200613, .328812);
    const RateRatio flood = compareRates({ 13524, 30.0032 }, { 30, 30.4642 });
    figure("U23 ratio", flood.ratio, 457.7266);
    figure("U23 low", flood.ci.low, 320.4832);
    figure("U23 high", flood.ci.high, 678.6889);
    figure("U23 rate", Count{ 30, 30.4642 }.rate(), .984762);
    figure("U23 rate low", rateInterval({ 30, 30.4642 }).low, .664415);
    figure("U23 rate high", rateInterval({ 30, 30.4642 }).high, 1.405810);
    const RateRatio idle = compareRates({ 43801, 30.0004 }, { 13524, 30.0032 });
    figure("U24 ratio", idle.ratio, 3.239063);
    figure("U24 low", idle.ci.low, 3.177133);
    figure("U24 high", idle.ci.high, 3.302361);
}

void TestStatisticsRates::hourlyCounts_data()
{
    testsupport::figureColumns();
    const std::array<double, 12> a{ 0, 1, 0, 5, 2, 0, 0, 7, 1, 0, 3, 0 }, b{ 2, 0, 6, 1, 9, 0, 4, 3, 0, 8, 1, 2 };
    const DispersedRatio r = compareDispersedCounts(a, b);
    figure("U19 ratio", r.ratio, 1.894737);
    figure("U19 z", r.poissonZ, 2.253730);
    figure("U19 Poisson p", r.poissonP, .0242132);
    figure("U19 phi", r.phi, 3.32775);
    figure("U19 t", r.t, 1.235454);
    figure("U19 p", r.p, .229693);
    figure("U19 df", r.df, 22);
    figure("U19 low", r.ci.low, .648106);
    figure("U19 high", r.ci.high, 5.539258);
    figure("U19 exact p", compareRates({ 36, 12 }, { 19, 12 }).p, .0300289);
    const Dispersion d = dispersionOf(a);
    figure("U19 dispersion", d.index, 3.382775);
    figure("U19 dispersion X2", d.chiSquare, 37.210526);
    figure("U19 dispersion p", d.p, 1.06236e-4);
}

void TestStatisticsRates::whatATrialCanShow_data()
{
    testsupport::figureColumns();
    const auto rows = [](const char *name, const std::optional<DetectableRate> &computed, double events, double ratio) {
        figure(qPrintable(QStringLiteral("%1 events").arg(QLatin1String(name))), computed->events, events);
        figure(qPrintable(QStringLiteral("%1 ratio").arg(QLatin1String(name))), computed->ratio, ratio);
    };
    rows("U40 72 h", detectableRate({ 104, Hours }, 72), 76, .7308);
    rows("U40 24 h", detectableRate({ 104, Hours }, 24), 21, .6058);
    rows("U40 17 h", detectableRate({ 104, Hours }, 17), 14, .5701);
    figure("U40 few events", detectableRate({ 9, Hours }, 72)->events, 1);
    figure("U40 few ratio", detectableRate({ 9, Hours }, 72)->ratio, .111, 2e-3);
    figure("hours to show a half", exposureNeeded(104 / Hours, .5), 33.9, 2e-3);
    figure("hours to show three quarters", exposureNeeded(104 / Hours, .75), 153, 4e-3);
    figure("hours to show what was seen", exposureNeeded(104 / Hours, 88.0 / 104), 425, 2e-3);
}

void TestStatisticsRates::nothingCounted()
{
    const RateRatio none = compareRates({ 0, 5 }, { 0, 7 });
    QVERIFY(std::isnan(none.ratio));
    QCOMPARE(none.p, 1.0);
    QVERIFY(none.ci.contains(1e9) && none.ci.contains(0));
    QVERIFY(std::isinf(compareRates({ 3, 5 }, { 0, 7 }).ratio));
    QVERIFY(!detectableRate({ 3, 10 }, 10)); // none at all against three shows nothing yet
    QVERIFY(std::isnan(dispersionOf(std::array<double, 3>{ 0, 0, 0 }).index));
    QCOMPARE(compareDispersedCounts(std::array<double, 2>{ 0, 0 }, std::array<double, 2>{ 1, 2 }).p, 1.0);
}

// Counts that scatter less than Poisson's are luck: their interval stays as wide as Poisson's.
void TestStatisticsRates::dispersionNeverNarrows()
{
    const std::array<double, 6> a{ 5, 5, 5, 5, 5, 5 }, b{ 8, 8, 8, 8, 8, 8 };
    const DispersedRatio r = compareDispersedCounts(a, b);
    QCOMPARE(r.phi, 0.0);
    QVERIFY(r.p >= r.poissonP);
    QVERIFY(r.p > 0.01);
}

void TestStatisticsRates::runOnDigitsAreCutByTheirSums()
{
    const std::array<std::string, 4> printed{ "5657", "926", "1612", "79" };
    const auto solutions = splitCounts(printed, 88, 104);
    QCOMPARE(solutions.size(), std::size_t(1));
    const std::array<CountRow, 4> expected{ { { 56, 57 }, { 9, 26 }, { 16, 12 }, { 7, 9 } } };
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(solutions[0][i].a, expected[i].a);
        QCOMPARE(solutions[0][i].b, expected[i].b);
    }
    QVERIFY(splitCounts(printed, 88, 105).empty());
    QCOMPARE(splitCounts(std::array<std::string, 2>{ "111", "111" }, 12, 12).size(), std::size_t(2));
    QVERIFY(splitCounts(std::array<std::string, 1>{ "10x" }, 1, 0).empty());
}

QTEST_GUILESS_MAIN(TestStatisticsRates)
#include "tst_statistics_rates.moc"
