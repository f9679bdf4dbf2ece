// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/sessionfiller.h"

#include "analysis/model/sessionwriter.h"

#include <filesystem>

namespace importers {

namespace {

constexpr std::size_t QueueBytes = 32 << 20;

void write(const WriteBatch &batch, model::SessionWriter &writer)
{
    if (batch.source)
        writer.addSource(*batch.source);
    for (const model::Log &log : batch.logs)
        writer.addLog(log);
    for (const model::Group &group : batch.groups)
        writer.addGroup(group);
    for (const model::SeriesInfo &series : batch.series)
        writer.addSeries(series);
    for (const model::PackedChunk &chunk : batch.chunks)
        writer.addChunk(chunk);
    writer.addEvents(batch.events);
    writer.addFacts(batch.facts);
    writer.addResults(batch.results);
    writer.addIssues(batch.issues);
}

} // namespace

SessionFiller::SessionFiller(std::string path)
    : m_path(std::move(path))
    , m_queue(QueueBytes)
    , m_thread([this] { run(); })
{
}

SessionFiller::~SessionFiller()
{
    if (m_thread.joinable())
        discard();
}

void SessionFiller::add(WriteBatch batch)
{
    const std::size_t bytes = batch.bytes;
    m_queue.push(std::move(batch), bytes);
}

void SessionFiller::run()
{
    auto writer = model::SessionWriter::create(m_path);
    if (!writer) {
        m_status = writer.error();
        m_failed = true;
        m_queue.abort();
        return;
    }
    while (const auto batch = m_queue.pop())
        write(*batch, **writer);
    if (!m_discarded)
        m_status = (*writer)->finish();
}

model::Status SessionFiller::finish()
{
    m_queue.close();
    m_thread.join();
    return m_status;
}

void SessionFiller::discard()
{
    m_discarded = true;
    m_queue.abort();
    if (m_thread.joinable())
        m_thread.join();
    std::error_code ignored; // what is not there needs no removing
    for (const char *suffix : { "", "-wal", "-shm", "-journal" })
        std::filesystem::remove(m_path + suffix, ignored);
}

} // namespace importers
