// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/panel.h"

// The panels, in the order of their tabs. A new one: a folder gui/panels/<id> that defines `PanelInfo <id>()`, and a
// line here.
#define STALLMARK_PANELS(X)                                                                                            \
    X(incidents)                                                                                                       \
    X(sources)                                                                                                         \
    X(timeline)                                                                                                        \
    X(hypotheses)                                                                                                      \
    X(comparison)                                                                                                      \
    X(source)                                                                                                          \
    X(processes)                                                                                                       \
    X(events)                                                                                                          \
    X(importlog)                                                                                                       \
    X(clocks)

namespace gui {

#define X(panel) PanelInfo panel();
STALLMARK_PANELS(X)
#undef X

std::span<const PanelInfo> panels()
{
#define X(panel) panel(),
    static const PanelInfo list[] = { STALLMARK_PANELS(X) };
#undef X
    return list;
}

} // namespace gui
