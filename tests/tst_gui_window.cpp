// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/spans.h"
#include "gui/api/timelinefigure.h"
#include "gui/application.h"
#include "gui/mainwindow.h"
#include "gui/panels/source/excerptview.h"
#include "support/demosession.h"
#include "support/stallbundle.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using gui::MainWindow;

namespace {

QAction *action(MainWindow &window, const char *name) { return window.findChild<QAction *>(QLatin1String(name)); }

QListView *incidentList(MainWindow &window) { return window.findChild<QListView *>(QStringLiteral("incidentList")); }

gui::TimelineFigure *timeline(MainWindow &window)
{
    return window.findChild<gui::TimelineFigure *>(QStringLiteral("timeline"));
}

void clickRow(QListView &list, int row)
{
    QTest::mouseClick(
        list.viewport(), Qt::LeftButton, Qt::NoModifier, list.visualRect(list.model()->index(row, 0)).center());
}

/// The first label with a reference inside the opened findings.
QLabel *evidenceLink(MainWindow &window)
{
    for (QLabel *label : window.findChildren<QLabel *>(QStringLiteral("evidence")))
        if (label->isVisible() && label->text().contains(QLatin1String("line:")))
            return label;
    return nullptr;
}

void openAndWait(MainWindow &window, const QStringList &paths)
{
    QSignalSpy ended(&window, &MainWindow::loadEnded);
    window.openBundles(paths);
    QVERIFY(ended.size() == 1 || ended.wait(120'000));
}

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("stallmark-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_gui_window"));
        gui::prepareApplication();
        m_demo = m_folder.filePath(QStringLiteral("demo.stallmark"));
        QVERIFY(testsupport::writeDemoSession(m_demo.toStdString()));
    }
    void init() { QSettings().clear(); }

    void bundleOpensAndTheWorstIncidentShows()
    {
        const QString bundle = m_folder.filePath(QStringLiteral("stall"));
        testsupport::writeStallBundle(bundle);
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { bundle });
        QVERIFY(window.session());
        const model::Incident *worst = window.session()->worst();
        QVERIFY(worst);
        QCOMPARE(window.focus().incident(), worst->id);
        QVERIFY(window.time().window().contains(worst->span.from) && window.time().window().contains(worst->span.to));
        QVERIFY(!window.time().showsAll());
        QCOMPARE(window.recentFiles().entries().at(0), QStringList{ bundle });
        QVERIFY(timeline(window)->laneCount() >= 3);
    }

    void clickPath()
    {
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        QListView *list = incidentList(window);
        QCOMPARE(list->model()->rowCount(), 3);

        // An incident, not the worst, which is in view already: the timeline moves there, its hypotheses show.
        QCOMPARE(list->model()->index(0, 0), list->currentIndex());
        clickRow(*list, 1);
        const model::Incident &first = window.session()->analysis().incidents.front();
        QCOMPARE(window.focus().incident(), first.id);
        QCOMPARE(timeline(window)->window(), gui::incidentView(first));
        QTRY_VERIFY(window.findChild<QWidget *>(QStringLiteral("finding-device-stall"))->isVisible());
        for (const char *rule : { "iowait-as-cpu", "dirty-throttle", "cpu-saturated", "device-saturated" })
            QVERIFY2(window.findChild<QWidget *>(QStringLiteral("finding-") + QLatin1String(rule)), rule);

        // Its evidence: the line shows, marked.
        QLabel *link = evidenceLink(window);
        QVERIFY(link);
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Tab);
        QTest::keyClick(link, Qt::Key_Return);
        const model::SourceRef wanted = first.findings.front().evidence.front().ref;
        QCOMPARE(window.focus().line(), wanted);
        auto *excerpt = window.findChild<gui::ExcerptView *>(QStringLiteral("excerpt"));
        QVERIFY(excerpt->isVisible());
        QCOMPARE(excerpt->markedLine(), wanted.line);
        QVERIFY(excerpt->markedText().contains(QLatin1String("473.12")));
        QCOMPARE(excerpt->extraSelections().size(), 1);
        QVERIFY(
            window.findChild<QLabel *>(QStringLiteral("sourceHeading"))->text().contains(QLatin1String("iolog.txt")));
    }

    void evidenceIsClickedWithTheMouse()
    {
        MainWindow window;
        window.resize(1500, 1000);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        QLabel *link = evidenceLink(window);
        QVERIFY(link);
        window.focus().setLine({});
        QApplication::processEvents();
        // The reference ends the text: walk back from its last line until the link is hit.
        for (int y = link->height() - 4; y > 0 && !window.focus().line().isValid(); y -= 6)
            for (int x = 4; x < link->width() && !window.focus().line().isValid(); x += 8)
                QTest::mouseClick(link, Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
        QVERIFY(window.focus().line().isValid());
    }

    void backAndForward()
    {
        MainWindow window;
        openAndWait(window, { m_demo });
        const model::TimeRange near = window.time().window();
        QTest::qWait(int(gui::TimeAxis::BurstMillis) + 50);
        action(window, "showAll")->trigger();
        QVERIFY(window.time().showsAll());
        QVERIFY(action(window, "back")->isEnabled());
        action(window, "back")->trigger();
        QCOMPARE(window.time().window(), near);
        action(window, "forward")->trigger();
        QVERIFY(window.time().showsAll());
        QVERIFY(!action(window, "forward")->isEnabled());
    }

    void wheelZoomsAtThePointer()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        window.time().showAll();
        gui::TimelineFigure *figure = timeline(window);
        figure->replot();
        const double x = figure->lanesArea().left() + figure->lanesArea().width() * 0.3;
        const model::Nanos before = figure->timeAt(x);
        QWheelEvent wheel(QPointF(x, 60), figure->mapToGlobal(QPointF(x, 60)), {}, QPoint(0, 360), Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(figure, &wheel);
        figure->replot();
        QVERIFY(!window.time().showsAll());
        QVERIFY(std::abs(figure->pixelAt(before) - x) <= 1);
    }

    void dragSelectsAndReturnZooms()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        gui::TimelineFigure *figure = timeline(window);
        figure->replot();
        const QPoint from(figure->lanesArea().left() + 100, 80), to(figure->lanesArea().left() + 220, 90);
        const model::TimeRange wanted{ figure->timeAt(from.x()), figure->timeAt(to.x()) };
        QTest::mousePress(figure, Qt::LeftButton, Qt::NoModifier, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), figure->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
            Qt::NoModifier);
        QCoreApplication::sendEvent(figure, &move);
        QTest::mouseRelease(figure, Qt::LeftButton, Qt::NoModifier, to);
        QCOMPARE(window.time().selection().value(), wanted);
        QTest::keyClick(figure, Qt::Key_Return);
        QCOMPARE(window.time().window(), wanted);
        QVERIFY(!window.time().selection());
    }

    void lanesAreAligned()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        gui::TimelineFigure *figure = timeline(window);
        figure->replot();
        for (int i = 1; i < figure->laneCount(); ++i) {
            QCOMPARE(figure->laneRect(i).left(), figure->laneRect(0).left());
            QCOMPARE(figure->laneRect(i).right(), figure->laneRect(0).right());
            QVERIFY(figure->laneRect(i).top() > figure->laneRect(i - 1).bottom());
        }
    }

    void cancelLeavesTheEarlierSession()
    {
        // Large enough not to be read before the click.
        const QString big = m_folder.filePath(QStringLiteral("big"));
        testsupport::writeStallBundle(big);
        QFile small(big + QStringLiteral("/iostat.log"));
        QVERIFY(small.open(QIODevice::ReadOnly));
        const QByteArray text = small.readAll();
        QFile large(big + QStringLiteral("/large.log"));
        QVERIFY(large.open(QIODevice::WriteOnly));
        for (qint64 written = 0; written < 200'000'000; written += text.size())
            large.write(text);
        large.close();

        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openAndWait(window, { m_demo });
        const auto before = window.session();
        const model::TimeRange view = window.time().window();
        QSignalSpy ended(&window, &MainWindow::loadEnded);
        window.openBundles({ big });
        auto *cancel = window.findChild<QPushButton *>(QStringLiteral("cancelImport"));
        QTRY_VERIFY(cancel->isVisible());
        QTest::qWait(50);
        QVERIFY(window.isLoading());
        QElapsedTimer timer;
        timer.start();
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(ended.wait(10'000));
        qInfo("cancelled after %lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY(timer.elapsed() < 2000);
        QCOMPARE(window.session(), before);
        QCOMPARE(window.time().window(), view);
        QVERIFY(!window.recentFiles().entries().empty());
        QCOMPARE(window.recentFiles().entries().front(), QStringList{ m_demo });
        QFile::remove(large.fileName());
    }

    void dropOpens()
    {
        MainWindow window;
        QMimeData mime;
        mime.setUrls({ QUrl::fromLocalFile(m_demo) });
        // A drop goes to the widget that took the drag.
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QSignalSpy ended(&window, &MainWindow::loadEnded);
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &drop);
        QVERIFY(ended.size() == 1 || ended.wait(30'000));
        QVERIFY(window.session());
        QCOMPARE(window.recentFiles().entries().at(0), QStringList{ m_demo });
    }

    void garbageGivesOneMessageAndNoDialog()
    {
        const QString garbage = m_folder.filePath(QStringLiteral("garbage.bin"));
        QByteArray noise(5000, '\0');
        for (int i = 0; i < noise.size(); ++i)
            noise[i] = char(i * 7919 >> 3);
        QVERIFY(writeFile(garbage, noise));
        MainWindow window;
        window.show();
        openAndWait(window, { m_demo });
        const auto before = window.session();
        const auto messages = window.messages().all().size();
        openAndWait(window, { garbage });
        QCOMPARE(window.messages().all().size(), messages + 1);
        QCOMPARE(window.messages().all().front().severity, gui::Message::Severity::Error);
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(window.session(), before);
        QCOMPARE(window.recentFiles().entries().front(), QStringList{ m_demo });
    }
    void missingFileGivesOneMessage()
    {
        MainWindow window;
        openAndWait(window, { m_folder.filePath(QStringLiteral("not-there.tar")) });
        QCOMPARE(window.messages().all().size(), std::size_t(1));
        QVERIFY(!window.session());
        QVERIFY(window.recentFiles().entries().empty());
    }

    void sessionIsSavedAndOpensAgain()
    {
        MainWindow window;
        openAndWait(window, { m_demo });
        const QString copy = m_folder.filePath(QStringLiteral("copy.stallmark"));
        QVERIFY(writeFile(copy, "an older file"));
        QVERIFY(window.saveSession(copy));
        openAndWait(window, { copy });
        QVERIFY(window.session());
        QCOMPARE(window.session()->analysis().incidents.size(), std::size_t(3));
        QVERIFY(!window.saveSession(m_folder.filePath(QStringLiteral("no/such/folder/x.stallmark"))));
        QVERIFY(!QFile::exists(copy + QStringLiteral(".part")));
    }

    void everyControlHasAName()
    {
        MainWindow window;
        openAndWait(window, { m_demo });
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_"))
                || widget->inherits("QScrollArea"))
                continue;
            if (widget->inherits("QComboBoxListView")) // the popup of a combo box is Qt's own
                continue;
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(accessible);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
        }
        QCOMPARE(QAccessible::queryAccessibleInterface(timeline(window))->role(), QAccessible::Chart);
    }
    void shortcutsAreUnique()
    {
        MainWindow window;
        QMap<QString, QString> seen;
        for (QAction *each : window.findChildren<QAction *>())
            for (const QKeySequence &key : each->shortcuts()) {
                QVERIFY2(!seen.contains(key.toString()),
                    qPrintable(key.toString() + QLatin1Char(' ') + each->text() + QLatin1Char('/')
                        + seen.value(key.toString())));
                seen.insert(key.toString(), each->text());
            }
        QVERIFY(seen.size() > 12);
    }

private:
    QTemporaryDir m_folder;
    QString m_demo;
};

QTEST_MAIN(TestWindow)
#include "tst_gui_window.moc"
