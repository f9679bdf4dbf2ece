// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/unwrap.h"
#include "support/figures.h"
#include "support/pastes.h"
#include "support/samples.h"

#include <QTest>

#include <algorithm>

using namespace importers;
using namespace testsupport;

/// Lines that a terminal or a mail program has broken at a width.
class TestImportWraps : public QObject {
    Q_OBJECT
private slots:
    void pieces_data();
    void pieces();
    void tables_data();
    void tables();
    void narrowLogsStay();
};

void TestImportWraps::pieces_data()
{
    QTest::addColumn<bool>("mail");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QStringList>("whole");
    const auto row = [](const char *name, bool mail, const QString &lines, const QString &whole) {
        QTest::newRow(name) << mail << lines.split(QLatin1Char('|')) << whole.split(QLatin1Char('|'));
    };
    // At ten columns.
    row("head and rows", true, QStringLiteral("Device r/s|w/s util|sda 10.000|1.00 2.00"),
        QStringLiteral("Device r/s w/s util|sda 10.000 1.00 2.00"));
    row("inside a figure", false, QStringLiteral("Device r/s| w/s|sda 1.00 2|.00"),
        QStringLiteral("Device r/s w/s|sda 1.00 2.00"));
    row("a row that ends at the width", false, QStringLiteral("Device r/s| w/s|sda 1 2.00|sdb 3 4.00"),
        QStringLiteral("Device r/s w/s|sda 1 2.00|sdb 3 4.00"));
    row("rows without a broken head", false, QStringLiteral("Dev r/s|sda 123.00|sdb 345.00"),
        QStringLiteral("Dev r/s|sda 123.00|sdb 345.00"));
    row("the next line would have fitted", true, QStringLiteral("Device r/s|w/s util|sda 10.00|1 2 3"),
        QStringLiteral("Device r/s w/s util|sda 10.00|1 2 3"));
}

void TestImportWraps::pieces()
{
    QFETCH(bool, mail);
    QFETCH(QStringList, lines);
    QFETCH(QStringList, whole);
    std::vector<std::string> texts;
    for (const QString &line : lines)
        texts.push_back(line.toStdString());
    QStringList joined;
    for (const std::string &line : unwrapped(texts, { mail ? Wrap::Kind::Mail : Wrap::Kind::Terminal, 10 }))
        joined << QString::fromStdString(line);
    QCOMPARE(joined, whole);
}

void TestImportWraps::tables_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("paste");
    for (const Sample &sample : allSamples())
        if (sample.title() == "iostat/extended-12" || sample.title() == "iostat/extended-10")
            for (const Paste &paste : pastes())
                if (const std::string name = paste.name; name.starts_with("wrapped") || name.starts_with("folded"))
                    QTest::newRow((sample.title() + ' ' + name).c_str())
                        << QString::fromStdString(sample.path) << QString::fromStdString(name);
}

/// Nothing is lost, and it is said.
void TestImportWraps::tables()
{
    QFETCH(QString, path);
    QFETCH(QString, paste);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const auto all = pastes();
    const auto used
        = std::find_if(all.begin(), all.end(), [&](const Paste &p) { return paste == QLatin1String(p.name); });
    QVERIFY(used != all.end());
    const auto source = recordText("log.txt", *bytes), file = recordText("log.txt", used->apply(*bytes));
    QCOMPARE(figuresOf(*file, FigureDetail::Values), figuresOf(*source, FigureDetail::Values));
    QVERIFY(anyRemark(*file));
}

/// Rows of top end at the width of the screen, and a remark in the log is no reason to join them.
void TestImportWraps::narrowLogsStay()
{
    std::string text = "top - 12:08:36 up  1:00,  1 user,  load average: 0.00, 0.01, 0.05\n"
                       "Tasks:   3 total,   1 running,   2 sleeping,   0 stopped,   0 zombie\n"
                       "%Cpu(s):  1.0 us,  1.0 sy,  0.0 ni, 98.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st\n\n"
                       "    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND\n";
    for (const char *pid : { "11", "12", "13" })
        text += std::string("     ") + pid
            + " root      20   0    4712   3204   2860 R   0.0   0.0   0:00.00 abcdefghij\n";
    const Figures plain = figuresOf(*recordText("log.txt", text), FigureDetail::Values);
    QVERIFY(plain.size() > 9);
    text += "what is this\nand that\n";
    QCOMPARE(figuresOf(*recordText("log.txt", text), FigureDetail::Values), plain);
}

QTEST_GUILESS_MAIN(TestImportWraps)
#include "tst_import_wraps.moc"
