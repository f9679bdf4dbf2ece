// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fio/fiotext.h"

#include "analysis/model/contradiction.h"
#include "analysis/model/text.h"
#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>

namespace importers {

namespace {

const std::string Contradiction = model::contradiction({ STALLMARK_TEXT(
    "the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)") });

FioFigures figuresOf(const FioDirection &direction)
{
    FioFigures out;
    const std::string name = std::string(direction.name) + '.';
    if (direction.bytes)
        out.push_back(fioFigure(name + "io", direction.bytes->value, "B"));
    if (direction.rate)
        out.push_back(fioFigure(name + "bw", direction.rate->value, "B/s"));
    if (direction.iops)
        out.push_back(fioFigure(name + "iops", direction.iops->value, "1/s"));
    if (direction.runtime)
        out.push_back(fioFigure(name + "runtime", *direction.runtime, "ms"));
    return out;
}

/// Whether rate = bytes / time can hold with the digits that are printed.
bool isPossible(const FioQuantity &rate, const FioDirection &direction)
{
    if (!direction.bytes || !direction.runtime || *direction.runtime < 2)
        return true;
    // Up to 2.16 the digit behind the point is not a tenth.
    const double loose = direction.old ? 10 : 1;
    const double step = rate.step * loose;
    const double bytes = direction.bytes->step * loose;
    const double least = (direction.bytes->value - bytes) / (*direction.runtime + 1) * 1000;
    const double most = (direction.bytes->value + bytes) / (*direction.runtime - 1) * 1000;
    return rate.value + step >= least && rate.value - step <= most;
}

bool isConsistent(const FioDirection &direction)
{
    return (!direction.rate || isPossible(*direction.rate, direction))
        && (!direction.otherRate || isPossible(*direction.otherRate, direction));
}

} // namespace

bool FioText::line(const Line &line, std::string_view text, ImportSink &sink)
{
    const std::string_view bare = trimmed(text);
    if (m_table && !bare.starts_with('|'))
        m_table.reset();
    if (head(line, text, sink) || block(line, bare, sink) || summary(line, bare, sink) || message(line, bare, sink))
        return true;
    return isFioText(bare);
}

void FioText::leaveBlock()
{
    m_part = Part::None;
    m_direction.clear();
    m_table.reset();
}

bool FioText::head(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto server = parseFioServer(text);
    if (const auto version = server ? server : parseFioBanner(text)) {
        m_runs.startRun(sink);
        m_runs.version(*version, sink);
        m_server = server.has_value();
        m_base = FioBase::Old;
        leaveBlock();
        return true;
    }
    if (const auto header = parseFioHeader(text)) {
        if (!m_runs.empty())
            m_base = FioBase::Old;
        m_runs.header(line, *header, sink);
        leaveBlock();
        if (m_label) {
            sink.fact(m_label->line, "fio.label", m_label->text);
            m_label.reset();
        }
        return true;
    }
    if (const auto found = parseFioTitle(text, m_order)) {
        title(line, *found, sink);
        return true;
    }
    return false;
}

FioTest &FioText::begin(const Line &line, std::string name, std::string key)
{
    FioReport &report = m_runs.report(FioRuns::Source::Text);
    report.push_back({ std::move(name), std::move(key), line.number, {}, {}, {} });
    m_direction.clear();
    return report.back();
}

void FioText::title(const Line &line, const FioTitle &title, ImportSink &sink)
{
    const std::string key
        = std::string(title.name) + '\x1F' + std::to_string(title.group) + '\x1F' + std::string(title.pid);
    FioReport &report = m_runs.report(FioRuns::Source::Text);
    const bool again = std::any_of(report.begin(), report.end(), [&](const FioTest &test) { return test.key == key; });
    // The same job again is a later report on it; another one behind the summary is of another run.
    if (again)
        report.clear();
    else if (!m_server && (m_part == Part::Group || m_part == Part::Disks))
        m_runs.startRun(sink);
    FioTest &test = begin(line, std::string(title.name), key);
    test.end = title.end;
    if (const auto *settings = m_runs.headerSettings(title.name))
        test.settings = *settings;
    if (title.jobs > 1)
        test.settings["jobs"] = std::to_string(title.jobs);
    m_part = Part::Job;
    if (title.error == 0)
        return;
    test.figures.push_back({ line.number, { "error", static_cast<double>(title.error), "" } });
    sink.issue(line.number, "job ended with an error; its figures cover the time before it", title.errorText);
    sink.event(title.end, line.number, "benchmark-error", title.name, title.errorText);
}

FioTest *FioText::current()
{
    FioReport &report = m_runs.report(FioRuns::Source::Text);
    return m_part == Part::None || report.empty() ? nullptr : &report.back();
}

std::string FioText::takeLabel()
{
    const std::string name = m_label ? m_label->text : "unnamed job";
    m_label.reset();
    return name;
}

/// The job of a summary line without a title: one more direction of the last one, or another job.
FioTest &FioText::pasted(const Line &line, std::string_view direction)
{
    FioTest *const test = current();
    const std::string start = std::string(direction) + ".runtime";
    if (test != nullptr && m_part == Part::Pasted && !m_label && test->find(start) == nullptr)
        return *test;
    m_part = Part::Pasted;
    return begin(line, takeLabel(), {});
}

/// With kb_base=1000 old versions print KB for 1000 bytes. It shows in the size of a request.
bool FioText::isThousands(const FioDirection &direction) const
{
    FioReport &report = m_runs.report(FioRuns::Source::Text);
    const auto block
        = report.empty() ? std::map<std::string, std::string>::const_iterator() : report.back().settings.find("bs");
    if (report.empty() || block == report.back().settings.end() || !direction.old || !direction.rate || !direction.iops)
        return false;
    const auto bytes = parseFioBytes(block->second, FioBase::Old);
    if (!bytes || direction.iops->value < 300)
        return false;
    const double ratio = direction.rate->value / direction.iops->value / bytes->value;
    return std::abs(ratio - 1.024) < 0.006 || std::abs(ratio - 1.024 * 1.024) < 0.006;
}

bool FioText::direction(const Line &line, std::string_view text, ImportSink &sink)
{
    auto found = parseFioDirection(text, m_base);
    if (!found)
        return false;
    if (line.open && found->old && !found->runtime) {
        // Whether its KB are 1000 or 1024 bytes shows in the figures that are lost.
        sink.issue(line.number, "the file ends inside this line: left out", text);
        return true;
    }
    const bool titled = m_part == Part::Job && current() != nullptr
        && current()->find(std::string(found->name) + ".runtime") == nullptr;
    FioTest &test = titled ? *current() : pasted(line, found->name);
    if (isThousands(*found)) {
        m_base = FioBase::New;
        found = parseFioDirection(text, m_base);
    }
    if (!isConsistent(*found))
        sink.issue(line.number, Contradiction, text);
    test.add(line, figuresOf(*found));
    m_direction = std::string(found->name) + '.';
    return true;
}

bool FioText::block(const Line &line, std::string_view text, ImportSink &sink)
{
    if (direction(line, text, sink))
        return true;
    if (text.starts_with("fsync/fdatasync/")) {
        m_direction = "sync.";
        return true;
    }
    if (auto table = parseFioPercentileTitle(text)) {
        m_table = std::move(table);
        return true;
    }
    FioFigures figures = m_table ? parseFioPercentileRow(text, *m_table) : parseFioStatistics(text);
    if (!figures.empty() || (m_table && text.starts_with('|'))) {
        FioTest *const test = current();
        if (test != nullptr && !m_direction.empty())
            test->add(line, figures, m_direction);
        else
            sink.issue(line.number, "figures without the line that says whether they are of reads or writes", text);
        return true;
    }
    const auto others = parseFioJobLine(text);
    if (!others)
        return false;
    if (FioTest *const test = current())
        test->add(line, *others);
    else
        sink.issue(line.number, "figures without the job they belong to", text);
    return true;
}

void FioText::groupLine(const Line &line, FioGroup group, ImportSink &sink)
{
    if (m_part != Part::Group) {
        begin(line, "group 0", {});
        m_part = Part::Group;
    }
    // 1.x counts these in 1000, and a pasted line does not tell its version.
    if (group.total.old && m_base == FioBase::Old && (m_runs.version().empty() || m_runs.version().starts_with("1."))) {
        group.slowest.reset();
        group.fastest.reset();
    }
    FioFigures figures = figuresOf(group.total);
    const std::string name = std::string(group.total.name) + '.';
    if (group.slowest)
        figures.push_back(fioFigure(name + "bw_min", group.slowest->value, "B/s"));
    if (group.fastest)
        figures.push_back(fioFigure(name + "bw_max", group.fastest->value, "B/s"));
    if (group.shortest)
        figures.push_back(fioFigure(name + "runtime_min", *group.shortest, "ms"));
    if (!isConsistent(group.total))
        sink.issue(line.number, Contradiction, line.text);
    current()->add(line, figures);
}

bool FioText::summary(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto group = parseFioGroupHeading(text)) {
        m_part = Part::Group;
        begin(line, "group " + std::to_string(*group), {});
        return true;
    }
    if (text.starts_with("Disk stats (read/write)")) {
        m_part = Part::None;
        return true;
    }
    if (auto group = parseFioGroup(text, m_base)) {
        groupLine(line, *group, sink);
        return true;
    }
    const auto disk = parseFioDisk(text);
    if (!disk)
        return false;
    if (m_part != Part::Disks)
        begin(line, "all jobs", {});
    m_part = Part::Disks;
    current()->add(line, disk->figures);
    if (disk->nan)
        sink.issue(line.number, "utilisation of a run of no length", text);
    return true;
}

/// fio: io_u error on file fio.dat: Invalid argument: read offset=63000, buflen=1000
/// fio: terminating on signal 2        verify: bad magic header c762, wanted acca at file v.dat offset 524288
bool FioText::message(const Line &line, std::string_view text, ImportSink &sink)
{
    if (text.starts_with("verify: ")) {
        sink.issue(line.number, "fio found other data than it had written", text);
        return true;
    }
    if (!text.starts_with("fio: "))
        return false;
    if (text.find("terminating on signal") != std::string_view::npos) {
        sink.issue(line.number, "fio was interrupted: its report covers the time that ran", text);
        return true;
    }
    const bool error = text.find("error") != std::string_view::npos || text.find("failed") != std::string_view::npos
        || text.find("got signal") != std::string_view::npos || text.find(" is not ") != std::string_view::npos;
    sink.issue(line.number, error ? STALLMARK_TEXT("fio reports an error") : STALLMARK_TEXT("remark of fio"), text);
    if (error)
        sink.event(line.prefix, line.number, "benchmark-error", "fio", text);
    return true;
}

} // namespace importers
