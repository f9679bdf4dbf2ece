// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "analysis/model/text.h"
#include "analysis/model/time.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

enum class Verdict : std::uint8_t { In, Out, Unknown };
enum class Role : std::uint8_t { Cause, Trigger, Amplifier, Artefact };

const char *toText(Verdict verdict); ///< "in", "out", "unknown"
const char *toText(Role role); ///< "cause", "trigger", "amplifier", "artefact"

/// What hurt: the worst value of one signal inside an incident.
struct Symptom {
    std::string metric;
    std::string entity;
    double peak = 0;
    std::string unit;
    Nanos at = 0;
    SourceRef ref;
};

/// One test of a hypothesis that could be made.
struct Evidence {
    bool supports = true;
    bool hard = false; ///< refutes by itself
    double earned = 0; ///< -weight..+weight
    double weight = 0; ///< 1 weak, 2 moderate, 4 strong
    Text text;
    std::string metric;
    std::string entity;
    std::optional<TimeRange> span;
    SourceRef ref;
};

/// A signal that was not recorded, and the command that would have recorded it.
struct MissingSignal {
    double weight = 0;
    Text signal;
    std::string command;
};

/// One hypothesis held against one incident.
struct Finding {
    std::string rule; ///< "device-stall"
    Role role = Role::Cause;
    Verdict verdict = Verdict::Unknown;
    double score = 0; ///< S: sum of what the tests earned
    double coverage = 0; ///< C: weight of the tests that could be made / weight of all, 0..1
    double index = 0; ///< C / (1 + 2^(3 - S)): for ranking, not a probability
    Text summary; ///< the verdict in one sentence
    std::vector<Evidence> evidence;
    std::vector<MissingSignal> missing;
};

/// A span in which something measurably hurt.
struct Incident {
    int id = 0; ///< from 1, in order of time
    TimeRange span;
    std::string device; ///< empty when it is not about one
    bool placed = true; ///< false: the log has no clock, the span's place on the axis is arbitrary
    Text title; ///< "sda: write await 473 ms"
    std::vector<Symptom> symptoms; ///< worst first
    std::vector<Finding> findings; ///< ruled in by index, then cannot tell, then ruled out
    std::vector<TimeRange> episodes; ///< of what recurs evenly, in order of time; empty when it happened once

    /// The first-ranked ruled-in finding whose role is cause; nullptr when none.
    const Finding *cause() const;
    /// How often it happened: 1, or the number of its episodes.
    std::size_t times() const { return episodes.empty() ? 1 : episodes.size(); }
    /// How long it hurt: the calm between its episodes does not count.
    Nanos hurting() const;
};

/// All that an analysis says of a session.
struct Analysis {
    std::vector<Incident> incidents;
    std::vector<Finding> overall; ///< hold for the whole recording
};

} // namespace model
