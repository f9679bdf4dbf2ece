// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/comparison/details.h"

#include "gui/api/comparisonwording.h"
#include "gui/api/wording.h"

#include <QCoreApplication>

namespace gui {

namespace {

using model::After;
using model::Before;

struct Details {
    Q_DECLARE_TR_FUNCTIONS(ComparisonDetails)
};

QString paragraph(const QString &html) { return QStringLiteral("<p style=\"margin:0 0 5px 0\">%1</p>").arg(html); }

QString list(const QStringList &items)
{
    QString html;
    for (const QString &item : items)
        html += QStringLiteral("<li>%1</li>").arg(item);
    return html.isEmpty() ? html : QStringLiteral("<ul style=\"margin:0 0 5px 0;-qt-list-indent:1\">%1</ul>").arg(html);
}

/// A line of a side as a link.
QString place(const Compared &compared, model::Side side, const model::SourceRef &ref)
{
    const QString text = refText(compared.session(side), ref).toHtmlEscaped();
    if (text.isEmpty())
        return text;
    return QStringLiteral("<a href=\"%1:%2:%3\">%4</a>")
        .arg(side == Before ? QStringLiteral("before") : QStringLiteral("after"))
        .arg(ref.source)
        .arg(ref.line)
        .arg(text);
}

/// "= 0.0079", "< 1e-99"
QString equal(double p)
{
    const QString text = probabilityText(p);
    return text.startsWith(QLatin1Char('<')) ? text : QStringLiteral("= ") + text;
}

QString probabilities(const model::ComparisonRow &row)
{
    QStringList words;
    if (row.p)
        words << QStringLiteral("p %1 (%2)").arg(equal(*row.p), fromUtf8(row.pMethod));
    if (row.adjustedP && row.familySize > 1)
        words << Details::tr("corrected for %1 rows: %2 (%3)")
                     .arg(row.familySize)
                     .arg(probabilityText(*row.adjustedP), fromUtf8(row.correction));
    if (row.smallestP)
        words << Details::tr("smallest that so few values can reach: %1").arg(probabilityText(*row.smallestP));
    return words.join(QStringLiteral("; "));
}

QString effect(const model::ComparisonRow &row)
{
    QStringList words;
    if (row.ratio)
        words << Details::tr("%1: %2").arg(fromUtf8(row.estimate), ratioText(*row.ratio));
    if (row.ci)
        words << Details::tr("95 % interval %1 (%2)").arg(intervalText(*row.ci), fromUtf8(row.ciMethod));
    if (row.hedgesG)
        words << Details::tr("Hedges g %1").arg(QString::number(*row.hedgesG, 'f', 2));
    if (row.cliffDelta)
        words << Details::tr("Cliff's delta %1").arg(QString::number(*row.cliffDelta, 'f', 2));
    return words.join(QStringLiteral("; "));
}

QString lines(const Compared &compared, const model::ComparisonRow &row)
{
    QStringList sides;
    for (const model::Side side : { Before, After }) {
        QStringList places;
        for (const model::SourceRef &ref : row.side[side].refs)
            if (places.size() < 4)
                places << place(compared, side, ref);
        if (!places.isEmpty())
            sides << QStringLiteral("%1: %2").arg(sideWord(side), places.join(QStringLiteral(", ")));
    }
    return sides.join(QStringLiteral("; "));
}

QString valueCell(const std::optional<std::string> &value)
{
    return value ? fromUtf8(*value).toHtmlEscaped() : Details::tr("not recorded");
}

QString moves(const Compared &compared, const model::SettingChange &change)
{
    QStringList items;
    for (const model::ExpectedMove &move : change.moves) {
        const model::ComparisonRow *row = compared.comparison.row(move.row);
        const QString what = row ? QStringLiteral("%1 %2 (%3)").arg(testTitle(*row), figureTitle(*row)).arg(row->id)
                                 : metricTitle(move.metric);
        QString item = QStringLiteral("%1: %2").arg(what.toHtmlEscaped(), movedWord(move.moved));
        if (row && row->ratio)
            item += QStringLiteral(", ") + changeText(*row);
        items << item;
    }
    return list(items);
}

} // namespace

QString rowDetails(const Compared &compared, const model::ComparisonRow &row)
{
    QString html = paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(judgementWord(row.judgement), translated(row.sentence).toHtmlEscaped()));
    if (!row.why.empty())
        html += paragraph(QStringLiteral("<b>%1</b> %2").arg(Details::tr("Why:"), translated(row.why).toHtmlEscaped()));
    for (const QString &text : { effect(row), probabilities(row) })
        if (!text.isEmpty())
            html += paragraph(text.toHtmlEscaped());
    if (row.equivalent)
        html += paragraph(Details::tr("The whole interval lies between 0.95 and 1.05: the same for most purposes."));
    if (!row.needed.empty())
        html += paragraph(
            QStringLiteral("<b>%1</b> %2").arg(Details::tr("To decide:"), translated(row.needed).toHtmlEscaped()));
    QStringList remarks;
    for (const model::Text &remark : row.remarks)
        remarks << translated(remark).toHtmlEscaped();
    html += list(remarks);
    html += paragraph(QStringLiteral("%1 %2").arg(Details::tr("Paired:"), translated(row.pairing).toHtmlEscaped()));
    const QString where = lines(compared, row);
    return where.isEmpty() ? html : html + paragraph(where);
}

QString settingsDetails(const Compared &compared)
{
    if (compared.comparison.settings.empty())
        return paragraph(Details::tr("No setting that both sides recorded has changed."));
    QString html;
    for (const model::SettingChange &change : compared.comparison.settings) {
        html += paragraph(QStringLiteral("<b>%1</b>: %2 &rarr; %3 %4 %5")
                              .arg(fromUtf8(change.name).toHtmlEscaped(), valueCell(change.value[Before]),
                                  valueCell(change.value[After]), place(compared, Before, change.ref[Before]),
                                  place(compared, After, change.ref[After])));
        const QString how = translated(change.mechanism);
        if (!how.isEmpty())
            html += paragraph(how.toHtmlEscaped());
        html += moves(compared, change);
    }
    return html;
}

QString workDetails(const Compared &compared)
{
    QStringList different, missing, same;
    for (const model::WorkCheck &check : compared.comparison.work) {
        QStringList &group = check.state == model::WorkCheck::State::Different ? different
            : check.state == model::WorkCheck::State::Same                     ? same
                                                                               : missing;
        group << translated(check.sentence).toHtmlEscaped();
    }
    QString html;
    const auto add = [&html](const QString &title, const QStringList &items) {
        if (!items.isEmpty())
            html += paragraph(QStringLiteral("<b>%1</b>").arg(title)) + list(items);
    };
    add(Details::tr("Not the same work"), different);
    add(Details::tr("Not recorded"), missing);
    add(Details::tr("The same"), same);
    return html.isEmpty() ? paragraph(Details::tr("Nothing tells what work was done.")) : html;
}

QString limitDetails(const Compared &compared)
{
    QStringList items;
    for (const Limit &limit : limitsOf(compared.comparison))
        items << (limit.rows.empty() ? limit.text : QStringLiteral("%1 (%2)").arg(limit.text, rowNumbers(limit.rows)))
                     .toHtmlEscaped();
    return items.isEmpty() ? paragraph(Details::tr("Nothing in particular.")) : list(items);
}

} // namespace gui
