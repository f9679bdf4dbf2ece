// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/loadjob.h"

#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
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

/// Import, analysis and excerpts into request.sessionPath. The caller removes the file after an error or a cancel.
model::Expected<LoadOutcome> fillSession(const importers::ImportRequest &request, const model::JobControl &control)
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
    const model::Status analysed = analysis::analyzeSession(request.sessionPath, share(control, 0.7, 0.85));
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
    return model::Error{ "The session cannot be written to " + to.toStdString()
        + ": check that the folder can be written." };
}

model::Expected<LoadOutcome> openFinished(const LoadRequest &request)
{
    const std::string &path = request.bundles.front();
    auto session = model::SessionReader::open(path);
    if (!session)
        return session.error();
    LoadOutcome outcome;
    outcome.sessionPath = path;
    if (request.sessionPath.empty() || request.sessionPath == path)
        return outcome;
    const QString part = QString::fromStdString(request.sessionPath + ".part");
    QFile::remove(part);
    outcome.sessionPath = request.sessionPath;
    const bool copied = QFile::copy(QString::fromStdString(path), part);
    const model::Status moved = copied
        ? moveInPlace(part, QString::fromStdString(request.sessionPath))
        : model::Status(model::Error{ "The session cannot be written to " + request.sessionPath + "." });
    if (moved)
        return outcome;
    QFile::remove(part);
    return moved.error();
}

} // namespace

model::Expected<LoadOutcome> loadBundles(const LoadRequest &request, const model::JobControl &control)
{
    if (request.bundles.size() == 1 && isSession(request.bundles.front()))
        return openFinished(request);
    for (const std::string &bundle : request.bundles)
        if (isSession(bundle))
            return model::Error{ bundle + " is a finished session: it can only be opened alone." };
    const bool scratch = request.sessionPath.empty();
    if (scratch && !scratchFolder().isValid())
        return model::Error{ "No scratch folder can be made in " + QDir::tempPath().toStdString()
            + ": free some space there or set TMPDIR." };
    const QString part = scratch ? scratchFile() : QString::fromStdString(request.sessionPath + ".part");
    importers::ImportRequest work;
    work.bundles = request.bundles;
    work.threads = request.threads;
    work.sessionPath = part.toStdString();
    auto outcome = fillSession(work, control);
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
