// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/messages.h"

#include <QAbstractTableModel>

namespace gui {

/// The window's messages as a table: severity, place, text.
class MessageModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, PlaceColumn, TextColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole, RefSourceRole, RefLineRole };

    explicit MessageModel(Messages &messages, QObject *parent = nullptr);
    const Message &message(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString severityWord(Message::Severity severity);

private:
    void refill();

    Messages &m_messages;
    std::vector<Message> m_rows;
};

} // namespace gui
