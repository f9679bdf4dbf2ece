// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/counttable.h"
#include "analysis/statistics/oddsratio.h"
#include "analysis/statistics/shares.h"
#include "support/referencefigures.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace statistics;
using testsupport::figure;

/// Shares of samples and tables of counts, against values of R 4.2 (prop.test, fisher.test, chisq.test, binom.test).
class TestStatisticsShares : public QObject {
    Q_OBJECT
private slots:
    void published_data();
    void published() { testsupport::compareFigure(); }
    void tables_data();
    void tables() { testsupport::compareFigure(); }
    void small_data();
    void small() { testsupport::compareFigure(); }
    void edges();
};

namespace {

// Samples of a CPU monitor at 80 to 100 % and at 60 to 79 %, under two settings.
constexpr Share HighA{ 192, 113633 }, HighB{ 400, 113351 };
constexpr Share MiddleA{ 11605, 113633 }, MiddleB{ 11965, 113351 };

void interval(const char *name, const Interval &computed, double low, double high)
{
    figure(qPrintable(QStringLiteral("%1 low").arg(QLatin1String(name))), computed.low, low);
    figure(qPrintable(QStringLiteral("%1 high").arg(QLatin1String(name))), computed.high, high);
}

} // namespace

void TestStatisticsShares::published_data()
{
    testsupport::figureColumns();
    const ShareRatio plain = shareRatio(HighB, HighA);
    figure("U10 ratio", plain.ratio, 2.088516);
    interval("U10", plain.ci, 1.758694, 2.480193);
    figure("U10 z", plain.z, 8.39774);
    figure("U10 break-even", plain.breakEvenPhi, 18.3581);
    const ShareRatio sixteen = shareRatio(HighB, HighA, 16), twenty = shareRatio(HighB, HighA, 20);
    figure("U11 phi 16 p", sixteen.p, .0357786);
    interval("U11 phi 16", sixteen.ci, 1.05014, 4.15363);
    figure("U11 phi 20 p", twenty.p, .0604097);
    interval("U11 phi 20", twenty.ci, .96829, 4.50476);
    const ShareDifference high = compareShares(HighA, HighB);
    figure("U12 X2", high.chiSquare, 73.791394);
    figure("U12 p", high.p, 8.68243e-18);
    const OddsRatio odds = fisherExact(HighA, HighB);
    figure("U12 odds ratio", odds.ratio, .477931);
    interval("U12 odds ratio", odds.ci, .400180, .569199);
    figure("U12 Fisher p", odds.p, 5.15032e-18);
    figure("U13 difference", high.difference, -.00183921);
    interval("U13 difference", high.ci, -.00226452, -.00142237);
    interval("U13 Wilson a", wilsonInterval(HighA), .00146711, .00194588);
    interval("U13 Wilson b", wilsonInterval(HighB), .00320007, .00389130);
    const ShareDifference middle = compareShares(MiddleA, MiddleB);
    figure("U14 X2", middle.chiSquare, 7.174408);
    figure("U14 p", middle.p, .00739509);
    figure("U14 break-even", shareRatio(MiddleB, MiddleA).breakEvenPhi, 1.8674);
}

void TestStatisticsShares::tables_data()
{
    testsupport::figureColumns();
    const std::array<CountRow, 4> classes{ { { 56, 57 }, { 9, 26 }, { 16, 12 }, { 7, 9 } } };
    figure("U7 X2", chiSquareTest(classes)->value, 7.808312);
    figure("U7 df", chiSquareTest(classes)->df, 3);
    figure("U7 p", chiSquareTest(classes)->p, .050144);
    figure("U7 Fisher", *fisherExactP(classes), .0458701);
    const std::array<CountRow, 3> samples{ { { 101836, 100986 }, { 11605, 11965 }, { 192, 400 } } };
    figure("U15 X2", chiSquareTest(samples)->value, 81.791609);
    figure("U15 df", chiSquareTest(samples)->df, 2);
    figure("U15 p", chiSquareTest(samples)->p, 1.73451e-18);
}

void TestStatisticsShares::small_data()
{
    testsupport::figureColumns();
    const OddsRatio odds = fisherExact({ 3, 20 }, { 9, 20 });
    figure("U38 odds ratio", odds.ratio, .224459);
    interval("U38 odds ratio", odds.ci, .031907, 1.161595);
    figure("U38 Fisher p", odds.p, .0823588);
    const Binomial seven = binomialTest({ 7, 20 });
    figure("U38 binomial p", seven.p, .263176);
    interval("U38 binomial", seven.ci, .153909, .592189);
    interval("U38 Wilson", wilsonInterval({ 3, 24 }), .043443, .310039);
}

void TestStatisticsShares::edges()
{
    QCOMPARE(wilsonInterval({ 0, 9 }).low, 0.0);
    QCOMPARE(wilsonInterval({ 9, 9 }).high, 1.0);
    QVERIFY(std::isnan(shareRatio({ 0, 9 }, { 3, 9 }).ratio));
    QCOMPARE(shareRatio({ 0, 9 }, { 3, 9 }).p, 1.0);
    QCOMPARE(compareShares({ 0, 9 }, { 0, 12 }).p, 1.0);
    QCOMPARE(fisherExact({ 0, 9 }, { 0, 12 }).p, 1.0);
    QVERIFY(std::isinf(fisherExact({ 4, 9 }, { 0, 12 }).ratio));
    QCOMPARE(fisherExact({ 0, 9 }, { 5, 12 }).ci.low, 0.0);
    // A class that nobody fell into says nothing, and one class alone is no table.
    const std::array<CountRow, 3> hole{ { { 3, 5 }, { 0, 0 }, { 7, 2 } } };
    QCOMPARE(chiSquareTest(hole)->df, 1.0);
    QVERIFY(!chiSquareTest(std::span(hole).first(2)));
    QVERIFY(qFuzzyCompare(*fisherExactP(hole), fisherExact({ 3, 10 }, { 5, 7 }).p));
    const std::array<CountRow, 3> huge{ { { 9000, 9000 }, { 8000, 8100 }, { 1, 2 } } };
    QVERIFY(!fisherExactP(huge));
}

QTEST_GUILESS_MAIN(TestStatisticsShares)
#include "tst_statistics_shares.moc"
