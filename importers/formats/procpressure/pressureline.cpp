// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/procpressure/pressureline.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

std::string_view knownResource(std::string_view word)
{
    constexpr std::array<std::string_view, 4> names{ "cpu", "io", "memory", "irq" };
    return std::find(names.begin(), names.end(), word) == names.end() ? std::string_view() : word;
}

bool takeShare(std::string_view &rest, std::string_view label, model::Decimal &out)
{
    std::string_view word = nextField(rest);
    const auto value = consume(word, label) ? parseDecimal(word) : std::nullopt;
    if (!value || value->decimals != 2 || value->mantissa < 0)
        return false;
    out = *value;
    return true;
}

} // namespace

std::optional<PressureLine> parsePressure(std::string_view text)
{
    PressureLine line;
    std::string_view rest = text;
    std::string_view word = nextField(rest);
    if (const std::size_t colon = word.rfind(':'); colon != std::string_view::npos) {
        const std::string_view path = word.substr(0, colon);
        line.resource = knownResource(path.substr(path.rfind('/') + 1));
        word.remove_prefix(colon + 1);
        if (word.empty())
            word = nextField(rest);
    }
    line.full = word == "full";
    if (!line.full && word != "some")
        return std::nullopt;
    if (!takeShare(rest, "avg10=", line.avg10) || !takeShare(rest, "avg60=", line.avg60)
        || !takeShare(rest, "avg300=", line.avg300))
        return std::nullopt;
    word = nextField(rest);
    const auto total = consume(word, "total=") ? parseInteger(word) : std::nullopt;
    if (!total || *total < 0 || !trimmed(rest).empty())
        return std::nullopt;
    line.total = *total;
    return line;
}

std::optional<std::string_view> parsePressureName(std::string_view text)
{
    text = trimmed(text);
    if (consume(text, "==> ") && text.ends_with(" <=="))
        text.remove_suffix(4);
    if (text.ends_with(':'))
        text.remove_suffix(1);
    const bool path = consume(text, "/proc/pressure/");
    const std::string_view name = knownResource(text);
    return name.empty() || (!path && text.size() > 6) ? std::nullopt : std::optional(name);
}

} // namespace importers
