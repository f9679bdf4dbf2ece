// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/settings.h"

#include "analysis/model/metric.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace comparison {

namespace {

struct Option {
    const char *pattern; ///< of the option as it is written
    const char *text;
};

// The first that fits counts. An option and its opposite tell the same.
constexpr std::array Options{
    Option{ "sync", STALLMARK_TEXT("sync: each write waits until the disk has it") },
    Option{ "async", STALLMARK_TEXT("sync: each write waits until the disk has it") },
    Option{ "dirsync", STALLMARK_TEXT("dirsync: changes of directories wait until the disk has them") },
    Option{ "barrier=*",
        STALLMARK_TEXT("barrier: a commit of the journal flushes the cache of the disk; without it "
                       "commits and fsync are faster, and a power cut can damage the file system") },
    Option{ "*barrier",
        STALLMARK_TEXT("barrier: a commit of the journal flushes the cache of the disk; without it "
                       "commits and fsync are faster, and a power cut can damage the file system") },
    Option{ "data=*",
        STALLMARK_TEXT("data=: with journal all data are written twice; with ordered a commit, and so "
                       "each fsync, waits for the data of other files too; with writeback it does not") },
    Option{ "commit=*",
        STALLMARK_TEXT("commit=: how many seconds of changes one commit of the journal writes at once: "
                       "a longer time means fewer and larger commits") },
    Option{
        "*journal_async_commit", STALLMARK_TEXT("journal_async_commit: a commit does not wait for its own blocks") },
    Option{ "*delalloc",
        STALLMARK_TEXT("delalloc: blocks are chosen when data are written back, not at write(); "
                       "without it write() waits for the file system more often") },
    Option{ "*atime", STALLMARK_TEXT("atime: noatime and relatime spare the write of an access time at each read") },
    Option{ "*discard*",
        STALLMARK_TEXT("discard: freed blocks are trimmed as part of each commit, which some disks are "
                       "slow at") },
    Option{ "logbufs=*", STALLMARK_TEXT("logbufs, logbsize: how much of XFS's log waits in memory") },
    Option{ "logbsize=*", STALLMARK_TEXT("logbufs, logbsize: how much of XFS's log waits in memory") },
    Option{ "stripe=*", STALLMARK_TEXT("stripe: writes are laid out for a RAID of this width") },
    Option{ "compress*", STALLMARK_TEXT("compress: less is written and the CPU works for it") },
    Option{ "*autodefrag", STALLMARK_TEXT("autodefrag: small random writes are rewritten in larger pieces later") },
    Option{ "wsize=*", STALLMARK_TEXT("rsize, wsize: the size of one request to the server") },
    Option{ "rsize=*", STALLMARK_TEXT("rsize, wsize: the size of one request to the server") },
    Option{ "ro", STALLMARK_TEXT("ro: nothing can be written") },
    Option{ "rw", STALLMARK_TEXT("ro: nothing can be written") },
};

std::set<std::string> optionsOf(const std::string &text)
{
    std::set<std::string> options;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        if (comma > from)
            options.insert(text.substr(from, comma - from));
        from = comma + 1;
    }
    return options;
}

} // namespace

std::vector<model::Text> mountMechanisms(const std::string &before, const std::string &after)
{
    const std::set<std::string> first = optionsOf(before), second = optionsOf(after);
    std::vector<std::string> differ;
    std::set_symmetric_difference(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(differ));
    std::vector<model::Text> texts;
    std::set<std::string> said;
    for (const std::string &option : differ) {
        const auto known = std::find_if(
            Options.begin(), Options.end(), [&](const Option &one) { return model::matchesGlob(one.pattern, option); });
        if (known != Options.end() && said.insert(known->text).second)
            texts.emplace_back(known->text);
    }
    return texts;
}

} // namespace comparison
