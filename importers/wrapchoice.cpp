// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/wrapchoice.h"

#include "importers/api/lexer.h"
#include "importers/api/sysstatcolumns.h"
#include "importers/bundlemarks.h"
#include "importers/filereader.h"
#include "importers/logdispatcher.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace importers {

namespace {

constexpr std::size_t Narrowest = 60, Widest = 250; ///< columns at which lines are broken

/// Widths of mail programs and terminals.
constexpr std::array<std::size_t, 12> CommonWidths{ 70, 72, 74, 76, 78, 79, 80, 90, 96, 100, 120, 132 };

/// "sar.aqu-s" and "sar.z" are what a blank in the middle of a name makes of disk.queue.
bool hasCutName(const Column &column)
{
    constexpr std::string_view share = "_percent";
    std::string name = column.metric.substr(column.metric.find('.') + 1);
    if (name.ends_with(share))
        name = "%" + name.substr(0, name.size() - share.size());
    return isCutSysstatName(name) || name.find_first_of("> ") != std::string::npos;
}

/// Counts what readers give and what they complain about.
class Counter final : public ImportSink, public LogTarget {
public:
    std::size_t values = 0;
    std::size_t issues = 0;
    bool any = false;
    bool reportsOnly = true; ///< no tables, whose rows could swallow each other

    ImportSink &openLog(const LogFormat &format) override
    {
        constexpr std::array<std::string_view, 3> reports{ "fio", "sysbench", "unixbench" };
        any = true;
        reportsOnly = reportsOnly && std::find(reports.begin(), reports.end(), format.id) != reports.end();
        return *this;
    }
    TableId table(std::string_view, std::string_view, std::span<const Column> columns) override
    {
        issues += static_cast<std::size_t>(std::count_if(columns.begin(), columns.end(), hasCutName));
        return 0;
    }
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

using Marks = std::vector<PrefixStep>;

/// What may stand before every piece: nothing, or what a mail program or an editor puts there.
std::vector<Marks> possibleMarks(const Reading &reading, std::span<const std::string> lines)
{
    std::vector<Marks> out;
    const auto add = [&](const Marks &marks) {
        const bool plain = std::all_of(marks.begin(), marks.end(), [](const PrefixStep &step) {
            using Kind = PrefixStep::Kind;
            return step.kind == Kind::Indent || step.kind == Kind::Mark || step.kind == Kind::Label
                || step.kind == Kind::Quote || step.kind == Kind::Number;
        });
        if (plain && !marks.empty())
            out.push_back(marks);
    };
    add(reading.steps);
    if (reading.steps.empty())
        for (const PrefixStep &step : plausibleSteps(lines, reading.context.dateOrder))
            add({ step });
    out.emplace_back(); // of equals the first one holds
    return out;
}

std::vector<Wrap> candidates(std::span<const std::string> lines, const Marks &marks)
{
    std::size_t longest = 0;
    PrefixStripper stripper(marks);
    for (const std::string &text : lines) {
        Line line{ text, 0, {} };
        stripper.strip(line);
        longest = std::max(longest, widthOf(line.text));
    }
    if (longest < Narrowest || longest > Widest)
        return {};
    std::vector<Wrap> out{ { Wrap::Kind::Terminal, longest }, { Wrap::Kind::Mail, longest } };
    constexpr std::size_t LongestWord = 14; // by which the longest line may stay behind the width
    for (const std::size_t width : CommonWidths)
        if (width > longest && width < longest + LongestWord)
            out.push_back({ Wrap::Kind::Mail, width });
    for (Wrap &wrap : out)
        wrap.marks = marks;
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

/// Lines of any kind may be as long as the longest by chance: most joins must give a figure or save a complaint.
bool isWorthIt(const Counter &joined, const Counter &plain, std::size_t joins)
{
    if (joined.values < plain.values || joined.issues > plain.issues)
        return false;
    const std::size_t saved = plain.issues - joined.issues, gained = joined.values - plain.values;
    return saved >= joins || (gained > 0 && 2 * (gained + saved) >= joins);
}

} // namespace

namespace {

bool isJson(std::span<const std::string> lines)
{
    const auto first
        = std::find_if(lines.begin(), lines.end(), [](const auto &line) { return !trimmed(line).empty(); });
    return first != lines.end() && trimmed(*first).starts_with('{');
}

/// The best way to put the lines together, of those tried so far.
class Choice {
public:
    Choice(std::string_view name, std::span<const std::string> lines, std::span<const LogFormat> formats, Counter plain)
        : m_name(name)
        , m_lines(lines)
        , m_formats(formats)
        , m_plain(plain)
    {
    }

    void consider(const Wrap &wrap)
    {
        constexpr std::size_t fewest = 2; // joins
        const std::vector<std::string> joined = unwrapped(m_lines, wrap);
        const std::size_t joins = m_lines.size() - joined.size();
        if (joins < fewest)
            return;
        const Counter counter = readAs(chooseReading(m_name, joined, m_formats), joined, m_formats);
        const bool safe = counter.reportsOnly || isJson(joined);
        if (wrap.joins == Wrap::Joins::AllLines && (!safe || !isWorthIt(counter, m_plain, joins)))
            return;
        if (!isBetter(counter, m_plain) || (m_best && rank(wrap, counter) >= rank(*m_best, m_counter)))
            return;
        m_best = wrap;
        m_counter = counter;
    }
    const std::optional<Wrap> &best() const { return m_best; }
    bool isPerfect() const { return m_best && m_counter.issues == 0; }

private:
    static std::tuple<std::size_t, std::size_t, bool> rank(const Wrap &wrap, const Counter &c)
    {
        return { c.issues, std::numeric_limits<std::size_t>::max() - c.values, wrap.kind == Wrap::Kind::Mail };
    }

    std::string_view m_name;
    std::span<const std::string> m_lines;
    std::span<const LogFormat> m_formats;
    Counter m_plain, m_counter;
    std::optional<Wrap> m_best;
};

/// Prose is not worth many attempts.
bool mayBeBrokenLog(const Counter &plain, const Reading &reading, std::span<const std::string> lines)
{
    return plain.any || !reading.guesses.empty() || isJson(lines);
}

} // namespace

std::optional<Wrap> findWrap(std::string_view name, std::span<const std::string> lines, const Reading &reading,
    std::span<const LogFormat> formats)
{
    const Counter plain = readAs(reading, lines, formats);
    if (plain.any && plain.issues == 0)
        return std::nullopt;
    Choice choice(name, lines, formats, plain);
    for (const Wrap::Joins joins : { Wrap::Joins::Tables, Wrap::Joins::AllLines }) {
        if (joins == Wrap::Joins::AllLines && (choice.isPerfect() || !mayBeBrokenLog(plain, reading, lines)))
            break;
        for (const Marks &marks : possibleMarks(reading, lines))
            for (Wrap &wrap : candidates(lines, marks)) {
                wrap.joins = joins;
                choice.consider(wrap);
            }
    }
    return choice.best();
}

} // namespace importers
