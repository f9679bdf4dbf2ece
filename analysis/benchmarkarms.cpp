// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/benchmarkarms.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <set>
#include <tuple>

namespace analysis {

namespace {

std::string fileName(const Recording &recording, model::SourceId source)
{
    const std::string &path = recording.path(source);
    std::string name = path.substr(path.find_last_of('/') == std::string::npos ? 0 : path.find_last_of('/') + 1);
    std::transform(name.begin(), name.end(), name.begin(),
        [](unsigned char c) { return static_cast<char>(c == '_' || c == ' ' ? '-' : std::tolower(c)); });
    return name;
}

// "15mb", "1gb", "512m", "15000000": as whoever named the file meant it.
std::optional<double> sizeAt(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !(value > 0))
        return std::nullopt;
    switch (end == text.data() + text.size() ? '\0' : *end) {
    case 'k':
        return value * 1e3;
    case 'm':
        return value * 1e6;
    case 'g':
        return value * 1e9;
    default:
        return value >= 1e6 ? std::optional(value) : std::nullopt;
    }
}

bool hasWord(const std::string &name, const std::string &word)
{
    const auto isLetter
        = [&](std::size_t i) { return i < name.size() && std::isalnum(static_cast<unsigned char>(name[i])) != 0; };
    for (std::size_t at = name.find(word); at != std::string::npos; at = name.find(word, at + 1)) {
        if (!(at > 0 && isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    }
    return false;
}

} // namespace

std::optional<double> BenchmarkRun::figure(const std::string &metric) const
{
    const auto found = figures.find(metric);
    return found == figures.end() ? std::nullopt : std::optional(found->second);
}

model::SourceRef BenchmarkRun::ref(const std::string &metric) const
{
    const auto found = lines.find(metric);
    return { source, found == lines.end() ? 0 : found->second };
}

std::vector<BenchmarkRun> benchmarkRuns(const Recording &recording, const std::vector<model::BenchResult> &results)
{
    std::map<std::tuple<model::LogId, int, std::string>, BenchmarkRun> runs;
    for (const model::BenchResult &result : results) {
        const model::Log *log = recording.log(result.log);
        BenchmarkRun &run = runs[{ result.log, result.run, result.test }];
        run.source = log ? log->source : 0;
        run.test = result.test;
        run.figures.emplace(result.metric, result.value);
        run.lines.emplace(result.metric, result.line);
    }
    std::vector<BenchmarkRun> unique;
    std::set<std::pair<std::string, std::map<std::string, double>>> seen;
    for (auto &[key, run] : runs) {
        if (seen.insert({ run.test, run.figures }).second)
            unique.push_back(std::move(run));
    }
    return unique;
}

std::optional<double> dirtyLimitOf(const Recording &recording, const BenchmarkRun &run)
{
    for (const model::Fact &fact : recording.facts()) {
        const model::Log *log = fact.name == "vm.dirty_bytes" ? recording.log(fact.log) : nullptr;
        double value = 0;
        if (log && log->source == run.source
            && std::from_chars(fact.value.data(), fact.value.data() + fact.value.size(), value).ec == std::errc()
            && value > 0)
            return value;
    }
    const std::string name = fileName(recording, run.source);
    const std::size_t at = name.find("dirty");
    const std::size_t digit = at == std::string::npos ? at : name.find_first_of("0123456789", at);
    return digit == std::string::npos ? std::nullopt : sizeAt(std::string_view(name).substr(digit));
}

WritePolicy writePolicyOf(const Recording &recording, const BenchmarkRun &run)
{
    const std::string name = fileName(recording, run.source);
    const auto says = [&](std::initializer_list<const char *> words) {
        return std::any_of(words.begin(), words.end(), [&](const char *word) { return hasWord(name, word); });
    };
    const bool back = says({ "write-back", "writeback", "wb" });
    const bool through = says({ "write-through", "writethrough", "wt" });
    return back == through ? WritePolicy::Unknown : back ? WritePolicy::Back : WritePolicy::Through;
}

} // namespace analysis
