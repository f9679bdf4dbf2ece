// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace gui {

/// The one owner of what part of time is shown, selected and pointed at. It always holds that the extent contains the
/// window, the selection, the cursor and the marks. Setters clamp, do nothing when nothing changes and emit one signal
/// otherwise.
class TimeAxis : public QObject {
    Q_OBJECT
public:
    static constexpr model::Nanos ShortestWindow = 1000; ///< what one can zoom to
    static constexpr std::int64_t BurstMillis = 400; ///< changes closer together are one step back
    using MillisClock = std::function<std::int64_t()>; ///< a steady one; tests put in their own

    explicit TimeAxis(QObject *parent = nullptr, MillisClock clock = {});

    model::TimeRange extent() const { return m_extent; }
    model::TimeRange window() const { return m_window; }
    std::optional<model::TimeRange> selection() const { return m_selection; }
    std::optional<model::Nanos> cursor() const { return m_cursor; }
    enum Mark { MarkA, MarkB };
    /// Moments that the user keeps to compare.
    std::optional<model::Nanos> mark(Mark which) const { return m_marks[which]; }
    bool canGoBack() const { return !m_back.empty(); }
    bool canGoForward() const { return !m_forward.empty(); }
    bool showsAll() const { return m_window == m_extent; }

public slots:
    /// Starts anew: everything is shown; selection, cursor, marks and history are empty.
    void setExtent(model::TimeRange extent);
    /// The window as asked for, moved into the extent and shortened only when it is longer than that.
    void setWindow(model::TimeRange window);
    void setSelection(std::optional<model::TimeRange> selection);
    void setCursor(std::optional<model::Nanos> t);
    void setMark(Mark which, std::optional<model::Nanos> t);
    /// Factor below 1 shows less; the moment `around` stays where it is on the screen.
    void zoom(double factor, model::Nanos around);
    /// Fraction of the window's length; positive moves to later times.
    void pan(double fraction);
    void showAll() { setWindow(m_extent); }
    /// Moves the window, without changing its length, just so far that `t` is inside.
    void reveal(model::Nanos t);
    void back();
    void forward();

signals:
    void extentChanged(model::TimeRange extent);
    void windowChanged(model::TimeRange window);
    void selectionChanged();
    void cursorChanged();
    void marksChanged();
    void historyChanged();

private:
    model::TimeRange clamped(model::TimeRange window) const;
    void remember();
    void show(model::TimeRange window);

    MillisClock m_clock;
    model::TimeRange m_extent{ 0, model::NanosPerSecond };
    model::TimeRange m_window{ 0, model::NanosPerSecond };
    std::optional<model::TimeRange> m_selection;
    std::optional<model::Nanos> m_cursor;
    std::array<std::optional<model::Nanos>, 2> m_marks;
    std::vector<model::TimeRange> m_back;
    std::vector<model::TimeRange> m_forward;
    std::optional<std::int64_t> m_lastChange;
};

} // namespace gui
