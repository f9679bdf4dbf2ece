// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// How a line of an application's log shows its time. Lines of one log agree in it.
enum class AppStampForm : std::uint8_t {
    Bracketed, ///< [2025-03-10 14:28:46.854081]
    Plain, ///< 2025-03-10 23:59:50,282   1741651190116   23:59:50.101   Mar 10 23:59:50   03-10 23:59:50.368
    Boot, ///< [  472.000000]
    Json, ///< {"ts":"2025-03-10T23:59:50.545+08:00", ...}
    Prefix, ///< taken off by the driver
};

struct AppLine {
    AppStampForm form = AppStampForm::Plain;
    Stamp stamp;
    std::string_view message; ///< what follows the stamp; of JSON the whole line
};

/// Splits a line into stamp and message. `prefix` is the stamp that stood before the line; one of its own wins.
std::optional<AppLine> parseAppLine(std::string_view line, const Stamp &prefix, DateOrder order);

/// Who wrote the message: "rec" of "[rec] ...", "INFO  [rec] ...", "rec: ...", "fieldbox rec[742]: ...",
/// "742 758 I rec : ...", "comp=rec ...", {"comp":"rec"}. Without numbers of processes or threads; "" when not told.
std::string appTag(const AppLine &line);

/// The value of a member of a flat JSON object, without its quotes; empty when there is none.
std::string_view jsonMember(std::string_view object, std::string_view key);

} // namespace importers
