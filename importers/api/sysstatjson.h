// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/jsondocument.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// Whether a line begins the JSON of iostat, mpstat or sadf: {"sysstat": {
bool beginsSysstatJson(std::string_view text);
/// Whether any of the lines has the member `name`.
bool hasJsonMember(const Head &head, std::string_view name);

/// An object inside of an element: {"disk_device": "sda", "r/s": 0.13}. Its members that are no objects themselves.
struct SysstatJsonPart {
    struct Member {
        std::string name;
        std::string text; ///< a figure as printed
        bool isString = false;
    };
    JsonPath path; ///< to it: "disk", "0"
    model::LineNumber line = 0; ///< of its first member
    std::vector<Member> members;

    /// The text of the member; empty when there is none.
    std::string_view text(std::string_view name) const;
    /// "disk" for the elements of an array and for objects.
    std::string_view group() const { return path.empty() ? std::string_view() : std::string_view(path.front()); }
};
/// The parts of an element in the order of the text; `fault` gets what is wrong with it.
std::vector<SysstatJsonPart> sysstatJsonParts(JsonDocument &element, std::string &fault);

/// What a tool's JSON says, part by part.
class SysstatJsonTarget {
public:
    virtual ~SysstatJsonTarget() = default;
    virtual void beginHost() = 0;
    /// "release": "4.9.69", outside of the arrays.
    virtual void hostMember(std::string_view name, std::string_view value) = 0;
    /// A whole element of the array `name`: "statistics", "restarts", "comments".
    virtual void element(std::string_view name, JsonDocument &element) = 0;
};

/// Splits {"sysstat": {"hosts": [{ ..., "statistics": [{...}, {...}], "restarts": [...] }]}} into the elements of its
/// arrays, so that a log of any length needs the memory of one. Elements that were cut are given as far as they go.
class SysstatJson {
public:
    /// Inside of a document.
    bool isActive() const { return !m_open.empty(); }
    /// False: not a line of such a document.
    bool line(const Line &line, SysstatJsonTarget &target);
    void finish(SysstatJsonTarget &target);

private:
    struct Container {
        char bracket;
        std::string name; ///< of the member that it is
    };
    void begin(SysstatJsonTarget &target);
    bool inArray() const;
    std::size_t collect(const Line &line, std::size_t from, SysstatJsonTarget &target);
    std::size_t readOuter(std::string_view text, std::size_t at, SysstatJsonTarget &target);
    std::size_t readWord(std::string_view text, std::size_t at, SysstatJsonTarget &target);

    std::vector<Container> m_open; ///< around the elements
    std::string m_name; ///< of the member whose value comes
    std::string m_word; ///< the last string
    std::unique_ptr<JsonDocument> m_element; ///< that is being collected
    int m_depth = 0; ///< of open brackets in it
    bool m_fresh = true; ///< no line was seen yet
};

} // namespace importers
