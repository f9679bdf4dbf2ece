// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/markedlines.h"

#include <algorithm>
#include <fstream>

namespace importers {

namespace {

constexpr std::size_t BlockBytes = 64 * 1024;

class MarkedLines {
public:
    MarkedLines(const std::string &path, const LineMarks &marks, std::span<const model::LineNumber> wanted,
        const std::function<void(const PhysicalLine &)> &visit)
        : m_file(path, std::ios::binary)
        , m_marks(marks)
        , m_wanted(wanted)
        , m_visit(visit)
    {
        m_head.resize(LineSource::HeadBytes);
        m_head.resize(fill(m_head));
        m_encoding = detectEncoding(m_head);
    }

    bool done() const { return m_wanted.empty(); }

    /// Reads on from the mark before the next wanted line, until the one after it is nearer to another mark.
    void readPart(const std::function<bool()> &cancelled)
    {
        const LineMark mark = markBefore(m_marks, m_wanted.front());
        const auto bom = static_cast<std::int64_t>(m_encoding.bom);
        LineSource source(m_encoding, std::string_view(m_head).substr(m_encoding.bom));
        m_file.clear();
        m_file.seekg(std::max(mark.offset, bom));
        std::string block(BlockBytes, '\0');
        m_jump = false;
        while (!m_jump && !cancelled()) {
            const std::size_t n = fill(block);
            source.feed(std::string_view(block).substr(0, n));
            if (n == 0)
                source.finish();
            give(source, mark);
            if (n == 0)
                m_wanted = {}; // what is still wanted lies behind the end
            if (m_wanted.empty())
                return;
        }
        if (cancelled())
            m_wanted = {};
    }

private:
    std::size_t fill(std::string &block)
    {
        m_file.read(block.data(), static_cast<std::streamsize>(block.size()));
        return static_cast<std::size_t>(m_file.gcount());
    }

    void give(LineSource &source, const LineMark &mark)
    {
        PhysicalLine line;
        while (!m_jump && !m_wanted.empty() && source.next(line)) {
            line.number += mark.line - 1;
            if (m_wanted.front() < line.number)
                skipTo(line.number, mark);
            if (!m_jump && !m_wanted.empty() && m_wanted.front() == line.number)
                m_visit(line);
        }
    }

    void skipTo(model::LineNumber line, const LineMark &mark)
    {
        m_wanted = { std::lower_bound(m_wanted.begin(), m_wanted.end(), line), m_wanted.end() };
        m_jump = !m_wanted.empty() && markBefore(m_marks, m_wanted.front()).line > std::max(line, mark.line);
    }

    std::ifstream m_file;
    const LineMarks &m_marks;
    std::span<const model::LineNumber> m_wanted;
    const std::function<void(const PhysicalLine &)> &m_visit;
    std::string m_head;
    Encoding m_encoding;
    bool m_jump = false;
};

} // namespace

void readMarkedLines(const std::string &diskPath, const LineMarks &marks, std::span<const model::LineNumber> wanted,
    const std::function<bool()> &cancelled, const std::function<void(const PhysicalLine &)> &visit)
{
    MarkedLines lines(diskPath, marks, wanted, visit);
    while (!lines.done())
        lines.readPart(cancelled);
}

} // namespace importers
