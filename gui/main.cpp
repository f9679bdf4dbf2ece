// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/application.h"
#include "gui/cli/cli.h"
#include "gui/language.h"

#include <QApplication>
#include <QFile>
#include <QHash>

#include <cstdio>

namespace {

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList list;
    for (int i = 0; i < argc; ++i)
        list << QFile::decodeName(argv[i]);
    return list;
}

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("stallmark"));
    QCoreApplication::setOrganizationName(QStringLiteral("stallmark"));
    QCoreApplication::setApplicationVersion(QStringLiteral(APP_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral(APP_ID)); // the window gets its icon by it
}

/// QApplication ends the program with a core dump where there is no display.
bool displayMissing()
{
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY")
        && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return false;
#endif
}

/// Standard error holds one line a problem of the input; the toolkit's own remarks (no XDG_RUNTIME_DIR) do not belong
/// there.
void dropRemarks(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "stallmark: %s\n", qPrintable(message));
}

int runWithoutDisplay(int argc, char *argv[], const QStringList &arguments)
{
    if (!qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        qInstallMessageHandler(dropRemarks);
    if (gui::needsGraphics(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QApplication app(argc, argv);
        gui::installTranslations();
        return gui::runCommandLine(arguments);
    }
    QCoreApplication app(argc, argv);
    gui::installTranslations();
    return gui::runCommandLine(arguments);
}

} // namespace

int main(int argc, char *argv[])
{
    // The toolkit numbers the fonts of a PDF in the order of a hash: same input, same bytes.
    QHashSeed::setDeterministicGlobalSeed();
    nameProgram();
    const QStringList arguments = argumentsOf(argc, argv);
    if (gui::isCommandLineVerb(arguments))
        return runWithoutDisplay(argc, argv, arguments);
    if (displayMissing()) {
        std::fputs("stallmark: there is no display for the window; 'stallmark analyze BUNDLE' works without one (see "
                   "--help)\n",
            stderr);
        return 3;
    }
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication app(argc, argv);
    gui::installTranslations();
    // Qt has taken its own options (-style, -platform, ...) out of the list by now.
    return gui::runWindow(app, QCoreApplication::arguments().mid(1));
}
