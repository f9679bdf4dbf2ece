// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stamp.h"
#include "support/manifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <cmath>
#include <map>

using namespace testsupport;

namespace {

/// What was compared in one file; printed at the end for all.
struct Tally {
    int figures = 0, wrong = 0, missed = 0;
    QStringList faults;

    void expect(bool good, const QString &what)
    {
        ++figures;
        wrong += good ? 0 : 1;
        if (!good)
            faults.append(QStringLiteral("wrong: ") + what);
    }
    void miss(const QString &what)
    {
        ++figures;
        ++missed;
        faults.append(QStringLiteral("missed: ") + what);
    }
};

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

std::vector<const model::Fact *> factsOfLine(const RecordingSink &log, model::LineNumber line)
{
    std::vector<const model::Fact *> out;
    for (const model::Fact &fact : log.facts)
        if (fact.line == line)
            out.push_back(&fact);
    return out;
}

const std::string *factOf(const RecordingSink &log, const QString &name)
{
    for (const model::Fact &fact : log.facts)
        if (fact.name == name.toStdString())
            return &fact.value;
    return nullptr;
}

void expectFact(Tally &tally, const RecordingSink &log, const QString &name, const QString &value)
{
    if (const std::string *found = factOf(log, name))
        tally.expect(*found == value.toStdString(), name + QStringLiteral(" = ") + QString::fromStdString(*found));
    else
        tally.miss(name);
}

} // namespace

/// Kernel logs, settings and facts of the machine in the corpus against their manifest and the files themselves.
class TestImportCorpusMachine : public QObject {
    Q_OBJECT
private slots:
    void file_data();
    void file();
    void cleanupTestCase();

private:
    Tally m_all;
    int m_files = 0;
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

void compareDf(Tally &tally, const RecordingSink &log, const QStringList &lines, const QString &path)
{
    static const QRegularExpression row(QStringLiteral("(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\d+)%\\s+(/.*)$"));
    const bool inodes = path.endsWith(QStringLiteral("df_i.log"));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = row.match(lines[i]);
        if (!match.hasMatch())
            continue;
        const auto facts = factsOfLine(log, static_cast<model::LineNumber>(i + 1));
        const char *names[] = { inodes ? "inodes" : "size", inodes ? "inodes_used" : "used",
            inodes ? "inodes_free" : "available", inodes ? "inodes_use_percent" : "use_percent" };
        for (int n = 0; n < 4; ++n) {
            const QString name = QStringLiteral("df.") + match.captured(5) + QLatin1Char('.') + QLatin1String(names[n]);
            const auto found = std::find_if(
                facts.begin(), facts.end(), [&](const model::Fact *f) { return f->name == name.toStdString(); });
            if (found == facts.end())
                tally.miss(name);
            else
                tally.expect((*found)->value == match.captured(n + 1).toStdString(), name);
        }
    }
}

/// Every word of every row is the value of one fact of that line, and there are no others.
void compareWords(Tally &tally, const RecordingSink &log, const QStringList &lines, qsizetype from)
{
    for (qsizetype i = from; i < lines.size(); ++i) {
        QStringList words = lines[i].split(QLatin1Char(' '), Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        for (const model::Fact *fact : factsOfLine(log, static_cast<model::LineNumber>(i + 1)))
            tally.expect(words.removeOne(QString::fromStdString(fact->value)), QString::fromStdString(fact->name));
        for (const QString &word : words)
            tally.miss(lines[i] + QStringLiteral(": ") + word);
    }
}

void compareLsblkJson(Tally &tally, const RecordingSink &log, const QStringList &lines)
{
    const auto document = QJsonDocument::fromJson(lines.join(QLatin1Char('\n')).toUtf8());
    const QJsonArray devices = document.object()[QStringLiteral("blockdevices")].toArray();
    for (const auto &value : devices) {
        const QJsonObject device = value.toObject();
        const QString head = QStringLiteral("block.") + device[QStringLiteral("name")].toString() + QLatin1Char('.');
        expectFact(tally, log, head + QStringLiteral("maj_min"), device[QStringLiteral("maj:min")].toString());
        expectFact(tally, log, head + QStringLiteral("size"), device[QStringLiteral("size")].toString());
        expectFact(tally, log, head + QStringLiteral("type"), device[QStringLiteral("type")].toString());
        expectFact(tally, log, head + QStringLiteral("ro"), QString::number(device[QStringLiteral("ro")].toBool()));
        const QString mount = device[QStringLiteral("mountpoints")].toArray().at(0).toString();
        if (!mount.isEmpty())
            expectFact(tally, log, head + QStringLiteral("mountpoints"), mount);
    }
    tally.expect(!devices.isEmpty(), QStringLiteral("no devices"));
}

void compareMounts(Tally &tally, const RecordingSink &log, const QStringList &lines)
{
    static const QRegularExpression row(QStringLiteral("^(.+) on (/.*) type (\\S+) \\((.*)\\)$"));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = row.match(lines[i]);
        const auto facts = factsOfLine(log, static_cast<model::LineNumber>(i + 1));
        if (!match.hasMatch())
            continue;
        if (facts.size() != 3) {
            tally.miss(lines[i]);
            continue;
        }
        const QString head = QStringLiteral("mount.") + match.captured(2);
        tally.expect(facts[0]->name == (head + QStringLiteral(".device")).toStdString()
                && facts[0]->value == match.captured(1).toStdString(),
            lines[i]);
        tally.expect(facts[1]->value == match.captured(3).toStdString(), lines[i]);
        tally.expect(facts[2]->value == match.captured(4).toStdString(), lines[i]);
    }
}

/// "key: value", "path:value", "key = value", and the line behind "==> path <==": the value is a fact of its line.
void compareSettings(Tally &tally, const RecordingSink &log, const QStringList &lines)
{
    static const QRegularExpression active(QStringLiteral("\\[([\\w-]+)\\]"));
    QString heading;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty())
            continue;
        if (line.startsWith(QStringLiteral("==> "))) {
            heading = line;
            continue;
        }
        QString value = line.contains(QStringLiteral(" = "))       ? line.section(QStringLiteral(" = "), 1)
            : heading.isEmpty() && line.contains(QLatin1Char(':')) ? line.section(QLatin1Char(':'), 1).trimmed()
                                                                   : line;
        const auto match = active.match(value);
        if (match.hasMatch())
            value = match.captured(1);
        if (value.endsWith(QLatin1Char('=')))
            value.clear();
        const auto facts = factsOfLine(log, static_cast<model::LineNumber>(i + 1));
        if (facts.size() != 1)
            tally.miss(line);
        else
            tally.expect(facts[0]->value == value.toStdString(), line);
    }
}

void compareDateForms(Tally &tally, const QStringList &lines)
{
    for (const QString &line : lines) {
        QStringList forms = line.split(QStringLiteral(" | "));
        const QString locale = forms.size() > 1 ? forms.takeFirst() : QString();
        const bool dayFirst = locale.startsWith(QStringLiteral("fr")) || locale.startsWith(QStringLiteral("en_GB"));
        for (const QString &form : forms) {
            const std::string text = form.trimmed().toStdString();
            if (text.empty())
                continue;
            const auto stamp = importers::parseStamp(
                text, dayFirst ? importers::DateOrder::DayFirst : importers::DateOrder::MonthFirst);
            if (!stamp) {
                tally.miss(form);
                continue;
            }
            const model::Nanos wall = stamp->stamp.value + stamp->stamp.zoneSeconds.value_or(0) * model::NanosPerSecond;
            tally.expect(model::isoTime(wall, std::nullopt).substr(0, 19) == "2025-03-07T12:08:36", form);
        }
    }
}

void compareHealth(Tally &tally, const RecordingSink &log, const QString &path)
{
    const auto expect = [&](const char *name, const char *value) {
        expectFact(tally, log, QLatin1String(name), QLatin1String(value));
    };
    if (path.contains(QStringLiteral("nvme"))) {
        expect("smart.nvme0.temperature", "61 C (334 Kelvin)");
        expect("smart.nvme0.data_units_written", "98765432");
        expect("smart.nvme0.unsafe_shutdowns", "97");
    } else if (path.contains(QStringLiteral("unsupported"))) {
        expect("smart.vda.message", "Unable to detect device type");
    } else {
        expect("smart.5_reallocated_sector_ct.raw", "3");
        expect("smart.194_temperature_celsius.raw", "39 (Min/Max 11/72)");
        expect("smart.199_udma_crc_error_count.raw", "17");
        expect("smart.device_model", "EXAMPLE SSD 960GB");
        tally.expect(std::count_if(log.facts.begin(), log.facts.end(),
                         [](const model::Fact &f) { return f.name.ends_with(".raw"); })
                == 7,
            QStringLiteral("7 attributes"));
    }
}

void compareAppLog(Tally &tally, const RecordingSink &log, const QString &figures)
{
    const auto number = [&](const char *pattern) {
        return QRegularExpression(QLatin1String(pattern)).match(figures).captured(1).toDouble();
    };
    double longest = -1;
    int writes = 0;
    for (const RecordedRow &row : log.rows)
        if (const auto value = valueOf(log, row, "app.duration")) {
            ++writes;
            longest = std::max(longest, *value);
        }
    const double rows = figures.contains(QStringLiteral("[rec] lines")) ? number("(\\d+) \\[rec\\] lines")
                                                                        : number("(\\d+) (?:rows|lines)");
    tally.expect(writes == rows, QStringLiteral("%1 writes").arg(writes));
    if (figures.contains(QStringLiteral("longest")))
        tally.expect(longest == number("longest (?:write )?(\\d+) ms"), QStringLiteral("longest %1").arg(longest));
}

void compareUptime(Tally &tally, const RecordingSink &log, const QString &path)
{
    const bool busyBox = path.contains(QStringLiteral("busybox"));
    if (path.endsWith(QStringLiteral("uptime_p.log"))) {
        expectFact(tally, log, QStringLiteral("uptime"), QStringLiteral("up 1 hour, 0 minutes"));
        expectFact(tally, log, QStringLiteral("boot.time"), QStringLiteral("2025-03-07 11:08:07"));
        tally.expect(log.uptimes.size() == 1 && log.uptimes[0].up == 0, QStringLiteral("start"));
        return;
    }
    expectFact(tally, log, QStringLiteral("load.1"), QStringLiteral("5.12"));
    expectFact(tally, log, QStringLiteral("load.5"), QStringLiteral("8.96"));
    expectFact(tally, log, QStringLiteral("load.15"), busyBox ? QStringLiteral("8.54") : QStringLiteral("8.55"));
    tally.expect(log.uptimes.size() == 1 && log.uptimes[0].up == 3600 * model::NanosPerSecond, QStringLiteral("up"));
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
    for (const ManifestRow &row : manifestRows("sys", { "" })) {
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
    Tally tally;
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
    ++m_files;
    m_all.figures += tally.figures;
    m_all.wrong += tally.wrong;
    m_all.missed += tally.missed;
    QVERIFY2(tally.faults.isEmpty(), qPrintable(tally.faults.mid(0, 8).join(QLatin1Char('\n'))));
    QVERIFY(tally.figures > 0);
}

void TestImportCorpusMachine::cleanupTestCase()
{
    qInfo("files %d, figures checked %d, wrong %d, missed %d", m_files, m_all.figures, m_all.wrong, m_all.missed);
}

QTEST_GUILESS_MAIN(TestImportCorpusMachine)
#include "tst_import_corpus_machine.moc"
