// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/columns.h"

#include <algorithm>
#include <array>

namespace importers::iostatfmt {

namespace {

struct Known {
    std::string_view name;
    const char *metric;
    const char *unit;
    std::int64_t multiplier;
    std::int8_t base;
    std::int64_t limit;
    std::uint8_t rateOf, meansOf, recordedWith;
};

// Larger figures come from counters that wrapped or were misread: 1 TB/s, three hours a request.
constexpr std::int64_t MaxRate = 1'000'000'000, MaxMillis = 10'000'000, MaxPercent = 10'000'000;
constexpr std::int64_t MaxKilo = 1'000'000'000, MaxMega = 10'000'000, MaxSectors = 2'000'000'000;
constexpr std::uint8_t All = Reads | Writes | Transfers;
constexpr std::uint8_t No = NoActivity;

// kB is 1024 bytes and MB 1024 * 1024 in every version; a sector or block is 512 bytes whatever the device says
// (sysstat, iostat.h and iostat(1)). avgrq-sz counts sectors, areq-sz kB, whatever -k or -m ask for.
constexpr auto KnownColumns = std::to_array<Known>({
    { "r/s", "disk.reads", "1/s", 1, 0, MaxRate, Reads, No, No },
    { "w/s", "disk.writes", "1/s", 1, 0, MaxRate, Writes, No, No },
    { "d/s", "disk.discards", "1/s", 1, 0, MaxRate, Discards, No, Discards },
    { "f/s", "disk.flushes", "1/s", 1, 0, MaxRate, Flushes, No, Flushes },
    { "rkB/s", "disk.read_bytes", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "wkB/s", "disk.write_bytes", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "dkB/s", "disk.discard_bytes", "B/s", 1024, 1, MaxKilo, No, No, Discards },
    { "rMB/s", "disk.read_bytes", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "wMB/s", "disk.write_bytes", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "dMB/s", "disk.discard_bytes", "B/s", 1048576, 2, MaxMega, No, No, Discards },
    { "rsec/s", "disk.read_bytes", "B/s", 512, 0, MaxSectors, No, No, No },
    { "wsec/s", "disk.write_bytes", "B/s", 512, 0, MaxSectors, No, No, No },
    { "dsec/s", "disk.discard_bytes", "B/s", 512, 0, MaxSectors, No, No, Discards },
    { "kB_read/s", "disk.read_bytes", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "kB_wrtn/s", "disk.write_bytes", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "kB_dscd/s", "disk.discard_bytes", "B/s", 1024, 1, MaxKilo, No, No, Discards },
    { "MB_read/s", "disk.read_bytes", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "MB_wrtn/s", "disk.write_bytes", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "MB_dscd/s", "disk.discard_bytes", "B/s", 1048576, 2, MaxMega, No, No, Discards },
    { "Blk_read/s", "disk.read_bytes", "B/s", 512, 0, MaxSectors, No, No, No },
    { "Blk_wrtn/s", "disk.write_bytes", "B/s", 512, 0, MaxSectors, No, No, No },
    { "Blk_dscd/s", "disk.discard_bytes", "B/s", 512, 0, MaxSectors, No, No, Discards },
    { "rrqm/s", "disk.reads_merged", "1/s", 1, 0, MaxRate, No, No, No },
    { "wrqm/s", "disk.writes_merged", "1/s", 1, 0, MaxRate, No, No, No },
    { "drqm/s", "iostat.drqm_per_s", "1/s", 1, 0, MaxRate, No, No, Discards },
    { "rqm/s", "iostat.rqm_per_s", "1/s", 1, 0, MaxRate, No, No, No },
    { "%rrqm", "iostat.rrqm_percent", "%", 1, 0, MaxPercent, No, No, No },
    { "%wrqm", "iostat.wrqm_percent", "%", 1, 0, MaxPercent, No, No, No },
    { "%drqm", "iostat.drqm_percent", "%", 1, 0, MaxPercent, No, No, Discards },
    { "r_await", "disk.read_await", "ms", 1, 0, MaxMillis, No, Reads, No },
    { "w_await", "disk.write_await", "ms", 1, 0, MaxMillis, No, Writes, No },
    { "d_await", "disk.discard_await", "ms", 1, 0, MaxMillis, No, Discards, Discards },
    { "f_await", "disk.flush_await", "ms", 1, 0, MaxMillis, No, Flushes, Flushes },
    { "await", "disk.await", "ms", 1, 0, MaxMillis, No, All, No },
    { "svctm", "disk.service_time", "ms", 1, 0, MaxMillis, No, All, No },
    { "rareq-sz", "disk.read_size", "B", 1024, 1, MaxKilo, No, Reads, No },
    { "wareq-sz", "disk.write_size", "B", 1024, 1, MaxKilo, No, Writes, No },
    { "dareq-sz", "iostat.dareq-sz", "B", 1024, 1, MaxKilo, No, Discards, Discards },
    { "areq-sz", "disk.size", "B", 1024, 1, MaxKilo, No, All, No },
    { "avgrq-sz", "disk.size", "B", 512, 0, MaxSectors, No, All, No },
    { "aqu-sz", "disk.queue", "requests", 1, 0, MaxRate, No, No, No },
    { "avgqu-sz", "disk.queue", "requests", 1, 0, MaxRate, No, No, No },
    { "%util", "disk.util", "%", 1, 0, MaxPercent, No, No, No },
    { "tps", "iostat.tps", "1/s", 1, 0, MaxRate, Transfers, No, No },
    { "kB/s", "iostat.kB_per_s", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "MB/s", "iostat.MB_per_s", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "sec/s", "iostat.sec_per_s", "B/s", 512, 0, MaxSectors, No, No, No },
    { "kB_w+d/s", "iostat.kB_w+d_per_s", "B/s", 1024, 1, MaxKilo, No, No, No },
    { "MB_w+d/s", "iostat.MB_w+d_per_s", "B/s", 1048576, 2, MaxMega, No, No, No },
    { "Blk_w+d/s", "iostat.Blk_w+d_per_s", "B/s", 512, 0, MaxSectors, No, No, No },
    { "kB_read", "iostat.kB_read", "B", 1024, 1, 0, No, No, No },
    { "kB_wrtn", "iostat.kB_wrtn", "B", 1024, 1, 0, No, No, No },
    { "kB_dscd", "iostat.kB_dscd", "B", 1024, 1, 0, No, No, Discards },
    { "kB_w+d", "iostat.kB_w+d", "B", 1024, 1, 0, No, No, No },
    { "MB_read", "iostat.MB_read", "B", 1048576, 2, 0, No, No, No },
    { "MB_wrtn", "iostat.MB_wrtn", "B", 1048576, 2, 0, No, No, No },
    { "MB_dscd", "iostat.MB_dscd", "B", 1048576, 2, 0, No, No, Discards },
    { "MB_w+d", "iostat.MB_w+d", "B", 1048576, 2, 0, No, No, No },
    { "Blk_read", "iostat.Blk_read", "B", 512, 0, 0, No, No, No },
    { "Blk_wrtn", "iostat.Blk_wrtn", "B", 512, 0, 0, No, No, No },
    { "Blk_dscd", "iostat.Blk_dscd", "B", 512, 0, 0, No, No, Discards },
    { "Blk_w+d", "iostat.Blk_w+d", "B", 512, 0, 0, No, No, No },
});

const Known *find(std::string_view name)
{
    const auto it
        = std::find_if(KnownColumns.begin(), KnownColumns.end(), [&](const Known &k) { return k.name == name; });
    return it == KnownColumns.end() ? nullptr : &*it;
}

/// "%foo" -> "iostat.foo_percent", "foo/s" -> "iostat.foo_per_s".
std::string ownName(std::string_view name)
{
    std::string out = "iostat.";
    const bool percent = name.size() > 1 && name.front() == '%';
    for (const char c : name.substr(percent ? 1 : 0)) {
        if (c == '/')
            out += "_per_";
        else
            out += c;
    }
    return percent ? out + "_percent" : out;
}

const char *guessedUnit(std::string_view name)
{
    if (name.front() == '%')
        return "%";
    return name.ends_with("/s") ? "1/s" : "";
}

} // namespace

bool isDeviceColumn(std::string_view name) { return find(name) != nullptr; }

bool isCutDeviceColumn(std::string_view name)
{
    return !find(name) && std::any_of(KnownColumns.begin(), KnownColumns.end(), [&](const Known &k) {
        return std::string_view(k.name).starts_with(name);
    });
}

DeviceColumn deviceColumn(std::string_view name)
{
    if (const Known *k = find(name))
        return { { k->metric, k->unit, k->multiplier }, { k->base, k->limit }, k->rateOf, k->meansOf, k->recordedWith };
    return { { ownName(name), guessedUnit(name), 1 }, {}, No, No, No };
}

Column cpuColumn(std::string_view name)
{
    constexpr std::array<std::string_view, 6> known = { "%user", "%nice", "%system", "%iowait", "%steal", "%idle" };
    if (std::find(known.begin(), known.end(), name) != known.end())
        return { "cpu." + std::string(name.substr(1)), "%", 1 };
    return { ownName(name), "%", 1 };
}

} // namespace importers::iostatfmt
