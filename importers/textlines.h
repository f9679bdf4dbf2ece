// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/linesource.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// The decoded lines of a file, numbered as FileReader numbers them, without a look at what they mean.
class TextLines {
public:
    using Visit = std::function<void(const PhysicalLine &line)>;
    explicit TextLines(Visit visit);
    void feed(std::string_view bytes);
    void finish();

private:
    void begin();
    void give();
    Visit m_visit;
    std::string m_head;
    std::optional<LineSource> m_source;
};

} // namespace importers
