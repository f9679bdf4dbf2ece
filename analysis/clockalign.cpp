// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockalign.h"

#include "analysis/fourier.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

using model::Nanos;
using model::NanosPerSecond;

constexpr double LeastR = 0.5, MostP = 0.01, RunnerUpShare = 0.8;
constexpr Nanos LeastOverlap = 90 * NanosPerSecond;
constexpr double Never = -2; ///< no r
constexpr int Blocks = 8;

/// A course on a regular grid. Cells that are covered by less than half are not known.
struct Cells {
    Nanos from = 0;
    std::vector<double> value; ///< less the mean; 0 where not known
    std::vector<double> known; ///< 1 or 0
};

Nanos floorTo(Nanos t, Nanos grid) { return t - ((t % grid) + grid) % grid; }

Cells toCells(const Course &course, Nanos grid)
{
    Cells cells;
    const model::TimeRange extent = course.extent();
    cells.from = floorTo(extent.from, grid);
    const auto size = static_cast<std::size_t>((extent.to - cells.from + grid - 1) / grid);
    std::vector<double> weight(size, 0);
    cells.value.assign(size, 0);
    cells.known.assign(size, 0);
    for (const Course::Part &part : course.parts) {
        for (Nanos at = floorTo(part.from, grid); at < part.to; at += grid) {
            const auto i = static_cast<std::size_t>((at - cells.from) / grid);
            const auto shared = static_cast<double>(std::min(part.to, at + grid) - std::max(part.from, at));
            if (i >= size || shared <= 0)
                continue;
            cells.value[i] += shared * part.value;
            weight[i] += shared;
        }
    }
    double sum = 0, n = 0;
    for (std::size_t i = 0; i < size; ++i) {
        cells.known[i] = weight[i] > 0.5 * static_cast<double>(grid) ? 1 : 0;
        cells.value[i] = cells.known[i] > 0 ? cells.value[i] / weight[i] : 0;
        sum += cells.value[i];
        n += cells.known[i];
    }
    for (std::size_t i = 0; i < size; ++i)
        cells.value[i] = cells.known[i] > 0 ? cells.value[i] - sum / n : 0;
    return cells;
}

std::vector<double> squares(const std::vector<double> &values)
{
    std::vector<double> out(values.size());
    std::transform(values.begin(), values.end(), out.begin(), [](double v) { return v * v; });
    return out;
}

double correlationOf(double n, double sa, double sb, double saa, double sbb, double sab)
{
    const double a = saa - sa * sa / n, b = sbb - sb * sb / n;
    const double noise = 1e-9 * (saa + sbb) + 1e-12;
    return n < 3 || a <= noise || b <= noise ? Never : std::clamp((sab - sa * sb / n) / std::sqrt(a * b), -1.0, 1.0);
}

/// r and the number of pairs when cell i of a is held against cell i + k of b, for k from -|a| + 1 to |b| - 1.
class Lags {
public:
    Lags(const Cells &a, const Cells &b)
        : m_before(static_cast<std::ptrdiff_t>(a.value.size()) - 1)
    {
        const std::size_t count = a.value.size() + b.value.size() - 1;
        const std::size_t size = powerOfTwo(count);
        const Spectrum va = spectrum(a.value, size), vb = spectrum(b.value, size);
        const Spectrum ka = spectrum(a.known, size), kb = spectrum(b.known, size);
        const std::vector<double> n = crossProducts(ka, kb), sa = crossProducts(va, kb), sb = crossProducts(ka, vb);
        const std::vector<double> saa = crossProducts(spectrum(squares(a.value), size), kb);
        const std::vector<double> sbb = crossProducts(ka, spectrum(squares(b.value), size));
        const std::vector<double> sab = crossProducts(va, vb);
        for (std::ptrdiff_t k = -m_before; k < static_cast<std::ptrdiff_t>(b.value.size()); ++k) {
            const std::size_t i = k < 0 ? size - static_cast<std::size_t>(-k) : static_cast<std::size_t>(k);
            m_n.push_back(std::round(n[i]));
            m_r.push_back(correlationOf(m_n.back(), sa[i], sb[i], saa[i], sbb[i], sab[i]));
        }
    }
    std::ptrdiff_t first() const { return -m_before; }
    std::ptrdiff_t last() const { return static_cast<std::ptrdiff_t>(m_r.size()) - m_before - 1; }
    double r(std::ptrdiff_t k) const { return k < first() || k > last() ? Never : m_r[index(k)]; }
    double n(std::ptrdiff_t k) const { return k < first() || k > last() ? 0 : m_n[index(k)]; }

private:
    std::size_t index(std::ptrdiff_t k) const { return static_cast<std::size_t>(k + m_before); }
    std::ptrdiff_t m_before;
    std::vector<double> m_r, m_n;
};

/// r of the same cells without those of one eighth of a; block -1 leaves none out.
double directR(const Cells &a, const Cells &b, std::ptrdiff_t k, int block)
{
    double n = 0, sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
    const auto size = static_cast<std::ptrdiff_t>(a.value.size()), sizeB = static_cast<std::ptrdiff_t>(b.value.size());
    const std::ptrdiff_t from = std::max<std::ptrdiff_t>(0, -k), to = std::min(size, sizeB - k);
    for (std::ptrdiff_t i = from; i < to; ++i) {
        const auto ia = static_cast<std::size_t>(i), ib = static_cast<std::size_t>(i + k);
        const bool left = (i - from) * Blocks / std::max<std::ptrdiff_t>(1, to - from) == block;
        if (left || a.known[ia] == 0 || b.known[ib] == 0)
            continue;
        n += 1;
        sa += a.value[ia];
        sb += b.value[ib];
        saa += a.value[ia] * a.value[ia];
        sbb += b.value[ib] * b.value[ib];
        sab += a.value[ia] * b.value[ib];
    }
    return n < 3 ? Never : correlationOf(n, sa, sb, saa, sbb, sab);
}

/// Where between -0.5 and 0.5 the parabola through three neighbours has its top.
double vertex(double before, double at, double after)
{
    const double bend = before - 2 * at + after;
    if (before <= Never || after <= Never || bend >= 0)
        return 0;
    return std::clamp((before - after) / (2 * bend), -0.5, 0.5);
}

/// Standard error of the vertex: delete-a-block jackknife (Künsch 1989), in cells.
double jackknife(const Cells &a, const Cells &b, std::ptrdiff_t k)
{
    std::vector<double> outcomes;
    for (int block = 0; block < Blocks; ++block) {
        double best = Never;
        std::ptrdiff_t at = k;
        for (std::ptrdiff_t near = k - 3; near <= k + 3; ++near) {
            const double r = directR(a, b, near, block);
            if (r > best) {
                best = r;
                at = near;
            }
        }
        outcomes.push_back(
            static_cast<double>(at) + vertex(directR(a, b, at - 1, block), best, directR(a, b, at + 1, block)));
    }
    double mean = 0, sum = 0;
    for (const double v : outcomes)
        mean += v / Blocks;
    for (const double v : outcomes)
        sum += (v - mean) * (v - mean);
    return std::sqrt(sum * (Blocks - 1) / Blocks);
}

/// Autocorrelation of neighbouring known cells, and the cells after which it falls below 1/e.
struct Memory {
    double next = 0;
    double length = 1;
};

Memory memoryOf(const Cells &cells)
{
    Memory memory;
    const auto longest = static_cast<std::ptrdiff_t>(std::min<std::size_t>(cells.value.size() / 4, 600));
    for (std::ptrdiff_t k = 1; k <= longest; ++k) {
        const double r = directR(cells, cells, k, -1);
        if (k == 1)
            memory.next = std::max(0.0, r);
        memory.length = static_cast<double>(k);
        if (r < 1 / std::exp(1.0))
            break;
    }
    return memory;
}

/// One-sided, of the largest of `tries` independent correlations of `n` independent pairs (Fisher's z).
double chance(double r, double n, double tries)
{
    if (n < 4)
        return 1;
    const double z = std::atanh(std::min(r, 0.999999)) * std::sqrt(n - 3);
    const double single = 0.5 * std::erfc(z / std::sqrt(2.0));
    return -std::expm1(tries * std::log1p(-std::min(single, 0.999999)));
}

} // namespace

model::TimeRange Course::extent() const
{
    return parts.empty() ? model::TimeRange{} : model::TimeRange{ parts.front().from, parts.back().to };
}

bool Alignment::isClear() const { return r >= LeastR && p < MostP && runnerUp <= RunnerUpShare * r; }

std::optional<Alignment> align(const Course &first, const Course &second, const AlignSearch &search)
{
    if (first.parts.size() < 3 || second.parts.size() < 3)
        return std::nullopt;
    const Cells a = toCells(first, search.grid), b = toCells(second, search.grid);
    const Lags lags(a, b);
    // Cell i of a begins at a.from + i * grid. Held against cell i + k of b the second is moved by this:
    const auto offsetOf = [&](double k) {
        return a.from - b.from - static_cast<Nanos>(std::llround(k * static_cast<double>(search.grid)));
    };
    const auto shorter = static_cast<double>(std::min(a.value.size(), b.value.size()));
    const double least
        = std::max(static_cast<double>(LeastOverlap) / static_cast<double>(search.grid), search.leastShare * shorter);
    const auto tried = [&](std::ptrdiff_t k) {
        const Nanos offset = offsetOf(static_cast<double>(k));
        return search.offsets.contains(offset) && lags.n(k) >= least && lags.r(k) > Never;
    };
    std::ptrdiff_t best = 0;
    double top = Never, tries = 0;
    for (std::ptrdiff_t k = lags.first(); k <= lags.last(); ++k) {
        tries += tried(k) ? 1 : 0;
        if (tried(k) && lags.r(k) > top) {
            top = lags.r(k);
            best = k;
        }
    }
    if (top <= Never)
        return std::nullopt;

    const Memory ma = memoryOf(a), mb = memoryOf(b);
    const double length = std::max(ma.length, mb.length), ab = ma.next * mb.next;
    Alignment found;
    found.r = top;
    found.p = chance(top, lags.n(best) * (1 - ab) / (1 + ab), std::max(1.0, tries / length));
    found.overlap = static_cast<Nanos>(lags.n(best)) * search.grid;
    for (std::ptrdiff_t k = lags.first(); k <= lags.last(); ++k) {
        if (tried(k) && static_cast<double>(std::abs(k - best)) > 3 * length)
            found.runnerUp = std::max(found.runnerUp, lags.r(k));
    }
    found.offset = offsetOf(static_cast<double>(best) + vertex(lags.r(best - 1), top, lags.r(best + 1)));
    const auto spread = static_cast<Nanos>(std::llround(jackknife(a, b, best) * static_cast<double>(search.grid)));
    found.uncertainty = std::max({ std::max(first.interval, second.interval) / 4, spread, model::NanosPerMilli });
    return found;
}

std::optional<Drift> fitDrift(const std::vector<OffsetAt> &offsets)
{
    if (offsets.size() < 3)
        return std::nullopt;
    double w = 0, wt = 0, wtt = 0, wy = 0, wty = 0;
    for (const OffsetAt &o : offsets) {
        const double t = model::toSeconds(o.at - offsets.front().at);
        const double weight = 1 / std::max(o.uncertainty * o.uncertainty, 1e-9);
        w += weight;
        wt += weight * t;
        wtt += weight * t * t;
        wy += weight * o.seconds;
        wty += weight * t * o.seconds;
    }
    const double determinant = w * wtt - wt * wt;
    if (!(determinant > 0))
        return std::nullopt;
    return Drift{ (w * wty - wt * wy) / determinant * 1e6, std::sqrt(w / determinant) * 1e6 };
}

} // namespace analysis
