// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/tally.h"

#include <QObject>
#include <QTest>

#include <memory>
#include <vector>

// A sweep over the corpus is a test of its own, and at the same time a part of the program `conformance`, which is
// compiled from the same sources with STALLMARK_CONFORMANCE.
namespace testsupport {

struct CorpusTest {
    const char *name;
    std::unique_ptr<QObject> (*make)();
};

/// Those that are linked into this program.
inline std::vector<CorpusTest> &corpusTests()
{
    static std::vector<CorpusTest> all;
    return all;
}

struct CorpusTestEntry {
    explicit CorpusTestEntry(CorpusTest test) { corpusTests().push_back(test); }
};

} // namespace testsupport

#ifdef STALLMARK_CONFORMANCE
#define CORPUS_TEST(Class)                                                                                             \
    static const testsupport::CorpusTestEntry entry##Class(                                                            \
        { #Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); } });
#else
#define CORPUS_TEST(Class) QTEST_GUILESS_MAIN(Class)
#endif

/// The file of the current row of addManifestRows, read and named to the tally.
#define READ_CORPUS_FILE()                                                                                             \
    QFETCH(QString, path);                                                                                             \
    QFETCH(QString, figures);                                                                                          \
    if (path.isEmpty())                                                                                                \
        QSKIP("the corpus is not beside the repository");                                                              \
    const auto file = testsupport::recordFile(path.toStdString());                                                     \
    QVERIFY(file);                                                                                                     \
    testsupport::tally().file(path)
