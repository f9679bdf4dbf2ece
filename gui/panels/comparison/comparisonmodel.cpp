// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/comparison/comparisonmodel.h"

#include "gui/api/comparisonwording.h"
#include "gui/api/figurelook.h"
#include "gui/api/wording.h"

#include <QGuiApplication>
#include <QPalette>

#include <cmath>

namespace gui {

namespace {

using model::After;
using model::Before;

bool isChosen(const model::ComparisonRow &row, const RowChoice &choice)
{
    if (!row.primary && !choice.secondary)
        return false;
    const bool decided = row.judgement == model::Judgement::Better || row.judgement == model::Judgement::Worse;
    switch (choice.verdict) {
    case RowChoice::Verdict::All:
        return true;
    case RowChoice::Verdict::Decided:
        return decided;
    case RowChoice::Verdict::Better:
        return row.judgement == model::Judgement::Better;
    case RowChoice::Verdict::Worse:
        return row.judgement == model::Judgement::Worse;
    case RowChoice::Verdict::NoDifference:
        return row.judgement == model::Judgement::NoDifference;
    case RowChoice::Verdict::NotComparable:
        break;
    }
    return row.judgement == model::Judgement::NotComparable;
}

QString countText(const model::ComparisonRow &row)
{
    const auto before = row.side[Before].n, after = row.side[After].n;
    return before == after ? QString::number(before) : QStringLiteral("%1 / %2").arg(before).arg(after);
}

QVariant number(const std::optional<double> &value) { return value ? QVariant(*value) : QVariant(); }

TableRow tableRow(const model::ComparisonRow &row)
{
    TableRow made;
    made.cells = { QString::number(row.id), judgementWord(row.judgement), familyTitle(row.family), testTitle(row),
        figureTitle(row), sideText(row, Before), sideText(row, After), changeText(row),
        row.ci ? intervalText(*row.ci) : QString(), row.adjustedP ? probabilityText(*row.adjustedP) : QString(),
        countText(row) };
    const QVariant change = row.ratio ? QVariant(std::log(std::max(1e-300, *row.ratio))) : QVariant();
    made.keys = { row.id, static_cast<int>(row.judgement), static_cast<int>(row.family), {}, {},
        number(row.side[Before].value), number(row.side[After].value), change, row.ci ? row.ci->low : QVariant(),
        number(row.adjustedP), QVariant::fromValue(static_cast<qlonglong>(row.side[After].n)) };
    made.tip = translated(row.sentence);
    if (!row.why.empty())
        made.tip += QStringLiteral("\n") + translated(row.why);
    return made;
}

} // namespace

ComparisonModel::ComparisonModel(QObject *parent)
    : RowModel({ tr("No."), tr("Verdict"), tr("Part"), tr("Test"), tr("Figure"), tr("Before"), tr("After"),
                   tr("Change"), tr("95 % of the ratio"), tr("p, corrected"), tr("n") },
        { Number, BeforeValue, AfterValue, Change, Interval, Probability }, parent)
{
}

void ComparisonModel::setComparison(std::shared_ptr<const Compared> compared, const RowChoice &choice)
{
    m_compared = std::move(compared);
    std::vector<TableRow> rows;
    if (m_compared)
        for (const model::ComparisonRow &row : m_compared->comparison.rows)
            if (isChosen(row, choice))
                rows.push_back(tableRow(row));
    setRows(std::move(rows));
}

int ComparisonModel::idAt(const QModelIndex &index) { return index.siblingAtColumn(Number).data(SortRole).toInt(); }

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::ForegroundRole && index.column() == Verdict && m_compared)
        if (const model::ComparisonRow *row = m_compared->comparison.row(idAt(index)))
            return judgementColor(row->judgement, isDark(QGuiApplication::palette()));
    return RowModel::data(index, role);
}

} // namespace gui
