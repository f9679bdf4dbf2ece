// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"
#include "importers/clocksteps.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using importers::ClockSteps;
using model::Nanos;
using model::NanosPerSecond;

namespace {

Nanos at(std::string_view iso) { return *model::parseIsoTime(iso); }

/// The jump that is seen when these stamps come one after the other, in seconds; 0 for none.
double jumpIn(std::initializer_list<const char *> stamps)
{
    ClockSteps steps;
    double jump = 0;
    for (const char *stamp : stamps)
        jump += model::toSeconds(steps.see(at(stamp)).value_or(0));
    return jump;
}

/// Rows of vmstat -t.
void addRows(std::ofstream &out, const char *from, int rows)
{
    for (int i = 0; i < rows; ++i) {
        const Nanos t = at(from) + i * NanosPerSecond;
        const std::string iso = model::isoTime(t, std::nullopt);
        out << " 1  0      0 812345  71234 512345    0    0     3    12  100  200  " << (i % 7) << "  2 " << 97 - i % 7
            << "  1  0 " << iso.substr(0, 10) << " " << iso.substr(11, 8) << "\n";
    }
}

const char *const Head
    = "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu----- -----timestamp-----\n"
      " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st                 UTC\n";

} // namespace

/// A clock that is set while a log is written.
class TestImportClockSteps : public QObject {
    Q_OBJECT

private slots:
    void steps();
    void noSteps();
    void partsOfALog();
    void hourOfSummerTime();

private:
    std::vector<model::Log> logsOf(const std::string &name, std::initializer_list<std::pair<const char *, int>> runs);

    QTemporaryDir m_folder;
};

void TestImportClockSteps::steps()
{
    QCOMPARE(jumpIn({ "1970-01-01T00:10:00", "1970-01-01T00:10:02", "2025-03-07T12:00:00" }),
        model::toSeconds(at("2025-03-07T12:00:00") - at("1970-01-01T00:10:04")));
    QCOMPARE(
        jumpIn({ "2025-03-30T01:59:56", "2025-03-30T01:59:58", "2025-03-30T03:00:00", "2025-03-30T03:00:02" }), 3600.0);
    QCOMPARE(jumpIn({ "2025-10-26T02:59:57", "2025-10-26T02:59:58", "2025-10-26T02:00:00", "2025-10-26T02:00:01" }),
        -3599.0);
}

void TestImportClockSteps::noSteps()
{
    // A pause of an hour by day, a run that was appended, a loop once an hour, midnight.
    QCOMPARE(jumpIn({ "2025-03-30T13:59:56", "2025-03-30T13:59:58", "2025-03-30T15:00:00" }), 0.0);
    QCOMPARE(jumpIn({ "2025-03-30T02:40:00", "2025-03-30T02:40:01", "2025-03-30T01:40:02" }), 0.0);
    QCOMPARE(jumpIn({ "2025-03-30T01:00:00", "2025-03-30T02:00:00", "2025-03-30T04:00:00" }), 0.0);
    QCOMPARE(jumpIn({ "2025-03-30T23:59:59", "2025-03-31T00:00:00", "2025-03-31T00:00:01" }), 0.0);
    QCOMPARE(jumpIn({ "1970-01-01T00:10:00", "1970-01-01T00:50:02" }), 0.0);
}

std::vector<model::Log> TestImportClockSteps::logsOf(
    const std::string &name, std::initializer_list<std::pair<const char *, int>> runs)
{
    const std::string path = m_folder.path().toStdString() + "/" + name;
    {
        std::ofstream out(path);
        out << Head;
        for (const auto &[from, rows] : runs)
            addRows(out, from, rows);
    }
    const std::string session = path + ".stallmark";
    if (!importers::importBundles({ { path }, session, 1 }, {}) || !analysis::analyzeSession(session, {}))
        return {};
    const auto reader = model::SessionReader::open(session);
    return reader ? (*reader)->logs() : std::vector<model::Log>();
}

void TestImportClockSteps::partsOfALog()
{
    const auto logs = logsOf("unset.txt", { { "1970-01-01T00:10:00", 120 }, { "2025-03-07T12:00:00", 60 } });
    QCOMPARE(logs.size(), 2u);
    const model::Log &early = logs[0], &late = logs[1];
    QCOMPARE(model::toCivil(*early.lastRaw).year, 1970);
    QCOMPARE(late.clock.toSession(*late.firstRaw), at("2025-03-07T12:00:00"));
    QVERIFY2(early.clock.placed, early.clock.how.c_str());
    QCOMPARE(early.clock.toSession(*early.lastRaw), at("2025-03-07T11:59:59"));
    QVERIFY(early.samples > 0 && late.samples > 0);
    QCOMPARE(early.clock.interval, NanosPerSecond);
    QCOMPARE(logsOf("plain.txt", { { "2025-03-07T12:00:00", 60 } }).size(), 1u);
}

void TestImportClockSteps::hourOfSummerTime()
{
    const auto logs = logsOf("summer.txt", { { "2025-10-26T02:58:00", 120 }, { "2025-10-26T02:00:00", 60 } });
    QCOMPARE(logs.size(), 2u);
    QCOMPARE(logs[1].clock.toSession(*logs[1].firstRaw), logs[0].clock.toSession(*logs[0].lastRaw) + NanosPerSecond);
}

QTEST_GUILESS_MAIN(TestImportClockSteps)
#include "tst_import_clocksteps.moc"
