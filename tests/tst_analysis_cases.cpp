// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/api/rule.h"
#include "support/recordingtext.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> caseFiles()
{
    std::vector<fs::path> files;
    for (const auto &entry : fs::recursive_directory_iterator(STALLMARK_SOURCE_DIR "/analysis/rules")) {
        if (entry.path().parent_path().filename() == "cases" && entry.path().extension() == ".txt")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string describe(const model::Finding &finding)
{
    std::ostringstream out;
    out << finding.rule << " " << model::toText(finding.verdict) << " S=" << finding.score << " C=" << finding.coverage;
    for (const model::Evidence &evidence : finding.evidence)
        out << "\n  " << evidence.earned << "/" << evidence.weight << " " << evidence.text.english();
    return out.str();
}

} // namespace

/// Every rule folder has recordings on which its rule fires and near misses on which it must not.
class TestAnalysisCases : public QObject {
    Q_OBJECT

private slots:
    void verdict_data();
    void verdict();
    void everyRuleHasBothKinds();
    void evidenceNamesItsLines_data() { verdict_data(); }
    void evidenceNamesItsLines();
};

void TestAnalysisCases::verdict_data()
{
    QTest::addColumn<std::string>("path");
    for (const fs::path &file : caseFiles()) {
        const std::string name = (file.parent_path().parent_path().filename() / file.stem()).string();
        QTest::newRow(name.c_str()) << file.string();
    }
}

void TestAnalysisCases::verdict()
{
    QFETCH(std::string, path);
    const auto text = testsupport::loadRecording(path);
    QVERIFY2(text, text ? "" : text.error().message.c_str());
    const analysis::Recording recording = text->recording();
    const model::Analysis outcome = analysis::analyze(recording);
    QVERIFY2(!outcome.incidents.empty(), "no incident at all");

    bool seen = false;
    for (const model::Incident &incident : outcome.incidents) {
        for (const model::Finding &finding : incident.findings) {
            if (finding.rule != text->rule)
                continue;
            const bool expected = text->expect == model::toText(finding.verdict);
            seen = seen || expected;
            // A miss must not fire on any incident of its recording.
            if (text->expect != "in")
                QVERIFY2(finding.verdict != model::Verdict::In, describe(finding).c_str());
        }
    }
    QVERIFY2(seen, ("verdict " + text->expect + " not reached").c_str());
    const bool isHit = fs::path(path).stem().string().starts_with("hit-");
    QCOMPARE(text->expect == "in", isHit);
}

void TestAnalysisCases::everyRuleHasBothKinds()
{
    for (const analysis::Rule &rule : analysis::rules()) {
        int hits = 0, misses = 0;
        for (const fs::path &file : caseFiles()) {
            const auto text = testsupport::loadRecording(file.string());
            QVERIFY2(text, text ? "" : text.error().message.c_str());
            if (text->rule != rule.id)
                continue;
            (text->expect == "in" ? hits : misses) += 1;
        }
        QVERIFY2(hits > 0 && misses > 0, rule.id);
    }
}

void TestAnalysisCases::evidenceNamesItsLines()
{
    QFETCH(std::string, path);
    const auto text = testsupport::loadRecording(path);
    QVERIFY(text);
    const analysis::Recording recording = text->recording();
    for (const model::Incident &incident : analysis::analyze(recording).incidents) {
        for (const model::Symptom &symptom : incident.symptoms)
            QVERIFY2(symptom.ref.source > 0 && symptom.ref.line > 0, symptom.metric.c_str());
        for (const model::Finding &finding : incident.findings) {
            QVERIFY2(!finding.evidence.empty() || !finding.missing.empty(), finding.rule.c_str());
            QVERIFY(!finding.summary.empty());
            for (const model::Evidence &evidence : finding.evidence) {
                const std::string sentence = evidence.text.english();
                QVERIFY2(evidence.ref.source > 0, sentence.c_str());
                QVERIFY2(sentence.find('%') == std::string::npos || sentence.find("%1") == std::string::npos,
                    sentence.c_str());
                QVERIFY2(sentence.find("nan") == std::string::npos, sentence.c_str());
                QVERIFY2(std::abs(evidence.earned) <= evidence.weight, sentence.c_str());
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestAnalysisCases)
#include "tst_analysis_cases.moc"
