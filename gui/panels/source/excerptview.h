// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/records.h"

#include <QPlainTextEdit>

#include <vector>

namespace gui {

/// Lines of a log with their numbers in a margin; one of them marked. Read only; copying takes the lines without
/// numbers.
class ExcerptView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit ExcerptView(QWidget *parent = nullptr);
    void setLines(const std::vector<model::Excerpt> &lines, model::LineNumber marked);
    void setSought(const QString &words); ///< these are set off wherever they stand; empty: none
    model::LineNumber markedLine() const { return m_marked; }
    QString markedText() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Margin;
    int marginWidth() const;
    void paintMargin(QPaintEvent *event);
    void mark();
    void addSought(QList<QTextEdit::ExtraSelection> &marks) const;
    int blockOf(model::LineNumber line) const; ///< -1: not shown

    Margin *m_margin;
    std::vector<model::LineNumber> m_numbers; ///< one a block; 0: lines left out here
    QString m_sought;
    model::LineNumber m_marked = 0;
};

} // namespace gui
