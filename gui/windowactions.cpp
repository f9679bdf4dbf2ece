// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/windowactions.h"

#include "gui/api/panel.h"
#include "gui/icons.h"
#include "gui/workspace.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QRegularExpression>
#include <QToolBar>

namespace gui {

namespace {

// Standard keys come from the desktop's theme; where there is none some are empty.
QList<QKeySequence> keys(QKeySequence::StandardKey standard, const QKeySequence &otherwise)
{
    const auto list = QKeySequence::keyBindings(standard);
    return list.isEmpty() ? QList<QKeySequence>{ otherwise } : list;
}

/// Without what marks the key of a menu entry: "&Open…", "打开(&O)…".
QString plain(QString text)
{
    static const QRegularExpression key(QStringLiteral("\\(&.\\)"));
    return text.remove(key).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

WindowActions::WindowActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    buildFileMenu();
    buildViewMenu();
    buildHelpMenu();
    buildToolBar();
    connect(&m_window.m_recent, &RecentFiles::changed, this, &WindowActions::fillRecent);
    connect(&m_window.m_time, &TimeAxis::historyChanged, this, &WindowActions::enable);
    connect(&m_window.m_focus, &Focus::incidentChanged, this, &WindowActions::enable);
    connect(&m_window, &MainWindow::loadEnded, this, &WindowActions::enable);
    connect(&m_window, &MainWindow::comparisonShown, this, &WindowActions::enable);
    fillRecent();
    enable();
}

QAction *WindowActions::add(QMenu &menu, const Spec &spec, std::function<void()> slot)
{
    auto *action = new QAction(spec.text, &m_window);
    action->setObjectName(QLatin1String(spec.name));
    action->setShortcuts(spec.keys);
    if (!spec.icon.isEmpty())
        action->setIcon(themedIcon(spec.icon));
    const QString tip = spec.tip.isEmpty() ? plain(spec.text) : spec.tip;
    action->setToolTip(spec.keys.isEmpty()
            ? tip
            : QStringLiteral("%1 (%2)").arg(tip, spec.keys.first().toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, [slot = std::move(slot)] { slot(); });
    menu.addAction(action);
    return action;
}

void WindowActions::buildFileMenu()
{
    QMenu &menu = *m_window.menuBar()->addMenu(tr("&File"));
    m_open = add(menu,
        { "open", tr("&Open logs…"), keys(QKeySequence::Open, QKeySequence(Qt::CTRL | Qt::Key_O)),
            QStringLiteral("open"), tr("Open archives or single log files") },
        [this] { m_window.chooseFiles(); });
    add(menu, { "openFolder", tr("Open &folder…"), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O) } },
        [this] { m_window.chooseFolder(); });
    add(menu, { "openSession", tr("Open &session…"), {} }, [this] { m_window.chooseSession(); });
    m_recentMenu = menu.addMenu(tr("Open &recent"));
    m_recentMenu->setToolTipsVisible(true);
    add(menu, { "openExample", tr("Open the &example"), {} }, [this] { m_window.openExample(); });
    m_compare = add(menu,
        { "compare", tr("&Compare…"), { QKeySequence(Qt::CTRL | Qt::Key_D) }, QStringLiteral("compare"),
            tr("Compare with another recording, or two parts of this one") },
        [this] { m_window.chooseComparison(); });
    menu.addSeparator();
    m_save = add(menu,
        { "saveSession", tr("S&ave session as…"),
            keys(QKeySequence::SaveAs, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)) },
        [this] { m_window.chooseSaveTarget(); });
    m_report = add(menu,
        { "exportReport", tr("Export re&port…"), { QKeySequence(Qt::CTRL | Qt::Key_P) }, QStringLiteral("report"),
            tr("Write the findings as a PDF or HTML report") },
        [this] { m_window.chooseReportTarget(); });
    menu.addSeparator();
    add(menu, { "quit", tr("&Quit"), keys(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q)) }, [this] {
        m_window.close();
    })->setMenuRole(QAction::QuitRole);
}

void WindowActions::buildViewMenu()
{
    QMenu &menu = *m_window.menuBar()->addMenu(tr("&View"));
    m_back = add(menu,
        { "back", tr("&Back"), { QKeySequence(Qt::ALT | Qt::Key_Left) }, QStringLiteral("back"),
            tr("Back to the earlier view") },
        [this] { m_window.m_time.back(); });
    m_forward = add(menu,
        { "forward", tr("&Forward"), { QKeySequence(Qt::ALT | Qt::Key_Right) }, QStringLiteral("forward"),
            tr("Forward to the later view") },
        [this] { m_window.m_time.forward(); });
    menu.addSeparator();
    m_incident = add(menu,
        { "zoomIncident", tr("Zoom to &incident"), { QKeySequence(Qt::CTRL | Qt::Key_G) },
            QStringLiteral("zoom-incident"), tr("Show the chosen incident with some time around it") },
        [this] { m_window.m_focus.visitIncident(m_window.m_focus.incident()); });
    m_previous = add(menu, { "previousIncident", tr("&Previous incident"), { QKeySequence(Qt::ALT | Qt::Key_Up) } },
        [this] { m_window.visitNeighbour(-1); });
    m_next = add(menu, { "nextIncident", tr("&Next incident"), { QKeySequence(Qt::ALT | Qt::Key_Down) } },
        [this] { m_window.visitNeighbour(1); });
    menu.addSeparator();
    const auto zoom = [this](double factor) {
        const model::TimeRange window = m_window.m_time.window();
        m_window.m_time.zoom(factor, window.from + window.length() / 2);
    };
    add(menu,
        { "zoomIn", tr("&Zoom in"), { QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal) } },
        [zoom] { zoom(0.5); });
    add(menu, { "zoomOut", tr("Zoom &out"), { QKeySequence(Qt::CTRL | Qt::Key_Minus) } }, [zoom] { zoom(2); });
    m_all = add(menu,
        { "showAll", tr("Show &everything"), { QKeySequence(Qt::CTRL | Qt::Key_0) }, QStringLiteral("show-all"),
            tr("Show the whole recording") },
        [this] { m_window.m_time.showAll(); });
    m_comparison = add(menu, { "showComparison", tr("&Comparison"), { QKeySequence(Qt::Key_F6) } },
        [this] { m_window.showComparison(m_comparison->isChecked()); });
    m_comparison->setCheckable(true);
    menu.addSeparator();
    m_find = add(menu,
        { "find", tr("Fin&d…"), keys(QKeySequence::Find, QKeySequence(Qt::CTRL | Qt::Key_F)), QStringLiteral("find"),
            tr("Find words in the kept lines of all sources") },
        [this] { find(); });
    buildPanelMenu(menu);
    add(menu, { "fullScreen", tr("F&ull screen"), { QKeySequence(Qt::Key_F11) } },
        [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
}

void WindowActions::find()
{
    m_window.m_workspace->showPanel(QStringLiteral("source"));
    if (auto *box = m_window.m_workspace->findChild<QLineEdit *>(QStringLiteral("findText"))) {
        box->setFocus(Qt::ShortcutFocusReason);
        box->selectAll();
    }
}

void WindowActions::buildPanelMenu(QMenu &view)
{
    QMenu &menu = *view.addMenu(tr("&Go to panel"));
    int number = 0;
    for (const PanelInfo &info : panels()) {
        const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + number++));
        const QString id = QLatin1String(info.id);
        add(menu, { info.id, QCoreApplication::translate("panels", info.title), { key } }, [this, id] {
            m_window.m_workspace->showPanel(id);
            enable();
        })->setObjectName(QStringLiteral("panel-") + id);
    }
    add(view, { "resetLayout", tr("&Reset layout"), {} }, [this] { m_window.m_workspace->resetLayout(); });
}

void WindowActions::buildHelpMenu()
{
    QMenu &menu = *m_window.menuBar()->addMenu(tr("&Help"));
    add(menu, { "shortcuts", tr("&Keyboard and mouse"), { QKeySequence(Qt::Key_F1) } }, [this] { showShortcuts(); });
    add(menu, { "about", tr("&About Stallmark"), {} }, [this] { showAbout(); })->setMenuRole(QAction::AboutRole);
}

void WindowActions::buildToolBar()
{
    QToolBar &bar = *m_window.addToolBar(tr("Main tool bar"));
    bar.setObjectName(QStringLiteral("mainToolBar"));
    bar.setMovable(false);
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setIconText(tr("Open"));
    m_compare->setIconText(tr("Compare"));
    m_report->setIconText(tr("Report"));
    m_incident->setIconText(tr("Zoom to incident"));
    m_all->setIconText(tr("Show everything"));
    m_find->setIconText(tr("Find"));
    bar.addAction(m_open);
    bar.addAction(m_compare);
    bar.addAction(m_report);
    bar.addSeparator();
    bar.addAction(m_back);
    bar.addAction(m_forward);
    bar.addAction(m_incident);
    bar.addAction(m_all);
    bar.addAction(m_find);
    for (QAction *arrow : { m_back, m_forward })
        if (auto *button = qobject_cast<QToolButton *>(bar.widgetForAction(arrow)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    bar.toggleViewAction()->setEnabled(false);
}

void WindowActions::fillRecent()
{
    m_recentMenu->clear();
    for (const QStringList &paths : m_window.m_recent.entries()) {
        QString label = RecentFiles::label(paths);
        QAction *entry = m_recentMenu->addAction(label.replace(QLatin1Char('&'), QStringLiteral("&&")), this,
            [this, paths] { m_window.openBundles(paths); });
        entry->setEnabled(RecentFiles::exists(paths));
        entry->setToolTip(paths.join(QLatin1Char('\n')));
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("&Clear list"), &m_window.m_recent, &RecentFiles::clear);
    m_recentMenu->setEnabled(!m_window.m_recent.entries().empty());
}

void WindowActions::enable()
{
    const bool open = m_window.m_session != nullptr;
    const bool incidents = open && !m_window.m_session->analysis().incidents.empty();
    m_comparison->setEnabled(m_window.compared() != nullptr);
    m_comparison->setChecked(m_window.m_workspace->showsComparison());
    for (QAction *action : { m_report, m_save, m_all, m_find, m_compare })
        action->setEnabled(open);
    m_back->setEnabled(m_window.m_time.canGoBack());
    m_forward->setEnabled(m_window.m_time.canGoForward());
    m_incident->setEnabled(open && m_window.m_focus.incident() != 0);
    m_next->setEnabled(incidents);
    m_previous->setEnabled(incidents);
}

void WindowActions::showShortcuts()
{
    QStringList rows;
    const auto row = [&rows](const QString &what, const QString &how) {
        rows << QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td><b>%2</b></td></tr>")
                    .arg(what.toHtmlEscaped(), how.toHtmlEscaped());
    };
    row(tr("Timeline: zoom at the pointer"), tr("wheel, + and -"));
    row(tr("Timeline: move"), tr("Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End"));
    row(tr("Timeline: measure a span, then zoom to it"), tr("drag, then Return"));
    row(tr("Timeline: compare two moments"), tr("A and B at the pointer; Escape drops them"));
    row(tr("Timeline: hide or show a line"), tr("click on its name"));
    row(tr("Timeline: choose an incident"), tr("double-click on its band; G goes back to it"));
    for (const QAction *action : m_window.findChildren<QAction *>())
        if (!action->shortcut().isEmpty() && !action->text().isEmpty())
            row(plain(action->text()), QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Keyboard and mouse"),
        QStringLiteral("<table>%1</table>").arg(rows.join(QString())), QMessageBox::Close, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void WindowActions::showAbout()
{
    QMessageBox::about(&m_window, tr("About Stallmark"),
        tr("<b>Stallmark %1</b><p>Finds when a Linux machine stalled and says why, with evidence.</p><p>Qt %2, "
           "QCustomPlot %3.</p>"
           "<p>GPL-3.0-or-later. There is no warranty.</p>")
            .arg(QApplication::applicationVersion(), QLatin1String(qVersion()),
                QStringLiteral(QCUSTOMPLOT_VERSION_STR)));
}

} // namespace gui
