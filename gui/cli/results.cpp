// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/csv.h"
#include "gui/cli/jsonwriter.h"
#include "gui/cli/sources.h"
#include "gui/cli/verbs.h"

#include "analysis/model/decimal.h"

#include <algorithm>

namespace gui {

namespace {

const char *toText(model::Better better)
{
    return better == model::Better::Higher ? "higher" : better == model::Better::Lower ? "lower" : "";
}

std::string pathOfResult(const Session &session, const model::BenchResult &result)
{
    const model::Log *log = session.log(result.log);
    return log ? pathOf(session, { log->source, result.line }) : std::string();
}

/// In order of the files; inside a file as the reader found them.
std::vector<model::BenchResult> ordered(const Session &session)
{
    std::vector<model::BenchResult> results = session.results();
    std::stable_sort(results.begin(), results.end(), [&](const auto &a, const auto &b) {
        return std::make_pair(pathOfResult(session, a), a.log) < std::make_pair(pathOfResult(session, b), b.log);
    });
    return results;
}

void writeRow(StandardOutput &out, const Session &session, const model::BenchResult &result)
{
    std::string row;
    for (const std::string &field : { result.tool, result.version, std::to_string(result.run), result.test,
             result.metric, model::toText(result.value), result.unit, std::string(toText(result.better)),
             pathOfResult(session, result) }) {
        appendCsvField(row, field);
        row += ',';
    }
    out.write(row + std::to_string(result.line) + '\n');
}

void writeObject(JsonWriter &json, const Session &session, const model::BenchResult &result)
{
    json.beginObject(JsonWriter::Layout::Inline);
    json.memberOrNull("tool", result.tool);
    json.memberOrNull("version", result.version);
    json.member("run", result.run);
    json.member("test", result.test);
    json.member("metric", result.metric);
    json.member("value", result.value);
    json.memberOrNull("unit", result.unit);
    json.memberOrNull("better", toText(result.better));
    json.memberOrNull("file", pathOfResult(session, result));
    json.member("line", result.line);
    json.endObject();
}

void writeJson(StandardOutput &out, const Session &session)
{
    JsonWriter json([&out](std::string_view text) { out.write(text); });
    json.beginObject();
    json.member("stallmark", APP_VERSION);
    json.member("schema", 1);
    json.key("results");
    json.beginArray();
    for (const model::BenchResult &result : ordered(session))
        writeObject(json, session, result);
    json.endArray();
    json.endObject();
    json.finish();
}

void writeCsv(StandardOutput &out, const Session &session)
{
    out.write("tool,version,run,test,metric,value,unit,better,file,line\n");
    for (const model::BenchResult &result : ordered(session))
        writeRow(out, session, result);
}

} // namespace

int runResults(const VerbOptions &options)
{
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    StandardOutput out;
    options.json ? writeJson(out, *loaded.session()) : writeCsv(out, *loaded.session());
    return loaded.finish(out);
}

} // namespace gui
