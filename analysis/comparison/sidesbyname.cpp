// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/selection.h"

#include <algorithm>
#include <cctype>

namespace comparison {

namespace {

struct LabelPair {
    const char *before;
    const char *after;
};
// In words between single blanks, as words() makes them.
constexpr std::array Labels{ LabelPair{ " before ", " after " }, LabelPair{ " old ", " new " },
    LabelPair{ " without ", " with " }, LabelPair{ " off ", " on " }, LabelPair{ " disabled ", " enabled " },
    LabelPair{ " write through ", " write back " }, LabelPair{ " writethrough ", " writeback " },
    LabelPair{ " wt ", " wb " } };

/// " run 1 before txt " for "run-1/Before.txt".
std::string words(const std::string &path)
{
    std::string all = " ";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || byte >= 0x80)
            all += static_cast<char>(std::tolower(byte));
        else if (all.back() != ' ')
            all += ' ';
    }
    return all.back() == ' ' ? all : all + ' ';
}

bool has(const std::string &text, const char *label) { return text.find(label) != std::string::npos; }

} // namespace

std::optional<std::array<Selection, 2>> sidesByName(const std::vector<std::string> &paths)
{
    for (const LabelPair &pair : Labels) {
        std::array<Selection, 2> sides;
        for (const std::string &path : paths) {
            const std::string text = words(path);
            const bool before = has(text, pair.before);
            if (before != has(text, pair.after))
                sides[before ? 0 : 1].files.push_back(path);
        }
        if (!sides[0].files.empty() && !sides[1].files.empty())
            return sides;
    }
    return std::nullopt;
}

} // namespace comparison
