// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/verbs.h"
#include "gui/loadjob.h"

#include <QFile>

namespace gui {

LoadedBundles::LoadedBundles(const VerbOptions &options, const QString &sessionPath)
{
    LoadRequest request;
    request.sessionPath = sessionPath.toStdString();
    request.threads = options.threads;
    request.clocks = options.clocks;
    for (const QString &bundle : options.bundles)
        request.bundles.push_back(bundle.toStdString());
    auto outcome = [&request] {
        ConsoleJob job;
        return loadBundles(request, job.control());
    }();
    if (!outcome) {
        complain(outcome.error().message);
        m_status = CannotOpen;
        return;
    }
    if (outcome->scratch)
        m_scratch = outcome->sessionPath;
    for (const std::string &problem : outcome->problems)
        complain(problem);
    m_status = outcome->cancelled    ? Interrupted
        : outcome->nothingRecognised ? CannotOpen
        : outcome->problems.empty()  ? Done
                                     : DoneWithProblems;
    if (outcome->nothingRecognised)
        complain(
            std::string(STALLMARK_TEXT("nothing in the input is recognised ('stallmark formats' lists what is read)")));
    if (m_status == Interrupted || m_status == CannotOpen)
        return;
    auto session = Session::open(outcome->sessionPath);
    if (session) {
        m_session = *session;
        return;
    }
    complain(session.error().message);
    m_status = CannotOpen;
}

ExitStatus LoadedBundles::statusAfterReading() const
{
    if (!m_session || m_session->reader().problem().empty())
        return m_status;
    complain(m_session->reader().problem());
    return m_status == Done ? DoneWithProblems : m_status;
}

LoadedBundles::~LoadedBundles()
{
    m_session.reset(); // closes the file first
    if (!m_scratch.empty())
        QFile::remove(QString::fromStdString(m_scratch));
}

} // namespace gui
