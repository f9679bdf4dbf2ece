// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"
#include "analysis/model/sessionwriter.h"
#include "analysis/model/writerstatements.h"

#include <map>
#include <tuple>

namespace model {

namespace {

/// Writes the rows of an analysis, with ids in their order.
class AnalysisWriter {
public:
    explicit AnalysisWriter(Database &db)
        : m_incident(db.prepare("INSERT INTO incident VALUES(?,?,?,?,?,?)"))
        , m_episode(db.prepare("INSERT INTO episode VALUES(NULL,?,?,?)"))
        , m_symptom(db.prepare("INSERT INTO symptom VALUES(NULL,?,?,?,?,?,?,?,?)"))
        , m_finding(db.prepare("INSERT INTO finding VALUES(?,?,?,?,?,?,?,?,?,?)"))
        , m_evidence(db.prepare("INSERT INTO evidence VALUES(NULL,?,?,?,?,?,?,?,?,?,?,?,?)"))
        , m_missing(db.prepare("INSERT INTO missing VALUES(NULL,?,?,?,?)"))
    {
    }

    void write(const Incident &incident)
    {
        m_incident.run(incident.id, incident.span.from, incident.span.to, incident.device, incident.placed,
            encode(incident.title));
        for (const TimeRange &episode : incident.episodes)
            m_episode.run(incident.id, episode.from, episode.to);
        for (const Symptom &s : incident.symptoms)
            m_symptom.run(incident.id, s.metric, s.entity, s.peak, s.unit, s.at, s.ref.source, s.ref.line);
        for (const Finding &finding : incident.findings)
            write(finding, incident.id);
    }

    void write(const Finding &f, std::optional<int> incident)
    {
        const std::int64_t id = ++m_findings;
        m_finding.run(id, incident, f.rule, toText(f.role), toText(f.verdict), f.score, f.coverage, f.index,
            encode(f.summary), setOf(f.missing));
        for (const Evidence &evidence : f.evidence)
            write(evidence, id);
    }

private:
    /// The number of the set of these signals, which is written when it is new; 0 for none.
    std::int64_t setOf(const std::vector<MissingSignal> &missing)
    {
        if (missing.empty())
            return 0;
        std::vector<Key> keys;
        for (const MissingSignal &m : missing)
            keys.emplace_back(m.weight, encode(m.signal), m.command);
        const auto [set, isNew] = m_sets.try_emplace(std::move(keys), static_cast<std::int64_t>(m_sets.size()) + 1);
        for (const auto &[weight, signal, command] : isNew ? set->first : std::vector<Key>())
            m_missing.run(set->second, weight, signal, command);
        return set->second;
    }

    void write(const Evidence &e, std::int64_t finding)
    {
        std::optional<Nanos> from;
        std::optional<Nanos> to;
        if (e.span) {
            from = e.span->from;
            to = e.span->to;
        }
        m_evidence.run(finding, e.supports, e.hard, e.earned, e.weight, encode(e.text), e.metric, e.entity, from, to,
            e.ref.source, e.ref.line);
    }

    using Key = std::tuple<double, std::string, std::string>;
    Statement m_incident, m_episode, m_symptom, m_finding, m_evidence, m_missing;
    std::map<std::vector<Key>, std::int64_t> m_sets;
    std::int64_t m_findings = 0;
};

} // namespace

void SessionWriter::saveAnalysis(const Analysis &analysis)
{
    // Children first: else each row that goes would look for them in a table without an index.
    m_db->exec(
        "DELETE FROM evidence; DELETE FROM missing; DELETE FROM finding; DELETE FROM symptom; DELETE FROM episode;"
        " DELETE FROM incident; DELETE FROM quality");
    AnalysisWriter writer(*m_db);
    for (const Incident &incident : analysis.incidents)
        writer.write(incident);
    for (const Finding &finding : analysis.overall)
        writer.write(finding, std::nullopt);
}

} // namespace model
