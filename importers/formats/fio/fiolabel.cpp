// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fiotext.h"

#include <algorithm>

// Labels that people write over pasted summary lines.
namespace importers {

namespace {

constexpr std::size_t MaxLabel = 60; ///< bytes
constexpr int MaxWords = 4;

/// "write128k", "== sync", "4k randwrite QD32:"; not what looks like a line of another log.
bool isLabel(std::string_view text)
{
    if (text.empty() || text.size() > MaxLabel)
        return false;
    int words = 0;
    bool letter = false;
    for (std::string_view rest = text; !trimmed(rest).empty(); ++words) {
        const std::string_view word = nextField(rest);
        const bool colon = word.back() == ':' && !trimmed(rest).empty();
        const bool assigned = word.find('=') != std::string_view::npos && word.find_first_not_of('=') != word.npos;
        const bool program = word.find_first_of("(){};<>@$%|") != std::string_view::npos;
        if (colon || assigned || program || (word == "=" && words > 0))
            return false;
        letter = letter || std::any_of(word.begin(), word.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
        });
    }
    return letter && words <= MaxWords;
}

/// "== sync ==" -> "sync"
std::string_view withoutDecoration(std::string_view text)
{
    constexpr std::string_view Marks = "=#*-: \t";
    const std::size_t first = std::min(text.find_first_not_of(Marks), text.size());
    const std::size_t last = text.find_last_not_of(Marks);
    return last == std::string_view::npos ? text : text.substr(first, last + 1 - first);
}

} // namespace

void FioText::dropLabel(ImportSink &sink)
{
    if (m_label)
        sink.issue(m_label->line, "text between reports of fio that is no label of one", m_label->text);
    m_label.reset();
}

bool FioText::label(const Line &line, std::string_view text, ImportSink &sink)
{
    const std::string_view bare = trimmed(text);
    // Inside a report that has a beginning there are no labels.
    if (m_part == Part::Job || m_runs.isWaiting() || !isLabel(bare))
        return false;
    dropLabel(sink);
    m_label = Label{ line.number, std::string(withoutDecoration(bare)) };
    return true;
}

} // namespace importers
