// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/comparetask.h"

#include <QFile>
#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>

namespace gui {

namespace {

constexpr int Whole = 1000;
constexpr double Reading = 0.9; ///< share of the work that is reading the other bundle

/// False when there is nothing to compare with; the reason is in `result`.
bool readBundles(const CompareRequest &request, const model::JobControl &control, CompareResult &result)
{
    auto loaded = loadBundles({ request.bundles, {} }, control);
    if (!loaded) {
        result.error = loaded.error().message;
        return false;
    }
    if (loaded->scratch)
        result.scratch = loaded->sessionPath;
    if (loaded->cancelled)
        return false;
    if (loaded->nothingRecognised) {
        result.error = loaded->problems.empty() ? CompareTask::tr("Nothing in it is recognised.").toStdString()
                                                : loaded->problems.front();
        return false;
    }
    result.sides[model::Before].session = loaded->sessionPath;
    return true;
}

void run(
    QPromise<CompareResult> &promise, const CompareRequest &request, const std::shared_ptr<std::atomic_bool> &cancel)
{
    promise.setProgressRange(0, Whole);
    CompareResult result;
    result.sides = request.sides;
    const auto control = [&](double from, double to) {
        model::JobControl part;
        part.cancel = cancel.get();
        part.progress = [&promise, from, to](double done, double total) {
            if (total > 0)
                promise.setProgressValue(
                    static_cast<int>(Whole * (from + (to - from) * std::clamp(done / total, 0.0, 1.0))));
        };
        return part;
    };
    if (request.bundles.empty() || readBundles(request, control(0, Reading), result)) {
        auto compared = compareSessions(result.sides, control(request.bundles.empty() ? 0 : Reading, 1));
        if (!compared)
            result.error = compared.error().message;
        else if (!cancel->load())
            result.comparison = std::move(*compared);
    }
    promise.addResult(std::move(result));
}

} // namespace

CompareTask::CompareTask(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, &CompareTask::progress);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &CompareTask::deliver);
}

CompareTask::~CompareTask()
{
    cancel();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
    if (m_running && m_watcher.future().resultCount() > 0)
        QFile::remove(QString::fromStdString(m_watcher.result().scratch));
}

void CompareTask::start(const CompareRequest &request)
{
    m_running = true;
    m_cancel = std::make_shared<std::atomic_bool>(false);
    m_watcher.setFuture(QtConcurrent::run(&run, request, m_cancel));
}

void CompareTask::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void CompareTask::deliver()
{
    m_running = false;
    if (m_watcher.future().resultCount() > 0)
        emit finished(m_watcher.result());
    else
        emit finished({ {}, {}, {}, tr("The comparison ended without a result.").toStdString() });
}

} // namespace gui
