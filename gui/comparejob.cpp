// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/comparejob.h"

#include "analysis/comparison/comparison.h"
#include "analysis/model/sessionreader.h"

#include <memory>
#include <optional>

namespace gui {

namespace {

/// A part stands behind the name of a bundle; the name itself may hold anything.
model::Expected<comparison::SideName> parsed(const std::string &part) { return comparison::parseSide("bundle" + part); }

struct OpenSide {
    std::unique_ptr<model::SessionReader> reader;
    std::optional<comparison::SideData> data;
};

model::Expected<OpenSide> open(const CompareSide &side)
{
    const auto name = parsed(side.part);
    if (!name)
        return name.error();
    auto reader = model::SessionReader::open(side.session);
    if (!reader)
        return reader.error();
    auto data = comparison::readSide(**reader, name->selection, side.label + side.part);
    if (!data)
        return data.error();
    return OpenSide{ std::move(*reader), std::move(*data) };
}

} // namespace

model::Expected<model::Comparison> compareSessions(
    const std::array<CompareSide, 2> &sides, const model::JobControl &control)
{
    auto before = open(sides[model::Before]);
    if (!before)
        return before.error();
    auto after = open(sides[model::After]);
    if (!after)
        return after.error();
    return comparison::compare(*before->data, *after->data, control);
}

std::string faultOfPart(const std::string &part)
{
    const auto name = parsed(part);
    if (!name)
        return name.error().message;
    if (name->bundle == "bundle")
        return {};
    return part.starts_with('@') ? "a span of time is @FROM..TO, such as @10:00..10:10"
                                 : "a part begins with '#' or '@'";
}

} // namespace gui
