// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string_view>

// What stands around the events of perf script.
namespace importers {

/// "# nrcpus online : 2" of --header.
struct ScriptHead {
    std::string_view name;
    std::string_view value;
};
std::optional<ScriptHead> parseScriptHead(std::string_view line);
/// Events are missing here: the "--" that grep puts between groups, "CPU:1 [LOST 12 EVENTS]".
bool isScriptGap(std::string_view line);
/// "	ffffffff813af60a update_se+0x13a ([kernel.kallsyms])" below an event.
bool isCallChain(std::string_view line);
/// Messages of perf -v and perf record.
bool isScriptNoise(std::string_view line);

} // namespace importers
