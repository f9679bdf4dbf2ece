// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace gui {

namespace {

class ThemedEngine : public QIconEngine {
public:
    explicit ThemedEngine(const QByteArray &drawing)
        : m_drawing(drawing)
    {
    }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor color = QGuiApplication::palette().color(group, QPalette::ButtonText);
        QByteArray colored = m_drawing;
        colored.replace("#000000", color.name().toLatin1());
        QSvgRenderer renderer(colored);
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap made(size);
        made.fill(Qt::transparent);
        QPainter painter(&made);
        paint(&painter, QRect({}, size), mode, state);
        return made;
    }
    QIconEngine *clone() const override { return new ThemedEngine(m_drawing); }

private:
    QByteArray m_drawing;
};

} // namespace

QIcon themedIcon(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? QIcon(new ThemedEngine(file.readAll())) : QIcon();
}

QIcon applicationIcon() { return QIcon(QStringLiteral(":/icons/" APP_ID ".svg")); }

} // namespace gui
