// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/stacks.h"

#include <cctype>
#include <vector>

namespace analysis {

namespace {

// Whole names: "wbt_wait+0x266/0x430", "(wbt_wait) from [<802893bc>]", but not "__wbt_wait_x".
bool calls(const std::string &trace, const std::string &function)
{
    const auto isWord = [&](std::size_t i) {
        return i < trace.size() && (std::isalnum(static_cast<unsigned char>(trace[i])) != 0 || trace[i] == '_');
    };
    for (std::size_t at = trace.find(function); at != std::string::npos; at = trace.find(function, at + 1)) {
        if (!(at > 0 && isWord(at - 1)) && !isWord(at + function.size()))
            return true;
    }
    return false;
}

// Few among the many events of a kernel's log, and every rule of every incident asks for them.
const std::vector<const model::Event *> &callTraces(const Recording &recording)
{
    return recording.memo<std::vector<const model::Event *>>("call traces", [&] {
        std::vector<const model::Event *> traces;
        for (const model::Event &event : recording.events()) {
            if (event.raw && event.kind == "call-trace")
                traces.push_back(&event);
        }
        return traces;
    });
}

} // namespace

std::optional<StackSeen> stackWith(
    const Recording &recording, const model::Incident &incident, std::initializer_list<const char *> functions)
{
    const model::TimeRange window = evidenceWindow(incident);
    for (const model::Event *trace : callTraces(recording)) {
        const model::Event &event = *trace;
        const model::Log *log = recording.log(event.log);
        if (!log || log->clock.placed != incident.placed)
            continue;
        const model::Nanos t = log->clock.toSession(*event.raw);
        if (!window.widened(log->clock.uncertainty).contains(t))
            continue;
        for (const char *function : functions) {
            if (calls(event.text, function))
                return StackSeen{ event.entity, function,
                    { "", event.entity, model::TimeRange{ t, t }, { log->source, event.line } } };
        }
    }
    return std::nullopt;
}

} // namespace analysis
