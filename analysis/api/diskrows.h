// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/api/table.h"

#include <array>
#include <string>
#include <vector>

namespace analysis {

/// One report of a block device: means over (from, to]. NaN: not recorded.
struct DiskRow {
    model::Nanos from = 0;
    model::Nanos to = 0;
    model::LineNumber line = 0;
    double reads = 0, writes = 0; ///< completed requests per second, merged ones counted once
    double readBytes = 0, writeBytes = 0; ///< B/s
    double readAwait = 0, writeAwait = 0; ///< ms, NaN when nothing completed
    double queue = 0; ///< requests
    double util = 0; ///< %

    double seconds() const { return model::toSeconds(to - from); }
    double rate() const; ///< requests per second
    double count() const { return rate() * seconds(); } ///< requests completed in the row
    double bytes() const; ///< B/s, both directions
    double size() const; ///< mean request, kB of 1024 B; NaN without requests
    double mainSize() const; ///< the same of the direction that most requests have
    double busyMs() const { return util * 10 * seconds(); }
    double busyPerRequest() const; ///< ms the device was busy per completed request; NaN without requests
    double await() const; ///< the larger of both, of those with completed requests; NaN when none
    double little() const; ///< requests in flight that the completed ones account for: sum of rate * await
    /// The queue; what the completed requests account for where it cannot be: a device busy half of the time has half a
    /// request in flight at least, and some kernels (5.4) print 0.00 there.
    double inFlight() const;
    double writeShare() const; ///< of the completed requests, 0..1; NaN without requests
    bool recorded() const;
};

/// The disk table of one device in one log.
struct DiskSource {
    model::LogId log = 0;
    model::SourceId source = 0;
    model::GroupId group = 0;
    std::string device;
    bool placed = true;
    std::array<const model::SeriesInfo *, 9> columns{}; ///< in the order of DiskRow's members, then the common await
    std::int64_t rows = 0;
    model::TimeRange extent; ///< of the log
};

/// All devices of all logs that tell how long requests wait, or how busy the device is; in order of id.
const std::vector<DiskSource> &diskSources(const Recording &recording);
/// Those of one device.
std::vector<const DiskSource *> diskSources(const Recording &recording, const std::string &device);
std::vector<DiskRow> diskRows(const Recording &recording, const DiskSource &source, model::TimeRange range);
/// The same rows, each made when it is asked for: of a long log most are looked at in a column or two. Valid until the
/// recording is asked for other rows.
class DiskRowView {
public:
    DiskRowView(const Recording &recording, const DiskSource &source, model::TimeRange range);
    std::size_t size() const { return m_table.rows() - m_first; }
    DiskRow operator[](std::size_t i) const;
    model::Nanos interval() const { return m_table.interval; }
    model::Nanos from(std::size_t i) const { return m_table.from(m_first + i); }
    model::Nanos to(std::size_t i) const { return m_table.t[m_first + i]; }
    /// In the order of DiskSource::columns; NaN where a value is missing.
    std::span<const double> column(std::size_t number) const { return m_table.columns[number].subspan(m_first); }

private:
    Table m_table;
    std::size_t m_first = 0; ///< before it are rows that only tell where the first one starts
};
/// Rows of the device in any log whose interval overlaps the span by more than a twentieth of its length.
struct DiskWindow {
    const DiskSource *source = nullptr;
    std::vector<DiskRow> rows;
};
/// The log with the most such rows; source is nullptr when there is none.
DiskWindow diskWindow(const Recording &recording, const std::string &device, model::TimeRange span, bool placed);

} // namespace analysis
