// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cuts.h"

#include "importers/api/logformat.h"

#include <algorithm>

namespace testsupport {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// "ab 12|34 cd": the text does not tell that two digits are missing. "1|2.34" and "12.3|4" do, as the tools print a
/// fixed number of digits after the point.
bool cutsAnInteger(std::string_view bytes, std::size_t at)
{
    if (at == 0 || at >= bytes.size() || !isDigit(bytes[at - 1]) || !isDigit(bytes[at]))
        return false;
    std::size_t from = at, to = at;
    while (from > 0 && isDigit(bytes[from - 1]))
        --from;
    while (to < bytes.size() && isDigit(bytes[to]))
        ++to;
    const auto isPoint = [&](std::size_t i) { return i < bytes.size() && (bytes[i] == '.' || bytes[i] == ','); };
    return !isPoint(from - 1) && !(isPoint(to) && to + 1 < bytes.size() && isDigit(bytes[to + 1]));
}

bool isResult(const std::string &figure) { return figure.starts_with("result "); }

/// Starts of the lines with which a report can begin.
std::vector<std::size_t> reportStarts(std::string_view text)
{
    std::vector<std::size_t> out;
    for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        const auto formats = importers::logFormats();
        if (std::any_of(formats.begin(), formats.end(), [&](const auto &format) { return format.opens(line); }))
            out.push_back(at);
    }
    return out;
}

/// A benchmark that reports while it runs (fio --status-interval) replaces each report by the next one. Cut inside one,
/// the log may give what it said before that.
std::vector<std::string> withoutInterimResults(
    std::vector<std::string> wrong, const std::string &name, std::string_view bytes, std::size_t cut)
{
    bool behind = false; // the report that was cut ends at the first start behind the cut
    for (const std::size_t start : reportStarts(bytes)) {
        if (wrong.empty() || behind)
            break;
        behind = start > cut;
        const Figures figures = figuresOf(*recordText(name, bytes.substr(0, start)), FigureDetail::Lines);
        std::erase_if(wrong, [&](const std::string &figure) { return isResult(figure) && figures.contains(figure); });
    }
    return wrong;
}

} // namespace

std::vector<std::size_t> placesIn(std::size_t size, int count, std::mt19937 &random)
{
    std::vector<std::size_t> places;
    for (int i = 0; size > 0 && i < count; ++i)
        places.push_back(random() % size);
    return places;
}

std::string cutFault(const std::string &name, const std::string &bytes, const Figures &whole, std::size_t at)
{
    const auto file = recordText(name, std::string_view(bytes).substr(0, at), 65536, at % 2 == 0);
    auto wrong = beyond(figuresOf(*file, FigureDetail::Lines), whole);
    const auto before = std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const std::string lastLine = "line " + std::to_string(before + 1) + " ";
    const bool here = wrong.size() == 1 && wrong.front().find(lastLine) != std::string::npos;
    if (here && !isResult(wrong.front()) && cutsAnInteger(bytes, at))
        return {};
    if (std::any_of(wrong.begin(), wrong.end(), isResult))
        wrong = withoutInterimResults(std::move(wrong), name, bytes, at);
    return wrong.empty() ? std::string()
                         : "cut at byte " + std::to_string(at) + ": not in the whole file: " + wrong.front();
}

} // namespace testsupport
