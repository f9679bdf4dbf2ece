// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>
#include <vector>

// Marks a sentence for the translators. lupdate is told to treat it as QT_TRANSLATE_NOOP("findings", ...).
#define STALLMARK_TEXT(sentence) sentence

namespace model {

/// A sentence with its figures kept apart, so that it is translated late: the pattern is the English sentence
/// with %1, %2, ... where the arguments go.
struct Text {
    std::string pattern;
    std::vector<std::string> args;

    Text() = default;
    Text(std::string sentence, std::vector<std::string> arguments = {})
        : pattern(std::move(sentence))
        , args(std::move(arguments))
    {
    }
    bool empty() const { return pattern.empty(); }
    /// The English sentence with the arguments in place.
    std::string english() const { return fill(pattern, args); }
    static std::string fill(std::string_view pattern, const std::vector<std::string> &args);
    friend bool operator==(const Text &, const Text &) = default;
};

/// One string for the store: the pattern and arguments separated by U+001F; and back.
std::string encode(const Text &text);
Text decodeText(std::string_view encoded);

} // namespace model
