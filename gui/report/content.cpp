// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "gui/api/wording.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <cmath>

namespace gui::report {

namespace {

/// Base names of the bundles, in order of first use.
QString titleOf(const Session &session)
{
    QStringList names;
    for (const model::SourceFile &file : session.sources()) {
        QString name = fromUtf8(file.bundle);
        while (name.size() > 1 && name.endsWith(QLatin1Char('/')))
            name.chop(1);
        name = name.section(QLatin1Char('/'), -1);
        if (!name.isEmpty() && !names.contains(name))
            names << name;
    }
    if (names.size() > 3)
        names = names.mid(0, 3) << Report::tr("and %n more", nullptr, static_cast<int>(names.size()) - 3);
    return names.isEmpty() ? Report::tr("Recording") : names.join(QStringLiteral(", "));
}

/// The moment of writing, or the one that reproducible builds ask for
/// (reproducible-builds.org/specs/source-date-epoch).
QString dateOf()
{
    bool given = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    const QDateTime now
        = given ? QDateTime::fromSecsSinceEpoch(epoch, QTimeZone::utc()) : QDateTime::currentDateTimeUtc();
    return now.toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
}

} // namespace

Document buildDocument(const Session &session, const Compared *compared)
{
    Document document;
    document.title = titleOf(session);
    document.date = dateOf();
    addFrontPage(document, session);
    if (compared)
        addComparison(document, *compared);
    addIncidents(document, session);
    addCpuClasses(document, session);
    addNextTime(document, session);
    addQuality(document, session);
    addSources(document, session);
    return document;
}

QString incidentAnchor(const model::Incident &incident) { return QStringLiteral("incident-%1").arg(incident.id); }

QString sourceAnchor(model::SourceId source) { return QStringLiteral("source-%1").arg(source); }

QString spanText(const model::Incident &incident)
{
    const QString length = durationText(incident.span.length());
    if (!incident.placed)
        return Report::tr("%1 long; the log does not say when").arg(length);
    if (incident.span.length() == 0)
        return timeText(incident.span.from, true);
    const bool sameDay = incident.span.from / model::NanosPerDay == incident.span.to / model::NanosPerDay;
    return Report::tr("%1 to %2 (%3)")
        .arg(timeText(incident.span.from, true), timeText(incident.span.to, !sameDay), length);
}

Spans citation(const Session &session, const model::SourceRef &ref)
{
    const QString text = refText(session, ref);
    if (text.isEmpty())
        return {};
    Span link = faint(QLatin1Char('[') + text + QLatin1Char(']'));
    link.link = QLatin1Char('#') + sourceAnchor(ref.source);
    return { plain(QStringLiteral(" ")), link };
}

std::vector<const model::Evidence *> strongest(const model::Finding &finding, bool supporting)
{
    std::vector<const model::Evidence *> list;
    for (const model::Evidence &evidence : finding.evidence)
        if (evidence.supports == supporting)
            list.push_back(&evidence);
    const auto strength = [](const model::Evidence *e) { return std::make_pair(e->hard, std::fabs(e->earned)); };
    std::stable_sort(list.begin(), list.end(), [&](const auto *a, const auto *b) { return strength(a) > strength(b); });
    return list;
}

} // namespace gui::report
