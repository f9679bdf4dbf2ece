// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/logformat.h"

// The formats. A new one: a folder importers/formats/<id> that defines `LogFormat <id>()`, and a line here.
// clang-format off
#define STALLMARK_FORMATS(X) \
    X(iostat) \
    X(sar) \
    X(mpstat) \
    X(pidstat) \
    X(sadf) \
    X(vmstat) \
    X(vmstatlist) \
    X(procvmstat) \
    X(meminfo) \
    X(sysctl) \
    X(df) \
    X(lsblk) \
    X(mounts) \
    X(smart) \
    X(hdparm) \
    X(lscpu) \
    X(dmesg) \
    X(top) \
    X(bbtop) \
    X(applog) \
    X(perflatency) \
    X(perftimehist) \
    X(sysbench) \
    X(fio) \
    X(fiolog) \
    X(unixbench) \
    X(perfscript) \
    X(perfmap) \
    X(perfstat) \
    X(perftop) \
    X(procdiskstats) \
    X(procpressure) \
    X(procstat) \
    X(procloadavg) \
    X(procpidio) \
    X(procinterrupts) \
    X(buddyinfo) \
    X(freemem) \
    X(ps) \
    X(iotop)
// clang-format on

namespace importers {

#define X(format) LogFormat format();
STALLMARK_FORMATS(X)
#undef X

std::span<const LogFormat> logFormats()
{
#define X(format) format(),
    static const LogFormat list[] = { STALLMARK_FORMATS(X) };
#undef X
    return list;
}

} // namespace importers
