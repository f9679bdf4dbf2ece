// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/clockcorrection.h"

#include "analysis/model/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace model {

namespace {

using Kind = ClockCorrection::Kind;

struct Name {
    Kind kind;
    const char *text;
};
constexpr std::array<Name, 4> Names{ Name{ Kind::Shift, "shift" }, Name{ Kind::Zone, "zone" },
    Name{ Kind::Start, "start" }, Name{ Kind::DateOrder, "date-order" } };

std::string_view nextWord(std::string_view &line)
{
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::optional<std::int64_t> wholeNumber(std::string_view word)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

// "shift 3 3000000000"
std::optional<ClockCorrection> parseLine(std::string_view line)
{
    const std::string_view word = nextWord(line);
    const auto name = std::find_if(Names.begin(), Names.end(), [&](const Name &n) { return n.text == word; });
    const auto source = wholeNumber(nextWord(line)), value = wholeNumber(line);
    if (name == Names.end() || !source || !value)
        return std::nullopt;
    return ClockCorrection{ name->kind, *source, *value };
}

struct Unit {
    const char *name;
    double seconds;
};
constexpr std::array<Unit, 6> Units{ Unit{ "ms", 1e-3 }, Unit{ "us", 1e-6 }, Unit{ "s", 1 }, Unit{ "min", 60 },
    Unit{ "m", 60 }, Unit{ "h", 3600 } };
constexpr double MostSeconds = 200 * 366 * 86'400.0; ///< of a shift, far from the ends of the axis

// "+1h30m": figures with their units after one sign.
std::optional<Nanos> parseShift(std::string_view text)
{
    if (text.size() < 3 || (text.front() != '+' && text.front() != '-'))
        return std::nullopt;
    const double sign = text.front() == '-' ? -1 : 1;
    double seconds = 0;
    for (std::string_view rest = text.substr(1); !rest.empty();) {
        double figure = 0;
        const auto [end, error]
            = std::from_chars(rest.data(), rest.data() + rest.size(), figure, std::chars_format::fixed);
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        const auto unit
            = std::find_if(Units.begin(), Units.end(), [&](const Unit &u) { return rest.starts_with(u.name); });
        if (error != std::errc() || figure < 0 || unit == Units.end())
            return std::nullopt;
        seconds += figure * unit->seconds;
        rest.remove_prefix(std::string_view(unit->name).size());
    }
    return seconds <= MostSeconds ? std::optional(fromSeconds(sign * seconds)) : std::nullopt;
}

// "UTC+8", "UTC+05:30", "UTC"
std::optional<std::int64_t> parseZone(std::string_view text)
{
    if (!text.starts_with("UTC"))
        return std::nullopt;
    text.remove_prefix(3);
    if (text.empty())
        return 0;
    const std::int64_t sign = text.front() == '-' ? -1 : 1;
    if (text.front() != '+' && text.front() != '-')
        return std::nullopt;
    text.remove_prefix(1);
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto hours = wholeNumber(text.substr(0, colon));
    const auto minutes = colon < text.size() ? wholeNumber(text.substr(colon + 1)) : std::optional<std::int64_t>(0);
    if (!hours || !minutes || *hours < 0 || *hours > 14 || *minutes < 0 || *minutes > 59)
        return std::nullopt;
    return sign * (*hours * 3600 + *minutes * 60);
}

std::string signedSeconds(Nanos value)
{
    const double seconds = toSeconds(value < 0 ? -value : value);
    return (value < 0 ? "-" : "+") + toText(seconds) + " s";
}

std::string zoneText(std::int64_t seconds)
{
    const std::int64_t minutes = (seconds < 0 ? -seconds : seconds) / 60;
    const auto twoDigits = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return (seconds < 0 ? "UTC-" : "UTC+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
}

} // namespace

std::optional<ClockCorrection> parseClockCorrection(std::string_view text)
{
    if (const auto shift = parseShift(text))
        return ClockCorrection{ Kind::Shift, 0, *shift };
    if (const auto zone = parseZone(text))
        return ClockCorrection{ Kind::Zone, 0, *zone };
    if (const auto start = parseIsoTime(text))
        return ClockCorrection{ Kind::Start, 0, *start };
    return text == "swap-dates" ? std::optional(ClockCorrection{ Kind::DateOrder, 0, 0 }) : std::nullopt;
}

Text describe(const ClockCorrection &correction)
{
    switch (correction.kind) {
    case Kind::Shift:
        return { signedSeconds(correction.value) };
    case Kind::Zone:
        return { zoneText(correction.value) };
    case Kind::Start:
        return { STALLMARK_TEXT("from %1"), { isoTime(correction.value, std::nullopt).substr(0, 23) } };
    case Kind::DateOrder:
        break;
    }
    return { STALLMARK_TEXT("day and month swapped") };
}

std::string toText(const std::vector<ClockCorrection> &corrections)
{
    std::string text;
    for (const ClockCorrection &c : corrections) {
        const auto name = std::find_if(Names.begin(), Names.end(), [&](const Name &n) { return n.kind == c.kind; });
        text += std::string(name->text) + ' ' + std::to_string(c.source) + ' ' + std::to_string(c.value) + '\n';
    }
    return text;
}

std::vector<ClockCorrection> parseClockCorrections(std::string_view text)
{
    std::vector<ClockCorrection> corrections;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const auto correction = parseLine(text.substr(0, end)))
            corrections.push_back(*correction);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return corrections;
}

void correct(std::vector<ClockCorrection> &corrections, const ClockCorrection &correction)
{
    std::erase_if(corrections,
        [&](const ClockCorrection &c) { return c.kind == correction.kind && c.source == correction.source; });
    corrections.push_back(correction);
}

} // namespace model
