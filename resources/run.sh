#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Stallmark authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Stallmark and opens BUNDLE... in it; without an argument the example case. Where there is no display, the
# analysis goes to the terminal and a PDF report beside the bundle.
#
#   sh resources/run.sh [BUNDLE...]
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=resources/prepare.sh
. "$root/resources/prepare.sh"
install_missing "$build_packages" "$run_packages"

# Only the messages of a build that fails are worth reading; they stay on the terminal.
(
    cd "$root"
    [ -f build/release/build.ninja ] || cmake --preset release
    cmake --build --preset release --target stallmark
) >&2
program=$root/build/release/stallmark

report_folder=
if [ $# -eq 0 ]; then
    set -- "$root"/resources/example/*
    report_folder=$root/build # the sources stay as they are
fi

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi

# Where the report goes: beside the first bundle, or where it can be written when that place cannot.
bundle=$1
[ ! -d "$bundle" ] || bundle=$(CDPATH='' cd -- "$bundle" && pwd -P)
[ -n "$report_folder" ] || report_folder=$(dirname -- "$bundle")
if [ ! -w "$report_folder" ]; then
    beside=$report_folder
    for report_folder in . "${HOME:-.}" "${TMPDIR:-/tmp}"; do
        [ ! -d "$report_folder" ] || [ ! -w "$report_folder" ] || break
    done
    say "$beside cannot be written, so the report goes elsewhere"
fi
name=$(basename -- "$bundle")
name=${name%.gz} name=${name%.xz} name=${name%.zst} name=${name%.bz2}
name=${name%.tar} name=${name%.tgz} name=${name%.txz} name=${name%.zip} name=${name%.7z} name=${name%.stallmark}
report=$(CDPATH='' cd -- "$report_folder" && pwd -P)/${name:-stallmark}.pdf

# Status 1 says that some input could not be read, which the program has named; the rest is worth a report.
run() {
    "$program" "$@" || {
        status=$?
        [ "$status" -eq 1 ] || exit "$status"
    }
}
run analyze "$@"
run report "$@" -o "$report"
say "no display, so the report was written to $report"
