// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace gui {

/// A session of a sparse cut of one large log, for a first picture while the whole is being read. Its line numbers are
/// those of the cut, so it is for drawing only. Its files go with it.
class Preview {
public:
    /// nullptr for anything but one large plain log. Takes a fraction of a second; runs in the calling thread.
    static std::shared_ptr<const Preview> of(const std::vector<std::string> &bundles);

    const std::shared_ptr<const Session> &session() const { return m_session; }

private:
    Preview() = default;
    QTemporaryDir m_folder;
    std::shared_ptr<const Session> m_session; ///< last: it goes before its files
};

} // namespace gui
