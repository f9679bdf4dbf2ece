// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/linesource.h"
#include "importers/prefix.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Logs are pasted with their long lines broken at a width. Here the pieces of tables are put together again.
namespace importers {

/// How the long lines of a file were broken.
struct Wrap {
    enum class Kind {
        Terminal, ///< behind exactly `width` characters, inside words too
        Mail, ///< at the last blank that fits into `width` characters; the blank is gone
    };
    enum class Joins {
        Tables, ///< heads and their rows
        AllLines, ///< whatever is as long as that: reports of benchmarks, JSON
    };
    Kind kind = Kind::Terminal;
    std::size_t width = 0;
    Joins joins = Joins::Tables;
    /// Marks that stand before every piece, quotes of a mail, and do not count for the width: they are taken off.
    std::vector<PrefixStep> marks{};
};

/// Characters of a line, not bytes.
std::size_t widthOf(std::string_view text);

/// Puts pieces together: of tables the heads, which have no figures, and below them of rows as long as they have no
/// more fields than their head. So a row that happens to end at the width does not swallow the next one. A joined line
/// has the number of its first piece.
class Unwrapper {
public:
    using Visit = std::function<void(const PhysicalLine &line)>;
    explicit Unwrapper(const Wrap &wrap)
        : m_wrap(wrap)
        , m_stripper(wrap.marks)
    {
    }
    /// `visit` gets the lines that turn out to be complete.
    void add(const PhysicalLine &line, const Visit &visit);
    /// The end of the file.
    void finish(const Visit &visit);
    std::size_t joined() const { return m_joined; } ///< pieces that went on with a line

private:
    bool isBrokenBefore(std::string_view next) const;
    bool goesOnWith(std::string_view next);
    std::string_view withoutMarks(std::string_view text);

    Wrap m_wrap;
    PrefixStripper m_stripper;
    std::string m_text;
    PhysicalLine m_line; ///< its text is m_text
    std::size_t m_last = 0; ///< width of the last piece
    bool m_holds = false;
    std::size_t m_joined = 0;
    std::size_t m_headFields = 0; ///< of the last head that was put together
    bool m_isHead = false; ///< what is held is a head in pieces
};

/// The lines put together; the number of joins is the difference of the sizes.
std::vector<std::string> unwrapped(std::span<const std::string> lines, const Wrap &wrap);

} // namespace importers
