// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/records.h"

#include <optional>
#include <string>
#include <string_view>

namespace comparison {

/// A reader sets tests of one name in one file apart by " #1", " #2": the name without that mark.
std::string baseTest(std::string_view test);
/// Number of the repeat, from 1: that mark, or the run the reader counted.
int runOf(const model::BenchResult &result);

/// A test of a matrix over block sizes: "randwrite16k" = "randwrite" of 16384 bytes.
struct SizedTest {
    std::string pattern;
    double bytes = 0;
};
/// "randwrite16k", "seq-read-4k", "randread_128KiB"; nullopt when no block size ends the name.
std::optional<SizedTest> sizedTest(std::string_view test);
/// "16k", "16KiB", "4096", "1M" in bytes.
std::optional<double> blockSize(std::string_view text);
/// The first of a pair or triple: fio prints "(R) 16.0KiB-16.0KiB, (W) ..." and "4k,8k".
std::optional<double> firstBlockSize(std::string_view text);

} // namespace comparison
