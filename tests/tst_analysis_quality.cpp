// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/contradiction.h"
#include "analysis/model/text.h"
#include "analysis/quality.h"
#include "support/recordingtext.h"

#include <QtTest>

#include <algorithm>

namespace {

std::vector<model::QualityRemark> remarksOf(const std::string &text,
    const std::vector<model::BenchResult> &results = {}, const std::vector<model::Issue> &issues = {})
{
    const auto parsed = testsupport::parseRecording(text);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    const analysis::Recording recording = parsed->recording();
    return analysis::qualityRemarks(recording, results, issues);
}

const model::QualityRemark *find(const std::vector<model::QualityRemark> &remarks, std::string_view part)
{
    const auto it = std::find_if(remarks.begin(), remarks.end(), [&](const model::QualityRemark &remark) {
        return model::english(remark.text).find(part) != std::string::npos;
    });
    return it == remarks.end() ? nullptr : &*it;
}

const char *const Head = "log iostat interval=2\n"
                         "columns sda disk.writes disk.write_await disk.queue disk.util\n";

model::BenchResult result(const char *tool, const char *test, const char *metric, double value, model::LineNumber line)
{
    model::BenchResult out;
    out.log = 64;
    out.tool = tool;
    out.test = test;
    out.metric = metric;
    out.value = value;
    out.line = line;
    return out;
}

} // namespace

/// Contradictions in the figures are said, and what agrees is left alone.
class TestAnalysisQuality : public QObject {
    Q_OBJECT
private slots:
    void shares();
    void utilisation();
    void waitWithoutRequests();
    void littlesLaw();
    void calmIsSilent();
    void fewRequests();
    void longestRequest();
    void otherDirection();
    void contradictions();
};

void TestAnalysisQuality::shares()
{
    const std::string head = "log iostat interval=2\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    const auto remarks = remarksOf(head + "10:00:00 20 10 5 65\n10:00:02 0 0 0 1\n10:00:04 50 25 5 20\n");
    QVERIFY(find(remarks, "do not add up to 100 % in 1 of 3"));
    QVERIFY(!find(remarksOf(head + "10:00:00 20 10 5 65\n10:00:02 20 10 5 66\n"), "add up"));
}

void TestAnalysisQuality::utilisation()
{
    const auto remarks = remarksOf(std::string(Head) + "10:00:00 10 1 0.01 1\n10:00:02 100 20 2.00 100.40\n");
    const auto *remark = find(remarks, "above 100 %");
    QVERIFY(remark);
    QVERIFY(model::english(remark->text).find("1 of 2 reports (up to 100.40 %)") != std::string::npos);
    QVERIFY(remark->ref.line > 0);
}

void TestAnalysisQuality::waitWithoutRequests()
{
    const auto remarks = remarksOf(std::string(Head) + "10:00:00 10 1 0.01 1\n10:00:02 0 35 0.00 0\n");
    QVERIFY(find(remarks, "no request of its kind was completed, in 1 of 2"));
}

/// The first block of the recorder's log: sums of 44.81 and 44.81. With one row gone they do not agree.
void TestAnalysisQuality::littlesLaw()
{
    const std::string calm = "10:00:00 3.00 1.67 0.01 0.50\n";
    const std::string a = "10:00:02 25.00 282.20 23.46 87.50\n", b = "10:00:04 18.00 1806.94 17.86 100.00\n",
                      c = "10:00:06 13.00 1046.54 15.28 100.00\n", d = "10:00:08 2.00 507.69 0.40 12.50\n",
                      end = "10:00:10 4.50 1.11 0.01 0.50\n";
    QVERIFY(!find(remarksOf(Head + calm + a + b + c + d + end), "Little"));
    const auto gone = remarksOf(Head + calm + a + c + d + end);
    const auto *remark = find(gone, "Little's law");
    QVERIFY(!remark); // the queue alone may be of discards that the log does not show
    const auto more = remarksOf(Head + calm + b + c + d + end);
    QVERIFY(find(more, "Little's law"));
    QVERIFY(find(more, "1 of 1 busy episodes"));
    // Cut on one side: the requests of the beginning are not in it.
    QVERIFY(!find(remarksOf(Head + b + c + d + end), "Little"));
}

void TestAnalysisQuality::calmIsSilent()
{
    QVERIFY(
        remarksOf(std::string(Head) + "10:00:00 10 1 0.01 1\n10:00:02 10 1 0.01 1\n10:00:04 10 1 0.01 1\n").empty());
}

void TestAnalysisQuality::fewRequests()
{
    const auto few = remarksOf(Head, { result("sysbench", "fileio rndwr", "events", 30, 30) });
    const auto *remark = find(few, "30 requests in all tell their rate to +-36 %");
    QVERIFY(remark);
    QCOMPARE(remark->ref.line, model::LineNumber(30));
    QVERIFY(remarksOf(Head, { result("sysbench", "fileio rndwr", "events", 13524, 30) }).empty());
    QVERIFY(remarksOf(Head, { result("sysbench", "mutex", "events", 1, 30) }).empty()); // one event a thread, always
}

void TestAnalysisQuality::longestRequest()
{
    const auto time = result("sysbench", "oltp", "total_time", 30.0331, 14);
    QVERIFY(find(remarksOf(Head, { time, result("sysbench", "oltp", "latency.max", 2938.61, 19) }), "took 2.94 s of"));
    QVERIFY(remarksOf(Head, { time, result("sysbench", "oltp", "latency.max", 1041.03, 19) }).empty());
}

void TestAnalysisQuality::otherDirection()
{
    QVERIFY(find(remarksOf(Head, { result("fio", "randwrite8k", "read.iops", 143, 7) }), "named a test of writes"));
    QVERIFY(find(remarksOf(Head, { result("sysbench", "fileio seqwr", "reads", 900, 7) }), "named a test of writes"));
    QVERIFY(find(remarksOf(Head, { result("fio", "randread", "write.iops", 143, 7) }), "named a test of reads"));
    QVERIFY(remarksOf(Head, { result("fio", "randwrite8k", "write.iops", 143, 7) }).empty());
    QVERIFY(remarksOf(Head, { result("fio", "readwrite", "read.iops", 143, 7) }).empty());
    QVERIFY(remarksOf(Head, { result("sysbench", "fileio rndrw", "reads", 900, 7) }).empty());
}

/// What a reader saw on its line comes up with its line.
void TestAnalysisQuality::contradictions()
{
    model::Issue said, other;
    said.source = 1;
    said.line = 42;
    said.reason = model::contradiction({ "the index is not result / baseline x 10" });
    said.excerpt = "Dhrystone";
    other.reason = "line belongs to no known log";
    const auto remarks = remarksOf(Head, {}, { said, other });
    QCOMPARE(remarks.size(), std::size_t(1));
    QCOMPARE(model::english(remarks[0].text), "Contradiction: the index is not result / baseline x 10 (Dhrystone).");
    QCOMPARE(remarks[0].ref, (model::SourceRef{ 1, 42 }));
}

QTEST_GUILESS_MAIN(TestAnalysisQuality)
#include "tst_analysis_quality.moc"
