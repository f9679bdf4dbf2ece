// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/coincidence.h"
#include "analysis/statistics/periodicity.h"
#include "analysis/statistics/random.h"
#include "support/referencefigures.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace statistics;
using testsupport::figure;

/// Events against events and against the clock.
class TestStatisticsEvents : public QObject {
    Q_OBJECT
private slots:
    void coincidences_data();
    void coincidences() { testsupport::compareFigure(); }
    void hitsAreCounted_data();
    void hitsAreCounted();
    void clustersAreOne();
    void causesAreFound();
    void strangersAreNot();
    void rayleighs_data();
    void rayleighs() { testsupport::compareFigure(); }
    void periodOfTheSampler();
};

void TestStatisticsEvents::coincidences_data()
{
    testsupport::figureColumns();
    const CoincidenceSetup hour{ 10, 0, 3600, false };
    figure("U31 q", coincidenceChance(15, 40, 100, hour).chance, .24282759);
    figure("U31 K=15", coincidenceChance(15, 40, 100, hour).p, .0432646);
    figure("U31 K=30", coincidenceChance(30, 40, 100, hour).p, 2.1175e-11);
    figure("U31 trigger q", coincidenceChance(20, 100, 40, hour).chance, .10529902);
    figure("U31 trigger p", coincidenceChance(20, 100, 40, hour).p, .00360344);
    const CoincidenceSetup ten{ 2, 0, 600, false };
    figure("U32 q", coincidenceChance(5, 8, 12, ten).chance, .03927475);
    figure("U32 p", coincidenceChance(5, 8, 12, ten).p, 4.73634e-6);
    figure("lift", coincidenceChance(5, 8, 12, ten).lift, 5.0 / 8 / .03927475);
}

void TestStatisticsEvents::hitsAreCounted_data()
{
    QTest::addColumn<double>("window");
    QTest::addColumn<double>("lag");
    QTest::addColumn<bool>("symmetric");
    QTest::addColumn<int>("precursor");
    QTest::addColumn<int>("trigger");
    // a at 10, 20, 30; b at 8, 19, 19.5, 33.
    QTest::newRow("just before") << 1.0 << 0.0 << false << 1 << 2;
    QTest::newRow("two before") << 2.0 << 0.0 << false << 2 << 3;
    QTest::newRow("around") << 3.0 << 0.0 << true << 3 << 4;
    QTest::newRow("later") << 1.0 << 1.5 << false << 1 << 1;
}

void TestStatisticsEvents::hitsAreCounted()
{
    QFETCH(double, window);
    QFETCH(double, lag);
    QFETCH(bool, symmetric);
    QFETCH(int, precursor);
    QFETCH(int, trigger);
    const std::array<double, 3> a{ 10, 20, 30 };
    const std::array<double, 4> b{ 8, 19, 19.5, 33 };
    const CoincidenceSetup setup{ window, lag, 100, symmetric };
    QCOMPARE(precursorCoincidence(a, b, setup).hits, std::size_t(precursor));
    QCOMPARE(precursorCoincidence(a, b, setup).of, a.size());
    QCOMPARE(triggerCoincidence(a, b, setup).hits, std::size_t(trigger));
    QCOMPARE(triggerCoincidence(a, b, setup).of, b.size());
}

void TestStatisticsEvents::clustersAreOne()
{
    const std::array<double, 6> times{ 1, 2, 3, 10, 20, 20.5 };
    QCOMPARE(declustered(times, 5), (std::vector<double>{ 1, 10, 20 }));
    QCOMPARE(declustered(times, 0), (std::vector<double>(times.begin(), times.end())));
    QVERIFY(declustered({}, 5).empty());
}

void TestStatisticsEvents::causesAreFound()
{
    Lcg random(5);
    std::vector<double> cause, effect;
    for (int i = 0; i < 20; ++i) {
        cause.push_back(random.uniform() * 7200);
        effect.push_back(cause.back() + random.uniform() * 3);
    }
    std::sort(cause.begin(), cause.end());
    std::sort(effect.begin(), effect.end());
    const auto test = coincidenceTest(effect, cause, { 5, 0, 7200, false });
    QVERIFY(test->p <= .001);
    QVERIFY(test->precursor.lift > 20);
    QVERIFY(!test->patternOnly);
    QCOMPARE(test->p, std::max(test->shiftP, test->precursor.p));
    const auto few = coincidenceTest(std::span(effect).first(4), cause, { 5, 0, 7200, false });
    QVERIFY(few->patternOnly);
    QVERIFY(!coincidenceTest({}, cause, { 5, 0, 7200, false }));
    QVERIFY(!coincidenceTest(effect, cause, { 5, 0, 4, false }));
}

/// Bursts that have nothing to do with other events: without declustering they would often seem to.
void TestStatisticsEvents::strangersAreNot()
{
    Lcg random(77);
    const auto bursts = [&random](int length) {
        std::vector<double> times;
        for (int burst = 0; burst < 8; ++burst) {
            const double start = random.uniform() * 3500;
            for (int i = 0; i < length; ++i)
                times.push_back(start + i);
        }
        std::sort(times.begin(), times.end());
        return times;
    };
    int found = 0, naive = 0;
    constexpr int Trials = 200;
    for (int i = 0; i < Trials; ++i) {
        const std::vector<double> a = bursts(6), b = bursts(1);
        const CoincidenceSetup setup{ 10, 0, 3600, false };
        found += coincidenceTest(a, b, setup, 199)->p < .05;
        naive += precursorCoincidence(a, b, setup).p < .05;
    }
    qInfo("false alarms of unrelated bursts: %.1f %% if every event counts, %.1f %% declustered and shifted",
        naive * 100.0 / Trials, found * 100.0 / Trials);
    QVERIFY(found <= Trials * .06);
    QVERIFY(naive >= Trials * .1);
}

void TestStatisticsEvents::rayleighs_data()
{
    testsupport::figureColumns();
    const std::array<double, 12> t{ 3.1, 8.4, 12.9, 18.2, 23.3, 28.1, 32.8, 38.5, 43.0, 47.9, 53.2, 58.3 };
    figure("U33 5 s R", rayleigh(t, 5)->resultant, .966869);
    figure("U33 5 s z", rayleigh(t, 5)->z, 11.218032);
    figure("U33 5 s p", rayleigh(t, 5)->p, 1.20122e-6);
    figure("U33 7 s R", rayleigh(t, 7)->resultant, .156047);
    figure("U33 7 s p", rayleigh(t, 7)->p, .754419);
    figure("phase", rayleigh(t, 5)->phase, 3.14, .02);
}

void TestStatisticsEvents::periodOfTheSampler()
{
    const std::array<double, 3> t{ 2, 4, 8 };
    QVERIFY(!rayleigh(t, 30, 2));
    QVERIFY(!rayleigh(t, 30, 0.1));
    QVERIFY(rayleigh(t, 30, 7));
    QVERIFY(rayleigh(t, 30));
    QVERIFY(!rayleigh({}, 30));
    QVERIFY(!rayleigh(t, 0));
}

QTEST_GUILESS_MAIN(TestStatisticsEvents)
#include "tst_statistics_events.moc"
