// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/figurelook.h"

#include "gui/api/wording.h"

#include <array>

namespace gui {

namespace {

constexpr int PaperPixels = 11;

FigureLook made(const QColor &ground, const QColor &text, const QColor &highlight, const QFont &font)
{
    FigureLook look;
    look.dark = ground.lightness() < 128;
    look.ground = ground;
    look.text = text;
    look.muted = mixed(text, ground, 0.3);
    look.grid = mixed(ground, text, 0.1);
    look.band = mixed(ground, text, look.dark ? 0.16 : 0.09);
    look.accent = markerColor(look.dark);
    look.accentEdge = look.dark ? QColor(0xe0, 0xb0, 0x30) : QColor(0xc8, 0x8a, 0x00);
    look.selection = highlight;
    look.selection.setAlpha(56);
    look.cursor = mixed(text, highlight, 0.5);
    look.label = look.title = font;
    look.title.setWeight(QFont::DemiBold);
    return look;
}

} // namespace

QColor mixed(const QColor &a, const QColor &b, double shareOfB)
{
    const auto mix = [shareOfB](int from, int to) { return static_cast<int>(from + (to - from) * shareOfB); };
    return { mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()) };
}

QColor mutedText(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.35);
}

bool isDark(const QPalette &palette) { return palette.color(QPalette::Base).lightness() < 128; }

QColor markerColor(bool dark) { return dark ? QColor(0x57, 0x48, 0x16) : QColor(0xff, 0xec, 0xb3); }

FigureLook FigureLook::fromPalette(const QPalette &palette, const QFont &font)
{
    QFont small = font;
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.9);
    return made(
        palette.color(QPalette::Base), palette.color(QPalette::Text), palette.color(QPalette::Highlight), small);
}

FigureLook FigureLook::paper()
{
    // Point sizes would be resolved against the printer: a dozen times too large.
    QFont font;
    font.setPixelSize(PaperPixels);
    return made(Qt::white, QColor(0x20, 0x20, 0x20), QColor(0x30, 0x8c, 0xc6), font);
}

QColor FigureLook::lineColor(const LaneLine &line) const
{
    // Over the stack of the CPU's shares, whose hues are taken.
    if (line.metric == "app.cpu" && line.shade == 0)
        return mixed(text, ground, 0.2);
    // Lines of one metric borrow the hues of others; a heading with their names stands beside them.
    static const std::array<const char *, 6> hues{ "", "cpu.iowait", "disk.read_await", "disk.queue", "mem.writeback",
        "cpu.steal" };
    const std::size_t shade = static_cast<std::size_t>(line.shade) % hues.size();
    return metricColor(shade == 0 ? line.metric : hues[shade], dark);
}

QColor FigureLook::fillColor(const LaneLine &line) const { return mixed(lineColor(line), ground, 0.35); }

} // namespace gui
