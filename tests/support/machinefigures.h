// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/manifest.h"
#include "support/tally.h"

#include <QString>
#include <QStringList>

// Settings and facts of the machine in a file of the corpus against what was read from it.
namespace testsupport {

void compareDf(Tally &tally, const RecordingSink &log, const QStringList &lines, const QString &path);
/// Every word of every row is the value of one fact of that line, and there are no others.
void compareWords(Tally &tally, const RecordingSink &log, const QStringList &lines, qsizetype from);
void compareLsblkJson(Tally &tally, const RecordingSink &log, const QStringList &lines);
void compareMounts(Tally &tally, const RecordingSink &log, const QStringList &lines);
/// "key: value", "path:value", "key = value", and the line behind "==> path <==": the value is a fact of its line.
void compareSettings(Tally &tally, const RecordingSink &log, const QStringList &lines);
void compareDateForms(Tally &tally, const QStringList &lines);
void compareHealth(Tally &tally, const RecordingSink &log, const QString &path);
void compareAppLog(Tally &tally, const RecordingSink &log, const QString &figures);
void compareUptime(Tally &tally, const RecordingSink &log, const QString &path);
void expectFact(Tally &tally, const RecordingSink &log, const QString &name, const QString &value);

} // namespace testsupport
