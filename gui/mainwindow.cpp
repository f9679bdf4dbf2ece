// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/mainwindow.h"

#include "gui/api/spans.h"
#include "gui/api/wording.h"
#include "gui/noticebar.h"
#include "gui/report/report.h"
#include "gui/startpage.h"
#include "gui/summarybar.h"
#include "gui/windowactions.h"
#include "gui/workspace.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

namespace {

constexpr int DamageCheckMillis = 250;

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Stallmark"));
    resize(fontMetrics().averageCharWidth() * 190, fontMetrics().height() * 48);
    buildBody();
    buildStatusBar();
    new WindowActions(*this);
    connectState();
    restoreSettings();
}

MainWindow::~MainWindow()
{
    m_workspace->setComparison(nullptr);
    m_workspace->setSession(nullptr);
    m_compared.reset();
    m_session.reset();
    removeScratch();
}

void MainWindow::buildBody()
{
    auto *body = new QWidget(this);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_notice = new NoticeBar(body);
    m_summary = new SummaryBar(body);
    m_stack = new QStackedWidget(body);
    m_start = new StartPage(m_recent, m_stack);
    m_workspace = new Workspace({ m_time, m_focus, m_messages, &m_clocks }, m_stack);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_workspace);
    column->addWidget(m_summary);
    column->addWidget(m_notice);
    column->addWidget(m_stack, 1);
    m_summary->hide();
    setCentralWidget(body);
}

void MainWindow::buildStatusBar()
{
    m_values = new QLabel(this);
    m_values->setObjectName(QStringLiteral("readout"));
    m_values->setAccessibleName(tr("Values under the cursor"));
    m_values->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_messageCount = new QToolButton(this);
    m_messageCount->setObjectName(QStringLiteral("messageCount"));
    m_messageCount->setAutoRaise(true);
    m_messageCount->setToolTip(tr("Show the messages"));
    m_zone = new QLabel(this);
    m_zone->setToolTip(tr("All times are those of the recorded machine's own clock"));
    statusBar()->addWidget(m_values, 1);
    statusBar()->addPermanentWidget(m_messageCount);
    statusBar()->addPermanentWidget(m_zone);
    m_zone->setContentsMargins(4, 0, 8, 0);
    m_values->setContentsMargins(6, 0, 0, 0);
    statusBar()->setSizeGripEnabled(false);
    updateMessageCount();
}

void MainWindow::connectState()
{
    connect(&m_time, &TimeAxis::cursorChanged, this, &MainWindow::updateReadout);
    connect(&m_time, &TimeAxis::marksChanged, this, &MainWindow::updateReadout);
    // Samples are read when they are drawn, and only then is it known whether they can be.
    m_damageCheck.setSingleShot(true);
    m_damageCheck.setInterval(DamageCheckMillis);
    connect(&m_damageCheck, &QTimer::timeout, this, &MainWindow::noticeDamage);
    const auto checkSoon = [this] { m_damageCheck.start(); };
    connect(&m_time, &TimeAxis::windowChanged, this, checkSoon);
    connect(&m_focus, &Focus::incidentChanged, this, checkSoon);
    connect(&m_focus, &Focus::lineChanged, this, checkSoon);
    connect(&m_messages, &Messages::changed, this, &MainWindow::updateMessageCount);
    connect(m_messageCount, &QToolButton::clicked, this, [this] {
        // Without a session there are no panels; the bar says the latest again.
        if (m_session)
            m_workspace->showPanel(QStringLiteral("importlog"));
        else if (!m_messages.all().empty())
            m_notice->showNotice(m_messages.all().front().text);
    });
    connect(m_summary, &SummaryBar::worstWanted, this, &MainWindow::visitWorst);
    connect(
        m_summary, &SummaryBar::incidentsWanted, this, [this] { m_workspace->showPanel(QStringLiteral("incidents")); });
    connect(m_summary, &SummaryBar::sourcesWanted, this, [this] { m_workspace->showPanel(QStringLiteral("sources")); });
    connect(m_start, &StartPage::openFilesWanted, this, &MainWindow::chooseFiles);
    connect(m_start, &StartPage::openFolderWanted, this, &MainWindow::chooseFolder);
    connect(m_start, &StartPage::exampleWanted, this, &MainWindow::openExample);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::openBundles);
    connect(m_notice, &NoticeBar::cancelWanted, this, &MainWindow::cancelLoading);
    connect(&m_clocks, &ClockDesk::wanted, this, &MainWindow::recalculate);
    connect(&m_task, &LoadTask::progress, m_notice, &NoticeBar::setPermille);
    connect(&m_task, &LoadTask::previewed, this, &MainWindow::showPreview);
    connect(&m_task, &LoadTask::finished, this, &MainWindow::endLoading);
    connect(&m_compare, &CompareTask::progress, m_notice, &NoticeBar::setPermille);
    connect(&m_compare, &CompareTask::finished, this, &MainWindow::endComparing);
}

void MainWindow::display(std::shared_ptr<const Session> session)
{
    m_focus.clear();
    dropComparison();
    m_readoutFor.reset();
    m_workspace->setSession(nullptr);
    m_session = std::move(session);
    m_time.setExtent(wholeRange(*m_session));
    m_messages.setSession(m_session.get());
    m_workspace->setSession(m_session);
    m_summary->setSession(m_session.get());
    m_summary->show();
    m_stack->setCurrentWidget(m_workspace);
    m_zone->setText(zoneText(*m_session));
    m_damageSaid = false;
    visitWorst();
    noticeDamage();
}

void MainWindow::noticeDamage()
{
    if (!m_session || m_damageSaid || m_session->reader().problem().empty())
        return;
    m_damageSaid = true;
    const QString what = translatedText(m_session->reader().problem());
    m_messages.add({ Message::Severity::Error, what, RecentFiles::label(m_loading), {}, 1 });
    m_notice->showNotice(tr("Parts of this session cannot be read and are left out: %1").arg(what));
}

void MainWindow::removeScratch()
{
    if (m_scratch && !m_sessionPath.isEmpty())
        QFile::remove(m_sessionPath);
    m_scratch = false;
}

void MainWindow::visitWorst()
{
    const model::Incident *worst = m_session ? m_session->worst() : nullptr;
    if (!worst)
        return;
    m_focus.visitIncident(worst->id);
    // The first line to read is the one that shows the worst value.
    if (!m_focus.line().isValid() && !worst->symptoms.empty())
        m_focus.setLine(worst->symptoms.front().ref);
}

void MainWindow::visitNeighbour(int step)
{
    if (!m_session || m_session->analysis().incidents.empty())
        return;
    const auto &all = m_session->analysis().incidents;
    const auto here
        = std::find_if(all.begin(), all.end(), [this](const model::Incident &i) { return i.id == m_focus.incident(); });
    const auto size = static_cast<std::ptrdiff_t>(all.size());
    const std::ptrdiff_t at
        = here == all.end() ? 0 : std::clamp<std::ptrdiff_t>(here - all.begin() + step, 0, size - 1);
    m_focus.visitIncident(all[static_cast<std::size_t>(at)].id);
}

void MainWindow::updateReadout()
{
    const auto cursor = m_time.cursor();
    const auto a = m_time.mark(TimeAxis::MarkA), b = m_time.mark(TimeAxis::MarkB);
    if (!m_session || (!cursor && !(a && b))) {
        m_values->clear();
        return;
    }
    const model::Incident *incident = m_session->incident(m_focus.incident());
    const std::pair wanted(m_time.extent(), incident ? incident->device : std::string());
    if (m_readoutFor != wanted) {
        m_readoutFor = wanted;
        m_readout.setSession(m_session, { isPlaced(*m_session, wanted.first), wanted.first, wanted.second });
    }
    const QString values = cursor ? m_readout.at(*cursor) : m_readout.between(*a, *b);
    m_values->setText(m_values->fontMetrics().elidedText(values, Qt::ElideRight, m_values->contentsRect().width()));
    m_values->setToolTip(values);
}

void MainWindow::updateMessageCount()
{
    const int all = static_cast<int>(m_messages.all().size());
    const int errors = m_messages.count(Message::Severity::Error);
    const QString text = all == 1 ? tr("1 message") : tr("%n messages", nullptr, all);
    const QString bad = errors == 1 ? tr("1 error") : tr("%n errors", nullptr, errors);
    m_messageCount->setText(errors == 0 ? text : errors == all ? bad : QStringLiteral("%1, %2").arg(bad, text));
    m_messageCount->setVisible(all > 0);
}

bool MainWindow::saveSession(const QString &file)
{
    if (!m_session || QFileInfo(file) == QFileInfo(m_sessionPath))
        return m_session != nullptr;
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    const bool copied = QFile::copy(m_sessionPath, part);
    // rename() of Qt does not replace: the old file goes only when the new one is complete.
    const bool moved = copied && (!QFile::exists(file) || QFile::remove(file)) && QFile::rename(part, file);
    if (!moved) {
        QFile::remove(part);
        m_loading = { file };
        refuse(tr("%1 could not be written. Choose another folder.").arg(file));
        return false;
    }
    m_recent.add({ file });
    statusBar()->showMessage(tr("Saved as %1.").arg(file), 5000);
    return true;
}

bool MainWindow::exportReport(const QString &file)
{
    if (!m_session)
        return false;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const model::Status written = writeReport({ m_session, file, m_compared });
    QGuiApplication::restoreOverrideCursor();
    noticeDamage();
    if (written) {
        statusBar()->showMessage(tr("The report was written to %1.").arg(file), 8000);
        return true;
    }
    m_loading = { file };
    refuse(translatedText(written.error().message));
    return false;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->acceptProposedAction();
    openBundles(paths);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && (isLoading() || isComparing()))
        cancelLoading();
    else if (event->key() == Qt::Key_Escape && m_notice->isVisible())
        m_notice->dismiss();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
    m_workspace->restoreLayout(settings.value(QStringLiteral("window/layout")).toByteArray());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState());
    settings.setValue(QStringLiteral("window/layout"), m_workspace->layoutState());
    QMainWindow::closeEvent(event);
}

} // namespace gui
