// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// The head of a test in the raw log: "Execl Throughput -- 40 copies".
struct UnixBenchSection {
    std::string_view name;
    int copies = 0;
};
std::optional<UnixBenchSection> parseUnixBenchSection(std::string_view line);
/// "# COUNT0: 47250", "# elapsed: 2.008499", ">>>> score: 18612997.8367803"
struct UnixBenchField {
    std::string_view key; ///< "COUNT0", "score"
    std::string_view value;
};
std::optional<UnixBenchField> parseUnixBenchField(std::string_view line);

/// Reads the raw log of UnixBench 5 and 6: it has each pass of each test, and the scores in full.
class UnixBenchRawLog {
public:
    /// False for a line that is not of a raw log.
    bool line(const Line &line, ImportSink &sink);
    /// The end of the log or of a test.
    void close(ImportSink &sink);

private:
    struct Pass {
        model::LineNumber line = 0; ///< of its first count
        double count = 0; ///< summed over the copies
        double time = 0; ///< likewise, in s
        int copies = 0;
        double elapsed = 0; ///< of the copy being read
        std::optional<double> base; ///< s in which the count is counted; 0: the count is a rate
        bool failed = false;
        int chatter = 0; ///< lines of the program under test
    };

    void section(const Line &line, const UnixBenchSection &section, ImportSink &sink);
    bool field(const Line &line, const UnixBenchField &field, ImportSink &sink);
    void copyField(const Line &line, const UnixBenchField &field, ImportSink &sink);
    void summary(const Line &line, const UnixBenchField &field, ImportSink &sink);
    void passes(ImportSink &sink) const;
    void check(model::LineNumber line, double score, double kept, ImportSink &sink) const;
    std::optional<double> rate(const Pass &pass) const;

    std::string m_test; ///< "Execl Throughput, 40 copies"
    model::LineNumber m_head = 0; ///< line of the head of a test without a score so far
    std::map<int, int> m_runs; ///< the number of the run, by copies
    std::map<std::string, bool> m_seen; ///< tests of the run
    int m_run = 0;
    std::string m_unit;
    std::vector<Pass> m_passes;
    model::LineNumber m_scoreLine = 0;
    double m_score = 0;
};

} // namespace importers
