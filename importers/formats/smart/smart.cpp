// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/factname.h"
#include "importers/api/jsonlines.h"
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/smart/smartjson.h"
#include "importers/formats/smart/smartlines.h"

namespace importers {

namespace smartfmt {

namespace {

/// Facts under "smart.<device>.", or "smart." when the text names no device.
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    bool begin(const Line &line, ImportSink &sink);
    bool json(const Line &line, ImportSink &sink);
    std::string named(std::string_view name) const;

    bool m_begun = false;
    std::string m_device;
    bool m_prompted = false; ///< a prompt named the device of the report that follows
    std::vector<std::string> m_columns; ///< of the attributes
    JsonLines m_json;
    std::vector<JsonLeaf> m_leaves;
};

std::string Reader::named(std::string_view name) const
{
    return "smart." + (m_device.empty() ? "" : m_device + ".") + std::string(name);
}

bool Reader::begin(const Line &line, ImportSink &sink)
{
    if (const auto device = parsePrompt(line.text)) {
        m_device = *device;
        m_prompted = true;
        return true;
    }
    if (const auto device = parseNvmeHead(line.text)) {
        m_device = *device;
        sink.tool("nvme", {});
        return m_begun = true;
    }
    const auto version = parseSmartctl(line.text);
    if (!version)
        return false;
    if (!m_prompted)
        m_device.clear();
    m_prompted = false;
    sink.tool("smartctl", *version);
    return m_begun = true;
}

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty()) {
        m_columns.clear();
        return true;
    }
    if (!m_json.atTop() || text == "{" || text.starts_with("{\"json_format"))
        return json(line, sink);
    if (begin(line, sink))
        return true;
    if (!m_begun)
        return false;
    if (auto head = parseAttributeHead(text)) {
        m_columns = std::move(*head);
        return true;
    }
    if (const auto message = parseDeviceMessage(text)) {
        m_device = message->name;
        sink.fact(line.number, named("message"), message->value);
        return true;
    }
    if (isOtherLog(line.text))
        return false;
    if (line.open || text.starts_with('|')) // its last figure may be cut; a legend of flags
        return true;
    if (!m_columns.empty()) {
        const auto attribute = parseAttribute(text, m_columns);
        if (!attribute)
            sink.issue(line.number, "attribute of smartctl that does not fit its head", line.text);
        else
            for (const Property &figure : attribute->figures)
                sink.fact(line.number, named(attribute->name + "." + figure.name), figure.value);
    } else if (const auto property = parseProperty(text)) {
        sink.fact(line.number, named(property->name), property->value);
    }
    return true;
}

bool Reader::json(const Line &line, ImportSink &sink)
{
    const std::size_t before = m_leaves.size();
    if (!m_json.line(line.text, line.number, m_leaves))
        return false;
    if (line.open && !m_json.atTop()) // a figure may be cut
        m_leaves.resize(before);
    m_begun = true;
    if (m_json.atTop()) {
        writeJson(m_leaves, m_device, sink);
        m_leaves.clear();
    }
    return true;
}

void Reader::finish(ImportSink &sink) { writeJson(m_leaves, m_device, sink); }

bool isNvmeLine(std::string_view text)
{
    const auto property = parseProperty(text);
    return property && (property->name == "data_units_written" || property->name == "percentage_used");
}

Detection sniff(const Head &head)
{
    int nvme = 0;
    for (const Line &line : head.lines) {
        const std::string where = " in line " + std::to_string(line.number);
        if (parseSmartctl(trimmed(line.text)) || parseNvmeHead(line.text))
            return { 92, "head of smartctl or nvme smart-log" + where };
        if (isJsonHead(line.text))
            return { 90, "JSON of smartctl or nvme smart-log" + where };
        nvme += isNvmeLine(line.text) ? 1 : 0;
    }
    return nvme > 1 ? Detection{ 60, "figures of an NVMe device's health" } : Detection{};
}

bool opens(std::string_view line) { return parseSmartctl(trimmed(line)) || parseNvmeHead(line) || parsePrompt(line); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace smartfmt

LogFormat smart()
{
    return { "smart", "health of devices: smartctl (ATA, SCSI, NVMe, text and JSON), nvme smart-log", smartfmt::sniff,
        smartfmt::opens, smartfmt::makeReader };
}

} // namespace importers
