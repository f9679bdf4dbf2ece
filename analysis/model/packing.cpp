// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/packing.h"

#include "analysis/model/widevectors.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <type_traits>

namespace model::packing {

namespace {

std::uint64_t zigzag(std::int64_t v)
{
    return (static_cast<std::uint64_t>(v) << 1) ^ static_cast<std::uint64_t>(v >> 63);
}

unsigned widthOf(std::uint64_t range) { return static_cast<unsigned>(std::bit_width(range) + 7) / 8; }

/// The frame of reference: value = base + step * residual, residual < 256^width.
template <typename T>
struct Frame {
    T base = 0;
    std::uint64_t range = 0;
    std::uint64_t step = 1;
    unsigned width() const { return widthOf(range / step); }
};

template <typename T>
using Unsigned = std::make_unsigned_t<T>;

template <typename T>
Frame<T> frameOf(T min, T max)
{
    return { min, static_cast<Unsigned<T>>(static_cast<Unsigned<T>>(max) - static_cast<Unsigned<T>>(min)), 1 };
}

template <typename T>
Frame<T> frameOf(std::span<const T> values)
{
    T min = values[0];
    T max = values[0];
    for (const T v : values) {
        min = v < min ? v : min;
        max = v > max ? v : max;
    }
    return frameOf(min, max);
}

/// Stamps in whole seconds and sizes in whole pages have a common step. Gives up at once where there is none.
template <typename T>
void findStep(std::span<const T> values, Frame<T> &frame)
{
    if (frame.width() <= 1)
        return; // no step takes a byte away
    Unsigned<T> step = 0;
    for (const T v : values) {
        const auto residual
            = static_cast<Unsigned<T>>(static_cast<Unsigned<T>>(v) - static_cast<Unsigned<T>>(frame.base));
        if (step != 0 ? residual % step == 0 : residual == 0)
            continue; // cheaper than asking for the divisor
        step = std::gcd(step, residual);
        if (step == 1)
            return;
    }
    if (step > 1 && widthOf(frame.range / step) < frame.width())
        frame.step = step;
}

/// Byte p of all residuals lies in plane p: the low bytes are noise and the high bytes nearly constant, and either
/// compresses better alone.
template <typename T>
void putPlanes(std::string &out, std::span<const T> values, const Frame<T> &frame)
{
    thread_local std::vector<Unsigned<T>> residuals;
    thread_local std::vector<std::uint8_t> plane;
    const std::size_t n = values.size();
    residuals.resize(n);
    plane.resize(n);
    const auto base = static_cast<Unsigned<T>>(frame.base);
    Unsigned<T> *r = residuals.data();
    for (std::size_t i = 0; i < n; ++i)
        r[i] = static_cast<Unsigned<T>>(values[i]) - base;
    if (frame.step > 1) {
        const auto step = static_cast<Unsigned<T>>(frame.step);
        for (std::size_t i = 0; i < n; ++i)
            r[i] /= step;
    }
    std::uint8_t *bytes = plane.data();
    for (unsigned p = 0; p < frame.width(); ++p) {
        const unsigned shift = 8 * p;
        for (std::size_t i = 0; i < n; ++i)
            bytes[i] = static_cast<std::uint8_t>(r[i] >> shift);
        putBlock(out, plane);
    }
}

template <typename T>
void putFrame(std::string &out, const Frame<T> &frame)
{
    putVarint(out, zigzag(frame.base));
    if (frame.step > 1)
        putVarint(out, frame.step);
}

template <typename T>
std::uint8_t flagsOf(const Frame<T> &frame, const Extras &extras)
{
    return static_cast<std::uint8_t>(frame.width() | (extras.presence.empty() ? 0 : HasPresence)
        | (frame.step > 1 ? HasStep : 0) | (extras.ownDecimals.empty() ? 0 : HasOwnDecimals));
}

void putExtras(std::string &out, const Extras &extras)
{
    if (!extras.presence.empty())
        putBlock(out, extras.presence);
    if (!extras.ownDecimals.empty())
        putBlock(out, extras.ownDecimals);
}

/// Differences to the value before; the first is left out. They wrap, and wrap back when they are summed.
template <typename T>
std::span<const T> differences(std::span<const T> values)
{
    thread_local std::vector<T> buffer;
    buffer.resize(values.size() - 1);
    T *d = buffer.data();
    for (std::size_t i = 1; i < values.size(); ++i)
        d[i - 1] = static_cast<T>(static_cast<Unsigned<T>>(values[i]) - static_cast<Unsigned<T>>(values[i - 1]));
    return buffer;
}

template <typename T>
std::string packDelta(std::span<const T> values, std::span<const T> deltas, Frame<T> frame, const Extras &extras)
{
    findStep(deltas, frame);
    std::string out;
    out.push_back(static_cast<char>(flagsOf(frame, extras) | IsDelta));
    out.push_back(static_cast<char>(extras.decimals));
    putVarint(out, zigzag(values[0]));
    putFrame(out, frame);
    putExtras(out, extras);
    putPlanes(out, deltas, frame);
    return out;
}

template <typename T>
std::string packDirect(std::span<const T> values, Frame<T> frame, const Extras &extras)
{
    findStep(values, frame);
    std::string out;
    out.push_back(static_cast<char>(flagsOf(frame, extras)));
    out.push_back(static_cast<char>(extras.decimals));
    putFrame(out, frame);
    putExtras(out, extras);
    putPlanes(out, values, frame);
    return out;
}

template <typename T>
std::string packColumn(std::span<const T> values, T min, T max, const Extras &extras)
{
    const Frame<T> direct = frameOf(min, max);
    // A 32-bit difference is summed up in 64 bits, so it must not wrap.
    const bool differenceFits = sizeof(T) == 8 || direct.range <= 0x7fffffffU;
    if (direct.range > 0 && values.size() > 2 && differenceFits) {
        const std::span<const T> deltas = differences(values);
        const Frame<T> delta = frameOf(deltas);
        if (delta.width() < direct.width())
            return packDelta(values, deltas, delta, extras);
    }
    return packDirect(values, direct, extras);
}

} // namespace

STALLMARK_WIDE_VECTORS
std::string pack(std::span<const std::int32_t> values, std::int32_t min, std::int32_t max, const Extras &extras)
{
    return packColumn(values, min, max, extras);
}

std::string pack(std::span<const std::int64_t> values, std::int64_t min, std::int64_t max, const Extras &extras)
{
    return packColumn(values, min, max, extras);
}

std::string pack(std::span<const std::int64_t> values, const Extras &extras)
{
    const auto [min, max] = std::minmax_element(values.begin(), values.end());
    return packColumn(values, *min, *max, extras);
}

std::string packNothing() { return { '\0', static_cast<char>(NoDecimals) }; }

} // namespace model::packing
