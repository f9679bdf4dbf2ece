// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/readjob.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace importers {

namespace {
constexpr std::size_t BlockBytes = 256 * 1024;
}

void ByteBudget::take(std::size_t bytes)
{
    std::unique_lock lock(m_mutex);
    m_given.wait(lock, [&] { return m_left >= std::min(bytes, m_all); });
    m_left -= std::min(bytes, m_left);
}

void ByteBudget::give(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_left = std::min(m_left + bytes, m_all);
    m_given.notify_all();
}

EntryPipe::EntryPipe(ByteBudget &budget)
    : m_budget(budget)
    , m_queue(std::numeric_limits<std::size_t>::max())
{
}

void EntryPipe::add(std::string_view block)
{
    m_pending.append(block);
    if (m_pending.size() >= BlockBytes)
        pass();
}

void EntryPipe::pass()
{
    m_budget.take(m_pending.size());
    m_queue.push(std::exchange(m_pending, {}), 0);
}

void EntryPipe::end(bool complete)
{
    if (!m_pending.empty())
        pass();
    m_complete = complete;
    m_queue.close();
}

std::optional<std::string> EntryPipe::next()
{
    m_budget.give(std::exchange(m_out, 0));
    auto block = m_queue.pop();
    if (block)
        m_out = block->size();
    return block;
}

} // namespace importers
