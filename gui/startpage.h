// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

class QVBoxLayout;

namespace gui {

class RecentFiles;

/// What an empty window shows: what the program is for, how to begin, what was opened lately.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(RecentFiles &recent, QWidget *parent = nullptr);

signals:
    void openFilesWanted();
    void openFolderWanted();
    void exampleWanted();
    void openWanted(const QStringList &paths);

private:
    void addIntroduction(QVBoxLayout &column);
    void addButtons(QVBoxLayout &column);
    void fillRecent();

    RecentFiles &m_recent;
    QWidget *m_recentBox;
};

} // namespace gui
