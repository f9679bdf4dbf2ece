# SPDX-FileCopyrightText: 2026 The Stallmark authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D LUPDATE=... -D SOURCES=<list of files> -D ROOT=<source tree> -D COPIES=<folder> -D TS_FILES=a.ts,b.ts -P this
#
# Brings the .ts files up to date. lupdate has no context for a marker of one argument and follows no macro, so it reads
# copies of the sources in which the markers of sentences are spelled as it knows them. What marks a sentence:
#   STALLMARK_TEXT("...")                 a sentence or a part of one from below the gui, context "findings"
#   issue(line, "...", excerpt)           why a line was not used, context "findings"
#   MetricInfo{ "name", ..., "title" }    the title of a metric, context "metrics"
#   tr(), QT_TRANSLATE_NOOP, translate()  as everywhere
set(literals "\"([^\"\\]|\\\\.)*\"([ \n]*\"([^\"\\]|\\\\.)*\")*")

function(copy_marked name)
    file(READ "${ROOT}/${name}" text)
    string(REPLACE "STALLMARK_TEXT(" "QT_TRANSLATE_NOOP(\"findings\", " text "${text}")
    string(REGEX REPLACE "(issue\\([^;\"(]*(\\([^;\"()]*\\)[^;\"()]*)*)(${literals})"
        "\\1QT_TRANSLATE_NOOP(\"findings\", \\3)" text "${text}")
    string(REGEX REPLACE "(MetricInfo{ [^}]*, )(\"[^\"]*\") }" "\\1QT_TRANSLATE_NOOP(\"metrics\", \\2) }" text "${text}")
    file(WRITE "${COPIES}/${name}" "${text}")
endfunction()

file(REMOVE_RECURSE "${COPIES}")
file(STRINGS "${SOURCES}" paths)
set(copies "")
foreach(path IN LISTS paths)
    file(RELATIVE_PATH name "${ROOT}" "${path}")
    copy_marked("${name}")
    string(APPEND copies "${COPIES}/${name}\n")
endforeach()
file(WRITE "${COPIES}/sources.lst" "${copies}")

string(REPLACE "," ";" ts_files "${TS_FILES}")
execute_process(
    COMMAND "${LUPDATE}" "@${COPIES}/sources.lst" -I "${COPIES}" -no-obsolete -locations none -source-language en -silent
        -disable-heuristic sametext -disable-heuristic number -ts ${ts_files}
    RESULT_VARIABLE failed
    ERROR_VARIABLE remarks)
# lupdate ends with 0 also when it could not file a sentence: what it says is an error. But not this: it does not see
# the namespace of a function's result, which changes no context.
string(REGEX REPLACE "[^\n]*Qualifying with unknown namespace/class ::model\n" "" remarks "${remarks}")
if(failed OR remarks)
    message(FATAL_ERROR "lupdate: ${failed}\n${remarks}")
endif()
