// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// The counters of one device, in the order of /proc/diskstats (kernel: Documentation/admin-guide/iostats.rst).
/// Sectors have 512 bytes whatever the device; times are in ms. What a kernel does not have stays absent.
struct DiskCounters {
    enum Field : std::size_t {
        Reads,
        ReadsMerged,
        ReadSectors,
        ReadTime,
        Writes,
        WritesMerged,
        WriteSectors,
        WriteTime,
        InFlight,
        BusyTime,
        WeightedTime,
        Discards,
        DiscardsMerged,
        DiscardSectors,
        DiscardTime,
        Flushes,
        FlushTime,
        Count
    };
    std::array<std::optional<std::int64_t>, Count> values;
};

/// Writes the counters of devices as they are printed ("diskstats.reads" and so on), and the figures of iostat that
/// the difference of two readings gives. Without a time there are no rates; means a request need none.
class DiskRates {
public:
    void add(
        std::string_view device, const DiskCounters &now, const Stamp &stamp, model::LineNumber line, ImportSink &sink);

private:
    struct Device {
        DiskCounters last;
        Stamp stamp;
        bool any = false;
        TableId counters = -1, rates = -1;
    };
    std::map<std::string, Device, std::less<>> m_devices;
};

} // namespace importers
