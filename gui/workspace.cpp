// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workspace.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QTabBar>
#include <QTabWidget>

namespace gui {

Workspace::Workspace(const ViewContext &context, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_top(new QSplitter(Qt::Horizontal, this))
    , m_bottom(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("workspace"));
    for (QSplitter *splitter : { static_cast<QSplitter *>(this), m_top, m_bottom }) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(5);
        splitter->setStyleSheet(QStringLiteral("QSplitter::handle{background:palette(window)}"));
    }
    for (const PanelInfo &info : panels())
        addPanel(info, context);
    resetLayout();
    showComparison(false);
}

QTabWidget *Workspace::tabs(PanelPlace place)
{
    QTabWidget *&made = m_tabs[place];
    if (!made) {
        const bool below = place == PanelPlace::BottomLeft || place == PanelPlace::BottomRight;
        made = new QTabWidget(below ? m_bottom : m_top);
        made->setDocumentMode(true);
        made->setAccessibleName(tr("Panels"));
        made->tabBar()->setExpanding(false);
        made->tabBar()->setDrawBase(false);
        made->tabBar()->setAccessibleName(tr("Panels"));
    }
    return made;
}

void Workspace::addPanel(const PanelInfo &info, const ViewContext &context)
{
    const bool centre = info.place == PanelPlace::Centre;
    gui::Panel *made = info.make(context, centre ? static_cast<QWidget *>(m_top) : tabs(info.place));
    made->setAutoFillBackground(true);
    made->setBackgroundRole(QPalette::Base);
    made->setObjectName(QLatin1String(info.id));
    const QString title = QCoreApplication::translate("panels", info.title);
    made->setAccessibleName(title);
    if (centre)
        m_top->addWidget(made);
    else
        tabs(info.place)->addTab(made, title);
    m_panels.emplace_back(made->objectName(), made);
}

void Workspace::setSession(const std::shared_ptr<const Session> &session)
{
    for (const auto &[id, panel] : m_panels)
        panel->setSession(session);
}

void Workspace::setComparison(const std::shared_ptr<const Compared> &compared)
{
    for (const auto &[id, panel] : m_panels)
        if (auto *viewer = dynamic_cast<ComparisonViewer *>(panel))
            viewer->setComparison(compared);
    if (!compared)
        showComparison(false);
}

bool Workspace::isComparison(const QWidget &widget) const
{
    return widget.parentWidget() == m_top && dynamic_cast<const ComparisonViewer *>(&widget) != nullptr;
}

void Workspace::showComparison(bool shown)
{
    for (int i = 0; i < m_top->count(); ++i) {
        QWidget &part = *m_top->widget(i);
        const bool left = &part == m_tabs[PanelPlace::Left];
        part.setVisible(left || isComparison(part) == shown);
    }
}

bool Workspace::showsComparison() const
{
    for (int i = 0; i < m_top->count(); ++i)
        if (isComparison(*m_top->widget(i)) && !m_top->widget(i)->isHidden())
            return true;
    return false;
}

gui::Panel *Workspace::panel(const QString &id) const
{
    for (const auto &[known, panel] : m_panels)
        if (known == id)
            return panel;
    return nullptr;
}

void Workspace::showPanel(const QString &id)
{
    gui::Panel *wanted = panel(id);
    if (!wanted)
        return;
    for (const auto &[place, widget] : m_tabs)
        if (widget->indexOf(wanted) >= 0)
            widget->setCurrentWidget(wanted);
    if (!wanted->isVisible()) // the comparison stands in its place, or it is the comparison
        showComparison(isComparison(*wanted));
    if (QWidget *inside = wanted->nextInFocusChain())
        inside->setFocus(Qt::OtherFocusReason);
}

void Workspace::resetLayout()
{
    const int em = fontMetrics().averageCharWidth();
    m_top->setSizes({ em * 40, em * 108, em * 52, em * 160 });
    m_top->setStretchFactor(0, 0);
    m_top->setStretchFactor(1, 1);
    m_top->setStretchFactor(2, 0);
    m_top->setStretchFactor(3, 1);
    m_bottom->setSizes({ em * 120, em * 70 });
    m_bottom->setStretchFactor(0, 2);
    m_bottom->setStretchFactor(1, 1);
    setSizes({ 700, 170 });
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
}

QByteArray Workspace::layoutState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << saveState() << m_top->saveState() << m_bottom->saveState();
    return state;
}

void Workspace::restoreLayout(const QByteArray &state)
{
    QDataStream in(state);
    QByteArray outer, top, bottom;
    in >> outer >> top >> bottom;
    if (in.status() != QDataStream::Ok)
        return;
    restoreState(outer);
    m_top->restoreState(top);
    m_bottom->restoreState(bottom);
}

} // namespace gui
