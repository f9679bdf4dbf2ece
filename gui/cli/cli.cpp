// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/cli.h"

#include "gui/api/wording.h"
#include "gui/cli/verbs.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace gui {

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

bool isOneOf(const QString &word, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&word](const char *w) { return word == QLatin1String(w); });
}

bool asksForHelp(const QString &word)
{
    return isOneOf(word, { "--help", "-h", "help" }) && !(word == QLatin1String("help") && QFileInfo::exists(word));
}

bool asksForVersion(const QString &word) { return isOneOf(word, { "--version", "-v", "-V" }); }

/// Options that QApplication takes itself, with one or two dashes.
bool isToolkitOption(const QString &word)
{
    const QString name
        = QString(word).remove(0, word.startsWith(QLatin1String("--")) ? 2 : 1).section(QLatin1Char('='), 0, 0);
    return isOneOf(name,
        { "platform", "platformpluginpath", "platformtheme", "plugin", "style", "stylesheet", "qwindowgeometry",
            "qwindowicon", "qwindowtitle", "reverse", "session", "display", "geometry", "fontengine", "widgetcount",
            "nograb", "dograb", "sync", "qmljsdebugger" });
}

/// A word that is no file here and cannot be a path: a verb that does not exist.
bool isUnknownVerb(const QString &word)
{
    const bool plain
        = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('-'); });
    return plain && !word.startsWith(QLatin1Char('-')) && !word.isEmpty() && !QFileInfo::exists(word);
}

QString wrongOption(const QStringList &arguments)
{
    for (const QString &word : arguments.mid(1)) {
        if (word == QLatin1String("--"))
            break;
        if (word.size() > 1 && word.startsWith(QLatin1Char('-')) && !isToolkitOption(word))
            return word;
    }
    return {};
}

QString usageLine(const Verb &verb)
{
    return (QStringLiteral("stallmark %1 %2")
                .arg(QString::fromLatin1(verb.name), -8)
                .arg(QString::fromLatin1(verb.arguments)))
        .trimmed();
}

QString summaryOf(const Verb &verb) { return QCoreApplication::translate("CommandLine", verb.summary); }

QString detailsOf(const Verb &verb)
{
    return *verb.details ? QCoreApplication::translate("CommandLine", verb.details) : QString();
}

/// What the words and options of the verbs mean. The lines are broken here, so a translation breaks them, too.
QString explanations()
{
    const QStringList paragraphs{
        CommandLine::tr(
            "BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or "
            "one\nsession file (*.stallmark). TIME is the machine's own, for example 2025-03-07T12:08:38."),
        CommandLine::tr(
            "--patterns FILE, for every verb that takes a BUNDLE: the user's own patterns of application logs, "
            "instead of\nthose in the settings (stallmark/patterns.json) or in the file that "
            "STALLMARK_PATTERNS names."),
        CommandLine::tr(
            "--threads N, for the same verbs: how many threads read; as many as there are cores if it is not "
            "given."),
        CommandLine::tr(
            "--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock "
            "of a file is\noff by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), "
            "swap-dates for day and\nmonth, or recorded to take corrections in a session file back. PATH may "
            "hold * and ?."),
        CommandLine::tr("--zone ZONE: the zone of the machine's own clock, for example UTC+8."),
        CommandLine::tr(
            "Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot "
            "be\nopened or nothing in it is recognised."),
    };
    return paragraphs.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString usage()
{
    const QString line = QStringLiteral("  %1\n      %2\n");
    QString text = CommandLine::tr("usage:") + QLatin1Char('\n')
        + line.arg(QStringLiteral("stallmark [BUNDLE...]"), CommandLine::tr("open the window"));
    for (const Verb &verb : verbs())
        text += line.arg(usageLine(verb), summaryOf(verb));
    return text + QStringLiteral("  stallmark --help | --version\n\n") + explanations();
}

int printed(const QString &text)
{
    StandardOutput out;
    out.write(text.toStdString());
    return out.finish() ? Done : CannotOpen;
}

int wrongUse(const QString &reason, const QString &help)
{
    complain(reason);
    const std::string text = help.toStdString();
    std::fwrite(text.data(), 1, text.size(), stderr);
    return WrongUse;
}

int unknownVerb(const QString &word)
{
    const Verb *near = nearestVerb(word);
    return wrongUse(near ? CommandLine::tr("'%1' is neither a verb nor a file; did you mean '%2'?")
                               .arg(word, QString::fromLatin1(near->name))
                         : CommandLine::tr("'%1' is neither a verb nor a file").arg(word),
        usage());
}

int runVerb(const Verb &verb, const QStringList &words)
{
    const auto options = parseOptions(verb, words);
    const QString help = CommandLine::tr("usage: %1").arg(usageLine(verb)) + QLatin1Char('\n');
    if (!options)
        return wrongUse(translatedText(options.error().message), help);
    if (options->help)
        return printed(help + QStringLiteral("  ") + summaryOf(verb) + QLatin1Char('\n') + detailsOf(verb));
    if (!options->patterns.isEmpty())
        qputenv("STALLMARK_PATTERNS", options->patterns.toLocal8Bit()); // the import looks there
    return verb.run(*options);
}

} // namespace

bool isCommandLineVerb(const QStringList &arguments)
{
    const QString first = arguments.value(1);
    if (arguments.size() < 2)
        return false;
    return findVerb(first) || asksForHelp(first) || asksForVersion(first) || isUnknownVerb(first)
        || !wrongOption(arguments).isEmpty();
}

bool needsGraphics(const QStringList &arguments)
{
    const Verb *verb = findVerb(arguments.value(1));
    return verb && verb->graphics;
}

int runCommandLine(const QStringList &arguments)
{
    const QString first = arguments.value(1);
    if (const Verb *verb = findVerb(first))
        return runVerb(*verb, arguments.mid(2));
    if (asksForHelp(first))
        return printed(CommandLine::tr("Stallmark finds when a Linux machine stalled and says why, with evidence.")
            + QStringLiteral("\n\n") + usage());
    if (asksForVersion(first))
        return printed(QStringLiteral("stallmark %1\n").arg(QStringLiteral(APP_VERSION)));
    if (isUnknownVerb(first))
        return unknownVerb(first);
    return wrongUse(CommandLine::tr("unknown option '%1'").arg(wrongOption(arguments)), usage());
}

} // namespace gui
