// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace model {

/// The key of SessionReader::meta and SessionWriter::setMeta under which the grade of a recording's data lies, "A" to
/// "D"; empty for one that no monitor wrote.
constexpr const char *QualityGradeKey = "quality_grade";

} // namespace model
