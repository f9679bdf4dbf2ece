// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/metric.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Numbers as fio prints them, and the figures they become. Units: B/s, B, 1/s, us, ms (run times), %.
namespace importers {

/// One figure of a job, a group or a device.
struct FioFigure {
    std::string metric; ///< "write.clat.p99"
    double value = 0;
    const char *unit = ""; ///< "us"; "" for a count
    model::Better better = model::Better::None;
};
using FioFigures = std::vector<FioFigure>;

/// A printed figure and what its last printed digit is worth, both in the base unit.
struct FioQuantity {
    double value = 0;
    double step = 0;
};

/// What KB and MB are: 1024 to a step up to fio 2.16, where no other unit is printed.
enum class FioBase { Old, New };

/// "33.2k", "5449k", "1964.6K", "9999": 1000 to a step in every version.
std::optional<FioQuantity> parseFioCount(std::string_view text);
/// "4096MiB", "91.7MiB", "8389kB", "589824 B", "680544KB", "4096": bytes.
std::optional<FioQuantity> parseFioBytes(std::string_view text, FioBase base);
/// "1258MiB/s", "391kB/s", "340102KB/s", "16.1Gibit/s", "223Mi": bytes a second. Bits have 1024 or 1000 to a step too.
std::optional<FioQuantity> parseFioRate(std::string_view text, FioBase base);
/// "nsec", "usec", "msec", "sec" -> what one is in us.
std::optional<double> fioTimeUnit(std::string_view word);
/// `value` of such a unit in us; ns are divided, so that no digits appear that were not printed.
inline double fioMicroseconds(double value, double unit) { return unit < 1 ? value / (1 / unit) : value * unit; }
/// "3257msec" or "3257" -> ms.
std::optional<double> parseFioMilliseconds(std::string_view text);
/// "99.000000", "99.50th", "1.00" -> "p99", "p99.5", "p1"; empty when it is no percentile.
std::string fioPercentile(std::string_view rank);
/// Lower for times and latencies, Higher for rates, by the last words of the metric's name.
FioFigure fioFigure(std::string metric, double value, const char *unit);

/// "a=1 , b= 2.5" split at the commas: name and value, both without blanks around them. A piece without '=' has no
/// name.
struct FioItem {
    std::string_view name;
    std::string_view value;
};
std::vector<FioItem> splitFioItems(std::string_view text);
/// The value behind a name; empty when it is not there.
std::string_view fioItem(const std::vector<FioItem> &items, std::string_view name);

} // namespace importers
