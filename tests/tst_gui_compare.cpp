// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

Run compare(const QStringList &arguments)
{
    QProcess process;
    process.start(
        QStringLiteral(STALLMARK_BINARY_DIR "/stallmark"), QStringList{ QStringLiteral("compare") } + arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return { process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError() };
}

/// fio's summary lines for one pattern at four block sizes.
QByteArray matrix(const char *pattern, const char *way, const std::array<int, 4> &iops)
{
    QByteArray text;
    const std::array<int, 4> sizes{ 4, 8, 16, 64 };
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double kib = static_cast<double>(iops[i]) * sizes[i];
        text += QByteArray(pattern) + QByteArray::number(sizes[i]) + "k\n";
        text += QByteArray(way) + ": IOPS=" + QByteArray::number(iops[i]) + ", BW=" + QByteArray::number(kib, 'f', 0)
            + "KiB/s (" + QByteArray::number(kib * 1.024, 'f', 0) + "kB/s)("
            + QByteArray::number(kib * 30 / 1024, 'f', 1) + "MiB/30001msec)\n";
    }
    return text;
}

} // namespace

/// `stallmark compare` as a user runs it.
class TestCompare : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void json();
    void csv();
    void text();
    void sameBytes();
    void partsOfOneFile();
    void sidesByName();
    void severalBundles();
    void spanOfTime();
    void help();
    void wrongUse_data();
    void wrongUse();
    void nothingInCommon();
    void cannotOpen();

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QString write(const char *name, const QByteArray &text);

    QTemporaryDir m_folder;
    QString m_slow, m_fast, m_other;
};

QString TestCompare::write(const char *name, const QByteArray &text)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s", name);
    return file.fileName();
}

void TestCompare::initTestCase()
{
    QVERIFY(QFile::exists(QStringLiteral(STALLMARK_BINARY_DIR "/stallmark")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("both")));
    const QByteArray slow = matrix("randwrite", "write", { 145, 143, 137, 121 });
    const QByteArray fast = matrix("randwrite", "write", { 2100, 1863, 1902, 1340 });
    m_slow = write("slow.txt", slow);
    m_fast = write("fast.txt", fast);
    m_other = write("other.txt", matrix("seqread", "read", { 900, 800, 700, 600 }));
    write("page.txt", "without the cache\n" + slow + "\nwith the cache\n" + fast);
    write("both/run-without-cache.txt", slow);
    write("both/run-with-cache.txt", fast);
    testsupport::writeStallBundle(path("bundle"));
}

void TestCompare::json()
{
    const Run run = compare({ m_slow, m_fast, QStringLiteral("--json") });
    QVERIFY2(run.status == 0, run.err.constData());
    const QJsonObject object = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(object[QLatin1String("schema")].toInt(), 1);
    for (const char *member : { "summary", "rows", "settings", "work", "refusals", "remarks" })
        QVERIFY2(object[QLatin1String(member)].isArray(), member);
    const QJsonObject suite = object[QLatin1String("rows")].toArray().first().toObject();
    QCOMPARE(suite[QLatin1String("family")].toString(), QStringLiteral("suite"));
    QCOMPARE(suite[QLatin1String("verdict")].toString(), QStringLiteral("better"));
    QCOMPARE(suite[QLatin1String("ci")].toArray().size(), qsizetype{ 2 });
    QVERIFY(suite[QLatin1String("ratio")].toDouble() > 10);
    const QJsonObject before = suite[QLatin1String("before")].toObject();
    QCOMPARE(before[QLatin1String("n")].toInt(), 4);
    const QJsonObject ref = before[QLatin1String("refs")].toArray().first().toObject();
    QCOMPARE(ref[QLatin1String("path")].toString(), QStringLiteral("slow.txt"));
    QCOMPARE(ref[QLatin1String("line")].toInt(), 2);
}

void TestCompare::csv()
{
    const Run run = compare({ m_slow, m_fast, QStringLiteral("--csv") });
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QVERIFY(lines.size() > 4);
    QVERIFY(
        lines.first().startsWith("id,family,tool,test,metric,unit,better,primary,verdict,basis,before,after,ratio,"));
    QVERIFY(lines[1].startsWith("1,suite,fio,randwrite,write.iops,1/s,higher,yes,better,tests,"));
}

void TestCompare::text()
{
    const Run run = compare({ m_slow, m_fast });
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("figures are better after"));
    QVERIFY(run.out.contains("randwrite8k"));
    QVERIFY(run.out.contains("[slow.txt:4] [fast.txt:4]"));
    QVERIFY(run.out.contains("one run a side"));
    for (const QByteArray &line : run.out.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 100, line.constData());
}

void TestCompare::sameBytes()
{
    const QString bundle = path("bundle");
    const Run first = compare({ bundle, bundle, QStringLiteral("--json") });
    const Run second = compare({ bundle, bundle, QStringLiteral("--json") });
    QCOMPARE(first.status, 0);
    QVERIFY(!first.out.isEmpty());
    QCOMPARE(first.out, second.out);
    const QJsonObject object = QJsonDocument::fromJson(first.out).object();
    QVERIFY(!object[QLatin1String("rows")].toArray().isEmpty());
    for (const QJsonValue &row : object[QLatin1String("rows")].toArray())
        QCOMPARE(row[QLatin1String("verdict")].toString(), QStringLiteral("no difference shown"));
}

void TestCompare::partsOfOneFile()
{
    const QString page = path("page.txt");
    const Run runs
        = compare({ page + QStringLiteral("#run=1"), page + QStringLiteral("#run=2"), QStringLiteral("--csv") });
    QVERIFY2(runs.status == 0, runs.err.constData());
    QVERIFY(runs.out.contains("randwrite8k,write.iops,1/s,higher,yes,better,counts,143,1863,"));
    const Run lines = compare(
        { page + QStringLiteral("#lines=1-9"), page + QStringLiteral("#lines=10-"), QStringLiteral("--csv") });
    QVERIFY2(lines.status == 0, lines.err.constData());
    QVERIFY(lines.out.contains("randwrite8k,write.iops,1/s,higher,yes,better,counts,143,1863,"));
}

void TestCompare::sidesByName()
{
    const Run run = compare({ path("both"), QStringLiteral("--csv") });
    QVERIFY2(run.status == 0, run.err.constData());
    QVERIFY(run.out.contains("randwrite8k,write.iops,1/s,higher,yes,better,counts,143,1863,"));
    const Run glob = compare({ path("both") + QStringLiteral("#file=*with-*"),
        path("both") + QStringLiteral("#file=*without*"), QStringLiteral("--csv") });
    QVERIFY2(glob.status == 0, glob.err.constData());
    QVERIFY(glob.out.contains("randwrite8k,write.iops,1/s,higher,yes,worse,counts,1863,143,"));
    QCOMPARE(compare({ m_slow }).status, 2);
}

void TestCompare::severalBundles()
{
    QStringList before, after;
    for (int i = 0; i < 5; ++i) {
        before << write(qPrintable(QStringLiteral("b%1.txt").arg(i)),
            matrix("randwrite", "write", { 145 + i, 143 + 2 * i, 137 + i, 121 + i }));
        after << write(qPrintable(QStringLiteral("a%1.txt").arg(i)),
            matrix("randwrite", "write", { 2100 + 7 * i, 1863 + 3 * i, 1902 + 5 * i, 1340 + i }));
    }
    const Run run
        = compare(before + QStringList{ QStringLiteral("vs") } + after + QStringList{ QStringLiteral("--json") });
    QVERIFY2(run.status == 0, run.err.constData());
    int repeats = 0;
    for (const QJsonValue &row : QJsonDocument::fromJson(run.out).object()[QLatin1String("rows")].toArray()) {
        if (row[QLatin1String("basis")].toString() != QLatin1String("repeats"))
            continue;
        ++repeats;
        QCOMPARE(row[QLatin1String("before")][QLatin1String("n")].toInt(), 5);
        QVERIFY(qAbs(row[QLatin1String("smallest_p")].toDouble() - 1 / 126.0) < 1e-9);
    }
    QVERIFY(repeats >= 4);
}

void TestCompare::spanOfTime()
{
    const QString bundle = path("bundle");
    const Run run = compare({ bundle + QStringLiteral("@00:00..23:59:59"), bundle, QStringLiteral("--json") });
    QVERIFY2(run.status == 0, run.err.constData());
    const QJsonObject before = QJsonDocument::fromJson(run.out).object()[QLatin1String("before")].toObject();
    QVERIFY(before[QLatin1String("from")].toString().contains(QLatin1String("T00:00:00")));
    const Run outside = compare({ bundle + QStringLiteral("@1999-01-01..1999-01-02"), bundle });
    QCOMPARE(outside.status, 3);
    QVERIFY(outside.err.contains("holds nothing of the recording"));
}

void TestCompare::help()
{
    const Run run = compare({ QStringLiteral("--help") });
    QCOMPARE(run.status, 0);
    for (const char *part : { "#file=GLOB", "#run=N", "#lines=A-B", "@FROM..TO", " vs " })
        QVERIFY2(run.out.contains(part), part);
}

void TestCompare::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no side") << QStringList{};
    QTest::newRow("three sides") << QStringList{ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") };
    QTest::newRow("nothing after vs") << QStringList{ QStringLiteral("a"), QStringLiteral("vs") };
    QTest::newRow("two forms") << QStringList{ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("--json"),
        QStringLiteral("--csv") };
    QTest::newRow("bad part") << QStringList{ QStringLiteral("a#run=x"), QStringLiteral("b") };
}

void TestCompare::wrongUse()
{
    QFETCH(QStringList, arguments);
    const Run run = compare(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty() && !run.err.isEmpty());
}

void TestCompare::nothingInCommon()
{
    const Run run = compare({ m_slow, m_other });
    QCOMPARE(run.status, 3);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), qsizetype{ 1 });
    QVERIFY(run.err.contains("nothing in common"));
    const Run json = compare({ m_slow, m_other, QStringLiteral("--json") });
    QCOMPARE(json.status, 3);
    QVERIFY(QJsonDocument::fromJson(json.out).object()[QLatin1String("nothing_in_common")].toBool());
}

void TestCompare::cannotOpen()
{
    QCOMPARE(compare({ m_slow, path("missing") }).status, 3);
    const Run run = compare({ m_slow + QStringLiteral("#file=none*"), m_fast });
    QCOMPARE(run.status, 3);
    QVERIFY(run.err.contains("none*"));
}

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_gui_compare.moc"
