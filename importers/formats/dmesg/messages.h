// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_set>

namespace importers::dmesgfmt {

/// A message of the kernel with its time, whatever form it was printed in.
struct Message {
    Stamp stamp;
    model::LineNumber line = 0;
    std::string text; ///< with the blanks it begins with
    bool open = false; ///< its line may be cut, see Line
};

/// Makes events and facts of messages: what tells of trouble, with the call trace behind it, and the first and last
/// message, so that it is known which time the log covers.
class Messages {
public:
    void take(Message message, ImportSink &sink);
    void finish(ImportSink &sink);
    bool any() const { return m_any; }
    /// The message was seen with a stamp: reports of crashes repeat what the log holds.
    bool seen(std::string_view text) const;

private:
    void event(const Message &message, std::string_view kind, std::string_view entity, model::Nanos duration,
        ImportSink &sink);
    void remember(const Message &message);
    void facts(const Message &message, ImportSink &sink);
    void mark(const Message &message, ImportSink &sink);
    void row(const Column &column, std::string_view entity, const model::Decimal &value, const Message &message,
        ImportSink &sink);
    bool addToTrace(const Message &message);
    void endTrace(ImportSink &sink);

    bool m_any = false;
    Message m_last;
    std::unordered_set<std::size_t> m_seen; ///< hashes
    std::string m_traced; ///< the task or device whose trace follows
    model::LineNumber m_marked = 0; ///< the last line with a row of its time
    bool m_inTrace = false;
    Message m_trace; ///< joined
    std::map<std::string, TableId> m_tables;
};

} // namespace importers::dmesgfmt
