// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/session.h"
#include "gui/report/document.h"

#include <QCoreApplication>

namespace gui::report {

/// One context for lupdate and the program.
struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Verdict first, then the figure, the comparison where there is one, the incidents, what to record next time, the
/// quality of the data, the sources.
Document buildDocument(const Session &session, const Compared *compared = nullptr);

// The parts, in their order.
void addFrontPage(Document &document, const Session &session);
void addComparison(Document &document, const Compared &compared);
void addIncidents(Document &document, const Session &session);
void addNextTime(Document &document, const Session &session);
void addCpuClasses(Document &document, const Session &session);
void addQuality(Document &document, const Session &session);
void addSources(Document &document, const Session &session);

/// The lines that the key evidence of a finding cites, each table row with the header line it belongs to.
std::vector<Code> quotes(const Session &session, const model::Finding &finding);
/// One hypothesis with its evidence; ruled-out ones take one line.
void addFinding(Document &document, const Session &session, const model::Finding &finding);
/// Undecided, and nothing speaks for or against it.
bool saysNothing(const model::Finding &finding);
/// Findings that say nothing, a row each.
void addUndecided(Document &document, const std::vector<const model::Finding *> &findings);

QString incidentAnchor(const model::Incident &incident);
/// "2025-03-07 12:08:36 to 12:08:42 (6 s)"
QString spanText(const model::Incident &incident);
/// " [iolog.txt:31]" as a link to the file among the sources; nothing for a reference that leads nowhere.
Spans citation(const Session &session, const model::SourceRef &ref);
QString sourceAnchor(model::SourceId source);
/// Evidence for (or against) the hypothesis, strongest first.
std::vector<const model::Evidence *> strongest(const model::Finding &finding, bool supporting);

} // namespace gui::report
