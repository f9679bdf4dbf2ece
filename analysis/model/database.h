// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace model {

class Database;

/// Bytes to be bound as a BLOB.
struct Blob {
    std::string_view bytes;
};

/// A prepared statement. After an error of the database it does nothing and gives no rows.
class Statement {
public:
    Statement() = default;

    /// Binds the arguments and runs to the end. False on an error.
    template <typename... Args>
    bool run(const Args &...args)
    {
        start(args...);
        while (step()) { }
        reset();
        return isSound();
    }
    /// Binds the arguments, which must outlive the rows; these follow by step().
    template <typename... Args>
    void start(const Args &...args)
    {
        reset();
        int index = 0;
        (bind(++index, args), ...);
    }
    bool step(); ///< false at the end and on an error
    void reset();

    std::int64_t integer(int column) const;
    template <typename T>
    T as(int column) const
    {
        return static_cast<T>(integer(column));
    }
    std::optional<std::int64_t> optional(int column) const;
    double real(int column) const; ///< NaN when NULL
    bool isNull(int column) const;
    std::string text(int column) const;
    std::string_view blob(int column) const; ///< valid until the next step

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const noexcept;
    };
    bool isSound() const;
    void bind(int index, std::int64_t value);
    void bind(int index, int value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, std::uint32_t value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, bool value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, double value);
    void bind(int index, std::string_view value);
    void bind(int index, const std::string &value) { bind(index, std::string_view(value)); }
    void bind(int index, const char *value) { bind(index, std::string_view(value)); }
    void bind(int index, Blob value);
    template <typename T>
    void bind(int index, const std::optional<T> &value)
    {
        if (value)
            bind(index, *value);
        else
            bindNull(index);
    }
    void bindNull(int index);
    void check(int code);

    Database *m_db = nullptr;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// One SQLite connection, for one thread. The first error is kept, and everything after it fails at once.
class Database {
public:
    enum class Mode : std::uint8_t { Create, ReadWrite, ReadOnly };
    /// Create removes what was at `path`.
    static Expected<std::unique_ptr<Database>> open(const std::string &path, Mode mode);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    bool exec(const char *sql);
    Statement prepare(const char *sql);
    std::optional<std::int64_t> number(const char *sql); ///< first column of the first row
    int changes() const; ///< rows the last INSERT, UPDATE or DELETE touched
    /// Ends a transaction after an error. The error stays.
    void rollback();

    bool isSound() const { return m_error.empty(); }
    const std::string &error() const { return m_error; } ///< of SQLite, without a full stop; "" when all is well
    bool isForeign() const { return m_foreign; } ///< the error was: no SQLite database at all
    void fail(int code);
    void forgiveError() { m_error.clear(); } ///< after a statement that was allowed to fail

private:
    explicit Database(sqlite3 *db)
        : m_db(db)
    {
    }
    sqlite3 *m_db;
    std::string m_error;
    bool m_foreign = false;
};

} // namespace model
