// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/panel.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QTabWidget;
class QTextBrowser;
class QUrl;

namespace gui {

class ComparisonFigure;
class ComparisonModel;
class TableView;

/// Before and after: the answer, the table with its verdicts, and for the chosen row its pictures and all that is to be
/// said of it.
class ComparisonPanel : public Panel, public ComparisonViewer {
    Q_OBJECT
public:
    ComparisonPanel(const ViewContext &view, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;
    void setComparison(std::shared_ptr<const Compared> compared) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeDetails();
    QTextBrowser *addPage(const QString &name, const QString &title);
    void fill();
    void fillRows();
    QModelIndex firstToShow() const;
    void choose(int id);
    void follow(const QUrl &link);

    std::shared_ptr<const Compared> m_compared;
    ComparisonModel *m_model;
    TableView *m_table;
    ComparisonFigure *m_figure;
    QLabel *m_answer = nullptr;
    QComboBox *m_verdict = nullptr;
    QCheckBox *m_secondary = nullptr;
    QTabWidget *m_pages = nullptr;
    QTextBrowser *m_row = nullptr, *m_settings = nullptr, *m_work = nullptr, *m_limits = nullptr;
};

} // namespace gui
