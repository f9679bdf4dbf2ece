// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

namespace gui {

class MessageModel;
class TableView;

/// What could not be read, and remarks on what the data can carry. A row leads to its line.
class ImportLogPanel : public Panel {
    Q_OBJECT
public:
    ImportLogPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    MessageModel *m_model;
    TableView *m_table;
};

} // namespace gui
