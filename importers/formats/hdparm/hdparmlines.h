// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers::hdparmfmt {

/// "/dev/sda:" -> "sda"
std::optional<std::string_view> parseDevice(std::string_view text);

/// " write-caching =  1 (on)", "	Model Number:       EXAMPLE SSD 960GB"
struct Property {
    std::string name; ///< "write_caching", "model_number"
    std::string_view value;
};
std::optional<Property> parseProperty(std::string_view text);

/// " Timing buffered disk reads: 300 MB in  3.01 seconds =  99.67 MB/sec"; hdparm's MB are of 1024 * 1024 bytes, its
/// kB of 1024 (hdparm.c, time_device)
struct Timing {
    std::string_view what; ///< "buffered disk reads", "O_DIRECT cached reads"
    double bytesPerSecond = 0;
    std::string_view printed; ///< "99.67 MB/sec"
};
std::optional<Timing> parseTiming(std::string_view text);

/// "	   *	Write cache" of hdparm -I: supported, and with the star enabled
struct Feature {
    std::string_view name;
    bool enabled = false;
};
std::optional<Feature> parseFeature(std::string_view text);

} // namespace importers::hdparmfmt
