// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/text.h"

#include <string>
#include <string_view>

namespace model {

/// How the reason of an issue begins when the line could be read, but says other things than the lines around it. Such
/// issues are remarks on the quality of the data, too.
inline constexpr std::string_view ContradictionMark = "contradiction: ";

/// Its one argument is what contradicts.
inline std::string contradiction(const Text &text)
{
    return encode({ STALLMARK_TEXT("contradiction: %1"), { nested(text) } });
}

} // namespace model
