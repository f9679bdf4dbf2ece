// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/sparsecut.h"

#include "importers/api/lexer.h"
#include "importers/api/recordstamp.h"
#include "importers/binarycheck.h"
#include "importers/bytesource.h"
#include "importers/detection.h"
#include "importers/textdecoder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

namespace importers {

namespace {

constexpr std::size_t HeadBytes = 64 * 1024;
constexpr std::size_t HeadLines = 400;
constexpr std::size_t SmallestPiece = 4 * 1024, LargestPiece = 64 * 1024;
constexpr std::size_t RecordsAPiece = 4;

std::string readAt(std::ifstream &file, std::int64_t offset, std::size_t size)
{
    std::string bytes(size, '\0');
    file.clear();
    file.seekg(offset);
    file.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return bytes;
}

/// Digits with a point and more digits before them: the "4711.123456:" of perf.
bool endsWithFraction(std::string_view text)
{
    const std::size_t point = text.find_last_not_of("0123456789");
    return point != std::string_view::npos && point > 0 && text[point] == '.' && isDigit(text[point - 1]);
}

/// "12:00:01" or "4711.123456:" somewhere in the line.
bool hasClock(std::string_view line)
{
    for (std::size_t at = line.find(':'); at != std::string_view::npos; at = line.find(':', at + 1)) {
        const bool before = at >= 2 && isDigit(line[at - 1]) && isDigit(line[at - 2]);
        const bool after = at + 2 < line.size() && isDigit(line[at + 1]) && isDigit(line[at + 2]);
        if (before && (after || endsWithFraction(line.substr(0, at))))
            return true;
    }
    return false;
}

bool beginsWithClock(std::string_view line)
{
    return line.size() >= 8 && isDigit(line[0]) && isDigit(line[1]) && line[2] == ':' && line[5] == ':';
}

/// Finds the records of one log: what begins with a line that tells its time.
class RecordFinder {
public:
    explicit RecordFinder(Reading reading)
        : m_reading(std::move(reading))
        , m_stripper(m_reading.steps)
    {
    }

    bool begins(std::string_view text)
    {
        Line line{ text, 1, {}, false };
        m_stripper.strip(line);
        if (line.prefix.isValid())
            return true;
        const std::string_view bare = trimmed(line.text);
        return beginsWithClock(bare) || (hasClock(bare) && m_reading.winner->opens(line.text))
            || parseRecordStamp(bare, m_reading.context.dateOrder).has_value();
    }

    /// Where records begin in a piece whose first and last line may be cut.
    std::vector<std::size_t> starts(std::string_view piece, bool fromLineStart)
    {
        std::vector<std::size_t> found;
        std::size_t at = fromLineStart ? 0 : piece.find('\n') + 1;
        for (std::size_t end = piece.find('\n', at); end != std::string_view::npos; end = piece.find('\n', at)) {
            if (begins(piece.substr(at, end - at)))
                found.push_back(at);
            at = end + 1;
        }
        return found;
    }

private:
    Reading m_reading;
    PrefixStripper m_stripper;
};

std::vector<std::string> linesOf(std::string_view head)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; lines.size() < HeadLines;) {
        const std::size_t end = head.find('\n', at);
        if (end == std::string_view::npos)
            break;
        lines.emplace_back(head.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::optional<RecordFinder> finderFor(const std::string &path, std::string_view head)
{
    if (packingOf(head) != Packing::None || !binaryReason(head, false).empty() || !isPlainAscii(head))
        return std::nullopt;
    const std::vector<std::string> lines = linesOf(head);
    Reading reading = chooseReading(std::filesystem::path(path).filename().string(), lines, logFormats());
    if (!reading.winner)
        return std::nullopt;
    return RecordFinder(std::move(reading));
}

/// Bytes that hold some records, as far as the head tells; 0 when it has too few.
std::size_t pieceSize(const std::vector<std::size_t> &starts)
{
    if (starts.size() < 2)
        return 0;
    const std::size_t record = (starts.back() - starts.front()) / (starts.size() - 1);
    return std::clamp((RecordsAPiece + 1) * record, SmallestPiece, LargestPiece);
}

} // namespace

std::optional<std::string> sparseCut(const std::string &path, const SparseCutLimits &limits)
{
    std::error_code failed;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(path, failed));
    std::ifstream file(path, std::ios::binary);
    if (failed || size < limits.smallest || !file)
        return std::nullopt;
    const std::string head = readAt(file, 0, HeadBytes);
    auto finder = finderFor(path, head);
    const std::vector<std::size_t> first = finder ? finder->starts(head, true) : std::vector<std::size_t>();
    const std::size_t bytes = pieceSize(first);
    if (bytes == 0)
        return std::nullopt;
    std::string cut = head.substr(0, first.back());
    const std::int64_t pieces = limits.most / static_cast<std::int64_t>(bytes);
    for (std::int64_t i = 1; i < pieces; ++i) {
        const std::string piece = readAt(file, size / pieces * i, bytes);
        const std::vector<std::size_t> starts = finder->starts(piece, false);
        if (starts.size() >= 2)
            cut.append(piece, starts.front(), starts.back() - starts.front());
    }
    return cut;
}

} // namespace importers
