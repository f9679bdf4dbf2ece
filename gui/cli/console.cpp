// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/console.h"

#include "gui/api/wording.h"

#include <atomic>
#include <csignal>
#include <cstdio>

#ifdef _WIN32
#include <io.h>
#define isatty _isatty
#define fileno _fileno
#else
#include <unistd.h>
#endif

namespace gui {

namespace {

std::atomic_bool interrupted = false;
static_assert(std::atomic_bool::is_always_lock_free, "set in a signal handler");

void onInterrupt(int) { interrupted.store(true); }

bool errorIsTerminal() { return isatty(fileno(stderr)) != 0; }

} // namespace

StandardOutput::~StandardOutput() { std::fflush(stdout); }

void StandardOutput::write(std::string_view text)
{
    if (!m_failed)
        m_failed = std::fwrite(text.data(), 1, text.size(), stdout) != text.size();
}

bool StandardOutput::finish()
{
    m_failed = std::fflush(stdout) != 0 || m_failed;
    if (m_failed)
        complain(std::string(STALLMARK_TEXT("standard output could not be written in full")));
    return !m_failed;
}

bool StandardOutput::isTerminal() { return isatty(fileno(stdout)) != 0; }

void complain(const std::string &sentence) { complain(translatedText(sentence)); }

void complain(const QString &sentence)
{
    std::string line = "stallmark: " + sentence.toStdString();
    for (char &c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

ConsoleJob::ConsoleJob()
{
    interrupted.store(false);
    std::signal(SIGINT, onInterrupt);
    m_control.cancel = &interrupted;
    if (errorIsTerminal())
        m_control.progress = [this](double done, double total) {
            const int percent = total > 0 ? static_cast<int>(100 * done / total) : 0;
            if (percent <= m_shown) // called from several threads' turns: never backwards
                return;
            m_shown = percent;
            std::fprintf(stderr, "\r%3d %%", percent);
            std::fflush(stderr);
        };
}

ConsoleJob::~ConsoleJob()
{
    std::signal(SIGINT, SIG_DFL);
    if (m_shown >= 0)
        std::fputs("\r     \r", stderr);
}

} // namespace gui
