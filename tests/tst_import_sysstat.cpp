// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatclock.h"
#include "importers/api/sysstatcolumns.h"
#include "importers/api/sysstatfigure.h"
#include "importers/api/sysstatreader.h"
#include "support/recordingsink.h"

#include <QTest>

using namespace importers;
using namespace testsupport;

namespace {

constexpr model::Nanos Hour = 3600 * model::NanosPerSecond;
constexpr model::Nanos Day = model::NanosPerDay;

Stamp at(model::Nanos time) { return { model::StampKind::TimeOfDay, time, std::nullopt }; }

std::string figure(std::string_view token, int base = -1)
{
    SysstatFigureRule rule;
    rule.base = base;
    model::Decimal out;
    return parseSysstatFigure(token, rule, out) == SysstatFigure::Read ? model::toText(out) : "none";
}

std::string toolOf(std::string_view head)
{
    std::vector<std::string_view> names;
    for (std::size_t end = 0; !head.empty(); head.remove_prefix(std::min(end + 1, head.size()))) {
        end = std::min(head.find(' '), head.size());
        names.push_back(head.substr(0, end));
    }
    return std::string(sysstatTool(names));
}

/// All rows of a file as "metric entity value".
QStringList figuresOf(const RecordedFile &file, RowKind kind)
{
    QStringList out;
    for (const auto &log : file.logs)
        for (const RecordedRow &row : log->rows) {
            const RecordedTable &table = log->tables[static_cast<std::size_t>(row.table)];
            for (std::size_t i = 0; i < row.values.size() && row.kind == kind; ++i)
                out.append(QString::fromStdString(table.columns[i].metric + " " + table.entity + " "
                    + model::toText(row.values[i], table.columns[i].multiplier)));
        }
    return out;
}

constexpr const char *SarHead = "Linux 6.1.0 (box) \t03/07/25 \t_x86_64_\t(2 CPU)\n\n";

} // namespace

/// The pieces that the readers of sar, mpstat, pidstat and sadf share.
class TestImportSysstat : public QObject {
    Q_OBJECT
private slots:
    void figures();
    void tools();
    void liveLogOverMidnight();
    void dayFileStartsAgain();
    void restartDoesNotStartAgain();
    void reportWithoutIntervalIsSinceBoot();
    void unreadableFiguresArePidstatsMinus();
    void wrappedCounterIsLeftOut();
    void unknownColumnsKeepTheirNames();
    void heads();
    void cutRowsInventNothing();
    void textBesidesAverages();
    void cutNames();
    void cutHeads_data();
    void cutHeads();
};

void TestImportSysstat::figures()
{
    QCOMPARE(figure("12.34"), "12.34");
    QCOMPARE(figure("12,34"), "12.34");
    QCOMPARE(figure("49.1%"), "49.1");
    QCOMPARE(figure("1.5M", 1), "1536");
    QCOMPARE(figure("512.0B", 1), "0.5");
    QCOMPARE(figure("0.0B", 1), "0");
    QCOMPARE(figure("-"), "");
    QCOMPARE(figure("1.5M"), "none");
    QCOMPARE(figure("all"), "none");
    QCOMPARE(figure("1.2.3"), "none");
    QCOMPARE(figure("nan"), "none");
    QCOMPARE(figure("12:08:36"), "none");
}

void TestImportSysstat::tools()
{
    QCOMPARE(toolOf("CPU %user %nice %system %iowait %steal %idle"), "sar");
    QCOMPARE(toolOf("CPU %usr %nice %sys %iowait %steal %irq %soft %guest %gnice %idle"), "sar");
    QCOMPARE(toolOf("CPU %usr %nice %sys %iowait %irq %soft %steal %guest %gnice %idle"), "mpstat");
    QCOMPARE(toolOf("CPU %user %nice %sys %iowait %irq %soft %steal %idle intr/s"), "mpstat");
    QCOMPARE(toolOf("CPU intr/s"), "mpstat");
    QCOMPARE(toolOf("CPU 24/s 25/s NMI/s"), "mpstat");
    QCOMPARE(toolOf("CPU MHz"), "sar");
    QCOMPARE(toolOf("CPU total/s dropd/s squeezd/s rx_rps/s flw_lim/s"), "sar");
    QCOMPARE(toolOf("UID PID %usr %system %guest %wait %CPU CPU Command"), "pidstat");
    QCOMPARE(toolOf("TGID TID cswch/s nvcswch/s Command"), "pidstat");
    QCOMPARE(toolOf("proc/s"), "sar");
    QCOMPARE(toolOf("COM recorder started"), "");
    QCOMPARE(toolOf("all 12.94 61.19"), "");
    QCOMPARE(toolOf("write done"), "");
    QCOMPARE(toolOf("PID USER PR NI VIRT RES SHR S %CPU %MEM TIME+ COMMAND"), "");
}

/// Both tables of an interval have the head of its start, which may be of the day before.
void TestImportSysstat::liveLogOverMidnight()
{
    SysstatClock clock;
    clock.begin(100 * Day);
    clock.head(at(23 * Hour));
    QCOMPARE(clock.row(at(Day - 1)).value, 101 * Day - 1);
    clock.head(at(23 * Hour));
    QCOMPARE(clock.row(at(Day - 1)).value, 101 * Day - 1);
    clock.head(at(Day - 1));
    QCOMPARE(clock.row(at(Hour)).value, 101 * Day + Hour);
    clock.head(at(Day - 1));
    QCOMPARE(clock.row(at(Hour)).value, 101 * Day + Hour);
    clock.head(at(Hour));
    QCOMPARE(clock.row(at(2 * Hour)).value, 101 * Day + 2 * Hour);
}

void TestImportSysstat::dayFileStartsAgain()
{
    SysstatClock clock;
    clock.begin(100 * Day);
    for (int table = 0; table < 3; ++table) {
        clock.head(at(1));
        QCOMPARE(clock.row(at(8 * Hour)).value, 100 * Day + 8 * Hour);
        QCOMPARE(clock.row(at(Day - 1)).value, 101 * Day - 1);
        if (table == 1)
            clock.averages();
    }
    // A file of 23 hours from the evening on.
    clock.begin(100 * Day);
    for (int table = 0; table < 2; ++table) {
        clock.head(at(20 * Hour));
        QCOMPARE(clock.row(at(21 * Hour)).value, 100 * Day + 21 * Hour);
        QCOMPARE(clock.row(at(6 * Hour)).value, 101 * Day + 6 * Hour);
        QCOMPARE(clock.row(at(19 * Hour)).value, 101 * Day + 19 * Hour);
        clock.averages();
    }
}

void TestImportSysstat::restartDoesNotStartAgain()
{
    SysstatClock clock;
    clock.begin(100 * Day);
    clock.head(at(20 * Hour));
    QCOMPARE(clock.row(at(23 * Hour)).value, 100 * Day + 23 * Hour);
    clock.averages();
    clock.restarted();
    QCOMPARE(clock.row(at(Hour)).value, 101 * Day + Hour);
    clock.head(at(Hour));
    QCOMPARE(clock.row(at(2 * Hour)).value, 101 * Day + 2 * Hour);
}

void TestImportSysstat::reportWithoutIntervalIsSinceBoot()
{
    const std::string head
        = "12:08:36     CPU    %usr   %nice    %sys %iowait    %irq   %soft  %steal  %guest   %idle\n";
    const std::string row = "     all    1.00    0.00    2.00    3.00    0.00    0.00    0.00    0.00   94.00\n";
    const auto once = recordText("m", SarHead + head + "12:08:36" + row);
    QCOMPARE(figuresOf(*once, RowKind::SinceBoot).size(), 9);
    QVERIFY(figuresOf(*once, RowKind::Sample).isEmpty());
    const auto loop = recordText("m", SarHead + head + "12:08:37" + row);
    QCOMPARE(figuresOf(*loop, RowKind::Sample).size(), 9);
    QVERIFY(figuresOf(*loop, RowKind::SinceBoot).isEmpty());
}

void TestImportSysstat::unreadableFiguresArePidstatsMinus()
{
    const auto file = recordText("p",
        std::string(SarHead)
            + "12:08:36      UID       PID   kB_rd/s   kB_wr/s kB_ccwr/s iodelay  Command\n"
              "12:08:37     1000         7     -1.00     -1.00     -1.00       0  disp daemon\n"
              "12:08:37        0         8      1.50      0.00      0.00       2  (sd) pam\n");
    QCOMPARE(figuresOf(*file, RowKind::Sample),
        QStringList({ QStringLiteral("pidstat.kB_rd_per_s 7 disp daemon "),
            QStringLiteral("pidstat.kB_wr_per_s 7 disp daemon "),
            QStringLiteral("pidstat.kB_ccwr_per_s 7 disp daemon "), QStringLiteral("pidstat.iodelay 7 disp daemon 0"),
            QStringLiteral("pidstat.kB_rd_per_s 8 (sd) pam 1536"), QStringLiteral("pidstat.kB_wr_per_s 8 (sd) pam 0"),
            QStringLiteral("pidstat.kB_ccwr_per_s 8 (sd) pam 0"), QStringLiteral("pidstat.iodelay 8 (sd) pam 2") }));
    QVERIFY(file->logs.front()->issues.empty());
}

void TestImportSysstat::wrappedCounterIsLeftOut()
{
    const auto file = recordText("s",
        std::string(SarHead)
            + "12:08:36      pgpgin/s pgpgout/s\n"
              "12:08:37 18446744073709551615.00 0.00\n"
              "12:08:38      1.00      0.00\n");
    QCOMPARE(figuresOf(*file, RowKind::Sample).size(), 2);
    QCOMPARE(file->logs.front()->issues.size(), std::size_t(1));
}

void TestImportSysstat::unknownColumnsKeepTheirNames()
{
    const auto file = recordText("s",
        std::string(SarHead)
            + "12:08:36          DEV       tps     rkB/s     xkB/s   %shiny\n"
              "12:08:37          sda      1.00      2.00      3.00     4.00\n");
    QCOMPARE(figuresOf(*file, RowKind::Sample),
        QStringList({ QStringLiteral("sar.tps sda 1"), QStringLiteral("disk.read_bytes sda 2048"),
            QStringLiteral("sar.xkB_per_s sda 3072"), QStringLiteral("sar.shiny_percent sda 4") }));
}

/// The head "Linux ..." belongs to the tool of the table that follows it, in any order.
void TestImportSysstat::heads()
{
    const std::string iostat = "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n"
                               "           1.00    0.00    2.00    3.00    0.00   94.00\n\n";
    const std::string sar = "12:08:36        CPU     %user     %nice   %system   %iowait    %steal     %idle\n"
                            "12:08:37        all      1.00      0.00      2.00      3.00      0.00     94.00\n\n";
    for (const bool sarFirst : { false, true }) {
        const auto file = recordText(
            "x", SarHead + (sarFirst ? sar : iostat) + SarHead + (sarFirst ? iostat : sar) + SarHead + iostat);
        QCOMPARE(file->logs.size(), std::size_t(2));
        for (const auto &log : file->logs) {
            QCOMPARE(log->host, std::string("box"));
            QVERIFY(log->date.has_value());
        }
        // Both reports of iostat are the first of their runs.
        QCOMPARE(figuresOf(*file, RowKind::SinceBoot).size(), 12);
        QVERIFY(file->issues.empty());
    }
    const auto bare = recordText("x", SarHead);
    QVERIFY(bare->logs.empty());
}

/// Cut after every byte: no figure that the whole does not have.
void TestImportSysstat::cutRowsInventNothing()
{
    const std::string text = std::string(SarHead)
        + "12:08:36    kbmemfree kbmemused  %memused\n"
          "12:08:37     11657744   1289432      5.25\n"
          "12:08:38     11657001   1289433      5.26\n";
    const QStringList whole = figuresOf(*recordText("s", text), RowKind::Sample);
    QCOMPARE(whole.size(), 6);
    for (std::size_t length = 0; length < text.size(); ++length)
        for (const QString &figure : figuresOf(*recordText("s", text.substr(0, length)), RowKind::Sample))
            QVERIFY2(whole.contains(figure) || figure.endsWith(QLatin1Char(' ')), qPrintable(figure));
}

void TestImportSysstat::textBesidesAverages()
{
    QVERIFY(afterAverageLabel("Average:        all      1.00").starts_with(" "));
    QVERIFY(!afterAverageLabel("平均时间:     all      1.00").empty());
    QVERIFY(!afterAverageLabel("Moyenne :     all      1.00").empty());
    QVERIFY(!afterAverageLabel("Summary      MBfsfree  MBfsused").empty());
    QVERIFY(afterAverageLabel("12:08:36 all 1.00").empty());
    QVERIFY(afterAverageLabel("http://host").empty());
}

void TestImportSysstat::cutNames()
{
    for (const char *name : { "%", "%so", "rxpck", "rxpck/", "kb", "kbmemus", "tota", "%memuse" })
        QVERIFY2(isCutSysstatName(name), name);
    for (const char *name : { "%soft", "%sys", "ldavg-1", "tps", "IN", "%scpu", "newcolumn", "%new", "24/s", "" })
        QVERIFY2(!isCutSysstatName(name), name);
}

void TestImportSysstat::cutHeads_data()
{
    QTest::addColumn<QString>("log");
    QTest::addColumn<QStringList>("rows");
    const QString head = QString::fromLatin1(SarHead);
    const QStringList figures{ QStringLiteral("cpu.user all 1.5"), QStringLiteral("cpu.idle all 95.25") };
    QTest::newRow("inside a name") << head
            + QStringLiteral("12:00:00 CPU %user %idle %io\n12:00:01 all 1.50 95.25 0.\n")
                                   << figures;
    QTest::newRow("goes on below") << head
            + QStringLiteral("12:00:00 CPU %user %idle %nice\n%iowait %steal\n12:00:01 all 1.50 95.25 0.\n25 0.00\n")
                                   << figures;
    QTest::newRow("a name twice") << head
            + QStringLiteral("12:00:00 runq-sz ldavg-1 ldavg-5 ldavg-1\n12:00:01 2 0.25 0.50 0.7\n")
                                  << QStringList{ QStringLiteral("vm.runnable  2"), QStringLiteral("load.1  0.25"),
                                         QStringLiteral("load.5  0.5") };
    QTest::newRow("no head that can be read") << head
            + QStringLiteral(
                "12:00:00 CPU %user %idle\n12:00:01 all 1.50 95.25\n\n12:00:00 %user %idle x y z\n12:00:01 "
                "all 7.00 8.00\n") << figures;
}

/// Where a head was cut or broken its last column has no name: better no figure than one under a wrong name.
void TestImportSysstat::cutHeads()
{
    QFETCH(QString, log);
    QFETCH(QStringList, rows);
    QCOMPARE(figuresOf(*recordText("log.txt", log.toStdString()), RowKind::Sample), rows);
}

QTEST_GUILESS_MAIN(TestImportSysstat)
#include "tst_import_sysstat.moc"
