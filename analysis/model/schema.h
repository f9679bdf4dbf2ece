// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"

#include <cstdint>
#include <span>
#include <string>

namespace model {

class Database;

constexpr std::int32_t ApplicationId = 0x53544C4D; ///< "STLM"
constexpr int SchemaVersion = 3;

constexpr std::uint32_t ExcerptLines = 128; ///< at most in a row of the table of excerpts

/// resources/schema.sql, of the newest version.
extern const char *const SchemaText;

/// Step i leads from user_version i to i + 1; step 0 makes a new session of the newest version.
std::span<const char *const> schemaSteps();

/// Takes the file up the steps that it lacks, each in one transaction of its own, so that a step that fails or is
/// killed leaves the file at the version before.
Status migrate(Database &db, std::span<const char *const> steps);

/// Whether the file is a session this program can read as it is; one sentence why not.
Status checkSession(Database &db, const std::string &path);

} // namespace model
