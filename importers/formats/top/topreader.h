// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <memory>

namespace importers {

std::unique_ptr<LogReader> makeTopReader(const ReaderContext &context);

} // namespace importers
