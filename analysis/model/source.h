// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <string>

namespace model {

/// Number of a file in its session, from 1, in the order in which the bundle lists them.
using SourceId = std::int64_t;
/// Number of a log inside a session: one file may hold several, one after another or interleaved.
using LogId = std::int64_t;
/// Line of a file as it lies in the bundle, from 1. 0: the file as a whole.
using LineNumber = std::uint32_t;

/// Where a number or sentence comes from.
struct SourceRef {
    SourceId source = 0;
    LineNumber line = 0;

    bool isValid() const { return source != 0; }
    friend bool operator==(const SourceRef &, const SourceRef &) = default;
    friend auto operator<=>(const SourceRef &, const SourceRef &) = default;
};

/// How much of a file could be used.
enum class SourceStatus : std::uint8_t {
    Read, ///< recognised and read to its end
    Partial, ///< recognised, but the input is cut or damaged
    Unknown, ///< text in no known format
    Binary, ///< not a text
    Empty, ///< no content
    Unreadable, ///< could not be opened or unpacked
};

/// A file of a bundle.
struct SourceFile {
    SourceId id = 0;
    std::string bundle; ///< the argument it came with, as given by the user
    std::string path; ///< inside the bundle, with '/'; nested archives are folders
    std::int64_t bytes = 0;
    std::int64_t lines = 0;
    std::string sha256; ///< lower-case hex of the unpacked bytes
    std::string encoding;
    SourceStatus status = SourceStatus::Read;
    std::string detection; ///< why it was taken for what it is, with the runners-up
    std::string problem; ///< one sentence, empty when all is well
};

} // namespace model
