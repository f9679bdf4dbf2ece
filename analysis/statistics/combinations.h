// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace statistics {

/// Logarithm of the number of ways to choose k of n.
double logChoose(double n, double k);
/// The number itself; infinite when it is too large for a double.
double choose(double n, double k);

} // namespace statistics
