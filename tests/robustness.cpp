// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Spoils each labelled recording in many ways and holds the first cause of each fault against its label: it may stay
// or turn into "cannot tell" with the missing signal named, but never into a wrong one. Prints one row a way.
//
// usage: robustness [-v] [-j THREADS] [FOLDER [NAME...]]      FOLDER holds NAME.truth.json and the bundles NAME*
// Exit status 1 when a wrong cause was named.

#include "analysis/analyzer.h"
#include "analysis/model/sessionreader.h"
#include "importers/bundleimporter.h"
#include "support/labels.h"
#include "support/perturb.h"

#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

namespace fs = std::filesystem;
using testsupport::Files;
using testsupport::Label;
using testsupport::Perturbation;

namespace {

constexpr std::size_t LargestFile = 2U << 20; ///< the raw events of perf say no more than its summaries

enum Outcome { Right, Open, OpenUnnamed, NotFound, Wrong };
constexpr int Outcomes = Wrong + 1;

struct Task {
    std::string name;
    const Files *files;
    const std::vector<Label> *labels;
    Perturbation way;
};

struct Verdict {
    std::vector<Outcome> ofFaults;
    std::vector<std::string> remarks;
    int extra = 0; ///< incidents without a label and without a cause, or with one that was injected elsewhere
};

std::optional<model::Analysis> analyse(const Files &files, const std::string &folder, model::Nanos &zone)
{
    const fs::path bundle = fs::path(folder) / "bundle";
    for (const auto &[name, text] : files) {
        const fs::path file = bundle / name;
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }
    const std::string session = folder + "/s.stallmark";
    const auto imported = importers::importBundles({ { bundle.string() }, session, 1 }, {});
    if (!imported || !analysis::analyzeSession(session, {}))
        return std::nullopt;
    const auto reader = model::SessionReader::open(session);
    if (!reader)
        return std::nullopt;
    zone = (*reader)->zoneSeconds().value_or(0) * model::NanosPerSecond;
    return (*reader)->analysis();
}

/// Without a date the axis has the time of day only.
model::TimeRange nearTo(model::TimeRange span, model::TimeRange label, bool undated)
{
    if (!undated || model::toCivil(span.from).year > 1971)
        return span;
    const model::Nanos days = (label.from - span.from + model::NanosPerDay / 2) / model::NanosPerDay;
    return { span.from + days * model::NanosPerDay, span.to + days * model::NanosPerDay };
}

std::string openTests(const model::Incident &incident, const std::string &cause, bool &named)
{
    for (const model::Finding &finding : incident.findings) {
        if (finding.rule != cause)
            continue;
        std::string text = model::toText(finding.verdict);
        char figures[64];
        std::snprintf(figures, sizeof figures, " S=%g C=%.2f missing:", finding.score, finding.coverage);
        text += figures;
        for (const model::MissingSignal &missing : finding.missing)
            text += " [" + missing.signal.english() + "]";
        named = named || !finding.missing.empty();
        return text;
    }
    return {};
}

Verdict judge(const Task &task, const model::Analysis &analysis, model::Nanos zone)
{
    Verdict verdict;
    std::vector<bool> explained(analysis.incidents.size(), false);
    for (const Label &label : *task.labels) {
        bool found = false, right = false, wrong = false, named = false;
        std::string remark;
        for (std::size_t i = 0; i < analysis.incidents.size(); ++i) {
            const model::Incident &incident = analysis.incidents[i];
            model::TimeRange span{ incident.span.from - zone, incident.span.to - zone };
            span = nearTo(span, label.span, task.way.undated);
            const model::Nanos off = task.way.shiftSeconds * model::NanosPerSecond;
            const model::TimeRange shifted{ span.from - off, span.to - off };
            const model::TimeRange wide = label.span.widened(testsupport::LabelSlack);
            if (!wide.overlaps(span) && !wide.overlaps(shifted))
                continue;
            found = true;
            explained[i] = true;
            const model::Finding *cause = incident.cause();
            right = right || (cause && testsupport::isAlike(label.cause, cause->rule));
            wrong = wrong || (cause && !testsupport::isAlike(label.cause, cause->rule));
            remark += " " + (cause ? cause->rule : openTests(incident, label.cause, named));
        }
        verdict.ofFaults.push_back(right ? Right : wrong ? Wrong : !found ? NotFound : named ? Open : OpenUnnamed);
        if (!right)
            verdict.remarks.push_back(label.cause + ":" + remark);
    }
    for (std::size_t i = 0; i < explained.size(); ++i) {
        if (explained[i])
            continue;
        ++verdict.extra;
        const model::Finding *cause = analysis.incidents[i].cause();
        const bool injected = cause && std::any_of(task.labels->begin(), task.labels->end(), [&](const Label &label) {
            return testsupport::isAlike(label.cause, cause->rule);
        });
        if (!cause || injected)
            continue;
        verdict.ofFaults.push_back(Wrong);
        verdict.remarks.push_back("nothing was done: " + cause->rule);
    }
    return verdict;
}

struct Row {
    int runs = 0, extra = 0;
    int of[Outcomes] = {};
};

class Table {
public:
    explicit Table(bool verbose)
        : m_verbose(verbose)
    {
    }
    void add(const Task &task, const Verdict &verdict)
    {
        const std::lock_guard lock(m_mutex);
        Row &row = m_rows[task.way.kind];
        ++row.runs;
        row.extra += verdict.extra;
        for (const Outcome outcome : verdict.ofFaults)
            ++row.of[outcome];
        const bool wrong = std::count(verdict.ofFaults.begin(), verdict.ofFaults.end(), Wrong) > 0;
        for (const std::string &remark : verdict.remarks)
            if (m_verbose || wrong)
                std::printf("%-20s %-26s %-22s %s\n", task.name.c_str(), task.way.kind.c_str(), task.way.file.c_str(),
                    remark.c_str());
        std::fflush(stdout);
    }
    /// Whether no cause was wrong.
    bool print() const
    {
        std::printf("\n%-26s %5s %7s %6s %12s %8s %10s %6s %6s\n", "what was done", "runs", "faults", "right",
            "cannot tell", "unnamed", "not found", "wrong", "extra");
        Row all;
        for (const auto &[kind, row] : m_rows) {
            printRow(kind, row);
            all.runs += row.runs;
            all.extra += row.extra;
            for (int i = 0; i < Outcomes; ++i)
                all.of[i] += row.of[i];
        }
        printRow("all", all);
        return all.of[Wrong] == 0;
    }

private:
    static void printRow(const std::string &kind, const Row &row)
    {
        int faults = 0;
        for (const int n : row.of)
            faults += n;
        std::printf("%-26s %5d %7d %6d %12d %8d %10d %6d %6d\n", kind.c_str(), row.runs, faults, row.of[Right],
            row.of[Open], row.of[OpenUnnamed], row.of[NotFound], row.of[Wrong], row.extra);
    }

    bool m_verbose;
    std::mutex m_mutex;
    std::map<std::string, Row> m_rows;
};

void work(const std::vector<Task> &tasks, std::atomic_size_t &next, Table &table)
{
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
        Files files = *tasks[i].files;
        tasks[i].way.apply(files);
        const QTemporaryDir folder;
        model::Nanos zone = 0;
        const auto analysis = analyse(files, folder.path().toStdString(), zone);
        if (analysis)
            table.add(tasks[i], judge(tasks[i], *analysis, zone));
        else
            std::printf("%s, %s %s: the analysis failed\n", tasks[i].name.c_str(), tasks[i].way.kind.c_str(),
                tasks[i].way.file.c_str());
    }
}

struct Recorded {
    Files files;
    std::vector<Label> labels;
};

std::map<std::string, Recorded> recordings(const fs::path &folder, const std::vector<std::string> &only)
{
    std::map<std::string, Recorded> all;
    for (const std::string &name : testsupport::labelledRecordings(folder)) {
        if (!only.empty() && std::find(only.begin(), only.end(), name) == only.end())
            continue;
        const auto labels = testsupport::labelsOf(folder, name);
        Files files = testsupport::readFiles(testsupport::bundleOf(folder, name).string());
        std::erase_if(files, [](const auto &file) { return file.second.size() > LargestFile; });
        if (labels && !files.empty())
            all[name] = { std::move(files), *labels };
    }
    return all;
}

} // namespace

int main(int argc, char **argv)
{
    bool verbose = false;
    unsigned threads = 2;
    fs::path folder = fs::path(STALLMARK_SOURCE_DIR) / ".." / "shared" / "lab";
    std::vector<std::string> names;
    bool folderGiven = false;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "-v")
            verbose = true;
        else if (word == "-j" && i + 1 < argc)
            threads = static_cast<unsigned>(std::max(1, std::atoi(argv[++i])));
        else if (!folderGiven) {
            folder = word;
            folderGiven = true;
        } else
            names.push_back(word);
    }
    const auto all = recordings(folder, names);
    std::vector<Task> tasks;
    for (const auto &[name, recorded] : all)
        for (Perturbation &way : testsupport::perturbations(recorded.files))
            tasks.push_back({ name, &recorded.files, &recorded.labels, std::move(way) });
    if (tasks.empty()) {
        std::printf("no recordings in %s\n", folder.string().c_str());
        return 2;
    }
    Table table(verbose);
    std::atomic_size_t next = 0;
    std::vector<std::thread> workers;
    for (unsigned i = 0; i < threads; ++i)
        workers.emplace_back([&] { work(tasks, next, table); });
    for (std::thread &worker : workers)
        worker.join();
    return table.print() ? 0 : 1;
}
