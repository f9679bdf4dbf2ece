// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/manifest.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace testsupport {

std::vector<ManifestRow> manifestRows(const char *folder, std::initializer_list<const char *> kinds)
{
    const QString root = QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/corpus/%1/").arg(QLatin1String(folder));
    QFile file(root + QStringLiteral("MANIFEST.tsv"));
    std::vector<ManifestRow> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        if (cells.size() < 6)
            continue;
        const bool asked = kinds.size() == 0
            || std::any_of(kinds.begin(), kinds.end(), [&](const char *k) { return cells[4] == QLatin1String(k); });
        if (asked)
            rows.push_back({ cells[0], root + cells[0], cells[1], cells[2], cells[3], cells[4], cells[5] });
    }
    return rows;
}

void addManifestRows(const char *folder, std::initializer_list<const char *> kinds)
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("figures");
    const auto rows = manifestRows(folder, kinds);
    if (rows.empty())
        QTest::newRow("corpus not there") << QString() << QString() << QString();
    for (const ManifestRow &row : rows)
        QTest::newRow(qPrintable(row.file)) << row.path << row.kind << row.figures;
}

QString figureAfter(const QString &figures, const char *name, const char *until)
{
    const QString key = QLatin1String(name) + QLatin1Char('=');
    qsizetype at = figures.indexOf(key);
    while (at > 0 && figures[at - 1] != QLatin1Char(' '))
        at = figures.indexOf(key, at + 1);
    if (at < 0)
        return {};
    const qsizetype start = at + key.size();
    if (start < figures.size() && figures[start] == QLatin1Char('"')) {
        const qsizetype quote = figures.indexOf(QLatin1Char('"'), start + 1);
        return figures.mid(start + 1, quote - start - 1);
    }
    qsizetype end = figures.size();
    for (const QChar c : QString::fromLatin1(until)) {
        const qsizetype found = figures.indexOf(c, start);
        if (found >= 0)
            end = std::min(end, found);
    }
    return figures.mid(start, end - start);
}

std::vector<const RecordedRow *> rowsOf(const RecordingSink &log, std::string_view table)
{
    std::vector<const RecordedRow *> rows;
    for (const RecordedRow &row : log.rows) {
        if (log.tables[static_cast<std::size_t>(row.table)].name == table)
            rows.push_back(&row);
    }
    return rows;
}

std::optional<double> valueOf(const RecordingSink &log, const RecordedRow &row, std::string_view metric)
{
    const RecordedTable &table = log.tables[static_cast<std::size_t>(row.table)];
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].metric == metric && row.values[i].present)
            return row.values[i].toDouble() * static_cast<double>(table.columns[i].multiplier);
    }
    return std::nullopt;
}

} // namespace testsupport
