// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"

#include <array>
#include <cstdint>
#include <string_view>

// One colour a thing, everywhere. The hues are those of Okabe and Ito, which people with any colour blindness can tell
// apart; each has a darker shade for white ground and a lighter one for dark ground (contrast at least 3:1).
namespace gui {

namespace {

struct Pair {
    QRgb light; ///< on white
    QRgb dark; ///< on a dark ground
};

struct Named {
    std::string_view metric;
    Pair pair;
};

constexpr Pair Blue{ 0xff0072b2, 0xff56b4e9 }, Sky{ 0xff2a8fbd, 0xff8ccdf0 }, Vermilion{ 0xffd55e00, 0xffff8f4d },
    Amber{ 0xffb87a00, 0xffffc266 }, Green{ 0xff00825e, 0xff3fd0a4 }, Purple{ 0xffa8588a, 0xffe09ac6 },
    Slate{ 0xff5c6670, 0xffaab4be }, Pale{ 0xffc3c9cf, 0xff4d555d }, Olive{ 0xff7d7a00, 0xffd9d54a },
    Red{ 0xffb3261e, 0xffff8a80 };

constexpr std::array Metrics{
    Named{ "cpu.user", Blue },
    Named{ "cpu.nice", Sky },
    Named{ "cpu.system", Purple },
    Named{ "cpu.iowait", Vermilion },
    Named{ "cpu.steal", Olive },
    Named{ "cpu.irq", Slate },
    Named{ "cpu.softirq", Amber },
    Named{ "cpu.idle", Pale },
    Named{ "disk.util", Slate },
    Named{ "disk.queue", Purple },
    Named{ "disk.await", Olive },
    Named{ "disk.service_time", Slate },
    Named{ "disk.read_await", Green },
    Named{ "disk.write_await", Vermilion },
    Named{ "disk.flush_await", Purple },
    Named{ "disk.discard_await", Olive },
    Named{ "disk.reads", Green },
    Named{ "disk.writes", Vermilion },
    Named{ "disk.flushes", Purple },
    Named{ "disk.discards", Olive },
    Named{ "disk.read_bytes", Green },
    Named{ "disk.write_bytes", Vermilion },
    Named{ "disk.discard_bytes", Olive },
    Named{ "mem.dirty", Blue },
    Named{ "mem.writeback", Amber },
    Named{ "mem.dirty_threshold", Red },
    Named{ "mem.dirty_background_threshold", Slate },
    Named{ "mem.freerun", Purple },
    Named{ "app.duration", Blue },
    Named{ "app.cpu", Purple },
    Named{ "vm.runnable", Blue },
    Named{ "vm.blocked", Vermilion },
    Named{ "sched.delay_max", Vermilion },
    Named{ "sched.delay_avg", Amber },
};

constexpr std::array Others{ Blue, Vermilion, Green, Purple, Amber, Sky, Olive, Slate };

/// FNV-1a: the same colour for an unknown metric in every run.
std::uint32_t hashOf(std::string_view name)
{
    std::uint32_t h = 2166136261u;
    for (const char c : name)
        h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
    return h;
}

QColor pick(const Pair &pair, bool dark) { return QColor::fromRgb(dark ? pair.dark : pair.light); }

} // namespace

QColor metricColor(const std::string &metric, bool dark)
{
    for (const Named &named : Metrics)
        if (named.metric == metric)
            return pick(named.pair, dark);
    return pick(Others[hashOf(metric) % Others.size()], dark);
}

QColor verdictColor(model::Verdict verdict, bool dark)
{
    switch (verdict) {
    case model::Verdict::In:
        return pick(Red, dark);
    case model::Verdict::Out:
        return pick(Slate, dark);
    case model::Verdict::Unknown:
        break;
    }
    return pick(Pair{ 0xff8a5a00, 0xffffc266 }, dark);
}

} // namespace gui
