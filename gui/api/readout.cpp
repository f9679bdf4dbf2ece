// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/readout.h"

#include "gui/api/wording.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace gui {

namespace {

/// The lanes of the figure say what is worth naming; these are their first lines.
constexpr std::size_t MostBlocks = 5;

bool isNamed(const LaneLine &line)
{
    static const char *const skipped[]
        = { "cpu.nice", "cpu.irq", "cpu.softirq", "cpu.steal", "app.duration", "mem.dirty_background_threshold" };
    const auto same = [&](const char *metric) { return line.metric == metric; };
    return !line.parts.empty() && std::none_of(std::begin(skipped), std::end(skipped), same);
}

} // namespace

void Readout::setSession(std::shared_ptr<const Session> session, const LaneRequest &request)
{
    m_session = std::move(session);
    m_blocks.clear();
    if (!m_session)
        return;
    for (const Lane &lane : buildLanes(*m_session, request)) {
        Block block;
        const bool cpu = lane.scale == Lane::Scale::Percent && !lane.lines.empty()
            && lane.lines.front().metric.starts_with("cpu.");
        if (!cpu)
            block.title = lane.title;
        for (const LaneLine &line : lane.lines)
            if (isNamed(line))
                block.items.push_back({ line.name, line.unit, cpu, line.parts });
        if (!block.items.empty() && m_blocks.size() < MostBlocks)
            m_blocks.push_back(std::move(block));
    }
}

/// The sample nearest to the moment, unless it is further away than an interval and a half.
std::optional<double> Readout::value(const Item &item, model::Nanos t) const
{
    std::optional<double> nearest;
    for (const LanePart &part : item.parts) {
        const model::Nanos reach = part.interval > 0 ? part.interval * 3 / 2 : model::NanosPerSecond;
        if (!part.range.widened(reach).contains(t))
            continue;
        const model::Series samples = m_session->reader().read(part.series, { t - reach, t + reach });
        model::Nanos best = reach + 1;
        for (std::size_t i = 0; i < samples.size(); ++i)
            if (const model::Nanos distance = std::llabs(samples.t[i] - t); distance < best) {
                best = distance;
                nearest = samples.v[i];
            }
    }
    return nearest;
}

QString Readout::compose(const QString &head, const std::function<QString(const Item &)> &valueOf) const
{
    QStringList blocks{ head };
    for (const Block &block : m_blocks) {
        QStringList words;
        for (const Item &item : block.items)
            if (const QString text = valueOf(item); !text.isEmpty())
                words << item.label + QLatin1Char(' ') + text;
        if (words.isEmpty())
            continue;
        if (!block.title.isEmpty())
            words.prepend(block.title);
        blocks << words.join(QStringLiteral("  "));
    }
    return blocks.join(QStringLiteral("   |   "));
}

QString Readout::at(model::Nanos t) const
{
    if (!m_session)
        return {};
    return compose(timeText(t, false, 1), [&](const Item &item) {
        const auto found = value(item, t);
        return found ? valueText(*found, item.bare ? std::string() : item.unit) : QString();
    });
}

QString Readout::between(model::Nanos a, model::Nanos b) const
{
    if (!m_session)
        return {};
    const QString head = QStringLiteral("A %1  B %2  Δt %3")
                             .arg(timeText(a, false, 1), timeText(b, false, 1), durationText(std::llabs(b - a)));
    return compose(head, [&](const Item &item) {
        const auto first = value(item, a), second = value(item, b);
        if (!first || !second)
            return QString();
        const std::string unit = item.bare ? std::string() : item.unit;
        return valueText(*first, unit) + QStringLiteral(" → ") + valueText(*second, unit);
    });
}

} // namespace gui
