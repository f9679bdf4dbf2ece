// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/metric.h"
#include "analysis/model/series.h"
#include "analysis/model/source.h"
#include "analysis/model/text.h"
#include "analysis/model/time.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace model {

// What a before/after comparison says, as plain values: made by comparison::compare(), shown by the command line, the
// window and the report. References to lines and series are those of the session of their side.

/// The side of a figure: index into Comparison::sides and ComparisonRow::side.
enum Side : std::uint8_t { Before = 0, After = 1 };

enum class Judgement : std::uint8_t { Better, Worse, NoDifference, NotComparable };
/// "better", "worse", "no difference shown", "not comparable".
const char *toText(Judgement judgement);

/// What the rows of one part of the table are about. Rows of one family share the correction for many tests.
enum class Family : std::uint8_t {
    Suite, ///< a matrix of tests in one figure: geometric mean of the ratios of its tests
    Benchmark, ///< throughput and scores of one test
    Latency, ///< times and percentiles of one test
    Errors, ///< errors and retries of a benchmark
    Incidents, ///< incidents and stalled seconds per hour
    CpuClasses, ///< how often the CPU stood at 60-69, 70-79, 80-89, 90-100 %
    Monitor, ///< series of monitors and of the application's own log
};
/// "suite", "benchmark", "latency", "errors", "incidents", "cpu-classes", "monitor".
const char *toText(Family family);

/// What the spread of a row's figures stands for; how far its verdict carries.
enum class Basis : std::uint8_t {
    Repeats, ///< several runs a side: carries to the next run
    Tests, ///< several tests of a suite, one ratio each: tests are not repeats
    Counts, ///< events counted over time
    WithinRun, ///< reports or operations of one run a side: one run is one repeat
    Single, ///< one figure a side and nothing that tells its noise
};
/// "repeats", "tests", "counts", "within-run", "single".
const char *toText(Basis basis);

struct Interval {
    double low = 0;
    double high = 0; ///< may be infinite
    bool contains(double v) const { return low <= v && v <= high; }
};

/// What one side has for one row.
struct SideFigure {
    std::optional<double> value; ///< in the row's unit; nullopt: not recorded on this side
    std::vector<double> values; ///< of the repeats, tests or reports, in their order; at most 1000 are kept
    std::int64_t n = 0; ///< how many values stand behind `value`
    std::optional<double> events; ///< counted, for Basis::Counts and the counts behind a rate
    std::optional<double> exposure; ///< over what: seconds, or the number of operations
    std::vector<SourceRef> refs; ///< lines of the values, in their order; at most 20 are kept
};

/// A series to draw for a row: of the session of that side, in that span.
struct SeriesRef {
    Side side = Before;
    SeriesId series = 0;
    std::optional<TimeRange> span; ///< nullopt: all of it
};

/// One line of the table.
struct ComparisonRow {
    int id = 0; ///< from 1, in the order of the table
    Family family = Family::Benchmark;
    std::string tool; ///< "fio"; of a monitor "iostat"
    std::string test; ///< "randwrite16k", "write" (suite), "sda", "recorder"
    std::string metric; ///< "write.iops", "disk.write_await", "incidents"
    std::string unit;
    Better better = Better::None;
    bool primary = true; ///< false: says again, in another figure, what a primary row says; folded by default
    std::array<SideFigure, 2> side;
    Text pairing; ///< why these two figures belong together

    std::string estimate; ///< "ratio of medians", "ratio of means", "rate ratio", "geometric mean of ratios"
    std::optional<double> ratio; ///< after / before
    std::optional<Interval> ci; ///< 95 %, of the ratio
    std::string ciMethod; ///< "Welch on logarithms", "Clopper-Pearson", "circular block bootstrap"
    std::optional<double> p; ///< two-sided
    std::string pMethod; ///< "exact Mann-Whitney"
    std::optional<double> adjustedP; ///< for the `familySize` rows of its family that one looks at
    int familySize = 0; ///< 0: has no p
    std::string correction; ///< "Holm"; "Benjamini-Hochberg" for more than 20 rows; "Bonferroni" for rows that repeat
    std::optional<double> smallestP; ///< the least that the test can give with so few values
    std::optional<double> hedgesG; ///< standardised difference
    std::optional<double> cliffDelta; ///< share of pairs after > before less share of pairs after < before

    Basis basis = Basis::Single;
    Judgement judgement = Judgement::NoDifference;
    bool equivalent = false; ///< the whole interval lies in [0.95, 1.05]
    Text sentence; ///< the verdict in one sentence, with its figures
    Text why; ///< no difference shown, though p is small or the interval leaves 1 out: the reason; else empty
    Text needed; ///< how many repeats or hours would decide; empty when that is decided or cannot be said
    std::vector<Text> remarks; ///< what limits it
    std::vector<SeriesRef> plots;

    /// (after - before) / before.
    std::optional<double> change() const { return ratio ? std::optional(*ratio - 1) : std::nullopt; }
};

/// What became of a figure that a changed setting should have moved.
enum class Moved : std::uint8_t { AsExpected, Not, Opposite, NotMeasured };
/// "moved", "not moved", "moved the other way", "not measured".
const char *toText(Moved moved);

struct ExpectedMove {
    int row = 0; ///< id of the row; 0: nothing of this kind was measured
    std::string metric; ///< what should have moved
    Better should = Better::None; ///< Higher: should have risen, Lower: fallen
    Moved moved = Moved::NotMeasured;
};

/// What kind of thing a setting is; a knob can be turned, the rest tells whether it is the same machine and software.
enum class SettingKind : std::uint8_t { Knob, Mount, Benchmark, Software, Machine };
/// "knob", "mount", "benchmark", "software", "machine".
const char *toText(SettingKind kind);

/// A setting or property of the machine that is not the same on both sides, or recorded on one only.
struct SettingChange {
    std::string name; ///< "vm.dirty_bytes"
    SettingKind kind = SettingKind::Knob;
    std::array<std::optional<std::string>, 2> value; ///< nullopt: not recorded on that side
    std::array<SourceRef, 2> ref;
    Text mechanism; ///< how it acts; empty when not known
    Text scale; ///< what its values mean here: seconds of writing; empty when that cannot be said
    std::vector<ExpectedMove> moves;
    Text sentence; ///< what changed and whether what it acts on moved

    bool changed() const { return value[Before] && value[After]; } ///< else recorded on one side only
};

/// Whether both sides did the same work, in one respect.
struct WorkCheck {
    enum class State : std::uint8_t { Same, Different, NotRecorded };
    std::string name; ///< "block size", "threads", "bytes written per second"
    std::string test; ///< of which test or device; empty for the whole
    std::array<std::string, 2> value; ///< as text with unit; empty: not recorded
    std::array<SourceRef, 2> ref;
    State state = State::NotRecorded;
    Text sentence;
};
/// "same", "different", "not recorded".
const char *toText(WorkCheck::State state);

/// Figures that look alike and must not be compared, with the reason.
struct Refusal {
    std::string what; ///< "cpu.busy: iostat against top"
    Text reason;
    std::array<SourceRef, 2> ref;
};

/// Something about the comparison as a whole, or about several rows.
struct ComparisonRemark {
    std::string kind; ///< "carry-over", "could-not-show", "duplicates", "pairing", "one-sided", "order", "no-repeats"
    Text text;
    std::vector<int> rows; ///< ids
    std::vector<std::pair<Side, SourceRef>> refs;
};

/// What one side consists of.
struct ComparisonSide {
    std::string label; ///< as the user gave it: "flood-before.tar.xz", "box.zip#run=2"
    std::string session; ///< path of the session its references lead into
    std::vector<std::string> parts; ///< files, runs or bundles that went in, when there are several
    std::optional<TimeRange> span; ///< the part of the session that was compared; nullopt: all
    std::optional<double> exposureSeconds; ///< time covered by monitors
    std::int64_t results = 0; ///< benchmark figures after duplicates were dropped
    std::int64_t duplicates = 0;
    std::string host;
    std::string kernel;
};

struct Comparison {
    std::array<ComparisonSide, 2> sides;
    bool nothingInCommon = false; ///< then `summary` says so and there are no rows
    std::vector<Text> summary; ///< one to six sentences: the answer
    std::vector<ComparisonRow> rows; ///< in the order of the table: by family, test, metric
    std::vector<SettingChange> settings; ///< what changed; knobs first
    std::vector<WorkCheck> work;
    std::vector<Refusal> refusals;
    std::vector<ComparisonRemark> remarks;

    const ComparisonRow *row(int id) const
    {
        return id > 0 && id <= static_cast<int>(rows.size()) ? &rows[static_cast<std::size_t>(id) - 1] : nullptr;
    }
};

} // namespace model
