// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace gui {

/// A place in the finished PDF that the outline and the links inside the file lead to.
struct PdfHeading {
    int level = 1; ///< 1 is the top; 0 is a target of links only, not in the outline
    int page = 0; ///< from 0
    double top = 0; ///< PDF points from the bottom of the page
    QString text;
    QString anchor; ///< links to "#anchor" lead here
};

/// What QPdfWriter cannot do: an outline, links inside the file, /Lang, copyable text, and bytes that depend on nothing
/// but the content (no date, no random id). `families` are the font families that may have been used.
/// An empty array when qpdf cannot read `pdf`.
QByteArray finishPdf(
    const QByteArray &pdf, const QVector<PdfHeading> &headings, const QStringList &families, const QString &language);

} // namespace gui
