// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/schema.h"

#include "analysis/model/database.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

const char *const SharedMissingSets
    = "ALTER TABLE finding ADD COLUMN missing_set INTEGER NOT NULL DEFAULT 0;"
      "UPDATE finding SET missing_set=id WHERE id IN (SELECT finding FROM missing);"
      "ALTER TABLE missing RENAME TO missing_1;"
      "CREATE TABLE missing(id INTEGER PRIMARY KEY, missing_set INTEGER NOT NULL, weight REAL, signal TEXT NOT NULL,"
      " command TEXT NOT NULL) STRICT;"
      "INSERT INTO missing SELECT id, finding, weight, signal, command FROM missing_1;"
      "DROP TABLE missing_1;"
      "ALTER TABLE excerpt RENAME TO excerpt_1;"
      "CREATE TABLE excerpt(id INTEGER PRIMARY KEY, source INTEGER NOT NULL, first INTEGER NOT NULL,"
      " lines INTEGER NOT NULL, text TEXT NOT NULL) STRICT;"
      "CREATE INDEX excerpt_place ON excerpt(source, first);"
      "INSERT INTO excerpt(source, first, lines, text) SELECT source, line, 1, text FROM excerpt_1;"
      "DROP TABLE excerpt_1";

const char *const EpisodesAndPackedExcerpts
    = "CREATE TABLE episode(id INTEGER PRIMARY KEY, incident INTEGER NOT NULL REFERENCES incident(id) ON DELETE "
      "CASCADE,"
      " span_from INTEGER NOT NULL, span_to INTEGER NOT NULL) STRICT;"
      "DROP INDEX excerpt_place;"
      "ALTER TABLE excerpt RENAME TO excerpt_2;"
      "CREATE TABLE excerpt(id INTEGER PRIMARY KEY, source INTEGER NOT NULL, first INTEGER NOT NULL,"
      " lines INTEGER NOT NULL, text ANY NOT NULL) STRICT;"
      "INSERT INTO excerpt SELECT id, source, first, lines, text FROM excerpt_2;"
      "DROP TABLE excerpt_2;"
      "CREATE INDEX excerpt_place ON excerpt(source, first)";

Status climb(Database &db, std::size_t version, const char *step)
{
    const std::string mark = "PRAGMA user_version=" + std::to_string(version);
    const std::string id = "PRAGMA application_id=" + std::to_string(ApplicationId);
    if (db.exec("BEGIN IMMEDIATE") && db.exec(step) && db.exec(id.c_str()) && db.exec(mark.c_str())
        && db.exec("COMMIT"))
        return ok();
    const Error error{ db.error() };
    db.rollback();
    return error;
}

/// What only a damaged file fails at: the tables are there and can be read.
bool tablesAreThere(Database &db)
{
    const char *tables[] = { "meta", "source", "log", "series_group", "metric", "series", "chunk", "chunk_column",
        "event", "fact", "result", "issue", "excerpt", "quality", "incident", "episode", "symptom", "finding",
        "evidence", "missing" };
    for (const char *table : tables) {
        if (!db.exec(("SELECT 1 FROM " + std::string(table) + " LIMIT 1").c_str()))
            return false;
    }
    return true;
}

} // namespace

std::span<const char *const> schemaSteps()
{
    static const std::array<const char *, SchemaVersion> Steps{ SchemaText, SharedMissingSets,
        EpisodesAndPackedExcerpts };
    return Steps;
}

Status migrate(Database &db, std::span<const char *const> steps)
{
    const auto version = db.number("PRAGMA user_version");
    if (!version)
        return Error{ db.error() };
    if (*version <= 0 && !steps.empty())
        return climb(db, steps.size(), steps.front());
    for (auto v = static_cast<std::size_t>(std::max<std::int64_t>(*version, 0)); v < steps.size(); ++v) {
        const Status climbed = climb(db, v + 1, steps[v]);
        if (!climbed)
            return climbed;
    }
    return ok();
}

Status checkSession(Database &db, const std::string &path)
{
    const auto id = db.number("PRAGMA application_id");
    if (!id)
        return Error{ db.isForeign() ? path + " is not a Stallmark session."
                                     : path + " is damaged: " + db.error() + "." };
    const auto version = db.number("PRAGMA user_version");
    if (*id != ApplicationId || !version || *version < 1)
        return Error{ path + " is not a Stallmark session." };
    if (*version > SchemaVersion)
        return Error{ path + " was written by a newer version of Stallmark; please open it with that one." };
    if (*version == SchemaVersion && !tablesAreThere(db))
        return Error{ path + " is damaged: " + db.error() + "." };
    return ok();
}

} // namespace model
