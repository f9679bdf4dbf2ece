// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/panel.h"

#include <QSplitter>

#include <map>
#include <vector>

class QTabWidget;

namespace gui {

/// The panels of the list, arranged: when | what the machine did | why, and the log line below.
class Workspace : public QSplitter {
    Q_OBJECT
public:
    Workspace(const ViewContext &context, QWidget *parent);
    void setSession(const std::shared_ptr<const Session> &session);
    /// Null when there is none; the comparison leaves the screen then.
    void setComparison(const std::shared_ptr<const Compared> &compared);
    /// The comparison takes the place of what the machine did and why; or leaves it again.
    void showComparison(bool shown);
    bool showsComparison() const;
    void showPanel(const QString &id); ///< raises its tab and gives it the focus
    gui::Panel *panel(const QString &id) const;

    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state);
    void resetLayout();

private:
    QTabWidget *tabs(PanelPlace place);
    bool isComparison(const QWidget &widget) const;
    void addPanel(const PanelInfo &info, const ViewContext &context);

    QSplitter *m_top;
    QSplitter *m_bottom;
    std::map<PanelPlace, QTabWidget *> m_tabs;
    std::vector<std::pair<QString, gui::Panel *>> m_panels;
};

} // namespace gui
