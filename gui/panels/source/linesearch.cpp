// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/source/linesearch.h"

#include "gui/api/wording.h"

#include <algorithm>
#include <limits>

namespace gui {

void LineSearch::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_words.clear();
    m_hits.clear();
}

void LineSearch::seek(const QString &words)
{
    if (words == m_words)
        return;
    m_words = words;
    m_hits.clear();
    if (!m_session || words.isEmpty())
        return;
    for (const model::SourceFile &file : m_session->sources())
        for (const model::Excerpt &line :
            m_session->reader().excerpts(file.id, 1, std::numeric_limits<model::LineNumber>::max()))
            if (fromUtf8(line.text).contains(words, Qt::CaseInsensitive))
                m_hits.push_back({ line.source, line.line });
    std::sort(m_hits.begin(), m_hits.end());
}

std::optional<model::SourceRef> LineSearch::neighbour(const model::SourceRef &of, int step) const
{
    if (m_hits.empty())
        return std::nullopt;
    if (step > 0) {
        const auto next = std::upper_bound(m_hits.begin(), m_hits.end(), of);
        return next == m_hits.end() ? m_hits.front() : *next;
    }
    const auto here = std::lower_bound(m_hits.begin(), m_hits.end(), of);
    return here == m_hits.begin() ? m_hits.back() : *(here - 1);
}

int LineSearch::numberOf(const model::SourceRef &hit) const
{
    const auto here = std::lower_bound(m_hits.begin(), m_hits.end(), hit);
    return here != m_hits.end() && *here == hit ? static_cast<int>(here - m_hits.begin()) + 1 : 0;
}

} // namespace gui
