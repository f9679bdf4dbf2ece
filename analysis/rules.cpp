// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"

// The rules. A new one: a folder analysis/rules/<name> that defines `Rule <name>()`, and a line here.
#define STALLMARK_RULES(X)                                                                                             \
    X(devicestall)                                                                                                     \
    X(dirtythrottle)                                                                                                   \
    X(devicesaturated)                                                                                                 \
    X(cpusaturated)                                                                                                    \
    X(iowaitascpu)                                                                                                     \
    X(writebackburst)                                                                                                  \
    X(devicedegraded)                                                                                                  \
    X(readbound)                                                                                                       \
    X(syncwrites)                                                                                                      \
    X(cachedrop)                                                                                                       \
    X(memorypressure)                                                                                                  \
    X(cpuhog)                                                                                                          \
    X(schedstarvation)                                                                                                 \
    X(fsyncbehindflood)                                                                                                \
    X(journalwait)                                                                                                     \
    X(deviceerror)                                                                                                     \
    X(diskfull)                                                                                                        \
    X(steal)                                                                                                           \
    X(irqstorm)                                                                                                        \
    X(devicecap)                                                                                                       \
    X(writethrough)                                                                                                    \
    X(lockcontention)                                                                                                  \
    X(backgroundjob)                                                                                                   \
    X(ioscheduler)                                                                                                     \
    X(networkstorage)

namespace analysis {

#define X(rule) Rule rule();
STALLMARK_RULES(X)
#undef X

std::span<const Rule> rules()
{
#define X(rule) rule(),
    static const Rule list[] = { STALLMARK_RULES(X) };
#undef X
    return list;
}

} // namespace analysis
