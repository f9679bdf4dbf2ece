// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/comparejob.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace gui {

struct CompareRequest {
    std::vector<std::string> bundles; ///< of the before side; empty: a part of the open session
    std::array<CompareSide, 2> sides; ///< sides[Before].session is filled in by the task when there are bundles
};

/// What a comparison ended with: an outcome or an error; neither after a cancel.
struct CompareResult {
    std::optional<model::Comparison> comparison;
    std::array<CompareSide, 2> sides;
    std::string scratch; ///< a session file that was made for the before side; the caller removes it
    std::string error;
};

/// Reads the other bundle and compares, on a worker thread. Progress and the result arrive in the thread of this
/// object; the result exactly once.
class CompareTask : public QObject {
    Q_OBJECT
public:
    explicit CompareTask(QObject *parent = nullptr);
    ~CompareTask() override; ///< cancels and waits

    bool isRunning() const { return m_running; }
    void start(const CompareRequest &request); ///< must not be running
    void cancel();

signals:
    void progress(int permille);
    void finished(const gui::CompareResult &result);

private:
    void deliver();

    QFutureWatcher<CompareResult> m_watcher;
    std::shared_ptr<std::atomic_bool> m_cancel;
    bool m_running = false;
};

} // namespace gui
