// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/settings.h"

#include "analysis/model/metric.h"

#include <algorithm>
#include <map>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;
using model::SettingKind;

struct Named {
    const char *pattern;
    std::optional<SettingKind> kind;
};

// The first that fits counts.
constexpr std::array Kinds{
    Named{ "kernel.release", SettingKind::Software },
    Named{ "kernel.version", SettingKind::Software },
    Named{ "kernel.hostname", std::nullopt },
    Named{ "kernel.random.*", std::nullopt },
    Named{ "kernel.ns_last_pid", std::nullopt },
    Named{ "fs.*-nr", std::nullopt },
    Named{ "fs.*-state", std::nullopt },
    Named{ "vm.*", SettingKind::Knob },
    Named{ "kernel.*", SettingKind::Knob },
    Named{ "fs.*", SettingKind::Knob },
    Named{ "net.*", SettingKind::Knob },
    Named{ "dev.raid.*", SettingKind::Knob },
    Named{ "block.*scheduler", SettingKind::Knob },
    Named{ "block.*.nr_requests", SettingKind::Knob },
    Named{ "block.*.read_ahead_kb", SettingKind::Knob },
    Named{ "block.*.write_cache", SettingKind::Knob },
    Named{ "block.*.wbt_lat_usec", SettingKind::Knob },
    Named{ "block.*.rq_affinity", SettingKind::Knob },
    Named{ "block.*.max_sectors_kb", SettingKind::Knob },
    Named{ "block.*.nomerges", SettingKind::Knob },
    Named{ "block.*.queue_depth", SettingKind::Knob },
    Named{ "block.*.iosched.*", SettingKind::Knob },
    Named{ "hdparm.*write_cach*", SettingKind::Knob },
    Named{ "irq.*.smp_affinity", SettingKind::Knob },
    Named{ "*scaling_governor", SettingKind::Knob },
    Named{ "*transparent_hugepage*", SettingKind::Knob },
    Named{ "mount./proc*", std::nullopt },
    Named{ "mount./sys*", std::nullopt },
    Named{ "mount./dev*", std::nullopt },
    Named{ "mount./run*", std::nullopt },
    Named{ "mount.*", SettingKind::Mount },
    Named{ "unixbench.os", SettingKind::Software },
    Named{ "unixbench.cpu_model", SettingKind::Machine },
    Named{ "unixbench.cpus", SettingKind::Machine },
    Named{ "unixbench.machine", SettingKind::Machine },
    Named{ "unixbench.system", SettingKind::Machine },
    Named{ "unixbench.file_directory", SettingKind::Machine },
    Named{ "block.*.size", SettingKind::Machine },
    Named{ "block.*.rotational", SettingKind::Machine },
    Named{ "block.*.model", SettingKind::Machine },
    Named{ "block.*_block_size", SettingKind::Machine },
    Named{ "hdparm.*.model_number", SettingKind::Machine },
    Named{ "hdparm.*.firmware*", SettingKind::Machine },
    Named{ "smart.*model*", SettingKind::Machine },
    Named{ "smart.*firmware*", SettingKind::Machine },
    Named{ "lscpu.model_name", SettingKind::Machine },
    Named{ "lscpu.cpu*s*", SettingKind::Machine },
    Named{ "df.*.size", SettingKind::Machine },
    Named{ "df.*.device", SettingKind::Machine },
};

struct Recorded {
    std::set<std::string> values;
    model::SourceRef ref;

    std::string text() const
    {
        std::string all;
        for (const std::string &value : values)
            all += (all.empty() ? "" : ", ") + value;
        return all;
    }
};
using Settings = std::map<std::string, Recorded>;

void add(Settings &settings, const std::string &name, const std::string &value, model::SourceRef ref)
{
    if (value.empty())
        return;
    Recorded &recorded = settings[name];
    if (recorded.values.empty())
        recorded.ref = ref;
    recorded.values.insert(value);
}

Settings settingsOf(const SideData &side)
{
    Settings settings;
    for (const model::Fact &fact : side.facts)
        if (settingKind(fact.name))
            add(settings, fact.name, fact.value, side.ref(fact.log, fact.line));
    for (const model::Log &log : side.logs) {
        add(settings, "kernel.release", log.kernel, { log.source, 0 });
        if (log.cpus > 0)
            add(settings, "cpus", std::to_string(log.cpus), { log.source, 0 });
    }
    return settings;
}

/// The background limits follow the limits proper.
bool isSecond(const std::string &name) { return name.find("_background_") != std::string::npos; }

SettingKind kindOf(const std::string &name) { return settingKind(name).value_or(SettingKind::Machine); }

model::SettingChange makeChange(const std::string &name, const Recorded *before, const Recorded *after)
{
    model::SettingChange change;
    change.name = name;
    change.kind = kindOf(name);
    for (const auto &[side, recorded] : { std::pair{ Before, before }, std::pair{ After, after } }) {
        if (!recorded)
            continue;
        change.value[side] = recorded->text();
        change.ref[side] = recorded->ref;
    }
    return change;
}

} // namespace

std::optional<SettingKind> settingKind(std::string_view name)
{
    const auto found = std::find_if(
        Kinds.begin(), Kinds.end(), [name](const Named &named) { return model::matchesGlob(named.pattern, name); });
    return found == Kinds.end() ? std::nullopt : found->kind;
}

std::vector<model::SettingChange> settingChanges(const SideData &before, const SideData &after)
{
    const Settings first = settingsOf(before);
    const Settings second = settingsOf(after);
    std::vector<model::SettingChange> changes;
    for (const auto &[name, recorded] : first) {
        const auto other = second.find(name);
        if (other != second.end() && recorded.values != other->second.values)
            changes.push_back(makeChange(name, &recorded, &other->second));
        else if (other == second.end() && mechanismOf(name))
            changes.push_back(makeChange(name, &recorded, nullptr));
    }
    for (const auto &[name, recorded] : second)
        if (!first.contains(name) && mechanismOf(name))
            changes.push_back(makeChange(name, nullptr, &recorded));
    std::stable_sort(changes.begin(), changes.end(), [](const auto &a, const auto &b) {
        return std::make_tuple(!a.changed(), a.kind, isSecond(a.name), a.name)
            < std::make_tuple(!b.changed(), b.kind, isSecond(b.name), b.name);
    });
    return changes;
}

} // namespace comparison
