// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace gui {

namespace {

constexpr std::size_t MostEntries = 10;
const QString Key = QStringLiteral("recent/bundles");

} // namespace

RecentFiles::RecentFiles(QObject *parent)
    : QObject(parent)
{
    const QStringList stored = QSettings().value(Key).toStringList();
    for (const QString &entry : stored)
        if (!entry.isEmpty())
            m_entries.push_back(entry.split(QLatin1Char('\n')));
}

void RecentFiles::add(const QStringList &paths)
{
    std::erase(m_entries, paths);
    m_entries.insert(m_entries.begin(), paths);
    m_entries.resize(std::min(m_entries.size(), MostEntries));
    save();
}

void RecentFiles::clear()
{
    m_entries.clear();
    save();
}

void RecentFiles::save()
{
    QStringList stored;
    for (const QStringList &entry : m_entries)
        stored << entry.join(QLatin1Char('\n'));
    QSettings settings;
    settings.setValue(Key, stored);
    settings.sync();
    emit changed();
}

bool RecentFiles::exists(const QStringList &paths)
{
    return std::all_of(paths.begin(), paths.end(), [](const QString &path) { return QFileInfo::exists(path); });
}

QString RecentFiles::label(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names << QFileInfo(path).fileName();
    return names.join(QStringLiteral(", "));
}

} // namespace gui
