// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bundleimporter.h"

#include "analysis/model/sessionreader.h"
#include "analysis/model/sessionwriter.h"
#include "importers/api/lexer.h"
#include "importers/bundlereader.h"
#include "importers/markedlines.h"
#include "importers/textlines.h"

#include <algorithm>
#include <map>
#include <set>

namespace importers {

namespace {

constexpr std::size_t LineBytes = 400;

/// The lines wanted of one file, in order.
struct Wanted {
    model::SourceFile source;
    std::vector<model::LineNumber> lines;
};

/// Walks a bundle and keeps the wanted lines of the wanted files.
class LineCollector : public BundleVisitor {
public:
    LineCollector(std::vector<Wanted> wanted, const MarksOfSources &marks, const model::JobControl &control)
        : m_wanted(std::move(wanted))
        , m_marks(marks)
        , m_control(control)
    {
    }
    std::vector<model::Excerpt> take() { return std::move(m_excerpts); }

    void plainFile(const std::string &path, const std::string &diskPath) override
    {
        begin(path);
        if (!m_current)
            return;
        const auto marks = m_marks.find(m_current->source.id);
        readMarkedLines(
            diskPath, marks == m_marks.end() ? LineMarks{} : marks->second, m_current->lines,
            [this] { return m_control.cancelled(); }, [this](const PhysicalLine &line) { keep(line); });
        m_satisfied = true;
        end(true);
    }
    void begin(const std::string &path) override
    {
        m_current = nullptr;
        // Where an archive holds a name twice, the files come in the order of their numbers.
        const auto at = std::find_if(m_wanted.begin(), m_wanted.end(),
            [&](const Wanted &w) { return w.source.path == path && !w.lines.empty(); });
        if (at == m_wanted.end())
            return;
        m_current = &*at;
        m_next = 0;
        m_satisfied = false;
        m_text.emplace([this](const PhysicalLine &line) { keep(line); });
    }
    void bytes(std::string_view block) override
    {
        if (m_current && !m_satisfied)
            m_text->feed(block);
    }
    void end(bool) override
    {
        if (!m_current)
            return;
        if (!m_satisfied)
            m_text->finish();
        m_current->lines.clear();
        m_current = nullptr;
    }
    void unreadable(const std::string &, const std::string &) override { }
    void problem(const std::string &, const std::string &) override { }
    void progress(std::int64_t) override { }
    bool cancelled() const override
    {
        return m_control.cancelled()
            || std::all_of(m_wanted.begin(), m_wanted.end(), [](const Wanted &w) { return w.lines.empty(); });
    }
    bool wantsArchive(const std::string &path) const override
    {
        return std::any_of(m_wanted.begin(), m_wanted.end(), [&](const Wanted &w) {
            return !w.lines.empty() && (w.source.path == path || w.source.path.starts_with(path + "/"));
        });
    }

private:
    void keep(const PhysicalLine &line)
    {
        const std::vector<model::LineNumber> &lines = m_current->lines;
        while (m_next < lines.size() && lines[m_next] < line.number)
            ++m_next;
        m_satisfied = m_next == lines.size();
        if (m_satisfied || lines[m_next] != line.number)
            return;
        const model::SourceId id = m_current->source.id;
        std::string text(clipUtf8(line.text, LineBytes));
        // A lone CR parts what an editor shows as one line.
        if (!m_excerpts.empty() && m_excerpts.back().source == id && m_excerpts.back().line == line.number)
            m_excerpts.back().text = clipUtf8(m_excerpts.back().text + " " + text, LineBytes);
        else
            m_excerpts.push_back({ id, line.number, std::move(text) });
    }

    std::vector<Wanted> m_wanted;
    const MarksOfSources &m_marks;
    const model::JobControl &m_control;
    std::vector<model::Excerpt> m_excerpts;
    Wanted *m_current = nullptr;
    std::size_t m_next = 0; ///< in its lines
    bool m_satisfied = false; ///< the last wanted line is behind
    std::optional<TextLines> m_text;
};

std::vector<model::Excerpt> collect(const std::string &bundle, std::vector<Wanted> wanted, const MarksOfSources &marks,
    const model::JobControl &control)
{
    LineCollector collector(std::move(wanted), marks, control);
    readBundle(bundle, collector); // a bundle that is gone gives no lines
    return collector.take();
}

void addAround(std::set<model::LineNumber> &lines, model::LineNumber line, int around)
{
    const auto n = static_cast<model::LineNumber>(std::max(around, 0));
    const model::LineNumber first = line > n ? line - n : 1;
    for (model::LineNumber i = first; i <= line + n; ++i)
        lines.insert(i);
}

} // namespace

model::Status keepExcerpts(const ImportRequest &request, const std::vector<model::SourceRef> &refs, int around,
    const MarksOfSources &marks, const model::JobControl &control)
{
    std::map<model::SourceId, std::set<model::LineNumber>> lines;
    for (const model::SourceRef &ref : refs)
        if (ref.isValid() && ref.line > 0)
            addAround(lines[ref.source], ref.line, around);
    std::map<std::string, std::vector<Wanted>> bundles;
    {
        const auto reader = model::SessionReader::open(request.sessionPath);
        if (!reader)
            return reader.error();
        for (const model::SourceFile &source : (*reader)->sources())
            if (const auto at = lines.find(source.id); at != lines.end())
                bundles[source.bundle].push_back({ source, { at->second.begin(), at->second.end() } });
    }
    auto writer = model::SessionWriter::open(request.sessionPath);
    if (!writer)
        return writer.error();
    double done = 0;
    for (auto &[bundle, wanted] : bundles) {
        if (control.cancelled())
            break;
        (*writer)->addExcerpts(collect(bundle, std::move(wanted), marks, control));
        control.report(++done, static_cast<double>(bundles.size()));
    }
    return (*writer)->finish();
}

std::vector<model::Excerpt> readLines(const model::SourceFile &source, model::LineNumber from, model::LineNumber to)
{
    Wanted wanted{ source, {} };
    for (model::LineNumber line = std::max<model::LineNumber>(from, 1); line <= to && line != 0; ++line)
        wanted.lines.push_back(line);
    if (wanted.lines.empty())
        return {};
    std::vector<Wanted> all;
    all.push_back(std::move(wanted));
    return collect(source.bundle, std::move(all), MarksOfSources(), {});
}

} // namespace importers
