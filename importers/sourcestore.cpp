// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/logdispatcher.h"
#include "importers/storesink.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <utility>

namespace importers {

namespace {
constexpr std::size_t BatchBytes = 256 * 1024;
constexpr std::size_t ExcerptBytes = 160;
} // namespace

SourceStore::SourceStore(model::SourceFile source, BatchTarget target, std::size_t memory, Offer offer)
    : m_source(std::move(source))
    , m_target(std::move(target))
    , m_memory(memory)
    , m_offer(std::move(offer))
{
}

SourceStore::~SourceStore() = default;

ImportSink &SourceStore::openLog(const LogFormat &format)
{
    const auto id = m_source.id * 64 + static_cast<model::LogId>(m_logs.size());
    m_logs.push_back(std::make_unique<StoreSink>(*this, id, format));
    return *m_logs.back();
}

void SourceStore::issue(model::LineNumber line, std::string_view reason, std::string_view excerpt)
{
    if (const auto known = m_issues.find(reason); known != m_issues.end()) {
        ++known->second.count;
        return;
    }
    m_issues.emplace(std::string(reason),
        model::Issue{ m_source.id, line, std::string(reason), std::string(clipUtf8(excerpt, ExcerptBytes)), 1 });
}

model::GroupId SourceStore::nextGroup() { return m_source.id << 24 | m_groups++; }

std::optional<model::LogId> SourceStore::nextPart()
{
    // From the end of the numbers, as the logs that are still to come count from their start.
    constexpr model::LogId most = 64 - static_cast<model::LogId>(LogDispatcher::MaxLogs);
    if (m_parts == most)
        return std::nullopt;
    return m_source.id * 64 + 63 - m_parts++;
}

bool SourceStore::groupsLeft() const { return m_groups < (model::GroupId{ 1 } << 24); }

void SourceStore::pack(model::ChunkBuilder &rows)
{
    if (m_offer && rows.full()) {
        const auto given = std::make_shared<model::ChunkBuilder>(rows.handOver());
        const auto packAndWrite = [given, target = m_target] {
            WriteBatch batch;
            batch.add(given->take());
            target(std::move(batch));
        };
        if (!m_offer(packAndWrite))
            packAndWrite();
        return;
    }
    m_batch.add(rows.take());
    batchGrew();
}

void SourceStore::batchGrew()
{
    if (m_batch.bytes >= BatchBytes)
        handOn();
}

void SourceStore::handOn()
{
    // Results wait for the end of the file: their log may tell its version in the last line.
    WriteBatch next;
    next.results = std::move(m_batch.results);
    m_target(std::exchange(m_batch, std::move(next)));
}

void SourceStore::makeRoom()
{
    std::vector<Packable> held;
    for (const auto &log : m_logs)
        log->gather(held);
    std::size_t sum = 0;
    for (const Packable &p : held)
        sum += p.bytes;
    if (sum <= m_memory)
        return;
    // The fullest first, and enough of them at once: there may be a hundred thousand tables.
    std::sort(held.begin(), held.end(), [](const Packable &a, const Packable &b) { return a.bytes > b.bytes; });
    for (const Packable &p : held) {
        if (sum <= m_memory / 4 * 3)
            break;
        sum -= p.bytes;
        m_batch.add(p.builder->take());
        batchGrew();
    }
}

void SourceStore::finish(const FileOutcome &outcome, std::string sha256)
{
    for (const auto &log : m_logs)
        log->finish();
    m_source.bytes = outcome.bytes;
    m_source.lines = outcome.lines;
    m_source.sha256 = std::move(sha256);
    m_source.encoding = outcome.encoding;
    m_source.status = outcome.status;
    m_source.detection = outcome.detection;
    m_source.problem = outcome.problem;
    m_batch.source = m_source;
    for (auto &[reason, issue] : m_issues)
        m_batch.issues.push_back(std::move(issue));
    m_target(std::move(m_batch));
}

} // namespace importers
