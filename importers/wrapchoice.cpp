// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/wrapchoice.h"

#include "importers/bundlemarks.h"
#include "importers/filereader.h"
#include "importers/logdispatcher.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace importers {

namespace {

constexpr std::size_t Narrowest = 60, Widest = 250; ///< columns at which lines are broken

/// Widths of mail programs and terminals.
constexpr std::array<std::size_t, 12> CommonWidths{ 70, 72, 74, 76, 78, 79, 80, 90, 96, 100, 120, 132 };

/// Counts what readers give and what they complain about.
class Counter final : public ImportSink, public LogTarget {
public:
    std::size_t values = 0;
    std::size_t issues = 0;
    bool any = false;

    ImportSink &openLog(const LogFormat &) override
    {
        any = true;
        return *this;
    }
    TableId table(std::string_view, std::string_view, std::span<const Column>) override { return 0; }
    void row(TableId, const Stamp &, model::LineNumber, std::span<const model::Decimal> figures, RowKind) override
    {
        values += static_cast<std::size_t>(
            std::count_if(figures.begin(), figures.end(), [](const model::Decimal &figure) { return figure.present; }));
    }
    void event(
        const Stamp &, model::LineNumber, std::string_view, std::string_view, std::string_view, model::Nanos) override
    {
        ++values;
    }
    void fact(model::LineNumber, std::string_view, std::string_view) override { ++values; }
    void result(
        model::LineNumber, int, std::string_view, std::string_view, double, std::string_view, model::Better) override
    {
        ++values;
    }
    void issue(model::LineNumber, std::string_view, std::string_view) override { ++issues; }
    void tool(std::string_view, std::string_view) override { }
    void machine(std::string_view, std::string_view, int) override { }
    void headDate(model::Nanos) override { }
    void uptime(const Stamp &, model::Nanos, model::Nanos) override { }
};

Counter readAs(const Reading &reading, std::span<const std::string> lines, std::span<const LogFormat> formats)
{
    Counter counter;
    LogDispatcher dispatcher(counter, formats, reading.context);
    PrefixStripper stripper(reading.steps);
    if (reading.winner)
        dispatcher.begin(*reading.winner);
    model::LineNumber number = 0;
    for (const std::string &text : lines) {
        Line line{ text, ++number, {} };
        if (!stripper.steps().empty())
            stripper.strip(line);
        dispatcher.line(line);
    }
    dispatcher.finish();
    return counter;
}

std::vector<Wrap> candidates(std::span<const std::string> lines)
{
    std::size_t longest = 0;
    for (const std::string &line : lines)
        longest = std::max(longest, widthOf(line));
    if (longest < Narrowest || longest > Widest)
        return {};
    std::vector<Wrap> out{ { Wrap::Kind::Terminal, longest }, { Wrap::Kind::Mail, longest } };
    constexpr std::size_t LongestWord = 14; // by which the longest line may stay behind the width
    for (const std::size_t width : CommonWidths)
        if (width > longest && width < longest + LongestWord)
            out.push_back({ Wrap::Kind::Mail, width });
    return out;
}

/// Lines put together read clearly better than as they are.
bool isBetter(const Counter &joined, const Counter &plain)
{
    if (!joined.any || joined.values == 0)
        return false;
    if (!plain.any)
        return joined.issues * 10 <= joined.values;
    return joined.issues * 4 <= plain.issues && joined.values >= plain.values;
}

} // namespace

std::optional<Wrap> findWrap(std::string_view name, std::span<const std::string> lines, const Reading &reading,
    std::span<const LogFormat> formats)
{
    const std::vector<Wrap> wraps = candidates(lines);
    if (wraps.empty())
        return std::nullopt;
    const Counter plain = readAs(reading, lines, formats);
    if (plain.any && plain.issues == 0)
        return std::nullopt;
    std::optional<Wrap> best;
    Counter bestCounter;
    for (const Wrap &wrap : wraps) {
        const std::vector<std::string> joined = unwrapped(lines, wrap);
        if (lines.size() - joined.size() < 2)
            continue;
        const Counter counter = readAs(chooseReading(name, joined, formats), joined, formats);
        const auto rank
            = [](const Counter &c) { return std::pair(c.issues, std::numeric_limits<std::size_t>::max() - c.values); };
        if (!isBetter(counter, plain) || (best && rank(counter) >= rank(bestCounter)))
            continue;
        best = wrap;
        bestCounter = counter;
    }
    return best;
}

} // namespace importers
