// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"
#include "analysis/model/time.h"
#include "gui/api/session.h"
#include "gui/cli/console.h"
#include "gui/loadjob.h"

#include <QStringList>

#include <optional>
#include <span>

namespace gui {

/// What the user asked of a verb.
struct VerbOptions {
    QStringList bundles;
    bool json = false;
    bool csv = false;
    bool help = false;
    QString output; ///< -o
    QString baseline; ///< --baseline: what was recorded before the change
    QString patterns; ///< file with the user's patterns of application logs; empty: that of the settings
    int threads = 0; ///< --threads: that read; 0: as many as there are cores
    std::vector<ClockWish> clocks; ///< --clock PATH=CORRECTION and --zone ZONE
    std::string metric = "*"; ///< --metric
    std::optional<model::Nanos> from, to;
};

/// One word of the command line.
struct Verb {
    const char *name;
    const char *arguments; ///< as in the usage line
    const char *summary;
    /// b bundles wanted, n or none, j --json, c --csv, o -o wanted, r --baseline, f --metric, --from, --to
    const char *options;
    bool graphics;
    int (*run)(const VerbOptions &options);
    const char *details = ""; ///< what --help says besides; lines of at most 100 columns

    bool has(char option) const;
};

std::span<const Verb> verbs();
/// nullptr when there is no such verb.
const Verb *findVerb(const QString &name);
/// The verb that was meant by a misspelt word; nullptr when none is near.
const Verb *nearestVerb(const QString &word);
/// `words` are what follows the verb. The error is the reason for people.
model::Expected<VerbOptions> parseOptions(const Verb &verb, const QStringList &words);

/// Bundles loaded for one verb; the scratch session goes with it.
class LoadedBundles {
public:
    /// An empty session path makes a scratch file.
    explicit LoadedBundles(const VerbOptions &options, const QString &sessionPath = {});
    ~LoadedBundles();
    LoadedBundles(const LoadedBundles &) = delete;
    LoadedBundles &operator=(const LoadedBundles &) = delete;
    /// nullptr when nothing could be loaded; the reason was printed and status() says so.
    const std::shared_ptr<Session> &session() const { return m_session; }
    ExitStatus status() const { return m_status; }
    /// status(), or DoneWithProblems when the session file turned out to be damaged, which is said on stderr. Ask when
    /// all was read.
    ExitStatus statusAfterReading() const;
    /// The same, or CannotOpen when the output was not written in full.
    int finish(StandardOutput &out) const { return out.finish() ? statusAfterReading() : CannotOpen; }

private:
    std::shared_ptr<Session> m_session;
    ExitStatus m_status = Done;
    std::string m_scratch;
};

int runAnalyze(const VerbOptions &options);
int runCompare(const VerbOptions &options);
int runSamples(const VerbOptions &options);
int runResults(const VerbOptions &options);
int runReport(const VerbOptions &options);
int runImport(const VerbOptions &options);
int runCollect(const VerbOptions &options);
int runFormats(const VerbOptions &options);

} // namespace gui
