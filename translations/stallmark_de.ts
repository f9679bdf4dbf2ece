<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>%1 lang; das Log sagt nicht, wann</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 bis %2 (%3)</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> um %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>not recorded: %1; next time record</source>
        <translation>nicht aufgezeichnet: %1; nächstes Mal aufzeichnen mit</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>CPU-Nutzung ab 60 %</translation>
    </message>
    <message>
        <source>samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)</source>
        <translation>Messpunkte: %1 (%2; %3 pro Stunde), Phasen: %4 (%5 pro Stunde)</translation>
    </message>
    <message>
        <source>, %1 long on average</source>
        <translation>, im Mittel %1 lang</translation>
    </message>
    <message>
        <source>, dispersion %1</source>
        <translation>, Dispersion %1</translation>
    </message>
    <message>
        <source>What the data can carry</source>
        <translation>Was die Daten hergeben</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>Nicht verwertbare Zeilen</translation>
    </message>
    <message>
        <source> (%1 lines, the first is cited)</source>
        <translation> (%1 Zeilen, zitiert ist die erste)</translation>
    </message>
    <message>
        <source>Times are the machine&apos;s own (%1).</source>
        <translation>Zeiten nach der Uhr der Maschine (%1).</translation>
    </message>
    <message>
        <source>Incident %1  </source>
        <translation>Vorfall %1  </translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>Zur ganzen Aufzeichnung</translation>
    </message>
    <message>
        <source>&quot;stallmark collect&quot; with the same bundle prints a script that records what was missing.</source>
        <translation>&quot;stallmark collect&quot; mit demselben Bundle gibt ein Skript aus, das das Fehlende aufzeichnet.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or one
session file (*.stallmark). TIME is the machine&apos;s own, for example 2025-03-07T12:08:38.</source>
        <translation>BUNDLE ist ein Ordner, ein Archiv (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), eine Logdatei
oder eine Sitzungsdatei (*.stallmark). TIME ist die Zeit der Maschine, z. B. 2025-03-07T12:08:38.</translation>
    </message>
    <message>
        <source>--patterns FILE, for every verb that takes a BUNDLE: the user&apos;s own patterns of application logs, instead of
those in the settings (stallmark/patterns.json) or in the file that STALLMARK_PATTERNS names.</source>
        <translation>--patterns FILE, bei jedem Befehl mit BUNDLE: eigene Muster für Anwendungslogs, statt der Muster aus
den Einstellungen (stallmark/patterns.json) oder aus der Datei, die STALLMARK_PATTERNS nennt.</translation>
    </message>
    <message>
        <source>--threads N, for the same verbs: how many threads read; as many as there are cores if it is not given.</source>
        <translation>--threads N, bei denselben Befehlen: Anzahl der Lese-Threads; ohne Angabe so viele wie Kerne.</translation>
    </message>
    <message>
        <source>--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock of a file is
off by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), swap-dates for day and
month, or recorded to take corrections in a session file back. PATH may hold * and ?.</source>
        <translation>--clock PATH=CORRECTION, bei jedem Befehl mit BUNDLE, beliebig oft: um wie viel die Uhr einer Datei
falsch geht (+3s, -1.5h), ihre Zone (UTC+8), ihr erster Zeitstempel (2025-03-07T12:08:36),
swap-dates für Tag und Monat oder recorded, um Korrekturen einer Sitzungsdatei zurückzunehmen.
PATH darf * und ? enthalten.</translation>
    </message>
    <message>
        <source>--zone ZONE: the zone of the machine&apos;s own clock, for example UTC+8.</source>
        <translation>--zone ZONE: die Zeitzone der Uhr der Maschine, z. B. UTC+8.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot be
opened or nothing in it is recognised.</source>
        <translation>Exit-Status: 0 fertig; 1 fertig, aber ein Teil der Eingabe war nicht lesbar; 2 falscher Aufruf;
3 die Eingabe lässt sich nicht öffnen oder nichts darin wird erkannt.</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>das Fenster öffnen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file; did you mean &apos;%2&apos;?</source>
        <translation>&apos;%1&apos; ist weder ein Befehl noch eine Datei; war &apos;%2&apos; gemeint?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file</source>
        <translation>&apos;%1&apos; ist weder ein Befehl noch eine Datei</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Stallmark finds when a Linux machine stalled and says why, with evidence.</source>
        <translation>Stallmark findet, wann eine Linux-Maschine stockte, und sagt, warum – mit Belegen.</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>unbekannte Option &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: %2 files, %3 logs, %4 samples</source>
        <translation>%1: %2 Dateien, %3 Logs, %4 Messwerte</translation>
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
        <translation>
Eine Seite ist ein Bundle oder ein Teil davon:
  BUNDLE#file=GLOB    die Dateien mit passendem Pfad oder Namen, z. B. &apos;logs.zip#file=*before*&apos;
  BUNDLE#run=N[-M]    Läufe eines Benchmarks, von dem eine Datei mehrere enthält, ab 1
  BUNDLE#lines=A-B    Zeilen der Dateien, z. B. &apos;page.txt#lines=1-40&apos;
  BUNDLE@FROM..TO     eine Zeitspanne, z. B. box.tar.xz@12:00..12:30 oder mit Datum
                      2025-03-07T12:00..; jedes der beiden Enden darf fehlen
Teile lassen sich kombinieren: &apos;box.zip#file=*wb*#run=2&apos;. Beide Seiten dürfen Teile eines Bundles
sein.
Ein Bundle allein wird nach den Dateinamen verglichen: before und after, without und with, old und
new, off und on.
Mehrere Bundles oder Dateien auf einer Seite sind Wiederholungen: compare B1 B2 B3 vs A1 A2 A3.
Läufe eines Tests in einem Ordner sind ebenfalls Wiederholungen.
Urteile: besser, schlechter, kein Unterschied gezeigt, nicht vergleichbar. Ein Lauf pro Seite sagt
wenig: wiederholen, im Wechsel.
Exit-Status 3 auch, wenn die Seiten nichts Vergleichbares gemeinsam haben.
</translation>
    </message>
    <message>
        <source>incidents and hypotheses, as text or JSON</source>
        <translation>Vorfälle und Hypothesen, als Text oder JSON</translation>
    </message>
    <message>
        <source>did the change help: before/after, with statistics</source>
        <translation>hat die Änderung geholfen: vorher/nachher, mit Statistik</translation>
    </message>
    <message>
        <source>the report, as PDF or HTML</source>
        <translation>der Bericht, als PDF oder HTML</translation>
    </message>
    <message>
        <source>every sample, as CSV</source>
        <translation>alle Messwerte, als CSV</translation>
    </message>
    <message>
        <source>benchmark results, as CSV or JSON</source>
        <translation>Benchmark-Ergebnisse, als CSV oder JSON</translation>
    </message>
    <message>
        <source>a session file; every verb takes one as BUNDLE</source>
        <translation>eine Sitzungsdatei; jeder Befehl nimmt sie als BUNDLE</translation>
    </message>
    <message>
        <source>a script that records what is needed, fitted to what the bundle lacks</source>
        <translation>ein Skript, das das Nötige aufzeichnet, abgestimmt auf das, was dem Bundle fehlt</translation>
    </message>
    <message>
        <source>what is read</source>
        <translation>was gelesen wird</translation>
    </message>
</context>
<context>
    <name>ComparisonDetails</name>
    <message>
        <source>corrected for %1 rows: %2 (%3)</source>
        <translation>korrigiert für %1 Zeilen: %2 (%3)</translation>
    </message>
    <message>
        <source>smallest that so few values can reach: %1</source>
        <translation>mit so wenigen Werten kleinstmöglich: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>95 % interval %1 (%2)</source>
        <translation>95-%-Intervall %1 (%2)</translation>
    </message>
    <message>
        <source>Hedges g %1</source>
        <translation>Hedges’ g %1</translation>
    </message>
    <message>
        <source>Cliff&apos;s delta %1</source>
        <translation>Cliffs Delta %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Grund:</translation>
    </message>
    <message>
        <source>The whole interval lies between 0.95 and 1.05: the same for most purposes.</source>
        <translation>Das ganze Intervall liegt zwischen 0.95 und 1.05: für die meisten Zwecke gleich.</translation>
    </message>
    <message>
        <source>To decide:</source>
        <translation>Zur Entscheidung:</translation>
    </message>
    <message>
        <source>Paired:</source>
        <translation>Zuordnung:</translation>
    </message>
    <message>
        <source>No setting that both sides recorded has changed.</source>
        <translation>Keine Einstellung, die beide Seiten aufgezeichnet haben, hat sich geändert.</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Nicht dieselbe Last</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Nothing tells what work was done.</source>
        <translation>Nichts sagt, welche Last lief.</translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation>Nichts Besonderes.</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>why: </source>
        <translation>Grund: </translation>
    </message>
    <message>
        <source>%1 more figures say the same again; --csv and --json have them</source>
        <translation>weitere Kennzahlen, die dasselbe noch einmal sagen: %1; sie stehen in --csv und --json</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Nicht dieselbe Last</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides</source>
        <translation>1 Lasteinstellung ist auf beiden Seiten gleich</translation>
    </message>
    <message>
        <source>%1 settings of the work are the same on both sides</source>
        <translation>%1 Lasteinstellungen sind auf beiden Seiten gleich</translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>and %1 more in --json</source>
        <translation>und %1 weitere in --json</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>no benchmark figures</source>
        <translation>keine Benchmark-Werte</translation>
    </message>
    <message>
        <source>1 benchmark figure</source>
        <translation>1 Benchmark-Wert</translation>
    </message>
    <message>
        <source>%1 benchmark figures</source>
        <translation>%1 Benchmark-Werte</translation>
    </message>
    <message>
        <source>before: </source>
        <translation>vorher: </translation>
    </message>
    <message>
        <source>after:  </source>
        <translation>nachher:  </translation>
    </message>
</context>
<context>
    <name>ComparisonWording</name>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>kein Unterschied gezeigt</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>Suiten</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>Benchmarks</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Latenzen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Incidents and slow operations</source>
        <translation>Vorfälle und langsame Operationen</translation>
    </message>
    <message>
        <source>CPU classes, episodes per hour</source>
        <translation>CPU-Klassen, Episoden pro Stunde</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>Monitoring</translation>
    </message>
    <message>
        <source>moved as expected</source>
        <translation>wie erwartet verändert</translation>
    </message>
    <message>
        <source>did not move</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>moved the other way</source>
        <translation>in die Gegenrichtung verändert</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>not compared: %1: %2</source>
        <translation>nicht verglichen: %1: %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>CpuClassText</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>CPU % = user + nice + system + irq + softirq + steal</source>
        <translation>CPU % = user + nice + system + irq + softirq + steal</translation>
    </message>
    <message>
        <source>CPU % = 100 - idle, which counts the wait for disks as use</source>
        <translation>CPU % = 100 - idle, zählt das Warten auf Platten als Nutzung</translation>
    </message>
    <message>
        <source>%1: %2; one sample every %3, %4 covered</source>
        <translation>%1: %2; ein Messpunkt alle %3, %4 abgedeckt</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messpunkte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Samples an hour</source>
        <translation>Messpunkte/h</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Spells an hour</source>
        <translation>Phasen/h</translation>
    </message>
    <message>
        <source>Mean spell</source>
        <translation>Mittlere Phase</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Grade A: nothing to remark.</source>
        <translation>Note A: nichts anzumerken.</translation>
    </message>
    <message>
        <source>Grade B: some hypotheses stay open for want of data.</source>
        <translation>Note B: manche Hypothesen bleiben mangels Daten offen.</translation>
    </message>
    <message>
        <source>Grade C: mind the remarks before you rely on a figure.</source>
        <translation>Note C: erst die Anmerkungen beachten, dann auf Werte bauen.</translation>
    </message>
    <message>
        <source>Grade D: conclusions from this recording are doubtful.</source>
        <translation>Note D: Schlüsse aus dieser Aufzeichnung sind fragwürdig.</translation>
    </message>
</context>
<context>
    <name>Lanes</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>util</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>%1 await</source>
        <translation>%1 await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>alle Anfragen</translation>
    </message>
    <message>
        <source>%1 transfer</source>
        <translation>%1 Durchsatz</translation>
    </message>
    <message>
        <source>(1 more device folded)</source>
        <translation>(1 weiteres Gerät eingeklappt)</translation>
    </message>
    <message numerus="yes">
        <source>(%n more devices folded)</source>
        <translation>
            <numerusform>(%n weiteres Gerät eingeklappt)</numerusform>
            <numerusform>(%n weitere Geräte eingeklappt)</numerusform>
        </translation>
    </message>
    <message>
        <source>Dirty pages</source>
        <translation>Dirty Pages</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>dirty</translation>
    </message>
    <message>
        <source>writeback</source>
        <translation>Writeback</translation>
    </message>
    <message>
        <source>background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>freerun</source>
        <translation>freerun</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Scheduling delay</source>
        <translation>Scheduling-Verzögerung</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tasks</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>lauffähig</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>in</source>
        <translation>eingelagert</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Pressure</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>teilweise gelesen</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>nicht erkannt</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source> (within %1)</source>
        <translation> (auf %1 genau)</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>Nicht verwertbare Zeilen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>First such line</source>
        <translation>Erste solche Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 kinds of lines are listed.</source>
        <translation>%1 von %2 Arten von Zeilen sind aufgeführt.</translation>
    </message>
    <message>
        <source>What to record next time</source>
        <translation>Was beim nächsten Mal aufzuzeichnen ist</translation>
    </message>
    <message>
        <source>To decide whether </source>
        <translation>Zu klären: </translation>
    </message>
    <message>
        <source>Quality of the data</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>%1 of %2 remarks are listed.</source>
        <translation>%1 von %2 Anmerkungen sind aufgeführt.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>The SHA-256 of each file stands under its name.</source>
        <translation>Die SHA-256-Summe jeder Datei steht unter ihrem Namen.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Change, 95 % of the ratio</source>
        <translation>Änderung, 95-%-KI des Verhältnisses</translation>
    </message>
    <message>
        <source>Corrected p</source>
        <translation>Korrigiertes p</translation>
    </message>
    <message>
        <source>%1 of %2 rows are listed.</source>
        <translation>%1 von %2 Zeilen sind aufgeführt.</translation>
    </message>
    <message>
        <source>Grey before, blue after. %1</source>
        <translation>Grau vorher, blau nachher. %1</translation>
    </message>
    <message>
        <source>The smallest p that so few values can reach is %1.</source>
        <translation>Das kleinste mit so wenigen Werten mögliche p ist %1.</translation>
    </message>
    <message>
        <source>%1. No difference is shown. %2 Why: %3</source>
        <translation>%1. Kein Unterschied gezeigt. %2 Grund: %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Nicht dieselbe Last</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides.</source>
        <translation>1 Lasteinstellung ist auf beiden Seiten gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings of the work are the same on both sides.</source>
        <translation>
            <numerusform>%n Lasteinstellung ist auf beiden Seiten gleich.</numerusform>
            <numerusform>%n Lasteinstellungen sind auf beiden Seiten gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>before: %1; after: %2</source>
        <translation>vorher: %1; nachher: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>%1 lang; das Log sagt nicht, wann</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 bis %2 (%3)</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>CPU-Nutzung ab 60 %</translation>
    </message>
    <message>
        <source>for %1, against %2</source>
        <translation>dafür %1, dagegen %2</translation>
    </message>
    <message>
        <source> This alone refutes it.</source>
        <translation> Das allein widerlegt es.</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>Host %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>host and kernel not recorded</source>
        <translation>Host und Kernel nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>recorded %1 to %2</source>
        <translation>aufgezeichnet von %1 bis %2</translation>
    </message>
    <message>
        <source>times: the machine&apos;s own, %1</source>
        <translation>Zeiten: nach der Uhr der Maschine, %1</translation>
    </message>
    <message>
        <source>Not decided, for want of data: %1.</source>
        <translation>Mangels Daten nicht entschieden: %1.</translation>
    </message>
    <message>
        <source>No cause could be ruled in.</source>
        <translation>Keine Ursache ließ sich belegen.</translation>
    </message>
    <message>
        <source>Also ruled in, as %1: %2.</source>
        <translation>Ebenfalls belegt, als %1: %2.</translation>
    </message>
    <message>
        <source>Worst incident: </source>
        <translation>Schlimmster Vorfall: </translation>
    </message>
    <message>
        <source>Cause: %1.</source>
        <translation>Ursache: %1.</translation>
    </message>
    <message>
        <source>The worst incident (marked) and what the machine did around it, all on one time axis.</source>
        <translation>Der schlimmste Vorfall (markiert) und was die Maschine um ihn herum tat, alles auf einer Zeitachse.</translation>
    </message>
    <message>
        <source>The whole recording, %1; bands are incidents.</source>
        <translation>Die ganze Aufzeichnung, %1; die Bänder sind Vorfälle.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>no cause ruled in</source>
        <translation>keine Ursache belegt</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>What hurt</source>
        <translation>Symptom</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation>; und %1 weitere</translation>
    </message>
    <message>
        <source>Incident %1: %2</source>
        <translation>Vorfall %1: %2</translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>Zur ganzen Aufzeichnung</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>The table lists the %1 worst of %2 incidents, in order of time; &apos;stallmark analyze&apos; prints all.</source>
        <translation>Die Tabelle führt die %1 schlimmsten von %2 Vorfällen in zeitlicher Folge auf; &apos;stallmark analyze&apos; gibt alle aus.</translation>
    </message>
    <message>
        <source>Details follow for the %1 worst.</source>
        <translation>Einzelheiten folgen zu den %1 schlimmsten.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source> (its columns in parts, as they are wider than the page)</source>
        <translation> (Spalten in mehreren Teilen, da breiter als die Seite)</translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2.</source>
        <translation>Der Bericht lässt sich nicht nach %1 schreiben: %2.</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>die Seiten ließen sich nicht zeichnen</translation>
    </message>
    <message>
        <source>, %1.</source>
        <translation>, %1.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>zone not recorded</source>
        <translation>Zeitzone nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>time of day unknown</source>
        <translation>Uhrzeit unbekannt</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>keine Ursache ließ sich belegen</translation>
    </message>
    <message>
        <source>Worst: %1, %2, %3.</source>
        <translation>Am schlimmsten: %1, %2, %3.</translation>
    </message>
    <message>
        <source>1 incident</source>
        <translation>1 Vorfall</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n Vorfall</numerusform>
            <numerusform>%n Vorfälle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 in %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No incident found in %1 of recording.</source>
        <translation>Kein Vorfall in %1 Aufzeichnung gefunden.</translation>
    </message>
    <message>
        <source>No incident found.</source>
        <translation>Kein Vorfall gefunden.</translation>
    </message>
    <message>
        <source>Nothing was measured over time in these files, so nothing can be said about stalls.</source>
        <translation>In diesen Dateien wurde nichts im Zeitverlauf gemessen, daher lässt sich über Stockungen nichts sagen.</translation>
    </message>
    <message>
        <source>1 benchmark result</source>
        <translation>1 Benchmark-Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark results</source>
        <translation>
            <numerusform>%n Benchmark-Ergebnis</numerusform>
            <numerusform>%n Benchmark-Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing was measured over time, so nothing can be said about stalls.</source>
        <translation>; im Zeitverlauf wurde nichts gemessen, daher lässt sich über Stockungen nichts sagen.</translation>
    </message>
    <message>
        <source>ruled in</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>unklar</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>amplifier</source>
        <translation>Verstärker</translation>
    </message>
    <message>
        <source>artefact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>CPU not idle</source>
        <translation>CPU nicht idle</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>standard output could not be written in full</source>
        <translation>die Standardausgabe ließ sich nicht vollständig schreiben</translation>
    </message>
    <message>
        <source>a session file must be named *.stallmark</source>
        <translation>eine Sitzungsdatei muss *.stallmark heißen</translation>
    </message>
    <message>
        <source>nothing in the input is recognised (&apos;stallmark formats&apos; lists what is read)</source>
        <translation>nichts in der Eingabe wird erkannt (&apos;stallmark formats&apos; listet auf, was gelesen wird)</translation>
    </message>
    <message>
        <source>the name of a report ends in .pdf or .html</source>
        <translation>der Name eines Berichts endet auf .pdf oder .html</translation>
    </message>
    <message>
        <source>--clock takes PATH=CORRECTION, for example iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded</source>
        <translation>--clock erwartet PATH=CORRECTION, zum Beispiel iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates oder iolog.txt=recorded</translation>
    </message>
    <message>
        <source>--zone takes the zone of the machine&apos;s clock, for example UTC+8 or UTC-03:30</source>
        <translation>--zone erwartet die Zeitzone der Uhr der Maschine, zum Beispiel UTC+8 oder UTC-03:30</translation>
    </message>
    <message>
        <source>--from and --to take the machine&apos;s own time, for example 2025-03-07T12:08:38</source>
        <translation>--from und --to erwarten die Zeit der Maschine, zum Beispiel 2025-03-07T12:08:38</translation>
    </message>
    <message>
        <source>--from lies after --to</source>
        <translation>--from liegt nach --to</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json und --csv schließen sich aus</translation>
    </message>
    <message>
        <source>%1 needs a bundle: a folder, an archive, a file or a session</source>
        <translation>%1 braucht ein Bundle: einen Ordner, ein Archiv, eine Datei oder eine Sitzung</translation>
    </message>
    <message>
        <source>%1 takes no argument</source>
        <translation>%1 nimmt kein Argument</translation>
    </message>
    <message>
        <source>%1 needs -o and the name of the file to write</source>
        <translation>%1 braucht -o und den Namen der zu schreibenden Datei</translation>
    </message>
    <message>
        <source>--threads takes a number from 1 to 256</source>
        <translation>--threads erwartet eine Zahl von 1 bis 256</translation>
    </message>
    <message>
        <source>No file is named %1, whose clock is to be corrected.</source>
        <translation>Uhr korrigieren: keine Datei heißt %1.</translation>
    </message>
    <message>
        <source>The session cannot be written to %1: check that the folder can be written.</source>
        <translation>Die Sitzung lässt sich nicht nach %1 schreiben: prüfen, ob der Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>The session cannot be written to %1.</source>
        <translation>Die Sitzung lässt sich nicht nach %1 schreiben.</translation>
    </message>
    <message>
        <source>%1 is a finished session: it can only be opened alone.</source>
        <translation>%1 ist eine fertige Sitzung: sie lässt sich nur allein öffnen.</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU with a real-time priority: it is not a task among equals</source>
        <translation>%1 nutzte mit Echtzeitpriorität %2 % einer CPU: nicht gleichrangig mit den anderen Tasks</translation>
    </message>
    <message>
        <source>%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn within %3 ms here</source>
        <translation>%1 wurde am Stück %2 ms aufgehalten; Tasks, die sich die CPUs gleichmäßig teilen, kommen hier binnen %3 ms an die Reihe</translation>
    </message>
    <message>
        <source>the CPUs stood at the %1 % that the kernel leaves to real-time tasks</source>
        <translation>die CPUs standen bei den %1 %, die der Kernel Echtzeit-Tasks zugesteht</translation>
    </message>
    <message>
        <source>%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many</source>
        <translation>%1 synchrone Anfragen pro Sekunde bei einem Dirty-Limit von %2, %3 bei %4: %5-mal so viele</translation>
    </message>
    <message>
        <source>if they come in bursts (dispersion 10), it is still %1 to %2 times</source>
        <translation>wenn sie in Schüben kommen (Dispersion 10), ist es immer noch das %1- bis %2-Fache</translation>
    </message>
    <message>
        <source>that is %1 of the %2 a second of a run under the same limit that nothing disturbs</source>
        <translation>das sind %1 der %2 pro Sekunde eines ungestörten Laufs mit demselben Limit</translation>
    </message>
    <message>
        <source>what the machine did meanwhile</source>
        <translation>was die Maschine währenddessen tat</translation>
    </message>
    <message>
        <source>repeats of both runs</source>
        <translation>Wiederholungen beider Läufe</translation>
    </message>
    <message>
        <source>random writes are %1 times as many when the cache is written back (geometric mean of %2 sizes)</source>
        <translation>mit Write-back-Cache gibt es %1-mal so viele zufällige Schreibzugriffe (geometrisches Mittel über %2 Größen)</translation>
    </message>
    <message>
        <source>written through they are %1 a second at any size (spread %2): the time of a turn</source>
        <translation>mit Write-through sind es bei jeder Größe %1 pro Sekunde (Streuung %2): die Zeit einer Umdrehung</translation>
    </message>
    <message>
        <source>the names of the files tell which policy was set</source>
        <translation>die Dateinamen sagen, welche Richtlinie eingestellt war</translation>
    </message>
    <message>
        <source>what the controller says of its cache and battery</source>
        <translation>was der Controller über Cache und Batterie sagt</translation>
    </message>
    <message>
        <source>but random reads, which no write cache should change, are %1 times as many: what was written just before is still on its way to the disks, or something else changed, too</source>
        <translation>aber zufällige Lesezugriffe, die kein Schreibcache ändern sollte, sind %1-mal so viele: das kurz zuvor Geschriebene ist noch auf dem Weg zu den Platten, oder es hat sich noch etwas anderes geändert</translation>
    </message>
    <message>
        <source>Day and month of its dates cannot be swapped.</source>
        <translation>Tag und Monat lassen sich in diesen Datumsangaben nicht vertauschen.</translation>
    </message>
    <message>
        <source>Set by the user: %1.</source>
        <translation>Vom Benutzer gesetzt: %1.</translation>
    </message>
    <message>
        <source>%1 Without that: %2</source>
        <translation>%1 Ohne das: %2</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>CPU-Nutzung</translation>
    </message>
    <message>
        <source>dirty memory</source>
        <translation>Dirty-Speicher</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>freier Speicher</translation>
    </message>
    <message>
        <source>transfer of %1</source>
        <translation>Durchsatz von %1</translation>
    </message>
    <message>
        <source>its %1 then runs like that in the log of %2 (r %3 over %4 s).</source>
        <translation>%1 verläuft dann wie im Log von %2 (r %3 über %4 s).</translation>
    </message>
    <message>
        <source>Moved by %1: %2</source>
        <translation>Um %1 verschoben: %2</translation>
    </message>
    <message>
        <source>That is another time zone, %1 h away.</source>
        <translation>Das ist eine andere Zeitzone, %1 h Unterschied.</translation>
    </message>
    <message>
        <source>Which of the two clocks is wrong cannot be told.</source>
        <translation>Welche der beiden Uhren falsch geht, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Placed by comparison: %1</source>
        <translation>Durch Vergleich eingeordnet: %1</translation>
    </message>
    <message>
        <source>Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>Die Uhr geht um %1 ppm nach, %2 s am Tag; das Log ist nach der Mitte der Aufzeichnung eingeordnet und liegt an den Enden bis zu %3 s daneben.</translation>
    </message>
    <message>
        <source>Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>Die Uhr geht um %1 ppm vor, %2 s am Tag; das Log ist nach der Mitte der Aufzeichnung eingeordnet und liegt an den Enden bis zu %3 s daneben.</translation>
    </message>
    <message>
        <source>Its dates have no year; the year %1 brings them nearest to the other logs.</source>
        <translation>Den Datumsangaben fehlt das Jahr; mit %1 liegen sie den anderen Logs am nächsten.</translation>
    </message>
    <message>
        <source>The clock was not set (1970): the times between its reports are right, the date is not.</source>
        <translation>Die Uhr war nicht gestellt (1970): die Abstände zwischen den Reports stimmen, das Datum nicht.</translation>
    </message>
    <message>
        <source>Its lines carry the date and time of the machine&apos;s wall clock.</source>
        <translation>Die Zeilen tragen Datum und Uhrzeit der Maschine.</translation>
    </message>
    <message>
        <source>Its lines carry a moment with a zone, shown in the machine&apos;s zone %1.</source>
        <translation>Die Zeilen tragen einen Zeitpunkt mit Zeitzone; er wird in der Zone der Maschine %1 angezeigt.</translation>
    </message>
    <message>
        <source>Its lines carry seconds since 1970 in UTC; no log tells the machine&apos;s zone, so UTC is shown.</source>
        <translation>Die Zeilen tragen Sekunden seit 1970 in UTC; kein Log nennt die Zeitzone der Maschine, daher wird UTC angezeigt.</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log with a date overlaps with it.</source>
        <translation>Die Zeilen tragen nur die Uhrzeit, und kein Log mit Datum überlappt sich damit.</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only; the date %1 is that of the other logs, with which it overlaps then.</source>
        <translation>Die Zeilen tragen nur die Uhrzeit; das Datum %1 stammt aus den anderen Logs, mit denen sich das Log dann überlappt.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, and no log tells when that was.</source>
        <translation>Die Zeitstempel zählen ab dem Start der Maschine, und kein Log sagt, wann der war.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, which an uptime puts at %1.</source>
        <translation>Die Zeitstempel zählen ab dem Start der Maschine; der war laut einer uptime um %1.</translation>
    </message>
    <message>
        <source>No time stamps; its file&apos;s name says that it was started at %1, and its collector asks for a report every %2 s.</source>
        <translation>Keine Zeitstempel; laut Dateiname wurde um %1 gestartet, und der Kollektor ruft alle %2 s einen Report ab.</translation>
    </message>
    <message>
        <source>It has no time stamps and no reports that follow each other.</source>
        <translation>Das Log hat keine Zeitstempel und keine aufeinanderfolgenden Reports.</translation>
    </message>
    <message>
        <source>No time stamps; its rates are whole requests per %1 s, so that is taken for its interval. When it was recorded is not known.</source>
        <translation>Keine Zeitstempel; die Raten sind ganze Anfragen pro %1 s, das wird daher als Intervall angenommen. Wann aufgezeichnet wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No time stamps; one second per report assumed. When it was recorded is not known.</source>
        <translation>Keine Zeitstempel; eine Sekunde pro Report angenommen. Wann aufgezeichnet wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the tool, and nothing tells when that was.</source>
        <translation>Die Zeitstempel zählen ab dem Start des Werkzeugs, und nichts sagt, wann der war.</translation>
    </message>
    <message>
        <source>Its dates are read as day and month in the less usual order, as only then they fall on those of the other logs.</source>
        <translation>Tag und Monat werden in der weniger üblichen Reihenfolge gelesen, da die Datumsangaben nur so zu denen der anderen Logs passen.</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>Die Uhr stand auf 1970, bis sie in Zeile %1 gestellt wurde: diese Zeitstempel sind so zurückgerechnet, dass der letzte einen Report davor liegt.</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>Die Uhr stand auf 1970, bis sie gestellt wurde: diese Zeitstempel sind so zurückgerechnet, dass der letzte einen Report davor liegt.</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>Die Uhr wurde in Zeile %1 um eine Stunde vorgestellt (Sommerzeit): angezeigt, wie sie davor lief.</translation>
    </message>
    <message>
        <source>The clock was put back by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>Die Uhr wurde in Zeile %1 um eine Stunde zurückgestellt (Sommerzeit): angezeigt, wie sie davor lief.</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour (summer time): shown as it ran before.</source>
        <translation>Die Uhr wurde um eine Stunde vorgestellt (Sommerzeit): angezeigt, wie sie davor lief.</translation>
    </message>
    <message>
        <source>The clock was put back by an hour (summer time): shown as it ran before.</source>
        <translation>Die Uhr wurde um eine Stunde zurückgestellt (Sommerzeit): angezeigt, wie sie davor lief.</translation>
    </message>
    <message>
        <source>at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 s after</source>
        <translation>bei den %1, die %2 im Mittel geschrieben hat, sind das vorher %3 s Schreiben und nachher %4 s</translation>
    </message>
    <message>
        <source>%1 before and %2 after: not the same unit</source>
        <translation>vorher %1, nachher %2: nicht dieselbe Einheit</translation>
    </message>
    <message>
        <source>the reads that got slower (%1) ran right after writes that this side took into a cache: after %2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have been writing, so this need not be the effect of the change; a write cache should not slow random reads</source>
        <translation>die langsamer gewordenen Lesezugriffe (%1) liefen direkt nach Schreibzugriffen, die diese Seite in einen Cache aufnahm: nach %2 würden die %3 Schreibzugriffe bei den %5 1/s der anderen Seite %4 s dauern. Der Cache schrieb womöglich noch, das muss also keine Folge der Änderung sein; ein Schreibcache sollte zufällige Lesezugriffe nicht bremsen</translation>
    </message>
    <message>
        <source>a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the mean latency says what the rate says</source>
        <translation>geschlossener Kreis (closed loop): Rate mal mittlere Latenz ist vorher %1 und nachher %2, die Zahl der Threads; die mittlere Latenz sagt dasselbe wie die Rate</translation>
    </message>
    <message>
        <source>%1: %2 figures stand twice (%3 says the same as %4) and are counted once</source>
        <translation>%1: doppelte Kennzahlen, nur einmal gezählt: %2 (%3 sagt dasselbe wie %4)</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device</source>
        <translation>UnixBench hätte eine Änderung am Storage kaum zeigen können: die meisten Tests berühren keine Platte, und die Dateikopien laufen durch den Page-Cache, ohne auf das Gerät zu warten</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device; many copies together reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device</source>
        <translation>UnixBench hätte eine Änderung am Storage kaum zeigen können: die meisten Tests berühren keine Platte, und die Dateikopien laufen durch den Page-Cache, ohne auf das Gerät zu warten; viele Kopien zusammen erreichen nur das %1- bis %2-Fache einer einzelnen, begrenzend sind also Locks oder CPUs, nicht ein Gerät</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1, which often lies in memory or on another file system: a change of storage shows only when that directory lies on it</source>
        <translation>die Dateitests von UnixBench liefen in %1, das oft im Speicher oder auf einem anderen Dateisystem liegt: eine Änderung am Storage zeigt sich nur, wenn dieses Verzeichnis darauf liegt</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1: a change of storage shows only when that directory lies on it</source>
        <translation>die Dateitests von UnixBench liefen in %1: eine Änderung am Storage zeigt sich nur, wenn dieses Verzeichnis darauf liegt</translation>
    </message>
    <message>
        <source>%1 figures could not have shown a difference: with so few runs p cannot be less than %2, and they are looked at together</source>
        <translation>Kennzahlen, die keinen Unterschied hätten zeigen können: %1; bei so wenigen Läufen kann p nicht kleiner als %2 sein, und sie werden gemeinsam betrachtet</translation>
    </message>
    <message>
        <source>samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not independent, so episodes are compared</source>
        <translation>Messpunkte: vorher %1 von %2, nachher %3 von %4, einer alle %5 s; Messpunkte einer Episode sind nicht unabhängig, daher werden Episoden verglichen</translation>
    </message>
    <message>
        <source>sampled every %1 s before and every %2 s after: how often a share is passed depends on the interval</source>
        <translation>vorher alle %1 s und nachher alle %2 s gemessen: wie oft ein Anteil überschritten wird, hängt vom Intervall ab</translation>
    </message>
    <message>
        <source>one side was recorded after the other: what changes with time (temperature, fill level, other users) cannot be told from the change; alternate the sides next time</source>
        <translation>eine Seite wurde nach der anderen aufgezeichnet: was sich mit der Zeit ändert (Temperatur, Füllstand, andere Nutzer), ist von der Änderung nicht zu trennen; nächstes Mal die Seiten abwechseln</translation>
    </message>
    <message>
        <source>%1 benchmark figures come from one run a side: nothing tells how much a repeat would differ</source>
        <translation>Benchmark-Werte aus nur einem Lauf pro Seite: %1; nichts sagt, wie stark eine Wiederholung abweichen würde</translation>
    </message>
    <message>
        <source>%1 settings changed at once, and which of them did what cannot be told: %2</source>
        <translation>%1 Einstellungen haben sich zugleich geändert; welche davon was bewirkt hat, lässt sich nicht sagen: %2</translation>
    </message>
    <message>
        <source>machine or software are not the same on both sides: %1</source>
        <translation>Maschine oder Software sind nicht auf beiden Seiten gleich: %1</translation>
    </message>
    <message>
        <source>both sides are the same files</source>
        <translation>beide Seiten sind dieselben Dateien</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for</source>
        <translation>%1: Benchmark-Werte ohne Zeitangabe: %2; sie bleiben weg, weil eine Zeitspanne verlangt war</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; #run= and #lines= choose runs</source>
        <translation>%1: Benchmark-Werte aus Läufen, die über die Zeitspanne hinausreichen: %2; sie bleiben weg, #run= und #lines= wählen Läufe aus</translation>
    </message>
    <message>
        <source>time inside incidents over the time recorded</source>
        <translation>Zeit in Vorfällen, bezogen auf die aufgezeichnete Zeit</translation>
    </message>
    <message>
        <source>fewer than %1 events in all: a pattern at most, nothing to conclude from</source>
        <translation>insgesamt weniger als %1 Ereignisse: allenfalls ein Muster, kein Grund für Schlüsse</translation>
    </message>
    <message>
        <source>%1 after are so short that even no event at all would not have shown a fall</source>
        <translation>%1 nachher sind so kurz, dass selbst gar kein Ereignis keinen Rückgang gezeigt hätte</translation>
    </message>
    <message>
        <source>in %1 after, only no event at all would have shown a fall</source>
        <translation>bei %1 nachher hätte nur gar kein Ereignis einen Rückgang gezeigt</translation>
    </message>
    <message>
        <source>in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less</source>
        <translation>bei %1 nachher hätte erst eine Ereigniszahl von höchstens %2 einen Rückgang gezeigt: ein Verhältnis von %3 oder weniger</translation>
    </message>
    <message>
        <source>events over the time recorded on each side</source>
        <translation>Ereignisse, bezogen auf die aufgezeichnete Zeit jeder Seite</translation>
    </message>
    <message>
        <source>the dirty limit: as much written data may wait in memory as it says, and a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>das Dirty-Limit: so viele geschriebene Daten dürfen im Speicher warten, und ein synchroner Schreibzugriff wartet hinter allem, was vor ihm liegt; ein niedrigeres Limit ist eine kürzere Warteschlange</translation>
    </message>
    <message>
        <source>the dirty limit as a share of the memory that can be dirtied: a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>das Dirty-Limit als Anteil des Speichers, der dirty werden kann: ein synchroner Schreibzugriff wartet hinter allem, was vor ihm liegt; ein niedrigeres Limit ist eine kürzere Warteschlange</translation>
    </message>
    <message>
        <source>the age at which dirty data are written back: older data come in larger bursts</source>
        <translation>das Alter, ab dem Dirty-Daten zurückgeschrieben werden: ältere Daten kommen in größeren Schüben</translation>
    </message>
    <message>
        <source>how often the flusher wakes up: seldom means larger bursts</source>
        <translation>wie oft der Flusher aufwacht: selten heißt größere Schübe</translation>
    </message>
    <message>
        <source>how readily program memory goes to swap to keep the page cache</source>
        <translation>wie bereitwillig Programmspeicher in den Swap geht, um den Page-Cache zu erhalten</translation>
    </message>
    <message>
        <source>with a write cache a write is done when the cache has it; without, when the disk has it</source>
        <translation>mit Schreibcache ist ein Schreibzugriff fertig, sobald der Cache ihn hat; ohne, sobald die Platte ihn hat</translation>
    </message>
    <message>
        <source>the order in which requests go to the device</source>
        <translation>die Reihenfolge, in der Anfragen an das Gerät gehen</translation>
    </message>
    <message>
        <source>how many requests may queue before the device: a longer queue is more merging and longer waits</source>
        <translation>wie viele Anfragen vor dem Gerät warten dürfen: eine längere Warteschlange heißt mehr Zusammenfassen und längeres Warten</translation>
    </message>
    <message>
        <source>how far ahead sequential reads are fetched</source>
        <translation>wie weit sequenzielle Lesezugriffe vorausgelesen werden</translation>
    </message>
    <message>
        <source>writeback throttling holds buffered writes back for the sake of reads; 0 switches it off</source>
        <translation>Writeback-Throttling bremst gepufferte Schreibzugriffe zugunsten der Lesezugriffe; 0 schaltet es ab</translation>
    </message>
    <message>
        <source>mount options decide whether each write waits for the disk (sync), whether flushes are sent (barrier), what the journal takes (data=) and how often it commits (commit=)</source>
        <translation>Mount-Optionen bestimmen, ob jeder Schreibzugriff auf die Platte wartet (sync), ob Flushes gesendet werden (barrier), was das Journal aufnimmt (data=) und wie oft es schreibt (commit=)</translation>
    </message>
    <message>
        <source>how fast the CPU clock follows the load</source>
        <translation>wie schnell der CPU-Takt der Last folgt</translation>
    </message>
    <message>
        <source>sync: each write waits until the disk has it</source>
        <translation>sync: jeder Schreibzugriff wartet, bis die Platte ihn hat</translation>
    </message>
    <message>
        <source>dirsync: changes of directories wait until the disk has them</source>
        <translation>dirsync: Änderungen an Verzeichnissen warten, bis die Platte sie hat</translation>
    </message>
    <message>
        <source>barrier: a commit of the journal flushes the cache of the disk; without it commits and fsync are faster, and a power cut can damage the file system</source>
        <translation>barrier: ein Commit des Journals leert den Cache der Platte (Flush); ohne sind Commits und fsync schneller, und ein Stromausfall kann das Dateisystem beschädigen</translation>
    </message>
    <message>
        <source>data=: with journal all data are written twice; with ordered a commit, and so each fsync, waits for the data of other files too; with writeback it does not</source>
        <translation>data=: bei journal werden alle Daten zweimal geschrieben; bei ordered wartet ein Commit, und damit jedes fsync, auch auf die Daten anderer Dateien; bei writeback nicht</translation>
    </message>
    <message>
        <source>commit=: how many seconds of changes one commit of the journal writes at once: a longer time means fewer and larger commits</source>
        <translation>commit=: wie viele Sekunden an Änderungen ein Commit des Journals auf einmal schreibt: mehr Zeit heißt weniger und größere Commits</translation>
    </message>
    <message>
        <source>journal_async_commit: a commit does not wait for its own blocks</source>
        <translation>journal_async_commit: ein Commit wartet nicht auf seine eigenen Blöcke</translation>
    </message>
    <message>
        <source>delalloc: blocks are chosen when data are written back, not at write(); without it write() waits for the file system more often</source>
        <translation>delalloc: Blöcke werden beim Zurückschreiben gewählt, nicht bei write(); ohne wartet write() öfter auf das Dateisystem</translation>
    </message>
    <message>
        <source>atime: noatime and relatime spare the write of an access time at each read</source>
        <translation>atime: noatime und relatime ersparen das Schreiben einer Zugriffszeit bei jedem Lesen</translation>
    </message>
    <message>
        <source>discard: freed blocks are trimmed as part of each commit, which some disks are slow at</source>
        <translation>discard: freigegebene Blöcke werden bei jedem Commit getrimmt, was manche Platten nur langsam können</translation>
    </message>
    <message>
        <source>logbufs, logbsize: how much of XFS&apos;s log waits in memory</source>
        <translation>logbufs, logbsize: wie viel vom XFS-Log im Speicher wartet</translation>
    </message>
    <message>
        <source>stripe: writes are laid out for a RAID of this width</source>
        <translation>stripe: Schreibzugriffe werden auf ein RAID dieser Breite ausgerichtet</translation>
    </message>
    <message>
        <source>compress: less is written and the CPU works for it</source>
        <translation>compress: es wird weniger geschrieben, und die CPU arbeitet dafür</translation>
    </message>
    <message>
        <source>autodefrag: small random writes are rewritten in larger pieces later</source>
        <translation>autodefrag: kleine zufällige Schreibzugriffe werden später in größeren Stücken neu geschrieben</translation>
    </message>
    <message>
        <source>rsize, wsize: the size of one request to the server</source>
        <translation>rsize, wsize: die Größe einer Anfrage an den Server</translation>
    </message>
    <message>
        <source>ro: nothing can be written</source>
        <translation>ro: es kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation>%1: vorher %2, nachher %3</translation>
    </message>
    <message>
        <source>%1: %2 before, not recorded after</source>
        <translation>%1: vorher %2, nachher nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: not recorded before, %2 after</source>
        <translation>%1: vorher nicht aufgezeichnet, nachher %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; nothing that it acts on was measured on both sides</source>
        <translation>%1: vorher %2, nachher %3; nichts, worauf sie wirkt, wurde auf beiden Seiten gemessen</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 the other way</source>
        <translation>%1: vorher %2, nachher %3; von den Kennzahlen, auf die sie wirkt (%4), veränderten sich wie erwartet: %5, in die Gegenrichtung: %6</translation>
    </message>
    <message>
        <source>same tool and same name of the test</source>
        <translation>gleiches Werkzeug und gleicher Testname</translation>
    </message>
    <message>
        <source>same tool, name of the test and setup: %1</source>
        <translation>gleiches Werkzeug, gleicher Testname und gleiches Setup: %1</translation>
    </message>
    <message>
        <source>same tool and name of the test, but not the same setup: %1 before, %2 after</source>
        <translation>gleiches Werkzeug und gleicher Testname, aber nicht dasselbe Setup: vorher %1, nachher %2</translation>
    </message>
    <message>
        <source>the names differ (%1 and %2), tool and setup are the same: %3</source>
        <translation>die Namen sind verschieden (%1 und %2), Werkzeug und Setup gleich: %3</translation>
    </message>
    <message>
        <source>%1 %2 ran with several setups, and it is not clear which belong together: not compared</source>
        <translation>%1 %2 lief mit mehreren Setups, und es ist nicht klar, welche zusammengehören: nicht verglichen</translation>
    </message>
    <message>
        <source>%1 %2 was run before only</source>
        <translation>%1 %2 lief nur vorher</translation>
    </message>
    <message>
        <source>%1 %2 was run after only</source>
        <translation>%1 %2 lief nur nachher</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count utilisation in different ways</source>
        <translation>die Kernel %1 und %2 zählen die Auslastung verschieden</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count the queue in different ways</source>
        <translation>die Kernel %1 und %2 zählen die Warteschlange verschieden</translation>
    </message>
    <message>
        <source>reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = %5 and cannot give less than %6</source>
        <translation>Reports innerhalb des Laufs, %1 und %2 davon: Verhältnis %3, 95-%-Intervall %4; ein exakter Test ergibt p = %5 und kann nicht weniger als %6 ergeben</translation>
    </message>
    <message>
        <source>the name of the bundle is missing before &apos;#&apos; or &apos;@&apos;</source>
        <translation>vor &apos;#&apos; oder &apos;@&apos; fehlt der Name des Bundles</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, about the same work</source>
        <translation>%1 %2: vorher %3, nachher %4, etwa dieselbe Last</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, not the same work</source>
        <translation>%1 %2: vorher %3, nachher %4, nicht dieselbe Last</translation>
    </message>
    <message>
        <source>worst report: %1 before, %2 after</source>
        <translation>schlechtester Report: vorher %1, nachher %2</translation>
    </message>
    <message>
        <source>the same figure of the same tool, %1</source>
        <translation>dieselbe Kennzahl desselben Werkzeugs, %1</translation>
    </message>
    <message>
        <source>the same figure, from %1 before and from %2 after</source>
        <translation>dieselbe Kennzahl, vorher aus %1 und nachher aus %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, but the device was not asked for the same: %4</source>
        <translation>%1: vorher %2, nachher %3, aber dem Gerät wurde nicht dasselbe abverlangt: %4</translation>
    </message>
    <message>
        <source>%1: no log of the bundle has a name like &apos;%2&apos;</source>
        <translation>%1: kein Log des Bundles hat einen Namen wie &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording, which lasts from %2 to %3</source>
        <translation>%1: in der Zeitspanne liegt nichts von der Aufzeichnung, die von %2 bis %3 reicht</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording</source>
        <translation>%1: in der Zeitspanne liegt nichts von der Aufzeichnung</translation>
    </message>
    <message>
        <source>operations of one name in the application&apos;s own log</source>
        <translation>Operationen eines Namens im Log der Anwendung</translation>
    </message>
    <message>
        <source>the longest of %1 and of %2: a maximum grows with the number it is taken from</source>
        <translation>die längste von %1 und von %2: ein Maximum wächst mit der Zahl, aus der es stammt</translation>
    </message>
    <message>
        <source>ratios: %1</source>
        <translation>Verhältnisse: %1</translation>
    </message>
    <message>
        <source>test by test: %1</source>
        <translation>Test für Test: %1</translation>
    </message>
    <message>
        <source>index recomputed from the results: %1; printed: %2</source>
        <translation>Index, aus den Ergebnissen nachgerechnet: %1; ausgegeben: %2</translation>
    </message>
    <message>
        <source>index computed from the results: %1</source>
        <translation>Index, aus den Ergebnissen berechnet: %1</translation>
    </message>
    <message>
        <source>%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared</source>
        <translation>Kennzahlen nachher: besser %1, schlechter %2, kein Unterschied gezeigt %3, nicht vergleichbar %4</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor</source>
        <translation>%1 und %2 haben nichts Vergleichbares gemeinsam: keinen Test, keinen Messwert des Monitorings</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side; runs differ by more: allowing for bursts (dispersion %1) the interval is %2, and only beyond a factor of %3 it would count</source>
        <translation>p gilt für das Rauschen innerhalb eines Laufs pro Seite; Läufe unterscheiden sich stärker: mit Schüben gerechnet (Dispersion %1) ist das Intervall %2, und erst jenseits eines Faktors von %3 würde es zählen</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side, and few of the reports are independent: only an interval beyond a factor of %1 would count</source>
        <translation>p gilt für das Rauschen innerhalb eines Laufs pro Seite, und nur wenige der Reports sind unabhängig: erst ein Intervall jenseits eines Faktors von %1 würde zählen</translation>
    </message>
    <message>
        <source>%1 and %2 reports of one run a side are too few to conclude from</source>
        <translation>%1 und %2 Reports aus einem Lauf pro Seite: zu wenige für einen Schluss</translation>
    </message>
    <message>
        <source>%1 tests that do not all point one way are too few to conclude from</source>
        <translation>Tests, die nicht alle in eine Richtung zeigen: %1, zu wenige für einen Schluss</translation>
    </message>
    <message>
        <source>so few events are a pattern at most</source>
        <translation>so wenige Ereignisse sind allenfalls ein Muster</translation>
    </message>
    <message>
        <source>with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at</source>
        <translation>bei %1 gegen %2 Läufe kann p nicht kleiner als %3 sein, zu viel für %4 betrachtete Zeilen</translation>
    </message>
    <message>
        <source>among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3</source>
        <translation>unter den %1 betrachteten Zeilen kommt eine mit p = %2 zufällig vor: korrigiert %3</translation>
    </message>
    <message>
        <source>p = %1 is not below %2</source>
        <translation>p = %1 liegt nicht unter %2</translation>
    </message>
    <message>
        <source>p is small, but the interval of the ratio holds 1, no change at all</source>
        <translation>p ist klein, aber das Intervall des Verhältnisses enthält 1, also gar keine Änderung</translation>
    </message>
    <message>
        <source>a change of less than %1 % is no news, whatever its p</source>
        <translation>eine Änderung von weniger als %1 % ist nicht der Rede wert, wie klein p auch ist</translation>
    </message>
    <message>
        <source>%1: the report prints the index %2, but result and baseline give %3</source>
        <translation>%1: der Report gibt den Index %2 aus, aber Ergebnis und Basiswert ergeben %3</translation>
    </message>
    <message>
        <source>Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): that is the clock rate, another CPU or a foreign load, not a kernel or a disk</source>
        <translation>Dhrystone und Whetstone, reine Arithmetik, haben sich um denselben Faktor verändert (%1 und %2, %3): das ist der Takt, eine andere CPU oder eine fremde Last, nicht ein Kernel oder eine Platte</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; p = %8, and so few runs cannot give less than %9</source>
        <translation>%1: im Mittel vorher %2, nachher %3 (Läufe: %4 und %5); Verhältnis %6, 95-%-Intervall %7; p = %8, und so wenige Läufe können nicht weniger als %9 ergeben</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this describes the suite</source>
        <translation>%1: geometrisches Mittel der Verhältnisse %3 (Tests: %2). Tests sind keine Wiederholungen: das beschreibt die Suite</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests are not repeats: this describes the suite</source>
        <translation>%1: geometrisches Mittel der Verhältnisse %3 (Tests: %2), 95-%-Intervall %4; p = %5. Tests sind keine Wiederholungen: das beschreibt die Suite</translation>
    </message>
    <message>
        <source>%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, of the counting alone</source>
        <translation>%1: vorher %2 (%3 gezählt), nachher %4 (%5 gezählt); Verhältnis %6, 95-%-Intervall %7; p = %8, allein aus der Zählstatistik</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: im Mittel vorher %2, nachher %3 (Operationen: %4 und %5); Verhältnis %6, 95-%-Intervall %7; p = %8, innerhalb dieser Läufe</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: im Mittel vorher %2, nachher %3 (Reports: %4 und %5); Verhältnis %6, 95-%-Intervall %7; p = %8, innerhalb dieser Läufe</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged</source>
        <translation>%1: vorher %2, nachher %3, Verhältnis %4; keine Wiederholung: das Rauschen lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>one run a side: operations come in bursts, and runs differ; it counts only when the interval for a dispersion of %1 lies beyond a factor of %2</source>
        <translation>ein Lauf pro Seite: Operationen kommen in Schüben, und Läufe unterscheiden sich; es zählt nur, wenn das Intervall bei einer Dispersion von %1 jenseits eines Faktors von %2 liegt</translation>
    </message>
    <message>
        <source>holds within these recordings: each run counts as one repeat</source>
        <translation>gilt innerhalb dieser Aufzeichnungen: jeder Lauf zählt als eine Wiederholung</translation>
    </message>
    <message>
        <source>holds within these recordings, and few of the reports are independent: only what lies beyond a factor of %1 counts</source>
        <translation>gilt innerhalb dieser Aufzeichnungen, und nur wenige der Reports sind unabhängig: es zählt nur, was jenseits eines Faktors von %1 liegt</translation>
    </message>
    <message>
        <source>%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of them cannot give less than p = %3</source>
        <translation>%1 und %2 Reports aus einem Lauf pro Seite: zu wenige für mehr als einen Hinweis; ein exakter Test kann hier nicht weniger als p = %3 ergeben</translation>
    </message>
    <message>
        <source>with %1 against %2 runs no rank test can give less than p = %3</source>
        <translation>bei %1 gegen %2 Läufe kann kein Rangtest weniger als p = %3 ergeben</translation>
    </message>
    <message>
        <source>only %1 tests; a sign test of them cannot give less than p = %2</source>
        <translation>Tests: nur %1; ein Vorzeichentest kann hier nicht weniger als p = %2 ergeben</translation>
    </message>
    <message>
        <source>the whole interval lies within 5 %: equivalent</source>
        <translation>das ganze Intervall liegt innerhalb von 5 %: gleichwertig</translation>
    </message>
    <message>
        <source>about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen</source>
        <translation>bei der beobachteten Streuung würden etwa %1 Läufe pro Seite eine Änderung von %2 % in vier von fünf Fällen finden</translation>
    </message>
    <message>
        <source>about %1 hours a side would find this change in four of five cases</source>
        <translation>etwa %1 Stunden pro Seite würden diese Änderung in vier von fünf Fällen finden</translation>
    </message>
    <message>
        <source>repeat it: at least %1 runs a side, alternating, better 10</source>
        <translation>wiederholen: mindestens %1 Läufe pro Seite, im Wechsel, besser 10</translation>
    </message>
    <message>
        <source>%1, %2: %3 on both sides</source>
        <translation>%1, %2: %3 auf beiden Seiten</translation>
    </message>
    <message>
        <source>%1, %2: %3 before, %4 after: not the same work</source>
        <translation>%1, %2: vorher %3, nachher %4: nicht dieselbe Last</translation>
    </message>
    <message>
        <source>%1, %2: recorded on one side only</source>
        <translation>%1, %2: nur auf einer Seite aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 of %2 lines could not be used.</source>
        <translation>Nicht verwertbare Zeilen: %1 von %2.</translation>
    </message>
    <message>
        <source>The file is cut or damaged.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>It says nothing of %1 % of the time from its first report to its last.</source>
        <translation>Für %1 % der Zeit vom ersten bis zum letzten Report fehlen Angaben.</translation>
    </message>
    <message>
        <source>Reports %1 s apart: shorter stalls are averaged away.</source>
        <translation>Reports im Abstand von %1 s: kürzere Stockungen gehen im Mittel unter.</translation>
    </message>
    <message>
        <source>No log tells of the disks.</source>
        <translation>Kein Log sagt etwas über die Platten.</translation>
    </message>
    <message>
        <source>No log tells of the CPUs.</source>
        <translation>Kein Log sagt etwas über die CPUs.</translation>
    </message>
    <message>
        <source>The kernel&apos;s log is not there: errors of devices cannot be excluded.</source>
        <translation>Das Kernel-Log fehlt: Gerätefehler lassen sich nicht ausschließen.</translation>
    </message>
    <message>
        <source>Dirty memory was not sampled: whether writers were held back cannot be told.</source>
        <translation>Der Dirty-Speicher wurde nicht gemessen: ob Schreiber gedrosselt wurden, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>%1: requests waited for %2</source>
        <translation>%1: Anfragen warteten %2 lang</translation>
    </message>
    <message>
        <source>%1: write await up to %2 ms for %3</source>
        <translation>%1: await beim Schreiben bis %2 ms, %3 lang</translation>
    </message>
    <message>
        <source>%1: read await up to %2 ms for %3</source>
        <translation>%1: await beim Lesen bis %2 ms, %3 lang</translation>
    </message>
    <message>
        <source>%1: await up to %2 ms for %3</source>
        <translation>%1: await bis %2 ms, %3 lang</translation>
    </message>
    <message>
        <source>%1: up to %2 requests queued for %3</source>
        <translation>%1: Warteschlange bis %2 Anfragen, %3 lang</translation>
    </message>
    <message>
        <source>%1: requests hardly completed for %2</source>
        <translation>%1: %2 lang kaum Anfragen abgeschlossen</translation>
    </message>
    <message>
        <source>CPU busy (all but idle and iowait) up to %1 % for %2</source>
        <translation>CPU ausgelastet (alles außer idle und iowait) bis %1 %, %2 lang</translation>
    </message>
    <message>
        <source>CPU by 100 - idle up to %1 % for %2, mostly the wait for disks</source>
        <translation>CPU nach 100 - idle bis %1 %, %2 lang, überwiegend Warten auf Platten</translation>
    </message>
    <message>
        <source>%1 up to %2 ms</source>
        <translation>%1 bis zu %2 ms</translation>
    </message>
    <message>
        <source>Writers held back: up to %1 of dirty memory for %2</source>
        <translation>Schreiber gedrosselt: bis %1 Dirty-Speicher, %2 lang</translation>
    </message>
    <message>
        <source>%1 waited up to %2 ms for a CPU</source>
        <translation>%1 wartete bis zu %2 ms auf eine CPU</translation>
    </message>
    <message>
        <source>%1 blocked for more than %2 s</source>
        <translation>%1 länger als %2 s blockiert</translation>
    </message>
    <message>
        <source>the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable pages (%4); writers run free up to %5 pages</source>
        <translation>die Schwellen entsprechen den eingestellten Ratios, bei Speicherseiten von %1 und %2 bis %3 Seiten, die dirty werden können (%4); bis %5 Seiten (freerun) werden Schreiber nicht gedrosselt</translation>
    </message>
    <message>
        <source>the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>das Dirty-Limit (geschätzt: %1) entspricht %2 s dessen, was %3 schreibt, wenn es langsam ist (%4): so lange kann eine Flut einen Schreiber warten lassen</translation>
    </message>
    <message>
        <source>the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>das Dirty-Limit von %1 entspricht %2 s dessen, was %3 schreibt, wenn es langsam ist (%4): so lange kann eine Flut einen Schreiber warten lassen</translation>
    </message>
    <message>
        <source>The shares of CPU time do not add up to 100 % in %1 of %2 reports (here %3 %).</source>
        <translation>Die Anteile der CPU-Zeit ergeben in %1 von %2 Reports nicht 100 % (hier %3 %).</translation>
    </message>
    <message>
        <source>%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which cannot be: busy time and interval are read from two clocks. It is no more than 100 %.</source>
        <translation>%1: in %2 von %3 Reports liegt die Auslastung über 100 % (bis %4 %), was nicht sein kann: Arbeitszeit und Intervall stammen von zwei Uhren. Mehr als 100 % sind es nicht.</translation>
    </message>
    <message>
        <source>%1: a waiting time is printed though no request of its kind was completed, in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong one.</source>
        <translation>%1: in %2 von %3 Reports steht eine Wartezeit, obwohl keine Anfrage dieser Art abgeschlossen wurde; es ist die Wartezeit eines Bruchteils einer Anfrage oder eine falsche.</translation>
    </message>
    <message>
        <source>the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short requests are nothing); where it cannot be, the completed requests are taken instead.</source>
        <translation>der Kernel zählt seine Warteschlange kaum (5.0 bis 5.6 zählen in ganzen Jiffies, sodass kurze Anfragen als null zählen); wo sie nicht stimmen kann, gelten stattdessen die abgeschlossenen Anfragen.</translation>
    </message>
    <message>
        <source>reports are missing, the interval is not that of the stamps, or a counter jumped.</source>
        <translation>Reports fehlen, das Intervall ist nicht das der Zeitstempel, oder ein Zähler ist gesprungen.</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over 1 report): %7</source>
        <translation>%1: in %2 von %3 Episoden unter Last passen Warteschlange und abgeschlossene Anfragen samt Wartezeiten nicht zusammen (Littles Gesetz; hier %4 und %5 Anfragen über 1 Report): %7</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over %6 reports): %7</source>
        <translation>%1: in %2 von %3 Episoden unter Last passen Warteschlange und abgeschlossene Anfragen samt Wartezeiten nicht zusammen (Littles Gesetz; hier %4 und %5 Anfragen über %6 Reports): %7</translation>
    </message>
    <message>
        <source>The columns for discards and flushes hold nothing but zeros</source>
        <translation>Die Spalten für Discards und Flushes enthalten nur Nullen</translation>
    </message>
    <message>
        <source>The columns for discards hold nothing but zeros</source>
        <translation>Die Spalten für Discards enthalten nur Nullen</translation>
    </message>
    <message>
        <source>The columns for flushes hold nothing but zeros</source>
        <translation>Die Spalten für Flushes enthalten nur Nullen</translation>
    </message>
    <message>
        <source>%1, and a kernel that is not named here may not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1, und ein Kernel, der hier nicht genannt ist, zählt sie womöglich nicht (Discards ab 4.18, Flushes ab 5.5): sie gelten als nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1, und Linux %2 zählt sie nicht (Discards ab 4.18, Flushes ab 5.5): sie gelten als nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>%1: %2 Anfragen insgesamt legen ihre Rate bestenfalls auf +-%3 % fest: der Lauf ist kürzer als sein eigenes Rauschen, länger laufen lassen oder wiederholen.</translation>
    </message>
    <message>
        <source>%1: the longest request took %2 s of the %3 s of the run: with one such pause more or less the result is another one, let it run longer or repeat it.</source>
        <translation>%1: die längste Anfrage dauerte %2 s von den %3 s des Laufs: mit einer solchen Pause mehr oder weniger ist das Ergebnis ein anderes, länger laufen lassen oder wiederholen.</translation>
    </message>
    <message>
        <source>%1: named a test of writes, but it prints %2 for its reads (%3).</source>
        <translation>%1: dem Namen nach ein Schreibtest, gibt aber %2 für Lesezugriffe aus (%3).</translation>
    </message>
    <message>
        <source>%1: named a test of reads, but it prints %2 for its writes (%3).</source>
        <translation>%1: dem Namen nach ein Lesetest, gibt aber %2 für Schreibzugriffe aus (%3).</translation>
    </message>
    <message>
        <source>The %1 intervals of this run differ by %2 % (%3), so its mean is known to +-%4 % (95 %, Student&apos;s t): the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>Die %1 Intervalle dieses Laufs streuen um %2 % (%3), sein Mittelwert ist daher nur auf +-%4 % bekannt (95 %, Student-t): der Lauf ist kürzer als sein eigenes Rauschen, länger laufen lassen oder wiederholen.</translation>
    </message>
    <message>
        <source>Contradiction: %1, in %3 places.</source>
        <translation>Widerspruch: %1, an %3 Stellen.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Widerspruch: %1.</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2), in %3 places.</source>
        <translation>Widerspruch: %1 (%2), an %3 Stellen.</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2).</source>
        <translation>Widerspruch: %1 (%2).</translation>
    </message>
    <message>
        <source>the wake-up period of the flusher</source>
        <translation>Weckintervall des Flushers</translation>
    </message>
    <message>
        <source>the age at which pages are written back</source>
        <translation>Alter, ab dem Seiten zurückgeschrieben werden</translation>
    </message>
    <message>
        <source>full minutes, as jobs that a clock starts keep to</source>
        <translation>volle Minuten, wie bei zeitgesteuerten Jobs</translation>
    </message>
    <message>
        <source>%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after allowing for the %6 periods tried</source>
        <translation>%1 Vorfälle beginnen im Takt einer Periode von %2 s (%3), jeweils %4 s nach deren Beginn: p = %5, korrigiert für die %6 geprüften Perioden</translation>
    </message>
    <message>
        <source>%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by chance: p = %5</source>
        <translation>%1 von %2 Vorfällen folgen auf eine Kernel-Meldung der Art %3, %4-mal so viele wie bei Zufall: p = %5</translation>
    </message>
    <message>
        <source>what else ran at the time</source>
        <translation>was zu der Zeit sonst noch lief</translation>
    </message>
    <message>
        <source>none of the usual jobs (compression, backup, rotation, search) was at work on %1 screens of top</source>
        <translation>keiner der üblichen Jobs (Kompression, Backup, Rotation, Suche) war aktiv (top-Ausgaben: %1)</translation>
    </message>
    <message>
        <source>%1 was at work on %2 of %3 screens of top</source>
        <translation>%1 war in %2 von %3 top-Ausgaben aktiv</translation>
    </message>
    <message>
        <source>in the minutes before, it was on %1 of %2 screens</source>
        <translation>in den Minuten davor war es in %1 von %2 top-Ausgaben zu sehen</translation>
    </message>
    <message>
        <source>a job beside the application starts it</source>
        <translation>ein Job neben der Anwendung löst es aus</translation>
    </message>
    <message>
        <source>the kernel logs that caches were dropped: %1</source>
        <translation>der Kernel meldet, dass Caches verworfen wurden: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and has no drop_caches line (one that asks for silence leaves none)</source>
        <translation>das Kernel-Log deckt diese Zeit ab und hat keine drop_caches-Zeile (ein Aufruf mit unterdrückter Meldung hinterlässt keine)</translation>
    </message>
    <message>
        <source>drop_caches lines of the kernel&apos;s log of this time</source>
        <translation>drop_caches-Zeilen des Kernel-Logs aus dieser Zeit</translation>
    </message>
    <message>
        <source>the size of the page cache, before and after</source>
        <translation>die Größe des Page-Cache, vorher und nachher</translation>
    </message>
    <message>
        <source>the page cache never shrank here</source>
        <translation>der Page-Cache ist hier nie geschrumpft</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 from one sample to the next</source>
        <translation>der Page-Cache fiel von einem Messpunkt zum nächsten von %1 auf %2</translation>
    </message>
    <message>
        <source>how much was read afterwards</source>
        <translation>wie viel danach gelesen wurde</translation>
    </message>
    <message>
        <source>%1 were read per second, in calm minutes %2</source>
        <translation>pro Sekunde wurden %1 gelesen, in ruhigen Minuten %2</translation>
    </message>
    <message>
        <source>%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache</source>
        <translation>%1 wurden dabei ausgelagert: Speicher war knapp, und der Kernel nahm ihn dem Cache weg</translation>
    </message>
    <message>
        <source>the page cache was emptied and has to be read again</source>
        <translation>der Page-Cache wurde geleert und muss neu eingelesen werden</translation>
    </message>
    <message>
        <source>which thread uses how much of a CPU</source>
        <translation>welcher Thread wie viel einer CPU nutzt</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU on average over %3 screens of top, more than any other</source>
        <translation>%1 nutzte im Mittel über %3 top-Ausgaben %2 % einer CPU, mehr als jeder andere</translation>
    </message>
    <message>
        <source>that is %1 of all the CPU time used</source>
        <translation>das sind %1 der gesamten verbrauchten CPU-Zeit</translation>
    </message>
    <message>
        <source>all CPUs were busy %1 % of the time (median)</source>
        <translation>alle CPUs waren zu %1 % ausgelastet (Median)</translation>
    </message>
    <message>
        <source>how busy each CPU was</source>
        <translation>wie stark jede CPU ausgelastet war</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time, the busiest one</source>
        <translation>%1 war zu %2 % ausgelastet, am stärksten von allen</translation>
    </message>
    <message>
        <source>the CPUs were less busy than before and after: %1 % against %2 %</source>
        <translation>die CPUs waren schwächer ausgelastet als davor und danach: %1 % gegenüber %2 %</translation>
    </message>
    <message>
        <source>one program takes the CPU</source>
        <translation>ein Programm beansprucht die CPU</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)</source>
        <translation>die CPUs waren zu %1 % ausgelastet (Median des Vorfalls; iowait zählt als idle)</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident)</source>
        <translation>die CPUs waren zu %1 % ausgelastet (Median des Vorfalls)</translation>
    </message>
    <message>
        <source>%1 % of the CPU time was left over (idle or waiting for disks)</source>
        <translation>%1 % der CPU-Zeit blieben übrig (idle oder Warten auf Platten)</translation>
    </message>
    <message>
        <source>how many tasks want to run</source>
        <translation>wie viele Tasks laufen wollen</translation>
    </message>
    <message>
        <source>%1 tasks wanted to run (median) on %2 CPUs</source>
        <translation>lauffähige Tasks (Median): %1, CPUs: %2</translation>
    </message>
    <message>
        <source>CPU pressure (kernel 4.20 or newer)</source>
        <translation>CPU-Pressure (Kernel 4.20 oder neuer)</translation>
    </message>
    <message>
        <source>tasks waited for a CPU %1 % of the time</source>
        <translation>Tasks warteten %1 % der Zeit auf eine CPU</translation>
    </message>
    <message>
        <source>how busy the CPUs were</source>
        <translation>wie stark die CPUs ausgelastet waren</translation>
    </message>
    <message>
        <source>more tasks want to run than the CPUs can carry</source>
        <translation>mehr Tasks wollen laufen, als die CPUs bewältigen</translation>
    </message>
    <message>
        <source>the limits in force: link speed, cgroup, volume type</source>
        <translation>die geltenden Limits: Link-Geschwindigkeit, cgroup, Volume-Typ</translation>
    </message>
    <message>
        <source>%1 is %2 of what the link carries (%3)</source>
        <translation>%1 sind %2 dessen, was der Link schafft (%3)</translation>
    </message>
    <message>
        <source>a limit of %1 is set, and that is where it stays</source>
        <translation>ein Limit von %1 ist gesetzt, und genau dort bleibt das Gerät</translation>
    </message>
    <message>
        <source>limits are set, but none of them is where it stays</source>
        <translation>Limits sind gesetzt, aber das Gerät bleibt bei keinem davon</translation>
    </message>
    <message>
        <source>a longer stretch with the device full</source>
        <translation>ein längerer Abschnitt mit ausgelastetem Gerät</translation>
    </message>
    <message>
        <source>whenever it is full, %1 stays at %2 (spread %3 over %4 reports)</source>
        <translation>unter Volllast bleibt %1 jedes Mal bei %2 (Streuung %3 über %4 Reports)</translation>
    </message>
    <message>
        <source>the other measure, requests or bytes, has a spread of %1</source>
        <translation>das andere Maß, Anfragen oder Bytes, hat eine Streuung von %1</translation>
    </message>
    <message>
        <source>%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit</source>
        <translation>%1 hat in einem Report %2 geschafft, mehr als die %3, bei denen es unter Volllast bleibt: kein festes Limit</translation>
    </message>
    <message>
        <source>how busy the disks were and how much they moved</source>
        <translation>wie stark die Platten ausgelastet waren und wie viel sie übertrugen</translation>
    </message>
    <message>
        <source>a fixed limit of the device or its path</source>
        <translation>ein festes Limit des Geräts oder seines Pfads</translation>
    </message>
    <message>
        <source>how fast %1 is at other times with requests of this size</source>
        <translation>wie schnell %1 sonst mit Anfragen dieser Größe ist</translation>
    </message>
    <message>
        <source>%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 braucht %2 ms pro Anfrage; sonst braucht es bei dieser Größe %3 ms: %4-mal so lange</translation>
    </message>
    <message>
        <source>%1 was full for %2 and moved a steady %3 (spread %4)</source>
        <translation>%1 war %2 lang ausgelastet und übertrug gleichmäßig %3 (Streuung %4)</translation>
    </message>
    <message>
        <source>%1 was full for %2 and never at a steady rate: a pause, not a lower speed</source>
        <translation>%1 war %2 lang ausgelastet und nie mit gleichmäßiger Rate: eine Pause, keine geringere Geschwindigkeit</translation>
    </message>
    <message>
        <source>how much is asked of %1 in calm minutes</source>
        <translation>wie viel %1 in ruhigen Minuten abverlangt wird</translation>
    </message>
    <message>
        <source>full, %1 moved %2; in calm minutes %3 hardly keep it busy</source>
        <translation>ausgelastet übertrug %1 %2; in ruhigen Minuten lasten %3 es kaum aus</translation>
    </message>
    <message>
        <source>the kernel reports an error of the device or its link: %1</source>
        <translation>der Kernel meldet einen Fehler des Geräts oder seines Links: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of the device</source>
        <translation>das Kernel-Log deckt diese Zeit ab und meldet keinen Fehler des Geräts</translation>
    </message>
    <message>
        <source>kernel messages of this time</source>
        <translation>Kernel-Meldungen aus dieser Zeit</translation>
    </message>
    <message>
        <source>how busy the disks were and how long their requests took</source>
        <translation>wie stark die Platten ausgelastet waren und wie lange ihre Anfragen dauerten</translation>
    </message>
    <message>
        <source>what %1 says of its own health: wear, temperature, link speed, rebuild</source>
        <translation>was %1 über seinen Zustand sagt: Abnutzung, Temperatur, Link-Geschwindigkeit, Rebuild</translation>
    </message>
    <message>
        <source>the device became slower than it was</source>
        <translation>das Gerät wurde langsamer als zuvor</translation>
    </message>
    <message>
        <source>the kernel reports: %1</source>
        <translation>der Kernel meldet: %1</translation>
    </message>
    <message>
        <source>the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more</source>
        <translation>die langsamste Zeile von %1 zeigt %2 ms; ein Kommando mit Timeout braucht 30 s oder mehr</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of a device</source>
        <translation>das Kernel-Log deckt diese Zeit ab und meldet keinen Fehler eines Geräts</translation>
    </message>
    <message>
        <source>the disk, its link or its controller reports errors</source>
        <translation>die Platte, ihr Link oder ihr Controller meldet Fehler</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and at its best</source>
        <translation>wie viel %1 pro Sekunde überträgt, im Vorfall und im besten Fall</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of %1</source>
        <translation>wie viele gepufferte Daten vor %1 warteten</translation>
    </message>
    <message>
        <source>over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do</source>
        <translation>über %1 war die Last im Mittel %2, %3 der %4, die %5 nachweislich schafft</translation>
    </message>
    <message>
        <source>how many bytes a second the application writes</source>
        <translation>wie viele Bytes pro Sekunde die Anwendung schreibt</translation>
    </message>
    <message>
        <source>log the bytes written per second in the application, or: pidstat -dl 1</source>
        <translation>die pro Sekunde geschriebenen Bytes in der Anwendung loggen, oder: pidstat -dl 1</translation>
    </message>
    <message>
        <source>%1 moved %2 in the incident and %3 in calm minutes</source>
        <translation>%1 übertrug im Vorfall %2 und in ruhigen Minuten %3</translation>
    </message>
    <message>
        <source>only %1 requests were under way at a time: nothing piled up in front of %2</source>
        <translation>Anfragen gleichzeitig unterwegs: nur %1; vor %2 staute sich nichts</translation>
    </message>
    <message>
        <source>dirty memory stood at the writers&apos; limit (%1, free running ends at %2): the device drains a flood, and it is the limit that holds the writers back</source>
        <translation>der Dirty-Speicher stand am Limit der Schreiber (%1, freerun endet bei %2): das Gerät arbeitet eine Flut ab, und es ist das Limit, das die Schreiber drosselt</translation>
    </message>
    <message>
        <source>which process moves these bytes</source>
        <translation>welcher Prozess diese Bytes bewegt</translation>
    </message>
    <message>
        <source>more is asked of the device than it can do</source>
        <translation>dem Gerät wird mehr abverlangt, als es schafft</translation>
    </message>
    <message>
        <source>calm minutes of %1 with requests of this kind, to compare with</source>
        <translation>zum Vergleich: ruhige Minuten von %1 mit Anfragen dieser Art</translation>
    </message>
    <message>
        <source>%1 completed nothing for %2 while it was busy</source>
        <translation>%1 schloss %2 lang nichts ab, obwohl es beschäftigt war</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 war pro Anfrage %2 ms beschäftigt; sonst braucht es unter Last bei dieser Größe %3 ms: %4-mal so lange</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (line through %4 rows of several sizes): %5 times as long</source>
        <translation>%1 war pro Anfrage %2 ms beschäftigt; im Normalzustand braucht es bei dieser Größe %3 ms (Gerade durch %4 Zeilen mehrerer Größen): %5-mal so lange</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (%4 rows): %5 times as long</source>
        <translation>%1 war pro Anfrage %2 ms beschäftigt; im Normalzustand braucht es bei dieser Größe %3 ms (%4 Zeilen): %5-mal so lange</translation>
    </message>
    <message>
        <source>how many requests a second %1 completes when it is well</source>
        <translation>wie viele Anfragen pro Sekunde %1 im Normalzustand abschließt</translation>
    </message>
    <message>
        <source>%1 completed %2 requests per busy second, against %3 when it is well</source>
        <translation>%1 schloss pro Sekunde unter Last %2 Anfragen ab, gegenüber %3 im Normalzustand</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and when it is well</source>
        <translation>wie viel %1 pro Sekunde überträgt, im Vorfall und im Normalzustand</translation>
    </message>
    <message>
        <source>the load was %1 on average, %2 of the %3 that %4 has been seen to do</source>
        <translation>die Last war im Mittel %1, %2 der %3, die %4 nachweislich schafft</translation>
    </message>
    <message>
        <source>reads of %1 kB took %2 ms in the same rows</source>
        <translation>Lesezugriffe von %1 kB dauerten in denselben Zeilen %2 ms</translation>
    </message>
    <message>
        <source>whenever %1 is fully busy it moves %2 (spread %3, %4 times)</source>
        <translation>wann immer %1 voll ausgelastet ist, überträgt es %2 (Streuung %3, %4-mal)</translation>
    </message>
    <message>
        <source>%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause</source>
        <translation>%1 lief %4 lang gleichmäßig mit %2 weiter (Streuung %3): eine Geschwindigkeit, keine Pause</translation>
    </message>
    <message>
        <source>no request of %1 can be shown to have waited longer than %2 ms</source>
        <translation>für keine Anfrage von %1 lässt sich zeigen, dass sie länger als %2 ms wartete</translation>
    </message>
    <message>
        <source>what %1 does inside: its counters, and whether regular trim makes a difference</source>
        <translation>was %1 intern tut: seine Zähler, und ob regelmäßiges Trim einen Unterschied macht</translation>
    </message>
    <message>
        <source>the device stalls by itself</source>
        <translation>das Gerät stockt von sich aus</translation>
    </message>
    <message>
        <source>dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, from free memory, file pages and the ratios that are set</source>
        <translation>der Dirty-Speicher erreichte %1, %2 des Pegels, ab dem Schreiber gedrosselt werden: eine Schätzung, %3, aus freiem Speicher, Dateiseiten und den eingestellten Ratios</translation>
    </message>
    <message>
        <source>the dirty thresholds that the kernel works with</source>
        <translation>die Dirty-Schwellen, mit denen der Kernel arbeitet</translation>
    </message>
    <message>
        <source>while above, it stood at %1 of the point to which the kernel steers throttled writers</source>
        <translation>in diesen Messpunkten stand der Dirty-Speicher bei %1 des Punkts, auf den der Kernel gedrosselte Schreiber regelt</translation>
    </message>
    <message>
        <source>dirty memory never reached the level at which writers are held back: at most %1, %2 of %3</source>
        <translation>der Dirty-Speicher erreichte nie den Pegel, ab dem Schreiber gedrosselt werden: höchstens %1, %2 von %3</translation>
    </message>
    <message>
        <source>dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are held back above %4</source>
        <translation>der Dirty-Speicher lag in %1 von %2 Messpunkten über dem freerun-Pegel: bis %3, gedrosselt wird über %4</translation>
    </message>
    <message>
        <source>the dirty thresholds of this machine</source>
        <translation>die Dirty-Schwellen dieser Maschine</translation>
    </message>
    <message>
        <source>at another time dirty memory was %1, %2 of the %3 above which writers are held back</source>
        <translation>zu anderer Zeit lag der Dirty-Speicher bei %1, %2 der %3, über denen Schreiber gedrosselt werden</translation>
    </message>
    <message>
        <source>how much was waiting to be written</source>
        <translation>wie viel auf das Schreiben wartete</translation>
    </message>
    <message>
        <source>at most %1 can have been dirty (written in the incident, and at the usual rate within the expiry age of %2 s): %3 of the level at which writers are held back</source>
        <translation>höchstens %1 können dirty gewesen sein (im Vorfall Geschriebenes plus das bei üblicher Rate innerhalb des Ablaufalters von %2 s Geschriebene): %3 des Pegels, ab dem Schreiber gedrosselt werden</translation>
    </message>
    <message>
        <source>how long the application&apos;s writes take</source>
        <translation>wie lange die Schreibzugriffe der Anwendung dauern</translation>
    </message>
    <message>
        <source>a write took %1 ms; a throttled writer sleeps at most %2 ms at a time</source>
        <translation>ein Schreibzugriff dauerte %1 ms; ein gedrosselter Schreiber schläft höchstens %2 ms am Stück</translation>
    </message>
    <message>
        <source>dirty and written-back pages during the incident</source>
        <translation>Seiten in dirty und Writeback während des Vorfalls</translation>
    </message>
    <message>
        <source>the kernel found %1 waiting in %2()</source>
        <translation>der Kernel fand %1 wartend in %2()</translation>
    </message>
    <message>
        <source>where the writers sleep</source>
        <translation>wo die Schreiber schlafen</translation>
    </message>
    <message>
        <source>whether the delays come in steps of up to 200 ms</source>
        <translation>ob die Verzögerungen in Schritten von bis zu 200 ms kommen</translation>
    </message>
    <message>
        <source>the kernel holds writers back at the dirty limit</source>
        <translation>der Kernel drosselt Schreiber am Dirty-Limit</translation>
    </message>
    <message>
        <source>writing failed for want of space: %1</source>
        <translation>Schreiben scheiterte aus Platzmangel: %1</translation>
    </message>
    <message>
        <source>%1 is %2 % full, at the time when df was run</source>
        <translation>%1 war zum Zeitpunkt des df-Aufrufs zu %2 % voll</translation>
    </message>
    <message>
        <source>how full the file systems are</source>
        <translation>wie voll die Dateisysteme sind</translation>
    </message>
    <message>
        <source>whether the stalls become rarer with more free space</source>
        <translation>ob die Stockungen mit mehr freiem Platz seltener werden</translation>
    </message>
    <message>
        <source>record the same load twice, once with a fifth of the space freed</source>
        <translation>dieselbe Last zweimal aufzeichnen, einmal davon, nachdem ein Fünftel des Platzes freigeräumt wurde</translation>
    </message>
    <message>
        <source>the file system is full</source>
        <translation>das Dateisystem ist voll</translation>
    </message>
    <message>
        <source>%1 itself was slower than at other times</source>
        <translation>%1 selbst war langsamer als sonst</translation>
    </message>
    <message>
        <source>no bulk writer: %1 wrote %2, and %3 in calm minutes</source>
        <translation>keine Massen-Schreiblast: %1 schrieb %2, in ruhigen Minuten %3</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of the device</source>
        <translation>wie viele gepufferte Daten vor dem Gerät warteten</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median) in front of a device that writes %2: %3 s</source>
        <translation>%1 Dirty-Speicher (Median) vor einem Gerät, das %2 schreibt: %3 s</translation>
    </message>
    <message>
        <source>the backlog of %1 was written within seconds and not filled up again: a burst</source>
        <translation>der Rückstand von %1 war binnen Sekunden geschrieben und füllte sich nicht wieder: ein Schub</translation>
    </message>
    <message>
        <source>for each byte written %1 bytes were newly dirtied: %2</source>
        <translation>auf jedes geschriebene Byte wurden %1 Bytes neu dirty: %2</translation>
    </message>
    <message>
        <source>somebody keeps writing</source>
        <translation>jemand schreibt weiter</translation>
    </message>
    <message>
        <source>a backlog drains</source>
        <translation>ein Rückstand wird abgebaut</translation>
    </message>
    <message>
        <source>who waits for fsync or writes with O_SYNC, and how long</source>
        <translation>wer auf fsync wartet oder mit O_SYNC schreibt, und wie lange</translation>
    </message>
    <message>
        <source>flushes went from %1 to %2 per second, and one took up to %3 ms</source>
        <translation>die Flushes gingen von %1 auf %2 pro Sekunde, und einer dauerte bis zu %3 ms</translation>
    </message>
    <message>
        <source>the longest write took %1 ms; to write what was dirty takes %2 ms</source>
        <translation>der längste Schreibzugriff dauerte %1 ms; alles zu schreiben, was dirty war, dauert %2 ms</translation>
    </message>
    <message>
        <source>how much the disks wrote, and how much waited to be written</source>
        <translation>wie viel die Platten schrieben und wie viel auf das Schreiben wartete</translation>
    </message>
    <message>
        <source>synchronous writes queue behind a flood of buffered data</source>
        <translation>synchrone Schreibzugriffe warten hinter einer Flut gepufferter Daten</translation>
    </message>
    <message>
        <source>slow rows per hour: %1 under %2, %3 under %4</source>
        <translation>langsame Zeilen pro Stunde: %1 mit %2, %3 mit %4</translation>
    </message>
    <message>
        <source>the same load under another I/O scheduler, three times in turns</source>
        <translation>dieselbe Last unter einem anderen I/O-Scheduler, dreimal im Wechsel</translation>
    </message>
    <message>
        <source>the scheduler is %1 throughout</source>
        <translation>der Scheduler ist durchweg %1</translation>
    </message>
    <message>
        <source>three or more alternating runs</source>
        <translation>drei oder mehr Läufe im Wechsel</translation>
    </message>
    <message>
        <source>the I/O scheduler makes the difference</source>
        <translation>der I/O-Scheduler macht den Unterschied</translation>
    </message>
    <message>
        <source>no CPU figure is high here: 100 - idle stays at %1 %</source>
        <translation>kein CPU-Wert ist hier hoch: 100 - idle bleibt bei %1 %</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work</source>
        <translation>100 - idle erreicht %1 %, und die CPUs sind bis zu %2 % ausgelastet: sie arbeiten</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait</source>
        <translation>100 - idle erreicht %1 %, während die CPUs in diesen Zeilen höchstens zu %2 % ausgelastet sind; der Rest ist iowait</translation>
    </message>
    <message>
        <source>iowait next to the utilisation of the disk</source>
        <translation>iowait neben der Auslastung der Platte</translation>
    </message>
    <message>
        <source>iowait follows the utilisation of %1: r = %2 over %3 reports</source>
        <translation>iowait folgt der Auslastung von %1: r = %2 über %3 Reports</translation>
    </message>
    <message>
        <source>the program&apos;s own CPU figure next to user, system and iowait</source>
        <translation>der CPU-Wert des Programms selbst neben user, system und iowait</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is the busy share without iowait in %2 readings</source>
        <translation>der CPU-Wert des Programms (bis %1 %) ist in %2 Ablesungen der Anteil ohne idle und iowait</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is 100 - idle in %2 readings</source>
        <translation>der CPU-Wert des Programms (bis %1 %) ist in %2 Ablesungen 100 - idle</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) fits neither definition in %2 readings</source>
        <translation>der CPU-Wert des Programms (bis %1 %) passt in %2 Ablesungen zu keiner der beiden Definitionen</translation>
    </message>
    <message>
        <source>the shares of CPU time, iowait apart</source>
        <translation>die Anteile der CPU-Zeit, iowait getrennt</translation>
    </message>
    <message>
        <source>the CPU figure counts the wait for disks as use</source>
        <translation>der CPU-Wert zählt das Warten auf Platten als Nutzung</translation>
    </message>
    <message>
        <source>interrupts per second, before and during the incident</source>
        <translation>Interrupts pro Sekunde, vor und während des Vorfalls</translation>
    </message>
    <message>
        <source>%1 interrupts per second, against %2 before</source>
        <translation>%1 Interrupts pro Sekunde, gegenüber %2 davor</translation>
    </message>
    <message>
        <source>the share of CPU time that interrupts take</source>
        <translation>der Anteil der CPU-Zeit, den Interrupts beanspruchen</translation>
    </message>
    <message>
        <source>interrupts and their deferred work took %1 % of the time (%2)</source>
        <translation>Interrupts und ihre nachgelagerte Arbeit beanspruchten %1 % der CPU-Zeit (%2)</translation>
    </message>
    <message>
        <source>interrupts take the CPU</source>
        <translation>Interrupts beanspruchen die CPU</translation>
    </message>
    <message>
        <source>where the blocked tasks wait</source>
        <translation>wo die blockierten Tasks warten</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly on %2 of %3 screens of top</source>
        <translation>%1 war in %2 von %3 top-Ausgaben im ununterbrechbaren Schlaf</translation>
    </message>
    <message>
        <source>a write took %1 ms, with dirty memory at the level where writers are held back</source>
        <translation>ein Schreibzugriff dauerte %1 ms, mit Dirty-Speicher auf dem Pegel, ab dem Schreiber gedrosselt werden</translation>
    </message>
    <message>
        <source>a write took %1 ms, and dirty memory is not known to have held it back</source>
        <translation>ein Schreibzugriff dauerte %1 ms, ohne dass eine Drosselung durch Dirty-Speicher bekannt ist</translation>
    </message>
    <message>
        <source>a file system with a journal: %1</source>
        <translation>ein Dateisystem mit Journal: %1</translation>
    </message>
    <message>
        <source>file system and journal mode</source>
        <translation>Dateisystem und Journal-Modus</translation>
    </message>
    <message>
        <source>how long flushes of the device&apos;s cache take (kernel 5.5 or newer)</source>
        <translation>wie lange Flushes des Gerätecaches dauern (Kernel 5.5 oder neuer)</translation>
    </message>
    <message>
        <source>a flush of the device&apos;s cache took up to %1 ms</source>
        <translation>ein Flush des Gerätecaches dauerte bis zu %1 ms</translation>
    </message>
    <message>
        <source>writers wait for the file system&apos;s journal</source>
        <translation>Schreiber warten auf das Journal des Dateisystems</translation>
    </message>
    <message>
        <source>whether the tasks wait in futex or on a lock of the kernel</source>
        <translation>ob die Tasks in futex oder an einem Kernel-Lock warten</translation>
    </message>
    <message>
        <source>%1 % of the CPU time goes into locks, most into %2</source>
        <translation>%1 % der CPU-Zeit gehen in Locks, am meisten in %2</translation>
    </message>
    <message>
        <source>task switches per second, before and during the incident</source>
        <translation>Task-Wechsel pro Sekunde, vor und während des Vorfalls</translation>
    </message>
    <message>
        <source>%1 task switches per second, against %2 before</source>
        <translation>%1 Task-Wechsel pro Sekunde, gegenüber %2 davor</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time: that is what tasks wait for</source>
        <translation>%1 war zu %2 % ausgelastet: darauf warten die Tasks</translation>
    </message>
    <message>
        <source>%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock</source>
        <translation>Tasks in ununterbrechbarem Schlaf (Median): %1; sie warten auf I/O, nicht auf einen Lock</translation>
    </message>
    <message>
        <source>which locks are waited for, and how long</source>
        <translation>auf welche Locks gewartet wird, und wie lange</translation>
    </message>
    <message>
        <source>tasks wait for each other&apos;s locks</source>
        <translation>Tasks warten gegenseitig auf ihre Locks</translation>
    </message>
    <message>
        <source>pages swapped in and out</source>
        <translation>ein- und ausgelagerte Seiten</translation>
    </message>
    <message>
        <source>nothing was swapped in or out</source>
        <translation>nichts wurde ein- oder ausgelagert</translation>
    </message>
    <message>
        <source>%1 came back from swap and %2 went out; in %3 of the samples there was some</source>
        <translation>%1 kamen aus dem Swap zurück und %2 gingen hinaus; in %3 der Messpunkte kam das vor</translation>
    </message>
    <message>
        <source>how much the disks moved in all</source>
        <translation>wie viel die Platten insgesamt übertrugen</translation>
    </message>
    <message>
        <source>swapping is %1 of the %2 that the disks moved</source>
        <translation>Swapping macht %1 der %2 aus, die die Platten übertrugen</translation>
    </message>
    <message>
        <source>tasks waited for memory %1 % of the time (median)</source>
        <translation>Tasks warteten %1 % der Zeit auf Speicher (Median)</translation>
    </message>
    <message>
        <source>tasks had to reclaim memory themselves: %1 rose by %2 per second</source>
        <translation>Tasks mussten selbst Speicher zurückgewinnen: %1 stieg um %2 pro Sekunde</translation>
    </message>
    <message>
        <source>reclaim by the tasks themselves, or memory pressure</source>
        <translation>Direct Reclaim durch Tasks, oder Speicher-Pressure</translation>
    </message>
    <message>
        <source>the kernel killed for want of memory: %1</source>
        <translation>der Kernel beendete aus Speichermangel: %1</translation>
    </message>
    <message>
        <source>memory is short and pages go out to swap and back</source>
        <translation>Speicher ist knapp, und Seiten gehen in den Swap und zurück</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly</source>
        <translation>%1 war im ununterbrechbaren Schlaf</translation>
    </message>
    <message>
        <source>whether the machine&apos;s own disks were idle</source>
        <translation>ob die Platten der Maschine selbst untätig waren</translation>
    </message>
    <message>
        <source>the machine&apos;s own %1 was busy up to %2 %</source>
        <translation>die Auslastung der maschineneigenen Platte %1 stieg bis auf %2 %</translation>
    </message>
    <message>
        <source>it is about %1, a disk of the machine itself</source>
        <translation>es geht um %1, eine Platte der Maschine selbst</translation>
    </message>
    <message>
        <source>messages of the network file system or block device</source>
        <translation>Meldungen des Netzwerkdateisystems oder Netzwerk-Blockgeräts</translation>
    </message>
    <message>
        <source>storage across the network does not answer</source>
        <translation>Netzwerk-Storage antwortet nicht</translation>
    </message>
    <message>
        <source>whether these reads are pages that come back from swap</source>
        <translation>ob diese Lesezugriffe Seiten sind, die aus dem Swap zurückkommen</translation>
    </message>
    <message>
        <source>%1 of the %2 read per second are pages that come back from swap</source>
        <translation>%1 der pro Sekunde gelesenen %2 sind Seiten, die aus dem Swap zurückkommen</translation>
    </message>
    <message>
        <source>whether the page cache had just been emptied</source>
        <translation>ob der Page-Cache gerade geleert worden war</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 at once: what it held has to be read again</source>
        <translation>der Page-Cache fiel auf einmal von %1 auf %2: sein Inhalt muss neu gelesen werden</translation>
    </message>
    <message>
        <source>reads of %1 kB, %2 ms each on average</source>
        <translation>Lesezugriffe von %1 kB, im Mittel je %2 ms</translation>
    </message>
    <message>
        <source>%1 was fully busy for %2 of the time</source>
        <translation>%1 war %2 der Zeit voll ausgelastet</translation>
    </message>
    <message>
        <source>how much was read and written, and how long it took</source>
        <translation>wie viel gelesen und geschrieben wurde, und wie lange es dauerte</translation>
    </message>
    <message>
        <source>%1 of the requests were reads (%2 of the bytes)</source>
        <translation>%1 der Anfragen waren Lesezugriffe (%2 der Bytes)</translation>
    </message>
    <message>
        <source>%1 reads per second</source>
        <translation>%1 Lesezugriffe pro Sekunde</translation>
    </message>
    <message>
        <source>which process reads</source>
        <translation>welcher Prozess liest</translation>
    </message>
    <message>
        <source>reads keep the device full</source>
        <translation>Lesezugriffe lasten das Gerät aus</translation>
    </message>
    <message>
        <source>no task waited longer than %1 ms for a CPU</source>
        <translation>kein Task wartete länger als %1 ms auf eine CPU</translation>
    </message>
    <message>
        <source>the application&apos;s log covers this time and shows nobody held up for %1 ms</source>
        <translation>das Log der Anwendung deckt diese Zeit ab und zeigt niemanden, der %1 ms aufgehalten wurde</translation>
    </message>
    <message>
        <source>how long tasks waited for a CPU</source>
        <translation>wie lange Tasks auf eine CPU warteten</translation>
    </message>
    <message>
        <source>%1 ran with a real-time priority and used %2 % of a CPU</source>
        <translation>%1 lief mit Echtzeitpriorität und nutzte %2 % einer CPU</translation>
    </message>
    <message>
        <source>the scheduling class and priority of the tasks that ran</source>
        <translation>Scheduling-Klasse und Priorität der Tasks, die liefen</translation>
    </message>
    <message>
        <source>%1 used the most CPU, and it has no real-time priority</source>
        <translation>%1 verbrauchte am meisten CPU und hat keine Echtzeitpriorität</translation>
    </message>
    <message>
        <source>the kernel logs: %1</source>
        <translation>der Kernel meldet: %1</translation>
    </message>
    <message>
        <source>the CPUs were busy only %1 % of the time</source>
        <translation>die CPUs waren nur zu %1 % ausgelastet</translation>
    </message>
    <message>
        <source>tasks of a higher priority keep others off the CPU</source>
        <translation>Tasks höherer Priorität halten andere von der CPU fern</translation>
    </message>
    <message>
        <source>the share of CPU time that the hypervisor took</source>
        <translation>der Anteil der CPU-Zeit, den der Hypervisor wegnahm</translation>
    </message>
    <message>
        <source>the hypervisor took no CPU time (or there is none)</source>
        <translation>der Hypervisor nahm keine CPU-Zeit weg (oder es gibt keinen)</translation>
    </message>
    <message>
        <source>the hypervisor took %1 % of the CPU time (median), at most %2 %</source>
        <translation>der Hypervisor nahm %1 % der CPU-Zeit weg (Median), höchstens %2 %</translation>
    </message>
    <message>
        <source>the hypervisor takes the CPU away</source>
        <translation>der Hypervisor nimmt die CPU weg</translation>
    </message>
    <message>
        <source>%1 was not kept busy: fully for only %2 of the time</source>
        <translation>%1 war nicht durchweg beschäftigt: nur %2 der Zeit voll ausgelastet</translation>
    </message>
    <message>
        <source>%1 always had a request under way, but only %2 at a time</source>
        <translation>bei %1 war immer eine Anfrage unterwegs, aber gleichzeitig nur %2</translation>
    </message>
    <message>
        <source>only %1 of the requests were writes</source>
        <translation>nur %1 der Anfragen waren Schreibzugriffe</translation>
    </message>
    <message>
        <source>writes of %1 kB on average: what is buffered is written in larger pieces</source>
        <translation>Schreibzugriffe von im Mittel %1 kB: Gepuffertes wird in größeren Stücken geschrieben</translation>
    </message>
    <message>
        <source>how often the device&apos;s cache is flushed (kernel 5.5 or newer)</source>
        <translation>wie oft der Gerätecache geflusht wird (Kernel 5.5 oder neuer)</translation>
    </message>
    <message>
        <source>%1 flushes for %2 writes per second</source>
        <translation>%1 Flushes auf %2 Schreibzugriffe pro Sekunde</translation>
    </message>
    <message>
        <source>how much waits in memory to be written</source>
        <translation>wie viel im Speicher auf das Schreiben wartet</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median): %2 s of what is written</source>
        <translation>%1 Dirty-Speicher (Median): %2 s dessen, was geschrieben wird</translation>
    </message>
    <message>
        <source>the CPUs were saturated while %1 was busy</source>
        <translation>die CPUs waren gesättigt, während %1 ausgelastet war</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request, %3 times what it needs when it is well</source>
        <translation>%1 war pro Anfrage %2 ms beschäftigt, %3-mal so lange wie im Normalzustand</translation>
    </message>
    <message>
        <source>mounted with synchronous writes: %1 %2</source>
        <translation>mit synchronem Schreiben eingehängt: %1 %2</translation>
    </message>
    <message>
        <source>mount options, and which calls the writers make</source>
        <translation>Mount-Optionen, und welche Aufrufe die Schreiber machen</translation>
    </message>
    <message>
        <source>how many requests were under way, and of what size</source>
        <translation>wie viele Anfragen unterwegs waren, und wie groß</translation>
    </message>
    <message>
        <source>every write waits for the device</source>
        <translation>jeder Schreibzugriff wartet auf das Gerät</translation>
    </message>
    <message>
        <source>how much %1 writes in calm minutes</source>
        <translation>wie viel %1 in ruhigen Minuten schreibt</translation>
    </message>
    <message>
        <source>%1 wrote %2 at the height of it and %3 when it was calm</source>
        <translation>%1 schrieb auf dem Höhepunkt %2 und in ruhigen Zeiten %3</translation>
    </message>
    <message>
        <source>requests of %1 kB on average, against %2 kB when it was calm</source>
        <translation>Anfragen von im Mittel %1 kB, gegenüber %2 kB in ruhigen Zeiten</translation>
    </message>
    <message>
        <source>dirty pages before and after the burst</source>
        <translation>Dirty Pages vor und nach dem Schub</translation>
    </message>
    <message>
        <source>dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not the age of what was buffered, makes the kernel write</source>
        <translation>der Dirty-Speicher stand bei %1, über den %2, bis zu denen niemand gedrosselt wird: eine Flut, nicht das Alter des Gepufferten, lässt den Kernel schreiben</translation>
    </message>
    <message>
        <source>dirty memory fell from %1 to %2 while %3 were written</source>
        <translation>der Dirty-Speicher fiel von %1 auf %2, während %3 geschrieben wurden</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s</source>
        <translation>Schübe in diesem Log: %1, im Abstand von %2 s (Median); Seiten werden im Alter von %3 s geschrieben</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median)</source>
        <translation>Schübe in diesem Log: %1, im Abstand von %2 s (Median)</translation>
    </message>
    <message>
        <source>whether the flusher&apos;s threads wait for the device</source>
        <translation>ob die Threads des Flushers auf das Gerät warten</translation>
    </message>
    <message>
        <source>the flusher %1 waits for the device</source>
        <translation>der Flusher %1 wartet auf das Gerät</translation>
    </message>
    <message>
        <source>how much the disks wrote</source>
        <translation>wie viel die Platten schrieben</translation>
    </message>
    <message>
        <source>buffered data is written back in bursts</source>
        <translation>gepufferte Daten werden in Schüben zurückgeschrieben</translation>
    </message>
    <message>
        <source>the write cache policy of the disk and of its controller</source>
        <translation>die Schreibcache-Richtlinie der Platte und ihres Controllers</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 does not rotate</source>
        <translation>%1 rotiert nicht</translation>
    </message>
    <message>
        <source>a stretch with the device full of writes</source>
        <translation>ein Abschnitt, in dem Schreibzugriffe das Gerät auslasten</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms</source>
        <translation>%1 war pro Schreibzugriff %2 ms beschäftigt; eine Plattenumdrehung dauert 4 bis 11 ms</translation>
    </message>
    <message>
        <source>for writes of %1 to %2 kB that time has a spread of %3</source>
        <translation>bei Schreibzugriffen von %1 bis %2 kB hat diese Zeit eine Streuung von %3</translation>
    </message>
    <message>
        <source>how long writes of several sizes keep the device busy</source>
        <translation>wie lange Schreibzugriffe verschiedener Größe das Gerät beschäftigen</translation>
    </message>
    <message>
        <source>the same load with the write cache on and off</source>
        <translation>dieselbe Last mit und ohne Schreibcache</translation>
    </message>
    <message>
        <source>writes go through to the disks without a write cache</source>
        <translation>Schreibzugriffe gehen ohne Schreibcache direkt auf die Platten</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Ausgeschlossen: %1</translation>
    </message>
    <message>
        <source>The logs support: %1</source>
        <translation>Die Logs stützen: %1</translation>
    </message>
    <message>
        <source>The logs are consistent with: %1</source>
        <translation>Die Logs sind vereinbar mit: %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans for: %1</source>
        <translation>Unklar, eher dafür: %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans against: %1</source>
        <translation>Unklar, eher dagegen: %1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <translation>Unklar: %1</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log has a date: it overlaps with the other logs as if all were of one day, which is shown as 1970-01-01.</source>
        <translation>Die Zeilen tragen nur die Uhrzeit, und kein Log hat ein Datum: das Log überlappt sich mit den anderen, als wären alle vom selben Tag; der wird als 1970-01-01 angezeigt.</translation>
    </message>
    <message>
        <source>The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the date is not right.</source>
        <translation>Die Uhr war nicht gestellt (1970), ebenso wenig bei den anderen Logs, mit denen sich das Log überlappt: die Zeiten passen zueinander, das Datum stimmt nicht.</translation>
    </message>
    <message>
        <source>counters of a device that started again: no rates from this reading</source>
        <translation>Zähler eines Geräts, die neu begannen: keine Raten aus dieser Ablesung</translation>
    </message>
    <message>
        <source>JSON document of more than 64 MiB, not read</source>
        <translation>JSON-Dokument mit mehr als 64 MiB, nicht gelesen</translation>
    </message>
    <message>
        <source>damaged JSON document: %1</source>
        <translation>beschädigtes JSON-Dokument: %1</translation>
    </message>
    <message>
        <source>the file ends inside this JSON document; the rest is missing</source>
        <translation>die Datei endet mitten in diesem JSON-Dokument; der Rest fehlt</translation>
    </message>
    <message>
        <source>a figure before the first time stamp was left out</source>
        <translation>ein Wert vor dem ersten Zeitstempel wurde ausgelassen</translation>
    </message>
    <message>
        <source>the file ends inside this line: its last figure is left out</source>
        <translation>die Datei endet mitten in dieser Zeile: ihr letzter Wert ist ausgelassen</translation>
    </message>
    <message>
        <source>a figure is too large to be true, the row was left out</source>
        <translation>ein Wert ist zu groß, um wahr zu sein; die Zeile wurde ausgelassen</translation>
    </message>
    <message>
        <source>figures that are no numbers or negative were left out</source>
        <translation>nicht numerische oder negative Werte wurden ausgelassen</translation>
    </message>
    <message>
        <source>the file ends inside this row, its last word was left out</source>
        <translation>die Datei endet mitten in dieser Zeile, ihr letztes Wort wurde ausgelassen</translation>
    </message>
    <message>
        <source>a row before the first head has no names for its columns</source>
        <translation>einer Zeile vor dem ersten Tabellenkopf fehlen die Spaltennamen</translation>
    </message>
    <message>
        <source>a row that does not fit the head above it was left out</source>
        <translation>eine Zeile, die nicht zum Tabellenkopf darüber passt, wurde ausgelassen</translation>
    </message>
    <message>
        <source>lies in more than %1 archives inside each other; unpack the outer ones and open the folder</source>
        <translation>liegt in mehr als %1 ineinander verschachtelten Archiven; die äußeren entpacken und den Ordner öffnen</translation>
    </message>
    <message>
        <source>is an archive that holds no files</source>
        <translation>ist ein Archiv ohne Dateien</translation>
    </message>
    <message>
        <source>holds more than %1 entries; the rest is not read, unpack it and open the folder that matters</source>
        <translation>enthält mehr als %1 Einträge; der Rest wird nicht gelesen; entpacken und den Ordner öffnen, auf den es ankommt</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password and open the folder</source>
        <translation>ist verschlüsselt; das Archiv mit seinem Passwort entpacken und den Ordner öffnen</translation>
    </message>
    <message>
        <source>cannot be unpacked (%1); copy it again, or unpack it and open the folder</source>
        <translation>lässt sich nicht entpacken (%1); erneut kopieren oder entpacken und den Ordner öffnen</translation>
    </message>
    <message>
        <source>is cut or damaged (%1); the %2 files before that are read, copy it again for the rest</source>
        <translation>ist abgeschnitten oder beschädigt (%1); die Dateien davor sind gelesen (%2), für den Rest erneut kopieren</translation>
    </message>
    <message>
        <source>unpacks to more than a thousand times its size and is not read on; unpack it and open the file itself if it is what it should be</source>
        <translation>entpackt sich auf mehr als das Tausendfache seiner Größe und wird nicht weiter gelesen; wenn das seine Richtigkeit hat, entpacken und die Datei selbst öffnen</translation>
    </message>
    <message>
        <source>unpacks to more than the limits allow and is not read on; unpack it and open the folder that matters</source>
        <translation>entpackt sich auf mehr, als die Grenzen zulassen, und wird nicht weiter gelesen; entpacken und den Ordner öffnen, auf den es ankommt</translation>
    </message>
    <message>
        <source>is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` and add what they print</source>
        <translation>ist eine binäre Aufzeichnung von perf; `perf sched timehist -i FILE` oder `perf script -i FILE` ausführen und die Ausgabe hinzufügen</translation>
    </message>
    <message>
        <source>is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what they print</source>
        <translation>ist eine Binärdatei von sysstat; `sar -A -f FILE` oder `sadf -d FILE -- -A` ausführen und die Ausgabe hinzufügen</translation>
    </message>
    <message>
        <source>is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints</source>
        <translation>ist ein binäres Journal; `journalctl --file FILE -o short-iso-precise` ausführen und die Ausgabe hinzufügen</translation>
    </message>
    <message>
        <source>is a binary trace; run `trace-cmd report FILE` and add what it prints</source>
        <translation>ist ein binärer Trace; `trace-cmd report FILE` ausführen und die Ausgabe hinzufügen</translation>
    </message>
    <message>
        <source>is an SQLite database, not a text log</source>
        <translation>ist eine SQLite-Datenbank, kein Textlog</translation>
    </message>
    <message>
        <source>is a program or library (ELF), not a text log</source>
        <translation>ist ein Programm oder eine Bibliothek (ELF), kein Textlog</translation>
    </message>
    <message>
        <source>is a PNG picture, not a text log; add the text itself</source>
        <translation>ist ein PNG-Bild, kein Textlog; den Text selbst hinzufügen</translation>
    </message>
    <message>
        <source>is a JPEG picture, not a text log; add the text itself</source>
        <translation>ist ein JPEG-Bild, kein Textlog; den Text selbst hinzufügen</translation>
    </message>
    <message>
        <source>is a GIF picture, not a text log; add the text itself</source>
        <translation>ist ein GIF-Bild, kein Textlog; den Text selbst hinzufügen</translation>
    </message>
    <message>
        <source>is a PDF document, not a text log; add the text itself</source>
        <translation>ist ein PDF-Dokument, kein Textlog; den Text selbst hinzufügen</translation>
    </message>
    <message>
        <source>holds only NUL bytes, as a power loss leaves them; there is nothing to read</source>
        <translation>enthält nur NUL-Bytes, wie sie ein Stromausfall hinterlässt; es gibt nichts zu lesen</translation>
    </message>
    <message>
        <source>is binary, not a text log</source>
        <translation>ist binär, kein Textlog</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>is a folder without files</source>
        <translation>ist ein Ordner ohne Dateien</translation>
    </message>
    <message>
        <source>cannot be opened: its folders may not be read</source>
        <translation>lässt sich nicht öffnen: seine Ordner dürfen nicht gelesen werden</translation>
    </message>
    <message>
        <source>is a folder that may not be read; what is in it is left out</source>
        <translation>ist ein Ordner, der nicht gelesen werden darf; sein Inhalt ist ausgelassen</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>existiert nicht</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ist weder eine Datei noch ein Ordner</translation>
    </message>
    <message>
        <source>long lines were broken at %1 columns when this was pasted: put together again</source>
        <translation>lange Zeilen wurden beim Einfügen bei %1 Spalten umgebrochen: wieder zusammengefügt</translation>
    </message>
    <message>
        <source>line is damaged by NUL bytes, as a power loss leaves them</source>
        <translation>Zeile ist durch NUL-Bytes beschädigt, wie sie ein Stromausfall hinterlässt</translation>
    </message>
    <message>
        <source>line is longer than 1 MiB; the rest is not read</source>
        <translation>Zeile ist länger als 1 MiB; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file ends inside this line, its last figure may be cut: left out</source>
        <translation>die Datei endet mitten in dieser Zeile, ihr letzter Wert ist womöglich abgeschnitten: ausgelassen</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>holds only blank lines</source>
        <translation>enthält nur Leerzeilen</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive before its first line; copy the archive again</source>
        <translation>ist im Archiv vor der ersten Zeile abgeschnitten oder beschädigt; das Archiv erneut kopieren</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (nothing comes close)</source>
        <translation>ist Text in keinem Format, das Stallmark liest (nichts kommt ihm nahe)</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (closest: %1)</source>
        <translation>ist Text in keinem Format, das Stallmark liest (am nächsten: %1)</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive; what came before the damage is used, copy the archive again for the rest</source>
        <translation>ist im Archiv abgeschnitten oder beschädigt; was vor dem Schaden liegt, wird verwendet; für den Rest das Archiv erneut kopieren</translation>
    </message>
    <message>
        <source>the time that the pattern %1 takes cannot be read</source>
        <translation>die Zeit, die das Muster %1 erfasst, ist nicht lesbar</translation>
    </message>
    <message>
        <source>the duration that the pattern %1 takes cannot be read</source>
        <translation>die Dauer, die das Muster %1 erfasst, ist nicht lesbar</translation>
    </message>
    <message>
        <source>the value that the pattern %1 takes cannot be read</source>
        <translation>der Wert, den das Muster %1 erfasst, ist nicht lesbar</translation>
    </message>
    <message>
        <source>the file ends inside this process row: left out</source>
        <translation>die Datei endet mitten in dieser Prozesszeile: ausgelassen</translation>
    </message>
    <message>
        <source>process row that does not fit its column head</source>
        <translation>Prozesszeile, die nicht zu ihrem Spaltenkopf passt</translation>
    </message>
    <message>
        <source>frame of top whose time is lost</source>
        <translation>top-Ausgabe, deren Zeit verloren ist</translation>
    </message>
    <message>
        <source>memory figure larger than the memory, a known defect of old BusyBox</source>
        <translation>Speicherwert größer als der Speicher, ein bekannter Fehler alter BusyBox-Versionen</translation>
    </message>
    <message>
        <source>CPU line of a frame in which no time passed</source>
        <translation>CPU-Zeile einer Ausgabe, in der keine Zeit verging</translation>
    </message>
    <message>
        <source>the file ends inside this line: left out</source>
        <translation>die Datei endet mitten in dieser Zeile: ausgelassen</translation>
    </message>
    <message>
        <source>latency that cannot be: more requests under way than the job had; not used</source>
        <translation>unmögliche Latenz: mehr Anfragen unterwegs, als der Job hatte; nicht verwendet</translation>
    </message>
    <message>
        <source>rates printed as zero although requests were completed; not used</source>
        <translation>Raten als null ausgegeben, obwohl Anfragen abgeschlossen wurden; nicht verwendet</translation>
    </message>
    <message>
        <source>latency that cannot be: longer than a month; not used</source>
        <translation>unmögliche Latenz: länger als ein Monat; nicht verwendet</translation>
    </message>
    <message>
        <source>JSON text that is not fio&apos;s</source>
        <translation>JSON-Text, der nicht von fio stammt</translation>
    </message>
    <message>
        <source>JSON document without jobs</source>
        <translation>JSON-Dokument ohne Jobs</translation>
    </message>
    <message>
        <source>job ended with an error; its figures cover the time before it</source>
        <translation>Job endete mit einem Fehler; seine Werte gelten für die Zeit davor</translation>
    </message>
    <message>
        <source>cut JSON document about jobs of which there is a whole one: left out</source>
        <translation>abgeschnittenes JSON-Dokument über Jobs, zu denen es ein ganzes gibt: ausgelassen</translation>
    </message>
    <message>
        <source>text between reports of fio that is no label of one</source>
        <translation>Text zwischen fio-Reports, der kein Label ist</translation>
    </message>
    <message>
        <source>run of fio without a report: interrupted or failed</source>
        <translation>fio-Lauf ohne Report: abgebrochen oder fehlgeschlagen</translation>
    </message>
    <message>
        <source>terse line with fewer fields than its version has: the rest is missing</source>
        <translation>terse-Zeile mit weniger Feldern als in ihrer Version: der Rest fehlt</translation>
    </message>
    <message>
        <source>the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)</source>
        <translation>die ausgegebene Bandbreite ist nicht Größe durch Laufzeit (vor 3.26 verliert fio beim Runden einen Übertrag)</translation>
    </message>
    <message>
        <source>figures without the line that says whether they are of reads or writes</source>
        <translation>Werte ohne die Zeile, die sagt, ob sie für Lesen oder Schreiben gelten</translation>
    </message>
    <message>
        <source>figures without the job they belong to</source>
        <translation>Werte ohne den Job, zu dem sie gehören</translation>
    </message>
    <message>
        <source>utilisation of a run of no length</source>
        <translation>Auslastung eines Laufs ohne Dauer</translation>
    </message>
    <message>
        <source>fio found other data than it had written</source>
        <translation>fio fand andere Daten vor, als es geschrieben hatte</translation>
    </message>
    <message>
        <source>fio was interrupted: its report covers the time that ran</source>
        <translation>fio wurde abgebrochen: der Report gilt für die Zeit, die es lief</translation>
    </message>
    <message>
        <source>fio reports an error</source>
        <translation>fio meldet einen Fehler</translation>
    </message>
    <message>
        <source>remark of fio</source>
        <translation>Anmerkung von fio</translation>
    </message>
    <message>
        <source>log of fio whose name does not say what was measured</source>
        <translation>fio-Log, dessen Name nicht sagt, was gemessen wurde</translation>
    </message>
    <message>
        <source>latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed</source>
        <translation>Latenzen in us (vor fio 2.99) oder in ns: die Zeilen sagen es nicht, die Werte sind wie ausgegeben</translation>
    </message>
    <message>
        <source>the unit of free is not known; its figures are kept as printed</source>
        <translation>die Einheit von free ist nicht bekannt; die Werte bleiben wie ausgegeben</translation>
    </message>
    <message>
        <source>a time stamp that cannot be read</source>
        <translation>ein unlesbarer Zeitstempel</translation>
    </message>
    <message>
        <source>rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors</source>
        <translation>Raten in Sektoren zu 512 Byte unter Namen mit kB, wie sysstat 12.2 sie ausgibt: als Sektoren gelesen</translation>
    </message>
    <message>
        <source>members that iostat does not print were left out</source>
        <translation>Elemente, die iostat nicht ausgibt, wurden ausgelassen</translation>
    </message>
    <message>
        <source>a device without a name or without figures was left out</source>
        <translation>ein Gerät ohne Namen oder ohne Werte wurde ausgelassen</translation>
    </message>
    <message>
        <source>the file ends inside the name of this row: left out</source>
        <translation>die Datei endet mitten im Namen dieser Zeile: ausgelassen</translation>
    </message>
    <message>
        <source>the head of the table is cut in its last name: that column is not read</source>
        <translation>der Tabellenkopf ist im letzten Namen abgeschnitten: diese Spalte wird nicht gelesen</translation>
    </message>
    <message>
        <source>a row before the first time stamp was left out</source>
        <translation>eine Zeile vor dem ersten Zeitstempel wurde ausgelassen</translation>
    </message>
    <message>
        <source>a device name without figures at the end of the log</source>
        <translation>ein Gerätename ohne Werte am Ende des Logs</translation>
    </message>
    <message>
        <source>row of lsblk that does not stand under its head</source>
        <translation>lsblk-Zeile, die nicht unter ihrem Tabellenkopf steht</translation>
    </message>
    <message>
        <source>members that are no figures of mpstat were left out</source>
        <translation>Elemente, die keine Werte von mpstat sind, wurden ausgelassen</translation>
    </message>
    <message>
        <source>figures that are no numbers, negative or too large to be true were left out</source>
        <translation>nicht numerische, negative oder unmöglich große Werte wurden ausgelassen</translation>
    </message>
    <message>
        <source>perf says that its recording is incomplete</source>
        <translation>perf meldet, dass seine Aufzeichnung unvollständig ist</translation>
    </message>
    <message>
        <source>row of perf sched latency that cannot be read</source>
        <translation>unlesbare Zeile von perf sched latency</translation>
    </message>
    <message>
        <source>scheduler event that cannot be read; delays across it are left out</source>
        <translation>unlesbares Scheduler-Ereignis; Verzögerungen darüber hinweg sind ausgelassen</translation>
    </message>
    <message>
        <source>statistic of the scheduler that cannot be read</source>
        <translation>unlesbare Scheduler-Statistik</translation>
    </message>
    <message>
        <source>events were lost here; delays across it are left out</source>
        <translation>hier gingen Ereignisse verloren; Verzögerungen darüber hinweg sind ausgelassen</translation>
    </message>
    <message>
        <source>event of perf script that cannot be read</source>
        <translation>unlesbares Ereignis von perf script</translation>
    </message>
    <message>
        <source>row of perf sched timehist that cannot be read</source>
        <translation>unlesbare Zeile von perf sched timehist</translation>
    </message>
    <message>
        <source>line of /proc/diskstats that cannot be read</source>
        <translation>unlesbare Zeile von /proc/diskstats</translation>
    </message>
    <message>
        <source>the log does not say which file of /proc/pressure this is</source>
        <translation>das Log sagt nicht, welche Datei aus /proc/pressure das ist</translation>
    </message>
    <message>
        <source>counters that started again: no shares from this reading</source>
        <translation>Zähler, die neu begannen: keine Anteile aus dieser Ablesung</translation>
    </message>
    <message>
        <source>the file ends inside this line, its figure may be cut: left out</source>
        <translation>die Datei endet mitten in dieser Zeile, ihr Wert ist womöglich abgeschnitten: ausgelassen</translation>
    </message>
    <message>
        <source>a figure is too large to be true</source>
        <translation>ein Wert ist zu groß, um wahr zu sein</translation>
    </message>
    <message>
        <source>a head of several tables in one row, as sadf -h prints it, is not read</source>
        <translation>ein Kopf mehrerer Tabellen in einer Zeile, wie sadf -h ihn ausgibt, wird nicht gelesen</translation>
    </message>
    <message>
        <source>the file ends inside this row: it was left out</source>
        <translation>die Datei endet mitten in dieser Zeile: sie wurde ausgelassen</translation>
    </message>
    <message>
        <source>a line that is no figure of sadf -p was left out</source>
        <translation>eine Zeile ohne Wert von sadf -p wurde ausgelassen</translation>
    </message>
    <message>
        <source>figures without a time stamp were left out</source>
        <translation>Werte ohne Zeitstempel wurden ausgelassen</translation>
    </message>
    <message>
        <source>members that are no figures of sadf were left out</source>
        <translation>Elemente, die keine Werte von sadf sind, wurden ausgelassen</translation>
    </message>
    <message>
        <source>attribute of smartctl that does not fit its head</source>
        <translation>smartctl-Attribut, das nicht zu seinem Tabellenkopf passt</translation>
    </message>
    <message>
        <source>the file ends inside this interval line: left out</source>
        <translation>die Datei endet mitten in dieser Intervallzeile: ausgelassen</translation>
    </message>
    <message>
        <source>sysbench reports a failure</source>
        <translation>sysbench meldet einen Fehlschlag</translation>
    </message>
    <message>
        <source>report of a run that failed, not used</source>
        <translation>Report eines fehlgeschlagenen Laufs, nicht verwendet</translation>
    </message>
    <message>
        <source>report of a run in which nothing was done, not used</source>
        <translation>Report eines Laufs, in dem nichts getan wurde, nicht verwendet</translation>
    </message>
    <message>
        <source>latency that cannot be: too few events for it</source>
        <translation>unmögliche Latenz: zu wenige Ereignisse dafür</translation>
    </message>
    <message>
        <source>the latency histogram does not hold as many events as the report</source>
        <translation>das Latenz-Histogramm enthält nicht so viele Ereignisse wie der Report</translation>
    </message>
    <message>
        <source>the printed rate is not the count by the total time, which is %1</source>
        <translation>die ausgegebene Rate ist nicht Anzahl durch Gesamtzeit; das ergäbe %1</translation>
    </message>
    <message>
        <source>run of sysbench without a summary: interrupted or failed</source>
        <translation>sysbench-Lauf ohne Zusammenfassung: abgebrochen oder fehlgeschlagen</translation>
    </message>
    <message>
        <source>load averages cut at the width of the screen</source>
        <translation>Load-Werte am Bildschirmrand abgeschnitten</translation>
    </message>
    <message>
        <source>CPU line with a figure whose label is cut or unknown</source>
        <translation>CPU-Zeile mit einem Wert, dessen Label abgeschnitten oder unbekannt ist</translation>
    </message>
    <message>
        <source>CPU bars carry no breakdown</source>
        <translation>CPU-Balken ohne Aufschlüsselung</translation>
    </message>
    <message>
        <source>memory bars carry no amounts</source>
        <translation>Speicherbalken ohne Beträge</translation>
    </message>
    <message>
        <source>memory line in an unknown language</source>
        <translation>Speicherzeile in unbekannter Sprache</translation>
    </message>
    <message>
        <source>memory figure too coarse or cut at its width</source>
        <translation>Speicherwert zu grob oder an der Feldbreite abgeschnitten</translation>
    </message>
    <message>
        <source>report of UnixBench without results: interrupted or failed</source>
        <translation>UnixBench-Report ohne Ergebnisse: abgebrochen oder fehlgeschlagen</translation>
    </message>
    <message>
        <source>the date of this run cannot be read</source>
        <translation>das Datum dieses Laufs ist nicht lesbar</translation>
    </message>
    <message>
        <source>UnixBench reports a failure</source>
        <translation>UnixBench meldet einen Fehlschlag</translation>
    </message>
    <message>
        <source>run of UnixBench without a report: interrupted or failed</source>
        <translation>UnixBench-Lauf ohne Report: abgebrochen oder fehlgeschlagen</translation>
    </message>
    <message>
        <source>line that is cut, or does not fit its head: its last figure is left out</source>
        <translation>Zeile ist abgeschnitten oder passt nicht zu ihrem Tabellenkopf: ihr letzter Wert ist ausgelassen</translation>
    </message>
    <message>
        <source>the page ends inside this row: left out</source>
        <translation>die Seite endet mitten in dieser Zeile: ausgelassen</translation>
    </message>
    <message>
        <source>pass of UnixBench without figures: failed, or with more copies than it allows</source>
        <translation>UnixBench-Durchgang ohne Werte: fehlgeschlagen, oder mit mehr Kopien als erlaubt</translation>
    </message>
    <message>
        <source>measured in 0.0 s: the figure cannot be trusted, nor an index that counts it</source>
        <translation>in 0.0 s gemessen: dem Wert ist nicht zu trauen, ebenso wenig einem Index, in den er eingeht</translation>
    </message>
    <message>
        <source>the result in the index table is not the score printed above it</source>
        <translation>das Ergebnis in der Indextabelle ist nicht der Score darüber</translation>
    </message>
    <message>
        <source>the index is not result / baseline x 10, which is %1</source>
        <translation>der Index ist nicht Ergebnis / Basiswert x 10; das ergäbe %1</translation>
    </message>
    <message>
        <source>the index score does not follow from the %1 results above it, which give %2</source>
        <translation>der Index-Score folgt nicht aus den %1 Ergebnissen darüber; die ergeben %2</translation>
    </message>
    <message>
        <source>test of UnixBench that failed: no score</source>
        <translation>fehlgeschlagener UnixBench-Test: kein Score</translation>
    </message>
    <message>
        <source>the score is not the geometric mean of the passes above it</source>
        <translation>der Score ist nicht das geometrische Mittel der Durchgänge darüber</translation>
    </message>
    <message>
        <source>test of UnixBench without a score: interrupted or failed</source>
        <translation>UnixBench-Test ohne Score: abgebrochen oder fehlgeschlagen</translation>
    </message>
    <message>
        <source>negative figures were left out</source>
        <translation>negative Werte wurden ausgelassen</translation>
    </message>
    <message>
        <source>the unit of vmstat -S is not known; memory is kept as printed</source>
        <translation>die Einheit von vmstat -S ist nicht bekannt; Speicherwerte bleiben wie ausgegeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is nothing to open: name a folder, an archive or a file.</source>
        <translation>Es gibt nichts zu öffnen: einen Ordner, ein Archiv oder eine Datei angeben.</translation>
    </message>
    <message>
        <source>cannot be read to its end: %1; what came before is used</source>
        <translation>lässt sich nicht bis zum Ende lesen: %1; das davor wird verwendet</translation>
    </message>
    <message>
        <source>line belongs to no known log</source>
        <translation>Zeile gehört zu keinem bekannten Log</translation>
    </message>
    <message>
        <source>too many logs in one file; this one is not read</source>
        <translation>zu viele Logs in einer Datei; dieses wird nicht gelesen</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the row is left out</source>
        <translation>Zeitstempel anderer Art als zu Beginn des Logs; die Zeile ist ausgelassen</translation>
    </message>
    <message>
        <source>row without a time stamp in a log that has them; it gets that of its neighbour</source>
        <translation>Zeile ohne Zeitstempel in einem Log mit Zeitstempeln; sie erhält den ihrer Nachbarzeile</translation>
    </message>
    <message>
        <source>table with more than 250 columns; those behind are not read</source>
        <translation>Tabelle mit mehr als 250 Spalten; die übrigen werden nicht gelesen</translation>
    </message>
    <message>
        <source>more than 16 million tables in one file; those behind are not read</source>
        <translation>mehr als 16 Millionen Tabellen in einer Datei; die übrigen werden nicht gelesen</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the event has no time</source>
        <translation>Zeitstempel anderer Art als zu Beginn des Logs; das Ereignis hat keine Zeit</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>day and month swapped</source>
        <translation>Tag und Monat vertauscht</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>Widerspruch: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 times, %2 s apart (median); chance spaces them so evenly with p = %3; %4 of them show this by themselves and none speaks against it</source>
        <translation>%1-mal im Abstand von %2 s (Median); so gleichmäßig verteilt der Zufall sie mit p = %3; %4 davon zeigen es für sich allein, keines spricht dagegen</translation>
    </message>
    <message>
        <source>%1, %2 times, every %3 s</source>
        <translation>%1, %2-mal, alle %3 s</translation>
    </message>
    <message>
        <source>reports closer to each other: those of %1 s hide a wait of %2 ms in their mean</source>
        <translation>dichtere Reports: solche von %1 s verbergen eine Wartezeit von %2 ms in ihrem Mittelwert</translation>
    </message>
    <message>
        <source>the head of a table is broken here; its figures behind the break are not read</source>
        <translation>der Kopf einer Tabelle ist hier abgebrochen; die Werte hinter dem Bruch werden nicht gelesen</translation>
    </message>
</context>
<context>
    <name>gui::ClocksPanel</name>
    <message>
        <source>date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>date, time and zone</source>
        <translation>Datum, Uhrzeit und Zeitzone</translation>
    </message>
    <message>
        <source>time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>since the start of the machine</source>
        <translation>seit dem Start der Maschine</translation>
    </message>
    <message>
        <source>since the start of the tool</source>
        <translation>seit dem Start des Werkzeugs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>zeitlich nicht eingeordnet</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Its stamps</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>Genau auf</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Times are those of the recorded machine&apos;s own clock, %1.</source>
        <translation>Zeiten nach der Uhr der aufgezeichneten Maschine, %1.</translation>
    </message>
    <message>
        <source>1 log is not placed in time.</source>
        <translation>1 Log ist zeitlich nicht eingeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n logs are not placed in time.</source>
        <translation>
            <numerusform>%n Log ist zeitlich nicht eingeordnet.</numerusform>
            <numerusform>%n Logs sind zeitlich nicht eingeordnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates</source>
        <translation>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 oder swap-dates</translation>
    </message>
    <message>
        <source>What the clock is off by, its time zone, the time of its first stamp, or day and month taken for each other</source>
        <translation>Um wie viel die Uhr falsch geht, ihre Zeitzone, die Zeit des ersten Zeitstempels oder Tag und Monat vertauscht</translation>
    </message>
    <message>
        <source>Correction of a clock</source>
        <translation>Korrektur einer Uhr</translation>
    </message>
    <message>
        <source>Correct this file</source>
        <translation>Diese Datei korrigieren</translation>
    </message>
    <message>
        <source>Correct all files</source>
        <translation>Alle Dateien korrigieren</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Letzte zurücknehmen</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Alle zurücknehmen</translation>
    </message>
    <message>
        <source>all files</source>
        <translation>alle Dateien</translation>
    </message>
    <message>
        <source>Corrected by you: %1</source>
        <translation>Von Ihnen korrigiert: %1</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Dateien…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Diese Aufzeichnung</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Vorher:</translation>
    </message>
    <message>
        <source>Part of the recording before</source>
        <translation>Teil der Aufzeichnung vorher</translation>
    </message>
    <message>
        <source>After:</source>
        <translation>Nachher:</translation>
    </message>
    <message>
        <source>Part of the recording after</source>
        <translation>Teil der Aufzeichnung nachher</translation>
    </message>
    <message>
        <source>A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span of time); several may follow one another. Without a part all is compared.</source>
        <translation>Ein Teil ist #run=2 oder #run=1-3 (Läufe eines Benchmarks), #file=*.txt oder @10:00..10:10 (eine Zeitspanne); mehrere dürfen aufeinander folgen. Ohne Teil wird alles verglichen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Selected span</source>
        <translation>Gewählte Spanne</translation>
    </message>
    <message>
        <source>The span selected on the timeline</source>
        <translation>Die auf der Zeitachse gewählte Spanne</translation>
    </message>
    <message>
        <source>Part:</source>
        <translation>Teil:</translation>
    </message>
    <message>
        <source>The recording before the change</source>
        <translation>Die Aufzeichnung vor der Änderung</translation>
    </message>
    <message>
        <source>Choose another recording, or two parts of this one.</source>
        <translation>Eine andere Aufzeichnung oder zwei Teile dieser Aufzeichnung wählen.</translation>
    </message>
</context>
<context>
    <name>gui::CompareTask</name>
    <message>
        <source>Nothing in it is recognised.</source>
        <translation>Nichts darin wird erkannt.</translation>
    </message>
    <message>
        <source>The comparison ended without a result.</source>
        <translation>Der Vergleich endete ohne Ergebnis.</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonFigure</name>
    <message>
        <source>Pictures of both sides</source>
        <translation>Bilder beider Seiten</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Course, both sides from their start</source>
        <translation>Verlauf, beide Seiten ab ihrem Beginn</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Share of values up to</source>
        <translation>Anteil der Werte bis</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>95 % of the ratio</source>
        <translation>95-%-KI</translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation>p, korrigiert</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonPanel</name>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation>Was der Vergleich sagt</translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation>Angezeigte Urteile</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>Alle Urteile</translation>
    </message>
    <message>
        <source>Better or worse</source>
        <translation>Besser oder schlechter</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>No difference shown</source>
        <translation>Kein Unterschied gezeigt</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <source>Also figures that say the same again</source>
        <translation>Auch Kennzahlen, die dasselbe noch einmal sagen</translation>
    </message>
    <message>
        <source>About the chosen figure</source>
        <translation>Zur gewählten Kennzahl</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Same work?</source>
        <translation>Gleiche Last?</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Vorbehalte</translation>
    </message>
</context>
<context>
    <name>gui::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>Zeit unbekannt</translation>
    </message>
    <message>
        <source>1 within 5 s of the incident</source>
        <translation>1 innerhalb von 5 s um den Vorfall</translation>
    </message>
    <message numerus="yes">
        <source>%n within 5 s of the incident</source>
        <translation>
            <numerusform>%n innerhalb von 5 s um den Vorfall</numerusform>
            <numerusform>%n innerhalb von 5 s um den Vorfall</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs hold no kernel messages or other events.</source>
        <translation>Die Logs enthalten keine Kernel-Meldungen oder anderen Ereignisse.</translation>
    </message>
</context>
<context>
    <name>gui::EvidenceBar</name>
    <message>
        <source>for %1, against %2</source>
        <translation>dafür %1, dagegen %2</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.</source>
        <translation>Gewicht der Belege: 1 schwach, 2 mittel, 4 stark. Durchführbar: %1 aller Prüfungen.</translation>
    </message>
</context>
<context>
    <name>gui::FindingView</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Show or hide the evidence</source>
        <translation>Belege ein- oder ausblenden</translation>
    </message>
    <message>
        <source>speaks for it</source>
        <translation>spricht dafür</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Command that records it</source>
        <translation>Befehl, der es aufzeichnet</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command that records it</source>
        <translation>Den Befehl kopieren, der es aufzeichnet</translation>
    </message>
</context>
<context>
    <name>gui::HypothesesPanel</name>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>Hypothesen</translation>
    </message>
    <message>
        <source>No incident to explain.</source>
        <translation>Kein Vorfall zu erklären.</translation>
    </message>
    <message>
        <source>Choose an incident to see what the logs say about its cause.</source>
        <translation>Einen Vorfall wählen, um zu sehen, was die Logs über seine Ursache sagen.</translation>
    </message>
    <message>
        <source>The whole recording</source>
        <translation>Die ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>Zeit unbekannt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>gui::ImportLogPanel</name>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
</context>
<context>
    <name>gui::IncidentModel</name>
    <message>
        <source>worst</source>
        <translation>am schlimmsten</translation>
    </message>
    <message>
        <source>severe, 10 s or longer</source>
        <translation>schwer, 10 s oder länger</translation>
    </message>
    <message>
        <source>serious, 1 s or longer</source>
        <translation>ernst, 1 s oder länger</translation>
    </message>
    <message>
        <source>brief, shorter than 1 s</source>
        <translation>kurz, unter 1 s</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>Zeit unbekannt</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>keine Ursache ließ sich belegen</translation>
    </message>
    <message>
        <source>%1, %2, %3%4; %5</source>
        <translation>%1, %2, %3%4; %5</translation>
    </message>
</context>
<context>
    <name>gui::IncidentsPanel</name>
    <message>
        <source>1 incident</source>
        <translation>1 Vorfall</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n Vorfall</numerusform>
            <numerusform>%n Vorfälle</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlimmste zuerst</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation>Reihenfolge der Vorfälle</translation>
    </message>
    <message>
        <source>Order of the list. Worst first: the worst one, then by severity and time</source>
        <translation>Reihenfolge der Liste. Schlimmste zuerst: der schlimmste, dann nach Schwere und Zeit</translation>
    </message>
    <message>
        <source>Filter: time, device, cause</source>
        <translation>Filter: Zeit, Gerät, Ursache</translation>
    </message>
    <message>
        <source>Filter of the incidents</source>
        <translation>Filter für Vorfälle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Nothing in this recording measurably hurt.</source>
        <translation>In dieser Aufzeichnung gab es keine messbare Beeinträchtigung.</translation>
    </message>
</context>
<context>
    <name>gui::LoadTask</name>
    <message>
        <source>The import ended without a result.</source>
        <translation>Der Import endete ohne Ergebnis.</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Zeiger</translation>
    </message>
    <message>
        <source>Show the messages</source>
        <translation>Meldungen anzeigen</translation>
    </message>
    <message>
        <source>All times are those of the recorded machine&apos;s own clock</source>
        <translation>Alle Zeiten nach der Uhr der aufgezeichneten Maschine</translation>
    </message>
    <message>
        <source>Parts of this session cannot be read and are left out: %1</source>
        <translation>Teile dieser Sitzung sind nicht lesbar und bleiben weg: %1</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Meldung</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n Meldung</numerusform>
            <numerusform>%n Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder.</source>
        <translation>%1 ließ sich nicht schreiben. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation>Der Bericht wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>Vergleich mit %1 läuft</translation>
    </message>
    <message>
        <source>Comparison cancelled.</source>
        <translation>Vergleich abgebrochen.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Logs öffnen</translation>
    </message>
    <message>
        <source>All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions (*.stallmark)</source>
        <translation>Alle Dateien (*);;Archive (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sitzungen (*.stallmark)</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Ordner mit Logs öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Sessions (*.stallmark)</source>
        <translation>Sitzungen (*.stallmark)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>The example could not be written to %1: free some space there.</source>
        <translation>Das Beispiel ließ sich nicht nach %1 schreiben: dort Platz schaffen.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Working out the times again</source>
        <translation>Die Zeiten werden neu bestimmt</translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation>Import abgebrochen.</translation>
    </message>
    <message>
        <source>%1 holds nothing that is recognised.</source>
        <translation>%1 enthält nichts, was erkannt wird.</translation>
    </message>
    <message>
        <source>%1 - Stallmark</source>
        <translation>%1 – Stallmark</translation>
    </message>
</context>
<context>
    <name>gui::MessageModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>gui::NoticeBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Stop the import and keep what is open (Esc)</source>
        <translation>Den Import anhalten und behalten, was offen ist (Esc)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss. The message stays in the list of messages</source>
        <translation>Ausblenden. Die Meldung bleibt in der Liste der Meldungen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>gui::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Übersicht der ganzen Aufzeichnung</translation>
    </message>
    <message>
        <source>The whole recording. Drag the frame to move the window, double-click to show everything.</source>
        <translation>Die ganze Aufzeichnung. Rahmen ziehen, um das Fenster zu verschieben; Doppelklick zeigt alles.</translation>
    </message>
</context>
<context>
    <name>gui::PreviewPage</name>
    <message>
        <source>A first look: short pieces from all over the log. What lies between them, the incidents and their causes follow as soon as the log is read.</source>
        <translation>Ein erster Blick: kurze Stücke aus dem ganzen Log. Was dazwischen liegt, die Vorfälle und ihre Ursachen folgen, sobald das Log gelesen ist.</translation>
    </message>
    <message>
        <source>First look at the log</source>
        <translation>Erster Blick auf das Log</translation>
    </message>
</context>
<context>
    <name>gui::ProcessesPanel</name>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Längste Wartezeit</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Choose an incident to see the processes of that time.</source>
        <translation>Einen Vorfall wählen, um die Prozesse dieser Zeit zu sehen.</translation>
    </message>
    <message>
        <source>a time not known</source>
        <translation>Zeit unbekannt</translation>
    </message>
    <message>
        <source>No log lists the processes of %1.</source>
        <translation>Kein Log führt die Prozesse dieser Zeit auf (%1).</translation>
    </message>
    <message>
        <source>At %1, the highest value of each within %2.</source>
        <translation>%1, jeweils der höchste Wert innerhalb von %2.</translation>
    </message>
</context>
<context>
    <name>gui::SourceModel</name>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>cut or damaged</source>
        <translation>abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>unbekanntes Format</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>zeitlich nicht eingeordnet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>gui::SourcePanel</name>
    <message>
        <source>Log line</source>
        <translation>Logzeile</translation>
    </message>
    <message>
        <source>Find in the kept lines</source>
        <translation>In den behaltenen Zeilen suchen</translation>
    </message>
    <message>
        <source>Find in the kept lines of all sources</source>
        <translation>In den behaltenen Zeilen aller Quellen suchen</translation>
    </message>
    <message>
        <source>Return: next line, Shift+Return: previous line. The session keeps the lines around each one that is cited</source>
        <translation>Return: nächste Zeile, Umschalt+Return: vorige Zeile. Die Sitzung behält die Zeilen um jede zitierte Zeile</translation>
    </message>
    <message>
        <source>Previous line that holds it</source>
        <translation>Vorige Zeile mit Treffer</translation>
    </message>
    <message>
        <source>Next line that holds it</source>
        <translation>Nächste Zeile mit Treffer</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, line %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, Zeile %2</translation>
    </message>
    <message>
        <source>Click a reference such as [iolog.txt:31] to see the line it rests on.</source>
        <translation>Ein Klick auf einen Verweis wie [iolog.txt:31] zeigt die Zeile, auf der er beruht.</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>The session keeps no lines of this place.</source>
        <translation>Die Sitzung enthält keine Zeilen dieser Stelle.</translation>
    </message>
</context>
<context>
    <name>gui::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>gui::StartPage</name>
    <message>
        <source>When did the machine stall, and why?</source>
        <translation>Wann stockte die Maschine, und warum?</translation>
    </message>
    <message>
        <source>Open the logs that came back from a Linux machine: a folder, an archive or single files. iostat, top, vmstat, perf sched, /proc, sysbench and the application&apos;s own log are recognised by their content. Every answer shows the log lines it rests on. Nothing leaves this computer.</source>
        <translation>Öffnen Sie die Logs, die von einer Linux-Maschine zurückkamen: einen Ordner, ein Archiv oder einzelne Dateien. iostat, top, vmstat, perf sched, /proc, sysbench und das Log der Anwendung werden am Inhalt erkannt. Jede Antwort zeigt die Logzeilen, auf denen sie beruht. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>&amp;Logs öffnen…</translation>
    </message>
    <message>
        <source>Choose archives or single files (Ctrl+O)</source>
        <translation>Archive oder einzelne Dateien wählen (Strg+O)</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>&amp;Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>A recording of a machine that stalled</source>
        <translation>Die Aufzeichnung einer Maschine, die stockte</translation>
    </message>
    <message>
        <source>Or drop them anywhere on this window.</source>
        <translation>Oder alles einfach auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
</context>
<context>
    <name>gui::SummaryBar</name>
    <message>
        <source>1 file read in full</source>
        <translation>1 Datei vollständig gelesen</translation>
    </message>
    <message>
        <source>1 file, not read in full</source>
        <translation>1 Datei, nicht vollständig gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files read in full</source>
        <translation>
            <numerusform>%1 von %n Datei vollständig gelesen</numerusform>
            <numerusform>%1 von %n Dateien vollständig gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
</context>
<context>
    <name>gui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>Filter der Tabelle</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy these rows</source>
        <translation>Diese Zeilen kopieren</translation>
    </message>
</context>
<context>
    <name>gui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows everything, G goes to the incident.</source>
        <translation>Spuren über einer gemeinsamen Zeitachse. Plus und Minus zoomen, die Pfeiltasten verschieben, 0 zeigt alles, G springt zum Vorfall.</translation>
    </message>
    <message>
        <source>Zoom to selection	Return</source>
        <translation>Auf Auswahl zoomen	Return</translation>
    </message>
    <message>
        <source>Set mark A here	A</source>
        <translation>Marke A hier setzen	A</translation>
    </message>
    <message>
        <source>Set mark B here	B</source>
        <translation>Marke B hier setzen	B</translation>
    </message>
    <message>
        <source>Show everything	0</source>
        <translation>Alles anzeigen	0</translation>
    </message>
    <message>
        <source>Show this incident</source>
        <translation>Diesen Vorfall anzeigen</translation>
    </message>
</context>
<context>
    <name>gui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>&amp;Logs öffnen…</translation>
    </message>
    <message>
        <source>Open archives or single log files</source>
        <translation>Archive oder einzelne Logdateien öffnen</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation>&amp;Sitzung öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Compare with another recording, or two parts of this one</source>
        <translation>Mit einer anderen Aufzeichnung vergleichen, oder zwei Teile dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>S&amp;ave session as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation>Be&amp;richt exportieren…</translation>
    </message>
    <message>
        <source>Write the findings as a PDF or HTML report</source>
        <translation>Die Befunde als PDF- oder HTML-Bericht schreiben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back to the earlier view</source>
        <translation>Zurück zur früheren Ansicht</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Forward to the later view</source>
        <translation>Vorwärts zur späteren Ansicht</translation>
    </message>
    <message>
        <source>Zoom to &amp;incident</source>
        <translation>Auf Vor&amp;fall zoomen</translation>
    </message>
    <message>
        <source>Show the chosen incident with some time around it</source>
        <translation>Den gewählten Vorfall mit etwas Zeit darum zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous incident</source>
        <translation>Vo&amp;riger Vorfall</translation>
    </message>
    <message>
        <source>&amp;Next incident</source>
        <translation>&amp;Nächster Vorfall</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>&amp;Alles anzeigen</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Die ganze Aufzeichnung anzeigen</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>Verg&amp;leich</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find words in the kept lines of all sources</source>
        <translation>Wörter in den behaltenen Zeilen aller Quellen suchen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Go to panel</source>
        <translation>Zum &amp;Panel gehen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Lay&amp;out zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>&amp;About Stallmark</source>
        <translation>Ü&amp;ber Stallmark</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Zoom to incident</source>
        <translation>Auf Vorfall zoomen</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Timeline: zoom at the pointer</source>
        <translation>Zeitachse: am Zeiger zoomen</translation>
    </message>
    <message>
        <source>wheel, + and -</source>
        <translation>Mausrad, + und -</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Zeitachse: verschieben</translation>
    </message>
    <message>
        <source>Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End</source>
        <translation>Umschalt+Mausrad, mittlere Taste oder Strg+Ziehen, Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Timeline: measure a span, then zoom to it</source>
        <translation>Zeitachse: eine Spanne messen, dann hineinzoomen</translation>
    </message>
    <message>
        <source>drag, then Return</source>
        <translation>ziehen, dann Return</translation>
    </message>
    <message>
        <source>Timeline: compare two moments</source>
        <translation>Zeitachse: zwei Zeitpunkte vergleichen</translation>
    </message>
    <message>
        <source>A and B at the pointer; Escape drops them</source>
        <translation>A und B am Zeiger; Escape entfernt sie</translation>
    </message>
    <message>
        <source>Timeline: hide or show a line</source>
        <translation>Zeitachse: eine Linie aus- oder einblenden</translation>
    </message>
    <message>
        <source>click on its name</source>
        <translation>Klick auf ihren Namen</translation>
    </message>
    <message>
        <source>Timeline: choose an incident</source>
        <translation>Zeitachse: einen Vorfall wählen</translation>
    </message>
    <message>
        <source>double-click on its band; G goes back to it</source>
        <translation>Doppelklick auf sein Band; G kehrt zu ihm zurück</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>About Stallmark</source>
        <translation>Über Stallmark</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Finds when a Linux machine stalled and says why, with evidence.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. There is no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Findet, wann eine Linux-Maschine stockte, und sagt, warum – mit Belegen.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. Es gibt keine Gewährleistung.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>gui::Workspace</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>application CPU</source>
        <translation>CPU der Anwendung</translation>
    </message>
    <message>
        <source>application duration</source>
        <translation>Dauer der Anwendung</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>CPU ausgelastet</translation>
    </message>
    <message>
        <source>CPU guests</source>
        <translation>CPU für Gäste</translation>
    </message>
    <message>
        <source>CPU idle</source>
        <translation>CPU idle</translation>
    </message>
    <message>
        <source>CPU iowait</source>
        <translation>CPU iowait</translation>
    </message>
    <message>
        <source>CPU hardware interrupts</source>
        <translation>CPU für Hardware-Interrupts</translation>
    </message>
    <message>
        <source>CPU nice</source>
        <translation>CPU nice</translation>
    </message>
    <message>
        <source>CPU not idle (iowait counted as busy)</source>
        <translation>CPU nicht idle (iowait als ausgelastet gezählt)</translation>
    </message>
    <message>
        <source>CPU software interrupts</source>
        <translation>CPU für Software-Interrupts</translation>
    </message>
    <message>
        <source>CPU steal</source>
        <translation>CPU steal</translation>
    </message>
    <message>
        <source>CPU system</source>
        <translation>CPU system</translation>
    </message>
    <message>
        <source>CPU user</source>
        <translation>CPU user</translation>
    </message>
    <message>
        <source>await</source>
        <translation>await</translation>
    </message>
    <message>
        <source>discard await</source>
        <translation>await Discard</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen (Discard)</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Discards</translation>
    </message>
    <message>
        <source>flush await</source>
        <translation>await Flush</translation>
    </message>
    <message>
        <source>flushes</source>
        <translation>Flushes</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>read await</source>
        <translation>await Lesen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>read request size</source>
        <translation>Anfragegröße Lesen</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>Lesezugriffe</translation>
    </message>
    <message>
        <source>reads merged</source>
        <translation>zusammengefasste Lesezugriffe</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>Servicezeit</translation>
    </message>
    <message>
        <source>request size</source>
        <translation>Anfragegröße</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>write await</source>
        <translation>await Schreiben</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>write request size</source>
        <translation>Anfragegröße Schreiben</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>Schreibzugriffe</translation>
    </message>
    <message>
        <source>writes merged</source>
        <translation>zusammengefasste Schreibzugriffe</translation>
    </message>
    <message>
        <source>load, 1 minute</source>
        <translation>Load, 1 Minute</translation>
    </message>
    <message>
        <source>load, 15 minutes</source>
        <translation>Load, 15 Minuten</translation>
    </message>
    <message>
        <source>load, 5 minutes</source>
        <translation>Load, 5 Minuten</translation>
    </message>
    <message>
        <source>memory available</source>
        <translation>Speicher verfügbar</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>Page-Cache</translation>
    </message>
    <message>
        <source>dirty pages</source>
        <translation>Dirty Pages</translation>
    </message>
    <message>
        <source>dirty background threshold</source>
        <translation>Dirty-Hintergrundschwelle</translation>
    </message>
    <message>
        <source>dirty threshold</source>
        <translation>Dirty-Schwelle</translation>
    </message>
    <message>
        <source>memory free</source>
        <translation>Speicher frei</translation>
    </message>
    <message>
        <source>pages under writeback</source>
        <translation>Seiten im Writeback</translation>
    </message>
    <message>
        <source>time without a sample of the monitor</source>
        <translation>Zeit ohne Messpunkt des Monitorings</translation>
    </message>
    <message>
        <source>CPU pressure, all tasks</source>
        <translation>CPU-Pressure, alle Tasks</translation>
    </message>
    <message>
        <source>CPU pressure, some tasks</source>
        <translation>CPU-Pressure, einige Tasks</translation>
    </message>
    <message>
        <source>I/O pressure, all tasks</source>
        <translation>I/O-Pressure, alle Tasks</translation>
    </message>
    <message>
        <source>I/O pressure, some tasks</source>
        <translation>I/O-Pressure, einige Tasks</translation>
    </message>
    <message>
        <source>interrupt pressure, all tasks</source>
        <translation>Interrupt-Pressure, alle Tasks</translation>
    </message>
    <message>
        <source>memory pressure, all tasks</source>
        <translation>Speicher-Pressure, alle Tasks</translation>
    </message>
    <message>
        <source>memory pressure, some tasks</source>
        <translation>Speicher-Pressure, einige Tasks</translation>
    </message>
    <message>
        <source>process CPU</source>
        <translation>CPU des Prozesses</translation>
    </message>
    <message>
        <source>process memory</source>
        <translation>Speicher des Prozesses</translation>
    </message>
    <message>
        <source>process reads</source>
        <translation>Lesen des Prozesses</translation>
    </message>
    <message>
        <source>process state</source>
        <translation>Zustand des Prozesses</translation>
    </message>
    <message>
        <source>process writes</source>
        <translation>Schreiben des Prozesses</translation>
    </message>
    <message>
        <source>scheduling delay</source>
        <translation>Scheduling-Verzögerung</translation>
    </message>
    <message>
        <source>scheduling delay, mean</source>
        <translation>Scheduling-Verzögerung, Mittel</translation>
    </message>
    <message>
        <source>scheduling delay, longest</source>
        <translation>Scheduling-Verzögerung, längste</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>Task-Wechsel</translation>
    </message>
    <message>
        <source>time off the CPU</source>
        <translation>Zeit ohne CPU</translation>
    </message>
    <message>
        <source>swapped in</source>
        <translation>eingelagert</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>task blocked</source>
        <translation>Task blockiert</translation>
    </message>
    <message>
        <source>tasks blocked</source>
        <translation>blockierte Tasks</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>Interrupts</translation>
    </message>
    <message>
        <source>tasks runnable</source>
        <translation>lauffähige Tasks</translation>
    </message>
    <message>
        <source>context switches</source>
        <translation>Kontextwechsel</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Log line</source>
        <translation>Logzeile</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
</context>
</TS>
