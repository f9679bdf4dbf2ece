// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"
#include "analysis/api/stacks.h"
#include "analysis/api/timedevents.h"

#include <cmath>

// H23: the storage is across a network that does not answer; the machine's own disks are idle meanwhile.

namespace analysis {

namespace {

constexpr double IdleUtil = 30; // %

bool isNetworkMessage(const std::string &text)
{
    for (const char *words : { "nfs: server", "not responding", "rpcbind: server", "iscsi", "iSCSI", "connection error",
             "nbd: ", "ceph: ", "libceph", "CIFS: " }) {
        if (text.find(words) != std::string::npos)
            return true;
    }
    return false;
}

bool isLocal(const std::string &device)
{
    for (const char *start : { "sd", "nvme", "mmcblk", "hd", "loop" }) {
        if (device.starts_with(start))
            return true;
    }
    return false;
}

bool testMessages(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    for (const TimedEvent &event : eventsIn(recording, evidenceWindow(incident))) {
        if (!incident.placed || !isNetworkMessage(event.event->text))
            continue;
        found.test(4, 4, { STALLMARK_TEXT("the kernel reports: %1"), { event.event->text } }, at(event));
        return true;
    }
    return false;
}

void testTasks(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto stack = stackWith(recording, incident,
        { "rpc_wait_bit_killable", "nfs_wait_bit_killable", "nfs4_wait_clnt_recover", "wait_for_response",
            "cifs_reconnect", "ceph_mdsc_wait_request" });
    if (stack) {
        found.test(4, 4, { STALLMARK_TEXT("the kernel found %1 waiting in %2()"), { stack->task, stack->function } },
            stack->where);
        return;
    }
    const ProcessWindow &window = incidentProcesses(recording, incident);
    const std::vector<ProcessLoad> loads = processLoads(window);
    for (const ProcessLoad &load : loads) {
        const std::string &name = load.process->name;
        const bool client = name.starts_with("nfs") || name.starts_with("rpciod") || name.starts_with("kworker/u")
            ? name.find("rpciod") != std::string::npos || name.starts_with("nfs")
            : name.starts_with("cifsd") || name.starts_with("iscsi");
        if (!client || load.blocked == 0)
            continue;
        found.test(2, 2, { STALLMARK_TEXT("%1 slept uninterruptibly"), { name } }, at(load, window));
        return;
    }
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("network-storage", model::Role::Cause);
    const bool told = testMessages(found, recording, incident);
    testTasks(found, recording, incident);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(2, { STALLMARK_TEXT("whether the machine's own disks were idle"), {} }, commands::iostat(""));
    } else {
        double util = 0;
        for (const DiskRow &row : disk.rows)
            util = std::fmax(util, std::fmin(row.util, 100));
        const model::Text text{ STALLMARK_TEXT("the machine's own %1 was busy up to %2 %"),
            { disk.source->device, figure(util) } };
        if (!told && !incident.device.empty() && isLocal(incident.device))
            found.refute(4, { STALLMARK_TEXT("it is about %1, a disk of the machine itself"), { incident.device } },
                across(disk, "disk.util"));
        else
            found.test(2, util <= IdleUtil ? 2 : -2, text, across(disk, "disk.util"));
    }
    if (!told)
        found.missing(4, { STALLMARK_TEXT("messages of the network file system or block device"), {} },
            "dmesg -T -w; nfsiostat 1; cat /proc/self/mountstats");
    return found.take();
}

} // namespace

Rule networkstorage()
{
    return { "network-storage", STALLMARK_TEXT("storage across the network does not answer"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
