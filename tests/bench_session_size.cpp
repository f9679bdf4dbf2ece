// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/manifest.h"
#include "support/measuredrun.h"
#include "support/perturb.h"

#include <QRegularExpression>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

// How large a session file is against the same log packed with gzip -6, for each kind of log that the corpus has: its
// largest file of the kind, repeated with later stamps until it is long. Where one copy fits into the window of gzip
// (32 KiB) it packs all but the first to nothing, which no real log does: such lines are marked.
//
//   bench_session_size [BYTES] [GLOB of kinds] [PROGRAM]
//
// Without PROGRAM the stallmark of this build.

using namespace testsupport;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t Usual = 2'000'000; ///< bytes of a log
constexpr std::size_t GzipWindow = 32 * 1024;
constexpr int Step = 600; ///< s between the copies

std::map<QString, ManifestRow> largestOfKinds(const QString &glob)
{
    const QRegularExpression wanted(QRegularExpression::wildcardToRegularExpression(glob));
    std::map<QString, ManifestRow> rows;
    std::error_code error;
    for (const char *folder : { "sys", "bench" })
        for (const ManifestRow &row : manifestRows(folder, {})) {
            if (row.kind.startsWith(QStringLiteral("nasty")) || !wanted.match(row.kind).hasMatch())
                continue;
            const auto [at, isNew] = rows.try_emplace(row.kind, row);
            if (!isNew
                && fs::file_size(row.path.toStdString(), error) > fs::file_size(at->second.path.toStdString(), error))
                at->second = row;
        }
    return rows;
}

bool writeLong(const std::string &path, const std::string &text, std::size_t bytes)
{
    std::ofstream out(path, std::ios::binary);
    std::size_t written = 0;
    for (int copy = 0; written < bytes && !text.empty(); ++copy) {
        const std::string later = copy == 0 ? text : shiftStamps(text, copy * Step);
        out << later;
        written += later.size();
    }
    return out.good() && written > 0;
}

void printKind(const ManifestRow &row, std::size_t bytes, const std::string &program, const fs::path &folder)
{
    const auto text = readBytes(row.path.toStdString());
    const std::string log = (folder / "log.txt").string(), packed = log + ".gz", session = log + ".stallmark";
    if (!text || !writeLong(log, *text, bytes))
        return;
    fs::remove(session);
    runMeasured({ "sh", "-c", "exec gzip -6 -c -- \"$1\" > \"$2\"", "sh", log, packed });
    runMeasured({ program, "import", log, "-o", session });
    std::error_code error;
    const auto size = [&](const std::string &path) { return static_cast<double>(fs::file_size(path, error)); };
    if (!fs::exists(session)) {
        std::printf("%-24s no session\n", qPrintable(row.kind));
        return;
    }
    std::printf("%-24s %9.0f %9.0f %9.0f %8.2f %s %s\n", qPrintable(row.kind), size(log), size(packed), size(session),
        size(session) / std::max(size(packed), 1.0), text->size() > GzipWindow ? " " : "*", qPrintable(row.file));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const std::size_t bytes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : Usual;
    const QString glob = QString::fromLocal8Bit(argc > 2 ? argv[2] : "*");
    const std::string program = argc > 3 ? argv[3] : STALLMARK_BINARY_DIR "/stallmark";
    if (bytes == 0) {
        std::fprintf(stderr, "usage: bench_session_size [BYTES] [GLOB] [PROGRAM]\n");
        return 2;
    }
    std::string folder = (fs::temp_directory_path() / "stallmark-size-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 1;
    std::printf("%-24s %9s %9s %9s %8s\n", "kind", "log", "gzip -6", "session", "ratio");
    for (const auto &[kind, row] : largestOfKinds(glob))
        printKind(row, bytes, program, folder);
    std::printf("* repeated inside the window of gzip: no measure\n");
    fs::remove_all(folder);
    return 0;
}
