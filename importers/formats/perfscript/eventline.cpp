// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perfscript/eventline.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

std::string_view skipBlanks(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return text.substr(at);
}

std::size_t fieldEnd(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (isBlank(text[at]))
            return at;
    return std::string_view::npos;
}

/// As text.find(label) for a label that begins with a blank and is near: the names before it are short.
std::size_t findLabel(std::string_view text, std::string_view label)
{
    for (std::size_t at = 0; at + label.size() <= text.size(); ++at)
        if (text[at] == ' ' && text[at + 1] == label[1] && text.substr(at, label.size()) == label)
            return at;
    return std::string_view::npos;
}

/// Takes digits off the front; false when there are none or too many to be a number.
bool takeNumber(std::string_view &text, std::int64_t &out)
{
    std::size_t n = 0;
    std::int64_t value = 0;
    while (n < text.size() && n < 19 && isDigit(text[n]))
        value = value * 10 + (text[n++] - '0');
    if (n == 0 || n == 19)
        return false;
    out = value;
    text.remove_prefix(n);
    return true;
}

/// "3347.835840:" or, with --ns, "3347.835840393:".
bool takeTime(std::string_view &text, EventLine &event)
{
    std::int64_t seconds = 0, fraction = 0;
    if (!takeNumber(text, seconds) || !consume(text, "."))
        return false;
    const std::size_t before = text.size();
    if (!takeNumber(text, fraction) || !consume(text, ":"))
        return false;
    const std::size_t digits = before - text.size() - 1;
    if ((digits != 6 && digits != 9) || seconds > 4'000'000'000)
        return false;
    event.nanoseconds = digits == 9;
    event.at = seconds * model::NanosPerSecond + (digits == 9 ? fraction : fraction * 1000);
    return true;
}

/// "d..2.", "dNh3.", ".....": interrupts off, need to be scheduled, in an interrupt, depth.
bool takeFlags(std::string_view &text)
{
    const std::size_t end = text.find(' ');
    if (end < 4 || end > 6)
        return false;
    text = skipBlanks(text.substr(end));
    return true;
}

/// The thread before the CPU: "20216", "20216/20216" or "fio-26947".
bool readTask(std::string_view text, EventLine &event)
{
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    std::size_t from = text.size();
    while (from > 0 && isDigit(text[from - 1]))
        --from;
    std::string_view digits = text.substr(from);
    if (from == 0 || !takeNumber(digits, event.tid))
        return from == 0 && takeNumber(digits, event.tid);
    const char before = text[from - 1];
    event.ftrace = before == '-' && from > 1 && !isBlank(text[from - 2]);
    return isBlank(before) || before == '/' || before == '-';
}

/// "sched:sched_switch: ...", with the period of the sample before it where -F asks for one; ftrace has no group.
bool readName(std::string_view text, EventLine &event)
{
    text = skipBlanks(text);
    if (!text.empty() && isDigit(text.front())) {
        std::int64_t period = 0;
        if (!takeNumber(text, period) || text.empty() || !isBlank(text.front()))
            return false;
        text = skipBlanks(text);
    }
    const std::size_t end = fieldEnd(text);
    const std::string_view word = text.substr(0, end);
    if (word.size() < 2 || word.back() != ':')
        return false;
    const std::size_t colon = word.find(':');
    if (colon + 1 < word.size()) {
        event.group = word.substr(0, colon);
        event.name = word.substr(colon + 1, word.size() - colon - 2);
    } else {
        event.name = word.substr(0, colon);
    }
    event.text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return !event.name.empty() && (event.ftrace || !event.group.empty());
}

/// Reads what stands behind "[" of "[000]".
bool readFromCpu(std::string_view text, EventLine &event)
{
    std::int64_t cpu = 0;
    if (!takeNumber(text, cpu) || !consume(text, "]"))
        return false;
    text = skipBlanks(text);
    if (!text.empty() && !(isDigit(text.front()) && takeTime(text, event)))
        return takeFlags(text) && takeTime(text, event) && readName(text, event);
    return readName(text, event);
}

/// "prev_pid=20216" behind `label`; moves `text` behind the number.
bool takeLabelled(std::string_view &text, std::string_view label, std::string_view &before, std::int64_t &number)
{
    const std::size_t at = findLabel(text, label);
    if (at == std::string_view::npos)
        return false;
    before = text.substr(0, at);
    text.remove_prefix(at + label.size());
    return takeNumber(text, number);
}

bool isRunnable(std::string_view state) { return state.starts_with('R') || state == "0"; }

/// "kworker/u8:2:35": the name may hold colons.
bool readNameAndTid(std::string_view word, EventTask &task)
{
    const std::size_t colon = word.rfind(':');
    if (colon == std::string_view::npos)
        return false;
    task.comm = word.substr(0, colon);
    std::string_view digits = word.substr(colon + 1);
    return takeNumber(digits, task.tid) && digits.empty();
}

/// "X:N [prio]" in front of `rest`.
bool takePluginTask(std::string_view &rest, EventTask &task)
{
    const std::size_t bracket = findLabel(rest, " [");
    if (bracket == std::string_view::npos || !readNameAndTid(rest.substr(0, bracket), task))
        return false;
    rest.remove_prefix(bracket + 2);
    const std::size_t end = rest.find(']');
    if (end == std::string_view::npos)
        return false;
    rest.remove_prefix(end + 1);
    return true;
}

//   perf:19982 [120] R ==> kworker/u8:2:35 [120]
std::optional<SwitchEvent> parsePluginSwitch(std::string_view text)
{
    SwitchEvent event;
    const std::size_t arrow = findLabel(text, " ==> ");
    if (arrow == std::string_view::npos)
        return std::nullopt;
    std::string_view left = text.substr(0, arrow), right = text.substr(arrow + 5);
    if (!takePluginTask(left, event.previous) || !takePluginTask(right, event.next))
        return std::nullopt;
    event.runnable = isRunnable(trimmed(left));
    return event;
}

} // namespace

//            perf 20216 [000]  3347.835871:       sched:sched_switch: prev_comm=perf prev_pid=20216 ...
// kworker/u8:2-ex 35/35 [000]  3338.587270018: sched:sched_switch: kworker/u8:2:35 [120] D ==> dd:54 [100]
//             fio-26947   [001] d..2.  4134.916234: sched_switch: prev_comm=fio prev_pid=26947 ...
std::optional<EventLine> parseEventLine(std::string_view line)
{
    for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1)) {
        EventLine event;
        if (at > 1 && readTask(line.substr(0, at), event) && readFromCpu(line.substr(at + 1), event))
            return event;
    }
    return std::nullopt;
}

// prev_comm=perf prev_pid=20216 prev_prio=120 prev_state=R+ ==> next_comm=bash next_pid=19356 next_prio=130
std::optional<SwitchEvent> parseSwitchEvent(std::string_view text)
{
    text = skipBlanks(text);
    if (!consume(text, "prev_comm="))
        return parsePluginSwitch(text);
    SwitchEvent event;
    std::string_view skipped;
    if (!takeLabelled(text, " prev_pid=", event.previous.comm, event.previous.tid))
        return std::nullopt;
    constexpr std::string_view stateLabel = " prev_state=", nextLabel = " ==> next_comm=";
    const std::size_t state = findLabel(text, stateLabel);
    if (state == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(state + stateLabel.size());
    const std::size_t arrow = findLabel(text, nextLabel);
    if (arrow == std::string_view::npos)
        return std::nullopt;
    event.runnable = isRunnable(text.substr(0, arrow));
    text.remove_prefix(arrow + nextLabel.size());
    // The priority behind it tells that the number is whole.
    if (!takeLabelled(text, " next_pid=", event.next.comm, event.next.tid) || !text.starts_with(' '))
        return std::nullopt;
    return event;
}

// comm=perf pid=20217 prio=120 target_cpu=001
// perf:20217 [120]<CPU:001>
std::optional<EventTask> parseTaskOfEvent(std::string_view text)
{
    text = skipBlanks(text);
    EventTask task;
    if (!consume(text, "comm="))
        return takePluginTask(text, task) ? std::optional(task) : std::nullopt;
    if (!takeLabelled(text, " pid=", task.comm, task.tid) || !text.starts_with(' '))
        return std::nullopt;
    return task;
}

// comm=perf pid=19415 runtime=38657 [ns] vruntime=5 [ns]
std::optional<model::Nanos> parseStatOfEvent(std::string_view text)
{
    for (const std::string_view label : { " runtime=", " delay=" }) {
        std::string_view rest = text, before;
        std::int64_t value = 0;
        if (takeLabelled(rest, label, before, value) && rest.starts_with(" [ns]"))
            return value;
    }
    return std::nullopt;
}

} // namespace importers
