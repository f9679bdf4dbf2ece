// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/sources/sourcemodel.h"

#include "gui/api/spans.h"
#include "gui/api/wording.h"

#include <QLocale>

namespace gui {

namespace {

qlonglong valuesOf(const model::Log &log) { return log.samples + log.results + log.events; }

} // namespace

void SourceModel::setSession(std::shared_ptr<const Session> session)
{
    beginResetModel();
    m_session = std::move(session);
    m_rows.clear();
    if (m_session)
        for (const model::SourceFile &file : m_session->sources()) {
            const std::size_t before = m_rows.size();
            for (const model::Log &log : m_session->logs())
                if (log.source == file.id)
                    m_rows.push_back({ &file, &log });
            if (m_rows.size() == before)
                m_rows.push_back({ &file, nullptr });
        }
    endResetModel();
}

int SourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SourceModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString SourceModel::stateWord(model::SourceStatus status)
{
    switch (status) {
    case model::SourceStatus::Read:
        return tr("read");
    case model::SourceStatus::Partial:
        return tr("cut or damaged");
    case model::SourceStatus::Unknown:
        return tr("unknown format");
    case model::SourceStatus::Binary:
        return tr("not a text");
    case model::SourceStatus::Empty:
        return tr("empty");
    case model::SourceStatus::Unreadable:
        break;
    }
    return tr("not readable");
}

QString SourceModel::text(const Row &row, int column) const
{
    switch (column) {
    case FileColumn:
        return fromUtf8(row.file->path);
    case StateColumn:
        return stateWord(row.file->status);
    default:
        break;
    }
    if (!row.log)
        return {};
    const auto span = logSpan(*row.log);
    switch (column) {
    case ToolColumn:
        return fromUtf8(row.log->tool.empty() ? row.log->format : row.log->tool);
    case FromColumn:
        return span && row.log->clock.placed ? timeText(span->from, true) : QString();
    case SamplesColumn:
        return QLocale().toString(valuesOf(*row.log));
    case ClockColumn:
        return row.log->clock.placed ? translatedText(row.log->clock.how) : tr("not placed in time");
    default:
        return {};
    }
}

QVariant SourceModel::sortKey(const Row &row, int column) const
{
    if (column != SamplesColumn)
        return text(row, column);
    // Below those that hold nothing: a file without a log.
    return QVariant::fromValue(row.log ? valuesOf(*row.log) : qlonglong{ -1 });
}

QString SourceModel::tip(const Row &row) const
{
    QStringList lines{ fromUtf8(row.file->path) };
    if (row.log && !row.log->version.empty())
        lines << fromUtf8(row.log->version);
    for (const std::string &more :
        { row.file->problem, row.file->detection, row.log ? row.log->clock.how : std::string() })
        if (!more.empty())
            lines << translatedText(more);
    return lines.join(QLatin1Char('\n'));
}

QVariant SourceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return tip(row);
    case Qt::TextAlignmentRole:
        return index.column() == SamplesColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SourceRole:
        return QVariant::fromValue(static_cast<qlonglong>(row.file->id));
    case SortRole:
        return sortKey(row, index.column());
    default:
        return {};
    }
}

QVariant SourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FileColumn:
        return tr("File");
    case ToolColumn:
        return tr("Tool");
    case StateColumn:
        return tr("State");
    case FromColumn:
        return tr("From");
    case SamplesColumn:
        return tr("Values");
    case ClockColumn:
        return tr("Clock");
    default:
        return {};
    }
}

} // namespace gui
