// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace gui {

/// The text with U+FFFD in place of every byte that is not part of well-formed UTF-8 (RFC 3629: no overlong forms, no
/// surrogates, nothing above U+10FFFF).
std::string validUtf8(std::string_view text);
/// Length of the well-formed sequence at the start of `text`; 0 when there is none.
std::size_t utf8Length(std::string_view text);

} // namespace gui
