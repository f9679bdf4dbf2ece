// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/comparison.h"
#include "support/comparisonrows.h"
#include "support/sidemaker.h"

#include <QtTest>

#include <cmath>

using model::Better;
using model::Judgement;
using testsupport::findRow;
using testsupport::mentions;
using testsupport::SideMaker;

namespace {

const model::ComparisonRemark *remark(const model::Comparison &out, const std::string &kind)
{
    for (const model::ComparisonRemark &remark : out.remarks)
        if (remark.kind == kind)
            return &remark;
    return nullptr;
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
    void smallPIsExplained();
    void mountOptionsAreExplained();
    void runsBeyondTheSpanAreLeftOut();
    void suiteOverBlockSizes();
    void settingTiedToRows();
    void setupsAreNotMixed();
    void duplicatesCountOnce();
    void repeatsAreNoDuplicates();
    void meansWithTheirSpread();
    void oneFactorForAllArithmetic();
    void unitsDiffer();
    void nothingInCommon();
};

void TestComparisonEngine::repeatsDecide()
{
    const auto out = comparison::compare(
        runs("before", { 8, 0.7, 1.3, 0.5, 5 }, "1073741824"), runs("after", { 50, 61, 72, 58, 57 }, "15000000"));
    const auto *row = findRow(out, "fileio rndwr", "writes_per_s");
    QVERIFY(row && row->p && row->ci);
    QCOMPARE(row->basis, model::Basis::Repeats);
    QVERIFY(std::abs(*row->p - 1 / 126.0) < 1e-9);
    QCOMPARE(row->judgement, Judgement::Better);
    const auto *wait = findRow(out, "fileio rndwr", "latency.avg");
    QVERIFY(wait);
    QCOMPARE(wait->judgement, Judgement::Better);
    QVERIFY(*wait->ratio < 1);
}

void TestComparisonEngine::threeRepeatsCannot()
{
    const auto out = comparison::compare(runs("before", { 8, 7, 9 }, "1"), runs("after", { 80, 81, 82 }, "1"));
    const auto *row = findRow(out, "fileio rndwr", "writes_per_s");
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
        const auto *row = findRow(out, "fileio rndwr", "writes_per_s");
        return row ? row->judgement : Judgement::NotComparable;
    };
    QCOMPARE(judged(1000, 1100), Judgement::NoDifference);
    QCOMPARE(judged(1000, 1950), Judgement::NoDifference);
    QCOMPARE(judged(1000, 4000), Judgement::Better);
    QCOMPARE(judged(4000, 1000), Judgement::Worse);
    QCOMPARE(judged(1, 4), Judgement::NoDifference); // 10 against 40 events
    const auto out = comparison::compare(runs("before", { 1000 }, "1"), runs("after", { 4000 }, "1"));
    // Four threads that wait for each write: the mean wait has the noise of the rate.
    const auto *wait = findRow(out, "fileio rndwr", "latency.avg");
    QCOMPARE(wait->judgement, Judgement::Better);
    QVERIFY(mentions(wait->remarks, "a closed loop"));
    QVERIFY(std::abs(wait->ci->low - 1 / findRow(out, "fileio rndwr", "writes_per_s")->ci->high) < 1e-12);
    QCOMPARE(findRow(out, "fileio rndwr", "latency.max")->judgement, Judgement::NoDifference);
    QVERIFY(remark(out, "no-repeats"));
}

/// "no difference shown" beside a p that would convince must say why.
void TestComparisonEngine::smallPIsExplained()
{
    const auto why = [](const std::vector<double> &before, const std::vector<double> &after) {
        const auto out = comparison::compare(runs("before", before, "1"), runs("after", after, "1"));
        return findRow(out, "fileio rndwr", "writes_per_s")->why.english();
    };
    const std::string oneRun = why({ 1000 }, { 1950 });
    QVERIFY2(oneRun.find("inside one run a side") != std::string::npos, oneRun.c_str());
    QVERIFY2(oneRun.find("beyond a factor of 2") != std::string::npos, oneRun.c_str());
    const std::string three = why({ 8, 7, 9 }, { 80, 81, 82 });
    QVERIFY2(three.find("with 3 against 3 runs p cannot be less than 0.1") != std::string::npos, three.c_str());
    const std::string little = why({ 100.0, 100.1, 100.2, 100.3, 100.4 }, { 101.0, 101.1, 101.2, 101.3, 101.4 });
    QVERIFY2(little.find("less than 2 % is no news") != std::string::npos, little.c_str());
    QVERIFY(why({ 1000 }, { 4000 }).empty()); // better
    QVERIFY(why({ 8, 7, 9, 8, 7 }, { 8, 9, 7, 7, 8 }).empty()); // nothing that needs a reason
}

void TestComparisonEngine::mountOptionsAreExplained()
{
    const auto side = [](const char *label, const char *options) {
        SideMaker maker(label);
        maker.file("run.txt", "sysbench").result("fileio", "writes_per_s", 10, "1/s", Better::Higher);
        maker.file("mounts", "mounts").fact("mount./data.options", options);
        return maker.take();
    };
    const auto mechanism = [&](const char *before, const char *after) {
        const auto out = comparison::compare(side("before", before), side("after", after));
        return out.settings.empty() ? std::string() : out.settings.front().mechanism.english();
    };
    const std::string barrier = mechanism("rw,relatime,barrier=1,data=ordered", "rw,relatime,barrier=0,data=ordered");
    QVERIFY2(barrier.starts_with("barrier: ") && barrier.find("data=") == std::string::npos, barrier.c_str());
    const std::string two = mechanism("rw,relatime,data=ordered", "rw,noatime,data=writeback");
    QVERIFY(two.find("atime: ") != std::string::npos && two.find("data=: ") != std::string::npos);
    QVERIFY(mechanism("rw,errors=continue", "rw,errors=remount-ro").starts_with("mount options decide"));
    QVERIFY(mechanism("rw,sync", "rw").starts_with("sync: each write waits"));
    QVERIFY(mechanism("rw,sync", "rw,sync").empty());
}

void TestComparisonEngine::runsBeyondTheSpanAreLeftOut()
{
    constexpr model::Nanos Start = 1'700'000'000 * model::NanosPerSecond;
    const auto side = [&](double from, double to) {
        SideMaker maker("box");
        maker.file("run.txt", "sysbench").result("fileio", "writes_per_s", 10, "1/s", Better::Higher);
        auto data = maker.take();
        data.logs.front().clock.placed = true;
        data.logs.front().firstRaw = Start + model::fromSeconds(100);
        data.logs.front().lastRaw = Start + model::fromSeconds(200);
        data.selection.from = comparison::TimeEnd{ Start + model::fromSeconds(from), false };
        data.selection.to = comparison::TimeEnd{ Start + model::fromSeconds(to), false };
        if (!comparison::narrow(data, model::TimeRange{ Start, Start + model::fromSeconds(600) }))
            qFatal("outside");
        return data;
    };
    QCOMPARE(side(50, 250).results.size(), std::size_t{ 1 });
    QCOMPARE(side(105, 300).results.size(), std::size_t{ 1 }); // seconds at an end do not matter
    const auto half = side(150, 400);
    QCOMPARE(half.results.size(), std::size_t{ 0 });
    QCOMPARE(half.partialResults, std::int64_t{ 1 });
    QCOMPARE(side(300, 400).partialResults, std::int64_t{ 0 });
}

void TestComparisonEngine::suiteOverBlockSizes()
{
    const auto out = comparison::compare(matrix("before", 1), matrix("after", 1.3));
    const auto *suite = findRow(out, "randwrite", "write.iops");
    QVERIFY(suite && suite->ci);
    QCOMPARE(suite->family, model::Family::Suite);
    QCOMPARE(suite->side[0].n, std::int64_t{ 4 });
    QVERIFY(std::abs(*suite->ratio - 1.3) < 0.01);
    QCOMPARE(suite->judgement, Judgement::Better);
    QVERIFY(mentions(suite->remarks, "only 4 tests"));
    // One cell alone: 30 % in one run a side.
    QCOMPARE(findRow(out, "randwrite16k", "write.iops")->judgement, Judgement::NoDifference);
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
    const auto *row = findRow(out, "fileio rndwr", "writes_per_s");
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
    const auto *row = findRow(out, "job", "write.iops");
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
    QCOMPARE(findRow(out, "fileio rndwr", "writes_per_s")->side[0].n, std::int64_t{ 4 });
    QVERIFY(!remark(out, "duplicates"));
}

void TestComparisonEngine::meansWithTheirSpread()
{
    const auto side = [](const char *label, double mean, double spread, double operations) {
        SideMaker maker(label);
        maker.file("fio.txt", "fio").result("job", "sync.lat.mean", mean, "us", Better::Lower);
        maker.result("job", "sync.lat.stddev", spread, "us", Better::Lower);
        maker.result("job", "sync.total_ios", operations, "", Better::None);
        return maker.take();
    };
    const auto out = comparison::compare(side("before", 200, 60, 5000), side("after", 10000, 9000, 5000));
    const auto *row = findRow(out, "job", "sync.lat.mean");
    QVERIFY(row && row->ci && row->ratio);
    QCOMPARE(row->judgement, Judgement::Worse);
    // The logarithm's standard error is sqrt((0.3^2 + 0.9^2) / 5000).
    const double width = 1.959964 * std::sqrt((0.09 + 0.81) / 5000);
    QVERIFY(std::abs(row->ci->high - 50 * std::exp(width)) < 1e-4);
    const auto few = comparison::compare(side("before", 200, 6, 2), side("after", 90000, 900, 5000));
    QCOMPARE(findRow(few, "job", "sync.lat.mean")->judgement, Judgement::NoDifference);
}

void TestComparisonEngine::oneFactorForAllArithmetic()
{
    const auto side = [](const char *label, double integers, double reals) {
        SideMaker maker(label);
        maker.file("ub.txt", "unixbench");
        maker.result("Dhrystone 2 using register variables, 1 copy", "score", integers, "lps", Better::Higher);
        maker.result("Double-Precision Whetstone, 1 copy", "score", reals, "MWIPS", Better::Higher);
        return maker.take();
    };
    const auto out = comparison::compare(side("before", 1000, 40), side("after", 1600, 64.2));
    QVERIFY(remark(out, "confounded"));
    QVERIFY(remark(out, "confounded")->text.english().find("clock rate") != std::string::npos);
    QVERIFY(!remark(comparison::compare(side("before", 1000, 40), side("after", 1600, 44)), "confounded"));
    QVERIFY(!remark(comparison::compare(side("before", 1000, 40), side("after", 1010, 40.4)), "confounded"));
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
