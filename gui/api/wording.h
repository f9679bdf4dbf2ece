// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/finding.h"
#include "gui/api/session.h"

#include <QColor>
#include <QString>

// The sentences and figures that window, report and command line share, so that all three say the same.
namespace gui {

QString fromUtf8(const std::string &text);
/// The translated sentence with its figures.
QString translated(const model::Text &text);
/// The same for a sentence that is kept encoded: why a line was not used, how a clock stands.
QString translatedText(const std::string &encoded);
/// "3 incidents in 2 h 10 min. Worst: 12:08:38, 4.1 s, sda: device-stall."; says so plainly when there is none.
QString summarySentence(const Session &session);
QString verdictWord(model::Verdict verdict); ///< "ruled in", "ruled out", "cannot tell"
QString roleWord(model::Role role);
/// The finding's own sentence; empty when it says no more than the rule's title beside which it would stand.
QString summaryText(const model::Finding &finding);
/// The worst symptom of each metric and device, in their order; `left` receives how many there are besides.
std::vector<model::Symptom> mainSymptoms(const model::Incident &incident, int &left);
QString ruleTitle(const std::string &rule); ///< "device stalled inside", from the rule's title, translated
QString metricTitle(const std::string &metric);
/// "203 ms", "8.4 MB/s", "87 %": three significant digits, unit scaled (B/s -> kB/s, MB/s with 1 kB = 1000 B).
QString valueText(double value, const std::string &unit);
QString durationText(model::Nanos length); ///< "4.1 s", "2 h 10 min"
/// "2025-03-07 12:08:38" or only the time when `withDate` is false, with as many digits of the second as `digits`.
QString timeText(model::Nanos t, bool withDate, int digits = 0);
QString zoneText(const Session &session); ///< "UTC+8" or "zone not recorded"
QString refText(const Session &session, const model::SourceRef &ref); ///< "iolog.txt:31"

/// One colour a thing, the same in lane, table and report; `dark` for a dark background.
QColor metricColor(const std::string &metric, bool dark);
QColor verdictColor(model::Verdict verdict, bool dark);

} // namespace gui
