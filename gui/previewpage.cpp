// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/previewpage.h"

#include "gui/api/timelinefigure.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gui {

PreviewPage::PreviewPage(QWidget *parent)
    : QWidget(parent)
    , m_figure(new TimelineFigure(this))
    , m_remark(new QLabel(this))
{
    m_remark->setObjectName(QStringLiteral("previewRemark"));
    m_remark->setText(tr("A first look: short pieces from all over the log. What lies between them, the incidents and "
                         "their causes follow as soon as the log is read."));
    m_remark->setWordWrap(true);
    m_remark->setContentsMargins(12, 8, 12, 4);
    m_figure->setObjectName(QStringLiteral("previewFigure"));
    m_figure->setAccessibleName(tr("First look at the log"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_remark);
    column->addWidget(m_figure, 1);
}

PreviewPage::~PreviewPage() = default;

void PreviewPage::setPreview(std::shared_ptr<const Preview> preview)
{
    m_figure->setSession(preview ? preview->session() : nullptr); // lets go of the session before its files go
    m_preview = std::move(preview);
}

} // namespace gui
