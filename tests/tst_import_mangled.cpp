// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cuts.h"
#include "support/manifest.h"
#include "support/samples.h"

#include <QFileInfo>
#include <QTest>

#include <random>

using namespace testsupport;

namespace {

constexpr int Places = 200;

/// One of several kinds of damage at a place.
std::string damaged(std::string bytes, std::size_t at, std::mt19937 &random)
{
    static const std::string_view pieces[] = { std::string_view("\0", 1), "\xff\xfe", "\n", "\r", "\n\n", " ", "-",
        "nan", "\x1b[31m", "99999999999999999999", "%", "\xc2\xa0", "0.00 0.00 0.00", "\t", "1970-01-01 00:00:00",
        "\xf0\x9f", ":", "/" };
    const std::size_t length = std::min<std::size_t>(random() % 80, bytes.size() - at);
    switch (random() % 4) {
    case 0: // overwritten
        bytes[at] = static_cast<char>(random() % 256);
        return bytes;
    case 1: // a piece is gone
        return bytes.erase(at, length);
    case 2: // a piece is there twice
        return bytes.insert(at, bytes.substr(at, length));
    default: // something stands in between
        return bytes.insert(at, pieces[random() % std::size(pieces)]);
    }
}

} // namespace

/// Logs come cut and damaged. Nothing may crash or hang, and no figure may appear that the log does not have.
class TestImportMangled : public QObject {
    Q_OBJECT
private slots:
    void cut_data() { addRows(); }
    void cut();
    void cutCorpus_data();
    void cutCorpus();
    void damage_data() { addRows(); }
    void damage();

private:
    static void addRows();
};

void TestImportMangled::addRows()
{
    QTest::addColumn<QString>("path");
    const std::vector<Sample> samples = allSamples();
    if (samples.empty())
        QSKIP("there are no samples");
    for (const Sample &sample : samples)
        QTest::newRow(sample.title().c_str()) << QString::fromStdString(sample.path);
}

void TestImportMangled::cut()
{
    QFETCH(QString, path);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const Figures whole = figuresOf(*recordText("log.txt", *bytes), FigureDetail::Lines);
    std::mt19937 random(1);
    for (const std::size_t at : placesIn(bytes->size(), Places, random)) {
        const std::string fault = cutFault("log.txt", *bytes, whole, at);
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

/// Some of the corpus; the program `torture` does all of it.
void TestImportMangled::cutCorpus_data()
{
    QTest::addColumn<QString>("path");
    constexpr std::size_t each = 97;
    constexpr qint64 largest = 100'000; // bytes
    std::size_t i = 0;
    for (const char *folder : { "sys", "bench" })
        for (const ManifestRow &row : manifestRows(folder, {}))
            if (i++ % each == 0 && QFileInfo(row.path).size() < largest)
                QTest::newRow(qPrintable(row.file)) << row.path;
    if (i == 0)
        QTest::newRow("corpus not there") << QString();
}

void TestImportMangled::cutCorpus()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const Figures whole = figuresOf(*recordText("log.txt", *bytes), FigureDetail::Lines);
    std::mt19937 random(3);
    for (const std::size_t at : placesIn(bytes->size(), 20, random)) {
        const std::string fault = cutFault("log.txt", *bytes, whole, at);
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

void TestImportMangled::damage()
{
    QFETCH(QString, path);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    std::mt19937 random(2);
    for (const std::size_t at : placesIn(bytes->size(), Places, random)) {
        const auto file = recordText("sample", damaged(*bytes, at, random), 4096);
        for (const auto &log : file->logs)
            QVERIFY2(log->misuse.empty(), log->misuse.empty() ? "" : log->misuse.front().c_str());
        QVERIFY(file->outcome.bytes > 0 || bytes->size() < 100);
    }
}

QTEST_GUILESS_MAIN(TestImportMangled)
#include "tst_import_mangled.moc"
