// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/sysstatclock.h"
#include "importers/api/sysstatjson.h"
#include "importers/api/sysstattable.h"

#include <map>
#include <memory>
#include <string>

namespace importers::mpstatfmt {

/// Reads mpstat -o JSON (sysstat 11.5 and later), one report at a time.
class JsonReader final : private SysstatJsonTarget {
public:
    explicit JsonReader(DateOrder order)
        : m_order(order)
    {
    }
    /// False: not a line of such a document.
    bool line(const Line &line, ImportSink &sink);
    bool isActive() const { return m_json.isActive(); }
    void finish(ImportSink &sink);

private:
    /// A row of the table that the text would print.
    struct TextRow {
        std::vector<std::string> names, cells;
        model::LineNumber line = 0;
    };
    void beginHost() override;
    void hostMember(std::string_view name, std::string_view value) override;
    void element(std::string_view name, JsonDocument &element) override;
    Stamp stampOf(const SysstatJsonPart &report);
    static void addPart(const SysstatJsonPart &part, std::vector<TextRow> &rows);
    void emit(const TextRow &row, const Stamp &stamp);

    DateOrder m_order;
    SysstatJson m_json;
    SysstatClock m_clock;
    ImportSink *m_sink = nullptr; ///< during a call
    std::string m_host, m_kernel;
    int m_cpus = 0;
    std::int64_t m_report = -1;
    std::map<std::string, std::unique_ptr<SysstatTable>> m_tables; ///< by the names of their columns
};

} // namespace importers::mpstatfmt
