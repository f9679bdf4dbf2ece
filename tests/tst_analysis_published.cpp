// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/cpuspells.h"
#include "analysis/incidents.h"
#include "analysis/littlelaw.h"
#include "support/recordingtext.h"

#include <QtTest>

#include <cmath>

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

constexpr int Blocks = 4;

/// The rows of one printed block, and the busy ones among them.
struct Block {
    std::vector<analysis::DiskRow> rows;
    analysis::Run busy;
};

Block blockOf(const analysis::Recording &recording, const model::Incident &incident)
{
    const auto window = analysis::diskWindow(recording, "sda", incident.span, incident.placed);
    Block block{ analysis::diskRows(recording, *window.source, window.source->extent), {} };
    const auto calm = [](const analysis::DiskRow &row) { return !(row.queue > 0.25) && !(row.little() > 0.25); };
    while (block.busy.first < block.rows.size()
        && (calm(block.rows[block.busy.first]) || block.rows[block.busy.first].to <= incident.span.from))
        ++block.busy.first;
    block.busy.last = block.busy.first;
    while (block.busy.last + 1 < block.rows.size() && !calm(block.rows[block.busy.last + 1]))
        ++block.busy.last;
    return block;
}

} // namespace

/// Figures of the published recording of an SSD that collects garbage: four printed blocks of iostat -x 2.
class TestAnalysisPublished : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void queuesAgreeOverEachSpell();
    void agesOfRequestsInFlight();
    void cpuClassesByBothDefinitions();
    void cpuSpells();
    void cpuClassesAsText();
    void dispersionByHour();

private:
    testsupport::TextRecording m_text;
};

void TestAnalysisPublished::initTestCase()
{
    auto text = testsupport::loadRecording(
        STALLMARK_SOURCE_DIR "/analysis/rules/devicestall/cases/hit-garbage-collection.txt");
    QVERIFY2(text, text ? "" : text.error().message.c_str());
    m_text = std::move(*text);
}

void TestAnalysisPublished::queuesAgreeOverEachSpell()
{
    struct Sums {
        double queue, little;
    };
    const Sums expected[Blocks] = { { 56.840, 56.845 }, { 45.170, 45.190 }, { 21.440, 21.435 }, { 66.770, 66.775 } };
    const analysis::Recording recording = m_text.recording();
    const auto incidents = analysis::findIncidents(recording, {});
    for (std::size_t i = 0; i < Blocks; ++i) {
        const Block block = blockOf(recording, incidents[i]);
        const auto sums = analysis::littleBalance(block.rows, block.busy);
        const QString figures = QStringLiteral("block %1: %2 against %3").arg(i).arg(sums.queue).arg(sums.little);
        QVERIFY2(near(sums.queue, expected[i].queue, .006), qPrintable(figures));
        QVERIFY2(near(sums.little, expected[i].little, .006), qPrintable(figures));
        QVERIFY2(sums.coherent() && !sums.identical, qPrintable(figures));
    }
}

void TestAnalysisPublished::agesOfRequestsInFlight()
{
    const std::pair<std::size_t, std::vector<double>> expected[]
        = { { 0, { 32.53, 2.78, 6.13, .01 } }, { 3, { 11.31, 42.99, 52.20, -.01 } } };
    const analysis::Recording recording = m_text.recording();
    const auto incidents = analysis::findIncidents(recording, {});
    for (const auto &[number, ages] : expected) {
        const Block block = blockOf(recording, incidents[number]);
        const std::vector<double> found = analysis::requestAges(block.rows, block.busy);
        QVERIFY(found.size() >= ages.size());
        for (std::size_t i = 0; i < ages.size(); ++i)
            QVERIFY2(near(std::abs(found[i]), std::abs(ages[i]), .021),
                qPrintable(QStringLiteral("block %1 row %2: %3").arg(number).arg(i).arg(found[i])));
    }
}

void TestAnalysisPublished::cpuClassesByBothDefinitions()
{
    using Definition = model::CpuClasses::Definition;
    const analysis::Recording recording = m_text.recording();
    std::vector<analysis::CpuRow> rows;
    for (const analysis::CpuSource &source : analysis::cpuSources(recording))
        for (const analysis::CpuRow &row : analysis::cpuRows(recording, source, source.extent))
            rows.push_back(row);
    QCOMPARE(rows.size(), 9u);
    const auto notIdle = analysis::countCpuClasses(rows, Definition::NotIdle);
    const std::int64_t expected[] = { 2, 1, 2, 0 }; // 69.41 67.67, 78.13, 82.05 87.79
    for (std::size_t c = 0; c < notIdle.classes.size(); ++c)
        QCOMPARE(notIdle.classes[c].samples, expected[c]);
    QCOMPARE(notIdle.samples, 9);
    QCOMPARE(notIdle.exposure, 18 * model::NanosPerSecond);
    QVERIFY(near(notIdle.perHour(2), 400, 1e-9));
    const auto busy = analysis::countCpuClasses(rows, Definition::Busy);
    QVERIFY(!busy.any()); // 40.30 to 55.64
}

void TestAnalysisPublished::cpuSpells()
{
    // Two spells: 20 s with a peak of 95 and a break of 4 s, and 5 s of 62; 40 s apart.
    std::vector<analysis::CpuRow> rows;
    for (int s = 0; s < 120; ++s) {
        analysis::CpuRow row;
        row.from = s * model::NanosPerSecond;
        row.to = row.from + model::NanosPerSecond;
        const bool first = s >= 10 && s < 30 && !(s >= 18 && s < 22), second = s >= 70 && s < 75;
        row.user = first ? (s == 25 ? 95 : 72) : second ? 62 : 5;
        row.idle = 100 - row.user;
        rows.push_back(row);
    }
    const auto table = analysis::countCpuClasses(rows, model::CpuClasses::Definition::Busy);
    QCOMPARE(table.classes[0].episodes, 1);
    QCOMPARE(table.classes[0].episodeTime, 5 * model::NanosPerSecond);
    QCOMPARE(table.classes[1].samples, 15);
    QCOMPARE(table.classes[1].episodes, 0);
    QCOMPARE(table.classes[3].samples, 1);
    QCOMPARE(table.classes[3].episodes, 1);
    QCOMPARE(table.classes[3].episodeTime, 20 * model::NanosPerSecond);
    QVERIFY(near(table.perHour(table.classes[3].episodes), 30, 1e-9));
    QVERIFY(!table.classes[0].dispersion);
}

void TestAnalysisPublished::cpuClassesAsText()
{
    model::CpuClasses table;
    table.definition = model::CpuClasses::Definition::NotIdle;
    table.source = 7;
    table.interval = 2;
    table.exposure = 3;
    table.samples = 4;
    table.classes[2] = { 5, 6, 7, 1.25 };
    const auto back = model::parseCpuClasses(model::toText({ table, table }) + "nonsense\n1 2 3\n");
    QCOMPARE(back.size(), 2u);
    QCOMPARE(back[1].classes[2].episodes, 6);
    QCOMPARE(back[1].classes[2].dispersion.value(), 1.25);
    QVERIFY(!back[1].classes[1].dispersion);
    QVERIFY(back[0].definition == model::CpuClasses::Definition::NotIdle);
    QCOMPARE(model::cpuClassOf(59.99).has_value(), false);
    QCOMPARE(model::cpuClassOf(70).value(), 1);
    QCOMPARE(model::cpuClassOf(100).value(), 3);
}

void TestAnalysisPublished::dispersionByHour()
{
    // Three hours with 10, 0 and 2 samples above: mean 4, variance 28.
    std::vector<analysis::CpuRow> rows;
    for (int minute = 0; minute < 180; ++minute) {
        analysis::CpuRow row;
        row.from = minute * 60 * model::NanosPerSecond;
        row.to = row.from + 59 * model::NanosPerSecond;
        row.user = minute < 10 || (minute >= 120 && minute < 122) ? 65 : 5;
        row.idle = 100 - row.user;
        rows.push_back(row);
    }
    const auto table = analysis::countCpuClasses(rows, model::CpuClasses::Definition::Busy);
    QVERIFY(near(table.classes[0].dispersion.value(), 7, 1e-9));
}

QTEST_GUILESS_MAIN(TestAnalysisPublished)
#include "tst_analysis_published.moc"
