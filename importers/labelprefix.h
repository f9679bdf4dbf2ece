// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace importers {

/// The same text before every line: "node17: ", "monitor_1  | ", "[pod/monitor/iostat] ", "monitor.log:" of grep, "+"
/// of a diff, ">> " of a mail, or an indentation.
struct LabelPrefix {
    std::string text;
    bool word = false; ///< a word that may as well be of the log
};

/// What nearly all lines begin with, up to a mark that ends such a label; nullopt when there is none. Lines of the head
/// of a diff are not counted.
std::optional<LabelPrefix> labelPrefix(std::span<const std::string> lines);
/// Blanks that all lines begin with.
std::optional<LabelPrefix> indentation(std::span<const std::string> lines);

/// Length of the label at the start of the line; an empty line may have lost the blanks at the end of its label.
std::optional<std::size_t> labelLength(std::string_view line, std::string_view label);

/// "diff --git a/x b/x", "@@ -0,0 +1,112 @@": of a patch, not of the log in it.
bool isDiffMark(std::string_view line);

/// Marks of forums, wikis and Markdown around a log: takes "[code]", "{noformat}", "```" and the like off both ends.
void takePasteTags(std::string_view &line);

/// False for what takePasteTags() would leave as it is: nearly every line, which costs two looks.
inline bool mayHavePasteTags(std::string_view line)
{
    if (line.empty())
        return false;
    const char first = line.front(), last = line.back();
    return first == ' ' || first == '\t' || first == '[' || first == '{' || first == '`' || last == ']' || last == '}'
        || last == '`';
}

} // namespace importers
