// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/qualitychecks.h"

#include "analysis/api/diskrows.h"
#include "analysis/api/table.h"
#include "analysis/model/decimal.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

using Remarks = std::vector<model::QualityRemark>;

/// Columns that belong together: how many requests of a kind, and how long they waited.
struct Direction {
    const char *rate;
    const char *await;
};
constexpr Direction Directions[] = { { "disk.reads", "disk.read_await" }, { "disk.writes", "disk.write_await" },
    { "disk.discards", "disk.discard_await" }, { "disk.flushes", "disk.flush_await" } };

/// One row as printed, with what DiskRow leaves out.
struct PrintedRow {
    model::LineNumber line = 0;
    double queue = 0;
    double util = 0;
    double little = 0; ///< requests that all completed ones account for
    bool idleAwait = false; ///< a wait without a completed request
};

struct PrintedTable {
    std::vector<PrintedRow> rows;
    bool counted = false; ///< the table has columns for discards and flushes, and the kernel counts them
};

PrintedRow printedRow(const Table &table, std::size_t i)
{
    PrintedRow row;
    row.line = table.line[i];
    row.queue = table.columns[0][i];
    row.util = table.columns[1][i];
    for (std::size_t d = 0; d < std::size(Directions); ++d) {
        const double rate = table.columns[2 + 2 * d][i], await = table.columns[3 + 2 * d][i];
        row.idleAwait = row.idleAwait || (rate == 0 && await > 0);
        if (rate > 0 && await > 0)
            row.little += rate * await / 1000;
    }
    return row;
}

PrintedTable printedTable(const Recording &recording, const DiskSource &source)
{
    std::vector<const model::SeriesInfo *> columns{ source.columns[6], source.columns[7] };
    for (const Direction &direction : Directions) {
        columns.push_back(recording.inGroup(source.group, direction.rate));
        columns.push_back(recording.inGroup(source.group, direction.await));
    }
    const Table table = readTable(recording, columns, firstRows(recording, source.log, source.extent));
    PrintedTable out;
    for (std::size_t i = 0; i < table.rows(); ++i)
        out.rows.push_back(printedRow(table, i));
    out.counted = columns[6] && columns[6]->count > 0 && columns[8] && columns[8]->count > 0;
    return out;
}

void remarkUtilisation(const DiskSource &source, const PrintedTable &table, Remarks &out)
{
    std::size_t above = 0;
    double most = 0;
    model::LineNumber line = 0;
    for (const PrintedRow &row : table.rows) {
        if (!(row.util > 100))
            continue;
        line = above++ == 0 ? row.line : line;
        most = std::max(most, row.util);
    }
    if (above > 0)
        out.push_back({ { source.source, line },
            model::encode({ STALLMARK_TEXT("%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which "
                                           "cannot be: busy time and interval are read from two clocks. It is no more "
                                           "than 100 %."),
                { source.device, std::to_string(above), std::to_string(table.rows.size()),
                    model::toText(most, 2) } }) });
}

void remarkIdleAwait(const DiskSource &source, const PrintedTable &table, Remarks &out)
{
    std::size_t some = 0;
    model::LineNumber line = 0;
    for (const PrintedRow &row : table.rows) {
        if (row.idleAwait)
            line = some++ == 0 ? row.line : line;
    }
    if (some > 0)
        out.push_back({ { source.source, line },
            model::encode({ STALLMARK_TEXT("%1: a waiting time is printed though no request of its kind was completed, "
                                           "in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong "
                                           "one."),
                { source.device, std::to_string(some), std::to_string(table.rows.size()) } }) });
}

/// The rows of a busy episode, from one calm row to the next.
struct Episode {
    std::size_t first = 0, rows = 0;
    double queue = 0, little = 0;

    /// What rounding of the printed figures cannot explain, and more than 5 %.
    bool isOff(bool counted) const
    {
        const double tolerance
            = std::max(0.05 * std::max(queue, little), 0.005 * static_cast<double>(rows) + 0.01 * little);
        // Without the columns for discards and flushes, those fill the queue unseen.
        return counted ? std::abs(queue - little) > tolerance : little - queue > tolerance;
    }
};

/// Those that begin and end inside the log: what was cut does not have to balance.
std::vector<Episode> episodes(const std::vector<PrintedRow> &rows)
{
    constexpr double calm = 0.25; // requests
    std::vector<Episode> out;
    Episode open;
    bool whole = false; // a calm row stood before it
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool known = !std::isnan(rows[i].queue);
        if (known && (rows[i].queue > calm || rows[i].little > calm)) {
            open.first = open.rows == 0 ? i : open.first;
            open.queue += rows[i].queue;
            open.little += rows[i].little;
            ++open.rows;
            continue;
        }
        if (open.rows > 0 && whole && known)
            out.push_back(open);
        open = {};
        whole = known;
    }
    return out;
}

constexpr double Uncounted = 0.1; // of what the completed requests account for

/// L = lambda W over each whole busy episode: the mean queue is the completed requests times their waits. J. D. C.
/// Little, "A proof for the queuing formula L = lambda W", Operations Research 9 (1961).
void remarkLittle(const DiskSource &source, const PrintedTable &table, Remarks &out)
{
    std::size_t off = 0, all = 0;
    Episode worst;
    for (const Episode &episode : episodes(table.rows)) {
        ++all;
        if (!episode.isOff(table.counted))
            continue;
        ++off;
        const auto gap = [](const Episode &e) { return std::abs(e.queue - e.little); };
        worst = worst.rows == 0 || gap(episode) > gap(worst) ? episode : worst;
    }
    if (off == 0)
        return;
    const model::Text reason{ worst.queue < Uncounted * worst.little
            ? STALLMARK_TEXT("the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short "
                             "requests are nothing); where it cannot be, the completed requests are taken instead.")
            : STALLMARK_TEXT("reports are missing, the interval is not that of the stamps, or a counter jumped.") };
    out.push_back({ { source.source, table.rows[worst.first].line },
        model::encode({ worst.rows == 1
                ? STALLMARK_TEXT(
                    "%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do "
                    "not agree (Little's law; here %4 and %5 requests over 1 report): %7")
                : STALLMARK_TEXT(
                    "%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do "
                    "not agree (Little's law; here %4 and %5 requests over %6 reports): %7"),
            { source.device, std::to_string(off), std::to_string(all), model::toText(worst.queue, 2),
                model::toText(worst.little, 2), std::to_string(worst.rows), model::nested(reason) } }) });
}

std::string uncountedText(bool both, bool discards, const std::string &kernel)
{
    const model::Text columns{ both ? STALLMARK_TEXT("The columns for discards and flushes hold nothing but zeros")
            : discards              ? STALLMARK_TEXT("The columns for discards hold nothing but zeros")
                                    : STALLMARK_TEXT("The columns for flushes hold nothing but zeros") };
    return model::encode({ kernel.empty()
            ? STALLMARK_TEXT("%1, and a kernel that is not named here may not count them (discards since 4.18, flushes "
                             "since 5.5): taken as not recorded.")
            : STALLMARK_TEXT("%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as "
                             "not recorded."),
        { model::nested(columns), kernel } });
}

/// d/s and f/s are printed as zeros when the kernel does not count them: discards since 4.18, flushes since 5.5.
void remarkUncounted(const Recording &recording, const DiskSource &source, Remarks &out)
{
    const model::Log *const log = recording.log(source.log);
    const bool wholeRow = source.columns[5] && source.columns[7]; // w_await and %util: a row with all columns of -x
    if (!log || log->format != "iostat" || !wholeRow)
        return;
    std::vector<std::size_t> what;
    for (std::size_t d = 2; d < std::size(Directions); ++d) {
        const model::SeriesInfo *const info = recording.inGroup(source.group, Directions[d].rate);
        const bool printed = log->version.find("sysstat 12.3.1") != std::string::npos
            || (d == 2 && log->version.find("sysstat 12.1.2") != std::string::npos);
        if (printed && (!info || info->count == 0))
            what.push_back(d);
    }
    if (what.empty())
        return;
    const std::string text = uncountedText(what.size() == 2, what.front() == 2, log->kernel);
    // Once a log, not for each device.
    const model::QualityRemark remark{ { source.source, 0 }, text };
    if (std::none_of(out.begin(), out.end(),
            [&](const model::QualityRemark &r) { return r.ref.source == remark.ref.source && r.text == text; }))
        out.push_back(remark);
}

} // namespace

void remarkDisks(const Recording &recording, Remarks &out)
{
    for (const DiskSource &source : diskSources(recording)) {
        const PrintedTable table = printedTable(recording, source);
        remarkUtilisation(source, table, out);
        remarkIdleAwait(source, table, out);
        remarkLittle(source, table, out);
        remarkUncounted(recording, source, out);
    }
}

} // namespace analysis
