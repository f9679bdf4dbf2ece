// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/dateorder.h"

#include "importers/api/lexer.h"
#include "importers/api/stampnames.h"

#include <optional>

namespace importers {

namespace {

/// A date like 03/07/25 as it stands in a line.
struct SlashDate {
    int first = 0;
    int second = 0;
    bool longYear = false;
    bool heads = false; ///< in the line "Linux ..." that sysstat begins with
    bool halfDay = false; ///< "PM" follows the time
};

std::optional<int> twoDigits(std::string_view text, std::size_t at)
{
    if (at + 2 > text.size() || !isDigit(text[at]) || !isDigit(text[at + 1]))
        return std::nullopt;
    return (text[at] - '0') * 10 + (text[at + 1] - '0');
}

bool hasHalfDay(std::string_view afterDate)
{
    std::string_view rest = afterDate;
    if (nextField(rest).size() < 8)
        return false;
    return dayHalf(trimmed(rest)).has_value();
}

/// 03/07/25 or 03/07/2025 with a time behind it, or in the head of sysstat.
std::optional<SlashDate> dateAt(std::string_view line, std::size_t slash)
{
    if (slash < 2 || (slash > 2 && isDigit(line[slash - 3])))
        return std::nullopt;
    const auto first = twoDigits(line, slash - 2), second = twoDigits(line, slash + 1);
    if (!first || !second || slash + 3 >= line.size() || line[slash + 3] != '/')
        return std::nullopt;
    std::size_t end = slash + 4;
    while (end < line.size() && isDigit(line[end]))
        ++end;
    const std::size_t year = end - slash - 4;
    SlashDate date{ *first, *second, year == 4, line.starts_with("Linux "), hasHalfDay(line.substr(end)) };
    const std::string_view time = trimmed(line.substr(end));
    const bool timed = time.size() >= 8 && isDigit(time[0]) && isDigit(time[1]) && time[2] == ':';
    if ((year != 2 && year != 4) || !(timed || date.heads))
        return std::nullopt;
    return date;
}

class Evidence {
public:
    void add(const SlashDate &date)
    {
        m_firstOver = m_firstOver || date.first > 12;
        m_secondOver = m_secondOver || date.second > 12;
        m_halfDay = m_halfDay || date.halfDay;
        m_shortYear = m_shortYear || !date.longYear;
        m_any = true;
        if (date.heads)
            return;
        if (m_last) {
            m_firstGrows += date.first == m_last->first + 1 && date.second == m_last->second ? 1 : 0;
            m_secondGrows += date.second == m_last->second + 1 && date.first == m_last->first ? 1 : 0;
        }
        m_last = date;
    }
    bool isAssumed() const
    {
        return m_any && m_firstOver == m_secondOver && !m_halfDay && m_firstGrows == m_secondGrows;
    }
    DateOrder order() const
    {
        if (m_firstOver != m_secondOver)
            return m_firstOver ? DateOrder::DayFirst : DateOrder::MonthFirst;
        if (m_halfDay)
            return DateOrder::MonthFirst;
        if (m_firstGrows != m_secondGrows)
            return m_firstGrows > m_secondGrows ? DateOrder::DayFirst : DateOrder::MonthFirst;
        // The C locale and en_US.POSIX print 03/07/25; fr, es, it, pt print 07/03/2025.
        return m_any && !m_shortYear ? DateOrder::DayFirst : DateOrder::MonthFirst;
    }

private:
    bool m_firstOver = false, m_secondOver = false, m_halfDay = false, m_shortYear = false, m_any = false;
    int m_firstGrows = 0, m_secondGrows = 0;
    std::optional<SlashDate> m_last;
};

Evidence gather(std::span<const std::string> lines)
{
    Evidence evidence;
    for (const std::string &line : lines)
        for (std::size_t at = line.find('/'); at != std::string::npos; at = line.find('/', at + 1))
            if (const auto date = dateAt(line, at)) {
                evidence.add(*date);
                at += 3; // its second slash
            }
    return evidence;
}

} // namespace

DateOrder guessDateOrder(std::span<const std::string> lines) { return gather(lines).order(); }

bool isDateOrderAssumed(std::span<const std::string> lines) { return gather(lines).isAssumed(); }

} // namespace importers
