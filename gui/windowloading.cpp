// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"
#include "gui/mainwindow.h"
#include "gui/noticebar.h"
#include "gui/previewpage.h"
#include "gui/startpage.h"

#include <QFile>
#include <QFileInfo>
#include <QStackedWidget>
#include <QStatusBar>

// How the window comes by a session: from bundles, or from the one it shows with other clocks.
namespace gui {

namespace {

std::vector<std::string> toPaths(const QStringList &paths)
{
    std::vector<std::string> list;
    for (const QString &path : paths)
        list.push_back(path.toStdString());
    return list;
}

QString joined(const std::vector<std::string> &problems)
{
    QStringList lines;
    for (const std::string &problem : problems)
        lines << translatedText(problem);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void MainWindow::openBundles(const QStringList &paths)
{
    QStringList absolute;
    for (const QString &path : paths)
        absolute << QFileInfo(path).absoluteFilePath();
    if (absolute.isEmpty())
        return;
    m_isExample = false;
    if (isLoading()) {
        m_next = absolute;
        cancelLoading();
        return;
    }
    startLoading(absolute);
}

void MainWindow::startLoading(const QStringList &paths)
{
    m_loading = paths;
    m_notice->showProgress(tr("Reading %1").arg(RecentFiles::label(paths)));
    LoadRequest request;
    request.bundles = toPaths(paths);
    m_task.start(request, !m_session);
}

void MainWindow::recalculate(const std::vector<model::ClockCorrection> &corrections)
{
    if (isLoading() || !m_session)
        return;
    m_notice->showProgress(tr("Working out the times again"));
    LoadRequest request;
    request.bundles = { m_session->reader().path() };
    request.corrections = corrections;
    m_task.start(request);
}

void MainWindow::cancelLoading()
{
    if (!isLoading() && !isComparing())
        return;
    m_task.cancel();
    m_compare.cancel();
    m_notice->showStopping();
}

/// What is open stays in view until the new is complete; only an empty window has room for a first look.
void MainWindow::showPreview(const std::shared_ptr<const Preview> &preview)
{
    if (m_session || !isLoading())
        return;
    if (!m_preview) {
        m_preview = new PreviewPage(m_stack);
        m_stack->addWidget(m_preview);
    }
    m_preview->setPreview(preview);
    m_stack->setCurrentWidget(m_preview);
}

void MainWindow::dropPreview()
{
    if (!m_preview)
        return;
    m_preview->setPreview(nullptr);
    if (m_stack->currentWidget() == m_preview)
        m_stack->setCurrentWidget(m_start);
}

void MainWindow::endLoading(const LoadResult &result)
{
    m_notice->dismiss();
    if (!result.outcome) {
        refuse(translatedText(result.error));
    } else if (result.outcome->cancelled) {
        statusBar()->showMessage(tr("Import cancelled."), 5000);
    } else {
        adopt(*result.outcome);
    }
    dropPreview();
    emit loadEnded();
    if (const auto next = std::exchange(m_next, std::nullopt))
        startLoading(*next);
}

/// The new session replaces the old one only when it can be opened and holds something.
void MainWindow::adopt(const LoadOutcome &outcome)
{
    const QString path = fromUtf8(outcome.sessionPath);
    const auto discard = [&] {
        if (outcome.scratch)
            QFile::remove(path);
    };
    if (outcome.nothingRecognised) {
        discard();
        const QString why = joined(outcome.problems);
        return refuse(
            why.isEmpty() ? tr("%1 holds nothing that is recognised.").arg(RecentFiles::label(m_loading)) : why);
    }
    auto opened = Session::open(outcome.sessionPath);
    if (!opened) {
        discard();
        return refuse(translatedText(opened.error().message));
    }
    std::shared_ptr<const Session> fresh = std::move(*opened);
    display(fresh);
    removeScratch();
    m_sessionPath = path;
    m_scratch = outcome.scratch;
    setWindowTitle(tr("%1 - Stallmark").arg(RecentFiles::label(m_loading)));
    if (!m_isExample)
        m_recent.add(m_loading);
}

void MainWindow::refuse(const QString &sentence)
{
    m_messages.add({ Message::Severity::Error, sentence, RecentFiles::label(m_loading), {}, 1 });
    m_notice->showNotice(sentence);
}

} // namespace gui
