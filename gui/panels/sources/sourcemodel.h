// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace gui {

/// The files of a session, one row a log; a file without a log has one row that says why.
class SourceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { FileColumn, ToolColumn, StateColumn, FromColumn, SamplesColumn, ClockColumn, ColumnCount };
    enum Role { SourceRole = Qt::UserRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;
    void setSession(std::shared_ptr<const Session> session);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString stateWord(model::SourceStatus status);

private:
    struct Row {
        const model::SourceFile *file;
        const model::Log *log; ///< nullptr: none was recognised
    };
    QString text(const Row &row, int column) const;
    QVariant sortKey(const Row &row, int column) const;
    QString tip(const Row &row) const;

    std::shared_ptr<const Session> m_session;
    std::vector<Row> m_rows;
};

} // namespace gui
