// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/unwrap.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

namespace {

struct Fields {
    std::size_t count = 0;
    bool figures = false;
};

Fields fieldsOf(std::string_view text)
{
    Fields out;
    for (std::string_view field = nextField(text); !field.empty(); field = nextField(text)) {
        ++out.count;
        // The head of sar begins with a time of day.
        out.figures = out.figures || (isDigit(field.front()) && field.find(':') == std::string_view::npos);
    }
    return out;
}

} // namespace

bool Unwrapper::goesOnWith(std::string_view next)
{
    if (!isBrokenBefore(next))
        return false;
    if (m_wrap.joins == Wrap::Joins::AllLines) // an indented line of a report that is as long by chance stays whole
        return !next.starts_with("  ") && !next.starts_with('\t');
    const Fields joined = fieldsOf(m_text + (m_wrap.kind == Wrap::Kind::Mail ? " " : "") + std::string(next));
    if (joined.figures)
        return !m_isHead && joined.count <= m_headFields;
    m_isHead = true;
    m_headFields = joined.count;
    return true;
}

bool Unwrapper::isBrokenBefore(std::string_view next) const
{
    if (next.empty() || m_text.size() + next.size() >= LineSource::MaxLine)
        return false;
    if (m_wrap.kind == Wrap::Kind::Terminal)
        return m_last == m_wrap.width;
    // The first word of the next line would still have fitted: the line ended there.
    if (isBlank(next.front()) || m_last == 0 || m_last > m_wrap.width)
        return false;
    std::string_view rest = next;
    return m_last + 1 + widthOf(nextField(rest)) > m_wrap.width;
}

std::string_view Unwrapper::withoutMarks(std::string_view text)
{
    if (m_stripper.steps().empty())
        return text;
    Line line{ text, 0, {} };
    m_stripper.strip(line);
    return line.text;
}

void Unwrapper::add(const PhysicalLine &line, const Visit &visit)
{
    const std::string_view text = withoutMarks(line.text);
    if (m_holds && goesOnWith(text)) {
        m_text += m_wrap.kind == Wrap::Kind::Mail ? " " : "";
        m_text += text;
        m_line.hole = m_line.hole || line.hole;
        m_line.cut = m_line.cut || line.cut;
        m_line.open = line.open;
        ++m_joined;
    } else {
        finish(visit);
        m_text = text;
        m_line = line;
        m_holds = true;
        m_isHead = false;
    }
    m_last = widthOf(text);
}

void Unwrapper::finish(const Visit &visit)
{
    if (!m_holds)
        return;
    m_holds = false;
    m_line.text = m_text;
    visit(m_line);
}

std::vector<std::string> unwrapped(std::span<const std::string> lines, const Wrap &wrap)
{
    std::vector<std::string> out;
    Unwrapper unwrapper(wrap);
    const auto take = [&](const PhysicalLine &line) { out.emplace_back(line.text); };
    for (const std::string &line : lines)
        unwrapper.add({ line }, take);
    unwrapper.finish(take);
    return out;
}

} // namespace importers
