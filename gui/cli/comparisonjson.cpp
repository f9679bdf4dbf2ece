// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/comparisonoutput.h"
#include "gui/cli/sources.h"

#include <cmath>

namespace gui {

namespace {

using Layout = JsonWriter::Layout;
using model::After;
using model::Before;

const char *toText(model::Better better)
{
    return better == model::Better::Higher ? "higher" : better == model::Better::Lower ? "lower" : "";
}

class ComparisonJson {
public:
    ComparisonJson(JsonWriter &json, const ComparedSessions &compared)
        : m_json(json)
        , m_compared(compared)
    {
    }
    void side(const char *key, model::Side side);
    void rows();
    void settings();
    void work();
    void refusals();
    void remarks();

private:
    void texts(const char *key, const std::vector<model::Text> &texts);
    void text(const char *key, const model::Text &text) { m_json.memberOrNull(key, text.english()); }
    void refMembers(model::Side side, const model::SourceRef &ref);
    void ref(const char *key, model::Side side, const model::SourceRef &ref);
    void row(const model::ComparisonRow &row);
    void figure(const char *key, model::Side side, const model::SideFigure &figure);
    void statistics(const model::ComparisonRow &row);
    void setting(const model::SettingChange &change);

    JsonWriter &m_json;
    const ComparedSessions &m_compared;
};

void ComparisonJson::texts(const char *key, const std::vector<model::Text> &texts)
{
    m_json.key(key);
    m_json.beginArray();
    for (const model::Text &one : texts)
        m_json.value(one.english());
    m_json.endArray();
}

void ComparisonJson::refMembers(model::Side side, const model::SourceRef &ref)
{
    m_json.memberOrNull("path", pathOf(*m_compared.session[side], ref));
    m_json.key("line");
    ref.line == 0 ? m_json.null() : m_json.value(ref.line);
}

void ComparisonJson::ref(const char *key, model::Side side, const model::SourceRef &ref)
{
    m_json.key(key);
    if (!ref.isValid()) {
        m_json.null();
        return;
    }
    m_json.beginObject(Layout::Inline);
    refMembers(side, ref);
    m_json.endObject();
}

void ComparisonJson::side(const char *key, model::Side which)
{
    const model::ComparisonSide &side = m_compared.comparison->sides[which];
    m_json.key(key);
    m_json.beginObject();
    m_json.member("label", side.label);
    m_json.key("files");
    m_json.beginArray(Layout::Inline);
    for (const std::string &part : side.parts)
        m_json.value(part);
    m_json.endArray();
    const auto zone = m_compared.session[which]->zoneSeconds();
    m_json.key("from");
    side.span ? m_json.value(model::isoTime(side.span->from, zone)) : m_json.null();
    m_json.key("to");
    side.span ? m_json.value(model::isoTime(side.span->to, zone)) : m_json.null();
    m_json.member("exposure_s", side.exposureSeconds);
    m_json.member("results", side.results);
    m_json.member("duplicates", side.duplicates);
    m_json.memberOrNull("host", side.host);
    m_json.memberOrNull("kernel", side.kernel);
    m_json.endObject();
}

void ComparisonJson::figure(const char *key, model::Side side, const model::SideFigure &figure)
{
    m_json.key(key);
    m_json.beginObject(Layout::Inline);
    m_json.member("value", figure.value);
    m_json.member("n", figure.n);
    m_json.member("events", figure.events);
    m_json.member("exposure", figure.exposure);
    m_json.key("values");
    m_json.beginArray(Layout::Inline);
    for (const double value : figure.values)
        m_json.value(value);
    m_json.endArray();
    m_json.key("refs");
    m_json.beginArray(Layout::Inline);
    for (const model::SourceRef &one : figure.refs) {
        m_json.beginObject(Layout::Inline);
        refMembers(side, one);
        m_json.endObject();
    }
    m_json.endArray();
    m_json.endObject();
}

void ComparisonJson::statistics(const model::ComparisonRow &row)
{
    m_json.memberOrNull("estimate", row.estimate);
    m_json.member("ratio", row.ratio);
    m_json.key("change_percent");
    row.change() ? m_json.value(100 * *row.change()) : m_json.null();
    m_json.key("ci");
    if (row.ci) {
        m_json.beginArray(Layout::Inline);
        m_json.value(row.ci->low);
        m_json.value(row.ci->high);
        m_json.endArray();
    } else {
        m_json.null();
    }
    m_json.memberOrNull("ci_method", row.ciMethod);
    m_json.member("p", row.p);
    m_json.memberOrNull("p_method", row.pMethod);
    m_json.member("adjusted_p", row.adjustedP);
    m_json.memberOrNull("correction", row.correction);
    m_json.member("family_size", row.familySize);
    m_json.member("smallest_p", row.smallestP);
    m_json.member("hedges_g", row.hedgesG);
    m_json.member("cliff_delta", row.cliffDelta);
}

void ComparisonJson::row(const model::ComparisonRow &row)
{
    m_json.beginObject();
    m_json.member("id", row.id);
    m_json.member("family", model::toText(row.family));
    m_json.memberOrNull("tool", row.tool);
    m_json.memberOrNull("test", row.test);
    m_json.member("metric", row.metric);
    m_json.memberOrNull("unit", row.unit);
    m_json.memberOrNull("better", toText(row.better));
    m_json.member("primary", row.primary);
    m_json.member("verdict", model::toText(row.judgement));
    m_json.member("basis", model::toText(row.basis));
    figure("before", Before, row.side[Before]);
    figure("after", After, row.side[After]);
    statistics(row);
    m_json.member("equivalent", row.equivalent);
    text("sentence", row.sentence);
    text("why", row.why);
    text("needed", row.needed);
    texts("remarks", row.remarks);
    text("pairing", row.pairing);
    m_json.endObject();
}

void ComparisonJson::rows()
{
    m_json.key("rows");
    m_json.beginArray();
    for (const model::ComparisonRow &one : m_compared.comparison->rows)
        row(one);
    m_json.endArray();
}

void ComparisonJson::setting(const model::SettingChange &change)
{
    m_json.beginObject();
    m_json.member("name", change.name);
    m_json.member("kind", model::toText(change.kind));
    m_json.member("before", change.value[Before]);
    m_json.member("after", change.value[After]);
    ref("before_ref", Before, change.ref[Before]);
    ref("after_ref", After, change.ref[After]);
    text("mechanism", change.mechanism);
    text("scale", change.scale);
    m_json.key("moves");
    m_json.beginArray();
    for (const model::ExpectedMove &move : change.moves) {
        m_json.beginObject(Layout::Inline);
        m_json.key("row");
        move.row == 0 ? m_json.null() : m_json.value(move.row);
        m_json.member("metric", move.metric);
        m_json.memberOrNull("expected", toText(move.should));
        m_json.member("moved", model::toText(move.moved));
        m_json.endObject();
    }
    m_json.endArray();
    text("sentence", change.sentence);
    m_json.endObject();
}

void ComparisonJson::settings()
{
    m_json.key("settings");
    m_json.beginArray();
    for (const model::SettingChange &change : m_compared.comparison->settings)
        setting(change);
    m_json.endArray();
}

void ComparisonJson::work()
{
    m_json.key("work");
    m_json.beginArray();
    for (const model::WorkCheck &check : m_compared.comparison->work) {
        m_json.beginObject(Layout::Inline);
        m_json.member("name", check.name);
        m_json.memberOrNull("test", check.test);
        m_json.memberOrNull("before", check.value[Before]);
        m_json.memberOrNull("after", check.value[After]);
        m_json.member("state", model::toText(check.state));
        text("sentence", check.sentence);
        ref("before_ref", Before, check.ref[Before]);
        ref("after_ref", After, check.ref[After]);
        m_json.endObject();
    }
    m_json.endArray();
}

void ComparisonJson::refusals()
{
    m_json.key("refusals");
    m_json.beginArray();
    for (const model::Refusal &refusal : m_compared.comparison->refusals) {
        m_json.beginObject(Layout::Inline);
        m_json.member("what", refusal.what);
        text("reason", refusal.reason);
        ref("before_ref", Before, refusal.ref[Before]);
        ref("after_ref", After, refusal.ref[After]);
        m_json.endObject();
    }
    m_json.endArray();
}

void ComparisonJson::remarks()
{
    m_json.key("remarks");
    m_json.beginArray();
    for (const model::ComparisonRemark &remark : m_compared.comparison->remarks) {
        m_json.beginObject();
        m_json.member("kind", remark.kind);
        text("text", remark.text);
        m_json.key("rows");
        m_json.beginArray(Layout::Inline);
        for (const int id : remark.rows)
            m_json.value(id);
        m_json.endArray();
        m_json.key("refs");
        m_json.beginArray(Layout::Inline);
        for (const auto &[side, one] : remark.refs) {
            m_json.beginObject(Layout::Inline);
            m_json.member("side", side == Before ? "before" : "after");
            refMembers(side, one);
            m_json.endObject();
        }
        m_json.endArray();
        m_json.endObject();
    }
    m_json.endArray();
}

} // namespace

void writeComparisonJson(JsonWriter &json, const ComparedSessions &compared)
{
    ComparisonJson writer(json, compared);
    json.beginObject();
    json.member("stallmark", APP_VERSION);
    json.member("schema", 1);
    writer.side("before", Before);
    writer.side("after", After);
    json.member("nothing_in_common", compared.comparison->nothingInCommon);
    json.key("summary");
    json.beginArray();
    for (const model::Text &sentence : compared.comparison->summary)
        json.value(sentence.english());
    json.endArray();
    writer.rows();
    writer.settings();
    writer.work();
    writer.refusals();
    writer.remarks();
    json.endObject();
}

} // namespace gui
