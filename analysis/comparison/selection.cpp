// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/selection.h"

#include "analysis/model/metric.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace comparison {

namespace {

std::optional<std::int64_t> number(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && value > 0 ? std::optional(value) : std::nullopt;
}

// "2", "2-4", "2-" (to the end)
std::optional<NumberSpan> numberSpan(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const auto from = number(text.substr(0, dash));
    if (!from)
        return std::nullopt;
    if (dash == std::string_view::npos)
        return NumberSpan{ *from, *from };
    const std::string_view rest = text.substr(dash + 1);
    if (rest.empty())
        return NumberSpan{ *from, std::numeric_limits<std::int64_t>::max() };
    const auto to = number(rest);
    return to && *to >= *from ? std::optional(NumberSpan{ *from, *to }) : std::nullopt;
}

// "2025-03-07T12:08:38", "12:08", "12:08:38.5"
std::optional<TimeEnd> timeEnd(std::string_view text)
{
    if (const auto dated = model::parseIsoTime(text))
        return TimeEnd{ *dated, false };
    if (const auto today = model::parseIsoTime("1970-01-01T" + std::string(text)))
        return TimeEnd{ *today, true };
    return std::nullopt;
}

model::Error wrong(std::string_view part)
{
    return { "'" + std::string(part)
        + "' is not a part of a bundle: #file=GLOB, #run=N, #lines=A-B or @FROM..TO with times like 12:08 or "
          "2025-03-07T12:08:38" };
}

bool readPart(std::string_view part, Selection &selection)
{
    const std::size_t equals = part.find('=');
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : part.substr(equals + 1);
    if (name == "file" && !value.empty()) {
        selection.files.emplace_back(value);
        return true;
    }
    if (name == "run")
        return (selection.runs = numberSpan(value)).has_value();
    if (name == "lines")
        return (selection.lines = numberSpan(value)).has_value();
    return false;
}

bool readSpan(std::string_view text, Selection &selection)
{
    const std::size_t dots = text.find("..");
    const std::string_view from = text.substr(0, dots);
    const std::string_view to = text.substr(dots + 2);
    if (!from.empty())
        selection.from = timeEnd(from);
    if (!to.empty())
        selection.to = timeEnd(to);
    return selection.hasSpan() && (from.empty() || selection.from) && (to.empty() || selection.to);
}

} // namespace

bool Selection::takesFile(std::string_view path) const
{
    const std::string_view last = path.substr(path.rfind('/') + 1);
    return files.empty() || std::any_of(files.begin(), files.end(), [&](const std::string &glob) {
        return model::matchesGlob(glob, path) || model::matchesGlob(glob, last);
    });
}

model::Expected<SideName> parseSide(std::string_view text)
{
    SideName side;
    const std::size_t at = text.rfind('@');
    if (at != std::string_view::npos && text.find("..", at) != std::string_view::npos) {
        if (!readSpan(text.substr(at + 1), side.selection))
            return wrong(text.substr(at));
        text = text.substr(0, at);
    }
    const std::size_t hash = text.find('#');
    side.bundle = std::string(text.substr(0, hash));
    while (text.find('#') != std::string_view::npos) {
        text.remove_prefix(text.find('#') + 1);
        const std::string_view part = text.substr(0, text.find('#'));
        if (!readPart(part, side.selection))
            return wrong("#" + std::string(part));
    }
    if (side.bundle.empty())
        return model::Error{ STALLMARK_TEXT("the name of the bundle is missing before '#' or '@'") };
    return side;
}

} // namespace comparison
