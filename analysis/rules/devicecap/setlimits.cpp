// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/rules/devicecap/setlimits.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <sstream>

namespace analysis {

namespace {

using ByDevice = std::map<std::string, std::vector<SetLimit>>;

// Names that are a driver and a count: a letter or a number.
struct Numbering {
    const char *driver;
    bool lettered;
    int major;
    int step; ///< minor numbers of a disk: itself and its partitions
    int disks; ///< that have this major number
};
constexpr Numbering Numberings[]
    = { { "sd", true, 8, 16, 16 }, { "hd", true, 3, 64, 2 }, { "loop", false, 7, 1, 256 }, { "md", false, 9, 1, 256 } };

std::optional<int> countOf(std::string_view rest, bool lettered)
{
    if (lettered)
        return rest.size() == 1 && rest[0] >= 'a' && rest[0] <= 'z' ? std::optional(rest[0] - 'a') : std::nullopt;
    int count = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), count);
    return error == std::errc() && end == rest.data() + rest.size() ? std::optional(count) : std::nullopt;
}

// "8:0", of lsblk or /sys/block/sda/dev, else by its name.
std::string numberOf(const Recording &recording, const std::string &device)
{
    for (const char *name : { ".maj_min", ".dev" }) {
        if (const model::Fact *fact = recording.fact("block." + device + name))
            return fact->value;
    }
    return usualNumber(device);
}

void add(ByDevice &limits, const std::string &number, bool ofBytes, std::string_view figure, model::SourceRef ref)
{
    double value = 0;
    const auto [end, error] = std::from_chars(figure.data(), figure.data() + figure.size(), value);
    if (error == std::errc() && value > 0)
        limits[number].push_back({ ofBytes, value, ref });
}

// Version 2 names what is limited in the line, version 1 in the name of the file.
void take(ByDevice &limits, const model::Fact &fact, model::SourceRef ref)
{
    const bool old = fact.name.find("blkio.throttle.") != std::string::npos;
    const bool oldBytes = old && fact.name.find("_bps_device") != std::string::npos;
    std::string text = fact.value, number;
    std::replace(text.begin(), text.end(), '_', ' ');
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        if (word.find(':') != std::string::npos)
            number = word;
        else if (equals != std::string::npos)
            add(limits, number, word.substr(0, equals).ends_with("bps"), word.substr(equals + 1), ref);
        else if (old)
            add(limits, number, oldBytes, word, ref);
    }
}

bool isLimit(const std::string &name)
{
    const bool old = name.find("blkio.throttle.") != std::string::npos
        && (name.ends_with("_bps_device") || name.ends_with("_iops_device"));
    return old || name.ends_with("io.max");
}

} // namespace

std::string usualNumber(const std::string &device)
{
    for (const Numbering &numbering : Numberings) {
        const std::string_view driver = numbering.driver;
        const auto count = device.starts_with(driver)
            ? countOf(std::string_view(device).substr(driver.size()), numbering.lettered)
            : std::nullopt;
        if (count && *count < numbering.disks)
            return std::to_string(numbering.major) + ":" + std::to_string(*count * numbering.step);
    }
    return {};
}

std::vector<SetLimit> setLimits(const Recording &recording, const std::string &device)
{
    ByDevice limits;
    for (const model::Fact &fact : recording.facts()) {
        const model::Log *log = isLimit(fact.name) ? recording.log(fact.log) : nullptr;
        if (log)
            take(limits, fact, { log->source, fact.line });
    }
    const std::string number = numberOf(recording, device);
    if (!number.empty())
        return limits[number];
    return limits.size() == 1 ? limits.begin()->second : std::vector<SetLimit>();
}

} // namespace analysis
