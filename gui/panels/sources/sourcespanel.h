// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

namespace gui {

class SourceModel;
class TableView;

/// The files of the bundle: what they were taken for and how their clocks were set.
class SourcesPanel : public Panel {
    Q_OBJECT
public:
    SourcesPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    SourceModel *m_model;
    TableView *m_table;
};

} // namespace gui
