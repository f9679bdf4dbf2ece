// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <utility>
#include <variant>

namespace model {

/// Why something could not be done: what, where, and what to do about it, in one sentence for people.
struct Error {
    std::string message;
};

/// A value or the reason why there is none. Errors cross library borders in this form, never as exceptions.
template <typename T>
class [[nodiscard]] Expected {
public:
    Expected(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Expected(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    explicit operator bool() const { return m_state.index() == 0; }
    T &operator*() { return std::get<0>(m_state); }
    const T &operator*() const { return std::get<0>(m_state); }
    T *operator->() { return &std::get<0>(m_state); }
    const T *operator->() const { return &std::get<0>(m_state); }
    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// For operations without a value.
using Status = Expected<std::monostate>;
inline Status ok() { return std::monostate{}; }

} // namespace model
