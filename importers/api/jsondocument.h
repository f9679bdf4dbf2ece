// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// JSON inside a log: a document is many lines, may be cut, and other text may stand around and between its lines.
namespace importers {

/// A number, string, true, false or null of a document.
struct JsonScalar {
    std::string_view text; ///< a string without its quotes and escapes, anything else as printed
    bool isString = false;
    model::LineNumber line = 0;
};
/// Names of the members and numbers of the elements on the way to a scalar.
using JsonPath = std::vector<std::string>;
using JsonVisitor = std::function<void(const JsonPath &path, const JsonScalar &scalar)>;

/// Collects the lines of one document, of at most MaxBytes, and reads it when it is complete or cut.
class JsonDocument {
public:
    static constexpr std::size_t MaxBytes = 64 << 20;

    enum class State {
        Foreign, ///< cannot be a line of a document; nothing was changed
        Inside,
        Complete, ///< the line closed the document
    };
    State add(const Line &line);
    bool empty() const { return m_open.empty() && m_text.empty(); }
    /// All scalars in the order of the text. Members named `skipped` are left out with all they hold. A document that
    /// is cut is read as far as its last complete line or object. Returns what is wrong with it, empty when nothing is.
    std::string visit(std::string_view skipped, const JsonVisitor &visitor);
    /// How many objects and arrays the document's end left open, 0 for a complete one. Known after visit(). Of those,
    /// members may be missing: what depends on several of them cannot be told.
    std::size_t leftOpen() const { return m_leftOpen; }

private:
    void scan(std::string_view text);
    void noteSure(std::size_t end);
    void closeCut();
    model::LineNumber lineAt(std::size_t offset) const;

    std::string m_text;
    std::vector<std::pair<std::size_t, model::LineNumber>> m_lines; ///< where each begins
    std::string m_open; ///< brackets that are not closed
    /// The last place up to which the text is complete even if its last line is cut: the start of that line, or behind
    /// a bracket that closes. Of an object in one line the values depend on each other, so it counts whole.
    std::size_t m_sureEnd = 0;
    std::string m_sureOpen; ///< brackets that are not closed there
    std::size_t m_leftOpen = 0;
    bool m_tooLong = false;
    bool m_cutLine = false; ///< the file ended inside the last line
};

} // namespace importers
