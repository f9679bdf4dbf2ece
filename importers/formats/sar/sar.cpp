// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatreader.h"

namespace importers {

namespace {

constexpr const char *Tool = "sar";

Detection sniff(const Head &head) { return sniffSysstat(head, Tool); }

bool opens(std::string_view line) { return opensSysstat(line, Tool); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<SysstatReader>(Tool, context);
}

} // namespace

LogFormat sar()
{
    return { Tool, "sar, as text (sysstat 7 to 12: all its tables, live or from a day file)", sniff, opens,
        makeReader };
}

} // namespace importers
