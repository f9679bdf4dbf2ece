// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/benchmarkarms.h"
#include "analysis/benchmarkfindings.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <filesystem>

namespace fs = std::filesystem;

namespace {

const fs::path Cases = fs::path(STALLMARK_SOURCE_DIR) / ".." / "shared" / "cases";

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

#define NEAR(value, expected, tolerance)                                                                               \
    QVERIFY2(near(value, expected, tolerance), qPrintable(QString::number(value, 'g', 12)))

/// Runs of sysbench with fsync, one file a run: name, requests in 30 s.
struct Runs {
    std::vector<model::Log> logs;
    std::map<model::SourceId, std::string> paths;
    std::vector<model::BenchResult> results;

    void add(const std::string &name, double events)
    {
        model::Log log;
        log.source = static_cast<model::SourceId>(logs.size() + 1);
        log.id = log.source * 64;
        logs.push_back(log);
        paths[log.source] = name;
        for (const auto &[metric, value] :
            { std::pair{ "events", events }, { "total_time", 30.0 }, { "fsyncs", events } })
            results.push_back({ log.id, 5, "sysbench", "1.0", 1, "fileio rndwr", metric, value, "", {} });
    }
    analysis::Recording recording() const
    {
        analysis::Recording recording(logs, {}, {}, {}, [](model::SeriesId) { return model::Series(); });
        recording.setPaths(paths);
        return recording;
    }
};

} // namespace

/// What benchmarks under two settings tell of the machine: the published cases, and what must not be told.
class TestAnalysisBenchmarks : public QObject {
    Q_OBJECT

private slots:
    void publishedRuns_data();
    void publishedRuns();
    void namesOfFiles();
    void oneLimitTellsNothing();
    void limitThatMakesNoDifference();

private:
    model::Analysis analyze(const char *name);

    QTemporaryDir m_folder;
};

model::Analysis TestAnalysisBenchmarks::analyze(const char *name)
{
    const std::string path = m_folder.path().toStdString() + "/" + name + ".stallmark";
    const bool good
        = importers::importBundles({ { (Cases / name).string() }, path, 1 }, {}) && analysis::analyzeSession(path, {});
    const auto reader = model::SessionReader::open(path);
    return good && reader ? (*reader)->analysis() : model::Analysis();
}

void TestAnalysisBenchmarks::publishedRuns_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<double>("score");
    QTest::addColumn<double>("coverage");
    QTest::addColumn<double>("index");
    QTest::addColumn<QStringList>("texts");
    const auto words = [](std::initializer_list<const char *> list) {
        QStringList out;
        for (const char *word : list)
            out << QString::fromLatin1(word);
        return out;
    };
    const auto text = [](const char *word) { return QString::fromLatin1(word); };
    QTest::newRow("flood") << text("dirty-flood") << text("fsync-behind-flood") << 7.0 << .538 << .507
                           << words({ "458 times", "147 to 1421", "31 %" });
    QTest::newRow("write cache") << text("raid-write-back") << text("write-through") << 8.0 << .667 << .646
                                 << words({ "10.1 times", "128 a second", "spread 11 %", "0.35 times" });
    QTest::newRow("nothing to tell") << text("zfs-zil-l2arc") << QString() << 0.0 << 0.0 << 0.0 << QStringList();
}

void TestAnalysisBenchmarks::publishedRuns()
{
    QFETCH(QString, name);
    QFETCH(QString, rule);
    QFETCH(double, score);
    QFETCH(double, coverage);
    QFETCH(double, index);
    QFETCH(QStringList, texts);
    const model::Analysis outcome = analyze(qPrintable(name));
    QVERIFY(outcome.incidents.empty());
    QCOMPARE(outcome.overall.empty(), rule.isEmpty());
    if (rule.isEmpty())
        return;
    const model::Finding &finding = outcome.overall.front();
    QCOMPARE(QString::fromStdString(finding.rule), rule);
    QCOMPARE(finding.verdict, model::Verdict::In);
    QCOMPARE(finding.score, score);
    NEAR(finding.coverage, coverage, .0006);
    NEAR(finding.index, index, .0006);
    QString all;
    for (const model::Evidence &evidence : finding.evidence)
        all += QString::fromStdString(evidence.text.english()) + QLatin1Char('\n');
    for (const QString &text : texts)
        QVERIFY2(all.contains(text), qPrintable(all));
}

void TestAnalysisBenchmarks::namesOfFiles()
{
    Runs runs;
    runs.add("a/sysbench_dirty_bytes_15MB.txt", 1);
    runs.add("dirty/run-1G.txt", 1); // the folder's name is none of the file's
    runs.add("Dirty-512m/fio-dirty-2G-WB.log", 1);
    runs.add("run-write-through.txt", 1);
    runs.add("growth.txt", 1);
    const analysis::Recording recording = runs.recording();
    const auto limit = [&](model::SourceId source) {
        return analysis::dirtyLimitOf(recording, { source, {}, {}, {} }).value_or(-1);
    };
    const auto policy = [&](model::SourceId source) {
        return analysis::writePolicyOf(recording, { source, {}, {}, {} });
    };
    QCOMPARE(limit(1), 15e6);
    QCOMPARE(limit(2), -1.0);
    QCOMPARE(limit(3), 2e9);
    QVERIFY(policy(3) == analysis::WritePolicy::Back);
    QVERIFY(policy(4) == analysis::WritePolicy::Through);
    QVERIFY(policy(5) == analysis::WritePolicy::Unknown);
}

void TestAnalysisBenchmarks::oneLimitTellsNothing()
{
    Runs runs;
    runs.add("first-dirty-1G.txt", 30);
    runs.add("second-dirty-1G.txt", 13524);
    QVERIFY(analysis::benchmarkFindings(runs.recording(), runs.results).empty());
}

void TestAnalysisBenchmarks::limitThatMakesNoDifference()
{
    Runs runs;
    runs.add("dirty-1G.txt", 13000);
    runs.add("dirty-15M.txt", 13524);
    const auto found = analysis::benchmarkFindings(runs.recording(), runs.results);
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].evidence.front().earned, -4.0);
}

QTEST_GUILESS_MAIN(TestAnalysisBenchmarks)
#include "tst_analysis_benchmarks.moc"
