// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/cpuclasses.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace model {

namespace {

constexpr double Thousandth = 1000; ///< dispersions are stored as whole thousandths
constexpr std::int64_t None = -1;

class Figures {
public:
    explicit Figures(std::string_view line)
        : m_rest(line)
    {
    }
    std::int64_t next()
    {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        m_good = m_good && error == std::errc();
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        m_rest.remove_prefix(m_rest.empty() ? 0 : 1);
        return value;
    }
    bool good() const { return m_good && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_good = true;
};

std::optional<CpuClasses> parseLine(std::string_view line)
{
    Figures figures(line);
    CpuClasses table;
    table.definition = figures.next() == 0 ? CpuClasses::Definition::Busy : CpuClasses::Definition::NotIdle;
    table.source = figures.next();
    table.interval = figures.next();
    table.exposure = figures.next();
    table.samples = figures.next();
    for (CpuClasses::Class &c : table.classes) {
        c.samples = figures.next();
        c.episodes = figures.next();
        c.episodeTime = figures.next();
        const std::int64_t dispersion = figures.next();
        if (dispersion != None)
            c.dispersion = static_cast<double>(dispersion) / Thousandth;
    }
    return figures.good() ? std::optional(table) : std::nullopt;
}

} // namespace

bool CpuClasses::any() const
{
    return std::any_of(classes.begin(), classes.end(), [](const Class &c) { return c.samples > 0; });
}

double CpuClasses::perHour(std::int64_t count) const
{
    return exposure > 0 ? static_cast<double>(count) / (toSeconds(exposure) / 3600) : 0;
}

double CpuClasses::share(std::int64_t count) const
{
    return samples > 0 ? static_cast<double>(count) / static_cast<double>(samples) : 0;
}

std::optional<int> cpuClassOf(double percent)
{
    for (int c = CpuClasses::Classes - 1; c >= 0; --c) {
        if (percent >= CpuClasses::Bounds[static_cast<std::size_t>(c)])
            return c;
    }
    return std::nullopt;
}

std::string toText(const std::vector<CpuClasses> &tables)
{
    std::string text;
    for (const CpuClasses &table : tables) {
        text += std::to_string(static_cast<int>(table.definition)) + ' ' + std::to_string(table.source) + ' '
            + std::to_string(table.interval) + ' ' + std::to_string(table.exposure) + ' '
            + std::to_string(table.samples);
        for (const CpuClasses::Class &c : table.classes) {
            const std::int64_t dispersion = c.dispersion ? std::llround(*c.dispersion * Thousandth) : None;
            for (const std::int64_t figure : { c.samples, c.episodes, c.episodeTime, dispersion })
                text += ' ' + std::to_string(figure);
        }
        text += '\n';
    }
    return text;
}

std::vector<CpuClasses> parseCpuClasses(std::string_view text)
{
    std::vector<CpuClasses> tables;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const auto table = parseLine(text.substr(0, end)))
            tables.push_back(*table);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tables;
}

} // namespace model
