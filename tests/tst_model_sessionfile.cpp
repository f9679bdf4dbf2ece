// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sessionfixture.h"

#include "analysis/model/database.h"
#include "analysis/model/schema.h"

#include <QtTest>

#include <random>

using namespace sessionfixture;

namespace {

QByteArray content(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeContent(const std::string &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}
std::string refusal(const std::string &path)
{
    auto opened = SessionReader::open(path);
    return opened ? std::string() : opened.error().message;
}

} // namespace

/// Files that are not as they should be.
class TestModelSessionFile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void foreignFiles();
    void newerVersion();
    void damagedFiles();
    void damagedChunk();
    void placeThatCannotBeWritten();
    void migrationLadder();
    void olderSession();
    void packedExcerpts();
    void killedImport();

private:
    std::string path(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestModelSessionFile::init() { m_dir = std::make_unique<QTemporaryDir>(); }

void TestModelSessionFile::foreignFiles()
{
    writeContent(path("text"), "Linux 5.15 (host)\n\navg-cpu: %user\n" + QByteArray(5000, 'x'));
    writeContent(path("empty"), "");
    {
        auto db = Database::open(path("other"), Database::Mode::Create);
        QVERIFY((*db)->exec("CREATE TABLE t(x)"));
    }
    for (const char *name : { "text", "empty", "other" })
        QCOMPARE(refusal(path(name)), path(name) + " is not a Stallmark session.");
    QVERIFY(refusal(path("not there")).starts_with("The session "));
    QVERIFY(refusal(m_dir->path().toStdString()).starts_with("The session "));
    QCOMPARE(content(path("empty")), QByteArray());
    auto writer = SessionWriter::open(path("other"));
    QVERIFY(!writer && writer.error().message == path("other") + " is not a Stallmark session.");
}

void TestModelSessionFile::newerVersion()
{
    writeRows(path("a"), localLog(LogNumber), { { Start, 1 } });
    {
        auto db = Database::open(path("a"), Database::Mode::ReadWrite);
        QVERIFY((*db)->exec(("PRAGMA user_version=" + std::to_string(SchemaVersion + 1)).c_str()));
    }
    QVERIFY(refusal(path("a")).find("newer version") != std::string::npos);
    QVERIFY(!SessionWriter::open(path("a")));
}

void TestModelSessionFile::damagedFiles()
{
    writeRows(path("a"), localLog(LogNumber), noisyRows(50'000, 1, 0));
    const QByteArray good = content(path("a"));
    writeContent(path("cut"), good.left(good.size() / 2));
    QVERIFY(refusal(path("cut")).starts_with(path("cut") + " is damaged: "));
    QByteArray noSchema = good;
    noSchema.replace(100, 3000, QByteArray(3000, '\xaa'));
    writeContent(path("schema"), noSchema);
    QVERIFY(refusal(path("schema")).starts_with(path("schema") + " is damaged: "));
    std::mt19937 random(5);
    for (int i = 0; i < 100; ++i) { // anywhere: refused, or read without a crash
        QByteArray bad = good;
        for (int k = 0; k < 40; ++k)
            bad[int(random() % unsigned(bad.size() - 100)) + 100] = char(random());
        writeContent(path("bad"), bad);
        auto opened = SessionReader::open(path("bad"));
        if (!opened)
            continue;
        QVERIFY((*opened)->read(SeriesNumber).size() <= 50'000);
        (void)(*opened)->envelope(SeriesNumber, { Start, Start + 50'000 * Second }, 100);
        (void)(*opened)->analysis();
        (*opened)->samples("*", {}, {}, [](const SampleRow &) { return true; });
    }
}

void TestModelSessionFile::damagedChunk()
{
    const auto rows = noisyRows(10'000, 1, 0);
    writeRows(path("a"), localLog(LogNumber), rows);
    {
        auto db = Database::open(path("a"), Database::Mode::ReadWrite);
        QVERIFY((*db)->exec("UPDATE chunk_column SET data=x'03ff00' WHERE seq=1"));
    }
    const auto reader = open(path("a"));
    QVERIFY(reader->problem().empty());
    const Series series = reader->read(SeriesNumber);
    QCOMPARE(series.size(), size_t(10'000 - ChunkRows));
    QCOMPARE(series.v[ChunkRows], double(*rows[2 * ChunkRows].value * 2)); // the others stay where they are
    QCOMPARE(series.t[ChunkRows], rows[2 * ChunkRows].raw);
    QVERIFY(reader->problem().find("damaged") != std::string::npos);
}

void TestModelSessionFile::placeThatCannotBeWritten()
{
    auto writer = SessionWriter::create(path("no/such/folder/a"));
    QVERIFY(!writer);
    QVERIFY(writer.error().message.find("cannot be written") != std::string::npos);
    QVERIFY(!SessionWriter::create(m_dir->path().toStdString()));
    QVERIFY(QDir(m_dir->path()).exists());
}

void TestModelSessionFile::migrationLadder()
{
    const char *const first[]{ "CREATE TABLE t(a INTEGER) STRICT; INSERT INTO t VALUES(7)" };
    const char *const second[]{ first[0], "ALTER TABLE t ADD COLUMN b INTEGER NOT NULL DEFAULT 3" };
    const char *const broken[]{ first[0], second[1], "CREATE TABLE u(a); ALTER TABLE nothing ADD COLUMN c" };
    {
        auto db = Database::open(path("a"), Database::Mode::Create);
        QVERIFY(bool(migrate(**db, first)));
        QVERIFY((*db)->number("PRAGMA user_version") == 1);
        QVERIFY((*db)->number("PRAGMA application_id") == ApplicationId);
    }
    {
        auto db = Database::open(path("a"), Database::Mode::ReadWrite);
        QVERIFY(bool(migrate(**db, second)));
        QVERIFY((*db)->number("PRAGMA user_version") == 2);
        QVERIFY((*db)->number("SELECT a * 10 + b FROM t") == 73);
        QVERIFY(bool(migrate(**db, second))); // nothing left to do
        QVERIFY((*db)->number("SELECT count(*) FROM t") == 1);
    }
    {
        auto db = Database::open(path("a"), Database::Mode::ReadWrite);
        QVERIFY(!migrate(**db, broken));
    }
    auto db = Database::open(path("a"), Database::Mode::ReadOnly);
    QVERIFY((*db)->number("PRAGMA user_version") == 2); // the step that failed left nothing behind
    QVERIFY((*db)->number("SELECT count(*) FROM sqlite_schema WHERE name='u'") == 0);
    QCOMPARE(schemaSteps().size(), size_t(SchemaVersion));
}

void TestModelSessionFile::olderSession()
{
    {
        auto db = Database::open(path("old"), Database::Mode::Create);
        QVERIFY((*db)->exec("CREATE TABLE finding(id INTEGER PRIMARY KEY, summary TEXT NOT NULL) STRICT;"
                            "CREATE TABLE missing(id INTEGER PRIMARY KEY, finding INTEGER NOT NULL REFERENCES"
                            " finding(id), weight REAL, signal TEXT NOT NULL, command TEXT NOT NULL) STRICT;"
                            "CREATE TABLE excerpt(source INTEGER NOT NULL, line INTEGER NOT NULL, text TEXT NOT NULL,"
                            " PRIMARY KEY(source, line)) STRICT, WITHOUT ROWID;"
                            "INSERT INTO finding VALUES(4,'with'),(5,'without');"
                            "INSERT INTO missing VALUES(1,4,2.0,'dirty pages','grep Dirty'),(2,4,1.0,'queue','iostat');"
                            "INSERT INTO excerpt VALUES(1,10,'ten'),(1,11,'eleven'); PRAGMA user_version=1"));
        QVERIFY(bool(migrate(**db, schemaSteps())));
        QVERIFY((*db)->number("PRAGMA user_version") == SchemaVersion);
        QVERIFY((*db)->number("SELECT count(*) FROM finding JOIN missing USING(missing_set) WHERE finding.id=4") == 2);
        QVERIFY((*db)->number("SELECT missing_set FROM finding WHERE id=5") == 0);
        QVERIFY((*db)->number("SELECT count(*) FROM episode") == 0);
        QVERIFY((*db)->number("SELECT lines FROM excerpt WHERE first=11 AND text='eleven'") == 1);
    }
}

void TestModelSessionFile::packedExcerpts()
{
    std::vector<Excerpt> excerpts;
    for (LineNumber line = 1; line <= 300; ++line)
        excerpts.push_back({ Source, line, "sda 1.00 2.00 3.00 " + std::string(60, '0') + std::to_string(line) });
    excerpts.push_back({ Source, 500, "alone" });
    {
        auto writer = create(path("lines"));
        writer->addExcerpts(excerpts);
        QVERIFY(bool(writer->finish()));
    }
    {
        auto db = Database::open(path("lines"), Database::Mode::ReadOnly);
        QVERIFY((*db)->number("SELECT sum(length(text)) < 3000 FROM excerpt WHERE typeof(text)='blob'") == 1);
        QVERIFY((*db)->number("SELECT count(*) FROM excerpt WHERE text='alone'") == 1);
    }
    {
        auto reader = SessionReader::open(path("lines"));
        QVERIFY(bool(reader));
        const std::vector<Excerpt> read = (*reader)->excerpts(Source, 1, 1000);
        QCOMPARE(read.size(), excerpts.size());
        for (std::size_t i = 0; i < read.size(); ++i)
            QCOMPARE(read[i].text, excerpts[i].text);
    }
    {
        auto db = Database::open(path("lines"), Database::Mode::ReadWrite);
        QVERIFY((*db)->exec("UPDATE excerpt SET text=substr(text, 1, 40) WHERE typeof(text)='blob'"));
    }
    auto reader = SessionReader::open(path("lines"));
    for (const Excerpt &excerpt : (*reader)->excerpts(Source, 1, 300))
        QVERIFY(excerpt.text.empty()); // damaged
}

void TestModelSessionFile::killedImport()
{
    auto writer = create(path("live"));
    writer->addSource(sourceFile(Source, "log.txt"));
    writer->addLog(localLog(LogNumber));
    writer->addGroup({ GroupNumber, LogNumber, "disk", "sda", false });
    writer->addSeries(seriesInfo(SeriesNumber, "disk.await"));
    ChunkBuilder builder(GroupNumber, { 1 });
    const Decimal value = Decimal::of(5);
    for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 1000; ++k)
            builder.add(Start + (i * 1000 + k) * Second, LineNumber(k), std::span(&value, 1));
        writer->addChunk(builder.take());
        if (i == 1)
            writer->checkpoint();
    }
    // What a kill leaves behind: the files as they are now.
    for (const char *suffix : { "", "-wal" })
        writeContent(path("killed") + suffix, content(path("live") + suffix));
    const auto reader = open(path("killed"));
    QCOMPARE(reader->series().at(0).count, std::int64_t(2000));
    QCOMPARE(reader->logs().at(0).samples, std::int64_t(2000));
    QCOMPARE(reader->read(SeriesNumber).size(), size_t(2000));
    QVERIFY(reader->extent() == (TimeRange{ Start, Start + 1999 * Second }));
    QVERIFY(reader->problem().empty());
    QVERIFY(bool(writer->finish()));
    QCOMPARE(open(path("live"))->read(SeriesNumber).size(), size_t(3000));
}

QTEST_GUILESS_MAIN(TestModelSessionFile)
#include "tst_model_sessionfile.moc"
