// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// Remembers the stamp read last. The next one of a log mostly differs in its time of day alone, which stands at its
/// end, so it need not be parsed in full.
class StampMemo {
public:
    /// The stamp, if the text is the remembered one up to the "12:08:36" that both end with; nullopt otherwise.
    std::optional<Stamp> known(std::string_view text) const;
    void remember(std::string_view text, const Stamp &stamp);

private:
    std::string m_text;
    Stamp m_stamp;
    int m_seconds = -1; ///< of the day; -1: the text does not end so
};

} // namespace importers
