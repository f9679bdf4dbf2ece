// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingsink.h"
#include "support/samples.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace testsupport;

namespace {

constexpr int Places = 200;

/// "disk.write_await" and its figure.
using Figure = std::pair<std::string, std::string>;
/// The figures of each line, whichever log and table they are in.
using FiguresByLine = std::map<model::LineNumber, std::multiset<Figure>>;

FiguresByLine figuresOf(const RecordedFile &file)
{
    FiguresByLine figures;
    for (const auto &log : file.logs) {
        for (const RecordedRow &row : log->rows) {
            const auto &[name, entity, columns] = log->tables[static_cast<std::size_t>(row.table)];
            if (name == "sched-total")
                continue; // sums over the recording: over what is left of it
            for (std::size_t i = 0; i < row.values.size(); ++i) {
                if (row.values[i].present) {
                    const std::string text = model::toText(row.values[i], columns[i].multiplier);
                    figures[row.line].emplace(columns[i].metric, text);
                }
            }
        }
    }
    return figures;
}

/// The figures of the cut file that the whole file does not have in the same line.
std::vector<std::pair<model::LineNumber, Figure>> invented(const FiguresByLine &cut, const FiguresByLine &whole)
{
    std::vector<std::pair<model::LineNumber, Figure>> out;
    for (const auto &[line, figures] : cut) {
        const auto it = whole.find(line);
        std::vector<Figure> extra;
        if (it == whole.end())
            extra.assign(figures.begin(), figures.end());
        else
            std::set_difference(
                figures.begin(), figures.end(), it->second.begin(), it->second.end(), std::back_inserter(extra));
        for (const Figure &figure : extra)
            out.emplace_back(line, figure);
    }
    return out;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// "ab 12|34 cd": the text does not tell that two digits are missing. "1|2.34" and "12.3|4" do, as the tools print a
/// fixed number of digits after the point.
bool cutsAnInteger(std::string_view bytes, std::size_t at)
{
    if (at == 0 || at >= bytes.size() || !isDigit(bytes[at - 1]) || !isDigit(bytes[at]))
        return false;
    std::size_t from = at, to = at;
    while (from > 0 && isDigit(bytes[from - 1]))
        --from;
    while (to < bytes.size() && isDigit(bytes[to]))
        ++to;
    const auto isPoint = [&](std::size_t i) { return i < bytes.size() && (bytes[i] == '.' || bytes[i] == ','); };
    return !isPoint(from - 1) && !(isPoint(to) && to + 1 < bytes.size() && isDigit(bytes[to + 1]));
}

std::string cutFault(const std::string &bytes, const FiguresByLine &whole, std::size_t at)
{
    const auto file = recordText("sample", std::string_view(bytes).substr(0, at), 4096, at % 2 == 0);
    const auto wrong = invented(figuresOf(*file), whole);
    const auto lastLine = static_cast<model::LineNumber>(std::count(bytes.begin(), bytes.begin() + at, '\n') + 1);
    if (wrong.empty() || (wrong.size() == 1 && wrong[0].first == lastLine && cutsAnInteger(bytes, at)))
        return {};
    const auto &[line, figure] = wrong.front();
    return "cut at byte " + std::to_string(at) + ", line " + std::to_string(line) + ": " + figure.first + "="
        + figure.second + " is not in the whole file";
}

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

std::vector<std::size_t> placesIn(std::size_t size, std::mt19937 &random)
{
    std::vector<std::size_t> places;
    for (int i = 0; size > 0 && i < Places; ++i)
        places.push_back(random() % size);
    return places;
}

} // namespace

/// Logs come cut and damaged. Nothing may crash or hang, and no figure may appear that the log does not have.
class TestImportMangled : public QObject {
    Q_OBJECT
private slots:
    void cut_data() { addRows(); }
    void cut();
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
    const FiguresByLine whole = figuresOf(*recordText("sample", *bytes));
    std::mt19937 random(1);
    for (const std::size_t at : placesIn(bytes->size(), random)) {
        const std::string fault = cutFault(*bytes, whole, at);
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

void TestImportMangled::damage()
{
    QFETCH(QString, path);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    std::mt19937 random(2);
    for (const std::size_t at : placesIn(bytes->size(), random)) {
        const auto file = recordText("sample", damaged(*bytes, at, random), 4096);
        for (const auto &log : file->logs)
            QVERIFY2(log->misuse.empty(), log->misuse.empty() ? "" : log->misuse.front().c_str());
        QVERIFY(file->outcome.bytes > 0 || bytes->size() < 100);
    }
}

QTEST_GUILESS_MAIN(TestImportMangled)
#include "tst_import_mangled.moc"
