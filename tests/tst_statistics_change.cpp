// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/random.h"
#include "analysis/statistics/seriesratio.h"
#include "analysis/statistics/typicalratio.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace statistics;

/// Two recordings of one series: what is claimed, and what is not.
class TestStatisticsChange : public QObject {
    Q_OBJECT
private slots:
    void memoryIsPaidFor();
    void shiftIsFound();
    void extremesDoNotHideTheUsual();
    void intervalGoesWithP();
    void tooShort();
    void constant();
};

namespace {

/// Around 10, remembering `memory` of the value before; now and then a spike.
std::vector<double> series(Lcg &random, std::size_t n, double memory, double factor = 1, double spike = 0)
{
    std::vector<double> values;
    double off = 0;
    while (values.size() < n) {
        off = memory * off + random.normal() * std::sqrt(1 - memory * memory);
        values.push_back(factor * (10 + off + (random.uniform() < .02 ? spike : 0)));
    }
    return values;
}

} // namespace

void TestStatisticsChange::memoryIsPaidFor()
{
    Lcg random(31);
    for (const double memory : { 0.0, 0.6, 0.9 }) {
        int wrong = 0;
        constexpr int Trials = 200;
        for (int i = 0; i < Trials; ++i) {
            const auto change = compareSeries(series(random, 300, memory), series(random, 300, memory));
            wrong += change->p < .05;
        }
        QVERIFY2(wrong <= Trials * .075, qPrintable(QStringLiteral("%1: %2").arg(memory).arg(wrong)));
    }
}

void TestStatisticsChange::shiftIsFound()
{
    Lcg random(32);
    const auto change = compareSeries(series(random, 300, .6), series(random, 300, .6, 1.2));
    QVERIFY(change->enough);
    QVERIFY(change->p < 1e-4);
    QVERIFY(change->ci.contains(1.2) && change->ci.low > 1.1);
    QVERIFY(!change->typical);
    QVERIFY(change->effectiveBefore < 150);
    QVERIFY(change->block > 1);
}

void TestStatisticsChange::extremesDoNotHideTheUsual()
{
    Lcg random(33);
    const auto before = series(random, 300, 0, 1, 3000), after = series(random, 300, 0, 1.2, 3000);
    const auto change = compareSeries(before, after);
    QVERIFY(change->typical);
    QVERIFY(change->p < .001);
    QVERIFY(change->ci.contains(1.2) && change->ci.low > 1.1);
    QVERIFY(std::abs(compareTypical(before, after)->ratio - 1.2) < .03);
    QVERIFY(compareTypical(before, before)->p > .99);
}

/// The interval of the ratio of the means leaves 1 out when their difference is significant, and only then.
void TestStatisticsChange::intervalGoesWithP()
{
    Lcg random(34);
    for (int i = 0; i < 100; ++i) {
        const auto change = compareSeries(series(random, 60, .3), series(random, 60, .3, 1 + i * .001));
        if (change->p < .05 && !change->typical)
            QVERIFY(!change->ci.contains(1));
    }
}

void TestStatisticsChange::tooShort()
{
    Lcg random(35);
    const auto few = series(random, 7, 0), some = series(random, 20, 0), walk = series(random, 60, .97);
    QVERIFY(!compareSeries(few, some));
    QVERIFY(!compareSeries(some, series(random, 20, 0, 3))->enough);
    QVERIFY(!compareSeries(walk, series(random, 60, .97))->enough);
}

void TestStatisticsChange::constant()
{
    const std::array<double, 10> five{ 5, 5, 5, 5, 5, 5, 5, 5, 5, 5 }, six{ 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 };
    const std::array<double, 10> zero{};
    QCOMPARE(compareSeries(five, five)->p, 1.0);
    QCOMPARE(compareSeries(five, six)->p, 0.0);
    QCOMPARE(compareSeries(five, six)->ratio, 1.2);
    QVERIFY(std::isnan(compareSeries(zero, five)->ratio));
    QVERIFY(!compareTypical(zero, five));
}

QTEST_GUILESS_MAIN(TestStatisticsChange)
#include "tst_statistics_change.moc"
