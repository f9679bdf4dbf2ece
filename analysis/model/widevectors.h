// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Before a function whose loops run over millions of values: it is compiled twice with all that it calls, for
/// processors with AVX2 and for every other one, and the loader takes the one that fits.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__)                           \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define STALLMARK_WIDE_VECTORS __attribute__((target_clones("avx2", "default"), flatten))
#else
#define STALLMARK_WIDE_VECTORS
#endif
