// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fiolines.h"

#include <algorithm>
#include <array>

// The lines around the figures: banners, job headers, titles, progress.
namespace importers {

namespace {

/// "3.33", "2.2.10", "3.42-135-gf5344", "3.1-dirty"
bool isVersion(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
    if (digits < 3 || !isDigit(text.front()) || text.find('.') >= digits || text[digits - 1] == '.')
        return false;
    const std::string_view rest = text.substr(digits);
    return rest.empty() || (rest.front() == '-' && rest.find_first_of(" \t:=,;") == std::string_view::npos);
}

std::optional<std::string_view> versionOf(std::string_view text)
{
    if (!consume(text, "fio-") && !consume(text, "fio "))
        return std::nullopt;
    return isVersion(text) ? std::optional(text) : std::nullopt;
}

/// "4K", "4096B", "64.0KiB", "1000" -> "4k", "64k", "1000"
std::string shortSize(std::string_view text)
{
    const auto bytes = parseFioBytes(text, text.find('i') == std::string_view::npos ? FioBase::Old : FioBase::New);
    if (!bytes)
        return std::string(text);
    auto size = static_cast<std::int64_t>(bytes->value);
    const char *unit = "";
    for (const char *next : { "k", "m", "g" }) {
        if (size == 0 || size % 1024 != 0)
            break;
        size /= 1024;
        unit = next;
    }
    return std::to_string(size) + unit;
}

/// "4K-4K" -> "4k", "4K-64K" -> "4k-64k"
std::string shortRange(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::string first = shortSize(trimmed(text.substr(0, dash)));
    const std::string last = dash == std::string_view::npos ? first : shortSize(trimmed(text.substr(dash + 1)));
    return first == last ? first : first + '-' + last;
}

/// Up to the next mark, which is taken off too.
std::string_view takeUntil(std::string_view &rest, std::string_view mark)
{
    const std::size_t end = rest.find(mark);
    const std::string_view out = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + mark.size());
    return out;
}

} // namespace

std::optional<std::string_view> parseFioBanner(std::string_view line) { return versionOf(trimmed(line)); }

std::optional<std::string_view> parseFioServer(std::string_view line)
{
    if (!line.starts_with("hostname=") || line.find(", be=") == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = fioItem(splitFioItems(line), "fio");
    return versionOf(name);
}

std::string fioBlockSize(std::string_view text)
{
    std::vector<std::string> ranges;
    const char *const mark = text.find('(') == std::string_view::npos ? "/" : ",";
    while (!text.empty()) {
        std::string_view piece = trimmed(takeUntil(text, mark));
        if (piece.starts_with('('))
            takeUntil(piece, ")");
        ranges.push_back(shortRange(trimmed(piece)));
    }
    if (ranges.empty())
        return {};
    std::string out = ranges.front();
    if (std::any_of(ranges.begin(), ranges.end(), [&](const std::string &r) { return r != ranges.front(); }))
        for (std::size_t i = 1; i < ranges.size(); ++i)
            out += ',' + ranges[i];
    return out;
}

std::optional<FioHeader> parseFioHeader(std::string_view line)
{
    const std::size_t at = line.rfind(": (g=");
    if (at == std::string_view::npos || at == 0)
        return std::nullopt;
    std::string_view rest = line.substr(at + 5);
    if (!parseInteger(takeUntil(rest, "): ")) || !rest.starts_with("rw="))
        return std::nullopt;
    FioHeader header{ line.substr(0, at), {} };
    while (!rest.empty()) {
        const std::string_view name = takeUntil(rest, "=");
        // The value of bs has commas of its own: a name follows the last one before the next '='.
        const std::size_t next = rest.find('=');
        const std::size_t end = next == std::string_view::npos ? rest.size() : rest.rfind(", ", next);
        const std::string_view value = trimmed(rest.substr(0, end));
        header.options.emplace_back(name, name == "bs" ? fioBlockSize(value) : std::string(value));
        rest = end < rest.size() ? rest.substr(end + 2) : std::string_view();
    }
    return header;
}

std::optional<FioTitle> parseFioTitle(std::string_view line, DateOrder order)
{
    const std::size_t at = line.rfind(": (groupid=");
    if (at == std::string_view::npos || at == 0)
        return std::nullopt;
    FioTitle title;
    title.name = line.substr(0, at);
    std::string_view rest = line.substr(at + 11);
    const auto group = parseInteger(takeUntil(rest, ", jobs="));
    const auto jobs = parseInteger(takeUntil(rest, "): "));
    if (!group || !jobs || !consume(rest, "err="))
        return std::nullopt;
    title.group = static_cast<int>(*group);
    title.jobs = static_cast<int>(*jobs);
    rest = trimmed(rest);
    const std::string_view digits = rest.substr(0, std::min(rest.find_first_not_of("0123456789"), rest.size()));
    title.error = static_cast<int>(parseInteger(digits).value_or(0));
    if (const std::size_t text = rest.find("error="); text != std::string_view::npos) {
        const std::size_t end = rest.rfind("): pid=");
        title.errorText = rest.substr(text + 6, end == std::string_view::npos || end < text ? end : end - text - 6);
    }
    const std::size_t pid = rest.rfind("pid=");
    if (pid == std::string_view::npos)
        return title;
    rest.remove_prefix(pid + 4);
    title.pid = trimmed(takeUntil(rest, ": "));
    if (const auto end = parseDateTime(trimmed(rest), order))
        title.end = end->stamp;
    return title;
}

std::optional<int> parseFioGroupHeading(std::string_view line)
{
    if (!consume(line, "Run status group "))
        return std::nullopt;
    const auto group = parseInteger(takeUntil(line, " ("));
    return group ? std::optional(static_cast<int>(*group)) : std::nullopt;
}

namespace {

/// "Jobs: 1 (f=1), CR=20.0MB/0B KB/s: [m(1)] [60.0% done] [..] [eta 00m:02s]": its length, 0 when it is none
std::size_t progressLength(std::string_view text)
{
    if (!text.starts_with("Jobs: "))
        return 0;
    std::size_t at = text.find(" (f=");
    if (at == std::string_view::npos)
        return 0;
    at = text.find(')', at);
    if (at == std::string_view::npos)
        return text.size();
    ++at;
    const std::size_t eta = text.find("[eta ", at);
    const std::size_t next = std::min(text.find("Jobs: ", at), text.size());
    if (eta != std::string_view::npos && eta < next) {
        const std::size_t end = text.find(']', eta);
        return end == std::string_view::npos ? text.size() : end + 1;
    }
    if (!text.substr(at).starts_with(", "))
        return at;
    // ", 0B/s-20.0MiB/s" or ", CR=20.0MB/0B KB/s": to the end of the last "/s"
    const std::string_view rates = text.substr(0, next);
    const std::size_t end = rates.rfind("/s");
    return end == std::string_view::npos || end < at ? next : end + 2;
}

} // namespace

std::string_view stripFioProgress(std::string_view line)
{
    for (;;) {
        const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
        std::string_view rest = line.substr(blanks);
        if (const std::size_t length = progressLength(rest)) {
            line = rest.substr(length);
            continue;
        }
        const std::size_t end = rest.starts_with('<') ? rest.find('>') : std::string_view::npos;
        if (end == std::string_view::npos || rest.find(' ') < end || end < 2)
            return line;
        rest.remove_prefix(end + 1);
        line = rest.starts_with(' ') ? rest.substr(1) : rest;
    }
}

namespace {

constexpr std::array Starts = { std::string_view("Starting "), std::string_view("Disk stats (read/write)"),
    std::string_view("CPU idleness:"), std::string_view("All clients:"), std::string_view("Description  : ["),
    std::string_view("submit    : "), std::string_view("complete  : "), std::string_view("fsync/fdatasync/"),
    std::string_view("note: both iodepth"), std::string_view("Did you mean "), std::string_view("fio [options]"),
    std::string_view("unit work: mean="), std::string_view("percpu: "), std::string_view("system: "),
    std::string_view("real\t"), std::string_view("user\t"), std::string_view("sys\t"), std::string_view("rc=") };

bool isWholePercentages(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.%, ") == std::string_view::npos && text.back() == '%';
}

} // namespace

bool isFioText(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text == "...")
        return true;
    for (const std::string_view start : Starts)
        if (text.starts_with(start))
            return start != "percpu: " && start != "system: " ? true : isWholePercentages(text.substr(start.size()));
    return text.find(": Laying out IO file") != std::string_view::npos
        || text.find(": ioengine=") != std::string_view::npos || text.find(" (noop): ioengine=") < text.size()
        || text.find(": No I/O performed by ") != std::string_view::npos;
}

} // namespace importers
