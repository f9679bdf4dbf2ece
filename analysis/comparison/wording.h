// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"
#include "analysis/model/comparison.h"

#include <string>

namespace comparison {

/// Four significant digits, never in powers of ten between 1e-4 and 1e7.
std::string numberText(double value);
/// The same with its unit, bytes in k, M, G of 1000: "1.26 GB/s", "497.6 1/s", "12.35 ms".
std::string figureText(double value, const std::string &unit);
/// "0.0079", "1.7e-30".
std::string chanceText(double p);
/// "320.5 to 678.7".
std::string intervalText(const model::Interval &interval);
/// "fio randwrite16k, write iops".
std::string rowTitle(const model::ComparisonRow &row);

/// Sentence, what would be needed, and what limits the row, from figures and judgement that stand already.
void word(Draft &draft);

} // namespace comparison
