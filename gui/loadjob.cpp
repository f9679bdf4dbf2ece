// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/loadjob.h"

#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
#include "analysis/model/text.h"
#include "gui/clockwishes.h"
#include "importers/bundleimporter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <filesystem>

namespace gui {

namespace {

/// Lines kept before and after each cited one: a screenful, or fewer where thousands of lines are cited.
int linesAround(std::size_t cited)
{
    constexpr std::size_t most = 12, fewest = 2, budget = 12'000;
    return static_cast<int>(std::clamp(budget / std::max<std::size_t>(cited, 1), fewest, most));
}

/// Readable by this user only, and removed with all that is in it when the program ends.
const QTemporaryDir &scratchFolder()
{
    static const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/stallmark-XXXXXX"));
    return folder;
}

model::Error noScratchFolder()
{
    return { "No scratch folder can be made in " + QDir::tempPath().toStdString()
        + ": free some space there or set TMPDIR." };
}

QString scratchFile()
{
    static std::atomic_int number = 0;
    return scratchFolder().filePath(QStringLiteral("session-%1.stallmark").arg(++number));
}

/// A session and what SQLite keeps beside it.
void removeSession(const QString &path)
{
    for (const char *suffix : { "", "-wal", "-shm", "-journal" })
        QFile::remove(path + QLatin1String(suffix));
}

bool isSession(const std::string &path)
{
    return QString::fromStdString(path).endsWith(QLatin1String(".stallmark"), Qt::CaseInsensitive)
        && QFileInfo(QString::fromStdString(path)).isFile();
}

/// Maps the progress of one step of the work onto its share of the whole.
model::JobControl share(const model::JobControl &whole, double from, double to)
{
    model::JobControl part;
    part.cancel = whole.cancel;
    if (whole.progress)
        part.progress = [report = whole.progress, from, to](double done, double total) {
            report(total > 0 ? from + (to - from) * std::clamp(done / total, 0.0, 1.0) : from, 1.0);
        };
    return part;
}

model::Status keepCitedLines(
    const importers::ImportRequest &request, const importers::MarksOfSources &marks, const model::JobControl &control)
{
    std::vector<model::SourceRef> refs;
    {
        auto session = model::SessionReader::open(request.sessionPath);
        if (!session)
            return session.error();
        refs = (*session)->citedLines();
    }
    return refs.empty() ? model::ok()
                        : importers::keepExcerpts(request, refs, linesAround(refs.size()), marks, control);
}

/// With the corrections asked for, if any.
model::Status analyse(const std::string &session, const LoadRequest &asked, const model::JobControl &control)
{
    if (asked.clocks.empty() && !asked.corrections)
        return analysis::analyzeSession(session, control);
    const auto corrections = correctionsFor(session, asked);
    return corrections ? analysis::reanalyzeSession(session, *corrections, control)
                       : model::Status(corrections.error());
}

/// Import, analysis and excerpts into request.sessionPath. The caller removes the file after an error or a cancel.
model::Expected<LoadOutcome> fillSession(
    const importers::ImportRequest &request, const LoadRequest &asked, const model::JobControl &control)
{
    LoadOutcome outcome;
    auto imported = importers::importBundles(request, share(control, 0, 0.7));
    if (!imported)
        return imported.error();
    outcome.problems = std::move(imported->problems);
    outcome.nothingRecognised = imported->recognised == 0;
    outcome.cancelled = imported->cancelled || control.cancelled();
    if (outcome.cancelled)
        return outcome;
    const model::Status analysed = analyse(request.sessionPath, asked, share(control, 0.7, 0.85));
    outcome.cancelled = control.cancelled();
    if (outcome.cancelled)
        return outcome;
    if (!analysed)
        return analysed.error();
    const model::Status kept = keepCitedLines(request, imported->marks, share(control, 0.85, 1));
    outcome.cancelled = control.cancelled();
    if (!outcome.cancelled && !kept)
        return kept.error();
    return outcome;
}

/// The old session stays until the new one is complete.
model::Status moveInPlace(const QString &from, const QString &to)
{
    for (const char *suffix : { "-wal", "-shm", "-journal" }) // of the old file; they would be taken for the new one's
        QFile::remove(to + QLatin1String(suffix));
    std::error_code failed;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), failed);
    if (!failed)
        return model::ok();
    return model::Error{ model::encode(
        { STALLMARK_TEXT("The session cannot be written to %1: check that the folder can be written."),
            { to.toStdString() } }) };
}

model::Status copySession(const std::string &from, const QString &to)
{
    QFile::remove(to);
    if (QFile::copy(QString::fromStdString(from), to)) {
        QFile::setPermissions(to, QFile::permissions(to) | QFile::WriteOwner);
        return model::ok();
    }
    return model::Error{ model::encode(
        { STALLMARK_TEXT("The session cannot be written to %1."), { to.toStdString() } }) };
}

/// The samples stay as they were imported; only what follows from the clocks is made again.
model::Status recalculate(const std::string &session, const LoadRequest &request, const model::JobControl &control)
{
    if (const model::Status analysed = analyse(session, request, share(control, 0, 0.8)); !analysed)
        return analysed;
    importers::ImportRequest bundles;
    bundles.sessionPath = session;
    return keepCitedLines(bundles, {}, share(control, 0.8, 1)); // of a bundle that is gone only those kept before
}

model::Expected<LoadOutcome> openFinished(const LoadRequest &request, const model::JobControl &control)
{
    const std::string &path = request.bundles.front();
    auto session = model::SessionReader::open(path);
    if (!session)
        return session.error();
    const bool changes = !request.clocks.empty() || request.corrections;
    LoadOutcome outcome;
    outcome.sessionPath = path;
    if (!changes && (request.sessionPath.empty() || request.sessionPath == path))
        return outcome;
    outcome.scratch = request.sessionPath.empty();
    if (outcome.scratch && !scratchFolder().isValid())
        return noScratchFolder();
    const QString part = outcome.scratch ? scratchFile() : QString::fromStdString(request.sessionPath + ".part");
    outcome.sessionPath = outcome.scratch ? part.toStdString() : request.sessionPath;
    model::Status done = copySession(path, part);
    if (done && changes)
        done = recalculate(part.toStdString(), request, control);
    if (done && !outcome.scratch)
        done = moveInPlace(part, QString::fromStdString(request.sessionPath));
    if (done)
        return outcome;
    removeSession(part);
    outcome.cancelled = control.cancelled();
    return outcome.cancelled ? model::Expected<LoadOutcome>(outcome) : model::Expected<LoadOutcome>(done.error());
}

} // namespace

model::Expected<LoadOutcome> loadBundles(const LoadRequest &request, const model::JobControl &control)
{
    if (request.bundles.size() == 1 && isSession(request.bundles.front()))
        return openFinished(request, control);
    for (const std::string &bundle : request.bundles)
        if (isSession(bundle))
            return model::Error{ model::encode(
                { STALLMARK_TEXT("%1 is a finished session: it can only be opened alone."), { bundle } }) };
    const bool scratch = request.sessionPath.empty();
    if (scratch && !scratchFolder().isValid())
        return noScratchFolder();
    const QString part = scratch ? scratchFile() : QString::fromStdString(request.sessionPath + ".part");
    importers::ImportRequest work;
    work.bundles = request.bundles;
    work.threads = request.threads;
    work.sessionPath = part.toStdString();
    auto outcome = fillSession(work, request, control);
    if (!outcome || outcome->cancelled) {
        removeSession(part);
        return outcome;
    }
    if (!scratch && outcome->nothingRecognised) {
        removeSession(part); // an empty session must not take the place of an earlier one
        return outcome;
    }
    outcome->scratch = scratch;
    outcome->sessionPath = scratch ? work.sessionPath : request.sessionPath;
    if (!scratch)
        if (const model::Status moved = moveInPlace(part, QString::fromStdString(request.sessionPath)); !moved) {
            removeSession(part);
            return moved.error();
        }
    return outcome;
}

} // namespace gui
