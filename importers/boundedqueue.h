// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace importers {

/// A queue between threads that holds a bounded number of bytes. An item larger than the bound passes when the queue is
/// empty. close() ends it: what is in it can still be taken; abort() also forgets what is in it.
template <typename T>
class BoundedQueue {
public:
    explicit BoundedQueue(std::size_t bytes)
        : m_limit(bytes)
    {
    }

    /// Waits for room. False when the queue was aborted.
    bool push(T item, std::size_t bytes)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_aborted || m_items.empty() || m_bytes + bytes <= m_limit; });
        if (m_aborted)
            return false;
        m_items.emplace_back(std::move(item), bytes);
        m_bytes += bytes;
        m_changed.notify_all();
        return true;
    }
    /// Waits for an item. nullopt at the end.
    std::optional<T> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_aborted || m_closed || !m_items.empty(); });
        if (m_items.empty())
            return std::nullopt;
        std::optional<T> item(std::move(m_items.front().first));
        m_bytes -= m_items.front().second;
        m_items.pop_front();
        m_changed.notify_all();
        return item;
    }
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }
    void abort()
    {
        const std::lock_guard lock(m_mutex);
        m_aborted = true;
        m_items.clear();
        m_bytes = 0;
        m_changed.notify_all();
    }

private:
    const std::size_t m_limit;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::pair<T, std::size_t>> m_items;
    std::size_t m_bytes = 0;
    bool m_closed = false;
    bool m_aborted = false;
};

} // namespace importers
