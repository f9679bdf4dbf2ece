// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisonfigure.h"

#include "gui/api/comparisondata.h"
#include "gui/api/comparisonwording.h"
#include "gui/api/wording.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace gui {

namespace {

constexpr std::size_t MostBars = 16;
constexpr std::size_t MostUpright = 5; ///< more names than this are written aslant
constexpr int MostPoints = 1600;
constexpr double WideSpread = 30; ///< highest over lowest, from which on an axis is logarithmic
constexpr double BarWidth = 0.36;
constexpr model::Side Sides[] = { model::Before, model::After };

/// Logarithmic where that shows more: all above 0 and far apart.
void scale(QCPAxis &axis, double low, double high)
{
    if (low > 0 && high > WideSpread * low) {
        axis.setScaleType(QCPAxis::stLogarithmic);
        axis.setTicker(QSharedPointer<QCPAxisTickerLog>::create());
        axis.setNumberFormat(QStringLiteral("gb"));
        axis.setNumberPrecision(3);
        axis.setRange(low / 1.6, high * 1.6);
    } else {
        axis.setRange(std::min(0.0, low), high > 0 ? high * 1.08 : 1);
    }
}

QString axisTitle(const model::ComparisonRow &row)
{
    const QString unit = row.unit == "1/s" ? QStringLiteral("/s") : fromUtf8(row.unit);
    return unit.isEmpty() ? figureTitle(row) : figureTitle(row) + QStringLiteral(" [%1]").arg(unit);
}

} // namespace

ComparisonFigure::ComparisonFigure(QWidget *parent)
    : QCustomPlot(parent)
{
    setAccessibleName(tr("Pictures of both sides"));
    rebuild();
}

void ComparisonFigure::setRow(std::shared_ptr<const Compared> compared, int row)
{
    m_compared = std::move(compared);
    m_row = row;
    rebuild();
}

void ComparisonFigure::setPaperLook(bool paper)
{
    m_paper = paper;
    rebuild();
}

void ComparisonFigure::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

QPen ComparisonFigure::penOf(model::Side side) const { return { sideColor(side, m_look.dark), 1.4 }; }

void ComparisonFigure::dress(QCPAxis &axis, const QString &label) const
{
    axis.setLabel(label);
    axis.setLabelFont(m_look.label);
    axis.setTickLabelFont(m_look.label);
    axis.setLabelColor(m_look.muted);
    axis.setTickLabelColor(m_look.text);
    axis.setBasePen(QPen(m_look.grid, 1));
    axis.setTickPen(QPen(m_look.grid, 1));
    axis.setSubTickPen(Qt::NoPen);
    axis.grid()->setPen(QPen(m_look.grid, 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

/// A heading and under it an axis rectangle, to the right of what is there.
QCPAxisRect *ComparisonFigure::addPicture(const QString &title)
{
    auto *heading = new QCPTextElement(this, title, m_look.title);
    heading->setTextColor(m_look.text);
    heading->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    heading->setMargins(QMargins(6, 4, 0, 0));
    auto *rect = new QCPAxisRect(this);
    plotLayout()->addElement(0, m_pictures, heading);
    plotLayout()->addElement(1, m_pictures, rect);
    plotLayout()->setRowStretchFactor(0, 0.001);
    for (QCPAxis *axis : rect->axes())
        axis->setLayer(QStringLiteral("axes"));
    ++m_pictures;
    return rect;
}

void ComparisonFigure::rebuild()
{
    m_look = m_paper ? FigureLook::paper() : FigureLook::fromPalette(palette(), font());
    clearPlottables();
    clearItems();
    plotLayout()->clear();
    m_pictures = 0;
    setBackground(m_look.ground);
    const model::ComparisonRow *row = m_compared ? m_compared->comparison.row(m_row) : nullptr;
    if (row) {
        addBars(*row);
        addCourses(*row);
        addRepeats(*row);
        addDistribution(*row);
    }
    replot(QCustomPlot::rpQueuedReplot);
}

void ComparisonFigure::addBars(const model::ComparisonRow &row)
{
    const auto rows = siblingsOf(m_compared->comparison, row, MostBars);
    // Of a single test the table says it all, unless nothing else can be drawn.
    const bool otherPictures
        = !row.plots.empty() || (row.basis != model::Basis::Tests && row.side[model::Before].values.size() > 1);
    if (rows.empty() || (rows.size() == 1 && otherPictures))
        return;
    QCPAxisRect *rect = addPicture(tr("Before and after"));
    QCPAxis *keys = rect->axis(QCPAxis::atBottom), *values = rect->axis(QCPAxis::atLeft);
    double low = HUGE_VAL, high = 0;
    const QFontMetrics metrics(m_look.label);
    const int longest = metrics.averageCharWidth() * (rows.size() > MostUpright ? 15 : 22);
    auto ticks = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString test = fromUtf8(rows[i]->test.empty() ? rows[i]->metric : rows[i]->test);
        ticks->addTick(static_cast<double>(i), metrics.elidedText(test, Qt::ElideRight, longest));
        for (const model::Side side : Sides) {
            low = std::min(low, *rows[i]->side[side].value);
            high = std::max(high, *rows[i]->side[side].value);
        }
    }
    scale(*values, low, high);
    for (const model::Side side : Sides) {
        auto *bars = new QCPBars(keys, values);
        bars->setWidth(BarWidth);
        bars->setPen(Qt::NoPen);
        bars->setBrush(sideColor(side, m_look.dark));
        bars->setBaseValue(values->scaleType() == QCPAxis::stLogarithmic ? values->range().lower : 0);
        for (std::size_t i = 0; i < rows.size(); ++i)
            bars->addData(
                static_cast<double>(i) + (side == model::Before ? -0.5 : 0.5) * BarWidth, *rows[i]->side[side].value);
    }
    const auto self = static_cast<double>(std::find(rows.begin(), rows.end(), &row) - rows.begin());
    auto *mark = new QCPItemRect(this);
    mark->setLayer(QStringLiteral("background"));
    mark->setPen(Qt::NoPen);
    mark->setBrush(rows.size() > 1 ? QBrush(m_look.accent) : QBrush(Qt::NoBrush));
    for (QCPItemPosition *corner : { mark->topLeft, mark->bottomRight }) {
        corner->setAxes(keys, values);
        corner->setAxisRect(rect);
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    mark->setClipAxisRect(rect);
    mark->topLeft->setCoords(self - 0.5, 0);
    mark->bottomRight->setCoords(self + 0.5, 1);
    dress(*keys, QString());
    dress(*values, axisTitle(row));
    keys->setTicker(ticks);
    keys->setTickLabelRotation(rows.size() > MostUpright ? -40 : 0);
    keys->grid()->setVisible(false);
    const double room = rows.size() == 1 ? 1.6 : 0.6; // a pair alone would fill the picture
    keys->setRange(-room, static_cast<double>(rows.size()) - 1 + room);
}

void ComparisonFigure::addCourses(const model::ComparisonRow &row)
{
    const auto courses = coursesOf(*m_compared, row, MostPoints);
    if (courses.empty())
        return;
    QCPAxisRect *rect = addPicture(tr("Course, both sides from their start"));
    QCPAxis *keys = rect->axis(QCPAxis::atBottom), *values = rect->axis(QCPAxis::atLeft);
    double low = HUGE_VAL, high = 0, last = 1;
    for (const Course &course : courses) {
        for (std::size_t i = 0; i < course.v.size(); ++i) {
            low = std::min(low, course.v[i]);
            high = std::max(high, course.v[i]);
            last = std::max(last, course.t[i]);
        }
    }
    scale(*values, low, high);
    const double unit = last > 3 * 3600 ? 3600 : last > 600 ? 60 : 1;
    for (const Course &course : courses) {
        auto *line = new QCPGraph(keys, values);
        line->setPen(penOf(course.side));
        for (std::size_t i = 0; i < course.v.size(); ++i)
            line->addData(course.t[i] / unit, course.v[i]);
    }
    dress(*keys, unit == 3600 ? tr("hours") : unit == 60 ? tr("minutes") : tr("seconds"));
    dress(*values, axisTitle(row));
    keys->setRange(0, last / unit);
    plotLayout()->setColumnStretchFactor(m_pictures - 1, 1.6);
}

/// One dot a repeat; those of equal value stand beside each other.
void ComparisonFigure::addRepeats(const model::ComparisonRow &row)
{
    const auto &before = row.side[model::Before].values, &after = row.side[model::After].values;
    if (row.basis != model::Basis::Repeats || before.empty() || after.empty())
        return;
    QCPAxisRect *rect = addPicture(tr("Repeats"));
    QCPAxis *keys = rect->axis(QCPAxis::atBottom), *values = rect->axis(QCPAxis::atLeft);
    const auto [lowB, highB] = std::minmax_element(before.begin(), before.end());
    const auto [lowA, highA] = std::minmax_element(after.begin(), after.end());
    scale(*values, std::min(*lowB, *lowA), std::max(*highB, *highA));
    auto ticks = QSharedPointer<QCPAxisTickerText>::create();
    for (const model::Side side : Sides) {
        auto *dots = new QCPGraph(keys, values);
        dots->setLineStyle(QCPGraph::lsNone);
        dots->setScatterStyle({ QCPScatterStyle::ssDisc, sideColor(side, m_look.dark), 7 });
        const auto &all = row.side[side].values;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double beside = (static_cast<double>(i) + 1) / (static_cast<double>(all.size()) + 1) - 0.5;
            dots->addData(static_cast<double>(side) + 0.3 * beside, all[i]);
        }
        ticks->addTick(side, sideWord(side));
    }
    dress(*keys, QString());
    dress(*values, axisTitle(row));
    keys->setTicker(ticks);
    keys->setRange(-0.6, 1.6);
}

/// Share of the values up to each value.
void ComparisonFigure::addDistribution(const model::ComparisonRow &row)
{
    const auto before = sortedValues(*m_compared, row, model::Before);
    const auto after = sortedValues(*m_compared, row, model::After);
    if (row.basis == model::Basis::Repeats || before.size() < 8 || after.size() < 8)
        return;
    QCPAxisRect *rect = addPicture(tr("Share of values up to"));
    QCPAxis *keys = rect->axis(QCPAxis::atBottom), *values = rect->axis(QCPAxis::atLeft);
    scale(*keys, std::min(before.front(), after.front()), std::max(before.back(), after.back()));
    for (const model::Side side : Sides) {
        const auto &all = side == model::Before ? before : after;
        auto *line = new QCPGraph(keys, values);
        line->setPen(penOf(side));
        line->setLineStyle(QCPGraph::lsStepLeft);
        const std::size_t step = all.size() / MostPoints + 1;
        for (std::size_t i = 0; i < all.size(); i += step)
            line->addData(all[i], 100 * static_cast<double>(i + 1) / static_cast<double>(all.size()));
        line->addData(all.back(), 100);
    }
    dress(*keys, axisTitle(row));
    dress(*values, QStringLiteral("%"));
    values->setRange(0, 102);
}

} // namespace gui
