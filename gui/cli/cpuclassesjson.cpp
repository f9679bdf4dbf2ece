// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/cpuclassesjson.h"

#include "gui/api/cpuclasstext.h"
#include "gui/cli/sources.h"

namespace gui {

namespace {

void numberOrNull(JsonWriter &json, std::string_view key, std::optional<double> value)
{
    json.key(key);
    if (value)
        json.value(*value);
    else
        json.null();
}

void writeClass(JsonWriter &json, const model::CpuClasses &table, std::size_t i)
{
    const model::CpuClasses::Class &c = table.classes[i];
    json.beginObject(JsonWriter::Layout::Inline);
    json.member("from", model::CpuClasses::Bounds[i]);
    json.member("to", model::CpuClasses::Bounds[i + 1]);
    json.member("samples", c.samples);
    json.member("share", table.share(c.samples));
    json.member("samples_per_hour", table.perHour(c.samples));
    json.member("episodes", c.episodes);
    json.member("episodes_per_hour", table.perHour(c.episodes));
    numberOrNull(json, "mean_episode_s",
        c.episodes > 0 ? std::optional(model::toSeconds(c.episodeTime) / static_cast<double>(c.episodes))
                       : std::nullopt);
    numberOrNull(json, "dispersion", c.dispersion);
    json.endObject();
}

} // namespace

void writeCpuClassesJson(JsonWriter &json, const Session &session)
{
    json.key("cpu_classes");
    json.beginArray();
    for (const model::CpuClasses &table : cpuClasses(session)) {
        json.beginObject();
        json.memberOrNull("path", pathOf(session, { table.source, 0 }));
        json.member("definition", table.definition == model::CpuClasses::Definition::Busy ? "busy" : "100-idle");
        json.member("interval_s", model::toSeconds(table.interval));
        json.member("exposure_s", model::toSeconds(table.exposure));
        json.member("samples", table.samples);
        json.key("classes");
        json.beginArray();
        for (std::size_t i = 0; i < table.classes.size(); ++i)
            writeClass(json, table, i);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

} // namespace gui
