// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/api/stampmemo.h"
#include "importers/formats/iostat/table.h"

#include <memory>
#include <string>
#include <vector>

namespace importers::iostatfmt {

/// What a kernel does not count: discards came with 4.18, flushes with 5.5 (block layer's stat file). Zeros of an
/// unknown kernel may be either, so they do not count as recorded.
std::uint8_t uncountedBy(std::string_view release);

/// The part "avg-cpu:" of a report.
struct CpuTable {
    std::string headText;
    std::vector<Column> columns;
    TableId table = -1;
    int run = -1;
    int firstReport = -1; ///< of the run
};

/// Reads reports of iostat. A report is what follows a stamp line, or starts where a part comes that the report has
/// already, or where a device comes again without a new head (excerpts).
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    bool nextRow(const PhysicalLine &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    enum class Head : std::uint8_t { None, Cpu, Device };
    Head knownHead(std::string_view text) const;
    bool take(const Line &line, ImportSink &sink);
    bool takeRow(const Line &line, ImportSink &sink);
    bool takeCpuFigures(const Line &line, ImportSink &sink);
    bool takeHeadLine(const Line &line, ImportSink &sink);
    bool takeCpuHead(const Line &line, ImportSink &sink);
    bool takeDeviceHead(const Line &line, ImportSink &sink);
    bool takeStamp(const Line &line, ImportSink &sink);
    bool takeLoneName(const Line &line);
    bool takeBrokenRow(const Line &line, ImportSink &sink);

    void beginReport(const Line &line, bool stamped, ImportSink &sink);
    void put(
        TableId table, model::LineNumber line, std::span<const model::Decimal> figures, RowKind kind, ImportSink &sink);
    void release(bool stamped, ImportSink &sink);
    void emitRow(const Line &line, ImportSink &sink);
    RowKind kindOf(bool firstOfRun) const;
    DeviceTable *tableFor(std::string_view text, ImportSink &sink);
    CpuTable *cpuTableFor(std::string_view text);

    DateOrder m_order;
    std::vector<std::unique_ptr<DeviceTable>> m_tables;
    std::vector<std::unique_ptr<CpuTable>> m_cpuTables;
    DeviceTable *m_table = nullptr; ///< the head that rows belong to
    CpuTable *m_cpu = nullptr; ///< set while the line with its figures is to come
    Row m_row;
    CpuFigures m_cpuFigures; ///< of the row in hand
    std::string m_loneName; ///< a line with nothing but a device name, its figures to come
    model::LineNumber m_loneLine = 0;
    bool m_loneStyle = false; ///< the last row was such a pair of lines

    int m_run = 0; ///< a "Linux ..." head starts the next
    bool m_hasHead = false; ///< this run has such a head, so that its first report covers the time since boot
    bool m_firstIsSample = false; ///< ... but for -y
    bool m_headPending = false; ///< no report since the head
    int m_report = -1;
    bool m_reportIsFresh = false; ///< nothing but its stamp yet
    int m_cpuReport = -1; ///< the last one with a cpu part
    Stamp m_stamp;
    StampMemo m_stampMemo;
    struct HeldRow {
        TableId table = 0;
        model::LineNumber line = 0;
        std::vector<model::Decimal> figures;
        RowKind kind = RowKind::Sample;
    };
    bool m_holding = false; ///< in a first report without a stamp, until it is known whether there are stamps
    std::vector<HeldRow> m_held;
    bool m_innerStamps = false; ///< iostat printed stamps itself: they win over a prefix
    int m_blanks = 0; ///< blank lines just before
    std::uint8_t m_uncounted = Discards | Flushes; ///< what this kernel does not count
};

} // namespace importers::iostatfmt
