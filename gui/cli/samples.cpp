// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/csv.h"
#include "gui/cli/sources.h"
#include "gui/cli/verbs.h"

#include <map>

namespace gui {

namespace {

/// One row of the table, made anew for each sample; what repeats from row to row is made once.
class SampleTable {
public:
    SampleTable(const Session &session, StandardOutput &out)
        : m_session(session)
        , m_out(out)
    {
        m_row = "time,metric,entity,value,unit,file,line\n";
        m_out.write(m_row);
    }
    void add(const model::SampleRow &sample);

private:
    const std::string &time(model::Nanos t);
    const std::string &path(model::SourceId source);

    const Session &m_session;
    StandardOutput &m_out;
    std::string m_row;
    std::optional<model::Nanos> m_time;
    std::string m_timeText;
    std::map<model::SourceId, std::string> m_paths;
};

const std::string &SampleTable::time(model::Nanos t)
{
    if (m_time != t) {
        m_time = t;
        m_timeText = model::isoTime(t, m_session.zoneSeconds());
    }
    return m_timeText;
}

const std::string &SampleTable::path(model::SourceId source)
{
    const auto it = m_paths.find(source);
    return it != m_paths.end() ? it->second : m_paths.emplace(source, pathOf(m_session, { source, 0 })).first->second;
}

/// A process state is stored as the code of its letter.
std::string valueOf(const model::SampleRow &sample)
{
    const std::int64_t code = sample.value.mantissa;
    if (sample.unit == "state" && sample.value.present && sample.value.decimals == 0 && code > 32 && code < 127)
        return std::string(1, static_cast<char>(code));
    return model::toText(sample.value, sample.multiplier);
}

void SampleTable::add(const model::SampleRow &sample)
{
    m_row.clear();
    m_row += time(sample.t);
    for (const std::string_view field : { sample.metric, sample.entity }) {
        m_row += ',';
        appendCsvField(m_row, field);
    }
    m_row += ',';
    appendCsvField(m_row, valueOf(sample));
    m_row += ',';
    appendCsvField(m_row, sample.unit);
    m_row += ',';
    appendCsvField(m_row, path(sample.ref.source));
    m_row += ',';
    m_row += std::to_string(sample.ref.line);
    m_row += '\n';
    m_out.write(m_row);
}

} // namespace

int runSamples(const VerbOptions &options)
{
    const LoadedBundles loaded(options);
    if (!loaded.session())
        return loaded.status();
    StandardOutput out;
    SampleTable table(*loaded.session(), out);
    loaded.session()->reader().samples(options.metric, options.from, options.to, [&](const model::SampleRow &sample) {
        table.add(sample);
        return !out.failed();
    });
    return loaded.finish(out);
}

} // namespace gui
