// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/clocks/clockspanel.h"

#include "gui/api/rowmodel.h"
#include "gui/api/spans.h"
#include "gui/api/tableview.h"
#include "gui/api/wording.h"

namespace gui {

namespace {

QString kindWord(model::StampKind kind)
{
    switch (kind) {
    case model::StampKind::Local:
        return ClocksPanel::tr("date and time");
    case model::StampKind::Zoned:
        return ClocksPanel::tr("date, time and zone");
    case model::StampKind::TimeOfDay:
        return ClocksPanel::tr("time of day");
    case model::StampKind::Boot:
        return ClocksPanel::tr("since the start of the machine");
    case model::StampKind::Elapsed:
        return ClocksPanel::tr("since the start of the tool");
    case model::StampKind::None:
        break;
    }
    return ClocksPanel::tr("none");
}

QString sureness(const model::Clock &clock)
{
    if (!clock.placed)
        return ClocksPanel::tr("not placed in time");
    return clock.uncertainty > 0 ? QStringLiteral("± ") + durationText(clock.uncertainty) : ClocksPanel::tr("exact");
}

TableRow rowOf(const Session &session, const model::Log &log, bool withDate)
{
    const auto span = logSpan(log);
    const bool known = span && log.clock.placed;
    const auto key = [](model::Nanos t) { return QVariant::fromValue(static_cast<qlonglong>(t)); };
    return { { refText(session, { log.source, 0 }), fromUtf8(log.tool.empty() ? log.format : log.tool),
                 known ? timeText(span->from, withDate) : QString(), known ? timeText(span->to, withDate) : QString(),
                 log.clock.interval > 0 ? durationText(log.clock.interval) : QString(), kindWord(log.clock.kind),
                 sureness(log.clock), translatedText(log.clock.how) },
        { {}, {}, key(known ? span->from : 0), key(known ? span->to : 0), key(log.clock.interval), {},
            key(log.clock.placed ? log.clock.uncertainty : -1) },
        { log.source, 0 }, translatedText(log.clock.how) };
}

} // namespace

ClocksPanel::ClocksPanel(const ViewContext &context, QWidget *parent)
    : RowPanel(context, QStringLiteral("clocks"),
        { tr("File"), tr("Tool"), tr("From"), tr("To"), tr("Every"), tr("Its stamps"), tr("Known to"), tr("How") },
        { 4 }, parent)
{
    if (view().clocks)
        buildCorrector();
}

void ClocksPanel::setSession(std::shared_ptr<const Session> session)
{
    std::vector<TableRow> rows;
    int unplaced = 0;
    if (session)
        for (const model::Log &log : session->logs()) {
            if (log.samples + log.events == 0)
                continue;
            rows.push_back(rowOf(*session, log, true));
            unplaced += log.clock.placed ? 0 : 1;
        }
    QString caption
        = session ? tr("Times are those of the recorded machine's own clock, %1.").arg(zoneText(*session)) : QString();
    if (unplaced > 0)
        caption += QLatin1Char(' ')
            + (unplaced == 1 ? tr("1 log is not placed in time.")
                             : tr("%n logs are not placed in time.", nullptr, unplaced));
    m_session = session;
    m_corrections = session ? model::parseClockCorrections(session->reader().meta(model::ClockCorrectionsKey))
                            : std::vector<model::ClockCorrection>();
    showRows(std::move(rows), caption);
    updateCorrector();
}

PanelInfo clocks()
{
    return { "clocks", QT_TRANSLATE_NOOP("panels", "Clocks"), PanelPlace::BottomRight,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new ClocksPanel(context, parent); } };
}

} // namespace gui
