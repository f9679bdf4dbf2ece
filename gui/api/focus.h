// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <QObject>

#include <string>

namespace gui {

/// What the user looks at: an incident, a hypothesis about it, a line of a log. Panels read it and set it; none knows
/// another. Setters do nothing when nothing changes and emit one signal otherwise.
class Focus : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    int incident() const { return m_incident; } ///< 0: none
    const std::string &finding() const { return m_finding; } ///< id of a rule; empty: none
    const model::SourceRef &line() const { return m_line; } ///< not valid: none

public slots:
    void setIncident(int id); ///< another incident leaves no finding in focus
    void setFinding(const std::string &rule);
    void setLine(const model::SourceRef &ref);
    /// Asks whoever shows this incident to bring it into view, also when it is in focus already.
    void visitIncident(int id);
    void clear();

signals:
    void incidentChanged(int id);
    void findingChanged();
    void lineChanged();
    void incidentVisited(int id);

private:
    int m_incident = 0;
    std::string m_finding;
    model::SourceRef m_line;
};

} // namespace gui
