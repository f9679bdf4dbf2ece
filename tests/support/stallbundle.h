// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

// A small recording with one stall in it, made as text: for tests of what happens behind the readers.
namespace testsupport {

/// Fills `folder` (made when missing) with iostat.log (two minutes at 1 s, sda stalls from 10:01:00 to 10:01:06 moving
/// far less than it can), sysctl.txt and bench.txt (sysbench fileio). `quiet` leaves the stall out.
void writeStallBundle(const QString &folder, bool quiet = false);
/// A text in no known format and an empty file beside the others.
void addUnreadableFiles(const QString &folder);

} // namespace testsupport
