// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gui {

/// Writes one JSON value as a stream (RFC 8259): members in the order given, numbers as the shortest text that reads
/// back the same, what is missing or not finite as null, bytes that are not UTF-8 as U+FFFD. Calls must nest properly.
class JsonWriter {
public:
    using Sink = std::function<void(std::string_view)>;
    /// Whether the members of an object or array stand on lines of their own.
    enum class Layout : std::uint8_t { Lines, Inline };

    explicit JsonWriter(Sink sink);
    ~JsonWriter();
    JsonWriter(const JsonWriter &) = delete;
    JsonWriter &operator=(const JsonWriter &) = delete;

    void beginObject(Layout layout = Layout::Lines) { open('{', layout); }
    void endObject() { close('}'); }
    void beginArray(Layout layout = Layout::Lines) { open('[', layout); }
    void endArray() { close(']'); }
    void key(std::string_view name);

    void value(std::string_view text);
    void value(const char *text) { value(std::string_view(text)); }
    void value(const std::string &text) { value(std::string_view(text)); }
    void value(double number);
    void value(std::int64_t number);
    void value(int number) { value(static_cast<std::int64_t>(number)); }
    void value(std::uint32_t number) { value(static_cast<std::int64_t>(number)); }
    void value(bool truth);
    void null();
    template <typename T>
    void value(const std::optional<T> &maybe)
    {
        if (maybe)
            value(*maybe);
        else
            null();
    }
    template <typename T>
    void member(std::string_view name, const T &content)
    {
        key(name);
        value(content);
    }
    /// Null when the text is empty.
    void memberOrNull(std::string_view name, const std::string &text);
    /// Ends the document with a line end and hands everything to the sink.
    void finish();

private:
    struct Level {
        Layout layout;
        bool empty;
    };
    void open(char bracket, Layout layout);
    void close(char bracket);
    void separate();
    void raw(std::string_view text);
    void newLine();
    void flush();

    Sink m_sink;
    std::string m_buffer;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace gui
