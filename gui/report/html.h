// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/report/document.h"
#include "gui/report/figureprinter.h"

#include <QByteArray>

namespace gui::report {

/// One self-contained page, UTF-8: style and figures are inside, nothing is loaded from anywhere.
QByteArray toHtml(const Document &document, FigurePrinter &figures);

} // namespace gui::report
