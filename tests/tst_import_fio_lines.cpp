// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"
#include "importers/api/jsondocument.h"
#include "importers/formats/fio/fiolines.h"
#include "importers/formats/fiolog/fiologlines.h"
#include "support/recordingsink.h"

#include <QTest>

using namespace importers;
using namespace testsupport;

/// The line parsers of fio on their own, and what depends on several reports in one text.
class TestImportFioLines : public QObject {
    Q_OBJECT
private slots:
    void quantities();
    void titles();
    void progress();
    void fewerThanABlock();
    void contradictions();
    void repeats();
    void laterReports();
    void jsonInPieces();
    void histogram();
    void logUnits();
};

namespace {

double rate(const char *text, FioBase base = FioBase::New)
{
    return parseFioRate(text, base).value_or(FioQuantity()).value;
}

double resultOf(const RecordingSink &log, const char *test, const char *metric, int run = 1)
{
    for (const model::BenchResult &r : log.results)
        if (r.test == test && r.metric == metric && r.run == run)
            return r.value;
    return -1;
}

bool hasIssue(const RecordingSink &log, const char *words)
{
    for (const model::Issue &issue : log.issues)
        if (model::english(issue.reason).find(words) != std::string::npos)
            return true;
    return false;
}

std::string document(const char *time, int milliseconds, int bytes)
{
    return std::string("{\n  \"fio version\" : \"fio-3.33\",\n  \"timestamp_ms\" : ") + time
        + ",\n  \"jobs\" : [\n    {\n      \"jobname\" : \"j\",\n      \"groupid\" : 0,\n      \"read\" : {\n"
          "        \"io_bytes\" : "
        + std::to_string(bytes) + ",\n        \"io_kbytes\" : 1,\n        \"iops\" : -nan,\n        \"runtime\" : "
        + std::to_string(milliseconds) + "\n      }\n    }\n  ]\n}\n";
}

} // namespace

void TestImportFioLines::quantities()
{
    QCOMPARE(rate("33.4MiB/s"), 33.4 * 1024 * 1024);
    QCOMPARE(rate("34.0MB/s"), 34e6);
    QCOMPARE(rate("340102KB/s", FioBase::Old), 340102.0 * 1024);
    QCOMPARE(rate("16.1Gibit/s"), 16.1 * 1024 * 1024 * 1024 / 8);
    QCOMPARE(rate("3891Mbit/s"), 3891e6 / 8);
    QCOMPARE(rate("223Mi"), 223.0 * 1024 * 1024);
    QVERIFY(!parseFioRate("12 apples", FioBase::New));
    QCOMPARE(parseFioCount("1964.6K")->value, 1964600.0);
    QCOMPARE(parseFioCount("33.2k")->step, 100.0);
    QVERIFY(!parseFioCount("-nan"));
    QCOMPARE(parseFioBytes("589824 B", FioBase::Old)->value, 589824.0);
    QCOMPARE(fioPercentile("99.950000"), std::string("p99.95"));
    QCOMPARE(fioPercentile("0.00"), std::string());
    QCOMPARE(fioBlockSize("(R) 16.0KiB-16.0KiB, (W) 64.0KiB-64.0KiB, (T) 64.0KiB-64.0KiB"), std::string("16k,64k,64k"));
    QCOMPARE(fioBlockSize("4K-4K/4K-4K"), std::string("4k"));
}

void TestImportFioLines::titles()
{
    const auto title
        = parseFioTitle("db: log (node-1): (groupid=2, jobs=4): err=28 (file:io_u.c:1876, func=io_u error, "
                        "error=No space left on device): pid=29737: Mon Nov 30 09:42:22 2026",
            DateOrder::MonthFirst);
    QVERIFY(title);
    QCOMPARE(std::string(title->name), std::string("db: log (node-1)"));
    QCOMPARE(title->group, 2);
    QCOMPARE(title->jobs, 4);
    QCOMPARE(title->error, 28);
    QCOMPARE(std::string(title->errorText), std::string("No space left on device"));
    QVERIFY(title->end.isValid());
    QVERIFY(!parseFioBanner("fio-3.33 is old"));
    QCOMPARE(std::string(*parseFioBanner("fio-3.42-135-gf5344")), std::string("3.42-135-gf5344"));
}

void TestImportFioLines::progress()
{
    const auto stripped = [](const char *text) { return std::string(stripFioProgress(text)); };
    QCOMPARE(stripped("Jobs: 1 (f=1), 0B/s-20.0MiB/s: [W(1)][40.0%][w=5120KiB/s][w=80 IOPS][eta 00m:02s]j: (g"),
        std::string("j: (g"));
    QCOMPARE(stripped("Jobs: 1 (f=1)<host> "), std::string());
    QCOMPARE(stripped("Jobs: 1 (f=1), 0B/s-0B/sJobs: 1 (f=1)x"), std::string("x"));
    QCOMPARE(stripped("Jobs: 12 are open"), std::string("Jobs: 12 are open"));
}

/// What people cut out of a report: figures whose direction is not there must not become anybody's.
void TestImportFioLines::fewerThanABlock()
{
    const auto file = recordText("x",
        "  write: IOPS=18.6k, BW=72.8MiB/s (76.3MB/s)(146MiB/2001msec)\n   READ: bw=1MiB/s (1MB/s), io=2MiB (2MB), "
        "run=2000-2000msec\n    clat (usec): min=3, max=4386, avg= 6.84, stdev=66.30\n");
    const RecordingSink *const log = file->log("fio");
    QVERIFY(log);
    QCOMPARE(resultOf(*log, "unnamed job", "write.iops"), 18600.0);
    QVERIFY(hasIssue(*log, "whether they are of reads or writes"));
}

void TestImportFioLines::contradictions()
{
    const char *const wrong = "randread128k\nread: IOPS=266, BW=33.4MiB/s (34.0MB/s)(1001MiB/30006msec)\n";
    const char *const right = "randread128k\nread: IOPS=266, BW=33.4MiB/s (35.0MB/s)(1001MiB/30006msec)\n";
    QVERIFY(hasIssue(*recordText("x", wrong)->log("fio"), "contradict"));
    const auto file = recordText("x", right);
    QVERIFY(!hasIssue(*file->log("fio"), "contradict"));
    QCOMPARE(resultOf(*file->log("fio"), "randread128k", "read.runtime"), 30006.0);
}

/// The same job with another block size is another test; with the same one it is a repetition.
void TestImportFioLines::repeats()
{
    std::string text;
    for (const char *block : { "4096B-4096B", "4096B-4096B", "64.0KiB-64.0KiB" }) {
        text += std::string("j: (g=0): rw=read, bs=(R) ") + block + ", (W) " + block + ", (T) " + block
            + ", ioengine=sync, iodepth=1\nfio-3.33\nStarting 1 process\n\nj: (groupid=0, jobs=1): err= 0: pid=7\n"
              "  read: IOPS=100, BW=400KiB/s (410kB/s)(400KiB/1000msec)\n";
    }
    const auto file = recordText("x", text);
    const RecordingSink *const log = file->log("fio");
    QCOMPARE(resultOf(*log, "j", "read.iops", 1), 100.0);
    QCOMPARE(resultOf(*log, "j", "read.iops", 2), 100.0);
    QCOMPARE(resultOf(*log, "j, bs 64k", "read.iops", 3), 100.0);
}

/// Documents of one run with --status-interval count once, with the last; those of two runs count twice.
void TestImportFioLines::laterReports()
{
    const auto status = recordText("x", document("1796033310332", 889, 1000) + document("1796033311337", 1893, 2000));
    QCOMPARE(resultOf(*status->log("fio"), "j", "read.io", 1), 2000.0);
    QCOMPARE(resultOf(*status->log("fio"), "j", "read.io", 2), -1.0);
    const auto runs = recordText("x", document("1796033310332", 1800, 1000) + document("1796033312437", 1893, 2000));
    QCOMPARE(resultOf(*runs->log("fio"), "j", "read.io", 1), 1000.0);
    QCOMPARE(resultOf(*runs->log("fio"), "j", "read.io", 2), 2000.0);
    QCOMPARE(resultOf(*runs->log("fio"), "j", "read.iops", 1), -1.0); // -nan
}

void TestImportFioLines::jsonInPieces()
{
    const std::string whole = document("1796033310332", 889, 1000);
    const std::string cut = whole.substr(0, whole.find("\"runtime\" : 88") + 14);
    const auto file = recordText("x", cut);
    const RecordingSink *const log = file->log("fio");
    QVERIFY(log);
    QCOMPARE(resultOf(*log, "j", "read.io"), 1000.0);
    QCOMPARE(resultOf(*log, "j", "read.runtime"), -1.0);
    QVERIFY(hasIssue(*log, "ends inside this JSON document"));
    QCOMPARE(log->results.front().line, 9U);
    JsonDocument document;
    QCOMPARE(document.add({ "prose", 1, {} }), JsonDocument::State::Foreign);
    QCOMPARE(document.add({ "{ \"a\": [1, {\"b\\\"}\": \"x\"}] } tail", 2, {} }), JsonDocument::State::Complete);
    std::string seen;
    QCOMPARE(document.visit("skip",
                 [&](const JsonPath &path, const JsonScalar &scalar) {
                     for (const std::string &part : path)
                         seen += part + '/';
                     seen += std::string(scalar.text) + ' ';
                 }),
        std::string());
    QCOMPARE(seen, std::string("a/0/1 a/1/b\"}/x "));
}

void TestImportFioLines::histogram()
{
    std::string row = "500, 1, 4096";
    for (int i = 0; i < 1856; ++i)
        row += i == 130 ? ", 99" : i == 1000 ? ", 1" : ", 0";
    const auto parsed = parseFioHistogram(row);
    QVERIFY(parsed);
    // Bin 130 is the third of those that are 2 ns wide from 128 ns on: 132 to 134 ns.
    QCOMPARE(*fioHistogramQuantile(*parsed, 0.5), 0.133);
    // Bin 1000 = 15 * 64 + 40: (64 + 40) * 2^14 ns to (64 + 41) * 2^14 ns.
    QCOMPARE(*fioHistogramQuantile(*parsed, 1), 104.5 * 16.384);
    QVERIFY(!parseFioHistogram("500, 1, 4096, 0, 0, 0"));
}

void TestImportFioLines::logUnits()
{
    QCOMPARE(fioLogKind("run/lg_clat.1.log"), FioLogKind::Completion);
    QCOMPARE(fioLogKind("agg-read_bw.log"), FioLogKind::Bandwidth);
    QCOMPARE(fioLogKind("translation.log"), FioLogKind::Unknown);
    std::vector<FioLogLine> lines(100);
    for (int i = 0; i < 100; ++i)
        lines[std::size_t(i)] = { i / 10, 120'000, {}, 0, 4096, 4 };
    // 100 requests of 120 ms in 10 ms would need 1200 at once; of 120 us 1.2.
    QVERIFY(fioLogUnit(FioLogKind::Completion, lines) != FioLogUnit::Microseconds);
    for (FioLogLine &line : lines)
        line.value = 120;
    QCOMPARE(fioLogUnit(FioLogKind::Completion, lines), FioLogUnit::Microseconds);
    QVERIFY(!parseFioLogLine("500,30344,1,4096"));
    QCOMPARE(*parseFioLogLine("500, 30344, 40112, 1, 4096, 0", true)->highest, 40112);
}

QTEST_GUILESS_MAIN(TestImportFioLines)
#include "tst_import_fio_lines.moc"
