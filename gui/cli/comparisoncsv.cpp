// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/comparisonoutput.h"
#include "gui/cli/csv.h"
#include "gui/cli/sources.h"

#include "analysis/model/decimal.h"

#include <cmath>

namespace gui {

namespace {

using model::After;
using model::Before;

constexpr const char *Heading
    = "id,family,tool,test,metric,unit,better,primary,verdict,basis,before,after,ratio,change_percent,ci_low,ci_high,p,"
      "adjusted_p,smallest_p,n_before,n_after,before_file,before_line,after_file,after_line,sentence\n";

std::string number(std::optional<double> value)
{
    return value && std::isfinite(*value) ? model::toText(*value) : std::string();
}

class Line {
public:
    void add(std::string_view field)
    {
        m_text += m_text.empty() ? "" : ",";
        appendCsvField(m_text, field);
    }
    std::string take() { return std::move(m_text) + '\n'; }

private:
    std::string m_text;
};

void addFirstRef(Line &line, const ComparedSessions &compared, model::Side side, const model::SideFigure &figure)
{
    const model::SourceRef ref = figure.refs.empty() ? model::SourceRef{} : figure.refs.front();
    line.add(pathOf(*compared.session[side], ref));
    line.add(ref.line == 0 ? std::string() : std::to_string(ref.line));
}

void addNumbers(Line &line, const model::ComparisonRow &row)
{
    line.add(number(row.side[Before].value));
    line.add(number(row.side[After].value));
    line.add(number(row.ratio));
    line.add(number(row.change() ? std::optional(100 * *row.change()) : std::nullopt));
    line.add(number(row.ci ? std::optional(row.ci->low) : std::nullopt));
    line.add(number(row.ci ? std::optional(row.ci->high) : std::nullopt));
    line.add(number(row.p));
    line.add(number(row.adjustedP));
    line.add(number(row.smallestP));
    line.add(std::to_string(row.side[Before].n));
    line.add(std::to_string(row.side[After].n));
}

} // namespace

void writeComparisonCsv(const JsonWriter::Sink &sink, const ComparedSessions &compared)
{
    sink(Heading);
    for (const model::ComparisonRow &row : compared.comparison->rows) {
        Line line;
        line.add(std::to_string(row.id));
        for (const std::string &field :
            { std::string(model::toText(row.family)), row.tool, row.test, row.metric, row.unit })
            line.add(field);
        line.add(row.better == model::Better::Higher ? "higher" : row.better == model::Better::Lower ? "lower" : "");
        line.add(row.primary ? "yes" : "no");
        line.add(model::toText(row.judgement));
        line.add(model::toText(row.basis));
        addNumbers(line, row);
        addFirstRef(line, compared, Before, row.side[Before]);
        addFirstRef(line, compared, After, row.side[After]);
        line.add(row.sentence.english());
        sink(line.take());
    }
}

} // namespace gui
