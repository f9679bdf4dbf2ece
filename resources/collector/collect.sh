#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Stallmark authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Records what Stallmark needs to say when this machine stalled and why. POSIX shell, runs on busybox; every tool that
# is missing is left out. Nothing is installed or changed, and nothing leaves the machine.
#
#   sh collect.sh [-t SECONDS] [-i SECONDS] [-o FOLDER] [-p SECONDS] [-l LOGFILE]...
#     -t  how long to record; without it until Ctrl+C
#     -i  between two samples (1)
#     -o  where to write (stall-HOST-DATE in the current folder; choose another disk than the one that stalls, or /tmp)
#     -p  so many seconds of scheduler events by perf (0: none)
#     -l  a log of the application, copied as far as it grows; any number of times
#   Then send the .tar.gz that it names at the end.

# What a diagnosis asks for may be set here.
INTERVAL=1
DURATION=
PERF=0
THREADS=no      # yes: threads instead of processes
DEVICES=        # only these, for example "sda"; empty: all

LC_ALL=C
export LC_ALL
S_TIME_FORMAT=ISO
export S_TIME_FORMAT

die() { echo "collect.sh: $*" >&2; exit 2; }
has() { command -v "$1" >/dev/null 2>&1; }
is_number() { case $1 in '' | *[!0-9]*) return 1 ;; esac; }
stamp() { date '+%Y-%m-%d %H:%M:%S'; }

LOGS=
OUT=
while getopts t:i:o:p:l:h option; do
    case $option in
        t) is_number "$OPTARG" || die "-t takes seconds"; DURATION=$OPTARG ;;
        i) is_number "$OPTARG" && [ "$OPTARG" -gt 0 ] || die "-i takes seconds"; INTERVAL=$OPTARG ;;
        o) OUT=$OPTARG ;;
        p) is_number "$OPTARG" || die "-p takes seconds"; PERF=$OPTARG ;;
        l) [ -r "$OPTARG" ] || die "cannot read $OPTARG"; LOGS="$LOGS
$OPTARG" ;;
        *) sed -n '5,16s/^# \{0,1\}//p' "$0" 2>/dev/null; exit 2 ;;
    esac
done

HOST=$(hostname 2>/dev/null || cat /proc/sys/kernel/hostname 2>/dev/null || echo host)
[ -n "$OUT" ] || OUT=stall-$HOST-$(date '+%Y%m%d-%H%M%S')
mkdir -p "$OUT" || die "cannot write to $OUT"
PIDS=

# keep FILE COMMAND...: what a command prints, when there is such a command.
keep() {
    file=$1
    shift
    has "$1" && "$@" >>"$OUT/$file" 2>/dev/null
}

# follow FILE COMMAND...: the same in the background until the end.
follow() {
    file=$1
    shift
    has "$1" || return 1
    "$@" >"$OUT/$file" 2>/dev/null &
    PIDS="$PIDS $!"
}

settings() {
    # Wall clock and uptime side by side tie the kernel's clock to the wall.
    { uname -a; uptime; } >"$OUT/settings-$1.txt" 2>/dev/null
    if has sysctl; then
        sysctl -a 2>/dev/null | grep -E '^(vm\.(dirty|laptop|swappiness|min_free|vfs_cache)|kernel\.(sched|hung_task))'
    else
        for f in /proc/sys/vm/dirty_* /proc/sys/vm/laptop_mode /proc/sys/vm/swappiness; do
            [ -r "$f" ] && echo "vm.${f##*/} = $(cat "$f")"
        done
    fi >>"$OUT/settings-$1.txt"
}

machine() {
    settings before
    keep mounts.txt cat /proc/mounts
    keep df.txt df -h
    keep lsblk.txt lsblk -o NAME,MAJ:MIN,TYPE,SIZE,ROTA,SCHED,DISC-MAX,MODEL,MOUNTPOINT
    keep lscpu.txt lscpu
    for queue in /sys/block/*/queue; do
        for name in scheduler rotational nr_requests write_cache discard_max_bytes; do
            [ -r "$queue/$name" ] && echo "$queue/$name:$(cat "$queue/$name" 2>/dev/null)"
        done
    done >"$OUT/queues.txt"
    for disk in /sys/block/[shv]d[a-z] /sys/block/nvme[0-9]n[0-9]; do
        [ -e "$disk" ] || continue
        keep "smart-${disk##*/}.txt" smartctl -x "/dev/${disk##*/}"
        keep "hdparm-${disk##*/}.txt" hdparm -I "/dev/${disk##*/}"
    done
}

kernel_log() {
    if dmesg --help 2>&1 | grep -q -e '--follow'; then
        follow dmesg.txt dmesg -w
    else
        dmesg >"$OUT/dmesg.txt" 2>/dev/null
        KERNEL_LOG_AGAIN=yes
    fi
}

# busybox's top prints no time at all: its awk puts one before each line. The header of procps' top has a time of day.
dated() {
    if top -b -n 1 2>/dev/null | head -n 1 | grep -q '^Mem:'; then
        awk '{ print strftime("%Y-%m-%d %H:%M:%S"), $0; fflush() }'
    else
        cat
    fi
}

# Those with averages since boot in their first report keep it; it is told from a sample.
monitors() {
    # shellcheck disable=SC2086
    follow iostat.txt iostat -xt $DEVICES "$INTERVAL" || DISKSTATS=yes
    follow vmstat.txt vmstat -t "$INTERVAL" || follow vmstat.txt vmstat "$INTERVAL"
    follow mpstat.txt mpstat -P ALL "$INTERVAL"
    flags=-b
    [ "$THREADS" = yes ] && flags='-b -H'
    if has top; then
        # shellcheck disable=SC2086
        {
            COLUMNS=200 top $flags -d "$INTERVAL" 2>/dev/null &
            echo $! >>"$OUT/.pids"
            wait
        } | dated >"$OUT/top.txt" &
    fi
    echo "$LOGS" | while read -r log; do
        [ -n "$log" ] || continue
        tail -n 200 -f "$log" >"$OUT/app-${log##*/}" 2>/dev/null &
        echo $! >>"$OUT/.pids"
    done
}

# What has no monitor of its own is read from /proc.
turn() {
    now=$(stamp)
    { echo "$now"; grep -E '^(nr_dirty|nr_writeback|nr_dirtied|nr_written|nr_dirty_threshold|nr_dirty_background_threshold|pgpgin|pgpgout|pswpin|pswpout|pgmajfault|allocstall[a-z_]*|pgscan_[a-z_]*) ' /proc/vmstat; } >>"$OUT/vmstat-proc.txt"
    { echo "$now"; grep -E '^(MemTotal|MemFree|MemAvailable|Buffers|Cached|SwapFree|Dirty|Writeback|Shmem):' /proc/meminfo; } >>"$OUT/meminfo.txt"
    [ -n "$DISKSTATS" ] && { echo "$now"; cat /proc/diskstats; } >>"$OUT/diskstats.txt"
    [ -n "$CPUSTAT" ] && { echo "$now"; cat /proc/stat; } >>"$OUT/stat.txt"
    if [ -r /proc/pressure/io ]; then # kernel 4.20 and later; the names of the files go with the lines
        { echo "$now"; grep . /proc/pressure/cpu /proc/pressure/io /proc/pressure/memory; } >>"$OUT/pressure.txt"
    fi
    return 0
}

finish() {
    trap '' INT TERM
    # shellcheck disable=SC2046,SC2086
    kill $PIDS $(cat "$OUT/.pids" 2>/dev/null) 2>/dev/null
    rm -f "$OUT/.pids"
    [ -n "$KERNEL_LOG_AGAIN" ] && dmesg >"$OUT/dmesg.txt" 2>/dev/null
    if [ -f "$OUT/sched.data" ]; then
        (cd "$OUT" && perf sched latency -i sched.data -p -s max >perf-sched-latency.txt 2>/dev/null)
        (cd "$OUT" && perf sched timehist -i sched.data -w >perf-sched-timehist.txt 2>/dev/null) # perf 4.10 and later
        [ -s "$OUT/perf-sched-timehist.txt" ] || rm -f "$OUT/perf-sched-timehist.txt"
        rm -f "$OUT/sched.data"
    fi
    settings after
    for file in "$OUT"/*; do
        [ -s "$file" ] || rm -f "$file"
    done
    if tar -cf - "$OUT" 2>/dev/null | gzip >"$OUT.tar.gz"; then
        echo "$OUT.tar.gz" # the only line on standard output
    else
        echo "$OUT"
    fi
    exit 0
}

DISKSTATS=
CPUSTAT=
KERNEL_LOG_AGAIN=
machine
kernel_log
monitors
has top || CPUSTAT=yes
trap finish INT TERM HUP
if [ "$PERF" -gt 0 ] && has perf; then
    perf sched record -o "$OUT/sched.data" -- sleep "$PERF" >/dev/null 2>&1 &
    PIDS="$PIDS $!"
fi
echo "recording to $OUT; Ctrl+C ends it" >&2
turns=0
while [ -z "$DURATION" ] || [ $((turns * INTERVAL)) -lt "$DURATION" ]; do
    turn
    turns=$((turns + 1))
    sleep "$INTERVAL"
done
finish
