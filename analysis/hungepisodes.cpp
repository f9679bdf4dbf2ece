// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/episode.h"

namespace analysis {

namespace {

constexpr double SecondsOfNotice = 0.5; ///< as for an application's own writes

} // namespace

// "INFO: task jbd2/sda-8:3563 blocked for more than 140 seconds.": it has slept uninterruptibly since then at least.
// kernel/hung_task.c reports ten tasks unless set otherwise, and only those that did not run once in that time.
std::vector<Episode> hungEpisodes(const Recording &recording)
{
    std::vector<Episode> found;
    for (const model::Event &event : recording.events()) {
        const model::Log *log = event.raw && event.kind == "hung-task" ? recording.log(event.log) : nullptr;
        if (!log || event.duration <= 0)
            continue;
        const model::Nanos t = log->clock.toSession(*event.raw);
        const double seconds = model::toSeconds(event.duration);
        Episode episode;
        episode.signal = Signal::Hung;
        episode.entity = event.entity;
        episode.timeline = log->clock.placed ? 0 : log->id;
        episode.span = { t - event.duration, t };
        episode.strong = true;
        episode.add(
            seconds / SecondsOfNotice, { "task.blocked", event.entity, seconds, "s", t, { log->source, event.line } });
        found.push_back(std::move(episode));
    }
    return found;
}

} // namespace analysis
