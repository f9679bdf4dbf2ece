// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"
#include "importers/bundleimporter.h"

#include "analysis/model/sessionreader.h"
#include "support/archives.h"

#include <archive.h>

#include <QTemporaryDir>
#include <QtTest>

using namespace importers;
using namespace testsupport;

namespace {

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
    void notThere();
    void importsAll();
    void outcomes();
    void threadsDoNotMatter();
    void cancelling();
    void excerpts();
    void markedExcerpts();

private:
    std::string place(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string write(const char *name, const std::string &bytes) const;
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

void TestImportBundle::notThere()
{
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
    QCOMPARE(QByteArray::fromStdString(model::english(outcome->problems[0])), QByteArray("empty.log: is empty"));
    QVERIFY(model::english(outcome->problems[1]).starts_with("picture.log: is a PNG"));
    QVERIFY(model::english(outcome->problems[2]).starts_with("prose.log: is text in no format"));
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
    QVERIFY(keepExcerpts(request, { { 1, 3 }, { 3, 5 }, { 3, 6 }, { 2, 0 } }, 1, {}, {}));
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

// With the marks of the import a line is found without reading the file from its start; it must be the same line.
void TestImportBundle::markedExcerpts()
{
    for (const char *lineEnd : { "\n", "\r\n" }) {
        std::string text = iostatLog(50);
        for (int i = 0; i < 60'000; ++i)
            text += "remark " + std::to_string(i) + (i % 7 == 0 ? " \xc3\xa4" : "") + std::string(i % 50, '.') + "\n";
        if (lineEnd[0] == '\r') {
            for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
                text.insert(at, 1, '\r');
        }
        write("marked.log", text);
        const std::string session = place("marked.stallmark");
        const ImportRequest request{ { place("marked.log") }, session, 1 };
        const auto outcome = importBundles(request, {});
        QVERIFY(outcome && outcome->marks.size() == 1);
        QVERIFY(outcome->marks.begin()->second.size() >= 4);
        std::vector<model::SourceRef> refs;
        for (model::LineNumber line = 1; line < 60'000; line += 997)
            refs.push_back({ 1, line });
        QVERIFY(keepExcerpts(request, refs, 1, outcome->marks, {}));
        const auto quick = (*model::SessionReader::open(session))->excerpts(1, 1, 100'000);
        QVERIFY(quick.size() > refs.size() * 2);
        const QList<QByteArray> lines = QByteArray::fromStdString(text).split('\n');
        for (const model::Excerpt &excerpt : quick)
            QCOMPARE(QByteArray::fromStdString(excerpt.text), lines[excerpt.line - 1].trimmed());
    }
}

QTEST_GUILESS_MAIN(TestImportBundle)
#include "tst_import_bundle.moc"
