// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// A value of a JSON document that is no object and no array.
struct JsonLeaf {
    std::string path; ///< "blockdevices.0.children.1.name": names and, in arrays, numbers
    std::string text; ///< strings without quotes and escapes; else as written: "12.5", "true", "null"
    bool quoted = false;
    model::LineNumber line = 0;

    std::string_view key() const { return std::string_view(path).substr(path.rfind('.') + 1); }
    /// The path of what the value is a member of.
    std::string_view parent() const { return std::string_view(path).substr(0, path.size() - key().size()); }
};

/// Reads JSON as tools print it, line by line: either a whole document a line, or laid out with one value a line. So
/// each value has its line, and a document that is cut, or damaged in one line, gives all its other values.
class JsonLines {
public:
    /// Adds the values of the line to `out`. False: the line is no JSON that can stand here.
    bool line(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out);
    /// No document is open.
    bool atTop() const { return m_levels.empty(); }
    /// The line was that of a value and could not be read whole: a string without an end.
    bool damaged() const { return m_damaged; }

private:
    struct Level {
        std::string path; ///< with a '.' at its end
        bool array = false;
        int next = 0;
    };
    bool whole(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out);
    bool closed(std::string_view &text);
    bool member(std::string_view text, model::LineNumber number, std::vector<JsonLeaf> &out);
    std::string place(std::string_view key);

    std::vector<Level> m_levels;
    bool m_damaged = false;
};

} // namespace importers
