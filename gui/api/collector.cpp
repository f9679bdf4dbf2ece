// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/collector.h"

#include "gui/api/wording.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace gui {

namespace {

constexpr int PerfSeconds = 60;
constexpr int MostCommands = 12;

/// What was asked for and by whom.
struct Wanted {
    double weight = 0;
    QStringList rules;
};
using WantedCommands = std::map<QString, Wanted>;

void want(WantedCommands &wanted, const model::Finding &finding)
{
    if (finding.verdict != model::Verdict::Unknown)
        return;
    for (const model::MissingSignal &missing : finding.missing) {
        if (missing.command.empty())
            continue;
        Wanted &entry = wanted[fromUtf8(missing.command)];
        entry.weight = std::max(entry.weight, missing.weight);
        if (const QString rule = fromUtf8(finding.rule); !entry.rules.contains(rule))
            entry.rules << rule;
    }
}

WantedCommands wantedCommands(const Session &session)
{
    WantedCommands wanted;
    for (const model::Incident &incident : session.analysis().incidents)
        for (const model::Finding &finding : incident.findings)
            want(wanted, finding);
    for (const model::Finding &finding : session.analysis().overall)
        want(wanted, finding);
    return wanted;
}

/// Names of disks as iostat takes them. Nothing else gets into a script that somebody runs.
QString devicesOf(const Session &session)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_-]{1,32}$"));
    QStringList devices;
    for (const model::Incident &incident : session.analysis().incidents) {
        const QString device = fromUtf8(incident.device);
        if (plain.match(device).hasMatch() && !device.startsWith(QLatin1Char('-')) && !devices.contains(device))
            devices << device;
    }
    return devices.join(QLatin1Char(' '));
}

bool mentions(const WantedCommands &wanted, const char *tool)
{
    return std::any_of(
        wanted.begin(), wanted.end(), [tool](const auto &entry) { return entry.first.contains(QLatin1String(tool)); });
}

void set(QString &script, const char *name, const QString &value)
{
    const QRegularExpression line(
        QStringLiteral("^%1=\\S*").arg(QLatin1String(name)), QRegularExpression::MultilineOption);
    const auto match = line.match(script);
    if (match.hasMatch())
        script.replace(match.capturedStart(), match.capturedLength(), QLatin1String(name) + QLatin1Char('=') + value);
}

/// What the collector does by itself.
bool isCovered(const QString &command)
{
    for (const char *tool : { "iostat", "top ", "vmstat", "/proc/vmstat", "/proc/meminfo", "mpstat", "dmesg",
             "/proc/pressure", "perf sched", "smartctl", "lsblk", "/proc/mounts", "sysctl", "df -h", "scheduler" })
        if (command.contains(QLatin1String(tool)))
            return true;
    return false;
}

QString commandsByHand(const WantedCommands &wanted)
{
    std::vector<std::pair<QString, Wanted>> list(wanted.begin(), wanted.end());
    std::erase_if(
        list, [](const auto &entry) { return isCovered(entry.first) || entry.first.contains(QLatin1Char('\n')); });
    std::stable_sort(
        list.begin(), list.end(), [](const auto &a, const auto &b) { return a.second.weight > b.second.weight; });
    QString text;
    for (std::size_t i = 0; i < std::min<std::size_t>(list.size(), MostCommands); ++i)
        text += QStringLiteral("#   %1\n#       (%2)\n")
                    .arg(list[i].first, list[i].second.rules.join(QStringLiteral(", ")));
    return text.isEmpty() ? text
                          : QStringLiteral("#\n# What it does not record by itself and could decide more:\n") + text;
}

QString fittedTo(const Session &session, const WantedCommands &wanted)
{
    QStringList kernels;
    for (const model::Log &log : session.logs())
        if (const QString kernel = fromUtf8(log.kernel).simplified(); !kernel.isEmpty() && !kernels.contains(kernel))
            kernels << kernel;
    QString head = QStringLiteral("# Fitted to an earlier recording");
    if (!kernels.isEmpty())
        head += QStringLiteral(" (kernel %1)").arg(kernels.join(QStringLiteral(", ")));
    return head + QStringLiteral(": the settings below are those that it lacked.\n") + commandsByHand(wanted);
}

} // namespace

QString collectorScript(const Session *session)
{
    QFile file(QStringLiteral(":/collector/collect.sh"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString script = QString::fromUtf8(file.readAll());
    if (!session)
        return script;
    const WantedCommands wanted = wantedCommands(*session);
    if (const QString devices = devicesOf(*session); !devices.isEmpty())
        set(script, "DEVICES", QLatin1Char('"') + devices + QLatin1Char('"'));
    if (mentions(wanted, "perf sched"))
        set(script, "PERF", QString::number(PerfSeconds));
    if (mentions(wanted, "top -b -H"))
        set(script, "THREADS", QStringLiteral("yes"));
    const QString marker = QStringLiteral("# What a diagnosis asks for may be set here.\n");
    return script.replace(marker, fittedTo(*session, wanted) + marker);
}

} // namespace gui
