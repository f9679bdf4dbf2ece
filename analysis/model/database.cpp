// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"

#include <filesystem>
#include <limits>

#include <sqlite3.h>

namespace model {

namespace {

constexpr int BusyMilliseconds = 5000;

int openFlags(Database::Mode mode)
{
    const int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
    case Database::Mode::Create:
        return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::ReadWrite:
        return common | SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
        break;
    }
    return common | SQLITE_OPEN_READONLY;
}

void removeOld(const std::string &path)
{
    for (const char *suffix : { "", "-journal", "-wal", "-shm" }) {
        const std::filesystem::path file(path + suffix);
        std::error_code ignored; // what stays in the way shows up when the file is made
        if (std::filesystem::is_regular_file(file, ignored))
            std::filesystem::remove(file, ignored);
    }
}

} // namespace

void Statement::Finalize::operator()(sqlite3_stmt *statement) const noexcept { sqlite3_finalize(statement); }

bool Statement::isSound() const { return m_statement && m_db->isSound(); }

void Statement::check(int code)
{
    if (code != SQLITE_OK)
        m_db->fail(code);
}

bool Statement::step()
{
    if (!isSound())
        return false;
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_db->fail(code);
    return false;
}

void Statement::reset()
{
    if (m_statement)
        sqlite3_reset(m_statement.get()); // repeats the code of the last step, which was looked at there
}

void Statement::bind(int index, std::int64_t value)
{
    if (isSound())
        check(sqlite3_bind_int64(m_statement.get(), index, value));
}

void Statement::bind(int index, double value)
{
    if (isSound())
        check(sqlite3_bind_double(m_statement.get(), index, value));
}

void Statement::bind(int index, std::string_view value)
{
    // The callers' strings outlive the run. An empty view may have no address, which would bind NULL.
    if (isSound())
        check(sqlite3_bind_text64(
            m_statement.get(), index, value.empty() ? "" : value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int index, Blob value)
{
    if (!isSound())
        return;
    const std::string_view bytes = value.bytes;
    check(
        sqlite3_bind_blob64(m_statement.get(), index, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_STATIC));
}

void Statement::bindNull(int index)
{
    if (isSound())
        check(sqlite3_bind_null(m_statement.get(), index));
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

bool Statement::isNull(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL; }

std::optional<std::int64_t> Statement::optional(int column) const
{
    if (isNull(column))
        return std::nullopt;
    return integer(column);
}

double Statement::real(int column) const
{
    if (isNull(column))
        return std::numeric_limits<double>::quiet_NaN();
    return sqlite3_column_double(m_statement.get(), column);
}

std::string Statement::text(int column) const
{
    const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
    if (!bytes)
        return {};
    return std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column)));
}

std::string_view Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement.get(), column));
    if (!bytes)
        return {};
    return std::string_view(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column)));
}

Expected<std::unique_ptr<Database>> Database::open(const std::string &path, Mode mode)
{
    if (mode == Mode::Create)
        removeOld(path);
    sqlite3 *handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, openFlags(mode), nullptr);
    std::unique_ptr<Database> db(new Database(handle));
    if (code != SQLITE_OK)
        return Error{ handle ? sqlite3_errmsg(handle) : "out of memory" };
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_busy_timeout(handle, BusyMilliseconds);
    // Fails when the file is none of ours or damaged. That error stays, and whoever looks at the file next tells it.
    db->exec("PRAGMA foreign_keys=ON; PRAGMA cell_size_check=ON; PRAGMA cache_size=-8000");
    return db;
}

Database::~Database() { sqlite3_close_v2(m_db); }

void Database::fail(int code)
{
    if (!m_error.empty())
        return;
    m_error = m_db ? sqlite3_errmsg(m_db) : sqlite3_errstr(code);
    m_foreign = (code & 0xff) == SQLITE_NOTADB;
}

bool Database::exec(const char *sql)
{
    if (!isSound())
        return false;
    const int code = sqlite3_exec(m_db, sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        fail(code);
    return code == SQLITE_OK;
}

int Database::changes() const { return sqlite3_changes(m_db); }

void Database::rollback()
{
    if (sqlite3_get_autocommit(m_db) == 0)
        sqlite3_exec(m_db, "ROLLBACK", nullptr, nullptr, nullptr); // the error that led here is the one to tell
}

Statement Database::prepare(const char *sql)
{
    Statement statement;
    statement.m_db = this;
    if (!isSound())
        return statement;
    sqlite3_stmt *prepared = nullptr;
    const int code = sqlite3_prepare_v3(m_db, sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
    statement.m_statement.reset(prepared);
    if (code != SQLITE_OK)
        fail(code);
    return statement;
}

std::optional<std::int64_t> Database::number(const char *sql)
{
    Statement statement = prepare(sql);
    if (!statement.step())
        return std::nullopt;
    return statement.integer(0);
}

} // namespace model
