// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <string>
#include <string_view>

namespace analysis {

/// Where a test's figure was read: metric, entity, span and line.
struct Where {
    std::string metric;
    std::string entity;
    std::optional<model::TimeRange> span;
    model::SourceRef ref;
};

/// Collects the tests of one rule. Each is earned between -weight and +weight; what earns nothing is still evidence
/// that the test was made.
class FindingBuilder {
public:
    FindingBuilder(const char *rule, model::Role role);

    void test(double weight, double earned, model::Text text, Where where);
    /// A refuter that decides by itself.
    void refute(double weight, model::Text text, Where where);
    /// A test that could not be made, and what would have allowed it.
    void missing(double weight, model::Text signal, std::string command);
    model::Finding take() { return std::move(m_finding); }

private:
    model::Finding m_finding;
};

/// Figures for sentences. "473", "4.4", "0.31": as many digits as the size deserves.
std::string figure(double value);
/// "5.0 MB/s"; bytes per second in powers of ten.
std::string byteRate(double bytesPerSecond);
/// "77.4 MiB".
std::string byteSize(double bytes);
/// "4.1 s", "12 min".
std::string duration(model::Nanos span);
std::string percent(double share); ///< of 0..1: "26 %"

/// The incident with the margin in which samples still speak for it.
model::TimeRange evidenceWindow(const model::Incident &incident);

/// Version "4.9" or newer of the machine's kernel; nullopt when no log tells.
std::optional<bool> kernelAtLeast(const Recording &recording, int major, int minor);

} // namespace analysis
