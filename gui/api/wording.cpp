// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"

#include "analysis/api/rule.h"
#include "analysis/model/metric.h"
#include "gui/api/spans.h"

#include <QCoreApplication>

#include <algorithm>

namespace gui {

namespace {

// One context for lupdate and the program; a free tr() in a namespace would be filed under the namespace.
struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

QString fileName(const std::string &path) { return fromUtf8(path.substr(path.rfind('/') + 1)); }

bool sharesItsName(const Session &session, const model::SourceFile &file)
{
    const QString name = fileName(file.path);
    const auto &all = session.sources();
    return std::any_of(all.begin(), all.end(),
        [&](const model::SourceFile &other) { return other.id != file.id && fileName(other.path) == name; });
}

QString worstSentence(const Session &session, const model::Incident &incident)
{
    const QString when
        = incident.placed ? timeText(incident.span.from, spansDays(session)) : Wording::tr("time of day unknown");
    const model::Finding *cause = incident.cause();
    QString what = cause ? ruleTitle(cause->rule) : Wording::tr("no cause could be ruled in");
    if (!incident.device.empty())
        what = fromUtf8(incident.device) + QStringLiteral(": ") + what;
    return Wording::tr("Worst: %1, %2, %3.").arg(when, durationText(incident.span.length()), what);
}

QString countSentence(const Session &session)
{
    const int count = static_cast<int>(session.analysis().incidents.size());
    const QString number = count == 1 ? Wording::tr("1 incident") : Wording::tr("%n incidents", nullptr, count);
    const auto length = measuredLength(session);
    return length ? Wording::tr("%1 in %2.").arg(number, durationText(*length)) : Wording::tr("%1.").arg(number);
}

QString quietSentence(const Session &session)
{
    if (!session.series().empty()) {
        const auto length = measuredLength(session);
        return length ? Wording::tr("No incident found in %1 of recording.").arg(durationText(*length))
                      : Wording::tr("No incident found.");
    }
    if (session.results().empty())
        return Wording::tr("Nothing was measured over time in these files, so nothing can be said about stalls.");
    const int count = static_cast<int>(session.results().size());
    return (count == 1 ? Wording::tr("1 benchmark result") : Wording::tr("%n benchmark results", nullptr, count))
        + Wording::tr("; nothing was measured over time, so nothing can be said about stalls.");
}

} // namespace

QString fromUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(const model::Text &text)
{
    if (text.empty()) // Qt answers the empty key with the head of the catalogue
        return {};
    const QString pattern = QCoreApplication::translate("findings", text.pattern.c_str());
    std::vector<std::string> words = text.args;
    for (std::string &word : words)
        if (const auto inner = model::nestedText(word))
            word = translated(*inner).toStdString();
    return fromUtf8(model::Text::fill(pattern.toStdString(), words));
}

QString translatedText(const std::string &encoded) { return translated(model::decodeText(encoded)); }

QString summarySentence(const Session &session)
{
    const model::Incident *worst = session.worst();
    if (!worst)
        return quietSentence(session);
    return countSentence(session) + QLatin1Char(' ') + worstSentence(session, *worst);
}

QString summaryText(const model::Finding &finding)
{
    const QString text = translated(finding.summary);
    return text.contains(ruleTitle(finding.rule), Qt::CaseInsensitive) ? QString() : text;
}

std::vector<model::Symptom> mainSymptoms(const model::Incident &incident, int &left)
{
    constexpr std::size_t most = 6;
    std::vector<model::Symptom> list;
    for (const model::Symptom &symptom : incident.symptoms) {
        const bool known = std::any_of(list.begin(), list.end(), [&symptom](const model::Symptom &other) {
            return other.metric == symptom.metric && other.entity == symptom.entity;
        });
        if (!known && list.size() < most)
            list.push_back(symptom);
    }
    left = static_cast<int>(incident.symptoms.size() - list.size());
    return list;
}

QString verdictWord(model::Verdict verdict)
{
    switch (verdict) {
    case model::Verdict::In:
        return Wording::tr("ruled in");
    case model::Verdict::Out:
        return Wording::tr("ruled out");
    case model::Verdict::Unknown:
        break;
    }
    return Wording::tr("cannot tell");
}

QString roleWord(model::Role role)
{
    switch (role) {
    case model::Role::Cause:
        return Wording::tr("cause");
    case model::Role::Trigger:
        return Wording::tr("trigger");
    case model::Role::Amplifier:
        return Wording::tr("amplifier");
    case model::Role::Artefact:
        break;
    }
    return Wording::tr("artefact");
}

QString ruleTitle(const std::string &rule)
{
    for (const analysis::Rule &known : analysis::rules())
        if (rule == known.id)
            return QCoreApplication::translate("findings", known.title);
    return fromUtf8(rule);
}

QString metricTitle(const std::string &metric)
{
    if (metric == "cpu.not_idle") // made by the analysis: 100 - idle
        return Wording::tr("CPU not idle");
    const model::MetricInfo *info = model::findMetric(metric);
    return info ? QCoreApplication::translate("metrics", info->title) : fromUtf8(metric);
}

QString refText(const Session &session, const model::SourceRef &ref)
{
    const model::SourceFile *file = session.source(ref.source);
    if (!file)
        return {};
    const QString name = sharesItsName(session, *file) ? fromUtf8(file->path) : fileName(file->path);
    return ref.line == 0 ? name : name + QLatin1Char(':') + QString::number(ref.line);
}

} // namespace gui
