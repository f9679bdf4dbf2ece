// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"
#include "support/machinebundle.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

using testsupport::Fault;
using testsupport::Machine;

namespace {

/// Not in step with the reports, and long enough for three of them.
Machine machineOf(Fault fault, double interval, double seconds)
{
    Machine machine;
    machine.interval = interval;
    machine.fault = fault;
    machine.from = static_cast<int>(std::max(63.0, 12 * interval + 7));
    machine.to = machine.from + static_cast<int>(std::max(seconds, 3 * interval));
    machine.seconds = static_cast<int>(std::max(150.0, 30 * interval));
    return machine;
}

} // namespace

/// Machines and settings of which there is no recording: 64 CPUs, reports from half a second to a minute apart, control
/// groups. Each has one known fault.
class TestAnalysisMachines : public QObject {
    Q_OBJECT

private slots:
    void nothingWrong_data() { intervals(); }
    void nothingWrong();
    void fault_data();
    void fault();
    void hotThread_data() { intervals(); }
    void hotThread();
    void limitOfControlGroup();

private:
    static void intervals();
    model::Analysis analyze(const Machine &machine);
};

void TestAnalysisMachines::intervals()
{
    QTest::addColumn<double>("interval");
    for (const double interval : { 0.5, 1., 10., 60. })
        QTest::addRow("every %g s", interval) << interval;
}

model::Analysis TestAnalysisMachines::analyze(const Machine &machine)
{
    QTemporaryDir folder;
    const QDir bundle(folder.filePath(QStringLiteral("bundle")));
    if (!bundle.mkpath(QStringLiteral(".")))
        qFatal("cannot make a folder");
    for (const auto &[name, text] : testsupport::machineBundle(machine)) {
        QFile file(bundle.filePath(QString::fromStdString(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            qFatal("cannot write %s", name.c_str());
    }
    const std::string session = folder.filePath(QStringLiteral("s.stallmark")).toStdString();
    if (!importers::importBundles({ { bundle.path().toStdString() }, session, 1 }, {})
        || !analysis::analyzeSession(session, {}))
        qFatal("cannot analyse");
    const auto reader = model::SessionReader::open(session);
    return (*reader)->analysis();
}

void TestAnalysisMachines::nothingWrong()
{
    QFETCH(double, interval);
    const model::Analysis outcome = analyze(machineOf(Fault::None, interval, 30));
    for (const model::Incident &incident : outcome.incidents)
        QFAIL(incident.title.english().c_str());
}

void TestAnalysisMachines::fault_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("interval");
    QTest::addColumn<QString>("cause");
    struct Kind {
        const char *name;
        Fault fault;
        double seconds;
        const char *cause;
    };
    const Kind kinds[] = { { "hang", Fault::Hang, 4, "device-stall" }, { "crawl", Fault::Crawl, 30, "device-degraded" },
        { "flood", Fault::Throttle, 30, "dirty-throttle" }, { "full", Fault::CpuFull, 30, "cpu-saturated" } };
    for (const Kind &kind : kinds)
        for (const double interval : { 0.5, 1., 10., 60. })
            QTest::addRow("%s every %g s", kind.name, interval)
                << static_cast<int>(kind.fault) << kind.seconds << interval << QString::fromLatin1(kind.cause);
}

void TestAnalysisMachines::fault()
{
    QFETCH(int, fault);
    QFETCH(double, seconds);
    QFETCH(double, interval);
    QFETCH(QString, cause);
    Machine machine = machineOf(static_cast<Fault>(fault), interval, seconds);
    machine.application = machine.fault != Fault::CpuFull;
    const model::Analysis outcome = analyze(machine);
    QVERIFY2(!outcome.incidents.empty(), "nothing was found");
    std::set<std::string> causes;
    for (const model::Incident &incident : outcome.incidents)
        if (incident.cause())
            causes.insert(incident.cause()->rule);
    std::string said;
    for (const std::string &one : causes)
        said += one + " ";
    QVERIFY2(causes == std::set<std::string>{ cause.toStdString() }, said.c_str());
}

/// One of 64 CPUs is full: nobody waits for a CPU, whatever else may be slow.
void TestAnalysisMachines::hotThread()
{
    QFETCH(double, interval);
    Machine machine = machineOf(Fault::HotThread, interval, 30);
    QVERIFY(analyze(machine).incidents.empty());
    machine.application = true;
    for (const model::Incident &incident : analyze(machine).incidents) {
        QVERIFY(!incident.cause());
        for (const model::Finding &finding : incident.findings) {
            if (finding.rule == "cpu-saturated")
                QCOMPARE(finding.verdict, model::Verdict::Out);
            if (finding.rule == "cpu-hog" && interval >= 1) // loops over /proc/stat here show no single CPU
                QCOMPARE(finding.verdict, model::Verdict::In);
        }
    }
}

void TestAnalysisMachines::limitOfControlGroup()
{
    const model::Analysis outcome = analyze(machineOf(Fault::IoLimit, 1, 40));
    QVERIFY(!outcome.incidents.empty());
    for (const model::Incident &incident : outcome.incidents) {
        QVERIFY(incident.cause());
        const auto cap = std::find_if(incident.findings.begin(), incident.findings.end(),
            [](const model::Finding &finding) { return finding.rule == "device-cap"; });
        QVERIFY(cap != incident.findings.end());
        QCOMPARE(cap->verdict, model::Verdict::In);
        QVERIFY2(incident.cause()->rule == "device-cap", incident.cause()->rule.c_str());
    }
}

QTEST_GUILESS_MAIN(TestAnalysisMachines)
#include "tst_analysis_machines.moc"
