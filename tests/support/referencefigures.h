// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace testsupport {

/// Columns of a table of figures that were computed here and elsewhere.
void figureColumns();
/// One row. Four digits must agree, or as many as the reference was printed with.
void figure(const char *name, double computed, double expected, double relative = 1e-4);
/// The test of one row.
void compareFigure();

} // namespace testsupport
