// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sysbench/sysbenchhooks.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

constexpr std::size_t MostObject = 8192;

struct Key {
    const char *json; ///< as it stands in the object
    const char *sample;
    const char *result; ///< of the whole run
    const char *unit;
    model::Better better;
};

/// In the order of the columns of report_csv.
constexpr std::array Keys{
    Key{ "\"tps\"", "sysbench.tps", "transactions_per_s", "1/s", model::Better::Higher },
    Key{ "\"total\"", "sysbench.qps", "queries_per_s", "1/s", model::Better::Higher },
    Key{ "\"reads\"", "sysbench.read_queries", "read_queries_per_s", "1/s", model::Better::None },
    Key{ "\"writes\"", "sysbench.write_queries", "write_queries_per_s", "1/s", model::Better::None },
    Key{ "\"other\"", "sysbench.other_queries", "other_queries_per_s", "1/s", model::Better::None },
    Key{ "\"latency\"", "sysbench.latency_percentile", "latency.percentile", "ms", model::Better::Lower },
    Key{ "\"errors\"", "sysbench.errors", "errors_per_s", "1/s", model::Better::Lower },
    Key{ "\"reconnects\"", "sysbench.reconnects", "reconnects_per_s", "1/s", model::Better::Lower },
};

std::optional<model::Decimal> behindKey(std::string_view object, std::string_view key)
{
    const std::size_t at = object.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = trimmed(object.substr(at + key.size()));
    if (!consume(rest, ":"))
        return std::nullopt;
    rest = trimmed(rest);
    return parseDecimal(rest.substr(0, rest.find_first_not_of("-0123456789.")));
}

void add(SysbenchHookReport &report, const Key &key, const model::Decimal &value, std::size_t place)
{
    report.values.push_back({ key.sample, key.unit, 1, value });
    report.places.push_back(place);
}

/// With nothing done the program prints the smallest bucket of its histogram.
void dropIdleLatency(SysbenchHookReport &report)
{
    const bool idle = std::all_of(report.values.begin(), report.values.end(),
        [](const auto &value) { return value.unit == "ms" || value.value.mantissa == 0; });
    for (auto &value : report.values) {
        if (idle && value.unit == "ms")
            value.value = model::Decimal::missing();
    }
}

} // namespace

std::optional<SysbenchHookReport> parseSysbenchCsv(std::string_view line)
{
    SysbenchHookReport report;
    std::string_view rest = trimmed(line);
    for (std::size_t i = 0; i < Keys.size() + 2; ++i) {
        const std::size_t comma = rest.find(',');
        const bool last = i + 1 == Keys.size() + 2;
        const auto value = parseDecimal(rest.substr(0, comma));
        if (!value || value->mantissa < 0 || last != (comma == std::string_view::npos)
            || value->decimals != (i < 2 ? 0 : 2))
            return std::nullopt;
        rest = last ? std::string_view() : rest.substr(comma + 1);
        if (i == 0)
            report.second = value->mantissa;
        else if (i == 1)
            report.whole = value->mantissa == 0;
        else
            add(report, Keys[i - 2], *value, 0);
    }
    dropIdleLatency(report);
    return report;
}

std::optional<SysbenchHookReport> parseSysbenchJson(std::string_view object)
{
    SysbenchHookReport report;
    const auto time = behindKey(object, "\"time\"");
    const auto threads = behindKey(object, "\"threads\"");
    if (!time || !threads || time->decimals != 0 || time->mantissa < 0)
        return std::nullopt;
    report.second = time->mantissa;
    report.whole = threads->mantissa == 0;
    for (const Key &key : Keys) {
        if (const auto value = behindKey(object, key.json))
            add(report, key, *value, object.find(key.json));
    }
    dropIdleLatency(report);
    return report.values.empty() ? std::nullopt : std::optional(report);
}

std::optional<SysbenchFigure> wholeFigure(const SysbenchInterval::Value &value)
{
    const auto *const key = std::find_if(
        Keys.begin(), Keys.end(), [&](const Key &candidate) { return value.metric == candidate.sample; });
    if (key == Keys.end() || !value.value.present)
        return std::nullopt;
    return SysbenchFigure{ key->result, value.value.toDouble(), key->unit, key->better };
}

model::LineNumber SysbenchJson::lineOf(std::size_t place) const
{
    model::LineNumber line = 0;
    for (const auto &[from, number] : m_lines)
        line = from <= place ? number : line;
    return line;
}

/// 1.1 puts the objects into an array, 1.0.6 and older do not. Between "[" and "]" there are only objects and commas.
bool SysbenchJson::begins(std::string_view text) const
{
    return text == "[" || text.starts_with("[{") || text.starts_with('{')
        || (m_inArray && (text == "]" || text == "," || text == "}"));
}

void SysbenchJson::ended(std::vector<SysbenchHookReport> &reports) const
{
    auto report = parseSysbenchJson(m_object);
    if (!report)
        return;
    for (const std::size_t place : report->places)
        report->lines.push_back(lineOf(place));
    reports.push_back(std::move(*report));
}

bool SysbenchJson::line(const Line &line, std::vector<SysbenchHookReport> &reports)
{
    const std::string_view text = trimmed(line.text);
    if (m_depth == 0 && !begins(text)) {
        m_inArray = false;
        return false;
    }
    // An object of something else, in place of a report.
    if (m_depth == 1 && trimmed(m_object) == "{" && !text.starts_with("\"time\"")) {
        m_depth = 0;
        return false;
    }
    if (m_depth > 0)
        m_lines.emplace_back(m_object.size(), line.number);
    for (const char c : text) {
        if (m_depth == 0)
            m_inArray = (m_inArray || c == '[') && c != ']';
        if (c == '{' && m_depth++ == 0) {
            m_object.clear();
            m_lines.assign(1, { 0, line.number });
        }
        if (m_depth > 0)
            m_object += c;
        if (c == '}' && m_depth > 0 && --m_depth == 0)
            ended(reports);
    }
    m_object += ' ';
    if (m_object.size() > MostObject)
        m_depth = 0;
    return true;
}

} // namespace importers
