// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/prefix.h"

#include "importers/api/lexer.h"
#include "importers/labelprefix.h"
#include "importers/prefixkinds.h"

#include <algorithm>
#include <functional>

namespace importers {

namespace {

using Kind = PrefixStep::Kind;
using Lines = std::span<const std::string>;

bool isBlankLine(std::string_view line) { return trimmed(line).empty(); }

/// Whether at least 95 of 100 of the lines that are not blank match, and three at least or all.
bool nearlyAll(Lines lines, const std::function<bool(std::string_view)> &matches)
{
    std::size_t all = 0, good = 0;
    for (const std::string &line : lines) {
        if (isBlankLine(line))
            continue;
        ++all;
        good += matches(line) ? 1 : 0;
    }
    return good > 0 && good * 100 >= all * 95;
}

/// Numbers of lines rise; a column of figures does not.
bool rising(Lines lines, char mark, bool byOne)
{
    std::size_t pairs = 0, good = 0;
    std::optional<std::int64_t> last;
    for (const std::string &line : lines) {
        const auto n = numberPrefix(line);
        if (!n || n->mark != mark)
            continue;
        if (last) {
            ++pairs;
            good += (byOne ? n->number == *last + 1 : n->number > *last) ? 1 : 0;
        }
        last = n->number;
    }
    return pairs > 0 && good * 100 >= pairs * 90;
}

void addNumbers(Lines lines, std::vector<PrefixStep> &out)
{
    for (const char mark : { '.', '\t', ']', ')', ':', '|', ' ' }) {
        bool blank = true; // behind every number that something follows
        const bool all = nearlyAll(lines, [&](std::string_view line) {
            const auto n = numberPrefix(line);
            if (!n || n->mark != mark)
                return false;
            blank = blank && (n->length == line.size() || line[n->length] == ' ');
            return true;
        });
        // "12. " is a number of a list; "12.50" is a figure.
        if (all && (blank || mark == '\t' || mark == ':') && rising(lines, mark, mark == ' '))
            out.push_back(
                { Kind::Number, mark, blank && mark != '\t', PrefixStep::Clock::Wall, DateOrder::MonthFirst, {} });
    }
}

/// ts -s counts from 00:00:00, ts -i from the line before: a recording that starts just at midnight is far less likely.
PrefixStep::Clock clockOf(Lines lines, DateOrder order)
{
    model::Nanos last = 0, first = -1;
    bool falls = false;
    for (const std::string &line : lines) {
        const auto p = stampPrefix(line, order);
        if (!p)
            continue;
        if (first < 0 && (p->stamp.kind != model::StampKind::TimeOfDay || p->stamp.value >= model::NanosPerSecond))
            return PrefixStep::Clock::Wall;
        first = std::max(first, model::Nanos{ 0 });
        falls = falls || p->stamp.value < last;
        last = p->stamp.value;
    }
    return falls || last == 0 ? PrefixStep::Clock::Useless : PrefixStep::Clock::Elapsed;
}

} // namespace

bool isForeign(PrefixStep::Kind kind)
{
    return kind == Kind::Html || kind == Kind::Entities || kind == Kind::Indent || kind == Kind::Mark
        || kind == Kind::Quote;
}

const char *describe(PrefixStep::Kind kind)
{
    switch (kind) {
    case Kind::Entities:
        return "HTML entities";
    case Kind::Indent:
        return "indentation";
    case Kind::Mark:
        return "marks";
    case Kind::Label:
        return "labels";
    case Kind::Cells:
        return "cell separators";
    case Kind::Html:
        return "HTML page";
    case Kind::Quote:
        return "quote marks";
    case Kind::CatA:
        return "cat -A marks";
    case Kind::Number:
        return "line numbers";
    case Kind::Row:
        return "line words";
    case Kind::Stamp:
        return "time stamps";
    case Kind::Syslog:
        return "syslog prefixes";
    }
    return "";
}

namespace {

bool anyHas(Lines lines, std::initializer_list<const char *> words)
{
    return std::any_of(lines.begin(), lines.end(), [&](const std::string &line) {
        return std::any_of(
            words.begin(), words.end(), [&](const char *word) { return line.find(word) != std::string::npos; });
    });
}

bool isPage(Lines lines) { return anyHas(lines, { "<pre", "<code" }); }

/// Text that was escaped has no sign of its own left.
bool hasEntitiesOnly(Lines lines) { return anyHas(lines, { "&lt;", "&gt;", "&amp;" }) && !anyHas(lines, { "<", ">" }); }

void addLabels(Lines lines, std::vector<PrefixStep> &out)
{
    const auto add = [&](Kind kind, const LabelPrefix &label) {
        out.push_back({ kind, '\0', false, PrefixStep::Clock::Wall, DateOrder::MonthFirst, label.text });
    };
    if (const auto blanks = indentation(lines))
        add(Kind::Indent, *blanks);
    if (const auto label = labelPrefix(lines); label && label->text != "> " && label->text != ">")
        add(label->word ? Kind::Label : Kind::Mark, *label);
}

/// Cells of a spreadsheet: no blanks between them.
void addCells(Lines lines, std::vector<PrefixStep> &out)
{
    for (const char mark : { ',', ';' }) {
        if (!nearlyAll(lines, [&](std::string_view l) { return l.find(mark) != std::string_view::npos; }))
            continue;
        const bool blanks = nearlyAll(lines, [](std::string_view l) { return l.find("  ") != std::string_view::npos; });
        if (!blanks)
            out.push_back({ Kind::Cells, mark, false, PrefixStep::Clock::Wall, DateOrder::MonthFirst, {} });
    }
}

} // namespace

std::vector<PrefixStep> plausibleSteps(Lines lines, DateOrder order)
{
    std::vector<PrefixStep> out;
    const auto add = [&](Kind kind, PrefixStep::Clock clock = PrefixStep::Clock::Wall) {
        out.push_back({ kind, '\0', false, clock, order, {} });
    };
    if (isPage(lines))
        add(Kind::Html);
    else if (hasEntitiesOnly(lines))
        add(Kind::Entities);
    addLabels(lines, out);
    if (nearlyAll(lines, [](std::string_view l) { return l.starts_with("> ") || l == ">"; }))
        add(Kind::Quote);
    if (nearlyAll(lines, [](std::string_view l) { return l.ends_with('$'); }))
        add(Kind::CatA);
    addNumbers(lines, out);
    if (nearlyAll(lines, [](std::string_view l) { return rowPrefix(l).has_value(); }))
        add(Kind::Row);
    if (nearlyAll(lines, [&](std::string_view l) { return stampPrefix(l, order).has_value(); }))
        add(Kind::Stamp, clockOf(lines, order));
    if (nearlyAll(lines, [&](std::string_view l) { return syslogPrefix(l, order).has_value(); }))
        add(Kind::Syslog);
    addCells(lines, out);
    return out;
}

PrefixStripper::PrefixStripper(std::vector<PrefixStep> steps)
    : m_steps(std::move(steps))
    , m_texts(m_steps.size())
{
}

void PrefixStripper::strip(Line &line)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const PrefixStep &step = m_steps[i];
        std::string_view &text = line.text;
        switch (step.kind) {
        case Kind::Html:
        case Kind::Entities:
            decodeHtml(text, m_texts[i], step.kind == Kind::Html);
            text = m_texts[i];
            break;
        case Kind::Cells:
            decodeCells(text, step.mark, m_texts[i]);
            text = m_texts[i];
            break;
        case Kind::Indent:
        case Kind::Mark:
        case Kind::Label:
            if (const auto length = labelLength(text, step.label))
                text.remove_prefix(*length);
            break;
        case Kind::CatA:
            decodeCatA(text, m_texts[i]);
            text = m_texts[i];
            break;
        case Kind::Quote:
            if (!consume(text, "> "))
                consume(text, ">");
            break;
        case Kind::Number:
            if (const auto n = numberPrefix(text); n && n->mark == step.mark) {
                text.remove_prefix(n->length);
                if (step.blank)
                    consume(text, " ");
            }
            break;
        case Kind::Row:
            if (const auto length = rowPrefix(text)) {
                text.remove_prefix(*length);
                consume(text, " ");
            }
            break;
        case Kind::Stamp:
        case Kind::Syslog:
            stamp(step, line);
            break;
        }
    }
}

void PrefixStripper::stamp(const PrefixStep &step, Line &line)
{
    if (!m_lastPrefix.empty() && line.text.starts_with(m_lastPrefix)) {
        line.prefix = m_lastStamp;
        line.text.remove_prefix(m_lastPrefix.size());
        return;
    }
    const auto found
        = step.kind == Kind::Syslog ? syslogPrefix(line.text, step.order) : stampPrefix(line.text, step.order);
    if (!found)
        return;
    Stamp stamp = found->stamp;
    if (step.clock == PrefixStep::Clock::Elapsed)
        stamp.kind = model::StampKind::Elapsed;
    if (step.clock == PrefixStep::Clock::Useless)
        stamp = {};
    // Only one that ends with a blank can be told from the start of a longer one.
    m_lastPrefix.clear();
    if (isBlank(line.text[found->length - 1]))
        m_lastPrefix = line.text.substr(0, found->length);
    m_lastStamp = stamp;
    line.prefix = stamp;
    line.text.remove_prefix(found->length);
}

} // namespace importers
