// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/api/jsonlines.h"

#include <string>
#include <string_view>
#include <vector>

namespace importers::smartfmt {

/// A member that only such a document has.
bool isJsonHead(std::string_view text);

/// The values of smartctl -j or nvme smart-log -o json as facts, under the names that the text forms give them where
/// both have them: smart.sda.5_reallocated_sector_ct.raw, smart.nvme0.percentage_used. `device` is used when the
/// document names none.
void writeJson(const std::vector<JsonLeaf> &leaves, std::string device, ImportSink &sink);

} // namespace importers::smartfmt
