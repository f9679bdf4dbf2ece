// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/formats/fio/fioruns.h"

#include <optional>
#include <string>

namespace importers {

/// Reads fio's normal report, whole or what people pasted of it: "write128k" and the summary line under it.
class FioText {
public:
    FioText(FioRuns &runs, DateOrder order)
        : m_runs(runs)
        , m_order(order)
    {
    }
    /// False: not a line of a normal report.
    bool line(const Line &line, std::string_view text, ImportSink &sink);
    /// A line that nothing else knows: the label of a pasted summary line, if it can be one.
    bool label(const Line &line, std::string_view text, ImportSink &sink);
    /// Other output of fio begins: what follows belongs to no job so far.
    void leaveBlock();
    /// A label that was followed by nothing is no label.
    void dropLabel(ImportSink &sink);

private:
    bool head(const Line &line, std::string_view text, ImportSink &sink);
    bool block(const Line &line, std::string_view text, ImportSink &sink);
    bool summary(const Line &line, std::string_view text, ImportSink &sink);
    bool message(const Line &line, std::string_view text, ImportSink &sink);

    void title(const Line &line, const FioTitle &title, ImportSink &sink);
    bool direction(const Line &line, std::string_view text, ImportSink &sink);
    void groupLine(const Line &line, FioGroup group, ImportSink &sink);
    FioTest &begin(const Line &line, std::string name, std::string key);
    FioTest *current();
    FioTest &pasted(const Line &line, std::string_view direction);
    std::string takeLabel();
    bool isThousands(const FioDirection &direction) const;

    struct Label {
        model::LineNumber line = 0;
        std::string text;
    };
    enum class Part { None, Job, Pasted, Group, Disks };

    FioRuns &m_runs;
    DateOrder m_order;
    Part m_part = Part::None;
    std::string m_direction; ///< of the lines that follow
    std::optional<FioPercentiles> m_table;
    std::optional<Label> m_label;
    FioBase m_base = FioBase::Old; ///< of KB in this run
    bool m_server = false;
};

} // namespace importers
