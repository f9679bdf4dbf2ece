// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/sysstatjson.h"
#include "importers/formats/iostat/table.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace importers::iostatfmt {

/// The printed name of a column of the text for a member of the JSON: "util" -> "%util"; "rrqm" is the share and
/// "rrqm/s" the rate.
/// `sectors`: see countsSectors.
std::string columnOfMember(std::string_view member, bool sectors = false);

/// Sysstat 12.1.2 to 12.2 print rates in sectors of 512 bytes under names that say kB. Their rows tell: rkB/s is twice
/// the product of r/s and rareq-sz. nullopt when no device of the report moved enough to tell.
std::optional<bool> countsSectors(const std::vector<SysstatJsonPart> &parts);

/// Reads iostat -o JSON (sysstat 11.5.1 and later), one report at a time.
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
    void beginHost() override;
    void hostMember(std::string_view name, std::string_view value) override;
    void element(std::string_view name, JsonDocument &element) override;
    void tellMachine();
    Stamp stampOf(const SysstatJsonPart &report);
    void emitCpu(const SysstatJsonPart &cpu);
    void emitDisk(const SysstatJsonPart &disk);
    DeviceTable &tableFor(const std::vector<std::string> &names);

    DateOrder m_order;
    SysstatJson m_json;
    ImportSink *m_sink = nullptr; ///< during a call
    std::string m_host, m_kernel;
    int m_cpus = 0;
    std::map<std::string, std::unique_ptr<DeviceTable>> m_tables; ///< by their members
    int m_run = -1;
    int m_report = -1;
    bool m_firstReport = false; ///< of the run: it covers the time since boot
    std::optional<bool> m_sectors; ///< of the run
    Stamp m_stamp;
    std::uint8_t m_uncounted = Discards | Flushes;
};

} // namespace importers::iostatfmt
