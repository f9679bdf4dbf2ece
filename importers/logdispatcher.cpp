// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/logdispatcher.h"

#include "analysis/model/text.h"
#include "importers/api/lexer.h"
#include "importers/api/recordstamp.h"
#include "importers/api/sysstathead.h"

#include <algorithm>

namespace importers {

namespace {

constexpr int MaxHeldTexts = 4; ///< iostat prints a time stamp between its head and the first table
constexpr std::size_t MaxHeld = 64;
constexpr const char *Unclaimed = STALLMARK_TEXT("line belongs to no known log");
constexpr std::size_t LongestMark = 128; ///< bytes of a line that holds a stamp or the head of sysstat, blanks and all

/// What people leave around a pasted log: prompts, fences, the key that ended it. Not worth a word.
bool isPasteMark(std::string_view line)
{
    line = trimmed(line);
    for (const std::string_view mark : { "$ ", "# ", "```", "~~~", "<pre", "</pre", "<html", "</html", "<body",
             "</body", "^C", "^Z", "diff --git ", "@@ ", "+++ ", "--- " })
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
    // Most lines of large logs are rows too long for a stamp or a head.
    if (line.text.size() > LongestMark && m_held.empty()) {
        tell(line);
        m_afterBlank = m_stampLine.last = false;
        return;
    }
    if (!hold(line))
        dispatch(line);
}

bool LogDispatcher::nextRow(const PhysicalLine &line)
{
    const bool shortWay = line.text.size() > LongestMark && !m_logs.empty() && m_held.empty();
    if (!shortWay || !m_logs.back().reader->nextRow(line, *m_logs.back().sink))
        return false;
    m_afterBlank = m_stampLine.last = false;
    return true;
}

bool LogDispatcher::hold(const Line &line)
{
    const bool head = isSysstatHead(line.text);
    if (m_held.empty() && !head)
        return false;
    const bool blank = trimmed(line.text).empty();
    if (!head && !blank) {
        const LogFormat *const format = openedBy(line);
        if (format)
            releaseTo(*format);
        if (format || ++m_heldTexts > MaxHeldTexts) {
            release();
            return false;
        }
    }
    m_held.push_back({ std::string(line.text), line });
    if (m_held.size() > MaxHeld)
        release();
    return true;
}

/// The log of this format gets what is held: the one that is open, or a new one.
void LogDispatcher::releaseTo(const LogFormat &format)
{
    const auto open
        = std::find_if(m_logs.begin(), m_logs.end(), [&](const OpenLog &log) { return log.format == &format; });
    if (open != m_logs.end())
        std::rotate(open, open + 1, m_logs.end());
    else if (m_logs.size() < MaxLogs)
        m_logs.push_back(make(format));
    release();
}

void LogDispatcher::release()
{
    const std::vector<HeldLine> held = std::move(m_held);
    m_held.clear();
    m_heldTexts = 0;
    for (const HeldLine &h : held) {
        Line line = h.line;
        line.text = h.text;
        dispatch(line);
    }
}

/// Asked of every line, so what cannot be a stamp is turned away by its length and its signs.
std::optional<Stamp> LogDispatcher::stampAlone(std::string_view text)
{
    constexpr std::size_t shortest = 8, longest = 64, longestFigures = 40; // of /proc/uptime: two
    text = trimmed(text);
    if (text.size() < shortest || text.size() > longest)
        return std::nullopt;
    if (const auto known = m_stampMemo.known(text))
        return known;
    const bool figures
        = text.size() <= longestFigures && text.find_first_not_of("0123456789. ") == std::string_view::npos;
    const bool clock = text.find(':') != std::string_view::npos && text.find(':') != text.rfind(':');
    const bool words = text.find("\xE6\x97\xB6") != std::string_view::npos; // 12时08分36秒
    const auto stamp = figures || clock || words ? parseRecordStamp(text, m_context.dateOrder) : std::nullopt;
    if (stamp)
        m_stampMemo.remember(text, *stamp);
    return stamp;
}

void LogDispatcher::dispatch(const Line &line)
{
    if (const auto stamp = stampAlone(line.text)) {
        takeStampLine(line, *stamp);
        return;
    }
    tell(line);
    m_afterBlank = line.text.empty() || (isBlank(line.text.front()) && trimmed(line.text).empty());
    m_stampLine.last = m_stampLine.last && m_afterBlank;
}

void LogDispatcher::tell(const Line &line)
{
    if (!m_above.isValid()) {
        give(line);
        return;
    }
    Line told = line;
    told.above = m_above;
    give(told);
}

void LogDispatcher::takeStampLine(const Line &line, const Stamp &stamp)
{
    m_stampLine.text = line.text;
    m_stampLine.number = line.number;
    m_stampLine.prefix = line.prefix;
    m_stampLine.last = true;
    m_afterBlank = false;
    if (m_logs.empty() || !m_logs.back().reader->line(line, *m_logs.back().sink))
        offerToOpen(line);
    // /proc/uptime behind a date does not tell the time any better.
    if (stamp.kind != model::StampKind::Boot || !m_above.isValid() || m_above.kind == model::StampKind::Boot)
        m_above = stamp;
}

void LogDispatcher::give(const Line &line)
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
        // A blank line went to the log that was in use; where this line begins a part of another one it was of that.
        if (m_afterBlank && log.format->opens(line.text))
            log.reader->line({ {}, line.number - 1, line.prefix }, *log.sink);
        if (log.reader->line(line, *log.sink)) {
            std::rotate(m_logs.begin() + static_cast<std::ptrdiff_t>(i) - 1,
                m_logs.begin() + static_cast<std::ptrdiff_t>(i), m_logs.end());
            return true;
        }
    }
    return false;
}

const LogFormat *LogDispatcher::openedBy(const Line &line) const
{
    if (trimmed(line.text).starts_with("//"))
        return nullptr; // source code that quotes a log
    const auto format
        = std::find_if(m_formats.begin(), m_formats.end(), [&](const LogFormat &f) { return f.opens(line.text); });
    return format == m_formats.end() ? nullptr : &*format;
}

bool LogDispatcher::offerToNew(const Line &line)
{
    const LogFormat *const format = openedBy(line);
    if (!format)
        return false;
    if (m_logs.size() == MaxLogs) {
        m_target.issue(line.number, "too many logs in one file; this one is not read", line.text);
        return true;
    }
    m_logs.push_back(make(*format));
    // What a loop prints before its output: `date; iostat`. A log that has no use for it is told it as Line::above.
    if (m_stampLine.last)
        m_logs.back().reader->line({ m_stampLine.text, m_stampLine.number, m_stampLine.prefix }, *m_logs.back().sink);
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
    release();
    for (OpenLog &log : m_logs)
        log.reader->finish(*log.sink);
    for (std::int64_t i = 0; i < m_earlyCount && anyLog(); ++i)
        m_target.issue(m_earlyLine, Unclaimed, m_earlyText);
}

} // namespace importers
