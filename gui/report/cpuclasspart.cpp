// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/cpuclasstext.h"
#include "gui/report/content.h"

#include <algorithm>

// How often the CPUs were in use, by the definitions that people count by.
namespace gui::report {

void addCpuClasses(Document &document, const Session &session)
{
    const std::vector<model::CpuClasses> tables = cpuClasses(session);
    if (std::none_of(tables.begin(), tables.end(), [](const model::CpuClasses &t) { return t.any(); }))
        return;
    document.blocks.push_back(Heading{ 2, Report::tr("CPU use of 60 % and more"), QStringLiteral("cpu-classes") });
    for (const model::CpuClasses &classes : tables) {
        if (!classes.any())
            continue;
        document.blocks.push_back(
            Paragraph{ { plain(cpuClassHead(session, classes)) }, Paragraph::Kind::Body, 0, {}, true });
        Table table;
        for (const QString &name : cpuClassColumns()) {
            table.header.push_back(name);
            table.rightAligned.push_back(!table.rightAligned.empty());
        }
        table.widths = { 16, 11, 10, 14, 9, 14, 14, 12 };
        for (const QStringList &row : cpuClassRows(classes)) {
            table.rows.emplace_back();
            for (const QString &cell : row)
                table.rows.back().push_back({ plain(cell) });
        }
        document.blocks.push_back(std::move(table));
    }
}

} // namespace gui::report
