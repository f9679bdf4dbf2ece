// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers::smartfmt {

/// "smartctl 7.3 2022-02-28 r5338 [x86_64-linux-6.18.44] (local build)" -> "7.3"
std::optional<std::string_view> parseSmartctl(std::string_view text);
/// "Smart Log for NVME device:nvme0 namespace-id:ffffffff" -> "nvme0"
std::optional<std::string_view> parseNvmeHead(std::string_view text);
/// "root@box:~# smartctl -a /dev/sda" -> "sda"; also nvme
std::optional<std::string_view> parsePrompt(std::string_view text);

/// "Device Model:     EXAMPLE SSD 960GB", "data_units_read				: 12,345,678"
struct Property {
    std::string name; ///< "device_model"
    std::string value; ///< digits of a figure together: "12345678"
};
std::optional<Property> parseProperty(std::string_view text);

/// "/dev/vda: Unable to detect device type" -> "vda" and the message
std::optional<Property> parseDeviceMessage(std::string_view text);

/// "ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE": the columns
std::optional<std::vector<std::string>> parseAttributeHead(std::string_view text);

/// "194 Temperature_Celsius     0x0022   061   048   000    Old_age   Always       -       39 (Min/Max 11/72)"
struct Attribute {
    std::string name; ///< "194_temperature_celsius"
    std::vector<Property> figures; ///< "value" 061, "worst" 048, "thresh" 000, "raw" 39 (Min/Max 11/72)
};
std::optional<Attribute> parseAttribute(std::string_view text, const std::vector<std::string> &columns);

/// A line that another log begins with.
bool isOtherLog(std::string_view text);

} // namespace importers::smartfmt
