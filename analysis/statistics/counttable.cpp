// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/counttable.h"

#include "analysis/statistics/combinations.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace statistics {

namespace {

constexpr double MostTables = 5e6; // about a second

std::vector<CountRow> filled(std::span<const CountRow> rows)
{
    std::vector<CountRow> kept;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(kept), [](const CountRow &r) { return r.a + r.b > 0; });
    return kept;
}

CountRow sumOf(std::span<const CountRow> rows)
{
    return std::accumulate(rows.begin(), rows.end(), CountRow{}, [](const CountRow &s, const CountRow &r) {
        return CountRow{ s.a + r.a, s.b + r.b };
    });
}

// All tables with the margins of the one seen, and the probability of those no more likely than it.
class Tables {
public:
    explicit Tables(std::span<const CountRow> rows)
    {
        for (const CountRow &row : rows) {
            auto &logs = m_log.emplace_back();
            for (double a = 0; a <= row.a + row.b; ++a)
                logs.push_back(logChoose(row.a + row.b, a));
        }
        // Room for `a` in the rows from this one on: no branch is followed that cannot reach the margin.
        m_room.assign(rows.size() + 1, 0);
        for (std::size_t i = rows.size(); i-- > 0;)
            m_room[i] = m_room[i + 1] + rows[i].a + rows[i].b;
        double seen = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            seen += m_log[i][static_cast<std::size_t>(rows[i].a)];
        m_limit = seen + 1e-7;
        m_total = logChoose(m_room[0], sumOf(rows).a);
    }
    double unlikelyFrom(std::size_t row, double left, double log) const
    {
        if (row == m_log.size())
            return log <= m_limit ? std::exp(log - m_total) : 0;
        double sum = 0;
        const auto most = std::min(left, static_cast<double>(m_log[row].size() - 1));
        for (double a = std::max(0.0, left - m_room[row + 1]); a <= most; ++a)
            sum += unlikelyFrom(row + 1, left - a, log + m_log[row][static_cast<std::size_t>(a)]);
        return sum;
    }

private:
    std::vector<std::vector<double>> m_log;
    std::vector<double> m_room;
    double m_limit = 0;
    double m_total = 0;
};

} // namespace

std::optional<ChiSquare> chiSquareTest(std::span<const CountRow> rows)
{
    const std::vector<CountRow> kept = filled(rows);
    const CountRow sum = sumOf(kept);
    if (kept.size() < 2 || sum.a <= 0 || sum.b <= 0)
        return std::nullopt;
    ChiSquare result;
    for (const CountRow &row : kept) {
        const double share = (row.a + row.b) / (sum.a + sum.b);
        const double a = sum.a * share, b = sum.b * share;
        result.value += (row.a - a) * (row.a - a) / a + (row.b - b) * (row.b - b) / b;
    }
    result.df = static_cast<double>(kept.size() - 1);
    const boost::math::chi_squared chance(result.df);
    result.p = boost::math::cdf(boost::math::complement(chance, result.value));
    return result;
}

std::optional<double> fisherExactP(std::span<const CountRow> rows)
{
    const std::vector<CountRow> kept = filled(rows);
    const CountRow sum = sumOf(kept);
    if (kept.size() < 2 || sum.a <= 0 || sum.b <= 0)
        return std::nullopt;
    // The last row follows from the others.
    double tables = 1;
    for (std::size_t i = 0; i + 1 < kept.size(); ++i)
        tables *= kept[i].a + kept[i].b + 1;
    if (tables > MostTables)
        return std::nullopt;
    return std::min(1.0, Tables(kept).unlikelyFrom(0, sum.a, 0));
}

} // namespace statistics
