// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/analysisjson.h"

#include "gui/api/cpuclasstext.h"
#include "gui/cli/cpuclassesjson.h"
#include "gui/cli/sources.h"

#include <algorithm>

namespace gui {

namespace {

using Layout = JsonWriter::Layout;

class AnalysisJson {
public:
    AnalysisJson(JsonWriter &json, const Session &session)
        : m_json(json)
        , m_session(session)
    {
    }
    void sources();
    void settings();
    void incidents();
    void findings(std::string_view key, const std::vector<model::Finding> &findings);
    void quality();

private:
    void time(std::string_view key, model::Nanos t) { m_json.member(key, model::isoTime(t, m_session.zoneSeconds())); }
    void ref(const model::SourceRef &ref);
    void line(model::LineNumber line);
    void file(const model::SourceFile &file, const model::Log *log, bool withIssues);
    void logMembers(const model::Log &log);
    void noLog();
    void clock(const model::Log &log);
    void bounds(const model::Log &log);
    void issues(model::SourceId source);
    void incident(const model::Incident &incident);
    void episodes(const model::Incident &incident);
    void symptoms(const model::Incident &incident);
    void finding(const model::Finding &finding);
    void evidence(const model::Evidence &evidence);
    void missing(const model::Finding &finding);

    JsonWriter &m_json;
    const Session &m_session;
};

void AnalysisJson::line(model::LineNumber line)
{
    m_json.key("line");
    if (line == 0)
        m_json.null();
    else
        m_json.value(line);
}

void AnalysisJson::ref(const model::SourceRef &ref)
{
    m_json.memberOrNull("path", pathOf(m_session, ref));
    line(ref.line);
}

void AnalysisJson::sources()
{
    m_json.key("sources");
    m_json.beginArray();
    for (const model::SourceFile *source : sourcesByPath(m_session)) {
        const auto logs = logsOf(m_session, *source);
        if (logs.empty())
            file(*source, nullptr, true);
        // The issues are the file's; they stand once, with its first log.
        for (const model::Log *log : logs)
            file(*source, log, log == logs.front());
    }
    m_json.endArray();
}

const char *toText(model::SourceStatus status)
{
    switch (status) {
    case model::SourceStatus::Read:
        return "read";
    case model::SourceStatus::Partial:
        return "partial";
    case model::SourceStatus::Unknown:
        return "unknown";
    case model::SourceStatus::Binary:
        return "binary";
    case model::SourceStatus::Empty:
        return "empty";
    case model::SourceStatus::Unreadable:
        break;
    }
    return "unreadable";
}

void AnalysisJson::file(const model::SourceFile &file, const model::Log *log, bool withIssues)
{
    m_json.beginObject();
    m_json.member("path", file.path);
    if (log)
        logMembers(*log);
    else
        noLog();
    m_json.member("status", toText(file.status));
    m_json.memberOrNull("problem", model::english(file.problem));
    m_json.memberOrNull("detection", file.detection);
    m_json.memberOrNull("encoding", file.encoding);
    m_json.member("bytes", file.bytes);
    m_json.member("lines", file.lines);
    m_json.memberOrNull("sha256", file.sha256);
    m_json.key("issues");
    m_json.beginArray();
    if (withIssues)
        issues(file.id);
    m_json.endArray();
    m_json.endObject();
}

void AnalysisJson::logMembers(const model::Log &log)
{
    m_json.member("format", log.format);
    m_json.memberOrNull("tool", log.tool);
    m_json.memberOrNull("version", log.version);
    clock(log);
    bounds(log);
    m_json.member("samples", log.samples);
    m_json.member("results", log.results);
    m_json.member("events", log.events);
    m_json.memberOrNull("host", log.host);
    m_json.memberOrNull("kernel", log.kernel);
    m_json.key("cpus");
    if (log.cpus > 0)
        m_json.value(log.cpus);
    else
        m_json.null();
}

void AnalysisJson::noLog()
{
    for (const char *name : { "format", "tool", "version", "clock", "first", "last" }) {
        m_json.key(name);
        m_json.null();
    }
    for (const char *name : { "samples", "results", "events" })
        m_json.member(name, 0);
}

void AnalysisJson::clock(const model::Log &log)
{
    m_json.key("clock");
    m_json.beginObject(Layout::Inline);
    m_json.member("kind", model::toText(log.clock.kind));
    m_json.key("offset_s");
    if (log.clock.placed)
        m_json.value(model::toSeconds(log.clock.offset));
    else
        m_json.null();
    m_json.key("uncertainty_s");
    if (log.clock.placed)
        m_json.value(model::toSeconds(log.clock.uncertainty));
    else
        m_json.null();
    m_json.memberOrNull("how", model::english(log.clock.how));
    m_json.member("placed", log.clock.placed);
    m_json.member("zone_s", log.clock.zoneSeconds);
    m_json.endObject();
}

void AnalysisJson::bounds(const model::Log &log)
{
    const auto bound = [&](std::string_view key, const std::optional<model::Nanos> &raw) {
        if (raw && log.clock.placed) {
            time(key, log.clock.toSession(*raw));
            return;
        }
        m_json.key(key);
        m_json.null();
    };
    bound("first", log.firstRaw);
    bound("last", log.lastRaw);
}

void AnalysisJson::issues(model::SourceId source)
{
    for (const model::Issue &issue : m_session.issues()) {
        if (issue.source != source)
            continue;
        m_json.beginObject(Layout::Inline);
        line(issue.line);
        m_json.member("reason", model::english(issue.reason));
        m_json.member("excerpt", issue.excerpt);
        m_json.member("count", issue.count);
        m_json.endObject();
    }
}

void AnalysisJson::settings()
{
    std::vector<model::Fact> facts = m_session.facts();
    const auto sourceOf = [this](const model::Fact &fact) {
        const model::Log *log = m_session.log(fact.log);
        return model::SourceRef{ log ? log->source : 0, fact.line };
    };
    std::stable_sort(facts.begin(), facts.end(), [&](const model::Fact &a, const model::Fact &b) {
        return std::make_pair(pathOf(m_session, sourceOf(a)), sourceOf(a))
            < std::make_pair(pathOf(m_session, sourceOf(b)), sourceOf(b));
    });
    m_json.key("settings");
    m_json.beginArray();
    for (const model::Fact &fact : facts) {
        m_json.beginObject(Layout::Inline);
        m_json.member("name", fact.name);
        m_json.member("value", fact.value);
        ref(sourceOf(fact));
        m_json.endObject();
    }
    m_json.endArray();
}

void AnalysisJson::incidents()
{
    m_json.key("incidents");
    m_json.beginArray();
    for (const model::Incident &one : m_session.analysis().incidents)
        incident(one);
    m_json.endArray();
}

void AnalysisJson::incident(const model::Incident &incident)
{
    m_json.beginObject();
    m_json.member("id", incident.id);
    time("start", incident.span.from);
    time("end", incident.span.to);
    m_json.memberOrNull("device", incident.device);
    m_json.member("title", incident.title.english());
    m_json.member("placed", incident.placed);
    episodes(incident);
    symptoms(incident);
    const model::Finding *cause = incident.cause();
    m_json.memberOrNull("cause", cause ? cause->rule : std::string());
    findings("findings", incident.findings);
    m_json.endObject();
}

void AnalysisJson::episodes(const model::Incident &incident)
{
    m_json.key("episodes");
    m_json.beginArray();
    for (const model::TimeRange &episode : incident.episodes) {
        m_json.beginObject(Layout::Inline);
        time("start", episode.from);
        time("end", episode.to);
        m_json.endObject();
    }
    m_json.endArray();
}

void AnalysisJson::symptoms(const model::Incident &incident)
{
    m_json.key("symptoms");
    m_json.beginArray();
    for (const model::Symptom &symptom : incident.symptoms) {
        m_json.beginObject(Layout::Inline);
        m_json.member("metric", symptom.metric);
        m_json.memberOrNull("entity", symptom.entity);
        m_json.member("peak", symptom.peak);
        m_json.memberOrNull("unit", symptom.unit);
        ref(symptom.ref);
        time("at", symptom.at);
        m_json.endObject();
    }
    m_json.endArray();
}

void AnalysisJson::findings(std::string_view key, const std::vector<model::Finding> &findings)
{
    m_json.key(key);
    m_json.beginArray();
    for (const model::Finding &one : findings)
        finding(one);
    m_json.endArray();
}

void AnalysisJson::finding(const model::Finding &finding)
{
    m_json.beginObject();
    m_json.member("rule", finding.rule);
    m_json.member("role", model::toText(finding.role));
    m_json.member("verdict", model::toText(finding.verdict));
    m_json.member("score", finding.score);
    m_json.member("coverage", finding.coverage);
    m_json.member("index", finding.index);
    m_json.memberOrNull("summary", finding.summary.english());
    m_json.key("evidence");
    m_json.beginArray();
    for (const model::Evidence &one : finding.evidence)
        evidence(one);
    m_json.endArray();
    missing(finding);
    m_json.endObject();
}

void AnalysisJson::evidence(const model::Evidence &evidence)
{
    m_json.beginObject(Layout::Inline);
    m_json.member("for", evidence.supports);
    m_json.member("text", evidence.text.english());
    m_json.memberOrNull("metric", evidence.metric);
    m_json.memberOrNull("entity", evidence.entity);
    ref(evidence.ref);
    m_json.member("earned", evidence.earned);
    m_json.member("weight", evidence.weight);
    m_json.member("hard", evidence.hard);
    m_json.endObject();
}

void AnalysisJson::missing(const model::Finding &finding)
{
    m_json.key("missing");
    m_json.beginArray();
    for (const model::MissingSignal &signal : finding.missing) {
        m_json.beginObject(Layout::Inline);
        m_json.member("signal", signal.signal.english());
        m_json.memberOrNull("command", signal.command);
        m_json.member("weight", signal.weight);
        m_json.endObject();
    }
    m_json.endArray();
}

void AnalysisJson::quality()
{
    m_json.key("quality");
    m_json.beginArray();
    for (const model::QualityRemark &remark : m_session.quality()) {
        m_json.beginObject(Layout::Inline);
        m_json.memberOrNull("path", pathOf(m_session, remark.ref));
        m_json.member("text", model::english(remark.text));
        line(remark.ref.line);
        m_json.endObject();
    }
    m_json.endArray();
}

} // namespace

void writeAnalysisJson(JsonWriter &json, const Session &session)
{
    AnalysisJson parts(json, session);
    json.beginObject();
    json.member("stallmark", APP_VERSION);
    json.member("schema", 1);
    parts.sources();
    parts.settings();
    parts.incidents();
    parts.findings("overall", session.analysis().overall);
    writeCpuClassesJson(json, session);
    json.memberOrNull("grade", qualityGrade(session).toStdString());
    parts.quality();
    json.endObject();
}

} // namespace gui
