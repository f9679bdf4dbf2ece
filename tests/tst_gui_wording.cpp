// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/sessionwriter.h"
#include "gui/api/wording.h"
#include "gui/cli/textpage.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace {

constexpr model::Nanos Second = model::NanosPerSecond;
constexpr model::Nanos Noon = 1'741'348'800 * Second; // 2025-03-07 12:00:00

model::Incident incident(int id, model::Nanos from, model::Nanos length, bool withCause)
{
    model::Incident one;
    one.id = id;
    one.span = { from, from + length };
    one.device = "sda";
    one.title = model::Text("%1: write await %2", { "sda", "473 ms" });
    one.symptoms.push_back({ "disk.write_await", "sda", 473.12, "ms", from, { 1, 31 } });
    model::Finding finding;
    finding.rule = "no-such-rule";
    finding.verdict = withCause ? model::Verdict::In : model::Verdict::Unknown;
    one.findings.push_back(finding);
    return one;
}

} // namespace

/// The words and figures that window, report and command line share.
class TestWording : public QObject {
    Q_OBJECT
private slots:
    void values_data();
    void values();
    void durations_data();
    void durations();
    void times();
    void sentences();
    void references();
    void colours();
    void wrapping();

private:
    std::shared_ptr<gui::Session> session(const model::Analysis &analysis);
    QTemporaryDir m_folder;
    int m_count = 0;
};

std::shared_ptr<gui::Session> TestWording::session(const model::Analysis &analysis)
{
    const std::string path = m_folder.filePath(QStringLiteral("s%1.stallmark").arg(++m_count)).toStdString();
    auto writer = model::SessionWriter::create(path);
    if (!writer)
        qFatal("%s", writer.error().message.c_str());
    for (const char *name : { "a/iolog.txt", "a/top.txt", "b/top.txt" }) {
        model::SourceFile file;
        file.id = ++m_count;
        file.bundle = "/somewhere/bundle";
        file.path = name;
        (*writer)->addSource(file);
    }
    (*writer)->saveAnalysis(analysis);
    const auto finished = (*writer)->finish();
    if (!finished)
        qFatal("%s", finished.error().message.c_str());
    auto opened = gui::Session::open(path);
    if (!opened)
        qFatal("%s", opened.error().message.c_str());
    return *opened;
}

void TestWording::values_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, const char *unit, const char *text) {
        QTest::addRow("%g %s", value, unit) << value << QString::fromLatin1(unit) << QString::fromUtf8(text);
    };
    row(202.71, "ms", "203 ms");
    row(2065, "ms", "2.06 s"); // half to even, as the C library rounds
    row(0.05, "ms", "50 µs");
    row(0, "ms", "0 ms");
    row(999.6, "ms", "1 s");
    row(8.4e6, "B/s", "8.4 MB/s");
    row(999.4, "B/s", "999 B/s");
    row(999'600, "B/s", "1 MB/s");
    row(12'582'912, "B", "12.6 MB");
    row(87.79, "%", "87.8 %");
    row(100, "%", "100 %");
    row(61.5, "1/s", "61.5 /s");
    row(16.75, "requests", "16.8 requests");
    row(1250, "", "1250");
    row(0.0312, "", "0.0312");
    row(-3.5, "ms", "-3.5 ms");
    row(68, "state", "D");
    row(std::nan(""), "ms", "not recorded");
}

void TestWording::values()
{
    QFETCH(double, value);
    QFETCH(QString, unit);
    QTEST(gui::valueText(value, unit.toStdString()), "text");
}

void TestWording::durations_data()
{
    QTest::addColumn<qint64>("length");
    QTest::addColumn<QString>("text");
    const auto row = [](double seconds, const char *text) {
        QTest::addRow("%g", seconds) << qint64(model::fromSeconds(seconds)) << QString::fromUtf8(text);
    };
    row(0.0004, "400 µs");
    row(0.2031, "203 ms");
    row(0.9996, "1 s");
    row(4.1, "4.1 s");
    row(12.4, "12 s");
    row(59.7, "1 min");
    row(130, "2 min 10 s");
    row(3599.6, "1 h");
    row(7800, "2 h 10 min");
    row(86'399, "1 d");
    row(273'600, "3 d 4 h");
}

void TestWording::durations()
{
    QFETCH(qint64, length);
    QTEST(gui::durationText(length), "text");
}

void TestWording::times()
{
    QCOMPARE(gui::timeText(Noon + 518 * Second, false), QStringLiteral("12:08:38"));
    QCOMPARE(gui::timeText(Noon + 518 * Second + 250'000'000, true, 3), QStringLiteral("2025-03-07 12:08:38.250"));
    QCOMPARE(gui::timeText(-Second, true), QStringLiteral("1969-12-31 23:59:59"));
}

void TestWording::sentences()
{
    QVERIFY(gui::summarySentence(*session({})).contains(QLatin1String("nothing can be said about stalls")));

    model::Analysis analysis;
    analysis.incidents = { incident(1, Noon, 9 * Second, false), incident(2, Noon + 100 * Second, 4 * Second, true) };
    const auto two = session(analysis);
    const QString text = gui::summarySentence(*two);
    QVERIFY2(text.startsWith(QLatin1String("2 incidents")), qPrintable(text));
    // The one with a cause is worse than the longer one without.
    QVERIFY2(text.contains(QLatin1String("12:01:40, 4 s, sda: no-such-rule.")), qPrintable(text));

    analysis.incidents.pop_back();
    const QString one = gui::summarySentence(*session(analysis));
    QVERIFY2(one.startsWith(QLatin1String("1 incident")), qPrintable(one));
    QVERIFY2(one.contains(QLatin1String("no cause could be ruled in")), qPrintable(one));

    QCOMPARE(gui::translated(model::Text("%2 over %1", { "a", "%1" })), QStringLiteral("%1 over a"));
}

void TestWording::references()
{
    const auto one = session({});
    const auto &sources = one->sources();
    QCOMPARE(sources.size(), std::size_t(3));
    QCOMPARE(gui::refText(*one, { sources[0].id, 31 }), QStringLiteral("iolog.txt:31"));
    QCOMPARE(gui::refText(*one, { sources[1].id, 0 }), QStringLiteral("a/top.txt"));
    QCOMPARE(gui::refText(*one, { sources[2].id, 5 }), QStringLiteral("b/top.txt:5"));
    QCOMPARE(gui::refText(*one, { 4711, 5 }), QString());
}

void TestWording::colours()
{
    QVERIFY(gui::metricColor("cpu.iowait", false) != gui::metricColor("cpu.user", false));
    QVERIFY(gui::metricColor("cpu.iowait", false) != gui::metricColor("cpu.iowait", true));
    QCOMPARE(gui::metricColor("iostat.unknown", false), gui::metricColor("iostat.unknown", false));
    QVERIFY(gui::verdictColor(model::Verdict::In, false) != gui::verdictColor(model::Verdict::Out, false));
}

void TestWording::wrapping()
{
    QCOMPARE(gui::columnsOf(QString::fromUtf8("a文b")), 4);
    QCOMPARE(gui::wrapped(QStringLiteral("one two three"), 7),
        (QStringList{ QStringLiteral("one two"), QStringLiteral("three") }));
    QCOMPARE(gui::wrapped(QStringLiteral("unbreakable"), 4), QStringList{ QStringLiteral("unbreakable") });
    QCOMPARE(gui::wrapped(QString(), 4), QStringList{ QString() });
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_gui_wording.moc"
