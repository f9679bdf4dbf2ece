// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/recurrence.h"
#include "analysis/statistics/periodicity.h"
#include "support/recordingtext.h"

#include <QTime>
#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

namespace {

constexpr int Length = 7200; // s

/// One incident as the rules leave it.
struct Made {
    double from = 0; ///< s
    double length = 1; ///< s
    double peak = 1000; ///< ms
    const char *cause = "writeback-burst"; ///< nullptr: none is decided
    const char *ruledOut = nullptr;
    const char *device = "sda";
    const char *metric = "app.duration";
};

std::string clock(int second) { return QTime(1, 0).addSecs(second).toString(QStringLiteral("HH:mm:ss")).toStdString(); }

/// Rows of a monitor, two seconds apart.
std::string monitor(int from, int to)
{
    std::string text = "log vmstat interval=2\ndate 2025-03-07\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    for (int s = from; s < to; s += 2)
        text += clock(s) + " 5 2 1 92\n";
    return text;
}

model::Finding finding(const char *rule, model::Verdict verdict)
{
    model::Finding made;
    made.rule = rule;
    made.verdict = verdict;
    made.score = verdict == model::Verdict::In ? 8 : verdict == model::Verdict::Out ? -4 : 0;
    made.coverage = 1;
    made.evidence.push_back(
        { made.score >= 0, verdict == model::Verdict::Out, made.score, 8, { "test", {} }, "", "", {}, { 1, 4 } });
    return made;
}

model::Incident incidentOf(const Made &made)
{
    model::Incident incident;
    incident.span.from = *model::parseIsoTime("2025-03-07T01:00:00") + model::fromSeconds(made.from);
    incident.span.to = incident.span.from + model::fromSeconds(made.length);
    incident.device = made.device;
    incident.title = { "slow write", {} };
    incident.symptoms.push_back({ made.metric, "rec", made.peak, "ms", incident.span.to, { 9, 3 } });
    if (made.cause)
        incident.findings.push_back(finding(made.cause, model::Verdict::In));
    if (made.ruledOut)
        incident.findings.push_back(finding(made.ruledOut, model::Verdict::Out));
    return incident;
}

std::vector<Made> every(double seconds, int count, double first = 100)
{
    std::vector<Made> made;
    for (int i = 0; i < count; ++i) // a tenth of unrest, as flushers have
        made.push_back({ first + seconds * i + (i * 7 % 5 - 2) * seconds * 0.02 });
    return made;
}

std::vector<model::Incident> joined(
    const std::vector<Made> &all, const std::string &text = monitor(0, Length), bool alsoCpu = false)
{
    const auto parsed = testsupport::parseRecording(text);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    std::vector<model::Incident> incidents;
    for (const Made &made : all)
        incidents.push_back(incidentOf(made));
    for (model::Incident &incident : incidents)
        if (alsoCpu) // another reading, which all of them have alike
            incident.symptoms.push_back({ "cpu.not_idle", "all", 90, "%", incident.span.to, { 9, 4 } });
    std::stable_sort(
        incidents.begin(), incidents.end(), [](const auto &a, const auto &b) { return a.span.from < b.span.from; });
    analysis::joinRecurring(incidents, parsed->recording());
    return incidents;
}

} // namespace

class TestAnalysisRecurrence : public QObject {
    Q_OBJECT

private slots:
    void chanceOfEvenWaits();
    void oneRhythmIsOneIncident();
    void memberWithoutCause();
    void manyMembers();
    void foreignIncidentsBetween();
    void neverJoined_data();
    void neverJoined();
    void severeOneStaysApart();
    void otherCauseEndsIt();
    void chanceIsNotJoined();
    void excerptsAreNotJoined();
    void coarseStampsProveNothing();
};

/// Against the closed form for two waits and against a count.
void TestAnalysisRecurrence::chanceOfEvenWaits()
{
    QCOMPARE(statistics::evenByChance(2, 1.5), 0.2);
    QCOMPARE(statistics::evenByChance(1, 1.1), 1.0);
    QCOMPARE(statistics::evenByChance(5, 1.0), 0.0);
    QCOMPARE(statistics::evenByChance(5, std::numeric_limits<double>::infinity()), 1.0);
    std::mt19937 random(11);
    std::exponential_distribution<double> wait(1);
    int even = 0;
    constexpr int Runs = 40'000;
    for (int run = 0; run < Runs; ++run) {
        double least = std::numeric_limits<double>::infinity(), most = 0;
        for (int i = 0; i < 4; ++i) {
            const double w = wait(random);
            least = std::min(least, w);
            most = std::max(most, w);
        }
        even += most <= 2.5 * least ? 1 : 0;
    }
    const double expected = statistics::evenByChance(4, 2.5);
    QVERIFY2(std::abs(even / double(Runs) - expected) < 4 * std::sqrt(expected / Runs),
        qPrintable(QStringLiteral("%1 against %2").arg(even / double(Runs)).arg(expected)));
}

void TestAnalysisRecurrence::oneRhythmIsOneIncident()
{
    const auto made = every(15, 6);
    const auto incidents = joined(made);
    QCOMPARE(incidents.size(), std::size_t{ 1 });
    const model::Incident &one = incidents[0];
    QCOMPARE(one.episodes.size(), std::size_t{ 6 });
    QCOMPARE(one.times(), std::size_t{ 6 });
    QCOMPARE(one.hurting(), 6 * model::NanosPerSecond);
    QCOMPARE(one.span.from, one.episodes.front().from);
    QCOMPARE(one.span.to, one.episodes.back().to);
    QVERIFY2(one.title.english().starts_with("slow write, 6 times, every 15"), one.title.english().c_str());
    QVERIFY(one.cause());
    QCOMPARE(one.cause()->rule, std::string("writeback-burst"));
    const std::string last = one.cause()->evidence.back().text.english();
    QVERIFY2(last.starts_with("6 times, 15") && last.find("6 of them show this") != std::string::npos, last.c_str());
    QVERIFY(one.cause()->evidence.back().ref.isValid());
    QCOMPARE(one.symptoms.size(), std::size_t{ 6 });
}

/// The last beat came when nothing watched the disks any more.
void TestAnalysisRecurrence::memberWithoutCause()
{
    auto made = every(15, 6);
    made.back().cause = nullptr;
    made.back().device = "";
    const auto incidents = joined(made);
    QCOMPARE(incidents.size(), std::size_t{ 1 });
    QCOMPARE(incidents[0].device, std::string("sda"));
    QVERIFY(incidents[0].cause());
    const std::string text = incidents[0].cause()->evidence.back().text.english();
    QVERIFY2(text.find("5 of them show this") != std::string::npos, text.c_str());
}

void TestAnalysisRecurrence::manyMembers()
{
    const auto incidents = joined(every(35, 190));
    QCOMPARE(incidents.size(), std::size_t{ 1 });
    QCOMPARE(incidents[0].times(), std::size_t{ 190 });
    QCOMPARE(incidents[0].symptoms.size(), std::size_t{ 6 }); // the worst
}

/// Something else that happens meanwhile neither joins nor breaks the rhythm.
void TestAnalysisRecurrence::foreignIncidentsBetween()
{
    auto made = every(30, 8);
    made.push_back({ 148, 3, 95, "cpu-hog", nullptr, "", "cpu.busy" });
    made.push_back({ 260, 3, 95, nullptr, nullptr, "sdb", "disk.write_await" });
    const auto incidents = joined(made);
    QCOMPARE(incidents.size(), std::size_t{ 3 });
    QCOMPARE(incidents[0].times(), std::size_t{ 8 });
    QCOMPARE(incidents[1].times(), std::size_t{ 1 });
    QCOMPARE(incidents[2].times(), std::size_t{ 1 });
}

void TestAnalysisRecurrence::neverJoined_data()
{
    QTest::addColumn<std::vector<Made>>("made");
    QTest::newRow("four are too few") << every(15, 4);
    QTest::newRow("three pauses of a device") << every(25, 3);
    QTest::newRow("each five minutes: events by themselves") << every(300, 12);
    QTest::newRow("none is decided") << [] {
        auto made = every(15, 8);
        for (Made &one : made)
            one.cause = nullptr;
        return made;
    }();
    QTest::newRow("hardly any is decided") << [] {
        auto made = every(15, 8);
        for (std::size_t i = 0; i < 4; ++i)
            made[2 * i].cause = nullptr;
        return made;
    }();
    QTest::newRow("causes differ") << [] {
        auto made = every(15, 8);
        for (std::size_t i = 0; i < 8; i += 2)
            made[i].cause = "device-stall";
        return made;
    }();
    QTest::newRow("the middle one rules it out") << [] {
        auto made = every(15, 9);
        made[4].cause = nullptr;
        made[4].ruledOut = "writeback-burst";
        return made;
    }();
    QTest::newRow("two devices in turn") << [] {
        auto made = every(30, 8);
        for (std::size_t i = 0; i < 8; i += 2)
            made[i].device = "sdb";
        return made;
    }();
    QTest::newRow("another thing hurt each time") << [] {
        auto made = every(15, 6);
        const char *metrics[]
            = { "app.duration", "disk.write_await", "disk.read_await", "cpu.busy", "mem.dirty", "disk.queue" };
        for (std::size_t i = 0; i < 6; ++i)
            made[i].metric = metrics[i];
        return made;
    }();
    QTest::newRow("uneven") << std::vector<Made>{ { 100 }, { 112 }, { 139 }, { 151 }, { 178 }, { 190 }, { 230 } };
}

void TestAnalysisRecurrence::neverJoined()
{
    QFETCH(std::vector<Made>, made);
    const auto incidents = joined(made);
    QCOMPARE(incidents.size(), made.size());
    for (const model::Incident &incident : incidents)
        QVERIFY(incident.episodes.empty());
}

void TestAnalysisRecurrence::severeOneStaysApart()
{
    for (const bool byLength : { true, false }) {
        auto made = every(20, 12);
        (byLength ? made[6].length : made[6].peak) *= 8;
        const auto incidents = joined(made, monitor(0, Length), true);
        QCOMPARE(incidents.size(), std::size_t{ 3 });
        QCOMPARE(incidents[0].times(), std::size_t{ 6 });
        QCOMPARE(incidents[1].times(), std::size_t{ 1 });
        QCOMPARE(incidents[2].times(), std::size_t{ 5 });
    }
}

void TestAnalysisRecurrence::otherCauseEndsIt()
{
    auto made = every(20, 12);
    made[6].cause = "device-stall";
    const auto incidents = joined(made);
    QCOMPARE(incidents.size(), std::size_t{ 3 });
    QCOMPARE(incidents[1].cause()->rule, std::string("device-stall"));
}

/// Incidents that come by chance, some hundred of them, all with one cause.
void TestAnalysisRecurrence::chanceIsNotJoined()
{
    int series = 0;
    for (unsigned seed = 1; seed <= 100; ++seed) {
        std::mt19937 random(seed);
        std::exponential_distribution<double> wait(1 / 30.);
        std::vector<Made> made;
        for (double t = 50; t < Length - 100; t += 6 + wait(random)) // closer ones would have been joined
            made.push_back({ t });
        for (const model::Incident &incident : joined(made))
            series += incident.episodes.empty() ? 0 : 1;
    }
    QVERIFY2(series <= 3, qPrintable(QString::number(series))); // 1 % and what chance makes of it
}

void TestAnalysisRecurrence::excerptsAreNotJoined()
{
    const auto made = every(30, 6);
    QCOMPARE(joined(made, monitor(0, 150) + monitor(180, Length)).size(), made.size());
    QCOMPARE(joined(made, "log sysctl\nfact vm.dirty_expire_centisecs 2300\n").size(), made.size());
}

/// Rows of a monitor stand in even distances by themselves: where they are as coarse as the waits nothing follows.
void TestAnalysisRecurrence::coarseStampsProveNothing()
{
    for (const bool coarse : { false, true }) {
        std::string text = monitor(0, Length);
        if (coarse)
            text.replace(text.find("interval=2"), 10, "interval=10");
        const auto parsed = testsupport::parseRecording(text);
        QVERIFY(parsed);
        std::vector<model::Incident> incidents;
        for (int i = 0; i < 6; ++i) {
            const Made made{ 100. + 30 * i, 10, 1000, "device-stall", nullptr, "sda", "disk.write_await" };
            incidents.push_back(incidentOf(made));
            incidents.back().symptoms[0].ref.source = parsed->logs.front().source;
        }
        analysis::joinRecurring(incidents, parsed->recording());
        QCOMPARE(incidents.size(), std::size_t(coarse ? 6 : 1));
    }
}

QTEST_GUILESS_MAIN(TestAnalysisRecurrence)
#include "tst_analysis_recurrence.moc"
