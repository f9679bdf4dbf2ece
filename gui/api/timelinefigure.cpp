// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/timelinefigure.h"

#include "gui/api/envelopeplot.h"
#include "gui/api/figurelayers.h"
#include "gui/api/lanedata.h"
#include "gui/api/laneview.h"
#include "gui/api/spans.h"
#include "gui/api/wording.h"

#include <algorithm>

namespace gui {

namespace {

const QString BandLayer = QStringLiteral("bands"), HeadingLayer = QStringLiteral("headings"),
              CursorLayer = QStringLiteral("cursor");

/// Lanes belong to one device; another incident may need those of another one.
std::string deviceOf(const Session &session, int incident)
{
    const model::Incident *found = session.incident(incident);
    return found ? found->device : std::string();
}

} // namespace

struct TimelineFigure::Fetched {
    model::TimeRange window;
    QSize size;
    friend bool operator==(const Fetched &, const Fetched &) = default;
};

TimelineFigure::TimelineFigure(QWidget *parent)
    : QCustomPlot(parent)
    , m_margins(new QCPMarginGroup(this))
{
    plotLayout()->clear();
    plotLayout()->setRowSpacing(2);
    setAutoAddPlottableToLegend(false);
    addLayer(BandLayer, layer(QStringLiteral("grid")), limBelow);
    addLayer(HeadingLayer, layer(QStringLiteral("axes")), limAbove);
    addLayer(CursorLayer, layer(QStringLiteral("overlay")), limAbove);
    layer(CursorLayer)->setMode(QCPLayer::lmBuffered);
    m_bands = new IncidentBands(this, BandLayer);
    m_headings = new LaneHeadings(this, HeadingLayer);
    m_cursorLine = new CursorLine(this, CursorLayer);
    applyLook();
}

TimelineFigure::~TimelineFigure() = default;

void TimelineFigure::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_selected = 0;
    m_cursor.reset();
    m_selection.reset();
    m_marks = {};
    m_hidden.clear();
    m_device.clear();
    m_window = m_session ? wholeRange(*m_session) : model::TimeRange{ 0, model::NanosPerSecond };
    if (m_session)
        locate();
    rebuild();
}

void TimelineFigure::locate()
{
    m_placed = isPlaced(*m_session, m_window);
    m_place = placeOf(*m_session, m_window);
}

void TimelineFigure::setWindow(model::TimeRange window)
{
    if (window == m_window || window.length() <= 0)
        return;
    m_window = window;
    const bool elsewhere
        = m_session && (isPlaced(*m_session, window) != m_placed || (!m_placed && !m_place.overlaps(window)));
    if (!elsewhere)
        return replot(rpQueuedReplot);
    locate();
    rebuild();
}

model::TimeRange TimelineFigure::window() const { return m_window; }

void TimelineFigure::setSelectedIncident(int id)
{
    if (id == m_selected)
        return;
    m_selected = id;
    const std::string device = m_session ? deviceOf(*m_session, id) : std::string();
    if (!device.empty() && device != m_device) {
        m_device = device;
        rebuild();
        return;
    }
    replot(rpQueuedReplot);
}

void TimelineFigure::setCursorTime(std::optional<model::Nanos> t)
{
    if (t == m_cursor)
        return;
    m_cursor = t;
    placeOverlays();
    layer(CursorLayer)->replot();
}

void TimelineFigure::setSelection(std::optional<model::TimeRange> selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    placeOverlays();
    layer(CursorLayer)->replot();
}

void TimelineFigure::setMarks(std::optional<model::Nanos> a, std::optional<model::Nanos> b)
{
    m_marks = { a, b };
    placeOverlays();
    layer(CursorLayer)->replot();
}

bool TimelineFigure::isLegendAt(const QPointF &position) const { return m_headings->lineAt(position).has_value(); }

bool TimelineFigure::toggleLineAt(const QPointF &position)
{
    const auto hit = m_headings->lineAt(position);
    if (!hit)
        return false;
    LaneView &view = *m_lanes.at(static_cast<std::size_t>(hit->first));
    const LaneLine &line = view.lane.lines.at(static_cast<std::size_t>(hit->second));
    const std::pair key(line.metric, line.entity);
    if (m_hidden.erase(key) == 0)
        m_hidden.insert(key);
    for (const auto &each : m_lanes)
        markHidden(*each);
    m_fetched.reset();
    replot(rpQueuedReplot);
    return true;
}

void TimelineFigure::markHidden(LaneView &view) const
{
    for (std::size_t i = 0; i < view.lane.lines.size(); ++i)
        view.hidden[i] = m_hidden.contains({ view.lane.lines[i].metric, view.lane.lines[i].entity });
}

void TimelineFigure::setPaperLook(bool paper)
{
    m_paper = paper;
    applyLook();
}

void TimelineFigure::clearLanes()
{
    clearPlottables();
    m_lanes.clear();
    plotLayout()->clear();
    m_fetched.reset();
}

void TimelineFigure::rebuild()
{
    clearLanes();
    if (m_session) {
        m_origin = m_window.from;
        std::vector<Lane> lanes = buildLanes(*m_session, { m_placed, m_place, m_device });
        for (Lane &lane : lanes) {
            m_lanes.push_back(std::make_unique<LaneView>());
            m_lanes.back()->lane = std::move(lane);
            addLane(*m_lanes.back(), m_lanes.size() == lanes.size());
        }
    }
    applyLook();
    updateGeometry();
}

void TimelineFigure::addLane(LaneView &view, bool last)
{
    view.build(*this, *m_margins);
    markHidden(view);
    const int row = plotLayout()->rowCount();
    plotLayout()->addElement(row, 0, view.rect);
    plotLayout()->setRowStretchFactor(row, view.lane.weight);
    view.time->setTickLabels(last);
    view.time->setTicks(last);
}

void TimelineFigure::applyLook()
{
    m_look = m_paper ? FigureLook::paper() : FigureLook::fromPalette(palette(), font());
    setBackground(m_look.ground);
    for (const auto &view : m_lanes)
        view->applyLook(m_look);
    replot(rpQueuedReplot);
}

void TimelineFigure::fetch()
{
    const int buckets = std::clamp(viewport().width() - 80, 64, 8000);
    const Fetched wanted{ m_window, viewport().size() };
    if (!m_session || (m_fetched && *m_fetched == wanted))
        return;
    m_fetched = std::make_unique<Fetched>(wanted);
    // Seconds from a moment nearby: as doubles they keep samples apart that are nanoseconds apart.
    if (!m_window.widened(m_window.length() * 1000).contains(m_origin))
        m_origin = m_window.from;
    const QCPRange range(model::toSeconds(m_window.from - m_origin), model::toSeconds(m_window.to - m_origin));
    for (const auto &view : m_lanes) {
        view->ticker->setOrigin(m_origin);
        view->time->setRange(range);
        view->show(laneColumns(*m_session, view->drawnLane(), m_window, buckets, m_origin));
    }
}

void TimelineFigure::placeBands(const QRectF &area)
{
    std::vector<std::pair<double, double>> bands;
    std::optional<BandStrip> selected;
    const auto placeOf = [&](const model::TimeRange &span) {
        return std::make_pair(
            std::max(pixelAt(span.from), area.left() - 10), std::min(pixelAt(span.to), area.right() + 10));
    };
    if (m_session)
        for (const model::Incident &incident : m_session->analysis().incidents) {
            if (!incident.span.overlaps(m_window) || incident.placed != m_placed)
                continue;
            const auto [left, right] = placeOf(incident.span);
            if (incident.id == m_selected)
                selected = BandStrip{ left, right };
            else if (incident.episodes.empty())
                bands.emplace_back(left, right);
            // The calm time between the episodes of a series is none of them.
            for (const model::TimeRange &episode : incident.episodes)
                if (episode.overlaps(m_window))
                    bands.push_back(placeOf(episode));
        }
    m_bands->set(bandStrips(std::move(bands)), selected, area, m_look);
}

void TimelineFigure::placeOverlays()
{
    const QRectF area = lanesArea();
    placeBands(area);
    std::vector<LaneHeadings::Heading> headings;
    for (const auto &view : m_lanes)
        headings.push_back(view->heading(m_look));
    m_headings->set(std::move(headings), m_look);
    std::optional<double> cursor;
    if (m_cursor && m_window.contains(*m_cursor))
        cursor = pixelAt(*m_cursor);
    std::optional<std::pair<double, double>> selection;
    if (m_selection && m_selection->overlaps(m_window)) {
        selection = std::make_pair(pixelAt(m_selection->from), pixelAt(m_selection->to));
        m_cursorLine->setCaption(QStringLiteral("Δt ") + durationText(m_selection->length()));
    }
    std::vector<std::pair<double, QString>> marks;
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        if (m_marks[i] && m_window.contains(*m_marks[i]))
            marks.emplace_back(pixelAt(*m_marks[i]), QString(QChar(u'A' + static_cast<ushort>(i))));
    m_cursorLine->setMarks(std::move(marks));
    m_cursorLine->set(cursor, selection, area, m_look);
}

void TimelineFigure::updateLayout()
{
    // The height of a lane decides how many labels it gets, and the labels decide the margins.
    if (m_session && (!m_fetched || m_fetched->size != viewport().size()))
        QCustomPlot::updateLayout();
    fetch();
    QCustomPlot::updateLayout();
    placeOverlays();
}

int TimelineFigure::laneCount() const { return static_cast<int>(m_lanes.size()); }

QString TimelineFigure::laneTitle(int lane) const { return m_lanes.at(static_cast<std::size_t>(lane))->lane.title; }

QRect TimelineFigure::laneRect(int lane) const { return m_lanes.at(static_cast<std::size_t>(lane))->rect->rect(); }

QRect TimelineFigure::lanesArea() const
{
    if (m_lanes.empty())
        return viewport();
    const QRect first = m_lanes.front()->rect->rect(), last = m_lanes.back()->rect->rect();
    return { QPoint(first.left(), m_lanes.front()->rect->outerRect().top()), last.bottomRight() };
}

model::Nanos TimelineFigure::timeAt(double x) const
{
    const QRect area = lanesArea();
    const double share = (x - area.left()) / std::max(1, area.width());
    return m_window.from + static_cast<model::Nanos>(share * static_cast<double>(m_window.length()));
}

double TimelineFigure::pixelAt(model::Nanos t) const
{
    const QRect area = lanesArea();
    const double share
        = static_cast<double>(t - m_window.from) / static_cast<double>(std::max<model::Nanos>(1, m_window.length()));
    return area.left() + share * area.width();
}

int TimelineFigure::incidentAt(double x) const
{
    if (!m_session)
        return 0;
    // A band is two pixels wide at least; a finger's breadth more makes it easy to hit.
    const model::TimeRange hit{ timeAt(x - 3), timeAt(x + 3) };
    const model::Incident *best = nullptr;
    for (const model::Incident &incident : m_session->analysis().incidents) {
        const bool here = incident.placed == m_placed && incident.span.overlaps(hit);
        if (here && (!best || incident.span.length() < best->span.length()))
            best = &incident;
    }
    return best ? best->id : 0;
}

void TimelineFigure::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        applyLook();
}

} // namespace gui
