// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "gui/cli/analysisjson.h"
#include "gui/cli/analysistext.h"
#include "importers/bundleimporter.h"
#include "support/labels.h"
#include "support/stallbundle.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

namespace fs = std::filesystem;

/// Same input, same bytes: whatever the number of threads, and however often the analysis runs.
class TestGuiDeterminism : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void sameBytes_data();
    void sameBytes();

private:
    /// The analysis as JSON and as text.
    std::string printed(const std::string &session);
    std::string outcome(const std::string &bundle, int threads);

    QTemporaryDir m_folder;
    int m_sessions = 0;
};

void TestGuiDeterminism::sameBytes_data()
{
    QTest::addColumn<std::string>("bundle");
    const QString stall = m_folder.path() + QStringLiteral("/stall");
    testsupport::writeStallBundle(stall);
    QTest::newRow("a stall") << stall.toStdString();
    const fs::path shared = fs::path(STALLMARK_SOURCE_DIR) / ".." / "shared";
    for (const char *name : { "writeback-burst-11", "memory-pressure-11" }) {
        const fs::path recording = testsupport::bundleOf(shared / "lab", name);
        if (!recording.empty())
            QTest::newRow(name) << recording.string();
    }
    if (fs::exists(shared / "cases" / "ssd-gc-recorder"))
        QTest::newRow("published case") << (shared / "cases" / "ssd-gc-recorder").string();
}

std::string TestGuiDeterminism::printed(const std::string &session)
{
    const auto opened = gui::Session::open(session);
    if (!opened)
        return {};
    std::string out;
    const auto sink = [&out](std::string_view text) { out.append(text); };
    gui::JsonWriter json(sink);
    gui::writeAnalysisJson(json, **opened);
    json.finish();
    gui::TextPage page(sink, false);
    gui::writeAnalysisText(page, **opened);
    return out;
}

std::string TestGuiDeterminism::outcome(const std::string &bundle, int threads)
{
    const std::string session = m_folder.path().toStdString() + "/" + std::to_string(++m_sessions) + ".stallmark";
    const auto imported = importers::importBundles({ { bundle }, session, threads }, {});
    return imported && analysis::analyzeSession(session, {}) ? printed(session) : std::string();
}

void TestGuiDeterminism::sameBytes()
{
    QFETCH(std::string, bundle);
    const std::string first = outcome(bundle, 1);
    QVERIFY(first.size() > 1000);
    QVERIFY2(outcome(bundle, 1) == first, "another run");
    QVERIFY2(outcome(bundle, 3) == first, "three threads");
    // The clocks and the analysis are made again from what is stored.
    const std::string session = m_folder.path().toStdString() + "/" + std::to_string(m_sessions) + ".stallmark";
    QVERIFY(analysis::analyzeSession(session, {}));
    QVERIFY2(printed(session) == first, "the analysis of a session that has one");
}

QTEST_GUILESS_MAIN(TestGuiDeterminism)
#include "tst_gui_determinism.moc"
