// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/readjob.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace importers {

/// What the reading threads do: one file after another, and before the next file whatever the reader of another one
/// gives away.
class WorkQueue {
public:
    using Task = std::function<void()>;

    explicit WorkQueue(int threads)
        : m_threads(threads)
    {
    }
    /// Waits while many files wait.
    void push(ReadJob job);
    /// No more files will come.
    void close();
    /// Leaves the task to a thread that has no file. False when there is none or those have enough to do: then it is
    /// the caller's.
    bool offer(const Task &task);
    /// The life of one reading thread: until there are no more files and nobody is left who could give something away.
    void serve(const std::function<void(ReadJob &)> &read);

private:
    const int m_threads;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<ReadJob> m_jobs;
    std::deque<Task> m_tasks;
    int m_reading = 0; ///< threads that have a file
    bool m_closed = false;
};

/// Tasks that run one after another, on another thread while one is free.
class Strand {
public:
    explicit Strand(WorkQueue &work)
        : m_work(work)
    {
    }
    ~Strand() { wait(); }
    Strand(const Strand &) = delete;
    Strand &operator=(const Strand &) = delete;
    void post(WorkQueue::Task task);
    /// Until all that was posted is done.
    void wait();

private:
    void drain();

    WorkQueue &m_work;
    std::mutex m_mutex;
    std::condition_variable m_idle;
    std::deque<WorkQueue::Task> m_tasks;
    bool m_active = false;
};

} // namespace importers
