// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/runondigits.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace statistics {

namespace {

// nullopt for no digits, for more than fit, and for a leading 0 that no table prints.
std::optional<double> countOf(std::string_view digits)
{
    if (digits.empty() || digits.size() > 15 || (digits.size() > 1 && digits.front() == '0'))
        return std::nullopt;
    std::uint64_t value = 0;
    const auto end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, value);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return static_cast<double>(value);
}

struct Search {
    std::span<const std::string> runOn;
    std::vector<CountRow> rows;
    std::vector<std::vector<CountRow>> found;

    void from(std::size_t row, double leftA, double leftB)
    {
        if (row == runOn.size()) {
            if (leftA == 0 && leftB == 0)
                found.push_back(rows);
            return;
        }
        const std::string_view digits = runOn[row];
        for (std::size_t cut = 1; cut < digits.size(); ++cut) {
            const auto a = countOf(digits.substr(0, cut)), b = countOf(digits.substr(cut));
            if (!a || !b || *a > leftA || *b > leftB)
                continue;
            rows.push_back({ *a, *b });
            from(row + 1, leftA - *a, leftB - *b);
            rows.pop_back();
        }
    }
};

} // namespace

std::vector<std::vector<CountRow>> splitCounts(std::span<const std::string> runOn, double sumA, double sumB)
{
    Search search{ runOn, {}, {} };
    search.from(0, sumA, sumB);
    return search.found;
}

} // namespace statistics
