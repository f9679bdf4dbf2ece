// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QStringList>

#include <vector>

namespace gui {

/// What was opened lately, newest first, at most ten. An entry is the set of paths that were opened together. Written
/// to the settings at once, so that a crash loses nothing.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    explicit RecentFiles(QObject *parent = nullptr);

    const std::vector<QStringList> &entries() const { return m_entries; }
    void add(const QStringList &paths);
    void clear();

    static bool exists(const QStringList &paths);
    static QString label(const QStringList &paths); ///< names without folders

signals:
    void changed();

private:
    void save();
    std::vector<QStringList> m_entries;
};

} // namespace gui
