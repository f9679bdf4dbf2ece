// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/application.h"

#include "gui/api/timelinefigure.h"
#include "gui/icons.h"
#include "gui/mainwindow.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QStyle>

// Resources of a static library are dropped by the linker unless they are named; outside any namespace.
static void initResources() { Q_INIT_RESOURCE(stallmark); }

namespace gui {

namespace {

/// A plot is a "filler" to screen readers by default.
QAccessibleInterface *plotInterface(const QString &, QObject *object)
{
    auto *plot = qobject_cast<TimelineFigure *>(object);
    return plot ? new QAccessibleWidget(plot, QAccessible::Chart, plot->accessibleName()) : nullptr;
}

} // namespace

void prepareApplication()
{
    static bool done = false;
    if (std::exchange(done, true))
        return;
    initResources();
    QAccessible::installFactory(plotInterface);
    QApplication::setWindowIcon(applicationIcon());
    // Qt's fallback where no desktop says what it wants; Fusion follows light and dark palettes.
    if (QApplication::style()->name() == QLatin1String("windows"))
        QApplication::setStyle(QStringLiteral("fusion"));
}

int runWindow(QApplication &application, const QStringList &bundles)
{
    prepareApplication();
    MainWindow window;
    window.show();
    if (!bundles.isEmpty())
        window.openBundles(bundles);
    return application.exec();
}

} // namespace gui
