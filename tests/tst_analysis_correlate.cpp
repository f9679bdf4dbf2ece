// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/baseline.h"
#include "analysis/api/correlate.h"
#include "analysis/statistics/random.h"

#include <QtTest>

#include <array>
#include <cmath>

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

} // namespace

class TestAnalysisCorrelate : public QObject {
    Q_OBJECT

private slots:
    void autocorrelationIsPaidFor();
    void constantSidesHaveNoCorrelation();
    void overlapWeighsByTime();
    void gaugesGrowOld();
    void robustBaseline();
    void serviceLine();
    void slowdowns();
    void quantiles();
};

void TestAnalysisCorrelate::autocorrelationIsPaidFor()
{
    // Two independent slow walks: as many pairs as you like, little to learn from them.
    statistics::Lcg random(12345), other(987654);
    std::vector<double> x{ 0 }, y{ 0 };
    for (int i = 1; i < 200; ++i) {
        x.push_back(.9 * x.back() + random.uniform() - .5);
        y.push_back(.9 * y.back() + other.uniform() - .5);
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
