// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/linefeeds.h"
#include "importers/linesource.h"
#include "importers/sparsecut.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdio>

using namespace importers;

/// The pieces of a large log that make a first picture, and the line ends found 64 bytes at a time.
class TestImportSparseCut : public QObject {
    Q_OBJECT
private slots:
    void wholeRecords();
    void otherFiles_data();
    void otherFiles();
    void lineFeeds();
    void plainLines();

private:
    std::string write(const char *name, const std::string &text) const;
    QTemporaryDir m_folder;
};

namespace {

constexpr SparseCutLimits Small{ 100'000, 60'000 };

std::string report(int number)
{
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(),
        "%02d:%02d:%02d\navg-cpu:  %%user   %%nice %%system %%iowait  %%steal   %%idle\n"
        "          %6.2f    0.00    1.00    0.00    0.00   50.00\n\n",
        number / 3600, number / 60 % 60, number % 60, number % 49 + 0.25);
    return text.data();
}

std::string recording(int reports)
{
    std::string text = "Linux 6.1.0-18-amd64 (box) \t05/20/2024 \t_x86_64_\t(4 CPU)\n\n";
    for (int i = 0; i < reports; ++i)
        text += report(i);
    return text;
}

} // namespace

std::string TestImportSparseCut::write(const char *name, const std::string &text) const
{
    QFile file(m_folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qsizetype(text.size())) != qsizetype(text.size()))
        return {};
    return file.fileName().toStdString();
}

void TestImportSparseCut::wholeRecords()
{
    const int reports = 20'000;
    const auto cut = sparseCut(write("iostat.log", recording(reports)), Small);
    QVERIFY(cut);
    QVERIFY(cut->size() > 30'000 && cut->size() < 64 * 1024 + 60'000);
    std::string_view rest = *cut;
    QVERIFY(rest.starts_with("Linux "));
    rest.remove_prefix(rest.find("\n\n") + 2);
    int taken = 0, pieces = 0, before = -1;
    while (!rest.empty()) {
        const int number = std::stoi(std::string(rest.substr(0, 2))) * 3600
            + std::stoi(std::string(rest.substr(3, 2))) * 60 + std::stoi(std::string(rest.substr(6, 2)));
        const std::string whole = report(number);
        QVERIFY2(rest.starts_with(whole), std::string(rest.substr(0, 120)).c_str());
        QVERIFY(number > before);
        pieces += number > before + 1 ? 1 : 0;
        before = number;
        rest.remove_prefix(whole.size());
        ++taken;
    }
    QVERIFY2(pieces >= 10 && taken < reports, std::to_string(pieces).c_str());
    QVERIFY(before > reports * 8 / 10);
}

void TestImportSparseCut::otherFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("small") << QByteArray::fromStdString(recording(20));
    QTest::newRow("prose") << QByteArray("It was a dark and stormy night; nothing was recorded.\n").repeated(4000);
    QTest::newRow("gzip") << (QByteArray("\x1f\x8b\x08", 3) + QByteArray(200'000, 'x'));
    QTest::newRow("zeros") << QByteArray(200'000, '\0');
    std::string timeless = recording(4000);
    for (std::size_t at = timeless.find("\n\n"); at != std::string::npos; at = timeless.find("\n\n", at))
        timeless.erase(at += 2, 9);
    QTest::newRow("without times") << QByteArray::fromStdString(timeless);
}

void TestImportSparseCut::otherFiles()
{
    QFETCH(QByteArray, text);
    QVERIFY(!sparseCut(write("x.log", text.toStdString()), Small));
    QVERIFY(!sparseCut(m_folder.filePath(QStringLiteral("none.log")).toStdString(), Small));
}

void TestImportSparseCut::lineFeeds()
{
    std::string text;
    for (std::size_t length = 0; length < 300; ++length)
        text += std::string(length * 7 % 131, 'a') + "\n";
    for (const std::size_t end :
        { text.size(), text.size() - 1, std::size_t{ 64 }, std::size_t{ 63 }, std::size_t{ 0 } }) {
        const std::string_view part = std::string_view(text).substr(0, end);
        std::vector<std::size_t> expected, found;
        for (std::size_t i = 0; i < part.size(); ++i)
            if (part[i] == '\n')
                expected.push_back(i);
        forEachLineFeed(part, [&](std::size_t at) { found.push_back(at); });
        QVERIFY(found == expected);
    }
}

/// All at once as one by one, whatever lies around the blocks.
void TestImportSparseCut::plainLines()
{
    const std::string text = "first\n\nthird line\nr\xc3\xa9sum\xc3\xa9\nfifth\r\nsixth\nlast\n\nopen";
    for (std::size_t size = 1; size <= text.size(); ++size) {
        LineSource one({}, text), all({}, text);
        std::vector<std::pair<model::LineNumber, std::string>> expected, found;
        PhysicalLine line;
        const auto take = [&](LineSource &source, auto &lines) {
            while (source.next(line))
                lines.emplace_back(line.number, std::string(line.text));
        };
        for (std::size_t at = 0; at < text.size(); at += size) {
            const std::string_view block = std::string_view(text).substr(at, size);
            one.feed(block);
            take(one, expected);
            all.feed(block);
            std::vector<PhysicalLine> plain;
            if (all.next(line)) {
                found.emplace_back(line.number, std::string(line.text));
                all.takePlain(plain);
            }
            for (const PhysicalLine &p : plain)
                found.emplace_back(p.number, std::string(p.text));
            take(all, found);
        }
        one.finish();
        take(one, expected);
        all.finish();
        take(all, found);
        QVERIFY2(found == expected, std::to_string(size).c_str());
        QCOMPARE(expected.back().first, model::LineNumber(9));
    }
}

QTEST_GUILESS_MAIN(TestImportSparseCut)
#include "tst_import_sparsecut.moc"
