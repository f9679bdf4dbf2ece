-- SPDX-FileCopyrightText: 2026 The Stallmark authors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- A Stallmark session: application_id 0x53544C4D ("STLM"), user_version = version of this schema.
-- Times are nanoseconds. Raw stamps are as read from the log; its clock (table log) leads to the session axis.
-- References between imported rows are not declared: a file is read by several threads and its log, groups and
-- chunks arrive in any order and in several transactions.

CREATE TABLE meta(
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A file of a bundle. status: 0 read, 1 partial, 2 unknown, 3 binary, 4 empty, 5 unreadable.
CREATE TABLE source(
    id INTEGER PRIMARY KEY,
    bundle TEXT NOT NULL,
    path TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    encoding TEXT NOT NULL,
    status INTEGER NOT NULL,
    detection TEXT NOT NULL,
    problem TEXT NOT NULL
) STRICT;

-- One log in a file. clock: 0 none, 1 local, 2 zoned, 3 time of day, 4 boot, 5 elapsed.
-- Session time = raw + clock_offset, or clock_offset + raw * clock_interval for clock 0.
CREATE TABLE log(
    id INTEGER PRIMARY KEY, -- source * 64 + number in the file
    source INTEGER NOT NULL,
    format TEXT NOT NULL,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    host TEXT NOT NULL,
    kernel TEXT NOT NULL,
    cpus INTEGER NOT NULL,
    samples INTEGER NOT NULL,
    results INTEGER NOT NULL,
    events INTEGER NOT NULL,
    first_raw INTEGER,
    last_raw INTEGER,
    clock INTEGER NOT NULL,
    clock_offset INTEGER NOT NULL,
    clock_uncertainty INTEGER NOT NULL,
    clock_interval INTEGER NOT NULL,
    zone_seconds INTEGER,
    placed INTEGER NOT NULL,
    how TEXT NOT NULL
) STRICT;

-- Rows that share their stamps: one device of iostat, one process of top.
CREATE TABLE series_group(
    id INTEGER PRIMARY KEY, -- source << 24 | number
    log INTEGER NOT NULL,
    name TEXT NOT NULL,
    entity TEXT NOT NULL,
    since_boot INTEGER NOT NULL
) STRICT;

-- Stored figure * multiplier = value in `unit`.
CREATE TABLE metric(
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    unit TEXT NOT NULL,
    multiplier INTEGER NOT NULL,
    UNIQUE(name, unit, multiplier)
) STRICT;

-- One column of a group; its group is id >> 8.
CREATE TABLE series(
    id INTEGER PRIMARY KEY,
    metric INTEGER NOT NULL,
    count INTEGER NOT NULL -- values present
) STRICT;

-- Up to 4096 consecutive rows of a group. A short chunk keeps its columns in `packed` (below) instead of rows of
-- chunk_column, so that a process that lived for three samples costs a hundred bytes.
CREATE TABLE chunk(
    id INTEGER PRIMARY KEY,
    series_group INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    first_raw INTEGER NOT NULL, -- smallest and largest stamp
    last_raw INTEGER NOT NULL,
    first_line INTEGER NOT NULL,
    times BLOB NOT NULL, -- column of raw stamps
    lines BLOB NOT NULL, -- column of line numbers
    packed BLOB,         -- per column: number of the column, length (varints), column
    UNIQUE(series_group, seq)
) STRICT;

-- min, max and sum are in the unit of the metric. `level` stands before `data` so that it is read without it.
--
-- A column as bytes ("varint": 7 bits a byte, low bits first, high bit: more follow; "zigzag": 0, -1, 1, -2, ... as
-- 0, 1, 2, 3, ...):
--   byte 0    bits 0-3: width, bytes a residual, 0..8
--             0x10: presence follows  0x20: differences  0x40: step follows  0x80: decimals a row follow
--   byte 1    decimals: value = number / 10^decimals * multiplier; 255 without flag 0x80: no value at all, the end
--   varint    zigzag first number, only with flag 0x20
--   varint    zigzag base
--   varint    step, only with flag 0x40, else 1
--   block     presence, one bit a row, low bit first, only with flag 0x10; an absent row holds some number too
--   block     decimals, one byte a row, 255 where absent, only with flag 0x80
--   blocks    `width` planes: plane p has byte p of every residual
--   number = base + step * residual, modulo 2^64; with flag 0x20 these are the differences between the second row and
--   the first, the third and the second, and so on.
-- A block is a varint: 0 and the bytes as they are, or the length of the zstd frame that follows.
-- `level` is such a column of the minima of each 64 rows followed by their maxima; empty when min = max, for a single
-- step of 64, and with decimals a row.
CREATE TABLE chunk_column(
    series INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    count INTEGER NOT NULL,
    min REAL NOT NULL,
    max REAL NOT NULL,
    sum REAL NOT NULL,
    level BLOB NOT NULL,
    data BLOB NOT NULL,
    UNIQUE(series, seq)
) STRICT;

CREATE TABLE event(
    log INTEGER NOT NULL,
    line INTEGER NOT NULL,
    raw INTEGER,
    duration INTEGER NOT NULL,
    kind TEXT NOT NULL,
    entity TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE fact(
    log INTEGER NOT NULL,
    line INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL
) STRICT;

-- better: 0 neither, 1 higher, 2 lower.
CREATE TABLE result(
    log INTEGER NOT NULL,
    line INTEGER NOT NULL,
    tool TEXT NOT NULL,
    version TEXT NOT NULL,
    run INTEGER NOT NULL,
    test TEXT NOT NULL,
    metric TEXT NOT NULL,
    value REAL,
    unit TEXT NOT NULL,
    better INTEGER NOT NULL
) STRICT;

CREATE TABLE issue(
    source INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    excerpt TEXT NOT NULL,
    count INTEGER NOT NULL
) STRICT;

-- Lines of a source that findings point to, with those around them: at most 128 that follow each other in a row.
-- Where a line is in two rows the earlier row holds.
CREATE TABLE excerpt(
    id INTEGER PRIMARY KEY,
    source INTEGER NOT NULL,
    first INTEGER NOT NULL, -- line number of the first
    lines INTEGER NOT NULL,
    text ANY NOT NULL       -- joined by line feeds; a BLOB is a zstd frame of that
) STRICT;
CREATE INDEX excerpt_place ON excerpt(source, first);

CREATE TABLE quality(
    source INTEGER NOT NULL,
    line INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;

-- Sentences of the analysis are a pattern with %1, %2, ... and its arguments, separated by U+001F (in them: U+001E s;
-- U+001E itself: U+001E e).
CREATE TABLE incident(
    id INTEGER PRIMARY KEY,
    span_from INTEGER NOT NULL,
    span_to INTEGER NOT NULL,
    device TEXT NOT NULL,
    placed INTEGER NOT NULL,
    title TEXT NOT NULL
) STRICT;

-- Of an incident that recurs evenly; none for one that happened once.
CREATE TABLE episode(
    id INTEGER PRIMARY KEY, -- in order of time
    incident INTEGER NOT NULL REFERENCES incident(id) ON DELETE CASCADE,
    span_from INTEGER NOT NULL,
    span_to INTEGER NOT NULL
) STRICT;

CREATE TABLE symptom(
    id INTEGER PRIMARY KEY, -- worst first
    incident INTEGER NOT NULL REFERENCES incident(id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    entity TEXT NOT NULL,
    peak REAL,
    unit TEXT NOT NULL,
    at INTEGER NOT NULL,
    source INTEGER NOT NULL,
    line INTEGER NOT NULL
) STRICT;

-- role: cause, trigger, amplifier, artefact. verdict: in, out, unknown.
CREATE TABLE finding(
    id INTEGER PRIMARY KEY, -- in order of rank
    incident INTEGER REFERENCES incident(id) ON DELETE CASCADE, -- NULL: of the whole recording
    rule TEXT NOT NULL,
    role TEXT NOT NULL CHECK(role IN ('cause', 'trigger', 'amplifier', 'artefact')),
    verdict TEXT NOT NULL CHECK(verdict IN ('in', 'out', 'unknown')),
    score REAL,
    coverage REAL,
    rank REAL,
    summary TEXT NOT NULL,
    missing_set INTEGER NOT NULL -- of the signals that were not recorded; 0: none is missing
) STRICT;

CREATE TABLE evidence(
    id INTEGER PRIMARY KEY,
    finding INTEGER NOT NULL REFERENCES finding(id) ON DELETE CASCADE,
    supports INTEGER NOT NULL,
    hard INTEGER NOT NULL,
    earned REAL,
    weight REAL,
    text TEXT NOT NULL,
    metric TEXT NOT NULL,
    entity TEXT NOT NULL,
    span_from INTEGER,
    span_to INTEGER,
    source INTEGER NOT NULL,
    line INTEGER NOT NULL
) STRICT;

-- The same signals are missing at most incidents, so findings share their sets.
CREATE TABLE missing(
    id INTEGER PRIMARY KEY,
    missing_set INTEGER NOT NULL,
    weight REAL,
    signal TEXT NOT NULL,
    command TEXT NOT NULL
) STRICT;

-- For people with the sqlite3 shell.
CREATE VIEW series_list AS
    SELECT series.id, source.path, log.tool, series_group.entity, metric.name AS metric, metric.unit, series.count
    FROM series JOIN metric ON metric.id = series.metric
    LEFT JOIN series_group ON series_group.id = series.id >> 8
    LEFT JOIN log ON log.id = series_group.log
    LEFT JOIN source ON source.id = log.source;
