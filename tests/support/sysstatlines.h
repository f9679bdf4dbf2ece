// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

// A second, slow reading of the lines of sar, mpstat, pidstat and sadf, to hold the readers against.
namespace testsupport {

inline const RecordedTable &tableOf(const RecordingSink &log, const RecordedRow &row)
{
    return log.tables[static_cast<std::size_t>(row.table)];
}

inline QStringList words(const QString &line)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return line.split(blanks, Qt::SkipEmptyParts);
}

/// "3.9M", "49.1%", "12,34" in the unit of the metric; nullopt for a word.
inline std::optional<double> printedValue(QString token, std::int64_t multiplier)
{
    static const QRegularExpression form(QStringLiteral("^(-?\\d+(?:[.,]\\d+)?)([%BkMGT]?)$"));
    const auto match = form.match(token);
    if (!match.hasMatch())
        return std::nullopt;
    const double figure = match.captured(1).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    const auto unit = QStringLiteral("BkMGT").indexOf(match.captured(2));
    if (match.captured(2).isEmpty() || unit < 0)
        return figure * static_cast<double>(multiplier);
    return figure * std::pow(1024.0, static_cast<double>(unit));
}

/// "not recorded" may stand only where a zero, a minus or nothing is printed.
inline bool agrees(const QString &token, const model::Decimal &value, std::int64_t multiplier)
{
    const auto printed = printedValue(token, multiplier);
    if (!printed)
        return !value.present && token == QLatin1String("-");
    if (!value.present)
        return *printed == 0 || *printed < 0;
    const double read = value.toDouble(multiplier);
    return std::abs(read - *printed) <= 1e-9 * std::max(1.0, std::abs(*printed));
}

/// The names of a head that are no figures.
inline bool namesSomething(const QString &name, bool first)
{
    static const std::set<QString> names = { QStringLiteral("NODE"), QStringLiteral("DEV"), QStringLiteral("IFACE"),
        QStringLiteral("INTR"), QStringLiteral("TTY"), QStringLiteral("FILESYSTEM"), QStringLiteral("UID"),
        QStringLiteral("PID"), QStringLiteral("TGID"), QStringLiteral("TID"), QStringLiteral("Command") };
    return names.contains(name) || (first && name == QLatin1String("CPU"));
}

/// Without the time of day, which may be two words.
inline QStringList withoutStamp(QStringList row)
{
    if (row.value(0) == QLatin1String("#"))
        return row.mid(2);
    row = row.mid(1);
    if (row.value(0) == QLatin1String("AM") || row.value(0) == QLatin1String("PM"))
        row.removeFirst();
    return row;
}

/// The figures of a row as its head divides it. A command may have blanks.
inline QStringList figuresOf(const QStringList &names, const QStringList &cells)
{
    QStringList out;
    for (qsizetype i = 0; i < names.size() && i < cells.size(); ++i)
        if (!namesSomething(names[i], i == 0))
            out.append(cells[i]);
    return out;
}

/// "03/07/2025 12:08:36 PM", "12时08分36秒", "1741320517" -> seconds of the day
inline std::optional<int> clockOf(const QString &stamp)
{
    static const QRegularExpression form(
        QStringLiteral("(\\d{1,2})(?::|时|時)(\\d{2})(?::|分)(\\d{2})[^\\d]*?\\s*(AM|PM)?\\b"));
    static const QRegularExpression epoch(QStringLiteral("^(\\d{10})\\b"));
    if (const auto match = epoch.match(stamp); match.hasMatch())
        return static_cast<int>(match.captured(1).toLongLong() % 86400);
    const auto match = form.match(stamp);
    if (!match.hasMatch())
        return std::nullopt;
    int hour = match.captured(1).toInt();
    if (match.captured(4) == QLatin1String("PM") && hour < 12)
        hour += 12;
    if (match.captured(4) == QLatin1String("AM") && hour == 12)
        hour = 0;
    return hour * 3600 + match.captured(2).toInt() * 60 + match.captured(3).toInt();
}

inline int clockOf(const importers::Stamp &stamp)
{
    const model::Nanos value = stamp.value + stamp.zoneSeconds.value_or(0) * model::NanosPerSecond;
    return static_cast<int>(value % model::NanosPerDay / model::NanosPerSecond);
}

inline QString plain(QString line)
{
    static const QRegularExpression colours(QStringLiteral("\x1b\\[[0-9;]*m"));
    return line.remove(colours).remove(QLatin1Char('\0'));
}

/// {"cpu": "all", "usr": 13.57} -> 13.57
inline QStringList jsonFigures(const QString &line)
{
    static const QRegularExpression figure(QStringLiteral("\": (-?[\\d.]+)"));
    QStringList out;
    for (auto it = figure.globalMatch(line); it.hasNext();)
        out.append(it.next().captured(1));
    return out;
}

} // namespace testsupport
