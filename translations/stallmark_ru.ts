<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>длительность %1; когда именно, по логу не установить</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>с %1 по %2 (%3)</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> в %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>not recorded: %1; next time record</source>
        <translation>не зафиксировано: %1; в следующий раз соберите</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>Загрузка CPU от 60 %</translation>
    </message>
    <message>
        <source>samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)</source>
        <translation>замеров: %1 (%2; %3 в час), эпизодов: %4 (%5 в час)</translation>
    </message>
    <message>
        <source>, %1 long on average</source>
        <translation>, средняя длительность %1</translation>
    </message>
    <message>
        <source>, dispersion %1</source>
        <translation>, индекс дисперсии %1</translation>
    </message>
    <message>
        <source>What the data can carry</source>
        <translation>Что позволяют установить данные</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>Строки, которые не удалось использовать</translation>
    </message>
    <message>
        <source> (%1 lines, the first is cited)</source>
        <translation> (строк: %1, приведена первая)</translation>
    </message>
    <message>
        <source>Times are the machine&apos;s own (%1).</source>
        <translation>Время — по часам самой машины (%1).</translation>
    </message>
    <message>
        <source>Incident %1  </source>
        <translation>Инцидент %1  </translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>За весь период наблюдения</translation>
    </message>
    <message>
        <source>&quot;stallmark collect&quot; with the same bundle prints a script that records what was missing.</source>
        <translation>Команда «stallmark collect» с тем же набором выдаёт скрипт, который соберёт недостающее.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or one
session file (*.stallmark). TIME is the machine&apos;s own, for example 2025-03-07T12:08:38.</source>
        <translation>BUNDLE — папка, архив (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), файл лога или один
файл сессии (*.stallmark). TIME — время самой машины, например 2025-03-07T12:08:38.</translation>
    </message>
    <message>
        <source>--patterns FILE, for every verb that takes a BUNDLE: the user&apos;s own patterns of application logs, instead of
those in the settings (stallmark/patterns.json) or in the file that STALLMARK_PATTERNS names.</source>
        <translation>--patterns FILE, для всех команд, принимающих BUNDLE: свои шаблоны логов приложений вместо
заданных в настройках (stallmark/patterns.json) или в файле из STALLMARK_PATTERNS.</translation>
    </message>
    <message>
        <source>--threads N, for the same verbs: how many threads read; as many as there are cores if it is not given.</source>
        <translation>--threads N, для тех же команд: число потоков чтения; если не задано — по числу ядер.</translation>
    </message>
    <message>
        <source>--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock of a file is
off by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), swap-dates for day and
month, or recorded to take corrections in a session file back. PATH may hold * and ?.</source>
        <translation>--clock PATH=CORRECTION, для всех команд с BUNDLE, можно повторять: ошибка часов файла (+3s, -1.5h),
его пояс (UTC+8), первая метка времени (2025-03-07T12:08:36), swap-dates — переставить день и месяц,
recorded — отменить поправки, взятые из файла сессии. В PATH допустимы * и ?.</translation>
    </message>
    <message>
        <source>--zone ZONE: the zone of the machine&apos;s own clock, for example UTC+8.</source>
        <translation>--zone ZONE: часовой пояс часов самой машины, например UTC+8.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot be
opened or nothing in it is recognised.</source>
        <translation>Код возврата: 0 — успешно; 1 — выполнено, но часть входных данных не прочитана; 2 — неверный
вызов; 3 — входные данные не открываются или в них ничего не распознано.</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>использование:</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>открыть окно</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file; did you mean &apos;%2&apos;?</source>
        <translation>«%1» — не команда и не файл; возможно, имелось в виду «%2»?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file</source>
        <translation>«%1» — не команда и не файл</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>использование: %1</translation>
    </message>
    <message>
        <source>Stallmark finds when a Linux machine stalled and says why, with evidence.</source>
        <translation>Stallmark находит, когда машина с Linux зависала, и объясняет почему, с доказательствами.</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>неизвестный параметр «%1»</translation>
    </message>
    <message>
        <source>%1: %2 files, %3 logs, %4 samples</source>
        <translation>%1: файлов: %2, логов: %3, замеров: %4</translation>
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
Сторона — это набор логов или его часть:
  BUNDLE#file=GLOB    файлы с подходящим путём или именем, например &apos;logs.zip#file=*before*&apos;
  BUNDLE#run=N[-M]    прогоны теста, если их в файле несколько, считая с 1
  BUNDLE#lines=A-B    строки файлов, например &apos;page.txt#lines=1-40&apos;
  BUNDLE@FROM..TO     отрезок времени, например box.tar.xz@12:00..12:30 или с датой
                      2025-03-07T12:00..; любую из границ можно опустить
Части сочетаются: &apos;box.zip#file=*wb*#run=2&apos;. Обе стороны могут быть частями одного набора.
Один набор сравнивается по именам файлов: before и after, without и with, old и new, off и on.
Несколько наборов или файлов на стороне — повторы: compare B1 B2 B3 vs A1 A2 A3. Прогоны одного
теста внутри папки — тоже повторы.
Вердикты: лучше, хуже, разница не показана, несравнимо. Одного прогона мало: повторяйте, чередуя.
Код возврата 3 — ещё и тогда, когда у сторон нет ничего общего, что можно сравнить.
</translation>
    </message>
    <message>
        <source>incidents and hypotheses, as text or JSON</source>
        <translation>инциденты и гипотезы, текстом или в JSON</translation>
    </message>
    <message>
        <source>did the change help: before/after, with statistics</source>
        <translation>помогло ли изменение: до и после, со статистикой</translation>
    </message>
    <message>
        <source>the report, as PDF or HTML</source>
        <translation>отчёт в PDF или HTML</translation>
    </message>
    <message>
        <source>every sample, as CSV</source>
        <translation>все замеры в CSV</translation>
    </message>
    <message>
        <source>benchmark results, as CSV or JSON</source>
        <translation>результаты тестов в CSV или JSON</translation>
    </message>
    <message>
        <source>a session file; every verb takes one as BUNDLE</source>
        <translation>файл сессии; любая команда принимает его как BUNDLE</translation>
    </message>
    <message>
        <source>a script that records what is needed, fitted to what the bundle lacks</source>
        <translation>скрипт, собирающий то, чего не хватает в наборе</translation>
    </message>
    <message>
        <source>what is read</source>
        <translation>что умеет читать программа</translation>
    </message>
</context>
<context>
    <name>ComparisonDetails</name>
    <message>
        <source>corrected for %1 rows: %2 (%3)</source>
        <translation>с поправкой на число строк (%1): %2 (%3)</translation>
    </message>
    <message>
        <source>smallest that so few values can reach: %1</source>
        <translation>наименьшее, достижимое при столь малом числе значений: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>95 % interval %1 (%2)</source>
        <translation>95 % интервал %1 (%2)</translation>
    </message>
    <message>
        <source>Hedges g %1</source>
        <translation>g Хеджеса %1</translation>
    </message>
    <message>
        <source>Cliff&apos;s delta %1</source>
        <translation>дельта Клиффа %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>не зафиксировано</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Почему:</translation>
    </message>
    <message>
        <source>The whole interval lies between 0.95 and 1.05: the same for most purposes.</source>
        <translation>Весь интервал лежит между 0.95 и 1.05: на практике разницы нет.</translation>
    </message>
    <message>
        <source>To decide:</source>
        <translation>Чтобы решить:</translation>
    </message>
    <message>
        <source>Paired:</source>
        <translation>Попарно:</translation>
    </message>
    <message>
        <source>No setting that both sides recorded has changed.</source>
        <translation>Ни одна настройка, зафиксированная на обеих сторонах, не изменилась.</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Нагрузка различается</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Не зафиксировано</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Совпадает</translation>
    </message>
    <message>
        <source>Nothing tells what work was done.</source>
        <translation>О том, какой была нагрузка, данных нет.</translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation>Ничего особенного.</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>why: </source>
        <translation>почему: </translation>
    </message>
    <message>
        <source>%1 more figures say the same again; --csv and --json have them</source>
        <translation>показателей, повторяющих сказанное: %1; их выводят --csv и --json</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Что изменилось</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Нагрузка различается</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides</source>
        <translation>1 параметр нагрузки совпадает на обеих сторонах</translation>
    </message>
    <message>
        <source>%1 settings of the work are the same on both sides</source>
        <translation>параметров нагрузки, совпадающих на обеих сторонах: %1</translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>Чем ограничены выводы</translation>
    </message>
    <message>
        <source>and %1 more in --json</source>
        <translation>и ещё %1 в --json</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 файл</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>файлов: %1</translation>
    </message>
    <message>
        <source>no benchmark figures</source>
        <translation>результатов тестов нет</translation>
    </message>
    <message>
        <source>1 benchmark figure</source>
        <translation>1 результат теста</translation>
    </message>
    <message>
        <source>%1 benchmark figures</source>
        <translation>результатов тестов: %1</translation>
    </message>
    <message>
        <source>before: </source>
        <translation>прежде: </translation>
    </message>
    <message>
        <source>after:  </source>
        <translation>после:  </translation>
    </message>
</context>
<context>
    <name>ComparisonWording</name>
    <message>
        <source>better</source>
        <translation>лучше</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>хуже</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>разница не показана</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>несравнимо</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>Наборы тестов</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Задержки</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Incidents and slow operations</source>
        <translation>Инциденты и медленные операции</translation>
    </message>
    <message>
        <source>CPU classes, episodes per hour</source>
        <translation>Классы загрузки CPU, эпизодов в час</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>Мониторинг</translation>
    </message>
    <message>
        <source>moved as expected</source>
        <translation>изменилось как ожидалось</translation>
    </message>
    <message>
        <source>did not move</source>
        <translation>не изменилось</translation>
    </message>
    <message>
        <source>moved the other way</source>
        <translation>изменилось в обратную сторону</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерялось</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>not compared: %1: %2</source>
        <translation>не сравнивалось: %1: %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
</context>
<context>
    <name>CpuClassText</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>от %1 до %2 %</translation>
    </message>
    <message>
        <source>CPU % = user + nice + system + irq + softirq + steal</source>
        <translation>CPU % = user + nice + system + irq + softirq + steal</translation>
    </message>
    <message>
        <source>CPU % = 100 - idle, which counts the wait for disks as use</source>
        <translation>CPU % = 100 - idle, то есть ожидание дисков считается загрузкой</translation>
    </message>
    <message>
        <source>%1: %2; one sample every %3, %4 covered</source>
        <translation>%1: %2; замер каждые %3, охвачено %4</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Замеров</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Samples an hour</source>
        <translation>Замеров в час</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Эпизодов</translation>
    </message>
    <message>
        <source>Spells an hour</source>
        <translation>Эпизодов в час</translation>
    </message>
    <message>
        <source>Mean spell</source>
        <translation>Средний эпизод</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Индекс дисперсии</translation>
    </message>
    <message>
        <source>Grade A: nothing to remark.</source>
        <translation>Оценка A: замечаний нет.</translation>
    </message>
    <message>
        <source>Grade B: some hypotheses stay open for want of data.</source>
        <translation>Оценка B: часть гипотез не проверена из-за нехватки данных.</translation>
    </message>
    <message>
        <source>Grade C: mind the remarks before you rely on a figure.</source>
        <translation>Оценка C: прежде чем опираться на цифры, прочтите замечания.</translation>
    </message>
    <message>
        <source>Grade D: conclusions from this recording are doubtful.</source>
        <translation>Оценка D: выводы по этим данным сомнительны.</translation>
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
        <translation>util</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>очередь</translation>
    </message>
    <message>
        <source>%1 await</source>
        <translation>%1 await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>write</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>все запросы</translation>
    </message>
    <message>
        <source>%1 transfer</source>
        <translation>%1: обмен</translation>
    </message>
    <message>
        <source>(1 more device folded)</source>
        <translation>(ещё 1 устройство свёрнуто)</translation>
    </message>
    <message numerus="yes">
        <source>(%n more devices folded)</source>
        <translation>
            <numerusform>(ещё %n устройство свёрнуто)</numerusform>
            <numerusform>(ещё %n устройства свёрнуты)</numerusform>
            <numerusform>(ещё %n устройств свёрнуто)</numerusform>
        </translation>
    </message>
    <message>
        <source>Dirty pages</source>
        <translation>Грязные страницы</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>dirty</translation>
    </message>
    <message>
        <source>writeback</source>
        <translation>writeback</translation>
    </message>
    <message>
        <source>background</source>
        <translation>фоновый порог</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>freerun</source>
        <translation>freerun</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Приложение</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>длительность</translation>
    </message>
    <message>
        <source>Scheduling delay</source>
        <translation>Задержка планировщика</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>готовые</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>заблокированные</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Своп</translation>
    </message>
    <message>
        <source>in</source>
        <translation>из свопа</translation>
    </message>
    <message>
        <source>out</source>
        <translation>в своп</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>Давление (PSI)</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>read</source>
        <translation>прочитан</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>прочитан частично</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>не распознан</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>не текст</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пустой</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>не удалось прочитать</translation>
    </message>
    <message>
        <source> (within %1)</source>
        <translation> (с точностью до %1)</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>Строки, которые не удалось использовать</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>First such line</source>
        <translation>Первая такая строка</translation>
    </message>
    <message>
        <source>%1 of %2 kinds of lines are listed.</source>
        <translation>Показано видов строк: %1 из %2.</translation>
    </message>
    <message>
        <source>What to record next time</source>
        <translation>Что собрать в следующий раз</translation>
    </message>
    <message>
        <source>To decide whether </source>
        <translation>Чтобы решить, верно ли, что </translation>
    </message>
    <message>
        <source>Quality of the data</source>
        <translation>Качество данных</translation>
    </message>
    <message>
        <source>%1 of %2 remarks are listed.</source>
        <translation>Показано замечаний: %1 из %2.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>The SHA-256 of each file stands under its name.</source>
        <translation>Под именем каждого файла указана его сумма SHA-256.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Прочитан как</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Change, 95 % of the ratio</source>
        <translation>Изменение, 95 % для отношения</translation>
    </message>
    <message>
        <source>Corrected p</source>
        <translation>p с поправкой</translation>
    </message>
    <message>
        <source>%1 of %2 rows are listed.</source>
        <translation>Показано строк: %1 из %2.</translation>
    </message>
    <message>
        <source>Grey before, blue after. %1</source>
        <translation>Серым — до, синим — после. %1</translation>
    </message>
    <message>
        <source>The smallest p that so few values can reach is %1.</source>
        <translation>Наименьшее p, достижимое при столь малом числе значений: %1.</translation>
    </message>
    <message>
        <source>%1. No difference is shown. %2 Why: %3</source>
        <translation>%1. Разница не показана. %2 Почему: %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Что изменилось</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>Нагрузка различается</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides.</source>
        <translation>1 параметр нагрузки совпадает на обеих сторонах.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings of the work are the same on both sides.</source>
        <translation>
            <numerusform>%n параметр нагрузки совпадает на обеих сторонах.</numerusform>
            <numerusform>%n параметра нагрузки совпадают на обеих сторонах.</numerusform>
            <numerusform>%n параметров нагрузки совпадают на обеих сторонах.</numerusform>
        </translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>Чем ограничены выводы</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>До и после</translation>
    </message>
    <message>
        <source>before: %1; after: %2</source>
        <translation>до: %1; после: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>длительность %1; когда именно, по логу не установить</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>с %1 по %2 (%3)</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>Загрузка CPU от 60 %</translation>
    </message>
    <message>
        <source>for %1, against %2</source>
        <translation>за %1, против %2</translation>
    </message>
    <message>
        <source> This alone refutes it.</source>
        <translation> Одного этого достаточно, чтобы опровергнуть.</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>не зафиксировано: %1</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Неясно</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Не зафиксировано</translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>хост %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>ядро %1</translation>
    </message>
    <message>
        <source>host and kernel not recorded</source>
        <translation>хост и ядро не указаны</translation>
    </message>
    <message>
        <source>recorded %1 to %2</source>
        <translation>наблюдение с %1 по %2</translation>
    </message>
    <message>
        <source>times: the machine&apos;s own, %1</source>
        <translation>время — по часам машины, %1</translation>
    </message>
    <message>
        <source>Not decided, for want of data: %1.</source>
        <translation>Не решено из-за нехватки данных: %1.</translation>
    </message>
    <message>
        <source>No cause could be ruled in.</source>
        <translation>Ни одну причину подтвердить не удалось.</translation>
    </message>
    <message>
        <source>Also ruled in, as %1: %2.</source>
        <translation>Также подтверждено (%1): %2.</translation>
    </message>
    <message>
        <source>Worst incident: </source>
        <translation>Худший инцидент: </translation>
    </message>
    <message>
        <source>Cause: %1.</source>
        <translation>Причина: %1.</translation>
    </message>
    <message>
        <source>The worst incident (marked) and what the machine did around it, all on one time axis.</source>
        <translation>Худший инцидент (выделен) и состояние машины вокруг него на общей оси времени.</translation>
    </message>
    <message>
        <source>The whole recording, %1; bands are incidents.</source>
        <translation>Весь период наблюдения, %1; полосы — инциденты.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Временная шкала</translation>
    </message>
    <message>
        <source>no cause ruled in</source>
        <translation>причина не подтверждена</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>What hurt</source>
        <translation>Что пострадало</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation>; и ещё %1</translation>
    </message>
    <message>
        <source>Incident %1: %2</source>
        <translation>Инцидент %1: %2</translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>За весь период наблюдения</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Инциденты</translation>
    </message>
    <message>
        <source>The table lists the %1 worst of %2 incidents, in order of time; &apos;stallmark analyze&apos; prints all.</source>
        <translation>В таблице — худшие инциденты (%1 из %2) в порядке времени; «stallmark analyze» выводит все.</translation>
    </message>
    <message>
        <source>Details follow for the %1 worst.</source>
        <translation>Подробно описаны худшие: %1.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source> (its columns in parts, as they are wider than the page)</source>
        <translation> (столбцы разбиты на части: таблица шире страницы)</translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2.</source>
        <translation>Не удалось записать отчёт в %1: %2.</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>не удалось отрисовать страницы</translation>
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
        <translation>не зафиксировано</translation>
    </message>
    <message>
        <source>zone not recorded</source>
        <translation>часовой пояс не указан</translation>
    </message>
    <message>
        <source>time of day unknown</source>
        <translation>время суток неизвестно</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>ни одну причину подтвердить не удалось</translation>
    </message>
    <message>
        <source>Worst: %1, %2, %3.</source>
        <translation>Худший: %1, %2, %3.</translation>
    </message>
    <message>
        <source>1 incident</source>
        <translation>1 инцидент</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n инцидент</numerusform>
            <numerusform>%n инцидента</numerusform>
            <numerusform>%n инцидентов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 за %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No incident found in %1 of recording.</source>
        <translation>За %1 наблюдения инцидентов не найдено.</translation>
    </message>
    <message>
        <source>No incident found.</source>
        <translation>Инцидентов не найдено.</translation>
    </message>
    <message>
        <source>Nothing was measured over time in these files, so nothing can be said about stalls.</source>
        <translation>В этих файлах нет измерений во времени, поэтому о зависаниях судить нельзя.</translation>
    </message>
    <message>
        <source>1 benchmark result</source>
        <translation>1 результат теста</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark results</source>
        <translation>
            <numerusform>%n результат тестов</numerusform>
            <numerusform>%n результата тестов</numerusform>
            <numerusform>%n результатов тестов</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing was measured over time, so nothing can be said about stalls.</source>
        <translation>; измерений во времени нет, поэтому о зависаниях судить нельзя.</translation>
    </message>
    <message>
        <source>ruled in</source>
        <translation>подтверждено</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>исключено</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>неясно</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>триггер</translation>
    </message>
    <message>
        <source>amplifier</source>
        <translation>усугубляющий фактор</translation>
    </message>
    <message>
        <source>artefact</source>
        <translation>артефакт</translation>
    </message>
    <message>
        <source>CPU not idle</source>
        <translation>CPU не в idle</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>standard output could not be written in full</source>
        <translation>не удалось полностью записать стандартный вывод</translation>
    </message>
    <message>
        <source>a session file must be named *.stallmark</source>
        <translation>имя файла сессии должно иметь вид *.stallmark</translation>
    </message>
    <message>
        <source>nothing in the input is recognised (&apos;stallmark formats&apos; lists what is read)</source>
        <translation>во входных данных ничего не распознано («stallmark formats» покажет, что умеет читать программа)</translation>
    </message>
    <message>
        <source>the name of a report ends in .pdf or .html</source>
        <translation>имя файла отчёта должно оканчиваться на .pdf или .html</translation>
    </message>
    <message>
        <source>--clock takes PATH=CORRECTION, for example iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded</source>
        <translation>--clock принимает PATH=CORRECTION, например iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates или iolog.txt=recorded</translation>
    </message>
    <message>
        <source>--zone takes the zone of the machine&apos;s clock, for example UTC+8 or UTC-03:30</source>
        <translation>--zone принимает часовой пояс машины, например UTC+8 или UTC-03:30</translation>
    </message>
    <message>
        <source>--from and --to take the machine&apos;s own time, for example 2025-03-07T12:08:38</source>
        <translation>--from и --to принимают время самой машины, например 2025-03-07T12:08:38</translation>
    </message>
    <message>
        <source>--from lies after --to</source>
        <translation>--from позже, чем --to</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json и --csv взаимно исключают друг друга</translation>
    </message>
    <message>
        <source>%1 needs a bundle: a folder, an archive, a file or a session</source>
        <translation>%1: нужен набор логов — папка, архив, файл или сессия</translation>
    </message>
    <message>
        <source>%1 takes no argument</source>
        <translation>%1 не принимает аргументов</translation>
    </message>
    <message>
        <source>%1 needs -o and the name of the file to write</source>
        <translation>%1: нужен -o с именем выходного файла</translation>
    </message>
    <message>
        <source>--threads takes a number from 1 to 256</source>
        <translation>--threads принимает число от 1 до 256</translation>
    </message>
    <message>
        <source>No file is named %1, whose clock is to be corrected.</source>
        <translation>Файла %1, часы которого нужно исправить, нет.</translation>
    </message>
    <message>
        <source>The session cannot be written to %1: check that the folder can be written.</source>
        <translation>Не удалось записать сессию в %1: проверьте, доступна ли папка для записи.</translation>
    </message>
    <message>
        <source>The session cannot be written to %1.</source>
        <translation>Не удалось записать сессию в %1.</translation>
    </message>
    <message>
        <source>%1 is a finished session: it can only be opened alone.</source>
        <translation>%1 — готовая сессия, её можно открыть только отдельно.</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU with a real-time priority: it is not a task among equals</source>
        <translation>%1: занято %2 % одного CPU с приоритетом реального времени: это не задача среди равных</translation>
    </message>
    <message>
        <source>%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn within %3 ms here</source>
        <translation>%1: задержка %2 ms подряд; здесь задачи, равноправно делящие CPU, получают свою очередь в пределах %3 ms</translation>
    </message>
    <message>
        <source>the CPUs stood at the %1 % that the kernel leaves to real-time tasks</source>
        <translation>загрузка CPU держалась на %1 %, которые ядро отводит задачам реального времени</translation>
    </message>
    <message>
        <source>%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many</source>
        <translation>синхронных запросов в секунду: %1 при пределе грязных страниц %2 и %3 при пределе %4 (×%5)</translation>
    </message>
    <message>
        <source>if they come in bursts (dispersion 10), it is still %1 to %2 times</source>
        <translation>если они идут всплесками (индекс дисперсии 10), отношение всё равно составляет от %1 до %2</translation>
    </message>
    <message>
        <source>that is %1 of the %2 a second of a run under the same limit that nothing disturbs</source>
        <translation>это %1 от %2 в секунду в прогоне с тем же пределом, которому ничто не мешало</translation>
    </message>
    <message>
        <source>what the machine did meanwhile</source>
        <translation>что в это время делала машина</translation>
    </message>
    <message>
        <source>repeats of both runs</source>
        <translation>повторы обоих прогонов</translation>
    </message>
    <message>
        <source>random writes are %1 times as many when the cache is written back (geometric mean of %2 sizes)</source>
        <translation>при обратной записи (write-back) случайных записей больше: ×%1 (среднее геометрическое по числу размеров: %2)</translation>
    </message>
    <message>
        <source>written through they are %1 a second at any size (spread %2): the time of a turn</source>
        <translation>при сквозной записи их %1 в секунду при любом размере (разброс %2): это время оборота диска</translation>
    </message>
    <message>
        <source>the names of the files tell which policy was set</source>
        <translation>имена файлов говорят, какая политика была задана</translation>
    </message>
    <message>
        <source>what the controller says of its cache and battery</source>
        <translation>что контроллер сообщает о своём кэше и батарее</translation>
    </message>
    <message>
        <source>but random reads, which no write cache should change, are %1 times as many: what was written just before is still on its way to the disks, or something else changed, too</source>
        <translation>но и случайных чтений, на которые кэш записи влиять не должен, больше: ×%1; либо записанное перед этим ещё не дошло до дисков, либо изменилось что-то ещё</translation>
    </message>
    <message>
        <source>Day and month of its dates cannot be swapped.</source>
        <translation>День и месяц в его датах нельзя поменять местами.</translation>
    </message>
    <message>
        <source>Set by the user: %1.</source>
        <translation>Задано пользователем: %1.</translation>
    </message>
    <message>
        <source>%1 Without that: %2</source>
        <translation>%1 Без этого: %2</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>загрузка CPU</translation>
    </message>
    <message>
        <source>dirty memory</source>
        <translation>объём грязных страниц</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>свободная память</translation>
    </message>
    <message>
        <source>transfer of %1</source>
        <translation>обмен %1</translation>
    </message>
    <message>
        <source>its %1 then runs like that in the log of %2 (r %3 over %4 s).</source>
        <translation>тогда %1 меняется так же, как в логе %2 (r %3 на отрезке %4 s).</translation>
    </message>
    <message>
        <source>Moved by %1: %2</source>
        <translation>Сдвинут на %1: %2</translation>
    </message>
    <message>
        <source>That is another time zone, %1 h away.</source>
        <translation>Это другой часовой пояс, разница %1 h.</translation>
    </message>
    <message>
        <source>Which of the two clocks is wrong cannot be told.</source>
        <translation>Какие из двух часов врут, установить нельзя.</translation>
    </message>
    <message>
        <source>Placed by comparison: %1</source>
        <translation>Привязан по сравнению: %1</translation>
    </message>
    <message>
        <source>Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>Его часы отстают на %1 ppm, %2 s в сутки; он привязан по середине наблюдения, ошибка на краях до %3 s.</translation>
    </message>
    <message>
        <source>Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>Его часы спешат на %1 ppm, %2 s в сутки; он привязан по середине наблюдения, ошибка на краях до %3 s.</translation>
    </message>
    <message>
        <source>Its dates have no year; the year %1 brings them nearest to the other logs.</source>
        <translation>В его датах нет года; принят %1 — так они ближе всего к другим логам.</translation>
    </message>
    <message>
        <source>The clock was not set (1970): the times between its reports are right, the date is not.</source>
        <translation>Часы не были установлены (1970): промежутки между отчётами верны, дата — нет.</translation>
    </message>
    <message>
        <source>Its lines carry the date and time of the machine&apos;s wall clock.</source>
        <translation>В его строках дата и время по часам машины.</translation>
    </message>
    <message>
        <source>Its lines carry a moment with a zone, shown in the machine&apos;s zone %1.</source>
        <translation>В его строках момент времени с часовым поясом, показан в поясе машины %1.</translation>
    </message>
    <message>
        <source>Its lines carry seconds since 1970 in UTC; no log tells the machine&apos;s zone, so UTC is shown.</source>
        <translation>В его строках секунды с 1970 года по UTC; пояс машины ни по одному логу не известен, поэтому показано UTC.</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log with a date overlaps with it.</source>
        <translation>В его строках только время суток, и ни один лог с датой с ним не пересекается.</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only; the date %1 is that of the other logs, with which it overlaps then.</source>
        <translation>В его строках только время суток; дата %1 взята из других логов, с которыми он тогда пересекается.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, and no log tells when that was.</source>
        <translation>Его метки отсчитываются от загрузки машины, а когда она была, ни один лог не говорит.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, which an uptime puts at %1.</source>
        <translation>Его метки отсчитываются от загрузки машины; судя по uptime, это %1.</translation>
    </message>
    <message>
        <source>No time stamps; its file&apos;s name says that it was started at %1, and its collector asks for a report every %2 s.</source>
        <translation>Меток времени нет; по имени файла запуск был в %1, а сборщик запрашивает отчёт каждые %2 s.</translation>
    </message>
    <message>
        <source>It has no time stamps and no reports that follow each other.</source>
        <translation>В нём нет меток времени и нет отчётов, следующих друг за другом.</translation>
    </message>
    <message>
        <source>No time stamps; its rates are whole requests per %1 s, so that is taken for its interval. When it was recorded is not known.</source>
        <translation>Меток времени нет; его частоты — целое число запросов за %1 s, поэтому это и принято за интервал. Когда он снят, неизвестно.</translation>
    </message>
    <message>
        <source>No time stamps; one second per report assumed. When it was recorded is not known.</source>
        <translation>Меток времени нет; принята одна секунда на отчёт. Когда он снят, неизвестно.</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the tool, and nothing tells when that was.</source>
        <translation>Его метки отсчитываются от запуска программы, а когда он был, ничто не говорит.</translation>
    </message>
    <message>
        <source>Its dates are read as day and month in the less usual order, as only then they fall on those of the other logs.</source>
        <translation>День и месяц в его датах прочитаны в менее обычном порядке: только так они совпадают с датами других логов.</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>До строки %1, где часы установили, они показывали 1970 год: эти метки пересчитаны назад так, чтобы последняя была на один отчёт раньше неё.</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>Пока часы не установили, они показывали 1970 год: эти метки пересчитаны назад так, чтобы последняя была на один отчёт раньше.</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>В строке %1 часы переведены на час вперёд (летнее время): показано по прежнему ходу.</translation>
    </message>
    <message>
        <source>The clock was put back by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>В строке %1 часы переведены на час назад (летнее время): показано по прежнему ходу.</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour (summer time): shown as it ran before.</source>
        <translation>Часы переведены на час вперёд (летнее время): показано по прежнему ходу.</translation>
    </message>
    <message>
        <source>The clock was put back by an hour (summer time): shown as it ran before.</source>
        <translation>Часы переведены на час назад (летнее время): показано по прежнему ходу.</translation>
    </message>
    <message>
        <source>at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 s after</source>
        <translation>при наблюдавшейся средней скорости записи %2 (%1) это %3 s записи до и %4 s после</translation>
    </message>
    <message>
        <source>%1 before and %2 after: not the same unit</source>
        <translation>%1 до и %2 после: разные единицы</translation>
    </message>
    <message>
        <source>the reads that got slower (%1) ran right after writes that this side took into a cache: after %2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have been writing, so this need not be the effect of the change; a write cache should not slow random reads</source>
        <translation>замедлившиеся чтения (%1) шли сразу после записей, которые на этой стороне ушли в кэш: после теста %2 на его записи (%3) при %5 1/s другой стороны ушло бы %4 s. Кэш мог ещё дописывать данные, так что это не обязательно следствие изменения; сам по себе кэш записи замедлять случайные чтения не должен</translation>
    </message>
    <message>
        <source>a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the mean latency says what the rate says</source>
        <translation>замкнутый цикл: частота, умноженная на среднюю задержку, равна %1 до и %2 после, то есть числу потоков; средняя задержка говорит то же, что и частота</translation>
    </message>
    <message>
        <source>%1: %2 figures stand twice (%3 says the same as %4) and are counted once</source>
        <translation>%1: показатели встречаются дважды (%2; %3 повторяет %4) и учтены один раз</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device</source>
        <translation>UnixBench едва ли мог показать изменение хранилища: большинство его тестов диск не трогают, а копирование файлов идёт через страничный кэш без ожидания устройства</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device; many copies together reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device</source>
        <translation>UnixBench едва ли мог показать изменение хранилища: большинство его тестов диск не трогают, а копирование файлов идёт через страничный кэш без ожидания устройства; много копий вместе дают лишь от %1 до %2 того, что даёт одна, значит, предел — блокировки или CPU, а не устройство</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1, which often lies in memory or on another file system: a change of storage shows only when that directory lies on it</source>
        <translation>файловые тесты UnixBench шли в %1, а этот каталог часто лежит в памяти или на другой файловой системе: изменение хранилища видно, только если он на нём</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1: a change of storage shows only when that directory lies on it</source>
        <translation>файловые тесты UnixBench шли в %1: изменение хранилища видно, только если этот каталог на нём</translation>
    </message>
    <message>
        <source>%1 figures could not have shown a difference: with so few runs p cannot be less than %2, and they are looked at together</source>
        <translation>показателей, которые не могли бы показать разницу: %1; при столь малом числе прогонов p не может быть меньше %2, а рассматриваются они вместе</translation>
    </message>
    <message>
        <source>samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not independent, so episodes are compared</source>
        <translation>замеров: %1 из %2 до, %3 из %4 после, по одному каждые %5 s; замеры одного эпизода не независимы, поэтому сравниваются эпизоды</translation>
    </message>
    <message>
        <source>sampled every %1 s before and every %2 s after: how often a share is passed depends on the interval</source>
        <translation>замер каждые %1 s до и каждые %2 s после: как часто превышается порог, зависит от интервала</translation>
    </message>
    <message>
        <source>one side was recorded after the other: what changes with time (temperature, fill level, other users) cannot be told from the change; alternate the sides next time</source>
        <translation>одна сторона снята позже другой: то, что меняется со временем (температура, заполнение, другие пользователи), от самого изменения не отличить; в следующий раз чередуйте стороны</translation>
    </message>
    <message>
        <source>%1 benchmark figures come from one run a side: nothing tells how much a repeat would differ</source>
        <translation>результатов тестов, полученных одним прогоном на сторону: %1; насколько разошлись бы повторы, неизвестно</translation>
    </message>
    <message>
        <source>%1 settings changed at once, and which of them did what cannot be told: %2</source>
        <translation>одновременно изменено настроек: %1; какая из них на что повлияла, установить нельзя: %2</translation>
    </message>
    <message>
        <source>machine or software are not the same on both sides: %1</source>
        <translation>машина или ПО на сторонах различаются: %1</translation>
    </message>
    <message>
        <source>both sides are the same files</source>
        <translation>на обеих сторонах одни и те же файлы</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for</source>
        <translation>%1: результаты тестов без времени (%2) пропущены, так как запрошен отрезок времени</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; #run= and #lines= choose runs</source>
        <translation>%1: результаты тестов (%2) относятся к прогонам, выходящим за отрезок времени, и пропущены; прогоны выбирают через #run= и #lines=</translation>
    </message>
    <message>
        <source>time inside incidents over the time recorded</source>
        <translation>время внутри инцидентов, делённое на время наблюдения</translation>
    </message>
    <message>
        <source>fewer than %1 events in all: a pattern at most, nothing to conclude from</source>
        <translation>всего событий меньше %1: в лучшем случае намёк на закономерность, выводы делать не из чего</translation>
    </message>
    <message>
        <source>%1 after are so short that even no event at all would not have shown a fall</source>
        <translation>период после (%1) настолько короткий, что даже полное отсутствие событий не показало бы снижения</translation>
    </message>
    <message>
        <source>in %1 after, only no event at all would have shown a fall</source>
        <translation>за период после (%1) снижение показало бы только полное отсутствие событий</translation>
    </message>
    <message>
        <source>in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less</source>
        <translation>за период после (%1) снижение показало бы число событий не больше %2: отношение %3 или меньше</translation>
    </message>
    <message>
        <source>events over the time recorded on each side</source>
        <translation>число событий, делённое на время наблюдения, на каждой стороне</translation>
    </message>
    <message>
        <source>the dirty limit: as much written data may wait in memory as it says, and a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>предел грязных страниц: столько записанных данных может ждать в памяти, и синхронная запись ждёт за всем, что перед ней; ниже предел — короче очередь</translation>
    </message>
    <message>
        <source>the dirty limit as a share of the memory that can be dirtied: a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>предел грязных страниц как доля памяти, доступной для них: синхронная запись ждёт за всем, что перед ней; ниже предел — короче очередь</translation>
    </message>
    <message>
        <source>the age at which dirty data are written back: older data come in larger bursts</source>
        <translation>возраст, при котором грязные страницы пишутся на диск: чем они старше, тем крупнее всплески</translation>
    </message>
    <message>
        <source>how often the flusher wakes up: seldom means larger bursts</source>
        <translation>как часто просыпается flusher: чем реже, тем крупнее всплески</translation>
    </message>
    <message>
        <source>how readily program memory goes to swap to keep the page cache</source>
        <translation>насколько охотно память программ уходит в своп ради страничного кэша</translation>
    </message>
    <message>
        <source>with a write cache a write is done when the cache has it; without, when the disk has it</source>
        <translation>с кэшем записи запись завершена, когда данные приняты кэшем, без него — когда они на диске</translation>
    </message>
    <message>
        <source>the order in which requests go to the device</source>
        <translation>порядок, в котором запросы уходят на устройство</translation>
    </message>
    <message>
        <source>how many requests may queue before the device: a longer queue is more merging and longer waits</source>
        <translation>сколько запросов может стоять в очереди к устройству: длиннее очередь — больше слияний и дольше ожидание</translation>
    </message>
    <message>
        <source>how far ahead sequential reads are fetched</source>
        <translation>насколько далеко вперёд читаются последовательные данные</translation>
    </message>
    <message>
        <source>writeback throttling holds buffered writes back for the sake of reads; 0 switches it off</source>
        <translation>writeback throttling (WBT) сдерживает буферизованную запись ради чтений; 0 его отключает</translation>
    </message>
    <message>
        <source>mount options decide whether each write waits for the disk (sync), whether flushes are sent (barrier), what the journal takes (data=) and how often it commits (commit=)</source>
        <translation>параметры монтирования определяют, ждёт ли каждая запись диска (sync), посылаются ли flush (barrier), что попадает в журнал (data=) и как часто он фиксируется (commit=)</translation>
    </message>
    <message>
        <source>how fast the CPU clock follows the load</source>
        <translation>как быстро частота CPU следует за нагрузкой</translation>
    </message>
    <message>
        <source>sync: each write waits until the disk has it</source>
        <translation>sync: каждая запись ждёт, пока данные не окажутся на диске</translation>
    </message>
    <message>
        <source>dirsync: changes of directories wait until the disk has them</source>
        <translation>dirsync: изменения каталогов ждут, пока не окажутся на диске</translation>
    </message>
    <message>
        <source>barrier: a commit of the journal flushes the cache of the disk; without it commits and fsync are faster, and a power cut can damage the file system</source>
        <translation>barrier: коммит журнала сбрасывает кэш диска; без этого коммиты и fsync быстрее, но сбой питания может повредить файловую систему</translation>
    </message>
    <message>
        <source>data=: with journal all data are written twice; with ordered a commit, and so each fsync, waits for the data of other files too; with writeback it does not</source>
        <translation>data=: при journal все данные пишутся дважды; при ordered коммит, а значит и каждый fsync, ждёт и данных других файлов; при writeback — не ждёт</translation>
    </message>
    <message>
        <source>commit=: how many seconds of changes one commit of the journal writes at once: a longer time means fewer and larger commits</source>
        <translation>commit=: изменения за сколько секунд один коммит журнала пишет разом: дольше — значит коммиты реже и крупнее</translation>
    </message>
    <message>
        <source>journal_async_commit: a commit does not wait for its own blocks</source>
        <translation>journal_async_commit: коммит не ждёт собственных блоков</translation>
    </message>
    <message>
        <source>delalloc: blocks are chosen when data are written back, not at write(); without it write() waits for the file system more often</source>
        <translation>delalloc: блоки выделяются при сбросе данных на диск, а не при write(); без этого write() чаще ждёт файловую систему</translation>
    </message>
    <message>
        <source>atime: noatime and relatime spare the write of an access time at each read</source>
        <translation>atime: noatime и relatime избавляют от записи времени доступа при каждом чтении</translation>
    </message>
    <message>
        <source>discard: freed blocks are trimmed as part of each commit, which some disks are slow at</source>
        <translation>discard: TRIM освобождённых блоков делается при каждом коммите, на некоторых дисках это медленно</translation>
    </message>
    <message>
        <source>logbufs, logbsize: how much of XFS&apos;s log waits in memory</source>
        <translation>logbufs, logbsize: какая часть журнала XFS ждёт в памяти</translation>
    </message>
    <message>
        <source>stripe: writes are laid out for a RAID of this width</source>
        <translation>stripe: записи раскладываются под RAID такой ширины</translation>
    </message>
    <message>
        <source>compress: less is written and the CPU works for it</source>
        <translation>compress: пишется меньше, но на это тратится CPU</translation>
    </message>
    <message>
        <source>autodefrag: small random writes are rewritten in larger pieces later</source>
        <translation>autodefrag: мелкие случайные записи позже переписываются более крупными кусками</translation>
    </message>
    <message>
        <source>rsize, wsize: the size of one request to the server</source>
        <translation>rsize, wsize: размер одного запроса к серверу</translation>
    </message>
    <message>
        <source>ro: nothing can be written</source>
        <translation>ro: запись невозможна</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation>%1: %2 до, %3 после</translation>
    </message>
    <message>
        <source>%1: %2 before, not recorded after</source>
        <translation>%1: %2 до, после не зафиксировано</translation>
    </message>
    <message>
        <source>%1: not recorded before, %2 after</source>
        <translation>%1: до не зафиксировано, %2 после</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; nothing that it acts on was measured on both sides</source>
        <translation>%1: %2 до, %3 после; ничего из того, на что это влияет, на обеих сторонах не измерено</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 the other way</source>
        <translation>%1: %2 до, %3 после; показателей, на которые это влияет: %4, из них изменилось как положено: %5, в обратную сторону: %6</translation>
    </message>
    <message>
        <source>same tool and same name of the test</source>
        <translation>та же программа и то же имя теста</translation>
    </message>
    <message>
        <source>same tool, name of the test and setup: %1</source>
        <translation>та же программа, то же имя и конфигурация теста: %1</translation>
    </message>
    <message>
        <source>same tool and name of the test, but not the same setup: %1 before, %2 after</source>
        <translation>та же программа и то же имя теста, но другая конфигурация: %1 до, %2 после</translation>
    </message>
    <message>
        <source>the names differ (%1 and %2), tool and setup are the same: %3</source>
        <translation>имена разные (%1 и %2), программа и конфигурация совпадают: %3</translation>
    </message>
    <message>
        <source>%1 %2 ran with several setups, and it is not clear which belong together: not compared</source>
        <translation>%1 %2: прогоны с разными конфигурациями, и неясно, какие друг другу соответствуют; не сравнивалось</translation>
    </message>
    <message>
        <source>%1 %2 was run before only</source>
        <translation>%1 %2: прогон был только до</translation>
    </message>
    <message>
        <source>%1 %2 was run after only</source>
        <translation>%1 %2: прогон был только после</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count utilisation in different ways</source>
        <translation>ядра %1 и %2 считают загрузку диска по-разному</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count the queue in different ways</source>
        <translation>ядра %1 и %2 считают очередь по-разному</translation>
    </message>
    <message>
        <source>reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = %5 and cannot give less than %6</source>
        <translation>отчётов внутри прогонов: %1 и %2; отношение %3, 95 % интервал %4; точный тест даёт p = %5 и не может дать меньше %6</translation>
    </message>
    <message>
        <source>the name of the bundle is missing before &apos;#&apos; or &apos;@&apos;</source>
        <translation>перед «#» или «@» не указано имя набора</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, about the same work</source>
        <translation>%1 %2: %3 до и %4 после, нагрузка примерно та же</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, not the same work</source>
        <translation>%1 %2: %3 до и %4 после, нагрузка различается</translation>
    </message>
    <message>
        <source>worst report: %1 before, %2 after</source>
        <translation>худший отчёт: %1 до, %2 после</translation>
    </message>
    <message>
        <source>the same figure of the same tool, %1</source>
        <translation>тот же показатель той же программы, %1</translation>
    </message>
    <message>
        <source>the same figure, from %1 before and from %2 after</source>
        <translation>тот же показатель: до — из %1, после — из %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, but the device was not asked for the same: %4</source>
        <translation>%1: %2 до, %3 после, но нагрузка на устройство была разной: %4</translation>
    </message>
    <message>
        <source>%1: no log of the bundle has a name like &apos;%2&apos;</source>
        <translation>%1: в наборе нет лога с именем вида «%2»</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording, which lasts from %2 to %3</source>
        <translation>%1: на отрезок времени не приходится ничего из периода наблюдения, который длится с %2 по %3</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording</source>
        <translation>%1: на отрезок времени не приходится ничего из периода наблюдения</translation>
    </message>
    <message>
        <source>operations of one name in the application&apos;s own log</source>
        <translation>одноимённые операции в логе самого приложения</translation>
    </message>
    <message>
        <source>the longest of %1 and of %2: a maximum grows with the number it is taken from</source>
        <translation>самые долгие из %1 и из %2: максимум растёт с числом значений, из которых он взят</translation>
    </message>
    <message>
        <source>ratios: %1</source>
        <translation>отношения: %1</translation>
    </message>
    <message>
        <source>test by test: %1</source>
        <translation>по тестам: %1</translation>
    </message>
    <message>
        <source>index recomputed from the results: %1; printed: %2</source>
        <translation>индекс, пересчитанный из результатов: %1; напечатан: %2</translation>
    </message>
    <message>
        <source>index computed from the results: %1</source>
        <translation>индекс, вычисленный из результатов: %1</translation>
    </message>
    <message>
        <source>%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared</source>
        <translation>показателей: лучше после — %1, хуже — %2, разница не показана — %3, несравнимо — %4</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor</source>
        <translation>у %1 и %2 нет ничего общего, что можно сравнить: ни теста, ни показателя мониторинга</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side; runs differ by more: allowing for bursts (dispersion %1) the interval is %2, and only beyond a factor of %3 it would count</source>
        <translation>p относится к шуму внутри одного прогона на сторону, а прогоны различаются сильнее: с учётом всплесков (индекс дисперсии %1) интервал %2, и значимым был бы лишь интервал за пределами кратности %3</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side, and few of the reports are independent: only an interval beyond a factor of %1 would count</source>
        <translation>p относится к шуму внутри одного прогона на сторону, и независимых отчётов мало: значимым был бы лишь интервал за пределами кратности %1</translation>
    </message>
    <message>
        <source>%1 and %2 reports of one run a side are too few to conclude from</source>
        <translation>отчётов одного прогона на сторону (%1 и %2) слишком мало для вывода</translation>
    </message>
    <message>
        <source>%1 tests that do not all point one way are too few to conclude from</source>
        <translation>тестов, дающих разный знак (%1), слишком мало для вывода</translation>
    </message>
    <message>
        <source>so few events are a pattern at most</source>
        <translation>при столь малом числе событий это в лучшем случае намёк на закономерность</translation>
    </message>
    <message>
        <source>with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at</source>
        <translation>при числе прогонов %1 против %2 p не может быть меньше %3, а это слишком много для числа рассмотренных строк (%4)</translation>
    </message>
    <message>
        <source>among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3</source>
        <translation>среди рассмотренных строк (%1) одна с p = %2 встретится случайно: с поправкой %3</translation>
    </message>
    <message>
        <source>p = %1 is not below %2</source>
        <translation>p = %1 не меньше %2</translation>
    </message>
    <message>
        <source>p is small, but the interval of the ratio holds 1, no change at all</source>
        <translation>p мало, но интервал отношения содержит 1, то есть отсутствие изменений</translation>
    </message>
    <message>
        <source>a change of less than %1 % is no news, whatever its p</source>
        <translation>изменение меньше %1 % несущественно, каким бы ни было p</translation>
    </message>
    <message>
        <source>%1: the report prints the index %2, but result and baseline give %3</source>
        <translation>%1: в отчёте напечатан индекс %2, но результат и baseline дают %3</translation>
    </message>
    <message>
        <source>Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): that is the clock rate, another CPU or a foreign load, not a kernel or a disk</source>
        <translation>Dhrystone и Whetstone, чистая арифметика, изменились одинаково (%1 и %2, %3): это тактовая частота, другой CPU или посторонняя нагрузка, а не ядро и не диск</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; p = %8, and so few runs cannot give less than %9</source>
        <translation>%1: в среднем %2 до, %3 после (прогонов: %4 и %5); отношение %6, 95 % интервал %7; p = %8, и при столь малом числе прогонов меньше %9 быть не может</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this describes the suite</source>
        <translation>%1: среднее геометрическое отношений по тестам (%2) равно %3. Тесты — не повторы: это описание набора тестов</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests are not repeats: this describes the suite</source>
        <translation>%1: среднее геометрическое отношений по тестам (%2) равно %3, 95 % интервал %4; p = %5. Тесты — не повторы: это описание набора тестов</translation>
    </message>
    <message>
        <source>%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, of the counting alone</source>
        <translation>%1: %2 до (событий: %3), %4 после (событий: %5); отношение %6, 95 % интервал %7; p = %8, учтена только погрешность счёта</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: в среднем %2 до, %3 после (операций: %4 и %5); отношение %6, 95 % интервал %7; p = %8, в пределах этих прогонов</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: в среднем %2 до, %3 после (отчётов: %4 и %5); отношение %6, 95 % интервал %7; p = %8, в пределах этих прогонов</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged</source>
        <translation>%1: %2 до, %3 после, отношение %4; повторов нет, шум оценить нельзя</translation>
    </message>
    <message>
        <source>one run a side: operations come in bursts, and runs differ; it counts only when the interval for a dispersion of %1 lies beyond a factor of %2</source>
        <translation>один прогон на сторону: операции идут всплесками, и прогоны различаются; значимо, только если интервал для индекса дисперсии %1 лежит за пределами кратности %2</translation>
    </message>
    <message>
        <source>holds within these recordings: each run counts as one repeat</source>
        <translation>верно в пределах этих наблюдений: каждый прогон считается одним повтором</translation>
    </message>
    <message>
        <source>holds within these recordings, and few of the reports are independent: only what lies beyond a factor of %1 counts</source>
        <translation>верно в пределах этих наблюдений, и независимых отчётов мало: значимо лишь то, что выходит за пределы кратности %1</translation>
    </message>
    <message>
        <source>%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of them cannot give less than p = %3</source>
        <translation>отчётов внутри одного прогона на сторону (%1 и %2) хватает разве что на намёк; точный тест по ним не может дать p меньше %3</translation>
    </message>
    <message>
        <source>with %1 against %2 runs no rank test can give less than p = %3</source>
        <translation>при числе прогонов %1 против %2 ни один ранговый тест не даст p меньше %3</translation>
    </message>
    <message>
        <source>only %1 tests; a sign test of them cannot give less than p = %2</source>
        <translation>тестов всего %1; критерий знаков по ним не может дать p меньше %2</translation>
    </message>
    <message>
        <source>the whole interval lies within 5 %: equivalent</source>
        <translation>весь интервал в пределах 5 %: эквивалентно</translation>
    </message>
    <message>
        <source>about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen</source>
        <translation>число прогонов на сторону, чтобы при наблюдаемом разбросе найти изменение на %2 % в четырёх случаях из пяти: около %1</translation>
    </message>
    <message>
        <source>about %1 hours a side would find this change in four of five cases</source>
        <translation>число часов на сторону, чтобы найти это изменение в четырёх случаях из пяти: около %1</translation>
    </message>
    <message>
        <source>repeat it: at least %1 runs a side, alternating, better 10</source>
        <translation>повторите: не меньше %1 прогонов на сторону, чередуя их, лучше 10</translation>
    </message>
    <message>
        <source>%1, %2: %3 on both sides</source>
        <translation>%1, %2: %3 на обеих сторонах</translation>
    </message>
    <message>
        <source>%1, %2: %3 before, %4 after: not the same work</source>
        <translation>%1, %2: %3 до, %4 после: нагрузка различается</translation>
    </message>
    <message>
        <source>%1, %2: recorded on one side only</source>
        <translation>%1, %2: зафиксировано только на одной стороне</translation>
    </message>
    <message>
        <source>%1 of %2 lines could not be used.</source>
        <translation>Не удалось использовать строк: %1 из %2.</translation>
    </message>
    <message>
        <source>The file is cut or damaged.</source>
        <translation>Файл обрезан или повреждён.</translation>
    </message>
    <message>
        <source>It says nothing of %1 % of the time from its first report to its last.</source>
        <translation>В нём нет данных за %1 % времени от первого отчёта до последнего.</translation>
    </message>
    <message>
        <source>Reports %1 s apart: shorter stalls are averaged away.</source>
        <translation>Отчёты идут каждые %1 s: более короткие зависания теряются в усреднении.</translation>
    </message>
    <message>
        <source>No log tells of the disks.</source>
        <translation>Ни в одном логе нет данных о дисках.</translation>
    </message>
    <message>
        <source>No log tells of the CPUs.</source>
        <translation>Ни в одном логе нет данных о CPU.</translation>
    </message>
    <message>
        <source>The kernel&apos;s log is not there: errors of devices cannot be excluded.</source>
        <translation>Лога ядра нет: ошибки устройств исключить нельзя.</translation>
    </message>
    <message>
        <source>Dirty memory was not sampled: whether writers were held back cannot be told.</source>
        <translation>Объём грязных страниц не замерялся: притормаживались ли пишущие процессы, установить нельзя.</translation>
    </message>
    <message>
        <source>%1: requests waited for %2</source>
        <translation>%1: запросы ждали %2</translation>
    </message>
    <message>
        <source>%1: write await up to %2 ms for %3</source>
        <translation>%1: write await до %2 ms на протяжении %3</translation>
    </message>
    <message>
        <source>%1: read await up to %2 ms for %3</source>
        <translation>%1: read await до %2 ms на протяжении %3</translation>
    </message>
    <message>
        <source>%1: await up to %2 ms for %3</source>
        <translation>%1: await до %2 ms на протяжении %3</translation>
    </message>
    <message>
        <source>%1: up to %2 requests queued for %3</source>
        <translation>%1: до %2 запросов в очереди на протяжении %3</translation>
    </message>
    <message>
        <source>%1: requests hardly completed for %2</source>
        <translation>%1: запросы почти не завершались на протяжении %2</translation>
    </message>
    <message>
        <source>CPU busy (all but idle and iowait) up to %1 % for %2</source>
        <translation>CPU заняты (всё, кроме idle и iowait) до %1 % на протяжении %2</translation>
    </message>
    <message>
        <source>CPU by 100 - idle up to %1 % for %2, mostly the wait for disks</source>
        <translation>CPU по формуле 100 - idle до %1 % на протяжении %2, в основном это ожидание дисков</translation>
    </message>
    <message>
        <source>%1 up to %2 ms</source>
        <translation>%1 до %2 ms</translation>
    </message>
    <message>
        <source>Writers held back: up to %1 of dirty memory for %2</source>
        <translation>Пишущие процессы притормаживались: до %1 грязных страниц на протяжении %2</translation>
    </message>
    <message>
        <source>%1 waited up to %2 ms for a CPU</source>
        <translation>%1: ожидание CPU до %2 ms</translation>
    </message>
    <message>
        <source>%1 blocked for more than %2 s</source>
        <translation>%1: блокировка дольше %2 s</translation>
    </message>
    <message>
        <source>the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable pages (%4); writers run free up to %5 pages</source>
        <translation>пороги соответствуют заданным долям: размер страницы %1, dirtyable-страниц от %2 до %3 (%4); до %5 страниц запись не сдерживается</translation>
    </message>
    <message>
        <source>the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>предел грязных страниц (оценка: %1) — это %2 s записи на %3, когда оно пишет медленно (%4): столько поток данных может задерживать пишущий процесс</translation>
    </message>
    <message>
        <source>the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>предел грязных страниц %1 — это %2 s записи на %3, когда оно пишет медленно (%4): столько поток данных может задерживать пишущий процесс</translation>
    </message>
    <message>
        <source>The shares of CPU time do not add up to 100 % in %1 of %2 reports (here %3 %).</source>
        <translation>Доли времени CPU не дают в сумме 100 % в %1 из %2 отчётов (здесь %3 %).</translation>
    </message>
    <message>
        <source>%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which cannot be: busy time and interval are read from two clocks. It is no more than 100 %.</source>
        <translation>%1: загрузка выше 100 % в %2 из %3 отчётов (до %4 %), чего не бывает: время занятости и интервал берутся по разным часам. На деле она не больше 100 %.</translation>
    </message>
    <message>
        <source>%1: a waiting time is printed though no request of its kind was completed, in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong one.</source>
        <translation>%1: время ожидания напечатано, хотя ни один запрос этого вида не завершён, — в %2 из %3 отчётов; это ожидание доли запроса или неверное значение.</translation>
    </message>
    <message>
        <source>the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short requests are nothing); where it cannot be, the completed requests are taken instead.</source>
        <translation>ядро почти не считает очередь (5.0–5.6 считают целыми jiffies, так что короткие запросы не видны); где она неправдоподобна, вместо неё взяты завершённые запросы.</translation>
    </message>
    <message>
        <source>reports are missing, the interval is not that of the stamps, or a counter jumped.</source>
        <translation>отчёты пропущены, интервал не соответствует меткам или счётчик скакнул.</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over 1 report): %7</source>
        <translation>%1: в %2 из %3 эпизодов занятости очередь расходится с завершёнными запросами и их ожиданием (закон Литтла; здесь %4 и %5 запросов за 1 отчёт): %7</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over %6 reports): %7</source>
        <translation>%1: в %2 из %3 эпизодов занятости очередь расходится с завершёнными запросами и их ожиданием (закон Литтла; здесь %4 и %5 запросов, отчётов: %6): %7</translation>
    </message>
    <message>
        <source>The columns for discards and flushes hold nothing but zeros</source>
        <translation>В столбцах discard и flush одни нули</translation>
    </message>
    <message>
        <source>The columns for discards hold nothing but zeros</source>
        <translation>В столбцах discard одни нули</translation>
    </message>
    <message>
        <source>The columns for flushes hold nothing but zeros</source>
        <translation>В столбцах flush одни нули</translation>
    </message>
    <message>
        <source>%1, and a kernel that is not named here may not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1, а ядро, версия которого не указана, может таких запросов и не считать (discard с 4.18, flush с 5.5): считается, что не зафиксировано.</translation>
    </message>
    <message>
        <source>%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1, а Linux %2 таких запросов не считает (discard с 4.18, flush с 5.5): считается, что не зафиксировано.</translation>
    </message>
    <message>
        <source>%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>%1: всего запросов %2, точность их частоты в лучшем случае +-%3 %: прогон короче собственного шума, сделайте его дольше или повторите.</translation>
    </message>
    <message>
        <source>%1: the longest request took %2 s of the %3 s of the run: with one such pause more or less the result is another one, let it run longer or repeat it.</source>
        <translation>%1: самый долгий запрос занял %2 s из %3 s прогона: одной такой паузой больше или меньше — и результат другой; сделайте прогон дольше или повторите его.</translation>
    </message>
    <message>
        <source>%1: named a test of writes, but it prints %2 for its reads (%3).</source>
        <translation>%1: по имени это тест записи, но для чтений напечатано %2 (%3).</translation>
    </message>
    <message>
        <source>%1: named a test of reads, but it prints %2 for its writes (%3).</source>
        <translation>%1: по имени это тест чтения, но для записей напечатано %2 (%3).</translation>
    </message>
    <message>
        <source>The %1 intervals of this run differ by %2 % (%3), so its mean is known to +-%4 % (95 %, Student&apos;s t): the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>Разброс по интервалам этого прогона (%1) — %2 % (%3), поэтому среднее известно с точностью +-%4 % (95 %, t-критерий Стьюдента): прогон короче собственного шума, сделайте его дольше или повторите.</translation>
    </message>
    <message>
        <source>Contradiction: %1, in %3 places.</source>
        <translation>Противоречие: %1; таких мест: %3.</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Противоречие: %1.</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2), in %3 places.</source>
        <translation>Противоречие: %1 (%2); таких мест: %3.</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2).</source>
        <translation>Противоречие: %1 (%2).</translation>
    </message>
    <message>
        <source>the wake-up period of the flusher</source>
        <translation>период пробуждения flusher</translation>
    </message>
    <message>
        <source>the age at which pages are written back</source>
        <translation>возраст, при котором страницы пишутся на диск</translation>
    </message>
    <message>
        <source>full minutes, as jobs that a clock starts keep to</source>
        <translation>целые минуты, как у заданий, запускаемых по часам</translation>
    </message>
    <message>
        <source>%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after allowing for the %6 periods tried</source>
        <translation>инцидентов: %1; их начала попадают в такт с периодом %2 s (%3), через %4 s после начала каждого цикла: p = %5 с учётом числа проверенных периодов (%6)</translation>
    </message>
    <message>
        <source>%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by chance: p = %5</source>
        <translation>%1 из %2 инцидентов следуют за сообщением ядра вида %3, чаще случайного: ×%4, p = %5</translation>
    </message>
    <message>
        <source>what else ran at the time</source>
        <translation>что ещё работало в это время</translation>
    </message>
    <message>
        <source>none of the usual jobs (compression, backup, rotation, search) was at work on %1 screens of top</source>
        <translation>ни одного из обычных заданий (сжатие, резервное копирование, ротация, поиск) на снимках top нет (снимков: %1)</translation>
    </message>
    <message>
        <source>%1 was at work on %2 of %3 screens of top</source>
        <translation>%1 работает на %2 из %3 снимков top</translation>
    </message>
    <message>
        <source>in the minutes before, it was on %1 of %2 screens</source>
        <translation>в предшествующие минуты — на %1 из %2 снимков</translation>
    </message>
    <message>
        <source>a job beside the application starts it</source>
        <translation>зависание вызывает задание, работающее рядом с приложением</translation>
    </message>
    <message>
        <source>the kernel logs that caches were dropped: %1</source>
        <translation>ядро сообщает о сбросе кэшей: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and has no drop_caches line (one that asks for silence leaves none)</source>
        <translation>лог ядра охватывает это время, и строки drop_caches в нём нет (сброс с подавлением сообщения её не оставляет)</translation>
    </message>
    <message>
        <source>drop_caches lines of the kernel&apos;s log of this time</source>
        <translation>строки drop_caches в логе ядра за это время</translation>
    </message>
    <message>
        <source>the size of the page cache, before and after</source>
        <translation>размер страничного кэша до и после</translation>
    </message>
    <message>
        <source>the page cache never shrank here</source>
        <translation>страничный кэш здесь ни разу не уменьшался</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 from one sample to the next</source>
        <translation>страничный кэш упал с %1 до %2 от одного замера к следующему</translation>
    </message>
    <message>
        <source>how much was read afterwards</source>
        <translation>сколько читалось после этого</translation>
    </message>
    <message>
        <source>%1 were read per second, in calm minutes %2</source>
        <translation>читалось %1 в секунду, в спокойные минуты — %2</translation>
    </message>
    <message>
        <source>%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache</source>
        <translation>%1 тем временем ушло в своп: память была нужна, и ядро забрало её у кэша</translation>
    </message>
    <message>
        <source>the page cache was emptied and has to be read again</source>
        <translation>страничный кэш сброшен, и его приходится читать заново</translation>
    </message>
    <message>
        <source>which thread uses how much of a CPU</source>
        <translation>какой поток сколько занимает CPU</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU on average over %3 screens of top, more than any other</source>
        <translation>%1: в среднем %2 % одного CPU на снимках top (%3), больше всех остальных</translation>
    </message>
    <message>
        <source>that is %1 of all the CPU time used</source>
        <translation>это %1 всего израсходованного времени CPU</translation>
    </message>
    <message>
        <source>all CPUs were busy %1 % of the time (median)</source>
        <translation>все CPU были заняты %1 % времени (медиана)</translation>
    </message>
    <message>
        <source>how busy each CPU was</source>
        <translation>насколько занят был каждый CPU</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time, the busiest one</source>
        <translation>%1: занят %2 % времени, больше остальных</translation>
    </message>
    <message>
        <source>the CPUs were less busy than before and after: %1 % against %2 %</source>
        <translation>CPU были заняты меньше, чем до и после: %1 % против %2 %</translation>
    </message>
    <message>
        <source>one program takes the CPU</source>
        <translation>CPU занимает одна программа</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)</source>
        <translation>CPU были заняты %1 % времени (медиана за инцидент; iowait — это простой)</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident)</source>
        <translation>CPU были заняты %1 % времени (медиана за инцидент)</translation>
    </message>
    <message>
        <source>%1 % of the CPU time was left over (idle or waiting for disks)</source>
        <translation>%1 % времени CPU оставалось свободным (простой или ожидание дисков)</translation>
    </message>
    <message>
        <source>how many tasks want to run</source>
        <translation>сколько задач готово к выполнению</translation>
    </message>
    <message>
        <source>%1 tasks wanted to run (median) on %2 CPUs</source>
        <translation>готовых к выполнению задач: %1 (медиана) при числе CPU: %2</translation>
    </message>
    <message>
        <source>CPU pressure (kernel 4.20 or newer)</source>
        <translation>давление на CPU (PSI, ядро 4.20 или новее)</translation>
    </message>
    <message>
        <source>tasks waited for a CPU %1 % of the time</source>
        <translation>задачи ждали CPU %1 % времени</translation>
    </message>
    <message>
        <source>how busy the CPUs were</source>
        <translation>насколько были заняты CPU</translation>
    </message>
    <message>
        <source>more tasks want to run than the CPUs can carry</source>
        <translation>готовых задач больше, чем могут обслужить CPU</translation>
    </message>
    <message>
        <source>the limits in force: link speed, cgroup, volume type</source>
        <translation>действующие ограничения: скорость канала, cgroup, тип тома</translation>
    </message>
    <message>
        <source>%1 is %2 of what the link carries (%3)</source>
        <translation>%1 — это %2 от того, что пропускает канал (%3)</translation>
    </message>
    <message>
        <source>a limit of %1 is set, and that is where it stays</source>
        <translation>задано ограничение %1, и показатель держится именно на нём</translation>
    </message>
    <message>
        <source>limits are set, but none of them is where it stays</source>
        <translation>ограничения заданы, но ни на одном из них показатель не держится</translation>
    </message>
    <message>
        <source>a longer stretch with the device full</source>
        <translation>более длительный отрезок с полностью загруженным устройством</translation>
    </message>
    <message>
        <source>whenever it is full, %1 stays at %2 (spread %3 over %4 reports)</source>
        <translation>при полной загрузке %1 держится на %2 (разброс %3, отчётов: %4)</translation>
    </message>
    <message>
        <source>the other measure, requests or bytes, has a spread of %1</source>
        <translation>у второго показателя (запросы или байты) разброс %1</translation>
    </message>
    <message>
        <source>%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit</source>
        <translation>%1: в одном из отчётов %2 — больше, чем те %3, на которых всё держится при полной загрузке: фиксированного предела нет</translation>
    </message>
    <message>
        <source>how busy the disks were and how much they moved</source>
        <translation>насколько были загружены диски и сколько они передавали</translation>
    </message>
    <message>
        <source>a fixed limit of the device or its path</source>
        <translation>устройство или путь к нему упирается в фиксированный предел</translation>
    </message>
    <message>
        <source>how fast %1 is at other times with requests of this size</source>
        <translation>насколько быстро работает %1 в другое время при запросах этого размера</translation>
    </message>
    <message>
        <source>%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 тратит %2 ms на запрос; в другое время при таком размере — %3 ms (×%4)</translation>
    </message>
    <message>
        <source>%1 was full for %2 and moved a steady %3 (spread %4)</source>
        <translation>%1: полная загрузка на протяжении %2 при ровной скорости %3 (разброс %4)</translation>
    </message>
    <message>
        <source>%1 was full for %2 and never at a steady rate: a pause, not a lower speed</source>
        <translation>%1: полная загрузка на протяжении %2, но скорость ни разу не была ровной: это пауза, а не сниженная скорость</translation>
    </message>
    <message>
        <source>how much is asked of %1 in calm minutes</source>
        <translation>сколько требуется от %1 в спокойные минуты</translation>
    </message>
    <message>
        <source>full, %1 moved %2; in calm minutes %3 hardly keep it busy</source>
        <translation>при полной загрузке устройство %1 передавало %2; в спокойные минуты %3 его почти не загружают</translation>
    </message>
    <message>
        <source>the kernel reports an error of the device or its link: %1</source>
        <translation>ядро сообщает об ошибке устройства или его канала: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of the device</source>
        <translation>лог ядра охватывает это время, и сообщений об ошибках устройства в нём нет</translation>
    </message>
    <message>
        <source>kernel messages of this time</source>
        <translation>сообщения ядра за это время</translation>
    </message>
    <message>
        <source>how busy the disks were and how long their requests took</source>
        <translation>насколько были загружены диски и сколько длились запросы</translation>
    </message>
    <message>
        <source>what %1 says of its own health: wear, temperature, link speed, rebuild</source>
        <translation>что %1 сообщает о своём состоянии: износ, температура, скорость канала, перестроение массива</translation>
    </message>
    <message>
        <source>the device became slower than it was</source>
        <translation>устройство стало медленнее, чем было</translation>
    </message>
    <message>
        <source>the kernel reports: %1</source>
        <translation>ядро сообщает: %1</translation>
    </message>
    <message>
        <source>the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more</source>
        <translation>самая медленная строка %1 показывает %2 ms; команда, прерванная по таймауту, длится от 30 s</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of a device</source>
        <translation>лог ядра охватывает это время, и сообщений об ошибках устройств в нём нет</translation>
    </message>
    <message>
        <source>the disk, its link or its controller reports errors</source>
        <translation>диск, его канал или контроллер сообщает об ошибках</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and at its best</source>
        <translation>сколько %1 передаёт в секунду во время инцидента и в лучшее время</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of %1</source>
        <translation>сколько буферизованных данных ждало перед %1</translation>
    </message>
    <message>
        <source>over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do</source>
        <translation>на протяжении %1 нагрузка в среднем составляла %2, это %3 от наблюдавшегося максимума %5 (%4)</translation>
    </message>
    <message>
        <source>how many bytes a second the application writes</source>
        <translation>сколько байт в секунду пишет приложение</translation>
    </message>
    <message>
        <source>log the bytes written per second in the application, or: pidstat -dl 1</source>
        <translation>пишите в лог приложения число записанных байт в секунду или: pidstat -dl 1</translation>
    </message>
    <message>
        <source>%1 moved %2 in the incident and %3 in calm minutes</source>
        <translation>устройство %1 передавало %2 во время инцидента и %3 в спокойные минуты</translation>
    </message>
    <message>
        <source>only %1 requests were under way at a time: nothing piled up in front of %2</source>
        <translation>одновременных запросов было мало (%1): перед %2 ничего не скапливалось</translation>
    </message>
    <message>
        <source>dirty memory stood at the writers&apos; limit (%1, free running ends at %2): the device drains a flood, and it is the limit that holds the writers back</source>
        <translation>объём грязных страниц держался у предела притормаживания (%1, уровень freerun — %2): устройство разгребает поток данных, и тормозит пишущие процессы именно предел</translation>
    </message>
    <message>
        <source>which process moves these bytes</source>
        <translation>какой процесс передаёт эти данные</translation>
    </message>
    <message>
        <source>more is asked of the device than it can do</source>
        <translation>от устройства требуют больше, чем оно может</translation>
    </message>
    <message>
        <source>calm minutes of %1 with requests of this kind, to compare with</source>
        <translation>спокойные минуты %1 с запросами этого вида, для сравнения</translation>
    </message>
    <message>
        <source>%1 completed nothing for %2 while it was busy</source>
        <translation>устройство %1 ничего не завершало на протяжении %2, хотя было занято</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>устройство %1 было занято %2 ms на запрос; под нагрузкой в другое время при таком размере — %3 ms (×%4)</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (line through %4 rows of several sizes): %5 times as long</source>
        <translation>устройство %1 было занято %2 ms на запрос; в нормальном состоянии при таком размере — %3 ms (прямая по строкам разных размеров, строк: %4): ×%5</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (%4 rows): %5 times as long</source>
        <translation>устройство %1 было занято %2 ms на запрос; в нормальном состоянии при таком размере — %3 ms (строк: %4): ×%5</translation>
    </message>
    <message>
        <source>how many requests a second %1 completes when it is well</source>
        <translation>сколько запросов в секунду %1 завершает в нормальном состоянии</translation>
    </message>
    <message>
        <source>%1 completed %2 requests per busy second, against %3 when it is well</source>
        <translation>запросов за секунду занятости %1: %2 против %3 в нормальном состоянии</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and when it is well</source>
        <translation>сколько %1 передаёт в секунду во время инцидента и в нормальном состоянии</translation>
    </message>
    <message>
        <source>the load was %1 on average, %2 of the %3 that %4 has been seen to do</source>
        <translation>нагрузка в среднем составляла %1, это %2 от наблюдавшегося максимума %4 (%3)</translation>
    </message>
    <message>
        <source>reads of %1 kB took %2 ms in the same rows</source>
        <translation>чтения по %1 kB длились в тех же строках %2 ms</translation>
    </message>
    <message>
        <source>whenever %1 is fully busy it moves %2 (spread %3, %4 times)</source>
        <translation>всякий раз при полной загрузке %1 передаёт %2 (разброс %3, случаев: %4)</translation>
    </message>
    <message>
        <source>%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause</source>
        <translation>устройство %1 продолжало работать с ровной скоростью %2 (разброс %3) на протяжении %4: это скорость, а не пауза</translation>
    </message>
    <message>
        <source>no request of %1 can be shown to have waited longer than %2 ms</source>
        <translation>нет ни одного запроса к %1, о котором можно сказать, что он ждал дольше %2 ms</translation>
    </message>
    <message>
        <source>what %1 does inside: its counters, and whether regular trim makes a difference</source>
        <translation>что происходит внутри %1: его счётчики и меняет ли что-нибудь регулярный trim</translation>
    </message>
    <message>
        <source>the device stalls by itself</source>
        <translation>устройство замирает само по себе</translation>
    </message>
    <message>
        <source>dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, from free memory, file pages and the ratios that are set</source>
        <translation>объём грязных страниц достиг %1, это %2 уровня, выше которого пишущие процессы притормаживаются; уровень (%3) оценён по свободной памяти, страницам файлов и заданным долям</translation>
    </message>
    <message>
        <source>the dirty thresholds that the kernel works with</source>
        <translation>пороги грязных страниц, которыми пользуется ядро</translation>
    </message>
    <message>
        <source>while above, it stood at %1 of the point to which the kernel steers throttled writers</source>
        <translation>пока он был выше, он держался на %1 от точки равновесия (setpoint), к которой ядро приводит притормаживаемые процессы</translation>
    </message>
    <message>
        <source>dirty memory never reached the level at which writers are held back: at most %1, %2 of %3</source>
        <translation>объём грязных страниц ни разу не достиг уровня, при котором пишущие процессы притормаживаются: не больше %1, это %2 от %3</translation>
    </message>
    <message>
        <source>dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are held back above %4</source>
        <translation>объём грязных страниц был выше уровня freerun в %1 из %2 замеров: до %3, притормаживание начинается выше %4</translation>
    </message>
    <message>
        <source>the dirty thresholds of this machine</source>
        <translation>пороги грязных страниц этой машины</translation>
    </message>
    <message>
        <source>at another time dirty memory was %1, %2 of the %3 above which writers are held back</source>
        <translation>в другое время объём грязных страниц составлял %1, это %2 от %3, выше которых пишущие процессы притормаживаются</translation>
    </message>
    <message>
        <source>how much was waiting to be written</source>
        <translation>сколько данных ждало записи</translation>
    </message>
    <message>
        <source>at most %1 can have been dirty (written in the incident, and at the usual rate within the expiry age of %2 s): %3 of the level at which writers are held back</source>
        <translation>грязных страниц могло быть не больше %1 (записанное за инцидент плюс обычная запись за срок устаревания %2 s): %3 уровня, при котором пишущие процессы притормаживаются</translation>
    </message>
    <message>
        <source>how long the application&apos;s writes take</source>
        <translation>сколько длятся записи приложения</translation>
    </message>
    <message>
        <source>a write took %1 ms; a throttled writer sleeps at most %2 ms at a time</source>
        <translation>запись длилась %1 ms; притормаживаемый процесс спит не больше %2 ms за раз</translation>
    </message>
    <message>
        <source>dirty and written-back pages during the incident</source>
        <translation>страницы грязные и под writeback во время инцидента</translation>
    </message>
    <message>
        <source>the kernel found %1 waiting in %2()</source>
        <translation>ядро застало %1 в ожидании внутри %2()</translation>
    </message>
    <message>
        <source>where the writers sleep</source>
        <translation>где спят пишущие процессы</translation>
    </message>
    <message>
        <source>whether the delays come in steps of up to 200 ms</source>
        <translation>идут ли задержки ступенями до 200 ms</translation>
    </message>
    <message>
        <source>the kernel holds writers back at the dirty limit</source>
        <translation>ядро притормаживает пишущие процессы на пределе грязных страниц</translation>
    </message>
    <message>
        <source>writing failed for want of space: %1</source>
        <translation>запись не удалась из-за нехватки места: %1</translation>
    </message>
    <message>
        <source>%1 is %2 % full, at the time when df was run</source>
        <translation>%1: занято %2 % на момент запуска df</translation>
    </message>
    <message>
        <source>how full the file systems are</source>
        <translation>насколько заполнены файловые системы</translation>
    </message>
    <message>
        <source>whether the stalls become rarer with more free space</source>
        <translation>становятся ли зависания реже, когда свободного места больше</translation>
    </message>
    <message>
        <source>record the same load twice, once with a fifth of the space freed</source>
        <translation>снимите одну и ту же нагрузку дважды, второй раз — освободив пятую часть места</translation>
    </message>
    <message>
        <source>the file system is full</source>
        <translation>файловая система заполнена</translation>
    </message>
    <message>
        <source>%1 itself was slower than at other times</source>
        <translation>устройство %1 само работало медленнее, чем в другое время</translation>
    </message>
    <message>
        <source>no bulk writer: %1 wrote %2, and %3 in calm minutes</source>
        <translation>массовой записи нет: на %1 писалось %2, а в спокойные минуты %3</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of the device</source>
        <translation>сколько буферизованных данных ждало перед устройством</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median) in front of a device that writes %2: %3 s</source>
        <translation>%1 грязных страниц (медиана) перед устройством, которое пишет %2: %3 s</translation>
    </message>
    <message>
        <source>the backlog of %1 was written within seconds and not filled up again: a burst</source>
        <translation>накопленные %1 записаны за секунды и снова не накопились: это всплеск</translation>
    </message>
    <message>
        <source>for each byte written %1 bytes were newly dirtied: %2</source>
        <translation>на каждый записанный байт новых грязных байт: %1; %2</translation>
    </message>
    <message>
        <source>somebody keeps writing</source>
        <translation>кто-то продолжает писать</translation>
    </message>
    <message>
        <source>a backlog drains</source>
        <translation>накопленное рассасывается</translation>
    </message>
    <message>
        <source>who waits for fsync or writes with O_SYNC, and how long</source>
        <translation>кто ждёт fsync или пишет с O_SYNC и как долго</translation>
    </message>
    <message>
        <source>flushes went from %1 to %2 per second, and one took up to %3 ms</source>
        <translation>flush в секунду: было %1, стало %2, один из них длился до %3 ms</translation>
    </message>
    <message>
        <source>the longest write took %1 ms; to write what was dirty takes %2 ms</source>
        <translation>самая долгая запись длилась %1 ms; чтобы записать накопившиеся грязные страницы, нужно %2 ms</translation>
    </message>
    <message>
        <source>how much the disks wrote, and how much waited to be written</source>
        <translation>сколько писали диски и сколько данных ждало записи</translation>
    </message>
    <message>
        <source>synchronous writes queue behind a flood of buffered data</source>
        <translation>синхронные записи стоят в очереди за потоком буферизованных данных</translation>
    </message>
    <message>
        <source>slow rows per hour: %1 under %2, %3 under %4</source>
        <translation>медленных строк в час: %1 при %2, %3 при %4</translation>
    </message>
    <message>
        <source>the same load under another I/O scheduler, three times in turns</source>
        <translation>та же нагрузка с другим планировщиком ввода-вывода, трижды, чередуя</translation>
    </message>
    <message>
        <source>the scheduler is %1 throughout</source>
        <translation>планировщик всё время один: %1</translation>
    </message>
    <message>
        <source>three or more alternating runs</source>
        <translation>три или больше чередующихся прогона</translation>
    </message>
    <message>
        <source>the I/O scheduler makes the difference</source>
        <translation>разницу создаёт планировщик ввода-вывода</translation>
    </message>
    <message>
        <source>no CPU figure is high here: 100 - idle stays at %1 %</source>
        <translation>высоких показателей CPU здесь нет: 100 - idle держится на %1 %</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work</source>
        <translation>100 - idle доходит до %1 %, а CPU заняты до %2 %: они действительно работают</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait</source>
        <translation>100 - idle доходит до %1 %, а CPU в этих строках заняты не больше чем на %2 %; остальное — iowait</translation>
    </message>
    <message>
        <source>iowait next to the utilisation of the disk</source>
        <translation>iowait рядом с загрузкой диска</translation>
    </message>
    <message>
        <source>iowait follows the utilisation of %1: r = %2 over %3 reports</source>
        <translation>iowait следует за загрузкой %1: r = %2, отчётов: %3</translation>
    </message>
    <message>
        <source>the program&apos;s own CPU figure next to user, system and iowait</source>
        <translation>показатель CPU самого приложения рядом с user, system и iowait</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is the busy share without iowait in %2 readings</source>
        <translation>показатель CPU приложения (до %1 %) — это занятость без iowait, показаний: %2</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is 100 - idle in %2 readings</source>
        <translation>показатель CPU приложения (до %1 %) — это 100 - idle, показаний: %2</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) fits neither definition in %2 readings</source>
        <translation>показатель CPU приложения (до %1 %) не подходит ни под одно из определений, показаний: %2</translation>
    </message>
    <message>
        <source>the shares of CPU time, iowait apart</source>
        <translation>доли времени CPU, с отдельным iowait</translation>
    </message>
    <message>
        <source>the CPU figure counts the wait for disks as use</source>
        <translation>показатель CPU считает ожидание дисков загрузкой</translation>
    </message>
    <message>
        <source>interrupts per second, before and during the incident</source>
        <translation>прерывания в секунду до инцидента и во время него</translation>
    </message>
    <message>
        <source>%1 interrupts per second, against %2 before</source>
        <translation>прерываний в секунду: %1, до того — %2</translation>
    </message>
    <message>
        <source>the share of CPU time that interrupts take</source>
        <translation>доля времени CPU, уходящая на прерывания</translation>
    </message>
    <message>
        <source>interrupts and their deferred work took %1 % of the time (%2)</source>
        <translation>прерывания и их отложенная обработка заняли %1 % времени (%2)</translation>
    </message>
    <message>
        <source>interrupts take the CPU</source>
        <translation>CPU занимают прерывания</translation>
    </message>
    <message>
        <source>where the blocked tasks wait</source>
        <translation>где ждут заблокированные задачи</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly on %2 of %3 screens of top</source>
        <translation>%1: непрерываемый сон на %2 из %3 снимков top</translation>
    </message>
    <message>
        <source>a write took %1 ms, with dirty memory at the level where writers are held back</source>
        <translation>запись длилась %1 ms, а объём грязных страниц был на уровне, при котором пишущие процессы притормаживаются</translation>
    </message>
    <message>
        <source>a write took %1 ms, and dirty memory is not known to have held it back</source>
        <translation>запись длилась %1 ms, и нет данных, что её держали грязные страницы</translation>
    </message>
    <message>
        <source>a file system with a journal: %1</source>
        <translation>файловая система с журналом: %1</translation>
    </message>
    <message>
        <source>file system and journal mode</source>
        <translation>файловая система и режим журнала</translation>
    </message>
    <message>
        <source>how long flushes of the device&apos;s cache take (kernel 5.5 or newer)</source>
        <translation>сколько длятся сбросы кэша устройства (ядро 5.5 или новее)</translation>
    </message>
    <message>
        <source>a flush of the device&apos;s cache took up to %1 ms</source>
        <translation>сброс кэша устройства длился до %1 ms</translation>
    </message>
    <message>
        <source>writers wait for the file system&apos;s journal</source>
        <translation>пишущие процессы ждут журнала файловой системы</translation>
    </message>
    <message>
        <source>whether the tasks wait in futex or on a lock of the kernel</source>
        <translation>ждут ли задачи в futex или на блокировке ядра</translation>
    </message>
    <message>
        <source>%1 % of the CPU time goes into locks, most into %2</source>
        <translation>%1 % времени CPU уходит на блокировки, больше всего на %2</translation>
    </message>
    <message>
        <source>task switches per second, before and during the incident</source>
        <translation>переключения задач в секунду до инцидента и во время него</translation>
    </message>
    <message>
        <source>%1 task switches per second, against %2 before</source>
        <translation>переключений задач в секунду: %1, до того — %2</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time: that is what tasks wait for</source>
        <translation>%1: занятость %2 % времени, этого задачи и ждут</translation>
    </message>
    <message>
        <source>%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock</source>
        <translation>задач в непрерываемом сне: %1 (медиана); они ждут ввода-вывода, а не блокировки</translation>
    </message>
    <message>
        <source>which locks are waited for, and how long</source>
        <translation>каких блокировок ждут и как долго</translation>
    </message>
    <message>
        <source>tasks wait for each other&apos;s locks</source>
        <translation>задачи ждут блокировок друг друга</translation>
    </message>
    <message>
        <source>pages swapped in and out</source>
        <translation>страницы, читаемые из свопа и уходящие в него</translation>
    </message>
    <message>
        <source>nothing was swapped in or out</source>
        <translation>обмена со свопом не было</translation>
    </message>
    <message>
        <source>%1 came back from swap and %2 went out; in %3 of the samples there was some</source>
        <translation>из свопа вернулось %1, в своп ушло %2; замеров с обменом: %3</translation>
    </message>
    <message>
        <source>how much the disks moved in all</source>
        <translation>сколько диски передали всего</translation>
    </message>
    <message>
        <source>swapping is %1 of the %2 that the disks moved</source>
        <translation>на своп приходится %1 из %2, переданных дисками</translation>
    </message>
    <message>
        <source>tasks waited for memory %1 % of the time (median)</source>
        <translation>задачи ждали памяти %1 % времени (медиана)</translation>
    </message>
    <message>
        <source>tasks had to reclaim memory themselves: %1 rose by %2 per second</source>
        <translation>задачам приходилось высвобождать память самим: %1 растёт на %2 в секунду</translation>
    </message>
    <message>
        <source>reclaim by the tasks themselves, or memory pressure</source>
        <translation>высвобождение памяти самими задачами (direct reclaim) или давление на память</translation>
    </message>
    <message>
        <source>the kernel killed for want of memory: %1</source>
        <translation>ядро завершило процесс из-за нехватки памяти: %1</translation>
    </message>
    <message>
        <source>memory is short and pages go out to swap and back</source>
        <translation>памяти не хватает, и страницы уходят в своп и обратно</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly</source>
        <translation>%1: непрерываемый сон</translation>
    </message>
    <message>
        <source>whether the machine&apos;s own disks were idle</source>
        <translation>простаивали ли собственные диски машины</translation>
    </message>
    <message>
        <source>the machine&apos;s own %1 was busy up to %2 %</source>
        <translation>собственный диск машины %1 был загружен до %2 %</translation>
    </message>
    <message>
        <source>it is about %1, a disk of the machine itself</source>
        <translation>речь о %1, собственном диске машины</translation>
    </message>
    <message>
        <source>messages of the network file system or block device</source>
        <translation>сообщения сетевой файловой системы или сетевого блочного устройства</translation>
    </message>
    <message>
        <source>storage across the network does not answer</source>
        <translation>сетевое хранилище не отвечает</translation>
    </message>
    <message>
        <source>whether these reads are pages that come back from swap</source>
        <translation>возвращаются ли этими чтениями страницы из свопа</translation>
    </message>
    <message>
        <source>%1 of the %2 read per second are pages that come back from swap</source>
        <translation>%1 из %2, читаемых в секунду, — страницы, возвращающиеся из свопа</translation>
    </message>
    <message>
        <source>whether the page cache had just been emptied</source>
        <translation>не был ли только что сброшен страничный кэш</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 at once: what it held has to be read again</source>
        <translation>страничный кэш разом упал с %1 до %2: то, что в нём было, приходится читать заново</translation>
    </message>
    <message>
        <source>reads of %1 kB, %2 ms each on average</source>
        <translation>чтения по %1 kB, в среднем %2 ms каждое</translation>
    </message>
    <message>
        <source>%1 was fully busy for %2 of the time</source>
        <translation>%1: полная загрузка %2 времени</translation>
    </message>
    <message>
        <source>how much was read and written, and how long it took</source>
        <translation>сколько читалось и писалось и сколько это длилось</translation>
    </message>
    <message>
        <source>%1 of the requests were reads (%2 of the bytes)</source>
        <translation>на чтения приходилось %1 запросов (и %2 объёма)</translation>
    </message>
    <message>
        <source>%1 reads per second</source>
        <translation>чтений в секунду: %1</translation>
    </message>
    <message>
        <source>which process reads</source>
        <translation>какой процесс читает</translation>
    </message>
    <message>
        <source>reads keep the device full</source>
        <translation>чтения полностью загружают устройство</translation>
    </message>
    <message>
        <source>no task waited longer than %1 ms for a CPU</source>
        <translation>ни одна задача не ждала CPU дольше %1 ms</translation>
    </message>
    <message>
        <source>the application&apos;s log covers this time and shows nobody held up for %1 ms</source>
        <translation>лог приложения охватывает это время, и задержек на %1 ms в нём ни у кого нет</translation>
    </message>
    <message>
        <source>how long tasks waited for a CPU</source>
        <translation>сколько задачи ждали CPU</translation>
    </message>
    <message>
        <source>%1 ran with a real-time priority and used %2 % of a CPU</source>
        <translation>%1: приоритет реального времени, %2 % одного CPU</translation>
    </message>
    <message>
        <source>the scheduling class and priority of the tasks that ran</source>
        <translation>класс планирования и приоритет выполнявшихся задач</translation>
    </message>
    <message>
        <source>%1 used the most CPU, and it has no real-time priority</source>
        <translation>больше всего CPU занимает %1, и приоритета реального времени у этой задачи нет</translation>
    </message>
    <message>
        <source>the kernel logs: %1</source>
        <translation>ядро сообщает: %1</translation>
    </message>
    <message>
        <source>the CPUs were busy only %1 % of the time</source>
        <translation>CPU были заняты лишь %1 % времени</translation>
    </message>
    <message>
        <source>tasks of a higher priority keep others off the CPU</source>
        <translation>задачи с более высоким приоритетом не пускают остальных на CPU</translation>
    </message>
    <message>
        <source>the share of CPU time that the hypervisor took</source>
        <translation>доля времени CPU, отнятая гипервизором</translation>
    </message>
    <message>
        <source>the hypervisor took no CPU time (or there is none)</source>
        <translation>гипервизор времени CPU не отнимал (или его нет)</translation>
    </message>
    <message>
        <source>the hypervisor took %1 % of the CPU time (median), at most %2 %</source>
        <translation>гипервизор отнимал %1 % времени CPU (медиана), не больше %2 %</translation>
    </message>
    <message>
        <source>the hypervisor takes the CPU away</source>
        <translation>гипервизор отнимает CPU</translation>
    </message>
    <message>
        <source>%1 was not kept busy: fully for only %2 of the time</source>
        <translation>%1: загрузка была не постоянной, полной — лишь %2 времени</translation>
    </message>
    <message>
        <source>%1 always had a request under way, but only %2 at a time</source>
        <translation>у %1 всегда был запрос в работе, но одновременно лишь столько: %2</translation>
    </message>
    <message>
        <source>only %1 of the requests were writes</source>
        <translation>на записи приходилось лишь %1 запросов</translation>
    </message>
    <message>
        <source>writes of %1 kB on average: what is buffered is written in larger pieces</source>
        <translation>записи в среднем по %1 kB: буферизованное пишется более крупными кусками</translation>
    </message>
    <message>
        <source>how often the device&apos;s cache is flushed (kernel 5.5 or newer)</source>
        <translation>как часто сбрасывается кэш устройства (ядро 5.5 или новее)</translation>
    </message>
    <message>
        <source>%1 flushes for %2 writes per second</source>
        <translation>flush в секунду: %1 при числе записей в секунду: %2</translation>
    </message>
    <message>
        <source>how much waits in memory to be written</source>
        <translation>сколько данных ждёт записи в памяти</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median): %2 s of what is written</source>
        <translation>%1 грязных страниц (медиана): %2 s записи при текущей скорости</translation>
    </message>
    <message>
        <source>the CPUs were saturated while %1 was busy</source>
        <translation>пока устройство %1 было занято, CPU были загружены до предела</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request, %3 times what it needs when it is well</source>
        <translation>устройство %1 было занято %2 ms на запрос (×%3 к нормальному состоянию)</translation>
    </message>
    <message>
        <source>mounted with synchronous writes: %1 %2</source>
        <translation>смонтировано с синхронной записью: %1 %2</translation>
    </message>
    <message>
        <source>mount options, and which calls the writers make</source>
        <translation>параметры монтирования и какие вызовы делают пишущие процессы</translation>
    </message>
    <message>
        <source>how many requests were under way, and of what size</source>
        <translation>сколько запросов было в работе и какого размера</translation>
    </message>
    <message>
        <source>every write waits for the device</source>
        <translation>каждая запись ждёт устройства</translation>
    </message>
    <message>
        <source>how much %1 writes in calm minutes</source>
        <translation>сколько %1 пишет в спокойные минуты</translation>
    </message>
    <message>
        <source>%1 wrote %2 at the height of it and %3 when it was calm</source>
        <translation>устройство %1 писало %2 на пике и %3 в спокойное время</translation>
    </message>
    <message>
        <source>requests of %1 kB on average, against %2 kB when it was calm</source>
        <translation>запросы в среднем по %1 kB против %2 kB в спокойное время</translation>
    </message>
    <message>
        <source>dirty pages before and after the burst</source>
        <translation>грязные страницы до и после всплеска</translation>
    </message>
    <message>
        <source>dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not the age of what was buffered, makes the kernel write</source>
        <translation>объём грязных страниц держался на %1, выше %2, до которых никто не притормаживается: писать ядро заставляет поток данных, а не возраст накопленного</translation>
    </message>
    <message>
        <source>dirty memory fell from %1 to %2 while %3 were written</source>
        <translation>объём грязных страниц упал с %1 до %2, пока записывалось %3</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s</source>
        <translation>всплесков в этом логе: %1, через каждые %2 s (медиана); страницы пишутся в возрасте %3 s</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median)</source>
        <translation>всплесков в этом логе: %1, через каждые %2 s (медиана)</translation>
    </message>
    <message>
        <source>whether the flusher&apos;s threads wait for the device</source>
        <translation>ждут ли потоки flusher ответа устройства</translation>
    </message>
    <message>
        <source>the flusher %1 waits for the device</source>
        <translation>поток flusher %1 ждёт ответа устройства</translation>
    </message>
    <message>
        <source>how much the disks wrote</source>
        <translation>сколько писали диски</translation>
    </message>
    <message>
        <source>buffered data is written back in bursts</source>
        <translation>буферизованные данные пишутся на диск всплесками</translation>
    </message>
    <message>
        <source>the write cache policy of the disk and of its controller</source>
        <translation>политика кэша записи диска и контроллера</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 does not rotate</source>
        <translation>%1 — невращающийся носитель</translation>
    </message>
    <message>
        <source>a stretch with the device full of writes</source>
        <translation>отрезок, на котором устройство полностью загружено записями</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms</source>
        <translation>устройство %1 было занято %2 ms на запись; оборот диска длится от 4 до 11 ms</translation>
    </message>
    <message>
        <source>for writes of %1 to %2 kB that time has a spread of %3</source>
        <translation>для записей от %1 до %2 kB разброс этого времени %3</translation>
    </message>
    <message>
        <source>how long writes of several sizes keep the device busy</source>
        <translation>сколько времени записи разных размеров занимают устройство</translation>
    </message>
    <message>
        <source>the same load with the write cache on and off</source>
        <translation>та же нагрузка с включённым и выключенным кэшем записи</translation>
    </message>
    <message>
        <source>writes go through to the disks without a write cache</source>
        <translation>записи идут прямо на диски, минуя кэш записи</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>Исключено: %1</translation>
    </message>
    <message>
        <source>The logs support: %1</source>
        <translation>Логи подтверждают: %1</translation>
    </message>
    <message>
        <source>The logs are consistent with: %1</source>
        <translation>Логи согласуются с гипотезой: %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans for: %1</source>
        <translation>Неясно, скорее да: %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans against: %1</source>
        <translation>Неясно, скорее нет: %1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <translation>Неясно: %1</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log has a date: it overlaps with the other logs as if all were of one day, which is shown as 1970-01-01.</source>
        <translation>В его строках только время суток, и ни в одном логе нет даты: он пересекается с другими логами, если считать всё одним днём, который показан как 1970-01-01.</translation>
    </message>
    <message>
        <source>The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the date is not right.</source>
        <translation>Часы не были установлены (1970), как и у других логов, с которыми он пересекается: время согласуется, дата неверна.</translation>
    </message>
    <message>
        <source>counters of a device that started again: no rates from this reading</source>
        <translation>счётчики перезапущенного устройства: по этому показанию скорости не вычислены</translation>
    </message>
    <message>
        <source>JSON document of more than 64 MiB, not read</source>
        <translation>документ JSON больше 64 MiB, не прочитан</translation>
    </message>
    <message>
        <source>damaged JSON document: %1</source>
        <translation>повреждённый документ JSON: %1</translation>
    </message>
    <message>
        <source>the file ends inside this JSON document; the rest is missing</source>
        <translation>файл обрывается внутри этого документа JSON; остальное отсутствует</translation>
    </message>
    <message>
        <source>a figure before the first time stamp was left out</source>
        <translation>значение до первой метки времени пропущено</translation>
    </message>
    <message>
        <source>the file ends inside this line: its last figure is left out</source>
        <translation>файл обрывается внутри этой строки: её последнее значение пропущено</translation>
    </message>
    <message>
        <source>a figure is too large to be true, the row was left out</source>
        <translation>значение неправдоподобно велико, строка пропущена</translation>
    </message>
    <message>
        <source>figures that are no numbers or negative were left out</source>
        <translation>нечисловые и отрицательные значения пропущены</translation>
    </message>
    <message>
        <source>the file ends inside this row, its last word was left out</source>
        <translation>файл обрывается внутри этой строки, её последнее слово пропущено</translation>
    </message>
    <message>
        <source>a row before the first head has no names for its columns</source>
        <translation>у строки до первого заголовка нет имён столбцов</translation>
    </message>
    <message>
        <source>a row that does not fit the head above it was left out</source>
        <translation>строка, не соответствующая заголовку над ней, пропущена</translation>
    </message>
    <message>
        <source>lies in more than %1 archives inside each other; unpack the outer ones and open the folder</source>
        <translation>глубина вложенности архивов больше %1; распакуйте внешние и откройте папку</translation>
    </message>
    <message>
        <source>is an archive that holds no files</source>
        <translation>архив без файлов</translation>
    </message>
    <message>
        <source>holds more than %1 entries; the rest is not read, unpack it and open the folder that matters</source>
        <translation>элементов больше %1; остальные не прочитаны, распакуйте архив и откройте нужную папку</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password and open the folder</source>
        <translation>архив зашифрован; распакуйте его с паролем и откройте папку</translation>
    </message>
    <message>
        <source>cannot be unpacked (%1); copy it again, or unpack it and open the folder</source>
        <translation>не удаётся распаковать (%1); скопируйте архив заново или распакуйте его и откройте папку</translation>
    </message>
    <message>
        <source>is cut or damaged (%1); the %2 files before that are read, copy it again for the rest</source>
        <translation>архив обрезан или повреждён (%1); файлы до этого места прочитаны (%2), для остальных скопируйте его заново</translation>
    </message>
    <message>
        <source>unpacks to more than a thousand times its size and is not read on; unpack it and open the file itself if it is what it should be</source>
        <translation>при распаковке вырастает больше чем в тысячу раз, дальше не читается; если так и должно быть, распакуйте и откройте сам файл</translation>
    </message>
    <message>
        <source>unpacks to more than the limits allow and is not read on; unpack it and open the folder that matters</source>
        <translation>при распаковке выходит за допустимые пределы, дальше не читается; распакуйте и откройте нужную папку</translation>
    </message>
    <message>
        <source>is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` and add what they print</source>
        <translation>двоичная запись perf; выполните `perf sched timehist -i FILE` или `perf script -i FILE` и добавьте их вывод</translation>
    </message>
    <message>
        <source>is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what they print</source>
        <translation>двоичный файл sysstat; выполните `sar -A -f FILE` или `sadf -d FILE -- -A` и добавьте их вывод</translation>
    </message>
    <message>
        <source>is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints</source>
        <translation>двоичный журнал systemd; выполните `journalctl --file FILE -o short-iso-precise` и добавьте вывод</translation>
    </message>
    <message>
        <source>is a binary trace; run `trace-cmd report FILE` and add what it prints</source>
        <translation>двоичная трасса; выполните `trace-cmd report FILE` и добавьте вывод</translation>
    </message>
    <message>
        <source>is an SQLite database, not a text log</source>
        <translation>база данных SQLite, а не текстовый лог</translation>
    </message>
    <message>
        <source>is a program or library (ELF), not a text log</source>
        <translation>программа или библиотека (ELF), а не текстовый лог</translation>
    </message>
    <message>
        <source>is a PNG picture, not a text log; add the text itself</source>
        <translation>изображение PNG, а не текстовый лог; добавьте сам текст</translation>
    </message>
    <message>
        <source>is a JPEG picture, not a text log; add the text itself</source>
        <translation>изображение JPEG, а не текстовый лог; добавьте сам текст</translation>
    </message>
    <message>
        <source>is a GIF picture, not a text log; add the text itself</source>
        <translation>изображение GIF, а не текстовый лог; добавьте сам текст</translation>
    </message>
    <message>
        <source>is a PDF document, not a text log; add the text itself</source>
        <translation>документ PDF, а не текстовый лог; добавьте сам текст</translation>
    </message>
    <message>
        <source>holds only NUL bytes, as a power loss leaves them; there is nothing to read</source>
        <translation>одни нулевые байты, как после сбоя питания; читать нечего</translation>
    </message>
    <message>
        <source>is binary, not a text log</source>
        <translation>двоичный файл, а не текстовый лог</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>не удаётся открыть: %1</translation>
    </message>
    <message>
        <source>is a folder without files</source>
        <translation>папка без файлов</translation>
    </message>
    <message>
        <source>cannot be opened: its folders may not be read</source>
        <translation>не удаётся открыть: нет права на чтение вложенных папок</translation>
    </message>
    <message>
        <source>is a folder that may not be read; what is in it is left out</source>
        <translation>нет права на чтение папки; её содержимое пропущено</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>не существует</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>не файл и не папка</translation>
    </message>
    <message>
        <source>long lines were broken at %1 columns when this was pasted: put together again</source>
        <translation>длинные строки были разорваны на ширине %1 при вставке: собраны заново</translation>
    </message>
    <message>
        <source>line is damaged by NUL bytes, as a power loss leaves them</source>
        <translation>строка повреждена нулевыми байтами, как после сбоя питания</translation>
    </message>
    <message>
        <source>line is longer than 1 MiB; the rest is not read</source>
        <translation>строка длиннее 1 MiB; остаток не прочитан</translation>
    </message>
    <message>
        <source>the file ends inside this line, its last figure may be cut: left out</source>
        <translation>файл обрывается внутри этой строки, её последнее значение может быть обрезано: пропущено</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>пустой файл</translation>
    </message>
    <message>
        <source>holds only blank lines</source>
        <translation>только пустые строки</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive before its first line; copy the archive again</source>
        <translation>обрезан или повреждён в архиве до первой строки; скопируйте архив заново</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (nothing comes close)</source>
        <translation>текст в формате, которого Stallmark не знает (даже близкого нет)</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (closest: %1)</source>
        <translation>текст в формате, которого Stallmark не знает (ближе всего: %1)</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive; what came before the damage is used, copy the archive again for the rest</source>
        <translation>обрезан или повреждён в архиве; данные до повреждения использованы, для остальных скопируйте архив заново</translation>
    </message>
    <message>
        <source>the time that the pattern %1 takes cannot be read</source>
        <translation>не удаётся прочитать время, извлекаемое шаблоном %1</translation>
    </message>
    <message>
        <source>the duration that the pattern %1 takes cannot be read</source>
        <translation>не удаётся прочитать длительность, извлекаемую шаблоном %1</translation>
    </message>
    <message>
        <source>the value that the pattern %1 takes cannot be read</source>
        <translation>не удаётся прочитать значение, извлекаемое шаблоном %1</translation>
    </message>
    <message>
        <source>the file ends inside this process row: left out</source>
        <translation>файл обрывается внутри этой строки процесса: пропущена</translation>
    </message>
    <message>
        <source>process row that does not fit its column head</source>
        <translation>строка процесса, не соответствующая заголовку столбцов</translation>
    </message>
    <message>
        <source>frame of top whose time is lost</source>
        <translation>снимок top, время которого утрачено</translation>
    </message>
    <message>
        <source>memory figure larger than the memory, a known defect of old BusyBox</source>
        <translation>значение памяти больше самой памяти, известная ошибка старых BusyBox</translation>
    </message>
    <message>
        <source>CPU line of a frame in which no time passed</source>
        <translation>строка CPU в снимке, за который время не прошло</translation>
    </message>
    <message>
        <source>the file ends inside this line: left out</source>
        <translation>файл обрывается внутри этой строки: пропущена</translation>
    </message>
    <message>
        <source>latency that cannot be: more requests under way than the job had; not used</source>
        <translation>невозможная задержка: запросов в работе больше, чем было у задания; не использована</translation>
    </message>
    <message>
        <source>rates printed as zero although requests were completed; not used</source>
        <translation>скорости напечатаны нулевыми, хотя запросы завершались; не использованы</translation>
    </message>
    <message>
        <source>latency that cannot be: longer than a month; not used</source>
        <translation>невозможная задержка: больше месяца; не использована</translation>
    </message>
    <message>
        <source>JSON text that is not fio&apos;s</source>
        <translation>текст JSON не от fio</translation>
    </message>
    <message>
        <source>JSON document without jobs</source>
        <translation>документ JSON без заданий</translation>
    </message>
    <message>
        <source>job ended with an error; its figures cover the time before it</source>
        <translation>задание завершилось с ошибкой; его показатели относятся ко времени до неё</translation>
    </message>
    <message>
        <source>cut JSON document about jobs of which there is a whole one: left out</source>
        <translation>обрезанный документ JSON о заданиях, для которых есть целый: пропущен</translation>
    </message>
    <message>
        <source>text between reports of fio that is no label of one</source>
        <translation>текст между отчётами fio, не являющийся заголовком отчёта</translation>
    </message>
    <message>
        <source>run of fio without a report: interrupted or failed</source>
        <translation>прогон fio без отчёта: прерван или неудачен</translation>
    </message>
    <message>
        <source>terse line with fewer fields than its version has: the rest is missing</source>
        <translation>строка terse, в которой полей меньше, чем положено её версии: остальные отсутствуют</translation>
    </message>
    <message>
        <source>the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)</source>
        <translation>напечатанная скорость не равна объёму, делённому на время (до 3.26 fio при округлении теряет перенос)</translation>
    </message>
    <message>
        <source>figures without the line that says whether they are of reads or writes</source>
        <translation>значения без строки, указывающей, чтение это или запись</translation>
    </message>
    <message>
        <source>figures without the job they belong to</source>
        <translation>значения без задания, к которому они относятся</translation>
    </message>
    <message>
        <source>utilisation of a run of no length</source>
        <translation>загрузка за прогон нулевой длительности</translation>
    </message>
    <message>
        <source>fio found other data than it had written</source>
        <translation>fio прочитал не те данные, что записал</translation>
    </message>
    <message>
        <source>fio was interrupted: its report covers the time that ran</source>
        <translation>fio был прерван: отчёт относится к отработанному времени</translation>
    </message>
    <message>
        <source>fio reports an error</source>
        <translation>fio сообщает об ошибке</translation>
    </message>
    <message>
        <source>remark of fio</source>
        <translation>замечание fio</translation>
    </message>
    <message>
        <source>log of fio whose name does not say what was measured</source>
        <translation>лог fio, имя которого не говорит, что измерялось</translation>
    </message>
    <message>
        <source>latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed</source>
        <translation>задержки в us (до fio 2.99) или в ns: по строкам не понять, значения оставлены как есть</translation>
    </message>
    <message>
        <source>the unit of free is not known; its figures are kept as printed</source>
        <translation>единица измерения free неизвестна; значения оставлены как есть</translation>
    </message>
    <message>
        <source>a time stamp that cannot be read</source>
        <translation>метка времени, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors</source>
        <translation>скорости в секторах по 512 байт под именами с kB, как их печатает sysstat 12.2: прочитаны как секторы</translation>
    </message>
    <message>
        <source>members that iostat does not print were left out</source>
        <translation>элементы, которых iostat не печатает, пропущены</translation>
    </message>
    <message>
        <source>a device without a name or without figures was left out</source>
        <translation>устройство без имени или без значений пропущено</translation>
    </message>
    <message>
        <source>the file ends inside the name of this row: left out</source>
        <translation>файл обрывается внутри имени этой строки: пропущена</translation>
    </message>
    <message>
        <source>the head of the table is cut in its last name: that column is not read</source>
        <translation>заголовок таблицы обрезан на последнем имени: этот столбец не прочитан</translation>
    </message>
    <message>
        <source>a row before the first time stamp was left out</source>
        <translation>строка до первой метки времени пропущена</translation>
    </message>
    <message>
        <source>a device name without figures at the end of the log</source>
        <translation>имя устройства без значений в конце лога</translation>
    </message>
    <message>
        <source>row of lsblk that does not stand under its head</source>
        <translation>строка lsblk, не соответствующая своему заголовку</translation>
    </message>
    <message>
        <source>members that are no figures of mpstat were left out</source>
        <translation>элементы, не являющиеся показателями mpstat, пропущены</translation>
    </message>
    <message>
        <source>figures that are no numbers, negative or too large to be true were left out</source>
        <translation>нечисловые, отрицательные и неправдоподобно большие значения пропущены</translation>
    </message>
    <message>
        <source>perf says that its recording is incomplete</source>
        <translation>perf сообщает, что его запись неполна</translation>
    </message>
    <message>
        <source>row of perf sched latency that cannot be read</source>
        <translation>строка perf sched latency, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>scheduler event that cannot be read; delays across it are left out</source>
        <translation>событие планировщика, которое не удаётся прочитать; задержки, приходящиеся на него, пропущены</translation>
    </message>
    <message>
        <source>statistic of the scheduler that cannot be read</source>
        <translation>статистика планировщика, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>events were lost here; delays across it are left out</source>
        <translation>здесь потеряны события; задержки, приходящиеся на них, пропущены</translation>
    </message>
    <message>
        <source>event of perf script that cannot be read</source>
        <translation>событие perf script, которое не удаётся прочитать</translation>
    </message>
    <message>
        <source>row of perf sched timehist that cannot be read</source>
        <translation>строка perf sched timehist, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>line of /proc/diskstats that cannot be read</source>
        <translation>строка /proc/diskstats, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>the log does not say which file of /proc/pressure this is</source>
        <translation>в логе не указано, какой это файл из /proc/pressure</translation>
    </message>
    <message>
        <source>counters that started again: no shares from this reading</source>
        <translation>счётчики перезапущены: по этому показанию доли не вычислены</translation>
    </message>
    <message>
        <source>the file ends inside this line, its figure may be cut: left out</source>
        <translation>файл обрывается внутри этой строки, её значение может быть обрезано: пропущено</translation>
    </message>
    <message>
        <source>a figure is too large to be true</source>
        <translation>значение неправдоподобно велико</translation>
    </message>
    <message>
        <source>a head of several tables in one row, as sadf -h prints it, is not read</source>
        <translation>заголовок нескольких таблиц в одной строке, как у sadf -h, не читается</translation>
    </message>
    <message>
        <source>the file ends inside this row: it was left out</source>
        <translation>файл обрывается внутри этой строки: она пропущена</translation>
    </message>
    <message>
        <source>a line that is no figure of sadf -p was left out</source>
        <translation>строка, не являющаяся показателем sadf -p, пропущена</translation>
    </message>
    <message>
        <source>figures without a time stamp were left out</source>
        <translation>значения без метки времени пропущены</translation>
    </message>
    <message>
        <source>members that are no figures of sadf were left out</source>
        <translation>элементы, не являющиеся показателями sadf, пропущены</translation>
    </message>
    <message>
        <source>attribute of smartctl that does not fit its head</source>
        <translation>атрибут smartctl, не соответствующий своему заголовку</translation>
    </message>
    <message>
        <source>the file ends inside this interval line: left out</source>
        <translation>файл обрывается внутри этой строки интервала: пропущена</translation>
    </message>
    <message>
        <source>sysbench reports a failure</source>
        <translation>sysbench сообщает о сбое</translation>
    </message>
    <message>
        <source>report of a run that failed, not used</source>
        <translation>отчёт о неудачном прогоне, не использован</translation>
    </message>
    <message>
        <source>report of a run in which nothing was done, not used</source>
        <translation>отчёт о прогоне, в котором ничего не сделано, не использован</translation>
    </message>
    <message>
        <source>latency that cannot be: too few events for it</source>
        <translation>невозможная задержка: событий для неё слишком мало</translation>
    </message>
    <message>
        <source>the latency histogram does not hold as many events as the report</source>
        <translation>в гистограмме задержек не столько событий, сколько в отчёте</translation>
    </message>
    <message>
        <source>the printed rate is not the count by the total time, which is %1</source>
        <translation>напечатанная частота не равна числу событий, делённому на общее время, то есть %1</translation>
    </message>
    <message>
        <source>run of sysbench without a summary: interrupted or failed</source>
        <translation>прогон sysbench без итогов: прерван или неудачен</translation>
    </message>
    <message>
        <source>load averages cut at the width of the screen</source>
        <translation>средняя загрузка обрезана по ширине экрана</translation>
    </message>
    <message>
        <source>CPU line with a figure whose label is cut or unknown</source>
        <translation>строка CPU со значением, подпись которого обрезана или неизвестна</translation>
    </message>
    <message>
        <source>CPU bars carry no breakdown</source>
        <translation>полосы CPU не показывают разбивку</translation>
    </message>
    <message>
        <source>memory bars carry no amounts</source>
        <translation>полосы памяти не показывают объёмы</translation>
    </message>
    <message>
        <source>memory line in an unknown language</source>
        <translation>строка памяти на неизвестном языке</translation>
    </message>
    <message>
        <source>memory figure too coarse or cut at its width</source>
        <translation>значение памяти слишком грубое или обрезано по ширине</translation>
    </message>
    <message>
        <source>report of UnixBench without results: interrupted or failed</source>
        <translation>отчёт UnixBench без результатов: прерван или неудачен</translation>
    </message>
    <message>
        <source>the date of this run cannot be read</source>
        <translation>дату этого прогона не удаётся прочитать</translation>
    </message>
    <message>
        <source>UnixBench reports a failure</source>
        <translation>UnixBench сообщает о сбое</translation>
    </message>
    <message>
        <source>run of UnixBench without a report: interrupted or failed</source>
        <translation>прогон UnixBench без отчёта: прерван или неудачен</translation>
    </message>
    <message>
        <source>line that is cut, or does not fit its head: its last figure is left out</source>
        <translation>строка обрезана или не соответствует своему заголовку: последнее значение пропущено</translation>
    </message>
    <message>
        <source>the page ends inside this row: left out</source>
        <translation>страница обрывается внутри этой строки: пропущена</translation>
    </message>
    <message>
        <source>pass of UnixBench without figures: failed, or with more copies than it allows</source>
        <translation>проход UnixBench без значений: неудачен или копий больше, чем он допускает</translation>
    </message>
    <message>
        <source>measured in 0.0 s: the figure cannot be trusted, nor an index that counts it</source>
        <translation>измерено за 0.0 s: ни значению, ни учитывающему его индексу доверять нельзя</translation>
    </message>
    <message>
        <source>the result in the index table is not the score printed above it</source>
        <translation>результат в таблице индексов не равен оценке, напечатанной выше</translation>
    </message>
    <message>
        <source>the index is not result / baseline x 10, which is %1</source>
        <translation>индекс не равен result / baseline x 10, то есть %1</translation>
    </message>
    <message>
        <source>the index score does not follow from the %1 results above it, which give %2</source>
        <translation>итоговый индекс не следует из результатов над ним (%1), которые дают %2</translation>
    </message>
    <message>
        <source>test of UnixBench that failed: no score</source>
        <translation>неудачный тест UnixBench: оценки нет</translation>
    </message>
    <message>
        <source>the score is not the geometric mean of the passes above it</source>
        <translation>оценка не равна среднему геометрическому проходов над ней</translation>
    </message>
    <message>
        <source>test of UnixBench without a score: interrupted or failed</source>
        <translation>тест UnixBench без оценки: прерван или неудачен</translation>
    </message>
    <message>
        <source>negative figures were left out</source>
        <translation>отрицательные значения пропущены</translation>
    </message>
    <message>
        <source>the unit of vmstat -S is not known; memory is kept as printed</source>
        <translation>единица измерения vmstat -S неизвестна; значения памяти оставлены как есть</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is nothing to open: name a folder, an archive or a file.</source>
        <translation>Открывать нечего: укажите папку, архив или файл.</translation>
    </message>
    <message>
        <source>cannot be read to its end: %1; what came before is used</source>
        <translation>не удаётся дочитать до конца: %1; прочитанное использовано</translation>
    </message>
    <message>
        <source>line belongs to no known log</source>
        <translation>строка не относится ни к одному известному логу</translation>
    </message>
    <message>
        <source>too many logs in one file; this one is not read</source>
        <translation>слишком много логов в одном файле; этот не прочитан</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the row is left out</source>
        <translation>метка времени другого вида, чем в начале лога; строка пропущена</translation>
    </message>
    <message>
        <source>row without a time stamp in a log that has them; it gets that of its neighbour</source>
        <translation>строка без метки времени в логе, где они есть; ей дана метка соседней строки</translation>
    </message>
    <message>
        <source>table with more than 250 columns; those behind are not read</source>
        <translation>в таблице больше 250 столбцов; лишние не прочитаны</translation>
    </message>
    <message>
        <source>more than 16 million tables in one file; those behind are not read</source>
        <translation>в одном файле больше 16 миллионов таблиц; лишние не прочитаны</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the event has no time</source>
        <translation>метка времени другого вида, чем в начале лога; у события нет времени</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>day and month swapped</source>
        <translation>день и месяц переставлены</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>противоречие: %1</translation>
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
        <translation>повторений: %1, с шагом %2 s (медиана); столь ровный шаг случаен с p = %3; сами по себе это показывают: %4, против не говорит ни одно</translation>
    </message>
    <message>
        <source>%1, %2 times, every %3 s</source>
        <translation>%1, повторений: %2, каждые %3 s</translation>
    </message>
    <message>
        <source>reports closer to each other: those of %1 s hide a wait of %2 ms in their mean</source>
        <translation>более частые отчёты: среднее за %1 s скрывает ожидание в %2 ms</translation>
    </message>
    <message>
        <source>the head of a table is broken here; its figures behind the break are not read</source>
        <translation>заголовок таблицы здесь оборван; значения за местом обрыва не читаются</translation>
    </message>
</context>
<context>
    <name>gui::ClocksPanel</name>
    <message>
        <source>date and time</source>
        <translation>дата и время</translation>
    </message>
    <message>
        <source>date, time and zone</source>
        <translation>дата, время и пояс</translation>
    </message>
    <message>
        <source>time of day</source>
        <translation>время суток</translation>
    </message>
    <message>
        <source>since the start of the machine</source>
        <translation>с загрузки машины</translation>
    </message>
    <message>
        <source>since the start of the tool</source>
        <translation>с запуска программы</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>не привязан ко времени</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>To</source>
        <translation>По</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>Its stamps</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как определено</translation>
    </message>
    <message>
        <source>Times are those of the recorded machine&apos;s own clock, %1.</source>
        <translation>Время — по часам наблюдаемой машины, %1.</translation>
    </message>
    <message>
        <source>1 log is not placed in time.</source>
        <translation>1 лог не привязан ко времени.</translation>
    </message>
    <message numerus="yes">
        <source>%n logs are not placed in time.</source>
        <translation>
            <numerusform>%n лог не привязан ко времени.</numerusform>
            <numerusform>%n лога не привязаны ко времени.</numerusform>
            <numerusform>%n логов не привязаны ко времени.</numerusform>
        </translation>
    </message>
    <message>
        <source>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates</source>
        <translation>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 или swap-dates</translation>
    </message>
    <message>
        <source>What the clock is off by, its time zone, the time of its first stamp, or day and month taken for each other</source>
        <translation>На сколько врут часы, их часовой пояс, время первой метки или перепутанные день и месяц</translation>
    </message>
    <message>
        <source>Correction of a clock</source>
        <translation>Поправка часов</translation>
    </message>
    <message>
        <source>Correct this file</source>
        <translation>Исправить этот файл</translation>
    </message>
    <message>
        <source>Correct all files</source>
        <translation>Исправить все файлы</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>Отменить последнюю</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Отменить все</translation>
    </message>
    <message>
        <source>all files</source>
        <translation>все файлы</translation>
    </message>
    <message>
        <source>Corrected by you: %1</source>
        <translation>Исправлено вами: %1</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Файлы…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Папка…</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Эти логи</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>До:</translation>
    </message>
    <message>
        <source>Part of the recording before</source>
        <translation>Часть логов «до»</translation>
    </message>
    <message>
        <source>After:</source>
        <translation>После:</translation>
    </message>
    <message>
        <source>Part of the recording after</source>
        <translation>Часть логов «после»</translation>
    </message>
    <message>
        <source>A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span of time); several may follow one another. Without a part all is compared.</source>
        <translation>Часть — это #run=2 или #run=1-3 (прогоны теста), #file=*.txt или @10:00..10:10 (отрезок времени); можно указать несколько подряд. Без указания части сравнивается всё.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>всё</translation>
    </message>
    <message>
        <source>Selected span</source>
        <translation>Выделенный отрезок</translation>
    </message>
    <message>
        <source>The span selected on the timeline</source>
        <translation>Отрезок, выделенный на временной шкале</translation>
    </message>
    <message>
        <source>Part:</source>
        <translation>Часть:</translation>
    </message>
    <message>
        <source>The recording before the change</source>
        <translation>Логи, снятые до изменения</translation>
    </message>
    <message>
        <source>Choose another recording, or two parts of this one.</source>
        <translation>Выберите другой набор логов или две части этого.</translation>
    </message>
</context>
<context>
    <name>gui::CompareTask</name>
    <message>
        <source>Nothing in it is recognised.</source>
        <translation>В нём ничего не распознано.</translation>
    </message>
    <message>
        <source>The comparison ended without a result.</source>
        <translation>Сравнение завершилось без результата.</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonFigure</name>
    <message>
        <source>Pictures of both sides</source>
        <translation>Графики обеих сторон</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>До и после</translation>
    </message>
    <message>
        <source>Course, both sides from their start</source>
        <translation>Ход во времени, обе стороны от начала</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>минуты</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунды</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Share of values up to</source>
        <translation>Доля значений не больше</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Тест</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>95 % of the ratio</source>
        <translation>95 % для отношения</translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation>p с поправкой</translation>
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
        <translation>До и после</translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation>Что показывает сравнение</translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation>Показываемые вердикты</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>Все вердикты</translation>
    </message>
    <message>
        <source>Better or worse</source>
        <translation>Лучше или хуже</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Хуже</translation>
    </message>
    <message>
        <source>No difference shown</source>
        <translation>Разница не показана</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>Несравнимо</translation>
    </message>
    <message>
        <source>Also figures that say the same again</source>
        <translation>Также повторяющиеся показатели</translation>
    </message>
    <message>
        <source>About the chosen figure</source>
        <translation>О выбранном показателе</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Что изменилось</translation>
    </message>
    <message>
        <source>Same work?</source>
        <translation>Та же нагрузка?</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Ограничения</translation>
    </message>
</context>
<context>
    <name>gui::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Объект</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>время неизвестно</translation>
    </message>
    <message>
        <source>1 within 5 s of the incident</source>
        <translation>1 в пределах 5 s от инцидента</translation>
    </message>
    <message numerus="yes">
        <source>%n within 5 s of the incident</source>
        <translation>
            <numerusform>%n в пределах 5 s от инцидента</numerusform>
            <numerusform>%n в пределах 5 s от инцидента</numerusform>
            <numerusform>%n в пределах 5 s от инцидента</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs hold no kernel messages or other events.</source>
        <translation>В логах нет ни сообщений ядра, ни других событий.</translation>
    </message>
</context>
<context>
    <name>gui::EvidenceBar</name>
    <message>
        <source>for %1, against %2</source>
        <translation>за %1, против %2</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Свидетельства</translation>
    </message>
    <message>
        <source>Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.</source>
        <translation>Вес свидетельств: 1 — слабое, 2 — среднее, 4 — сильное. Доля проверок, которые удалось провести: %1.</translation>
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
        <translation>Показать или скрыть свидетельства</translation>
    </message>
    <message>
        <source>speaks for it</source>
        <translation>свидетельствует за</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>свидетельствует против</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>не зафиксировано: %1</translation>
    </message>
    <message>
        <source>Command that records it</source>
        <translation>Команда, которая это соберёт</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the command that records it</source>
        <translation>Скопировать команду, которая это соберёт</translation>
    </message>
</context>
<context>
    <name>gui::HypothesesPanel</name>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 до %2</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>Гипотезы</translation>
    </message>
    <message>
        <source>No incident to explain.</source>
        <translation>Инцидентов, которые нужно объяснить, нет.</translation>
    </message>
    <message>
        <source>Choose an incident to see what the logs say about its cause.</source>
        <translation>Выберите инцидент, чтобы увидеть, что логи говорят о его причине.</translation>
    </message>
    <message>
        <source>The whole recording</source>
        <translation>Весь период наблюдения</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>время неизвестно</translation>
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
        <translation>Качество данных</translation>
    </message>
</context>
<context>
    <name>gui::IncidentModel</name>
    <message>
        <source>worst</source>
        <translation>худший</translation>
    </message>
    <message>
        <source>severe, 10 s or longer</source>
        <translation>тяжёлый, 10 s и дольше</translation>
    </message>
    <message>
        <source>serious, 1 s or longer</source>
        <translation>серьёзный, 1 s и дольше</translation>
    </message>
    <message>
        <source>brief, shorter than 1 s</source>
        <translation>краткий, меньше 1 s</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>время неизвестно</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>ни одну причину подтвердить не удалось</translation>
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
        <translation>1 инцидент</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n инцидент</numerusform>
            <numerusform>%n инцидента</numerusform>
            <numerusform>%n инцидентов</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Сначала худшие</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>По времени</translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation>Порядок инцидентов</translation>
    </message>
    <message>
        <source>Order of the list. Worst first: the worst one, then by severity and time</source>
        <translation>Порядок списка. «Сначала худшие»: первым идёт худший, затем по тяжести и времени</translation>
    </message>
    <message>
        <source>Filter: time, device, cause</source>
        <translation>Фильтр: время, устройство, причина</translation>
    </message>
    <message>
        <source>Filter of the incidents</source>
        <translation>Фильтр инцидентов</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Инциденты</translation>
    </message>
    <message>
        <source>Nothing in this recording measurably hurt.</source>
        <translation>Измеримых нарушений за время наблюдения не было.</translation>
    </message>
</context>
<context>
    <name>gui::LoadTask</name>
    <message>
        <source>The import ended without a result.</source>
        <translation>Импорт завершился без результата.</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Values under the cursor</source>
        <translation>Значения под курсором</translation>
    </message>
    <message>
        <source>Show the messages</source>
        <translation>Показать сообщения</translation>
    </message>
    <message>
        <source>All times are those of the recorded machine&apos;s own clock</source>
        <translation>Время везде указано по часам наблюдаемой машины</translation>
    </message>
    <message>
        <source>Parts of this session cannot be read and are left out: %1</source>
        <translation>Части этой сессии не читаются и пропущены: %1</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 сообщение</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n сообщение</numerusform>
            <numerusform>%n сообщения</numerusform>
            <numerusform>%n сообщений</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder.</source>
        <translation>Не удалось записать %1. Выберите другую папку.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation>Отчёт записан в %1.</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>Сравнение с %1</translation>
    </message>
    <message>
        <source>Comparison cancelled.</source>
        <translation>Сравнение отменено.</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>Открыть логи</translation>
    </message>
    <message>
        <source>All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions (*.stallmark)</source>
        <translation>Все файлы (*);;Архивы (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Логи (*.log *.txt);;Сессии (*.stallmark)</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Открыть папку с логами</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Открыть сессию</translation>
    </message>
    <message>
        <source>Sessions (*.stallmark)</source>
        <translation>Сессии (*.stallmark)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Сохранить сессию</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Экспорт отчёта</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>The example could not be written to %1: free some space there.</source>
        <translation>Не удалось записать пример в %1: освободите там место.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Чтение %1</translation>
    </message>
    <message>
        <source>Working out the times again</source>
        <translation>Пересчёт времени</translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation>Импорт отменён.</translation>
    </message>
    <message>
        <source>%1 holds nothing that is recognised.</source>
        <translation>В %1 ничего не распознано.</translation>
    </message>
    <message>
        <source>%1 - Stallmark</source>
        <translation>%1 — Stallmark</translation>
    </message>
</context>
<context>
    <name>gui::MessageModel</name>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (раз: %2)</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Важность</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
</context>
<context>
    <name>gui::NoticeBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Уведомление</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Ход импорта</translation>
    </message>
    <message>
        <source>Stop the import and keep what is open (Esc)</source>
        <translation>Остановить импорт и оставить то, что открыто (Esc)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Dismiss. The message stays in the list of messages</source>
        <translation>Закрыть. Сообщение останется в списке сообщений</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
</context>
<context>
    <name>gui::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Обзор всего периода наблюдения</translation>
    </message>
    <message>
        <source>The whole recording. Drag the frame to move the window, double-click to show everything.</source>
        <translation>Весь период наблюдения. Перетащите рамку, чтобы сдвинуть окно; двойной щелчок — показать всё.</translation>
    </message>
</context>
<context>
    <name>gui::PreviewPage</name>
    <message>
        <source>A first look: short pieces from all over the log. What lies between them, the incidents and their causes follow as soon as the log is read.</source>
        <translation>Первый взгляд: короткие куски со всего лога. То, что лежит между ними, а также инциденты и их причины появятся, как только лог будет прочитан.</translation>
    </message>
    <message>
        <source>First look at the log</source>
        <translation>Первый взгляд на лог</translation>
    </message>
</context>
<context>
    <name>gui::ProcessesPanel</name>
    <message>
        <source>Process</source>
        <translation>Процесс</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Самое долгое ожидание</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Выполнялся</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Choose an incident to see the processes of that time.</source>
        <translation>Выберите инцидент, чтобы увидеть процессы того времени.</translation>
    </message>
    <message>
        <source>a time not known</source>
        <translation>неизвестное время</translation>
    </message>
    <message>
        <source>No log lists the processes of %1.</source>
        <translation>Ни в одном логе нет списка процессов на %1.</translation>
    </message>
    <message>
        <source>At %1, the highest value of each within %2.</source>
        <translation>Время: %1; для каждого — наибольшее значение за %2.</translation>
    </message>
</context>
<context>
    <name>gui::SourceModel</name>
    <message>
        <source>read</source>
        <translation>прочитан</translation>
    </message>
    <message>
        <source>cut or damaged</source>
        <translation>обрезан или повреждён</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>неизвестный формат</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>не текст</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пустой</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>не привязан ко времени</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значений</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
</context>
<context>
    <name>gui::SourcePanel</name>
    <message>
        <source>Log line</source>
        <translation>Строка лога</translation>
    </message>
    <message>
        <source>Find in the kept lines</source>
        <translation>Найти в сохранённых строках</translation>
    </message>
    <message>
        <source>Find in the kept lines of all sources</source>
        <translation>Найти в сохранённых строках всех источников</translation>
    </message>
    <message>
        <source>Return: next line, Shift+Return: previous line. The session keeps the lines around each one that is cited</source>
        <translation>Enter — следующая строка, Shift+Enter — предыдущая. Сессия хранит строки рядом с каждой процитированной</translation>
    </message>
    <message>
        <source>Previous line that holds it</source>
        <translation>Предыдущая строка с этим текстом</translation>
    </message>
    <message>
        <source>Next line that holds it</source>
        <translation>Следующая строка с этим текстом</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, line %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, строка %2</translation>
    </message>
    <message>
        <source>Click a reference such as [iolog.txt:31] to see the line it rests on.</source>
        <translation>Щёлкните ссылку вида [iolog.txt:31], чтобы увидеть строку, на которой основан вывод.</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>до: %1</translation>
    </message>
    <message>
        <source>The session keeps no lines of this place.</source>
        <translation>Строк этого места в сессии нет.</translation>
    </message>
</context>
<context>
    <name>gui::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
</context>
<context>
    <name>gui::StartPage</name>
    <message>
        <source>When did the machine stall, and why?</source>
        <translation>Когда и почему машина зависала?</translation>
    </message>
    <message>
        <source>Open the logs that came back from a Linux machine: a folder, an archive or single files. iostat, top, vmstat, perf sched, /proc, sysbench and the application&apos;s own log are recognised by their content. Every answer shows the log lines it rests on. Nothing leaves this computer.</source>
        <translation>Откройте логи, снятые с машины под Linux: папку, архив или отдельные файлы. iostat, top, vmstat, perf sched, /proc, sysbench и собственный лог приложения распознаются по содержимому. К каждому выводу показаны строки лога, на которых он основан. Ничто не покидает этот компьютер.</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>&amp;Открыть логи…</translation>
    </message>
    <message>
        <source>Choose archives or single files (Ctrl+O)</source>
        <translation>Выбрать архивы или отдельные файлы (Ctrl+O)</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>Показать п&amp;ример</translation>
    </message>
    <message>
        <source>A recording of a machine that stalled</source>
        <translation>Логи машины, которая зависала</translation>
    </message>
    <message>
        <source>Or drop them anywhere on this window.</source>
        <translation>Или перетащите их в любое место этого окна.</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Недавно открытые</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 больше нет на месте</translation>
    </message>
</context>
<context>
    <name>gui::SummaryBar</name>
    <message>
        <source>1 file read in full</source>
        <translation>1 файл, прочитан полностью</translation>
    </message>
    <message>
        <source>1 file, not read in full</source>
        <translation>1 файл, прочитан не полностью</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files read in full</source>
        <translation>
            <numerusform>полностью прочитано: %1 из %n файла</numerusform>
            <numerusform>полностью прочитано: %1 из %n файлов</numerusform>
            <numerusform>полностью прочитано: %1 из %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итог</translation>
    </message>
</context>
<context>
    <name>gui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>Фильтр таблицы</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Скопировать таблицу</translation>
    </message>
    <message>
        <source>Copy these rows</source>
        <translation>Скопировать эти строки</translation>
    </message>
</context>
<context>
    <name>gui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Временная шкала</translation>
    </message>
    <message>
        <source>Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows everything, G goes to the incident.</source>
        <translation>Дорожки на общей оси времени. Плюс и минус меняют масштаб, стрелки сдвигают, 0 показывает всё, G переходит к инциденту.</translation>
    </message>
    <message>
        <source>Zoom to selection	Return</source>
        <translation>Увеличить выделенное	Return</translation>
    </message>
    <message>
        <source>Set mark A here	A</source>
        <translation>Поставить метку A здесь	A</translation>
    </message>
    <message>
        <source>Set mark B here	B</source>
        <translation>Поставить метку B здесь	B</translation>
    </message>
    <message>
        <source>Show everything	0</source>
        <translation>Показать всё	0</translation>
    </message>
    <message>
        <source>Show this incident</source>
        <translation>Показать этот инцидент</translation>
    </message>
</context>
<context>
    <name>gui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>&amp;Открыть логи…</translation>
    </message>
    <message>
        <source>Open archives or single log files</source>
        <translation>Открыть архивы или отдельные файлы логов</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation>Открыть &amp;сессию…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>Открыть пр&amp;имер</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Сра&amp;внить…</translation>
    </message>
    <message>
        <source>Compare with another recording, or two parts of this one</source>
        <translation>Сравнить с другим набором логов или две части этого</translation>
    </message>
    <message>
        <source>S&amp;ave session as…</source>
        <translation>Сохранить сессию &amp;как…</translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation>&amp;Экспорт отчёта…</translation>
    </message>
    <message>
        <source>Write the findings as a PDF or HTML report</source>
        <translation>Записать результаты в отчёт PDF или HTML</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Back to the earlier view</source>
        <translation>Вернуться к предыдущему виду</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>Forward to the later view</source>
        <translation>Перейти к следующему виду</translation>
    </message>
    <message>
        <source>Zoom to &amp;incident</source>
        <translation>К &amp;инциденту</translation>
    </message>
    <message>
        <source>Show the chosen incident with some time around it</source>
        <translation>Показать выбранный инцидент и немного времени вокруг него</translation>
    </message>
    <message>
        <source>&amp;Previous incident</source>
        <translation>&amp;Предыдущий инцидент</translation>
    </message>
    <message>
        <source>&amp;Next incident</source>
        <translation>&amp;Следующий инцидент</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Увеличить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>П&amp;оказать всё</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>Показать весь период наблюдения</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>С&amp;равнение</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>На&amp;йти…</translation>
    </message>
    <message>
        <source>Find words in the kept lines of all sources</source>
        <translation>Найти слова в сохранённых строках всех источников</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Go to panel</source>
        <translation>Перейти к п&amp;анели</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>С&amp;бросить расположение</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Клавиатура и мышь</translation>
    </message>
    <message>
        <source>&amp;About Stallmark</source>
        <translation>&amp;О программе Stallmark</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>Главная панель инструментов</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Zoom to incident</source>
        <translation>К инциденту</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>Timeline: zoom at the pointer</source>
        <translation>Временная шкала: масштаб у указателя</translation>
    </message>
    <message>
        <source>wheel, + and -</source>
        <translation>колесо, + и -</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Временная шкала: сдвиг</translation>
    </message>
    <message>
        <source>Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End</source>
        <translation>Shift+колесо, средняя кнопка или Ctrl+перетаскивание, стрелки, Home, End</translation>
    </message>
    <message>
        <source>Timeline: measure a span, then zoom to it</source>
        <translation>Временная шкала: измерить отрезок и увеличить его</translation>
    </message>
    <message>
        <source>drag, then Return</source>
        <translation>перетаскивание, затем Enter</translation>
    </message>
    <message>
        <source>Timeline: compare two moments</source>
        <translation>Временная шкала: сравнить два момента</translation>
    </message>
    <message>
        <source>A and B at the pointer; Escape drops them</source>
        <translation>A и B у указателя; Escape их убирает</translation>
    </message>
    <message>
        <source>Timeline: hide or show a line</source>
        <translation>Временная шкала: скрыть или показать линию</translation>
    </message>
    <message>
        <source>click on its name</source>
        <translation>щелчок по её имени</translation>
    </message>
    <message>
        <source>Timeline: choose an incident</source>
        <translation>Временная шкала: выбрать инцидент</translation>
    </message>
    <message>
        <source>double-click on its band; G goes back to it</source>
        <translation>двойной щелчок по его полосе; G возвращает к нему</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Клавиатура и мышь</translation>
    </message>
    <message>
        <source>About Stallmark</source>
        <translation>О программе Stallmark</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Finds when a Linux machine stalled and says why, with evidence.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. There is no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Находит, когда машина с Linux зависала, и объясняет почему, с доказательствами.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. Без каких-либо гарантий.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>gui::Workspace</name>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>application CPU</source>
        <translation>CPU приложения</translation>
    </message>
    <message>
        <source>application duration</source>
        <translation>длительность операции приложения</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>CPU: занятость</translation>
    </message>
    <message>
        <source>CPU guests</source>
        <translation>CPU: guest</translation>
    </message>
    <message>
        <source>CPU idle</source>
        <translation>CPU: idle</translation>
    </message>
    <message>
        <source>CPU iowait</source>
        <translation>CPU: iowait</translation>
    </message>
    <message>
        <source>CPU hardware interrupts</source>
        <translation>CPU: аппаратные прерывания</translation>
    </message>
    <message>
        <source>CPU nice</source>
        <translation>CPU: nice</translation>
    </message>
    <message>
        <source>CPU not idle (iowait counted as busy)</source>
        <translation>CPU: не idle (с учётом iowait)</translation>
    </message>
    <message>
        <source>CPU software interrupts</source>
        <translation>CPU: программные прерывания</translation>
    </message>
    <message>
        <source>CPU steal</source>
        <translation>CPU: steal</translation>
    </message>
    <message>
        <source>CPU system</source>
        <translation>CPU: system</translation>
    </message>
    <message>
        <source>CPU user</source>
        <translation>CPU: user</translation>
    </message>
    <message>
        <source>await</source>
        <translation>await</translation>
    </message>
    <message>
        <source>discard await</source>
        <translation>discard await</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>объём discard</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>запросы discard</translation>
    </message>
    <message>
        <source>flush await</source>
        <translation>flush await</translation>
    </message>
    <message>
        <source>flushes</source>
        <translation>запросы flush</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>очередь</translation>
    </message>
    <message>
        <source>read await</source>
        <translation>read await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>прочитано</translation>
    </message>
    <message>
        <source>read request size</source>
        <translation>размер запроса чтения</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>чтения</translation>
    </message>
    <message>
        <source>reads merged</source>
        <translation>слитые чтения</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>время обслуживания</translation>
    </message>
    <message>
        <source>request size</source>
        <translation>размер запроса</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>write await</source>
        <translation>write await</translation>
    </message>
    <message>
        <source>written</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>write request size</source>
        <translation>размер запроса записи</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>записи</translation>
    </message>
    <message>
        <source>writes merged</source>
        <translation>слитые записи</translation>
    </message>
    <message>
        <source>load, 1 minute</source>
        <translation>load average за 1 минуту</translation>
    </message>
    <message>
        <source>load, 15 minutes</source>
        <translation>load average за 15 минут</translation>
    </message>
    <message>
        <source>load, 5 minutes</source>
        <translation>load average за 5 минут</translation>
    </message>
    <message>
        <source>memory available</source>
        <translation>доступная память</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>буферы</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>страничный кэш</translation>
    </message>
    <message>
        <source>dirty pages</source>
        <translation>грязные страницы</translation>
    </message>
    <message>
        <source>dirty background threshold</source>
        <translation>фоновый порог грязных страниц</translation>
    </message>
    <message>
        <source>dirty threshold</source>
        <translation>порог грязных страниц</translation>
    </message>
    <message>
        <source>memory free</source>
        <translation>свободная память</translation>
    </message>
    <message>
        <source>pages under writeback</source>
        <translation>страницы под writeback</translation>
    </message>
    <message>
        <source>time without a sample of the monitor</source>
        <translation>время без замеров монитора</translation>
    </message>
    <message>
        <source>CPU pressure, all tasks</source>
        <translation>давление на CPU, все задачи</translation>
    </message>
    <message>
        <source>CPU pressure, some tasks</source>
        <translation>давление на CPU, часть задач</translation>
    </message>
    <message>
        <source>I/O pressure, all tasks</source>
        <translation>давление на I/O, все задачи</translation>
    </message>
    <message>
        <source>I/O pressure, some tasks</source>
        <translation>давление на I/O, часть задач</translation>
    </message>
    <message>
        <source>interrupt pressure, all tasks</source>
        <translation>давление прерываний, все задачи</translation>
    </message>
    <message>
        <source>memory pressure, all tasks</source>
        <translation>давление на память, все задачи</translation>
    </message>
    <message>
        <source>memory pressure, some tasks</source>
        <translation>давление на память, часть задач</translation>
    </message>
    <message>
        <source>process CPU</source>
        <translation>CPU процесса</translation>
    </message>
    <message>
        <source>process memory</source>
        <translation>память процесса</translation>
    </message>
    <message>
        <source>process reads</source>
        <translation>чтения процесса</translation>
    </message>
    <message>
        <source>process state</source>
        <translation>состояние процесса</translation>
    </message>
    <message>
        <source>process writes</source>
        <translation>записи процесса</translation>
    </message>
    <message>
        <source>scheduling delay</source>
        <translation>задержка планировщика</translation>
    </message>
    <message>
        <source>scheduling delay, mean</source>
        <translation>задержка планировщика, средняя</translation>
    </message>
    <message>
        <source>scheduling delay, longest</source>
        <translation>задержка планировщика, наибольшая</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>время выполнения</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>переключения</translation>
    </message>
    <message>
        <source>time off the CPU</source>
        <translation>время вне CPU</translation>
    </message>
    <message>
        <source>swapped in</source>
        <translation>прочитано из свопа</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>записано в своп</translation>
    </message>
    <message>
        <source>task blocked</source>
        <translation>блокировка задачи</translation>
    </message>
    <message>
        <source>tasks blocked</source>
        <translation>заблокированные задачи</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>прерывания</translation>
    </message>
    <message>
        <source>tasks runnable</source>
        <translation>готовые задачи</translation>
    </message>
    <message>
        <source>context switches</source>
        <translation>переключения контекста</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Clocks</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Качество данных</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Инциденты</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Процессы</translation>
    </message>
    <message>
        <source>Log line</source>
        <translation>Строка лога</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Источники</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Временная шкала</translation>
    </message>
</context>
</TS>
