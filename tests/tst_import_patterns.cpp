// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/userpatterns.h"
#include "importers/patternsfile.h"
#include "support/dump.h"
#include "support/manifest.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace testsupport;

/// The user's own patterns of application logs: the settings file, what it may hold, and what is read with it.
class TestImportPatterns : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void pathOfTheSettings();
    void figures();
    void valueWithMetric();
    void timeForms_data();
    void timeForms();
    void insideAnotherLog();
    void unreadableFigure();
    void problems_data();
    void problems();
    void goodOnesStay();
    void endlessSearch();

private:
    std::vector<std::string> load(const char *json);
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestImportPatterns::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestImportPatterns::cleanup()
{
    qunsetenv("STALLMARK_PATTERNS");
    importers::setUserPatterns(nullptr);
}

std::vector<std::string> TestImportPatterns::load(const char *json)
{
    QFile file(m_folder->filePath(QStringLiteral("patterns.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(json) < 0)
        return { "the test's file cannot be written" };
    file.close();
    qputenv("STALLMARK_PATTERNS", file.fileName().toLocal8Bit());
    return importers::loadUserPatterns();
}

void TestImportPatterns::pathOfTheSettings()
{
    const QByteArray config = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", "/somewhere");
    QCOMPARE(importers::patternsPath(), "/somewhere/stallmark/patterns.json");
    QVERIFY(importers::loadUserPatterns().empty()); // no file, no patterns
    QVERIFY(importers::userPatterns()->empty());
    qputenv("STALLMARK_PATTERNS", "/somewhere/else.json");
    QCOMPARE(importers::patternsPath(), "/somewhere/else.json");
    const auto problems = importers::loadUserPatterns();
    QCOMPARE(problems.size(), std::size_t(1)); // one that is named must be there
    QVERIFY2(problems[0].starts_with("/somewhere/else.json "), problems[0].c_str());
    config.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", config);
}

void TestImportPatterns::figures()
{
    const auto problems = load(R"J({"patterns": [{"name": "batch", "regex":
        "^(?<time>\\d\\d:\\d\\d:\\d\\d\\.\\d+) BATCH<(?<entity>\\w+)> done/(?<duration>[\\d.]+)(?<unit>us|ms|s)"}]})J");
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].c_str());
    const auto file = recordText(
        "app.log", "12:08:36.250 BATCH<a> done/2.5s\nnoise\n12:08:37.000 BATCH<b> done/900us\n12:08:38.5 other\n");
    const RecordingSink *log = file->log("applog");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(log->rows.size(), std::size_t(2));
    QCOMPARE(valueOf(*log, log->rows[0], "app.duration").value_or(-1), 2500.0);
    QCOMPARE(valueOf(*log, log->rows[1], "app.duration").value_or(-1), 0.9);
    QCOMPARE(log->tables[0].entity, "batch a");
    QCOMPARE(log->tables[1].entity, "batch b");
    QCOMPARE(dump(log->rows[0].stamp), "time 12:08:36.25");
    QCOMPARE(log->rows[1].line, model::LineNumber(3));
}

void TestImportPatterns::valueWithMetric()
{
    const auto problems = load(R"J({"patterns": [
        {"name": "load", "regex": "Auslastung (?<value>[\\d,]+) Prozent", "unit": "%", "metric": "app.cpu"},
        {"name": "Queue Depth", "regex": "depth now (?<value>\\d+)", "unit": "requests"}]})J");
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].c_str());
    const auto file = recordText(
        "app.log", "2025-03-07 12:08:36.000 Auslastung 87,5 Prozent\n2025-03-07 12:08:37.000 depth now 12\n");
    const RecordingSink *log = file->log("applog");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(log->rows.size(), std::size_t(2));
    QCOMPARE(valueOf(*log, log->rows[0], "app.cpu").value_or(-1), 87.5);
    QCOMPARE(valueOf(*log, log->rows[1], "applog.queue_depth").value_or(-1), 12.0);
    QCOMPARE(log->tables[1].columns[0].unit, "requests");
    QCOMPARE(dump(log->rows[1].stamp), "2025-03-07T12:08:37"); // no group for it: the line's own
}

void TestImportPatterns::timeForms_data()
{
    QTest::addColumn<QString>("stamp");
    QTest::newRow("2025-03-07T12:08:36.5+0800") << QStringLiteral("2025-03-07T04:08:36.5Z printed in +08:00");
    QTest::newRow("1741320516.25") << QStringLiteral("2025-03-07T04:08:36.25Z");
    QTest::newRow("472.578711") << QStringLiteral("boot 472.578711");
    QTest::newRow("Mar  7 12:08:36") << QStringLiteral("time day 67 12:08:36");
    QTest::newRow("half past noon") << QString();
}

void TestImportPatterns::timeForms()
{
    QFETCH(QString, stamp);
    QVERIFY(load(R"J({"patterns": [{"name": "p", "regex": "^T=(?<time>[^|]+)\\|(?<duration>\\d+)$"}]})J").empty());
    const auto file = recordText("app.log", std::string("T=") + QTest::currentDataTag() + "|12\n");
    const RecordingSink *log = file->log("applog");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(log->rows.size(), stamp.isEmpty() ? std::size_t(0) : std::size_t(1));
    QCOMPARE(log->issues.size(), stamp.isEmpty() ? std::size_t(1) : std::size_t(0));
    if (!stamp.isEmpty())
        QCOMPARE(QString::fromStdString(dump(log->rows[0].stamp)), stamp);
}

/// Lines of the user's application between those of another log.
void TestImportPatterns::insideAnotherLog()
{
    QVERIFY(load(R"J({"patterns": [{"name": "p", "regex": "^REC took (?<duration>\\d+)ms$"}]})J").empty());
    std::string text;
    for (int i = 0; i < 12; ++i)
        text += "vm.dirty_ratio = 20\n";
    const auto file = recordText("mixed.txt", text + "REC took 77ms\nvm.swappiness = 60\n");
    QVERIFY(file->log("sysctl"));
    QVERIFY(file->log("applog"));
    QCOMPARE(file->log("sysctl")->facts.size(), std::size_t(13));
    QCOMPARE(valueOf(*file->log("applog"), file->log("applog")->rows.at(0), "app.duration").value_or(-1), 77.0);
    QCOMPARE(file->issues.size(), std::size_t(0));
}

/// "1,234" is a thousand or a fraction: nobody knows, so it is no number.
void TestImportPatterns::unreadableFigure()
{
    QVERIFY(load(R"J({"patterns": [{"name": "p", "regex": "took (?<duration>\\S+) ms"}]})J").empty());
    const auto file
        = recordText("app.log", "12:08:36.000 took 1,234 ms\n12:08:37.000 took long ms\n12:08:38.000 took 1,5 ms\n");
    const RecordingSink *log = file->log("applog");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(log->rows.size(), std::size_t(1));
    QCOMPARE(valueOf(*log, log->rows[0], "app.duration").value_or(-1), 1.5);
    QCOMPARE(log->issues.size(), std::size_t(2));
}

void TestImportPatterns::problems_data()
{
    QTest::addColumn<QString>("says");
    QTest::newRow("{") << QStringLiteral("is not valid JSON: ");
    QTest::newRow("{}") << QStringLiteral("has no list \"patterns\"");
    QTest::newRow(R"J({"patterns": ["x"]})J") << QStringLiteral("pattern 1 is no object");
    QTest::newRow(R"J({"patterns": [{"regex": "a"}]})J") << QStringLiteral("pattern 1 has no \"name\"");
    QTest::newRow(R"J({"patterns": [{"name": "a"}]})J") << QStringLiteral("pattern 1 has no \"regex\"");
    QTest::newRow(R"J({"patterns": [{"name": 5, "regex": "a"}]})J")
        << QStringLiteral("pattern 1 has a \"name\" that is no text");
    QTest::newRow(R"J({"patterns": [{"name": "a", "regex": "took (?<duration>\\d+"}]})J")
        << QStringLiteral("pattern 1 (a) is no regular expression: missing closing parenthesis at character 21");
    QTest::newRow(R"J({"patterns": [{"name": "a", "regex": "took (\\d+)"
}]})J") << QStringLiteral("pattern 1 (a) takes no figure");
    QTest::newRow(R"J({"patterns": [{"name": "a", "regex": "(?<duration>\\d+)", "unit": "furlong"
    }]})J")
        << QStringLiteral("pattern 1 (a) has the unit \"furlong\", which is none of time");
}

void TestImportPatterns::problems()
{
    QFETCH(QString, says);
    const auto problems = load(QTest::currentDataTag());
    QCOMPARE(problems.size(), std::size_t(1));
    const QString text = QString::fromStdString(problems[0]);
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("patterns.json")), qPrintable(text));
    QVERIFY(importers::userPatterns()->empty());
}

void TestImportPatterns::goodOnesStay()
{
    const auto problems = load(R"J({"patterns": [{"name": "bad", "regex": "("}, 
        {"name": "good", "regex": "took (?<duration>\\d+)"}]})J");
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(importers::userPatterns()->match("took 5"));
}

/// A pattern that tries everything must not hold up an import.
void TestImportPatterns::endlessSearch()
{
    QVERIFY(load(R"J({"patterns": [{"name": "p", "regex": "^(a+)+(?<duration>\\d+)$"}]})J").empty());
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!importers::userPatterns()->match(std::string(5000, 'a') + "!"));
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestImportPatterns)
#include "tst_import_patterns.moc"
