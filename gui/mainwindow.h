// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/clockdesk.h"
#include "gui/api/compared.h"
#include "gui/api/focus.h"
#include "gui/api/messages.h"
#include "gui/api/readout.h"
#include "gui/api/session.h"
#include "gui/api/timeaxis.h"
#include "gui/comparetask.h"
#include "gui/loadtask.h"
#include "gui/recentfiles.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>
#include <optional>

class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace gui {

class NoticeBar;
class PreviewPage;
class StartPage;
class SummaryBar;
class Workspace;

/// The window: opens bundles, owns the view state, arranges the panels. What it shows of a session lies in the panels.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Imports these paths together and shows them; what is open stays until that has succeeded.
    void openBundles(const QStringList &paths);
    void openExample();
    bool isLoading() const { return m_task.isRunning(); }
    std::shared_ptr<const Session> session() const { return m_session; }
    TimeAxis &time() { return m_time; }
    Focus &focus() { return m_focus; }
    Messages &messages() { return m_messages; }
    RecentFiles &recentFiles() { return m_recent; }

    /// Compares what is open with these bundles, which were recorded before; with no bundle, two parts of it. Parts as
    /// in CompareSide.
    void compareWith(const QStringList &bundles, const QString &partBefore = {}, const QString &partAfter = {});
    bool isComparing() const { return m_compare.isRunning(); }
    std::shared_ptr<const Compared> compared() const { return m_compared; }
    void showComparison(bool shown);

    bool saveSession(const QString &file);
    bool exportReport(const QString &file);

public slots:
    void cancelLoading();

signals:
    void loadEnded(); ///< however it ended
    void compareEnded(); ///< however it ended
    void comparisonShown(bool shown);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    friend class WindowActions;
    void buildBody();
    void buildStatusBar();
    void connectState();
    void restoreSettings();

    void chooseFiles();
    void chooseFolder();
    void chooseSession();
    void chooseSaveTarget();
    void chooseReportTarget();

    void chooseComparison();
    void endComparing(const CompareResult &result);
    void adoptComparison(const CompareResult &result);
    void dropComparison();

    void startLoading(const QStringList &paths);
    /// The open session with other clocks: nothing is imported again, and the file it came from stays as it is.
    void recalculate(const std::vector<model::ClockCorrection> &corrections);
    void showPreview(const std::shared_ptr<const Preview> &preview);
    void dropPreview();
    void endLoading(const LoadResult &result);
    void adopt(const LoadOutcome &outcome);
    void refuse(const QString &sentence);
    void display(std::shared_ptr<const Session> session);
    void noticeDamage(); ///< says once that the session file is damaged
    void removeScratch();

    void visitWorst();
    void visitNeighbour(int step);
    void updateReadout();
    void updateMessageCount();

    TimeAxis m_time;
    Focus m_focus;
    Messages m_messages;
    ClockDesk m_clocks;
    RecentFiles m_recent;
    LoadTask m_task;
    CompareTask m_compare;
    Readout m_readout;
    std::optional<std::pair<model::TimeRange, std::string>> m_readoutFor; ///< extent, device
    std::shared_ptr<const Session> m_session;
    std::shared_ptr<const Compared> m_compared;
    QString m_sessionPath;
    bool m_scratch = false;
    bool m_damageSaid = false;
    QTimer m_damageCheck;
    bool m_isExample = false;
    QStringList m_loading; ///< what is being read
    std::optional<QStringList> m_next; ///< asked for while another import ran

    NoticeBar *m_notice = nullptr;
    SummaryBar *m_summary = nullptr;
    StartPage *m_start = nullptr;
    PreviewPage *m_preview = nullptr; ///< made when first shown
    Workspace *m_workspace = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_values = nullptr;
    QToolButton *m_messageCount = nullptr;
    QLabel *m_zone = nullptr;
};

} // namespace gui
