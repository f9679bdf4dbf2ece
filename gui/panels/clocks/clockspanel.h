// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clockcorrection.h"
#include "gui/api/rowpanel.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace gui {

/// How the time of every log was found, and how sure that is. Corrects the clock of a file or of all of them, and takes
/// corrections back.
class ClocksPanel : public RowPanel {
    Q_OBJECT
public:
    ClocksPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;

private:
    void buildCorrector();
    void updateCorrector();
    /// The file of the current row; 0 when there is none.
    model::SourceId chosenSource();
    void apply(model::SourceId source);
    void ask(std::vector<model::ClockCorrection> corrections);

    std::shared_ptr<const Session> m_session;
    std::vector<model::ClockCorrection> m_corrections; ///< of the session
    QWidget *m_corrector = nullptr;
    QLineEdit *m_wish = nullptr;
    QPushButton *m_toFile = nullptr;
    QPushButton *m_toAll = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_undoAll = nullptr;
    QLabel *m_inForce = nullptr;
};

} // namespace gui
