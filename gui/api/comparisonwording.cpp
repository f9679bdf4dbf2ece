// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisonwording.h"

#include "gui/api/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWording)
};

constexpr int MostNumbers = 8;
constexpr double SmallestPrinted = 1e-99; // what is below is no more than a matter of the arithmetic

} // namespace

QString judgementWord(model::Judgement judgement)
{
    switch (judgement) {
    case model::Judgement::Better:
        return Words::tr("better");
    case model::Judgement::Worse:
        return Words::tr("worse");
    case model::Judgement::NoDifference:
        return Words::tr("no difference shown");
    case model::Judgement::NotComparable:
        break;
    }
    return Words::tr("not comparable");
}

QColor judgementColor(model::Judgement judgement, bool dark)
{
    switch (judgement) {
    case model::Judgement::Better:
        return dark ? QColor(0x6c, 0xc6, 0x7c) : QColor(0x1b, 0x7a, 0x34);
    case model::Judgement::Worse:
        return dark ? QColor(0xf0, 0x80, 0x6e) : QColor(0xb3, 0x26, 0x1e);
    case model::Judgement::NoDifference:
    case model::Judgement::NotComparable:
        break;
    }
    return dark ? QColor(0xa8, 0xa8, 0xa8) : QColor(0x60, 0x60, 0x60);
}

QColor sideColor(model::Side side, bool dark)
{
    if (side == model::Before)
        return dark ? QColor(0x8f, 0x98, 0xa3) : QColor(0x8a, 0x93, 0x9e);
    return dark ? QColor(0x5a, 0xa9, 0xe6) : QColor(0x1f, 0x6f, 0xb2);
}

QString sideWord(model::Side side) { return side == model::Before ? Words::tr("before") : Words::tr("after"); }

QString familyTitle(model::Family family)
{
    switch (family) {
    case model::Family::Suite:
        return Words::tr("Suites");
    case model::Family::Benchmark:
        return Words::tr("Benchmarks");
    case model::Family::Latency:
        return Words::tr("Latencies");
    case model::Family::Errors:
        return Words::tr("Errors");
    case model::Family::Incidents:
        return Words::tr("Incidents and slow operations");
    case model::Family::CpuClasses:
        return Words::tr("CPU classes, episodes per hour");
    case model::Family::Monitor:
        break;
    }
    return Words::tr("Monitors");
}

QString movedWord(model::Moved moved)
{
    switch (moved) {
    case model::Moved::AsExpected:
        return Words::tr("moved as expected");
    case model::Moved::Not:
        return Words::tr("did not move");
    case model::Moved::Opposite:
        return Words::tr("moved the other way");
    case model::Moved::NotMeasured:
        break;
    }
    return Words::tr("not measured");
}

QString testTitle(const model::ComparisonRow &row)
{
    const QString tool = fromUtf8(row.tool), test = fromUtf8(row.test);
    if (test.isEmpty() || test == QLatin1String("all"))
        return tool;
    return tool.isEmpty() || test.startsWith(tool, Qt::CaseInsensitive) ? test : tool + QLatin1Char(' ') + test;
}

QString figureTitle(const model::ComparisonRow &row)
{
    const QString name = fromUtf8(row.metric), title = metricTitle(row.metric);
    if (title != name || title.isEmpty())
        return title;
    QString words = name;
    if (words.endsWith(QLatin1String("_per_s")))
        words = Words::tr("%1 per second").arg(words.chopped(6));
    return words.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('.'), QLatin1Char(' '));
}

QString sideText(const model::ComparisonRow &row, model::Side side)
{
    const auto &value = row.side[side].value;
    if (!value)
        return QString(QChar(0x2013));
    return row.unit == "us" ? valueText(*value / 1000, "ms") : valueText(*value, row.unit);
}

QString ratioText(double ratio)
{
    return std::isfinite(ratio) ? QString::number(ratio, 'g', 4) : QString(QChar(0x221e));
}

QString changeText(const model::ComparisonRow &row)
{
    if (!row.ratio)
        return {};
    if (*row.ratio > 2 || *row.ratio < 0.5)
        return QStringLiteral("%1 %2").arg(QChar(0x00d7)).arg(ratioText(*row.ratio));
    const double percent = 100 * (*row.ratio - 1);
    if (std::abs(percent) < 0.05)
        return QStringLiteral("0.0 %");
    const QString sign = percent < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    return QStringLiteral("%1%2 %").arg(sign, QString::number(std::abs(percent), 'f', 1));
}

QString intervalText(const model::Interval &interval)
{
    return Words::tr("%1 to %2").arg(ratioText(interval.low), ratioText(interval.high));
}

QString probabilityText(double p)
{
    if (p < SmallestPrinted)
        return QStringLiteral("< 1e-99");
    return p >= 0.001 ? QString::number(p, 'g', 2) : QString::number(p, 'e', 1);
}

namespace {

/// Says more about a row, but limits nothing.
bool tellsMore(const model::Text &remark)
{
    return remark.pattern.starts_with("worst report") || remark.pattern.starts_with("ratios: ");
}

} // namespace

std::vector<Limit> limitsOf(const model::Comparison &comparison)
{
    std::vector<Limit> limits;
    const auto add = [&limits](const QString &text, const std::vector<int> &rows) {
        auto same = std::find_if(limits.begin(), limits.end(), [&](const Limit &one) { return one.text == text; });
        if (same == limits.end())
            same = limits.insert(limits.end(), Limit{ text, {} });
        same->rows.insert(same->rows.end(), rows.begin(), rows.end());
    };
    for (const model::ComparisonRemark &remark : comparison.remarks)
        add(translated(remark.text), remark.rows);
    for (const model::Refusal &refusal : comparison.refusals)
        add(Words::tr("not compared: %1: %2").arg(fromUtf8(refusal.what), translated(refusal.reason)), {});
    for (const model::ComparisonRow &row : comparison.rows) {
        if (!row.primary)
            continue;
        for (const model::Text &remark : row.remarks)
            if (!tellsMore(remark))
                add(translated(remark), { row.id });
    }
    return limits;
}

QString rowNumbers(std::vector<int> ids)
{
    std::sort(ids.begin(), ids.end());
    QStringList words;
    for (const int id : ids)
        words << QString::number(id);
    const auto more = words.size() - MostNumbers;
    if (more > 0)
        words = words.mid(0, MostNumbers) << Words::tr("%1 more").arg(more);
    return words.join(QStringLiteral(", "));
}

} // namespace gui
