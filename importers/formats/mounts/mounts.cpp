// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/mounts/mountline.h"

namespace importers {

namespace mountsfmt {

namespace {

/// One fact each for what is mounted on a directory: "mount./data.options".
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool m_findmnt = false;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty())
        return true;
    if (isFindmntHead(line.text)) {
        m_findmnt = true;
        return true;
    }
    const auto mount = parseMount(line.text, m_findmnt);
    if (!mount)
        return false;
    const std::string name = "mount." + mount->directory;
    sink.fact(line.number, name + ".device", mount->device);
    sink.fact(line.number, name + ".type", mount->type);
    sink.fact(line.number, name + ".options", mount->options);
    return true;
}

Detection sniff(const Head &head)
{
    int mounts = 0, others = 0;
    bool findmnt = false;
    for (const Line &line : head.lines) {
        findmnt = findmnt || isFindmntHead(line.text);
        const bool mount = parseMount(line.text, findmnt).has_value();
        mounts += mount ? 1 : 0;
        others += mount || trimmed(line.text).empty() ? 0 : 1;
    }
    if (mounts == 0)
        return {};
    return { mounts > others ? 90 : 45, std::to_string(mounts) + " mounted file systems" };
}

bool opens(std::string_view line) { return isFindmntHead(line) || parseMount(line, false); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace mountsfmt

LogFormat mounts()
{
    return { "mounts", "mounted file systems: mount, findmnt, /proc/mounts, /proc/self/mountinfo", mountsfmt::sniff,
        mountsfmt::opens, mountsfmt::makeReader };
}

} // namespace importers
