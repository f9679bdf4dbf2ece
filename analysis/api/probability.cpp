// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/probability.h"

#include "analysis/model/decimal.h"

#include <array>
#include <charconv>

namespace analysis {

std::string probability(double p)
{
    constexpr double Least = 0.001;
    if (p <= 0)
        return "0";
    if (!(p < Least))
        return model::toText(p, 3);
    std::array<char, 16> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), p, std::chars_format::scientific, 0);
    return { text.data(), end.ptr };
}

} // namespace analysis
