// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/figurelook.h"

#include <qcustomplot.h>

namespace gui {

/// Pictures of one row of a comparison, side by side: paired bars with the same figure of the other tests, the courses
/// of both sides on a common zero, the distributions of their values. Which of them depends on what the row has. The
/// panel shows it, the report prints it.
class ComparisonFigure : public QCustomPlot {
    Q_OBJECT
public:
    explicit ComparisonFigure(QWidget *parent = nullptr);
    /// `row` is the row's id; nothing is drawn for 0 and for a row without figures.
    void setRow(std::shared_ptr<const Compared> compared, int row);
    /// Light colours and pixel-sized fonts whatever the palette is, for paper.
    void setPaperLook(bool paper);
    int pictureCount() const { return m_pictures; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QCPAxisRect *addPicture(const QString &title);
    void addBars(const model::ComparisonRow &row);
    void addCourses(const model::ComparisonRow &row);
    void addRepeats(const model::ComparisonRow &row);
    void addDistribution(const model::ComparisonRow &row);
    QPen penOf(model::Side side) const;
    void dress(QCPAxis &axis, const QString &label) const;

    std::shared_ptr<const Compared> m_compared;
    int m_row = 0;
    int m_pictures = 0;
    bool m_paper = false;
    FigureLook m_look;
};

} // namespace gui
