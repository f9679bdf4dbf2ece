// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/session.h"

#include <algorithm>
#include <tuple>

namespace gui {

namespace {
template <typename Item>
const Item *byId(const std::vector<Item> &items, std::int64_t id)
{
    const auto it = std::find_if(items.begin(), items.end(), [id](const Item &item) { return item.id == id; });
    return it == items.end() ? nullptr : &*it;
}
} // namespace

model::Expected<std::shared_ptr<Session>> Session::open(const std::string &path)
{
    auto reader = model::SessionReader::open(path);
    if (!reader)
        return reader.error();
    auto session = std::make_shared<Session>();
    session->m_reader = std::move(*reader);
    const model::SessionReader &from = *session->m_reader;
    session->m_sources = from.sources();
    session->m_logs = from.logs();
    session->m_series = from.series();
    session->m_facts = from.facts();
    session->m_events = from.events();
    session->m_results = from.results();
    session->m_issues = from.issues();
    session->m_quality = from.quality();
    session->m_analysis = from.analysis();
    session->m_zone = from.zoneSeconds();
    session->m_extent = from.extent();
    return session;
}

const model::SourceFile *Session::source(model::SourceId id) const { return byId(m_sources, id); }

const model::Log *Session::log(model::LogId id) const { return byId(m_logs, id); }

const model::Incident *Session::incident(int id) const { return byId(m_analysis.incidents, id); }

const model::Incident *Session::worst() const
{
    const auto &all = m_analysis.incidents;
    const auto rank
        = [](const model::Incident &i) { return std::make_tuple(i.placed, i.cause() != nullptr, i.hurting()); };
    const auto it = std::max_element(
        all.begin(), all.end(), [&](const model::Incident &a, const model::Incident &b) { return rank(a) < rank(b); });
    return it == all.end() ? nullptr : &*it;
}

} // namespace gui
