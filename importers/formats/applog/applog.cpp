// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/applog/appfigures.h"
#include "importers/formats/applog/appline.h"
#include "importers/formats/applog/userfigures.h"

#include <algorithm>
#include <map>
#include <string>

namespace importers {

namespace {

const Column DurationColumn{ "app.duration", "ms" };
const Column CpuColumn{ "app.cpu", "%" };
const Column MemoryColumn{ "applog.mem_percent", "%" };

class AppLogReader final : public LogReader {
public:
    explicit AppLogReader(DateOrder order)
        : m_order(order)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;

private:
    void user(const Line &line, const UserMatch &match, ImportSink &sink);
    void write(const Column &column, const std::string &entity, const Stamp &stamp, model::LineNumber line,
        const model::Decimal &value, ImportSink &sink);

    DateOrder m_order;
    std::shared_ptr<const UserPatterns> m_patterns = userPatterns();
    std::optional<AppStampForm> m_form; ///< of the lines so far
    std::map<std::pair<std::string, std::string>, TableId> m_tables; ///< by metric and entity
};

bool AppLogReader::line(const Line &line, ImportSink &sink)
{
    if (line.open && !line.text.empty() && (isDigit(line.text.back()) || line.text.back() == '%')) {
        sink.issue(line.number, "the file ends inside this line, its last figure may be cut: left out", line.text);
        return true;
    }
    if (trimmed(line.text).empty())
        return true;
    if (const auto found = m_patterns->match(line.text)) {
        user(line, *found, sink);
        return true;
    }
    const auto app = parseAppLine(line.text, line.prefix, m_order);
    if (!app || (m_form && *m_form != app->form))
        return false;
    m_form = app->form;
    const AppFigures figures = parseAppFigures(app->message);
    if (figures.empty())
        return true;
    const std::string tag = appTag(*app);
    const std::string key
        = tag.empty() || figures.durationKey.empty() ? tag + figures.durationKey : tag + ' ' + figures.durationKey;
    if (figures.duration)
        write(DurationColumn, key, app->stamp, line.number, *figures.duration, sink);
    if (figures.cpu)
        write(CpuColumn, tag, app->stamp, line.number, *figures.cpu, sink);
    if (figures.memory)
        write(MemoryColumn, tag, app->stamp, line.number, *figures.memory, sink);
    return true;
}

/// A line that a pattern of the user's fits.
void AppLogReader::user(const Line &line, const UserMatch &match, ImportSink &sink)
{
    const UserFigures figures = userFigures(match, line, m_order);
    if (!figures.problem.empty())
        sink.issue(line.number, figures.problem, line.text);
    for (const auto &[column, value] : figures.values)
        write(column, figures.entity, figures.stamp, line.number, value, sink);
}

void AppLogReader::write(const Column &column, const std::string &entity, const Stamp &stamp, model::LineNumber line,
    const model::Decimal &value, ImportSink &sink)
{
    const auto [it, isNew] = m_tables.try_emplace({ column.metric, entity });
    if (isNew)
        it->second = sink.table("application", entity, { &column, 1 });
    sink.row(it->second, stamp, line, { &value, 1 });
}

/// Nothing but its stamp marks such a log, and other logs have stamps too; but what the user asks for is one.
bool opens(std::string_view line)
{
    const auto patterns = userPatterns();
    return !patterns->empty() && patterns->match(line);
}

struct Signs {
    int lines = 0; ///< that are not blank
    int stamped = 0;
    int figures = 0; ///< with a duration or share, and not by the kernel
    int user = 0; ///< that fit a pattern of the user's
    bool boot = false;
    model::LineNumber first = 0; ///< with a figure
};

Signs findSigns(const Head &head)
{
    Signs signs;
    for (const Line &line : head.lines) {
        if (trimmed(line.text).empty())
            continue;
        ++signs.lines;
        signs.user += opens(line.text) ? 1 : 0;
        const auto app = parseAppLine(line.text, line.prefix, DateOrder::MonthFirst);
        if (!app)
            continue;
        ++signs.stamped;
        signs.boot = signs.boot || app->form == AppStampForm::Boot;
        if (parseAppFigures(app->message).empty() || appTag(*app) == "kernel")
            continue;
        signs.first = signs.first == 0 ? line.number : signs.first;
        ++signs.figures;
    }
    return signs;
}

Detection sniff(const Head &head)
{
    const Signs signs = findSigns(head);
    if (signs.user * 5 >= signs.lines && signs.user > 0)
        return { 97, std::to_string(signs.user) + " lines fit the user's patterns" };
    // One line may be cut, at either end of a short piece.
    if (signs.stamped == 0 || (signs.lines - signs.stamped > 1 && signs.stamped * 10 < signs.lines * 6))
        return {};
    const std::string text = std::to_string(signs.stamped) + " of " + std::to_string(signs.lines)
        + " lines begin with a time, " + std::to_string(signs.figures) + " hold a duration or share";
    if (signs.figures == 0)
        return { 20, text };
    // The kernel's own log has times since boot too, and now and then a duration.
    if (signs.boot && signs.figures * 5 < signs.stamped)
        return { 30, text };
    const bool most = signs.figures * 2 >= signs.stamped;
    const bool often = signs.figures * 4 >= signs.stamped;
    return { most ? 92 : often ? 80 : 60, text + ", the first in line " + std::to_string(signs.first) };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<AppLogReader>(context.dateOrder);
}

} // namespace

LogFormat applog()
{
    return { "applog", "application logs with durations (\"write time:28 ms\") and shares (\"CPU:90%\")", sniff, opens,
        makeReader };
}

} // namespace importers
