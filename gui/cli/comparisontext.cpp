// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisonwording.h"
#include "gui/api/wording.h"
#include "gui/cli/comparisonoutput.h"

#include <QCoreApplication>

#include <algorithm>

namespace gui {

namespace {

using Ink = TextPage::Ink;
using model::After;
using model::Before;

constexpr std::size_t MostLimits = 12;

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

Ink inkOf(model::Judgement judgement)
{
    return judgement == model::Judgement::Better      ? Ink::Bold
        : judgement == model::Judgement::Worse        ? Ink::In
        : judgement == model::Judgement::NoDifference ? Ink::Plain
                                                      : Ink::Faint;
}

QString refOf(const ComparedSessions &compared, model::Side side, const model::ComparisonRow &row)
{
    const auto &refs = row.side[side].refs;
    return refs.empty() ? QString() : refText(*compared.session[side], refs.front());
}

void writeRow(TextPage &page, const ComparedSessions &compared, const model::ComparisonRow &row)
{
    page.paragraph(2, QStringLiteral("%1. ").arg(row.id, 3) + judgementWord(row.judgement) + QStringLiteral("  "),
        translated(row.sentence), inkOf(row.judgement));
    if (!row.why.empty())
        page.paragraph(7, ComparisonText::tr("why: "), translated(row.why));
    const QString before = refOf(compared, Before, row);
    const QString after = refOf(compared, After, row);
    if (!before.isEmpty() || !after.isEmpty())
        page.paragraph(7, QString(), QStringLiteral("[%1] [%2]").arg(before, after), Ink::Faint);
}

void writeFamilies(TextPage &page, const ComparedSessions &compared)
{
    int folded = 0;
    std::optional<model::Family> family;
    for (const model::ComparisonRow &row : compared.comparison->rows) {
        if (!row.primary) {
            ++folded;
            continue;
        }
        if (family != row.family) {
            page.blank();
            page.paragraph(0, QString(), familyTitle(row.family), Ink::Bold);
            family = row.family;
        }
        writeRow(page, compared, row);
    }
    if (folded > 0) {
        page.blank();
        page.paragraph(0, QString(),
            ComparisonText::tr("%1 more figures say the same again; --csv and --json have them").arg(folded),
            Ink::Faint);
    }
}

void writeSettings(TextPage &page, const ComparedSessions &compared)
{
    if (compared.comparison->settings.empty())
        return;
    page.blank();
    page.paragraph(0, QString(), ComparisonText::tr("What changed"), Ink::Bold);
    for (const model::SettingChange &change : compared.comparison->settings) {
        const model::Side side = change.value[After] ? After : Before;
        page.cited(2, QString(), translated(change.sentence), refText(*compared.session[side], change.ref[side]));
        if (!change.mechanism.empty())
            page.paragraph(6, QString(), translated(change.mechanism), Ink::Faint);
        if (!change.scale.empty())
            page.paragraph(6, QString(), translated(change.scale), Ink::Faint);
        for (const model::ExpectedMove &move : change.moves)
            if (move.row > 0)
                page.paragraph(6, QStringLiteral("%1. ").arg(move.row, 3),
                    fromUtf8(move.metric) + QStringLiteral(": ") + fromUtf8(model::toText(move.moved)), Ink::Faint);
    }
}

void writeWork(TextPage &page, const ComparedSessions &compared)
{
    bool headed = false;
    int same = 0;
    for (const model::WorkCheck &check : compared.comparison->work) {
        if (check.state == model::WorkCheck::State::Same) {
            ++same;
            continue;
        }
        if (!headed) {
            page.blank();
            page.paragraph(0, QString(), ComparisonText::tr("Not the same work"), Ink::Bold);
            headed = true;
        }
        page.paragraph(2, QString(), translated(check.sentence));
    }
    if (same > 0) {
        page.blank();
        page.paragraph(0, QString(),
            same == 1 ? ComparisonText::tr("1 setting of the work is the same on both sides")
                      : ComparisonText::tr("%1 settings of the work are the same on both sides").arg(same),
            Ink::Faint);
    }
}

void writeLimits(TextPage &page, const ComparedSessions &compared)
{
    const std::vector<Limit> limits = limitsOf(*compared.comparison);
    if (limits.empty())
        return;
    page.blank();
    page.paragraph(0, QString(), ComparisonText::tr("What limits this"), Ink::Bold);
    const std::size_t shown = std::min(limits.size(), std::max(MostLimits, compared.comparison->remarks.size() + 2));
    for (std::size_t i = 0; i < shown; ++i)
        page.paragraph(2, QStringLiteral("- "),
            limits[i].rows.empty() ? limits[i].text
                                   : limits[i].text + QStringLiteral(" (%1)").arg(rowNumbers(limits[i].rows)));
    if (shown < limits.size())
        page.paragraph(
            2, QString(), ComparisonText::tr("and %1 more in --json").arg(limits.size() - shown), Ink::Faint);
}

/// "box.zip, 16 files, no benchmark figures"
QString sideDescription(const model::ComparisonSide &side)
{
    const std::size_t files = side.parts.size();
    const QString many = files == 1 ? ComparisonText::tr("1 file") : ComparisonText::tr("%1 files").arg(files);
    const QString figures = side.results == 0 ? ComparisonText::tr("no benchmark figures")
        : side.results == 1                   ? ComparisonText::tr("1 benchmark figure")
                                              : ComparisonText::tr("%1 benchmark figures").arg(side.results);
    return QStringLiteral("%1, %2, %3").arg(fromUtf8(side.label), many, figures);
}

} // namespace

void writeComparisonText(TextPage &page, const ComparedSessions &compared)
{
    const model::Comparison &comparison = *compared.comparison;
    for (const model::Side side : { Before, After }) {
        const model::ComparisonSide &one = comparison.sides[side];
        page.paragraph(0, side == Before ? ComparisonText::tr("before: ") : ComparisonText::tr("after:  "),
            sideDescription(one), Ink::Bold);
    }
    page.blank();
    for (const model::Text &sentence : comparison.summary)
        page.paragraph(0, QString(), translated(sentence));
    writeFamilies(page, compared);
    writeSettings(page, compared);
    writeWork(page, compared);
    writeLimits(page, compared);
}

} // namespace gui
