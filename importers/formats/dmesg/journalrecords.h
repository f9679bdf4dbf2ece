// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/jsonlines.h"
#include "importers/api/logformat.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers::dmesgfmt {

/// A message that is printed as a list of fields.
struct JournalRecord {
    Stamp stamp;
    std::string message;
    model::LineNumber line = 0; ///< of the message
    bool kernel = true;
    std::string host;
};

/// Puts records together from journalctl -o json, json-pretty, export and verbose, and from dmesg -J.
class JournalRecords {
public:
    explicit JournalRecords(DateOrder order)
        : m_order(order)
    {
    }
    /// Adds the records that the line completes. False: the line is none of these forms.
    bool line(const Line &line, std::vector<JournalRecord> &out);
    void finish(std::vector<JournalRecord> &out);
    /// A line that only such a record has.
    static bool opens(std::string_view line, DateOrder order);

private:
    bool json(const Line &line, std::vector<JournalRecord> &out);
    void field(std::string_view key, std::string_view value, bool quoted, model::LineNumber line);
    void complete(std::vector<JournalRecord> &out);

    DateOrder m_order;
    JsonLines m_json;
    std::vector<JsonLeaf> m_leaves;
    std::string m_parent; ///< of the values of the record, in JSON
    bool m_fields = false; ///< inside a record of -o export or verbose
    JournalRecord m_record;
    bool m_hasMessage = false;
};

} // namespace importers::dmesgfmt
