// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/bandstrips.h"
#include "gui/api/lanes.h"
#include "gui/api/rowmodel.h"
#include "gui/api/spans.h"
#include "gui/api/tableview.h"
#include "gui/api/wording.h"
#include "gui/loadjob.h"
#include "gui/panels/processes/processlist.h"
#include "gui/panels/source/linesearch.h"
#include "support/stallbundle.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using Bands = std::vector<std::pair<double, double>>;

namespace {

void write(const QString &path, const QString &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
}

/// A writer sleeps uninterruptibly while the device stalls, and runs before and after.
QString topLog()
{
    QString text;
    for (int second = 0; second < 120; second += 5) {
        const bool stalled = second >= 60 && second <= 80;
        text += QStringLiteral("top - 10:%1:%2 up 1 day,  1:02,  1 user,  load average: 1.00, 1.00, 1.00\n"
                               "Tasks:   2 total,   1 running,   1 sleeping,   0 stopped,   0 zombie\n"
                               "%Cpu(s):  5.0 us,  4.0 sy,  0.0 ni, 90.0 id,  1.0 wa,  0.0 hi,  0.0 si,  0.0 st\n"
                               "KiB Mem :  2048000 total,  1024000 free,   512000 used,   512000 buff/cache\n"
                               "KiB Swap:        0 total,        0 free,        0 used.  1400000 avail Mem\n\n"
                               "  PID USER      PR  NI    VIRT    RES    SHR S  %CPU %MEM     TIME+ COMMAND\n")
                    .arg(second / 60, 2, 10, QLatin1Char('0'))
                    .arg(second % 60, 2, 10, QLatin1Char('0'));
        text += QStringLiteral(" 4711 root      20   0   10000   2000   1000 %1 %2  0.1   0:01.00 recorder\n")
                    .arg(stalled ? QLatin1Char('D') : QLatin1Char('R'))
                    .arg(stalled ? QStringLiteral("  1.0") : QStringLiteral(" 20.0"));
        text += QStringLiteral("  815 root      20   0   10000   2000   1000 S   7.0  0.2   0:01.00 watcher\n\n");
    }
    return text;
}

} // namespace

class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString bundle = m_folder.filePath(QStringLiteral("bundle"));
        testsupport::writeStallBundle(bundle);
        write(bundle + QStringLiteral("/top.txt"), topLog());
        auto outcome = gui::loadBundles(
            { { bundle.toStdString() }, m_folder.filePath(QStringLiteral("s.stallmark")).toStdString() }, {});
        QVERIFY(outcome);
        auto opened = gui::Session::open(outcome->sessionPath);
        QVERIFY(opened);
        m_session = *opened;
    }

    void loneBandsStayAsTheyAre()
    {
        const auto strips = gui::bandStrips({ { 200.2, 200.3 }, { 10, 50 } });
        QCOMPARE(strips.size(), std::size_t(2));
        QCOMPARE(strips[0].left, 10.0);
        QCOMPARE(strips[0].right, 50.0);
        QCOMPARE(strips[1].right - strips[1].left, 1.0);
        QCOMPARE(strips[1].strength, 1.0);
    }
    void crowdedBandsSayHowMuch()
    {
        // A tenth of a pixel each, 500 of them over 1000 pixels, and one stretch that hurt all the time.
        Bands bands;
        for (int i = 0; i < 500; ++i)
            bands.emplace_back(2 * i, 2 * i + 0.1);
        bands.emplace_back(300, 330);
        const auto strips = gui::bandStrips(bands);
        QVERIFY(strips.size() < 20);
        double full = 0, faint = 0;
        for (std::size_t i = 0; i < strips.size(); ++i) {
            QVERIFY(strips[i].strength > 0.2 && strips[i].strength <= 1);
            QVERIFY(i == 0 || strips[i].left >= strips[i - 1].right);
            (strips[i].strength == 1 ? full : faint) += strips[i].right - strips[i].left;
        }
        QVERIFY(full >= 27 && full <= 33);
        QVERIFY(faint > 900);
        QVERIFY(gui::bandStrips({}).empty());
    }
    void overlappingBandsCountOnce()
    {
        const auto strips = gui::bandStrips({ { 10, 40 }, { 20, 30 }, { 15, 45 } });
        QCOMPARE(strips.size(), std::size_t(1));
        QCOMPARE(strips[0].right, 45.0);
    }

    void measuredIsWhatWasSampled()
    {
        const auto range = gui::measuredRange(*m_session);
        QVERIFY(range);
        QCOMPARE(range->length(), 119 * model::NanosPerSecond);
        QVERIFY(gui::wholeRange(*m_session).contains(range->from) && gui::wholeRange(*m_session).contains(range->to));
        QVERIFY(!gui::spansDays(*m_session));
    }

    void processesOfAnIncident()
    {
        QVERIFY(m_session->worst());
        const auto rows = gui::processesIn(*m_session, m_session->worst()->span, true);
        QVERIFY(rows.size() >= 2);
        // In uninterruptible sleep: before the one with more CPU.
        QCOMPARE(rows[0].name, std::string("4711 recorder"));
        QVERIFY(rows[0].states.starts_with('D'));
        QVERIFY(rows[0].ref.isValid());
        QCOMPARE(rows[1].name, std::string("815 watcher"));
        QCOMPARE(rows[1].cpu.value_or(0), 7.0);
        QVERIFY(!rows[1].delay);
        QVERIFY(gui::processesIn(*m_session, { 0, model::NanosPerSecond }, true).empty());
        QVERIFY(gui::processesIn(*m_session, m_session->worst()->span, false).empty());
    }

    void searchGoesThroughAllSources()
    {
        gui::LineSearch search;
        search.setSession(m_session);
        QVERIFY(!search.neighbour({ 1, 1 }, 1));
        search.seek(QStringLiteral("SDA "));
        QVERIFY(search.count() > 3);
        const auto first = search.neighbour({ 0, 0 }, 1), last = search.neighbour({ 0, 0 }, -1);
        QVERIFY(first && last && *first < *last);
        QCOMPARE(search.numberOf(*first), 1);
        QCOMPARE(search.numberOf(*last), search.count());
        QCOMPARE(*search.neighbour(*last, 1), *first); // around the end
        auto at = *first;
        for (int i = 1; i < search.count(); ++i)
            at = *search.neighbour(at, 1);
        QCOMPARE(at, *last);
        search.seek(QStringLiteral("no such words"));
        QCOMPARE(search.count(), 0);
    }

    void tableFiltersSortsAndCopies()
    {
        gui::RowModel model({ QStringLiteral("Name"), QStringLiteral("Value") }, { 1 });
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({ { { QStringLiteral("b\tb"), QStringLiteral("9 ms") }, { {}, 9.0 } },
            { { QStringLiteral("a"), QStringLiteral("1 s") }, { {}, 1000.0 }, { 3, 31 } } });
        gui::TableView table(model, gui::RowModel::SortRole);
        QCOMPARE(table.toTsv(), QStringLiteral("Name\tValue\nb b\t9 ms\na\t1 s\n"));
        table.sortByColumn(1, Qt::DescendingOrder); // by value: 1 s is more than 9 ms
        QCOMPARE(table.toTsv(), QStringLiteral("Name\tValue\na\t1 s\nb b\t9 ms\n"));
        QCOMPARE(table.model()->index(0, 0).data(gui::RowModel::RefLineRole).toUInt(), 31u);
        QLineEdit *filter = table.makeFilter(nullptr);
        filter->setText(QStringLiteral("9 MS"));
        QCOMPARE(table.toTsv(), QStringLiteral("Name\tValue\nb b\t9 ms\n"));
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), table.toTsv());
        delete filter;
    }

    void nothingPlacedIsStillShown()
    {
        // iostat without stamps: nothing says when it was, and its incident shows all the same.
        QFile log(m_folder.filePath(QStringLiteral("bundle/iostat.log")));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QString text;
        for (const QByteArray &line : log.readAll().split('\n'))
            if (!line.startsWith("03/12/2025"))
                text += QString::fromUtf8(line) + QLatin1Char('\n');
        const QString path = m_folder.filePath(QStringLiteral("unstamped.log"));
        write(path, text);
        auto outcome = gui::loadBundles(
            { { path.toStdString() }, m_folder.filePath(QStringLiteral("u.stallmark")).toStdString() }, {});
        QVERIFY(outcome);
        auto session = gui::Session::open(outcome->sessionPath);
        QVERIFY(session);
        QVERIFY(!(*session)->analysis().incidents.empty());
        const model::TimeRange whole = gui::wholeRange(**session);
        QVERIFY(!gui::isPlaced(**session, whole));
        for (const model::Incident &incident : (*session)->analysis().incidents) {
            QVERIFY(!incident.placed);
            QVERIFY(whole.overlaps(incident.span));
        }
        QVERIFY(!gui::measuredRange(**session));
        QVERIFY(!gui::buildLanes(**session, { false, whole, {} }).empty());
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<gui::Session> m_session;
};

QTEST_MAIN(TestPanels)
#include "tst_gui_panels.moc"
