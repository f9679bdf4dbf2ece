// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace model {

/// A zstd frame of the text; empty when that is hardly smaller.
std::string packText(std::string_view text);
/// The text of such a frame, or the bytes as they are when they are none; empty when the frame is damaged. UTF-8 never
/// begins like a frame.
std::string unpackText(std::string_view bytes);

} // namespace model
