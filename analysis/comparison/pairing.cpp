// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/pairing.h"

#include "analysis/comparison/testname.h"

#include <algorithm>
#include <map>

namespace comparison {

namespace {

struct SetupName {
    const char *name;
    const char *before; ///< of the text
    const char *after;
};
constexpr std::array SetupNames{ SetupName{ "threads", "", " threads" }, SetupName{ "block_size", "blocks of ", "" },
    SetupName{ "rw", "", "" }, SetupName{ "bs", "blocks of ", "" }, SetupName{ "iodepth", "queue depth ", "" },
    SetupName{ "numjobs", "", " jobs" }, SetupName{ "ioengine", "engine ", "" } };

/// Repeats: runs of one tool, test and setup.
struct Group {
    std::string tool;
    std::string test;
    std::string setup;
    std::vector<const BenchRun *> runs;
    bool taken = false;
};

std::vector<Group> groupsOf(const std::vector<BenchRun> &runs)
{
    std::vector<Group> groups;
    for (const BenchRun &run : runs) {
        const std::string setup = setupKey(run);
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group &group) {
            return group.tool == run.tool && group.test == run.test && group.setup == setup;
        });
        Group &group
            = same == groups.end() ? groups.emplace_back(Group{ run.tool, run.test, setup, {}, false }) : *same;
        group.runs.push_back(&run);
    }
    return groups;
}

/// The only free group that `fits`; nullptr when there is none or more than one.
template <typename Fits>
Group *onlyOne(std::vector<Group> &groups, Fits fits)
{
    Group *found = nullptr;
    for (Group &group : groups) {
        if (group.taken || !fits(group))
            continue;
        if (found)
            return nullptr;
        found = &group;
    }
    return found;
}

class Pairer {
public:
    Pairer(std::vector<Group> before, std::vector<Group> after)
        : m_before(std::move(before))
        , m_after(std::move(after))
    {
    }
    Pairing run();

private:
    void pairSameSetup();
    void pairSameName();
    void pairOtherName();
    void take(Group &before, Group &after, model::Text reason);
    void tellLeftOver();
    void tell(model::Side side, const Group &group);

    std::vector<Group> m_before, m_after;
    Pairing m_pairing;
};

void Pairer::take(Group &before, Group &after, model::Text reason)
{
    before.taken = after.taken = true;
    m_pairing.pairs.push_back({ before.tool, before.test, { before.runs, after.runs }, std::move(reason) });
}

void Pairer::pairSameSetup()
{
    for (Group &before : m_before) {
        Group *after = onlyOne(m_after, [&](const Group &group) {
            return group.tool == before.tool && group.test == before.test && group.setup == before.setup;
        });
        if (!after)
            continue;
        const std::string setup = setupText(*before.runs.front());
        take(before, *after,
            setup.empty() ? model::Text(STALLMARK_TEXT("same tool and same name of the test"))
                          : model::Text(STALLMARK_TEXT("same tool, name of the test and setup: %1"), { setup }));
    }
}

void Pairer::pairSameName()
{
    for (Group &before : m_before) {
        const auto sameName
            = [&](const Group &group) { return group.tool == before.tool && group.test == before.test; };
        if (before.taken || onlyOne(m_before, sameName) != &before)
            continue;
        if (Group *after = onlyOne(m_after, sameName))
            take(before, *after,
                model::Text(
                    STALLMARK_TEXT("same tool and name of the test, but not the same setup: %1 before, %2 after"),
                    { setupText(*before.runs.front()), setupText(*after->runs.front()) }));
    }
}

void Pairer::pairOtherName()
{
    for (Group &before : m_before) {
        const auto sameSetup = [&](const Group &group) {
            return group.tool == before.tool && !group.setup.empty() && group.setup == before.setup;
        };
        if (before.taken || onlyOne(m_before, sameSetup) != &before)
            continue;
        if (Group *after = onlyOne(m_after, sameSetup))
            take(before, *after,
                model::Text(STALLMARK_TEXT("the names differ (%1 and %2), tool and setup are the same: %3"),
                    { before.test, after->test, setupText(*before.runs.front()) }));
    }
}

void Pairer::tell(model::Side side, const Group &group)
{
    const BenchRun &first = *group.runs.front();
    model::ComparisonRemark remark{ "one-sided", {}, {}, {} };
    if (!first.figures.empty())
        remark.refs.emplace_back(side, first.figures.begin()->second.ref);
    const std::vector<Group> &others = side == model::Before ? m_after : m_before;
    const bool nameThere = std::any_of(others.begin(), others.end(),
        [&](const Group &other) { return !other.taken && other.tool == group.tool && other.test == group.test; });
    if (nameThere) {
        remark.kind = "pairing";
        remark.text = model::Text(
            STALLMARK_TEXT("%1 %2 ran with several setups, and it is not clear which belong together: not compared"),
            { group.tool, group.test });
    } else {
        remark.text = model::Text(side == model::Before ? STALLMARK_TEXT("%1 %2 was run before only")
                                                        : STALLMARK_TEXT("%1 %2 was run after only"),
            { group.tool, group.test });
    }
    m_pairing.remarks.push_back(std::move(remark));
}

void Pairer::tellLeftOver()
{
    for (const Group &group : m_before)
        if (!group.taken)
            tell(model::Before, group);
    for (const Group &group : m_after)
        if (!group.taken)
            tell(model::After, group);
}

Pairing Pairer::run()
{
    pairSameSetup();
    pairSameName();
    pairOtherName();
    tellLeftOver();
    return std::move(m_pairing);
}

} // namespace

std::string setupKey(const BenchRun &run)
{
    std::string key;
    for (const SetupName &name : SetupNames) {
        const auto found = run.setup.find(name.name);
        if (found != run.setup.end())
            key += std::string(name.name) + '=' + found->second + '\n';
    }
    return key;
}

std::string setupText(const BenchRun &run)
{
    std::string text;
    for (const SetupName &name : SetupNames) {
        const auto found = run.setup.find(name.name);
        if (found != run.setup.end())
            text += (text.empty() ? "" : ", ") + std::string(name.before) + found->second + name.after;
    }
    return text;
}

Pairing pairTests(const std::vector<BenchRun> &before, const std::vector<BenchRun> &after)
{
    return Pairer(groupsOf(before), groupsOf(after)).run();
}

} // namespace comparison
