// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/api/userpatterns.h"

#include <string>
#include <utility>
#include <vector>

namespace importers {

/// The figures that a pattern of the user's took from a line.
struct UserFigures {
    Stamp stamp; ///< of the group `time`; else that of the line, as application logs print it
    std::string entity; ///< "orders 18"
    std::vector<std::pair<Column, model::Decimal>> values;
    std::string problem; ///< why a figure or the time cannot be read; empty when all is well
};

UserFigures userFigures(const UserMatch &match, const Line &line, DateOrder order);

} // namespace importers
