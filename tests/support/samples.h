// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace testsupport {

/// A sample of a format: importers/formats/<folder>/samples/<name>.log, beside it <name>.expected.
struct Sample {
    std::string folder;
    std::string name;
    std::string path;
    std::string expectedPath;

    std::string title() const { return folder + "/" + name; }
};

/// All samples of all formats, by folder and name.
std::vector<Sample> allSamples();
/// The folder of a format: its id in lower-case letters and digits only.
std::string folderOf(std::string_view formatId);

} // namespace testsupport
