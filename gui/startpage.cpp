// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/startpage.h"

#include "gui/api/figurelook.h"
#include "gui/icons.h"
#include "gui/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

namespace {

constexpr int ColumnWidth = 560;

QFont scaled(QFont font, double factor, QFont::Weight weight)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

QLabel *text(const QString &words, QWidget *parent)
{
    auto *label = new QLabel(words, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

StartPage::StartPage(RecentFiles &recent, QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_recentBox(new QWidget(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *outer = new QHBoxLayout(this);
    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addStretch(2);
    addIntroduction(*column);
    addButtons(*column);
    m_recentBox->setMinimumWidth(ColumnWidth);
    m_recentBox->setMaximumWidth(ColumnWidth);
    new QVBoxLayout(m_recentBox);
    column->addWidget(m_recentBox);
    column->addStretch(3);
    outer->addStretch(1);
    outer->addLayout(column);
    outer->addStretch(1);
    connect(&m_recent, &RecentFiles::changed, this, &StartPage::fillRecent);
    fillRecent();
}

void StartPage::addIntroduction(QVBoxLayout &column)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    auto *icon = new QLabel(this);
    icon->setPixmap(applicationIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *name = text(QStringLiteral("Stallmark"), this);
    name->setFont(scaled(font(), 1.9, QFont::DemiBold));
    auto *claim = text(tr("When did the machine stall, and why?"), this);
    claim->setFont(scaled(font(), 1.2, QFont::Normal));
    words->addWidget(name);
    words->addWidget(claim);
    head->addWidget(icon);
    head->addLayout(words, 1);
    column.addLayout(head);
    column.addSpacing(6);
    auto *what = text(tr("Open the logs that came back from a Linux machine: a folder, an archive or single files. "
                         "iostat, top, vmstat, perf sched, "
                         "/proc, sysbench and the application's own log are recognised by their content. Every answer "
                         "shows the log lines it rests "
                         "on. Nothing leaves this computer."),
        this);
    what->setMinimumWidth(ColumnWidth);
    what->setMaximumWidth(ColumnWidth);
    column.addWidget(what);
    column.addSpacing(6);
}

void StartPage::addButtons(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    auto *open = new QPushButton(themedIcon(QStringLiteral("open")), tr("&Open logs…"), this);
    open->setObjectName(QStringLiteral("startOpen"));
    open->setFont(scaled(font(), 1.15, QFont::DemiBold));
    open->setMinimumHeight(QFontMetrics(open->font()).height() * 5 / 2);
    open->setMinimumWidth(170);
    open->setDefault(true);
    open->setToolTip(tr("Choose archives or single files (Ctrl+O)"));
    auto *folder = new QPushButton(tr("Open a &folder…"), this);
    folder->setMinimumWidth(130);
    folder->setMinimumHeight(open->minimumHeight());
    connect(open, &QPushButton::clicked, this, &StartPage::openFilesWanted);
    connect(folder, &QPushButton::clicked, this, &StartPage::openFolderWanted);
    auto *tryIt = new QPushButton(tr("Try the &example"), this);
    tryIt->setObjectName(QStringLiteral("startExample"));
    tryIt->setMinimumHeight(open->minimumHeight());
    tryIt->setMinimumWidth(130);
    tryIt->setToolTip(tr("A recording of a machine that stalled"));
    connect(tryIt, &QPushButton::clicked, this, &StartPage::exampleWanted);
    row->addWidget(open);
    row->addWidget(folder);
    row->addWidget(tryIt);
    row->addStretch(1);
    column.addLayout(row);
    auto *hint = text(tr("Or drop them anywhere on this window."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    column.addWidget(hint);
    column.addSpacing(12);
}

void StartPage::fillRecent()
{
    auto *layout = m_recentBox->layout();
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    m_recentBox->setVisible(!m_recent.entries().empty());
    if (m_recent.entries().empty())
        return;
    auto *title = text(tr("Opened lately"), m_recentBox);
    title->setFont(scaled(font(), 1, QFont::DemiBold));
    layout->addWidget(title);
    for (const QStringList &paths : m_recent.entries()) {
        const bool there = RecentFiles::exists(paths);
        const QString folder = QDir::toNativeSeparators(QFileInfo(paths.first()).absolutePath());
        const QString name = RecentFiles::label(paths).toHtmlEscaped();
        auto *entry = new QLabel(m_recentBox);
        entry->setTextFormat(Qt::RichText);
        entry->setText((there ? QStringLiteral("<a href='open'>%1</a>").arg(name) : name)
            + QStringLiteral(" &nbsp;<span style='color:%1'>%2</span>")
                  .arg(mutedText(palette()).name(), folder.toHtmlEscaped()));
        entry->setEnabled(there);
        entry->setToolTip(
            there ? paths.join(QLatin1Char('\n')) : tr("%1 is no longer there").arg(paths.join(QLatin1Char('\n'))));
        entry->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        connect(entry, &QLabel::linkActivated, this, [this, paths] { emit openWanted(paths); });
        layout->addWidget(entry);
    }
}

} // namespace gui
