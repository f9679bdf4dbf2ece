// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/figures.h"
#include "support/manifest.h"

#include <QElapsedTimer>

#include <algorithm>
#include <map>

using namespace testsupport;

/// The damaged, wrapped and packed files of the corpus against the log that they were made from.
class TestImportCorpusNasty : public QObject {
    Q_OBJECT
private slots:
    void file_data();
    void file();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

namespace {

enum class Kind {
    Same, ///< all figures of the source
    SameValues, ///< all figures; the stamps were changed
    Twice, ///< all figures, two times
    Part, ///< most figures of the source, and a word about the rest
    Rows, ///< a log of its own: each row of a table is read
    Nothing, ///< no figure at all, and a word why
    NothingButHead ///< as Nothing, without a word: the log is whole
};

struct Expected {
    Kind kind = Kind::Same;
    double share = 1; ///< Part: of the source's figures
};

Expected expectedOf(const QString &name)
{
    static const std::map<QString, Expected> special{
        { QStringLiteral("bbtop_cut_start.log"), { Kind::Part, 0.7 } },
        { QStringLiteral("bbtop_nul_hole_jump.log"), { Kind::Rows } },
        { QStringLiteral("bbtop_utf16le_bom.log"), { Kind::Rows } },
        { QStringLiteral("binary.log"), { Kind::Nothing } },
        { QStringLiteral("elf.log"), { Kind::Nothing } },
        { QStringLiteral("empty.log"), { Kind::Nothing } },
        { QStringLiteral("header_only.log"), { Kind::NothingButHead } },
        { QStringLiteral("iostat_all_on_one_line.log"), { Kind::Nothing } },
        { QStringLiteral("iostat_and_top_interleaved.log"), { Kind::Rows } },
        { QStringLiteral("iostat_appended_two_runs.log"), { Kind::Rows } },
        { QStringLiteral("iostat_cut_in_header.log"), { Kind::Part, 0.8 } },
        { QStringLiteral("iostat_cut_midline.log"), { Kind::Part, 0.6 } },
        { QStringLiteral("iostat_cut_start.log"), { Kind::Part, 0.6 } },
        { QStringLiteral("iostat_dateorder_dmy.log"), { Kind::SameValues } },
        { QStringLiteral("iostat_dateorder_dmy_dot.log"), { Kind::SameValues } },
        { QStringLiteral("iostat_dateorder_mdy.log"), { Kind::SameValues } },
        { QStringLiteral("iostat_dateorder_ymd.log"), { Kind::SameValues } },
        { QStringLiteral("iostat_de_semicolon.csv"), { Kind::Rows } },
        { QStringLiteral("iostat_dup_all.log"), { Kind::Twice } },
        { QStringLiteral("iostat_dup_timestamps.log"), { Kind::SameValues } },
        { QStringLiteral("iostat_glued_columns.log"), { Kind::Part, 0.5 } },
        { QStringLiteral("iostat_interleaved_blocks.log"), { Kind::Rows } },
        { QStringLiteral("iostat_interleaved_lines.log"), { Kind::Rows } },
        { QStringLiteral("iostat_mixed_versions.log"), { Kind::Rows } },
        { QStringLiteral("iostat_nan_inf.log"), { Kind::Part, 0.8 } },
        { QStringLiteral("iostat_negative.log"), { Kind::Part, 0.8 } },
        { QStringLiteral("iostat_nul_hole_middle.log"), { Kind::Part, 0.8 } },
        { QStringLiteral("iostat_stars.log"), { Kind::Part, 0.8 } },
        { QStringLiteral("iostat_symbols_in_device.log"), { Kind::Rows } },
        { QStringLiteral("iostat_truncated.log.gz"), { Kind::Part, 0.4 } },
        { QStringLiteral("logs.tar.gz"), { Kind::Rows } },
        { QStringLiteral("logs.zip"), { Kind::Rows } },
        { QStringLiteral("mixed_iostat_top_vmstat.log"), { Kind::Rows } },
        { QStringLiteral("one_line_1MB.log"), { Kind::Nothing } },
        { QStringLiteral("one_line_1MB_numbers.log"), { Kind::Nothing } },
        { QStringLiteral("only_bom.log"), { Kind::Nothing } },
        { QStringLiteral("only_newlines.log"), { Kind::Nothing } },
        { QStringLiteral("perf.data.log"), { Kind::Nothing } },
        { QStringLiteral("perf_latency_cut.log"), { Kind::Part, 0.2 } },
        { QStringLiteral("perf_latency_utf16le_bom.log"), { Kind::Rows } },
        { QStringLiteral("perf_script_cut.log"), { Kind::Rows } },
        { QStringLiteral("png.log"), { Kind::Nothing } },
        { QStringLiteral("sa07.log"), { Kind::Nothing } },
        { QStringLiteral("top_cut_midline.log"), { Kind::Part, 0.5 } },
        { QStringLiteral("top_cut_start.log"), { Kind::Part, 0.5 } },
        { QStringLiteral("top_latin1_names.log"), { Kind::Rows } },
        { QStringLiteral("top_nul_bytes.log"), { Kind::Rows } },
        { QStringLiteral("top_wide_command_1MB.log"), { Kind::Rows } },
        { QStringLiteral("toplog.txt.gz"), { Kind::Rows } },
    };
    const auto it = special.find(name);
    return it == special.end() ? Expected{} : it->second;
}

/// The log that a file was made from.
QString sourceOf(const QString &name)
{
    static const std::pair<const char *, const char *> sources[] = {
        { "bbtop", "top-busybox-1.35.0/awk_strftime_d1.log" },
        { "perf_latency", "perf-6.1/latency.log" },
        { "top", "top-procps-4.0.2/b_d1_n8.log" },
        { "vmstat", "vmstat-procps-4.0.2/t_n.log" },
    };
    for (const auto &[start, source] : sources)
        if (name.startsWith(QLatin1String(start)))
            return QLatin1String(source);
    return QStringLiteral("iostat-sysstat-12.6.1/xtkc.log");
}

/// The figures of all files of it; `remark` when anything was said.
Figures readAll(const QString &path, FigureDetail detail, bool &remark, int &logs)
{
    Figures all;
    for (const auto &[name, file] : recordBundle(path.toStdString())) {
        all.merge(figuresOf(*file, detail));
        remark = remark || anyRemark(*file);
        logs += static_cast<int>(file->logs.size());
    }
    return all;
}

void compareSource(const QString &path, const Figures &read, const Figures &source, double share)
{
    const auto invented = beyond(read, source);
    for (const std::string &figure : invented)
        tally().expect(false, QString::fromStdString(figure));
    if (read.size() < static_cast<std::size_t>(static_cast<double>(source.size()) * share)) {
        for (const std::string &figure : beyond(source, read))
            tally().miss(QString::fromStdString(figure));
        tally().miss(QStringLiteral("%1 figures of %2 in %3").arg(read.size()).arg(source.size()).arg(path));
    }
    for (std::size_t i = invented.size(); i < read.size(); ++i)
        tally().expect(true, {});
}

/// The rows that the file shows to a plain look, as a lower limit of what has to be read.
void compareRows(const QString &path, const Figures &read, bool remark)
{
    static const std::map<QString, std::pair<int, bool>> least{
        // figures, and whether a remark is due
        { QStringLiteral("iostat_interleaved_lines.log"), { 100, true } },
        { QStringLiteral("bbtop_nul_hole_jump.log"), { 200, true } },
        { QStringLiteral("perf_script_cut.log"), { 10, false } },
        { QStringLiteral("perf_latency_utf16le_bom.log"), { 150, false } },
        { QStringLiteral("iostat_de_semicolon.csv"), { 450, false } },
    };
    const auto it = least.find(path.section(QLatin1Char('/'), -1));
    const int figures = it == least.end() ? 500 : it->second.first;
    tally().found(int(read.size()) >= figures, QStringLiteral("only %1 figures").arg(read.size()));
    tally().expect(it == least.end() || !it->second.second || remark, QStringLiteral("nothing is said"));
}

} // namespace

void TestImportCorpusNasty::file_data()
{
    QTest::addColumn<QString>("path");
    int rows = 0;
    for (const ManifestRow &row : manifestRows("sys", {}))
        if (row.file.startsWith(QStringLiteral("nasty/"))) {
            QTest::newRow(qPrintable(row.file)) << row.path;
            ++rows;
        }
    if (rows == 0)
        QTest::newRow("corpus not there") << QString();
}

void TestImportCorpusNasty::file()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    tally().file(path);
    const QString name = path.section(QLatin1Char('/'), -1);
    const auto [kind, share] = expectedOf(name);
    const FigureDetail detail
        = kind == Kind::SameValues || kind == Kind::Part ? FigureDetail::Values : FigureDetail::Times;
    QElapsedTimer clock;
    clock.start();
    bool remark = false;
    int logs = 0;
    const Figures read = readAll(path, detail, remark, logs);
    QVERIFY(clock.elapsed() < 20'000);
    if (kind == Kind::Nothing || kind == Kind::NothingButHead) {
        tally().expect(read.empty(), QStringLiteral("figures of what is no log"));
        tally().expect(remark || kind == Kind::NothingButHead, QStringLiteral("nothing is said"));
        NO_FAULTS();
        return;
    }
    if (kind == Kind::Rows) {
        compareRows(path, read, remark);
        NO_FAULTS();
        return;
    }
    bool sourceRemark = false;
    Figures source
        = readAll(QString(path).replace(QStringLiteral("nasty/") + name, sourceOf(name)), detail, sourceRemark, logs);
    if (kind == Kind::Twice)
        source.merge(Figures(source));
    compareSource(path, read, source, share);
    tally().expect(remark || kind != Kind::Part, QStringLiteral("nothing is said about what is missing"));
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusNasty)
#include "tst_import_corpus_nasty.moc"
