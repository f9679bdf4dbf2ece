// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/loadtask.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <functional>

namespace gui {

namespace {

constexpr int Whole = 1000;

using GivePreview = std::function<void(std::shared_ptr<const Preview>)>;

void run(QPromise<LoadResult> &promise, const LoadRequest &request, const std::shared_ptr<std::atomic_bool> &cancel,
    const GivePreview &givePreview)
{
    if (auto preview = givePreview ? Preview::of(request.bundles) : nullptr)
        givePreview(std::move(preview));
    promise.setProgressRange(0, Whole);
    model::JobControl control;
    control.cancel = cancel.get();
    control.progress = [&promise](double done, double total) {
        if (total > 0)
            promise.setProgressValue(static_cast<int>(Whole * std::clamp(done / total, 0.0, 1.0)));
    };
    auto outcome = loadBundles(request, control);
    if (outcome)
        promise.addResult(LoadResult{ std::move(*outcome), {} });
    else
        promise.addResult(LoadResult{ std::nullopt, outcome.error().message });
}

} // namespace

LoadTask::LoadTask(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, &LoadTask::progress);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &LoadTask::deliver);
}

LoadTask::~LoadTask()
{
    cancel();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void LoadTask::start(const LoadRequest &request, bool preview)
{
    m_running = true;
    // The flag, not QFuture's own cancel, as that one would drop the result that says what was cleaned up.
    m_cancel = std::make_shared<std::atomic_bool>(false);
    GivePreview givePreview;
    if (preview)
        givePreview = [this](std::shared_ptr<const Preview> made) {
            QMetaObject::invokeMethod(
                this, [this, made = std::move(made)] { emit previewed(made); }, Qt::QueuedConnection);
        };
    m_watcher.setFuture(QtConcurrent::run(&run, request, m_cancel, givePreview));
}

void LoadTask::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void LoadTask::deliver()
{
    m_running = false;
    if (m_watcher.future().resultCount() > 0)
        emit finished(m_watcher.result());
    else
        emit finished({ std::nullopt, tr("The import ended without a result.").toStdString() });
}

} // namespace gui
