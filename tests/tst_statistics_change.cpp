// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/random.h"
#include "analysis/statistics/seriesratio.h"
#include "analysis/statistics/typicalratio.h"

#include <QTest>

#include <algorithm>
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
    void rareValues();
    void rareNoise();
    void looksThatAgree();
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
    QCOMPARE(change->look, statistics::Look::Mean);
    QVERIFY(change->effectiveBefore < 150);
    QVERIFY(change->block > 1);
}

void TestStatisticsChange::extremesDoNotHideTheUsual()
{
    Lcg random(33);
    const auto before = series(random, 300, 0, 1, 3000), after = series(random, 300, 0, 1.2, 3000);
    const auto change = compareSeries(before, after);
    QCOMPARE(change->look, statistics::Look::Usual);
    QVERIFY(change->p < .001);
    QVERIFY(change->ci.contains(1.2) && change->ci.low > 1.1);
    QVERIFY(std::abs(compareTypical(before, after)->ratio - 1.2) < .03);
    QVERIFY(compareTypical(before, before)->p > .99);
}

namespace {

/// Mostly 0; now and then a stretch of reports around one level, and once in a while far above it.
std::vector<double> rare(Lcg &random, std::size_t n, double factor = 1, double often = .1)
{
    std::vector<double> values;
    while (values.size() < n) {
        const bool any = random.uniform() < often;
        const double extreme = random.uniform() < .05 ? 50 : 1;
        const double level = any ? factor * extreme * std::exp(.2 * random.normal()) : 0;
        const std::size_t length = any ? 1 + random.below(3) : 1;
        for (std::size_t i = 0; i < length && values.size() < n; ++i)
            values.push_back(level);
    }
    return values;
}

} // namespace

void TestStatisticsChange::rareValues()
{
    Lcg random(36);
    const auto before = rare(random, 600), after = rare(random, 600, 1.25);
    const auto change = compareSeries(before, after);
    QCOMPARE(change->look, statistics::Look::Present);
    QVERIFY(change->p < .01);
    QVERIFY(change->ci.contains(1.25) && change->ci.low > 1);
    // Each twice as large, but a third as often: neither better nor worse.
    QVERIFY(!comparePresent(before, rare(random, 600, 2, .03)));
    // Three times in all are no sample, however long each lasts.
    std::vector<double> thrice(600, 0);
    for (const std::size_t at : { 100, 300, 500 })
        std::fill_n(thrice.begin() + static_cast<std::ptrdiff_t>(at), 30, 7.0);
    QVERIFY(!comparePresent(before, thrice));
    // Always the same when there is any: two levels.
    std::vector<double> ones, twos;
    for (int i = 0; i < 600; ++i) {
        ones.push_back(i % 20 == 0 ? 1 : 0);
        twos.push_back(i % 20 == 0 ? 2 : 0);
    }
    QVERIFY(comparePresent(ones, twos)->p < 1e-6);
    QVERIFY(!comparePresent(ones, ones));
}

void TestStatisticsChange::rareNoise()
{
    Lcg random(37);
    int wrong = 0;
    constexpr int Trials = 200;
    for (int i = 0; i < Trials; ++i)
        wrong += compareSeries(rare(random, 300), rare(random, 300))->p < .05;
    QVERIFY2(wrong <= Trials * .075, qPrintable(QString::number(wrong)));
}

void TestStatisticsChange::looksThatAgree()
{
    QVERIFY(std::abs(combinedP(std::array{ .03, .03, .03 }) - .03) < 1e-9);
    QVERIFY(combinedP(std::array{ .01, .9 }) < .02 + 1e-3);
    QVERIFY(std::abs(combinedP(std::array{ 1e-40, .5 }) / 2e-40 - 1) < 1e-6);
    QCOMPARE(combinedP(std::array{ 1.0, 1.0 }), 1.0);
    QVERIFY(combinedP(std::array{ 0.0, 1.0 }) < 1e-280);
    // What does not depend on one another may come to the level no more often than it should.
    Lcg random(38);
    int low = 0;
    constexpr int Trials = 20000;
    for (int i = 0; i < Trials; ++i)
        low += combinedP(std::array{ random.uniform(), random.uniform(), random.uniform() }) < .05;
    QVERIFY2(low < Trials * .056, qPrintable(QString::number(low)));
}

/// The interval of the ratio of the means leaves 1 out when their difference is significant, and only then.
void TestStatisticsChange::intervalGoesWithP()
{
    Lcg random(34);
    for (int i = 0; i < 100; ++i) {
        const auto change = compareSeries(series(random, 60, .3), series(random, 60, .3, 1 + i * .001));
        if (change->p < .05 && change->look == statistics::Look::Mean)
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
