// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/applog/appfigures.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace importers {

namespace {

constexpr std::size_t MostWords = 6;

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-'
        || (static_cast<unsigned char>(c) & 0x80) != 0;
}

template <typename List>
bool contains(const List &list, std::string_view word)
{
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

/// "writeLatencyMs" and "write_latency_ms" -> write, latency, ms.
std::vector<std::string> parts(std::string_view word)
{
    std::vector<std::string> out(1);
    char before = '\0';
    for (const char c : word) {
        const auto u = static_cast<unsigned char>(c);
        const bool camel = std::isupper(u) != 0 && std::islower(static_cast<unsigned char>(before)) != 0;
        if ((c == '_' || c == '-' || camel) && !out.back().empty())
            out.emplace_back();
        if (c != '_' && c != '-')
            out.back().push_back(static_cast<char>(std::tolower(u)));
        before = c;
    }
    return out;
}

bool isDurationWord(std::string_view part)
{
    constexpr std::string_view Words[] = { "write", "read", "fsync", "fdatasync", "sync", "flush", "commit", "latency",
        "took", "elapsed", "duration", "time", "cost", "wait", "delay", "lat", "rtt" };
    return contains(Words, part);
}

bool isQualifier(std::string_view part)
{
    constexpr std::string_view Words[] = { "max", "min", "avg", "average", "mean", "median", "total", "last", "worst" };
    return contains(Words, part);
}

/// Settings, moments and lengths that are no delay of anything.
bool isExcluded(std::string_view part)
{
    constexpr std::string_view Words[] = { "timeout", "limit", "threshold", "interval", "period", "deadline", "budget",
        "uptime", "timestamp", "ts", "epoch", "expires", "expiry", "ttl", "retry", "every", "until", "since" };
    return contains(Words, part);
}

bool joinsNumbers(std::string_view word)
{
    constexpr std::string_view Words[] = { "in", "after", "for", "within", "of" };
    return contains(Words, word);
}

/// The words before `at`, last one first.
std::vector<std::string_view> wordsBefore(std::string_view message, std::size_t at)
{
    std::vector<std::string_view> words;
    bool overNumbers = false;
    while (words.size() < MostWords) {
        std::size_t start = at;
        while (start > 0 && isWordByte(message[start - 1]))
            --start;
        if (start == at)
            break;
        const std::string_view word = message.substr(start, at - start);
        if (words.empty())
            overNumbers = joinsNumbers(word);
        if (word.find_first_of("0123456789") == std::string_view::npos)
            words.push_back(word);
        else if (!overNumbers)
            break;
        at = start;
        if (at < 2 || message[at - 1] != ' ')
            break;
        --at;
    }
    return words;
}

void judge(std::string_view word, AppKey &key)
{
    bool keep = false;
    for (const std::string &part : parts(word)) {
        key.duration = key.duration || isDurationWord(part);
        key.excluded = key.excluded || isExcluded(part);
        key.cpu = key.cpu || part == "cpu";
        key.memory = key.memory || part == "mem" || part == "memory" || part == "ram";
        keep = keep || isDurationWord(part) || isQualifier(part);
    }
    if (keep)
        key.text += (key.text.empty() ? "" : " ") + std::string(word);
}

} // namespace

AppKey appKeyBefore(std::string_view message, std::size_t at)
{
    AppKey key;
    std::size_t end = at;
    int joints = 0;
    while (end > 0 && joints < 4 && std::string_view(" :=\"'~<>(").find(message[end - 1]) != std::string_view::npos) {
        key.attached = key.attached || message[end - 1] == ':' || message[end - 1] == '=';
        --end;
        ++joints;
    }
    if (joints == 0)
        return key;
    const auto words = wordsBefore(message, end);
    if (words.empty())
        return key;
    key.last = words.front();
    for (auto word = words.rbegin(); word != words.rend(); ++word)
        judge(*word, key);
    return key;
}

} // namespace importers
