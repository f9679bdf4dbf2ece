// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/verbs.h"

#include "analysis/model/text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QVector>

#include <algorithm>
#include <string_view>

namespace gui {

namespace {

constexpr int MaxThreads = 256;

constexpr const char *CompareDetails = QT_TRANSLATE_NOOP("CommandLine",
    "\nA side is a bundle, or a part of one:\n"
    "  BUNDLE#file=GLOB    the files whose path or name fits, e.g. 'logs.zip#file=*before*'\n"
    "  BUNDLE#run=N[-M]    runs of a benchmark that one file holds several of, from 1\n"
    "  BUNDLE#lines=A-B    lines of the files, e.g. 'page.txt#lines=1-40'\n"
    "  BUNDLE@FROM..TO     a span of time, e.g. box.tar.xz@12:00..12:30 or with dates 2025-03-07T12:00..; either end "
    "may\n"
    "                      be left out\n"
    "Parts can be combined: 'box.zip#file=*wb*#run=2'. Both sides may be parts of one bundle.\n"
    "One bundle alone is compared by the names of its files: before and after, without and with, old and new, off "
    "and on.\n"
    "Several bundles or files on one side are repeats: compare B1 B2 B3 vs A1 A2 A3. Runs of one test inside a "
    "folder are\n"
    "repeats too.\n"
    "Verdicts: better, worse, no difference shown, not comparable. One run a side says little: repeat, alternating.\n"
    "Exit status 3 also when the sides have nothing in common that could be compared.\n");

constexpr Verb All[] = {
    { "analyze", "BUNDLE... [--json]", QT_TRANSLATE_NOOP("CommandLine", "incidents and hypotheses, as text or JSON"),
        "bj", false, runAnalyze },
    { "compare", "BEFORE AFTER [--json|--csv]",
        QT_TRANSLATE_NOOP("CommandLine", "did the change help: before/after, with statistics"), "bjc", false,
        runCompare, CompareDetails },
    { "report", "BUNDLE... [--baseline BUNDLE] -o FILE.pdf|FILE.html",
        QT_TRANSLATE_NOOP("CommandLine", "the report, as PDF or HTML"), "bor", true, runReport },
    { "samples", "BUNDLE... [--metric GLOB] [--from TIME] [--to TIME]",
        QT_TRANSLATE_NOOP("CommandLine", "every sample, as CSV"), "bf", false, runSamples },
    { "results", "BUNDLE... [--json]", QT_TRANSLATE_NOOP("CommandLine", "benchmark results, as CSV or JSON"), "bj",
        false, runResults },
    { "import", "BUNDLE... -o FILE.stallmark",
        QT_TRANSLATE_NOOP("CommandLine", "a session file; every verb takes one as BUNDLE"), "bo", false, runImport },
    { "collect", "[BUNDLE...]",
        QT_TRANSLATE_NOOP("CommandLine", "a script that records what is needed, fitted to what the bundle lacks"), "bn",
        false, runCollect },
    { "formats", "", QT_TRANSLATE_NOOP("CommandLine", "what is read"), "", false, runFormats },
};

int editDistance(const QString &a, const QString &b)
{
    QVector<int> row(b.size() + 1);
    for (int j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (int i = 1; i <= a.size(); ++i) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= b.size(); ++j) {
            const int changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({ changed, row[j] + 1, row[j - 1] + 1 });
        }
    }
    return row[b.size()];
}

void addOptions(const Verb &verb, QCommandLineParser &parser)
{
    parser.addOption({ { QStringLiteral("h"), QStringLiteral("help") }, {} });
    if (verb.has('b'))
        for (const char *name : { "patterns", "threads", "clock", "zone" })
            parser.addOption({ QString::fromLatin1(name), {}, QStringLiteral("value") });
    if (verb.has('j'))
        parser.addOption({ QStringLiteral("json"), {} });
    if (verb.has('c'))
        parser.addOption({ QStringLiteral("csv"), {} });
    if (verb.has('o'))
        parser.addOption({ { QStringLiteral("o"), QStringLiteral("output") }, {}, QStringLiteral("file") });
    if (verb.has('r'))
        parser.addOption({ QStringLiteral("baseline"), {}, QStringLiteral("bundle") });
    if (verb.has('f'))
        for (const char *name : { "metric", "from", "to" })
            parser.addOption({ QString::fromLatin1(name), {}, QStringLiteral("value") });
}

/// False when the option is there but not a time.
bool readTime(const QCommandLineParser &parser, const QString &name, std::optional<model::Nanos> &time)
{
    if (!parser.isSet(name))
        return true;
    time = model::parseIsoTime(parser.value(name).toStdString());
    return time.has_value();
}

/// "iolog.txt=+3s"; "PATH=recorded" takes corrections back.
std::optional<ClockWish> clockWish(const QString &text)
{
    const qsizetype equals = text.lastIndexOf(QLatin1Char('='));
    const QString wanted = text.mid(equals + 1);
    const auto correction = model::parseClockCorrection(wanted.toStdString());
    const bool back = wanted == QLatin1String("recorded");
    if (equals < 1 || (!correction && !back))
        return std::nullopt;
    return ClockWish{ text.left(equals).toStdString(), correction };
}

/// Empty, or why not.
QString readClocks(const QCommandLineParser &parser, std::vector<ClockWish> &clocks)
{
    for (const QString &text : parser.values(QStringLiteral("clock"))) {
        const auto wish = clockWish(text);
        if (!wish)
            return QStringLiteral(
                STALLMARK_TEXT("--clock takes PATH=CORRECTION, for example iolog.txt=+3s, 'top*=UTC+8', "
                               "vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded"));
        clocks.push_back(*wish);
    }
    for (const QString &text : parser.values(QStringLiteral("zone"))) {
        const auto zone = model::parseClockCorrection(text.toStdString());
        if (!zone || zone->kind != model::ClockCorrection::Kind::Zone)
            return QStringLiteral(
                STALLMARK_TEXT("--zone takes the zone of the machine's clock, for example UTC+8 or UTC-03:30"));
        clocks.push_back({ "*", *zone });
    }
    return {};
}

model::Expected<VerbOptions> filterOptions(const QCommandLineParser &parser, VerbOptions options)
{
    if (parser.isSet(QStringLiteral("metric")))
        options.metric = parser.value(QStringLiteral("metric")).toStdString();
    if (!readTime(parser, QStringLiteral("from"), options.from) || !readTime(parser, QStringLiteral("to"), options.to))
        return model::Error{ STALLMARK_TEXT(
            "--from and --to take the machine's own time, for example 2025-03-07T12:08:38") };
    if (options.from && options.to && *options.from > *options.to)
        return model::Error{ STALLMARK_TEXT("--from lies after --to") };
    return options;
}

} // namespace

bool Verb::has(char option) const { return std::string_view(options).find(option) != std::string_view::npos; }

std::span<const Verb> verbs() { return All; }

const Verb *findVerb(const QString &name)
{
    for (const Verb &verb : All)
        if (name == QLatin1String(verb.name))
            return &verb;
    return nullptr;
}

const Verb *nearestVerb(const QString &word)
{
    const auto distance
        = [&word](const Verb &verb) { return editDistance(word.toLower(), QString::fromLatin1(verb.name)); };
    const auto nearest = std::min_element(
        std::begin(All), std::end(All), [&](const Verb &a, const Verb &b) { return distance(a) < distance(b); });
    return distance(*nearest) <= 2 ? &*nearest : nullptr;
}

model::Expected<VerbOptions> parseOptions(const Verb &verb, const QStringList &words)
{
    QCommandLineParser parser;
    addOptions(verb, parser);
    if (!parser.parse(QStringList(QString::fromLatin1(verb.name)) + words))
        return model::Error{ parser.errorText().toStdString() };
    VerbOptions options;
    options.bundles = parser.positionalArguments();
    options.help = parser.isSet(QStringLiteral("help"));
    options.json = verb.has('j') && parser.isSet(QStringLiteral("json"));
    options.csv = verb.has('c') && parser.isSet(QStringLiteral("csv"));
    options.baseline = verb.has('r') ? parser.value(QStringLiteral("baseline")) : QString();
    options.output = verb.has('o') ? parser.value(QStringLiteral("output")) : QString();
    options.patterns = verb.has('b') ? parser.value(QStringLiteral("patterns")) : QString();
    if (options.help)
        return options;
    if (options.json && options.csv)
        return model::Error{ STALLMARK_TEXT("--json and --csv exclude each other") };
    if (verb.has('b') && !verb.has('n') && options.bundles.isEmpty())
        return model::Error{ model::encode(
            { STALLMARK_TEXT("%1 needs a bundle: a folder, an archive, a file or a session"), { verb.name } }) };
    if (!verb.has('b') && !options.bundles.isEmpty())
        return model::Error{ model::encode({ STALLMARK_TEXT("%1 takes no argument"), { verb.name } }) };
    if (verb.has('b'))
        if (const QString problem = readClocks(parser, options.clocks); !problem.isEmpty())
            return model::Error{ problem.toStdString() };
    if (verb.has('o') && options.output.isEmpty())
        return model::Error{ model::encode(
            { STALLMARK_TEXT("%1 needs -o and the name of the file to write"), { verb.name } }) };
    if (parser.isSet(QStringLiteral("threads"))) {
        bool isNumber = false;
        options.threads = parser.value(QStringLiteral("threads")).toInt(&isNumber);
        if (!isNumber || options.threads < 1 || options.threads > MaxThreads)
            return model::Error{ STALLMARK_TEXT("--threads takes a number from 1 to 256") };
    }
    return verb.has('f') ? filterOptions(parser, std::move(options)) : options;
}

} // namespace gui
