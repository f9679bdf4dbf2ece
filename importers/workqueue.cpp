// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/workqueue.h"

#include <utility>

namespace importers {

namespace {
constexpr std::size_t PendingFiles = 1024;
constexpr std::size_t PendingTasks = 8; ///< a free thread; each may hold a full chunk of rows
} // namespace

void WorkQueue::push(ReadJob job)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_closed || m_jobs.size() < PendingFiles; });
    m_jobs.push_back(std::move(job));
    m_changed.notify_all();
}

void WorkQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

bool WorkQueue::offer(const Task &task)
{
    const std::lock_guard lock(m_mutex);
    const auto free = static_cast<std::size_t>(m_threads - m_reading);
    if (m_tasks.size() >= free * PendingTasks)
        return false;
    m_tasks.push_back(task);
    m_changed.notify_all();
    return true;
}

void WorkQueue::serve(const std::function<void(ReadJob &)> &read)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return !m_tasks.empty() || !m_jobs.empty() || (m_closed && m_reading == 0); });
        if (!m_tasks.empty()) { // before any file: their reader may be waiting
            const Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            lock.unlock();
            task();
            lock.lock();
        } else if (!m_jobs.empty()) {
            ReadJob job = std::move(m_jobs.front());
            m_jobs.pop_front();
            ++m_reading;
            m_changed.notify_all();
            lock.unlock();
            read(job);
            lock.lock();
            --m_reading;
            m_changed.notify_all();
        } else {
            return;
        }
    }
}

void Strand::post(WorkQueue::Task task)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(task));
        if (std::exchange(m_active, true))
            return;
    }
    if (!m_work.offer([this] { drain(); }))
        drain();
}

void Strand::drain()
{
    std::unique_lock lock(m_mutex);
    while (!m_tasks.empty()) {
        const WorkQueue::Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        lock.lock();
    }
    m_active = false;
    m_idle.notify_all();
}

void Strand::wait()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return !m_active; });
}

} // namespace importers
