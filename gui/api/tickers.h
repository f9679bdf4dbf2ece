// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <qcustomplot.h>

namespace gui {

/// Ticks of an axis that counts seconds since `origin`, at round moments of the wall clock. Labels are HH:MM:SS, with
/// as many digits of the second as the step needs; the date stands under the first and wherever it changes.
class WallClockTicker : public QCPAxisTicker {
public:
    void setOrigin(model::Nanos origin) { m_origin = origin; }
    void generate(const QCPRange &range, const QLocale &locale, QChar formatChar, int precision, QVector<double> &ticks,
        QVector<double> *subTicks, QVector<QString> *tickLabels) override;

    /// Smallest round step of at least `least`.
    static model::Nanos roundStep(model::Nanos least);

private:
    model::Nanos m_origin = 0;
};

/// Three to five ticks at round values, with the unit scaled once for the whole axis by `divisor`.
class ValueTicker : public QCPAxisTicker {
public:
    void setDivisor(double divisor) { m_divisor = divisor; }
    static double roundStep(double least);

protected:
    double getTickStep(const QCPRange &range) override;
    int getSubTickCount(double tickStep) override;
    QString getTickLabel(double tick, const QLocale &locale, QChar formatChar, int precision) override;

private:
    double m_divisor = 1;
};

/// Ticks at powers of ten, named with their unit: "1 ms", "1 s".
class DecadeTicker : public QCPAxisTicker {
public:
    void setUnit(const std::string &unit) { m_unit = unit; }
    void generate(const QCPRange &range, const QLocale &locale, QChar formatChar, int precision, QVector<double> &ticks,
        QVector<double> *subTicks, QVector<QString> *tickLabels) override;

private:
    std::string m_unit;
};

} // namespace gui
