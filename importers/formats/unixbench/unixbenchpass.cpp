// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchpass.h"

#include "analysis/model/contradiction.h"
#include "analysis/model/text.h"
#include "importers/formats/unixbench/unixbenchcheck.h"

namespace importers {

using model::Better;

void UnixBenchPasses::report(ImportSink &sink) { end(sink); }

void UnixBenchPasses::begin(model::LineNumber line, const std::optional<UnixBenchSpan> &span, ImportSink &sink)
{
    end(sink);
    m_headLine = line;
    if (span)
        times(line, *span, sink);
}

void UnixBenchPasses::times(model::LineNumber line, const UnixBenchSpan &span, ImportSink &sink)
{
    const Stamp stamp{ model::StampKind::Local, span.end, std::nullopt };
    const std::string text = m_copies ? withCopies("UnixBench") : std::string("UnixBench");
    sink.event(stamp, line, "benchmark-run", "unixbench", text, span.end - span.start);
}

void UnixBenchPasses::copies(model::LineNumber line, const UnixBenchCopies &copies, ImportSink &sink)
{
    if (m_copies || m_counted)
        begin(line, std::nullopt, sink);
    if (m_headLine == 0)
        m_headLine = line;
    m_copies = copies.copies;
    sink.fact(line, "unixbench.copies", std::to_string(copies.copies));
    sink.fact(line, "unixbench.cpus", std::to_string(copies.cpus));
}

void UnixBenchPasses::end(ImportSink &sink)
{
    if (m_headLine != 0 && !m_counted)
        sink.issue(m_headLine, "pass of UnixBench without figures: failed, or with more copies than it allows",
            withCopies("UnixBench"));
    m_counted = false;
    m_headLine = 0;
    m_copies.reset();
    m_scores.clear();
    m_rows.clear();
    m_indexed.clear();
}

/// "Execl Throughput, 40 copies"
std::string UnixBenchPasses::withCopies(std::string_view name) const
{
    std::string out(name);
    if (m_copies)
        out += ", " + std::to_string(*m_copies) + (*m_copies == 1 ? " copy" : " copies");
    return out;
}

void UnixBenchPasses::put(model::LineNumber line, const std::string &test, const char *metric,
    std::optional<double> value, std::string_view unit, Better better, ImportSink &sink) const
{
    if (value)
        sink.result(line, m_run, test, metric, *value, unit, better);
}

void UnixBenchPasses::startRun(ImportSink &sink)
{
    (void)sink;
    m_run += m_counted ? 0 : 1;
    m_counted = true;
}

void UnixBenchPasses::score(model::LineNumber line, const UnixBenchScore &score, ImportSink &sink)
{
    if (m_scores.contains(score.name)) // pasted without the line that says how many copies
        end(sink);
    startRun(sink);
    m_scores.emplace(score.name, score.value);
    const std::string test = withCopies(score.name);
    put(line, test, "score", score.value, score.unit, Better::Higher, sink);
    put(line, test, "time", score.seconds, "s", Better::None, sink);
    put(line, test, "samples", score.samples, "", Better::None, sink);
    if (score.seconds && *score.seconds == 0)
        sink.issue(line, "measured in 0.0 s: the figure cannot be trusted, nor an index that counts it", score.name);
}

void UnixBenchPasses::title(std::string_view category)
{
    (void)category;
    m_rows.clear();
}

void UnixBenchPasses::index(model::LineNumber line, const UnixBenchIndex &row, ImportSink &sink)
{
    if (m_indexed.contains(row.name))
        end(sink);
    startRun(sink);
    m_indexed.emplace(row.name, true);
    const std::string test = withCopies(row.name);
    if (!m_scores.contains(row.name)) // only the table was kept
        put(line, test, "score", row.result, "", Better::Higher, sink);
    put(line, test, "baseline", row.baseline, "", Better::None, sink);
    put(line, test, "index", row.index, "", Better::Higher, sink);
    m_rows.push_back({ line, std::string(row.name), row });
    checkRow(m_rows.back(), sink);
}

void UnixBenchPasses::checkRow(const Row &row, ImportSink &sink) const
{
    const auto score = m_scores.find(row.name);
    if (score != m_scores.end() && !agrees(row.row.result, score->second, PrintedHalf))
        sink.issue(row.line,
            model::contradiction({ STALLMARK_TEXT("the result in the index table is not the score printed above it") }),
            row.name);
    if (!row.row.baseline || !row.row.index || *row.row.baseline <= 0)
        return;
    const UnixBenchPart part{ *row.row.baseline, row.row.result };
    if (!agrees(*row.row.index, indexOf(part), PrintedHalf + 10 * PrintedHalf / part.baseline))
        sink.issue(row.line,
            model::contradiction({ STALLMARK_TEXT("the index is not result / baseline x 10, which is %1"),
                { model::toText(indexOf(part), 1) } }),
            row.name);
}

void UnixBenchPasses::checkTotal(model::LineNumber line, double printed, ImportSink &sink) const
{
    std::vector<UnixBenchPart> parts;
    for (const Row &row : m_rows) {
        if (row.row.baseline)
            parts.push_back({ *row.row.baseline, row.row.result });
    }
    const auto computed = totalOf(parts);
    if (computed && !agrees(printed, computed->value, PrintedHalf + computed->error))
        sink.issue(line,
            model::contradiction(
                { STALLMARK_TEXT("the index score does not follow from the %1 results above it, which give %2"),
                    { std::to_string(parts.size()), model::toText(computed->value, 1) } }),
            model::toText(printed, 1));
}

/// Partial indexes are named with the number of tests: they are no index of the machine, and with other tests they
/// cannot be compared with each other.
void UnixBenchPasses::total(model::LineNumber line, const UnixBenchTotal &total, ImportSink &sink)
{
    startRun(sink);
    std::string name = total.category.empty() ? "FINAL SCORE" : std::string(total.category) + " Index";
    if (total.partial)
        name += m_rows.empty() ? std::string(" (partial)") : " (partial, " + std::to_string(m_rows.size()) + " tests)";
    put(line, withCopies(name), "index", total.index, "", Better::Higher, sink);
    checkTotal(line, total.index, sink);
    m_rows.clear();
}

} // namespace importers
