// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/fourier.h"

#include <numbers>

namespace analysis {

namespace {

// In place, radix 2 (Cooley and Tukey 1965); sign -1 forward, +1 back without the division by the size.
void transform(Spectrum &x, int sign)
{
    const std::size_t n = x.size();
    for (std::size_t i = 1, j = 0; i < n; ++i) {
        std::size_t bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j)
            std::swap(x[i], x[j]);
    }
    for (std::size_t length = 2; length <= n; length <<= 1) {
        const double angle = sign * 2 * std::numbers::pi / static_cast<double>(length);
        std::vector<std::complex<double>> turn(length / 2);
        for (std::size_t k = 0; k < turn.size(); ++k)
            turn[k] = std::polar(1.0, angle * static_cast<double>(k));
        for (std::size_t i = 0; i < n; i += length) {
            for (std::size_t k = 0; k < length / 2; ++k) {
                const std::complex<double> even = x[i + k], odd = x[i + k + length / 2] * turn[k];
                x[i + k] = even + odd;
                x[i + k + length / 2] = even - odd;
            }
        }
    }
}

} // namespace

std::size_t powerOfTwo(std::size_t atLeast)
{
    std::size_t size = 1;
    while (size < atLeast)
        size <<= 1;
    return size;
}

Spectrum spectrum(std::span<const double> values, std::size_t size)
{
    Spectrum x(size);
    for (std::size_t i = 0; i < values.size(); ++i)
        x[i] = values[i];
    transform(x, -1);
    return x;
}

std::vector<double> crossProducts(const Spectrum &a, const Spectrum &b)
{
    Spectrum product(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        product[i] = std::conj(a[i]) * b[i];
    transform(product, 1);
    std::vector<double> sums(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        sums[i] = product[i].real() / static_cast<double>(a.size());
    return sums;
}

} // namespace analysis
