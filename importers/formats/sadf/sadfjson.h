// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/sysstatjson.h"
#include "importers/formats/sadf/sadftables.h"

#include <string>
#include <vector>

namespace importers::sadffmt {

/// The head that sar would print over the members of an object, and the cells below it.
struct JsonRow {
    std::vector<std::string> names, cells;
};
/// {"disk-device": "vda", "rd_sec": 0.00, "rkB": 0.00, "util-percent": 7.60} -> DEV rkB/s %util. Rates that are there
/// in kB, too, are left out.
JsonRow textRowOf(const SysstatJsonPart &part);

/// {"date": "2025-03-07", "time": "12:08:31", "utc": 0}
std::optional<Stamp> stampOf(const SysstatJsonPart &part);

/// Reads sadf -j, one sample at a time.
class JsonReader final : private SysstatJsonTarget {
public:
    /// False: not a line of such a document.
    bool line(const Line &line, ImportSink &sink);
    void finish(ImportSink &sink);

private:
    void beginHost() override { }
    void hostMember(std::string_view name, std::string_view value) override;
    void element(std::string_view name, JsonDocument &element) override;
    void tell(const SysstatJsonPart &part, std::string_view array);
    void emit(const SysstatJsonPart &part, const Stamp &stamp);

    SysstatJson m_json;
    Tables m_tables;
    ImportSink *m_sink = nullptr; ///< during a call
};

} // namespace importers::sadffmt
