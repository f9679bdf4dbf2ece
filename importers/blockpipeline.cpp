// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/blockpipeline.h"

#include <utility>

namespace importers {

namespace {
constexpr std::size_t MaxAhead = 12; ///< blocks
}

struct BlockPipeline::Block {
    std::shared_ptr<const void> owner;
    std::string_view bytes;
    LineBlock lines;
    bool ready = false; ///< under the mutex
};

BlockPipeline::BlockPipeline(WorkQueue &work, FileReader &reader)
    : m_reader(reader)
    , m_strand(work)
{
}

BlockPipeline::~BlockPipeline() = default;

void BlockPipeline::add(std::shared_ptr<const void> owner, std::string_view bytes)
{
    if (!m_reader.decided()) { // nothing is ahead yet
        m_hash.add(bytes);
        m_reader.feed(bytes);
        return;
    }
    auto block = std::make_shared<Block>();
    block->owner = std::move(owner);
    block->bytes = bytes;
    m_ahead.push_back(block);
    m_strand.post([this, block] { prepare(*block); });
    while (!m_ahead.empty() && (m_ahead.size() > MaxAhead || firstIsReady()))
        takeFirst();
}

void BlockPipeline::prepare(Block &block)
{
    m_hash.add(block.bytes);
    m_reader.split(block.bytes, block.lines);
    const std::lock_guard lock(m_mutex);
    block.ready = true;
    m_prepared.notify_one();
}

bool BlockPipeline::firstIsReady()
{
    const std::lock_guard lock(m_mutex);
    return m_ahead.front()->ready;
}

void BlockPipeline::takeFirst()
{
    const std::shared_ptr<Block> block = std::move(m_ahead.front());
    m_ahead.pop_front();
    {
        std::unique_lock lock(m_mutex);
        m_prepared.wait(lock, [&] { return block->ready; });
    }
    m_reader.take(block->lines);
}

std::string BlockPipeline::finish()
{
    while (!m_ahead.empty())
        takeFirst();
    m_strand.wait();
    return m_hash.hex();
}

} // namespace importers
