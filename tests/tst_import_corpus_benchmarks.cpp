// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/benchfigures.h"
#include "support/manifest.h"

#include <QTest>

#include <map>

using namespace testsupport;

/// Every file of sysbench and UnixBench of the corpus against the figures of its manifest.
class TestImportCorpusBenchmarks : public QObject {
    Q_OBJECT
private slots:
    void sysbench();
    void unixbench();
};

namespace {

std::vector<ManifestRow> sysbenchRows()
{
    return manifestRows("bench",
        { "sysbench-cpu", "sysbench-cpu-interval", "sysbench-cpu-multirun", "sysbench-error", "sysbench-fileio",
            "sysbench-fileio-cleanup", "sysbench-fileio-error", "sysbench-fileio-interrupted",
            "sysbench-fileio-interval", "sysbench-fileio-multirun", "sysbench-fileio-prepare", "sysbench-help",
            "sysbench-memory", "sysbench-mixed", "sysbench-mutex", "sysbench-oltp", "sysbench-oltp-cleanup",
            "sysbench-oltp-csv", "sysbench-oltp-error", "sysbench-oltp-interval", "sysbench-oltp-json",
            "sysbench-oltp-prepare", "sysbench-pasted", "sysbench-threads", "sysbench-typescript" });
}

std::vector<ManifestRow> unixbenchRows()
{
    return manifestRows(
        "bench", { "unixbench-stdout", "unixbench-report", "unixbench-rawlog", "unixbench-html", "unixbench-csv" });
}

/// Figures that the manifest has wrong, by the line the comparison prints, with the reason.
const std::map<std::string, const char *> WrongInManifest{};

/// Prints what was compared; true when every fault is the manifest's.
bool isClean(const char *tool, BenchTally &tally)
{
    int excused = 0;
    for (const std::string &fault : tally.faults) {
        const auto known = WrongInManifest.find(fault);
        if (known == WrongInManifest.end())
            qWarning("%s", fault.c_str());
        else
            qInfo("manifest wrong: %s: %s", fault.c_str(), known->second);
        excused += known == WrongInManifest.end() ? 0 : 1;
    }
    qInfo("%s: %d files, %d figures checked, %d wrong, %d missed, %d of these the manifest's", tool, tally.files,
        tally.checked, tally.wrong, tally.missed, excused);
    return tally.wrong + tally.missed == excused;
}

} // namespace

void TestImportCorpusBenchmarks::sysbench()
{
    BenchTally tally;
    for (const ManifestRow &row : sysbenchRows()) {
        const auto file = recordFile(row.path.toStdString());
        QVERIFY(file);
        tally.file(row.file.toStdString(), file->log("sysbench"), sysbenchExpectation(row.figures));
    }
    if (tally.files == 0)
        QSKIP("the corpus is not beside the repository");
    QVERIFY(isClean("sysbench", tally));
}

void TestImportCorpusBenchmarks::unixbench()
{
    BenchTally tally;
    for (const ManifestRow &row : unixbenchRows()) {
        const auto file = recordFile(row.path.toStdString());
        QVERIFY(file);
        tally.file(row.file.toStdString(), file->log("unixbench"), unixbenchExpectation(row.kind, row.figures));
    }
    if (tally.files == 0)
        QSKIP("the corpus is not beside the repository");
    QVERIFY(isClean("unixbench", tally));
}

QTEST_GUILESS_MAIN(TestImportCorpusBenchmarks)
#include "tst_import_corpus_benchmarks.moc"
