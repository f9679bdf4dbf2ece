// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

class QSortFilterProxyModel;
class QTreeView;

namespace gui {

class SourceModel;

/// The files of the bundle: what they were taken for and how their clocks were set.
class SourcesPanel : public Panel {
    Q_OBJECT
public:
    SourcesPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    SourceModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QTreeView *m_table;
};

} // namespace gui
