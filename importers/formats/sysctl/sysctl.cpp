// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/sysctl/lines.h"

#include <array>

namespace importers {

namespace sysctlfmt {

namespace {

/// Reads settings and what is printed beside them: uname, uptime, schedulers, files of /proc/sys and /sys.
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool takeContent(const Line &line, ImportSink &sink);
    bool takeMore(const Line &line, ImportSink &sink);
    bool takePretty(const Line &line, ImportSink &sink);
    static void takeUptime(const Line &line, const Uptime &uptime, ImportSink &sink);
    static void takeLoad(const Line &line, const Uptime &uptime, ImportSink &sink);

    std::string m_path; ///< the file whose content comes next
    std::string m_perDevice; ///< the file of which more lines may come, one a device
    bool m_pretty = false; ///< the line before was that of uptime -p
};

/// "8:0 rbps=max wbps=20971520", "8:16 1048576"
bool isPerDevice(std::string_view text)
{
    text = trimmed(text);
    const std::string_view number = nextField(text);
    const auto colon = number.find(':');
    return colon != number.npos && parseInteger(number.substr(0, colon)) && parseInteger(number.substr(colon + 1))
        && !trimmed(text).empty();
}

bool isComplaint(std::string_view text)
{
    return text.starts_with("cat: ") || text.starts_with("sysctl: ") || text.starts_with("grep: ");
}

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (const auto path = parsePath(text)) {
        m_path = *path;
        return true;
    }
    if (isComplaint(text)) {
        m_path.clear();
        return true;
    }
    if (!m_path.empty())
        return takeContent(line, sink);
    if (takeMore(line, sink))
        return true;
    m_perDevice.clear();
    if (const auto setting = parseSetting(text)) {
        sink.fact(line.number, setting->name, setting->value);
    } else if (const auto uname = parseUname(text)) {
        sink.machine(uname->host, uname->release, 0);
        sink.fact(line.number, "kernel.release", uname->release);
    } else if (const auto uptime = parseUptime(text)) {
        takeUptime(line, *uptime, sink);
    } else {
        return takePretty(line, sink);
    }
    m_pretty = false;
    return true;
}

/// uptime -p; uptime -s: the second prints a date that means nothing alone.
bool Reader::takePretty(const Line &line, ImportSink &sink)
{
    const auto start = m_pretty ? parseStart(line.text) : std::nullopt;
    m_pretty = parsePrettyUptime(line.text).has_value();
    if (m_pretty)
        sink.fact(line.number, "uptime", trimmed(line.text));
    if (!start)
        return m_pretty;
    sink.fact(line.number, "boot.time", trimmed(line.text));
    sink.uptime(*start, 0, 2 * model::NanosPerSecond); // rounded, from a clock and an uptime read one after the other
    return true;
}

bool Reader::takeContent(const Line &line, ImportSink &sink)
{
    const Setting setting = settingOf(m_path, line.text);
    sink.fact(line.number, setting.name, setting.value);
    m_perDevice = isPerDevice(line.text) ? m_path : std::string();
    m_path.clear();
    return true;
}

/// Limits of control groups (io.max, blkio.throttle.*) have a line a device.
bool Reader::takeMore(const Line &line, ImportSink &sink)
{
    if (m_perDevice.empty() || !isPerDevice(line.text))
        return false;
    const Setting setting = settingOf(m_perDevice, line.text);
    sink.fact(line.number, setting.name, setting.value);
    return true;
}

void Reader::takeUptime(const Line &line, const Uptime &uptime, ImportSink &sink)
{
    constexpr model::Nanos minute = 60 * model::NanosPerSecond;
    sink.uptime(line.prefix.isValid() ? line.prefix : uptime.stamp, uptime.up, minute);
    constexpr std::array<const char *, 3> names = { "load.1", "load.5", "load.15" };
    takeLoad(line, uptime, sink);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!uptime.load[i].empty())
            sink.fact(line.number, names[i], uptime.load[i]);
    }
}

/// `while :; do uptime; sleep 1; done` records the load.
void Reader::takeLoad(const Line &line, const Uptime &uptime, ImportSink &sink)
{
    static const std::array<Column, 3> columns{ { { "load.1", "" }, { "load.5", "" }, { "load.15", "" } } };
    std::array<model::Decimal, 3> values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto value = parseDecimal(uptime.load[i], true);
        values[i] = value && value->decimals == 2 ? *value : model::Decimal::missing();
    }
    if (values[0].present)
        sink.row(
            sink.table("load", "", columns), line.prefix.isValid() ? line.prefix : uptime.stamp, line.number, values);
}

Detection sniff(const Head &head)
{
    int settings = 0, files = 0, others = 0;
    for (const Line &line : head.lines) {
        const bool pressure = line.text.find("avg10=") != std::string_view::npos; // grep . /proc/pressure/*
        settings += !pressure && parseSetting(line.text) ? 1 : 0;
        files += parsePath(line.text) ? 1 : 0;
        others += parseUname(line.text) || parseUptime(line.text) || parsePrettyUptime(line.text) ? 1 : 0;
    }
    if (settings > 1)
        return { 90, std::to_string(settings) + " settings" };
    if (settings + files > 0)
        return { 75, "a setting of the kernel" };
    if (others > 0)
        return { 60, "output of uname or uptime" };
    return {};
}

bool opens(std::string_view line)
{
    return parseSetting(line) || parsePath(line) || parseUname(line) || parseUptime(line) || parsePrettyUptime(line);
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace sysctlfmt

LogFormat sysctl()
{
    return { "sysctl", "sysctl, files of /proc/sys and /sys, schedulers, uname, uptime", sysctlfmt::sniff,
        sysctlfmt::opens, sysctlfmt::makeReader };
}

} // namespace importers
