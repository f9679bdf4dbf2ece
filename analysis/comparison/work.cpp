// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/remarks.h"

#include <map>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;
using State = model::WorkCheck::State;

struct Values {
    std::array<std::set<std::string>, 2> side;
    std::array<model::SourceRef, 2> ref;
    std::set<std::string> tests;
};

std::string joined(const std::set<std::string> &words)
{
    std::string all;
    for (const std::string &word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

void collect(const TestPair &pair, model::Side side, std::map<std::string, Values> &byName)
{
    for (const BenchRun *run : pair.runs[side]) {
        for (const auto &[name, value] : run->setup) {
            Values &values = byName[name];
            values.tests.insert(pair.test);
            values.side[side].insert(value);
            if (!values.ref[side].isValid())
                values.ref[side] = run->setupRefs.at(name);
        }
    }
}

model::WorkCheck checkOf(
    const std::string &tool, const std::string &test, const std::string &name, const Values &values)
{
    model::WorkCheck check;
    check.name = tool + "." + name;
    check.test = test;
    check.ref = values.ref;
    check.value = { joined(values.side[Before]), joined(values.side[After]) };
    const bool both = !values.side[Before].empty() && !values.side[After].empty();
    check.state = !both                             ? State::NotRecorded
        : values.side[Before] == values.side[After] ? State::Same
                                                    : State::Different;
    if (check.state == State::Same)
        check.sentence
            = model::Text(STALLMARK_TEXT("%1, %2: %3 on both sides"), { test, check.name, check.value[Before] });
    else if (check.state == State::Different)
        check.sentence = model::Text(STALLMARK_TEXT("%1, %2: %3 before, %4 after: not the same work"),
            { test, check.name, check.value[Before], check.value[After] });
    else
        check.sentence = model::Text(STALLMARK_TEXT("%1, %2: recorded on one side only"), { test, check.name });
    return check;
}

} // namespace

std::vector<model::WorkCheck> benchmarkWork(const std::vector<TestPair> &pairs)
{
    std::vector<model::WorkCheck> checks;
    for (const TestPair &pair : pairs) {
        std::map<std::string, Values> byName;
        collect(pair, Before, byName);
        collect(pair, After, byName);
        for (const auto &[name, values] : byName)
            checks.push_back(checkOf(pair.tool, pair.test, name, values));
    }
    return checks;
}

} // namespace comparison
