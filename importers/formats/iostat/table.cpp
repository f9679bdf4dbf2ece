// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/table.h"

#include <algorithm>

namespace importers::iostatfmt {

namespace {

std::size_t indentOf(std::string_view text) { return std::min(text.find_first_not_of(" \t"), text.size()); }

/// A name has a letter or at least is no clock or plain number: keeps rows of other tools out.
bool isDeviceName(std::string_view name)
{
    return std::any_of(name.begin(), name.end(),
        [](char c) { return !isDigit(c) && c != ':' && c != '.' && c != ',' && c != '%' && c != '-' && c != '/'; });
}

} // namespace

DeviceTable::DeviceTable(std::string_view headText, const DeviceHead &head)
    : m_headText(headText)
    , m_nameLast(head.nameLast)
    , m_indent(indentOf(headText))
    , m_cut(head.cut)
{
    for (const std::string_view name : head.columns) {
        const DeviceColumn column = deviceColumn(name);
        const std::size_t at = m_columns.size();
        m_columns.push_back(column.column);
        m_rules.push_back(column.figure);
        if (column.rateOf != NoActivity)
            m_rates.emplace_back(at, column.rateOf);
        if (column.meansOf != NoActivity)
            m_means.emplace_back(at, column.meansOf);
        if (column.recordedWith != NoActivity)
            m_recorded.emplace_back(at, column.recordedWith);
        m_countedHere |= column.rateOf;
    }
}

/// The figures from `p` on; rows of a table are aligned, so each is looked for where the one above it ended.
const char *DeviceTable::scan(std::string_view text, const char *p, Row &row) const
{
    const char *const start = text.data();
    const char *const end = start + text.size();
    const std::size_t count = m_rules.size();
    row.flags = {};
    row.figures.resize(count);
    if (row.aligned.read(text, static_cast<std::size_t>(p - start), row.figures))
        return end;
    row.ends.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        model::Decimal &figure = row.figures[i];
        const std::size_t stop = row.ends[i];
        if (stop >= 8 && (stop < text.size() ? start[stop] == ' ' : stop == text.size()) && end - p >= 8
            && scanAlignedFigure(p, start + stop, figure)) {
            p = start + stop;
            continue;
        }
        p = skipBlanks(p, end);
        const char *const behind = scanCommonFigure(p, end, figure);
        p = behind ? behind : scanFigure(p, end, m_rules[i], figure, row.flags);
        if (!p)
            return nullptr;
        row.ends[i] = static_cast<std::uint32_t>(p - start);
    }
    row.aligned.learn(text, row.ends, row.figures);
    return skipBlanks(p, end);
}

// loop0            0.00      0.00     0.00   0.00    0.00     0.00   10.00   7688.00 ...
//  ALLDISKS       37728.00    168432.00     15596.00 ...
//    0.12      2.04     0.00   1.10    3.57    16.59 loop0
bool DeviceTable::parseRow(std::string_view text, Row &row) const
{
    const char *const end = text.data() + text.size();
    const char *p = text.data();
    if (m_nameLast) {
        const char *const name = scan(text, p, row);
        if (!name)
            return false;
        row.name = trimmed({ name, static_cast<std::size_t>(end - name) });
        row.group = name - p > 2 && name[-1] == ' ' && name[-2] == ' ';
        return isDeviceName(row.name) && row.name.find_first_of(" \t") == row.name.npos;
    }
    while (p != end && isBlank(*p))
        ++p;
    row.group = static_cast<std::size_t>(p - text.data()) > m_indent;
    const char *const name = p;
    while (p != end && !isBlank(*p))
        ++p;
    row.name = { name, static_cast<std::size_t>(p - name) };
    return scan(text, p, row) == end && isDeviceName(row.name);
}

bool DeviceTable::parseFigures(std::string_view text, Row &row) const
{
    return scan(text, text.data(), row) == text.data() + text.size();
}

bool DeviceTable::settle(Row &row, std::uint8_t uncounted) const
{
    if (row.flags.absurd)
        return false;
    if (row.flags.wide) {
        for (std::size_t i = 0; i < m_rules.size(); ++i) {
            if (isAbsurd(row.figures[i], m_rules[i]))
                return false;
        }
    }
    hideUnmeasured(row, uncounted);
    if (m_cut)
        row.figures.back() = model::Decimal::missing();
    return true;
}

// r_await is 0.00 both when reads were instant and when there were none; discards and flushes are 0 on kernels that do
// not count them.
void DeviceTable::hideUnmeasured(Row &row, std::uint8_t uncounted) const
{
    std::uint8_t active = NoActivity;
    for (const auto &[at, activity] : m_rates) {
        if (row.figures[at].mantissa != 0)
            active |= activity;
    }
    for (const auto &[at, activity] : m_means) {
        if (row.figures[at].mantissa == 0 && (active & activity) == 0 && (m_countedHere & activity) != 0)
            row.figures[at] = model::Decimal::missing();
    }
    if (uncounted == NoActivity)
        return;
    for (const auto &[at, activity] : m_recorded) {
        if (row.figures[at].mantissa == 0 && (uncounted & activity) != 0)
            row.figures[at] = model::Decimal::missing();
    }
}

Device &DeviceTable::device(std::string_view name, bool group)
{
    if (m_next < m_devices.size() && m_devices[m_next].name == name && m_devices[m_next].group == group)
        return m_devices[m_next++];
    m_key.assign(group ? " " : "").append(name);
    const auto [it, isNew] = m_byName.try_emplace(m_key, m_devices.size());
    if (isNew)
        m_devices.push_back({ std::string(name), group, -1, -1, -1 });
    m_next = it->second + 1;
    return m_devices[it->second];
}

void DeviceTable::enter(int run, int report)
{
    if (m_run != run) {
        m_run = run;
        m_firstReport = report;
        m_reportBefore = -1;
        m_rowsBefore = 0;
        m_idleRows = m_shrank = false;
    } else if (m_report != report) {
        m_shrank = m_shrank || m_rows < m_rowsBefore;
        m_rowsBefore = m_rows;
        m_reportBefore = m_report;
    } else {
        return;
    }
    m_report = report;
    m_rows = 0;
    m_next = 0;
}

bool DeviceTable::isPlugged(const Device &device) const
{
    const bool wasThere = device.run == m_run && device.report == m_reportBefore;
    return m_rowsBefore > 0 && !wasThere && (m_idleRows || !m_shrank);
}

void DeviceTable::noteRow(Device &device, const Row &row)
{
    device.run = m_run;
    device.report = m_report;
    ++m_rows;
    m_hasGroups = m_hasGroups || row.group;
    m_idleRows = m_idleRows
        || std::all_of(row.figures.begin(), row.figures.end(), [](const model::Decimal &d) { return d.mantissa == 0; });
}

} // namespace importers::iostatfmt
