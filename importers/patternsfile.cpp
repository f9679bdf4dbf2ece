// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/patternsfile.h"

#include "importers/api/userpatterns.h"

#include <simdjson.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace importers {

namespace {

constexpr const char *Variable = "STALLMARK_PATTERNS";

std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

/// Reads a member that is a string; false when it is something else.
bool readMember(const simdjson::dom::object &object, const char *key, std::string &value)
{
    simdjson::dom::element element;
    if (object[key].get(element) != simdjson::SUCCESS)
        return true;
    std::string_view text;
    if (element.get_string().get(text) != simdjson::SUCCESS)
        return false;
    value = text;
    return true;
}

std::string addPattern(const simdjson::dom::element &element, std::size_t number, UserPatterns &patterns)
{
    const std::string which = "pattern " + std::to_string(number) + " ";
    simdjson::dom::object object;
    if (element.get_object().get(object) != simdjson::SUCCESS)
        return which + "is no object";
    UserPattern pattern;
    for (const auto &[key, value] : { std::pair{ "name", &pattern.name }, std::pair{ "regex", &pattern.regex },
             std::pair{ "unit", &pattern.unit }, std::pair{ "metric", &pattern.metric } })
        if (!readMember(object, key, *value))
            return which + "has a \"" + key + "\" that is no text";
    if (pattern.name.empty() || pattern.regex.empty())
        return which + "has no \"" + (pattern.name.empty() ? "name" : "regex") + "\"";
    const std::string named = "pattern " + std::to_string(number) + " (" + pattern.name + ") ";
    const std::string problem = patterns.add(std::move(pattern));
    return problem.empty() ? std::string() : named + problem;
}

std::vector<std::string> parsePatterns(const std::string &text, UserPatterns &patterns)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (const auto error = parser.parse(text).get(root); error != simdjson::SUCCESS)
        return { std::string("is not valid JSON: ") + simdjson::error_message(error) };
    simdjson::dom::array list;
    if (root["patterns"].get_array().get(list) != simdjson::SUCCESS)
        return { "has no list \"patterns\"" };
    std::vector<std::string> problems;
    std::size_t number = 0;
    for (const simdjson::dom::element element : list)
        if (std::string problem = addPattern(element, ++number, patterns); !problem.empty())
            problems.push_back(std::move(problem));
    return problems;
}

} // namespace

std::string patternsPath()
{
    if (const std::string named = environment(Variable); !named.empty())
        return named;
    const std::string config = environment("XDG_CONFIG_HOME"), home = environment("HOME");
    if (config.empty() && home.empty())
        return {};
    return (config.empty() ? home + "/.config" : config) + "/stallmark/patterns.json";
}

std::vector<std::string> loadUserPatterns()
{
    const std::string path = patternsPath();
    auto patterns = std::make_shared<UserPatterns>();
    std::vector<std::string> problems;
    std::error_code error;
    const bool there = !path.empty() && std::filesystem::is_regular_file(path, error);
    std::ifstream file(there ? path : std::string(), std::ios::binary);
    if (there && file)
        problems = parsePatterns(std::string(std::istreambuf_iterator<char>(file), {}), *patterns);
    else if (there || !environment(Variable).empty())
        problems = { "cannot be read" };
    for (std::string &problem : problems)
        problem.insert(0, path + " (patterns of application logs): ");
    setUserPatterns(std::move(patterns));
    return problems;
}

} // namespace importers
