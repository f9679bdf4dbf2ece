// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"
#include "analysis/api/stacks.h"
#include "analysis/api/starvation.h"
#include "analysis/api/timedevents.h"
#include "analysis/api/workload.h"

#include <cmath>

// H05: write() and fsync() wait for the file system itself: for a journal's commit, the xfs log, or pages that may not
// change while they are written. Where the device is slow the journal only passes its wait on.

namespace analysis {

namespace {

constexpr double SlowWrite = 200, SlowFlush = 100; // ms
constexpr double IdleUtil = 30, BusyCpu = 70, MuchIowait = 20; // %

bool isJournal(const std::string &name)
{
    for (const char *start : { "jbd2/", "kjournald", "xfsaild", "xfs-cil", "xfslogd", "btrfs-transacti" }) {
        if (name.starts_with(start))
            return true;
    }
    return false;
}

void testThread(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto stack = stackWith(recording, incident,
        { "jbd2_log_wait_commit", "jbd2_journal_commit_transaction", "wait_transaction_locked", "log_wait_commit",
            "journal_commit_transaction", "add_transaction_credits", "xlog_wait", "xfs_log_force", "_xfs_log_force_lsn",
            "xfs_log_force_seq", "btrfs_commit_transaction", "wait_current_trans" });
    if (stack) {
        found.test(4, 4, { STALLMARK_TEXT("the kernel found %1 waiting in %2()"), { stack->task, stack->function } },
            stack->where);
        return;
    }
    const ProcessWindow &window = incidentProcesses(recording, incident);
    const ProcessLoad *blocked = nullptr;
    const std::vector<ProcessLoad> loads = processLoads(window);
    for (const ProcessLoad &load : loads) {
        if (isJournal(load.process->name) && load.blocked > 0 && (!blocked || load.blocked > blocked->blocked))
            blocked = &load;
    }
    if (!blocked) {
        // A thread that waits for milliseconds is seldom caught by a screen a second.
        found.missing(4, { STALLMARK_TEXT("where the blocked tasks wait"), {} }, commands::blockedStacks());
        return;
    }
    found.test(4, blocked->blocked * 2 >= window.frames ? 4 : 2,
        { STALLMARK_TEXT("%1 slept uninterruptibly on %2 of %3 screens of top"),
            { blocked->process->name, std::to_string(blocked->blocked), std::to_string(window.frames) } },
        at(*blocked, window));
}

void testWrites(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto writes = readings(recording, "app.duration", evidenceWindow(incident), incident.placed);
    const Reading *longest = largest(writes);
    if (!longest) {
        found.missing(2, { STALLMARK_TEXT("how long the application's writes take"), {} },
            "strace -f -tt -T -e trace=write,fsync,fdatasync -p PID");
        return;
    }
    const DirtyWindow &dirty = incidentDirty(recording, incident);
    const bool limited = dirty.source && dirty.above() * 2 >= dirty.samples.size();
    found.test(2,
        longest->value < SlowWrite ? -2
            : limited              ? -2
                                   : 2,
        { limited ? STALLMARK_TEXT("a write took %1 ms, with dirty memory at the level where writers are held back")
                  : STALLMARK_TEXT("a write took %1 ms, and dirty memory is not known to have held it back"),
            { figure(longest->value) } },
        { "app.duration", longest->entity, model::TimeRange{ longest->t, longest->t }, longest->ref });
}

// "EXT4-fs (sda2): mounted filesystem with ordered data mode"
const model::Event *mountMessage(const Recording &recording)
{
    return recording.memo<const model::Event *>("mount message", [&]() -> const model::Event * {
        for (const model::Event &event : recording.events()) {
            if (event.text.find("mounted filesystem") != std::string::npos)
                return &event;
        }
        return nullptr;
    });
}

void testMode(FindingBuilder &found, const Recording &recording)
{
    const model::Event *mount = mountMessage(recording);
    const model::Log *log = mount ? recording.log(mount->log) : nullptr;
    if (log)
        found.test(1, 1, { STALLMARK_TEXT("a file system with a journal: %1"), { mount->text } },
            { "", mount->entity, std::nullopt, { log->source, mount->line } });
    else
        found.missing(1, { STALLMARK_TEXT("file system and journal mode"), {} },
            "cat /proc/mounts; dmesg | grep -i -E 'ext4|xfs'");
}

void testFlushes(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const Flushes &flushes = incidentFlushes(recording, incident);
    if (!flushes.known) {
        found.missing(2, { STALLMARK_TEXT("how long flushes of the device's cache take (kernel 5.5 or newer)"), {} },
            commands::iostat(incident.device));
        return;
    }
    if (std::isnan(flushes.await))
        return;
    found.test(2, flushes.await >= SlowFlush ? 2 : 0,
        { STALLMARK_TEXT("a flush of the device's cache took up to %1 ms"), { figure(flushes.await) } },
        { "disk.flush_await", incidentDisk(recording, incident).source->device, incident.span, flushes.ref });
}

// Neither the device nor the CPUs keep anybody waiting.
bool nothingElseWaits(const Recording &recording, const model::Incident &incident)
{
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty())
        return false;
    for (const DiskRow &row : disk.rows) {
        if (row.util > IdleUtil)
            return false;
    }
    // iowait says that a request was under way, whatever the rows of the device that were kept say.
    if (heldUpByScheduler(recording, incident).longest)
        return false;
    const CpuWindow &cpu = incidentCpu(recording, incident);
    const auto iowait = readings(recording, "cpu.iowait", evidenceWindow(incident), incident.placed);
    const Reading *most = largest(iowait);
    if (!cpu.source || (most && most->value >= MuchIowait))
        return false;
    return medianBusy(cpu).value_or(100) < BusyCpu;
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("journal-wait", model::Role::Amplifier);
    testWrites(found, recording, incident);
    testThread(found, recording, incident);
    testMode(found, recording);
    testFlushes(found, recording, incident);
    model::Finding finding = found.take();
    if (nothingElseWaits(recording, incident))
        finding.role = model::Role::Cause;
    return finding;
}

} // namespace

Rule journalwait()
{
    return { "journal-wait", STALLMARK_TEXT("writers wait for the file system's journal"), model::Role::Amplifier,
        evaluate };
}

} // namespace analysis
