// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "importers/boundedqueue.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>

namespace importers {

/// Bytes of archive entries that are unpacked and not yet read, over all entries.
class ByteBudget {
public:
    explicit ByteBudget(std::size_t bytes)
        : m_left(bytes)
        , m_all(bytes)
    {
    }
    /// Waits until there is room; a piece larger than all of it passes when nothing else is out.
    void take(std::size_t bytes);
    void give(std::size_t bytes);

private:
    std::mutex m_mutex;
    std::condition_variable m_given;
    std::size_t m_left;
    const std::size_t m_all;
};

/// The bytes of one archive entry on their way to the thread that reads them.
class EntryPipe {
public:
    explicit EntryPipe(ByteBudget &budget);
    void add(std::string_view block);
    void end(bool complete);
    /// nullopt at the end. The block counts until the next call.
    std::optional<std::string> next();
    /// To be asked after the end.
    bool complete() const { return m_complete; }

private:
    void pass();
    ByteBudget &m_budget;
    BoundedQueue<std::string> m_queue;
    std::string m_pending; ///< small pieces are joined
    std::size_t m_out = 0; ///< bytes of the block that the reader holds
    bool m_complete = true; ///< set before the queue is closed, read after
};

/// A file that a thread is to read: from disk, or out of an archive.
struct ReadJob {
    model::SourceFile source;
    std::string diskPath;
    std::shared_ptr<EntryPipe> pipe;
};

} // namespace importers
