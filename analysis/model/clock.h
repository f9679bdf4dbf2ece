// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "analysis/model/time.h"

#include <cstdint>
#include <optional>
#include <string>

namespace model {

/// What the time stamps of a log count. The raw stamp of a sample is stored as read; its clock places it.
enum class StampKind : std::uint8_t {
    None, ///< no time at all: the raw stamp is the number of the report, from 0
    Local, ///< date and time of day without a zone: since 1970-01-01T00:00 of that wall clock
    Zoned, ///< a moment with a known zone: since 1970-01-01T00:00 UTC
    TimeOfDay, ///< no date: since the midnight before the log's first line, counted on over later midnights
    Boot, ///< since the machine started (dmesg, perf)
    Elapsed, ///< since the tool started
};

const char *toText(StampKind kind);

/// Leads from the raw stamps of one log to the session axis.
struct Clock {
    StampKind kind = StampKind::None;
    Nanos offset = 0; ///< session time = raw stamp + offset (kind None: offset + raw * interval)
    Nanos uncertainty = 0; ///< half-width
    Nanos interval = 0; ///< nominal distance of reports, 0 when not known
    std::optional<int> zoneSeconds; ///< as printed in the log
    bool placed = false; ///< false: nothing says when this happened; the axis position is arbitrary
    std::string how; ///< the reason, one sentence

    Nanos toSession(Nanos raw) const { return kind == StampKind::None ? offset + raw * interval : raw + offset; }
    /// Inverse of toSession; rounds down for kind None.
    Nanos toRaw(Nanos session) const
    {
        if (kind != StampKind::None)
            return session - offset;
        return interval > 0 ? (session - offset) / interval : 0;
    }
};

/// One log in a file: what wrote it and how its time is to be read.
struct Log {
    LogId id = 0; ///< source * 64 + number of the log in its file
    SourceId source = 0;
    std::string format; ///< id of the LogFormat
    std::string tool; ///< "iostat"
    std::string version; ///< "sysstat 12.1.2 to 12.2"; empty when nothing tells
    std::string host;
    std::string kernel;
    int cpus = 0; ///< 0: not recorded
    std::int64_t samples = 0;
    std::int64_t results = 0;
    std::int64_t events = 0;
    std::optional<Nanos> firstRaw;
    std::optional<Nanos> lastRaw;
    Clock clock;
};

} // namespace model
