// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/wording.h"

#include "analysis/model/decimal.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

// How values, spans and moments are written for people.
namespace gui {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

/// Three significant digits, never an exponent, no trailing zeros after the point: 203, 16.8, 0.0312, 1250.
QString threeDigits(double value)
{
    const double size = std::fabs(value);
    if (size < 1e-9)
        return QStringLiteral("0");
    const int magnitude = static_cast<int>(std::floor(std::log10(size)));
    const int digits = std::max(0, std::min(6, 2 - magnitude));
    std::string text = model::toText(value, digits);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.')
            text.pop_back();
    }
    return fromUtf8(text);
}

struct Step {
    double from;
    double factor;
    const char *unit;
};

/// The largest step that leaves at least 1 before the point.
template <std::size_t Count>
QString stepped(double value, const std::array<Step, Count> &steps)
{
    for (const Step &step : steps)
        if (std::fabs(value) >= step.from)
            return threeDigits(value / step.factor) + QLatin1Char(' ') + QString::fromLatin1(step.unit);
    const Step &smallest = steps.back();
    return threeDigits(value / smallest.factor) + QLatin1Char(' ') + QString::fromLatin1(smallest.unit);
}

// 999.5 would print as "1000": it belongs to the next step already.
constexpr std::array<Step, 4> Rates{ { { 999.5e6, 1e9, "GB/s" }, { 999.5e3, 1e6, "MB/s" }, { 999.5, 1e3, "kB/s" },
    { 0, 1, "B/s" } } };
constexpr std::array<Step, 4> Sizes{ { { 999.5e6, 1e9, "GB" }, { 999.5e3, 1e6, "MB" }, { 999.5, 1e3, "kB" },
    { 0, 1, "B" } } };
constexpr std::array<Step, 3> Millis{ { { 999.5, 1e3, "s" }, { 0.9995, 1, "ms" }, { 0, 1e-3, "µs" } } };

QString milliText(double value)
{
    if (value == 0)
        return QStringLiteral("0 ms");
    if (std::fabs(value) < 0.9995)
        return threeDigits(value * 1e3) + QString::fromUtf8(" µs");
    return stepped(value, Millis);
}

QString twoParts(
    model::Nanos length, model::Nanos big, const QString &bigUnit, model::Nanos small, const QString &smallUnit)
{
    const model::Nanos rounded = (length + small / 2) / small * small;
    const QString head = QString::number(rounded / big) + QLatin1Char(' ') + bigUnit;
    const model::Nanos rest = rounded % big / small;
    return rest == 0 ? head : head + QLatin1Char(' ') + QString::number(rest) + QLatin1Char(' ') + smallUnit;
}

} // namespace

QString valueText(double value, const std::string &unit)
{
    if (!std::isfinite(value))
        return Wording::tr("not recorded");
    if (unit == "state") {
        const int letter = static_cast<int>(value);
        return letter > 32 && letter < 127 ? QString(QLatin1Char(static_cast<char>(letter))) : threeDigits(value);
    }
    if (unit == "B/s")
        return stepped(value, Rates);
    if (unit == "B")
        return stepped(value, Sizes);
    if (unit == "ms")
        return milliText(value);
    const QString number = threeDigits(value);
    if (unit.empty())
        return number;
    return unit == "1/s" ? number + QStringLiteral(" /s") : number + QLatin1Char(' ') + fromUtf8(unit);
}

QString durationText(model::Nanos length)
{
    constexpr model::Nanos second = model::NanosPerSecond;
    if (length < 0)
        return QLatin1Char('-') + durationText(-length);
    if (length < 999'500'000)
        return milliText(static_cast<double>(length) / 1e6);
    if (length < second * 119 / 2) {
        const double seconds = model::toSeconds(length);
        const QString text = fromUtf8(model::toText(seconds, seconds < 9.95 ? 1 : 0));
        return (text.endsWith(QLatin1String(".0")) ? text.chopped(2) : text) + QStringLiteral(" s");
    }
    if (length < second * 3599)
        return twoParts(length, 60 * second, QStringLiteral("min"), second, QStringLiteral("s"));
    if (length < second * (86'400 - 30))
        return twoParts(length, 3600 * second, QStringLiteral("h"), 60 * second, QStringLiteral("min"));
    return twoParts(length, model::NanosPerDay, QStringLiteral("d"), 3600 * second, QStringLiteral("h"));
}

QString timeText(model::Nanos t, bool withDate, int digits)
{
    const QString clock = fromUtf8(model::clockTime(t, digits));
    if (!withDate)
        return clock;
    const model::CivilTime c = model::toCivil(t);
    const QLatin1Char zero('0');
    const QString date
        = QStringLiteral("%1-%2-%3").arg(c.year, 4, 10, zero).arg(c.month, 2, 10, zero).arg(c.day, 2, 10, zero);
    return date + QLatin1Char(' ') + clock;
}

QString zoneText(const Session &session)
{
    const auto zone = session.zoneSeconds();
    if (!zone)
        return Wording::tr("zone not recorded");
    if (*zone == 0)
        return QStringLiteral("UTC");
    const int minutes = std::abs(*zone) / 60;
    QString text = QStringLiteral("UTC") + QLatin1Char(*zone < 0 ? '-' : '+') + QString::number(minutes / 60);
    if (minutes % 60 != 0)
        text += QStringLiteral(":%1").arg(minutes % 60, 2, 10, QLatin1Char('0'));
    return text;
}

} // namespace gui
