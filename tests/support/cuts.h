// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/figures.h"

#include <random>
#include <string>
#include <vector>

// Logs come cut anywhere. No figure may appear that the whole log does not have in the same line.
namespace testsupport {

/// Random places in a file of this size.
std::vector<std::size_t> placesIn(std::size_t size, int count, std::mt19937 &random);

/// "" or what the first `at` bytes give that the whole file, whose figures by line are `whole`, does not.
std::string cutFault(const std::string &name, const std::string &bytes, const Figures &whole, std::size_t at);

} // namespace testsupport
