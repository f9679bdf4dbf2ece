// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/machinefigures.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <cmath>
#include <map>

using namespace testsupport;

namespace {

QString collapsed(const std::string &text) { return QString::fromStdString(text).remove(QChar(0x1b)).simplified(); }

QStringList linesOf(const QString &path)
{
    const auto bytes = readBytes(path.toStdString());
    return bytes ? QString::fromStdString(*bytes).split(QLatin1Char('\n')) : QStringList();
}

/// Events that tell of something, without the first and last message of the log.
std::vector<const RecordedEvent *> marksOf(const RecordingSink &log)
{
    std::vector<const RecordedEvent *> out;
    for (const RecordedEvent &event : log.events)
        if (event.kind != "kernel-message")
            out.push_back(&event);
    return out;
}

} // namespace

/// Kernel logs, settings and facts of the machine in the corpus against their manifest and the files themselves.
class TestImportCorpusMachine : public QObject {
    Q_OBJECT
private slots:
    void file_data();
    void file();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

namespace {

/// All recordings of one boot hold the same messages: event by event as in the plain form, and the time between two
/// events as far as the form prints it.
void compareKernelLog(Tally &tally, const RecordingSink &log, const QString &path)
{
    const bool journal
        = path.contains(QStringLiteral("/journalctl/")) || path.endsWith(QStringLiteral("synthetic_storage.log"));
    const QString folder = path.section(QStringLiteral("/sys/"), 0, 0) + QStringLiteral("/sys/dmesg/");
    const auto plain = recordFile(
        (folder + (journal ? QStringLiteral("synthetic_storage.log") : QStringLiteral("plain.log"))).toStdString());
    const RecordingSink *reference = plain ? plain->log("dmesg") : nullptr;
    if (!reference)
        return tally.miss(QStringLiteral("the plain form"));
    std::map<QString, const RecordedEvent *> known;
    for (const RecordedEvent *event : marksOf(*reference))
        known.emplace(QString::fromStdString(event->kind) + collapsed(event->text).left(60), event);
    const auto marks = marksOf(log);
    const bool excerpt = path.contains(QStringLiteral("level_err")) || path.contains(QStringLiteral("dmesg_w_ts"));
    if (!excerpt)
        tally.expect(marks.size() == marksOf(*reference).size(),
            QStringLiteral("%1 events, not %2").arg(marks.size()).arg(marksOf(*reference).size()));
    const bool timed = !path.contains(QStringLiteral("notime")) && !path.contains(QStringLiteral("_cat"));
    const double tolerance = path.contains(QStringLiteral("reltime")) ? 61 : 1.0;
    const RecordedEvent *first = nullptr, *firstKnown = nullptr;
    for (const RecordedEvent *event : marks) {
        const auto at = known.find(QString::fromStdString(event->kind) + collapsed(event->text).left(60));
        const QString what = QString::fromStdString(event->kind + " " + event->text).left(100);
        if (at == known.end()) {
            tally.expect(false, what);
            continue;
        }
        tally.expect(event->entity == at->second->entity && event->duration == at->second->duration, what);
        tally.expect(event->stamp.isValid() == timed, what + QStringLiteral(": time"));
        const bool unique = event->kind != "io-error" && event->kind != "segfault"; // those repeat their text
        if (!timed || !unique)
            continue;
        if (first) {
            const double apart = model::toSeconds(event->stamp.value - first->stamp.value);
            const double knownApart = model::toSeconds(at->second->stamp.value - firstKnown->stamp.value);
            tally.expect(std::abs(apart - knownApart) <= tolerance, what + QStringLiteral(": after the first"));
        } else {
            first = event;
            firstKnown = at->second;
        }
    }
}

/// first="..." and last="..." of the manifest, cut at some 100 characters.
void compareEnds(Tally &tally, const RecordingSink &log, const QString &figures)
{
    for (const char *key : { "first=\"", "last=\"" }) {
        QString printed = figures.section(QLatin1String(key), 1).section(QStringLiteral("\"; last="), 0, 0);
        printed = printed.remove(QRegularExpression(QStringLiteral("\"$"))).remove(QChar(0x1b)).simplified();
        if (printed.size() < 20 || printed.startsWith(QLatin1Char('{'))
            || printed.startsWith(QStringLiteral("__CURSOR")) || printed.contains(QStringLiteral(" [s="))
            || printed.startsWith(QStringLiteral("MESSAGE=")))
            continue;
        printed.remove(QRegularExpression(QStringLiteral("\\[\\d+m")));
        const bool isFirst = key[0] == 'f';
        QString text;
        for (const RecordedEvent &event : log.events) {
            if (event.kind != "kernel-message")
                continue;
            text = collapsed(event.text);
            if (isFirst)
                break;
        }
        tally.expect(!text.isEmpty() && printed.contains(text.left(40)), printed + QStringLiteral(" / ") + text);
    }
}

/// Which format reads a file of sys-settings; empty when it is no log of its own.
const char *formatOf(const QString &path)
{
    const std::map<QString, const char *> formats{ { QStringLiteral("df_"), "df" },
        { QStringLiteral("lsblk"), "lsblk" }, { QStringLiteral("mount"), "mounts" },
        { QStringLiteral("nproc_lscpu"), "lscpu" }, { QStringLiteral("nvme"), "smart" },
        { QStringLiteral("smartctl"), "smart" }, { QStringLiteral("date_forms"), "" } };
    const QString name = path.section(QLatin1Char('/'), -1);
    for (const auto &[start, format] : formats)
        if (name.startsWith(start))
            return format;
    return "sysctl";
}

void compareSettingsFile(Tally &tally, const RecordingSink &log, const QString &path)
{
    const QStringList lines = linesOf(path);
    const QString name = path.section(QLatin1Char('/'), -1);
    if (log.format == "df")
        compareDf(tally, log, lines, path);
    else if (name == QStringLiteral("lsblk_J.log"))
        compareLsblkJson(tally, log, lines);
    else if (log.format == "lsblk")
        compareWords(tally, log, lines, 1);
    else if (log.format == "mounts")
        compareMounts(tally, log, lines);
    else if (log.format == "smart")
        compareHealth(tally, log, path);
    else if (name.contains(QStringLiteral("uptime")))
        compareUptime(tally, log, path);
    else if (name.startsWith(QStringLiteral("uname")))
        expectFact(tally, log, QStringLiteral("kernel.release"), QStringLiteral("6.18.44-generic"));
    else
        compareSettings(tally, log, lines);
}

} // namespace

void TestImportCorpusMachine::file_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("figures");
    int rows = 0;
    for (const ManifestRow &row : manifestRows("sys",
             { "dmesg-text", "dmesg-json", "journal-text", "journal-json", "app-log", "sysctl", "uptime", "sysfs",
                 "date-forms", "df", "text", "lsblk-json", "nvme-smart", "smartctl" })) {
        const bool kernel
            = row.kind.startsWith(QStringLiteral("dmesg-")) || row.kind.startsWith(QStringLiteral("journal-"));
        if (!kernel && row.kind != QStringLiteral("app-log") && !row.file.startsWith(QStringLiteral("sys-settings/")))
            continue;
        QTest::newRow(qPrintable(row.file)) << row.path << row.kind << row.figures;
        ++rows;
    }
    if (rows == 0)
        QTest::newRow("corpus not there") << QString() << QString() << QString();
}

void TestImportCorpusMachine::file()
{
    QFETCH(QString, path);
    QFETCH(QString, kind);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto recorded = recordFile(path.toStdString());
    QVERIFY(recorded);
    Tally &tally = testsupport::tally();
    tally.file(path);
    const bool kernel = kind.startsWith(QStringLiteral("dmesg-")) || kind.startsWith(QStringLiteral("journal-"));
    const char *format = kernel ? "dmesg" : kind == QStringLiteral("app-log") ? "applog" : formatOf(path);
    const RecordingSink *log = recorded->log(format);
    if (*format == '\0') {
        compareDateForms(tally, linesOf(path));
    } else if (!log) {
        tally.miss(QString::fromStdString("no log of " + std::string(format) + ": " + recorded->outcome.detection));
    } else {
        tally.expect(recorded->issues.empty() && log->issues.empty() && recorded->logs.size() == 1,
            QStringLiteral("issues, or other logs"));
        if (kernel) {
            compareKernelLog(tally, *log, path);
            compareEnds(tally, *log, figures);
        } else if (kind == QStringLiteral("app-log")) {
            compareAppLog(tally, *log, figures);
        } else {
            compareSettingsFile(tally, *log, path);
        }
    }
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusMachine)
#include "tst_import_corpus_machine.moc"
