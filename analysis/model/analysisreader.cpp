// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"
#include "analysis/model/sessionreader.h"

#include "analysis/model/readercache.h"

#include <map>
#include <string_view>

namespace model {

namespace {

Verdict verdictOf(std::string_view text)
{
    for (const Verdict verdict : { Verdict::In, Verdict::Out }) {
        if (text == toText(verdict))
            return verdict;
    }
    return Verdict::Unknown;
}

Role roleOf(std::string_view text)
{
    for (const Role role : { Role::Trigger, Role::Amplifier, Role::Artefact }) {
        if (text == toText(role))
            return role;
    }
    return Role::Cause;
}

SourceRef refAt(const Statement &s, int column) { return { s.integer(column), s.as<LineNumber>(column + 1) }; }

void readEvidence(Database &db, std::map<std::int64_t, Finding> &findings)
{
    Statement s = db.prepare("SELECT finding, supports, hard, earned, weight, text, metric, entity, span_from, span_to,"
                             " source, line FROM evidence ORDER BY id");
    while (s.step()) {
        Evidence evidence{ s.integer(1) != 0, s.integer(2) != 0, s.real(3), s.real(4), decodeText(s.text(5)), s.text(6),
            s.text(7), {}, refAt(s, 10) };
        if (!s.isNull(8) && !s.isNull(9))
            evidence.span = TimeRange{ s.integer(8), s.integer(9) };
        findings[s.integer(0)].evidence.push_back(std::move(evidence));
    }
}

std::map<std::int64_t, std::vector<MissingSignal>> readMissing(Database &db)
{
    std::map<std::int64_t, std::vector<MissingSignal>> sets;
    Statement s = db.prepare("SELECT missing_set, weight, signal, command FROM missing ORDER BY id");
    while (s.step())
        sets[s.integer(0)].push_back({ s.real(1), decodeText(s.text(2)), s.text(3) });
    return sets;
}

std::map<int, Incident> readIncidents(Database &db)
{
    std::map<int, Incident> incidents;
    Statement s = db.prepare("SELECT id, span_from, span_to, device, placed, title FROM incident");
    while (s.step()) {
        incidents[s.as<int>(0)] = { s.as<int>(0), { s.integer(1), s.integer(2) }, s.text(3), s.integer(4) != 0,
            decodeText(s.text(5)), {}, {}, {} };
    }
    Statement episode = db.prepare("SELECT incident, span_from, span_to FROM episode ORDER BY id");
    while (episode.step())
        incidents[episode.as<int>(0)].episodes.push_back({ episode.integer(1), episode.integer(2) });
    Statement symptom
        = db.prepare("SELECT incident, metric, entity, peak, unit, at, source, line FROM symptom ORDER BY id");
    while (symptom.step()) {
        incidents[symptom.as<int>(0)].symptoms.push_back({ symptom.text(1), symptom.text(2), symptom.real(3),
            symptom.text(4), symptom.integer(5), refAt(symptom, 6) });
    }
    return incidents;
}

} // namespace

Analysis SessionReader::analysis() const
{
    std::map<std::int64_t, Finding> details;
    readEvidence(*m_db, details);
    const auto missing = readMissing(*m_db);
    std::map<int, Incident> incidents = readIncidents(*m_db);
    Analysis analysis;
    Statement s = m_db->prepare("SELECT id, incident, rule, role, verdict, score, coverage, rank, summary,"
                                " missing_set FROM finding"
                                " ORDER BY id");
    while (s.step()) {
        Finding &detail = details[s.integer(0)];
        const auto set = missing.find(s.integer(9));
        Finding finding{ s.text(2), roleOf(s.text(3)), verdictOf(s.text(4)), s.real(5), s.real(6), s.real(7),
            decodeText(s.text(8)), std::move(detail.evidence),
            set == missing.end() ? std::vector<MissingSignal>() : set->second };
        auto &owner = s.isNull(1) ? analysis.overall : incidents[s.as<int>(1)].findings;
        owner.push_back(std::move(finding));
    }
    for (auto &[id, incident] : incidents)
        analysis.incidents.push_back(std::move(incident));
    m_cache->settle();
    return analysis;
}

std::vector<SourceRef> SessionReader::citedLines() const
{
    std::vector<SourceRef> refs;
    Statement s = m_db->prepare("SELECT source, line FROM evidence UNION SELECT source, line FROM symptom UNION"
                                " SELECT source, line FROM issue UNION SELECT source, line FROM quality"
                                " ORDER BY source, line");
    while (s.step()) {
        const SourceRef ref = refAt(s, 0);
        if (ref.isValid() && ref.line > 0)
            refs.push_back(ref);
    }
    return refs;
}

} // namespace model
