// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/filereader.h"
#include "importers/sha256.h"
#include "importers/workqueue.h"

#include <deque>
#include <memory>
#include <string>
#include <string_view>

namespace importers {

/// Takes the bytes of one file through the hash, the splitting into lines and the reading. The first two run a few
/// blocks ahead on another thread while one is free.
class BlockPipeline {
public:
    BlockPipeline(WorkQueue &work, FileReader &reader);
    ~BlockPipeline();
    /// `owner` keeps the bytes.
    void add(std::shared_ptr<const void> owner, std::string_view bytes);
    /// Waits until all is read; the SHA-256 of all bytes. To be called once.
    std::string finish();

private:
    struct Block;
    void prepare(Block &block);
    bool firstIsReady();
    void takeFirst();

    FileReader &m_reader;
    Sha256 m_hash;
    std::mutex m_mutex;
    std::condition_variable m_prepared;
    std::deque<std::shared_ptr<Block>> m_ahead;
    Strand m_strand; ///< last: it waits for what uses the others
};

} // namespace importers
