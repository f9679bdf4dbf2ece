// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// What an application says about itself in one line.
struct AppFigures {
    std::optional<model::Decimal> duration; ///< ms; of several in a line the last one
    std::string durationKey; ///< the words that name it: "write time", "fsync took"; never a number
    std::optional<model::Decimal> cpu; ///< %
    std::optional<model::Decimal> memory; ///< %

    bool empty() const { return !duration && !cpu && !memory; }
};

/// "write time:2145 ms", "write_ms=5", "write 32 ms", "fsync took 123 ms", "latency=12.5ms", "took 1.2 s",
/// "duration: 350 us", "read 4096 bytes in 12 ms", "write_ms":41, "CPU:90%", "cpu usage 65.5 %", "Mem:10%".
/// A figure counts as a duration only when a word before it says what took the time; settings such as "timeout=30 s" do
/// not.
AppFigures parseAppFigures(std::string_view message);

/// The words before a figure.
struct AppKey {
    std::string text; ///< only those that name the figure
    bool attached = false; ///< the last word is joined to the figure by ':' or '='
    std::string_view last; ///< the last word
    bool duration = false; ///< one of them is a word for something that takes time
    bool excluded = false; ///< one of them says that this is a setting or a moment
    bool cpu = false, memory = false;
};
/// `at` is the first byte of the figure.
AppKey appKeyBefore(std::string_view message, std::size_t at);

} // namespace importers
