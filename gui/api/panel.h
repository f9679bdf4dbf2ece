// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/clockdesk.h"
#include "gui/api/focus.h"
#include "gui/api/messages.h"
#include "gui/api/session.h"
#include "gui/api/timeaxis.h"

#include <QWidget>

#include <memory>
#include <span>

namespace gui {

/// What all panels share. Lives as long as the window.
struct ViewContext {
    TimeAxis &time;
    Focus &focus;
    Messages &messages;
    ClockDesk *clocks = nullptr; ///< without it clocks cannot be corrected
};

/// A part of the window. Shows a session and what TimeAxis and Focus say; knows no other panel.
class Panel : public QWidget {
    Q_OBJECT
public:
    explicit Panel(const ViewContext &view, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_view(view)
    {
    }
    /// Null when nothing is open.
    virtual void setSession(std::shared_ptr<const Session> session) = 0;

protected:
    const ViewContext &view() const { return m_view; }

private:
    ViewContext m_view;
};

/// Where the main window puts a panel. Panels of one place are tabs.
enum class PanelPlace { Left, Centre, Right, BottomLeft, BottomRight };

/// A panel as a value. A new one: a folder gui/panels/<id> that defines `PanelInfo <id>()`, and a line in
/// gui/panels.cpp.
struct PanelInfo {
    const char *id;
    const char *title; ///< English; translated in the context "panels"
    PanelPlace place;
    Panel *(*make)(const ViewContext &view, QWidget *parent);
};

/// The list, in panels.cpp.
std::span<const PanelInfo> panels();

} // namespace gui
