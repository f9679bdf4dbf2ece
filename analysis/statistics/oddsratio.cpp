// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/oddsratio.h"

#include "analysis/statistics/combinations.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

namespace statistics {

namespace {

// Hits of `a` given both totals and the sum of the hits: a hypergeometric distribution, tilted by the odds ratio.
class Hypergeometric {
public:
    Hypergeometric(const Share &a, const Share &b)
        : m_first(std::max(0.0, a.hits + b.hits - b.of))
    {
        const double hits = a.hits + b.hits;
        for (double x = m_first; x <= std::min(a.of, hits); ++x)
            m_log.push_back(logChoose(a.of, x) + logChoose(b.of, hits - x));
    }
    double first() const { return m_first; }
    double last() const { return m_first + static_cast<double>(m_log.size()) - 1; }

    std::vector<double> at(double logOdds) const
    {
        std::vector<double> density(m_log.size());
        for (std::size_t i = 0; i < density.size(); ++i)
            density[i] = m_log[i] + logOdds * static_cast<double>(i);
        const double top = *std::max_element(density.begin(), density.end());
        for (double &d : density)
            d = std::exp(d - top);
        const double sum = std::accumulate(density.begin(), density.end(), 0.0);
        for (double &d : density)
            d /= sum;
        return density;
    }
    double mean(double logOdds) const
    {
        const std::vector<double> density = at(logOdds);
        double sum = 0;
        for (std::size_t i = 0; i < density.size(); ++i)
            sum += density[i] * (m_first + static_cast<double>(i));
        return sum;
    }
    double atMost(double x, double logOdds) const
    {
        const std::vector<double> density = at(logOdds);
        const auto end = density.begin() + static_cast<std::ptrdiff_t>(x - m_first) + 1;
        return std::accumulate(density.begin(), end, 0.0);
    }
    double atLeast(double x, double logOdds) const
    {
        const std::vector<double> density = at(logOdds);
        const auto begin = density.begin() + static_cast<std::ptrdiff_t>(x - m_first);
        return std::accumulate(begin, density.end(), 0.0);
    }

private:
    double m_first = 0;
    std::vector<double> m_log;
};

// Where the rising function is 0; the odds of real tables lie well within e^-60 .. e^60.
double root(const std::function<double(double)> &rising)
{
    double low = -60, high = 60;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (rising(middle) < 0 ? low : high) = middle;
    }
    return std::exp((low + high) / 2);
}

double twoSidedP(const Hypergeometric &table, double x)
{
    const std::vector<double> density = table.at(0);
    const double seen = density[static_cast<std::size_t>(x - table.first())] * (1 + 1e-7);
    double p = 0;
    for (const double d : density)
        p += d <= seen ? d : 0;
    return std::min(1.0, p);
}

} // namespace

OddsRatio fisherExact(const Share &a, const Share &b, double level)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const Hypergeometric table(a, b);
    const double x = a.hits, tail = (1 - level) / 2;
    OddsRatio result{ std::numeric_limits<double>::quiet_NaN(), { 0, infinite }, 1 };
    if (table.first() == table.last())
        return result;
    result.p = twoSidedP(table, x);
    const bool lowest = x == table.first(), highest = x == table.last();
    result.ratio = lowest ? 0 : highest ? infinite : root([&](double o) { return table.mean(o) - x; });
    result.ci = { lowest ? 0 : root([&](double o) { return table.atLeast(x, o) - tail; }),
        highest ? infinite : root([&](double o) { return tail - table.atMost(x, o); }) };
    return result;
}

} // namespace statistics
