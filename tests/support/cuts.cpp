// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cuts.h"

namespace testsupport {

std::vector<std::size_t> placesIn(std::size_t size, int count, std::mt19937 &random)
{
    std::vector<std::size_t> places;
    for (int i = 0; size > 0 && i < count; ++i)
        places.push_back(random() % size);
    return places;
}

std::string cutFault(const std::string &name, const std::string &bytes, const Figures &whole, std::size_t at)
{
    const auto file = recordText(name, std::string_view(bytes).substr(0, at), 65536, at % 2 == 0);
    const auto wrong = beyond(figuresOf(*file, FigureDetail::Lines), whole);
    if (wrong.empty())
        return {};
    return "cut at byte " + std::to_string(at) + ": not in the whole file: " + wrong.front();
}

} // namespace testsupport
