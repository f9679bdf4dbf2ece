// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/rowmodel.h"
#include "gui/api/spans.h"
#include "gui/api/tableview.h"
#include "gui/api/wording.h"
#include "gui/panels/clocks/clockspanel.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

// The row below the table in which clocks are corrected.
namespace gui {

namespace {

QPushButton *addButton(QHBoxLayout &row, const QString &text, const char *name)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    row.addWidget(button);
    return button;
}

} // namespace

void ClocksPanel::buildCorrector()
{
    m_corrector = new QWidget(this);
    auto *column = new QVBoxLayout(m_corrector);
    column->setContentsMargins(8, 3, 4, 3);
    auto *row = new QHBoxLayout;
    m_wish = new QLineEdit(m_corrector);
    m_wish->setObjectName(QStringLiteral("clockWish"));
    m_wish->setPlaceholderText(tr("+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates"));
    m_wish->setToolTip(
        tr("What the clock is off by, its time zone, the time of its first stamp, or day and month taken "
           "for each other"));
    m_wish->setAccessibleName(tr("Correction of a clock"));
    row->addWidget(m_wish, 1);
    m_toFile = addButton(*row, tr("Correct this file"), "clockToFile");
    m_toAll = addButton(*row, tr("Correct all files"), "clockToAll");
    m_undo = addButton(*row, tr("Take back the last"), "clockUndo");
    m_undoAll = addButton(*row, tr("Take back all"), "clockUndoAll");
    column->addLayout(row);
    m_inForce = new QLabel(m_corrector);
    m_inForce->setObjectName(QStringLiteral("clocksInForce"));
    m_inForce->setWordWrap(true);
    m_inForce->setTextFormat(Qt::PlainText);
    column->addWidget(m_inForce);
    layout()->addWidget(m_corrector);
    connect(m_wish, &QLineEdit::textChanged, this, &ClocksPanel::updateCorrector);
    connect(m_wish, &QLineEdit::returnPressed, this, [this] { apply(chosenSource()); });
    connect(m_toFile, &QPushButton::clicked, this, [this] { apply(chosenSource()); });
    connect(m_toAll, &QPushButton::clicked, this, [this] { apply(0); });
    connect(m_undo, &QPushButton::clicked, this, [this] {
        std::vector<model::ClockCorrection> fewer = m_corrections;
        fewer.pop_back();
        ask(std::move(fewer));
    });
    connect(m_undoAll, &QPushButton::clicked, this, [this] { ask({}); });
    connect(table().selectionModel(), &QItemSelectionModel::currentChanged, this, &ClocksPanel::updateCorrector);
    updateCorrector();
}

model::SourceId ClocksPanel::chosenSource()
{
    return m_corrector ? table().currentIndex().data(RowModel::RefSourceRole).toLongLong() : 0;
}

void ClocksPanel::updateCorrector()
{
    if (!m_corrector)
        return;
    m_corrector->setVisible(m_session != nullptr && !m_session->logs().empty());
    const bool readable = model::parseClockCorrection(m_wish->text().trimmed().toStdString()).has_value();
    m_toFile->setEnabled(readable && chosenSource() != 0);
    m_toAll->setEnabled(readable);
    m_undo->setEnabled(!m_corrections.empty());
    m_undoAll->setEnabled(!m_corrections.empty());
    QStringList inForce;
    for (const model::ClockCorrection &correction : m_corrections) {
        const QString file
            = correction.source == 0 || !m_session ? tr("all files") : refText(*m_session, { correction.source, 0 });
        inForce << file + QStringLiteral(": ") + translated(model::describe(correction));
    }
    m_inForce->setVisible(!inForce.isEmpty());
    m_inForce->setText(tr("Corrected by you: %1").arg(inForce.join(QStringLiteral("; "))));
}

void ClocksPanel::apply(model::SourceId source)
{
    auto correction = model::parseClockCorrection(m_wish->text().trimmed().toStdString());
    if (!correction)
        return;
    correction->source = source;
    std::vector<model::ClockCorrection> corrections = m_corrections;
    model::correct(corrections, *correction);
    m_wish->clear();
    ask(std::move(corrections));
}

void ClocksPanel::ask(std::vector<model::ClockCorrection> corrections) { view().clocks->ask(corrections); }

} // namespace gui
