// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/userpatterns.h"

#include "importers/api/timeunits.h"

#include <array>
#include <mutex>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace importers {

namespace {

constexpr std::uint32_t MatchLimit = 200'000; ///< steps: some ms, against patterns that try everything
constexpr std::size_t MaxLine = 16 * 1024;

struct FreeCode {
    void operator()(pcre2_code *code) const { pcre2_code_free(code); }
};
struct FreeMatch {
    void operator()(pcre2_match_data *data) const { pcre2_match_data_free(data); }
};
struct FreeContext {
    void operator()(pcre2_match_context *context) const { pcre2_match_context_free(context); }
};

std::string messageOf(int code)
{
    std::array<PCRE2_UCHAR, 256> text{};
    pcre2_get_error_message(code, text.data(), text.size());
    return reinterpret_cast<const char *>(text.data());
}

/// The number of a named group; 0 when there is none.
int groupOf(const pcre2_code *code, const char *name)
{
    const int number = pcre2_substring_number_from_name(code, reinterpret_cast<PCRE2_SPTR>(name));
    return number > 0 ? number : 0;
}

std::string_view captured(std::string_view line, const PCRE2_SIZE *ends, int groups, int number)
{
    if (number == 0 || number >= groups)
        return {};
    const PCRE2_SIZE from = ends[2 * number], to = ends[2 * number + 1];
    return from == PCRE2_UNSET || to < from ? std::string_view() : line.substr(from, to - from);
}

} // namespace

struct UserPatterns::Compiled {
    UserPattern pattern;
    std::unique_ptr<pcre2_code, FreeCode> code;
    std::unique_ptr<pcre2_match_context, FreeContext> context;
    int time = 0, duration = 0, unit = 0, value = 0, entity = 0;
};

UserPatterns::UserPatterns() = default;
UserPatterns::~UserPatterns() = default;

bool UserPatterns::empty() const { return m_patterns.empty(); }

std::string UserPatterns::add(UserPattern pattern)
{
    int error = 0;
    PCRE2_SIZE at = 0;
    auto compiled = std::make_unique<Compiled>();
    compiled->code.reset(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.regex.data()), pattern.regex.size(),
        PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C, &error, &at, nullptr));
    const pcre2_code *code = compiled->code.get();
    if (!code)
        return "is no regular expression: " + messageOf(error) + " at character " + std::to_string(at + 1);
    compiled->time = groupOf(code, "time");
    compiled->duration = groupOf(code, "duration");
    compiled->unit = groupOf(code, "unit");
    compiled->value = groupOf(code, "value");
    compiled->entity = groupOf(code, "entity");
    if (compiled->duration == 0 && compiled->value == 0)
        return "takes no figure: it needs a group (?<duration>...) or (?<value>...)";
    if (compiled->duration != 0 && compiled->unit == 0 && !pattern.unit.empty() && !timeUnitPower(pattern.unit))
        return "has the unit \"" + pattern.unit + "\", which is none of time; use s, ms, us or ns";
    compiled->context.reset(pcre2_match_context_create(nullptr));
    pcre2_set_match_limit(compiled->context.get(), MatchLimit);
    pcre2_set_depth_limit(compiled->context.get(), MatchLimit);
    compiled->pattern = std::move(pattern);
    m_patterns.push_back(std::move(compiled));
    return {};
}

std::optional<UserMatch> UserPatterns::match(std::string_view line) const
{
    line = line.substr(0, MaxLine);
    for (const auto &p : m_patterns) {
        const std::unique_ptr<pcre2_match_data, FreeMatch> data(
            pcre2_match_data_create_from_pattern(p->code.get(), nullptr));
        const int groups = pcre2_match(
            p->code.get(), reinterpret_cast<PCRE2_SPTR>(line.data()), line.size(), 0, 0, data.get(), p->context.get());
        if (groups <= 0)
            continue;
        const PCRE2_SIZE *ends = pcre2_get_ovector_pointer(data.get());
        const auto take = [&](int number) { return captured(line, ends, groups, number); };
        return UserMatch{ &p->pattern, take(p->time), take(p->duration), take(p->unit), take(p->value),
            take(p->entity) };
    }
    return std::nullopt;
}

namespace {

struct Current {
    std::mutex mutex;
    std::shared_ptr<const UserPatterns> patterns = std::make_shared<UserPatterns>();
};

Current &current()
{
    static Current instance;
    return instance;
}

} // namespace

std::shared_ptr<const UserPatterns> userPatterns()
{
    const std::lock_guard lock(current().mutex);
    return current().patterns;
}

void setUserPatterns(std::shared_ptr<const UserPatterns> patterns)
{
    const std::lock_guard lock(current().mutex);
    current().patterns = patterns ? std::move(patterns) : std::make_shared<UserPatterns>();
}

} // namespace importers
