// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/logdispatcher.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

namespace {

constexpr const char *Unclaimed = "line belongs to no known log";

/// What people leave around a pasted log: prompts, fences, the key that ended it. Not worth a word.
bool isPasteMark(std::string_view line)
{
    line = trimmed(line);
    for (const std::string_view mark :
        { "$ ", "# ", "```", "~~~", "<pre", "</pre", "<html", "</html", "<body", "</body", "^C", "^Z" })
        if (line.starts_with(mark))
            return true;
    if (line == "$" || line == "#")
        return true;
    // root@fieldbox:~# iostat -xtkc 1; [root@fieldbox ~]# iostat
    const std::string_view first = line.substr(0, line.find_first_of(" \t"));
    const std::size_t at = first.find('@');
    return at != std::string_view::npos && at > 0 && line.find_first_of("#$", at) != std::string_view::npos;
}

/// Of the day on the wall clock.
model::Nanos midnightOf(const Stamp &stamp)
{
    const model::Nanos wall = stamp.value + stamp.zoneSeconds.value_or(0) * model::NanosPerSecond;
    return wall - (wall % model::NanosPerDay + model::NanosPerDay) % model::NanosPerDay;
}

} // namespace

LogDispatcher::LogDispatcher(LogTarget &target, std::span<const LogFormat> formats, ReaderContext context)
    : m_target(target)
    , m_formats(formats)
    , m_context(context)
{
}

LogDispatcher::OpenLog LogDispatcher::make(const LogFormat &format)
{
    OpenLog log{ &format, format.makeReader(m_context), &m_target.openLog(format) };
    const Stamp date = m_marker.isValid() ? m_marker : m_name ? m_name->stamp : Stamp{};
    if (date.isValid()) // for tools that print the time of day only
        log.sink->headDate(midnightOf(date));
    if (m_name && m_name->everySecond) {
        log.sink->fact(0, "clock.start", model::isoTime(m_name->stamp.value, std::nullopt));
        log.sink->fact(0, "clock.interval", "1");
    }
    return log;
}

void LogDispatcher::marked(const MarkerLine &marker)
{
    const bool first = !m_marker.isValid();
    m_marker = marker.stamp;
    for (OpenLog &log : m_logs) {
        if (first) // later midnights are seen from the times themselves
            log.sink->headDate(midnightOf(m_marker));
        if (!marker.newRun)
            continue;
        log.reader->finish(*log.sink);
        log.reader = log.format->makeReader(m_context);
    }
}

void LogDispatcher::begin(const LogFormat &format) { m_logs.push_back(make(format)); }

void LogDispatcher::line(const Line &line)
{
    if (!m_logs.empty() && m_logs.back().reader->line(line, *m_logs.back().sink))
        return;
    if (trimmed(line.text).empty())
        return;
    if (!offerToOpen(line) && !offerToNew(line))
        unclaimed(line);
}

/// The logs that were active before, the latest first.
bool LogDispatcher::offerToOpen(const Line &line)
{
    for (std::size_t i = m_logs.size(); i-- > 1;) {
        OpenLog &log = m_logs[i - 1];
        if (log.reader->line(line, *log.sink)) {
            std::rotate(m_logs.begin() + static_cast<std::ptrdiff_t>(i) - 1,
                m_logs.begin() + static_cast<std::ptrdiff_t>(i), m_logs.end());
            return true;
        }
    }
    return false;
}

bool LogDispatcher::offerToNew(const Line &line)
{
    const auto format
        = std::find_if(m_formats.begin(), m_formats.end(), [&](const LogFormat &f) { return f.opens(line.text); });
    if (format == m_formats.end())
        return false;
    if (m_logs.size() == MaxLogs) {
        m_target.issue(line.number, "too many logs in one file; this one is not read", line.text);
        return true;
    }
    m_logs.push_back(make(*format));
    return m_logs.back().reader->line(line, *m_logs.back().sink);
}

void LogDispatcher::unclaimed(const Line &line)
{
    if (isPasteMark(line.text))
        return;
    if (anyLog()) {
        m_target.issue(line.number, Unclaimed, line.text);
        return;
    }
    if (m_earlyCount++ == 0) {
        m_earlyLine = line.number;
        m_earlyText = clipUtf8(line.text, 400);
    }
}

void LogDispatcher::finish()
{
    for (OpenLog &log : m_logs)
        log.reader->finish(*log.sink);
    for (std::int64_t i = 0; i < m_earlyCount && anyLog(); ++i)
        m_target.issue(m_earlyLine, Unclaimed, m_earlyText);
}

} // namespace importers
