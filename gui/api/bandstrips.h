// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <utility>
#include <vector>

namespace gui {

/// A stretch of pixels in which something hurt.
struct BandStrip {
    double left = 0, right = 0;
    double strength = 1; ///< share of it that hurt, for the depth of its colour; never so little that it vanishes
};

/// What to paint of many bands (left, right; in any order) that may be narrower than a pixel. Bands that stand alone
/// come out as they are, at least `least` wide. Where they crowd, cells a few pixels wide say how much of them hurt:
/// hundreds of incidents in one view then show where they cluster, and do not cover it all.
std::vector<BandStrip> bandStrips(std::vector<std::pair<double, double>> bands, double least = 1);

} // namespace gui
