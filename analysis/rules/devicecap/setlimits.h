// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"

#include <string>
#include <vector>

namespace analysis {

/// A limit that somebody set for a device.
struct SetLimit {
    bool ofBytes = false; ///< B/s; else requests a second
    double value = 0;
    model::SourceRef ref;
};

/// Limits of control groups for the device: io.max ("8:0 rbps=max wbps=20971520 riops=max wiops=200", a line a device)
/// and blkio.throttle.*_device of version 1 ("8:0 20971520"). Which line is the device's is told by its number: as
/// recorded, else as Linux numbers disks of this name (Documentation/admin-guide/devices.txt). Where neither tells, the
/// limits count only if all of them are for one device.
std::vector<SetLimit> setLimits(const Recording &recording, const std::string &device);

/// "8:16" for sdb, "7:3" for loop3; empty for names whose numbers the kernel gives out as they come, and partitions.
std::string usualNumber(const std::string &device);

} // namespace analysis
