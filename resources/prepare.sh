# SPDX-FileCopyrightText: 2026 The Stallmark authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by resources/run.sh and tests/run.sh: the Debian packages by name, and how to get those that are missing.
# shellcheck shell=sh disable=SC2034,SC2086 # the lists are used by the sourcing scripts and are meant to be split

build_packages="cmake ninja-build g++ pkg-config gzip
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev
    libqcustomplot-dev libsqlite3-dev libarchive-dev libqpdf-dev libuchardet-dev libzstd-dev zlib1g-dev libssl-dev libboost-dev
    libsimdjson-dev libpcre2-dev"
# The program starts without these, but icons, fonts or translated buttons are missing.
run_packages="libqt6svg6 qt6-wayland fonts-noto-core fonts-noto-cjk qt6-translations-l10n hicolor-icon-theme"
# The tests look into the PDF with these.
test_packages="poppler-utils qpdf"

say() {
    echo "stallmark: $*" >&2
}

# Prints those of the named packages that are not installed.
missing_packages() {
    installed=$(dpkg-query -W -f ' ${db:Status-Status}:${Package} ' "$@" 2>/dev/null) || : # fails when one is unknown
    for package in "$@"; do
        case $installed in
        *" installed:$package "*) ;;
        *) echo "$package" ;;
        esac
    done
}

apt_get() {
    if [ "$(id -u)" -eq 0 ]; then
        env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get "$@" >&2
    else
        sudo env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get "$@" >&2
    fi
}

# install_missing REQUIRED OPTIONAL: both are lists of names. Fails only when a required package cannot be had.
install_missing() {
    if ! command -v dpkg-query >/dev/null 2>&1; then
        say "this is not a Debian system; what is needed, by Debian's names:" $1
        return 0
    fi
    missing=$(missing_packages $1 $2)
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1; then
        say "installing" $missing
        # Failure shows below, when a required package is still missing.
        { apt_get update && apt_get install -y --no-install-recommends $missing; } || say "apt-get failed"
    fi
    missing=$(missing_packages $1)
    [ -z "$missing" ] && return 0
    say "these packages are missing; as root: apt-get install --no-install-recommends" $missing
    return 1
}
