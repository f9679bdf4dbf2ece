// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/report/document.h"
#include "gui/report/figureprinter.h"

#include <QByteArray>

namespace gui::report {

/// A4 pages with outline and links; empty when the PDF could not be made.
QByteArray toPdf(const Document &document, FigurePrinter &figures);

} // namespace gui::report
