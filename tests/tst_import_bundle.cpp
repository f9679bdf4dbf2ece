// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"
#include "importers/bundlereader.h"
#include "support/archives.h"

#include <archive.h>

#include <QTemporaryDir>
#include <QtTest>

using namespace importers;
using namespace testsupport;

namespace {

/// Notes what a walk through a bundle gives.
class Notes : public BundleVisitor {
public:
    void plainFile(const std::string &path, const std::string &diskPath) override
    {
        QFile file(QString::fromStdString(diskPath));
        QVERIFY(file.open(QIODevice::ReadOnly));
        files.emplace_back(path, file.readAll().toStdString());
    }
    void begin(const std::string &path) override { files.emplace_back(path, std::string()); }
    void bytes(std::string_view block) override { files.back().second.append(block); }
    void end(bool complete) override
    {
        if (!complete)
            problems.push_back(files.back().first + ": cut");
    }
    void unreadable(const std::string &path, const std::string &reason) override
    {
        problems.push_back(path + ": " + reason);
    }
    void problem(const std::string &path, const std::string &reason) override
    {
        problems.push_back(path + ": " + reason);
    }
    void progress(std::int64_t packedBytes) override { packed += packedBytes; }
    bool cancelled() const override { return false; }

    QByteArray names() const
    {
        QByteArray out;
        for (const auto &file : files)
            out += (out.isEmpty() ? "" : "|") + QByteArray::fromStdString(file.first);
        return out;
    }
    QByteArray told() const
    {
        QByteArray out;
        for (const std::string &problem : problems)
            out += QByteArray::fromStdString(problem) + "\n";
        return out;
    }

    Entries files;
    std::vector<std::string> problems;
    std::int64_t packed = 0;
};

const std::string Text = "a log\nof two lines\n";

/// A log of iostat with `reports` reports.
std::string iostatLog(int reports, const std::string &device = "sda")
{
    std::string out = "Linux 5.10.0 (box) \t03/07/25 \t_x86_64_\t(2 CPU)\n\n";
    for (int i = 0; i < reports; ++i) {
        const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
        out += "03/07/25 12:" + two(i / 60 % 60) + ":" + two(i % 60) + "\n";
        out += "Device             tps    kB_read/s    kB_wrtn/s    kB_dscd/s    kB_read    kB_wrtn    kB_dscd\n";
        out += device + "               " + std::to_string(i % 100)
            + ".50         1.00         2.00         0.00          1          2 "
              "         0\n\n";
    }
    return out;
}

} // namespace

class TestImportBundle : public QObject {
    Q_OBJECT

private slots:
    void archives_data();
    void archives();
    void compressedFiles_data();
    void compressedFiles();
    void nested();
    void folders();
    void names();
    void cutArchives();
    void encrypted();
    void bombs();
    void notThere();
    void importsAll();
    void outcomes();
    void threadsDoNotMatter();
    void cancelling();
    void excerpts();

private:
    std::string place(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string write(const char *name, const std::string &bytes) const;
    Notes walk(const std::string &bundle, const BundleLimits &limits = {}) const;
    QTemporaryDir m_dir;
};

std::string TestImportBundle::write(const char *name, const std::string &bytes) const
{
    const QString path = m_dir.filePath(QString::fromUtf8(name));
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("cannot write %s", qPrintable(path));
    return path.toStdString();
}

Notes TestImportBundle::walk(const std::string &bundle, const BundleLimits &limits) const
{
    Notes notes;
    const std::string failure = readBundle(bundle, notes, limits);
    if (!failure.empty())
        notes.problems.push_back("failed: " + failure);
    return notes;
}

void TestImportBundle::archives_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const Entries entries{ { "logs/", "" }, { "logs/a.log", Text }, { "logs/日志.log", Text + Text }, { "b", "" } };
    const auto row = [&](const char *name, const std::function<void(archive *)> &setUp) {
        QTest::newRow(name) << QByteArray::fromStdString(packed(entries, setUp));
    };
    row("tar", [](archive *a) { archive_write_set_format_pax_restricted(a); });
    row("old tar", [](archive *a) { archive_write_set_format_ustar(a); });
    row("zip", [](archive *a) { archive_write_set_format_zip(a); });
    row("7z", [](archive *a) { archive_write_set_format_7zip(a); });
    row("cpio", [](archive *a) { archive_write_set_format_cpio_newc(a); });
    const std::pair<const char *, int (*)(archive *)> filters[] = { { "gz", archive_write_add_filter_gzip },
        { "xz", archive_write_add_filter_xz }, { "zst", archive_write_add_filter_zstd },
        { "bz2", archive_write_add_filter_bzip2 }, { "lz4", archive_write_add_filter_lz4 } };
    for (const auto &[name, filter] : filters)
        row(name, [add = filter](archive *a) {
            archive_write_set_format_pax_restricted(a);
            add(a);
        });
}

void TestImportBundle::archives()
{
    QFETCH(QByteArray, bytes);
    const Notes notes = walk(write("bundle.log", bytes.toStdString())); // no name tells what it is
    QCOMPARE(notes.told(), QByteArray());
    QStringList names = QString::fromUtf8(notes.names()).split(QLatin1Char('|'));
    names.sort(); // 7z puts empty files last
    QCOMPARE(names.join(QLatin1Char('|')), QStringLiteral("b|logs/a.log|logs/日志.log"));
    for (const auto &[name, text] : notes.files)
        QCOMPARE(text, name == "logs/a.log" ? Text : name == "b" ? std::string() : Text + Text);
    QVERIFY(notes.packed > 0 && notes.packed <= bytes.size());
}

void TestImportBundle::compressedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("gz") << QByteArray::fromStdString(compressed(Text, archive_write_add_filter_gzip));
    QTest::newRow("two members") << QByteArray::fromStdString(
        compressed(Text.substr(0, 8), archive_write_add_filter_gzip)
        + compressed(Text.substr(8), archive_write_add_filter_gzip));
    QTest::newRow("gz in gz") << QByteArray::fromStdString(
        compressed(compressed(Text, archive_write_add_filter_gzip), archive_write_add_filter_gzip));
    QTest::newRow("xz") << QByteArray::fromStdString(compressed(Text, archive_write_add_filter_xz));
    QTest::newRow("zst") << QByteArray::fromStdString(compressed(Text, archive_write_add_filter_zstd));
    QTest::newRow("bz2") << QByteArray::fromStdString(compressed(Text, archive_write_add_filter_bzip2));
    QTest::newRow("plain, named gz") << QByteArray::fromStdString(Text);
}

void TestImportBundle::compressedFiles()
{
    QFETCH(QByteArray, bytes);
    const Notes notes = walk(write("one.log.gz", bytes.toStdString()));
    QCOMPARE(notes.told(), QByteArray());
    QCOMPARE(notes.names(), QByteArray("one.log.gz"));
    QCOMPARE(notes.files[0].second, Text);
}

void TestImportBundle::nested()
{
    const std::string inner = packedZip({ { "deep/x.log", Text } });
    const std::string gz = compressed(Text, archive_write_add_filter_gzip);
    const std::string seven = packed({ { "y.log", Text } }, [](archive *a) { archive_write_set_format_7zip(a); });
    Notes notes = walk(write("nest.tgz", packedTarGz({ { "a/in.zip", inner }, { "b.gz", gz }, { "c.7z", seven } })));
    QCOMPARE(notes.told(), QByteArray());
    QCOMPARE(notes.names(), QByteArray("a/in.zip/deep/x.log|b.gz|c.7z/y.log"));
    for (const auto &file : notes.files)
        QCOMPARE(file.second, Text);

    std::string matryoshka = packedTar({ { "x.log", Text } });
    for (int i = 0; i < 6; ++i)
        matryoshka = packedTar({ { "t" + std::to_string(i) + ".tar", matryoshka } });
    notes = walk(write("deep.tar", matryoshka));
    QVERIFY(notes.files.empty());
    QCOMPARE(notes.problems.size(), std::size_t(1));
    QVERIFY(notes.told().contains("inside each other"));
}

void TestImportBundle::folders()
{
    write("folder/z.log", Text);
    write("folder/a/b.log", Text);
    write("folder/a.tar", packedTar({ { "in.log", Text } }));
    write("folder/old.stallmark", "x");
    QFile::link(m_dir.filePath(QStringLiteral("folder/z.log")), m_dir.filePath(QStringLiteral("folder/link.log")));
    QFile::link(m_dir.filePath(QStringLiteral("folder")), m_dir.filePath(QStringLiteral("folder/a/loop")));
    QFile::link(QStringLiteral("/nowhere"), m_dir.filePath(QStringLiteral("folder/dangling")));
    const Notes notes = walk(place("folder"));
    QCOMPARE(notes.told(), QByteArray());
    QCOMPARE(notes.names(), QByteArray("a.tar/in.log|a/b.log|link.log|z.log"));
    QCOMPARE(bundleBytes(place("folder")) > 3 * qint64(Text.size()), true);
}

void TestImportBundle::names()
{
    QCOMPARE(cleanedName("./a//b.log"), std::string("a/b.log"));
    QCOMPARE(cleanedName("/etc/passwd"), std::string("etc/passwd"));
    QCOMPARE(cleanedName("../../x/../y"), std::string("x/y"));
    QCOMPARE(cleanedName("C:\\logs\\a.log"), std::string("logs/a.log"));
    QCOMPARE(cleanedName("a\nb"), std::string("a_b"));
    QCOMPARE(cleanedName(".."), std::string());
    const Notes notes
        = walk(write("slip.tar", packedTar({ { "../../../tmp/evil", Text }, { "/abs", Text }, { "..", Text } })));
    QCOMPARE(notes.names(), QByteArray("tmp/evil|abs|unnamed"));
}

void TestImportBundle::cutArchives()
{
    std::string noise; // does not compress, so that half of the archive is half of the files
    quint32 state = 7;
    for (int i = 0; i < 100000; ++i) {
        state = state * 1664525 + 1013904223;
        noise += char('a' + (state >> 28));
    }
    const std::string tar = packedTarGz({ { "1", noise }, { "2", noise }, { "3", noise } });
    Notes notes = walk(write("cut.tar.gz", tar.substr(0, tar.size() / 2)));
    QCOMPARE(notes.names(), QByteArray("1|2"));
    QCOMPARE(notes.files[0].second, noise);
    QVERIFY(notes.files[1].second.size() > 40000);
    QVERIFY(noise.starts_with(notes.files[1].second));
    QCOMPARE(notes.told(), QByteArray("2: cut\n"));

    const std::string gz = compressed(noise, archive_write_add_filter_gzip);
    notes = walk(write("cut.gz", gz.substr(0, gz.size() - 2000)));
    QVERIFY(notes.files[0].second.size() > 90000);
    QCOMPARE(notes.told(), QByteArray("cut.gz: cut\n"));

    notes = walk(write("bad.zip", "PK\x03\x04 and no more"));
    QCOMPARE(notes.problems.size(), std::size_t(1));
    QVERIFY2(notes.told().startsWith("bad.zip: ") && notes.told().contains("copy it again"), notes.told());
}

void TestImportBundle::encrypted()
{
    const std::string zip = packed({ { "a.log", Text }, { "b.log", Text } }, [](archive *a) {
        archive_write_set_format_zip(a);
        archive_write_set_options(a, "zip:encryption=zipcrypt");
        archive_write_set_passphrase(a, "secret");
    });
    const Notes notes = walk(write("locked.zip", zip));
    QVERIFY(notes.files.empty());
    QCOMPARE(notes.problems.size(), std::size_t(2));
    QVERIFY(notes.told().contains("a.log: is encrypted; unpack"));
}

void TestImportBundle::bombs()
{
    const std::string zeros(80 << 20, 'x');
    const Notes notes = walk(write("bomb.zst", compressed(zeros, archive_write_add_filter_zstd)));
    QCOMPARE(notes.files.size(), std::size_t(1));
    QVERIFY(notes.files[0].second.size() <= (std::size_t(65) << 20));
    QVERIFY(notes.told().contains("thousand times"));

    BundleLimits limits;
    limits.entries = 3;
    const std::string many = packedTar({ { "1", "" }, { "2", "" }, { "3", "" }, { "4", "" }, { "5", "" } });
    const Notes few = walk(write("many.tar", many), limits);
    QCOMPARE(few.names(), QByteArray("1|2|3"));
    QVERIFY(few.told().contains("more than 3 entries"));
}

void TestImportBundle::notThere()
{
    QVERIFY(walk(place("missing")).told().contains("does not exist"));
    QDir().mkpath(m_dir.filePath(QStringLiteral("void")));
    QVERIFY(walk(place("void")).told().contains("without files"));
    const auto outcome = importBundles({ { place("missing") }, place("m.stallmark"), 1 }, {});
    QVERIFY(!outcome);
    QVERIFY(outcome.error().message.find("missing") != std::string::npos);
    QVERIFY(!QFile::exists(QString::fromStdString(place("m.stallmark"))));
    QVERIFY(!importBundles({ { write("t.log", Text) }, "/nonexistent/x.stallmark", 1 }, {}));
}

void TestImportBundle::importsAll()
{
    write("all/a.log", iostatLog(100));
    write("all/b.tar.gz", packedTarGz({ { "x/c.log", iostatLog(5000, "sdb") }, { "d.log", iostatLog(10, "sdc") } }));
    const std::string session = place("all.stallmark");
    double last = 0;
    int reports = 0;
    model::JobControl control;
    control.progress = [&](double done, double total) {
        QVERIFY(done >= last && done <= total);
        last = done;
        ++reports;
    };
    const auto outcome = importBundles({ { place("all") }, session, 2 }, control);
    QVERIFY2(outcome, outcome ? "" : outcome.error().message.c_str());
    QCOMPARE(outcome->recognised, 3);
    QVERIFY(outcome->problems.empty());
    QVERIFY(reports >= 1 && reports <= 1001);
    const auto reader = model::SessionReader::open(session);
    QVERIFY(reader);
    const auto sources = (*reader)->sources();
    QCOMPARE(sources.size(), std::size_t(3));
    QCOMPARE(QByteArray::fromStdString(sources[1].path), QByteArray("b.tar.gz/x/c.log"));
    QCOMPARE(sources[1].status, model::SourceStatus::Read);
    QCOMPARE(sources[1].lines, std::int64_t(2 + 5000 * 4));
    const auto logs = (*reader)->logs();
    QCOMPARE(logs.size(), std::size_t(3));
    QCOMPARE(QByteArray::fromStdString(logs[0].host), QByteArray("box"));
    QCOMPARE(logs[1].source, model::SourceId(2));
    QCOMPARE(logs[1].clock.kind, model::StampKind::Local);
    QVERIFY(logs[1].firstRaw && logs[1].lastRaw);
}

void TestImportBundle::outcomes()
{
    write("odd/empty.log", "");
    write("odd/picture.log", "\x89PNG\r\n\x1A\n");
    write("odd/prose.log", "Dear all,\nit was slow again.\n");
    const auto outcome = importBundles({ { place("odd") }, place("odd.stallmark"), 2 }, {});
    QVERIFY(outcome);
    QCOMPARE(outcome->recognised, 0);
    QCOMPARE(outcome->problems.size(), std::size_t(3));
    QCOMPARE(QByteArray::fromStdString(outcome->problems[0]), QByteArray("empty.log: is empty"));
    QVERIFY(outcome->problems[1].starts_with("picture.log: is a PNG"));
    QVERIFY(outcome->problems[2].starts_with("prose.log: is text in no format"));
}

void TestImportBundle::threadsDoNotMatter()
{
    for (int i = 0; i < 6; ++i)
        write(("many/" + std::to_string(i) + ".log").c_str(),
            iostatLog(300 + i * 50, "sd" + std::string(1, char('a' + i))));
    write("many/t.tar", packedTar({ { "p", iostatLog(9000) }, { "q", iostatLog(2) }, { "r", "what?\n" } }));
    std::vector<QByteArray> dumps;
    for (const int threads : { 1, 4 }) {
        const std::string session = place(threads == 1 ? "one.stallmark" : "four.stallmark");
        const auto outcome = importBundles({ { place("many") }, session, threads }, {});
        QVERIFY(outcome);
        QCOMPARE(outcome->problems.size(), std::size_t(1));
        const auto reader = model::SessionReader::open(session);
        QVERIFY(reader);
        QByteArray dump;
        for (const auto &source : (*reader)->sources())
            dump += QByteArray::fromStdString(
                source.path + " " + source.sha256 + " " + std::to_string(source.id) + "\n");
        for (const auto &info : (*reader)->series()) {
            const model::Series series = (*reader)->read(info.id);
            double sum = 0;
            for (std::size_t i = 0; i < series.size(); ++i)
                sum += series.v[i] * double(i + 1) + double(series.line[i]);
            dump += QByteArray::number(qint64(info.id)) + info.metric.c_str() + info.entity.c_str()
                + QByteArray::number(qint64(series.size())) + " " + QByteArray::number(sum, 'g', 17) + "\n";
        }
        dumps.push_back(dump);
    }
    QVERIFY(dumps[0].size() > 500);
    QCOMPARE(dumps[0], dumps[1]);
}

void TestImportBundle::cancelling()
{
    const std::string big = iostatLog(300000); // some 80 MB
    write("big/a.log", big);
    write("big/b.log.gz", compressed(big, archive_write_add_filter_gzip));
    for (const char *bundle : { "big", "big/b.log.gz" }) {
        const std::string session = place("cancelled.stallmark");
        std::atomic_bool cancel = false;
        QElapsedTimer since;
        model::JobControl control;
        control.cancel = &cancel;
        control.progress = [&](double done, double total) {
            if (done > total / 20 && !cancel.exchange(true))
                since.start();
        };
        const auto outcome = importBundles({ { place(bundle) }, session, 2 }, control);
        QVERIFY(outcome);
        QVERIFY(outcome->cancelled);
        QVERIFY2(since.elapsed() < 2000, "cancelling took long even for a busy machine");
        qInfo("%s: stopped after %lld ms", bundle, since.elapsed());
        for (const char *suffix : { "", "-wal", "-shm", "-journal" })
            QVERIFY(!QFile::exists(QString::fromStdString(session + suffix)));
    }
}

void TestImportBundle::excerpts()
{
    write("cite/a.log", iostatLog(50));
    write("cite/t.tgz", packedTarGz({ { "x", Text }, { "b.log", iostatLog(50, "sdb") } }));
    const std::string session = place("cite.stallmark");
    const ImportRequest request{ { place("cite") }, session, 1 };
    QVERIFY(importBundles(request, {}));
    QVERIFY(keepExcerpts(request, { { 1, 3 }, { 3, 5 }, { 3, 6 }, { 2, 0 } }, 1, {}));
    const auto reader = model::SessionReader::open(session);
    QVERIFY(reader);
    const auto sources = (*reader)->sources();
    QCOMPARE(QByteArray::fromStdString(sources[2].path), QByteArray("t.tgz/b.log"));
    const auto first = (*reader)->excerpts(1, 1, 100);
    QCOMPARE(first.size(), std::size_t(3));
    QCOMPARE(QByteArray::fromStdString(first[1].text), QByteArray("03/07/25 12:00:00"));
    const auto third = (*reader)->excerpts(3, 1, 100);
    QCOMPARE(third.size(), std::size_t(4));
    QVERIFY(third[1].line == 5 && third[1].text.starts_with("sdb "));
    const auto live = readLines(sources[2], 5, 6);
    QCOMPARE(live.size(), std::size_t(2));
    QCOMPARE(live[0].text, third[1].text);
    model::SourceFile gone = sources[0];
    gone.bundle = place("moved away");
    QVERIFY(readLines(gone, 1, 5).empty());
}

QTEST_GUILESS_MAIN(TestImportBundle)
#include "tst_import_bundle.moc"
