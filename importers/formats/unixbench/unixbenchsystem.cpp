// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchsystem.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace importers {

void UnixBenchSystem::machine(model::LineNumber line, const UnixBenchMachine &machine, ImportSink &sink)
{
    if (machine.key == "System") {
        finish(sink);
        m_models.clear();
        sink.machine(trimmed(machine.value.substr(0, machine.value.rfind(": "))), {}, 0);
    } else if (machine.key == "Uname") {
        std::string_view rest = machine.value;
        nextField(rest);
        const std::string_view host = nextField(rest);
        sink.machine(host, nextField(rest), 0);
    } else if (machine.key == "OS") {
        sink.machine({}, unixBenchKernel(machine.value), 0);
    } else if (machine.key == "CPU") {
        if (std::find(m_models.begin(), m_models.end(), machine.value) != m_models.end())
            return;
        m_models.emplace_back(machine.value);
    }
    for (const auto &[key, fact] : { std::pair{ "System", "unixbench.system" },
             std::pair{ "Uname", "unixbench.system" }, std::pair{ "OS", "unixbench.os" },
             std::pair{ "Machine", "unixbench.machine" }, std::pair{ "Language", "unixbench.language" },
             std::pair{ "CPU", "unixbench.cpu_model" }, std::pair{ "Files", "unixbench.file_directory" } }) {
        if (machine.key == key)
            sink.fact(line, fact, machine.value);
    }
}

void UnixBenchSystem::cpus(int count, ImportSink &sink) { sink.machine({}, {}, count); }

void UnixBenchSystem::uptime(model::LineNumber line, const UnixBenchUptime &uptime, ImportSink &sink)
{
    finish(sink);
    m_uptime = uptime;
    m_line = line;
}

/// The head is made shortly before the first pass, perhaps in the last second of the day before.
void UnixBenchSystem::started(model::Nanos start, ImportSink &sink)
{
    if (!m_uptime)
        return;
    const model::Nanos midnight = start - start % model::NanosPerDay;
    model::Nanos time = midnight + m_uptime->timeOfDay;
    if (time - start > model::NanosPerDay / 2)
        time -= model::NanosPerDay;
    write({ model::StampKind::Local, time, std::nullopt }, sink);
}

void UnixBenchSystem::finish(ImportSink &sink)
{
    if (m_uptime)
        write({ model::StampKind::TimeOfDay, m_uptime->timeOfDay, std::nullopt }, sink);
}

void UnixBenchSystem::write(const Stamp &stamp, ImportSink &sink)
{
    const std::array<Column, 3> columns{ { { "load.1", "" }, { "load.5", "" }, { "load.15", "" } } };
    if (std::any_of(m_uptime->load.begin(), m_uptime->load.end(), [](const auto &load) { return load.present; }))
        sink.row(sink.table("load", "", columns), stamp, m_line, m_uptime->load);
    if (m_uptime->up)
        sink.uptime(stamp, *m_uptime->up, 60 * model::NanosPerSecond);
    m_uptime.reset();
}

} // namespace importers
