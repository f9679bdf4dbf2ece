// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatreader.h"

namespace importers {

namespace {

constexpr const char *Tool = "pidstat";

Detection sniff(const Head &head) { return sniffSysstat(head, Tool); }

bool opens(std::string_view line) { return opensSysstat(line, Tool); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<SysstatReader>(Tool, context);
}

} // namespace

LogFormat pidstat() { return { Tool, "pidstat (sysstat 8 to 12, also with -h)", sniff, opens, makeReader }; }

} // namespace importers
