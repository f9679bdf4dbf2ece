// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/devicehealth.h"
#include "analysis/api/stacks.h"
#include "analysis/incidents.h"
#include "analysis/latesamples.h"
#include "analysis/littlelaw.h"
#include "analysis/roles.h"
#include "support/recordingtext.h"

#include <QtTest>

#include <cmath>
#include <sstream>

namespace {

using model::NanosPerSecond;

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

testsupport::TextRecording fourStalls()
{
    auto text = testsupport::loadRecording(
        STALLMARK_SOURCE_DIR "/analysis/rules/devicestall/cases/hit-garbage-collection.txt");
    return text ? std::move(*text) : testsupport::TextRecording();
}

std::vector<model::Incident> incidentsOf(const std::string &text)
{
    const auto parsed = testsupport::parseRecording(text);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    const analysis::Recording recording = parsed->recording();
    return analysis::findIncidents(recording, {});
}

const char *DiskHead = "log iostat interval=1\n"
                       "columns sda disk.writes disk.write_bytes disk.write_await disk.queue disk.util\n";

/// Calm rows from second `from` to `to`.
std::string calm(int from, int to)
{
    std::ostringstream out;
    for (int s = from; s < to; ++s)
        out << "10:00:" << (s < 10 ? "0" : "") << s << " 60 560000 2.4 0.15 14\n";
    return out.str();
}

bool hasSymptom(const model::Incident &incident, const std::string &metric, double peak)
{
    for (const model::Symptom &symptom : incident.symptoms) {
        if (symptom.metric == metric && near(symptom.peak, peak, .005))
            return true;
    }
    return false;
}

} // namespace

class TestAnalysisIncidents : public QObject {
    Q_OBJECT

private slots:
    void publishedSpans();
    void publishedSymptoms();
    void busyTimeAndVolume();
    void littleLawPerEpisode();
    void hangWithoutCompletions();
    void fullDeviceWithShortWaitsIsNone();
    void oneSlowRequestIsNone();
    void shortCpuSpikeIsNone();
    void longCpuSpike();
    void iowaitCountedAsCpu();
    void slowWrites();
    void dirtyFlood();
    void distantStallsStayApart();
    void gapEndsAnEpisode();
    void lowestLayerIsNamed();
    void lateMonitorsJoin();
    void hungTasks();
    void disksMakeNoCpuBusy();
    void volumesAreNoDisks();
    void emptyRecording();
};

void TestAnalysisIncidents::publishedSpans()
{
    const auto text = fourStalls();
    const analysis::Recording recording = text.recording();
    const auto incidents = analysis::findIncidents(recording, {});
    QCOMPARE(incidents.size(), 6u);
    // Rows 2 to 5 of two seconds; in the last one the disk is done after 12.5 %.
    QCOMPARE(incidents[0].span, (model::TimeRange{ 2 * NanosPerSecond, 8'250'000'000 }));
    QVERIFY(!incidents[0].placed);
    // Rows 3 to 8: two peaks, one incident.
    QCOMPARE(incidents[1].span.length(), 12 * NanosPerSecond);
    QCOMPARE(model::isoTime(incidents[2].span.from, {}), std::string("2025-03-07T12:08:36.000Z"));
    QCOMPARE(model::isoTime(incidents[2].span.to, {}), std::string("2025-03-07T12:08:40.000Z"));
    QVERIFY(incidents[2].placed);
    // Begins with the row in which the queue fills and no await moves yet.
    QCOMPARE(model::isoTime(incidents[3].span.from, {}), std::string("2025-03-10T12:03:02.000Z"));
    QCOMPARE(model::isoTime(incidents[3].span.to, {}), std::string("2025-03-10T12:03:10.000Z"));
    for (int i = 0; i < 4; ++i)
        QCOMPARE(incidents[static_cast<std::size_t>(i)].device, std::string("sda"));
    QCOMPARE(incidents[2].title.english(), std::string("sda: write await up to 473 ms for 4.0 s"));
}

void TestAnalysisIncidents::publishedSymptoms()
{
    const auto text = fourStalls();
    const analysis::Recording recording = text.recording();
    const auto incidents = analysis::findIncidents(recording, {});
    QVERIFY(hasSymptom(incidents[2], "disk.write_await", 202.71));
    QVERIFY(hasSymptom(incidents[2], "disk.write_await", 473.12));
    for (const double peak : { 917.86, 2065.00, 687.68 })
        QVERIFY(hasSymptom(incidents[3], "disk.write_await", peak));
    QCOMPARE(incidents[3].symptoms.front().peak, 2065.0); // worst first
    QCOMPARE(incidents[3].symptoms.front().ref.line, 22u);
}

void TestAnalysisIncidents::busyTimeAndVolume()
{
    struct Expected {
        double busySeconds, kilobytes, meanWait;
    };
    const Expected expected[]
        = { { 6.00, 31832, 874.5 }, { 6.16, 30352, 645.6 }, { 2.87, 23676, 343.4 }, { 5.53, 29676, 648.3 } };
    const auto text = fourStalls();
    const analysis::Recording recording = text.recording();
    const auto incidents = analysis::findIncidents(recording, {});
    for (std::size_t i = 0; i < 4; ++i) {
        const auto disk = analysis::diskWindow(recording, "sda", incidents[i].span, incidents[i].placed);
        double busy = 0, bytes = 0, wait = 0, requests = 0;
        for (const analysis::DiskRow &row : disk.rows) {
            busy += row.busyMs() / 1000;
            bytes += row.bytes() * row.seconds();
            wait += row.little() * row.seconds() * 1000;
            requests += row.count();
        }
        QVERIFY2(near(busy, expected[i].busySeconds, .005), qPrintable(QString::number(busy)));
        QVERIFY2(near(bytes / 1024, expected[i].kilobytes, 1), qPrintable(QString::number(bytes / 1024)));
        QVERIFY2(near(wait / requests, expected[i].meanWait, .5), qPrintable(QString::number(wait / requests)));
    }
}

void TestAnalysisIncidents::littleLawPerEpisode()
{
    const auto text = fourStalls();
    const analysis::Recording recording = text.recording();
    const auto &sources = analysis::diskSources(recording);
    const auto rows = analysis::diskRows(recording, sources[0], sources[0].extent);
    const auto balance = analysis::littleBalance(rows, { 3, 4 });
    QVERIFY(near(balance.queue, 56.840, .001));
    QVERIFY(near(balance.little, 56.845, .001));
    QCOMPARE(balance.rows, 4);
    QVERIFY(balance.coherent() && !balance.identical);
    const auto slow = analysis::healthyService(recording, sources[0], rows[4]);
    QVERIFY(slow && slow->fitted);
    QVERIFY2(near(rows[4].busyPerRequest() / slow->busy, 6.70, .01), qPrintable(QString::number(slow->busy)));
}

void TestAnalysisIncidents::hangWithoutCompletions()
{
    const auto incidents
        = incidentsOf(DiskHead + calm(0, 30) + "10:00:30 0 0 0 0 100\n10:00:31 0 0 0 0 100\n" + calm(32, 50));
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(incidents[0].device, std::string("sda"));
    QCOMPARE(incidents[0].span.length(), 2 * NanosPerSecond);
}

void TestAnalysisIncidents::fullDeviceWithShortWaitsIsNone()
{
    QVERIFY(incidentsOf(DiskHead + calm(0, 20)
        + "10:00:20 9000 90000000 1.2 11 100\n10:00:21 9000 90000000 1.2 11 100\n" + calm(22, 40))
                .empty());
}

void TestAnalysisIncidents::oneSlowRequestIsNone()
{
    QVERIFY(incidentsOf(DiskHead + calm(0, 20) + "10:00:20 1 4096 180 0.18 18\n" + calm(21, 40)).empty());
}

void TestAnalysisIncidents::shortCpuSpikeIsNone()
{
    std::string text = "log vmstat interval=1\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    for (int s = 10; s < 40; ++s)
        text += "10:00:" + std::to_string(s) + (s == 20 ? " 60 10 0 30\n" : " 3 2 1 94\n");
    QVERIFY(incidentsOf(text).empty());
}

void TestAnalysisIncidents::longCpuSpike()
{
    std::string text = "log vmstat interval=1\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    for (int s = 10; s < 50; ++s)
        text += "10:00:" + std::to_string(s) + (s >= 20 && s < 30 ? " 90 8 0 2\n" : " 3 2 1 94\n");
    const auto incidents = incidentsOf(text);
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(incidents[0].span.length(), 10 * NanosPerSecond);
    QVERIFY(incidents[0].device.empty());
    QVERIFY(hasSymptom(incidents[0], "cpu.busy", 98));
    QVERIFY(!hasSymptom(incidents[0], "cpu.not_idle", 98));
}

void TestAnalysisIncidents::iowaitCountedAsCpu()
{
    std::string text = "log vmstat interval=1\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    for (int s = 10; s < 50; ++s)
        text += "10:00:" + std::to_string(s) + (s >= 20 && s < 30 ? " 5 8 70 17\n" : " 3 2 1 94\n");
    const auto incidents = incidentsOf(text);
    QCOMPARE(incidents.size(), 1u);
    QVERIFY(hasSymptom(incidents[0], "cpu.not_idle", 83));
    QVERIFY(incidents[0].title.english().find("100 - idle") != std::string::npos); // says which definition it is
}

void TestAnalysisIncidents::slowWrites()
{
    const auto incidents = incidentsOf("log applog\ncolumns write_time app.duration\n"
                                       "10:00:10.500 120\n10:00:46.854 2145\n10:00:46.855 1785\n10:00:59 450\n");
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(model::clockTime(incidents[0].span.from, 3), std::string("10:00:44.709"));
    QCOMPARE(model::clockTime(incidents[0].span.to, 3), std::string("10:00:46.855"));
    QCOMPARE(incidents[0].symptoms.size(), 2u);
}

void TestAnalysisIncidents::dirtyFlood()
{
    std::string text = "log procvmstat interval=1\ncolumns - mem.dirty mem.writeback mem.dirty_threshold "
                       "mem.dirty_background_threshold\n";
    for (int s = 10; s < 50; ++s)
        text += "10:00:" + std::to_string(s) + (s >= 20 && s < 30 ? " 300000000" : " 30000000")
            + " 40000000 400000000 200000000\n";
    const auto incidents = incidentsOf(text);
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(incidents[0].span.length(), 9 * NanosPerSecond); // gauges at 20 ... 29
}

void TestAnalysisIncidents::distantStallsStayApart()
{
    const std::string stall = " 5 50000 900 5 100\n";
    const auto near
        = incidentsOf(DiskHead + calm(0, 20) + "10:00:20" + stall + calm(21, 25) + "10:00:25" + stall + calm(26, 59));
    QCOMPARE(near.size(), 1u);
    const auto far
        = incidentsOf(DiskHead + calm(0, 20) + "10:00:20" + stall + calm(21, 45) + "10:00:45" + stall + calm(46, 59));
    QCOMPARE(far.size(), 2u);
    QCOMPARE(far[0].id, 1);
    QCOMPARE(far[1].id, 2);
}

void TestAnalysisIncidents::gapEndsAnEpisode()
{
    const std::string stall = " 5 50000 900 5 100\n";
    const auto incidents = incidentsOf(DiskHead + calm(0, 5) + "10:00:05" + stall + "10:00:40" + stall + calm(41, 59));
    QCOMPARE(incidents.size(), 2u);
    QCOMPARE(incidents[1].span.length(), NanosPerSecond); // one interval, not the gap
}

void TestAnalysisIncidents::lowestLayerIsNamed()
{
    const std::string stall = " 5 50000 900 5 100\n";
    std::string rows = calm(0, 20) + "10:00:20" + stall + "10:00:21" + stall + calm(22, 40);
    std::string text = DiskHead + rows;
    text += "columns md0 disk.writes disk.write_bytes disk.write_await disk.queue disk.util\n" + rows;
    const auto incidents = incidentsOf(text);
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(incidents[0].device, std::string("sda"));
}

void TestAnalysisIncidents::lateMonitorsJoin()
{
    QVERIFY(!analysis::isGap(2 * NanosPerSecond, NanosPerSecond));
    QVERIFY(analysis::isGap(7 * NanosPerSecond, NanosPerSecond));
    QVERIFY(!analysis::isGap(70 * NanosPerSecond, 60 * NanosPerSecond));
    // A monitor that skips nine seconds is a symptom of an incident, and no incident by itself.
    const std::string rows = DiskHead + calm(0, 20) + calm(29, 50);
    QVERIFY(incidentsOf(rows).empty());
    const auto incidents = incidentsOf(rows + "log applog\ncolumns write_time app.duration\n10:00:28 4000\n");
    QCOMPARE(incidents.size(), 1u);
    QVERIFY(hasSymptom(incidents[0], "monitor.gap", 10));
}

/// Two reports of the same task, 140 s after each other, and one of another meanwhile: one incident.
void TestAnalysisIncidents::hungTasks()
{
    auto parsed = testsupport::parseRecording(
        "log dmesg\n"
        "event 10:10:00 hung-task jbd2/sda-8:3563 INFO: task jbd2/sda-8:3563 blocked for more than 140 seconds.\n"
        "event 10:10:00 call-trace jbd2/sda-8:3563 io_schedule+0x1c/0x70 __jbd2_log_wait_commit_not_this+0x1/0x2 "
        "jbd2_journal_commit_transaction+0x658a/0x8ee4\n"
        "event 10:11:00 hung-task cp:77 INFO: task cp:77 blocked for more than 140 seconds.\n"
        "event 10:12:20 hung-task jbd2/sda-8:3563 INFO: task jbd2/sda-8:3563 blocked for more than 280 seconds.\n");
    QVERIFY2(parsed, parsed ? "" : parsed.error().message.c_str());
    for (model::Event &event : parsed->events) {
        if (event.kind == "hung-task")
            event.duration = (event.text.find("280") != std::string::npos ? 280 : 140) * NanosPerSecond;
    }
    const analysis::Recording recording = parsed->recording();
    const auto incidents = analysis::findIncidents(recording, {});
    QCOMPARE(incidents.size(), 1u);
    QCOMPARE(model::clockTime(incidents[0].span.from, 0), std::string("10:07:40"));
    QCOMPARE(model::clockTime(incidents[0].span.to, 0), std::string("10:12:20"));
    QVERIFY(hasSymptom(incidents[0], "task.blocked", 280));
    QCOMPARE(incidents[0].title.english(), std::string("jbd2/sda-8:3563 blocked for more than 280 s"));
    const auto stack
        = analysis::stackWith(recording, incidents[0], { "jbd2_log_wait_commit", "jbd2_journal_commit_transaction" });
    QVERIFY(stack);
    QCOMPARE(stack->function, std::string("jbd2_journal_commit_transaction")); // whole names only
    QVERIFY(!analysis::stackWith(recording, incidents[0], { "balance_dirty_pages" }));
}

void TestAnalysisIncidents::disksMakeNoCpuBusy()
{
    model::Incident incident;
    for (const char *rule : { "sync-writes", "cpu-saturated" }) {
        model::Finding finding;
        finding.rule = rule;
        finding.role = model::Role::Cause;
        incident.findings.push_back(finding);
    }
    const auto with = [&](std::initializer_list<const char *> metrics) {
        model::Incident copy = incident;
        for (const char *metric : metrics)
            copy.symptoms.push_back({ metric, "", 90, "%", 0, {} });
        analysis::settleRoles(copy);
        return copy.findings;
    };
    QCOMPARE(with({ "cpu.busy", "monitor.gap" })[0].role, model::Role::Amplifier);
    QCOMPARE(with({ "cpu.busy" })[1].role, model::Role::Cause);
    QCOMPARE(with({ "cpu.busy", "app.duration" })[0].role, model::Role::Cause);
    QCOMPARE(with({ "disk.write_await" })[0].role, model::Role::Cause);
}

void TestAnalysisIncidents::volumesAreNoDisks()
{
    for (const char *disk : { "sda", "sdaa", "vdb", "xvda1", "nvme0n1", "mmcblk0", "hdc", "da3", "ada0", "cciss!c0d0" })
        QVERIFY2(!analysis::isLayered(disk), disk);
    for (const char *volume : { "dm-3", "md127", "fedora-root", "sda5_crypt", "luks-ea06d19b", "data", "sdb_crypt",
             "loop0", "vg00-data", "drbd1", "zram0", "bcache0", "nbd0" })
        QVERIFY2(analysis::isLayered(volume), volume);
}

void TestAnalysisIncidents::emptyRecording()
{
    const analysis::Recording recording({}, {}, {}, {}, [](model::SeriesId) { return model::Series(); });
    QVERIFY(analysis::findIncidents(recording, {}).empty());
}

QTEST_GUILESS_MAIN(TestAnalysisIncidents)
#include "tst_analysis_incidents.moc"
