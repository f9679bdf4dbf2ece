// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/comparison.h"

namespace model {

namespace {

template <std::size_t N, typename T>
const char *word(const std::array<const char *, N> &words, T value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < N ? words[index] : "";
}

} // namespace

const char *toText(Judgement judgement)
{
    return word(std::array{ "better", "worse", "no difference shown", "not comparable" }, judgement);
}

const char *toText(Family family)
{
    return word(std::array{ "suite", "benchmark", "latency", "errors", "incidents", "cpu-classes", "monitor" }, family);
}

const char *toText(Basis basis)
{
    return word(std::array{ "repeats", "tests", "counts", "within-run", "single" }, basis);
}

const char *toText(Moved moved)
{
    return word(std::array{ "moved", "not moved", "moved the other way", "not measured" }, moved);
}

const char *toText(SettingKind kind)
{
    return word(std::array{ "knob", "mount", "benchmark", "software", "machine" }, kind);
}

const char *toText(WorkCheck::State state) { return word(std::array{ "same", "different", "not recorded" }, state); }

} // namespace model
