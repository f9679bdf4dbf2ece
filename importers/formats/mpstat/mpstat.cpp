// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatreader.h"
#include "importers/formats/mpstat/mpstatjson.h"

namespace importers {

namespace {

constexpr const char *Tool = "mpstat";

/// Text and JSON, which may follow each other in one file.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_text(Tool, context)
        , m_json(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override
    {
        return m_json.line(line, sink) || m_text.line(line, sink);
    }
    void finish(ImportSink &sink) override { m_json.finish(sink); }

private:
    SysstatReader m_text;
    mpstatfmt::JsonReader m_json;
};

bool isJson(const Head &head)
{
    if (!hasJsonMember(head, "sysstat") || hasJsonMember(head, "file-date"))
        return false;
    return (hasJsonMember(head, "cpu-load") && hasJsonMember(head, "usr")) || hasJsonMember(head, "sum-interrupts")
        || hasJsonMember(head, "individual-interrupts") || hasJsonMember(head, "soft-interrupts");
}

Detection sniff(const Head &head)
{
    return isJson(head) ? Detection{ 95, "JSON of sysstat with the members of mpstat" } : sniffSysstat(head, Tool);
}

bool opens(std::string_view line) { return opensSysstat(line, Tool); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

LogFormat mpstat() { return { Tool, "mpstat (sysstat 7 to 12, text and JSON)", sniff, opens, makeReader }; }

} // namespace importers
