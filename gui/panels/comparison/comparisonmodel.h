// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/rowmodel.h"

namespace gui {

/// Which rows the table shows.
struct RowChoice {
    enum class Verdict { All, Decided, Better, Worse, NoDifference, NotComparable };
    Verdict verdict = Verdict::All;
    bool secondary = false; ///< rows too that say the same again
};

/// The rows of a comparison as a table; the verdict in its colour.
class ComparisonModel : public RowModel {
    Q_OBJECT
public:
    enum Column {
        Number,
        Verdict,
        Part,
        Test,
        Figure,
        BeforeValue,
        AfterValue,
        Change,
        Interval,
        Probability,
        Repeats
    };

    explicit ComparisonModel(QObject *parent);
    void setComparison(std::shared_ptr<const Compared> compared, const RowChoice &choice);
    QVariant data(const QModelIndex &index, int role) const override;
    /// Id of the row of the comparison.
    static int idAt(const QModelIndex &index);

private:
    std::shared_ptr<const Compared> m_compared;
};

} // namespace gui
