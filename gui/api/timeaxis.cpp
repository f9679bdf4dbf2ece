// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/timeaxis.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <limits>

namespace gui {

namespace {

constexpr std::size_t HistoryLength = 100;

TimeAxis::MillisClock steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return static_cast<std::int64_t>(timer.elapsed()); };
}

/// Sums of far-apart stamps stay inside the type.
model::Nanos toNanos(long double value)
{
    constexpr long double edge = static_cast<long double>(std::numeric_limits<model::Nanos>::max()) / 4;
    return static_cast<model::Nanos>(std::clamp(value, -edge, edge));
}

} // namespace

TimeAxis::TimeAxis(QObject *parent, MillisClock clock)
    : QObject(parent)
    , m_clock(clock ? std::move(clock) : steadyClock())
{
}

void TimeAxis::setExtent(model::TimeRange extent)
{
    if (extent.to < extent.from)
        std::swap(extent.from, extent.to);
    if (extent.length() < ShortestWindow)
        extent.to = extent.from + ShortestWindow;
    const bool moved = m_window != extent;
    const bool hadCursor = m_cursor.has_value(), hadSelection = m_selection.has_value();
    const bool hadHistory = canGoBack() || canGoForward();
    const bool changed = m_extent != extent;
    m_extent = m_window = extent;
    m_cursor.reset();
    m_selection.reset();
    const bool hadMarks = m_marks[MarkA] || m_marks[MarkB];
    m_marks = {};
    m_back.clear();
    m_forward.clear();
    m_lastChange.reset();
    if (changed)
        emit extentChanged(m_extent);
    if (moved)
        emit windowChanged(m_window);
    if (hadMarks)
        emit marksChanged();
    if (hadSelection)
        emit selectionChanged();
    if (hadCursor)
        emit cursorChanged();
    if (hadHistory)
        emit historyChanged();
}

model::TimeRange TimeAxis::clamped(model::TimeRange window) const
{
    if (window.to < window.from)
        std::swap(window.from, window.to);
    if (window.length() < ShortestWindow) {
        window.from = window.from + window.length() / 2 - ShortestWindow / 2;
        window.to = window.from + ShortestWindow;
    }
    if (window.length() >= m_extent.length())
        return m_extent;
    if (window.from < m_extent.from)
        return { m_extent.from, m_extent.from + window.length() };
    if (window.to > m_extent.to)
        return { m_extent.to - window.length(), m_extent.to };
    return window;
}

void TimeAxis::remember()
{
    const std::int64_t now = m_clock();
    const bool burst = m_lastChange && now - *m_lastChange <= BurstMillis && !m_back.empty();
    m_lastChange = now;
    m_forward.clear();
    if (burst)
        return;
    m_back.push_back(m_window);
    if (m_back.size() > HistoryLength)
        m_back.erase(m_back.begin());
}

void TimeAxis::show(model::TimeRange window)
{
    m_window = window;
    emit windowChanged(m_window);
    emit historyChanged();
}

void TimeAxis::setWindow(model::TimeRange window)
{
    window = clamped(window);
    if (window == m_window)
        return;
    remember();
    show(window);
}

void TimeAxis::setSelection(std::optional<model::TimeRange> selection)
{
    if (selection) {
        if (selection->to < selection->from)
            std::swap(selection->from, selection->to);
        selection->from = std::clamp(selection->from, m_extent.from, m_extent.to);
        selection->to = std::clamp(selection->to, m_extent.from, m_extent.to);
        if (selection->length() == 0)
            selection.reset();
    }
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void TimeAxis::setCursor(std::optional<model::Nanos> t)
{
    if (t)
        t = std::clamp(*t, m_extent.from, m_extent.to);
    if (t == m_cursor)
        return;
    m_cursor = t;
    emit cursorChanged();
}

void TimeAxis::setMark(Mark which, std::optional<model::Nanos> t)
{
    if (t)
        t = std::clamp(*t, m_extent.from, m_extent.to);
    if (t == m_marks[which])
        return;
    m_marks[which] = t;
    emit marksChanged();
}

void TimeAxis::zoom(double factor, model::Nanos around)
{
    if (!(factor > 0) || !std::isfinite(factor))
        return;
    const long double f = factor;
    const auto at = static_cast<long double>(std::clamp(around, m_window.from, m_window.to));
    const long double before = (at - static_cast<long double>(m_window.from)) * f;
    const long double after = (static_cast<long double>(m_window.to) - at) * f;
    if (before + after < static_cast<long double>(ShortestWindow) && m_window.length() <= ShortestWindow)
        return;
    setWindow({ toNanos(at - before), toNanos(at + after) });
}

void TimeAxis::pan(double fraction)
{
    if (!std::isfinite(fraction))
        return;
    const model::Nanos step = toNanos(static_cast<long double>(m_window.length()) * static_cast<long double>(fraction));
    setWindow({ m_window.from + step, m_window.to + step });
}

void TimeAxis::reveal(model::Nanos t)
{
    t = std::clamp(t, m_extent.from, m_extent.to);
    if (m_window.contains(t))
        return;
    const model::Nanos half = m_window.length() / 2;
    setWindow({ t - half, t - half + m_window.length() });
}

void TimeAxis::back()
{
    if (m_back.empty())
        return;
    const model::TimeRange to = m_back.back();
    m_back.pop_back();
    m_forward.push_back(m_window);
    m_lastChange.reset();
    show(to);
}

void TimeAxis::forward()
{
    if (m_forward.empty())
        return;
    const model::TimeRange to = m_forward.back();
    m_forward.pop_back();
    m_back.push_back(m_window);
    m_lastChange.reset();
    show(to);
}

} // namespace gui
