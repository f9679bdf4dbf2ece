// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cuts.h"
#include "support/manifest.h"
#include "support/pastes.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace testsupport;

// Runs by hand what takes too long for a test: every file of the corpus cut at many random places, and changed in all
// the ways in which logs are pasted.
//
//     torture cut [--seed 1] [--places 200] [--part 1/2] [GLOB]
//     torture paste [--each 1] [GLOB]
//
// Prints a line for every fault: a figure that the whole file, or the file as it was, does not have.

namespace {

constexpr qint64 Slow = 10'000; // ms for one reading

std::vector<ManifestRow> chosen(const QString &glob, int part, int parts)
{
    const QRegularExpression wanted(QRegularExpression::wildcardToRegularExpression(glob));
    std::vector<ManifestRow> rows;
    int i = 0;
    for (const char *folder : { "sys", "bench" })
        for (const ManifestRow &row : manifestRows(folder, {}))
            if (++i % parts == part % parts
                && wanted.match(QString(row.file).replace(QLatin1Char('/'), QLatin1Char(' '))).hasMatch())
                rows.push_back(row);
    return rows;
}

int cutAll(const std::vector<ManifestRow> &rows, unsigned seed, int places)
{
    int faults = 0;
    long readings = 0;
    for (const ManifestRow &row : rows) {
        const auto bytes = readBytes(row.path.toStdString());
        if (!bytes)
            continue;
        const std::string name = row.file.section(QLatin1Char('/'), -1).toStdString();
        const Figures whole = figuresOf(*recordText(name, *bytes), FigureDetail::Lines);
        std::mt19937 random(seed);
        int here = 0;
        for (const std::size_t at : placesIn(bytes->size(), places, random)) {
            QElapsedTimer clock;
            clock.start();
            const std::string fault = cutFault(name, *bytes, whole, at);
            ++readings;
            if (!fault.empty() && ++here <= 3)
                std::printf("%s: %s\n", qPrintable(row.file), fault.c_str());
            if (clock.elapsed() > Slow)
                std::printf("%s: cut at byte %zu: %lld ms\n", qPrintable(row.file), at, clock.elapsed());
        }
        faults += here;
        std::fflush(stdout);
    }
    std::printf(
        "%zu files, %ld readings, %d with figures that the whole file does not have\n", rows.size(), readings, faults);
    return faults;
}

struct PasteTally {
    int files = 0, same = 0, less = 0, silent = 0, wrong = 0;
};

void pasteFile(const ManifestRow &row, const std::string &bytes, std::map<std::string, PasteTally> &all)
{
    const auto source = recordText("log.txt", bytes);
    const Figures figures = figuresOf(*source, FigureDetail::Values);
    if (figures.empty())
        return;
    const bool remarked = anyRemark(*source);
    for (const Paste &paste : pastes()) {
        const auto file = recordText("log.txt", paste.apply(bytes));
        const Figures read = figuresOf(*file, FigureDetail::Values);
        const auto wrong = beyond(read, figures), lost = beyond(figures, read);
        const bool said = anyRemark(*file)
            && (!remarked || !file->outcome.problem.empty() || file->issues.size() > source->issues.size()
                || !file->logs.empty());
        PasteTally &tally = all[paste.name];
        ++tally.files;
        (!wrong.empty() ? tally.wrong : lost.empty() ? tally.same : said ? tally.less : tally.silent) += 1;
        if (!wrong.empty())
            std::printf("%s: %s: wrong: %s\n", qPrintable(row.file), paste.name, wrong.front().c_str());
        else if (!lost.empty() && (paste.lossless || !said))
            std::printf("%s: %s: %s: %s%s\n", qPrintable(row.file), paste.name, said ? "lost" : "lost in silence",
                lost.front().c_str(), file->logs.empty() ? " (no log)" : "");
    }
}

int pasteAll(const std::vector<ManifestRow> &rows, int each)
{
    std::map<std::string, PasteTally> all;
    for (std::size_t i = 0; i < rows.size(); i += static_cast<std::size_t>(each)) {
        const auto bytes = readBytes(rows[i].path.toStdString());
        if (bytes && !rows[i].file.startsWith(QStringLiteral("nasty/")) && bytes->size() < 300'000)
            pasteFile(rows[i], *bytes, all);
    }
    int wrong = 0;
    std::printf("%-28s %6s %6s %6s %6s %6s\n", "", "files", "same", "less", "silent", "wrong");
    for (const auto &[name, tally] : all) {
        std::printf("%-28s %6d %6d %6d %6d %6d\n", name.c_str(), tally.files, tally.same, tally.less, tally.silent,
            tally.wrong);
        wrong += tally.wrong;
    }
    return wrong;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({ { QStringLiteral("seed"), QString(), QStringLiteral("N"), QStringLiteral("1") },
        { QStringLiteral("places"), QString(), QStringLiteral("N"), QStringLiteral("200") },
        { QStringLiteral("part"), QString(), QStringLiteral("I/N"), QStringLiteral("1/1") },
        { QStringLiteral("each"), QString(), QStringLiteral("N"), QStringLiteral("1") } });
    parser.process(application);
    const QStringList words = parser.positionalArguments();
    const QString part = parser.value(QStringLiteral("part"));
    const auto rows = chosen(words.value(1, QStringLiteral("*")), part.section(QLatin1Char('/'), 0, 0).toInt(),
        std::max(1, part.section(QLatin1Char('/'), 1).toInt()));
    const QString verb = words.value(0);
    if (verb == QStringLiteral("cut"))
        return cutAll(
                   rows, parser.value(QStringLiteral("seed")).toUInt(), parser.value(QStringLiteral("places")).toInt())
                == 0
            ? 0
            : 1;
    if (verb == QStringLiteral("paste"))
        return pasteAll(rows, std::max(1, parser.value(QStringLiteral("each")).toInt())) == 0 ? 0 : 1;
    std::fprintf(stderr, "torture cut|paste [--seed N] [--places N] [--part I/N] [--each N] [GLOB]\n");
    return 2;
}
