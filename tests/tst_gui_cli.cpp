// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"
#include "support/stallbundle.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run {
    int status = -1;
    QByteArray out, err;
};

Run stallmark(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : { "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM" }) // the verbs need no display
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STALLMARK_BINARY_DIR "/stallmark"), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return { process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError() };
}

QJsonObject objectOf(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        qWarning("%s at %d", qPrintable(error.errorString()), error.offset);
    return document.object();
}

/// The incident whose span holds the time; an empty object when there is none.
QJsonObject incidentAt(const QJsonObject &analysis, const QString &time)
{
    for (const QJsonValue &value : analysis[QLatin1String("incidents")].toArray()) {
        const QJsonObject incident = value.toObject();
        // Same zone, ISO 8601: they compare as texts.
        if (incident[QLatin1String("start")].toString().left(19) <= time
            && incident[QLatin1String("end")].toString().left(19) >= time)
            return incident;
    }
    return {};
}

QString verdictOf(const QJsonObject &incident, const char *rule)
{
    for (const QJsonValue &value : incident[QLatin1String("findings")].toArray())
        if (value[QLatin1String("rule")].toString() == QLatin1String(rule))
            return value[QLatin1String("verdict")].toString();
    return QStringLiteral("no such finding");
}

} // namespace

/// The built program, run as a user runs it.
class TestCli : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void helpAndVersion();
    void wrongUse_data();
    void wrongUse();
    void suggestion();
    void analyzeJson();
    void analyzeText();
    void analyzeQuiet();
    void samples();
    void sampleFilters();
    void reportSameBytes();
    void results();
    void formats();
    void sessionWithoutItsBundle();
    void importKeepsOldSession();
    void problems();
    void damagedSession();
    void cannotOpen();
    void fieldCase_data();
    void fieldCase();

private:
    QTemporaryDir m_folder;
    QString m_bundle;
};

void TestCli::initTestCase()
{
    QVERIFY(QFile::exists(QStringLiteral(STALLMARK_BINARY_DIR "/stallmark")));
    m_bundle = m_folder.filePath(QStringLiteral("bundle"));
    testsupport::writeStallBundle(m_bundle);
}

void TestCli::helpAndVersion()
{
    const Run help = stallmark({ QStringLiteral("--help") });
    QCOMPARE(help.status, 0);
    for (const char *verb : { "analyze", "compare", "report", "samples", "results", "import", "formats" })
        QVERIFY2(help.out.contains(verb), verb);
    const Run version = stallmark({ QStringLiteral("--version") });
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("stallmark "));
    const Run verbHelp = stallmark({ QStringLiteral("samples"), QStringLiteral("--help") });
    QCOMPARE(verbHelp.status, 0);
    QVERIFY(verbHelp.out.contains("--metric"));
}

void TestCli::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const char *line) {
        QTest::newRow(name) << QString::fromLatin1(line).split(QLatin1Char(' '));
    };
    row("no bundle", "analyze");
    row("unknown option", "analyze x --jason");
    row("option of another verb", "samples x --json");
    row("no output", "import x");
    row("report without name", "report x");
    row("report of no known kind", "report x -o r.doc");
    row("session of another name", "import x -o s.txt");
    row("bad time", "samples x --from yesterday");
    row("empty span", "samples x --from 2025-03-08 --to 2025-03-07");
    row("argument of formats", "formats x");
    row("no such verb", "frobnicate");
    row("no such option", "--frobnicate");
}

void TestCli::wrongUse()
{
    QFETCH(QStringList, arguments);
    const Run run = stallmark(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith("stallmark: "), run.err.constData());
}

void TestCli::suggestion()
{
    QVERIFY(stallmark({ QStringLiteral("analyse"), m_bundle }).err.contains("did you mean 'analyze'?"));
    QVERIFY(!stallmark({ QStringLiteral("frobnicate") }).err.contains("did you mean"));
}

void TestCli::analyzeJson()
{
    const QStringList arguments{ QStringLiteral("analyze"), m_bundle, QStringLiteral("--json") };
    const Run run = stallmark(arguments);
    QVERIFY2(run.status == 0, run.err.constData());
    QCOMPARE(run.err, QByteArray());
    const QJsonObject object = objectOf(run.out);
    for (const char *key : { "stallmark", "schema", "sources", "settings", "incidents", "overall", "quality" })
        QVERIFY2(object.contains(QLatin1String(key)), key);
    QCOMPARE(object[QLatin1String("sources")].toArray().size(), 3);
    for (const QJsonValue &value : object[QLatin1String("sources")].toArray())
        for (const char *key :
            { "path", "format", "tool", "version", "clock", "first", "last", "samples", "results", "events", "issues" })
            QVERIFY2(value.toObject().contains(QLatin1String(key)), key);
    const QJsonObject incident = incidentAt(object, QStringLiteral("2025-03-12T10:01:03"));
    for (const char *key : { "id", "start", "end", "device", "symptoms", "cause", "findings" })
        QVERIFY2(incident.contains(QLatin1String(key)), key);
    QCOMPARE(incident[QLatin1String("device")].toString(), QStringLiteral("sda"));
    const QJsonObject symptom = incident[QLatin1String("symptoms")].toArray().at(0).toObject();
    QVERIFY(symptom[QLatin1String("line")].toInt() > 1);
    QCOMPARE(symptom[QLatin1String("path")].toString(), QStringLiteral("iostat.log"));
    QCOMPARE(stallmark(arguments).out, run.out);
}

void TestCli::analyzeText()
{
    const Run run = stallmark({ QStringLiteral("analyze"), m_bundle });
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("1 incident in"));
    QVERIFY(run.out.contains("device-stall: ruled in, cause"));
    QVERIFY(run.out.contains("[iostat.log:"));
    QVERIFY2(!run.out.contains('\x1b'), "colours where there is no terminal");
    for (const QByteArray &line : run.out.split('\n'))
        QVERIFY2(line.startsWith("          ") || QString::fromUtf8(line).size() <= 100, line.constData());
}

void TestCli::analyzeQuiet()
{
    const QString quiet = m_folder.filePath(QStringLiteral("quiet"));
    testsupport::writeStallBundle(quiet, true);
    const Run run = stallmark({ QStringLiteral("analyze"), quiet });
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.startsWith("No incident found in"), run.out.constData());
}

void TestCli::samples()
{
    const QStringList arguments{ QStringLiteral("samples"), m_bundle, QStringLiteral("--metric"),
        QStringLiteral("disk.write_await") };
    const Run run = stallmark(arguments);
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.at(0), QByteArray("time,metric,entity,value,unit,file,line"));
    QCOMPARE(lines.size(), 1 + 119); // the first of the 120 reports is the mean since boot: no sample
    // 03/12/2025 10:01:03: the await printed there is 450 + 63 % 5 * 10; its row is the last but one of block 63.
    const QByteArray expected
        = "2025-03-12T10:01:03.000Z,disk.write_await,sda,480,ms,iostat.log," + QByteArray::number(2 + 63 * 7 + 6);
    QVERIFY2(lines.contains(expected), (expected + "\nnot among\n" + lines.mid(62, 4).join('\n')).constData());
    QCOMPARE(stallmark(arguments).out, run.out);
}

void TestCli::sampleFilters()
{
    const Run run = stallmark({ QStringLiteral("samples"), m_bundle, QStringLiteral("--metric"),
        QStringLiteral("disk.write_a*"), QStringLiteral("--from"), QStringLiteral("2025-03-12T10:01:00"),
        QStringLiteral("--to"), QStringLiteral("2025-03-12T10:01:04") });
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out.count('\n'), 1 + 5);
}

/// Two processes, so that nothing hangs on the seed of a hash or on an address.
void TestCli::reportSameBytes()
{
    qputenv("SOURCE_DATE_EPOCH", "1741953600");
    for (const char *kind : { "pdf", "html" }) {
        QByteArray first;
        for (int i = 0; i < 2; ++i) {
            const QString path = m_folder.filePath(QStringLiteral("r%1.%2").arg(i).arg(QString::fromLatin1(kind)));
            const Run run = stallmark({ QStringLiteral("report"), m_bundle, QStringLiteral("-o"), path });
            QVERIFY2(run.status == 0, run.err.constData());
            QCOMPARE(run.err, QByteArray());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.size() > 1000);
            if (i == 0)
                first = bytes;
            else
                QVERIFY2(bytes == first, kind);
        }
    }
    qunsetenv("SOURCE_DATE_EPOCH");
}

void TestCli::results()
{
    const Run csv = stallmark({ QStringLiteral("results"), m_bundle });
    QCOMPARE(csv.status, 0);
    QVERIFY(csv.out.startsWith("tool,version,run,test,metric,value,unit,better,file,line\nsysbench,"));
    const Run json = stallmark({ QStringLiteral("results"), m_bundle, QStringLiteral("--json") });
    QCOMPARE(json.status, 0);
    QCOMPARE(objectOf(json.out)[QLatin1String("results")].toArray().size(), csv.out.count('\n') - 1);
}

void TestCli::formats()
{
    const Run run = stallmark({ QStringLiteral("formats") });
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("iostat\t"));
}

void TestCli::sessionWithoutItsBundle()
{
    const QString bundle = m_folder.filePath(QStringLiteral("goes-away"));
    testsupport::writeStallBundle(bundle);
    const QString session = m_folder.filePath(QStringLiteral("kept.stallmark"));
    const QStringList direct{ QStringLiteral("analyze"), bundle, QStringLiteral("--json") };
    const QByteArray before = stallmark(direct).out;
    QCOMPARE(stallmark({ QStringLiteral("import"), bundle, QStringLiteral("-o"), session }).status, 0);
    QVERIFY(QDir(bundle).removeRecursively());
    const Run after = stallmark({ QStringLiteral("analyze"), session, QStringLiteral("--json") });
    QCOMPARE(after.status, 0);
    QVERIFY(!objectOf(before)[QLatin1String("incidents")].toArray().isEmpty());
    QCOMPARE(after.out, before);
    QCOMPARE(QDir(m_folder.path()).entryList({ QStringLiteral("kept.stallmark*") }).size(), 1);
}

void TestCli::importKeepsOldSession()
{
    const QString session = m_folder.filePath(QStringLiteral("old.stallmark"));
    QCOMPARE(stallmark({ QStringLiteral("import"), m_bundle, QStringLiteral("-o"), session }).status, 0);
    const auto bytes = [&session] {
        QFile file(session);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = bytes();
    QVERIFY(!before.isEmpty());
    QCOMPARE(stallmark({ QStringLiteral("import"), m_folder.filePath(QStringLiteral("no-such-bundle")),
                           QStringLiteral("-o"), session })
                 .status,
        3);
    QCOMPARE(bytes(), before);
}

void TestCli::problems()
{
    const QString bundle = m_folder.filePath(QStringLiteral("with-problems"));
    testsupport::writeStallBundle(bundle);
    testsupport::addUnreadableFiles(bundle);
    const Run run = stallmark({ QStringLiteral("analyze"), bundle, QStringLiteral("--json") });
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("notes.txt: "), run.err.constData());
    QVERIFY2(run.err.contains("empty.log: "), run.err.constData());
    QCOMPARE(run.err.count('\n'), 2);
    QVERIFY(!incidentAt(objectOf(run.out), QStringLiteral("2025-03-12T10:01:03")).isEmpty());
}

/// Samples that cannot be read are left out; that is said, and is not success.
void TestCli::damagedSession()
{
    const QString session = m_folder.filePath(QStringLiteral("damaged.stallmark"));
    QCOMPARE(stallmark({ QStringLiteral("import"), m_bundle, QStringLiteral("-o"), session }).status, 0);
    {
        auto db = model::Database::open(session.toStdString(), model::Database::Mode::ReadWrite);
        QVERIFY(db && (*db)->exec("UPDATE chunk_column SET data=x'03ff00'"));
        QVERIFY((*db)->exec("UPDATE chunk SET packed=x'ff' WHERE packed IS NOT NULL"));
    }
    for (const QStringList &arguments : { QStringList{ QStringLiteral("samples"), session },
             QStringList{ QStringLiteral("report"), session, QStringLiteral("-o"),
                 m_folder.filePath(QStringLiteral("damaged.pdf")) } }) {
        const Run run = stallmark(arguments);
        QVERIFY2(run.status == 1, run.err);
        QVERIFY2(run.err.contains("damaged"), run.err);
    }
}

void TestCli::cannotOpen()
{
    const QString missing = m_folder.filePath(QStringLiteral("missing.tar.gz"));
    const Run gone = stallmark({ QStringLiteral("analyze"), missing });
    QCOMPARE(gone.status, 3);
    QVERIFY2(gone.err.contains("missing.tar.gz"), gone.err.constData());
    const QString nothing = m_folder.filePath(QStringLiteral("nothing"));
    QDir().mkpath(nothing);
    testsupport::addUnreadableFiles(nothing);
    const QString session = m_folder.filePath(QStringLiteral("nothing.stallmark"));
    QCOMPARE(stallmark({ QStringLiteral("import"), nothing, QStringLiteral("-o"), session }).status, 3);
    QVERIFY(!QFile::exists(session));
}

void TestCli::fieldCase_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QList<double>>("peaks");
    QTest::newRow("cfq") << QStringLiteral("2025-03-07T12:08:38") << QList<double>{ 202.71, 473.12 };
    QTest::newRow("noop") << QStringLiteral("2025-03-10T12:03:08") << QList<double>{ 917.86, 2065.00, 687.68 };
}

/// Where the shared field cases are at hand: the verdicts that a person reached on them.
void TestCli::fieldCase()
{
    QFETCH(QString, time);
    const QString folder = QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/cases/ssd-gc-recorder");
    if (!QDir(folder).exists())
        QSKIP("the field cases are not here");
    const Run run = stallmark({ QStringLiteral("analyze"), folder, QStringLiteral("--json") });
    QVERIFY(run.status == 0 || run.status == 1);
    const QJsonObject incident = incidentAt(objectOf(run.out), time);
    QVERIFY(!incident.isEmpty());
    QCOMPARE(incident[QLatin1String("device")].toString(), QStringLiteral("sda"));
    QCOMPARE(incident[QLatin1String("cause")].toString(), QStringLiteral("device-stall"));
    QCOMPARE(verdictOf(incident, "iowait-as-cpu"), QStringLiteral("in"));
    QCOMPARE(verdictOf(incident, "cpu-saturated"), QStringLiteral("out"));
    QCOMPARE(verdictOf(incident, "device-saturated"), QStringLiteral("out"));
    QCOMPARE(verdictOf(incident, "dirty-throttle"), QStringLiteral("unknown"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_gui_cli.moc"
