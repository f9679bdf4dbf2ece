// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/testname.h"

#include <cctype>
#include <charconv>

namespace comparison {

namespace {

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// "16" of "16k"; where the mark " #2" begins.
std::optional<std::size_t> markAt(std::string_view test)
{
    std::size_t at = test.size();
    while (at > 0 && isDigit(test[at - 1]))
        --at;
    const bool marked = at < test.size() && at >= 2 && test[at - 1] == '#' && test[at - 2] == ' ';
    return marked ? std::optional(at - 2) : std::nullopt;
}

double unitOf(std::string_view unit)
{
    std::string word;
    for (const char c : unit)
        word += lower(c);
    if (word == "ib" || word == "b" || word.empty())
        return 1;
    if (word.size() > 1 && word.back() == 'b')
        word.pop_back();
    if (word.size() > 1 && word.back() == 'i')
        word.pop_back();
    return word == "k" ? 1024 : word == "m" ? 1024. * 1024 : word == "g" ? 1024. * 1024 * 1024 : 0;
}

} // namespace

std::string baseTest(std::string_view test) { return std::string(test.substr(0, markAt(test).value_or(test.size()))); }

int runOf(const model::BenchResult &result)
{
    const auto mark = markAt(result.test);
    if (!mark)
        return result.run;
    int number = result.run;
    std::from_chars(result.test.data() + *mark + 2, result.test.data() + result.test.size(), number);
    return number;
}

std::optional<double> blockSize(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value <= 0)
        return std::nullopt;
    const double unit = unitOf(text.substr(static_cast<std::size_t>(end - text.data())));
    return unit > 0 ? std::optional(value * unit) : std::nullopt;
}

std::optional<double> firstBlockSize(std::string_view text)
{
    while (!text.empty() && !isDigit(text.front()))
        text.remove_prefix(1);
    return blockSize(text.substr(0, text.find_first_of(",-/ ")));
}

std::optional<SizedTest> sizedTest(std::string_view test)
{
    std::size_t end = test.size();
    while (end > 0 && std::isalpha(static_cast<unsigned char>(test[end - 1])))
        --end;
    std::size_t begin = end;
    while (begin > 0 && isDigit(test[begin - 1]))
        --begin;
    const bool unit = end < test.size();
    const auto bytes = begin < end && unit ? blockSize(test.substr(begin)) : std::nullopt;
    if (!bytes || begin == 0)
        return std::nullopt;
    std::string_view pattern = test.substr(0, begin);
    while (!pattern.empty() && (pattern.back() == '-' || pattern.back() == '_' || pattern.back() == ' '))
        pattern.remove_suffix(1);
    return pattern.empty() ? std::nullopt : std::optional(SizedTest{ std::string(pattern), *bytes });
}

} // namespace comparison
