// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "analysis/model/time.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// How often one monitor saw the CPUs in use by 60 % and more, in the classes that people count in:
/// [60, 70), [70, 80), [80, 90), [90, 100]. Two tables can be compared only when definition and interval agree.
struct CpuClasses {
    static constexpr int Classes = 4;
    static constexpr std::array<int, Classes + 1> Bounds{ 60, 70, 80, 90, 100 };

    /// What "CPU %" means.
    enum class Definition : std::uint8_t {
        Busy, ///< user + nice + system + irq + softirq + steal
        NotIdle, ///< 100 - idle: counts the wait for disks as use
    };
    struct Class {
        std::int64_t samples = 0;
        std::int64_t episodes = 0; ///< spells whose peak is in the class
        Nanos episodeTime = 0; ///< of all of them together
        std::optional<double> dispersion; ///< variance / mean of the samples an hour; 1: by chance, more: in bursts
    };

    Definition definition = Definition::Busy;
    SourceId source = 0;
    Nanos interval = 0; ///< between samples
    Nanos exposure = 0; ///< time that samples cover, without gaps: what "an hour" counts
    std::int64_t samples = 0; ///< all of them
    std::array<Class, Classes> classes{};

    bool any() const;
    double perHour(std::int64_t count) const; ///< of exposure; 0 without exposure
    double share(std::int64_t count) const; ///< of the samples, 0..1
};

/// The class of a share in %; nullopt below 60.
std::optional<int> cpuClassOf(double percent);

/// The key of SessionReader::meta and SessionWriter::setMeta under which they lie, as text: one line a table.
constexpr const char *CpuClassesKey = "cpu_classes";
std::string toText(const std::vector<CpuClasses> &tables);
std::vector<CpuClasses> parseCpuClasses(std::string_view text);

} // namespace model
