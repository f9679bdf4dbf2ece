// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/comparison.h"
#include "support/sidemaker.h"

#include <QtTest>

#include <cmath>

using model::Better;
using model::Judgement;
using testsupport::noise;
using testsupport::SideMaker;

namespace {

const model::ComparisonRow *find(const model::Comparison &out, const std::string &test, const std::string &metric)
{
    for (const model::ComparisonRow &row : out.rows)
        if (row.test == test && row.metric == metric)
            return &row;
    return nullptr;
}

const model::ComparisonRemark *remark(const model::Comparison &out, const std::string &kind)
{
    for (const model::ComparisonRemark &remark : out.remarks)
        if (remark.kind == kind)
            return &remark;
    return nullptr;
}

bool mentions(const std::vector<model::Text> &texts, const std::string &part)
{
    return std::any_of(texts.begin(), texts.end(),
        [&](const model::Text &text) { return text.english().find(part) != std::string::npos; });
}

/// Runs of sysbench, one file each.
comparison::SideData runs(const std::string &label, const std::vector<double> &rates, const std::string &limit)
{
    SideMaker side(label);
    int number = 0;
    for (const double rate : rates) {
        side.file("run" + std::to_string(++number) + ".txt", "sysbench");
        side.fact("sysbench.threads", "4").fact("sysbench.block_size", "16KiB");
        side.result("fileio rndwr", "writes_per_s", rate, "1/s", Better::Higher);
        side.result("fileio rndwr", "latency.avg", 4000 / rate, "ms", Better::Lower);
        side.result("fileio rndwr", "latency.max", 9000 / rate + number, "ms", Better::Lower);
        side.result("fileio rndwr", "events", std::round(rate * 10), "", Better::None);
        side.result("fileio rndwr", "total_time", 10 + 0.001 * number, "s", Better::None);
    }
    side.file("sysctl.txt", "sysctl").fact("vm.dirty_bytes", limit);
    return side.take();
}

/// fio's summary of one job at four block sizes, with `factor` on every rate.
comparison::SideData matrix(const std::string &label, double factor, const char *spelling = "k")
{
    SideMaker side(label);
    side.file("fio.txt", "fio");
    for (const auto &[size, rate] : { std::pair{ 4, 900.0 }, { 16, 700.0 }, { 64, 400.0 }, { 128, 250.0 } }) {
        const std::string test = "randwrite" + std::to_string(size) + spelling;
        const double iops = std::floor(rate * factor * (1 + 0.01 * (size % 7)));
        side.result(test, "write.io", iops * 30 * size * 1024, "B", Better::None);
        side.result(test, "write.iops", iops, "1/s", Better::Higher);
        side.result(test, "write.runtime", 30000, "ms", Better::None);
    }
    return side.take();
}

} // namespace

/// The engine on sides made by hand.
class TestComparisonEngine : public QObject {
    Q_OBJECT

private slots:
    void repeatsDecide();
    void threeRepeatsCannot();
    void oneRunNeedsMoreThanTwice();
    void suiteOverBlockSizes();
    void settingTiedToRows();
    void setupsAreNotMixed();
    void duplicatesCountOnce();
    void repeatsAreNoDuplicates();
    void seriesWithMemory();
    void sameSeries();
    void unequalWork();
    void kernelsThatCountOtherwise();
    void cpuClassesNeedOneInterval();
    void cpuClasses();
    void incidentsPerHour();
    void slowOperations();
    void unitsDiffer();
    void nothingInCommon();
};

void TestComparisonEngine::repeatsDecide()
{
    const auto out = comparison::compare(
        runs("before", { 8, 0.7, 1.3, 0.5, 5 }, "1073741824"), runs("after", { 50, 61, 72, 58, 57 }, "15000000"));
    const auto *row = find(out, "fileio rndwr", "writes_per_s");
    QVERIFY(row && row->p && row->ci);
    QCOMPARE(row->basis, model::Basis::Repeats);
    QVERIFY(std::abs(*row->p - 1 / 126.0) < 1e-9);
    QCOMPARE(row->judgement, Judgement::Better);
    const auto *wait = find(out, "fileio rndwr", "latency.avg");
    QVERIFY(wait);
    QCOMPARE(wait->judgement, Judgement::Better);
    QVERIFY(*wait->ratio < 1);
}

void TestComparisonEngine::threeRepeatsCannot()
{
    const auto out = comparison::compare(runs("before", { 8, 7, 9 }, "1"), runs("after", { 80, 81, 82 }, "1"));
    const auto *row = find(out, "fileio rndwr", "writes_per_s");
    QVERIFY(row && row->smallestP);
    QVERIFY(std::abs(*row->smallestP - 0.1) < 1e-9);
    QCOMPARE(row->judgement, Judgement::NoDifference);
    QVERIFY(mentions(row->remarks, "3 against 3 runs no rank test can give less than p = 0.1"));
    QVERIFY(!row->needed.empty());
    QVERIFY(remark(out, "could-not-show"));
}

void TestComparisonEngine::oneRunNeedsMoreThanTwice()
{
    const auto judged = [](double before, double after) {
        const auto out = comparison::compare(runs("before", { before }, "1"), runs("after", { after }, "1"));
        const auto *row = find(out, "fileio rndwr", "writes_per_s");
        return row ? row->judgement : Judgement::NotComparable;
    };
    QCOMPARE(judged(1000, 1100), Judgement::NoDifference);
    QCOMPARE(judged(1000, 1950), Judgement::NoDifference);
    QCOMPARE(judged(1000, 4000), Judgement::Better);
    QCOMPARE(judged(4000, 1000), Judgement::Worse);
    QCOMPARE(judged(1, 4), Judgement::NoDifference); // 10 against 40 events
    const auto out = comparison::compare(runs("before", { 1000 }, "1"), runs("after", { 4000 }, "1"));
    QCOMPARE(find(out, "fileio rndwr", "latency.avg")->judgement, Judgement::NoDifference);
    QVERIFY(remark(out, "no-repeats"));
}

void TestComparisonEngine::suiteOverBlockSizes()
{
    const auto out = comparison::compare(matrix("before", 1), matrix("after", 1.3));
    const auto *suite = find(out, "randwrite", "write.iops");
    QVERIFY(suite && suite->ci);
    QCOMPARE(suite->family, model::Family::Suite);
    QCOMPARE(suite->side[0].n, std::int64_t{ 4 });
    QVERIFY(std::abs(*suite->ratio - 1.3) < 0.01);
    QCOMPARE(suite->judgement, Judgement::Better);
    QVERIFY(mentions(suite->remarks, "only 4 tests"));
    // One cell alone: 30 % in one run a side.
    QCOMPARE(find(out, "randwrite16k", "write.iops")->judgement, Judgement::NoDifference);
    QVERIFY(remark(out, "one-sided") == nullptr);
    QVERIFY(comparison::compare(matrix("before", 1), matrix("after", 1, "K")).nothingInCommon);
}

void TestComparisonEngine::settingTiedToRows()
{
    const auto out = comparison::compare(
        runs("before", { 8, 0.7, 1.3, 0.5, 5 }, "1073741824"), runs("after", { 50, 61, 72, 58, 57 }, "15000000"));
    QCOMPARE(out.settings.size(), std::size_t{ 1 });
    const model::SettingChange &knob = out.settings.front();
    QCOMPARE(knob.name, std::string("vm.dirty_bytes"));
    QVERIFY(!knob.mechanism.empty());
    const auto *row = find(out, "fileio rndwr", "writes_per_s");
    QVERIFY(std::any_of(knob.moves.begin(), knob.moves.end(), [&](const model::ExpectedMove &move) {
        return move.row == row->id && move.should == Better::Higher && move.moved == model::Moved::AsExpected;
    }));
    // Raising the limit should have made it slower: the same figures then moved the other way.
    const auto turned = comparison::compare(
        runs("before", { 8, 0.7, 1.3, 0.5, 5 }, "15000000"), runs("after", { 50, 61, 72, 58, 57 }, "1073741824"));
    QVERIFY(std::any_of(turned.settings.front().moves.begin(), turned.settings.front().moves.end(),
        [](const model::ExpectedMove &move) { return move.moved == model::Moved::Opposite; }));
}

void TestComparisonEngine::setupsAreNotMixed()
{
    SideMaker before("before");
    SideMaker after("after");
    for (SideMaker *side : { &before, &after }) {
        for (const char *threads : { "1", "16" }) {
            side->file(std::string("t") + threads + ".txt", "sysbench").fact("sysbench.threads", threads);
            side->result("cpu", "events_per_s", threads[1] ? 8000 : 1000, "1/s", Better::Higher);
        }
    }
    const auto out = comparison::compare(before.take(), after.take());
    QCOMPARE(std::count_if(out.rows.begin(), out.rows.end(),
                 [](const auto &row) { return row.metric == "events_per_s" && row.side[0].n == 1; }),
        std::ptrdiff_t{ 2 });
    QVERIFY(out.rows.front().pairing.english().find("1 threads") != std::string::npos);
}

namespace {

/// The same run as normal output and as JSON: fewer digits in one.
void addBothForms(SideMaker &side)
{
    side.file("out.txt", "fio");
    side.result("job", "write.iops", 1902, "1/s", Better::Higher)
        .result("job", "write.bw", 31142707.2, "B/s", Better::Higher);
    side.result("job", "write.io", 936378368, "B", Better::None)
        .result("job", "write.runtime", 30026, "ms", Better::None);
    side.result("job", "write.clat.mean", 524.12, "us", Better::Lower);
    side.file("out.json", "fiojson");
    side.result("job", "write.iops", 1902.317, "1/s", Better::Higher)
        .result("job", "write.bw", 31167578, "B/s", Better::Higher);
    side.result("job", "write.io", 935837696, "B", Better::None)
        .result("job", "write.runtime", 30026, "ms", Better::None);
    side.result("job", "write.clat.mean", 524.118, "us", Better::Lower)
        .result("job", "write.lat.mean", 525, "us", Better::Lower);
}

} // namespace

void TestComparisonEngine::duplicatesCountOnce()
{
    SideMaker before("before");
    SideMaker after("after");
    addBothForms(before);
    addBothForms(after);
    auto first = before.take();
    auto second = after.take();
    for (auto *side : { &first, &second })
        for (model::BenchResult &result : side->results)
            result.tool = "fio";
    const auto out = comparison::compare(first, second);
    const auto *row = find(out, "job", "write.iops");
    QVERIFY(row);
    QCOMPARE(row->side[0].n, std::int64_t{ 1 });
    QCOMPARE(*row->side[0].value, 1902.317); // the fuller form is kept
    QVERIFY(remark(out, "duplicates"));
    QCOMPARE(out.sides[0].duplicates, std::int64_t{ 5 });
}

void TestComparisonEngine::repeatsAreNoDuplicates()
{
    const auto out = comparison::compare(
        runs("before", { 500, 501, 500.4, 499.8 }, "1"), runs("after", { 500.2, 501.1, 500.7, 499 }, "1"));
    QCOMPARE(find(out, "fileio rndwr", "writes_per_s")->side[0].n, std::int64_t{ 4 });
    QVERIFY(!remark(out, "duplicates"));
}

void TestComparisonEngine::seriesWithMemory()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").series("disk.write_await", "sda", noise(600, 20, 2, 0.5, 11));
    SideMaker after("after");
    after.file("io.txt", "iostat").series("disk.write_await", "sda", noise(600, 10, 1, 0.5, 12));
    const auto out = comparison::compare(before.take(), after.take());
    const auto *row = find(out, "sda", "disk.write_await");
    QVERIFY(row && row->ci);
    QCOMPARE(row->basis, model::Basis::WithinRun);
    QCOMPARE(row->judgement, Judgement::Better);
    QVERIFY(row->ci->low < 0.5 && row->ci->high > 0.5 && row->ci->high < 0.6);
    QVERIFY(mentions(row->remarks, "each run counts as one repeat"));
    QCOMPARE(row->plots.size(), std::size_t{ 2 });
}

/// Independent series of one process, long memory: a plain t test would find a difference in every second pair.
void TestComparisonEngine::sameSeries()
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

void TestComparisonEngine::unequalWork()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").series("disk.util", "sda", noise(200, 80, 1, 0.2, 21));
    before.series("disk.write_bytes", "sda", noise(200, 5e7, 1e5, 0.2, 22));
    SideMaker after("after");
    after.file("io.txt", "iostat").series("disk.util", "sda", noise(200, 30, 1, 0.2, 23));
    after.series("disk.write_bytes", "sda", noise(200, 1e7, 1e5, 0.2, 24));
    const auto out = comparison::compare(before.take(), after.take());
    const auto *row = find(out, "sda", "disk.util");
    QVERIFY(row);
    QCOMPARE(row->judgement, Judgement::NotComparable);
    QVERIFY(std::any_of(out.work.begin(), out.work.end(),
        [](const auto &check) { return check.state == model::WorkCheck::State::Different; }));
}

void TestComparisonEngine::kernelsThatCountOtherwise()
{
    SideMaker before("before");
    before.file("io.txt", "iostat").kernel("4.9.69").series("disk.util", "sda", noise(200, 80, 1, 0.2, 21));
    SideMaker after("after");
    after.file("io.txt", "iostat").kernel("5.15.0-91").series("disk.util", "sda", noise(200, 30, 1, 0.2, 23));
    const auto out = comparison::compare(before.take(), after.take());
    QVERIFY(!find(out, "sda", "disk.util"));
    QCOMPARE(out.refusals.size(), std::size_t{ 1 });
    QVERIFY(out.refusals.front().reason.english().find("different ways") != std::string::npos);
    QVERIFY(!out.nothingInCommon);
}

void TestComparisonEngine::cpuClassesNeedOneInterval()
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
void TestComparisonEngine::cpuClasses()
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
        const auto *row = find(out, "CPU, 100 - idle", metric);
        return row ? *row->side[0].events : 0;
    };
    QCOMPARE(events("60_to_69"), 2.0);
    QCOMPARE(events("70_to_79"), 1.0);
    QCOMPARE(events("80_to_89"), 2.0);
    QCOMPARE(events("90_to_100"), 0.0);
    QVERIFY(!find(out, "CPU, busy without iowait", "60_to_100"));
    QCOMPARE(find(out, "CPU, 100 - idle", "60_to_69")->side[0].exposure, 20.0);
}

void TestComparisonEngine::incidentsPerHour()
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
    const auto *row = find(out, "all", "incidents");
    QVERIFY(row && row->p && row->ci);
    QVERIFY(std::abs(*row->ratio - .346154) < 1e-5);
    QVERIFY(std::abs(*row->p - .00598812) < 1e-6);
    QVERIFY(std::abs(row->ci->low - .142719) < 1e-5 && std::abs(row->ci->high - .762297) < 1e-5);
    const auto few = comparison::compare(side("before", 3, 2), side("after", 1, 2));
    QVERIFY(mentions(find(few, "all", "incidents")->remarks, "a pattern at most"));
}

void TestComparisonEngine::slowOperations()
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
    const auto *row = find(out, "write", "slower_than_1000ms");
    QVERIFY(row);
    QCOMPARE(*row->side[0].events, 100.0);
    QCOMPARE(*row->side[1].events, 0.0);
    QCOMPARE(row->judgement, Judgement::Better);
    QCOMPARE(*find(out, "write", "longest")->side[0].value, 3000.0);
}

void TestComparisonEngine::unitsDiffer()
{
    SideMaker before("before");
    before.file("a.txt", "tool").result("job", "rate", 5, "1/s", Better::Higher);
    SideMaker after("after");
    after.file("a.txt", "tool").result("job", "rate", 5, "B/s", Better::Higher);
    const auto out = comparison::compare(before.take(), after.take());
    QVERIFY(out.rows.empty());
    QCOMPARE(out.refusals.size(), std::size_t{ 1 });
    QVERIFY(!out.nothingInCommon);
}

void TestComparisonEngine::nothingInCommon()
{
    SideMaker before("before");
    before.file("a.txt", "tool").result("one", "rate", 5, "1/s", Better::Higher);
    SideMaker after("after");
    after.file("a.txt", "other").result("two", "rate", 5, "1/s", Better::Higher);
    const auto out = comparison::compare(before.take(), after.take());
    QVERIFY(out.nothingInCommon && out.rows.empty());
    QCOMPARE(out.summary.size(), std::size_t{ 1 });
}

QTEST_GUILESS_MAIN(TestComparisonEngine)
#include "tst_comparison_engine.moc"
