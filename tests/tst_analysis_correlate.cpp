// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/baseline.h"
#include "analysis/api/correlate.h"

#include <QtTest>

#include <array>
#include <cmath>

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

// Nine reports of an iostat, four under one scheduler and five under another.
constexpr std::array<double, 9> Iowait{ 1.11, 29.12, 27.35, 2.20, 12.03, 43.31, 33.82, 6.80, 3.21 };
constexpr std::array<double, 9> Util{ 6.00, 75.50, 68.00, 12.50, 49.00, 100.00, 100.00, 27.50, 16.50 };
constexpr std::array<double, 9> Queue{ 0.06, 16.75, 4.37, 0.32, 7.83, 29.53, 27.32, 2.09, 0.17 };
constexpr std::array<double, 9> User{ 21.05, 12.65, 18.52, 20.39, 6.27, 15.12, 12.83, 13.60, 14.29 };
constexpr std::array<double, 9> System{ 33.24, 27.65, 36.18, 34.71, 49.37, 29.36, 31.49, 36.54, 32.65 };
constexpr std::array<double, 9> Idle{ 44.60, 30.59, 17.95, 42.70, 32.33, 12.21, 21.87, 43.06, 49.85 };

std::vector<double> busy()
{
    std::vector<double> sum;
    for (std::size_t i = 0; i < User.size(); ++i)
        sum.push_back(User[i] + System[i]);
    return sum;
}

/// The uniform numbers of a minimal generator, so that every machine has the same series.
class Lcg {
public:
    explicit Lcg(std::int64_t seed)
        : m_state(seed)
    {
    }
    double next()
    {
        constexpr std::int64_t modulus = 2147483647;
        m_state = m_state * 16807 % modulus;
        return static_cast<double>(m_state) / static_cast<double>(modulus);
    }

private:
    std::int64_t m_state;
};

} // namespace

class TestAnalysisCorrelate : public QObject {
    Q_OBJECT

private slots:
    void publishedRows();
    void autocorrelationIsPaidFor();
    void constantSidesHaveNoCorrelation();
    void overlapWeighsByTime();
    void gaugesGrowOld();
    void robustBaseline();
    void serviceLine();
    void slowdowns();
    void quantiles();
};

void TestAnalysisCorrelate::publishedRows()
{
    const auto util = analysis::correlate(Iowait, Util);
    QVERIFY(util.has_value());
    QVERIFY(near(util->r, .979259, 1e-6));
    QVERIFY(near(util->p, 4.14636e-6, 1e-10));
    QVERIFY(util->effectiveN <= util->n && util->effectiveN >= 4);
    QVERIFY(util->effectiveP < .01);
    QVERIFY(near(analysis::correlate(Iowait, Queue)->r, .905900, 1e-6));
    const auto real = analysis::correlate(busy(), Util);
    QVERIFY(near(real->r, -.593826, 1e-6));
    QVERIFY(near(real->p, .0918, 1e-4));
    std::vector<double> notIdle;
    for (const double idle : Idle)
        notIdle.push_back(100 - idle);
    QVERIFY(near(analysis::correlate(notIdle, busy())->r, -.288498, 1e-6));
}

void TestAnalysisCorrelate::autocorrelationIsPaidFor()
{
    // Two independent slow walks: as many pairs as you like, little to learn from them.
    Lcg random(12345), other(987654);
    std::vector<double> x{ 0 }, y{ 0 };
    for (int i = 1; i < 200; ++i) {
        x.push_back(.9 * x.back() + random.next() - .5);
        y.push_back(.9 * y.back() + other.next() - .5);
    }
    const auto walks = analysis::correlate(x, y);
    QVERIFY(walks->effectiveN < 60);
    QVERIFY(walks->effectiveP > walks->p);
}

void TestAnalysisCorrelate::constantSidesHaveNoCorrelation()
{
    const std::array<double, 4> flat{ 1, 1, 1, 1 }, any{ 1, 2, 3, 4 };
    QVERIFY(!analysis::correlate(flat, any));
    QVERIFY(!analysis::correlate(std::span(any).first(2), std::span(any).first(2)));
    QVERIFY(near(analysis::correlate(any, any)->r, 1, 1e-12));
    QCOMPARE(analysis::correlate(any, any)->p, 0.0);
}

void TestAnalysisCorrelate::overlapWeighsByTime()
{
    model::Series series;
    series.interval = 2 * model::NanosPerSecond;
    series.t = { 2 * model::NanosPerSecond, 4 * model::NanosPerSecond, 6 * model::NanosPerSecond };
    series.v = { 10, 20, 40 };
    series.line = { 1, 2, 3 };
    const auto at = [](double from, double to) {
        return model::TimeRange{ model::fromSeconds(from), model::fromSeconds(to) };
    };
    QCOMPARE(*analysis::overlapMean(series, at(2, 4)), 20.0);
    QCOMPARE(*analysis::overlapMean(series, at(3, 5)), 30.0);
    QCOMPARE(*analysis::overlapMean(series, at(3.5, 5.5)), (.5 * 20 + 1.5 * 40) / 2);
    QVERIFY(!analysis::overlapMean(series, at(5, 8))); // less than half of it is covered
}

void TestAnalysisCorrelate::gaugesGrowOld()
{
    model::Series series;
    series.interval = model::NanosPerSecond;
    series.t = { 10 * model::NanosPerSecond };
    series.v = { 7 };
    series.line = { 1 };
    QVERIFY(!analysis::gaugeAt(series, 9 * model::NanosPerSecond));
    QCOMPARE(*analysis::gaugeAt(series, 12 * model::NanosPerSecond), 7.0);
    QVERIFY(!analysis::gaugeAt(series, 13 * model::NanosPerSecond));
}

void TestAnalysisCorrelate::robustBaseline()
{
    const auto base = analysis::robustBaseline({ 1, 2, 3, 4, 1000 }, 0.1);
    QCOMPARE(base->median, 3.0);
    QVERIFY(near(base->sigma, 1.4826, 1e-9));
    QCOMPARE(analysis::robustBaseline({ 5, 5, 5 }, 1.0)->sigma, 1.0);
    QCOMPARE(analysis::robustBaseline({ 5, 5, 5 }, 0.0, 10.0)->sigma, 5.0);
    QVERIFY(!analysis::robustBaseline({}, 1.0));
}

// Two healthy rows of 61.5 requests a second: 5.76 kB at 6 % and 42.31 kB at 12.5 % utilisation.
void TestAnalysisCorrelate::serviceLine()
{
    const std::array<analysis::ServicePoint, 2> points{ analysis::ServicePoint{ 5.76, 60 / 61.5, 123, .12 },
        analysis::ServicePoint{ 42.31, 125 / 61.5, 123, .25 } };
    const auto fit = analysis::fitService(points);
    QVERIFY(fit.has_value());
    QVERIFY(near(fit->a, .80905, 1e-5));
    QVERIFY(near(fit->b, .028917, 1e-6));
    QVERIFY(!analysis::fitService(std::span(points).first(1)));
    const std::array<analysis::ServicePoint, 2> sameSize{ points[0], analysis::ServicePoint{ 9, 1, 100, .1 } };
    QVERIFY(!analysis::fitService(sameSize));
    const std::array<analysis::ServicePoint, 2> falling{ points[0], analysis::ServicePoint{ 42, .2, 100, .1 } };
    QVERIFY(!analysis::fitService(falling));
}

// The six rows at 100 % of the same device, by the size of their writes.
void TestAnalysisCorrelate::slowdowns()
{
    const analysis::ServiceFit fit{ .80905, .028917 };
    struct Row {
        double requests, size, slowdown;
    };
    const Row rows[] = { { 18.5, 284.56, 5.98 }, { 13, 368.77, 6.70 }, { 18.5, 324.90, 5.30 }, { 16, 354.29, 5.65 },
        { 14.5, 367.00, 6.04 }, { 11, 434.55, 6.80 } };
    for (const Row &row : rows)
        QVERIFY(near(1000 / row.requests / fit.at(row.size), row.slowdown, .005));
}

void TestAnalysisCorrelate::quantiles()
{
    QCOMPARE(analysis::quantile({ 5, 1, 4, 2, 3 }, .9), 5.0);
    QCOMPARE(analysis::quantile({ 5, 1, 4, 2, 3 }, .5), 3.0);
    QCOMPARE(analysis::median({ 4, 1, 3, 2 }), 2.5);
    QVERIFY(std::isnan(analysis::median({})));
    const std::array<double, 6> rates{ 5122, 4794, 5036, 4960, 5138, 4780 };
    QVERIFY(near(analysis::mean(rates), 4971.7, .1));
    QVERIFY(near(*analysis::variation(rates), .0317, .001));
}

QTEST_GUILESS_MAIN(TestAnalysisCorrelate)
#include "tst_analysis_correlate.moc"
