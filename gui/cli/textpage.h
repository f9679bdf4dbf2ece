// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <functional>
#include <string>
#include <string_view>

namespace gui {

/// Text for a terminal: lines filled to 100 columns with hanging indents, and colours when they are wanted.
class TextPage {
public:
    enum class Ink { Plain, Bold, In, Out, Unknown, Faint };

    TextPage(std::function<void(std::string_view)> sink, bool colours)
        : m_sink(std::move(sink))
        , m_colours(colours)
    {
    }
    /// `lead` starts the first line at `indent` columns; the text follows and its later lines hang below its beginning.
    void paragraph(int indent, const QString &lead, const QString &text, Ink ink = Ink::Plain);
    /// Text at the left and a reference at the right end of the last line, on a line of its own where there is no room.
    void cited(int indent, const QString &lead, const QString &text, const QString &reference);
    /// Never broken: commands and log lines are copied.
    void verbatim(int indent, const QString &text, Ink ink = Ink::Plain);
    void blank() { m_sink("\n"); }

private:
    void put(const QString &line, Ink ink);
    std::function<void(std::string_view)> m_sink;
    bool m_colours;
};

/// Columns on a terminal: East Asian wide characters take two, combining marks none.
int columnsOf(const QString &text);
/// Breaks at blanks (and between wide characters) so that no line is wider than `columns`; a longer word stays whole.
QStringList wrapped(const QString &text, int columns);

} // namespace gui
