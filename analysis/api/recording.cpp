// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/recording.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace analysis {

namespace {

// Longer series are read in parts: 64 Ki values are 1.3 MB with their stamps and lines.
constexpr std::int64_t WholeLimit = 65'536;
constexpr model::Nanos BlockIntervals = 1'024;
constexpr std::size_t BlocksKept = 64;
constexpr std::size_t CellsKept = 1U << 20; ///< of row blocks, 8 bytes each

model::Series slice(const model::Series &series, model::TimeRange range)
{
    const auto first = std::lower_bound(series.t.begin(), series.t.end(), range.from) - series.t.begin();
    const auto last = std::upper_bound(series.t.begin(), series.t.end(), range.to) - series.t.begin();
    model::Series part;
    part.info = series.info;
    part.interval = series.interval;
    if (first >= last)
        return part;
    part.t.assign(series.t.begin() + first, series.t.begin() + last);
    part.v.assign(series.v.begin() + first, series.v.begin() + last);
    part.line.assign(series.line.begin() + first, series.line.begin() + last);
    return part;
}

} // namespace

Recording::Recording(std::vector<model::Log> logs, std::vector<model::SeriesInfo> series,
    std::vector<model::Event> events, std::vector<model::Fact> facts, Loader loader)
    : m_logs(std::move(logs))
    , m_series(std::move(series))
    , m_events(std::move(events))
    , m_facts(std::move(facts))
    , m_loader(std::move(loader))
{
    std::sort(m_series.begin(), m_series.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    for (const model::SeriesInfo &info : m_series) {
        if (info.sinceBoot || info.count == 0)
            continue;
        m_byMetric[info.metric].push_back(&info);
        std::int64_t &rows = m_rows[info.log];
        rows = std::max(rows, info.count);
    }
}

void Recording::setPartialReads(RangeLoader rangeLoader, RowsLoader rowsLoader, Scout scout)
{
    m_rangeLoader = std::move(rangeLoader);
    m_rowsLoader = std::move(rowsLoader);
    m_scout = std::move(scout);
}

const std::string &Recording::path(model::SourceId source) const
{
    static const std::string none;
    const auto found = m_paths.find(source);
    return found == m_paths.end() ? none : found->second;
}

const model::Log *Recording::log(model::LogId id) const
{
    const auto found = std::find_if(m_logs.begin(), m_logs.end(), [id](const auto &log) { return log.id == id; });
    return found == m_logs.end() ? nullptr : &*found;
}

std::vector<const model::SeriesInfo *> Recording::find(std::string_view metric) const
{
    const auto found = m_byMetric.find(metric);
    return found == m_byMetric.end() ? std::vector<const model::SeriesInfo *>{} : found->second;
}

std::vector<const model::SeriesInfo *> Recording::find(std::string_view metric, std::string_view entity) const
{
    std::vector<const model::SeriesInfo *> all = find(metric);
    std::erase_if(all, [entity](const model::SeriesInfo *info) { return info->entity != entity; });
    return all;
}

const model::SeriesInfo *Recording::inGroup(model::GroupId group, std::string_view metric) const
{
    const auto found = m_byMetric.find(metric);
    if (found == m_byMetric.end())
        return nullptr;
    // Sorted by series id, and a series id is its group and a column number.
    const auto &list = found->second;
    const auto at = std::lower_bound(list.begin(), list.end(), group,
        [](const model::SeriesInfo *info, model::GroupId id) { return info->group < id; });
    return at != list.end() && (*at)->group == group ? *at : nullptr;
}

const model::Series &Recording::series(const model::SeriesInfo &info) const
{
    std::unique_ptr<model::Series> &slot = m_cache[info.id];
    if (!slot)
        slot = std::make_unique<model::Series>(m_loader(info.id));
    return *slot;
}

model::Series Recording::window(const model::SeriesInfo &info, model::TimeRange range) const
{
    const bool whole = !m_rangeLoader || info.count <= WholeLimit || m_cache.count(info.id) > 0;
    return slice(whole ? series(info) : block(info, range), range);
}

// Callers walk through time, so a block reaches from a little before the range to well after it.
const model::Series &Recording::block(const model::SeriesInfo &info, model::TimeRange range) const
{
    const auto found = m_blocks.find(info.id);
    if (found != m_blocks.end() && found->second.range.from <= range.from && range.to <= found->second.range.to)
        return found->second.series;
    if (m_blocks.size() >= BlocksKept)
        m_blocks.clear();
    const model::Log *owner = log(info.log);
    const model::Nanos interval = owner && owner->clock.interval > 0 ? owner->clock.interval : model::NanosPerSecond;
    Block &block = m_blocks[info.id];
    block.range = { range.from - BlockIntervals / 4 * interval, range.to + BlockIntervals * interval };
    block.series = m_rangeLoader(info.id, block.range);
    return block.series;
}

const model::GroupRows *Recording::rows(std::span<const model::SeriesInfo *const> columns, model::TimeRange range) const
{
    std::vector<model::SeriesId> ids;
    model::GroupId group = 0;
    for (const model::SeriesInfo *info : columns) {
        ids.push_back(info ? info->id : 0);
        if (info && group != 0 && info->group != group)
            return nullptr;
        group = info ? info->group : group;
    }
    if (!m_rowsLoader || group == 0)
        return nullptr;
    for (auto known = m_rowBlocks.begin(); known != m_rowBlocks.end(); ++known) {
        const model::TimeRange &covers = known->rows.covers;
        if (known->columns != ids || covers.from > range.from || covers.to < range.to)
            continue;
        m_rowBlocks.splice(m_rowBlocks.begin(), m_rowBlocks, known);
        return &m_rowBlocks.front().rows;
    }
    m_rowBlocks.push_front({ ids, m_rowsLoader(group, ids, range) });
    forgetRows();
    return &m_rowBlocks.front().rows;
}

/// Drops the blocks used longest ago when there are too many.
void Recording::forgetRows() const
{
    std::size_t cells = 0;
    for (auto block = m_rowBlocks.begin(); block != m_rowBlocks.end();) {
        cells += block->rows.rows() * (block->columns.size() + 2);
        const bool surplus = cells > CellsKept && block != m_rowBlocks.begin();
        block = surplus ? m_rowBlocks.erase(block) : std::next(block);
    }
}

std::vector<model::EnvelopeColumn> Recording::scout(
    const model::SeriesInfo &info, model::TimeRange range, int buckets) const
{
    if (!m_scout || info.count <= WholeLimit)
        return {};
    return m_scout(info.id, range, buckets);
}

std::optional<model::TimeRange> Recording::extent(model::LogId id) const
{
    const model::Log *owner = log(id);
    if (!owner || !owner->firstRaw || !owner->lastRaw)
        return std::nullopt;
    model::TimeRange range{ owner->clock.toSession(*owner->firstRaw), owner->clock.toSession(*owner->lastRaw) };
    const auto rows = m_rows.find(id);
    if (range.length() == 0 && rows != m_rows.end())
        range.to += owner->clock.interval * (rows->second - 1);
    return range;
}

model::TimeRange Recording::readingRange(model::LogId id) const
{
    constexpr model::Nanos room = 64; // intervals
    const model::Log *owner = log(id);
    model::TimeRange range = extent(id).value_or(model::TimeRange{});
    if (owner)
        range.to += room * owner->clock.interval;
    return range;
}

const model::Series *Recording::best(std::string_view metric, std::string_view entity) const
{
    const model::Series *best = nullptr;
    for (const model::SeriesInfo *info : find(metric, entity)) {
        const model::Series &candidate = series(*info);
        const bool shorter
            = best && candidate.interval > 0 && (best->interval == 0 || candidate.interval < best->interval);
        if (!best || shorter)
            best = &candidate;
    }
    return best;
}

std::vector<std::string> Recording::entities(std::string_view metric) const
{
    std::set<std::string> names;
    for (const model::SeriesInfo *info : find(metric))
        names.insert(info->entity);
    return { names.begin(), names.end() };
}

const model::Fact *Recording::fact(std::string_view name) const
{
    const auto found = std::find_if(m_facts.rbegin(), m_facts.rend(), [name](const auto &f) { return f.name == name; });
    return found == m_facts.rend() ? nullptr : &*found;
}

std::optional<double> Recording::number(std::string_view factName) const
{
    const model::Fact *found = fact(factName);
    if (!found)
        return std::nullopt;
    double value = 0;
    const char *begin = found->value.data();
    const auto [end, error] = std::from_chars(begin, begin + found->value.size(), value);
    if (error != std::errc() || end == begin)
        return std::nullopt;
    return value;
}

void Recording::release() const
{
    m_cache.clear();
    m_blocks.clear();
    m_rowBlocks.clear();
}

} // namespace analysis
