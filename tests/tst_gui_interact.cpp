// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"
#include "gui/api/panel.h"
#include "gui/api/timelinefigure.h"
#include "gui/application.h"
#include "gui/mainwindow.h"
#include "gui/panels/source/excerptview.h"
#include "support/demosession.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using gui::MainWindow;

namespace {

gui::TimelineFigure *timeline(MainWindow &window)
{
    return window.findChild<gui::TimelineFigure *>(QStringLiteral("timeline"));
}

void openAndWait(MainWindow &window, const QString &path)
{
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy ended(&window, &MainWindow::loadEnded);
    window.openBundles({ path });
    QVERIFY(ended.size() == 1 || ended.wait(60'000));
    timeline(window)->replot();
}

/// Where the first name of a line stands in the heading of a lane.
std::optional<QPoint> legendOf(const gui::TimelineFigure &figure, int lane)
{
    const QRect rect = figure.laneRect(lane);
    for (int x = rect.left(); x < rect.right(); x += 3)
        if (figure.isLegendAt(QPointF(x, rect.top() - 8)))
            return QPoint(x, rect.top() - 8);
    return std::nullopt;
}

QImage laneImage(gui::TimelineFigure &figure, int lane) { return figure.grab(figure.laneRect(lane)).toImage(); }

QLabel *readout(MainWindow &window) { return window.findChild<QLabel *>(QStringLiteral("readout")); }

} // namespace

class TestInteract : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("stallmark-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_gui_interact"));
        gui::prepareApplication();
        m_demo = m_folder.filePath(QStringLiteral("demo.stallmark"));
        QVERIFY(testsupport::writeDemoSession(m_demo.toStdString()));
    }
    void init() { QSettings().clear(); }

    void clickOnANameHidesTheLine()
    {
        MainWindow window;
        openAndWait(window, m_demo);
        gui::TimelineFigure *figure = timeline(window);
        const auto name = legendOf(*figure, 0);
        QVERIFY(name);
        const QImage before = laneImage(*figure, 0), other = laneImage(*figure, 1);
        QTest::mouseClick(figure, Qt::LeftButton, Qt::NoModifier, *name);
        figure->replot();
        QVERIFY(laneImage(*figure, 0) != before);
        QCOMPARE(laneImage(*figure, 1), other);
        QTest::mouseClick(figure, Qt::LeftButton, Qt::NoModifier, *name);
        figure->replot();
        QCOMPARE(laneImage(*figure, 0), before);
        // Beside the names nothing happens.
        QVERIFY(!figure->toggleLineAt(figure->laneRect(0).center()));
    }

    void cursorShowsTheValues()
    {
        MainWindow window;
        openAndWait(window, m_demo);
        const model::Incident *worst = window.session()->worst();
        window.time().setCursor(worst->span.from + 4 * model::NanosPerSecond);
        const QString text = readout(window)->text();
        QVERIFY2(text.startsWith(QLatin1String("12:48:50.0")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("util 100 %")), qPrintable(text));
        QVERIFY(text.contains(QLatin1String("wa ")));
        window.time().setCursor(std::nullopt);
        QVERIFY(readout(window)->text().isEmpty());
    }

    void marksCompareTwoMoments()
    {
        MainWindow window;
        openAndWait(window, m_demo);
        const model::Incident *worst = window.session()->worst();
        gui::TimelineFigure *figure = timeline(window);
        window.time().setCursor(worst->span.from - 6 * model::NanosPerSecond);
        QTest::keyClick(figure, Qt::Key_A);
        window.time().setCursor(worst->span.from + 4 * model::NanosPerSecond);
        QTest::keyClick(figure, Qt::Key_B);
        QCOMPARE(*window.time().mark(gui::TimeAxis::MarkB) - *window.time().mark(gui::TimeAxis::MarkA),
            10 * model::NanosPerSecond);
        window.time().setCursor(std::nullopt);
        const QString text = readout(window)->text();
        QVERIFY2(text.contains(QString::fromUtf8("Δt 10 s")), qPrintable(text));
        QVERIFY2(text.contains(QString::fromUtf8("→ 100 %")), qPrintable(text));
        QTest::keyClick(figure, Qt::Key_Escape);
        QVERIFY(!window.time().mark(gui::TimeAxis::MarkA) && !window.time().mark(gui::TimeAxis::MarkB));
        QVERIFY(readout(window)->text().isEmpty());
    }

    void findLeadsToLines()
    {
        MainWindow window;
        openAndWait(window, m_demo);
        window.findChild<QAction *>(QStringLiteral("find"))->trigger();
        auto *box = window.findChild<QLineEdit *>(QStringLiteral("findText"));
        QVERIFY(box && box->isVisible());
        box->setText(QStringLiteral("queue=17"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(window.focus().line().source, model::SourceId(3));
        const model::LineNumber first = window.focus().line().line;
        auto *excerpt = window.findChild<gui::ExcerptView *>(QStringLiteral("excerpt"));
        QVERIFY(excerpt->markedText().contains(QLatin1String("queue=17")));
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(window.focus().line().line > first);
        QTest::keyClick(box, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(window.focus().line().line, first);
    }

    void everyPanelIsShownByItsMenuEntry()
    {
        MainWindow window;
        openAndWait(window, m_demo);
        for (const gui::PanelInfo &info : gui::panels()) {
            auto *action = window.findChild<QAction *>(QStringLiteral("panel-") + QLatin1String(info.id));
            QVERIFY2(action, info.id);
            action->trigger();
            auto *panel = window.findChild<gui::Panel *>(QLatin1String(info.id));
            QVERIFY2(panel && panel->isVisible(), info.id);
        }
    }

    void damageIsSaid()
    {
        const QString damaged = m_folder.filePath(QStringLiteral("damaged.stallmark"));
        QVERIFY(testsupport::writeDemoSession(damaged.toStdString()));
        {
            auto db = model::Database::open(damaged.toStdString(), model::Database::Mode::ReadWrite);
            QVERIFY(db && (*db)->exec("UPDATE chunk_column SET data=x'03ff00'"));
        }
        MainWindow window;
        openAndWait(window, damaged);
        const auto says = [&] {
            const auto &all = window.messages().all();
            return std::count_if(all.begin(), all.end(),
                [](const gui::Message &m) { return m.text.contains(QLatin1String("damaged")); });
        };
        QTRY_COMPARE(says(), 1);
        QVERIFY(window.findChild<QWidget *>(QStringLiteral("noticeBar"))->isVisible());
        // Once, however much more is read.
        window.time().showAll();
        QTest::qWait(400);
        QCOMPARE(says(), 1);
    }

private:
    QTemporaryDir m_folder;
    QString m_demo;
};

QTEST_MAIN(TestInteract)
#include "tst_gui_interact.moc"
