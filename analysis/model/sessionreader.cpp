// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/sessionreader.h"

#include "analysis/model/database.h"
#include "analysis/model/readercache.h"
#include "analysis/model/schema.h"
#include "analysis/model/textpacking.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace model {

namespace {

Status lift(const std::string &path)
{
    auto db = Database::open(path, Database::Mode::ReadWrite);
    return db ? migrate(**db, schemaSteps()) : Status(db.error());
}

} // namespace

SessionReader::SessionReader(std::string path, std::unique_ptr<Database> db)
    : m_path(std::move(path))
    , m_db(std::move(db))
    , m_cache(std::make_unique<Cache>(*m_db, m_path))
{
}

SessionReader::~SessionReader() = default;

Expected<std::unique_ptr<SessionReader>> SessionReader::open(const std::string &path)
{
    auto db = Database::open(path, Database::Mode::ReadOnly);
    if (!db)
        return Error{ "The session " + path + " cannot be opened: " + db.error().message + "." };
    const Status checked = checkSession(**db, path);
    if (!checked)
        return checked.error();
    if ((*db)->number("PRAGMA user_version") < SchemaVersion) {
        db->reset();
        if (const Status lifted = lift(path); !lifted)
            return Error{ path + " was written by an older version of Stallmark and cannot be brought up to this one: "
                + lifted.error().message + ". Copy it to where it can be written, or import the bundle again." };
        db = Database::open(path, Database::Mode::ReadOnly);
        if (!db)
            return Error{ "The session " + path + " cannot be opened: " + db.error().message + "." };
    }
    std::unique_ptr<SessionReader> reader(new SessionReader(path, std::move(*db)));
    if (!reader->m_db->isSound())
        return Error{ path + " is damaged: " + reader->m_db->error() + "." };
    return reader;
}

const std::string &SessionReader::problem() const { return m_cache->problem; }

std::string SessionReader::meta(const std::string &key) const
{
    Statement s = m_db->prepare("SELECT value FROM meta WHERE key=?");
    s.start(key);
    std::string value = s.step() ? s.text(0) : std::string();
    m_cache->settle();
    return value;
}

std::vector<SourceFile> SessionReader::sources() const
{
    Statement s = m_db->prepare("SELECT id, bundle, path, bytes, lines, sha256, encoding, status, detection, problem"
                                " FROM source ORDER BY id");
    std::vector<SourceFile> out;
    while (s.step()) {
        out.push_back({ s.integer(0), s.text(1), s.text(2), s.integer(3), s.integer(4), s.text(5), s.text(6),
            s.as<SourceStatus>(7), s.text(8), s.text(9) });
    }
    m_cache->settle();
    return out;
}

namespace {

std::optional<int> optionalInt(const Statement &s, int column)
{
    const auto value = s.optional(column);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

Log logOf(const Statement &s)
{
    Log log{ s.integer(0), s.integer(1), s.text(2), s.text(3), s.text(4), s.text(5), s.text(6), s.as<int>(7),
        s.integer(8), s.integer(9), s.integer(10), s.optional(11), s.optional(12), {} };
    log.clock = { s.as<StampKind>(13), s.integer(14), s.integer(15), s.integer(16), optionalInt(s, 17),
        s.integer(18) != 0, s.text(19) };
    return log;
}

} // namespace

std::vector<Log> SessionReader::logs() const
{
    Statement s
        = m_db->prepare("SELECT id, source, format, tool, version, host, kernel, cpus, samples, results, events,"
                        " first_raw, last_raw, clock, clock_offset, clock_uncertainty, clock_interval,"
                        " zone_seconds, placed, how FROM log ORDER BY id");
    std::vector<Log> out;
    while (s.step())
        out.push_back(logOf(s));
    m_cache->settle();
    return out;
}

std::vector<Group> SessionReader::groups() const
{
    Statement s = m_db->prepare("SELECT id, log, name, entity, since_boot FROM series_group ORDER BY id");
    std::vector<Group> out;
    while (s.step())
        out.push_back({ s.integer(0), s.integer(1), s.text(2), s.text(3), s.integer(4) != 0 });
    m_cache->settle();
    return out;
}

std::vector<SeriesInfo> SessionReader::series() const
{
    Statement s
        = m_db->prepare("SELECT s.id, g.id, g.log, m.name, m.unit, g.entity, m.multiplier, g.since_boot, s.count"
                        " FROM series s JOIN metric m ON m.id = s.metric JOIN series_group g ON g.id = s.id >> 8"
                        " JOIN log l ON l.id = g.log WHERE s.count > 0 ORDER BY s.id");
    std::vector<SeriesInfo> out;
    while (s.step()) {
        out.push_back({ s.integer(0), s.integer(1), s.integer(2), s.text(3), s.text(4), s.text(5), s.integer(6),
            s.integer(7) != 0, s.integer(8) });
    }
    m_cache->settle();
    return out;
}

std::vector<Event> SessionReader::events() const
{
    Statement s
        = m_db->prepare("SELECT log, line, raw, duration, kind, entity, text FROM event ORDER BY log, line, rowid");
    std::vector<Event> out;
    while (s.step()) {
        out.push_back(
            { s.integer(0), s.as<LineNumber>(1), s.optional(2), s.integer(3), s.text(4), s.text(5), s.text(6) });
    }
    m_cache->settle();
    return out;
}

std::vector<Fact> SessionReader::facts() const
{
    Statement s = m_db->prepare("SELECT log, line, name, value FROM fact ORDER BY log, line, rowid");
    std::vector<Fact> out;
    while (s.step())
        out.push_back({ s.integer(0), s.as<LineNumber>(1), s.text(2), s.text(3) });
    m_cache->settle();
    return out;
}

std::vector<BenchResult> SessionReader::results() const
{
    Statement s = m_db->prepare("SELECT log, line, tool, version, run, test, metric, value, unit, better FROM result"
                                " ORDER BY log, line, rowid");
    std::vector<BenchResult> out;
    while (s.step()) {
        out.push_back({ s.integer(0), s.as<LineNumber>(1), s.text(2), s.text(3), s.as<int>(4), s.text(5), s.text(6),
            s.real(7), s.text(8), s.as<Better>(9) });
    }
    m_cache->settle();
    return out;
}

std::vector<Issue> SessionReader::issues() const
{
    Statement s
        = m_db->prepare("SELECT source, line, reason, excerpt, count FROM issue ORDER BY source, line, reason, rowid");
    std::vector<Issue> out;
    while (s.step())
        out.push_back({ s.integer(0), s.as<LineNumber>(1), s.text(2), s.text(3), s.integer(4) });
    m_cache->settle();
    return out;
}

std::vector<QualityRemark> SessionReader::quality() const
{
    Statement s = m_db->prepare("SELECT source, line, text FROM quality ORDER BY source, line, rowid");
    std::vector<QualityRemark> out;
    while (s.step())
        out.push_back({ { s.integer(0), s.as<LineNumber>(1) }, s.text(2) });
    m_cache->settle();
    return out;
}

std::vector<Excerpt> SessionReader::excerpts(SourceId source, LineNumber from, LineNumber to) const
{
    Statement s = m_db->prepare("SELECT first, text FROM excerpt WHERE source=? AND first BETWEEN ? AND ? ORDER BY id");
    std::map<LineNumber, std::string> lines; // an earlier row holds
    s.start(source, from - std::min<LineNumber>(from, ExcerptLines), to);
    while (s.step()) {
        LineNumber line = s.as<LineNumber>(0);
        const std::string text = unpackText(s.blob(1));
        for (std::size_t start = 0; start <= text.size(); ++line) {
            const std::size_t end = std::min(text.find('\n', start), text.size());
            if (line >= from && line <= to)
                lines.emplace(line, text.substr(start, end - start));
            start = end + 1;
        }
    }
    m_cache->settle();
    std::vector<Excerpt> out;
    for (auto &[line, text] : lines)
        out.push_back({ source, line, std::move(text) });
    return out;
}

std::optional<int> SessionReader::zoneSeconds() const
{
    const std::string text = meta("zone_seconds");
    int seconds = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (!text.empty() && parsed.ec == std::errc{} && parsed.ptr == text.data() + text.size())
        return seconds;
    for (const Log &log : logs()) {
        if (log.clock.zoneSeconds)
            return log.clock.zoneSeconds;
    }
    return std::nullopt;
}

std::optional<TimeRange> SessionReader::extent() const
{
    std::optional<TimeRange> placed;
    std::optional<TimeRange> all;
    const auto include = [](std::optional<TimeRange> &range, Nanos from, Nanos to) {
        range = range ? TimeRange{ std::min(range->from, from), std::max(range->to, to) } : TimeRange{ from, to };
    };
    // The stamps of a log's events are in its first and last stamp.
    for (const Log &log : logs()) {
        if (!log.firstRaw || !log.lastRaw)
            continue;
        const Nanos from = log.clock.toSession(*log.firstRaw);
        const Nanos to = log.clock.toSession(*log.lastRaw);
        include(all, from, to);
        if (log.clock.placed)
            include(placed, from, to);
    }
    return placed ? placed : all;
}

} // namespace model
