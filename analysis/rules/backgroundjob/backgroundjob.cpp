// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"

#include <algorithm>

// H19: a job that runs beside the application starts it: compression, backup, rotation of logs, a search of the disk.

namespace analysis {

namespace {

constexpr double Working = 20; // % of a CPU
constexpr model::Nanos Before = 300 * model::NanosPerSecond;

// Programs that nobody waits for and that work through many files.
constexpr const char *Jobs[] = { "7z", "7za", "7zr", "gzip", "pigz", "bzip2", "pbzip2", "xz", "zstd", "lzma", "tar",
    "cpio", "rsync", "find", "updatedb", "mlocate", "plocate", "logrotate", "fstrim", "apt-get", "dpkg", "yum", "dnf",
    "rpm", "mandb", "man-db", "borg", "restic", "duplicity", "bacula-fd", "rdiff-backup", "mysqldump", "pg_dump",
    "xtrabackup", "tracker-miner", "baloo_file", "clamscan", "freshclam", "aide", "e2fsck", "fsck", "debsums", "scp" };

// "7z a -t7z out.7z log", "[xz]", "/usr/bin/find / -name x"
std::string programOf(const std::string &name)
{
    std::string first = name.substr(0, name.find(' '));
    first.erase(0, first.find_last_of('/') + 1);
    if (first.starts_with('[') || first.starts_with('{'))
        first = first.substr(1, first.find_last_of("]}") - 1);
    return first;
}

bool isJob(const std::string &name)
{
    const std::string program = programOf(name);
    return std::any_of(std::begin(Jobs), std::end(Jobs), [&](const char *job) { return program == job; });
}

std::size_t screensOf(const ProcessWindow &window, const std::string &program)
{
    std::vector<model::Nanos> seen;
    for (const ProcessRow &row : window.rows) {
        const bool works = static_cast<double>(row.cpu) >= Working || row.blocked;
        if (works && programOf(row.process->name) == program)
            seen.push_back(row.t);
    }
    return static_cast<std::size_t>(std::unique(seen.begin(), seen.end()) - seen.begin());
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("background-job", model::Role::Trigger);
    const ProcessWindow &window = incidentProcesses(recording, incident);
    if (!window.known()) {
        found.missing(4, { STALLMARK_TEXT("what else ran at the time"), {} },
            commands::isBusybox(recording) ? "top -b -d 1" : "top -b -c -d 1; pidstat -dul 1");
        return found.take();
    }
    const std::vector<ProcessLoad> loads = processLoads(window);
    const ProcessLoad *job = nullptr;
    std::size_t most = 0;
    for (const ProcessLoad &load : loads) {
        const std::size_t screens = isJob(load.process->name) ? screensOf(window, programOf(load.process->name)) : 0;
        if (screens > most) {
            most = screens;
            job = &load;
        }
    }
    if (!job) {
        const Where where{ "proc.cpu", loads.empty() ? "" : loads.front().process->entity, window.span,
            loads.empty() ? model::SourceRef() : loads.front().ref };
        if (where.ref.isValid())
            found.test(4, -4,
                { STALLMARK_TEXT("none of the usual jobs (compression, backup, rotation, search) was at work on %1 "
                                 "screens of top"),
                    { std::to_string(window.frames) } },
                where);
        else
            found.missing(4, { STALLMARK_TEXT("what else ran at the time"), {} }, "top -b -c -d 1");
        return found.take();
    }
    const std::string program = programOf(job->process->name);
    found.test(4, most * 2 >= window.frames ? 4 : 0,
        { STALLMARK_TEXT("%1 was at work on %2 of %3 screens of top"),
            { program, std::to_string(most), std::to_string(window.frames) } },
        at(*job, window));
    const ProcessWindow before
        = processWindow(recording, { incident.span.from - Before, incident.span.from - 2 * model::NanosPerSecond });
    if (before.frames < 3)
        return found.take();
    const std::size_t earlier = screensOf(before, program);
    found.test(2,
        earlier * 10 <= before.frames      ? 2
            : earlier * 2 >= before.frames ? -2
                                           : 0,
        { STALLMARK_TEXT("in the minutes before, it was on %1 of %2 screens"),
            { std::to_string(earlier), std::to_string(before.frames) } },
        at(*job, window));
    return found.take();
}

} // namespace

Rule backgroundjob()
{
    return { "background-job", STALLMARK_TEXT("a job beside the application starts it"), model::Role::Trigger,
        evaluate };
}

} // namespace analysis
