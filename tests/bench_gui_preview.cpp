// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/application.h"
#include "gui/previewpage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmap>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

// How long an empty window takes to show the first picture of a large log that was not imported: cutting, reading,
// drawing. Prints milliseconds.
//
//   bench_gui_preview LOG [ROUNDS [PICTURE.png]]
int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fputs("usage: bench_gui_preview LOG [ROUNDS [PICTURE.png]]\n", stderr);
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    gui::prepareApplication();
    const int rounds = std::max(argc > 2 ? std::atoi(argv[2]) : 5, 1);
    std::vector<qint64> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        const auto preview = gui::Preview::of({ argv[1] });
        if (!preview) {
            std::fprintf(stderr, "%s is not a large plain log that can be previewed\n", argv[1]);
            return 1;
        }
        gui::PreviewPage page;
        page.resize(1400, 800);
        page.setPreview(preview);
        const QPixmap picture = page.grab();
        times.push_back(timer.nsecsElapsed());
        if (argc > 3)
            picture.save(QString::fromLocal8Bit(argv[3]));
    }
    std::sort(times.begin(), times.end());
    const auto milliseconds = [](qint64 nanos) { return static_cast<double>(nanos) / 1e6; };
    std::printf("first picture: median %.0f ms (%.0f to %.0f) of %d rounds\n", milliseconds(times[times.size() / 2]),
        milliseconds(times.front()), milliseconds(times.back()), rounds);
    return 0;
}
