// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"
#include "support/labels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

namespace {

const fs::path Shared = fs::path(STALLMARK_SOURCE_DIR) / ".." / "shared";
} // namespace

/// Recordings of real machines with injected faults, and the published case of an SSD, from the bundle to the verdict.
class TestAnalysisLab : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void recording_data();
    void recording();
    void publishedCase();
    void sameSessionSameOutcome();

private:
    std::unique_ptr<model::SessionReader> analyze(const fs::path &bundle);

    QTemporaryDir m_folder;
    int m_sessions = 0;
};

void TestAnalysisLab::initTestCase()
{
    if (!fs::exists(Shared / "lab"))
        QSKIP("no recordings at hand");
    QVERIFY(m_folder.isValid());
}

std::unique_ptr<model::SessionReader> TestAnalysisLab::analyze(const fs::path &bundle)
{
    const std::string path = m_folder.path().toStdString() + "/" + std::to_string(++m_sessions) + ".stallmark";
    const auto imported = importers::importBundles({ { bundle.string() }, path, 1 }, {});
    if (!imported || !analysis::analyzeSession(path, {}))
        return nullptr;
    auto reader = model::SessionReader::open(path);
    return reader ? std::move(*reader) : nullptr;
}

void TestAnalysisLab::recording_data()
{
    QTest::addColumn<std::string>("name");
    if (!fs::exists(Shared / "lab"))
        QSKIP("no recordings at hand");
    for (const std::string &name : testsupport::labelledRecordings(Shared / "lab"))
        QTest::newRow(name.c_str()) << name;
}

void TestAnalysisLab::recording()
{
    QFETCH(std::string, name);
    const auto labels = testsupport::labelsOf(Shared / "lab", name);
    QVERIFY(labels.has_value());
    const auto session = analyze(testsupport::bundleOf(Shared / "lab", name));
    QVERIFY(session);
    const model::Nanos zone = session->zoneSeconds().value_or(0) * model::NanosPerSecond;
    const model::Analysis outcome = session->analysis();
    std::set<int> explained;
    for (const testsupport::Label &label : *labels) {
        std::set<std::string> causes;
        bool found = false;
        for (const model::Incident &incident : outcome.incidents) {
            const model::TimeRange span{ incident.span.from - zone, incident.span.to - zone };
            if (!span.overlaps(label.span.widened(testsupport::LabelSlack)))
                continue;
            found = true;
            explained.insert(incident.id);
            if (incident.cause())
                causes.insert(incident.cause()->rule);
        }
        QVERIFY2(found, "the fault was not found");
        const bool named = std::any_of(causes.begin(), causes.end(),
            [&](const std::string &cause) { return testsupport::isAlike(label.cause, cause); });
        std::string said;
        for (const std::string &cause : causes)
            said += " " + cause;
        QVERIFY2(named, ("instead of " + label.cause + ":" + said).c_str());
    }
    // What is left over must not be blamed on anything; in a quiet recording nothing may be left over.
    for (const model::Incident &incident : outcome.incidents) {
        if (explained.count(incident.id) > 0)
            continue;
        QVERIFY2(!labels->empty(), incident.title.english().c_str());
        QVERIFY2(!incident.cause(), incident.title.english().c_str());
    }
}

void TestAnalysisLab::publishedCase()
{
    const fs::path bundle = Shared / "cases" / "ssd-gc-recorder";
    if (!fs::exists(bundle))
        QSKIP("the case is not at hand");
    const auto session = analyze(bundle);
    QVERIFY(session);
    struct Expected {
        const char *inside;
        std::vector<double> awaits;
        double stallScore;
    };
    const Expected expected[] = { { "2025-03-07T12:08:39", { 202.71, 473.12 }, 9 },
        { "2025-03-10T12:03:07", { 917.86, 2065.00, 687.68 }, 10 } };
    const model::Analysis outcome = session->analysis();
    for (const Expected &want : expected) {
        const auto at = *model::parseIsoTime(want.inside);
        const auto incident = std::find_if(outcome.incidents.begin(), outcome.incidents.end(),
            [&](const model::Incident &i) { return i.placed && i.span.contains(at); });
        QVERIFY(incident != outcome.incidents.end());
        QCOMPARE(incident->device, std::string("sda"));
        for (const double await : want.awaits) {
            const auto &symptoms = incident->symptoms;
            QVERIFY(std::any_of(symptoms.begin(), symptoms.end(), [&](const model::Symptom &s) {
                return s.metric == "disk.write_await" && std::abs(s.peak - await) < .001 && s.ref.line > 0;
            }));
        }
        QVERIFY(incident->cause());
        QCOMPARE(incident->cause()->rule, std::string("device-stall"));
        std::map<std::string, model::Finding> findings;
        for (const model::Finding &finding : incident->findings)
            findings[finding.rule] = finding;
        QCOMPARE(findings["device-stall"].score, want.stallScore);
        QCOMPARE(findings["iowait-as-cpu"].verdict, model::Verdict::In);
        QCOMPARE(findings["iowait-as-cpu"].role, model::Role::Artefact);
        QCOMPARE(findings["iowait-as-cpu"].score, 6.0);
        for (const char *out : { "device-cap", "steal", "read-bound", "network-storage", "device-degraded" })
            QVERIFY2(findings[out].verdict == model::Verdict::Out, out);
        for (const char *open : { "journal-wait", "device-error", "disk-full", "cache-drop", "cpu-hog",
                 "memory-pressure", "sched-starvation", "irq-storm", "lock-contention", "background-job" })
            QVERIFY2(findings[open].verdict == model::Verdict::Unknown, open);
        QCOMPARE(findings["writeback-burst"].verdict, model::Verdict::In);
        QCOMPARE(findings["writeback-burst"].score, 6.0);
        QCOMPARE(findings["writeback-burst"].role, model::Role::Trigger);
        QCOMPARE(findings["cpu-saturated"].verdict, model::Verdict::Out);
        QCOMPARE(findings["cpu-saturated"].score, -6.0);
        QCOMPARE(findings["device-saturated"].verdict, model::Verdict::Out);
        QCOMPARE(findings["dirty-throttle"].verdict, model::Verdict::Unknown);
        QCOMPARE(findings["dirty-throttle"].score, -3.0);
        QVERIFY(!findings["dirty-throttle"].missing.empty());
        QVERIFY(!findings["dirty-throttle"].missing.front().command.empty());
    }
}

void TestAnalysisLab::sameSessionSameOutcome()
{
    const fs::path bundle = testsupport::bundleOf(Shared / "lab", "device-stall-12");
    if (bundle.empty())
        QSKIP("no recordings at hand");
    const auto session = analyze(bundle);
    QVERIFY(session);
    const std::string path = session->path();
    const auto describe = [](const model::SessionReader &reader) {
        std::ostringstream out;
        for (const model::Incident &incident : reader.analysis().incidents) {
            out << incident.id << incident.span.from << incident.span.to << incident.title.english();
            for (const model::Finding &finding : incident.findings)
                out << finding.rule << finding.score << finding.index << finding.summary.english();
        }
        out << reader.quality().size();
        return out.str();
    };
    const std::string first = describe(*session);
    QVERIFY(analysis::analyzeSession(path, {}));
    const auto again = model::SessionReader::open(path);
    QVERIFY(again);
    QCOMPARE(describe(**again), first);
}

QTEST_GUILESS_MAIN(TestAnalysisLab)
#include "tst_analysis_lab.moc"
