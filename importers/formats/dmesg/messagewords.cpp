// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/messagewords.h"

#include "importers/api/lexer.h"

namespace importers::dmesgfmt {

namespace {

std::string_view upTo(std::string_view text, std::string_view before, std::string_view stops)
{
    const auto at = text.find(before);
    if (at == text.npos)
        return {};
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find_first_of(stops));
}

} // namespace

std::string_view between(std::string_view text, std::string_view before, std::string_view after)
{
    const auto at = text.find(before);
    if (at == text.npos)
        return {};
    text.remove_prefix(at + before.size());
    const auto end = text.find(after);
    return end == text.npos ? std::string_view() : text.substr(0, end);
}

std::string deviceIn(std::string_view message)
{
    for (const std::string_view before : { "dev ", "on device ", "(device ", "-fs (", "XFS (", "nvme ",
             "flushing file data on ", "Disk failure on ", "Failing path " }) {
        std::string_view name = upTo(message, before, " ,):");
        if (name.ends_with('.'))
            name.remove_suffix(1);
        if (!name.empty())
            return std::string(name);
    }
    // "sd 0:0:0:0: [sda] ...": a name in brackets, not "[<c0701a2c>]"
    const std::string_view bracket = between(message, ": [", "]");
    if (!bracket.empty() && bracket.size() < 16 && bracket.find_first_of(" <") == bracket.npos)
        return std::string(bracket);
    // "sd 2:0:0:0: timing out command": no name but an address
    std::string_view address = message;
    if (consume(address, "sd ") || consume(address, "scsi "))
        return std::string(address.substr(0, address.find(": ")));
    const std::string_view first = message.substr(0, message.find_first_of(" :"));
    const bool subject = message.size() > first.size() && message[first.size()] == ':';
    return subject ? std::string(first) : std::string();
}

std::string taskIn(std::string_view message)
{
    if (const std::string_view pid = upTo(message, " process ", " ,"); parseInteger(pid)) {
        const std::string_view name = between(message, "(", ")");
        return std::string(name) + (name.empty() ? "" : ":") + std::string(pid);
    }
    if (const auto invoked = message.find(" invoked oom-killer"); invoked != message.npos)
        return std::string(message.substr(0, invoked));
    const auto colon = message.find(": ");
    if (colon == message.npos)
        return {};
    const std::string_view subject = message.substr(0, colon);
    const auto bracket = subject.rfind('[');
    if (!subject.ends_with(']') || bracket == subject.npos)
        return std::string(subject);
    return std::string(subject.substr(0, bracket)) + ':'
        + std::string(subject.substr(bracket + 1, subject.size() - bracket - 2));
}

} // namespace importers::dmesgfmt
