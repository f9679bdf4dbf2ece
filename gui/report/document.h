// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

// The report as content, without pages or markup: PDF and HTML are made from the same document.
namespace gui::report {

/// A run of text in one style.
struct Span {
    enum class Style { Plain, Bold, Mono, Faint };
    QString text;
    Style style = Style::Plain;
    QColor color{}; ///< invalid: the text colour
    QString link{}; ///< "#anchor"; empty: none
    QString anchor{}; ///< links to "#anchor" lead here
};
using Spans = std::vector<Span>;

struct Heading {
    int level = 1; ///< 1 is the title
    QString text;
    QString anchor;
};

struct Paragraph {
    enum class Kind { Body, Lead, Note, Head };
    Spans spans;
    Kind kind = Kind::Body;
    int indent = 0; ///< steps
    QString mark; ///< hangs before the text: "+", "-"
    bool keepWithNext = false;
};

struct Table {
    QStringList header;
    std::vector<int> widths; ///< per cent
    std::vector<bool> rightAligned;
    std::vector<std::vector<Spans>> rows;
};

/// Lines of a log as they stand, or commands.
struct Code {
    struct Line {
        QString number; ///< empty for commands
        QString text;
        bool cited = false;
    };
    QString caption;
    std::vector<Line> lines;
};

/// The aligned timeline.
struct Figure {
    model::TimeRange window;
    int incident = 0; ///< the one that is highlighted; 0: none
    QString caption;
    bool tall = true;
    int row = 0; ///< not 0: pictures of this row of the comparison instead of the timeline
};

using Block = std::variant<Heading, Paragraph, Table, Code, Figure>;

struct Document {
    QString title;
    QString machine; ///< host and kernel, for the page header
    QString date; ///< when the report was made
    std::vector<Block> blocks;
};

inline Span plain(const QString &text) { return { text }; }
inline Span bold(const QString &text, const QColor &color = {}) { return { text, Span::Style::Bold, color }; }
inline Span faint(const QString &text) { return { text, Span::Style::Faint }; }
inline Span mono(const QString &text) { return { text, Span::Style::Mono }; }
inline Span linked(const QString &text, const QString &anchor)
{
    return { text, Span::Style::Plain, {}, QLatin1Char('#') + anchor };
}

} // namespace gui::report
