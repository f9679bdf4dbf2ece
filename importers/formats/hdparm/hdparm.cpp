// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/factname.h"
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/hdparm/hdparmlines.h"

#include <algorithm>
#include <array>

namespace importers {

namespace hdparmfmt {

namespace {

/// Facts under "hdparm.<device>."; the write cache and the kind of device also under the names of /sys/block.
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool timing(const Line &line, ImportSink &sink);
    void property(const Property &property, model::LineNumber line, ImportSink &sink) const;

    std::string m_device;
    bool m_features = false; ///< in the list of hdparm -I
    std::string m_timed; ///< what was timed last; the same again is another run
    int m_run = 1;
};

/// The sections of hdparm -I stand at the start of the line.
bool isSection(std::string_view text)
{
    constexpr auto heads = std::to_array<std::string_view>({ "ATA device, with ", "ATAPI ",
        "Standards:", "Configuration:", "Capabilities:", "Commands/features:", "Security:", "Checksum: ",
        "HW reset results:", "Logical Unit WWN ", "Integrity word ", "Device Sleep:", "Trusted Computing" });
    return std::any_of(heads.begin(), heads.end(), [&](auto head) { return text.starts_with(head); });
}

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = line.text;
    if (trimmed(text).empty())
        return true;
    if (const auto device = parseDevice(text)) {
        m_device = *device;
        m_features = false;
        sink.tool("hdparm", {});
        return true;
    }
    const bool section = isSection(text);
    if (m_device.empty() || (!section && !isBlank(text.front())))
        return false;
    if (section)
        m_features = text.starts_with("Commands/features:");
    if (timing(line, sink))
        return true;
    if (line.open) {
        sink.issue(line.number, "the file ends inside this line: left out", line.text);
        return true;
    }
    if (const auto feature = m_features && !section ? parseFeature(text) : std::nullopt)
        sink.fact(line.number, "hdparm." + m_device + ".feature." + factName(feature->name),
            feature->enabled ? "enabled" : "supported");
    else if (const auto found = parseProperty(text))
        property(*found, line.number, sink);
    return true;
}

bool Reader::timing(const Line &line, ImportSink &sink)
{
    const auto timing = parseTiming(line.text);
    if (!timing)
        return false;
    const std::string name = m_device + " " + std::string(timing->what);
    m_run += m_timed == name ? 1 : 0;
    m_timed = m_timed.empty() ? name : m_timed;
    sink.fact(line.number, "hdparm." + m_device + "." + factName(timing->what), timing->printed);
    sink.result(line.number, m_run, name, "bandwidth", timing->bytesPerSecond, "B/s", model::Better::Higher);
    return true;
}

void Reader::property(const Property &property, model::LineNumber line, ImportSink &sink) const
{
    sink.fact(line, "hdparm." + m_device + "." + property.name, property.value);
    const std::string block = "block." + m_device + ".";
    if (property.name == "write_caching" && (property.value.front() == '0' || property.value.front() == '1'))
        sink.fact(line, block + "write_cache", property.value.front() == '1' ? "write back" : "write through");
    if (property.name == "nominal_media_rotation_rate")
        sink.fact(line, block + "rotational", isDigit(property.value.front()) ? "1" : "0");
}

Detection sniff(const Head &head)
{
    bool device = false;
    for (const Line &line : head.lines) {
        device = device || parseDevice(line.text);
        const std::string where = "device of hdparm and, in line " + std::to_string(line.number) + ", ";
        if (device && (isSection(line.text) || parseTiming(line.text)))
            return { 90, where + "a section or a timing" };
        if (device && isBlank(line.text.empty() ? 'x' : line.text.front()) && parseProperty(line.text)
            && line.text.find(" = ") != line.text.npos)
            return { 80, where + "a setting" };
    }
    return {};
}

bool opens(std::string_view line) { return parseDevice(line).has_value(); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace hdparmfmt

LogFormat hdparm()
{
    return { "hdparm", "hdparm: -I, settings, timings", hdparmfmt::sniff, hdparmfmt::opens, hdparmfmt::makeReader };
}

} // namespace importers
