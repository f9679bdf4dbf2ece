// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstathead.h"
#include "importers/formats/iostat/lines.h"
#include "importers/formats/iostat/table.h"

#include <QTest>

#include <random>

using namespace importers;
using namespace importers::iostatfmt;
using model::Decimal;

/// The line functions of iostat: figures, heads and rows.
class TestImportIostatLines : public QObject {
    Q_OBJECT
private slots:
    void figure_data();
    void figure();
    void bothWaysAgree();
    void alignedRowsAgree();
    void heads();
    void rowsThatAreNone();
    void notRecordedIsNotZero();
};

void TestImportIostatLines::figure_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<bool>("taken");
    QTest::addColumn<qlonglong>("mantissa");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<bool>("present");
    const auto row = [](const char *token, bool taken, qlonglong mantissa = 0, int decimals = 0, bool present = true) {
        QTest::newRow(token) << QByteArray(token) << taken << mantissa << decimals << (taken && present);
    };
    row("0.00", true, 0, 2);
    row("0,00", true, 0, 2);
    row("13294.57", true, 1329457, 2);
    row("1398102.67", true, 139810267, 2);
    row("12", true, 12, 0);
    row("3.9M", true, 39 * 1024, 1);
    row("2.2k", true, 22, 1);
    row("1G", true, 1024 * 1024, 0);
    row("49.1%", true, 491, 1);
    row("-0.00", true, 0, 2);
    row("-7.23", true, 0, 0, false);
    row("nan", true, 0, 0, false);
    row("-nan", true, 0, 0, false);
    row("inf", true, 0, 0, false);
    row("*******", true, 0, 0, false);
    row("9223372034707334144.00", true, 0, 0, false);
    row("1924.930.00", false);
    row("12,345.67", false);
    row("12.", false);
    row(".50", false);
    row("1e5", false);
    row("0x10", false);
    row("12a4.00", false);
    row("1:23.00", false);
    row("sda", false);
}

void TestImportIostatLines::figure()
{
    QFETCH(QByteArray, token);
    QFETCH(bool, taken);
    QFETCH(qlonglong, mantissa);
    QFETCH(int, decimals);
    QFETCH(bool, present);
    const FigureRule kilobytes{ 1, 1'000'000'000 };
    for (const QByteArray &text : { token, token + "                 1.00" }) {
        Decimal value;
        FigureFlags flags;
        const char *const behind
            = scanFigure(text.constData(), text.constData() + text.size(), kilobytes, value, flags);
        QCOMPARE(behind != nullptr, taken);
        if (!taken)
            continue;
        QCOMPARE(behind - text.constData(), token.size());
        QCOMPARE(value, present ? Decimal::of(mantissa, decimals) : Decimal::missing());
        QCOMPARE(flags.garbage || flags.absurd, !present);
    }
}

/// The fast way for common figures must see exactly what the plain one sees, and refuse everything else.
void TestImportIostatLines::bothWaysAgree()
{
    std::mt19937 random(7);
    constexpr std::string_view bytes = "0123456789012345678901234567890123456789...,, -%kMan:/";
    int common = 0;
    for (int i = 0; i < 300000; ++i) {
        std::string text;
        const auto length = 1 + random() % 9;
        for (std::size_t k = 0; k < length; ++k)
            text += bytes[random() % bytes.size()];
        if (random() % 2 == 0 && length > 3)
            text[length - 3] = '.';
        text += "  17.00 sda";
        const char *const end = text.data() + text.size();
        Decimal fast, plain;
        FigureFlags flags;
        const char *const behind = scanCommonFigure(text.data(), end, fast);
        if (!behind)
            continue;
        ++common;
        QCOMPARE(scanFigure(text.data(), end, {}, plain, flags), behind);
        QVERIFY2(plain == fast, text.c_str());
        QVERIFY(!flags.garbage && !flags.absurd && !flags.wide);
    }
    QVERIFY(common > 10000);
}

namespace {
/// A row as printf("%-9s%8.2f%9.2f%7.2f...") makes it, now and then with a figure too long for its place.
std::string alignedRow(std::mt19937 &random, std::span<const int> widths)
{
    constexpr double Sizes[] = { 0.005, 1, 9.9, 99, 999, 9999, 99'999 };
    std::string text = random() % 2 == 0 ? "nvme0n1  " : "sda      ";
    for (const int width : widths) {
        const std::size_t fitting = std::size(Sizes) - (width < 9 ? 2 : 0); // others would touch the figure before
        const double most = random() % 400 == 0 ? 2e7 : Sizes[random() % fitting];
        const QByteArray figure = QByteArray::number(most * static_cast<double>(random() % 1000) / 1000, 'f', 2);
        text += std::string(figure.rightJustified(width).constData());
    }
    return text;
}

/// One character of it is another one, is gone or is twice there.
std::string damaged(std::mt19937 &random, std::string text)
{
    constexpr std::string_view Signs = "0123456789..,  -%ka\t";
    const std::size_t at = random() % text.size();
    const auto kind = random() % 8;
    if (kind == 0)
        text.erase(at, 1);
    else if (kind == 1)
        text.insert(at, 1, text[at]);
    else
        text[at] = Signs[random() % Signs.size()];
    return text;
}
} // namespace

/// Rows read by where their figures stand must give what they give when they are read one by one.
void TestImportIostatLines::alignedRowsAgree()
{
    constexpr std::string_view head
        = "Device       r/s    rkB/s  rrqm/s  %rrqm r_await rareq-sz     w/s    wkB/s aqu-sz  %util";
    constexpr int widths[] = { 7, 9, 8, 7, 8, 9, 8, 9, 7, 7 };
    const DeviceTable table(head, *parseDeviceHead(head));
    std::mt19937 random(11);
    Row known;
    QVERIFY(table.parseRow(alignedRow(random, widths), known));
    int byPlace = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::string whole = alignedRow(random, widths);
        const std::string text = i % 3 == 0 ? whole : damaged(random, whole);
        const std::size_t name = text.find(' ');
        std::vector<Decimal> figures(std::size(widths));
        byPlace += name != text.npos && known.aligned.read(text, name, figures) ? 1 : 0;
        Row fresh;
        const bool taken = table.parseRow(text, known);
        QVERIFY2(table.parseRow(text, fresh) == taken, text.c_str());
        if (!taken)
            continue;
        QVERIFY2(known.figures == fresh.figures && known.name == fresh.name, text.c_str());
        QCOMPARE(known.flags.garbage, fresh.flags.garbage);
        QCOMPARE(known.flags.absurd, fresh.flags.absurd);
        QCOMPARE(known.flags.wide, fresh.flags.wide);
    }
    QVERIFY2(byPlace > 30'000, qPrintable(QString::number(byPlace)));
}

void TestImportIostatLines::heads()
{
    QVERIFY(parseCpuHead("avg-cpu:  %user   %nice %system %iowait  %steal   %idle"));
    QVERIFY(parseCpuHead("avg-cpu:  %user   %nice %system %iowait  %steal   **idle**"));
    QVERIFY(!parseCpuHead("12:08:36        CPU     %user     %nice   %system   %iowait    %steal     %idle"));
    QVERIFY(!parseCpuHead("CPU     %user     %nice   %system   %iowait    %steal     %idle"));
    QVERIFY(parseDeviceHead("Device:            tps    kB_read/s    kB_wrtn/s    kB_read    kB_wrtn"));
    QVERIFY(!parseDeviceHead("DEV       tps     rkB/s     wkB/s     dkB/s   areq-sz    aqu-sz     await     %util"));
    QVERIFY(!parseDeviceHead("device     r/s     w/s     kr/s     kw/s  ms/r  ms/w  ms/o  ms/t qlen  %b"));
    const auto last = parseDeviceHead("     f/s f_await  aqu-sz  %util Device");
    QVERIFY(last && last->nameLast);
    const auto head
        = parseSysstatHead("Linux 4.9.69 (field.box-1) \t03/07/25 \t_armv7l_\t(2 CPU)", DateOrder::MonthFirst);
    QVERIFY(head);
    QCOMPARE(head->host, std::string_view("field.box-1"));
    QCOMPARE(head->cpus, 2);
    QVERIFY(head->date && *head->date % model::NanosPerDay == 0);
    QVERIFY(!parseSysstatHead("Linux fieldbox 6.18.44-generic #1 SMP PREEMPT_DYNAMIC x86_64", DateOrder::MonthFirst));
    QVERIFY(parseStampLine("03/07/2025 12:08:36 PM", DateOrder::MonthFirst));
    QVERIFY(parseStampLine("Time: 12:08:36", DateOrder::MonthFirst));
    QVERIFY(!parseStampLine("03/07/25 12:08:36 rec started", DateOrder::MonthFirst));
}

void TestImportIostatLines::rowsThatAreNone()
{
    constexpr std::string_view text = "Device:            tps    kB_read/s    kB_wrtn/s    kB_read    kB_wrtn";
    const DeviceTable table(text, *parseDeviceHead(text));
    Row row;
    QVERIFY(table.parseRow("sda               0.42        27.03        36.50     116799     157743", row));
    QVERIFY(table.parseRow("cciss/c0d0        0.42        27.03        36.50     116799     157743 ", row));
    QVERIFY(!table.parseRow("sda               0.42        27.03        36.50     116799", row));
    QVERIFY(!table.parseRow("sda               0.42        27.03        36.50     116799     157743  1", row));
    QVERIFY(!table.parseRow("12:08:36          0.42        27.03        36.50     116799     157743", row));
    QVERIFY(!table.parseRow("7                 0.42        27.03        36.50     116799     157743", row));
    QVERIFY(!table.parseRow("", row));
    QVERIFY(!table.parseRow("sda", row));
}

void TestImportIostatLines::notRecordedIsNotZero()
{
    constexpr std::string_view text = "Device   r/s  w/s  d/s  r_await w_await d_await  f/s f_await  aqu-sz  %util";
    const DeviceTable table(text, *parseDeviceHead(text));
    Row row;
    QVERIFY(table.parseRow("sda     0.00 3.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.10", row));
    QVERIFY(table.settle(row, Discards | Flushes));
    const std::vector<bool> present{ true, true, false, false, true, false, false, false, true, true };
    for (std::size_t i = 0; i < present.size(); ++i)
        QCOMPARE(row.figures[i].present, present[i]);
    // What is printed although the kernel should not know it has been measured after all.
    QVERIFY(table.parseRow("sda     0.00 3.00 1.00 0.00 0.00 0.00 0.00 0.25 0.00 0.10", row));
    QVERIFY(table.settle(row, Discards | Flushes));
    QVERIFY(row.figures[2].present);
    QVERIFY(row.figures[7].present);
}

QTEST_GUILESS_MAIN(TestImportIostatLines)
#include "tst_import_iostat_lines.moc"
