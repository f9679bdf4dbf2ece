// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/filereader.h"

#include "support/ticktock.h"

#include <QStringEncoder>
#include <QtTest>

using namespace importers;
using model::SourceStatus;
using testsupport::RecordingTarget;

namespace {

struct ReadBack {
    FileOutcome outcome;
    std::vector<std::string> logs, entries, issues;
};

/// Reads the bytes in pieces of this size.
ReadBack readIn(const std::string &bytes, std::size_t piece)
{
    static const LogFormat formats[] = { testsupport::tickFormat(), testsupport::tockFormat() };
    RecordingTarget target;
    FileReader reader("some.log", target, formats);
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        reader.feed(std::string_view(bytes).substr(at, piece));
    FileOutcome outcome = reader.finish(true);
    return { outcome, target.logs, target.entries, target.issues };
}

ReadBack read(const std::string &bytes) { return readIn(bytes, bytes.size() + 1); }

QByteArray joined(const std::vector<std::string> &list)
{
    QByteArray out;
    for (const std::string &item : list)
        out += (out.isEmpty() ? "" : "|") + QByteArray::fromStdString(item);
    return out;
}

const std::string Ticks = "TICKS\ntick 1\ntick 2\n";
constexpr const char *Rows = "tick 1 @2|tick 2 @3";

std::string repeated(const std::string &text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += text;
    return out;
}

} // namespace

class TestImportFileReader : public QObject {
    Q_OBJECT

private slots:
    void shapes_data();
    void shapes();
    void encodings_data();
    void encodings();
    void piecesDoNotMatter();
    void prefixes_data();
    void prefixes();
    void ownStampsStay();
    void holes();
    void longLines();
    void severalLogs();
    void refusals_data();
    void refusals();
    void unknownText();
    void cutInput();
    void dateOrder_data();
    void dateOrder();
    void counts();
};

void TestImportFileReader::shapes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("LF") << QByteArray("TICKS\ntick 1\ntick 2\n");
    QTest::newRow("no last line end") << QByteArray("TICKS\ntick 1\ntick 2");
    QTest::newRow("CR LF") << QByteArray("TICKS\r\ntick 1\r\ntick 2\r\n");
    QTest::newRow("CR CR LF") << QByteArray("TICKS\r\r\ntick 1\r\r\ntick 2\r\r\n");
    QTest::newRow("lone CR") << QByteArray("TICKS\rtick 1\rtick 2\r");
    QTest::newRow("mixed") << QByteArray("TICKS\r\ntick 1\ntick 2\r\n");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFTICKS\ntick 1\ntick 2\n");
    QTest::newRow("no-break space") << QByteArray("TICKS\ntick\xC2\xA0"
                                                  "1\ntick\xE2\x80\xAF"
                                                  "2\n");
    QTest::newRow("single NULs") << QByteArray("TICKS\ntick 1\0\ntick\0 2\n", 22);
    QTest::newRow("colours") << QByteArray("TICKS\n\x1B[1;31mtick\x1B[0m 1\n\x1B]0;title\atick 2\x1B(B\n");
    QTest::newRow("tabs") << QByteArray("TICKS\ntick\t1\ntick\t2\t\n");
    QTest::newRow("page") << QByteArray("<html><pre>TICKS\ntick 1\n<b>tick</b> 2\n</pre></html>\n");
}

void TestImportFileReader::shapes()
{
    QFETCH(QByteArray, bytes);
    const ReadBack back = read(bytes.toStdString());
    QCOMPARE(back.outcome.status, SourceStatus::Read);
    QCOMPARE(joined(back.entries), QByteArray(Rows));
    QCOMPARE(joined(back.issues), QByteArray());
}

void TestImportFileReader::encodings_data()
{
    QTest::addColumn<QByteArray>("codec");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QByteArray>("name");
    const QString chinese = QStringLiteral("2025年03月07日 写入时间超过阈值，磁盘忙");
    const QString japanese = QStringLiteral("2025年03月07日 書き込みが遅れています。ディスクの状態を確認");
    const QString russian = QStringLiteral("Ошибка записи на диск, устройство не отвечает уже десять секунд");
    QTest::newRow("UTF-8") << QByteArray("UTF-8") << chinese << QByteArray("UTF-8");
    QTest::newRow("UTF-16LE") << QByteArray("UTF-16LE") << chinese << QByteArray("UTF-16LE");
    QTest::newRow("UTF-16BE") << QByteArray("UTF-16BE") << russian << QByteArray("UTF-16BE");
    QTest::newRow("GB18030") << QByteArray("GB18030") << chinese << QByteArray("GB18030");
    QTest::newRow("Shift-JIS") << QByteArray("Shift_JIS") << japanese << QByteArray("SHIFT_JIS");
    QTest::newRow("EUC-JP") << QByteArray("EUC-JP") << japanese << QByteArray("EUC-JP");
    QTest::newRow("KOI8-R") << QByteArray("KOI8-R") << russian << QByteArray("KOI8-R");
    QTest::newRow("windows-1251") << QByteArray("windows-1251") << russian << QByteArray("WINDOWS-1251");
    QTest::newRow("Latin-1") << QByteArray("ISO-8859-1")
                             << QStringLiteral("Gerät träge, Schreibpuffer überfüllt, später") << QByteArray();
}

void TestImportFileReader::encodings()
{
    QFETCH(QByteArray, codec);
    QFETCH(QString, note);
    QFETCH(QByteArray, name);
    QStringEncoder encode(codec.constData());
    QVERIFY2(encode.isValid(), codec.constData());
    QString text = QStringLiteral("TICKS\ntick 1\ntick 2\n");
    for (int i = 0; i < 5; ++i)
        text += QStringLiteral("note ") + note + QLatin1Char('\n');
    const QByteArray bytes = encode(text);
    const ReadBack back = readIn(bytes.toStdString(), 7);
    if (!name.isEmpty())
        QCOMPARE(QByteArray::fromStdString(back.outcome.encoding), name);
    QCOMPARE(back.entries.size(), std::size_t(7));
    QCOMPARE(QString::fromStdString(back.entries[2]), QStringLiteral("tick '%1' @4").arg(note));
}

void TestImportFileReader::piecesDoNotMatter()
{
    std::string bytes = "TICKS\r\n";
    for (int i = 0; i < 9000; ++i)
        bytes += "tick " + std::to_string(i) + (i % 3 == 0 ? "\n" : "\r\n");
    bytes += "note \xC2\xA0Ger\xC3\xA4t\r\n";
    const QByteArray whole = joined(read(bytes).entries);
    QVERIFY(whole.endsWith("'Ger\xC3\xA4t' @9002"));
    for (const std::size_t piece : { 1, 2, 3, 4096, 65536, 65537 })
        QCOMPARE(joined(readIn(bytes, piece).entries), whole);
}

void TestImportFileReader::prefixes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("stamp"); // of the rows
    const auto row = [](const char *before, const char *stamp = "") {
        QTest::newRow(before) << QByteArray(before) << QByteArray(stamp);
    };
    row("# "); // marks the number of the line in what follows
    row("  #. ");
    row("     #\t");
    row("[#] ");
    row("#:");
    row("#: ");
    row("  # | ");
    row("> ");
    row("行 49#: ");
    row("  #. 行  49#: ");
    row("Fri Mar 07 12:08:36 CST 2025 ", " 1741349316");
    row("Mar 07 12:08:36 ", " 5832516");
    row("2025-03-07 12:08:36.096596 ", " 1741349316");
    row("2025-03-07T12:08:36.633167+0800 ", " 1741320516");
    row("[2025-03-07 12:08:36] ", " 1741349316");
    row("1741320516.25 ", " 1741320516");
    row("12:08:36 ", " 43716");
    row("Mar  7 12:08:36 fieldbox toplog[1234]: ", " 5832516");
    row("#\t12:08:36 ", " 43716");
}

void TestImportFileReader::prefixes()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, stamp);
    QByteArray bytes, expected;
    const char *lines[] = { "TICKS", "tick 1", "", "tick 2", "  tick 3" };
    for (int i = 0; i < 5; ++i) {
        QByteArray prefix = before;
        bytes += prefix.replace('#', QByteArray::number(i + 1)) + lines[i] + "\n";
    }
    const ReadBack back = read(bytes.toStdString());
    for (const char *row : { "tick 1 @2", "|tick 2 @4", "|tick 3 @5" })
        expected += row + stamp;
    QCOMPARE(joined(back.entries), expected);
    QCOMPARE(joined(back.issues), QByteArray());
}

void TestImportFileReader::ownStampsStay()
{
    ReadBack back = read("TICKS\ntick at 12:08:36 1\ntick at 12:08:37 2\n");
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @2 43716|tick 2 @3 43717"));
    // ts -s counts from the start, ts -i from the line before: neither is a time of day.
    back = read("00:00:00 TICKS\n00:00:01 tick 1\n00:00:03 tick 2\n");
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @2 1|tick 2 @3 3"));
    back = read("00:00:00 TICKS\n00:00:01 tick 1\n00:00:00 tick 2\n");
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @2|tick 2 @3"));
}

void TestImportFileReader::holes()
{
    const std::string hole(4096, '\0');
    const ReadBack back = read("TICKS\ntick 1\ntick 2" + hole + "3\ntick 4\n" + hole);
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @2|tick 4 @4"));
    QCOMPARE(back.issues.size(), std::size_t(2));
    QVERIFY(joined(back.issues).startsWith("3: line is damaged by NUL"));
    QVERIFY(joined(back.issues).contains("|5: "));
    // One byte is enough where it stands for the point of a figure.
    const ReadBack broken = read("TICKS\ntick 1\ntick 2" + std::string(1, '\0') + "34\ntick 4\n");
    QCOMPARE(joined(broken.entries), QByteArray("tick 1 @2|tick 4 @4"));
    QCOMPARE(broken.issues.size(), std::size_t(1));
}

void TestImportFileReader::longLines()
{
    const std::string longNote = "note " + std::string(3 << 20, 'x') + "\n";
    for (const std::size_t piece : { std::size_t(1) << 16, std::size_t(1) << 20, std::size_t(8) << 20 }) {
        const ReadBack back = readIn("TICKS\ntick 1\n" + longNote + "tick 2\n", piece);
        QCOMPARE(back.entries.size(), std::size_t(3));
        QVERIFY(back.entries[1].size() <= (std::size_t(1) << 20) + 20);
        QCOMPARE(QByteArray::fromStdString(back.entries[2]), QByteArray("tick 2 @4"));
        QCOMPARE(back.issues.size(), std::size_t(1));
        QVERIFY(joined(back.issues).startsWith("3: line is longer"));
    }
}

void TestImportFileReader::severalLogs()
{
    const ReadBack back
        = read("Hi, here it is:\n```\n$ tick\nTICKS\ntick 1\nTOCKS\ntock 2\ntick 3\n^C\ntock 4\nbad thing\n"
               "[root@box ~]# date\nbye\n");
    QCOMPARE(joined(back.logs), QByteArray("tock|tick")); // the winner of the head, then the one that opens
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @5|tock 2 @7|tick 3 @8|tock 4 @10"));
    QCOMPARE(joined(back.issues),
        QByteArray("1: line belongs to no known log|11: bad line|13: line belongs to no known log"));
}

void TestImportFileReader::refusals_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("word");
    QByteArray random;
    quint32 state = 1;
    for (int i = 0; i < 20000; ++i) {
        state = state * 1664525 + 1013904223;
        random += static_cast<char>(state >> 24);
    }
    const int binary = int(SourceStatus::Binary), empty = int(SourceStatus::Empty);
    QTest::newRow("random") << random << binary << QByteArray("binary");
    QTest::newRow("program") << QByteArray("\x7F"
                                           "ELF\x02\x01\x01")
            + QByteArray(500, '\0')
                             << binary << QByteArray("ELF");
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1A\n....") << binary << QByteArray("PNG");
    QTest::newRow("perf") << QByteArray("PERFILE2h") + QByteArray(900, '\0') << binary
                          << QByteArray("perf sched timehist");
    QTest::newRow("sysstat") << QByteArray("\x96\xD5\x75\x21") + QByteArray(900, '\x03') << binary
                             << QByteArray("sadf -d");
    QTest::newRow("NULs") << QByteArray(9000, '\0') << binary << QByteArray("NUL");
    QTest::newRow("empty") << QByteArray() << empty << QByteArray("is empty");
    QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF") << empty << QByteArray("blank");
    QTest::newRow("line ends") << QByteArray(500, '\n') << empty << QByteArray("blank");
}

void TestImportFileReader::refusals()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QByteArray, word);
    const ReadBack back = read(bytes.toStdString());
    QCOMPARE(int(back.outcome.status), status);
    QVERIFY2(back.outcome.problem.find(word.toStdString()) != std::string::npos, back.outcome.problem.c_str());
    QVERIFY(back.logs.empty());
}

void TestImportFileReader::unknownText()
{
    ReadBack back = read(repeated("The quick brown fox\n", 50));
    QCOMPARE(back.outcome.status, SourceStatus::Unknown);
    QVERIFY(back.outcome.problem.find("nothing comes close") != std::string::npos);
    QVERIFY(back.issues.empty());
    // A log may still begin far behind the head.
    back = read(repeated("The quick brown fox\n", 5000) + Ticks);
    QCOMPARE(back.outcome.status, SourceStatus::Read);
    QCOMPARE(joined(back.entries), QByteArray("tick 1 @5002|tick 2 @5003"));
    QCOMPARE(back.issues.size(), std::size_t(5000));
}

void TestImportFileReader::cutInput()
{
    static const LogFormat formats[] = { testsupport::tickFormat() };
    RecordingTarget target;
    FileReader reader("x", target, formats);
    reader.feed(Ticks);
    const FileOutcome outcome = reader.finish(false);
    QCOMPARE(outcome.status, SourceStatus::Partial);
    QVERIFY(!outcome.problem.empty());
    QCOMPARE(joined(target.entries), QByteArray(Rows));
}

void TestImportFileReader::dateOrder_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<qint64>("expected"); // of the first, seconds
    const qint64 march7 = 1741349316, july3 = 1751544516;
    QTest::newRow("C locale") << QByteArray("03/07/25 12:08:36") << QByteArray("03/07/25 12:08:37") << march7;
    QTest::newRow("fr") << QByteArray("07/03/2025 12:08:36") << QByteArray("07/03/2025 12:08:37") << march7;
    QTest::newRow("en_US") << QByteArray("07/03/2025 12:08:36 PM") << QByteArray("07/03/2025 12:08:37 PM") << july3;
    QTest::newRow("day over 12") << QByteArray("07/03/25 12:08:36") << QByteArray("13/03/25 00:00:01") << march7;
    QTest::newRow("first grows") << QByteArray("07/03/25 12:08:36") << QByteArray("08/03/25 00:00:01") << march7;
    QTest::newRow("second grows") << QByteArray("03/07/2025 12:08:36") << QByteArray("03/08/2025 00:00:01") << march7;
    QTest::newRow("dots") << QByteArray("07.03.2025 12:08:36") << QByteArray("08.03.2025 00:00:01") << march7;
}

void TestImportFileReader::dateOrder()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(qint64, expected);
    const ReadBack back = read(("TICKS\ntick at " + first + " 1\ntick at " + second + " 2\n").toStdString());
    QCOMPARE(back.entries.size(), std::size_t(2));
    QCOMPARE(QByteArray::fromStdString(back.entries[0]), "tick 1 @2 " + QByteArray::number(expected));
}

void TestImportFileReader::counts()
{
    const ReadBack back = read("TICKS\ntick 1\ntick 2");
    QCOMPARE(back.outcome.bytes, std::int64_t(19));
    QCOMPARE(back.outcome.lines, std::int64_t(3));
    QVERIFY(back.outcome.detection.starts_with("tick 60: 3 own lines"));
}

QTEST_GUILESS_MAIN(TestImportFileReader)
#include "tst_import_filereader.moc"
