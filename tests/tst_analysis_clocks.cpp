// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockadjust.h"
#include "analysis/clockdays.h"
#include "analysis/clocks.h"
#include "analysis/model/text.h"

#include <QtTest>

using analysis::decideClocks;
using model::Nanos;
using model::NanosPerSecond;
using model::StampKind;

namespace {

Nanos at(std::string_view iso) { return *model::parseIsoTime(iso); }
Nanos seconds(double s) { return model::fromSeconds(s); }

model::Log log(model::LogId id, StampKind kind, Nanos first, Nanos last)
{
    model::Log log;
    log.id = id;
    log.clock.kind = kind;
    log.firstRaw = first;
    log.lastRaw = last;
    log.samples = 2;
    return log;
}

} // namespace

class TestAnalysisClocks : public QObject {
    Q_OBJECT

private slots:
    void wallClockStands();
    void printedZoneBecomesTheAxis();
    void epochBesideWallClock();
    void onlyEpoch();
    void timeOfDayTakesTheDayOfMostOverlap();
    void timeOfDayAcrossMidnight();
    void timeOfDayAlone();
    void dateWithoutYear();
    void clockOf1970KeepsItsPlace();
    void bootByUptime();
    void bootByUptimeWithoutDate();
    void bootUnknown();
    void noStamps();
    void unplacedLogsDoNotOverlap();
    void intervalFromWholeRequests();
    void bootText();
    void clockSetFrom1970();
    void changeOfSummerTime();
    void logsThatBeginAfterSummerTime();
    void undatedLogsOfOneDay();
    void undatedLogsApartStayApart();
    void wishesGoOverStamps();
    void wishesMoveWhatLeansOnThem();
    void daysAndMonths();
    void datesTheOtherWayRound();
};

void TestAnalysisClocks::wallClockStands()
{
    const auto decided
        = decideClocks({ log(1, StampKind::Local, at("2025-03-07T12:08:36"), at("2025-03-07T12:08:42")) }, {});
    const model::Clock &clock = decided.logs[0].clock;
    QVERIFY(clock.placed);
    QCOMPARE(clock.offset, 0);
    QCOMPARE(clock.uncertainty, NanosPerSecond / 2);
    QVERIFY(!decided.zoneSeconds);
    QVERIFY(!clock.how.empty() && model::english(clock.how).back() == '.');
}

void TestAnalysisClocks::printedZoneBecomesTheAxis()
{
    auto zoned = log(1, StampKind::Zoned, at("2025-03-07T04:08:36"), at("2025-03-07T04:09:36"));
    zoned.clock.zoneSeconds = 8 * 3600;
    const auto decided
        = decideClocks({ zoned, log(2, StampKind::Local, at("2025-03-07T12:08:36"), at("2025-03-07T12:09:36")) }, {});
    QCOMPARE(decided.zoneSeconds.value(), 8 * 3600);
    QCOMPARE(decided.logs[0].clock.toSession(*decided.logs[0].firstRaw), at("2025-03-07T12:08:36"));
    QCOMPARE(decided.logs[1].clock.offset, 0);
}

void TestAnalysisClocks::epochBesideWallClock()
{
    // The same minutes, once as seconds since 1970 and once as the clock on the wall of India.
    const auto decided
        = decideClocks({ log(1, StampKind::Zoned, at("2025-03-07T06:38:40"), at("2025-03-07T06:40:00")),
                           log(2, StampKind::Local, at("2025-03-07T12:08:36"), at("2025-03-07T12:09:36")) },
            {});
    QCOMPARE(decided.zoneSeconds.value(), 19800);
    QCOMPARE(decided.logs[0].clock.toSession(*decided.logs[0].firstRaw), at("2025-03-07T12:08:40"));
}

void TestAnalysisClocks::onlyEpoch()
{
    const auto decided
        = decideClocks({ log(1, StampKind::Zoned, at("2025-03-07T06:38:40"), at("2025-03-07T06:40:00")) }, {});
    QVERIFY(!decided.zoneSeconds);
    QVERIFY(decided.logs[0].clock.placed);
    QCOMPARE(decided.logs[0].clock.offset, 0);
}

void TestAnalysisClocks::timeOfDayTakesTheDayOfMostOverlap()
{
    const auto decided
        = decideClocks({ log(1, StampKind::TimeOfDay, seconds(12 * 3600), seconds(13 * 3600)),
                           log(2, StampKind::Local, at("2025-03-07T12:50:00"), at("2025-03-07T14:00:00")),
                           log(3, StampKind::Local, at("2025-03-10T11:00:00"), at("2025-03-10T12:40:00")) },
            {});
    QVERIFY(decided.logs[0].clock.placed);
    QCOMPARE(decided.logs[0].clock.offset, at("2025-03-10"));
}

void TestAnalysisClocks::timeOfDayAcrossMidnight()
{
    // From 23:50 to 00:20, counted on over midnight; the dated log covers only the part after it.
    const auto decided
        = decideClocks({ log(1, StampKind::TimeOfDay, seconds(85800), seconds(87600)),
                           log(2, StampKind::Local, at("2025-03-08T00:05:00"), at("2025-03-08T01:00:00")) },
            {});
    QCOMPARE(decided.logs[0].clock.offset, at("2025-03-07"));
}

void TestAnalysisClocks::timeOfDayAlone()
{
    const auto decided
        = decideClocks({ log(1, StampKind::TimeOfDay, seconds(3600), seconds(7200)),
                           log(2, StampKind::Local, at("2025-03-08T05:00:00"), at("2025-03-08T06:00:00")) },
            {});
    QVERIFY(!decided.logs[0].clock.placed);
    QCOMPARE(decided.logs[0].clock.offset, 0);
}

void TestAnalysisClocks::dateWithoutYear()
{
    const auto decided
        = decideClocks({ log(64, StampKind::TimeOfDay, seconds(12 * 3600), seconds(13 * 3600)),
                           log(128, StampKind::Local, at("2025-03-08T05:00:00"), at("2025-03-08T06:00:00")) },
            { { 64, 0, "clock.date", "03-07" } });
    QVERIFY(decided.logs[0].clock.placed);
    QCOMPARE(decided.logs[0].clock.offset, at("2025-03-07"));
}

void TestAnalysisClocks::clockOf1970KeepsItsPlace()
{
    const auto decided = decideClocks({ log(1, StampKind::Local, seconds(1539), seconds(1561)) }, {});
    const model::Clock &clock = decided.logs[0].clock;
    QVERIFY(!clock.placed);
    QCOMPARE(clock.offset, 0);
    QVERIFY(clock.how.find("1970") != std::string::npos);
}

void TestAnalysisClocks::bootByUptime()
{
    const auto decided = decideClocks({ log(1, StampKind::Boot, seconds(472.578), seconds(500)) },
        { { 64, 3, "clock.boot", "2025-03-07T12:00:00 ± 30" }, { 128, 3, "clock.boot", "2025-03-07T12:00:05 ± 2" } });
    const model::Clock &clock = decided.logs[0].clock;
    QVERIFY(clock.placed);
    QCOMPARE(clock.offset, at("2025-03-07T12:00:05")); // the narrower one
    QVERIFY(clock.uncertainty >= 2 * NanosPerSecond && clock.uncertainty < 5 * NanosPerSecond);
}

void TestAnalysisClocks::bootByUptimeWithoutDate()
{
    // top prints "12:08:40 up 2 days, 1:08": the start was at 11:00 two days before.
    const auto decided
        = decideClocks({ log(64, StampKind::TimeOfDay, seconds(12 * 3600 + 516), seconds(12 * 3600 + 520)),
                           log(128, StampKind::Local, at("2025-03-07T12:08:30"), at("2025-03-07T12:09:00")),
                           log(192, StampKind::Boot, seconds(176900), seconds(176930)) },
            { { 64, 0, "clock.boot", "11:00:10 ± 30" }, { 64, 0, "clock.up", "176880" } });
    QVERIFY(decided.logs[2].clock.placed);
    QCOMPARE(decided.logs[2].clock.offset, at("2025-03-05T11:00:10"));
}

void TestAnalysisClocks::bootUnknown()
{
    const auto decided = decideClocks({ log(1, StampKind::Boot, 0, seconds(4)) }, {});
    QVERIFY(!decided.logs[0].clock.placed);
}

void TestAnalysisClocks::noStamps()
{
    auto rows = log(1, StampKind::None, 0, 6);
    const auto assumed = decideClocks({ rows }, {}).logs[0].clock;
    QVERIFY(!assumed.placed);
    QCOMPARE(assumed.interval, NanosPerSecond);
    QVERIFY(assumed.how.find("one second per report assumed") != std::string::npos);
    rows.clock.interval = 2 * NanosPerSecond;
    const auto inferred = decideClocks({ rows }, {}).logs[0].clock;
    QCOMPARE(inferred.toSession(6), 12 * NanosPerSecond);
    QCOMPARE(inferred.uncertainty, NanosPerSecond);
}

void TestAnalysisClocks::unplacedLogsDoNotOverlap()
{
    const auto decided
        = decideClocks({ log(1, StampKind::None, 0, 100), log(2, StampKind::None, 0, 100),
                           log(3, StampKind::Local, seconds(240), seconds(300)), log(4, StampKind::None, 0, 30) },
            {});
    std::vector<model::TimeRange> ranges;
    for (const model::Log &l : decided.logs)
        ranges.push_back({ l.clock.toSession(*l.firstRaw), l.clock.toSession(*l.lastRaw) });
    for (std::size_t i = 0; i < ranges.size(); ++i)
        for (std::size_t j = i + 1; j < ranges.size(); ++j)
            QVERIFY(!ranges[i].overlaps(ranges[j]));
}

void TestAnalysisClocks::intervalFromWholeRequests()
{
    const std::vector<double> two{ 3, 3, 25, 18, 13, 6.5, 4.5, 2, .5, 0 };
    QCOMPARE(analysis::inferInterval(two).value(), 2 * NanosPerSecond);
    const std::vector<double> three{ 1.33, 2.67, 5, .33, 7.67, 8.33 };
    QCOMPARE(analysis::inferInterval(three).value(), 3 * NanosPerSecond);
    const std::vector<double> one{ 3, 14, 15, 9, 2 };
    QCOMPARE(analysis::inferInterval(one).value(), NanosPerSecond);
    const std::vector<double> few{ 3, 0, 0, 4.5 };
    QVERIFY(!analysis::inferInterval(few));
    const std::vector<double> none{ 3.14, 2.72, 1.41, 1.73, 2.24, 0.58, 1.62 };
    QVERIFY(!analysis::inferInterval(none));
}

void TestAnalysisClocks::bootText()
{
    QCOMPARE(analysis::parseBootTime("2026-11-30T09:05:12 ± 30")->uncertainty, 30 * NanosPerSecond);
    QCOMPARE(analysis::parseBootTime("09:05:12 ± 31")->at, seconds(9 * 3600 + 5 * 60 + 12));
    QVERIFY(!analysis::parseBootTime("09:05:12 ± 31")->dated);
    QVERIFY(!analysis::parseBootTime("yesterday"));
    QVERIFY(!analysis::parseBootTime(""));
    QCOMPARE(analysis::zoneName(19800), std::string("UTC+05:30"));
    QCOMPARE(analysis::zoneName(-3600), std::string("UTC-01:00"));
}

void TestAnalysisClocks::clockSetFrom1970()
{
    // 30 minutes after the start the date was set to noon; the uptime beside the old clock still anchors the kernel's.
    auto early = log(64, StampKind::Local, seconds(60), seconds(1800));
    early.clock.interval = 2 * NanosPerSecond;
    const auto late = log(127, StampKind::Local, at("2025-03-07T12:00:00"), at("2025-03-07T12:10:00"));
    const auto decided = decideClocks({ early, late, log(192, StampKind::Boot, seconds(10), seconds(1700)) },
        { { 127, 91, "clock.step", "64 1741346998000000000" }, { 64, 0, "clock.boot", "1970-01-01T00:00:00 ± 1" } });
    const model::Clock &clock = decided.logs[0].clock;
    QVERIFY(clock.placed);
    QCOMPARE(clock.toSession(seconds(1800)), at("2025-03-07T11:59:58"));
    QVERIFY(clock.uncertainty >= 2 * NanosPerSecond);
    QVERIFY2(model::english(clock.how).find("line 91") != std::string::npos, clock.how.c_str());
    QVERIFY(decided.logs[2].clock.placed);
    QCOMPARE(decided.logs[2].clock.toSession(seconds(1800)), at("2025-03-07T11:59:58"));
}

void TestAnalysisClocks::changeOfSummerTime()
{
    for (const StampKind kind : { StampKind::Local, StampKind::TimeOfDay }) {
        const Nanos day = kind == StampKind::Local ? at("2025-10-26") : 0;
        const auto dated = log(1, StampKind::Local, at("2025-10-26T01:00:00"), at("2025-10-26T02:30:00"));
        const auto decided = decideClocks({ dated, log(64, kind, day + seconds(3600), day + seconds(10798)),
                                              log(127, kind, day + seconds(7200), day + seconds(9000)) },
            { { 127, 3, "clock.step", "64 -3600000000000" } });
        QCOMPARE(decided.logs[2].clock.toSession(day + seconds(7200)), at("2025-10-26T03:00:00"));
        QVERIFY(decided.logs[2].clock.how.find("put back") != std::string::npos);
    }
}

/// A log that was rotated shows no change of its own.
void TestAnalysisClocks::logsThatBeginAfterSummerTime()
{
    const auto spans = [](const char *from, const char *to) { return log(1, StampKind::Local, at(from), at(to)); };
    const auto decide = [](model::Log later, const char *last, const char *next, const char *jump) {
        later.id = 300;
        return decideClocks({ log(64, StampKind::Local, at("2025-03-29T20:00:00"), at(last)),
                                log(127, StampKind::Local, at(next), at("2025-10-26T12:00:00")), std::move(later) },
            { { 127, 3, "clock.step", jump } });
    };
    const auto forward = decide(spans("2025-03-30T04:00:00", "2025-03-30T05:00:00"), "2025-03-30T01:59:58",
        "2025-03-30T03:00:00", "64 3600000000000");
    QCOMPARE(forward.logs[2].clock.offset, seconds(-3600));
    QVERIFY(forward.logs[2].clock.how.find("summer time") != std::string::npos);
    const auto earlier = decide(spans("2025-03-29T22:00:00", "2025-03-30T01:00:00"), "2025-03-30T01:59:58",
        "2025-03-30T03:00:00", "64 3600000000000");
    QCOMPARE(earlier.logs[2].clock.offset, 0);
    const auto back = decide(spans("2025-10-26T04:00:00", "2025-10-26T05:00:00"), "2025-10-26T02:59:58",
        "2025-10-26T02:00:00", "64 -3600000000000");
    QCOMPARE(back.logs[2].clock.offset, seconds(3600));
    // This hour came twice.
    const auto either = decide(spans("2025-10-26T02:30:00", "2025-10-26T05:00:00"), "2025-10-26T02:59:58",
        "2025-10-26T02:00:00", "64 -3600000000000");
    QCOMPARE(either.logs[2].clock.offset, 0);
    // A clock that was set by the user's hand or from 1970 is no summer time.
    const auto unset = decide(spans("2025-10-26T04:00:00", "2025-10-26T05:00:00"), "2025-10-26T02:59:58",
        "2025-10-26T02:00:00", "64 -36000000000000");
    QCOMPARE(unset.logs[2].clock.offset, 0);
}

void TestAnalysisClocks::undatedLogsOfOneDay()
{
    const auto decided = decideClocks({ log(1, StampKind::TimeOfDay, seconds(85800), seconds(87600)),
                                          log(2, StampKind::TimeOfDay, seconds(85900), seconds(87500)),
                                          log(3, StampKind::TimeOfDay, seconds(60), seconds(1100)) },
        {});
    QVERIFY(decided.undated);
    for (const model::Log &l : decided.logs)
        QVERIFY2(l.clock.placed, l.clock.how.c_str());
    // The third began after midnight.
    QCOMPARE(decided.logs[2].clock.offset - decided.logs[0].clock.offset, model::NanosPerDay);
    const auto unset = decideClocks(
        { log(1, StampKind::Local, seconds(100), seconds(700)), log(2, StampKind::Local, seconds(90), seconds(650)) },
        {});
    QVERIFY(unset.logs[0].clock.placed && unset.logs[1].clock.placed);
    QCOMPARE(unset.logs[0].clock.offset, 0);
}

void TestAnalysisClocks::undatedLogsApartStayApart()
{
    const auto decided = decideClocks({ log(1, StampKind::TimeOfDay, seconds(3600), seconds(7200)),
                                          log(2, StampKind::TimeOfDay, seconds(36000), seconds(39600)) },
        {});
    QVERIFY(!decided.undated);
    QVERIFY(!decided.logs[0].clock.placed && !decided.logs[1].clock.placed);
}

void TestAnalysisClocks::wishesGoOverStamps()
{
    using Kind = model::ClockCorrection::Kind;
    auto zoned = log(64, StampKind::Zoned, at("2025-03-07T04:08:36"), at("2025-03-07T04:09:36"));
    zoned.clock.zoneSeconds = 8 * 3600;
    zoned.source = 1;
    auto local = log(128, StampKind::Local, at("2025-03-07T05:08:36"), at("2025-03-07T05:09:36"));
    local.source = 2;
    const std::vector<model::Log> logs{ zoned, local };
    // The second was written on a machine an hour east of the first one's zone... and its clock ran 2 s behind.
    const auto decided = decideClocks(logs, {},
        { analysis::adjustmentsOf(logs, { { Kind::Zone, 2, 3600 }, { Kind::Shift, 2, 2 * NanosPerSecond } }), {} });
    QCOMPARE(decided.logs[0].clock.toSession(*zoned.firstRaw), at("2025-03-07T12:08:36"));
    QCOMPARE(decided.logs[1].clock.toSession(*local.firstRaw), at("2025-03-07T12:08:38"));
    // The machine's own zone.
    const auto elsewhere = decideClocks(logs, {}, { {}, 9 * 3600 });
    QCOMPARE(elsewhere.zoneSeconds.value(), 9 * 3600);
    QCOMPARE(elsewhere.logs[0].clock.toSession(*zoned.firstRaw), at("2025-03-07T13:08:36"));
    // Decided again without wishes it is as before.
    const auto back = decideClocks(decided.logs, {});
    QCOMPARE(back.logs[1].clock.offset, 0);
    QCOMPARE(back.logs[1].clock.how, decideClocks(logs, {}).logs[1].clock.how);
}

void TestAnalysisClocks::wishesMoveWhatLeansOnThem()
{
    using Kind = model::ClockCorrection::Kind;
    auto top = log(64, StampKind::TimeOfDay, seconds(12 * 3600 + 516), seconds(12 * 3600 + 520));
    top.source = 1;
    const std::vector<model::Log> logs{ top,
        log(128, StampKind::Local, at("2025-03-07T12:08:30"), at("2025-03-07T12:09:00")),
        log(192, StampKind::Boot, seconds(176900), seconds(176930)) };
    const std::vector<model::Fact> facts{ { 64, 0, "clock.boot", "11:00:10 ± 30" }, { 64, 0, "clock.up", "176880" } };
    const auto decided
        = decideClocks(logs, facts, { analysis::adjustmentsOf(logs, { { Kind::Shift, 1, 5 * NanosPerSecond } }), {} });
    QCOMPARE(decided.logs[0].clock.offset, at("2025-03-07") + 5 * NanosPerSecond);
    QCOMPARE(decided.logs[2].clock.offset, at("2025-03-05T11:00:15"));
}

void TestAnalysisClocks::daysAndMonths()
{
    QCOMPARE(analysis::dayAndMonthSwapped(at("2025-03-07T12:00:00")).value(), at("2025-07-03T12:00:00"));
    QVERIFY(!analysis::dayAndMonthSwapped(at("2025-03-13")));
}

void TestAnalysisClocks::datesTheOtherWayRound()
{
    const std::vector<model::Log> logs{ log(64, StampKind::Local, at("2025-07-03T12:00:00"), at("2025-07-03T12:10:00")),
        log(128, StampKind::Local, at("2025-03-07T12:05:00"), at("2025-03-07T13:00:00")) };
    const auto swapped = decideClocks(logs, { { 64, 0, "clock.date_order", "assumed" } });
    QCOMPARE(swapped.logs[0].clock.toSession(*logs[0].firstRaw), at("2025-03-07T12:00:00"));
    QVERIFY(swapped.logs[0].clock.how.find("less usual order") != std::string::npos);
    QCOMPARE(decideClocks(logs, {}).logs[0].clock.offset, 0); // the date was told
    const auto both
        = decideClocks(logs, { { 64, 0, "clock.date_order", "assumed" }, { 128, 0, "clock.date_order", "assumed" } });
    QCOMPARE(both.logs[0].clock.offset, 0); // nothing sure to hold it against
}

QTEST_GUILESS_MAIN(TestAnalysisClocks)
#include "tst_analysis_clocks.moc"
