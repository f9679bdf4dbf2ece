// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"

#include <optional>

namespace model {

namespace {

constexpr char Separator = '\x1f';
constexpr char Escape = '\x1e'; // an argument may come from a log, and a log may hold any byte
constexpr char NestedMark = '\x1d';

void appendEscaped(std::string &out, std::string_view piece)
{
    for (const char c : piece) {
        if (c == Separator)
            (out += Escape) += 's';
        else if (c == Escape)
            (out += Escape) += 'e';
        else
            out += c;
    }
}

std::string unescaped(std::string_view piece)
{
    std::string out;
    for (std::size_t i = 0; i < piece.size(); ++i) {
        if (piece[i] == Escape && i + 1 < piece.size())
            out += piece[++i] == 's' ? Separator : Escape;
        else
            out += piece[i];
    }
    return out;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The argument a place marker at the front of `text` ("%1", "%12") stands for, and the length of the marker.
/// "%12" with fewer than 12 arguments is "%1" followed by a 2.
std::optional<std::pair<std::size_t, std::size_t>> marker(std::string_view text, std::size_t arguments)
{
    if (text.size() < 2 || !isDigit(text[1]))
        return std::nullopt;
    const auto one = static_cast<std::size_t>(text[1] - '0');
    if (text.size() > 2 && isDigit(text[2])) {
        const std::size_t two = one * 10 + static_cast<std::size_t>(text[2] - '0');
        if (two >= 1 && two <= arguments)
            return std::pair{ two - 1, std::size_t{ 3 } };
    }
    if (one < 1 || one > arguments)
        return std::nullopt;
    return std::pair{ one - 1, std::size_t{ 2 } };
}

} // namespace

std::string Text::fill(std::string_view pattern, const std::vector<std::string> &args)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size();) {
        const auto found = pattern[i] == '%' ? marker(pattern.substr(i), args.size()) : std::nullopt;
        if (found) {
            out += args[found->first];
            i += found->second;
        } else {
            out += pattern[i++];
        }
    }
    return out;
}

std::string Text::english() const
{
    std::vector<std::string> words = args;
    for (std::string &word : words)
        if (const auto inner = nestedText(word))
            word = inner->english();
    return fill(pattern, words);
}

std::string encode(const Text &text)
{
    std::string out;
    appendEscaped(out, text.pattern);
    for (const std::string &arg : text.args) {
        out += Separator;
        appendEscaped(out, arg);
    }
    return out;
}

Text decodeText(std::string_view encoded)
{
    Text text;
    std::size_t end = encoded.find(Separator);
    text.pattern = unescaped(encoded.substr(0, end));
    while (end != std::string_view::npos) {
        encoded.remove_prefix(end + 1);
        end = encoded.find(Separator);
        text.args.push_back(unescaped(encoded.substr(0, end)));
    }
    return text;
}

std::string nested(const Text &text) { return NestedMark + encode(text); }

Text followedBy(const Text &first, const Text &second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    return { STALLMARK_TEXT("%1 %2"), { nested(first), nested(second) } };
}

std::optional<Text> nestedText(std::string_view argument)
{
    if (!argument.starts_with(NestedMark))
        return std::nullopt;
    return decodeText(argument.substr(1));
}

} // namespace model
