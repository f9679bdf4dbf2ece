// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"
#include "gui/api/figurelook.h"
#include "gui/api/session.h"

#include <qcustomplot.h>

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace gui {

/// Stacked lanes on one time axis: CPU, disk utilisation and queue, await, throughput, dirty pages with both thresholds
/// and the freerun line, application writes; incident bands through all lanes. Drawn from the session's envelopes, so
/// its cost does not grow with the samples. Knows nothing of mouse and keyboard: the timeline panel adds those, the
/// report prints it.
class TimelineFigure : public QCustomPlot {
    Q_OBJECT
public:
    explicit TimelineFigure(QWidget *parent = nullptr);
    ~TimelineFigure() override;
    void setSession(std::shared_ptr<const Session> session); ///< builds the lanes; null empties the figure
    void setWindow(model::TimeRange window); ///< what is shown
    model::TimeRange window() const;
    void setSelectedIncident(int id); ///< 0: none. The lanes of one device become those of the incident's device
    void setCursorTime(std::optional<model::Nanos> t);
    void setSelection(std::optional<model::TimeRange> selection); ///< the shaded range
    void setMarks(std::optional<model::Nanos> a, std::optional<model::Nanos> b);
    /// Light colours and pixel-sized fonts whatever the palette is, for paper.
    void setPaperLook(bool paper);
    int laneCount() const;
    QString laneTitle(int lane) const;
    QRect laneRect(int lane) const; ///< of the plotting area, in widget pixels
    QRect lanesArea() const; ///< all lanes with their headings, in widget pixels
    model::Nanos timeAt(double x) const; ///< of a widget pixel
    double pixelAt(model::Nanos t) const;
    /// Whether the name of a line stands at a widget pixel; toggling hides the line or shows it again.
    bool isLegendAt(const QPointF &position) const;
    bool toggleLineAt(const QPointF &position); ///< false: there is no name
    /// The incident whose band lies under a widget pixel, the shortest when several do; 0: none.
    int incidentAt(double x) const;

protected:
    void updateLayout() override; ///< fetches what the new size or window needs, then lays out
    void changeEvent(QEvent *event) override;

private:
    struct LaneView;
    void locate();
    void rebuild();
    void clearLanes();
    void markHidden(LaneView &view) const;
    void addLane(LaneView &view, bool last);
    void applyLook();
    void fetch();
    void placeBands(const QRectF &area);
    void placeOverlays();

    std::shared_ptr<const Session> m_session;
    std::vector<std::unique_ptr<LaneView>> m_lanes;
    QCPMarginGroup *m_margins;
    class IncidentBands *m_bands;
    class LaneHeadings *m_headings;
    class CursorLine *m_cursorLine;
    FigureLook m_look;
    bool m_paper = false;
    bool m_placed = true;
    model::TimeRange m_place; ///< the whole range that the window is part of
    std::string m_device;
    int m_selected = 0;
    model::Nanos m_origin = 0;
    model::TimeRange m_window{ 0, model::NanosPerSecond };
    std::optional<model::Nanos> m_cursor;
    std::optional<model::TimeRange> m_selection;
    std::array<std::optional<model::Nanos>, 2> m_marks;
    std::set<std::pair<std::string, std::string>> m_hidden; ///< metric and entity of lines switched off
    struct Fetched;
    std::unique_ptr<Fetched> m_fetched; ///< for what window and size the data are
};

} // namespace gui
