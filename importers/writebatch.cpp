// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/writebatch.h"

namespace importers {

void WriteBatch::add(model::PackedChunk chunk)
{
    bytes += sizeof chunk + chunk.times.size() + chunk.lines.size();
    for (const model::PackedColumn &column : chunk.columns)
        bytes += sizeof column + column.data.size() + column.level.size();
    chunks.push_back(std::move(chunk));
}

void WriteBatch::add(model::Event event)
{
    bytes += sizeof event + event.text.size() + event.entity.size();
    events.push_back(std::move(event));
}

void WriteBatch::add(model::Group group)
{
    bytes += sizeof group + group.table.size() + group.entity.size();
    groups.push_back(std::move(group));
}

void WriteBatch::add(model::SeriesInfo info)
{
    bytes += sizeof info + info.metric.size() + info.entity.size();
    series.push_back(std::move(info));
}

} // namespace importers
