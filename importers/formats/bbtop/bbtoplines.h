// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Lines of BusyBox's top.
namespace importers {

/// "Mem: 11349916K used, 13334168K free, 474544K shrd, 63284K buff, 9507676K cached": KiB.
struct BbMemory {
    model::Decimal used, free, shared, buffers, cached;
};
std::optional<BbMemory> parseBbMemory(std::string_view line);
/// Buffers or cache of more than the machine's memory: a defect of old BusyBox on kernels that print MemAvailable.
bool isNonsense(const BbMemory &memory, const model::Decimal &part);

struct BbCpu {
    std::string entity; ///< "all", "cpu0"
    std::array<model::Decimal, 7> values; ///< usr sys nic idle io irq sirq, in %
    bool isEmpty() const; ///< all zero: no time passed since the last look
};
std::optional<BbCpu> parseBbCpu(std::string_view line);

/// "Load average: 8.25 9.99 7.50 9/239 238"
std::optional<std::array<model::Decimal, 3>> parseBbLoad(std::string_view line);

/// One of the three summary lines of the memory mode (-m), KiB:
/// "Mem total:24684084 anon:305608 map:1047052 free:13667828", " slab:730100 buf:64068 cache:9479964 dirty:18768
/// write:0"
struct BbMemoryMode {
    bool first = false; ///< the line that begins a frame
    model::Decimal free, buffers, cached, dirty, writeback;
};
std::optional<BbMemoryMode> parseBbMemoryMode(std::string_view line);

enum class BbField : std::uint8_t {
    Pid,
    Parent,
    User,
    State,
    Size,
    SizeShare,
    ResidentShare,
    LastCpu,
    Cpu,
    Command,
    Other
};

/// "  PID  PPID USER     STAT   VSZ %VSZ CPU %CPU COMMAND"; empty when the line is none.
std::vector<BbField> parseBbColumns(std::string_view line);
/// The head of the memory mode's table; ^ or * mark the column it is sorted by.
bool isBbMemoryColumns(std::string_view line);
/// A row below that head: a pid and seven sizes before the command.
bool isBbMemoryRow(std::string_view line);

struct BbRow {
    std::string_view pid;
    std::string_view command; ///< "{comm} command line" where the two differ, "[comm]" for a kernel thread
    model::Decimal state; ///< code of the letter
    model::Decimal sizeShare; ///< % of memory by address space
    model::Decimal residentShare; ///< % of memory
    model::Decimal cpu; ///< % of all CPUs together
};
std::optional<BbRow> parseBbRow(std::string_view line, const std::vector<BbField> &fields);
bool beginsLikeBbRow(std::string_view line, const std::vector<BbField> &fields);

} // namespace importers
