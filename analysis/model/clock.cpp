// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/clock.h"

namespace model {

const char *toText(StampKind kind)
{
    switch (kind) {
    case StampKind::None:
        return "none";
    case StampKind::Local:
        return "local";
    case StampKind::Zoned:
        return "zoned";
    case StampKind::TimeOfDay:
        return "time-of-day";
    case StampKind::Boot:
        return "boot";
    case StampKind::Elapsed:
        return "elapsed";
    }
    return "none";
}

} // namespace model
