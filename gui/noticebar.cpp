// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/noticebar.h"

#include "gui/api/figurelook.h"
#include "gui/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace gui {

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    setAutoFillBackground(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 8, 5);
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Notice"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setAccessibleName(tr("Progress of the import"));
    m_progress->setRange(0, 1000);
    m_progress->setFormat(QStringLiteral("%p %"));
    m_progress->setMinimumWidth(220);
    m_cancel->setObjectName(QStringLiteral("cancelImport"));
    m_cancel->setToolTip(tr("Stop the import and keep what is open (Esc)"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Dismiss"));
    m_close->setToolTip(tr("Dismiss. The message stays in the list of messages"));
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_cancel, &QPushButton::clicked, this, &NoticeBar::cancelWanted);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    hide();
}

void NoticeBar::arrange(bool loading)
{
    m_progress->setVisible(loading);
    m_cancel->setVisible(loading);
    m_cancel->setEnabled(loading);
    m_close->setVisible(!loading);
    QPalette colors = parentWidget() ? parentWidget()->palette() : palette();
    if (!loading)
        colors.setColor(QPalette::Window, markerColor(isDark(colors)));
    setPalette(colors);
    show();
}

void NoticeBar::showProgress(const QString &what)
{
    m_text->setText(what);
    m_progress->setValue(0);
    arrange(true);
}

void NoticeBar::setPermille(int permille) { m_progress->setValue(permille); }

void NoticeBar::showStopping()
{
    m_cancel->setEnabled(false);
    m_text->setText(tr("Stopping…"));
}

void NoticeBar::showNotice(const QString &sentence)
{
    m_text->setText(sentence);
    arrange(false);
}

void NoticeBar::dismiss()
{
    hide();
    m_text->clear();
}

QString NoticeBar::text() const { return m_text->text(); }

} // namespace gui
