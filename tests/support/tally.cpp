// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tally.h"

#include <algorithm>
#include <cmath>

namespace testsupport {

void Tally::file(const QString &path)
{
    QString name = path;
    for (const char *folder : { "/corpus/", "/cases/" }) {
        const qsizetype at = path.lastIndexOf(QLatin1String(folder));
        if (at >= 0)
            name = path.mid(at + 1);
    }
    if (name.startsWith(QLatin1String("corpus/")))
        name = name.mid(7);
    m_file = &m_files[name];
    m_faults.clear();
}

void Tally::check(const char *what, std::optional<double> actual, double expected)
{
    if (!actual)
        return miss(QStringLiteral("%1, which is %2").arg(QLatin1String(what)).arg(expected, 0, 'g', 12));
    expect(std::abs(*actual - expected) <= 1e-9 * std::max(1.0, std::abs(expected)),
        QStringLiteral("%1 is %2, not %3").arg(QLatin1String(what)).arg(*actual, 0, 'g', 12).arg(expected, 0, 'g', 12));
}

bool Tally::expect(bool good, const QString &what)
{
    if (!m_file)
        file(QStringLiteral("?"));
    ++m_file->checked;
    if (good)
        return true;
    ++m_file->wrong;
    m_file->faults.append(QStringLiteral("wrong: ") + what);
    m_faults.append(m_file->faults.back());
    return false;
}

void Tally::miss(const QString &what)
{
    if (!m_file)
        file(QStringLiteral("?"));
    ++m_file->checked;
    ++m_file->missed;
    m_file->faults.append(QStringLiteral("missed: ") + what);
    m_faults.append(m_file->faults.back());
}

bool Tally::found(bool there, const QString &what)
{
    if (!there)
        miss(what);
    return there;
}

void Tally::excuse(const QString &reason)
{
    if (m_file && !m_file->excused.contains(reason))
        m_file->excused.append(reason);
}

QStringList Tally::takeFaults()
{
    QStringList faults = std::move(m_faults);
    m_faults.clear();
    return faults;
}

std::string Tally::summary() const
{
    FileTally all;
    for (const auto &[name, one] : m_files) {
        all.checked += one.checked;
        all.wrong += one.wrong;
        all.missed += one.missed;
    }
    return std::to_string(m_files.size()) + " files, " + std::to_string(all.checked) + " figures checked, "
        + std::to_string(all.wrong) + " wrong, " + std::to_string(all.missed) + " missed";
}

Tally &tally()
{
    static Tally instance;
    return instance;
}

} // namespace testsupport
