// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/cpuclasses.h"
#include "gui/api/session.h"

#include <QString>
#include <QStringList>

namespace gui {

/// The tables of CPU use by class that the session holds.
std::vector<model::CpuClasses> cpuClasses(const Session &session);
/// "CPU % = 100 - idle", "CPU % = user + nice + ...".
QString definitionText(model::CpuClasses::Definition definition);
/// What the table is about: file, definition, interval, exposure.
QString cpuClassHead(const Session &session, const model::CpuClasses &table);
/// The header of the table and one row a class that has samples: class, samples, share, per hour, spells, per hour,
/// mean length, dispersion.
QStringList cpuClassColumns();
std::vector<QStringList> cpuClassRows(const model::CpuClasses &table);

/// "A" to "D"; empty when nothing was graded.
QString qualityGrade(const Session &session);
/// What the grade means, in one sentence.
QString gradeSentence(const QString &grade);

} // namespace gui
