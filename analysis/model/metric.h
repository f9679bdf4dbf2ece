// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/series.h"

#include <span>
#include <string_view>

namespace model {

/// Which way is good; `None` for what is neither (free memory of a cache, CPU user).
enum class Better : std::uint8_t { None, Higher, Lower };

/// A name of the catalogue in the user manual.
struct MetricInfo {
    const char *name;
    const char *unit;
    SampleKind kind;
    Better better;
    const char *title; ///< for people, English: "write await"
};

std::span<const MetricInfo> metricCatalogue();
/// nullptr for a name that is not in the catalogue.
const MetricInfo *findMetric(std::string_view name);
/// Shell pattern with * and ?, whole name, case-sensitive.
bool matchesGlob(std::string_view pattern, std::string_view name);

} // namespace model
