// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/dump.h"
#include "support/golden.h"
#include "support/recordingsink.h"
#include "support/samples.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace testsupport;

/// Sweeps the samples of all formats: what is read from them is what their .expected files say.
class TestImportFormats : public QObject {
    Q_OBJECT
private slots:
    void sample_data() { addRows(); }
    void sample();
    void piecesDoNotMatter_data() { addRows(); }
    void piecesDoNotMatter();
    void everyFormatHasASample();
    void everyExpectationHasASample();

private:
    static void addRows();
};

void TestImportFormats::addRows()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    const std::vector<Sample> samples = allSamples();
    if (samples.empty())
        QSKIP("there are no samples");
    for (const Sample &sample : samples) {
        QTest::newRow(sample.title().c_str())
            << QString::fromStdString(sample.path) << QString::fromStdString(sample.expectedPath);
    }
}

void TestImportFormats::sample()
{
    QFETCH(QString, path);
    QFETCH(QString, expected);
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    for (const auto &log : file->logs)
        QVERIFY2(log->misuse.empty(), log->misuse.empty() ? "" : log->misuse.front().c_str());
    const std::string difference = compareGolden(dump(*file), expected.toStdString());
    if (!difference.empty())
        qWarning("%s", difference.c_str());
    QVERIFY2(difference.empty(), qPrintable(expected));
}

/// A file comes in pieces that end anywhere; what is read must not depend on where.
void TestImportFormats::piecesDoNotMatter()
{
    QFETCH(QString, path);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const std::string whole = dump(*recordText("sample", *bytes, bytes->size() + 1));
    for (const std::size_t piece : { std::size_t(7), std::size_t(1021) })
        QCOMPARE(QString::fromStdString(dump(*recordText("sample", *bytes, piece))), QString::fromStdString(whole));
}

void TestImportFormats::everyFormatHasASample()
{
    std::set<std::string> folders;
    for (const Sample &sample : allSamples())
        folders.insert(sample.folder);
    for (const importers::LogFormat &format : importers::logFormats())
        QVERIFY2(folders.contains(folderOf(format.id)), format.id);
}

/// A renamed sample must not leave an expectation behind that nothing checks.
void TestImportFormats::everyExpectationHasASample()
{
    std::set<std::string> known;
    for (const Sample &sample : allSamples())
        known.insert(QDir::cleanPath(QString::fromStdString(sample.expectedPath)).toStdString());
    const QDir formats(QStringLiteral(STALLMARK_SOURCE_DIR "/importers/formats"));
    for (const QString &folder : formats.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir dir(formats.filePath(folder + QStringLiteral("/samples")));
        for (const QString &file : dir.entryList({ QStringLiteral("*.expected") }, QDir::Files))
            QVERIFY2(known.contains(QDir::cleanPath(dir.filePath(file)).toStdString()), qPrintable(file));
    }
}

QTEST_GUILESS_MAIN(TestImportFormats)
#include "tst_import_formats.moc"
