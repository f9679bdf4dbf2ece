// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/textlines.h"

#include <algorithm>

namespace importers {

TextLines::TextLines(Visit visit)
    : m_visit(std::move(visit))
{
}

void TextLines::feed(std::string_view bytes)
{
    if (!m_source) {
        const std::size_t part = std::min(bytes.size(), LineSource::HeadBytes - m_head.size());
        m_head.append(bytes.substr(0, part));
        bytes.remove_prefix(part);
        if (m_head.size() < LineSource::HeadBytes)
            return;
        begin();
    }
    m_source->feed(bytes);
    give();
}

void TextLines::finish()
{
    if (!m_source)
        begin();
    m_source->finish();
    give();
}

void TextLines::begin()
{
    const Encoding encoding = detectEncoding(m_head);
    std::string_view text = m_head;
    text.remove_prefix(encoding.bom);
    m_source.emplace(encoding, text);
    m_source->feed(text);
    give();
    m_head = {};
}

void TextLines::give()
{
    PhysicalLine line;
    while (m_source->next(line))
        m_visit(line);
}

} // namespace importers
