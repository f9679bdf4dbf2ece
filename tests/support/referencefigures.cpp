// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/referencefigures.h"

#include <QTest>

#include <cmath>

namespace testsupport {

void figureColumns()
{
    QTest::addColumn<double>("computed");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("relative");
}

void figure(const char *name, double computed, double expected, double relative)
{
    QTest::newRow(name) << computed << expected << relative;
}

void compareFigure()
{
    QFETCH(double, computed);
    QFETCH(double, expected);
    QFETCH(double, relative);
    const double off = std::abs(computed - expected);
    const bool same = std::isfinite(computed) && off <= (expected == 0 ? 1e-12 : relative * std::abs(expected));
    QVERIFY2(same, qPrintable(QStringLiteral("%1, expected %2").arg(computed, 0, 'g', 10).arg(expected, 0, 'g', 10)));
}

} // namespace testsupport
