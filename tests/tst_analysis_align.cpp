// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockalign.h"
#include "analysis/clockcompare.h"
#include "analysis/clockdrift.h"
#include "analysis/fourier.h"
#include "support/recordingtext.h"

#include <QtTest>

#include <cmath>
#include <random>

using analysis::align;
using analysis::Alignment;
using analysis::Course;
using model::NanosPerSecond;

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

/// The CPU's use as a process that forgets within `memory` seconds (Ornstein and Uhlenbeck), in tenths of a second; one
/// monitor prints means of 2 s, another means of 3 s, which begin at any time and are rounded to 0.1.
class Machine {
public:
    Machine(unsigned seed, double seconds, double memory)
        : m_random(seed)
        , m_seconds(seconds)
    {
        const double keep = std::exp(-0.1 / memory), push = std::sqrt(1 - keep * keep);
        double x = 0;
        m_sum.push_back(0);
        for (int i = 0; i < static_cast<int>(seconds * 10) + 2000; ++i) {
            x = keep * x + push * normal();
            m_sum.push_back(m_sum.back() + std::clamp(40 + 15 * x, 0.0, 100.0));
        }
    }
    Course monitor(double interval, double noise, double begin, double late)
    {
        Course course;
        course.interval = model::fromSeconds(interval);
        for (double t = interval + begin; t < m_seconds; t += interval) {
            const double value = mean(t - interval, t) + noise * normal();
            course.parts.push_back(
                { model::fromSeconds(t - interval + late), model::fromSeconds(t + late), std::round(value * 10) / 10 });
        }
        return course;
    }
    double uniform(double from, double to) { return from + (to - from) * m_random() / 4294967296.0; }

private:
    double normal()
    {
        const double u = uniform(1e-12, 1), v = uniform(0, 1);
        return std::sqrt(-2 * std::log(u)) * std::cos(6.283185307179586 * v);
    }
    double mean(double from, double to) const
    {
        const auto a = static_cast<std::size_t>(std::lround(from * 10)),
                   b = static_cast<std::size_t>(std::lround(to * 10));
        return (m_sum[b] - m_sum[a]) / static_cast<double>(b - a);
    }
    std::mt19937 m_random;
    double m_seconds;
    std::vector<double> m_sum;
};

constexpr analysis::AlignSearch Near{ { -300 * NanosPerSecond, 300 * NanosPerSecond }, NanosPerSecond, 0.5 };

Course waves(double seconds, double period)
{
    Course course;
    course.interval = NanosPerSecond;
    for (int i = 0; i < static_cast<int>(seconds); ++i)
        course.parts.push_back({ i * NanosPerSecond, (i + 1) * NanosPerSecond, std::fmod(i, period) < 2 ? 90.0 : 5.0 });
    return course;
}

} // namespace

class TestAnalysisAlign : public QObject {
    Q_OBJECT

private slots:
    void crossProductsAreSums();
    void accuracy_data();
    void accuracy();
    void unrelatedCoursesAreNotAligned();
    void periodicLoadIsNotAligned();
    void constantOrShortIsNone();
    void drift();
    void driftingLogIsPlacedByItsMiddle();
    void zones();
    void shiftedLogIsMoved();
    void logWithoutStampsIsPlaced();
};

void TestAnalysisAlign::crossProductsAreSums()
{
    const std::vector<double> a{ 1, 2, 3 }, b{ 4, 0, -1, 2 };
    const auto sums = analysis::crossProducts(analysis::spectrum(a, 8), analysis::spectrum(b, 8));
    QVERIFY(near(sums[0], 4 + 0 - 3, 1e-12));
    QVERIFY(near(sums[1], 0 - 2 + 6, 1e-12));
    QVERIFY(near(sums[7], 2 * 4 + 0, 1e-12)); // a[i] against b[i - 1]
    QVERIFY(near(sums[6], 3 * 4, 1e-12));
    QCOMPARE(analysis::powerOfTwo(5), 8u);
}

void TestAnalysisAlign::accuracy_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<double>("noise");
    QTest::addColumn<double>("median"); // of the error, s
    QTest::addColumn<double>("failing"); // share that is off by more than 2 s
    QTest::newRow("2 min, like") << 120 << 1.0 << .10 << 0.0;
    QTest::newRow("5 min, like") << 300 << 1.0 << .07 << 0.0;
    QTest::newRow("15 min, like") << 900 << 1.0 << .06 << 0.0;
    QTest::newRow("30 min, like") << 1800 << 1.0 << .05 << 0.0;
    QTest::newRow("2 min, noisy") << 120 << 8.0 << .95 << .25;
    QTest::newRow("5 min, noisy") << 300 << 8.0 << .52 << .02;
    QTest::newRow("15 min, noisy") << 900 << 8.0 << .27 << .02;
    QTest::newRow("30 min, noisy") << 1800 << 8.0 << .18 << .02;
}

void TestAnalysisAlign::accuracy()
{
    QFETCH(int, seconds);
    QFETCH(double, noise);
    QFETCH(double, median);
    QFETCH(double, failing);
    for (const double memory : { 5.0, 20.0 }) {
        std::vector<double> errors;
        int wrong = 0, honest = 0;
        for (unsigned run = 0; run < 60; ++run) {
            Machine machine(1000 * run + static_cast<unsigned>(seconds), seconds, memory);
            const double late = machine.uniform(-40, 40);
            const Course iostat = machine.monitor(2, noise, 0, 0);
            const Course top = machine.monitor(3, noise, machine.uniform(0, 3), late);
            const auto found
                = align(iostat, top, { { -90 * NanosPerSecond, 90 * NanosPerSecond }, NanosPerSecond, .3 });
            QVERIFY(found.has_value());
            const double error = model::toSeconds(found->offset) + late;
            errors.push_back(std::abs(error));
            wrong += std::abs(error) > 2 ? 1 : 0;
            honest += std::abs(error) <= 3 * model::toSeconds(found->uncertainty) ? 1 : 0;
        }
        std::sort(errors.begin(), errors.end());
        const QString figures
            = QStringLiteral("memory %1 s: median %2 s, off by more than 2 s: %3 of 60, within 3 sigma: %4")
                  .arg(memory)
                  .arg(errors[30])
                  .arg(wrong)
                  .arg(honest);
        qInfo().noquote() << figures;
        QVERIFY2(errors[30] <= median, qPrintable(figures));
        QVERIFY2(wrong <= failing * 60 + 1e-9, qPrintable(figures));
        QVERIFY2(honest >= 50, qPrintable(figures));
    }
}

void TestAnalysisAlign::unrelatedCoursesAreNotAligned()
{
    int clear = 0;
    for (unsigned run = 0; run < 200; ++run) {
        Machine one(run, 300, 10), other(run + 7000, 300, 10);
        const auto found = align(one.monitor(2, 1, 0, 0), other.monitor(3, 1, 1, 0), Near);
        clear += found && found->isClear() ? 1 : 0;
    }
    QVERIFY2(clear <= 4, qPrintable(QString::number(clear))); // 1 % and what chance makes of it
}

void TestAnalysisAlign::periodicLoadIsNotAligned()
{
    const auto found = align(waves(600, 20), waves(600, 20), Near);
    QVERIFY(found.has_value());
    QVERIFY(found->runnerUp > .9);
    QVERIFY(!found->isClear());
}

void TestAnalysisAlign::constantOrShortIsNone()
{
    Course flat = waves(300, 1000000);
    for (auto &part : flat.parts)
        part.value = 5;
    QVERIFY(!align(flat, waves(300, 40), Near));
    QVERIFY(!align(waves(60, 17), waves(60, 17), Near));
    QVERIFY(!align(Course(), waves(300, 40), Near));
}

void TestAnalysisAlign::drift()
{
    // 50 ppm: 0.18 s an hour.
    std::vector<analysis::OffsetAt> offsets;
    for (int hour = 0; hour < 4; ++hour)
        offsets.push_back({ hour * 3600 * NanosPerSecond, 1.5 + .18 * hour, .02 });
    const auto found = analysis::fitDrift(offsets);
    QVERIFY(found && near(found->partsPerMillion, 50, 1e-6));
    QVERIFY(found->error > 0 && found->error < 5);
    offsets.resize(2);
    QVERIFY(!analysis::fitDrift(offsets));
}

void TestAnalysisAlign::zones()
{
    QCOMPARE(analysis::zoneOffset(8 * 3600 * NanosPerSecond + 12 * NanosPerSecond).value(), 8 * 3600);
    QCOMPARE(analysis::zoneOffset(-(5 * 3600 + 1800) * NanosPerSecond).value(), -(5 * 3600 + 1800));
    QVERIFY(!analysis::zoneOffset(3 * NanosPerSecond));
    QVERIFY(!analysis::zoneOffset(7 * 3600 * NanosPerSecond + 200 * NanosPerSecond));
}

namespace {

/// A log of CPU rows a second apart, `late` behind the load.
std::string cpuLog(const char *head, int late)
{
    std::mt19937 random(5);
    std::string text
        = std::string("log ") + head + " interval=1\ncolumns all cpu.user cpu.system cpu.iowait cpu.idle\n";
    double load = 20;
    for (int i = 0; i < 240; ++i) {
        load = std::clamp(load + static_cast<double>(random() % 31) - 15, 1.0, 80.0);
        const QString at = QTime(10, 0).addSecs(i + late).toString(QStringLiteral("HH:mm:ss"));
        text += at.toStdString() + " " + std::to_string(load) + " 2 1 " + std::to_string(97 - load) + "\n";
    }
    return text;
}

} // namespace

void TestAnalysisAlign::shiftedLogIsMoved()
{
    const auto text = testsupport::parseRecording(
        "date 2025-03-07\n" + cpuLog("iostat", 0) + cpuLog("top", 0) + cpuLog("vmstat", 7));
    QVERIFY2(text, text ? "" : text.error().message.c_str());
    const auto found = analysis::compareClocks(text->recording(), {});
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].log, text->logs[2].id);
    QVERIFY(near(model::toSeconds(found[0].value), -7, .05));
    QVERIFY(found[0].how.find("CPU use") != std::string::npos);
    QVERIFY(analysis::compareClocks(text->recording(), { text->logs[2].id }).empty()); // the user has decided on it
    // Another zone.
    const auto zone = testsupport::parseRecording(
        "date 2025-03-07\n" + cpuLog("iostat", 0) + cpuLog("top", 0) + cpuLog("vmstat", 8 * 3600));
    const auto hours = analysis::compareClocks(zone->recording(), {});
    QCOMPARE(hours.size(), 1u);
    QVERIFY(near(model::toSeconds(hours[0].value), -8 * 3600, .05));
    QVERIFY(hours[0].how.find("time zone") != std::string::npos);
}

void TestAnalysisAlign::logWithoutStampsIsPlaced()
{
    const auto text = testsupport::parseRecording(
        "date 2025-03-07\n" + cpuLog("iostat", 0) + "date 1970-01-01\n" + cpuLog("vmstat unplaced", 1800));
    QVERIFY2(text, text ? "" : text.error().message.c_str());
    const auto found = analysis::compareClocks(text->recording(), {});
    QCOMPARE(found.size(), 1u);
    QVERIFY(found[0].kind == model::ClockCorrection::Kind::Start);
    QVERIFY(near(model::toSeconds(found[0].value), model::toSeconds(*model::parseIsoTime("2025-03-07T10:00:00")), .05));
}

void TestAnalysisAlign::driftingLogIsPlacedByItsMiddle()
{
    // Twelve hours in which the second clock loses 100 ppm: from 1 s to 5.3 s behind.
    const model::TimeRange both{ 0, 12 * 3600 * NanosPerSecond };
    const auto at = [](double ppm, double noise) {
        return [ppm, noise](model::TimeRange window) {
            analysis::Alignment found;
            const double middle = model::toSeconds(window.from + window.length() / 2);
            found.offset = model::fromSeconds(1 + middle * ppm / 1e6 + (window.from / NanosPerSecond % 2 ? noise : 0));
            found.uncertainty = NanosPerSecond / 20;
            found.r = .99;
            found.p = 1e-9;
            return std::optional(found);
        };
    };
    const auto slow = analysis::runningOff(both, at(100, 0));
    QVERIFY(slow && near(slow->partsPerMillion, 100, .01));
    QVERIFY(near(model::toSeconds(slow->middle), 1 + 6 * .36, .001));
    QVERIFY(near(model::toSeconds(slow->most), 6 * .36, .001));
    QVERIFY(slow->text().english().find("loses 100 ppm, 8.6 s a day") != std::string::npos);
    QVERIFY(analysis::runningOff(both, at(-60, 0))->text().english().find("gains 60 ppm") != std::string::npos);
    QVERIFY(!analysis::runningOff(both, at(10, 0))); // less than 20 ppm
    QVERIFY(!analysis::runningOff({ 0, 3 * 3600 * NanosPerSecond }, at(100, 0)));
    QVERIFY(!analysis::runningOff(both, [](model::TimeRange) { return std::optional<analysis::Alignment>(); }));
}

QTEST_GUILESS_MAIN(TestAnalysisAlign)
#include "tst_analysis_align.moc"
