// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/comparisonoutput.h"
#include "gui/cli/verbs.h"

#include "analysis/comparison/comparison.h"
#include "gui/api/wording.h"

#include <QFileInfo>

#include <array>

namespace gui {

namespace {

/// One side as the user named it: bundles and the part of them that is meant.
struct NamedSide {
    QStringList bundles;
    QString label;
    comparison::Selection selection;
};

/// A part that several bundles share is given once, with any of them.
void merge(comparison::Selection &into, const comparison::Selection &part)
{
    into.files.insert(into.files.end(), part.files.begin(), part.files.end());
    into.runs = part.runs ? part.runs : into.runs;
    into.lines = part.lines ? part.lines : into.lines;
    into.from = part.from ? part.from : into.from;
    into.to = part.to ? part.to : into.to;
}

model::Expected<NamedSide> namedSide(const QStringList &words)
{
    NamedSide side;
    side.label = words.join(QLatin1Char(' '));
    for (const QString &word : words) {
        if (QFileInfo::exists(word)) { // a name may hold # or @
            side.bundles << word;
            continue;
        }
        const auto parsed = comparison::parseSide(word.toStdString());
        if (!parsed)
            return parsed.error();
        side.bundles << QString::fromStdString(parsed->bundle);
        merge(side.selection, parsed->selection);
    }
    side.bundles.removeDuplicates();
    return side;
}

/// BEFORE AFTER, or BEFORE... vs AFTER..., or one bundle whose files are named for the sides.
model::Expected<std::array<NamedSide, 2>> namedSides(const QStringList &words)
{
    const auto middle = words.indexOf(QStringLiteral("vs"));
    const bool pair = middle < 0 && words.size() <= 2;
    const QStringList first = pair ? words.mid(0, 1) : words.mid(0, middle);
    const QStringList second = pair ? words.mid(words.size() - 1) : words.mid(middle + 1);
    if ((!pair && middle < 0) || first.isEmpty() || second.isEmpty())
        return model::Error{
            "compare needs two sides: BEFORE AFTER, or with several bundles a side BEFORE... vs AFTER..."
        };
    const auto before = namedSide(first);
    if (!before)
        return before.error();
    const auto after = namedSide(second);
    if (!after)
        return after.error();
    return std::array<NamedSide, 2>{ *before, *after };
}

/// The sessions of both sides; one when both are parts of the same bundles.
class LoadedSides {
public:
    LoadedSides(const VerbOptions &options, const std::array<NamedSide, 2> &sides)
    {
        load(options, sides[0].bundles);
        if (m_loaded.back()->session() && sides[1].bundles != sides[0].bundles)
            load(options, sides[1].bundles);
    }
    const LoadedBundles &operator[](std::size_t side) const { return side == 0 ? *m_loaded.front() : *m_loaded.back(); }
    /// The worse of both.
    ExitStatus status() const
    {
        ExitStatus worst = Done;
        for (const auto &loaded : m_loaded)
            worst = std::max(worst, loaded->session() ? loaded->statusAfterReading() : loaded->status());
        return worst;
    }
    bool complete() const { return m_loaded.front()->session() && m_loaded.back()->session(); }

private:
    void load(VerbOptions options, const QStringList &bundles)
    {
        options.bundles = bundles;
        m_loaded.push_back(std::make_unique<LoadedBundles>(options));
    }
    std::vector<std::unique_ptr<LoadedBundles>> m_loaded;
};

void write(StandardOutput &out, const VerbOptions &options, const ComparedSessions &compared)
{
    const auto sink = [&out](std::string_view text) { out.write(text); };
    if (options.json) {
        JsonWriter json(sink);
        writeComparisonJson(json, compared);
        json.finish();
    } else if (options.csv) {
        writeComparisonCsv(sink, compared);
    } else {
        TextPage page(sink, StandardOutput::isTerminal() && qEnvironmentVariableIsEmpty("NO_COLOR"));
        writeComparisonText(page, compared);
    }
}

/// Sides of a single bundle, from the names of its files.
model::Status nameSides(std::array<NamedSide, 2> &sides, const Session &session)
{
    std::vector<std::string> paths;
    for (const model::SourceFile &file : session.sources())
        paths.push_back(file.path);
    const auto named = comparison::sidesByName(paths);
    if (!named)
        return model::Error{
            "compare needs two sides, and no files of this bundle are named before and after, without and "
            "with, or the like; name two bundles, or parts of it such as BUNDLE#file=GLOB"
        };
    for (const std::size_t side : { 0U, 1U }) {
        sides[side].selection = (*named)[side];
        const std::string &first = (*named)[side].files.front();
        const auto more = (*named)[side].files.size() - 1;
        sides[side].label += QLatin1Char('#') + QString::fromStdString(first)
            + (more > 0 ? QStringLiteral(" and %1 more").arg(more) : QString());
    }
    return model::ok();
}

int compareSides(const VerbOptions &options, const std::array<NamedSide, 2> &sides, const LoadedSides &loaded)
{
    std::array<std::optional<comparison::SideData>, 2> data;
    for (std::size_t side = 0; side < 2; ++side) {
        auto read = comparison::readSide(
            loaded[side].session()->reader(), sides[side].selection, sides[side].label.toStdString());
        if (!read) {
            complain(read.error().message);
            return CannotOpen;
        }
        data[side] = std::move(*read);
    }
    ConsoleJob job;
    const model::Comparison comparison = comparison::compare(*data[0], *data[1], job.control());
    if (job.control().cancelled())
        return Interrupted;
    if (comparison.nothingInCommon)
        complain(translated(comparison.summary.front()));
    if (comparison.nothingInCommon && !options.json)
        return CannotOpen;
    StandardOutput out;
    write(out, options, { &comparison, { loaded[0].session().get(), loaded[1].session().get() } });
    return !out.finish() || comparison.nothingInCommon ? CannotOpen : loaded.status();
}

} // namespace

int runCompare(const VerbOptions &options)
{
    const auto sides = namedSides(options.bundles);
    if (!sides) {
        complain(sides.error().message);
        return WrongUse;
    }
    const LoadedSides loaded(options, *sides);
    if (!loaded.complete())
        return loaded.status();
    std::array<NamedSide, 2> both = *sides;
    if (options.bundles.size() == 1) {
        if (const auto named = nameSides(both, *loaded[0].session()); !named) {
            complain(named.error().message);
            return WrongUse;
        }
    }
    return compareSides(options, both, loaded);
}

} // namespace gui
