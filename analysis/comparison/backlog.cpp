// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/settings.h"
#include "analysis/comparison/tracks.h"
#include "analysis/comparison/wording.h"
#include "analysis/statistics/summary.h"

#include <charconv>

namespace comparison {

namespace {

struct Writer {
    std::string device;
    double rate = 0; ///< B/s
};

/// The device that wrote most, on either side.
Writer busiest(const SideData &before, const SideData &after)
{
    Writer most;
    for (const SideData *side : { &before, &after }) {
        for (const auto &[metric, entity] : measuredNames(*side)) {
            if (metric != "disk.write_bytes")
                continue;
            for (const Measured &measured : measured(*side, metric, entity)) {
                const double rate = statistics::mean(measured.tracks.front().values);
                if (rate > most.rate)
                    most = { entity, rate };
            }
        }
    }
    return most;
}

std::optional<double> bytesOf(const std::optional<std::string> &value)
{
    double bytes = 0;
    if (!value)
        return std::nullopt;
    const auto [end, error] = std::from_chars(value->data(), value->data() + value->size(), bytes);
    return error == std::errc() && end == value->data() + value->size() && bytes > 0 ? std::optional(bytes)
                                                                                     : std::nullopt;
}

} // namespace

void tellBacklog(std::vector<model::SettingChange> &changes, const SideData &before, const SideData &after)
{
    std::optional<Writer> writer;
    for (model::SettingChange &change : changes) {
        const auto first = bytesOf(change.value[model::Before]);
        const auto second = bytesOf(change.value[model::After]);
        if (!change.name.starts_with("vm.dirty_") || !change.name.ends_with("_bytes") || !first || !second)
            continue;
        if (!writer)
            writer = busiest(before, after);
        if (writer->rate <= 0)
            return;
        change.scale
            = { STALLMARK_TEXT("at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 "
                               "s after"),
                  { figureText(writer->rate, "B/s"), writer->device, numberText(*first / writer->rate),
                      numberText(*second / writer->rate) } };
    }
}

} // namespace comparison
