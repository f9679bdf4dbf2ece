// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// Writes the named figures of a shell loop over a file of /proc. Every name is a table of its own, as the names may
/// differ from record to record and each figure has its own line. The stamp of a record is the one printed before it,
/// or else the prefix of the line; without both, a name that comes again starts the next record.
class RecordRows {
public:
    explicit RecordRows(std::string_view tableName)
        : m_tableName(tableName)
    {
    }
    /// A stamp was printed: what follows is the record of this moment.
    void beginRecord(const Stamp &stamp, ImportSink &sink);
    void figure(
        const Line &line, std::string_view name, const Column &column, const model::Decimal &value, ImportSink &sink);
    void finish(ImportSink &sink);
    bool empty() const { return m_names.empty(); }

private:
    struct Name {
        TableId table = 0;
        int record = -1; ///< the last one with this name
    };
    struct Held {
        TableId table = 0;
        model::LineNumber line = 0;
        model::Decimal value;
    };
    void write(const Held &row, const Stamp &stamp, ImportSink &sink) const;
    void release(ImportSink &sink);

    std::string m_tableName;
    std::map<std::string, Name, std::less<>> m_names;
    Stamp m_stamp;
    Stamp m_above; ///< the last Line::above that was looked at
    bool m_hasStamp = false;
    int m_record = 0;
    bool m_holding = true; ///< still in the first record, and no stamp has been seen
    std::vector<Held> m_held; ///< its rows: without a time if no stamp follows, of an unknown time if one does
};

} // namespace importers
