// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"
#include "gui/api/compared.h"

#include <QColor>
#include <QString>

#include <vector>

// The words and figures of a comparison, the same in window, report and command line.
namespace gui {

QString judgementWord(model::Judgement judgement); ///< "better", "no difference shown"
QColor judgementColor(model::Judgement judgement, bool dark);
/// Of the before side and of the after side, in table, plot and report.
QColor sideColor(model::Side side, bool dark);
QString sideWord(model::Side side); ///< "before", "after"
QString familyTitle(model::Family family);
QString movedWord(model::Moved moved);
/// "randwrite16k", "sda"; with the tool where the test says too little.
QString testTitle(const model::ComparisonRow &row);
QString figureTitle(const model::ComparisonRow &row); ///< "write requests per second"
/// What a side has; a dash when it recorded nothing.
QString sideText(const model::ComparisonRow &row, model::Side side);
/// "+3.8 %", "x 457.7", "x 0.351"; empty when there is no ratio.
QString changeText(const model::ComparisonRow &row);
QString ratioText(double ratio); ///< four significant digits
QString intervalText(const model::Interval &interval); ///< "1.421 to 2.951"
QString probabilityText(double p); ///< "0.0079", "2.2e-11"
/// What limits the comparison, each said once with the rows it is about.
struct Limit {
    QString text;
    std::vector<int> rows;
};
std::vector<Limit> limitsOf(const model::Comparison &comparison);
/// "3, 5, 9 and 12 more"
QString rowNumbers(std::vector<int> ids);

} // namespace gui
