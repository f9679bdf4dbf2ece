// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/factname.h"
#include "importers/api/jsonlines.h"
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

#include <optional>

namespace importers {

namespace lscpufmt {

namespace {

/// "  Model name:          AMD EPYC", "NUMA node0 CPU(s):   0,1"
struct Property {
    std::string_view key, value;
};

std::optional<Property> parseProperty(std::string_view text)
{
    text = trimmed(text);
    const auto colon = text.find(':');
    if (colon == text.npos || colon == 0 || colon > 48 || text.find("  ") < colon)
        return std::nullopt;
    const std::string_view rest = text.substr(colon + 1);
    if (!rest.empty() && !isBlank(rest.front()))
        return std::nullopt;
    return Property{ text.substr(0, colon), trimmed(rest) };
}

bool isFirst(std::string_view text)
{
    const auto property = parseProperty(text);
    return property && property->key == "Architecture" && !property->value.empty()
        && property->value.find(' ') == property->value.npos;
}

class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool json(const Line &line, ImportSink &sink);
    static void property(std::string_view key, std::string_view value, model::LineNumber line, ImportSink &sink);

    bool m_begun = false;
    JsonLines m_json;
    std::string m_field;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (!m_json.atTop() || text.starts_with('{'))
        return json(line, sink);
    const auto found = parseProperty(line.text);
    m_begun = m_begun || isFirst(line.text);
    if (!m_begun || !found)
        return false;
    if (!found->value.empty() && !line.open)
        property(found->key, found->value, line.number, sink);
    return true;
}

/// { "lscpu": [ { "field": "Architecture:", "data": "x86_64" }, ... ] }, with "children" in newer versions
bool Reader::json(const Line &line, ImportSink &sink)
{
    std::vector<JsonLeaf> leaves;
    if (!m_json.line(line.text, line.number, leaves))
        return false;
    if (line.open && !m_json.atTop()) // a figure may be cut
        leaves.clear();
    for (const JsonLeaf &leaf : leaves) {
        std::string_view text = leaf.text;
        if (text.ends_with(':'))
            text.remove_suffix(1);
        if (leaf.key() == "field")
            m_field = text;
        else if (leaf.key() == "data" && leaf.quoted && !m_field.empty())
            property(m_field, leaf.text, leaf.line, sink);
    }
    return true;
}

void Reader::property(std::string_view key, std::string_view value, model::LineNumber line, ImportSink &sink)
{
    if (key == "CPU(s)")
        if (const auto cpus = parseInteger(value); cpus && *cpus > 0 && *cpus < 100'000)
            sink.machine({}, {}, static_cast<int>(*cpus));
    sink.fact(line, "lscpu." + factName(key), value);
}

bool isJsonHead(std::string_view text) { return trimmed(text).starts_with("\"lscpu\": ["); }

Detection sniff(const Head &head)
{
    bool first = false;
    for (const Line &line : head.lines) {
        if (isJsonHead(line.text))
            return { 90, "JSON of lscpu in line " + std::to_string(line.number) };
        first = first || isFirst(line.text);
        const auto property = parseProperty(line.text);
        if (first && property && property->key == "CPU(s)")
            return { 90, "CPU(s) of lscpu in line " + std::to_string(line.number) };
    }
    return {};
}

bool opens(std::string_view line) { return isFirst(line); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace lscpufmt

LogFormat lscpu()
{
    return { "lscpu", "lscpu, text and JSON", lscpufmt::sniff, lscpufmt::opens, lscpufmt::makeReader };
}

} // namespace importers
