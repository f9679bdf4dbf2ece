// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/labelprefix.h"
#include "support/figures.h"
#include "support/pastes.h"
#include "support/samples.h"

#include <QTest>

#include <set>

using namespace testsupport;

/// Logs as they are pasted: behind prefixes, in quotes, in pages. All figures stay, or something is said.
class TestImportPastes : public QObject {
    Q_OBJECT
private slots:
    void samples_data();
    void samples();
    void quotedJson();
    void labels_data();
    void labels();
    void tags_data();
    void tags();
};

void TestImportPastes::samples_data()
{
    QTest::addColumn<QString>("path");
    // One of each form is enough: what is told apart here are lines, not versions.
    const std::set<std::string> chosen{ "iostat", "top", "vmstat", "fio", "sysbench", "meminfo", "perfscript", "sar",
        "dmesg", "bbtop", "mpstat", "pidstat" };
    std::set<std::string> seen;
    for (const Sample &sample : allSamples())
        if (chosen.contains(sample.folder) && seen.insert(sample.folder).second)
            QTest::newRow(sample.title().c_str()) << QString::fromStdString(sample.path);
}

void TestImportPastes::samples()
{
    QFETCH(QString, path);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const Figures source = figuresOf(*recordText("log.txt", *bytes), FigureDetail::Values);
    for (const Paste &paste : pastes()) {
        const auto file = recordText("log.txt", paste.apply(*bytes));
        const Figures read = figuresOf(*file, FigureDetail::Values);
        const auto lost = beyond(source, read);
        if (!lost.empty() && !anyRemark(*file))
            QFAIL((std::string(paste.name) + ": in silence: " + lost.front()).c_str());
        const auto wrong = beyond(read, source);
        if (!wrong.empty())
            QFAIL((std::string(paste.name) + ": wrong: " + wrong.front()).c_str());
    }
}

/// JSON is told by words that stand in its lines with the marks of a mail, too, but is read without them only.
void TestImportPastes::quotedJson()
{
    for (const Sample &sample : allSamples())
        if (sample.title() == "iostat/json-extended") {
            const auto bytes = readBytes(sample.path);
            QVERIFY(bytes);
            const Figures source = figuresOf(*recordText("log.txt", *bytes), FigureDetail::Values);
            for (const Paste &paste : pastes())
                if (std::string_view(paste.name).starts_with("mail"))
                    QCOMPARE(figuresOf(*recordText("log.txt", paste.apply(*bytes)), FigureDetail::Values), source);
        }
}

void TestImportPastes::labels_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("label");
    const auto row = [](const char *name, const QStringList &lines, const char *label) {
        QTest::newRow(name) << lines << QString::fromUtf8(label);
    };
    row("compose",
        { QStringLiteral("mon_1  | sda 1"), QStringLiteral("mon_1  |"), QStringLiteral("mon_1  |  b 2"),
            QStringLiteral("mon_1  | c 3") },
        "mon_1  | ");
    row("host", { QStringLiteral("n17: sda 1"), QStringLiteral("n17: sdb 2"), QStringLiteral("n17:  c 3") }, "n17: ");
    row("diff", { QStringLiteral("+sda 1"), QStringLiteral("+ b 2"), QStringLiteral("+"), QStringLiteral("+c 3") },
        "+");
    row("mail", { QStringLiteral(">> sda 1"), QStringLiteral(">> b 2"), QStringLiteral(">>") }, ">> ");
    row("stamps",
        { QStringLiteral("[2025-03-07 12:08] a"), QStringLiteral("[2025-03-07 12:09] b"),
            QStringLiteral("[2025-03-07 12:10] c") },
        "");
    row("figures", { QStringLiteral("sda 1.00 2"), QStringLiteral("sdb 1.50 2"), QStringLiteral("sdc 1.70 2") }, "");
    row("a map", { QStringLiteral("*A0 1"), QStringLiteral("*B0 2"), QStringLiteral("*C0 3") }, "");
}

void TestImportPastes::labels()
{
    QFETCH(QStringList, lines);
    QFETCH(QString, label);
    std::vector<std::string> texts;
    for (const QString &line : lines)
        texts.push_back(line.toStdString());
    const auto found = importers::labelPrefix(texts);
    QCOMPARE(found ? QString::fromStdString(found->text) : QString(), label);
}

void TestImportPastes::tags_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rest");
    const auto row = [](const char *line, const char *rest) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(rest);
    };
    row("[code]sda 1.00", "sda 1.00");
    row("[CODE]", "");
    row("sda 1.00[/code]", "sda 1.00");
    row("{noformat}", "");
    row("```text", "");
    row("sda 1.00```", "sda 1.00");
    row("[rec] write time:12 ms", "[rec] write time:12 ms");
    row("{\"cpu\": 1}", "{\"cpu\": 1}");
}

void TestImportPastes::tags()
{
    QFETCH(QString, line);
    QFETCH(QString, rest);
    const std::string text = line.toStdString();
    std::string_view view = text;
    importers::takePasteTags(view);
    QCOMPARE(QString::fromUtf8(view.data(), qsizetype(view.size())), rest);
}

QTEST_GUILESS_MAIN(TestImportPastes)
#include "tst_import_pastes.moc"
