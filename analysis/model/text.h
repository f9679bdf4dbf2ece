// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Marks a sentence for the translators: translations/collect.cmake files it in the context "findings".
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
    std::string english() const;
    static std::string fill(std::string_view pattern, const std::vector<std::string> &args);
    friend bool operator==(const Text &, const Text &) = default;
};

/// One string for the store: the pattern and arguments separated by U+001F; and back. A sentence without arguments is
/// its own encoding, so that a field may hold plain English as well.
std::string encode(const Text &text);
Text decodeText(std::string_view encoded);
inline std::string english(std::string_view encoded) { return decodeText(encoded).english(); }

/// A sentence as the argument of another, translated with it; and back, nothing for an argument that is none.
std::string nested(const Text &text);
std::optional<Text> nestedText(std::string_view argument);
/// Two sentences, one behind the other; only the one of them if the other is empty.
Text followedBy(const Text &first, const Text &second);

} // namespace model
