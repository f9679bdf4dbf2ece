// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/machinefigures.h"

#include "importers/api/stamp.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace testsupport {

namespace {

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

} // namespace

void expectFact(Tally &tally, const RecordingSink &log, const QString &name, const QString &value)
{
    if (const std::string *found = factOf(log, name))
        tally.expect(*found == value.toStdString(), name + QStringLiteral(" = ") + QString::fromStdString(*found));
    else
        tally.miss(name);
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

} // namespace testsupport
