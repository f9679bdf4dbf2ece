// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/mainwindow.h"

#include <QAction>
#include <QKeySequence>

#include <functional>

namespace gui {

/// Menus and tool bar of the window.
class WindowActions : public QObject {
    Q_OBJECT
public:
    explicit WindowActions(MainWindow &window);

private:
    struct Spec {
        const char *name;
        QString text;
        QList<QKeySequence> keys;
        QString icon = {};
        QString tip = {};
    };
    QAction *add(QMenu &menu, const Spec &spec, std::function<void()> slot);
    void buildFileMenu();
    void buildViewMenu();
    void buildPanelMenu(QMenu &view);
    void buildHelpMenu();
    void buildToolBar();
    void find();
    void fillRecent();
    void enable();
    void showShortcuts();
    void showAbout();

    MainWindow &m_window;
    QMenu *m_recentMenu = nullptr;
    QAction *m_open = nullptr, *m_report = nullptr, *m_save = nullptr, *m_compare = nullptr;
    QAction *m_comparison = nullptr;
    QAction *m_back = nullptr, *m_forward = nullptr, *m_incident = nullptr, *m_all = nullptr;
    QAction *m_next = nullptr, *m_previous = nullptr, *m_find = nullptr;
};

} // namespace gui
