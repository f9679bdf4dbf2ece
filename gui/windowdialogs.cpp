// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/mainwindow.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

// What the window asks the user for: files to open and places to write to.
namespace gui {

namespace {

const QString FolderKey = QStringLiteral("paths/open");

QString lastFolder()
{
    return QSettings().value(FolderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
}

void remember(const QString &folder) { QSettings().setValue(FolderKey, folder); }

QString withSuffix(const QString &file, const QString &suffix)
{
    return QFileInfo(file).suffix().isEmpty() ? file + suffix : file;
}

} // namespace

void MainWindow::chooseFiles()
{
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Open logs"), lastFolder(),
        tr("All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions "
           "(*.stallmark)"));
    if (files.isEmpty())
        return;
    remember(QFileInfo(files.first()).absolutePath());
    openBundles(files);
}

void MainWindow::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a folder of logs"), lastFolder());
    if (folder.isEmpty())
        return;
    remember(QFileInfo(folder).absolutePath());
    openBundles({ folder });
}

void MainWindow::chooseSession()
{
    const QString file
        = QFileDialog::getOpenFileName(this, tr("Open session"), lastFolder(), tr("Sessions (*.stallmark)"));
    if (file.isEmpty())
        return;
    remember(QFileInfo(file).absolutePath());
    openBundles({ file });
}

void MainWindow::chooseSaveTarget()
{
    const QString file
        = QFileDialog::getSaveFileName(this, tr("Save session"), lastFolder(), tr("Sessions (*.stallmark)"));
    if (!file.isEmpty())
        saveSession(withSuffix(file, QStringLiteral(".stallmark")));
}

void MainWindow::chooseReportTarget()
{
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export report"), lastFolder() + QStringLiteral("/report.pdf"), tr("PDF (*.pdf);;HTML (*.html)"));
    if (!file.isEmpty())
        exportReport(withSuffix(file, QStringLiteral(".pdf")));
}

/// The example lies inside the program; the importers read files.
void MainWindow::openExample()
{
    static const QTemporaryDir folder;
    const QString name = QStringLiteral("flood-before.tar.xz"), file = folder.filePath(name);
    if (!QFile::exists(file) && !QFile::copy(QStringLiteral(":/example/") + name, file)) {
        m_loading = { file };
        refuse(tr("The example could not be written to %1: free some space there.").arg(file));
        return;
    }
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    openBundles({ file });
    m_isExample = true;
}

} // namespace gui
