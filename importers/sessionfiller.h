// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"
#include "importers/boundedqueue.h"
#include "importers/writebatch.h"

#include <atomic>
#include <string>
#include <thread>

namespace importers {

/// The one thread that writes the session; batches come from the threads that read.
class SessionFiller {
public:
    /// Starts the thread, which makes a new session file at `path`.
    explicit SessionFiller(std::string path);
    ~SessionFiller();
    SessionFiller(const SessionFiller &) = delete;
    SessionFiller &operator=(const SessionFiller &) = delete;

    /// Waits while too much is waiting to be written. Does nothing after a failure.
    void add(WriteBatch batch);
    /// Whether the session could not be made.
    bool failed() const { return m_failed.load(std::memory_order_relaxed); }
    /// Waits until all is written and the file is closed.
    model::Status finish();
    /// Forgets what is not written yet and removes the file.
    void discard();

private:
    void run();

    std::string m_path;
    BoundedQueue<WriteBatch> m_queue;
    std::atomic_bool m_failed = false;
    std::atomic_bool m_discarded = false;
    model::Status m_status = model::ok();
    std::thread m_thread;
};

} // namespace importers
