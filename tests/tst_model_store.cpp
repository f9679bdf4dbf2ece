// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sessionfixture.h"

#include <QtTest>

using namespace sessionfixture;

namespace {

QByteArray content(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What goes into a session comes out of it.
class TestModelStore : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyRecord();
    void analysisThereAndBack();
    void analysisIsReplaced();
    void countsAndStamps();
    void clockIsReplacedWithoutImport();
    void extentOfWhatIsPlaced();
    void zone();
    void readersAndWriterAtOnce();

private:
    std::string path(const char *name) const { return m_dir->filePath(QString::fromUtf8(name)).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestModelStore::init() { m_dir = std::make_unique<QTemporaryDir>(); }

void TestModelStore::everyRecord()
{
    const std::string file = path("a.stallmark");
    const SourceFile source{ 3, "bundle.tar", "dir/iolog \xe6\x97\xa5.txt", 12, 34, "ab12", "UTF-8",
        SourceStatus::Partial, "why", "cut" };
    Log log{ 192, 3, "iostat", "iostat", "12.1", "host", "5.15", 16, 0, 0, 0, 5, 9, {} };
    log.clock = { StampKind::Zoned, -5, 6, 7, -3600, true, "because" };
    const Event event{ 192, 8, 7, 9, "io-error", "sda", "text" };
    const Event timeless{ 192, 9, std::nullopt, 0, "message", "", "" };
    const Fact fact{ 192, 1, "vm.dirty_ratio", "20" };
    const BenchResult result{ 192, 2, "fio", "3.28", 2, "randwrite", "iops", 0.1, "1/s", Better::Higher };
    const Issue issue{ 3, 4, "no number", "abc\xc3\xa9", 5 };
    auto writer = create(file);
    writer->addSource(source);
    writer->addLog(log);
    writer->addGroup({ 3 << 24, 192, "disk", "sda", true });
    writer->addEvents(std::vector{ timeless, event });
    writer->addFacts(std::vector{ fact });
    writer->addResults(std::vector{ result });
    writer->addIssues(std::vector{ issue });
    writer->addExcerpts(std::vector<Excerpt>{ { 3, 5, "five" }, { 3, 4, "four" }, { 3, 9, "nine" } });
    writer->addExcerpts(std::vector<Excerpt>{ { 3, 5, "other" } });
    writer->addQuality(std::vector<QualityRemark>{ { { 3, 1 }, "late" } });
    writer->setMeta("bundle", "x");
    writer->setMeta("bundle", "y");
    QVERIFY(bool(writer->finish()));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files), QStringList{ QStringLiteral("a.stallmark") });

    const QByteArray before = content(file);
    const auto reader = open(file);
    const SourceFile s = reader->sources().at(0);
    QVERIFY(s.id == source.id && s.bundle == source.bundle && s.path == source.path && s.bytes == 12 && s.lines == 34
        && s.sha256 == "ab12" && s.encoding == "UTF-8" && s.status == source.status && s.detection == "why"
        && s.problem == "cut");
    const Log l = reader->logs().at(0);
    QVERIFY(l.id == 192 && l.source == 3 && l.format == "iostat" && l.tool == "iostat" && l.version == "12.1"
        && l.host == "host" && l.kernel == "5.15" && l.cpus == 16);
    QVERIFY(l.samples == 0 && l.results == 1 && l.events == 2 && l.firstRaw == 5 && l.lastRaw == 9);
    QVERIFY(l.clock.kind == StampKind::Zoned && l.clock.offset == -5 && l.clock.uncertainty == 6
        && l.clock.interval == 7 && l.clock.zoneSeconds == -3600 && l.clock.placed && l.clock.how == "because");
    const Group g = reader->groups().at(0);
    QVERIFY(g.id == 3 << 24 && g.log == 192 && g.table == "disk" && g.entity == "sda" && g.sinceBoot);
    const std::vector<Event> events = reader->events();
    QVERIFY(events.size() == 2 && events[0].line == 8 && events[0].raw == 7 && events[0].duration == 9
        && events[0].kind == "io-error" && events[0].entity == "sda" && events[0].text == "text");
    QVERIFY(!events[1].raw && events[1].line == 9);
    const Fact f = reader->facts().at(0);
    QVERIFY(f.log == 192 && f.line == 1 && f.name == fact.name && f.value == "20");
    const BenchResult r = reader->results().at(0);
    QVERIFY(r.tool == "fio" && r.version == "3.28" && r.run == 2 && r.test == "randwrite" && r.metric == "iops"
        && r.value == 0.1 && r.unit == "1/s" && r.better == Better::Higher && r.line == 2);
    const Issue i = reader->issues().at(0);
    QVERIFY(i.source == 3 && i.line == 4 && i.reason == issue.reason && i.excerpt == issue.excerpt && i.count == 5);
    const auto excerpts = reader->excerpts(3, 4, 8);
    QVERIFY(excerpts.size() == 2 && excerpts[0].text == "four" && excerpts[1].text == "five");
    QVERIFY(reader->quality().at(0).ref == (SourceRef{ 3, 1 }) && reader->quality().at(0).text == "late");
    QCOMPARE(reader->meta("bundle"), std::string("y"));
    QCOMPARE(reader->meta("nothing"), std::string());
    QVERIFY(reader->problem().empty());
    QCOMPARE(content(file), before);
}

namespace {

Analysis sampleAnalysis()
{
    Finding finding;
    finding.rule = "device-stall";
    finding.role = Role::Amplifier;
    finding.verdict = Verdict::In;
    finding.score = 6.5;
    finding.coverage = 0.75;
    finding.index = 0.7;
    finding.summary = Text("stalled %1", { "4.1 s" });
    Evidence evidence;
    evidence.supports = false;
    evidence.hard = true;
    evidence.earned = -2;
    evidence.weight = 4;
    evidence.text = Text("moved %1", { "5.0" });
    evidence.metric = "disk.util";
    evidence.entity = "sda";
    evidence.span = TimeRange{ 1, 2 };
    evidence.ref = { 3, 31 };
    finding.evidence = { evidence, Evidence() };
    finding.missing = { { 2, Text("dirty pages"), "cat /proc/vmstat" } };
    Incident incident;
    incident.id = 1;
    incident.span = { 10, 20 };
    incident.device = "sda";
    incident.placed = false;
    incident.title = Text("%1: write await", { "sda" });
    incident.symptoms = { { "disk.write_await", "sda", 473.25, "ms", 15, { 3, 31 } } };
    incident.findings = { finding, Finding() };
    incident.episodes = { { 10, 12 }, { 15, 20 } };
    Incident second;
    second.id = 2;
    Analysis analysis;
    analysis.incidents = { incident, second };
    analysis.overall = { finding };
    return analysis;
}

} // namespace

void TestModelStore::analysisThereAndBack()
{
    auto writer = create(path("a"));
    writer->saveAnalysis(sampleAnalysis());
    QVERIFY(bool(writer->finish()));
    const Analysis a = open(path("a"))->analysis();
    QCOMPARE(a.incidents.size(), size_t(2));
    QCOMPARE(a.overall.size(), size_t(1));
    const Incident &i = a.incidents[0];
    QVERIFY(i.id == 1 && i.span == (TimeRange{ 10, 20 }) && i.device == "sda" && !i.placed);
    QCOMPARE(i.title.english(), std::string("sda: write await"));
    const Symptom &s = i.symptoms.at(0);
    QVERIFY(s.metric == "disk.write_await" && s.entity == "sda" && s.peak == 473.25 && s.unit == "ms" && s.at == 15
        && s.ref == (SourceRef{ 3, 31 }));
    QVERIFY(i.episodes == (std::vector<TimeRange>{ { 10, 12 }, { 15, 20 } }));
    QVERIFY(i.times() == 2 && i.hurting() == 7);
    QVERIFY(a.incidents[1].episodes.empty() && a.incidents[1].times() == 1);
    QCOMPARE(i.findings.size(), size_t(2));
    const Finding &f = i.findings[0];
    QVERIFY(f.rule == "device-stall" && f.role == Role::Amplifier && f.verdict == Verdict::In && f.score == 6.5
        && f.coverage == 0.75 && f.index == 0.7 && f.summary == Text("stalled %1", { "4.1 s" }));
    QCOMPARE(f.evidence.size(), size_t(2));
    const Evidence &e = f.evidence[0];
    QVERIFY(!e.supports && e.hard && e.earned == -2 && e.weight == 4 && e.text == Text("moved %1", { "5.0" })
        && e.metric == "disk.util" && e.entity == "sda" && e.span == (TimeRange{ 1, 2 })
        && e.ref == (SourceRef{ 3, 31 }));
    QVERIFY(f.evidence[1].supports && !f.evidence[1].span);
    QVERIFY(f.missing.size() == 1 && f.missing[0].weight == 2 && f.missing[0].signal == Text("dirty pages")
        && f.missing[0].command == "cat /proc/vmstat");
    QVERIFY(i.findings[1].role == Role::Cause && i.findings[1].verdict == Verdict::Unknown);
    QVERIFY(a.incidents[1].findings.empty() && a.incidents[1].placed);
    QCOMPARE(a.overall[0].evidence.size(), size_t(2));
}

void TestModelStore::analysisIsReplaced()
{
    auto writer = create(path("a"));
    writer->saveAnalysis(sampleAnalysis());
    QVERIFY(bool(writer->finish()));
    auto again = SessionWriter::open(path("a"));
    QVERIFY(bool(again));
    Analysis other = sampleAnalysis();
    other.incidents.resize(1);
    other.overall.clear();
    (*again)->saveAnalysis(other);
    QVERIFY(bool((*again)->finish()));
    const Analysis a = open(path("a"))->analysis();
    QCOMPARE(a.incidents.size(), size_t(1));
    QCOMPARE(a.incidents[0].findings.size(), size_t(2));
    QCOMPARE(a.incidents[0].findings[0].evidence.size(), size_t(2));
    QVERIFY(a.overall.empty());
}

void TestModelStore::countsAndStamps()
{
    auto writer = create(path("a"));
    writer->addSource(sourceFile(Source, "log.txt"));
    const std::vector<Decimal> values{ Decimal::of(1), Decimal::missing(), Decimal::missing() };
    ChunkBuilder samples(GroupNumber, { 1, 1, 1 });
    ChunkBuilder sinceBoot(GroupNumber + 1, { 1, 1, 1 });
    sinceBoot.add(1, 1, values);
    for (int i = 0; i < 10; ++i)
        samples.add(100 + i, LineNumber(i + 2), values);
    writer->addChunk(samples.take());
    writer->checkpoint(); // before anything is known of the group
    for (GroupId g : { GroupNumber, GroupNumber + 1 }) {
        for (int c = 0; c < 3; ++c)
            writer->addSeries(seriesInfo((g << 8) + c, c == 0 ? "disk.await" : "disk.util"));
        writer->addGroup({ g, LogNumber, "disk", "sda", g != GroupNumber });
    }
    samples.add(50, 99, values);
    writer->addChunk(samples.take());
    writer->addChunk(sinceBoot.take());
    writer->addLog(localLog(LogNumber));
    writer->checkpoint();
    QVERIFY(bool(writer->finish()));
    const auto reader = open(path("a"));
    const Log log = reader->logs().at(0);
    QVERIFY(log.samples == 11 && log.events == 0 && log.firstRaw == 50 && log.lastRaw == 109);
    const auto series = reader->series();
    QCOMPARE(series.size(), size_t(2)); // those without a value are left out
    QVERIFY(series[0].id == SeriesNumber && series[0].count == 11 && !series[0].sinceBoot && series[0].log == LogNumber
        && series[0].metric == "disk.await" && series[0].unit == "ms" && series[0].entity == "sda");
    QVERIFY(series[1].count == 1 && series[1].sinceBoot);
}

void TestModelStore::clockIsReplacedWithoutImport()
{
    writeRows(path("a"), localLog(LogNumber), { { Start, 1 }, { Start + Second, 2 } });
    auto writer = SessionWriter::open(path("a"));
    QVERIFY(bool(writer));
    Clock clock = localLog(LogNumber).clock;
    clock.offset = 77;
    clock.zoneSeconds = 3600;
    (*writer)->updateClock(LogNumber, clock);
    QVERIFY(bool((*writer)->finish()));
    const auto reader = open(path("a"));
    QCOMPARE(reader->read(SeriesNumber).t, (std::vector<Nanos>{ Start + 77, Start + Second + 77 }));
    QCOMPARE(reader->logs()[0].samples, std::int64_t(2));
    QCOMPARE(reader->series()[0].count, std::int64_t(2));
    QVERIFY(reader->zoneSeconds() == 3600);
}

void TestModelStore::extentOfWhatIsPlaced()
{
    auto writer = create(path("a"));
    writer->addSource(sourceFile(1, "a"));
    Log placed = localLog(64);
    placed.clock.offset = 1000;
    Log lost = localLog(65);
    lost.clock.placed = false;
    writer->addLog(placed);
    writer->addLog(lost);
    writer->addEvents(std::vector<Event>{ { 64, 1, 5, 0, "message", "", "" }, { 64, 2, 9, 0, "message", "", "" },
        { 65, 2, 1'000'000, 0, "message", "", "" } });
    QVERIFY(bool(writer->finish()));
    QCOMPARE(open(path("a"))->extent(), (std::optional(TimeRange{ 1005, 1009 })));

    auto again = SessionWriter::open(path("a"));
    placed.clock.placed = false;
    (*again)->updateClock(64, placed.clock);
    QVERIFY(bool((*again)->finish()));
    QCOMPARE(open(path("a"))->extent(), (std::optional(TimeRange{ 1005, 1'000'000 })));

    QVERIFY(bool(create(path("b"))->finish()));
    QVERIFY(!open(path("b"))->extent());
}

void TestModelStore::zone()
{
    auto writer = create(path("a"));
    writer->addLog(localLog(64));
    Log zoned = localLog(65);
    zoned.clock.zoneSeconds = -7200;
    writer->addLog(zoned);
    QVERIFY(bool(writer->finish()));
    QVERIFY(open(path("a"))->zoneSeconds() == -7200);
    auto again = SessionWriter::open(path("a"));
    (*again)->setMeta("zone_seconds", "28800");
    QVERIFY(bool((*again)->finish()));
    QVERIFY(open(path("a"))->zoneSeconds() == 28800);
}

void TestModelStore::readersAndWriterAtOnce()
{
    writeRows(path("a"), localLog(LogNumber), noisyRows(5000, 1, 0));
    const auto one = open(path("a"));
    const auto two = open(path("a"));
    QCOMPARE(one->read(SeriesNumber).size(), two->read(SeriesNumber).size());
    auto writer = SessionWriter::open(path("a"));
    QVERIFY(bool(writer));
    (*writer)->setMeta("a", "b");
    QCOMPARE(one->meta("a"), std::string()); // not committed yet
    QVERIFY(bool((*writer)->finish()));
    QCOMPARE(one->meta("a"), std::string("b"));
}

QTEST_GUILESS_MAIN(TestModelStore)
#include "tst_model_store.moc"
