// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/settings.h"

#include <algorithm>

namespace comparison {

namespace {

using model::After;
using model::Before;
using model::Better;
using model::Moved;

Better opposite(Better direction)
{
    return direction == Better::Higher ? Better::Lower : direction == Better::Lower ? Better::Higher : Better::None;
}

bool decided(const model::ComparisonRow &row)
{
    return row.judgement == model::Judgement::Better || row.judgement == model::Judgement::Worse;
}

Moved movedOf(const model::ComparisonRow &row, Better should)
{
    if (!decided(row))
        return Moved::Not;
    const bool good = row.judgement == model::Judgement::Better;
    const Better went = good ? row.better : opposite(row.better);
    return should == Better::None || went == should ? Moved::AsExpected : Moved::Opposite;
}

void addMoves(model::SettingChange &change, const Mechanism &mechanism, const std::vector<model::ComparisonRow> &rows)
{
    const int direction = directionOfChange(change);
    for (const Effect &effect : mechanism.effects) {
        const Better should = direction > 0 ? effect.whenRaised
            : direction < 0                 ? opposite(effect.whenRaised)
                                            : Better::None;
        for (const model::ComparisonRow &row : rows)
            if (row.primary && row.judgement != model::Judgement::NotComparable
                && model::matchesGlob(effect.metric, row.metric))
                change.moves.push_back({ row.id, row.metric, should, movedOf(row, should) });
    }
    if (change.moves.empty())
        change.moves.push_back({ 0, mechanism.effects.front().metric, Better::None, Moved::NotMeasured });
}

model::Text withoutMoves(const model::SettingChange &change)
{
    if (change.changed())
        return { STALLMARK_TEXT("%1: %2 before, %3 after"),
            { change.name, *change.value[Before], *change.value[After] } };
    return change.value[Before]
        ? model::Text(STALLMARK_TEXT("%1: %2 before, not recorded after"), { change.name, *change.value[Before] })
        : model::Text(STALLMARK_TEXT("%1: not recorded before, %2 after"), { change.name, *change.value[After] });
}

model::Text sentenceOf(const model::SettingChange &change)
{
    const auto count = [&change](Moved moved) {
        return std::count_if(
            change.moves.begin(), change.moves.end(), [moved](const auto &move) { return move.moved == moved; });
    };
    const auto measured = std::ssize(change.moves) - count(Moved::NotMeasured);
    if (!change.changed() || change.moves.empty())
        return withoutMoves(change);
    if (measured == 0)
        return { STALLMARK_TEXT("%1: %2 before, %3 after; nothing that it acts on was measured on both sides"),
            { change.name, *change.value[Before], *change.value[After] } };
    return { STALLMARK_TEXT(
                 "%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 "
                 "the other way"),
        { change.name, *change.value[Before], *change.value[After], std::to_string(measured),
            std::to_string(count(Moved::AsExpected)), std::to_string(count(Moved::Opposite)) } };
}

/// Of mount options, what those that differ do; else what the setting does.
model::Text mechanismText(const model::SettingChange &change, const Mechanism &mechanism)
{
    model::Text all;
    if (change.kind == model::SettingKind::Mount && change.changed())
        for (const model::Text &text : mountMechanisms(*change.value[Before], *change.value[After]))
            all = all.empty() ? text
                              : model::Text{ STALLMARK_TEXT("%1; %2"), { model::nested(all), model::nested(text) } };
    return all.empty() ? model::Text(mechanism.text) : all;
}

} // namespace

void tieToRows(std::vector<model::SettingChange> &changes, const std::vector<model::ComparisonRow> &rows)
{
    for (model::SettingChange &change : changes) {
        const Mechanism *mechanism = mechanismOf(change.name);
        if (mechanism) {
            change.mechanism = mechanismText(change, *mechanism);
            if (change.changed())
                addMoves(change, *mechanism, rows);
        }
        change.sentence = sentenceOf(change);
    }
}

} // namespace comparison
