// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingsink.h"
#include "support/samples.h"
#include "support/sourcetree.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace testsupport;

namespace {

constexpr int Sure = 40; ///< what a format needs to get a file
constexpr int Margin = 20; ///< between a sample's own format and any other

struct Score {
    std::string folder;
    int score = 0;
};

/// The scores that FileOutcome::detection lists, best first: "iostat 95: reason; then top 10: reason".
std::vector<Score> scoresOf(const RecordedFile &file)
{
    static const QRegularExpression entry(QStringLiteral("(?:^|; then )([\\w-]+) (\\d+): "));
    std::vector<Score> scores;
    for (auto it = entry.globalMatch(QString::fromStdString(file.outcome.detection)); it.hasNext();) {
        const auto match = it.next();
        scores.push_back({ folderOf(match.captured(1).toStdString()), match.captured(2).toInt() });
    }
    return scores;
}

std::set<std::string> foldersOfLogs(const RecordedFile &file)
{
    std::set<std::string> folders;
    for (const auto &log : file.logs)
        folders.insert(folderOf(log->format));
    return folders;
}

/// "" when the file is surely of this format.
std::string ownershipFault(const RecordedFile &file, const std::string &folder)
{
    const std::set<std::string> logs = foldersOfLogs(file);
    const std::vector<Score> scores = scoresOf(file);
    if (!logs.contains(folder))
        return "no log of its format was found; detection: " + file.outcome.detection;
    if (logs.size() > 1) // a file of several logs: there is no single owner of its head
        return {};
    if (scores.empty() || scores[0].folder != folder || scores[0].score < Sure)
        return "does not win: " + file.outcome.detection;
    if (scores.size() > 1 && scores[1].score > scores[0].score - Margin)
        return "wins by less than 20: " + file.outcome.detection;
    return {};
}

std::string joinedSources()
{
    std::string text;
    for (const QString &file : sourceFiles())
        if (!file.contains(QLatin1String("tests/"))) // the tests quote real logs
            text += linesOf(file).join(QLatin1Char('\n')).toStdString();
    return text;
}

std::string randomBytes(int from, int to)
{
    std::mt19937 random(7);
    std::string text;
    for (int i = 0; i < 60'000; ++i)
        text += i % 73 == 72 ? '\n'
                             : static_cast<char>(from + static_cast<int>(random() % static_cast<unsigned>(to - from)));
    return text;
}

std::string csvTable()
{
    std::string text = "time,host,reads,writes,cpu,note\n";
    for (int i = 0; i < 300; ++i) {
        text += "2025-03-07 12:00:" + std::to_string(10 + i % 50) + ",box" + std::to_string(i % 3) + ","
            + std::to_string(i * 7 % 91) + "," + std::to_string(i) + ".25," + std::to_string(i % 100)
            + ",\"all is well, says the device\"\n";
    }
    return text;
}

std::string jsonProse()
{
    std::string text = "{\"notes\": [\n";
    for (int i = 0; i < 200; ++i) {
        text += "  {\"id\": " + std::to_string(i)
            + ", \"cpu\": \"the device was idle\", \"iostat\": null, \"text\": \"load average of top was fine\"},\n";
    }
    return text + "  {}\n]}\n";
}

/// A man page's words about the tools, which is not their output.
std::string talkAboutTools()
{
    std::string text;
    for (int i = 0; i < 100; ++i) {
        text
            += "The Device column of iostat names the disk; %util and await belong to it, and avg-cpu: stands before.\n"
               "In top, PID USER PR NI are columns; load average: is printed in the first line, Tasks: in the second.\n"
               "vmstat prints procs, memory, swap, io, system and cpu; r b swpd free are the first of its columns.\n"
               "perf sched latency prints Task, Runtime ms, Switches, and sysbench tells the version it has.\n\n";
    }
    return text;
}

} // namespace

/// Which format gets a text: its own and no other, and none gets what is no log.
class TestImportDetection : public QObject {
    Q_OBJECT
private slots:
    void confusion_data();
    void confusion();
    void noLog_data();
    void noLog();
    void corpus_data();
    void corpus();
};

void TestImportDetection::confusion_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("folder");
    const std::vector<Sample> samples = allSamples();
    if (samples.empty())
        QSKIP("there are no samples");
    for (const Sample &sample : samples) {
        QTest::newRow(sample.title().c_str())
            << QString::fromStdString(sample.path) << QString::fromStdString(sample.folder);
    }
}

void TestImportDetection::confusion()
{
    QFETCH(QString, path);
    QFETCH(QString, folder);
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    const std::string fault = ownershipFault(*file, folder.toStdString());
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestImportDetection::noLog_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray(text.data(), static_cast<qsizetype>(text.size()));
    };
    const auto lines
        = [](const char *file) { return linesOf(QString::fromLatin1(file)).join(QLatin1Char('\n')).toStdString(); };
    row("README.md", lines("README.md"));
    row("LICENSE", lines("LICENSE"));
    row("CMakeLists.txt", lines("CMakeLists.txt"));
    row("C++", joinedSources());
    row("talk about the tools", talkAboutTools());
    row("random bytes", randomBytes(0, 256));
    row("random letters", randomBytes(32, 127));
    row("CSV", csvTable());
    row("JSON", jsonProse());
}

void TestImportDetection::noLog()
{
    QFETCH(QByteArray, text);
    QVERIFY(text.size() > 1000);
    const auto file = recordText("file.log", std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    const std::vector<Score> scores = scoresOf(*file);
    QVERIFY2(scores.empty() || scores[0].score < Sure, file->outcome.detection.c_str());
    QVERIFY2(file->logs.empty(), file->logs.empty() ? "" : file->logs[0]->format.c_str());
    QVERIFY(
        file->outcome.status == model::SourceStatus::Unknown || file->outcome.status == model::SourceStatus::Binary);
    QVERIFY(!file->outcome.problem.empty());
}

/// The corpus of real logs, where it lies beside the project: tool and kind of its manifest, format.
void TestImportDetection::corpus_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("format");
    const auto row = [](const char *tool, const char *kind, const char *format) {
        QTest::addRow("%s %s", tool, kind)
            << QString::fromLatin1(tool) << QString::fromLatin1(kind) << QString::fromLatin1(format);
    };
    for (const char *kind : { "iostat-text", "iostat-ansi", "prefixed" })
        row("iostat", kind, "iostat");
    row("busybox iostat", "iostat-text", "iostat");
    for (const char *kind : { "top-text", "top-prefixed", "top-ansi" })
        row("top", kind, "top");
    row("busybox top", "bbtop-text", "bbtop");
    row("vmstat", "vmstat-text", "vmstat");
    row("vmstat", "prefixed", "vmstat");
    row("perf", "perf-sched-timehist", "perftimehist");
    row("perf", "perf-sched-latency", "perflatency");
    row("recorder application", "app-log", "applog");
    row("shell loop", "proc-vmstat-loop", "procvmstat");
    row("shell loop", "proc-meminfo-loop", "meminfo");
    row("dmesg", "dmesg-text", "dmesg");
    row("sysctl", "sysctl", "sysctl");
    row("df", "df", "df");
}

void TestImportDetection::corpus()
{
    QFETCH(QString, tool);
    QFETCH(QString, kind);
    QFETCH(QString, format);
    const QString folder = QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/corpus/sys/");
    const QStringList manifest = linesOf(folder + QStringLiteral("MANIFEST.tsv"));
    if (manifest.isEmpty())
        QSKIP("the corpus is not there");
    // Tables about other things than the load: disks (-d, -D), slabs (-m), counters since boot (-s).
    static const QRegularExpression otherTables(QStringLiteral("^vmstat-.*/[dDms]\\.log$"));
    QStringList faults;
    int files = 0;
    for (const QString &line : manifest) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        if (fields.value(1) != tool || fields.value(4) != kind || otherTables.match(fields[0]).hasMatch())
            continue;
        ++files;
        const bool busybox = fields[0].startsWith(QLatin1String("top-busybox"));
        const auto file = recordFile((folder + fields[0]).toStdString());
        const std::string fault
            = file ? ownershipFault(*file, busybox ? "bbtop" : format.toStdString()) : "cannot be read";
        if (!fault.empty())
            faults.append(fields[0] + QStringLiteral(": ") + QString::fromStdString(fault));
    }
    QVERIFY(files > 0);
    const QString list = faults.mid(0, 20).join(QLatin1Char('\n'));
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 of %2 files\n").arg(faults.size()).arg(files) + list));
}

QTEST_GUILESS_MAIN(TestImportDetection)
#include "tst_import_detection.moc"
