// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/report/document.h"

#include <QFont>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace gui::report {

class FigurePrinter;

/// Properties that the layout leaves on text blocks and characters for the pages.
enum TextProperty {
    FigureType = QTextFormat::UserObject + 1, ///< object type of a figure
    FigureNumber = QTextFormat::UserProperty + 1, ///< index of its block in the document
    FigureSize, ///< QSizeF in device units
    KeepWithNext, ///< bool: the block must not be the last of its page
    KeepWhole, ///< bool: the block must not run over to the next page
};

/// The families that a report may use, by language: what fontconfig falls back to changes with what else is installed.
QStringList reportFamilies();
QFont reportFont();

/// Sets the document as rich text for a device of `width` units; lengths in the formats are 1/96 inch, as Qt wants
/// them.
class TextLayout {
public:
    TextLayout(QTextDocument &target, FigurePrinter &figures, QPaintDevice *device, double width);
    void add(const Document &document);

private:
    void add(const Heading &heading);
    void add(const Paragraph &paragraph);
    void add(const Table &table);
    void add(const Code &code);
    void add(const Figure &figure);
    void block(const QTextBlockFormat &format);
    void spans(QTextCursor &cursor, const Spans &spans, double points);
    QTextCharFormat charFormat(const Span &span, double points) const;
    void row(QTextTable *table, int row, const std::vector<Spans> &cells, const Table &content, bool header);
    double widthOf(const QString &text, double points, bool monospaced) const; ///< in 1/96 inch

    void setHanging(QTextBlockFormat &format, double indent, double hang) const; ///< both in 1/96 inch

    FigurePrinter &m_figures;
    QPaintDevice *m_device;
    double m_width;
    double m_firstLineScale; ///< by which a first-line indent must be multiplied
    QTextCursor m_cursor;
    int m_number = 0; ///< of the block of the document
    bool m_fresh = true; ///< the current text block is empty and waits to be used
};

} // namespace gui::report
