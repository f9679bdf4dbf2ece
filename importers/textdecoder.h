// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <iconv.h>

#include <memory>
#include <string>
#include <string_view>

namespace importers {

/// How the bytes of a text file are to be read.
struct Encoding {
    enum class Kind { Utf8, Utf16Le, Utf16Be, Legacy };
    Kind kind = Kind::Utf8;
    std::string name = "UTF-8"; ///< for people and, when Legacy, for iconv
    std::size_t bom = 0; ///< bytes of the byte order mark at the start
};

/// Byte order mark, else the pattern of the NULs, else strict UTF-8, else a statistical guess. Never fails: the last
/// resort is Latin-1, which reads anything.
Encoding detectEncoding(std::string_view head);

/// Strict. A sequence cut off by the end of the text is no error when `maybeCut`.
bool isUtf8(std::string_view text, bool maybeCut = false);
/// Nothing but printable ASCII, tabs and line feeds: such text needs no work at all.
bool isPlainAscii(std::string_view text);

/// UTF-16 to UTF-8, piece by piece; unpaired surrogates become U+FFFD.
class Utf16Decoder {
public:
    explicit Utf16Decoder(bool bigEndian)
        : m_bigEndian(bigEndian)
    {
    }
    void decode(std::string_view bytes, std::string &out);

private:
    void unit(unsigned value, std::string &out);
    bool m_bigEndian;
    bool m_half = false;
    unsigned char m_first = 0;
    unsigned m_high = 0; ///< surrogate that waits for its other half
};

/// One line in an 8-bit or multi-byte encoding to UTF-8. A byte that cannot be read becomes U+FFFD.
class LegacyDecoder {
public:
    explicit LegacyDecoder(const std::string &name);
    void decode(std::string_view bytes, std::string &out);

private:
    struct Close {
        void operator()(void *handle) const { iconv_close(static_cast<iconv_t>(handle)); }
    };
    std::unique_ptr<void, Close> m_handle; ///< null: Latin-1
};

/// Appends the UTF-8 form; what is no character appends U+FFFD.
void appendUtf8(unsigned codePoint, std::string &out);

} // namespace importers
