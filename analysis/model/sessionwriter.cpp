// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/sessionwriter.h"

#include "analysis/model/database.h"
#include "analysis/model/schema.h"
#include "analysis/model/textpacking.h"
#include "analysis/model/writerstatements.h"

namespace model {

namespace {

/// Keeps the write-ahead log, the memory and the loss when the import is killed small.
constexpr std::size_t CommitBytes = 16U << 20;

Error cannotWrite(const std::string &path, const std::string &why)
{
    return Error{ "The session " + path + " cannot be written: " + why + "." };
}

} // namespace

SessionWriter::SessionWriter(std::unique_ptr<Database> db)
    : m_db(std::move(db))
    , m_statements(std::make_unique<Statements>(*m_db))
{
    m_db->exec("BEGIN IMMEDIATE");
}

SessionWriter::~SessionWriter() = default;

Expected<std::unique_ptr<SessionWriter>> SessionWriter::create(const std::string &path)
{
    auto db = Database::open(path, Database::Mode::Create);
    if (!db)
        return cannotWrite(path, db.error().message);
    // Until finish() a power failure costs the import, which can be done again.
    if (!(*db)->exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF"))
        return cannotWrite(path, (*db)->error());
    const Status made = migrate(**db, schemaSteps());
    if (!made)
        return cannotWrite(path, made.error().message);
    std::unique_ptr<SessionWriter> writer(new SessionWriter(std::move(*db)));
    if (!writer->m_db->isSound())
        return cannotWrite(path, writer->m_db->error());
    return writer;
}

Expected<std::unique_ptr<SessionWriter>> SessionWriter::open(const std::string &path)
{
    auto db = Database::open(path, Database::Mode::ReadWrite);
    if (!db)
        return cannotWrite(path, db.error().message);
    const Status checked = checkSession(**db, path);
    if (!checked)
        return checked.error();
    const Status climbed = migrate(**db, schemaSteps());
    if (!climbed)
        return cannotWrite(path, climbed.error().message);
    // The rows of an analysis come with their own numbers; that each points to one that is there needs no look-up.
    (*db)->exec("PRAGMA foreign_keys=OFF");
    std::unique_ptr<SessionWriter> writer(new SessionWriter(std::move(*db)));
    if (!writer->m_db->isSound())
        return cannotWrite(path, writer->m_db->error());
    return writer;
}

void SessionWriter::written(std::size_t bytes)
{
    m_statements->bytes += bytes;
    if (m_statements->bytes >= CommitBytes)
        checkpoint();
}

void SessionWriter::addSource(const SourceFile &s)
{
    m_statements->source.run(s.id, s.bundle, s.path, s.bytes, s.lines, s.sha256, s.encoding, static_cast<int>(s.status),
        s.detection, s.problem);
}

void SessionWriter::updateSource(const SourceFile &source) { addSource(source); }

void SessionWriter::addLog(const Log &log)
{
    const Clock &c = log.clock;
    m_statements->logs[log.id]; // its tally may be of chunks that came before it
    m_statements->log.run(log.id, log.source, log.format, log.tool, log.version, log.host, log.kernel, log.cpus,
        log.samples, log.results, log.events, log.firstRaw, log.lastRaw, static_cast<int>(c.kind), c.offset,
        c.uncertainty, c.interval, c.zoneSeconds, c.placed, c.how);
}

void SessionWriter::addGroup(const Group &group)
{
    m_statements->group.run(group.id, group.log, group.table, group.entity, group.sinceBoot);
    Statements::GroupState &state = m_statements->groups[group.id];
    state.log = group.log;
    state.sinceBoot = group.sinceBoot;
    state.known = true;
}

void SessionWriter::addSeries(const SeriesInfo &series)
{
    m_statements->series.run(series.id, m_statements->metricId(series));
    written(32);
}

void SessionWriter::addChunk(const PackedChunk &chunk)
{
    m_statements->putColumns(chunk);
    m_statements->count(chunk);
    std::size_t bytes = chunk.times.size() + chunk.lines.size();
    for (const PackedColumn &column : chunk.columns)
        bytes += column.data.size() + column.level.size();
    written(bytes);
}

void SessionWriter::addEvents(std::span<const Event> events)
{
    for (const Event &e : events) {
        m_statements->event.run(e.log, e.line, e.raw, e.duration, e.kind, e.entity, e.text);
        Tally &tally = m_statements->logs[e.log];
        ++tally.events;
        if (e.raw)
            tally.include(*e.raw);
        written(e.text.size() + 64);
    }
}

void SessionWriter::addFacts(std::span<const Fact> facts)
{
    for (const Fact &f : facts) {
        m_statements->fact.run(f.log, f.line, f.name, f.value);
        written(f.name.size() + f.value.size() + 16);
    }
}

void SessionWriter::addResults(std::span<const BenchResult> results)
{
    for (const BenchResult &r : results) {
        m_statements->result.run(
            r.log, r.line, r.tool, r.version, r.run, r.test, r.metric, r.value, r.unit, static_cast<int>(r.better));
        ++m_statements->logs[r.log].results;
        written(128);
    }
}

void SessionWriter::addIssues(std::span<const Issue> issues)
{
    for (const Issue &i : issues)
        m_statements->issue.run(i.source, i.line, i.reason, i.excerpt, i.count);
}

void SessionWriter::addExcerpts(std::span<const Excerpt> excerpts)
{
    for (std::size_t i = 0; i < excerpts.size();) {
        const Excerpt &first = excerpts[i];
        std::string text = first.text;
        std::size_t lines = 1;
        for (; lines < ExcerptLines && i + lines < excerpts.size(); ++lines) {
            const Excerpt &next = excerpts[i + lines];
            if (next.source != first.source || next.line != first.line + lines)
                break;
            text += '\n';
            text += next.text;
        }
        const std::string packed = packText(text);
        if (packed.empty())
            m_statements->excerpt.run(first.source, first.line, static_cast<std::int64_t>(lines), text);
        else
            m_statements->excerpt.run(first.source, first.line, static_cast<std::int64_t>(lines), Blob{ packed });
        written((packed.empty() ? text : packed).size() + 16);
        i += lines;
    }
}

void SessionWriter::addQuality(std::span<const QualityRemark> remarks)
{
    for (const QualityRemark &r : remarks)
        m_statements->quality.run(r.ref.source, r.ref.line, r.text);
}

void SessionWriter::setMeta(const std::string &key, const std::string &value) { m_statements->meta.run(key, value); }

void SessionWriter::updateClock(LogId log, const Clock &c)
{
    m_statements->clock.run(
        log, static_cast<int>(c.kind), c.offset, c.uncertainty, c.interval, c.zoneSeconds, c.placed, c.how);
}

void SessionWriter::checkpoint()
{
    m_statements->saveTallies();
    m_statements->bytes = 0;
    m_db->exec("COMMIT; BEGIN IMMEDIATE");
}

Status SessionWriter::finish()
{
    m_statements->saveTallies();
    m_db->exec("COMMIT");
    const Status status
        = m_db->isSound() ? ok() : Status(Error{ "The session cannot be written: " + m_db->error() + "." });
    // Everything is safe by now. A reader that is looking on may hold the write-ahead log; then it stays, which is
    // fine.
    if (m_db->isSound())
        m_db->exec("PRAGMA synchronous=NORMAL; PRAGMA journal_mode=DELETE");
    m_statements.reset();
    m_db.reset();
    return status;
}

} // namespace model
