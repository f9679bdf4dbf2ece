// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/comparison.h"
#include "support/comparisonrows.h"
#include "support/sidemaker.h"

#include <QtTest>

#include <cmath>

using model::Judgement;
using testsupport::findRow;
using testsupport::mentions;
using testsupport::noise;
using testsupport::SideMaker;

/// Monitors' series, incidents and slow operations on sides made by hand.
class TestComparisonMonitors : public QObject {
    Q_OBJECT

private slots:
    void seriesWithMemory();
    void sameSeries();
    void unequalWork();
    void kernelsThatCountOtherwise();
    void cpuClassesNeedOneInterval();
    void cpuClasses();
    void incidentsPerHour();
    void episodesCount();
    void slowOperations();
    void fewIndependentReports();
    void recordingsAreRepeats();
    void spanOfTime();
};

void TestComparisonMonitors::seriesWithMemory()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").series("disk.write_await", "sda", noise(600, 20, 2, 0.5, 11));
    SideMaker after("after");
    after.file("io.txt", "iostat").series("disk.write_await", "sda", noise(600, 10, 1, 0.5, 12));
    const auto out = comparison::compare(before.take(), after.take());
    const auto *row = findRow(out, "sda", "disk.write_await");
    QVERIFY(row && row->ci);
    QCOMPARE(row->basis, model::Basis::WithinRun);
    QCOMPARE(row->judgement, Judgement::Better);
    QVERIFY(row->ci->low < 0.5 && row->ci->high > 0.5 && row->ci->high < 0.6);
    QVERIFY(mentions(row->remarks, "each run counts as one repeat"));
    QCOMPARE(row->plots.size(), std::size_t{ 2 });
}

/// Independent series of one process, long memory: a plain t test would find a difference in every second pair.
void TestComparisonMonitors::sameSeries()
{
    int claimed = 0;
    for (int seed = 1; seed <= 20; ++seed) {
        SideMaker before("before");
        before.file("io.txt", "iostat").series("disk.write_await", "sda", noise(400, 20, 1, 0.9, 100 + seed));
        SideMaker after("after");
        after.file("io.txt", "iostat").series("disk.write_await", "sda", noise(400, 20, 1, 0.9, 200 + seed));
        const auto out = comparison::compare(before.take(), after.take());
        claimed += out.rows.front().judgement != Judgement::NoDifference ? 1 : 0;
    }
    QVERIFY2(claimed <= 4, qPrintable(QString::number(claimed)));
}

void TestComparisonMonitors::unequalWork()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").series("disk.util", "sda", noise(200, 80, 1, 0.2, 21));
    before.series("disk.write_bytes", "sda", noise(200, 5e7, 1e5, 0.2, 22));
    SideMaker after("after");
    after.file("io.txt", "iostat").series("disk.util", "sda", noise(200, 30, 1, 0.2, 23));
    after.series("disk.write_bytes", "sda", noise(200, 1e7, 1e5, 0.2, 24));
    const auto out = comparison::compare(before.take(), after.take());
    const auto *row = findRow(out, "sda", "disk.util");
    QVERIFY(row);
    QCOMPARE(row->judgement, Judgement::NotComparable);
    QVERIFY(std::any_of(out.work.begin(), out.work.end(),
        [](const auto &check) { return check.state == model::WorkCheck::State::Different; }));
}

void TestComparisonMonitors::kernelsThatCountOtherwise()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").kernel("4.9.69").series("disk.util", "sda", noise(200, 80, 1, 0.2, 21));
    SideMaker after("after");
    after.file("io.txt", "iostat").kernel("5.15.0-91").series("disk.util", "sda", noise(200, 30, 1, 0.2, 23));
    const auto out = comparison::compare(before.take(), after.take());
    QVERIFY(!findRow(out, "sda", "disk.util"));
    QCOMPARE(out.refusals.size(), std::size_t{ 1 });
    QVERIFY(out.refusals.front().reason.english().find("different ways") != std::string::npos);
    QVERIFY(!out.nothingInCommon);
}

void TestComparisonMonitors::cpuClassesNeedOneInterval()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").series("cpu.idle", "all", noise(300, 25, 5, 0.5, 31), 1);
    SideMaker after("after");
    after.file("io.txt", "iostat").series("cpu.idle", "all", noise(300, 25, 5, 0.5, 32), 5);
    const auto out = comparison::compare(before.take(), after.take());
    QVERIFY(std::any_of(out.refusals.begin(), out.refusals.end(),
        [](const model::Refusal &refusal) { return refusal.what == "CPU classes"; }));
}

/// The nine rows of the published case: 60-69 twice, 70-79 once, 80-89 twice by 100 - idle, and none by what is busy.
void TestComparisonMonitors::cpuClasses()
{
    const std::vector<double> idle{ 60, 30.59, 60, 17.95, 60, 32.33, 60, 21.87, 60, 12.21 };
    const std::vector<double> wait{ 0, 30, 0, 30, 0, 30, 0, 30, 0, 40 };
    SideMaker before("before");
    before.file("io.txt", "iostat").series("cpu.idle", "all", idle, 2).series("cpu.iowait", "all", wait, 2);
    SideMaker after("after");
    after.file("io.txt", "iostat").series("cpu.idle", "all", std::vector<double>(10, 90), 2);
    after.series("cpu.iowait", "all", std::vector<double>(10, 0), 2);
    const auto out = comparison::compare(before.take(), after.take());
    const auto events = [&](const char *metric) {
        const auto *row = findRow(out, "CPU, 100 - idle", metric);
        return row ? *row->side[0].events : 0;
    };
    QCOMPARE(events("60_to_69"), 2.0);
    QCOMPARE(events("70_to_79"), 1.0);
    QCOMPARE(events("80_to_89"), 2.0);
    QCOMPARE(events("90_to_100"), 0.0);
    QVERIFY(!findRow(out, "CPU, busy without iowait", "60_to_100"));
    QCOMPARE(findRow(out, "CPU, 100 - idle", "60_to_69")->side[0].exposure, 20.0);
}

void TestComparisonMonitors::incidentsPerHour()
{
    const auto side = [](const char *label, int incidents, double hours) {
        SideMaker maker(label);
        maker.file("io.txt", "iostat");
        maker.series("mem.cached", "", std::vector<double>(static_cast<std::size_t>(hours * 60), 1), 60);
        for (int i = 0; i < incidents; ++i)
            maker.incident(i * 120, i * 120 + 5);
        return maker.take();
    };
    const auto out = comparison::compare(side("before", 26, 72), side("after", 9, 72));
    const auto *row = findRow(out, "all", "incidents");
    QVERIFY(row && row->p && row->ci);
    QVERIFY(std::abs(*row->ratio - .346154) < 1e-5);
    QVERIFY(std::abs(*row->p - .00598812) < 1e-6);
    QVERIFY(std::abs(row->ci->low - .142719) < 1e-5 && std::abs(row->ci->high - .762297) < 1e-5);
    const auto few = comparison::compare(side("before", 3, 2), side("after", 1, 2));
    QVERIFY(mentions(findRow(few, "all", "incidents")->remarks, "a pattern at most"));
}

/// What recurs is one incident to read, but each time counts, and the calm between does not.
void TestComparisonMonitors::episodesCount()
{
    const auto side = [](const char *label, bool asOne, double hours) {
        SideMaker maker(label);
        maker.file("io.txt", "iostat");
        maker.series("mem.cached", "", std::vector<double>(static_cast<std::size_t>(hours * 60), 1), 60);
        if (asOne)
            maker.recurring(600, 30, 20);
        else
            for (int i = 0; i < 20; ++i)
                maker.incident(600 + 30 * i, 601 + 30 * i);
        return maker;
    };
    const auto out = comparison::compare(side("before", true, 2).take(), side("after", false, 2).take());
    const auto *count = findRow(out, "all", "incidents");
    QVERIFY(count);
    QCOMPARE(*count->side[0].events, 20.0);
    QCOMPARE(*count->side[1].events, 20.0);
    const auto *share = findRow(out, "incidents", "share_of_time");
    QVERIFY(share);
    QVERIFY(std::abs(*share->side[0].value - *share->side[1].value) < 1e-9);
}

void TestComparisonMonitors::slowOperations()
{
    const auto side = [](const char *label, double slow) {
        SideMaker maker(label);
        std::vector<double> ms(200, 120);
        for (std::size_t i = 0; i < ms.size(); i += 2)
            ms[i] = slow;
        maker.file("app.log", "applog").series("app.duration", "write", ms, 10);
        return maker.take();
    };
    const auto out = comparison::compare(side("before", 3000), side("after", 300));
    const auto *row = findRow(out, "write", "slower_than_1000ms");
    QVERIFY(row);
    QCOMPARE(*row->side[0].events, 100.0);
    QCOMPARE(*row->side[1].events, 0.0);
    QCOMPARE(row->judgement, Judgement::Better);
    QCOMPARE(*findRow(out, "write", "longest")->side[0].value, 3000.0);
}

/// Forty reports with a long memory: hardly any of them independent.
void TestComparisonMonitors::fewIndependentReports()
{
    const auto side = [](const char *label, double mean, int seed) {
        SideMaker maker(label);
        maker.file("io.txt", "iostat").series("disk.write_await", "sda", noise(40, mean, mean / 20, 0.8, seed));
        return maker.take();
    };
    const auto slightly = comparison::compare(side("before", 100, 5), side("after", 65, 6));
    const auto *row = findRow(slightly, "sda", "disk.write_await");
    QVERIFY(row && row->adjustedP && *row->adjustedP < 0.05);
    QCOMPARE(row->judgement, Judgement::NoDifference);
    QVERIFY(mentions(row->remarks, "few of the reports are independent"));
    const auto much = comparison::compare(side("before", 100, 5), side("after", 8, 6));
    QCOMPARE(findRow(much, "sda", "disk.write_await")->judgement, Judgement::Better);
}

/// Five bundles a side, one recording each: now their means are what is compared.
void TestComparisonMonitors::recordingsAreRepeats()
{
    const auto side = [](const char *label, double mean, int seed) {
        SideMaker maker(label);
        for (int i = 0; i < 5; ++i)
            maker.file("io" + std::to_string(i) + ".txt", "iostat")
                .series("disk.write_await", "sda", noise(50, mean + i, 1, 0.3, seed + i));
        auto data = maker.take();
        for (std::size_t i = 0; i < data.sources.size(); ++i)
            data.sources[i].bundle = "bundle" + std::to_string(i);
        return data;
    };
    const auto out = comparison::compare(side("before", 30, 50), side("after", 10, 60));
    const auto *row = findRow(out, "sda", "disk.write_await");
    QVERIFY(row && row->p);
    QCOMPARE(row->basis, model::Basis::Repeats);
    QCOMPARE(row->side[0].n, std::int64_t{ 5 });
    QVERIFY(std::abs(*row->p - 2 / 252.0) < 1e-9);
    QCOMPARE(row->judgement, Judgement::Better);
}

void TestComparisonMonitors::spanOfTime()
{
    std::vector<double> values = noise(300, 20, 1, 0.3, 71);
    const std::vector<double> later = noise(300, 5, 0.3, 0.3, 72);
    values.insert(values.end(), later.begin(), later.end());
    const auto side = [&](model::Nanos from, model::Nanos to) {
        SideMaker maker("box");
        maker.file("io.txt", "iostat").series("disk.write_await", "sda", values);
        maker.recurring(200, 30, 8);
        auto data = maker.take();
        const model::Nanos start = 1'700'000'000 * model::NanosPerSecond;
        data.selection.from = comparison::TimeEnd{ start + from * model::NanosPerSecond, false };
        data.selection.to = comparison::TimeEnd{ start + to * model::NanosPerSecond, false };
        const auto extent = model::TimeRange{ start, start + 600 * model::NanosPerSecond };
        return comparison::narrow(data, extent) ? data : comparison::SideData{};
    };
    const auto out = comparison::compare(side(1, 300), side(301, 600));
    const auto *row = findRow(out, "sda", "disk.write_await");
    QVERIFY(row);
    QCOMPARE(row->side[0].n, std::int64_t{ 300 });
    QCOMPARE(row->side[1].n, std::int64_t{ 300 });
    QCOMPARE(row->judgement, Judgement::Better);
    QVERIFY(std::abs(*out.sides[1].exposureSeconds - 300) < 1.5);
    // Of eight times, the last of the first four at 290 s.
    const auto *incidents = findRow(out, "all", "incidents");
    QVERIFY(incidents);
    QCOMPARE(incidents->side[0].events, std::optional(4.0));
    QCOMPARE(incidents->side[1].events, std::optional(4.0));
    QVERIFY(side(420, 500).incidents.empty());
    QVERIFY(side(700, 800).series.empty()); // outside the recording: refused
}

QTEST_GUILESS_MAIN(TestComparisonMonitors)
#include "tst_comparison_monitors.moc"
