// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/incidents.h"

#include "analysis/latesamples.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>
#include <tuple>

namespace analysis {

namespace {

constexpr model::Nanos MergeGap = 10 * model::NanosPerSecond;
constexpr model::Nanos AppMergeGap = 5 * model::NanosPerSecond;
constexpr model::Nanos Touching = 2 * model::NanosPerSecond; // stamps of one second, on both sides

using Episodes = std::vector<Episode>;

void sortByTime(Episodes &episodes)
{
    std::sort(episodes.begin(), episodes.end(), [](const Episode &a, const Episode &b) {
        return std::tie(a.timeline, a.span.from, a.span.to, a.signal, a.entity)
            < std::tie(b.timeline, b.span.from, b.span.to, b.signal, b.entity);
    });
}

Episodes joinSame(Episodes sorted)
{
    Episodes joined;
    // Mild ones stay apart: they would stretch a strong one over calm minutes.
    std::map<std::tuple<Signal, std::string, model::LogId, bool>, std::size_t> last;
    for (Episode &episode : sorted) {
        const auto key = std::make_tuple(episode.signal, episode.entity, episode.timeline, episode.strong);
        const auto found = last.find(key);
        const model::Nanos gap = episode.signal == Signal::App ? AppMergeGap : MergeGap;
        if (found != last.end() && episode.span.from - joined[found->second].span.to <= gap) {
            joined[found->second].join(episode);
            continue;
        }
        last[key] = joined.size();
        joined.push_back(std::move(episode));
    }
    return joined;
}

struct Cluster {
    model::TimeRange span;
    model::LogId timeline = 0;
    std::vector<const Episode *> parts;
};

std::vector<Cluster> clusterStrong(const Episodes &episodes)
{
    std::vector<Cluster> clusters;
    for (const Episode &episode : episodes) {
        if (!episode.strong)
            continue;
        const bool touches = !clusters.empty() && clusters.back().timeline == episode.timeline
            && episode.span.from - clusters.back().span.to <= Touching;
        if (!touches)
            clusters.push_back({ episode.span, episode.timeline, {} });
        Cluster &cluster = clusters.back();
        cluster.span.from = std::min(cluster.span.from, episode.span.from);
        cluster.span.to = std::max(cluster.span.to, episode.span.to);
        cluster.parts.push_back(&episode);
    }
    return clusters;
}

void attachMild(std::vector<Cluster> &clusters, const Episodes &episodes)
{
    for (const Episode &episode : episodes) {
        if (episode.strong)
            continue;
        // First cluster of the timeline that does not end before the episode starts.
        const auto at
            = std::lower_bound(clusters.begin(), clusters.end(), episode, [](const Cluster &cluster, const Episode &e) {
                  return std::make_pair(cluster.timeline, cluster.span.to + Touching)
                      < std::make_pair(e.timeline, e.span.from);
              });
        if (at != clusters.end() && at->timeline == episode.timeline && at->span.from <= episode.span.to + Touching)
            at->parts.push_back(&episode);
    }
}

// The device with the worst disk episode; a strong one before a mild one, a disk before what is layered on it.
std::string deviceOf(const Cluster &cluster)
{
    const Episode *best = nullptr;
    const auto rank = [](const Episode *e) { return std::make_tuple(e->strong, !isLayered(e->entity), e->severity); };
    for (const Episode *episode : cluster.parts) {
        if (episode->signal == Signal::Disk && (!best || rank(episode) > rank(best)))
            best = episode;
    }
    return best ? best->entity : std::string();
}

model::Incident makeIncident(const Cluster &cluster)
{
    Episode all;
    Signal worst = Signal::Disk;
    double severity = -1;
    for (const Episode *episode : cluster.parts) {
        for (const RankedSymptom &ranked : episode->symptoms)
            all.add(ranked.severity, ranked.symptom);
        if (episode->strong && episode->severity > severity) {
            severity = episode->severity;
            worst = episode->signal;
        }
    }
    std::stable_sort(all.symptoms.begin(), all.symptoms.end(), [](const RankedSymptom &a, const RankedSymptom &b) {
        return std::tie(b.severity, a.symptom.at, a.symptom.metric)
            < std::tie(a.severity, b.symptom.at, b.symptom.metric);
    });
    model::Incident incident;
    incident.span = cluster.span;
    incident.placed = cluster.timeline == 0;
    incident.device = deviceOf(cluster);
    for (RankedSymptom &ranked : all.symptoms)
        incident.symptoms.push_back(std::move(ranked.symptom));
    incident.title = incidentTitle(incident, worst);
    return incident;
}

} // namespace

bool isLayered(const std::string &device)
{
    // Volumes carry any name ("fedora-root", "sda5_crypt", "dm-3", "md0"); disks are named by their drivers.
    for (const std::string_view driver : { "sd", "hd", "vd", "xvd", "nvme", "mmcblk", "dasd", "cciss!", "ada", "da",
             "nda", "nvd", "vtbd", "mtdblock", "pmem" }) {
        if (!device.starts_with(driver) || device.size() == driver.size())
            continue;
        const std::string_view rest = std::string_view(device).substr(driver.size());
        const bool plain = std::all_of(rest.begin(), rest.end(),
            [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0 || (c >= '0' && c <= '9'); });
        const bool lettered = driver == "sd" || driver == "hd" || driver == "vd" || driver == "xvd" || driver == "dasd";
        const bool digit = rest.front() >= '0' && rest.front() <= '9';
        if (plain && rest.size() <= 9 && (lettered ? !digit : digit || driver == "cciss!"))
            return false;
    }
    return true;
}

std::vector<model::Incident> mergeEpisodes(std::vector<Episode> episodes)
{
    sortByTime(episodes);
    episodes = joinSame(std::move(episodes));
    sortByTime(episodes);
    std::vector<Cluster> clusters = clusterStrong(episodes);
    attachMild(clusters, episodes);
    std::vector<model::Incident> incidents;
    incidents.reserve(clusters.size());
    for (const Cluster &cluster : clusters)
        incidents.push_back(makeIncident(cluster));
    std::stable_sort(
        incidents.begin(), incidents.end(), [](const auto &a, const auto &b) { return a.span.from < b.span.from; });
    for (std::size_t i = 0; i < incidents.size(); ++i)
        incidents[i].id = static_cast<int>(i + 1);
    return incidents;
}

std::vector<model::Incident> findIncidents(const Recording &recording, const model::JobControl &control)
{
    Episodes episodes = diskEpisodes(recording, control);
    const auto append = [&](Episodes more) {
        episodes.insert(episodes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    append(cpuEpisodes(recording, control));
    append(appEpisodes(recording));
    append(dirtyEpisodes(recording));
    append(schedEpisodes(recording));
    append(hungEpisodes(recording));
    std::vector<model::Incident> incidents = mergeEpisodes(std::move(episodes));
    addLateSamples(incidents, recording);
    return incidents;
}

} // namespace analysis
