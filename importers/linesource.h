// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "importers/api/physicalline.h"
#include "importers/textdecoder.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// Splits a stream of bytes into lines. A block of plain ASCII costs one pass for the check and one for the line feeds,
/// and nothing is copied but a line that lies across two blocks.
class LineSource {
public:
    static constexpr std::size_t HeadBytes = 64 * 1024; ///< on which a file's encoding is decided
    static constexpr std::size_t MaxLine = 1 << 20;
    static constexpr std::size_t HoleLength
        = 8; ///< shorter runs of NULs are just removed: sysstat 11.5.7 prints single ones

    /// `head`: whether lines end with a lone CR can be told from the first bytes only.
    LineSource(const Encoding &encoding, std::string_view head);

    /// The block must stay until next() has returned false. Any byte order mark must be gone.
    void feed(std::string_view block);
    /// The end of the input: what is left is a line.
    void finish();
    bool next(PhysicalLine &line);
    /// The lines that lie wholly in what is left of a block of plain ASCII, in one pass; next() gives the others, and
    /// all those of other blocks.
    void takePlain(std::vector<PhysicalLine> &lines);
    model::LineNumber lines() const { return m_lines; }
    /// Bytes taken in of the line that is not complete yet, after next() has returned false; nullopt when they cannot
    /// be told: in UTF-16, and beside a lone CR.
    std::optional<std::size_t> openBytes() const;

private:
    struct End {
        std::size_t length = 0; ///< of the text before it
        std::size_t skip = 0; ///< with the line end
        bool found = false;
        bool counts = true; ///< false for a lone CR in a file whose lines end with LF
    };
    End findEnd() const;
    void skipLineFeed();
    void carry(std::string_view text);
    void give(std::string_view text, bool plain, PhysicalLine &line);
    std::string_view cleaned(std::string_view text, PhysicalLine &line);
    std::string_view decoded(std::string_view text);

    Encoding m_encoding;
    bool m_crOnly = false;
    std::optional<Utf16Decoder> m_utf16;
    std::optional<LegacyDecoder> m_legacy;
    std::string_view m_rest;
    bool m_sawUtf8 = false; ///< characters outside ASCII, well formed
    bool m_plain = true; ///< of the block
    bool m_skipLf = false; ///< the block before ended with CR
    bool m_counted = true; ///< the last line ended with what ends lines in this file
    bool m_finished = false;
    bool m_carrying = false;
    bool m_carryCut = false;
    std::string m_carry, m_utf8, m_decoded, m_clean;
    model::LineNumber m_lines = 0; ///< counted line ends
};

} // namespace importers
