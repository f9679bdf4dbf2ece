// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/detection.h"

#include "importers/api/lexer.h"
#include "importers/dateorder.h"

#include <algorithm>

namespace importers {

namespace {

constexpr std::size_t MaxDepth = 3; ///< "12. 行 4907: [stamp] ..."
constexpr std::size_t MaxCandidates = 16;

struct Ranked {
    const LogFormat *format = nullptr;
    Detection detection;
};

/// The head with some prefixes taken off.
struct Candidate {
    std::vector<PrefixStep> steps;
    std::vector<std::string> texts;
    std::vector<Stamp> stamps;
    std::vector<Ranked> ranking; ///< best first
    int opening = 0; ///< lines that can only be the start of a log

    int best() const { return ranking.empty() ? 0 : ranking.front().detection.score; }
    /// Of two that read the log alike the one without what is surely not of it is right.
    std::pair<int, std::ptrdiff_t> worth(int score) const
    {
        return { score,
            std::count_if(steps.begin(), steps.end(), [](const PrefixStep &step) { return isForeign(step.kind); }) };
    }
};

Candidate strippedBy(std::span<const std::string> lines, std::vector<PrefixStep> steps)
{
    Candidate out;
    PrefixStripper stripper(std::move(steps));
    for (const std::string &text : lines) {
        Line line{ text, 0, {} };
        stripper.strip(line);
        out.texts.emplace_back(line.text);
        out.stamps.push_back(line.prefix);
    }
    out.steps = stripper.steps();
    return out;
}

void rank(Candidate &candidate, std::string_view name, std::span<const LogFormat> formats)
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < candidate.texts.size(); ++i)
        lines.push_back({ candidate.texts[i], static_cast<model::LineNumber>(i + 1), candidate.stamps[i] });
    for (const LogFormat &format : formats)
        if (Detection detection = format.sniff({ name, lines }); detection.score > 0)
            candidate.ranking.push_back({ &format, std::move(detection) });
    std::stable_sort(candidate.ranking.begin(), candidate.ranking.end(),
        [](const Ranked &a, const Ranked &b) { return a.detection.score > b.detection.score; });
}

void countOpenings(Candidate &candidate, std::span<const LogFormat> formats)
{
    for (const std::string &text : candidate.texts) {
        const bool opens
            = std::any_of(formats.begin(), formats.end(), [&](const LogFormat &format) { return format.opens(text); });
        candidate.opening += opens ? 1 : 0;
    }
}

/// The reading that makes most lines the start of a log, for a file whose head no format is sure of.
const Candidate &mostOpenings(std::vector<Candidate> &all, std::span<const LogFormat> formats)
{
    for (Candidate &candidate : all)
        countOpenings(candidate, formats);
    // max_element keeps the first of equals.
    return *std::max_element(
        all.begin(), all.end(), [](const auto &a, const auto &b) { return a.worth(a.opening) < b.worth(b.opening); });
}

/// All ways to take prefixes off, least first.
std::vector<Candidate> candidates(std::span<const std::string> lines, DateOrder order)
{
    std::vector<Candidate> out;
    out.push_back(strippedBy(lines, {}));
    for (std::size_t i = 0; i < out.size() && out.size() < MaxCandidates; ++i) {
        if (out[i].steps.size() == MaxDepth)
            break;
        const std::vector<PrefixStep> steps = out[i].steps;
        const bool page = !steps.empty() && steps.back().kind == PrefixStep::Kind::Html;
        for (const PrefixStep &step : plausibleSteps(out[i].texts, order)) {
            if (page && step.kind == PrefixStep::Kind::Html)
                continue;
            if (!steps.empty() && steps.back().kind == step.kind && step.kind == PrefixStep::Kind::Cells)
                continue;
            std::vector<PrefixStep> longer = steps;
            longer.push_back(step);
            out.push_back(strippedBy(lines, std::move(longer)));
        }
    }
    return out;
}

std::string described(const Ranked &ranked)
{
    return std::string(ranked.format->id) + " " + std::to_string(ranked.detection.score) + ": "
        + ranked.detection.reason;
}

std::string described(const std::vector<Ranked> &ranking, std::size_t most, const char *separator)
{
    std::string out;
    for (std::size_t i = 0; i < ranking.size() && i < most; ++i)
        out += (i > 0 ? separator : "") + described(ranking[i]);
    return out;
}

std::string summary(const Candidate &candidate)
{
    std::string out = described(candidate.ranking, 4, "; then ");
    for (std::size_t i = 0; i < candidate.steps.size(); ++i)
        out += (i == 0 ? "; taken off each line: " : ", then ") + std::string(describe(candidate.steps[i].kind));
    return out;
}

} // namespace

Reading chooseReading(std::string_view name, std::span<const std::string> lines, std::span<const LogFormat> formats)
{
    Reading reading;
    reading.context.dateOrder = guessDateOrder(lines);
    reading.context.name = name;
    std::vector<Candidate> all = candidates(lines, reading.context.dateOrder);
    for (Candidate &candidate : all)
        rank(candidate, name, formats);
    // max_element keeps the first of equals.
    const auto surest = std::max_element(
        all.begin(), all.end(), [](const auto &a, const auto &b) { return a.worth(a.best()) < b.worth(b.best()); });
    const bool sure = surest->best() >= SureScore;
    const Candidate &chosen = sure ? *surest : mostOpenings(all, formats);
    reading.steps = chosen.steps;
    reading.summary = summary(chosen);
    reading.guesses = described(surest->ranking, 3, "; ");
    if (sure)
        reading.winner = surest->ranking.front().format;
    return reading;
}

} // namespace importers
