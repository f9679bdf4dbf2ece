// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <map>
#include <string>
#include <vector>

namespace importers {

namespace {

struct BuddyLine {
    std::string entity; ///< "node0 DMA32"
    std::vector<model::Decimal> blocks; ///< free ones of 2^n pages
};

// Node 0, zone    DMA32    326    281    228    198    167    153    110     95     84     53    676
std::optional<BuddyLine> parseBuddy(std::string_view text)
{
    if (nextField(text) != "Node")
        return std::nullopt;
    std::string_view node = nextField(text);
    if (!node.ends_with(',') || nextField(text) != "zone")
        return std::nullopt;
    node.remove_suffix(1);
    BuddyLine line;
    line.entity = "node" + std::string(node) + " " + std::string(nextField(text));
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text)) {
        const auto value = parseInteger(word);
        if (!value || *value < 0)
            return std::nullopt;
        line.blocks.push_back(model::Decimal::of(*value));
    }
    constexpr std::size_t fewest = 5, most = 40;
    return line.blocks.size() >= fewest && line.blocks.size() <= most ? std::optional(line) : std::nullopt;
}

class BuddyReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        const auto parsed = parseBuddy(text);
        if (!parsed)
            return false;
        if (line.open) {
            sink.issue(line.number, "the file ends inside this line: left out", text);
            return true;
        }
        std::vector<Column> columns;
        for (std::size_t i = 0; i < parsed->blocks.size(); ++i)
            columns.push_back({ "buddyinfo.order" + std::to_string(i), "" });
        int &record = m_records[parsed->entity];
        const Stamp stamp = clock().momentOf(line, record != 0 && record == clock().record());
        record = clock().record();
        sink.row(sink.table("buddyinfo", parsed->entity, columns), stamp, line.number, parsed->blocks);
        return true;
    }

private:
    std::map<std::string, int> m_records;
};

bool isBuddy(std::string_view text) { return parseBuddy(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isBuddy, "/proc/buddyinfo"); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<BuddyReader>(context); }

} // namespace

LogFormat buddyinfo() { return { "buddyinfo", "/proc/buddyinfo, once or in a loop", sniff, isBuddy, makeReader }; }

} // namespace importers
