#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Stallmark authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds everything and runs all tests. Ends with CTest's summary and its exit status.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=resources/prepare.sh
. "$root/resources/prepare.sh"
install_missing "$build_packages $test_packages" "$run_packages"

cd "$root"
[ -f build/dev/build.ninja ] || cmake --preset dev
cmake --build --preset dev
exec ctest --preset dev --parallel 2
