// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/pastes.h"

#include <cstdio>
#include <functional>
#include <vector>

namespace testsupport {

namespace {

using LineChange = std::function<std::string(std::string_view line, int number)>;

std::string eachLine(std::string_view text, const LineChange &change)
{
    std::string out;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out += change(text.substr(0, end), ++number);
        if (end < text.size())
            out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

/// Before every line; on an empty one without the blanks at its end when `trim` is set.
template <std::size_t N>
std::string before(std::string_view text, const char (&prefix)[N], bool trim = false)
{
    return eachLine(text, [&](std::string_view line, int) {
        std::string out = prefix;
        if (line.empty() && trim)
            out.erase(out.find_last_not_of(' ') + 1);
        return out + std::string(line);
    });
}

/// The number of the line, at least this wide, between two texts.
std::string numbered(
    std::string_view text, std::size_t width, char fill, std::string_view behind, std::string_view ahead = {})
{
    return eachLine(text, [&](std::string_view line, int number) {
        const std::string digits = std::to_string(number);
        std::string out(ahead);
        out.append(digits.size() < width ? width - digits.size() : 0, fill);
        return out + digits + std::string(behind) + std::string(line);
    });
}

/// "12:08:36" counted on from noon, one second for every 20 lines.
std::string clock(int number)
{
    const int s = 12 * 3600 + number / 20;
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "%02d:%02d:%02d", s / 3600 % 24, s / 60 % 60, s % 60);
    return buffer;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string out;
    while (true) {
        const std::size_t at = text.find(from);
        out += text.substr(0, at);
        if (at == std::string_view::npos)
            return out;
        out += to;
        text.remove_prefix(at + from.size());
    }
}

std::string escaped(std::string_view text)
{
    return replaced(replaced(replaced(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;");
}

/// Each figure in colour, and a reset at the end of the line.
std::string coloured(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        std::string out;
        bool inside = false;
        for (const char c : line) {
            const bool figure = (c >= '0' && c <= '9') || c == '.';
            if (figure != inside)
                out += figure ? "\x1b[32;22m" : "\x1b[0m";
            inside = figure;
            out += c;
        }
        return out + "\x1b[0m\x1b[K";
    });
}

std::string expanded(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        std::string out;
        for (const char c : line) {
            if (c == '\t')
                out.append(8 - out.size() % 8, ' ');
            else
                out += c;
        }
        return out;
    });
}

/// As a terminal breaks lines: inside words too.
template <std::size_t Width>
std::string wrapped(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        std::string out;
        while (line.size() > Width) {
            out += std::string(line.substr(0, Width)) + '\n';
            line.remove_prefix(Width);
        }
        return out + std::string(line);
    });
}

/// As a mail program breaks lines: at the last blank that fits.
template <std::size_t Width>
std::string folded(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        std::string out;
        while (line.size() > Width) {
            const std::size_t blank = line.rfind(' ', Width);
            if (blank == std::string_view::npos || line.find_first_not_of(' ') > blank)
                break;
            out += std::string(line.substr(0, blank)) + '\n';
            line.remove_prefix(std::min(line.find_first_not_of(' ', blank), line.size()));
        }
        return out + std::string(line);
    });
}

std::string trimmedLines(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        const std::size_t from = line.find_first_not_of(" \t");
        return from == std::string_view::npos ? std::string() : std::string(line.substr(from));
    });
}

std::string squeezed(std::string_view text)
{
    return eachLine(text, [](std::string_view line, int) {
        std::string out;
        for (const char c : line)
            if (c != ' ' || out.empty() || out.back() != ' ')
                out += c;
        return out;
    });
}

std::string withoutBlankLines(std::string_view text)
{
    std::string out;
    eachLine(text, [&](std::string_view line, int) {
        if (line.find_first_not_of(" \t\r") != std::string_view::npos)
            out += std::string(line) + '\n';
        return std::string();
    });
    return out;
}

std::string utf16(std::string_view text)
{
    std::string out = "\xff\xfe";
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80)
            return std::string(text); // only for plain ASCII here
        out += c;
        out += '\0';
    }
    return out;
}

std::string diff(std::string_view text)
{
    return "diff --git a/log.txt b/log.txt\nnew file mode 100644\nindex 0000000..5f3c1a2\n--- /dev/null\n+++ "
           "b/log.txt\n@@ -0,0 +1,999 @@\n"
        + before(text, "+");
}

const Paste All[] = {
    { "syslog",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "Mar  7 " + clock(n) + " fieldbox monitor[1234]: " + std::string(line);
            });
        } },
    { "syslog without pid",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "Mar  7 " + clock(n) + " fieldbox monitor: " + std::string(line);
            });
        } },
    { "journal short-iso",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "2025-03-07T" + clock(n) + "+0800 fieldbox monitor[1234]: " + std::string(line);
            });
        } },
    { "syslog RFC 5424",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "<134>1 2025-03-07T" + clock(n) + ".123Z fieldbox monitor 1234 - - " + std::string(line);
            });
        } },
    { "docker timestamps",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "2025-03-07T" + clock(n) + ".123456789Z " + std::string(line);
            });
        } },
    { "bracketed stamps",
        [](std::string_view t) {
            return eachLine(
                t, [](std::string_view line, int n) { return "[2025-03-07 " + clock(n) + "] " + std::string(line); });
        } },
    { "logcat",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "03-07 " + clock(n) + ".123  1234  1234 I monitor : " + std::string(line);
            });
        } },
    { "compose", [](std::string_view t) { return before(t, "monitor_1  | "); } },
    { "compose, blanks trimmed", [](std::string_view t) { return before(t, "monitor_1  | ", true); } },
    { "kubectl --prefix", [](std::string_view t) { return before(t, "[pod/monitor-5d9c/iostat] "); } },
    { "host prefix", [](std::string_view t) { return before(t, "node17: "); } },
    { "grep -H", [](std::string_view t) { return before(t, "field/monitor.log:"); } },
    { "grep -Hn",
        [](std::string_view t) {
            return eachLine(t, [](std::string_view line, int n) {
                return "monitor.log:" + std::to_string(n) + ":" + std::string(line);
            });
        } },
    { "mail quote", [](std::string_view t) { return before(t, "> "); } },
    { "mail quote, trimmed", [](std::string_view t) { return before(t, "> ", true); } },
    { "mail quoted twice", [](std::string_view t) { return before(t, "> > "); } },
    { "mail quoted twice, glued", [](std::string_view t) { return before(t, ">> "); } },
    { "pipe quote", [](std::string_view t) { return before(t, "| "); } },
    { "diff", diff },
    { "diff without head", [](std::string_view t) { return before(t, "+"); } },
    { "indented by 4", [](std::string_view t) { return before(t, "    "); } },
    { "indented by a tab", [](std::string_view t) { return before(t, "\t"); } },
    { "tabs expanded", expanded },
    { "HTML escaped", escaped },
    { "HTML page",
        [](std::string_view t) {
            return "<!DOCTYPE html>\n<html><head><title>log</title></head><body>\n<pre><code class=\"text\">"
                + escaped(t) + "</code></pre>\n</body></html>\n";
        } },
    { "colours", coloured },
    { "forum code tags", [](std::string_view t) { return "[code]\n" + std::string(t) + "[/code]\n"; } },
    { "forum code tags, glued", [](std::string_view t) { return "[CODE]" + std::string(t) + "[/CODE]\n"; } },
    { "wiki noformat", [](std::string_view t) { return "{noformat}\n" + std::string(t) + "{noformat}\n"; } },
    { "fence", [](std::string_view t) { return "Here it is:\n\n```text\n" + std::string(t) + "```\n\nThanks!\n"; } },
    { "fence in a list", [](std::string_view t) { return "  ```\n" + before(t, "  ") + "  ```\n"; } },
    { "list 1.", [](std::string_view t) { return numbered(t, 0, ' ', ". "); } },
    { "list 1)", [](std::string_view t) { return numbered(t, 0, ' ', ") "); } },
    { "list 001:", [](std::string_view t) { return numbered(t, 3, '0', ": "); } },
    { "cat -n", [](std::string_view t) { return numbered(t, 6, ' ', "\t"); } },
    { "less -N", [](std::string_view t) { return numbered(t, 7, ' ', " "); } },
    { "editor gutter", [](std::string_view t) { return numbered(t, 4, ' ', " | "); } },
    { "L1:", [](std::string_view t) { return numbered(t, 0, ' ', ": ", "L"); } },
    { "CR LF", [](std::string_view t) { return replaced(replaced(t, "\r\n", "\n"), "\n", "\r\n"); } },
    { "UTF-16", utf16 },
    { "UTF-8 BOM", [](std::string_view t) { return "\xef\xbb\xbf" + std::string(t); } },
    { "no-break spaces", [](std::string_view t) { return replaced(t, " ", "\xc2\xa0"); } },
    { "trailing blanks", [](std::string_view t) { return replaced(t, "\n", "   \n"); } },
    { "doubled line ends", [](std::string_view t) { return replaced(t, "\n", "\n\n"); }, false },
    { "leading blanks gone", trimmedLines, false },
    { "blanks squeezed", squeezed, false },
    { "blank lines gone", withoutBlankLines, false },
    { "wrapped at 72", wrapped<72>, false },
    { "wrapped at 79", wrapped<79>, false },
    { "wrapped at 80", wrapped<80>, false },
    { "wrapped at 100", wrapped<100>, false },
    { "wrapped at 132", wrapped<132>, false },
    { "wrapped at 80, quoted", [](std::string_view t) { return before(wrapped<80>(t), "> "); }, false },
    { "folded at 72", folded<72>, false },
    { "folded at 76", folded<76>, false },
    { "folded at 80", folded<80>, false },
    { "folded at 100", folded<100>, false },
    { "folded at 72, quoted", [](std::string_view t) { return before(folded<72>(t), "> "); }, false },
    { "folded at 76, indented", [](std::string_view t) { return before(folded<76>(t), "    "); }, false },
};

} // namespace

std::span<const Paste> pastes() { return All; }

} // namespace testsupport
