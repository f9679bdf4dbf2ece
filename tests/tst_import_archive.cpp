// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"
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
            out += QByteArray::fromStdString(model::english(problem)) + "\n";
        return out;
    }

    Entries files;
    std::vector<std::string> problems;
    std::int64_t packed = 0;
};

const std::string Text = "a log\nof two lines\n";

} // namespace

class TestImportArchive : public QObject {
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

private:
    std::string place(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string write(const char *name, const std::string &bytes) const;
    Notes walk(const std::string &bundle, const BundleLimits &limits = {}) const;
    QTemporaryDir m_dir;
};

std::string TestImportArchive::write(const char *name, const std::string &bytes) const
{
    const QString path = m_dir.filePath(QString::fromUtf8(name));
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("cannot write %s", qPrintable(path));
    return path.toStdString();
}

Notes TestImportArchive::walk(const std::string &bundle, const BundleLimits &limits) const
{
    Notes notes;
    const std::string failure = readBundle(bundle, notes, limits);
    if (!failure.empty())
        notes.problems.push_back("failed: " + failure);
    return notes;
}

void TestImportArchive::archives_data()
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

void TestImportArchive::archives()
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

void TestImportArchive::compressedFiles_data()
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

void TestImportArchive::compressedFiles()
{
    QFETCH(QByteArray, bytes);
    const Notes notes = walk(write("one.log.gz", bytes.toStdString()));
    QCOMPARE(notes.told(), QByteArray());
    QCOMPARE(notes.names(), QByteArray("one.log.gz"));
    QCOMPARE(notes.files[0].second, Text);
}

void TestImportArchive::nested()
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

void TestImportArchive::folders()
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

void TestImportArchive::names()
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

void TestImportArchive::cutArchives()
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

void TestImportArchive::encrypted()
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

void TestImportArchive::bombs()
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

void TestImportArchive::notThere()
{
    QVERIFY(walk(place("missing")).told().contains("does not exist"));
    QDir().mkpath(m_dir.filePath(QStringLiteral("void")));
    QVERIFY(walk(place("void")).told().contains("without files"));
}

QTEST_GUILESS_MAIN(TestImportArchive)
#include "tst_import_archive.moc"
