// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"
#include "gui/comparedialog.h"
#include "gui/loadjoblines.h"
#include "gui/mainwindow.h"
#include "gui/noticebar.h"
#include "gui/workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QStatusBar>

// What the window does about a comparison: asks for the other side, runs it, shows it.
namespace gui {

namespace {

/// The selected span as a part of a bundle.
QString spanPart(const std::optional<model::TimeRange> &span)
{
    return span ? QStringLiteral("@%1..%2").arg(timeText(span->from, true, 3), timeText(span->to, true, 3)) : QString();
}

/// What stands behind the name of the bundle.
QString chosenPart(const model::ComparisonSide &side, const QString &bundle)
{
    const QString label = fromUtf8(side.label);
    return label.startsWith(bundle) ? label.mid(bundle.size()) : QString();
}

std::shared_ptr<void> removedAtTheEnd(const std::string &file)
{
    if (file.empty())
        return {};
    return { nullptr, [file](void *) { QFile::remove(QString::fromStdString(file)); } };
}

} // namespace

void MainWindow::chooseComparison()
{
    if (!m_session)
        return;
    auto *dialog = new CompareDialog(RecentFiles::label(m_loading), spanPart(m_time.selection()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Two parts of this recording were compared: another pairing begins with what was chosen.
    if (m_compared && m_compared->sessions[model::Before] == m_compared->sessions[model::After])
        for (const model::Side side : { model::Before, model::After })
            dialog->setPart(side, chosenPart(m_compared->comparison.sides[side], RecentFiles::label(m_loading)));
    connect(dialog, &QDialog::accepted, this,
        [this, dialog] { compareWith(dialog->bundles(), dialog->part(model::Before), dialog->part(model::After)); });
    dialog->open();
}

void MainWindow::compareWith(const QStringList &bundles, const QString &partBefore, const QString &partAfter)
{
    if (!m_session || isComparing())
        return;
    CompareRequest request;
    const std::string open = m_sessionPath.toStdString();
    const QString label = RecentFiles::label(m_loading);
    for (const QString &bundle : bundles)
        request.bundles.push_back(QFileInfo(bundle).absoluteFilePath().toStdString());
    const QString other = bundles.isEmpty() ? label : RecentFiles::label(bundles);
    request.sides[model::Before] = { open, partBefore.toStdString(), other.toStdString() };
    request.sides[model::After] = { open, partAfter.toStdString(), label.toStdString() };
    m_notice->showProgress(tr("Comparing with %1").arg(other));
    m_compare.start(request);
}

void MainWindow::endComparing(const CompareResult &result)
{
    m_notice->dismiss();
    if (result.comparison)
        adoptComparison(result);
    else if (!result.error.empty())
        refuse(translatedText(result.error));
    else
        statusBar()->showMessage(tr("Comparison cancelled."), 5000);
    if (!result.comparison && !result.scratch.empty())
        QFile::remove(fromUtf8(result.scratch));
    emit compareEnded();
}

void MainWindow::adoptComparison(const CompareResult &result)
{
    auto compared = std::make_shared<Compared>();
    compared->scratch = removedAtTheEnd(result.scratch);
    // Another recording may have been opened while this one was compared.
    if (!m_session || result.sides[model::After].session != m_sessionPath.toStdString())
        return;
    compared->sessions = { m_session, m_session };
    if (result.sides[model::Before].session != result.sides[model::After].session) {
        auto before = Session::open(result.sides[model::Before].session);
        if (!before)
            return refuse(translatedText(before.error().message));
        compared->sessions[model::Before] = *before;
    }
    compared->comparison = *result.comparison;
    compared->readLines = &linesOfBundle;
    if (compared->comparison.nothingInCommon)
        return refuse(translated(compared->comparison.summary.front()));
    m_compared = compared;
    m_workspace->setComparison(m_compared);
    showComparison(true);
}

void MainWindow::showComparison(bool shown)
{
    m_workspace->showComparison(shown && m_compared);
    emit comparisonShown(m_workspace->showsComparison());
}

void MainWindow::dropComparison()
{
    m_compare.cancel();
    m_workspace->setComparison(nullptr);
    m_compared.reset();
    emit comparisonShown(false);
}

} // namespace gui
