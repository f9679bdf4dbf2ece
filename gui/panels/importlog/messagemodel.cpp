// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/importlog/messagemodel.h"

#include <QApplication>
#include <QIcon>
#include <QStyle>

namespace gui {

namespace {

QIcon severityIcon(Message::Severity severity)
{
    const QStyle *style = QApplication::style();
    switch (severity) {
    case Message::Severity::Error:
        return style->standardIcon(QStyle::SP_MessageBoxCritical);
    case Message::Severity::Warning:
        return style->standardIcon(QStyle::SP_MessageBoxWarning);
    case Message::Severity::Note:
        break;
    }
    return style->standardIcon(QStyle::SP_MessageBoxInformation);
}

} // namespace

MessageModel::MessageModel(Messages &messages, QObject *parent)
    : QAbstractTableModel(parent)
    , m_messages(messages)
    , m_rows(messages.all())
{
    connect(&m_messages, &Messages::changed, this, &MessageModel::refill);
}

void MessageModel::refill()
{
    beginResetModel();
    m_rows = m_messages.all();
    endResetModel();
}

int MessageModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MessageModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString MessageModel::severityWord(Message::Severity severity)
{
    switch (severity) {
    case Message::Severity::Error:
        return tr("Error");
    case Message::Severity::Warning:
        return tr("Warning");
    case Message::Severity::Note:
        break;
    }
    return tr("Note");
}

QVariant MessageModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Message &shown = message(index.row());
    if (role == Qt::ToolTipRole)
        return shown.text;
    if (role == Qt::DecorationRole && index.column() == SeverityColumn)
        return severityIcon(shown.severity);
    if (role == RefSourceRole)
        return QVariant::fromValue(static_cast<qlonglong>(shown.ref.source));
    if (role == RefLineRole)
        return shown.ref.line;
    if (role == SortRole && index.column() == SeverityColumn)
        return static_cast<int>(shown.severity);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case SeverityColumn:
        return severityWord(shown.severity);
    case PlaceColumn:
        return shown.place;
    default:
        return shown.count > 1 ? tr("%1 (%2 times)").arg(shown.text).arg(shown.count) : shown.text;
    }
}

QVariant MessageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case PlaceColumn:
        return tr("Where");
    case TextColumn:
        return tr("Message");
    default:
        return {};
    }
}

} // namespace gui
