// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchlines.h"

#include "importers/api/lexer.h"

#include <array>
#include <limits>

namespace importers {

namespace {

/// Takes the last run of non-blanks off the end of `rest`.
std::string_view lastField(std::string_view &rest)
{
    rest = trimmed(rest);
    const std::size_t blank = rest.find_last_of(" \t");
    const std::size_t from = blank == std::string_view::npos ? 0 : blank + 1;
    const std::string_view field = rest.substr(from);
    rest = trimmed(rest.substr(0, from));
    return field;
}

/// All figures of a report have one digit behind the point.
std::optional<double> figure(std::string_view token)
{
    const auto value = parseDecimal(token);
    return value && value->decimals > 0 ? std::optional(value->toDouble()) : std::nullopt;
}

bool isUnit(std::string_view text)
{
    constexpr std::string_view Letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/%";
    return !text.empty() && text.size() <= 8 && text.find_first_not_of(Letters) == std::string_view::npos;
}

/// "2.0 s, 1 samples)", "10.0 secs,10", "10.0 secs, 10 samples)"
bool takeTiming(std::string_view text, UnixBenchScore &score)
{
    const auto seconds = parseDecimal(nextField(text));
    const std::size_t comma = text.find(',');
    const std::string_view unit = trimmed(text.substr(0, comma));
    if (!seconds || comma == std::string_view::npos || (unit != "s" && unit != "secs"))
        return false;
    score.seconds = seconds->toDouble();
    std::string_view rest = text.substr(comma + 1);
    const auto samples = parseInteger(nextField(rest));
    rest = trimmed(rest);
    const bool whole = rest.starts_with("sample"); // otherwise the line is wrapped, perhaps inside the number
    if (samples && whole)
        score.samples = static_cast<double>(*samples);
    return rest.empty() || whole;
}

std::optional<std::string_view> versionIn(std::string_view text)
{
    const std::size_t end = text.find_first_not_of("0123456789.");
    const std::string_view version = text.substr(0, end);
    return version.empty() || !isDigit(version.front()) ? std::nullopt : std::optional(version);
}

std::optional<int> count(std::string_view token)
{
    const auto value = parseInteger(token);
    return value && *value > 0 && *value < 1'000'000 ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

} // namespace

std::optional<std::string_view> parseUnixBenchBanner(std::string_view line)
{
    std::string_view rest = trimmed(line);
    return consume(rest, "BYTE UNIX Benchmarks (Version ") ? versionIn(rest) : std::nullopt;
}

std::optional<std::string_view> parseUnixBenchLogo(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!rest.ends_with("Based on the Byte Magazine Unix Benchmark") || !consume(rest, "Version "))
        return std::nullopt;
    return versionIn(rest);
}

std::optional<UnixBenchCopies> parseUnixBenchCopies(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const auto cpus = count(nextField(rest));
    rest = trimmed(rest);
    if (!cpus || (!consume(rest, "CPU in system; running ") && !consume(rest, "CPUs in system; running ")))
        return std::nullopt;
    const auto copies = count(nextField(rest));
    if (!copies || !trimmed(rest).starts_with("parallel cop"))
        return std::nullopt;
    return UnixBenchCopies{ *cpus, *copies };
}

std::optional<UnixBenchScore> parseUnixBenchScore(std::string_view line)
{
    const std::size_t open = line.rfind('(');
    if (open == std::string_view::npos)
        return std::nullopt;
    UnixBenchScore score;
    if (!takeTiming(line.substr(open + 1), score))
        return std::nullopt;
    std::string_view rest = line.substr(0, open);
    std::string_view last = lastField(rest);
    // "1805936.3lps": a mail lost the blank.
    const std::size_t digits = std::min(last.find_first_not_of("0123456789."), last.size());
    score.unit = last.substr(digits);
    const auto value = figure(digits > 0 ? last.substr(0, digits) : lastField(rest));
    score.name = rest;
    if (!value || !isUnit(score.unit) || score.name.empty())
        return std::nullopt;
    score.value = *value;
    return score;
}

std::optional<UnixBenchTitle> parseUnixBenchTitle(std::string_view line)
{
    std::string_view rest = line;
    if (lastField(rest) != "INDEX" || lastField(rest) != "RESULT" || lastField(rest) != "BASELINE")
        return std::nullopt;
    if (rest == "TEST")
        return UnixBenchTitle{};
    for (const std::string_view end : { " Index Values", " Partial Index" }) {
        if (rest.ends_with(end))
            return UnixBenchTitle{ rest.substr(0, rest.size() - end.size()) };
    }
    return std::nullopt;
}

std::optional<UnixBenchIndex> parseUnixBenchIndex(std::string_view line)
{
    std::string_view rest = line;
    const std::string_view index = lastField(rest);
    const std::string_view result = lastField(rest);
    const std::string_view baseline = lastField(rest);
    const bool none = baseline == "---" && index == "---";
    const UnixBenchIndex row{ rest, figure(baseline), figure(result).value_or(-1), figure(index) };
    if (rest.empty() || row.result < 0 || (!none && (!row.baseline || !row.index)))
        return std::nullopt;
    return row;
}

std::optional<UnixBenchTotal> parseUnixBenchTotalName(std::string_view text)
{
    UnixBenchTotal total;
    text = trimmed(text);
    if (text.ends_with(':'))
        text.remove_suffix(1);
    if (constexpr std::string_view Partial = " (Partial Only)"; text.ends_with(Partial)) {
        total.partial = true;
        text.remove_suffix(Partial.size());
    }
    constexpr std::string_view Score = " Index Score";
    if (text == "FINAL SCORE")
        return total;
    if (!text.ends_with(Score) || text.find(" Benchmarks") == std::string_view::npos)
        return std::nullopt;
    total.category = text.substr(0, text.size() - Score.size());
    return total;
}

std::optional<UnixBenchTotal> parseUnixBenchTotal(std::string_view line)
{
    std::string_view rest = line;
    const auto index = figure(lastField(rest));
    auto total = index ? parseUnixBenchTotalName(rest) : std::nullopt;
    if (total)
        total->index = *index;
    return total;
}

std::optional<std::string_view> parseUnixBenchProgress(std::string_view line)
{
    const std::string_view text = trimmed(line);
    std::string_view rest = text;
    if (!count(nextField(rest)) || !consume(rest, " x ") || rest.empty() || isBlank(rest.front()))
        return std::nullopt;
    const std::size_t end = rest.find("  ");
    return text.substr(0, end == std::string_view::npos ? text.size() : text.size() - rest.size() + end);
}

bool isUnixBenchFailure(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text.find(" at ./Run line ") != std::string_view::npos)
        return text.find("Redundant argument") == std::string_view::npos;
    return text.starts_with("Run: unknown test") || text.starts_with("Run: \"") || text.ends_with("; aborting");
}

bool isUnixBenchText(std::string_view line)
{
    constexpr std::array Starts{ "make", "gcc ", "cc ", "cd ./src;", "./src/", "Checking distribution", "./pgms",
        "./testdir", "./tmp", "./results", "sh: ", "In file included from", "Multi-CPU version", "Sunnyvale, CA",
        "Use directories for:", "* File I/O tests", "* Results ", "Tests to run:", "Run with ",
        "COMMAND: ", "COPIES: ", "Redundant argument", "rc=", "=====", "-----", "*****", "#    #", "####",
        "INDEX VALUES", "rm -f", "chmod ", "touch ", "[ -", "mkdir ", "Start Benchmark Run", "End Benchmark Run" };
    const std::string_view text = trimmed(line);
    for (const char *start : Starts) {
        if (text.starts_with(start))
            return true;
    }
    return text.ends_with(" exists") || text.ends_with("johantheghost at yahoo period com")
        || text == "<bits/waitstatus.h>" || text == "samples)";
}

} // namespace importers
