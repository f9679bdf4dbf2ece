// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stampmemo.h"

#include "analysis/model/time.h"
#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

namespace {

constexpr std::size_t ClockLength = 8; ///< 12:08:36

/// Seconds of the day of the "12:08:36" that the text ends with; -1 when it does not.
int secondsAtEnd(std::string_view text)
{
    if (text.size() < ClockLength)
        return -1;
    const std::string_view clock = text.substr(text.size() - ClockLength);
    const auto pair = [&](std::size_t at) {
        const bool digits = isDigit(clock[at]) && isDigit(clock[at + 1]);
        return digits ? (clock[at] - '0') * 10 + (clock[at + 1] - '0') : 99;
    };
    const int hours = pair(0), minutes = pair(3), seconds = pair(6);
    const bool valid = clock[2] == ':' && clock[5] == ':' && hours < 24 && minutes < 60 && seconds < 60;
    return valid ? (hours * 60 + minutes) * 60 + seconds : -1;
}

} // namespace

std::optional<Stamp> StampMemo::known(std::string_view text) const
{
    if (m_seconds < 0 || text.size() != m_text.size())
        return std::nullopt;
    const std::size_t date = text.size() - ClockLength;
    const int seconds = secondsAtEnd(text);
    if (seconds < 0 || text.substr(0, date) != std::string_view(m_text).substr(0, date))
        return std::nullopt;
    Stamp stamp = m_stamp;
    stamp.value += (seconds - m_seconds) * model::NanosPerSecond;
    return stamp;
}

void StampMemo::remember(std::string_view text, const Stamp &stamp)
{
    m_text = text;
    m_stamp = stamp;
    // A word before the clock may be the half of the day, which does not end with the hour's figure.
    const std::string_view date = text.substr(0, text.size() - std::min(text.size(), ClockLength));
    const bool plain = date.find_first_not_of("0123456789/-.T ") == std::string_view::npos;
    m_seconds = plain ? secondsAtEnd(text) : -1;
}

} // namespace importers
