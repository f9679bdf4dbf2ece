// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/rowpanel.h"

namespace gui {

/// How the time of every log was found, and how sure that is.
class ClocksPanel : public RowPanel {
    Q_OBJECT
public:
    ClocksPanel(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session) override;
};

} // namespace gui
