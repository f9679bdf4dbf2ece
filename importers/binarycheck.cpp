// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/binarycheck.h"

#include "analysis/model/text.h"
#include "importers/linesource.h"

namespace importers {

namespace {

using namespace std::literals;

struct Magic {
    std::string_view bytes;
    const char *reason;
};

constexpr const char *PerfHint
    = STALLMARK_TEXT("is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` "
                     "and add what they print");
constexpr const char *SysstatHint
    = STALLMARK_TEXT("is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what "
                     "they print");

constexpr Magic Magics[] = {
    { "PERFILE2"sv, PerfHint },
    { "2ELIFREP"sv, PerfHint },
    { "\x96\xD5"sv, SysstatHint },
    { "\xD5\x96"sv, SysstatHint },
    { "LPKSHHRH"sv,
        STALLMARK_TEXT(
            "is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints") },
    { "\x17\x08\x44tracing"sv,
        STALLMARK_TEXT("is a binary trace; run `trace-cmd report FILE` and add what it prints") },
    { "SQLite format 3\0"sv, STALLMARK_TEXT("is an SQLite database, not a text log") },
    { "\x7F"
      "ELF"sv,
        STALLMARK_TEXT("is a program or library (ELF), not a text log") },
    { "\x89PNG\r\n\x1A\n"sv, STALLMARK_TEXT("is a PNG picture, not a text log; add the text itself") },
    { "\xFF\xD8\xFF"sv, STALLMARK_TEXT("is a JPEG picture, not a text log; add the text itself") },
    { "GIF8"sv, STALLMARK_TEXT("is a GIF picture, not a text log; add the text itself") },
    { "%PDF-"sv, STALLMARK_TEXT("is a PDF document, not a text log; add the text itself") },
};

struct Bytes {
    std::size_t controls = 0; ///< that do not occur in text
    std::size_t strayNuls = 0; ///< outside of the long runs that a power loss leaves
    std::size_t text = 0; ///< all but NULs
};

bool isTextControl(char c)
{
    return c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\b' || c == '\a' || c == '\x1B';
}

Bytes count(std::string_view head)
{
    Bytes n;
    std::size_t run = 0;
    const auto endRun = [&] {
        n.strayNuls += run < LineSource::HoleLength ? run : 0;
        run = 0;
    };
    for (const char c : head) {
        if (c == '\0') {
            ++run;
            continue;
        }
        endRun();
        ++n.text;
        const auto byte = static_cast<unsigned char>(c);
        n.controls += (byte < 0x20 && !isTextControl(c)) || byte == 0x7F ? 1 : 0;
    }
    endRun();
    return n;
}

} // namespace

std::string binaryReason(std::string_view head, bool utf16)
{
    for (const Magic &magic : Magics)
        if (head.starts_with(magic.bytes))
            return magic.reason;
    if (utf16 || head.empty())
        return {};
    const Bytes n = count(head);
    if (n.text == 0)
        return STALLMARK_TEXT("holds only NUL bytes, as a power loss leaves them; there is nothing to read");
    // Random bytes have 11 % of them. A CPU table of sysstat 11.5.7 has 5 % NULs.
    if (n.controls * 20 > head.size() || (n.controls + n.strayNuls) * 5 > head.size())
        return STALLMARK_TEXT("is binary, not a text log");
    return {};
}

} // namespace importers
