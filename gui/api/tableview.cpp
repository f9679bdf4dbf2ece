// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/tableview.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace gui {

namespace {

/// A cell stays a cell: what would end it becomes a blank.
QString cell(QString text)
{
    for (const QChar breaking : { QLatin1Char('\t'), QLatin1Char('\n'), QLatin1Char('\r') })
        text.replace(breaking, QLatin1Char(' '));
    return text;
}

} // namespace

TableView::TableView(QAbstractItemModel &model, int sortRole, QWidget *parent)
    : QTreeView(parent)
    , m_proxy(new QSortFilterProxyModel(this))
{
    m_proxy->setSourceModel(&model);
    m_proxy->setSortRole(sortRole);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    setModel(m_proxy);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as the model has them, until asked
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    header()->setStretchLastSection(true);
}

QLineEdit *TableView::makeFilter(QWidget *parent)
{
    auto *box = new QLineEdit(parent);
    box->setPlaceholderText(tr("Filter"));
    box->setAccessibleName(tr("Filter of the table"));
    box->setClearButtonEnabled(true);
    connect(box, &QLineEdit::textChanged, m_proxy,
        [this](const QString &words) { m_proxy->setFilterFixedString(words.trimmed()); });
    return box;
}

QString TableView::toTsv() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const auto &a, const auto &b) { return a.row() < b.row(); });
    if (rows.size() < 2) {
        rows.clear();
        for (int row = 0; row < m_proxy->rowCount(); ++row)
            rows << m_proxy->index(row, 0);
    }
    const int columns = m_proxy->columnCount();
    QStringList words;
    for (int column = 0; column < columns; ++column)
        words << cell(m_proxy->headerData(column, Qt::Horizontal).toString());
    QString text = words.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QModelIndex &row : rows) {
        words.clear();
        for (int column = 0; column < columns; ++column)
            words << cell(row.siblingAtColumn(column).data().toString());
        text += words.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

void TableView::fitColumns()
{
    const int most = fontMetrics().averageCharWidth() * 40;
    for (int column = 0; column + 1 < m_proxy->columnCount(); ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column), most));
    }
}

void TableView::copy() const { QApplication::clipboard()->setText(toTsv()); }

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTreeView::keyPressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(selectionModel()->selectedRows().size() < 2 ? tr("Copy the table") : tr("Copy these rows"), this,
        [this] { copy(); });
    menu->popup(event->globalPos());
}

} // namespace gui
