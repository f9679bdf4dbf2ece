// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/applog/userfigures.h"

#include "analysis/model/text.h"
#include "importers/api/factname.h"
#include "importers/api/lexer.h"
#include "importers/api/timeunits.h"
#include "importers/formats/applog/appline.h"

namespace importers {

namespace {

/// "12,5" and "12.5"; "12,345" is taken for a grouped figure by nobody, so it is refused.
std::optional<model::Decimal> figureOf(std::string_view text)
{
    text = trimmed(text);
    const auto comma = text.find(',');
    if (comma != text.npos && text.size() - comma == 4)
        return std::nullopt;
    return parseDecimal(text, true);
}

Stamp stampOf(const UserMatch &match, const Line &line, DateOrder order, UserFigures &figures)
{
    if (match.time.empty()) {
        const auto app = parseAppLine(line.text, line.prefix, order);
        return app ? app->stamp : line.prefix;
    }
    // As if the line began with it: all forms of time are known there.
    const auto app = parseAppLine(match.time, {}, order);
    if (app && app->message.empty())
        return app->stamp;
    const std::string bracketed = "[" + std::string(match.time) + "]";
    if (const auto boot = parseAppLine(bracketed, {}, order))
        return boot->stamp;
    figures.problem = model::encode(
        { STALLMARK_TEXT("the time that the pattern %1 takes cannot be read"), { match.pattern->name } });
    return {};
}

void addDuration(const UserMatch &match, UserFigures &figures)
{
    const std::string &fixed = match.pattern->unit;
    const std::string_view unit = !match.unit.empty() ? match.unit : fixed.empty() ? "ms" : std::string_view(fixed);
    const auto power = timeUnitPower(unit);
    const auto value = figureOf(match.duration);
    const auto millis = power && value ? toMillis(*value, *power) : std::nullopt;
    if (millis)
        figures.values.emplace_back(Column{ "app.duration", "ms" }, *millis);
    else
        figures.problem = model::encode(
            { STALLMARK_TEXT("the duration that the pattern %1 takes cannot be read"), { match.pattern->name } });
}

void addValue(const UserMatch &match, UserFigures &figures)
{
    const UserPattern &pattern = *match.pattern;
    const std::string metric = pattern.metric.empty() ? "applog." + factName(pattern.name) : pattern.metric;
    // The unit group belongs to the duration when there is one.
    const bool own = match.duration.empty() && !match.unit.empty();
    const std::string unit = own ? std::string(match.unit) : pattern.unit;
    if (const auto value = figureOf(match.value))
        figures.values.emplace_back(Column{ metric, unit }, *value);
    else
        figures.problem
            = model::encode({ STALLMARK_TEXT("the value that the pattern %1 takes cannot be read"), { pattern.name } });
}

} // namespace

UserFigures userFigures(const UserMatch &match, const Line &line, DateOrder order)
{
    UserFigures figures;
    figures.stamp = stampOf(match, line, order, figures);
    if (!figures.problem.empty())
        return figures;
    figures.entity = match.pattern->name + (match.entity.empty() ? "" : " " + std::string(match.entity));
    if (!match.duration.empty())
        addDuration(match, figures);
    if (!match.value.empty())
        addValue(match, figures);
    return figures;
}

} // namespace importers
