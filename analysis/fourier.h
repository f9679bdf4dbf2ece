// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <complex>
#include <span>
#include <vector>

namespace analysis {

using Spectrum = std::vector<std::complex<double>>;

/// Spectrum of `values`, filled up with zeros to `size`, which is a power of two.
Spectrum spectrum(std::span<const double> values, std::size_t size);
/// sum over i of a[i] * b[i + k] at index k, negative k from the end; both spectra of the same size.
std::vector<double> crossProducts(const Spectrum &a, const Spectrum &b);
/// The smallest power of two that is not less.
std::size_t powerOfTwo(std::size_t atLeast);

} // namespace analysis
