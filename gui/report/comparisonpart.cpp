// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisonwording.h"
#include "gui/api/wording.h"
#include "gui/report/content.h"

#include <algorithm>

// Before and after: the answer, the table, the pictures of what changed most, what was changed, what limits it.
namespace gui::report {

namespace {

using model::After;
using model::Before;

constexpr std::size_t MostRows = 60;
constexpr std::size_t MostPictures = 3;
constexpr std::size_t MostLimits = 15;

void note(Document &document, const QString &text)
{
    document.blocks.push_back(Paragraph{ { faint(text) }, Paragraph::Kind::Note, 0, {}, false });
}

void point(Document &document, const QString &text, int indent = 1)
{
    document.blocks.push_back(
        Paragraph{ { plain(text) }, Paragraph::Kind::Body, indent, QString(QChar(0x2022)), false });
}

void heading(Document &document, const QString &text, const QString &anchor)
{
    document.blocks.push_back(Heading{ 3, text, anchor });
}

/// Sentences that stand behind one another need their full stops.
QString closed(const QString &sentence)
{
    return sentence.isEmpty() || sentence.back().isPunct() ? sentence : sentence + QLatin1Char('.');
}

bool isDecided(const model::ComparisonRow &row)
{
    return row.judgement == model::Judgement::Better || row.judgement == model::Judgement::Worse;
}

/// Decided ones first, in the order of the table.
std::vector<const model::ComparisonRow *> mainRows(const model::Comparison &comparison)
{
    std::vector<const model::ComparisonRow *> rows;
    for (const model::ComparisonRow &row : comparison.rows)
        if (row.primary)
            rows.push_back(&row);
    std::stable_sort(
        rows.begin(), rows.end(), [](const auto *a, const auto *b) { return isDecided(*a) && !isDecided(*b); });
    return rows;
}

std::vector<Spans> cells(const model::ComparisonRow &row)
{
    const QString interval = row.ci ? QStringLiteral("\n") + intervalText(*row.ci) : QString();
    return { { plain(QString::number(row.id)) },
        { bold(judgementWord(row.judgement), judgementColor(row.judgement, false)) },
        { plain(testTitle(row)), faint(QStringLiteral("\n") + figureTitle(row)) }, { plain(sideText(row, Before)) },
        { plain(sideText(row, After)) }, { plain(changeText(row)), faint(interval) },
        { plain(row.adjustedP ? probabilityText(*row.adjustedP) : QString()) } };
}

void addTable(Document &document, const std::vector<const model::ComparisonRow *> &rows)
{
    Table table;
    table.header = { Report::tr("No."), Report::tr("Verdict"), Report::tr("Figure"), Report::tr("Before"),
        Report::tr("After"), Report::tr("Change, 95 % of the ratio"), Report::tr("Corrected p") };
    table.widths = { 5, 15, 26, 12, 12, 18, 12 };
    table.rightAligned = { true, false, false, true, true, true, true };
    for (std::size_t i = 0; i < std::min(MostRows, rows.size()); ++i)
        table.rows.push_back(cells(*rows[i]));
    document.blocks.push_back(std::move(table));
    if (rows.size() > MostRows)
        note(document, Report::tr("%1 of %2 rows are listed.").arg(MostRows).arg(rows.size()));
}

/// Rows with something to look at, those that changed most first, one of a kind.
void addPictures(Document &document, std::vector<const model::ComparisonRow *> rows)
{
    std::erase_if(rows, [](const auto *row) {
        return !row->ratio || row->family == model::Family::Suite
            || (!isDecided(*row) && row->basis == model::Basis::Single);
    });
    std::stable_sort(rows.begin(), rows.end(), [](const auto *a, const auto *b) {
        return std::make_pair(!isDecided(*a), a->family) < std::make_pair(!isDecided(*b), b->family);
    });
    std::vector<std::pair<std::string, model::Family>> shown;
    for (const model::ComparisonRow *row : rows) {
        const std::pair kind(row->tool, row->family);
        if (shown.size() == MostPictures || std::find(shown.begin(), shown.end(), kind) != shown.end())
            continue;
        shown.push_back(kind);
        Figure figure;
        figure.row = row->id;
        figure.caption = Report::tr("Grey before, blue after. %1").arg(closed(translated(row->sentence)));
        document.blocks.push_back(figure);
    }
}

void addSentences(Document &document, const std::vector<const model::ComparisonRow *> &rows)
{
    std::size_t said = 0;
    for (const model::ComparisonRow *row : rows) {
        if (!isDecided(*row) || ++said > 12)
            continue;
        QString text = QStringLiteral("%1. %2").arg(row->id).arg(closed(translated(row->sentence)));
        if (row->smallestP)
            text += QLatin1Char(' ')
                + Report::tr("The smallest p that so few values can reach is %1.")
                      .arg(probabilityText(*row->smallestP));
        point(document, text);
    }
    for (const model::ComparisonRow *row : rows)
        if (!row->why.empty() && ++said <= 20)
            point(document,
                Report::tr("%1. No difference is shown. %2 Why: %3")
                    .arg(row->id)
                    .arg(closed(translated(row->sentence)), closed(translated(row->why))));
    for (const model::ComparisonRow *row : rows)
        if (!isDecided(*row) && row->why.empty() && !row->needed.empty() && ++said <= 16)
            point(document, QStringLiteral("%1. %2").arg(row->id).arg(translated(row->needed)));
}

void addSettings(Document &document, const Compared &compared)
{
    if (compared.comparison.settings.empty())
        return;
    heading(document, Report::tr("What changed"), QStringLiteral("changed"));
    for (const model::SettingChange &change : compared.comparison.settings) {
        const model::Side side = change.value[After] ? After : Before;
        Spans spans{ plain(translated(change.sentence)) };
        const QString place = refText(compared.session(side), change.ref[side]);
        if (!place.isEmpty())
            spans.push_back(faint(QStringLiteral(" [%1]").arg(place)));
        document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 1, QString(QChar(0x2022)), false });
        if (!change.mechanism.empty())
            document.blocks.push_back(
                Paragraph{ { faint(translated(change.mechanism)) }, Paragraph::Kind::Body, 2, {}, false });
        for (const model::ExpectedMove &move : change.moves)
            if (const model::ComparisonRow *row = compared.comparison.row(move.row))
                point(document,
                    QStringLiteral("%1 %2 (%3): %4, %5")
                        .arg(testTitle(*row), figureTitle(*row))
                        .arg(row->id)
                        .arg(movedWord(move.moved), changeText(*row)),
                    2);
    }
}

void addWork(Document &document, const model::Comparison &comparison)
{
    std::vector<QString> different;
    for (const model::WorkCheck &check : comparison.work)
        if (check.state == model::WorkCheck::State::Different)
            different.push_back(translated(check.sentence));
    const auto same = static_cast<int>(std::count_if(comparison.work.begin(), comparison.work.end(),
        [](const model::WorkCheck &check) { return check.state == model::WorkCheck::State::Same; }));
    if (!different.empty()) {
        heading(document, Report::tr("Not the same work"), QStringLiteral("work"));
        for (const QString &sentence : different)
            point(document, sentence);
    }
    if (same > 0)
        note(document,
            same == 1 ? Report::tr("1 setting of the work is the same on both sides.")
                      : Report::tr("%n settings of the work are the same on both sides.", nullptr, same));
}

void addLimits(Document &document, const model::Comparison &comparison)
{
    const std::vector<Limit> limits = limitsOf(comparison);
    if (limits.empty())
        return;
    heading(document, Report::tr("What limits this"), QStringLiteral("limits"));
    for (std::size_t i = 0; i < std::min(MostLimits, limits.size()); ++i)
        point(document,
            limits[i].rows.empty() ? limits[i].text
                                   : QStringLiteral("%1 (%2)").arg(limits[i].text, rowNumbers(limits[i].rows)));
}

} // namespace

void addComparison(Document &document, const Compared &compared)
{
    const model::Comparison &comparison = compared.comparison;
    document.blocks.push_back(Heading{ 2, Report::tr("Before and after"), QStringLiteral("comparison") });
    note(document,
        Report::tr("before: %1; after: %2")
            .arg(fromUtf8(comparison.sides[Before].label), fromUtf8(comparison.sides[After].label)));
    for (std::size_t i = 0; i < comparison.summary.size(); ++i)
        document.blocks.push_back(
            Paragraph{ { i == 0 ? bold(translated(comparison.summary[i])) : plain(translated(comparison.summary[i])) },
                i == 0 ? Paragraph::Kind::Lead : Paragraph::Kind::Body, 0, {}, false });
    const auto rows = mainRows(comparison);
    if (!rows.empty()) {
        addPictures(document, rows);
        addTable(document, rows);
        addSentences(document, rows);
    }
    addSettings(document, compared);
    addWork(document, comparison);
    addLimits(document, comparison);
}

} // namespace gui::report
