// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"
#include "gui/api/session.h"

#include <QObject>
#include <QString>

#include <vector>

namespace gui {

struct Message {
    enum class Severity { Error, Warning, Note };
    Severity severity = Severity::Note;
    QString text;
    QString place; ///< "iolog.txt:31"; empty when it is about no file
    model::SourceRef ref; ///< not valid when the session does not hold the line
    std::int64_t count = 1; ///< how often; the place is that of the first
};

/// What went wrong or deserves a remark, in one list for the whole window: no dialog interrupts. Worst first.
class Messages : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const std::vector<Message> &all() const { return m_all; }
    int count(Message::Severity severity) const;

    /// Replaces the messages of the earlier session by those of this one; null leaves none.
    void setSession(const Session *session);
    void add(const Message &message);
    void clear();

signals:
    void changed();

private:
    std::vector<Message> m_all;
};

} // namespace gui
