// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/messages.h"

#include "gui/api/cpuclasstext.h"
#include "gui/api/wording.h"

#include <algorithm>

namespace gui {

namespace {

using Severity = Message::Severity;

Severity severityOf(model::SourceStatus status)
{
    switch (status) {
    case model::SourceStatus::Partial:
    case model::SourceStatus::Unreadable:
        return Severity::Error;
    case model::SourceStatus::Unknown:
    case model::SourceStatus::Binary:
    case model::SourceStatus::Empty:
        return Severity::Warning;
    case model::SourceStatus::Read:
        break;
    }
    return Severity::Note;
}

Message fromSource(const model::SourceFile &source)
{
    return { severityOf(source.status), translatedText(source.problem), fromUtf8(source.path), { source.id, 0 }, 1 };
}

Message fromIssue(const Session &session, const model::Issue &issue)
{
    const model::SourceRef ref{ issue.source, issue.line };
    QString text = translatedText(issue.reason);
    if (!issue.excerpt.empty())
        text += QStringLiteral(": ") + fromUtf8(issue.excerpt).simplified();
    return { Severity::Warning, text, refText(session, ref), ref, issue.count };
}

} // namespace

int Messages::count(Severity severity) const
{
    return static_cast<int>(
        std::count_if(m_all.begin(), m_all.end(), [severity](const Message &m) { return m.severity == severity; }));
}

void Messages::setSession(const Session *session)
{
    m_all.clear();
    if (session) {
        for (const model::SourceFile &source : session->sources())
            if (!source.problem.empty())
                m_all.push_back(fromSource(source));
        for (const model::Issue &issue : session->issues())
            m_all.push_back(fromIssue(*session, issue));
        if (const QString grade = gradeSentence(qualityGrade(*session)); !grade.isEmpty())
            m_all.push_back({ Severity::Note, grade, {}, {}, 1 });
        for (const model::QualityRemark &remark : session->quality())
            m_all.push_back(
                { Severity::Note, translatedText(remark.text), refText(*session, remark.ref), remark.ref, 1 });
        std::stable_sort(
            m_all.begin(), m_all.end(), [](const Message &a, const Message &b) { return a.severity < b.severity; });
    }
    emit changed();
}

void Messages::add(const Message &message)
{
    const auto at
        = std::find_if(m_all.begin(), m_all.end(), [&](const Message &m) { return m.severity > message.severity; });
    m_all.insert(at, message);
    emit changed();
}

void Messages::clear()
{
    m_all.clear();
    emit changed();
}

} // namespace gui
