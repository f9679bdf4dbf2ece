// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/filereader.h"

#include "analysis/model/text.h"
#include "importers/api/lexer.h"
#include "importers/binarycheck.h"
#include "importers/bundlemarks.h"
#include "importers/dateorder.h"
#include "importers/detection.h"
#include "importers/labelprefix.h"
#include "importers/linesource.h"
#include "importers/logdispatcher.h"
#include "importers/wrapchoice.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace importers {

namespace {

constexpr std::size_t HeadBytes = LineSource::HeadBytes;
constexpr std::size_t HeadLines = 400;
constexpr std::int64_t MarkBytes = 256 * 1024;
constexpr std::size_t TypicalLine = 96; ///< bytes
constexpr std::size_t BlockBytes = 1 << 20; ///< larger pieces are read in blocks, to stay in the cache

/// The first lines as text, at most HeadLines. When not even one line ends in the head, what there is of it.
std::vector<std::string> headLines(const Encoding &encoding, std::string_view head, bool whole)
{
    std::vector<std::string> out;
    LineSource source(encoding, head);
    PhysicalLine line;
    source.feed(head);
    const auto take = [&] {
        while (out.size() < HeadLines && source.next(line)) {
            takePasteTags(line.text);
            out.emplace_back(line.hole ? std::string_view() : line.text);
        }
    };
    take();
    if (whole || out.empty()) {
        source.finish();
        take();
    }
    return out;
}

struct FigureShape {
    int decimals = 0;
    bool unit = false; ///< a letter or % behind it

    friend bool operator==(const FigureShape &, const FigureShape &) = default;
};

/// nullopt for what does not begin like a figure.
std::optional<FigureShape> shapeOf(std::string_view token)
{
    if (token.starts_with('-'))
        token.remove_prefix(1);
    if (token.empty() || !isDigit(token.front()))
        return std::nullopt;
    FigureShape shape;
    bool point = false;
    for (const char c : token) {
        shape.unit = shape.unit || (!isDigit(c) && c != '.' && c != ',');
        shape.decimals += point && isDigit(c) ? 1 : 0;
        point = point || c == '.' || c == ',';
    }
    return shape;
}

/// True when the last word is a figure of another shape than the one before it: the rows of a table end in figures
/// with the same number of decimals, so "100.00 97" was going on. A row that ends in whole numbers never tells.
bool lastFigureIsShort(std::string_view text)
{
    std::optional<FigureShape> before, last;
    bool adjacent = false;
    while (!text.empty()) {
        const std::string_view token = nextField(text);
        if (token.empty())
            break;
        adjacent = last.has_value();
        before = last ? last : before;
        last = shapeOf(token);
    }
    if (!before || !last)
        return false;
    const FigureShape whole; // digits alone: how many there were cannot be told
    return before->decimals > 0 || before->unit ? *before != *last : adjacent && *before == whole && *last == whole;
}

std::string_view kept(std::string_view text, std::pmr::memory_resource &memory)
{
    if (text.empty())
        return {};
    char *const copy = static_cast<char *>(memory.allocate(text.size(), 1));
    std::copy(text.begin(), text.end(), copy);
    return { copy, text.size() };
}

/// False for what is no line that tells the time of what follows, at a glance.
bool mayBeMarker(std::string_view text) { return text.starts_with('z') || text.starts_with('T'); }

bool onlyOneLine(const std::vector<std::string> &lines)
{
    return std::count_if(lines.begin(), lines.end(), [](const std::string &l) { return !trimmed(l).empty(); }) == 1;
}

} // namespace

struct FileReader::State {
    State(std::string fileName, LogTarget &logTarget, std::span<const LogFormat> list)
        : name(std::move(fileName))
        , target(logTarget)
        , formats(list)
    {
    }

    void feed(std::string_view bytes);
    void decide(bool whole);
    void begin(const std::vector<std::string> &lines, bool whole);
    void read(std::string_view block);
    void mark();
    void readLines();
    void split(std::string_view block, LineBlock &lines);
    void take(const PhysicalLine &line);
    bool takeRow(const PhysicalLine &line);
    void takeWhole(const PhysicalLine &line);
    void takeRest();
    void conclude(FileOutcome &outcome, bool complete) const;

    std::string name;
    LogTarget &target;
    std::span<const LogFormat> formats;
    std::int64_t bytes = 0;
    bool decided = false;
    bool anyText = false;
    std::string head;
    std::string refusal; ///< why it is no text
    Encoding encoding;
    Reading reading;
    PrefixStripper stripper;
    std::optional<LineSource> source;
    std::optional<LogDispatcher> dispatcher;
    std::optional<Unwrapper> unwrapper; ///< for a log whose long lines were broken
    std::int64_t position = 0; ///< of the next byte to be split into lines
    LineMarks marks;
    Stamp marker; ///< of the last line that gave the time of what follows
};

void FileReader::State::feed(std::string_view block)
{
    bytes += static_cast<std::int64_t>(block.size());
    if (!decided) {
        const std::size_t part = std::min(block.size(), HeadBytes - head.size());
        head.append(block.substr(0, part));
        block.remove_prefix(part);
        if (head.size() < HeadBytes)
            return;
        decide(false);
    }
    read(block);
}

void FileReader::State::decide(bool whole)
{
    decided = true;
    encoding = detectEncoding(head);
    refusal = binaryReason(head, encoding.kind == Encoding::Kind::Utf16Le || encoding.kind == Encoding::Kind::Utf16Be);
    if (!refusal.empty())
        return;
    std::string_view text = head;
    text.remove_prefix(encoding.bom);
    position = static_cast<std::int64_t>(encoding.bom);
    std::vector<std::string> lines = headLines(encoding, text, whole);
    std::erase_if(lines, [](const std::string &line) { return parseMarkerLine(line, DateOrder::MonthFirst); });
    reading = chooseReading(name, lines, formats);
    if (const auto wrap = findWrap(name, lines, reading, formats)) {
        lines = unwrapped(lines, *wrap);
        reading = chooseReading(name, lines, formats);
        unwrapper.emplace(*wrap);
        target.issue(0,
            model::encode(
                { STALLMARK_TEXT("long lines were broken at %1 columns when this was pasted: put together again"),
                    { std::to_string(wrap->width) } }),
            {});
    }
    stripper = PrefixStripper(reading.steps);
    source.emplace(encoding, text);
    dispatcher.emplace(target, formats, reading.context);
    begin(lines, whole);
    read(text);
    head = {};
}

/// Tells the dispatcher what it cannot see from the lines.
void FileReader::State::begin(const std::vector<std::string> &lines, bool whole)
{
    if (const auto stamp = parseNameStamp(name))
        dispatcher->named(*stamp);
    if (isDateOrderAssumed(lines))
        target.datesAssumed();
    // A tree of settings reads like "tail -n +1" of its files.
    const auto path = whole && onlyOneLine(lines) ? settingPath(name) : std::nullopt;
    if (path)
        dispatcher->line({ "==> " + *path + " <==", 0, {}, false });
    else if (reading.winner)
        dispatcher->begin(*reading.winner);
}

void FileReader::State::read(std::string_view block)
{
    if (!refusal.empty())
        return;
    while (!block.empty()) {
        const std::string_view part = block.substr(0, BlockBytes);
        mark();
        source->feed(part);
        readLines();
        position += static_cast<std::int64_t>(part.size());
        block.remove_prefix(part.size());
    }
}

void FileReader::State::split(std::string_view block, LineBlock &out)
{
    bytes += static_cast<std::int64_t>(block.size());
    if (!refusal.empty())
        return;
    const std::less_equal<const char *> before;
    const auto isOf = [&](std::string_view text) {
        return before(block.data(), text.data()) && before(text.data() + text.size(), block.data() + block.size());
    };
    const auto takeNext = [&] {
        PhysicalLine line;
        if (!source->next(line))
            return false;
        if (!isOf(line.text)) // valid until the next line only
            line.text = kept(line.text, out.texts);
        out.lines.push_back(line);
        return true;
    };
    out.lines.reserve(block.size() / TypicalLine);
    for (std::string_view rest = block; !rest.empty();) {
        const std::string_view part = rest.substr(0, BlockBytes);
        mark();
        source->feed(part);
        if (takeNext()) // it may have begun in the block before
            source->takePlain(out.lines);
        while (takeNext()) { }
        position += static_cast<std::int64_t>(part.size());
        rest.remove_prefix(part.size());
    }
}

/// Notes where the line starts that is being read.
void FileReader::State::mark()
{
    const auto open = source->openBytes();
    if (open && position - (marks.empty() ? 0 : marks.back().offset) >= MarkBytes)
        marks.push_back({ source->lines() + 1, position - static_cast<std::int64_t>(*open) });
}

void FileReader::State::readLines()
{
    PhysicalLine line;
    while (source->next(line))
        take(line);
}

void FileReader::State::take(const PhysicalLine &physical)
{
    if (unwrapper)
        unwrapper->add(physical, [this](const PhysicalLine &line) { takeWhole(line); });
    else
        takeWhole(physical);
}

/// The short way, for a line that nothing has to be taken off.
bool FileReader::State::takeRow(const PhysicalLine &line)
{
    const bool ordinary = !unwrapper && stripper.steps().empty() && !marker.isValid() && !line.hole && !line.cut
        && !line.open && !mayHavePasteTags(line.text) && !mayBeMarker(line.text);
    if (!ordinary || !dispatcher->nextRow(line))
        return false;
    anyText = true;
    return true;
}

void FileReader::State::takeRest()
{
    if (unwrapper)
        unwrapper->finish([this](const PhysicalLine &line) { takeWhole(line); });
}

void FileReader::State::takeWhole(const PhysicalLine &physical)
{
    Line line{ physical.text, physical.number, {}, physical.open };
    if (physical.hole) {
        target.issue(line.number, "line is damaged by NUL bytes, as a power loss leaves them", line.text);
        return;
    }
    if (physical.cut)
        target.issue(line.number, "line is longer than 1 MiB; the rest is not read", line.text);
    anyText = anyText || !trimmed(line.text).empty();
    if (mayHavePasteTags(line.text))
        takePasteTags(line.text);
    if (!stripper.steps().empty())
        stripper.strip(line);
    if (const auto mark
        = mayBeMarker(line.text) ? parseMarkerLine(line.text, reading.context.dateOrder) : std::nullopt) {
        marker = mark->stamp;
        dispatcher->marked(*mark);
        return;
    }
    if (marker.isValid() && !line.prefix.isValid())
        line.prefix = marker;
    if (line.open && lastFigureIsShort(line.text)) {
        target.issue(line.number, "the file ends inside this line, its last figure may be cut: left out", line.text);
        return;
    }
    dispatcher->line(line);
}

void FileReader::State::conclude(FileOutcome &outcome, bool complete) const
{
    if (!refusal.empty()) {
        outcome.status = model::SourceStatus::Binary;
        outcome.problem = refusal;
    } else if (!anyText && complete) {
        outcome.status = model::SourceStatus::Empty;
        outcome.problem = bytes == 0 ? STALLMARK_TEXT("is empty") : STALLMARK_TEXT("holds only blank lines");
    } else if (!anyText) {
        outcome.status = model::SourceStatus::Unreadable;
        outcome.problem
            = STALLMARK_TEXT("is cut or damaged in its archive before its first line; copy the archive again");
    } else if (!dispatcher->anyLog()) {
        outcome.status = model::SourceStatus::Unknown;
        outcome.problem = reading.guesses.empty()
            ? STALLMARK_TEXT("is text in no format that Stallmark reads (nothing comes close)")
            : model::encode(
                { STALLMARK_TEXT("is text in no format that Stallmark reads (closest: %1)"), { reading.guesses } });
    } else if (!complete) {
        outcome.status = model::SourceStatus::Partial;
    }
    if (!complete && outcome.problem.empty())
        outcome.problem
            = STALLMARK_TEXT("is cut or damaged in its archive; what came before the damage is used, copy the archive "
                             "again for the rest");
}

FileReader::FileReader(std::string name, LogTarget &target, std::span<const LogFormat> formats)
    : m_state(std::make_unique<State>(std::move(name), target, formats))
{
}

FileReader::~FileReader() = default;

void FileReader::feed(std::string_view bytes) { m_state->feed(bytes); }

bool FileReader::decided() const { return m_state->decided; }

void FileReader::split(std::string_view bytes, LineBlock &lines) { m_state->split(bytes, lines); }

void FileReader::take(const LineBlock &block)
{
    for (const PhysicalLine &line : block.lines) {
        if (!m_state->takeRow(line))
            m_state->take(line);
    }
}

FileOutcome FileReader::finish(bool complete)
{
    State &s = *m_state;
    if (!s.decided)
        s.decide(true);
    if (s.refusal.empty()) {
        s.source->finish();
        s.readLines();
        s.takeRest();
        s.dispatcher->finish();
    }
    FileOutcome outcome;
    s.conclude(outcome, complete);
    outcome.bytes = s.bytes;
    outcome.lines = s.source ? s.source->lines() : 0;
    outcome.encoding = s.refusal.empty() ? s.encoding.name : std::string();
    outcome.detection = s.reading.summary;
    outcome.marks = std::move(s.marks);
    return outcome;
}

} // namespace importers
