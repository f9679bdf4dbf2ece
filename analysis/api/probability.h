// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>

namespace analysis {

/// A p-value for a sentence: "0.032", and with its power of ten where three digits would say 0: "2e-05".
std::string probability(double p);

} // namespace analysis
