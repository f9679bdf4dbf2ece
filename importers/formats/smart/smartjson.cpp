// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/smart/smartjson.h"

#include "importers/api/factname.h"
#include "importers/api/lexer.h"

#include <algorithm>
#include <map>

namespace importers::smartfmt {

namespace {

constexpr std::string_view Attributes = "ata_smart_attributes.table.";
constexpr std::string_view NvmeLog = "nvme_smart_health_information_log.";

const JsonLeaf *find(const std::vector<JsonLeaf> &leaves, std::string_view path)
{
    const auto at = std::find_if(leaves.begin(), leaves.end(), [&](const JsonLeaf &l) { return l.path == path; });
    return at == leaves.end() ? nullptr : &*at;
}

/// "ata_smart_attributes.table.3." -> "5_reallocated_sector_ct"
std::string attributeName(const std::vector<JsonLeaf> &leaves, const std::string &row)
{
    const JsonLeaf *id = find(leaves, row + "id");
    const JsonLeaf *name = find(leaves, row + "name");
    return id && name ? id->text + '_' + factName(name->text) : std::string();
}

/// Which of an attribute's members the text form prints, and under which name.
std::string figureName(std::string_view member)
{
    if (member == "value" || member == "worst" || member == "thresh" || member == "when_failed")
        return std::string(member);
    return member == "raw.string" ? "raw" : std::string();
}

std::string dotted(std::string_view path)
{
    std::string out;
    while (!path.empty()) {
        const auto end = std::min(path.find('.'), path.size());
        out += (out.empty() ? "" : ".") + factName(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return out;
}

/// Names of nvme smart-log -o json that differ from those of the text.
std::string nvmeName(std::string_view path)
{
    if (path == "avail_spare")
        return "available_spare";
    if (path == "spare_thresh")
        return "available_spare_threshold";
    if (path == "temperature") // the text forms print Celsius
        return "temperature_kelvin";
    return path == "percent_used" ? "percentage_used" : dotted(path);
}

} // namespace

bool isJsonHead(std::string_view text)
{
    text = trimmed(text);
    return text.starts_with("\"smartctl\": {") || text.starts_with("{\"json_format_version\":[")
        || text.starts_with("\"percent_used\"") || text.starts_with("\"data_units_written\"");
}

void writeJson(const std::vector<JsonLeaf> &leaves, std::string device, ImportSink &sink)
{
    const JsonLeaf *major = find(leaves, "smartctl.version.0"), *minor = find(leaves, "smartctl.version.1");
    if (major && minor)
        sink.tool("smartctl", major->text + '.' + minor->text);
    if (const JsonLeaf *name = find(leaves, "device.name")) {
        device = name->text;
        if (device.starts_with("/dev/"))
            device.erase(0, 5);
    }
    const std::string head = "smart." + (device.empty() ? "" : device + ".");
    std::map<std::string, std::string> attributes; // by row
    for (const JsonLeaf &leaf : leaves) {
        std::string_view path = leaf.path;
        if (leaf.text.empty() || path.starts_with("smartctl.") || path.starts_with("json_format"))
            continue;
        if (consume(path, Attributes)) {
            const std::size_t dot = std::min(path.find('.'), path.size() - 1);
            const std::string row = std::string(Attributes) + std::string(path.substr(0, dot + 1));
            const auto [name, isNew] = attributes.try_emplace(row);
            if (isNew)
                name->second = attributeName(leaves, row);
            const std::string figure = figureName(path.substr(dot + 1));
            if (!figure.empty() && !name->second.empty())
                sink.fact(leaf.line, head + name->second + '.' + figure, leaf.text);
            continue;
        }
        consume(path, NvmeLog);
        sink.fact(leaf.line, head + (major ? dotted(path) : nvmeName(path)), leaf.text);
    }
}

} // namespace importers::smartfmt
