// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fiolog/fiologlines.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>

namespace importers {

namespace {

constexpr std::size_t MostFields = 8;
constexpr std::size_t LeastBins = 19;
constexpr std::int64_t NanosBins = 1856;
constexpr std::int64_t MicrosBins = 1216;
constexpr int GroupBits = 6; ///< 64 bins to each power of two

/// Takes ", " and what stands before it off the front.
std::optional<std::int64_t> takeNumber(std::string_view &rest)
{
    const std::size_t end = rest.find(", ");
    std::string_view field = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 2);
    if (field.starts_with("0x")) // a priority
        return 0;
    if (end == std::string_view::npos && field.ends_with(','))
        field.remove_suffix(1);
    const auto number = parseInteger(field);
    return number && *number >= 0 ? number : std::nullopt;
}

/// How often 1856 or 1216 bins were put together in twos; nullopt when the number is none of fio's.
std::optional<int> coarseness(std::size_t bins, std::int64_t all)
{
    for (int halvings = 0; halvings <= GroupBits; ++halvings)
        if (static_cast<std::int64_t>(bins) == all >> halvings)
            return halvings;
    return std::nullopt;
}

/// Lower bound of a bin of full resolution: exact up to 128, then 64 to each power of two.
double lowerBound(std::int64_t bin)
{
    constexpr std::int64_t Group = 1 << GroupBits;
    if (bin < 2 * Group)
        return static_cast<double>(bin);
    const auto power = static_cast<double>(bin / Group - 1);
    return (static_cast<double>(Group) + static_cast<double>(bin % Group)) * std::exp2(power);
}

} // namespace

std::optional<FioLogLine> parseFioLogLine(std::string_view line, bool both)
{
    std::string_view rest = trimmed(line);
    std::array<std::int64_t, MostFields> fields{};
    FioLogLine out;
    while (!rest.empty()) {
        const auto number = out.fields < MostFields ? takeNumber(rest) : std::nullopt;
        if (!number)
            return std::nullopt;
        fields[out.fields++] = *number;
    }
    const std::size_t shift = both ? 1 : 0;
    if (out.fields < 4 + shift || fields[2 + shift] > 2)
        return std::nullopt;
    out.time = fields[0];
    out.value = fields[1];
    if (both)
        out.highest = fields[2];
    out.direction = static_cast<int>(fields[2 + shift]);
    out.block = fields[3 + shift];
    return out;
}

std::optional<FioHistogram> parseFioHistogram(std::string_view line)
{
    std::string_view rest = trimmed(line);
    FioHistogram out;
    const auto time = takeNumber(rest);
    const auto direction = takeNumber(rest);
    const auto block = takeNumber(rest);
    if (!time || !direction || *direction > 2 || !block)
        return std::nullopt;
    out.time = *time;
    out.direction = static_cast<int>(*direction);
    while (!rest.empty()) {
        const auto count = takeNumber(rest);
        if (!count)
            return std::nullopt;
        out.bins.push_back(*count);
    }
    const std::size_t bins = out.bins.size();
    const bool known = bins >= LeastBins && (coarseness(bins, NanosBins) || coarseness(bins, MicrosBins));
    return known ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<double> fioHistogramQuantile(const FioHistogram &histogram, double share)
{
    std::int64_t total = 0;
    for (const std::int64_t count : histogram.bins)
        total += count;
    if (total == 0)
        return std::nullopt;
    const auto nanos = coarseness(histogram.bins.size(), NanosBins);
    const int halvings = nanos ? *nanos : coarseness(histogram.bins.size(), MicrosBins).value_or(0);
    const double wanted = share * static_cast<double>(total);
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < histogram.bins.size(); ++i) {
        seen += histogram.bins[i];
        if (static_cast<double>(seen) < wanted || histogram.bins[i] == 0)
            continue;
        const auto first = static_cast<std::int64_t>(i) << halvings;
        const double middle = (lowerBound(first) + lowerBound(first + (std::int64_t(1) << halvings))) / 2;
        return middle * (nanos ? 1e-3 : 1);
    }
    return std::nullopt;
}

FioLogKind fioLogKind(std::string_view fileName)
{
    const std::size_t slash = fileName.find_last_of("/\\");
    std::string_view name = slash == std::string_view::npos ? fileName : fileName.substr(slash + 1);
    for (const auto &[word, kind] : { std::pair{ "_bw", FioLogKind::Bandwidth }, std::pair{ "_iops", FioLogKind::Iops },
             std::pair{ "_lat", FioLogKind::Latency }, std::pair{ "_slat", FioLogKind::Submission },
             std::pair{ "_clat", FioLogKind::Completion } }) {
        const std::string_view part = word;
        const std::size_t at = name.rfind(part);
        if (at != std::string_view::npos && (at + part.size() == name.size() || name[at + part.size()] == '.'))
            return kind;
    }
    return FioLogKind::Unknown;
}

namespace {

double middleValue(std::span<const FioLogLine> lines)
{
    std::vector<std::int64_t> values;
    for (const FioLogLine &line : lines)
        values.push_back(line.value);
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return static_cast<double>(*middle);
}

/// Requests under way at once if the values were us, for a log with one line a request: their sum over the time.
std::optional<double> requestsAtOnce(std::span<const FioLogLine> lines)
{
    double sum = 0;
    for (const FioLogLine &line : lines) {
        if (line.block == 0)
            return std::nullopt;
        sum += static_cast<double>(line.value);
    }
    const double time = static_cast<double>(lines.back().time - lines.front().time + 1) * 1000;
    return lines.size() < 20 || time <= 0 ? std::nullopt : std::optional(sum / time);
}

} // namespace

FioLogUnit fioLogUnit(FioLogKind kind, std::span<const FioLogLine> lines)
{
    if (lines.empty() || kind == FioLogKind::Unknown)
        return FioLogUnit::Unknown;
    // A fifth column is a priority of 3.18 or later, or an offset; averaged lines have an offset of 0 too, but
    // log_offset with averages came with 3.x.
    const double middle = middleValue(lines);
    if (lines.front().fields > 5 || (lines.front().fields == 5 && lines.front().block == 0))
        return FioLogUnit::Nanoseconds;
    const auto atOnce = requestsAtOnce(lines);
    if (atOnce && kind != FioLogKind::Submission) {
        if (*atOnce > 8192)
            return FioLogUnit::Nanoseconds;
        if (*atOnce < 16 && *atOnce > 0.1)
            return FioLogUnit::Microseconds;
    }
    // No device completes in less than 1 us, and none takes seconds for most of its requests.
    const double least = kind == FioLogKind::Submission ? 300 : 1500;
    const double most = kind == FioLogKind::Submission ? 3000 : 2e6;
    if (middle < least)
        return FioLogUnit::Microseconds;
    if (middle > most)
        return FioLogUnit::Nanoseconds;
    return FioLogUnit::Unknown;
}

} // namespace importers
