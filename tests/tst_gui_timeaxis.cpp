// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/focus.h"
#include "gui/api/tickers.h"
#include "gui/api/timeaxis.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstdlib>
#include <limits>

using gui::Focus;
using gui::TimeAxis;
using model::NanosPerSecond;
using model::TimeRange;

namespace {

constexpr TimeRange Extent{ 100 * NanosPerSecond, 1100 * NanosPerSecond };

TimeRange seconds(std::int64_t from, std::int64_t to) { return { from * NanosPerSecond, to * NanosPerSecond }; }

bool holds(const TimeAxis &axis)
{
    const TimeRange e = axis.extent(), w = axis.window();
    const bool window = e.from <= w.from && w.from < w.to && w.to <= e.to
        && w.length() >= std::min(TimeAxis::ShortestWindow, e.length());
    const auto s = axis.selection();
    const bool selection = !s || (e.from <= s->from && s->from < s->to && s->to <= e.to);
    return window && selection && (!axis.cursor() || e.contains(*axis.cursor()));
}

} // namespace

class TestTimeAxis : public QObject {
    Q_OBJECT
private slots:
    void settersAreIdempotent()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        QSignalSpy windows(&axis, &TimeAxis::windowChanged), cursors(&axis, &TimeAxis::cursorChanged),
            selections(&axis, &TimeAxis::selectionChanged);
        axis.setWindow(seconds(200, 300));
        axis.setWindow(seconds(200, 300));
        QCOMPARE(windows.size(), 1);
        axis.setCursor(250 * NanosPerSecond);
        axis.setCursor(250 * NanosPerSecond);
        QCOMPARE(cursors.size(), 1);
        axis.setSelection(seconds(210, 220));
        axis.setSelection(seconds(220, 210));
        QCOMPARE(selections.size(), 1);
        axis.setSelection(std::nullopt);
        axis.setSelection(std::nullopt);
        QCOMPARE(selections.size(), 2);
    }

    void marksStayInsideAndGoWithTheExtent()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        QSignalSpy marks(&axis, &TimeAxis::marksChanged);
        axis.setMark(TimeAxis::MarkA, 5000 * NanosPerSecond);
        axis.setMark(TimeAxis::MarkA, 6000 * NanosPerSecond); // both beyond the end: the same moment
        QCOMPARE(marks.size(), 1);
        QCOMPARE(axis.mark(TimeAxis::MarkA).value(), Extent.to);
        QVERIFY(!axis.mark(TimeAxis::MarkB));
        axis.setMark(TimeAxis::MarkB, 200 * NanosPerSecond);
        axis.setExtent(seconds(0, 50));
        QVERIFY(!axis.mark(TimeAxis::MarkA) && !axis.mark(TimeAxis::MarkB));
        QCOMPARE(marks.size(), 3);
    }

    void windowIsClamped_data()
    {
        QTest::addColumn<qint64>("from");
        QTest::addColumn<qint64>("to");
        QTest::addColumn<qint64>("wantedFrom");
        QTest::addColumn<qint64>("wantedTo");
        QTest::newRow("inside") << qint64(200) << qint64(300) << qint64(200) << qint64(300);
        QTest::newRow("turned round") << qint64(300) << qint64(200) << qint64(200) << qint64(300);
        QTest::newRow("left of it keeps its length") << qint64(-50) << qint64(50) << qint64(100) << qint64(200);
        QTest::newRow("right of it keeps its length") << qint64(1090) << qint64(1190) << qint64(1000) << qint64(1100);
        QTest::newRow("longer than all") << qint64(-5000) << qint64(5000) << qint64(100) << qint64(1100);
    }
    void windowIsClamped()
    {
        QFETCH(qint64, from);
        QFETCH(qint64, to);
        QFETCH(qint64, wantedFrom);
        QFETCH(qint64, wantedTo);
        TimeAxis axis;
        axis.setExtent(Extent);
        axis.setWindow(seconds(from, to));
        QCOMPARE(axis.window().from, wantedFrom * NanosPerSecond);
        QCOMPARE(axis.window().to, wantedTo * NanosPerSecond);
    }

    void invariantsHoldWhateverIsAskedFor()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        std::srand(7);
        for (int i = 0; i < 20000; ++i) {
            const auto moment = [] { return (std::rand() % 2400 - 600) * NanosPerSecond + std::rand() % 1000; };
            switch (std::rand() % 8) {
            case 0:
                axis.setWindow({ moment(), moment() });
                break;
            case 1:
                axis.zoom(std::exp((std::rand() % 2000 - 1000) / 100.0), moment());
                break;
            case 2:
                axis.pan((std::rand() % 400 - 200) / 50.0);
                break;
            case 3:
                axis.setCursor(moment());
                break;
            case 4:
                axis.setSelection(TimeRange{ moment(), moment() });
                break;
            case 5:
                axis.back();
                break;
            case 6:
                axis.forward();
                break;
            default:
                axis.reveal(moment());
            }
            QVERIFY2(holds(axis), qPrintable(QString::number(i)));
        }
    }
    void oddNumbersAreIgnored()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        axis.setWindow(seconds(200, 300));
        for (const double odd : { 0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity() })
            axis.zoom(odd, 250 * NanosPerSecond);
        axis.pan(std::nan(""));
        QCOMPARE(axis.window(), seconds(200, 300));
        axis.setExtent({ 5, 5 });
        QVERIFY(holds(axis));
    }

    void zoomKeepsTheMomentUnderThePointer()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        axis.setWindow(seconds(400, 800));
        const model::Nanos at = 500 * NanosPerSecond;
        axis.zoom(0.5, at);
        const double share = double(at - axis.window().from) / double(axis.window().length());
        QVERIFY(std::fabs(share - 0.25) < 1e-6);
        QCOMPARE(axis.window().length(), 200 * NanosPerSecond);
    }
    void zoomStopsAtTheShortestWindow()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        for (int i = 0; i < 100; ++i)
            axis.zoom(0.5, 500 * NanosPerSecond);
        QCOMPARE(axis.window().length(), TimeAxis::ShortestWindow);
    }

    void burstIsOneStepBack()
    {
        std::int64_t now = 0;
        TimeAxis axis(nullptr, [&now] { return now; });
        axis.setExtent(Extent);
        for (int i = 0; i < 5; ++i, now += 100)
            axis.zoom(0.8, 500 * NanosPerSecond);
        now += 1000;
        axis.setWindow(seconds(200, 300));
        now += 1000;
        axis.setWindow(seconds(200, 250));
        axis.back();
        QCOMPARE(axis.window(), seconds(200, 300));
        axis.back();
        axis.back();
        QVERIFY(axis.showsAll());
        QVERIFY(!axis.canGoBack());
        for (int i = 0; i < 3; ++i)
            axis.forward();
        QCOMPARE(axis.window(), seconds(200, 250));
        QVERIFY(!axis.canGoForward());
    }
    void aChangeAfterBackDropsTheFuture()
    {
        std::int64_t now = 0;
        TimeAxis axis(nullptr, [&now] { return now; });
        axis.setExtent(Extent);
        axis.setWindow(seconds(200, 300));
        now = 1000;
        axis.setWindow(seconds(400, 500));
        axis.back();
        QVERIFY(axis.canGoForward());
        axis.setWindow(seconds(600, 700));
        QVERIFY(!axis.canGoForward());
        axis.back();
        QCOMPARE(axis.window(), seconds(200, 300));
    }
    void newExtentStartsAnew()
    {
        TimeAxis axis;
        axis.setExtent(Extent);
        axis.setWindow(seconds(200, 300));
        axis.setCursor(250 * NanosPerSecond);
        axis.setSelection(seconds(220, 230));
        QSignalSpy extents(&axis, &TimeAxis::extentChanged);
        axis.setExtent(seconds(0, 10));
        QCOMPARE(extents.size(), 1);
        QVERIFY(axis.showsAll() && !axis.cursor() && !axis.selection() && !axis.canGoBack());
    }

    void focusSpeaksOnce()
    {
        Focus focus;
        QSignalSpy incidents(&focus, &Focus::incidentChanged), findings(&focus, &Focus::findingChanged),
            lines(&focus, &Focus::lineChanged), visits(&focus, &Focus::incidentVisited);
        focus.setIncident(2);
        focus.setIncident(2);
        QCOMPARE(incidents.size(), 1);
        focus.setFinding("device-stall");
        focus.setLine({ 1, 31 });
        focus.setLine({ 1, 31 });
        QCOMPARE(lines.size(), 1);
        focus.visitIncident(2);
        QCOMPARE(visits.size(), 1);
        QCOMPARE(incidents.size(), 1);
        QCOMPARE(focus.finding(), std::string("device-stall"));
        focus.visitIncident(3);
        QVERIFY(focus.finding().empty());
        QCOMPARE(findings.size(), 2);
    }

    void timeTicksStandOnRoundMoments()
    {
        gui::WallClockTicker ticker;
        const model::Nanos origin = model::fromCivil({ 2025, 3, 7, 23, 58, 13, 250'000'000 });
        ticker.setOrigin(origin);
        ticker.setTickCount(6);
        QVector<double> ticks;
        QVector<QString> labels;
        ticker.generate(QCPRange(0, 300), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
        QCOMPARE(labels.first(), QStringLiteral("23:59:00\n2025-03-07"));
        QCOMPARE(labels[1], QStringLiteral("00:00:00\n2025-03-08"));
        QCOMPARE(labels[2], QStringLiteral("00:01:00"));
        QCOMPARE(origin + model::fromSeconds(ticks.first()), model::fromCivil({ 2025, 3, 7, 23, 59, 0, 0 }));
    }
    void timeTicksTenNanosecondsApart()
    {
        gui::WallClockTicker ticker;
        ticker.setOrigin(model::fromCivil({ 2025, 3, 7, 12, 0, 0, 0 }));
        ticker.setTickCount(5);
        QVector<double> ticks;
        QVector<QString> labels;
        ticker.generate(QCPRange(0, 50e-9), QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
        QCOMPARE(ticks.size(), 5);
        QCOMPARE(labels[1], QStringLiteral("12:00:00.00000002"));
    }
    void stepsAreRound_data()
    {
        QTest::addColumn<qint64>("least");
        QTest::addColumn<qint64>("step");
        QTest::newRow("3 ns") << qint64(3) << qint64(5);
        QTest::newRow("0.3 s") << qint64(300'000'000) << qint64(500'000'000);
        QTest::newRow("0.7 s") << qint64(700'000'000) << qint64(NanosPerSecond);
        QTest::newRow("7 s") << 7 * qint64(NanosPerSecond) << 10 * qint64(NanosPerSecond);
        QTest::newRow("100 s") << 100 * qint64(NanosPerSecond) << 120 * qint64(NanosPerSecond);
        QTest::newRow("20 h") << 72000 * qint64(NanosPerSecond) << 86400 * qint64(NanosPerSecond);
    }
    void stepsAreRound()
    {
        QFETCH(qint64, least);
        QFETCH(qint64, step);
        QCOMPARE(qint64(gui::WallClockTicker::roundStep(least)), step);
    }
};

QTEST_GUILESS_MAIN(TestTimeAxis)
#include "tst_gui_timeaxis.moc"
