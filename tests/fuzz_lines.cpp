// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingsink.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

// libFuzzer: the first byte chooses between the whole way in (encoding, detection, several logs) and one format's
// reader alone, which random text would hardly ever be taken for; the rest is the text.

namespace {

void requireGoodManners(const testsupport::RecordingSink &sink)
{
    if (!sink.misuse.empty())
        std::abort();
}

void readAsFile(std::string_view text)
{
    const auto file = testsupport::recordText("fuzz", text, 61);
    for (const auto &log : file->logs)
        requireGoodManners(*log);
}

void readAs(const importers::LogFormat &format, std::string_view text)
{
    testsupport::RecordingSink sink(format.id);
    const auto reader = format.makeReader({});
    importers::Line line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line.text = text.substr(0, end);
        ++line.number;
        format.opens(line.text);
        reader->line(line, sink);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    reader->finish(sink);
    requireGoodManners(sink);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const auto formats = importers::logFormats();
    const std::size_t choice = data[0] % (formats.size() + 1);
    if (choice == formats.size())
        readAsFile(text);
    else
        readAs(formats[choice], text);
    return 0;
}
