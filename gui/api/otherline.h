// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <QObject>

namespace gui {

/// A line of the before side that is to be seen in place of the line in focus, which is of the open recording.
class OtherLine : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    const model::SourceRef &ref() const { return m_ref; } ///< not valid: none, the line in focus is to be seen
    void show(const model::SourceRef &ref)
    {
        m_ref = ref;
        emit changed();
    }

signals:
    void changed();

private:
    model::SourceRef m_ref;
};

} // namespace gui
