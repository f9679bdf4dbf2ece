// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/figures.h"

#include "analysis/model/decimal.h"
#include "importers/bundlereader.h"
#include "support/dump.h"

#include <algorithm>

namespace testsupport {

namespace {

/// "caf\xe9_prog" and "caf\xc3\xa9_prog" -> "caf?_prog"
std::string asciiOf(std::string_view name)
{
    std::string out;
    for (const char c : name) {
        const bool ascii = static_cast<unsigned char>(c) < 0x80;
        if (ascii || out.empty() || out.back() != '?')
            out += ascii ? c : '?';
    }
    return out;
}

void addRows(const RecordingSink &log, FigureDetail detail, Figures &out)
{
    for (const RecordedRow &row : log.rows) {
        const auto &[name, entity, columns] = log.tables[static_cast<std::size_t>(row.table)];
        if (name == "sched-total")
            continue;
        std::string place = detail == FigureDetail::Lines ? std::string() : " " + asciiOf(entity);
        if (detail == FigureDetail::Times)
            place += " " + dump(row.stamp);
        if (detail == FigureDetail::Lines)
            place += " line " + std::to_string(row.line);
        for (std::size_t i = 0; i < row.values.size() && i < columns.size(); ++i)
            if (row.values[i].present)
                out.insert(columns[i].metric + place + " = " + model::toText(row.values[i], columns[i].multiplier));
    }
}

void addResults(const RecordingSink &log, FigureDetail detail, Figures &out)
{
    for (const model::BenchResult &r : log.results) {
        // Of tests with the same name the first one gets a number only when a second one follows.
        const std::string place = detail == FigureDetail::Lines ? "line " + std::to_string(r.line)
                                                                : "run " + std::to_string(r.run) + " " + r.test;
        out.insert("result " + place + " " + r.metric + " = " + std::to_string(r.value) + " " + r.unit);
    }
}

/// Reads whatever a bundle gives.
class Reading : public importers::BundleVisitor {
public:
    std::vector<std::pair<std::string, std::unique_ptr<RecordedFile>>> files;

    void plainFile(const std::string &path, const std::string &diskPath) override
    {
        files.emplace_back(path, recordFile(diskPath));
    }
    void begin(const std::string &path) override
    {
        m_name = path;
        m_bytes.clear();
    }
    void bytes(std::string_view block) override { m_bytes.append(block); }
    void end(bool complete) override { files.emplace_back(m_name, recordText(m_name, m_bytes, 65536, complete)); }
    void unreadable(const std::string &, const std::string &) override { }
    void problem(const std::string &, const std::string &) override { }
    void progress(std::int64_t) override { }
    bool cancelled() const override { return false; }

private:
    std::string m_name, m_bytes;
};

} // namespace

Figures figuresOf(const RecordedFile &file, FigureDetail detail)
{
    Figures out;
    for (const auto &log : file.logs) {
        addRows(*log, detail, out);
        addResults(*log, detail, out);
    }
    return out;
}

std::vector<std::string> beyond(const Figures &some, const Figures &all)
{
    std::vector<std::string> out;
    std::set_difference(some.begin(), some.end(), all.begin(), all.end(), std::back_inserter(out));
    if (out.size() > 10)
        out.resize(10);
    return out;
}

bool anyRemark(const RecordedFile &file)
{
    return !file.outcome.problem.empty() || !file.issues.empty()
        || std::any_of(file.logs.begin(), file.logs.end(), [](const auto &log) { return !log->issues.empty(); });
}

std::vector<std::pair<std::string, std::unique_ptr<RecordedFile>>> recordBundle(const std::string &path)
{
    Reading reading;
    importers::readBundle(path, reading);
    return std::move(reading.files);
}

} // namespace testsupport
