// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/job.h"

#include <QString>

#include <string>
#include <string_view>

namespace gui {

/// Exit statuses of the command line contract.
enum ExitStatus : int { Done = 0, DoneWithProblems = 1, WrongUse = 2, CannotOpen = 3, Interrupted = 130 };

/// Buffered standard output. The bytes are the text's own: no locale, no line end translation.
class StandardOutput {
public:
    ~StandardOutput();
    void write(std::string_view text);
    bool failed() const { return m_failed; }
    /// False when not all could be written (full disk, closed pipe); says so on standard error.
    bool finish();
    static bool isTerminal();

private:
    bool m_failed = false;
};

/// One line on standard error: "stallmark: sentence". Line ends and control characters inside become blanks.
void complain(const std::string &sentence);
void complain(const QString &sentence);

/// Progress on standard error while the job runs, when that is a terminal; Ctrl+C cancels it.
class ConsoleJob {
public:
    ConsoleJob();
    ~ConsoleJob();
    ConsoleJob(const ConsoleJob &) = delete;
    ConsoleJob &operator=(const ConsoleJob &) = delete;
    const model::JobControl &control() const { return m_control; }

private:
    model::JobControl m_control;
    int m_shown = -1; ///< per cent
};

} // namespace gui
