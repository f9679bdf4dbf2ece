// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"
#include "gui/api/compared.h"
#include "gui/api/session.h"

#include <QString>

namespace gui {

struct ReportRequest {
    std::shared_ptr<const Session> session;
    QString file; ///< *.pdf or *.html decides the form
    std::shared_ptr<const Compared> compared{}; ///< null: no comparison in it
};

/// Writes the report: verdict first, aligned timeline figure, incidents with their hypotheses and evidence, sources
/// with their hashes. Needs a QGuiApplication (offscreen is enough). Leaves an existing file alone when it fails.
model::Status writeReport(const ReportRequest &request);

} // namespace gui
