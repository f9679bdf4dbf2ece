// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/blockpipeline.h"

#include "support/ticktock.h"

#include <QCryptographicHash>
#include <QtTest>

#include <thread>
#include <vector>

using namespace importers;
using testsupport::RecordingTarget;

namespace {

struct Result {
    std::vector<std::string> entries, issues;
    std::string sha256;
    std::int64_t bytes = 0, lines = 0;

    friend bool operator==(const Result &, const Result &) = default;
};

/// Reads the text in pieces on one of so many threads; the others are free to help.
Result read(const std::string &text, std::size_t piece, int threads)
{
    static const LogFormat formats[] = { testsupport::tickFormat(), testsupport::tockFormat() };
    Result result;
    WorkQueue work(threads);
    work.push({});
    work.close();
    const auto job = [&](ReadJob &) {
        RecordingTarget target;
        FileReader reader("some.log", target, formats);
        BlockPipeline pipeline(work, reader);
        for (std::size_t at = 0; at < text.size(); at += piece) {
            const auto owner = std::make_shared<const std::string>(text.substr(at, piece));
            pipeline.add(owner, *owner);
        }
        result.sha256 = pipeline.finish();
        const FileOutcome outcome = reader.finish(true);
        result.entries = target.entries;
        result.issues = target.issues;
        result.bytes = outcome.bytes;
        result.lines = outcome.lines;
    };
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i)
        pool.emplace_back([&] { work.serve(job); });
    for (std::thread &thread : pool)
        thread.join();
    return result;
}

std::string ticks(const std::string &end, const std::string &between)
{
    std::string text = "TICKS" + end;
    for (int i = 0; i < 30'000; ++i)
        text += "tick " + std::to_string(i) + (i % 97 == 0 ? between : "") + end;
    return text;
}

} // namespace

class TestImportPipeline : public QObject {
    Q_OBJECT
private slots:
    void sameOnEveryNumberOfThreads_data();
    void sameOnEveryNumberOfThreads();
    void strandKeepsTheOrder();
    void nobodyToHelp();
};

void TestImportPipeline::sameOnEveryNumberOfThreads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray::fromStdString(ticks("\n", ""));
    QTest::newRow("CR LF") << QByteArray::fromStdString(ticks("\r\n", ""));
    QTest::newRow("not ASCII") << QByteArray::fromStdString(ticks("\n", "\xC2\xA0"));
    QTest::newRow("colours") << QByteArray::fromStdString(ticks("\n", "\x1B[0m"));
    QTest::newRow("shorter than a head") << QByteArray("TICKS\ntick 1\ntick 2");
    QTest::newRow("nothing") << QByteArray();
}

void TestImportPipeline::sameOnEveryNumberOfThreads()
{
    QFETCH(QByteArray, text);
    const Result alone = read(text.toStdString(), text.size() + 1, 1);
    QCOMPARE(
        QByteArray::fromStdString(alone.sha256), QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    QCOMPARE(alone.bytes, text.size());
    if (text.size() > 1000)
        QCOMPARE(alone.entries.size(), std::size_t(30'000));
    for (const int threads : { 1, 2, 4 })
        for (const std::size_t piece : { 70'000, 4097 })
            QVERIFY2(read(text.toStdString(), piece, threads) == alone, qPrintable(QString::number(threads)));
}

void TestImportPipeline::strandKeepsTheOrder()
{
    WorkQueue work(3);
    work.push({});
    work.close();
    std::vector<int> seen;
    const auto job = [&](ReadJob &) {
        Strand strand(work);
        for (int i = 0; i < 10'000; ++i)
            strand.post([&seen, i] { seen.push_back(i); });
        strand.wait();
    };
    std::vector<std::thread> pool;
    for (int i = 0; i < 3; ++i)
        pool.emplace_back([&] { work.serve(job); });
    for (std::thread &thread : pool)
        thread.join();
    QCOMPARE(seen.size(), std::size_t(10'000));
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
}

void TestImportPipeline::nobodyToHelp()
{
    WorkQueue work(1);
    work.push({});
    work.close();
    bool offered = true;
    work.serve([&](ReadJob &) { offered = work.offer([] {}); });
    QVERIFY(!offered);
}

QTEST_GUILESS_MAIN(TestImportPipeline)
#include "tst_import_pipeline.moc"
