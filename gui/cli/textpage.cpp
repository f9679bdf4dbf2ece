// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/textpage.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace gui {

namespace {

constexpr int Width = 100;

/// The blocks that terminals draw two cells wide (Unicode annex 11, classes W and F, without emoji).
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3)
        || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60)
        || (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x20000 && c <= 0x3fffd);
}

const char *sequence(TextPage::Ink ink)
{
    switch (ink) {
    case TextPage::Ink::Bold:
        return "\x1b[1m";
    case TextPage::Ink::In:
        return "\x1b[1;31m";
    case TextPage::Ink::Unknown:
        return "\x1b[33m";
    case TextPage::Ink::Out:
    case TextPage::Ink::Faint:
        return "\x1b[2m";
    case TextPage::Ink::Plain:
        break;
    }
    return "";
}

QString spaces(int count) { return QString(std::max(0, count), QLatin1Char(' ')); }

} // namespace

int columnsOf(const QString &text)
{
    int columns = 0;
    const auto characters = text.toUcs4();
    for (const uint c : characters)
        columns += QChar::isMark(c) ? 0 : isWide(c) ? 2 : 1;
    return columns;
}

QStringList wrapped(const QString &text, int columns)
{
    QStringList lines;
    QString line;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (int from = 0, to = static_cast<int>(finder.toNextBoundary()); to >= 0;
         from = to, to = static_cast<int>(finder.toNextBoundary())) {
        const QString piece = text.mid(from, to - from);
        if (!line.isEmpty() && columnsOf((line + piece).trimmed()) > columns) {
            lines << line.trimmed();
            line.clear();
        }
        line += piece;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << line.trimmed();
    return lines;
}

void TextPage::put(const QString &line, Ink ink)
{
    const std::string text = line.toStdString();
    const bool coloured = m_colours && ink != Ink::Plain;
    m_sink(coloured ? sequence(ink) + text + "\x1b[0m\n" : text + "\n");
}

void TextPage::paragraph(int indent, const QString &lead, const QString &text, Ink ink)
{
    const int hang = indent + columnsOf(lead);
    QString start = spaces(indent) + lead;
    for (const QString &line : wrapped(text, Width - hang)) {
        put(start + line, ink);
        start = spaces(hang);
    }
}

void TextPage::cited(int indent, const QString &lead, const QString &text, const QString &reference)
{
    const int hang = indent + columnsOf(lead);
    const QString mark = reference.isEmpty() ? QString() : QLatin1Char('[') + reference + QLatin1Char(']');
    const QStringList lines = wrapped(text, Width - hang);
    for (int i = 0; i < lines.size(); ++i) {
        QString line = spaces(i == 0 ? indent : hang) + (i == 0 ? lead : QString()) + lines[i];
        const bool last = i + 1 == lines.size();
        const int room = Width - columnsOf(line) - columnsOf(mark);
        if (last && !mark.isEmpty() && room >= 2)
            line += spaces(2) + mark;
        put(line, Ink::Plain);
        if (last && !mark.isEmpty() && room < 2)
            put(spaces(hang) + mark, Ink::Plain);
    }
}

void TextPage::verbatim(int indent, const QString &text, Ink ink) { put(spaces(indent) + text, ink); }

} // namespace gui
