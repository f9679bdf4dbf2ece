// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/probability.h"
#include "analysis/rhythm.h"
#include "support/recordingtext.h"

#include <QTime>
#include <QtTest>

#include <random>

namespace {

constexpr int Length = 7200; // s

std::string clock(int second) { return QTime(1, 0).addSecs(second).toString(QStringLiteral("HH:mm:ss")).toStdString(); }

/// Rows of a monitor, seven seconds apart, of which no period that is tried is a multiple.
std::string monitor(int from, int to)
{
    std::string text = "log vmstat interval=7\ndate 2025-03-07\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    for (int s = from; s < to; s += 7)
        text += clock(s) + " 5 2 1 92\n";
    return text;
}

std::vector<model::Incident> incidentsAt(const std::vector<int> &seconds)
{
    std::vector<model::Incident> incidents;
    for (const int s : seconds) {
        model::Incident incident;
        incident.id = static_cast<int>(incidents.size()) + 1;
        incident.span.from = *model::parseIsoTime("2025-03-07T" + clock(s));
        incident.span.to = incident.span.from + model::NanosPerSecond;
        incident.symptoms.push_back({ "cpu.busy", "all", 90, "%", incident.span.from, { 1, 3 } });
        incidents.push_back(incident);
    }
    return incidents;
}

std::vector<int> scattered(unsigned seed, int count)
{
    std::mt19937 random(seed);
    std::vector<int> seconds;
    for (int i = 0; i < count; ++i)
        seconds.push_back(static_cast<int>(random() % Length));
    std::sort(seconds.begin(), seconds.end());
    return seconds;
}

std::vector<model::Finding> findingsOf(const std::string &text, const std::vector<int> &onsets)
{
    const auto parsed = testsupport::parseRecording(text);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    return analysis::rhythmFindings(parsed->recording(), incidentsAt(onsets));
}

} // namespace

class TestAnalysisRhythm : public QObject {
    Q_OBJECT

private slots:
    void smallChances();
    void fullMinutes();
    void flusherPeriod();
    void chanceIsNotSaid();
    void guards();
    void afterMessages();
    void messagesByChance();
};

void TestAnalysisRhythm::fullMinutes()
{
    std::vector<int> onsets;
    for (int s = 603; s < Length; s += 600)
        onsets.push_back(s + s / 600 % 3);
    const auto found = findingsOf(monitor(0, Length), onsets);
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].rule, std::string("background-job"));
    QVERIFY2(found[0].evidence[0].text.english().starts_with("11 incidents begin in step with a period of "),
        found[0].evidence[0].text.english().c_str());
    QVERIFY(found[0].evidence[0].ref.isValid());
}

void TestAnalysisRhythm::flusherPeriod()
{
    // Pages are written at an age of 23 s.
    std::vector<int> onsets;
    for (int turn = 4; turn < 300; turn += 11)
        onsets.push_back(turn * 23 + turn % 2);
    const auto found = findingsOf(monitor(0, Length) + "log sysctl\nfact vm.dirty_expire_centisecs 2300\n", onsets);
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].rule, std::string("writeback-burst"));
    QVERIFY(found[0].role == model::Role::Trigger);
}

void TestAnalysisRhythm::chanceIsNotSaid()
{
    int said = 0;
    for (unsigned seed = 1; seed <= 200; ++seed)
        said += findingsOf(monitor(0, Length), scattered(seed, 20)).empty() ? 0 : 1;
    QVERIFY2(said <= 6, qPrintable(QString::number(said))); // 1 % and what chance makes of it
}

void TestAnalysisRhythm::guards()
{
    const std::vector<int> four{ 603, 1203, 1803, 2403 };
    QVERIFY(findingsOf(monitor(0, Length), four).empty());
    std::vector<int> onsets;
    for (int s = 603; s < Length; s += 600)
        onsets.push_back(s);
    // Excerpts that were chosen for what they show.
    QVERIFY(findingsOf(monitor(0, 1300) + monitor(3000, 4200) + monitor(6000, Length), onsets).empty());
    // One burst of incidents counts once.
    QVERIFY(findingsOf(monitor(0, Length), { 600, 601, 603, 605, 607, 609, 1200, 1201, 1203 }).empty());
}

void TestAnalysisRhythm::afterMessages()
{
    const std::vector<int> onsets = scattered(3, 9);
    std::string text = monitor(0, Length) + "log dmesg\n";
    for (const int s : onsets)
        text += "event " + clock(std::max(0, s - 2)) + " cache-drop - bash (1): drop_caches: 3\n";
    const auto found = findingsOf(text, onsets);
    QVERIFY(!found.empty());
    QCOMPARE(found.back().rule, std::string("cache-drop"));
    QVERIFY(found.back().evidence[0].text.english().find("follow a message of the kernel") != std::string::npos);
}

void TestAnalysisRhythm::messagesByChance()
{
    std::string text = monitor(0, Length) + "log dmesg\n";
    for (const int s : scattered(77, 12))
        text += "event " + clock(s) + " cache-drop - bash (1): drop_caches: 3\n";
    QVERIFY(findingsOf(text, scattered(5, 9)).empty());
}

void TestAnalysisRhythm::smallChances()
{
    QCOMPARE(analysis::probability(0.0321), std::string("0.032"));
    QCOMPARE(analysis::probability(1), std::string("1.000"));
    QCOMPARE(analysis::probability(0.0000213), std::string("2e-05"));
    QCOMPARE(analysis::probability(0), std::string("0"));
}

QTEST_GUILESS_MAIN(TestAnalysisRhythm)
#include "tst_analysis_rhythm.moc"
