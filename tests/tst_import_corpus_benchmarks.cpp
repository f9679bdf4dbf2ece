// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/benchfigures.h"
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QTest>

using namespace testsupport;

/// Every file of sysbench and UnixBench of the corpus against the figures of its manifest.
class TestImportCorpusBenchmarks : public QObject {
    Q_OBJECT
private slots:
    void sysbench_data()
    {
        addManifestRows("bench",
            { "sysbench-cpu", "sysbench-cpu-interval", "sysbench-cpu-multirun", "sysbench-error", "sysbench-fileio",
                "sysbench-fileio-cleanup", "sysbench-fileio-error", "sysbench-fileio-interrupted",
                "sysbench-fileio-interval", "sysbench-fileio-multirun", "sysbench-fileio-prepare", "sysbench-help",
                "sysbench-memory", "sysbench-mixed", "sysbench-mutex", "sysbench-oltp", "sysbench-oltp-cleanup",
                "sysbench-oltp-csv", "sysbench-oltp-error", "sysbench-oltp-interval", "sysbench-oltp-json",
                "sysbench-oltp-prepare", "sysbench-pasted", "sysbench-threads", "sysbench-typescript" });
    }
    void sysbench();
    void unixbench_data()
    {
        addManifestRows(
            "bench", { "unixbench-stdout", "unixbench-report", "unixbench-rawlog", "unixbench-html", "unixbench-csv" });
    }
    void unixbench();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

void TestImportCorpusBenchmarks::sysbench()
{
    READ_CORPUS_FILE();
    compareBench(tally(), file->log("sysbench"), sysbenchExpectation(figures));
    NO_FAULTS();
}

void TestImportCorpusBenchmarks::unixbench()
{
    READ_CORPUS_FILE();
    QFETCH(QString, kind);
    compareBench(tally(), file->log("unixbench"), unixbenchExpectation(kind, figures));
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusBenchmarks)
#include "tst_import_corpus_benchmarks.moc"
