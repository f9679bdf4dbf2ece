// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchcsv.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <string_view>

namespace importers {

namespace {

std::vector<std::string_view> cells(std::string_view text)
{
    std::vector<std::string_view> out;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        out.push_back(trimmed(text.substr(0, comma)));
        if (comma == text.size())
            return out;
        text.remove_prefix(comma + 1);
    }
}

bool isHead(std::string_view text) { return text.starts_with("Concurrency,"); }

} // namespace

bool isUnixBenchCsv(const Head &head)
{
    for (std::size_t i = 0; i + 1 < head.lines.size(); ++i) {
        const auto row = cells(head.lines[i + 1].text);
        if (isHead(head.lines[i].text) && row.size() == cells(head.lines[i].text).size() && parseInteger(row[0]))
            return true;
    }
    return false;
}

bool UnixBenchCsv::line(const Line &line, ImportSink &sink)
{
    if (isHead(line.text)) {
        const auto names = cells(line.text);
        m_names.assign(names.begin() + 1, names.end());
        return true;
    }
    const auto row = m_names.empty() ? std::vector<std::string_view>() : cells(line.text);
    const auto copies = row.empty() ? std::nullopt : parseInteger(row[0]);
    if (!copies)
        return false;
    const bool cut = line.open || row.size() != m_names.size() + 1;
    if (cut)
        sink.issue(line.number, "line that is cut, or does not fit its head: its last figure is left out", line.text);
    if (row.size() > m_names.size() + 1)
        return true;
    ++m_run;
    for (std::size_t i = 1; i + (cut ? 1 : 0) < row.size(); ++i) {
        const auto value = parseDecimal(row[i]);
        if (value)
            sink.result(line.number, m_run,
                m_names[i - 1] + ", " + std::string(row[0]) + (*copies == 1 ? " copy" : " copies"), "score",
                value->toDouble(), "", model::Better::Higher);
    }
    return true;
}

} // namespace importers
