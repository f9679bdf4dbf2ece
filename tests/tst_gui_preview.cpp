// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/timelinefigure.h"
#include "gui/application.h"
#include "gui/mainwindow.h"
#include "gui/startpage.h"

#include <QApplication>
#include <QDateTime>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using gui::MainWindow;

/// What an empty window shows of a large log while it is being read.
class TestPreview : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { QSettings().clear(); }
    void cancelled();
    void otherSessionStays();

private:
    QTemporaryDir m_folder;
    QString m_large, m_small;
};

namespace {

/// Bytes from the start to at least `size`.
QByteArray recording(qsizetype size)
{
    const QByteArray tables = "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n"
                              "          12.25    0.00    1.00    0.00    0.00   86.75\n\n"
                              "Device            r/s     rkB/s     w/s     wkB/s  aqu-sz  %util\n"
                              "sda              1.00      4.00    2.00      8.00    0.01   3.00\n\n";
    QByteArray text = "Linux 6.1.0-18-amd64 (box) \t05/20/2024 \t_x86_64_\t(4 CPU)\n\n";
    for (qint64 second = 0; text.size() < size; ++second) {
        const QDateTime time = QDateTime::fromSecsSinceEpoch(1'716'200'000 + second, Qt::UTC);
        text += time.toString(QStringLiteral("MM/dd/yyyy hh:mm:ss")).toLatin1() + '\n' + tables;
    }
    return text;
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

gui::TimelineFigure *preview(MainWindow &window)
{
    return window.findChild<gui::TimelineFigure *>(QStringLiteral("previewFigure"));
}

} // namespace

void TestPreview::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("stallmark-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_preview"));
    gui::prepareApplication();
    m_large = m_folder.filePath(QStringLiteral("large.log"));
    m_small = m_folder.filePath(QStringLiteral("small.log"));
    QVERIFY(write(m_large, recording(160'000'000)));
    QVERIFY(write(m_small, recording(20'000)));
}

void TestPreview::cancelled()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy ended(&window, &MainWindow::loadEnded);
    window.openBundles({ m_large });
    QTRY_VERIFY_WITH_TIMEOUT(preview(window), 60'000);
    gui::TimelineFigure *const figure = preview(window);
    QVERIFY(window.isLoading() && !window.session());
    QVERIFY(figure->isVisible() && figure->laneCount() >= 2);
    QVERIFY(figure->window().length() > 10 * 3600 * model::NanosPerSecond);
    window.cancelLoading();
    QVERIFY(ended.size() == 1 || ended.wait(60'000));
    QVERIFY(!figure->isVisible() && figure->laneCount() == 0);
    QVERIFY(window.findChild<gui::StartPage *>()->isVisible());
}

void TestPreview::otherSessionStays()
{
    MainWindow window;
    window.show();
    QSignalSpy ended(&window, &MainWindow::loadEnded);
    window.openBundles({ m_small });
    QVERIFY(ended.size() == 1 || ended.wait(60'000));
    const auto before = window.session();
    QVERIFY(before && !preview(window));
    window.openBundles({ m_large });
    QTest::qWait(300);
    QVERIFY(!preview(window));
    window.cancelLoading();
    QVERIFY(ended.size() == 2 || ended.wait(60'000));
    QCOMPARE(window.session(), before);
}

QTEST_MAIN(TestPreview)
#include "tst_gui_preview.moc"
