// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

namespace gui {

class IncidentModel;

/// When did it hurt: the list of incidents. Choosing one puts it in focus.
class IncidentsPanel : public Panel {
    Q_OBJECT
public:
    IncidentsPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    void choose(const QModelIndex &index);
    void follow();
    void buildList();
    QWidget *makeHead();
    QWidget *makeFilter();
    void showCount();

    IncidentModel *m_model;
    QListView *m_list;
    QComboBox *m_order;
    QLineEdit *m_filter;
    QWidget *m_filterRoom = nullptr;
    int m_all = 0; ///< incidents without the filter
    QLabel *m_count;
    QLabel *m_empty;
};

} // namespace gui
