<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded: %1; next time record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 long on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, dispersion %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the data can carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 lines, the first is cited)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times are the machine&apos;s own (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incident %1  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;stallmark collect&quot; with the same bundle prints a script that records what was missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or one
session file (*.stallmark). TIME is the machine&apos;s own, for example 2025-03-07T12:08:38.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--patterns FILE, for every verb that takes a BUNDLE: the user&apos;s own patterns of application logs, instead of
those in the settings (stallmark/patterns.json) or in the file that STALLMARK_PATTERNS names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--threads N, for the same verbs: how many threads read; as many as there are cores if it is not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock of a file is
off by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), swap-dates for day and
month, or recorded to take corrections in a session file back. PATH may hold * and ?.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--zone ZONE: the zone of the machine&apos;s own clock, for example UTC+8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot be
opened or nothing in it is recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stallmark finds when a Linux machine stalled and says why, with evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 files, %3 logs, %4 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
A side is a bundle, or a part of one:
  BUNDLE#file=GLOB    the files whose path or name fits, e.g. &apos;logs.zip#file=*before*&apos;
  BUNDLE#run=N[-M]    runs of a benchmark that one file holds several of, from 1
  BUNDLE#lines=A-B    lines of the files, e.g. &apos;page.txt#lines=1-40&apos;
  BUNDLE@FROM..TO     a span of time, e.g. box.tar.xz@12:00..12:30 or with dates 2025-03-07T12:00..; either end may
                      be left out
Parts can be combined: &apos;box.zip#file=*wb*#run=2&apos;. Both sides may be parts of one bundle.
One bundle alone is compared by the names of its files: before and after, without and with, old and new, off and on.
Several bundles or files on one side are repeats: compare B1 B2 B3 vs A1 A2 A3. Runs of one test inside a folder are
repeats too.
Verdicts: better, worse, no difference shown, not comparable. One run a side says little: repeat, alternating.
Exit status 3 also when the sides have nothing in common that could be compared.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incidents and hypotheses, as text or JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did the change help: before/after, with statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the report, as PDF or HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every sample, as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benchmark results, as CSV or JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session file; every verb takes one as BUNDLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a script that records what is needed, fitted to what the bundle lacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonDetails</name>
    <message>
        <source>corrected for %1 rows: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest that so few values can reach: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedges g %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cliff&apos;s delta %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole interval lies between 0.95 and 1.05: the same for most purposes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting that both sides recorded has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing tells what work was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>why: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more figures say the same again; --csv and --json have them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 settings of the work are the same on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more in --json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no benchmark figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 benchmark figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 benchmark figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after:  </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonWording</name>
    <message>
        <source>better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incidents and slow operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU classes, episodes per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved as expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CpuClassText</name>
    <message>
        <source>%1 to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU % = user + nice + system + irq + softirq + steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU % = 100 - idle, which counts the wait for disks as use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; one sample every %3, %4 covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spells an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean spell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade A: nothing to remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade B: some hypotheses stay open for want of data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade C: mind the remarks before you rely on a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade D: conclusions from this recording are doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lanes</name>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>util</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(1 more device folded)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(%n more devices folded)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dirty pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writeback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freerun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduling delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runnable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (within %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First such line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 kinds of lines are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to record next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide whether </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 remarks are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SHA-256 of each file stands under its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change, 95 % of the ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey before, blue after. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest p that so few values can reach is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No difference is shown. %2 Why: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n settings of the work are the same on both sides.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: %1; after: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1, against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> This alone refutes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>host %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host and kernel not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times: the machine&apos;s own, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided, for want of data: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cause could be ruled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also ruled in, as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst incident: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst incident (marked) and what the machine did around it, all on one time axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole recording, %1; bands are incidents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cause ruled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hurt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incident %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table lists the %1 worst of %2 incidents, in order of time; &apos;stallmark analyze&apos; prints all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details follow for the %1 worst.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (its columns in parts, as they are wider than the page)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of day unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst: %1, %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No incident found in %1 of recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No incident found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured over time in these files, so nothing can be said about stalls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 benchmark result</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark results</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing was measured over time, so nothing can be said about stalls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amplifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artefact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU not idle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>standard output could not be written in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session file must be named *.stallmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the input is recognised (&apos;stallmark formats&apos; lists what is read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a report ends in .pdf or .html</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--clock takes PATH=CORRECTION, for example iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--zone takes the zone of the machine&apos;s clock, for example UTC+8 or UTC-03:30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--from and --to take the machine&apos;s own time, for example 2025-03-07T12:08:38</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--from lies after --to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a bundle: a folder, an archive, a file or a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs -o and the name of the file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--threads takes a number from 1 to 256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file is named %1, whose clock is to be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session cannot be written to %1: check that the folder can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session cannot be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a finished session: it can only be opened alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU with a real-time priority: it is not a task among equals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn within %3 ms here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs stood at the %1 % that the kernel leaves to real-time tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if they come in bursts (dispersion 10), it is still %1 to %2 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is %1 of the %2 a second of a run under the same limit that nothing disturbs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the machine did meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeats of both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random writes are %1 times as many when the cache is written back (geometric mean of %2 sizes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written through they are %1 a second at any size (spread %2): the time of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of the files tell which policy was set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the controller says of its cache and battery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but random reads, which no write cache should change, are %1 times as many: what was written just before is still on its way to the disks, or something else changed, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day and month of its dates cannot be swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the user: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Without that: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfer of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its %1 then runs like that in the log of %2 (r %3 over %4 s).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is another time zone, %1 h away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two clocks is wrong cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed by comparison: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dates have no year; the year %1 brings them nearest to the other logs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was not set (1970): the times between its reports are right, the date is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry the date and time of the machine&apos;s wall clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry a moment with a zone, shown in the machine&apos;s zone %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry seconds since 1970 in UTC; no log tells the machine&apos;s zone, so UTC is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log with a date overlaps with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry the time of day only; the date %1 is that of the other logs, with which it overlaps then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, and no log tells when that was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, which an uptime puts at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time stamps; its file&apos;s name says that it was started at %1, and its collector asks for a report every %2 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no time stamps and no reports that follow each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time stamps; its rates are whole requests per %1 s, so that is taken for its interval. When it was recorded is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time stamps; one second per report assumed. When it was recorded is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its stamps count from the start of the tool, and nothing tells when that was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dates are read as day and month in the less usual order, as only then they fall on those of the other logs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the last of them is one report before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set: these stamps are dated back so that the last of them is one report before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was put forward by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was put back by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was put forward by an hour (summer time): shown as it ran before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was put back by an hour (summer time): shown as it ran before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 s after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before and %2 after: not the same unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reads that got slower (%1) ran right after writes that this side took into a cache: after %2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have been writing, so this need not be the effect of the change; a write cache should not slow random reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the mean latency says what the rate says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 figures stand twice (%3 says the same as %4) and are counted once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device; many copies together reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1, which often lies in memory or on another file system: a change of storage shows only when that directory lies on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1: a change of storage shows only when that directory lies on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 figures could not have shown a difference: with so few runs p cannot be less than %2, and they are looked at together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not independent, so episodes are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampled every %1 s before and every %2 s after: how often a share is passed depends on the interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one side was recorded after the other: what changes with time (temperature, fill level, other users) cannot be told from the change; alternate the sides next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 benchmark figures come from one run a side: nothing tells how much a repeat would differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 settings changed at once, and which of them did what cannot be told: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine or software are not the same on both sides: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides are the same files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; #run= and #lines= choose runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time inside incidents over the time recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than %1 events in all: a pattern at most, nothing to conclude from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after are so short that even no event at all would not have shown a fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 after, only no event at all would have shown a fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events over the time recorded on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty limit: as much written data may wait in memory as it says, and a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty limit as a share of the memory that can be dirtied: a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the age at which dirty data are written back: older data come in larger bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often the flusher wakes up: seldom means larger bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how readily program memory goes to swap to keep the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a write cache a write is done when the cache has it; without, when the disk has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order in which requests go to the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many requests may queue before the device: a longer queue is more merging and longer waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how far ahead sequential reads are fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writeback throttling holds buffered writes back for the sake of reads; 0 switches it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mount options decide whether each write waits for the disk (sync), whether flushes are sent (barrier), what the journal takes (data=) and how often it commits (commit=)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how fast the CPU clock follows the load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sync: each write waits until the disk has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirsync: changes of directories wait until the disk has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier: a commit of the journal flushes the cache of the disk; without it commits and fsync are faster, and a power cut can damage the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data=: with journal all data are written twice; with ordered a commit, and so each fsync, waits for the data of other files too; with writeback it does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit=: how many seconds of changes one commit of the journal writes at once: a longer time means fewer and larger commits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal_async_commit: a commit does not wait for its own blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delalloc: blocks are chosen when data are written back, not at write(); without it write() waits for the file system more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atime: noatime and relatime spare the write of an access time at each read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard: freed blocks are trimmed as part of each commit, which some disks are slow at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logbufs, logbsize: how much of XFS&apos;s log waits in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stripe: writes are laid out for a RAID of this width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compress: less is written and the CPU works for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autodefrag: small random writes are rewritten in larger pieces later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rsize, wsize: the size of one request to the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ro: nothing can be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, not recorded after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not recorded before, %2 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; nothing that it acts on was measured on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same tool and same name of the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same tool, name of the test and setup: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same tool and name of the test, but not the same setup: %1 before, %2 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names differ (%1 and %2), tool and setup are the same: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 ran with several setups, and it is not clear which belong together: not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 was run before only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 was run after only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels %1 and %2 count utilisation in different ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels %1 and %2 count the queue in different ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = %5 and cannot give less than %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the bundle is missing before &apos;#&apos; or &apos;@&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, about the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, not the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst report: %1 before, %2 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same figure of the same tool, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same figure, from %1 before and from %2 after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, but the device was not asked for the same: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no log of the bundle has a name like &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording, which lasts from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations of one name in the application&apos;s own log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest of %1 and of %2: a maximum grows with the number it is taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratios: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test by test: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index recomputed from the results: %1; printed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index computed from the results: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side; runs differ by more: allowing for bursts (dispersion %1) the interval is %2, and only beyond a factor of %3 it would count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side, and few of the reports are independent: only an interval beyond a factor of %1 would count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 reports of one run a side are too few to conclude from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests that do not all point one way are too few to conclude from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so few events are a pattern at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1 is not below %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p is small, but the interval of the ratio holds 1, no change at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change of less than %1 % is no news, whatever its p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the report prints the index %2, but result and baseline give %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): that is the clock rate, another CPU or a foreign load, not a kernel or a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; p = %8, and so few runs cannot give less than %9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this describes the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests are not repeats: this describes the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, of the counting alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one run a side: operations come in bursts, and runs differ; it counts only when the interval for a dispersion of %1 lies beyond a factor of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds within these recordings: each run counts as one repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds within these recordings, and few of the reports are independent: only what lies beyond a factor of %1 counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of them cannot give less than p = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 against %2 runs no rank test can give less than p = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 tests; a sign test of them cannot give less than p = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole interval lies within 5 %: equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 hours a side would find this change in four of five cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat it: at least %1 runs a side, alternating, better 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 before, %4 after: not the same work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: recorded on one side only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lines could not be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says nothing of %1 % of the time from its first report to its last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports %1 s apart: shorter stalls are averaged away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log tells of the disks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log tells of the CPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s log is not there: errors of devices cannot be excluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty memory was not sampled: whether writers were held back cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: requests waited for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: write await up to %2 ms for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: read await up to %2 ms for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: await up to %2 ms for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: up to %2 requests queued for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: requests hardly completed for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU busy (all but idle and iowait) up to %1 % for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU by 100 - idle up to %1 % for %2, mostly the wait for disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 up to %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writers held back: up to %1 of dirty memory for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waited up to %2 ms for a CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocked for more than %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable pages (%4); writers run free up to %5 pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of CPU time do not add up to 100 % in %1 of %2 reports (here %3 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which cannot be: busy time and interval are read from two clocks. It is no more than 100 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a waiting time is printed though no request of its kind was completed, in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short requests are nothing); where it cannot be, the completed requests are taken instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reports are missing, the interval is not that of the stamps, or a counter jumped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over 1 report): %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over %6 reports): %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns for discards and flushes hold nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns for discards hold nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns for flushes hold nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and a kernel that is not named here may not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the longest request took %2 s of the %3 s of the run: with one such pause more or less the result is another one, let it run longer or repeat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: named a test of writes, but it prints %2 for its reads (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: named a test of reads, but it prints %2 for its writes (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 intervals of this run differ by %2 % (%3), so its mean is known to +-%4 % (95 %, Student&apos;s t): the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: %1, in %3 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2), in %3 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wake-up period of the flusher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the age at which pages are written back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full minutes, as jobs that a clock starts keep to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after allowing for the %6 periods tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by chance: p = %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what else ran at the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the usual jobs (compression, backup, rotation, search) was at work on %1 screens of top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was at work on %2 of %3 screens of top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the minutes before, it was on %1 of %2 screens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a job beside the application starts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel logs that caches were dropped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and has no drop_caches line (one that asks for silence leaves none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop_caches lines of the kernel&apos;s log of this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the page cache, before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page cache never shrank here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 from one sample to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much was read afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were read per second, in calm minutes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page cache was emptied and has to be read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which thread uses how much of a CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU on average over %3 screens of top, more than any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that is %1 of all the CPU time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all CPUs were busy %1 % of the time (median)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how busy each CPU was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time, the busiest one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs were less busy than before and after: %1 % against %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one program takes the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the CPU time was left over (idle or waiting for disks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many tasks want to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tasks wanted to run (median) on %2 CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU pressure (kernel 4.20 or newer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks waited for a CPU %1 % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how busy the CPUs were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more tasks want to run than the CPUs can carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limits in force: link speed, cgroup, volume type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 of what the link carries (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a limit of %1 is set, and that is where it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits are set, but none of them is where it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a longer stretch with the device full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whenever it is full, %1 stays at %2 (spread %3 over %4 reports)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other measure, requests or bytes, has a spread of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how busy the disks were and how much they moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed limit of the device or its path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how fast %1 is at other times with requests of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was full for %2 and moved a steady %3 (spread %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was full for %2 and never at a steady rate: a pause, not a lower speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much is asked of %1 in calm minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full, %1 moved %2; in calm minutes %3 hardly keep it busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel reports an error of the device or its link: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel messages of this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how busy the disks were and how long their requests took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what %1 says of its own health: wear, temperature, link speed, rebuild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device became slower than it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel reports: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk, its link or its controller reports errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and at its best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much buffered data waited in front of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many bytes a second the application writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log the bytes written per second in the application, or: pidstat -dl 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved %2 in the incident and %3 in calm minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 requests were under way at a time: nothing piled up in front of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory stood at the writers&apos; limit (%1, free running ends at %2): the device drains a flood, and it is the limit that holds the writers back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which process moves these bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more is asked of the device than it can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calm minutes of %1 with requests of this kind, to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completed nothing for %2 while it was busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (line through %4 rows of several sizes): %5 times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (%4 rows): %5 times as long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many requests a second %1 completes when it is well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completed %2 requests per busy second, against %3 when it is well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and when it is well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the load was %1 on average, %2 of the %3 that %4 has been seen to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads of %1 kB took %2 ms in the same rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whenever %1 is fully busy it moves %2 (spread %3, %4 times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no request of %1 can be shown to have waited longer than %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what %1 does inside: its counters, and whether regular trim makes a difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device stalls by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, from free memory, file pages and the ratios that are set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty thresholds that the kernel works with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while above, it stood at %1 of the point to which the kernel steers throttled writers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory never reached the level at which writers are held back: at most %1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are held back above %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dirty thresholds of this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at another time dirty memory was %1, %2 of the %3 above which writers are held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much was waiting to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 can have been dirty (written in the incident, and at the usual rate within the expiry age of %2 s): %3 of the level at which writers are held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long the application&apos;s writes take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write took %1 ms; a throttled writer sleeps at most %2 ms at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty and written-back pages during the incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel found %1 waiting in %2()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the writers sleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the delays come in steps of up to 200 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel holds writers back at the dirty limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing failed for want of space: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 % full, at the time when df was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how full the file systems are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the stalls become rarer with more free space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record the same load twice, once with a fifth of the space freed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 itself was slower than at other times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bulk writer: %1 wrote %2, and %3 in calm minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much buffered data waited in front of the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of dirty memory (median) in front of a device that writes %2: %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backlog of %1 was written within seconds and not filled up again: a burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each byte written %1 bytes were newly dirtied: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody keeps writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a backlog drains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who waits for fsync or writes with O_SYNC, and how long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flushes went from %1 to %2 per second, and one took up to %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest write took %1 ms; to write what was dirty takes %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much the disks wrote, and how much waited to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronous writes queue behind a flood of buffered data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow rows per hour: %1 under %2, %3 under %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same load under another I/O scheduler, three times in turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduler is %1 throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or more alternating runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the I/O scheduler makes the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no CPU figure is high here: 100 - idle stays at %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iowait next to the utilisation of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iowait follows the utilisation of %1: r = %2 over %3 reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s own CPU figure next to user, system and iowait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is the busy share without iowait in %2 readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is 100 - idle in %2 readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) fits neither definition in %2 readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shares of CPU time, iowait apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU figure counts the wait for disks as use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupts per second, before and during the incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interrupts per second, against %2 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of CPU time that interrupts take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupts and their deferred work took %1 % of the time (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupts take the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the blocked tasks wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly on %2 of %3 screens of top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write took %1 ms, with dirty memory at the level where writers are held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a write took %1 ms, and dirty memory is not known to have held it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file system with a journal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file system and journal mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long flushes of the device&apos;s cache take (kernel 5.5 or newer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush of the device&apos;s cache took up to %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writers wait for the file system&apos;s journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the tasks wait in futex or on a lock of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the CPU time goes into locks, most into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task switches per second, before and during the incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 task switches per second, against %2 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time: that is what tasks wait for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which locks are waited for, and how long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks wait for each other&apos;s locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages swapped in and out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was swapped in or out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 came back from swap and %2 went out; in %3 of the samples there was some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much the disks moved in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapping is %1 of the %2 that the disks moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks waited for memory %1 % of the time (median)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks had to reclaim memory themselves: %1 rose by %2 per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reclaim by the tasks themselves, or memory pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel killed for want of memory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory is short and pages go out to swap and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the machine&apos;s own disks were idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine&apos;s own %1 was busy up to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is about %1, a disk of the machine itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messages of the network file system or block device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage across the network does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether these reads are pages that come back from swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 read per second are pages that come back from swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the page cache had just been emptied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 at once: what it held has to be read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads of %1 kB, %2 ms each on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was fully busy for %2 of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much was read and written, and how long it took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the requests were reads (%2 of the bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which process reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads keep the device full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no task waited longer than %1 ms for a CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the application&apos;s log covers this time and shows nobody held up for %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long tasks waited for a CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ran with a real-time priority and used %2 % of a CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scheduling class and priority of the tasks that ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used the most CPU, and it has no real-time priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel logs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs were busy only %1 % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks of a higher priority keep others off the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of CPU time that the hypervisor took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hypervisor took no CPU time (or there is none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hypervisor took %1 % of the CPU time (median), at most %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hypervisor takes the CPU away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not kept busy: fully for only %2 of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 always had a request under way, but only %2 at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of the requests were writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes of %1 kB on average: what is buffered is written in larger pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often the device&apos;s cache is flushed (kernel 5.5 or newer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flushes for %2 writes per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much waits in memory to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of dirty memory (median): %2 s of what is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPUs were saturated while %1 was busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request, %3 times what it needs when it is well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounted with synchronous writes: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mount options, and which calls the writers make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many requests were under way, and of what size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every write waits for the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much %1 writes in calm minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wrote %2 at the height of it and %3 when it was calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests of %1 kB on average, against %2 kB when it was calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty pages before and after the burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not the age of what was buffered, makes the kernel write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty memory fell from %1 to %2 while %3 were written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the flusher&apos;s threads wait for the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flusher %1 waits for the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much the disks wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffered data is written back in bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the write cache policy of the disk and of its controller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stretch with the device full of writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for writes of %1 to %2 kB that time has a spread of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long writes of several sizes keep the device busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same load with the write cache on and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes go through to the disks without a write cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs support: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs are consistent with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell, leans for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell, leans against: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log has a date: it overlaps with the other logs as if all were of one day, which is shown as 1970-01-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the date is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters of a device that started again: no rates from this reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON document of more than 64 MiB, not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged JSON document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this JSON document; the rest is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure before the first time stamp was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this line: its last figure is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure is too large to be true, the row was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures that are no numbers or negative were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this row, its last word was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row before the first head has no names for its columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row that does not fit the head above it was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies in more than %1 archives inside each other; unpack the outer ones and open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an archive that holds no files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds more than %1 entries; the rest is not read, unpack it and open the folder that matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password and open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be unpacked (%1); copy it again, or unpack it and open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is cut or damaged (%1); the %2 files before that are read, copy it again for the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpacks to more than a thousand times its size and is not read on; unpack it and open the file itself if it is what it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpacks to more than the limits allow and is not read on; unpack it and open the folder that matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` and add what they print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what they print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a binary trace; run `trace-cmd report FILE` and add what it prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an SQLite database, not a text log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a program or library (ELF), not a text log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a PNG picture, not a text log; add the text itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a JPEG picture, not a text log; add the text itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a GIF picture, not a text log; add the text itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a PDF document, not a text log; add the text itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds only NUL bytes, as a power loss leaves them; there is nothing to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is binary, not a text log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a folder without files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: its folders may not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a folder that may not be read; what is in it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long lines were broken at %1 columns when this was pasted: put together again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line is damaged by NUL bytes, as a power loss leaves them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line is longer than 1 MiB; the rest is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this line, its last figure may be cut: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds only blank lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is cut or damaged in its archive before its first line; copy the archive again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (nothing comes close)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (closest: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is cut or damaged in its archive; what came before the damage is used, copy the archive again for the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time that the pattern %1 takes cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the duration that the pattern %1 takes cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value that the pattern %1 takes cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this process row: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process row that does not fit its column head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame of top whose time is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory figure larger than the memory, a known defect of old BusyBox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU line of a frame in which no time passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this line: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency that cannot be: more requests under way than the job had; not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rates printed as zero although requests were completed; not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency that cannot be: longer than a month; not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON text that is not fio&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON document without jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>job ended with an error; its figures cover the time before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut JSON document about jobs of which there is a whole one: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text between reports of fio that is no label of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of fio without a report: interrupted or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terse line with fewer fields than its version has: the rest is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures without the line that says whether they are of reads or writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures without the job they belong to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation of a run of no length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fio found other data than it had written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fio was interrupted: its report covers the time that ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fio reports an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remark of fio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log of fio whose name does not say what was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit of free is not known; its figures are kept as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time stamp that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members that iostat does not print were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device without a name or without figures was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside the name of this row: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head of the table is cut in its last name: that column is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row before the first time stamp was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device name without figures at the end of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of lsblk that does not stand under its head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members that are no figures of mpstat were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures that are no numbers, negative or too large to be true were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perf says that its recording is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of perf sched latency that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduler event that cannot be read; delays across it are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statistic of the scheduler that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events were lost here; delays across it are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event of perf script that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of perf sched timehist that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line of /proc/diskstats that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log does not say which file of /proc/pressure this is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters that started again: no shares from this reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this line, its figure may be cut: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure is too large to be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head of several tables in one row, as sadf -h prints it, is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this row: it was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line that is no figure of sadf -p was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures without a time stamp were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members that are no figures of sadf were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attribute of smartctl that does not fit its head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside this interval line: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sysbench reports a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report of a run that failed, not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report of a run in which nothing was done, not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency that cannot be: too few events for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the latency histogram does not hold as many events as the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the printed rate is not the count by the total time, which is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of sysbench without a summary: interrupted or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load averages cut at the width of the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU line with a figure whose label is cut or unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU bars carry no breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory bars carry no amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory line in an unknown language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory figure too coarse or cut at its width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report of UnixBench without results: interrupted or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date of this run cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UnixBench reports a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of UnixBench without a report: interrupted or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line that is cut, or does not fit its head: its last figure is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page ends inside this row: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass of UnixBench without figures: failed, or with more copies than it allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured in 0.0 s: the figure cannot be trusted, nor an index that counts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result in the index table is not the score printed above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index is not result / baseline x 10, which is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index score does not follow from the %1 results above it, which give %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test of UnixBench that failed: no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is not the geometric mean of the passes above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test of UnixBench without a score: interrupted or failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative figures were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit of vmstat -S is not known; memory is kept as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to open: name a folder, an archive or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read to its end: %1; what came before is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line belongs to no known log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many logs in one file; this one is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the row is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row without a time stamp in a log that has them; it gets that of its neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table with more than 250 columns; those behind are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 16 million tables in one file; those behind are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the event has no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day and month swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ClocksPanel</name>
    <message>
        <source>date and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date, time and zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the start of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the start of the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times are those of the recorded machine&apos;s own clock, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 log is not placed in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n logs are not placed in time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the clock is off by, its time zone, the time of its first stamp, or day and month taken for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction of a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct all files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected by you: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the recording before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the recording after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span of time); several may follow one another. Without a part all is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The span selected on the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording before the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another recording, or two parts of this one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::CompareTask</name>
    <message>
        <source>Nothing in it is recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison ended without a result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ComparisonFigure</name>
    <message>
        <source>Pictures of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course, both sides from their start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of values up to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ComparisonModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % of the ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ComparisonPanel</name>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better or worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also figures that say the same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the chosen figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 within 5 s of the incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n within 5 s of the incident</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The logs hold no kernel messages or other events.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::EvidenceBar</name>
    <message>
        <source>for %1, against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::FindingView</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command that records it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command that records it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::HypothesesPanel</name>
    <message>
        <source>%1 up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No incident to explain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an incident to see what the logs say about its cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ImportLogPanel</name>
    <message>
        <source>Data quality</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::IncidentModel</name>
    <message>
        <source>worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severe, 10 s or longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serious, 1 s or longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brief, shorter than 1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3%4; %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::IncidentsPanel</name>
    <message>
        <source>1 incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the list. Worst first: the worst one, then by severity and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: time, device, cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the incidents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this recording measurably hurt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::LoadTask</name>
    <message>
        <source>The import ended without a result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Values under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All times are those of the recorded machine&apos;s own clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of this session cannot be read and are left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 message</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions (*.stallmark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.stallmark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example could not be written to %1: free some space there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out the times again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds nothing that is recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Stallmark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::MessageModel</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::NoticeBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the import and keep what is open (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss. The message stays in the list of messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole recording. Drag the frame to move the window, double-click to show everything.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::PreviewPage</name>
    <message>
        <source>A first look: short pieces from all over the log. What lies between them, the incidents and their causes follow as soon as the log is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First look at the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::ProcessesPanel</name>
    <message>
        <source>Process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an incident to see the processes of that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log lists the processes of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1, the highest value of each within %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::SourceModel</name>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::SourcePanel</name>
    <message>
        <source>Log line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the kept lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the kept lines of all sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return: next line, Shift+Return: previous line. The session keeps the lines around each one that is cited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous line that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next line that holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a reference such as [iolog.txt:31] to see the line it rests on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session keeps no lines of this place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::StartPage</name>
    <message>
        <source>When did the machine stall, and why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the logs that came back from a Linux machine: a folder, an archive or single files. iostat, top, vmstat, perf sched, /proc, sysbench and the application&apos;s own log are recognised by their content. Every answer shows the log lines it rests on. Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose archives or single files (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording of a machine that stalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop them anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::SummaryBar</name>
    <message>
        <source>1 file read in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file, not read in full</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files read in full</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::TableView</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows everything, G goes to the incident.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to selection	Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set mark A here	A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set mark B here	B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything	0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this incident</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open archives or single log files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another recording, or two parts of this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave session as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the findings as a PDF or HTML report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the earlier view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward to the later view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chosen incident with some time around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the kept lines of all sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Stallmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel, + and -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: measure a span, then zoom to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag, then Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: compare two moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B at the pointer; Escape drops them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: hide or show a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click on its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: choose an incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click on its band; G goes back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Stallmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Finds when a Linux machine stalled and says why, with evidence.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. There is no warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gui::Workspace</name>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>application CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>application duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU iowait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU hardware interrupts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU nice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU not idle (iowait counted as busy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU software interrupts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU steal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read request size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>service time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write await</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write request size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load, 1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load, 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load, 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty background threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages under writeback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time without a sample of the monitor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU pressure, all tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU pressure, some tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O pressure, all tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O pressure, some tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupt pressure, all tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory pressure, all tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory pressure, some tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduling delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduling delay, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduling delay, longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time off the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks runnable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context switches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
