// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// How the user's own application says what something took or how much there was of it.
struct UserPattern {
    std::string name; ///< "orders": the entity of its figures, with what the group `entity` takes
    std::string regex; ///< Perl's syntax, with named groups: time, duration, unit, value, entity
    std::string unit; ///< of the duration where no group takes it (default ms), and of the value
    std::string metric; ///< of the value: "app.cpu"; by default applog.<name>
};

/// What the groups of a pattern took from a line; a group that is not there or took nothing is empty.
struct UserMatch {
    const UserPattern *pattern = nullptr;
    std::string_view time, duration, unit, value, entity;
};

/// The user's patterns, ready to be searched for. May be used by several threads at once.
class UserPatterns {
public:
    UserPatterns();
    ~UserPatterns();
    UserPatterns(const UserPatterns &) = delete;
    UserPatterns &operator=(const UserPatterns &) = delete;

    /// Why the pattern cannot be used, as the end of the sentence "pattern orders ..."; empty when it was added.
    std::string add(UserPattern pattern);
    bool empty() const;
    /// The first pattern that fits. A search that takes too long counts as no match.
    std::optional<UserMatch> match(std::string_view line) const;

private:
    struct Compiled;
    std::vector<std::unique_ptr<Compiled>> m_patterns;
};

/// Those in use, for all readers of this process; never null.
std::shared_ptr<const UserPatterns> userPatterns();
void setUserPatterns(std::shared_ptr<const UserPatterns> patterns);

} // namespace importers
