// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/cpuclasstext.h"

#include "analysis/model/qualitygrade.h"
#include "gui/api/wording.h"

#include <QCoreApplication>

namespace gui {

namespace {

struct CpuClassText {
    Q_DECLARE_TR_FUNCTIONS(CpuClassText)
};

QString figure(double value) { return QString::number(value, 'g', 3); }

QString className(int c)
{
    const int from = model::CpuClasses::Bounds[static_cast<std::size_t>(c)];
    const bool last = c + 1 == model::CpuClasses::Classes;
    return CpuClassText::tr("%1 to %2 %").arg(from).arg(last ? 100 : from + 9);
}

} // namespace

std::vector<model::CpuClasses> cpuClasses(const Session &session)
{
    return model::parseCpuClasses(session.reader().meta(model::CpuClassesKey));
}

QString definitionText(model::CpuClasses::Definition definition)
{
    return definition == model::CpuClasses::Definition::Busy
        ? CpuClassText::tr("CPU % = user + nice + system + irq + softirq + steal")
        : CpuClassText::tr("CPU % = 100 - idle, which counts the wait for disks as use");
}

QString cpuClassHead(const Session &session, const model::CpuClasses &table)
{
    return CpuClassText::tr("%1: %2; one sample every %3, %4 covered")
        .arg(refText(session, { table.source, 0 }), definitionText(table.definition), durationText(table.interval),
            durationText(table.exposure));
}

QStringList cpuClassColumns()
{
    return { CpuClassText::tr("Class"), CpuClassText::tr("Samples"), CpuClassText::tr("Share"),
        CpuClassText::tr("Samples an hour"), CpuClassText::tr("Spells"), CpuClassText::tr("Spells an hour"),
        CpuClassText::tr("Mean spell"), CpuClassText::tr("Dispersion") };
}

std::vector<QStringList> cpuClassRows(const model::CpuClasses &table)
{
    std::vector<QStringList> rows;
    for (int i = 0; i < model::CpuClasses::Classes; ++i) {
        const model::CpuClasses::Class &c = table.classes[static_cast<std::size_t>(i)];
        if (c.samples == 0 && c.episodes == 0)
            continue;
        rows.push_back(
            { className(i), QString::number(c.samples), figure(100 * table.share(c.samples)) + QStringLiteral(" %"),
                figure(table.perHour(c.samples)), QString::number(c.episodes), figure(table.perHour(c.episodes)),
                c.episodes > 0 ? durationText(c.episodeTime / c.episodes) : QString(),
                c.dispersion ? figure(*c.dispersion) : QString() });
    }
    return rows;
}

QString qualityGrade(const Session &session) { return fromUtf8(session.reader().meta(model::QualityGradeKey)); }

QString gradeSentence(const QString &grade)
{
    if (grade == QLatin1String("A"))
        return CpuClassText::tr("Grade A: nothing to remark.");
    if (grade == QLatin1String("B"))
        return CpuClassText::tr("Grade B: some hypotheses stay open for want of data.");
    if (grade == QLatin1String("C"))
        return CpuClassText::tr("Grade C: mind the remarks before you rely on a figure.");
    if (grade == QLatin1String("D"))
        return CpuClassText::tr("Grade D: conclusions from this recording are doubtful.");
    return {};
}

} // namespace gui
