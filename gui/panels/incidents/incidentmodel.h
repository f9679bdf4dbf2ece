// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace gui {

/// The incidents of a session, by time, or the worst one and then by severity and time.
class IncidentModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole,
        SeverityRole,
        TimeRole,
        LengthRole,
        DeviceRole,
        CauseRole,
        HasCauseRole,
        WorstRole
    };
    enum class Order { Time, Worst };
    /// By length alone: 10 s and more, 1 s and more, less.
    enum Severity { Severe, Serious, Brief };

    using QAbstractListModel::QAbstractListModel;
    void setSession(std::shared_ptr<const Session> session);
    void setOrder(Order order);
    void setFilter(const QString &words); ///< only those whose sentence holds these words
    Order order() const { return m_order; }
    QModelIndex indexOf(int incident) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    static Severity severity(const model::Incident &incident);
    static QString severityWord(Severity severity);

private:
    void fill();
    QString timeOf(const model::Incident &incident) const;
    QString causeOf(const model::Incident &incident) const;
    QString sentence(const model::Incident &incident) const;

    std::shared_ptr<const Session> m_session;
    std::vector<const model::Incident *> m_rows;
    Order m_order = Order::Worst;
    QString m_filter;
    bool m_withDate = false;
};

} // namespace gui
