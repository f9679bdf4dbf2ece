// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/loadjob.h"
#include "gui/preview.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <optional>

namespace gui {

/// What a load ended with: an outcome or an error.
struct LoadResult {
    std::optional<LoadOutcome> outcome;
    std::string error;
};

/// Runs one load at a time on a worker thread. Progress and the result arrive in the thread of this object; the result
/// exactly once, also after a cancel.
class LoadTask : public QObject {
    Q_OBJECT
public:
    explicit LoadTask(QObject *parent = nullptr);
    ~LoadTask() override; ///< cancels and waits

    bool isRunning() const { return m_running; }
    /// Must not be running. With `preview` a first picture of a large log comes before the progress.
    void start(const LoadRequest &request, bool preview = false);
    void cancel();

signals:
    void previewed(const std::shared_ptr<const gui::Preview> &preview);
    void progress(int permille);
    void finished(const gui::LoadResult &result);

private:
    void deliver();

    QFutureWatcher<LoadResult> m_watcher;
    std::shared_ptr<std::atomic_bool> m_cancel;
    bool m_running = false;
};

} // namespace gui
