// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace gui {

/// Finds words in all lines that a session keeps, over all its sources.
class LineSearch {
public:
    void setSession(std::shared_ptr<const Session> session);
    /// Looks anew only when the words are others. Upper and lower case are the same.
    void seek(const QString &words);
    int count() const { return static_cast<int>(m_hits.size()); }
    /// The hit after (step 1) or before (step -1) a place, the first or last one again at the end; nullopt: no hit.
    std::optional<model::SourceRef> neighbour(const model::SourceRef &of, int step) const;
    int numberOf(const model::SourceRef &hit) const; ///< from 1; 0: not a hit

private:
    std::shared_ptr<const Session> m_session;
    QString m_words;
    std::vector<model::SourceRef> m_hits; ///< in order
};

} // namespace gui
