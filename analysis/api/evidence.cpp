// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/evidence.h"

#include "analysis/model/decimal.h"

#include <charconv>
#include <cmath>

namespace analysis {

FindingBuilder::FindingBuilder(const char *rule, model::Role role)
{
    m_finding.rule = rule;
    m_finding.role = role;
}

void FindingBuilder::test(double weight, double earned, model::Text text, Where where)
{
    model::Evidence evidence;
    evidence.supports = earned >= 0;
    evidence.earned = earned;
    evidence.weight = weight;
    evidence.text = std::move(text);
    evidence.metric = std::move(where.metric);
    evidence.entity = std::move(where.entity);
    evidence.span = where.span;
    evidence.ref = where.ref;
    m_finding.evidence.push_back(std::move(evidence));
}

void FindingBuilder::refute(double weight, model::Text text, Where where)
{
    test(weight, -weight, std::move(text), std::move(where));
    m_finding.evidence.back().hard = true;
}

void FindingBuilder::missing(double weight, model::Text signal, std::string command)
{
    m_finding.missing.push_back({ weight, std::move(signal), std::move(command) });
}

std::string figure(double value)
{
    const double size = std::abs(value);
    if (size >= 100)
        return model::toText(value, 0);
    return model::toText(value, size >= 1 || size == 0 ? 1 : 2);
}

std::string byteRate(double bytesPerSecond)
{
    if (bytesPerSecond >= 1e6)
        return figure(bytesPerSecond / 1e6) + " MB/s";
    return figure(bytesPerSecond / 1e3) + " kB/s";
}

std::string byteSize(double bytes)
{
    constexpr double MiB = 1024.0 * 1024.0;
    return bytes >= MiB ? figure(bytes / MiB) + " MiB" : figure(bytes / 1024) + " KiB";
}

std::string duration(model::Nanos span)
{
    const double seconds = model::toSeconds(span);
    if (seconds < 1)
        return figure(seconds * 1000) + " ms";
    return seconds < 120 ? figure(seconds) + " s" : figure(seconds / 60) + " min";
}

std::string percent(double share)
{
    return (share < 0.0995 ? model::toText(share * 100, 1) : model::toText(share * 100, 0)) + " %";
}

model::TimeRange evidenceWindow(const model::Incident &incident)
{
    return incident.span.widened(5 * model::NanosPerSecond);
}

std::optional<bool> kernelAtLeast(const Recording &recording, int major, int minor)
{
    // "6.18.44-generic"
    for (const model::Log &log : recording.logs()) {
        int found[2] = { 0, 0 };
        const char *at = log.kernel.data();
        const char *end = at + log.kernel.size();
        const auto first = std::from_chars(at, end, found[0]);
        if (first.ec != std::errc() || first.ptr == end || *first.ptr != '.')
            continue;
        if (std::from_chars(first.ptr + 1, end, found[1]).ec != std::errc())
            continue;
        return found[0] != major ? found[0] > major : found[1] >= minor;
    }
    return std::nullopt;
}

} // namespace analysis
