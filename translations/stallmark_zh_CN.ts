<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>时长 %1；日志未说明时间</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 至 %2（%3）</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>not recorded: %1; next time record</source>
        <translation>未采集：%1；下次请采集</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>60 % 及以上的 CPU 使用</translation>
    </message>
    <message>
        <source>samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)</source>
        <translation>样本：%1（%2；每小时 %3），连续段：%4（每小时 %5）</translation>
    </message>
    <message>
        <source>, %1 long on average</source>
        <translation>，平均长 %1</translation>
    </message>
    <message>
        <source>, dispersion %1</source>
        <translation>，离散系数 %1</translation>
    </message>
    <message>
        <source>What the data can carry</source>
        <translation>数据的可靠程度</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>未能使用的行</translation>
    </message>
    <message>
        <source> (%1 lines, the first is cited)</source>
        <translation> (%1 行，此处引用第一行)</translation>
    </message>
    <message>
        <source>Times are the machine&apos;s own (%1).</source>
        <translation>时间为机器自身的时间（%1）。</translation>
    </message>
    <message>
        <source>Incident %1  </source>
        <translation>异常 %1  </translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>关于整个记录</translation>
    </message>
    <message>
        <source>&quot;stallmark collect&quot; with the same bundle prints a script that records what was missing.</source>
        <translation>对同一日志包运行“stallmark collect”，可打印一个脚本，用于采集所缺的数据。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or one
session file (*.stallmark). TIME is the machine&apos;s own, for example 2025-03-07T12:08:38.</source>
        <translation>BUNDLE 是文件夹、归档（tar、tar.gz、tar.xz、tar.zst、tar.bz2、zip、7z）、日志文件，
或一个会话文件（*.stallmark）。TIME 是机器自身的时间，例如 2025-03-07T12:08:38。</translation>
    </message>
    <message>
        <source>--patterns FILE, for every verb that takes a BUNDLE: the user&apos;s own patterns of application logs, instead of
those in the settings (stallmark/patterns.json) or in the file that STALLMARK_PATTERNS names.</source>
        <translation>--patterns FILE，适用于所有接受 BUNDLE 的子命令：用户自定义的应用日志模式，
取代设置（stallmark/patterns.json）或 STALLMARK_PATTERNS 所指文件中的模式。</translation>
    </message>
    <message>
        <source>--threads N, for the same verbs: how many threads read; as many as there are cores if it is not given.</source>
        <translation>--threads N，适用于同样的子命令：读取所用的线程数；未给出时等于核心数。</translation>
    </message>
    <message>
        <source>--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock of a file is
off by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), swap-dates for day and
month, or recorded to take corrections in a session file back. PATH may hold * and ?.</source>
        <translation>--clock PATH=CORRECTION，适用于所有接受 BUNDLE 的子命令，可多次给出：文件时钟的偏差（+3s、-1.5h）、
时区（UTC+8）、首个时间戳（2025-03-07T12:08:36）、swap-dates（日月互换），
或 recorded（撤销会话文件中的修正）。PATH 可含 * 和 ?。</translation>
    </message>
    <message>
        <source>--zone ZONE: the zone of the machine&apos;s own clock, for example UTC+8.</source>
        <translation>--zone ZONE：机器自身时钟的时区，例如 UTC+8。</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot be
opened or nothing in it is recognised.</source>
        <translation>退出状态：0 完成；1 完成，但部分输入无法读取；2 用法错误；
3 输入无法打开，或其中没有可识别的内容。</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file; did you mean &apos;%2&apos;?</source>
        <translation>“%1”既不是子命令也不是文件；您是指“%2”吗？</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file</source>
        <translation>“%1”既不是子命令也不是文件</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Stallmark finds when a Linux machine stalled and says why, with evidence.</source>
        <translation>Stallmark 找出 Linux 机器何时停顿，并以证据说明原因。</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>未知选项“%1”</translation>
    </message>
    <message>
        <source>%1: %2 files, %3 logs, %4 samples</source>
        <translation>%1：%2 个文件，%3 份日志，%4 个样本</translation>
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
一侧是一个日志包，或其中一部分：
  BUNDLE#file=GLOB    路径或名称匹配的文件，例如 &apos;logs.zip#file=*before*&apos;
  BUNDLE#run=N[-M]    一个文件含多次基准测试运行时，取其中若干次，从 1 起
  BUNDLE#lines=A-B    文件中的若干行，例如 &apos;page.txt#lines=1-40&apos;
  BUNDLE@FROM..TO     一段时间，例如 box.tar.xz@12:00..12:30，或带日期 2025-03-07T12:00..；
                      两端均可省略
各种写法可以组合：&apos;box.zip#file=*wb*#run=2&apos;。两侧可以是同一日志包的不同部分。
只给一个日志包时，按文件名比较：before 与 after、without 与 with、old 与 new、off 与 on。
一侧有多个日志包或文件时视为重复：compare B1 B2 B3 vs A1 A2 A3。
一个文件夹内同一测试的多次运行也视为重复。
结论：变好、变差、未显示差异、不可比较。每侧只运行一次说明不了多少：请交替重复运行。
两侧没有任何可比较的内容时，退出状态也为 3。
</translation>
    </message>
    <message>
        <source>incidents and hypotheses, as text or JSON</source>
        <translation>异常与假设，以文本或 JSON 输出</translation>
    </message>
    <message>
        <source>did the change help: before/after, with statistics</source>
        <translation>改动是否有效：前后对比，附统计</translation>
    </message>
    <message>
        <source>the report, as PDF or HTML</source>
        <translation>报告，以 PDF 或 HTML 输出</translation>
    </message>
    <message>
        <source>every sample, as CSV</source>
        <translation>全部样本，以 CSV 输出</translation>
    </message>
    <message>
        <source>benchmark results, as CSV or JSON</source>
        <translation>基准测试结果，以 CSV 或 JSON 输出</translation>
    </message>
    <message>
        <source>a session file; every verb takes one as BUNDLE</source>
        <translation>会话文件；每个子命令都接受它作为 BUNDLE</translation>
    </message>
    <message>
        <source>a script that records what is needed, fitted to what the bundle lacks</source>
        <translation>根据日志包所缺内容生成的采集脚本</translation>
    </message>
    <message>
        <source>what is read</source>
        <translation>可读取的内容</translation>
    </message>
</context>
<context>
    <name>ComparisonDetails</name>
    <message>
        <source>corrected for %1 rows: %2 (%3)</source>
        <translation>按 %1 行校正：%2（%3）</translation>
    </message>
    <message>
        <source>smallest that so few values can reach: %1</source>
        <translation>如此少的数值所能达到的最小值：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>95 % interval %1 (%2)</source>
        <translation>95 % 置信区间 %1（%2）</translation>
    </message>
    <message>
        <source>Hedges g %1</source>
        <translation>Hedges g %1</translation>
    </message>
    <message>
        <source>Cliff&apos;s delta %1</source>
        <translation>Cliff&apos;s delta %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未采集</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>The whole interval lies between 0.95 and 1.05: the same for most purposes.</source>
        <translation>整个区间位于 0.95 与 1.05 之间：就多数用途而言相同。</translation>
    </message>
    <message>
        <source>To decide:</source>
        <translation>如何判定：</translation>
    </message>
    <message>
        <source>Paired:</source>
        <translation>配对：</translation>
    </message>
    <message>
        <source>No setting that both sides recorded has changed.</source>
        <translation>两侧都采集到的设置均无变化。</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>负载不同</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未采集</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Nothing tells what work was done.</source>
        <translation>没有数据说明运行的是何种负载。</translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation>没有特别需要说明的。</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>why: </source>
        <translation>原因: </translation>
    </message>
    <message>
        <source>%1 more figures say the same again; --csv and --json have them</source>
        <translation>另有 %1 项指标内容重复；见 --csv 和 --json</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>负载不同</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides</source>
        <translation>两侧有 1 项负载设置相同</translation>
    </message>
    <message>
        <source>%1 settings of the work are the same on both sides</source>
        <translation>两侧有 %1 项负载设置相同</translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>结论的局限</translation>
    </message>
    <message>
        <source>and %1 more in --json</source>
        <translation>另有 %1 项见 --json</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 个文件</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>no benchmark figures</source>
        <translation>没有基准测试指标</translation>
    </message>
    <message>
        <source>1 benchmark figure</source>
        <translation>1 项基准测试指标</translation>
    </message>
    <message>
        <source>%1 benchmark figures</source>
        <translation>%1 项基准测试指标</translation>
    </message>
    <message>
        <source>before: </source>
        <translation>之前： </translation>
    </message>
    <message>
        <source>after:  </source>
        <translation>之后:  </translation>
    </message>
</context>
<context>
    <name>ComparisonWording</name>
    <message>
        <source>better</source>
        <translation>变好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>变差</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>未显示差异</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>测试套件</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Incidents and slow operations</source>
        <translation>异常与慢操作</translation>
    </message>
    <message>
        <source>CPU classes, episodes per hour</source>
        <translation>CPU 档位，每小时连续段数</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>监控</translation>
    </message>
    <message>
        <source>moved as expected</source>
        <translation>变化符合预期</translation>
    </message>
    <message>
        <source>did not move</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>moved the other way</source>
        <translation>变化方向相反</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>not compared: %1: %2</source>
        <translation>未比较：%1：%2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 项</translation>
    </message>
</context>
<context>
    <name>CpuClassText</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 至 %2 %</translation>
    </message>
    <message>
        <source>CPU % = user + nice + system + irq + softirq + steal</source>
        <translation>CPU % = user + nice + system + irq + softirq + steal</translation>
    </message>
    <message>
        <source>CPU % = 100 - idle, which counts the wait for disks as use</source>
        <translation>CPU % = 100 - idle，把等待磁盘的时间也算作使用</translation>
    </message>
    <message>
        <source>%1: %2; one sample every %3, %4 covered</source>
        <translation>%1：%2；每 %3 一个样本，覆盖 %4</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>档位</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Samples an hour</source>
        <translation>每小时样本数</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>连续段数</translation>
    </message>
    <message>
        <source>Spells an hour</source>
        <translation>每小时段数</translation>
    </message>
    <message>
        <source>Mean spell</source>
        <translation>平均段长</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>离散系数</translation>
    </message>
    <message>
        <source>Grade A: nothing to remark.</source>
        <translation>等级 A：没有需要说明的问题。</translation>
    </message>
    <message>
        <source>Grade B: some hypotheses stay open for want of data.</source>
        <translation>等级 B：因缺少数据，部分假设无法判断。</translation>
    </message>
    <message>
        <source>Grade C: mind the remarks before you rely on a figure.</source>
        <translation>等级 C：采信任何数值前请先看说明。</translation>
    </message>
    <message>
        <source>Grade D: conclusions from this recording are doubtful.</source>
        <translation>等级 D：由此记录得出的结论存疑。</translation>
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
        <translation>利用率</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>%1 await</source>
        <translation>%1 await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>全部请求</translation>
    </message>
    <message>
        <source>%1 transfer</source>
        <translation>%1 吞吐量</translation>
    </message>
    <message>
        <source>(1 more device folded)</source>
        <translation>（另折叠 1 个设备）</translation>
    </message>
    <message numerus="yes">
        <source>(%n more devices folded)</source>
        <translation>
            <numerusform>（另折叠 %n 个设备）</numerusform>
        </translation>
    </message>
    <message>
        <source>Dirty pages</source>
        <translation>脏页</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>脏页</translation>
    </message>
    <message>
        <source>writeback</source>
        <translation>回写</translation>
    </message>
    <message>
        <source>background</source>
        <translation>后台阈值</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>freerun</source>
        <translation>freerun</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Scheduling delay</source>
        <translation>调度延迟</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>可运行</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>阻塞</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>in</source>
        <translation>换入</translation>
    </message>
    <message>
        <source>out</source>
        <translation>换出</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>部分读取</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source> (within %1)</source>
        <translation> (误差 %1 以内)</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>未能使用的行</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>First such line</source>
        <translation>首个此类行</translation>
    </message>
    <message>
        <source>%1 of %2 kinds of lines are listed.</source>
        <translation>列出 %2 类行中的 %1 类。</translation>
    </message>
    <message>
        <source>What to record next time</source>
        <translation>下次应采集的内容</translation>
    </message>
    <message>
        <source>To decide whether </source>
        <translation>要判断是否 </translation>
    </message>
    <message>
        <source>Quality of the data</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>%1 of %2 remarks are listed.</source>
        <translation>列出 %2 条说明中的 %1 条。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The SHA-256 of each file stands under its name.</source>
        <translation>各文件的 SHA-256 列于其文件名下方。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>识别为</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Change, 95 % of the ratio</source>
        <translation>变化，比值的 95 % 区间</translation>
    </message>
    <message>
        <source>Corrected p</source>
        <translation>校正后 p</translation>
    </message>
    <message>
        <source>%1 of %2 rows are listed.</source>
        <translation>列出 %2 行中的 %1 行。</translation>
    </message>
    <message>
        <source>Grey before, blue after. %1</source>
        <translation>灰色为之前，蓝色为之后。%1</translation>
    </message>
    <message>
        <source>The smallest p that so few values can reach is %1.</source>
        <translation>如此少的数值所能达到的最小 p 为 %1。</translation>
    </message>
    <message>
        <source>%1. No difference is shown. %2 Why: %3</source>
        <translation>%1. 未显示差异。%2 原因：%3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>负载不同</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides.</source>
        <translation>两侧有 1 项负载设置相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings of the work are the same on both sides.</source>
        <translation>
            <numerusform>两侧有 %n 项负载设置相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>结论的局限</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>before: %1; after: %2</source>
        <translation>之前：%1；之后：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>时长 %1；日志未说明时间</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 至 %2（%3）</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>60 % 及以上的 CPU 使用</translation>
    </message>
    <message>
        <source>for %1, against %2</source>
        <translation>支持 %1，反对 %2</translation>
    </message>
    <message>
        <source> This alone refutes it.</source>
        <translation> 仅此一条即可排除。</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>未采集：%1</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>未采集</translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 个 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n 个 CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>主机 %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>host and kernel not recorded</source>
        <translation>未采集主机名和内核版本</translation>
    </message>
    <message>
        <source>recorded %1 to %2</source>
        <translation>记录时间 %1 至 %2</translation>
    </message>
    <message>
        <source>times: the machine&apos;s own, %1</source>
        <translation>时间：机器自身时间，%1</translation>
    </message>
    <message>
        <source>Not decided, for want of data: %1.</source>
        <translation>因缺少数据而未判定：%1。</translation>
    </message>
    <message>
        <source>No cause could be ruled in.</source>
        <translation>未能认定原因。</translation>
    </message>
    <message>
        <source>Also ruled in, as %1: %2.</source>
        <translation>同时认定的%1：%2。</translation>
    </message>
    <message>
        <source>Worst incident: </source>
        <translation>最严重的异常: </translation>
    </message>
    <message>
        <source>Cause: %1.</source>
        <translation>原因：%1。</translation>
    </message>
    <message>
        <source>The worst incident (marked) and what the machine did around it, all on one time axis.</source>
        <translation>最严重的异常（已标出）及其前后机器的活动，同一时间轴。</translation>
    </message>
    <message>
        <source>The whole recording, %1; bands are incidents.</source>
        <translation>整个记录，%1；色带为异常。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>no cause ruled in</source>
        <translation>未能认定原因</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>What hurt</source>
        <translation>症状</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation>；另有 %1 项</translation>
    </message>
    <message>
        <source>Incident %1: %2</source>
        <translation>异常 %1：%2</translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>关于整个记录</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>The table lists the %1 worst of %2 incidents, in order of time; &apos;stallmark analyze&apos; prints all.</source>
        <translation>表中按时间顺序列出 %2 起异常中最严重的 %1 起；“stallmark analyze”可打印全部。</translation>
    </message>
    <message>
        <source>Details follow for the %1 worst.</source>
        <translation>以下为最严重的 %1 起的详情。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>成因</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source> (its columns in parts, as they are wider than the page)</source>
        <translation> (宽于页面，各列分几部分列出)</translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2.</source>
        <translation>报告无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>无法绘制页面</translation>
    </message>
    <message>
        <source>, %1.</source>
        <translation>，%1。</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>not recorded</source>
        <translation>未采集</translation>
    </message>
    <message>
        <source>zone not recorded</source>
        <translation>未采集时区</translation>
    </message>
    <message>
        <source>time of day unknown</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>未能认定原因</translation>
    </message>
    <message>
        <source>Worst: %1, %2, %3.</source>
        <translation>最严重：%1，%2，%3。</translation>
    </message>
    <message>
        <source>1 incident</source>
        <translation>1 起异常</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n 起异常</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%2 内有 %1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No incident found in %1 of recording.</source>
        <translation>%1 的记录中未发现异常。</translation>
    </message>
    <message>
        <source>No incident found.</source>
        <translation>未发现异常。</translation>
    </message>
    <message>
        <source>Nothing was measured over time in these files, so nothing can be said about stalls.</source>
        <translation>这些文件中没有随时间测量的数据，因此无法判断是否停顿。</translation>
    </message>
    <message>
        <source>1 benchmark result</source>
        <translation>1 项基准测试结果</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark results</source>
        <translation>
            <numerusform>%n 项基准测试结果</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing was measured over time, so nothing can be said about stalls.</source>
        <translation>；没有随时间测量的数据，因此无法判断是否停顿。</translation>
    </message>
    <message>
        <source>ruled in</source>
        <translation>认定</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>诱因</translation>
    </message>
    <message>
        <source>amplifier</source>
        <translation>放大因素</translation>
    </message>
    <message>
        <source>artefact</source>
        <translation>假象</translation>
    </message>
    <message>
        <source>CPU not idle</source>
        <translation>CPU 非空闲</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>standard output could not be written in full</source>
        <translation>标准输出未能完整写出</translation>
    </message>
    <message>
        <source>a session file must be named *.stallmark</source>
        <translation>会话文件必须命名为 *.stallmark</translation>
    </message>
    <message>
        <source>nothing in the input is recognised (&apos;stallmark formats&apos; lists what is read)</source>
        <translation>输入中没有可识别的内容（“stallmark formats”列出可读取的内容）</translation>
    </message>
    <message>
        <source>the name of a report ends in .pdf or .html</source>
        <translation>报告的文件名以 .pdf 或 .html 结尾</translation>
    </message>
    <message>
        <source>--clock takes PATH=CORRECTION, for example iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded</source>
        <translation>--clock 接受 PATH=CORRECTION，例如 iolog.txt=+3s、&apos;top*=UTC+8&apos;、vmstat.txt=2025-03-07T12:08:36、iolog.txt=swap-dates 或 iolog.txt=recorded</translation>
    </message>
    <message>
        <source>--zone takes the zone of the machine&apos;s clock, for example UTC+8 or UTC-03:30</source>
        <translation>--zone 接受机器时钟的时区，例如 UTC+8 或 UTC-03:30</translation>
    </message>
    <message>
        <source>--from and --to take the machine&apos;s own time, for example 2025-03-07T12:08:38</source>
        <translation>--from 和 --to 接受机器自身的时间，例如 2025-03-07T12:08:38</translation>
    </message>
    <message>
        <source>--from lies after --to</source>
        <translation>--from 晚于 --to</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json 与 --csv 不能同时使用</translation>
    </message>
    <message>
        <source>%1 needs a bundle: a folder, an archive, a file or a session</source>
        <translation>%1 需要一个日志包：文件夹、归档、文件或会话</translation>
    </message>
    <message>
        <source>%1 takes no argument</source>
        <translation>%1 不接受参数</translation>
    </message>
    <message>
        <source>%1 needs -o and the name of the file to write</source>
        <translation>%1 需要 -o 和输出文件名</translation>
    </message>
    <message>
        <source>--threads takes a number from 1 to 256</source>
        <translation>--threads 接受 1 到 256 之间的数</translation>
    </message>
    <message>
        <source>No file is named %1, whose clock is to be corrected.</source>
        <translation>没有名为 %1 的文件可供修正时钟。</translation>
    </message>
    <message>
        <source>The session cannot be written to %1: check that the folder can be written.</source>
        <translation>会话无法写入 %1：请检查该文件夹是否可写。</translation>
    </message>
    <message>
        <source>The session cannot be written to %1.</source>
        <translation>会话无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 is a finished session: it can only be opened alone.</source>
        <translation>%1 是已完成的会话：只能单独打开。</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU with a real-time priority: it is not a task among equals</source>
        <translation>%1 以实时优先级占用了一个 CPU 的 %2 %：它不与其他任务平等竞争</translation>
    </message>
    <message>
        <source>%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn within %3 ms here</source>
        <translation>%1 单次被耽搁 %2 ms；在此处，平等共享 CPU 的任务 %3 ms 内即可轮到</translation>
    </message>
    <message>
        <source>the CPUs stood at the %1 % that the kernel leaves to real-time tasks</source>
        <translation>CPU 停在内核为实时任务限定的 %1 %</translation>
    </message>
    <message>
        <source>%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many</source>
        <translation>脏页上限为 %2 时每秒 %1 个同步请求，%4 时为 %3 个：后者是前者的 %5 倍</translation>
    </message>
    <message>
        <source>if they come in bursts (dispersion 10), it is still %1 to %2 times</source>
        <translation>若请求成批到来（离散系数 10），仍为 %1 至 %2 倍</translation>
    </message>
    <message>
        <source>that is %1 of the %2 a second of a run under the same limit that nothing disturbs</source>
        <translation>是同一上限下无干扰运行（每秒 %2 个）的 %1</translation>
    </message>
    <message>
        <source>what the machine did meanwhile</source>
        <translation>机器在此期间做了什么</translation>
    </message>
    <message>
        <source>repeats of both runs</source>
        <translation>两种运行各重复多次</translation>
    </message>
    <message>
        <source>random writes are %1 times as many when the cache is written back (geometric mean of %2 sizes)</source>
        <translation>写缓存为 write-back 时，随机写是 write-through 时的 %1 倍（%2 种大小的几何平均）</translation>
    </message>
    <message>
        <source>written through they are %1 a second at any size (spread %2): the time of a turn</source>
        <translation>write-through 时，任何大小都是每秒 %1 个（离散度 %2）：正是磁盘转一圈的时间</translation>
    </message>
    <message>
        <source>the names of the files tell which policy was set</source>
        <translation>文件名说明了所设的策略</translation>
    </message>
    <message>
        <source>what the controller says of its cache and battery</source>
        <translation>控制器报告的缓存和电池状态</translation>
    </message>
    <message>
        <source>but random reads, which no write cache should change, are %1 times as many: what was written just before is still on its way to the disks, or something else changed, too</source>
        <translation>但随机读是 %1 倍，而写缓存本不应影响随机读：或许刚写入的数据还在写往磁盘，或许另有其他变化</translation>
    </message>
    <message>
        <source>Day and month of its dates cannot be swapped.</source>
        <translation>其日期的日和月无法互换。</translation>
    </message>
    <message>
        <source>Set by the user: %1.</source>
        <translation>由用户设定：%1。</translation>
    </message>
    <message>
        <source>%1 Without that: %2</source>
        <translation>%1若不修正：%2</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>CPU 使用率</translation>
    </message>
    <message>
        <source>dirty memory</source>
        <translation>脏内存</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>空闲内存</translation>
    </message>
    <message>
        <source>transfer of %1</source>
        <translation>%1 的吞吐量</translation>
    </message>
    <message>
        <source>its %1 then runs like that in the log of %2 (r %3 over %4 s).</source>
        <translation>此时其“%1”的走势与 %2 日志中的一致（r %3，覆盖 %4 s）。</translation>
    </message>
    <message>
        <source>Moved by %1: %2</source>
        <translation>已移动 %1：%2</translation>
    </message>
    <message>
        <source>That is another time zone, %1 h away.</source>
        <translation>相当于另一个时区，相差 %1 h。</translation>
    </message>
    <message>
        <source>Which of the two clocks is wrong cannot be told.</source>
        <translation>无法判断两个时钟中哪个有误。</translation>
    </message>
    <message>
        <source>Placed by comparison: %1</source>
        <translation>通过比对定位：%1</translation>
    </message>
    <message>
        <source>Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>其时钟偏慢 %1 ppm，每天 %2 s；以记录中点定位，两端偏差至多 %3 s。</translation>
    </message>
    <message>
        <source>Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>其时钟偏快 %1 ppm，每天 %2 s；以记录中点定位，两端偏差至多 %3 s。</translation>
    </message>
    <message>
        <source>Its dates have no year; the year %1 brings them nearest to the other logs.</source>
        <translation>其日期没有年份；取 %1 年时与其他日志最接近。</translation>
    </message>
    <message>
        <source>The clock was not set (1970): the times between its reports are right, the date is not.</source>
        <translation>时钟未设置（1970 年）：各次报告之间的时间正确，日期不正确。</translation>
    </message>
    <message>
        <source>Its lines carry the date and time of the machine&apos;s wall clock.</source>
        <translation>其各行带有机器本地时钟的日期和时间。</translation>
    </message>
    <message>
        <source>Its lines carry a moment with a zone, shown in the machine&apos;s zone %1.</source>
        <translation>其各行带有含时区的时刻，以机器时区 %1 显示。</translation>
    </message>
    <message>
        <source>Its lines carry seconds since 1970 in UTC; no log tells the machine&apos;s zone, so UTC is shown.</source>
        <translation>其各行带有自 1970 年起的 UTC 秒数；没有日志说明机器的时区，因此以 UTC 显示。</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log with a date overlaps with it.</source>
        <translation>其各行只有时分秒，且没有带日期的日志与之重叠。</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only; the date %1 is that of the other logs, with which it overlaps then.</source>
        <translation>其各行只有时分秒；日期 %1 取自其他日志，取此日期时与它们重叠。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, and no log tells when that was.</source>
        <translation>其时间戳从机器启动算起，但没有日志说明启动时间。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, which an uptime puts at %1.</source>
        <translation>其时间戳从机器启动算起；据 uptime，启动时间为 %1。</translation>
    </message>
    <message>
        <source>No time stamps; its file&apos;s name says that it was started at %1, and its collector asks for a report every %2 s.</source>
        <translation>没有时间戳；文件名表明它于 %1 启动，采集程序要求每 %2 s 报告一次。</translation>
    </message>
    <message>
        <source>It has no time stamps and no reports that follow each other.</source>
        <translation>没有时间戳，也没有前后相继的报告。</translation>
    </message>
    <message>
        <source>No time stamps; its rates are whole requests per %1 s, so that is taken for its interval. When it was recorded is not known.</source>
        <translation>没有时间戳；其速率恰为每 %1 s 整数个请求，故以此为间隔。采集时间未知。</translation>
    </message>
    <message>
        <source>No time stamps; one second per report assumed. When it was recorded is not known.</source>
        <translation>没有时间戳；假定每秒一次报告。采集时间未知。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the tool, and nothing tells when that was.</source>
        <translation>其时间戳从工具启动算起，但没有数据说明启动时间。</translation>
    </message>
    <message>
        <source>Its dates are read as day and month in the less usual order, as only then they fall on those of the other logs.</source>
        <translation>其日期按较少见的日月顺序解读，因为只有这样才与其他日志的日期吻合。</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>时钟停在 1970 年，直到第 %1 行才校时：这些时间戳已向前回推，使其中最后一个比校时早一个报告间隔。</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>时钟停在 1970 年，后来才校时：这些时间戳已向前回推，使其中最后一个比校时早一个报告间隔。</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>时钟在第 %1 行拨快一小时（夏令时）：按拨动之前的走时显示。</translation>
    </message>
    <message>
        <source>The clock was put back by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>时钟在第 %1 行拨慢一小时（夏令时）：按拨动之前的走时显示。</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour (summer time): shown as it ran before.</source>
        <translation>时钟拨快一小时（夏令时）：按拨动之前的走时显示。</translation>
    </message>
    <message>
        <source>The clock was put back by an hour (summer time): shown as it ran before.</source>
        <translation>时钟拨慢一小时（夏令时）：按拨动之前的走时显示。</translation>
    </message>
    <message>
        <source>at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 s after</source>
        <translation>按观测到的 %2 平均写入速率 %1 计，之前相当于 %3 s 的写入量，之后为 %4 s</translation>
    </message>
    <message>
        <source>%1 before and %2 after: not the same unit</source>
        <translation>之前为 %1，之后为 %2：单位不同</translation>
    </message>
    <message>
        <source>the reads that got slower (%1) ran right after writes that this side took into a cache: after %2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have been writing, so this need not be the effect of the change; a write cache should not slow random reads</source>
        <translation>变慢的读（%1）紧接在写之后运行，而这一侧把写入收进了缓存：%2 之后，按另一侧的 %5 1/s 计，%3 次写需要 %4 s 才能完成。缓存可能仍在写盘，因此这未必是改动的效果；写缓存不应使随机读变慢</translation>
    </message>
    <message>
        <source>a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the mean latency says what the rate says</source>
        <translation>闭环测试：速率乘以平均延迟，之前为 %1，之后为 %2，即线程数；平均延迟与速率说明的是同一件事</translation>
    </message>
    <message>
        <source>%1: %2 figures stand twice (%3 says the same as %4) and are counted once</source>
        <translation>%1：%2 项指标重复出现（%3 与 %4 内容相同），只计一次</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device</source>
        <translation>UnixBench 很难显示存储的变化：其多数测试不触及磁盘，文件复制测试也只经过页缓存，不等待设备</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device; many copies together reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device</source>
        <translation>UnixBench 很难显示存储的变化：其多数测试不触及磁盘，文件复制测试也只经过页缓存，不等待设备；多份并行的总和只达到单份的 %1 至 %2，因此瓶颈是锁或 CPU，而不是设备</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1, which often lies in memory or on another file system: a change of storage shows only when that directory lies on it</source>
        <translation>UnixBench 的文件测试在 %1 中运行，该目录往往位于内存或另一个文件系统：只有该目录位于所改的存储上，变化才会显现</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1: a change of storage shows only when that directory lies on it</source>
        <translation>UnixBench 的文件测试在 %1 中运行：只有该目录位于所改的存储上，变化才会显现</translation>
    </message>
    <message>
        <source>%1 figures could not have shown a difference: with so few runs p cannot be less than %2, and they are looked at together</source>
        <translation>%1 项指标不可能显示差异：运行次数太少，p 不可能低于 %2，而且这些指标是一并检验的</translation>
    </message>
    <message>
        <source>samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not independent, so episodes are compared</source>
        <translation>样本：之前 %2 个中有 %1 个，之后 %4 个中有 %3 个，每 %5 s 一个；同一连续段内的样本并不独立，因此比较的是连续段</translation>
    </message>
    <message>
        <source>sampled every %1 s before and every %2 s after: how often a share is passed depends on the interval</source>
        <translation>之前每 %1 s 采样一次，之后每 %2 s 一次：超过某一占比的频次取决于采样间隔</translation>
    </message>
    <message>
        <source>one side was recorded after the other: what changes with time (temperature, fill level, other users) cannot be told from the change; alternate the sides next time</source>
        <translation>两侧先后采集：随时间而变的因素（温度、空间占用、其他用户）无法与改动区分；下次请两侧交替采集</translation>
    </message>
    <message>
        <source>%1 benchmark figures come from one run a side: nothing tells how much a repeat would differ</source>
        <translation>%1 项基准测试指标每侧只来自一次运行：无从得知重复运行会相差多少</translation>
    </message>
    <message>
        <source>%1 settings changed at once, and which of them did what cannot be told: %2</source>
        <translation>%1 项设置同时改变，无法分辨各自的作用：%2</translation>
    </message>
    <message>
        <source>machine or software are not the same on both sides: %1</source>
        <translation>两侧的机器或软件不同：%1</translation>
    </message>
    <message>
        <source>both sides are the same files</source>
        <translation>两侧是相同的文件</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for</source>
        <translation>%1：%2 项基准测试指标没有时间，由于指定了时间段，已略去</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; #run= and #lines= choose runs</source>
        <translation>%1：%2 项基准测试指标来自超出该时间段的运行，已略去；可用 #run= 和 #lines= 选择运行</translation>
    </message>
    <message>
        <source>time inside incidents over the time recorded</source>
        <translation>异常所占时间与采集时间之比</translation>
    </message>
    <message>
        <source>fewer than %1 events in all: a pattern at most, nothing to conclude from</source>
        <translation>总共不足 %1 个事件：至多算一种迹象，不足以下结论</translation>
    </message>
    <message>
        <source>%1 after are so short that even no event at all would not have shown a fall</source>
        <translation>之后只有 %1，太短，即使没有任何事件也不足以说明减少</translation>
    </message>
    <message>
        <source>in %1 after, only no event at all would have shown a fall</source>
        <translation>在之后的 %1 内，必须没有任何事件才能说明减少</translation>
    </message>
    <message>
        <source>in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less</source>
        <translation>在之后的 %1 内，事件不超过 %2 个才能说明减少：比值不大于 %3</translation>
    </message>
    <message>
        <source>events over the time recorded on each side</source>
        <translation>每侧事件数与采集时间之比</translation>
    </message>
    <message>
        <source>the dirty limit: as much written data may wait in memory as it says, and a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>脏页上限：它决定多少已写数据可以留在内存中，同步写须等前面的数据写完；上限越低，队列越短</translation>
    </message>
    <message>
        <source>the dirty limit as a share of the memory that can be dirtied: a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>脏页上限，以可脏化内存的占比表示：同步写须等前面的数据写完；上限越低，队列越短</translation>
    </message>
    <message>
        <source>the age at which dirty data are written back: older data come in larger bursts</source>
        <translation>脏数据到期回写的时限：时限越长，突发越大</translation>
    </message>
    <message>
        <source>how often the flusher wakes up: seldom means larger bursts</source>
        <translation>flusher 线程的唤醒间隔：间隔越长，突发越大</translation>
    </message>
    <message>
        <source>how readily program memory goes to swap to keep the page cache</source>
        <translation>为保留页缓存而把程序内存换出到 swap 的倾向</translation>
    </message>
    <message>
        <source>with a write cache a write is done when the cache has it; without, when the disk has it</source>
        <translation>有写缓存时，数据进入缓存写即完成；没有时，写到磁盘才算完成</translation>
    </message>
    <message>
        <source>the order in which requests go to the device</source>
        <translation>请求送往设备的顺序</translation>
    </message>
    <message>
        <source>how many requests may queue before the device: a longer queue is more merging and longer waits</source>
        <translation>设备前可排队的请求数：队列越长，合并越多，等待也越长</translation>
    </message>
    <message>
        <source>how far ahead sequential reads are fetched</source>
        <translation>顺序读的预读距离</translation>
    </message>
    <message>
        <source>writeback throttling holds buffered writes back for the sake of reads; 0 switches it off</source>
        <translation>回写限流（wbt）为保障读而压低缓冲写；0 表示关闭</translation>
    </message>
    <message>
        <source>mount options decide whether each write waits for the disk (sync), whether flushes are sent (barrier), what the journal takes (data=) and how often it commits (commit=)</source>
        <translation>挂载选项决定每次写是否等待磁盘（sync）、是否发送 flush（barrier）、文件系统日志记录哪些内容（data=）以及多久提交一次（commit=）</translation>
    </message>
    <message>
        <source>how fast the CPU clock follows the load</source>
        <translation>CPU 频率随负载变化的快慢</translation>
    </message>
    <message>
        <source>sync: each write waits until the disk has it</source>
        <translation>sync：每次写须等到数据落盘</translation>
    </message>
    <message>
        <source>dirsync: changes of directories wait until the disk has them</source>
        <translation>dirsync：目录的更改须等到落盘</translation>
    </message>
    <message>
        <source>barrier: a commit of the journal flushes the cache of the disk; without it commits and fsync are faster, and a power cut can damage the file system</source>
        <translation>barrier：journal 提交时 flush 磁盘缓存；不用它则提交和 fsync 更快，但断电可能损坏文件系统</translation>
    </message>
    <message>
        <source>data=: with journal all data are written twice; with ordered a commit, and so each fsync, waits for the data of other files too; with writeback it does not</source>
        <translation>data=：journal 时所有数据写两遍；ordered 时一次提交（因而每次 fsync）也要等其他文件的数据；writeback 时不必等</translation>
    </message>
    <message>
        <source>commit=: how many seconds of changes one commit of the journal writes at once: a longer time means fewer and larger commits</source>
        <translation>commit=：一次 journal 提交汇集多少秒的更改：时间越长，提交越少、越大</translation>
    </message>
    <message>
        <source>journal_async_commit: a commit does not wait for its own blocks</source>
        <translation>journal_async_commit：提交不等待自身的块</translation>
    </message>
    <message>
        <source>delalloc: blocks are chosen when data are written back, not at write(); without it write() waits for the file system more often</source>
        <translation>delalloc：回写时才分配块，而不是在 write() 时；不用它则 write() 更常等待文件系统</translation>
    </message>
    <message>
        <source>atime: noatime and relatime spare the write of an access time at each read</source>
        <translation>atime：noatime 和 relatime 省去每次读时写入访问时间</translation>
    </message>
    <message>
        <source>discard: freed blocks are trimmed as part of each commit, which some disks are slow at</source>
        <translation>discard：每次提交时 trim 已释放的块，有些磁盘执行 trim 很慢</translation>
    </message>
    <message>
        <source>logbufs, logbsize: how much of XFS&apos;s log waits in memory</source>
        <translation>logbufs、logbsize：XFS 日志在内存中等待的量</translation>
    </message>
    <message>
        <source>stripe: writes are laid out for a RAID of this width</source>
        <translation>stripe：按此宽度的 RAID 安排写入</translation>
    </message>
    <message>
        <source>compress: less is written and the CPU works for it</source>
        <translation>compress：写入量更少，但要消耗 CPU</translation>
    </message>
    <message>
        <source>autodefrag: small random writes are rewritten in larger pieces later</source>
        <translation>autodefrag：零散的小块随机写稍后以较大的块重写</translation>
    </message>
    <message>
        <source>rsize, wsize: the size of one request to the server</source>
        <translation>rsize、wsize：每次发往服务器的请求大小</translation>
    </message>
    <message>
        <source>ro: nothing can be written</source>
        <translation>ro：不能写入任何内容</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation>%1：之前 %2，之后 %3</translation>
    </message>
    <message>
        <source>%1: %2 before, not recorded after</source>
        <translation>%1：之前 %2，之后未采集</translation>
    </message>
    <message>
        <source>%1: not recorded before, %2 after</source>
        <translation>%1：之前未采集，之后 %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; nothing that it acts on was measured on both sides</source>
        <translation>%1：之前 %2，之后 %3；受其影响的指标没有一项在两侧都有测量</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 the other way</source>
        <translation>%1：之前 %2，之后 %3；受其影响的 %4 项指标中，%5 项变化符合预期，%6 项方向相反</translation>
    </message>
    <message>
        <source>same tool and same name of the test</source>
        <translation>工具和测试名称相同</translation>
    </message>
    <message>
        <source>same tool, name of the test and setup: %1</source>
        <translation>工具、测试名称和配置相同：%1</translation>
    </message>
    <message>
        <source>same tool and name of the test, but not the same setup: %1 before, %2 after</source>
        <translation>工具和测试名称相同，但配置不同：之前 %1，之后 %2</translation>
    </message>
    <message>
        <source>the names differ (%1 and %2), tool and setup are the same: %3</source>
        <translation>名称不同（%1 与 %2），工具和配置相同：%3</translation>
    </message>
    <message>
        <source>%1 %2 ran with several setups, and it is not clear which belong together: not compared</source>
        <translation>%1 %2 以多种配置运行，无法确定如何对应：未比较</translation>
    </message>
    <message>
        <source>%1 %2 was run before only</source>
        <translation>%1 %2 只在之前运行过</translation>
    </message>
    <message>
        <source>%1 %2 was run after only</source>
        <translation>%1 %2 只在之后运行过</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count utilisation in different ways</source>
        <translation>内核 %1 与 %2 计算利用率的方式不同</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count the queue in different ways</source>
        <translation>内核 %1 与 %2 计算队列的方式不同</translation>
    </message>
    <message>
        <source>reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = %5 and cannot give less than %6</source>
        <translation>运行内的报告，分别为 %1 次和 %2 次：比值 %3，95 % 置信区间 %4；精确检验得 p = %5，不可能低于 %6</translation>
    </message>
    <message>
        <source>the name of the bundle is missing before &apos;#&apos; or &apos;@&apos;</source>
        <translation>“#”或“@”前缺少日志包名称</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, about the same work</source>
        <translation>%1 %2：之前 %3，之后 %4，负载大致相同</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, not the same work</source>
        <translation>%1 %2：之前 %3，之后 %4，负载不同</translation>
    </message>
    <message>
        <source>worst report: %1 before, %2 after</source>
        <translation>最差的一次报告：之前 %1，之后 %2</translation>
    </message>
    <message>
        <source>the same figure of the same tool, %1</source>
        <translation>同一工具的同一指标，%1</translation>
    </message>
    <message>
        <source>the same figure, from %1 before and from %2 after</source>
        <translation>同一指标，之前来自 %1，之后来自 %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, but the device was not asked for the same: %4</source>
        <translation>%1：之前 %2，之后 %3，但设备承受的请求不同：%4</translation>
    </message>
    <message>
        <source>%1: no log of the bundle has a name like &apos;%2&apos;</source>
        <translation>%1：日志包中没有名称符合“%2”的日志</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording, which lasts from %2 to %3</source>
        <translation>%1：该时间段内没有记录，记录从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording</source>
        <translation>%1：该时间段内没有记录</translation>
    </message>
    <message>
        <source>operations of one name in the application&apos;s own log</source>
        <translation>应用自身日志中同名的操作</translation>
    </message>
    <message>
        <source>the longest of %1 and of %2: a maximum grows with the number it is taken from</source>
        <translation>分别取自 %1 个和 %2 个数值的最大值：数量越多，最大值越大</translation>
    </message>
    <message>
        <source>ratios: %1</source>
        <translation>比值：%1</translation>
    </message>
    <message>
        <source>test by test: %1</source>
        <translation>逐项测试：%1</translation>
    </message>
    <message>
        <source>index recomputed from the results: %1; printed: %2</source>
        <translation>由结果重新计算的指数：%1；打印值：%2</translation>
    </message>
    <message>
        <source>index computed from the results: %1</source>
        <translation>由结果计算的指数：%1</translation>
    </message>
    <message>
        <source>%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared</source>
        <translation>之后变好的指标 %1 项，变差 %2 项，未显示差异 %3 项，不可比较 %4 项</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor</source>
        <translation>%1 与 %2 没有可比较的共同内容：没有相同的测试，也没有相同的监控指标</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side; runs differ by more: allowing for bursts (dispersion %1) the interval is %2, and only beyond a factor of %3 it would count</source>
        <translation>p 只反映每侧单次运行内的噪声，而运行之间相差更大：计入突发（离散系数 %1）后区间为 %2，超出 %3 倍才算数</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side, and few of the reports are independent: only an interval beyond a factor of %1 would count</source>
        <translation>p 只反映每侧单次运行内的噪声，且独立的报告很少：区间超出 %1 倍才算数</translation>
    </message>
    <message>
        <source>%1 and %2 reports of one run a side are too few to conclude from</source>
        <translation>每侧单次运行的 %1 次和 %2 次报告太少，不足以下结论</translation>
    </message>
    <message>
        <source>%1 tests that do not all point one way are too few to conclude from</source>
        <translation>%1 项测试方向并不一致，数量太少，不足以下结论</translation>
    </message>
    <message>
        <source>so few events are a pattern at most</source>
        <translation>事件如此之少，至多算一种迹象</translation>
    </message>
    <message>
        <source>with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at</source>
        <translation>%1 次对 %2 次运行，p 不可能低于 %3，对 %4 行一并检验而言过大</translation>
    </message>
    <message>
        <source>among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3</source>
        <translation>一并检验 %1 行时，p = %2 的一行可能是偶然出现：校正后 %3</translation>
    </message>
    <message>
        <source>p = %1 is not below %2</source>
        <translation>p = %1 不低于 %2</translation>
    </message>
    <message>
        <source>p is small, but the interval of the ratio holds 1, no change at all</source>
        <translation>p 虽小，但比值的区间包含 1，即毫无变化</translation>
    </message>
    <message>
        <source>a change of less than %1 % is no news, whatever its p</source>
        <translation>小于 %1 % 的变化没有意义，无论 p 是多少</translation>
    </message>
    <message>
        <source>%1: the report prints the index %2, but result and baseline give %3</source>
        <translation>%1：报告打印的指数为 %2，但由结果和基线得出 %3</translation>
    </message>
    <message>
        <source>Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): that is the clock rate, another CPU or a foreign load, not a kernel or a disk</source>
        <translation>Dhrystone 和 Whetstone 是纯运算，两者以相同倍数变化（%1 和 %2，%3）：原因是时钟频率、另一款 CPU 或外来负载，而不是内核或磁盘</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; p = %8, and so few runs cannot give less than %9</source>
        <translation>%1：之前平均 %2，之后 %3（%4 次和 %5 次运行）；比值 %6，95 % 置信区间 %7；p = %8，运行次数这么少时不可能低于 %9</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this describes the suite</source>
        <translation>%1：%2 项测试的比值几何平均为 %3。测试之间不是重复：这描述的是整个套件</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests are not repeats: this describes the suite</source>
        <translation>%1：%2 项测试的比值几何平均为 %3，95 % 置信区间 %4；p = %5。测试之间不是重复：这描述的是整个套件</translation>
    </message>
    <message>
        <source>%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, of the counting alone</source>
        <translation>%1：之前 %2（计数 %3），之后 %4（计数 %5）；比值 %6，95 % 置信区间 %7；p = %8，仅反映计数误差</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1：之前平均 %2，之后 %3（%4 次和 %5 次操作）；比值 %6，95 % 置信区间 %7；p = %8，仅限这些运行之内</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1：之前平均 %2，之后 %3（%4 次和 %5 次报告）；比值 %6，95 % 置信区间 %7；p = %8，仅限这些运行之内</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged</source>
        <translation>%1：之前 %2，之后 %3，比值 %4；没有重复：无法评估噪声</translation>
    </message>
    <message>
        <source>one run a side: operations come in bursts, and runs differ; it counts only when the interval for a dispersion of %1 lies beyond a factor of %2</source>
        <translation>每侧只有一次运行：操作成批到来，运行之间也有差别；离散系数取 %1 时，区间超出 %2 倍才算数</translation>
    </message>
    <message>
        <source>holds within these recordings: each run counts as one repeat</source>
        <translation>仅在这些记录之内成立：每次运行算一次重复</translation>
    </message>
    <message>
        <source>holds within these recordings, and few of the reports are independent: only what lies beyond a factor of %1 counts</source>
        <translation>仅在这些记录之内成立，且独立的报告很少：超出 %1 倍才算数</translation>
    </message>
    <message>
        <source>%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of them cannot give less than p = %3</source>
        <translation>每侧单次运行内的 %1 次和 %2 次报告太少，只能算线索；对其做精确检验，p 不可能低于 %3</translation>
    </message>
    <message>
        <source>with %1 against %2 runs no rank test can give less than p = %3</source>
        <translation>%1 次对 %2 次运行，任何秩检验的 p 都不可能低于 %3</translation>
    </message>
    <message>
        <source>only %1 tests; a sign test of them cannot give less than p = %2</source>
        <translation>只有 %1 项测试；对其做符号检验，p 不可能低于 %2</translation>
    </message>
    <message>
        <source>the whole interval lies within 5 %: equivalent</source>
        <translation>整个区间都在 5 % 以内：视为等同</translation>
    </message>
    <message>
        <source>about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen</source>
        <translation>按观测到的离散程度，每侧约 %1 次运行就有五分之四的把握发现 %2 % 的变化</translation>
    </message>
    <message>
        <source>about %1 hours a side would find this change in four of five cases</source>
        <translation>每侧约 %1 小时就有五分之四的把握发现这一变化</translation>
    </message>
    <message>
        <source>repeat it: at least %1 runs a side, alternating, better 10</source>
        <translation>请重复：每侧至少 %1 次运行，交替进行，最好 10 次</translation>
    </message>
    <message>
        <source>%1, %2: %3 on both sides</source>
        <translation>%1，%2：两侧均为 %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 before, %4 after: not the same work</source>
        <translation>%1，%2：之前 %3，之后 %4：负载不同</translation>
    </message>
    <message>
        <source>%1, %2: recorded on one side only</source>
        <translation>%1，%2：只在一侧有采集</translation>
    </message>
    <message>
        <source>%1 of %2 lines could not be used.</source>
        <translation>%2 行中有 %1 行未能使用。</translation>
    </message>
    <message>
        <source>The file is cut or damaged.</source>
        <translation>文件不完整或已损坏。</translation>
    </message>
    <message>
        <source>It says nothing of %1 % of the time from its first report to its last.</source>
        <translation>从首次报告到末次报告，有 %1 % 的时间没有数据。</translation>
    </message>
    <message>
        <source>Reports %1 s apart: shorter stalls are averaged away.</source>
        <translation>报告间隔 %1 s：更短的停顿会被平均掉。</translation>
    </message>
    <message>
        <source>No log tells of the disks.</source>
        <translation>没有关于磁盘的日志。</translation>
    </message>
    <message>
        <source>No log tells of the CPUs.</source>
        <translation>没有关于 CPU 的日志。</translation>
    </message>
    <message>
        <source>The kernel&apos;s log is not there: errors of devices cannot be excluded.</source>
        <translation>没有内核日志：不能排除设备错误。</translation>
    </message>
    <message>
        <source>Dirty memory was not sampled: whether writers were held back cannot be told.</source>
        <translation>未对脏内存采样：无法判断写入进程是否被限流。</translation>
    </message>
    <message>
        <source>%1: requests waited for %2</source>
        <translation>%1：请求等待了 %2</translation>
    </message>
    <message>
        <source>%1: write await up to %2 ms for %3</source>
        <translation>%1：写 await 最高 %2 ms，持续 %3</translation>
    </message>
    <message>
        <source>%1: read await up to %2 ms for %3</source>
        <translation>%1：读 await 最高 %2 ms，持续 %3</translation>
    </message>
    <message>
        <source>%1: await up to %2 ms for %3</source>
        <translation>%1：await 最高 %2 ms，持续 %3</translation>
    </message>
    <message>
        <source>%1: up to %2 requests queued for %3</source>
        <translation>%1：排队请求最多 %2 个，持续 %3</translation>
    </message>
    <message>
        <source>%1: requests hardly completed for %2</source>
        <translation>%1：请求几乎没有完成，持续 %2</translation>
    </message>
    <message>
        <source>CPU busy (all but idle and iowait) up to %1 % for %2</source>
        <translation>CPU 繁忙（除 idle 和 iowait 外）最高 %1 %，持续 %2</translation>
    </message>
    <message>
        <source>CPU by 100 - idle up to %1 % for %2, mostly the wait for disks</source>
        <translation>按 100 - idle 计 CPU 最高 %1 %，持续 %2，多为等待磁盘</translation>
    </message>
    <message>
        <source>%1 up to %2 ms</source>
        <translation>%1 最长 %2 ms</translation>
    </message>
    <message>
        <source>Writers held back: up to %1 of dirty memory for %2</source>
        <translation>写入进程被限流：脏内存最高 %1，持续 %2</translation>
    </message>
    <message>
        <source>%1 waited up to %2 ms for a CPU</source>
        <translation>%1 等待 CPU 最长 %2 ms</translation>
    </message>
    <message>
        <source>%1 blocked for more than %2 s</source>
        <translation>%1 阻塞超过 %2 s</translation>
    </message>
    <message>
        <source>the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable pages (%4); writers run free up to %5 pages</source>
        <translation>阈值由所设比例得出：页大小 %1，可脏化页 %2 至 %3 个（%4）；%5 页以内写入进程不受限</translation>
    </message>
    <message>
        <source>the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>脏页上限（估计为 %1）相当于 %3 慢速时（%4）%2 s 的写入量：写入洪流可使写入进程等待这么久</translation>
    </message>
    <message>
        <source>the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>脏页上限 %1 相当于 %3 慢速时（%4）%2 s 的写入量：写入洪流可使写入进程等待这么久</translation>
    </message>
    <message>
        <source>The shares of CPU time do not add up to 100 % in %1 of %2 reports (here %3 %).</source>
        <translation>%2 次报告中有 %1 次 CPU 时间各项占比之和不是 100 %（此处 %3 %）。</translation>
    </message>
    <message>
        <source>%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which cannot be: busy time and interval are read from two clocks. It is no more than 100 %.</source>
        <translation>%1：%3 次报告中有 %2 次利用率超过 100 %（最高 %4 %），这不可能：繁忙时间与间隔取自两个时钟。实际不超过 100 %。</translation>
    </message>
    <message>
        <source>%1: a waiting time is printed though no request of its kind was completed, in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong one.</source>
        <translation>%1：%3 次报告中有 %2 次打印了等待时间，却没有该类请求完成；那是不足一个请求的等待，或是错误的值。</translation>
    </message>
    <message>
        <source>the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short requests are nothing); where it cannot be, the completed requests are taken instead.</source>
        <translation>内核几乎没有计入其队列（5.0 至 5.6 以整 jiffy 计，短请求计为零）；数值不可能成立之处，改用已完成的请求。</translation>
    </message>
    <message>
        <source>reports are missing, the interval is not that of the stamps, or a counter jumped.</source>
        <translation>缺少报告，间隔与时间戳不符，或计数器跳变。</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over 1 report): %7</source>
        <translation>%1：%3 个繁忙时段中有 %2 个，队列长度与已完成请求及其等待时间不一致（Little 定律；此处 1 次报告内为 %4 和 %5 个请求）：%7</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over %6 reports): %7</source>
        <translation>%1：%3 个繁忙时段中有 %2 个，队列长度与已完成请求及其等待时间不一致（Little 定律；此处 %6 次报告内为 %4 和 %5 个请求）：%7</translation>
    </message>
    <message>
        <source>The columns for discards and flushes hold nothing but zeros</source>
        <translation>discard 和 flush 各列全为零</translation>
    </message>
    <message>
        <source>The columns for discards hold nothing but zeros</source>
        <translation>discard 各列全为零</translation>
    </message>
    <message>
        <source>The columns for flushes hold nothing but zeros</source>
        <translation>flush 各列全为零</translation>
    </message>
    <message>
        <source>%1, and a kernel that is not named here may not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1，而日志未说明内核版本，该内核可能不计这些请求（discard 自 4.18，flush 自 5.5）：视为未采集。</translation>
    </message>
    <message>
        <source>%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1，而 Linux %2 不计这些请求（discard 自 4.18，flush 自 5.5）：视为未采集。</translation>
    </message>
    <message>
        <source>%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>%1：总共 %2 个请求，其速率最多精确到 +-%3 %：运行太短，结果淹没在噪声中，请延长运行或重复。</translation>
    </message>
    <message>
        <source>%1: the longest request took %2 s of the %3 s of the run: with one such pause more or less the result is another one, let it run longer or repeat it.</source>
        <translation>%1：运行共 %3 s，最长的请求就占了 %2 s：多一次或少一次这样的停顿，结果就会不同，请延长运行或重复。</translation>
    </message>
    <message>
        <source>%1: named a test of writes, but it prints %2 for its reads (%3).</source>
        <translation>%1：名为写测试，却为其读打印了 %2（%3）。</translation>
    </message>
    <message>
        <source>%1: named a test of reads, but it prints %2 for its writes (%3).</source>
        <translation>%1：名为读测试，却为其写打印了 %2（%3）。</translation>
    </message>
    <message>
        <source>The %1 intervals of this run differ by %2 % (%3), so its mean is known to +-%4 % (95 %, Student&apos;s t): the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>此次运行的 %1 个间隔相差 %2 %（%3），其均值只精确到 +-%4 %（95 %，Student t）：运行太短，结果淹没在噪声中，请延长运行或重复。</translation>
    </message>
    <message>
        <source>Contradiction: %1, in %3 places.</source>
        <translation>矛盾：%1，共 %3 处。</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>矛盾：%1。</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2), in %3 places.</source>
        <translation>矛盾：%1（%2），共 %3 处。</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2).</source>
        <translation>矛盾：%1（%2）。</translation>
    </message>
    <message>
        <source>the wake-up period of the flusher</source>
        <translation>flusher 线程的唤醒周期</translation>
    </message>
    <message>
        <source>the age at which pages are written back</source>
        <translation>页到期回写的时限</translation>
    </message>
    <message>
        <source>full minutes, as jobs that a clock starts keep to</source>
        <translation>整分钟，定时任务的典型周期</translation>
    </message>
    <message>
        <source>%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after allowing for the %6 periods tried</source>
        <translation>%1 起异常的开始与 %2 s 的周期（%3）同步，落在每个周期起点之后 %4 s：p = %5（已按所尝试的 %6 个周期校正）</translation>
    </message>
    <message>
        <source>%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by chance: p = %5</source>
        <translation>%2 起异常中有 %1 起紧随类型为 %3 的内核消息，是偶然情形的 %4 倍：p = %5</translation>
    </message>
    <message>
        <source>what else ran at the time</source>
        <translation>当时还有什么在运行</translation>
    </message>
    <message>
        <source>none of the usual jobs (compression, backup, rotation, search) was at work on %1 screens of top</source>
        <translation>%1 屏 top 输出中未见常见的后台任务（压缩、备份、轮转、搜索）</translation>
    </message>
    <message>
        <source>%1 was at work on %2 of %3 screens of top</source>
        <translation>%3 屏 top 输出中有 %2 屏可见 %1 在工作</translation>
    </message>
    <message>
        <source>in the minutes before, it was on %1 of %2 screens</source>
        <translation>在此前几分钟，%2 屏中有 %1 屏可见它</translation>
    </message>
    <message>
        <source>a job beside the application starts it</source>
        <translation>由应用之外的后台任务引发</translation>
    </message>
    <message>
        <source>the kernel logs that caches were dropped: %1</source>
        <translation>内核日志记录了缓存被丢弃：%1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and has no drop_caches line (one that asks for silence leaves none)</source>
        <translation>内核日志覆盖此时段，但没有 drop_caches 行（要求静默时不会留下记录）</translation>
    </message>
    <message>
        <source>drop_caches lines of the kernel&apos;s log of this time</source>
        <translation>此时段内核日志中的 drop_caches 行</translation>
    </message>
    <message>
        <source>the size of the page cache, before and after</source>
        <translation>前后的页缓存大小</translation>
    </message>
    <message>
        <source>the page cache never shrank here</source>
        <translation>此处页缓存从未缩小</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 from one sample to the next</source>
        <translation>页缓存在相邻两个样本之间从 %1 降到 %2</translation>
    </message>
    <message>
        <source>how much was read afterwards</source>
        <translation>此后读取了多少</translation>
    </message>
    <message>
        <source>%1 were read per second, in calm minutes %2</source>
        <translation>读取 %1，平静时段为 %2</translation>
    </message>
    <message>
        <source>%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache</source>
        <translation>期间换出 %1：需要内存，内核从缓存中取走</translation>
    </message>
    <message>
        <source>the page cache was emptied and has to be read again</source>
        <translation>页缓存被清空，内容需重新读取</translation>
    </message>
    <message>
        <source>which thread uses how much of a CPU</source>
        <translation>每个线程的 CPU 占用</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU on average over %3 screens of top, more than any other</source>
        <translation>在 %3 屏 top 输出中，%1 平均占用一个 CPU 的 %2 %，高于其他任何线程</translation>
    </message>
    <message>
        <source>that is %1 of all the CPU time used</source>
        <translation>占全部已用 CPU 时间的 %1</translation>
    </message>
    <message>
        <source>all CPUs were busy %1 % of the time (median)</source>
        <translation>全部 CPU 有 %1 % 的时间繁忙（中位数）</translation>
    </message>
    <message>
        <source>how busy each CPU was</source>
        <translation>每个 CPU 的繁忙程度</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time, the busiest one</source>
        <translation>%1 最繁忙，%2 % 的时间在忙</translation>
    </message>
    <message>
        <source>the CPUs were less busy than before and after: %1 % against %2 %</source>
        <translation>CPU 比前后时段更空闲：%1 %，前后为 %2 %</translation>
    </message>
    <message>
        <source>one program takes the CPU</source>
        <translation>某个程序占住 CPU</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)</source>
        <translation>CPU 有 %1 % 的时间繁忙（异常期间的中位数；iowait 算空闲时间）</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident)</source>
        <translation>CPU 有 %1 % 的时间繁忙（异常期间的中位数）</translation>
    </message>
    <message>
        <source>%1 % of the CPU time was left over (idle or waiting for disks)</source>
        <translation>%1 % 的 CPU 时间未用（空闲或等待磁盘）</translation>
    </message>
    <message>
        <source>how many tasks want to run</source>
        <translation>可运行的任务数</translation>
    </message>
    <message>
        <source>%1 tasks wanted to run (median) on %2 CPUs</source>
        <translation>%2 个 CPU 上有 %1 个可运行的任务（中位数）</translation>
    </message>
    <message>
        <source>CPU pressure (kernel 4.20 or newer)</source>
        <translation>CPU 压力（PSI，内核 4.20 或更新）</translation>
    </message>
    <message>
        <source>tasks waited for a CPU %1 % of the time</source>
        <translation>任务有 %1 % 的时间在等待 CPU</translation>
    </message>
    <message>
        <source>how busy the CPUs were</source>
        <translation>CPU 的繁忙程度</translation>
    </message>
    <message>
        <source>more tasks want to run than the CPUs can carry</source>
        <translation>可运行的任务超出 CPU 的承载能力</translation>
    </message>
    <message>
        <source>the limits in force: link speed, cgroup, volume type</source>
        <translation>生效的限制：链路速率、cgroup、卷类型</translation>
    </message>
    <message>
        <source>%1 is %2 of what the link carries (%3)</source>
        <translation>%1 为链路能力（%3）的 %2</translation>
    </message>
    <message>
        <source>a limit of %1 is set, and that is where it stays</source>
        <translation>设有 %1 的限制，它正停在这一限制上</translation>
    </message>
    <message>
        <source>limits are set, but none of them is where it stays</source>
        <translation>设有限制，但它没有停在其中任何一个上</translation>
    </message>
    <message>
        <source>a longer stretch with the device full</source>
        <translation>设备较长时间满负荷的记录</translation>
    </message>
    <message>
        <source>whenever it is full, %1 stays at %2 (spread %3 over %4 reports)</source>
        <translation>每当满负荷时，%1 都停在 %2（离散度 %3，共 %4 次报告）</translation>
    </message>
    <message>
        <source>the other measure, requests or bytes, has a spread of %1</source>
        <translation>另一指标（请求数或字节数）的离散度为 %1</translation>
    </message>
    <message>
        <source>%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit</source>
        <translation>%1 曾在一次报告中达到 %2，高于满负荷时所停的 %3：不是固定限制</translation>
    </message>
    <message>
        <source>how busy the disks were and how much they moved</source>
        <translation>磁盘的繁忙程度和传输量</translation>
    </message>
    <message>
        <source>a fixed limit of the device or its path</source>
        <translation>设备或其通路的固定限制</translation>
    </message>
    <message>
        <source>how fast %1 is at other times with requests of this size</source>
        <translation>其他时候 %1 处理这种大小请求的速度</translation>
    </message>
    <message>
        <source>%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 每个请求需要 %2 ms；其他时候这种大小只需 %3 ms：是其 %4 倍</translation>
    </message>
    <message>
        <source>%1 was full for %2 and moved a steady %3 (spread %4)</source>
        <translation>%1 满负荷持续 %2，稳定在 %3（离散度 %4）</translation>
    </message>
    <message>
        <source>%1 was full for %2 and never at a steady rate: a pause, not a lower speed</source>
        <translation>%1 满负荷持续 %2，速率从未稳定：是暂停，而不是速度降低</translation>
    </message>
    <message>
        <source>how much is asked of %1 in calm minutes</source>
        <translation>平静时段对 %1 的请求量</translation>
    </message>
    <message>
        <source>full, %1 moved %2; in calm minutes %3 hardly keep it busy</source>
        <translation>满负荷时 %1 传输 %2；平静时段的 %3 几乎不使它忙碌</translation>
    </message>
    <message>
        <source>the kernel reports an error of the device or its link: %1</source>
        <translation>内核报告设备或其链路出错：%1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of the device</source>
        <translation>内核日志覆盖此时段，未报告该设备的错误</translation>
    </message>
    <message>
        <source>kernel messages of this time</source>
        <translation>此时段的内核消息</translation>
    </message>
    <message>
        <source>how busy the disks were and how long their requests took</source>
        <translation>磁盘的繁忙程度和请求耗时</translation>
    </message>
    <message>
        <source>what %1 says of its own health: wear, temperature, link speed, rebuild</source>
        <translation>%1 报告的自身健康状况：磨损、温度、链路速率、重建</translation>
    </message>
    <message>
        <source>the device became slower than it was</source>
        <translation>设备变得比以前慢</translation>
    </message>
    <message>
        <source>the kernel reports: %1</source>
        <translation>内核报告：%1</translation>
    </message>
    <message>
        <source>the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more</source>
        <translation>%1 最慢的一行为 %2 ms；超时的命令需要 30 s 或更久</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of a device</source>
        <translation>内核日志覆盖此时段，未报告任何设备错误</translation>
    </message>
    <message>
        <source>the disk, its link or its controller reports errors</source>
        <translation>磁盘、其链路或控制器报告错误</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and at its best</source>
        <translation>%1 每秒的传输量，异常期间与最佳状态下</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of %1</source>
        <translation>%1 前有多少缓冲数据在等待</translation>
    </message>
    <message>
        <source>over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do</source>
        <translation>在 %1 内负载平均为 %2，是 %5 曾达到的 %4 的 %3</translation>
    </message>
    <message>
        <source>how many bytes a second the application writes</source>
        <translation>应用每秒写入的字节数</translation>
    </message>
    <message>
        <source>log the bytes written per second in the application, or: pidstat -dl 1</source>
        <translation>在应用中记录每秒写入的字节数，或运行：pidstat -dl 1</translation>
    </message>
    <message>
        <source>%1 moved %2 in the incident and %3 in calm minutes</source>
        <translation>%1 在异常期间传输 %2，平静时段为 %3</translation>
    </message>
    <message>
        <source>only %1 requests were under way at a time: nothing piled up in front of %2</source>
        <translation>同时处理中的请求只有 %1 个：%2 前没有积压</translation>
    </message>
    <message>
        <source>dirty memory stood at the writers&apos; limit (%1, free running ends at %2): the device drains a flood, and it is the limit that holds the writers back</source>
        <translation>脏内存停在写入进程的上限（%1，freerun 止于 %2）：设备在排空写入洪流，拖住写入进程的是这一上限</translation>
    </message>
    <message>
        <source>which process moves these bytes</source>
        <translation>这些字节由哪个进程传输</translation>
    </message>
    <message>
        <source>more is asked of the device than it can do</source>
        <translation>对设备的要求超出其能力</translation>
    </message>
    <message>
        <source>calm minutes of %1 with requests of this kind, to compare with</source>
        <translation>%1 在平静时段处理同类请求的记录，用作对照</translation>
    </message>
    <message>
        <source>%1 completed nothing for %2 while it was busy</source>
        <translation>%1 繁忙，却有 %2 没有完成任何请求</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 处理每个请求忙碌 %2 ms；其他时候在负载下这种大小需要 %3 ms：是其 %4 倍</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (line through %4 rows of several sizes): %5 times as long</source>
        <translation>%1 处理每个请求忙碌 %2 ms；正常时这种大小需要 %3 ms（由 %4 行不同大小拟合的直线）：是其 %5 倍</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (%4 rows): %5 times as long</source>
        <translation>%1 处理每个请求忙碌 %2 ms；正常时这种大小需要 %3 ms（%4 行）：是其 %5 倍</translation>
    </message>
    <message>
        <source>how many requests a second %1 completes when it is well</source>
        <translation>正常时 %1 每秒完成的请求数</translation>
    </message>
    <message>
        <source>%1 completed %2 requests per busy second, against %3 when it is well</source>
        <translation>%1 每繁忙一秒完成 %2 个请求，正常时为 %3 个</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and when it is well</source>
        <translation>%1 每秒的传输量，异常期间与正常时</translation>
    </message>
    <message>
        <source>the load was %1 on average, %2 of the %3 that %4 has been seen to do</source>
        <translation>负载平均为 %1，是 %4 曾达到的 %3 的 %2</translation>
    </message>
    <message>
        <source>reads of %1 kB took %2 ms in the same rows</source>
        <translation>同样这些行中，%1 kB 的读耗时 %2 ms</translation>
    </message>
    <message>
        <source>whenever %1 is fully busy it moves %2 (spread %3, %4 times)</source>
        <translation>每当 %1 完全繁忙时，都传输 %2（离散度 %3，共 %4 次）</translation>
    </message>
    <message>
        <source>%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause</source>
        <translation>%1 以稳定的 %2（离散度 %3）持续了 %4：是速度如此，而不是暂停</translation>
    </message>
    <message>
        <source>no request of %1 can be shown to have waited longer than %2 ms</source>
        <translation>看不出 %1 有任何请求等待超过 %2 ms</translation>
    </message>
    <message>
        <source>what %1 does inside: its counters, and whether regular trim makes a difference</source>
        <translation>%1 内部的状况：其计数器，以及定期 trim 是否有影响</translation>
    </message>
    <message>
        <source>the device stalls by itself</source>
        <translation>设备自行停顿</translation>
    </message>
    <message>
        <source>dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, from free memory, file pages and the ratios that are set</source>
        <translation>脏内存达到 %1，为限流水位的 %2：该水位 %3 是根据空闲内存、文件页和所设比例估计的</translation>
    </message>
    <message>
        <source>the dirty thresholds that the kernel works with</source>
        <translation>内核实际使用的脏页阈值</translation>
    </message>
    <message>
        <source>while above, it stood at %1 of the point to which the kernel steers throttled writers</source>
        <translation>超过该水位期间，脏内存为内核限流调控目标点的 %1</translation>
    </message>
    <message>
        <source>dirty memory never reached the level at which writers are held back: at most %1, %2 of %3</source>
        <translation>脏内存从未达到限流水位：最高 %1，为 %3 的 %2</translation>
    </message>
    <message>
        <source>dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are held back above %4</source>
        <translation>%2 个样本中有 %1 个脏内存超过 freerun 水位：最高 %3，超过 %4 即限流</translation>
    </message>
    <message>
        <source>the dirty thresholds of this machine</source>
        <translation>此机器的脏页阈值</translation>
    </message>
    <message>
        <source>at another time dirty memory was %1, %2 of the %3 above which writers are held back</source>
        <translation>另一时刻脏内存为 %1，是限流水位 %3 的 %2</translation>
    </message>
    <message>
        <source>how much was waiting to be written</source>
        <translation>有多少数据在等待写出</translation>
    </message>
    <message>
        <source>at most %1 can have been dirty (written in the incident, and at the usual rate within the expiry age of %2 s): %3 of the level at which writers are held back</source>
        <translation>脏数据至多 %1（异常期间写出的量，加上以平常速率在 %2 s 到期时限内写入的量）：为限流水位的 %3</translation>
    </message>
    <message>
        <source>how long the application&apos;s writes take</source>
        <translation>应用的写操作耗时</translation>
    </message>
    <message>
        <source>a write took %1 ms; a throttled writer sleeps at most %2 ms at a time</source>
        <translation>一次写耗时 %1 ms；被限流的写入进程每次最多睡眠 %2 ms</translation>
    </message>
    <message>
        <source>dirty and written-back pages during the incident</source>
        <translation>异常期间的脏页和回写中的页</translation>
    </message>
    <message>
        <source>the kernel found %1 waiting in %2()</source>
        <translation>内核发现 %1 等待在 %2() 中</translation>
    </message>
    <message>
        <source>where the writers sleep</source>
        <translation>写入进程睡眠在何处</translation>
    </message>
    <message>
        <source>whether the delays come in steps of up to 200 ms</source>
        <translation>延迟是否呈阶梯状，每级至多 200 ms</translation>
    </message>
    <message>
        <source>the kernel holds writers back at the dirty limit</source>
        <translation>内核在脏页上限处对写入进程限流</translation>
    </message>
    <message>
        <source>writing failed for want of space: %1</source>
        <translation>因空间不足而写入失败：%1</translation>
    </message>
    <message>
        <source>%1 is %2 % full, at the time when df was run</source>
        <translation>运行 df 时，%1 已用 %2 %</translation>
    </message>
    <message>
        <source>how full the file systems are</source>
        <translation>文件系统的使用率</translation>
    </message>
    <message>
        <source>whether the stalls become rarer with more free space</source>
        <translation>空闲空间增多后停顿是否减少</translation>
    </message>
    <message>
        <source>record the same load twice, once with a fifth of the space freed</source>
        <translation>以相同负载采集两次，其中一次先腾出五分之一的空间</translation>
    </message>
    <message>
        <source>the file system is full</source>
        <translation>文件系统已满</translation>
    </message>
    <message>
        <source>%1 itself was slower than at other times</source>
        <translation>%1 自身比其他时候慢</translation>
    </message>
    <message>
        <source>no bulk writer: %1 wrote %2, and %3 in calm minutes</source>
        <translation>没有大批量写入：%1 写入 %2，平静时段为 %3</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of the device</source>
        <translation>设备前有多少缓冲数据在等待</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median) in front of a device that writes %2: %3 s</source>
        <translation>写入速率 %2 的设备前有 %1 脏内存（中位数）：相当于 %3 s</translation>
    </message>
    <message>
        <source>the backlog of %1 was written within seconds and not filled up again: a burst</source>
        <translation>%1 的积压在数秒内写完，没有再次填满：是一次突发</translation>
    </message>
    <message>
        <source>for each byte written %1 bytes were newly dirtied: %2</source>
        <translation>每写出 1 字节，就新增 %1 字节脏数据：%2</translation>
    </message>
    <message>
        <source>somebody keeps writing</source>
        <translation>有进程在持续写入</translation>
    </message>
    <message>
        <source>a backlog drains</source>
        <translation>积压正在排空</translation>
    </message>
    <message>
        <source>who waits for fsync or writes with O_SYNC, and how long</source>
        <translation>谁在等待 fsync 或以 O_SYNC 写入，等待多久</translation>
    </message>
    <message>
        <source>flushes went from %1 to %2 per second, and one took up to %3 ms</source>
        <translation>flush 从每秒 %1 次变为 %2 次，单次最长 %3 ms</translation>
    </message>
    <message>
        <source>the longest write took %1 ms; to write what was dirty takes %2 ms</source>
        <translation>最长的写耗时 %1 ms；写完当时的脏数据需要 %2 ms</translation>
    </message>
    <message>
        <source>how much the disks wrote, and how much waited to be written</source>
        <translation>磁盘写了多少，又有多少在等待写出</translation>
    </message>
    <message>
        <source>synchronous writes queue behind a flood of buffered data</source>
        <translation>同步写排在缓冲写洪流之后</translation>
    </message>
    <message>
        <source>slow rows per hour: %1 under %2, %3 under %4</source>
        <translation>每小时慢行数：%2 下为 %1，%4 下为 %3</translation>
    </message>
    <message>
        <source>the same load under another I/O scheduler, three times in turns</source>
        <translation>相同负载换用另一 I/O 调度器，轮流三次</translation>
    </message>
    <message>
        <source>the scheduler is %1 throughout</source>
        <translation>调度器始终为 %1</translation>
    </message>
    <message>
        <source>three or more alternating runs</source>
        <translation>三次或更多次交替运行</translation>
    </message>
    <message>
        <source>the I/O scheduler makes the difference</source>
        <translation>差异来自 I/O 调度器</translation>
    </message>
    <message>
        <source>no CPU figure is high here: 100 - idle stays at %1 %</source>
        <translation>此处 CPU 数值不高：100 - idle 停在 %1 %</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work</source>
        <translation>100 - idle 达到 %1 %，CPU 繁忙最高 %2 %：CPU 确实在工作</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait</source>
        <translation>100 - idle 达到 %1 %，而这些行中 CPU 繁忙最高只有 %2 %；其余为 iowait</translation>
    </message>
    <message>
        <source>iowait next to the utilisation of the disk</source>
        <translation>iowait 与磁盘利用率的对照</translation>
    </message>
    <message>
        <source>iowait follows the utilisation of %1: r = %2 over %3 reports</source>
        <translation>iowait 随 %1 的利用率变化：r = %2，共 %3 次报告</translation>
    </message>
    <message>
        <source>the program&apos;s own CPU figure next to user, system and iowait</source>
        <translation>程序自身的 CPU 数值与 user、system、iowait 的对照</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is the busy share without iowait in %2 readings</source>
        <translation>在 %2 次读数中，程序的 CPU 数值（最高 %1 %）等于不含 iowait 的繁忙占比</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is 100 - idle in %2 readings</source>
        <translation>在 %2 次读数中，程序的 CPU 数值（最高 %1 %）等于 100 - idle</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) fits neither definition in %2 readings</source>
        <translation>在 %2 次读数中，程序的 CPU 数值（最高 %1 %）与两种定义都不符</translation>
    </message>
    <message>
        <source>the shares of CPU time, iowait apart</source>
        <translation>CPU 时间各项占比，iowait 单列</translation>
    </message>
    <message>
        <source>the CPU figure counts the wait for disks as use</source>
        <translation>CPU 数值把等待磁盘的时间也算作使用</translation>
    </message>
    <message>
        <source>interrupts per second, before and during the incident</source>
        <translation>异常之前与期间每秒的中断数</translation>
    </message>
    <message>
        <source>%1 interrupts per second, against %2 before</source>
        <translation>每秒 %1 次中断，此前为 %2 次</translation>
    </message>
    <message>
        <source>the share of CPU time that interrupts take</source>
        <translation>中断占用的 CPU 时间</translation>
    </message>
    <message>
        <source>interrupts and their deferred work took %1 % of the time (%2)</source>
        <translation>中断及其延后处理占用 %1 % 的时间（%2）</translation>
    </message>
    <message>
        <source>interrupts take the CPU</source>
        <translation>中断占住 CPU</translation>
    </message>
    <message>
        <source>where the blocked tasks wait</source>
        <translation>被阻塞的任务等待在何处</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly on %2 of %3 screens of top</source>
        <translation>%3 屏 top 输出中有 %2 屏 %1 处于不可中断睡眠</translation>
    </message>
    <message>
        <source>a write took %1 ms, with dirty memory at the level where writers are held back</source>
        <translation>一次写耗时 %1 ms，当时脏内存处于限流水位</translation>
    </message>
    <message>
        <source>a write took %1 ms, and dirty memory is not known to have held it back</source>
        <translation>一次写耗时 %1 ms，没有数据表明是脏内存限流所致</translation>
    </message>
    <message>
        <source>a file system with a journal: %1</source>
        <translation>带日志的文件系统：%1</translation>
    </message>
    <message>
        <source>file system and journal mode</source>
        <translation>文件系统及其日志模式</translation>
    </message>
    <message>
        <source>how long flushes of the device&apos;s cache take (kernel 5.5 or newer)</source>
        <translation>flush 设备缓存的耗时（内核 5.5 或更新）</translation>
    </message>
    <message>
        <source>a flush of the device&apos;s cache took up to %1 ms</source>
        <translation>flush 设备缓存最长耗时 %1 ms</translation>
    </message>
    <message>
        <source>writers wait for the file system&apos;s journal</source>
        <translation>写入进程等待文件系统的日志</translation>
    </message>
    <message>
        <source>whether the tasks wait in futex or on a lock of the kernel</source>
        <translation>任务是否在 futex 或内核锁上等待</translation>
    </message>
    <message>
        <source>%1 % of the CPU time goes into locks, most into %2</source>
        <translation>%1 % 的 CPU 时间耗在锁上，最多的是 %2</translation>
    </message>
    <message>
        <source>task switches per second, before and during the incident</source>
        <translation>异常之前与期间每秒的任务切换数</translation>
    </message>
    <message>
        <source>%1 task switches per second, against %2 before</source>
        <translation>每秒 %1 次任务切换，此前为 %2 次</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time: that is what tasks wait for</source>
        <translation>%1 有 %2 % 的时间繁忙：任务等待的正是它</translation>
    </message>
    <message>
        <source>%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock</source>
        <translation>%1 个任务处于不可中断睡眠（中位数）：它们等待的是 I/O，不是锁</translation>
    </message>
    <message>
        <source>which locks are waited for, and how long</source>
        <translation>等待的是哪些锁，等待多久</translation>
    </message>
    <message>
        <source>tasks wait for each other&apos;s locks</source>
        <translation>任务互相等待对方的锁</translation>
    </message>
    <message>
        <source>pages swapped in and out</source>
        <translation>换入和换出的页</translation>
    </message>
    <message>
        <source>nothing was swapped in or out</source>
        <translation>没有换入或换出</translation>
    </message>
    <message>
        <source>%1 came back from swap and %2 went out; in %3 of the samples there was some</source>
        <translation>从 swap 换入 %1，换出 %2；%3 的样本中有换页</translation>
    </message>
    <message>
        <source>how much the disks moved in all</source>
        <translation>磁盘的总传输量</translation>
    </message>
    <message>
        <source>swapping is %1 of the %2 that the disks moved</source>
        <translation>换页占磁盘传输量 %2 的 %1</translation>
    </message>
    <message>
        <source>tasks waited for memory %1 % of the time (median)</source>
        <translation>任务有 %1 % 的时间在等待内存（中位数）</translation>
    </message>
    <message>
        <source>tasks had to reclaim memory themselves: %1 rose by %2 per second</source>
        <translation>任务不得不自行回收内存：%1 每秒增加 %2</translation>
    </message>
    <message>
        <source>reclaim by the tasks themselves, or memory pressure</source>
        <translation>任务自身的内存回收，或内存压力</translation>
    </message>
    <message>
        <source>the kernel killed for want of memory: %1</source>
        <translation>内核因内存不足而终止进程：%1</translation>
    </message>
    <message>
        <source>memory is short and pages go out to swap and back</source>
        <translation>内存不足，页在 swap 中换进换出</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly</source>
        <translation>%1 处于不可中断睡眠</translation>
    </message>
    <message>
        <source>whether the machine&apos;s own disks were idle</source>
        <translation>机器自身的磁盘是否空闲</translation>
    </message>
    <message>
        <source>the machine&apos;s own %1 was busy up to %2 %</source>
        <translation>机器自身的 %1 最高 %2 % 繁忙</translation>
    </message>
    <message>
        <source>it is about %1, a disk of the machine itself</source>
        <translation>涉及的是 %1，属于机器自身的磁盘</translation>
    </message>
    <message>
        <source>messages of the network file system or block device</source>
        <translation>网络文件系统或网络块设备的消息</translation>
    </message>
    <message>
        <source>storage across the network does not answer</source>
        <translation>网络存储没有响应</translation>
    </message>
    <message>
        <source>whether these reads are pages that come back from swap</source>
        <translation>这些读是否为从 swap 换回的页</translation>
    </message>
    <message>
        <source>%1 of the %2 read per second are pages that come back from swap</source>
        <translation>读取的 %2 中有 %1 是从 swap 换回的页</translation>
    </message>
    <message>
        <source>whether the page cache had just been emptied</source>
        <translation>页缓存是否刚被清空</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 at once: what it held has to be read again</source>
        <translation>页缓存骤然从 %1 降到 %2：原有内容需重新读取</translation>
    </message>
    <message>
        <source>reads of %1 kB, %2 ms each on average</source>
        <translation>读平均 %1 kB，每次 %2 ms</translation>
    </message>
    <message>
        <source>%1 was fully busy for %2 of the time</source>
        <translation>%1 有 %2 的时间完全繁忙</translation>
    </message>
    <message>
        <source>how much was read and written, and how long it took</source>
        <translation>读写了多少，耗时多久</translation>
    </message>
    <message>
        <source>%1 of the requests were reads (%2 of the bytes)</source>
        <translation>%1 的请求是读（占字节的 %2）</translation>
    </message>
    <message>
        <source>%1 reads per second</source>
        <translation>每秒 %1 次读</translation>
    </message>
    <message>
        <source>which process reads</source>
        <translation>哪个进程在读</translation>
    </message>
    <message>
        <source>reads keep the device full</source>
        <translation>读使设备持续满负荷</translation>
    </message>
    <message>
        <source>no task waited longer than %1 ms for a CPU</source>
        <translation>没有任务等待 CPU 超过 %1 ms</translation>
    </message>
    <message>
        <source>the application&apos;s log covers this time and shows nobody held up for %1 ms</source>
        <translation>应用日志覆盖此时段，没有任务被耽搁 %1 ms</translation>
    </message>
    <message>
        <source>how long tasks waited for a CPU</source>
        <translation>任务等待 CPU 的时间</translation>
    </message>
    <message>
        <source>%1 ran with a real-time priority and used %2 % of a CPU</source>
        <translation>%1 以实时优先级运行，占用一个 CPU 的 %2 %</translation>
    </message>
    <message>
        <source>the scheduling class and priority of the tasks that ran</source>
        <translation>运行中任务的调度类和优先级</translation>
    </message>
    <message>
        <source>%1 used the most CPU, and it has no real-time priority</source>
        <translation>%1 占用 CPU 最多，但没有实时优先级</translation>
    </message>
    <message>
        <source>the kernel logs: %1</source>
        <translation>内核日志：%1</translation>
    </message>
    <message>
        <source>the CPUs were busy only %1 % of the time</source>
        <translation>CPU 只有 %1 % 的时间繁忙</translation>
    </message>
    <message>
        <source>tasks of a higher priority keep others off the CPU</source>
        <translation>高优先级任务使其他任务得不到 CPU</translation>
    </message>
    <message>
        <source>the share of CPU time that the hypervisor took</source>
        <translation>hypervisor 占用的 CPU 时间</translation>
    </message>
    <message>
        <source>the hypervisor took no CPU time (or there is none)</source>
        <translation>hypervisor 没有占用 CPU 时间（或不存在 hypervisor）</translation>
    </message>
    <message>
        <source>the hypervisor took %1 % of the CPU time (median), at most %2 %</source>
        <translation>hypervisor 占用 %1 % 的 CPU 时间（中位数），最高 %2 %</translation>
    </message>
    <message>
        <source>the hypervisor takes the CPU away</source>
        <translation>hypervisor 夺走了 CPU</translation>
    </message>
    <message>
        <source>%1 was not kept busy: fully for only %2 of the time</source>
        <translation>%1 没有持续忙碌：只有 %2 的时间满负荷</translation>
    </message>
    <message>
        <source>%1 always had a request under way, but only %2 at a time</source>
        <translation>%1 始终有请求在处理，但同时只有 %2 个</translation>
    </message>
    <message>
        <source>only %1 of the requests were writes</source>
        <translation>只有 %1 的请求是写</translation>
    </message>
    <message>
        <source>writes of %1 kB on average: what is buffered is written in larger pieces</source>
        <translation>写平均 %1 kB：缓冲数据会以更大的块写出</translation>
    </message>
    <message>
        <source>how often the device&apos;s cache is flushed (kernel 5.5 or newer)</source>
        <translation>设备缓存 flush 的频率（内核 5.5 或更新）</translation>
    </message>
    <message>
        <source>%1 flushes for %2 writes per second</source>
        <translation>每秒 %1 次 flush，对应 %2 次写</translation>
    </message>
    <message>
        <source>how much waits in memory to be written</source>
        <translation>内存中有多少数据在等待写出</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median): %2 s of what is written</source>
        <translation>脏内存 %1（中位数）：相当于 %2 s 的写入量</translation>
    </message>
    <message>
        <source>the CPUs were saturated while %1 was busy</source>
        <translation>%1 繁忙期间 CPU 已饱和</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request, %3 times what it needs when it is well</source>
        <translation>%1 处理每个请求忙碌 %2 ms，是正常时的 %3 倍</translation>
    </message>
    <message>
        <source>mounted with synchronous writes: %1 %2</source>
        <translation>以同步写方式挂载：%1 %2</translation>
    </message>
    <message>
        <source>mount options, and which calls the writers make</source>
        <translation>挂载选项，以及写入进程使用的系统调用</translation>
    </message>
    <message>
        <source>how many requests were under way, and of what size</source>
        <translation>处理中的请求数及其大小</translation>
    </message>
    <message>
        <source>every write waits for the device</source>
        <translation>每次写都等待设备</translation>
    </message>
    <message>
        <source>how much %1 writes in calm minutes</source>
        <translation>平静时段 %1 写入多少</translation>
    </message>
    <message>
        <source>%1 wrote %2 at the height of it and %3 when it was calm</source>
        <translation>%1 在高峰时写入 %2，平静时为 %3</translation>
    </message>
    <message>
        <source>requests of %1 kB on average, against %2 kB when it was calm</source>
        <translation>请求平均 %1 kB，平静时为 %2 kB</translation>
    </message>
    <message>
        <source>dirty pages before and after the burst</source>
        <translation>突发前后的脏页</translation>
    </message>
    <message>
        <source>dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not the age of what was buffered, makes the kernel write</source>
        <translation>脏内存处于 %1，高于不限流的上界 %2：促使内核写出的是写入洪流，而不是缓冲数据到期</translation>
    </message>
    <message>
        <source>dirty memory fell from %1 to %2 while %3 were written</source>
        <translation>写出 %3 期间，脏内存从 %1 降到 %2</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s</source>
        <translation>此日志中有 %1 次突发，相隔 %2 s（中位数）；页的到期时限为 %3 s</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median)</source>
        <translation>此日志中有 %1 次突发，相隔 %2 s（中位数）</translation>
    </message>
    <message>
        <source>whether the flusher&apos;s threads wait for the device</source>
        <translation>flusher 线程是否在等待设备</translation>
    </message>
    <message>
        <source>the flusher %1 waits for the device</source>
        <translation>flusher 线程 %1 在等待设备</translation>
    </message>
    <message>
        <source>how much the disks wrote</source>
        <translation>磁盘写了多少</translation>
    </message>
    <message>
        <source>buffered data is written back in bursts</source>
        <translation>缓冲数据成批回写</translation>
    </message>
    <message>
        <source>the write cache policy of the disk and of its controller</source>
        <translation>磁盘及其控制器的写缓存策略</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1 does not rotate</source>
        <translation>%1 不是旋转介质</translation>
    </message>
    <message>
        <source>a stretch with the device full of writes</source>
        <translation>设备因写而满负荷的一段记录</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms</source>
        <translation>%1 每次写忙碌 %2 ms；磁盘转一圈需要 4 至 11 ms</translation>
    </message>
    <message>
        <source>for writes of %1 to %2 kB that time has a spread of %3</source>
        <translation>对于 %1 至 %2 kB 的写，该时间的离散度为 %3</translation>
    </message>
    <message>
        <source>how long writes of several sizes keep the device busy</source>
        <translation>不同大小的写使设备忙碌多久</translation>
    </message>
    <message>
        <source>the same load with the write cache on and off</source>
        <translation>相同负载，分别打开和关闭写缓存</translation>
    </message>
    <message>
        <source>writes go through to the disks without a write cache</source>
        <translation>写操作没有写缓存，直达磁盘</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>排除：%1</translation>
    </message>
    <message>
        <source>The logs support: %1</source>
        <translation>日志支持：%1</translation>
    </message>
    <message>
        <source>The logs are consistent with: %1</source>
        <translation>日志与此相符：%1</translation>
    </message>
    <message>
        <source>Cannot tell, leans for: %1</source>
        <translation>无法判断，倾向认定：%1</translation>
    </message>
    <message>
        <source>Cannot tell, leans against: %1</source>
        <translation>无法判断，倾向排除：%1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <translation>无法判断：%1</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log has a date: it overlaps with the other logs as if all were of one day, which is shown as 1970-01-01.</source>
        <translation>其各行只有时分秒，且没有日志带日期：假定各日志为同一天（显示为 1970-01-01），它与其他日志重叠。</translation>
    </message>
    <message>
        <source>The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the date is not right.</source>
        <translation>时钟未设置（1970 年），与之重叠的其他日志也未设置：时间彼此一致，日期不正确。</translation>
    </message>
    <message>
        <source>counters of a device that started again: no rates from this reading</source>
        <translation>设备重新启动后的计数器：此次读数不给出速率</translation>
    </message>
    <message>
        <source>JSON document of more than 64 MiB, not read</source>
        <translation>JSON 文档超过 64 MiB，未读取</translation>
    </message>
    <message>
        <source>damaged JSON document: %1</source>
        <translation>JSON 文档已损坏：%1</translation>
    </message>
    <message>
        <source>the file ends inside this JSON document; the rest is missing</source>
        <translation>文件在此 JSON 文档内结束；其余缺失</translation>
    </message>
    <message>
        <source>a figure before the first time stamp was left out</source>
        <translation>首个时间戳之前的数值已略去</translation>
    </message>
    <message>
        <source>the file ends inside this line: its last figure is left out</source>
        <translation>文件在此行内结束：其最后一个数值已略去</translation>
    </message>
    <message>
        <source>a figure is too large to be true, the row was left out</source>
        <translation>数值大得不可能为真，该行已略去</translation>
    </message>
    <message>
        <source>figures that are no numbers or negative were left out</source>
        <translation>非数字或为负的数值已略去</translation>
    </message>
    <message>
        <source>the file ends inside this row, its last word was left out</source>
        <translation>文件在此行内结束，其最后一个词已略去</translation>
    </message>
    <message>
        <source>a row before the first head has no names for its columns</source>
        <translation>首个表头之前的行没有列名</translation>
    </message>
    <message>
        <source>a row that does not fit the head above it was left out</source>
        <translation>与上方表头不符的行已略去</translation>
    </message>
    <message>
        <source>lies in more than %1 archives inside each other; unpack the outer ones and open the folder</source>
        <translation>嵌套在超过 %1 层归档之内；请解开外层归档并打开文件夹</translation>
    </message>
    <message>
        <source>is an archive that holds no files</source>
        <translation>是不含文件的归档</translation>
    </message>
    <message>
        <source>holds more than %1 entries; the rest is not read, unpack it and open the folder that matters</source>
        <translation>含有超过 %1 个条目；其余未读取，请解开并打开所需的文件夹</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password and open the folder</source>
        <translation>已加密；请用密码解开归档并打开文件夹</translation>
    </message>
    <message>
        <source>cannot be unpacked (%1); copy it again, or unpack it and open the folder</source>
        <translation>无法解开（%1）；请重新复制，或自行解开并打开文件夹</translation>
    </message>
    <message>
        <source>is cut or damaged (%1); the %2 files before that are read, copy it again for the rest</source>
        <translation>不完整或已损坏（%1）；此前的 %2 个文件已读取，其余请重新复制</translation>
    </message>
    <message>
        <source>unpacks to more than a thousand times its size and is not read on; unpack it and open the file itself if it is what it should be</source>
        <translation>解开后超过自身大小的一千倍，未继续读取；若内容无误，请解开并打开文件本身</translation>
    </message>
    <message>
        <source>unpacks to more than the limits allow and is not read on; unpack it and open the folder that matters</source>
        <translation>解开后超出允许的限度，未继续读取；请解开并打开所需的文件夹</translation>
    </message>
    <message>
        <source>is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` and add what they print</source>
        <translation>是 perf 的二进制记录；请运行 `perf sched timehist -i FILE` 或 `perf script -i FILE`，并加入其输出</translation>
    </message>
    <message>
        <source>is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what they print</source>
        <translation>是 sysstat 的二进制文件；请运行 `sar -A -f FILE` 或 `sadf -d FILE -- -A`，并加入其输出</translation>
    </message>
    <message>
        <source>is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints</source>
        <translation>是二进制 journal；请运行 `journalctl --file FILE -o short-iso-precise`，并加入其输出</translation>
    </message>
    <message>
        <source>is a binary trace; run `trace-cmd report FILE` and add what it prints</source>
        <translation>是二进制 trace；请运行 `trace-cmd report FILE`，并加入其输出</translation>
    </message>
    <message>
        <source>is an SQLite database, not a text log</source>
        <translation>是 SQLite 数据库，不是文本日志</translation>
    </message>
    <message>
        <source>is a program or library (ELF), not a text log</source>
        <translation>是程序或库（ELF），不是文本日志</translation>
    </message>
    <message>
        <source>is a PNG picture, not a text log; add the text itself</source>
        <translation>是 PNG 图片，不是文本日志；请加入文本本身</translation>
    </message>
    <message>
        <source>is a JPEG picture, not a text log; add the text itself</source>
        <translation>是 JPEG 图片，不是文本日志；请加入文本本身</translation>
    </message>
    <message>
        <source>is a GIF picture, not a text log; add the text itself</source>
        <translation>是 GIF 图片，不是文本日志；请加入文本本身</translation>
    </message>
    <message>
        <source>is a PDF document, not a text log; add the text itself</source>
        <translation>是 PDF 文档，不是文本日志；请加入文本本身</translation>
    </message>
    <message>
        <source>holds only NUL bytes, as a power loss leaves them; there is nothing to read</source>
        <translation>只含 NUL 字节，多因断电所致；没有可读取的内容</translation>
    </message>
    <message>
        <source>is binary, not a text log</source>
        <translation>是二进制文件，不是文本日志</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>is a folder without files</source>
        <translation>是不含文件的文件夹</translation>
    </message>
    <message>
        <source>cannot be opened: its folders may not be read</source>
        <translation>无法打开：无权读取其所在文件夹</translation>
    </message>
    <message>
        <source>is a folder that may not be read; what is in it is left out</source>
        <translation>是无权读取的文件夹；其中内容已略去</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>既不是文件也不是文件夹</translation>
    </message>
    <message>
        <source>long lines were broken at %1 columns when this was pasted: put together again</source>
        <translation>粘贴时长行在第 %1 列被折断：已重新拼接</translation>
    </message>
    <message>
        <source>line is damaged by NUL bytes, as a power loss leaves them</source>
        <translation>该行被 NUL 字节损坏，多因断电所致</translation>
    </message>
    <message>
        <source>line is longer than 1 MiB; the rest is not read</source>
        <translation>该行超过 1 MiB；其余未读取</translation>
    </message>
    <message>
        <source>the file ends inside this line, its last figure may be cut: left out</source>
        <translation>文件在此行内结束，其最后一个数值可能不完整：已略去</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>是空文件</translation>
    </message>
    <message>
        <source>holds only blank lines</source>
        <translation>只含空行</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive before its first line; copy the archive again</source>
        <translation>在归档中首行之前就已截断或损坏；请重新复制归档</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (nothing comes close)</source>
        <translation>文本格式不是 Stallmark 能读取的（没有相近的格式）</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (closest: %1)</source>
        <translation>文本格式不是 Stallmark 能读取的（最接近：%1）</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive; what came before the damage is used, copy the archive again for the rest</source>
        <translation>在归档中不完整或已损坏；损坏之前的内容已使用，其余请重新复制归档</translation>
    </message>
    <message>
        <source>the time that the pattern %1 takes cannot be read</source>
        <translation>模式 %1 取得的时间无法读取</translation>
    </message>
    <message>
        <source>the duration that the pattern %1 takes cannot be read</source>
        <translation>模式 %1 取得的耗时无法读取</translation>
    </message>
    <message>
        <source>the value that the pattern %1 takes cannot be read</source>
        <translation>模式 %1 取得的数值无法读取</translation>
    </message>
    <message>
        <source>the file ends inside this process row: left out</source>
        <translation>文件在此进程行内结束：已略去</translation>
    </message>
    <message>
        <source>process row that does not fit its column head</source>
        <translation>与表头不符的进程行</translation>
    </message>
    <message>
        <source>frame of top whose time is lost</source>
        <translation>时间丢失的一屏 top</translation>
    </message>
    <message>
        <source>memory figure larger than the memory, a known defect of old BusyBox</source>
        <translation>内存数值大于内存总量，旧版 BusyBox 的已知缺陷</translation>
    </message>
    <message>
        <source>CPU line of a frame in which no time passed</source>
        <translation>时间没有推进的一屏中的 CPU 行</translation>
    </message>
    <message>
        <source>the file ends inside this line: left out</source>
        <translation>文件在此行内结束：已略去</translation>
    </message>
    <message>
        <source>latency that cannot be: more requests under way than the job had; not used</source>
        <translation>不可能的延迟：处理中的请求多于作业所能有的；未使用</translation>
    </message>
    <message>
        <source>rates printed as zero although requests were completed; not used</source>
        <translation>有请求完成，速率却打印为零；未使用</translation>
    </message>
    <message>
        <source>latency that cannot be: longer than a month; not used</source>
        <translation>不可能的延迟：超过一个月；未使用</translation>
    </message>
    <message>
        <source>JSON text that is not fio&apos;s</source>
        <translation>不是 fio 的 JSON 文本</translation>
    </message>
    <message>
        <source>JSON document without jobs</source>
        <translation>没有作业的 JSON 文档</translation>
    </message>
    <message>
        <source>job ended with an error; its figures cover the time before it</source>
        <translation>作业因错误结束；其数值只涵盖此前的时间</translation>
    </message>
    <message>
        <source>cut JSON document about jobs of which there is a whole one: left out</source>
        <translation>不完整的 JSON 文档，其作业另有完整的一份：已略去</translation>
    </message>
    <message>
        <source>text between reports of fio that is no label of one</source>
        <translation>fio 报告之间的文本，不是报告的标签</translation>
    </message>
    <message>
        <source>run of fio without a report: interrupted or failed</source>
        <translation>没有报告的 fio 运行：中断或失败</translation>
    </message>
    <message>
        <source>terse line with fewer fields than its version has: the rest is missing</source>
        <translation>terse 行的字段少于其版本应有的：其余缺失</translation>
    </message>
    <message>
        <source>the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)</source>
        <translation>打印的带宽不等于大小除以运行时间（3.26 之前的 fio 舍入时丢失进位）</translation>
    </message>
    <message>
        <source>figures without the line that says whether they are of reads or writes</source>
        <translation>数值缺少说明是读还是写的那一行</translation>
    </message>
    <message>
        <source>figures without the job they belong to</source>
        <translation>数值缺少所属的作业</translation>
    </message>
    <message>
        <source>utilisation of a run of no length</source>
        <translation>时长为零的运行的利用率</translation>
    </message>
    <message>
        <source>fio found other data than it had written</source>
        <translation>fio 发现的数据与其写入的不同</translation>
    </message>
    <message>
        <source>fio was interrupted: its report covers the time that ran</source>
        <translation>fio 被中断：其报告涵盖已运行的时间</translation>
    </message>
    <message>
        <source>fio reports an error</source>
        <translation>fio 报告错误</translation>
    </message>
    <message>
        <source>remark of fio</source>
        <translation>fio 的附注</translation>
    </message>
    <message>
        <source>log of fio whose name does not say what was measured</source>
        <translation>fio 日志的名称未说明测量的内容</translation>
    </message>
    <message>
        <source>latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed</source>
        <translation>延迟单位为 us（fio 2.99 之前）或 ns：各行未说明，数值按打印的保留</translation>
    </message>
    <message>
        <source>the unit of free is not known; its figures are kept as printed</source>
        <translation>free 的单位未知；其数值按打印的保留</translation>
    </message>
    <message>
        <source>a time stamp that cannot be read</source>
        <translation>无法读取的时间戳</translation>
    </message>
    <message>
        <source>rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors</source>
        <translation>速率以 512 字节的扇区计，列名却写 kB，sysstat 12.2 如此打印：按扇区读取</translation>
    </message>
    <message>
        <source>members that iostat does not print were left out</source>
        <translation>iostat 不打印的成员已略去</translation>
    </message>
    <message>
        <source>a device without a name or without figures was left out</source>
        <translation>没有名称或数值的设备已略去</translation>
    </message>
    <message>
        <source>the file ends inside the name of this row: left out</source>
        <translation>文件在此行的名称内结束：已略去</translation>
    </message>
    <message>
        <source>the head of the table is cut in its last name: that column is not read</source>
        <translation>表头在最后一个名称内截断：该列未读取</translation>
    </message>
    <message>
        <source>a row before the first time stamp was left out</source>
        <translation>首个时间戳之前的行已略去</translation>
    </message>
    <message>
        <source>a device name without figures at the end of the log</source>
        <translation>日志末尾只有设备名，没有数值</translation>
    </message>
    <message>
        <source>row of lsblk that does not stand under its head</source>
        <translation>lsblk 的行与其表头不对齐</translation>
    </message>
    <message>
        <source>members that are no figures of mpstat were left out</source>
        <translation>不属于 mpstat 数值的成员已略去</translation>
    </message>
    <message>
        <source>figures that are no numbers, negative or too large to be true were left out</source>
        <translation>非数字、为负或大得不可能为真的数值已略去</translation>
    </message>
    <message>
        <source>perf says that its recording is incomplete</source>
        <translation>perf 称其记录不完整</translation>
    </message>
    <message>
        <source>row of perf sched latency that cannot be read</source>
        <translation>无法读取的 perf sched latency 行</translation>
    </message>
    <message>
        <source>scheduler event that cannot be read; delays across it are left out</source>
        <translation>无法读取的调度器事件；跨越它的延迟已略去</translation>
    </message>
    <message>
        <source>statistic of the scheduler that cannot be read</source>
        <translation>无法读取的调度器统计</translation>
    </message>
    <message>
        <source>events were lost here; delays across it are left out</source>
        <translation>此处丢失了事件；跨越此处的延迟已略去</translation>
    </message>
    <message>
        <source>event of perf script that cannot be read</source>
        <translation>无法读取的 perf script 事件</translation>
    </message>
    <message>
        <source>row of perf sched timehist that cannot be read</source>
        <translation>无法读取的 perf sched timehist 行</translation>
    </message>
    <message>
        <source>line of /proc/diskstats that cannot be read</source>
        <translation>无法读取的 /proc/diskstats 行</translation>
    </message>
    <message>
        <source>the log does not say which file of /proc/pressure this is</source>
        <translation>日志未说明这是 /proc/pressure 的哪个文件</translation>
    </message>
    <message>
        <source>counters that started again: no shares from this reading</source>
        <translation>重新开始的计数器：此次读数不给出占比</translation>
    </message>
    <message>
        <source>the file ends inside this line, its figure may be cut: left out</source>
        <translation>文件在此行内结束，其数值可能不完整：已略去</translation>
    </message>
    <message>
        <source>a figure is too large to be true</source>
        <translation>数值大得不可能为真</translation>
    </message>
    <message>
        <source>a head of several tables in one row, as sadf -h prints it, is not read</source>
        <translation>一行中含多个表的表头（如 sadf -h 的输出）未读取</translation>
    </message>
    <message>
        <source>the file ends inside this row: it was left out</source>
        <translation>文件在此行内结束：该行已略去</translation>
    </message>
    <message>
        <source>a line that is no figure of sadf -p was left out</source>
        <translation>不属于 sadf -p 数值的行已略去</translation>
    </message>
    <message>
        <source>figures without a time stamp were left out</source>
        <translation>没有时间戳的数值已略去</translation>
    </message>
    <message>
        <source>members that are no figures of sadf were left out</source>
        <translation>不属于 sadf 数值的成员已略去</translation>
    </message>
    <message>
        <source>attribute of smartctl that does not fit its head</source>
        <translation>与表头不符的 smartctl 属性</translation>
    </message>
    <message>
        <source>the file ends inside this interval line: left out</source>
        <translation>文件在此间隔行内结束：已略去</translation>
    </message>
    <message>
        <source>sysbench reports a failure</source>
        <translation>sysbench 报告失败</translation>
    </message>
    <message>
        <source>report of a run that failed, not used</source>
        <translation>失败运行的报告，未使用</translation>
    </message>
    <message>
        <source>report of a run in which nothing was done, not used</source>
        <translation>没有执行任何操作的运行的报告，未使用</translation>
    </message>
    <message>
        <source>latency that cannot be: too few events for it</source>
        <translation>不可能的延迟：事件太少</translation>
    </message>
    <message>
        <source>the latency histogram does not hold as many events as the report</source>
        <translation>延迟直方图中的事件数与报告不符</translation>
    </message>
    <message>
        <source>the printed rate is not the count by the total time, which is %1</source>
        <translation>打印的速率不等于次数除以总时间，后者为 %1</translation>
    </message>
    <message>
        <source>run of sysbench without a summary: interrupted or failed</source>
        <translation>没有汇总的 sysbench 运行：中断或失败</translation>
    </message>
    <message>
        <source>load averages cut at the width of the screen</source>
        <translation>平均负载在屏幕宽度处截断</translation>
    </message>
    <message>
        <source>CPU line with a figure whose label is cut or unknown</source>
        <translation>CPU 行中有数值的标签不完整或未知</translation>
    </message>
    <message>
        <source>CPU bars carry no breakdown</source>
        <translation>CPU 条形图不含细分</translation>
    </message>
    <message>
        <source>memory bars carry no amounts</source>
        <translation>内存条形图不含数值</translation>
    </message>
    <message>
        <source>memory line in an unknown language</source>
        <translation>语言未知的内存行</translation>
    </message>
    <message>
        <source>memory figure too coarse or cut at its width</source>
        <translation>内存数值过于粗略，或因宽度而截断</translation>
    </message>
    <message>
        <source>report of UnixBench without results: interrupted or failed</source>
        <translation>没有结果的 UnixBench 报告：中断或失败</translation>
    </message>
    <message>
        <source>the date of this run cannot be read</source>
        <translation>此次运行的日期无法读取</translation>
    </message>
    <message>
        <source>UnixBench reports a failure</source>
        <translation>UnixBench 报告失败</translation>
    </message>
    <message>
        <source>run of UnixBench without a report: interrupted or failed</source>
        <translation>没有报告的 UnixBench 运行：中断或失败</translation>
    </message>
    <message>
        <source>line that is cut, or does not fit its head: its last figure is left out</source>
        <translation>不完整或与表头不符的行：其最后一个数值已略去</translation>
    </message>
    <message>
        <source>the page ends inside this row: left out</source>
        <translation>页面在此行内结束：已略去</translation>
    </message>
    <message>
        <source>pass of UnixBench without figures: failed, or with more copies than it allows</source>
        <translation>没有数值的 UnixBench 轮次：失败，或份数超过其允许值</translation>
    </message>
    <message>
        <source>measured in 0.0 s: the figure cannot be trusted, nor an index that counts it</source>
        <translation>测得用时 0.0 s：该数值不可信，含有它的指数也不可信</translation>
    </message>
    <message>
        <source>the result in the index table is not the score printed above it</source>
        <translation>指数表中的结果不是其上方打印的得分</translation>
    </message>
    <message>
        <source>the index is not result / baseline x 10, which is %1</source>
        <translation>指数不等于 结果 / 基线 x 10，后者为 %1</translation>
    </message>
    <message>
        <source>the index score does not follow from the %1 results above it, which give %2</source>
        <translation>指数得分与其上方的 %1 项结果不符，由后者得出 %2</translation>
    </message>
    <message>
        <source>test of UnixBench that failed: no score</source>
        <translation>失败的 UnixBench 测试：没有得分</translation>
    </message>
    <message>
        <source>the score is not the geometric mean of the passes above it</source>
        <translation>得分不是其上方各轮次的几何平均</translation>
    </message>
    <message>
        <source>test of UnixBench without a score: interrupted or failed</source>
        <translation>没有得分的 UnixBench 测试：中断或失败</translation>
    </message>
    <message>
        <source>negative figures were left out</source>
        <translation>负的数值已略去</translation>
    </message>
    <message>
        <source>the unit of vmstat -S is not known; memory is kept as printed</source>
        <translation>vmstat -S 的单位未知；内存按打印的保留</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is nothing to open: name a folder, an archive or a file.</source>
        <translation>没有可打开的内容：请指定文件夹、归档或文件。</translation>
    </message>
    <message>
        <source>cannot be read to its end: %1; what came before is used</source>
        <translation>无法读到末尾：%1；此前的内容已使用</translation>
    </message>
    <message>
        <source>line belongs to no known log</source>
        <translation>该行不属于任何已知日志</translation>
    </message>
    <message>
        <source>too many logs in one file; this one is not read</source>
        <translation>一个文件中日志过多；此份未读取</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the row is left out</source>
        <translation>时间戳的类型与日志开头的不同；该行已略去</translation>
    </message>
    <message>
        <source>row without a time stamp in a log that has them; it gets that of its neighbour</source>
        <translation>日志有时间戳而该行没有；取其相邻行的时间戳</translation>
    </message>
    <message>
        <source>table with more than 250 columns; those behind are not read</source>
        <translation>表超过 250 列；其后各列未读取</translation>
    </message>
    <message>
        <source>more than 16 million tables in one file; those behind are not read</source>
        <translation>一个文件中超过 1600 万个表；其后各表未读取</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the event has no time</source>
        <translation>时间戳的类型与日志开头的不同；该事件没有时间</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>day and month swapped</source>
        <translation>日月互换</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>矛盾：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1 times, %2 s apart (median); chance spaces them so evenly with p = %3; %4 of them show this by themselves and none speaks against it</source>
        <translation>共 %1 次，间隔 %2 s（中位数）；随机出现如此均匀间隔的概率 p = %3；其中 %4 次自身即可说明这一点，没有一次与之矛盾</translation>
    </message>
    <message>
        <source>%1, %2 times, every %3 s</source>
        <translation>%1，共 %2 次，每 %3 s 一次</translation>
    </message>
    <message>
        <source>reports closer to each other: those of %1 s hide a wait of %2 ms in their mean</source>
        <translation>更密的报告：%1 s 一次的报告会把 %2 ms 的等待淹没在平均值里</translation>
    </message>
    <message>
        <source>the head of a table is broken here; its figures behind the break are not read</source>
        <translation>表头在此处断开；断开处之后的数值不予读取</translation>
    </message>
</context>
<context>
    <name>gui::ClocksPanel</name>
    <message>
        <source>date and time</source>
        <translation>日期和时间</translation>
    </message>
    <message>
        <source>date, time and zone</source>
        <translation>日期、时间和时区</translation>
    </message>
    <message>
        <source>time of day</source>
        <translation>时分秒</translation>
    </message>
    <message>
        <source>since the start of the machine</source>
        <translation>自机器启动</translation>
    </message>
    <message>
        <source>since the start of the tool</source>
        <translation>自工具启动</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>未定位到时间轴</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>To</source>
        <translation>止</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Its stamps</source>
        <translation>时间戳</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>How</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Times are those of the recorded machine&apos;s own clock, %1.</source>
        <translation>时间为被记录机器自身时钟的时间，%1。</translation>
    </message>
    <message>
        <source>1 log is not placed in time.</source>
        <translation>1 份日志未定位到时间轴。</translation>
    </message>
    <message numerus="yes">
        <source>%n logs are not placed in time.</source>
        <translation>
            <numerusform>%n 份日志未定位到时间轴。</numerusform>
        </translation>
    </message>
    <message>
        <source>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates</source>
        <translation>+3s、-1h30m、UTC+8、2025-03-07T12:08:36 或 swap-dates</translation>
    </message>
    <message>
        <source>What the clock is off by, its time zone, the time of its first stamp, or day and month taken for each other</source>
        <translation>时钟的偏差、时区、首个时间戳的时间，或日月互换</translation>
    </message>
    <message>
        <source>Correction of a clock</source>
        <translation>时钟修正</translation>
    </message>
    <message>
        <source>Correct this file</source>
        <translation>修正此文件</translation>
    </message>
    <message>
        <source>Correct all files</source>
        <translation>修正全部文件</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>撤销上一项</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>全部撤销</translation>
    </message>
    <message>
        <source>all files</source>
        <translation>全部文件</translation>
    </message>
    <message>
        <source>Corrected by you: %1</source>
        <translation>由您修正：%1</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>当前记录</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>之前：</translation>
    </message>
    <message>
        <source>Part of the recording before</source>
        <translation>之前记录的部分</translation>
    </message>
    <message>
        <source>After:</source>
        <translation>之后：</translation>
    </message>
    <message>
        <source>Part of the recording after</source>
        <translation>之后记录的部分</translation>
    </message>
    <message>
        <source>A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span of time); several may follow one another. Without a part all is compared.</source>
        <translation>部分可写作 #run=2 或 #run=1-3（基准测试的运行）、#file=*.txt，或 @10:00..10:10（一段时间）；可连写多个。不写则比较全部。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Selected span</source>
        <translation>选定时段</translation>
    </message>
    <message>
        <source>The span selected on the timeline</source>
        <translation>时间线上选定的时段</translation>
    </message>
    <message>
        <source>Part:</source>
        <translation>部分：</translation>
    </message>
    <message>
        <source>The recording before the change</source>
        <translation>改动之前的记录</translation>
    </message>
    <message>
        <source>Choose another recording, or two parts of this one.</source>
        <translation>请选择另一份记录，或当前记录的两个部分。</translation>
    </message>
</context>
<context>
    <name>gui::CompareTask</name>
    <message>
        <source>Nothing in it is recognised.</source>
        <translation>其中没有可识别的内容。</translation>
    </message>
    <message>
        <source>The comparison ended without a result.</source>
        <translation>比较结束，但没有结果。</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonFigure</name>
    <message>
        <source>Pictures of both sides</source>
        <translation>两侧的图</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>Course, both sides from their start</source>
        <translation>走势，两侧均从各自起点算起</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Share of values up to</source>
        <translation>不超过该值的占比</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>95 % of the ratio</source>
        <translation>比值的 95 % 区间</translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation>p，校正后</translation>
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
        <translation>前后对比</translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation>比较的结论</translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation>显示的结论</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>全部结论</translation>
    </message>
    <message>
        <source>Better or worse</source>
        <translation>变好或变差</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>变好</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>变差</translation>
    </message>
    <message>
        <source>No difference shown</source>
        <translation>未显示差异</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <source>Also figures that say the same again</source>
        <translation>也显示内容重复的指标</translation>
    </message>
    <message>
        <source>About the chosen figure</source>
        <translation>所选指标的详情</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>有何变化</translation>
    </message>
    <message>
        <source>Same work?</source>
        <translation>负载相同？</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>局限</translation>
    </message>
</context>
<context>
    <name>gui::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>1 within 5 s of the incident</source>
        <translation>异常前后 5 s 内有 1 条</translation>
    </message>
    <message numerus="yes">
        <source>%n within 5 s of the incident</source>
        <translation>
            <numerusform>异常前后 5 s 内有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs hold no kernel messages or other events.</source>
        <translation>日志中没有内核消息或其他事件。</translation>
    </message>
</context>
<context>
    <name>gui::EvidenceBar</name>
    <message>
        <source>for %1, against %2</source>
        <translation>支持 %1，反对 %2</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.</source>
        <translation>证据权重：1 弱，2 中，4 强。可进行的检验占全部的 %1。</translation>
    </message>
</context>
<context>
    <name>gui::FindingView</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Show or hide the evidence</source>
        <translation>显示或隐藏证据</translation>
    </message>
    <message>
        <source>speaks for it</source>
        <translation>支持</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>反对</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>未采集：%1</translation>
    </message>
    <message>
        <source>Command that records it</source>
        <translation>采集所用的命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command that records it</source>
        <translation>复制采集所用的命令</translation>
    </message>
</context>
<context>
    <name>gui::HypothesesPanel</name>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 最高 %2</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>No incident to explain.</source>
        <translation>没有需要解释的异常。</translation>
    </message>
    <message>
        <source>Choose an incident to see what the logs say about its cause.</source>
        <translation>选择一起异常，查看日志对其成因的说明。</translation>
    </message>
    <message>
        <source>The whole recording</source>
        <translation>整个记录</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>gui::ImportLogPanel</name>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
</context>
<context>
    <name>gui::IncidentModel</name>
    <message>
        <source>worst</source>
        <translation>最严重</translation>
    </message>
    <message>
        <source>severe, 10 s or longer</source>
        <translation>严重，10 s 或更长</translation>
    </message>
    <message>
        <source>serious, 1 s or longer</source>
        <translation>较重，1 s 或更长</translation>
    </message>
    <message>
        <source>brief, shorter than 1 s</source>
        <translation>短暂，不足 1 s</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>时间未知</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>未能认定原因</translation>
    </message>
    <message>
        <source>%1, %2, %3%4; %5</source>
        <translation>%1，%2，%3%4；%5</translation>
    </message>
</context>
<context>
    <name>gui::IncidentsPanel</name>
    <message>
        <source>1 incident</source>
        <translation>1 起异常</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>%n 起异常</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>最严重者在前</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation>异常的顺序</translation>
    </message>
    <message>
        <source>Order of the list. Worst first: the worst one, then by severity and time</source>
        <translation>列表的顺序。最严重者在前：最严重的一起在首位，其余按严重程度和时间</translation>
    </message>
    <message>
        <source>Filter: time, device, cause</source>
        <translation>筛选：时间、设备、原因</translation>
    </message>
    <message>
        <source>Filter of the incidents</source>
        <translation>筛选异常</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Nothing in this recording measurably hurt.</source>
        <translation>此记录中未测得任何异常。</translation>
    </message>
</context>
<context>
    <name>gui::LoadTask</name>
    <message>
        <source>The import ended without a result.</source>
        <translation>导入结束，但没有结果。</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Values under the cursor</source>
        <translation>光标处的数值</translation>
    </message>
    <message>
        <source>Show the messages</source>
        <translation>显示消息</translation>
    </message>
    <message>
        <source>All times are those of the recorded machine&apos;s own clock</source>
        <translation>所有时间均为被记录机器自身时钟的时间</translation>
    </message>
    <message>
        <source>Parts of this session cannot be read and are left out: %1</source>
        <translation>此会话有部分内容无法读取，已略去：%1</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 条消息</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder.</source>
        <translation>%1 无法写入。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已另存为 %1。</translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation>报告已写入 %1。</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>正在与 %1 比较</translation>
    </message>
    <message>
        <source>Comparison cancelled.</source>
        <translation>比较已取消。</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions (*.stallmark)</source>
        <translation>所有文件 (*);;归档 (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;日志 (*.log *.txt);;会话 (*.stallmark)</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>打开日志文件夹</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (*.stallmark)</source>
        <translation>会话 (*.stallmark)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>The example could not be written to %1: free some space there.</source>
        <translation>示例无法写入 %1：请在该处腾出一些空间。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Working out the times again</source>
        <translation>正在重新计算时间</translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation>导入已取消。</translation>
    </message>
    <message>
        <source>%1 holds nothing that is recognised.</source>
        <translation>%1 中没有可识别的内容。</translation>
    </message>
    <message>
        <source>%1 - Stallmark</source>
        <translation>%1 - Stallmark</translation>
    </message>
</context>
<context>
    <name>gui::MessageModel</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1（%2 次）</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>gui::NoticeBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Stop the import and keep what is open (Esc)</source>
        <translation>停止导入，保留已打开的内容 (Esc)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss. The message stays in the list of messages</source>
        <translation>关闭。该消息仍保留在消息列表中</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
</context>
<context>
    <name>gui::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>整个记录的概览</translation>
    </message>
    <message>
        <source>The whole recording. Drag the frame to move the window, double-click to show everything.</source>
        <translation>整个记录。拖动框可移动窗口，双击显示全部。</translation>
    </message>
</context>
<context>
    <name>gui::PreviewPage</name>
    <message>
        <source>A first look: short pieces from all over the log. What lies between them, the incidents and their causes follow as soon as the log is read.</source>
        <translation>初步预览：取自整个日志的若干小段。其间的内容、异常及其原因将在日志读完后显示。</translation>
    </message>
    <message>
        <source>First look at the log</source>
        <translation>日志初步预览</translation>
    </message>
</context>
<context>
    <name>gui::ProcessesPanel</name>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Choose an incident to see the processes of that time.</source>
        <translation>选择一起异常，查看当时的进程。</translation>
    </message>
    <message>
        <source>a time not known</source>
        <translation>未知时刻</translation>
    </message>
    <message>
        <source>No log lists the processes of %1.</source>
        <translation>没有日志列出 %1 的进程。</translation>
    </message>
    <message>
        <source>At %1, the highest value of each within %2.</source>
        <translation>%1 起 %2 内各项的最高值。</translation>
    </message>
</context>
<context>
    <name>gui::SourceModel</name>
    <message>
        <source>read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>cut or damaged</source>
        <translation>不完整或已损坏</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>格式未知</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>未定位到时间轴</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
</context>
<context>
    <name>gui::SourcePanel</name>
    <message>
        <source>Log line</source>
        <translation>日志行</translation>
    </message>
    <message>
        <source>Find in the kept lines</source>
        <translation>在保留的行中查找</translation>
    </message>
    <message>
        <source>Find in the kept lines of all sources</source>
        <translation>在所有来源保留的行中查找</translation>
    </message>
    <message>
        <source>Return: next line, Shift+Return: previous line. The session keeps the lines around each one that is cited</source>
        <translation>Return：下一行，Shift+Return：上一行。会话保留每个被引用行前后的若干行</translation>
    </message>
    <message>
        <source>Previous line that holds it</source>
        <translation>上一个匹配行</translation>
    </message>
    <message>
        <source>Next line that holds it</source>
        <translation>下一个匹配行</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, line %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;，第 %2 行</translation>
    </message>
    <message>
        <source>Click a reference such as [iolog.txt:31] to see the line it rests on.</source>
        <translation>点击 [iolog.txt:31] 这样的引用，查看所依据的行。</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>The session keeps no lines of this place.</source>
        <translation>会话没有保留此处的行。</translation>
    </message>
</context>
<context>
    <name>gui::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>gui::StartPage</name>
    <message>
        <source>When did the machine stall, and why?</source>
        <translation>机器何时停顿，为什么？</translation>
    </message>
    <message>
        <source>Open the logs that came back from a Linux machine: a folder, an archive or single files. iostat, top, vmstat, perf sched, /proc, sysbench and the application&apos;s own log are recognised by their content. Every answer shows the log lines it rests on. Nothing leaves this computer.</source>
        <translation>打开从 Linux 机器取回的日志：文件夹、归档或单个文件。iostat、top、vmstat、perf sched、/proc、sysbench 以及应用自身的日志按内容识别。每个结论都给出所依据的日志行。数据不会离开此计算机。</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>打开日志(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose archives or single files (Ctrl+O)</source>
        <translation>选择归档或单个文件 (Ctrl+O)</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>试用示例(&amp;E)</translation>
    </message>
    <message>
        <source>A recording of a machine that stalled</source>
        <translation>一台曾停顿的机器的记录</translation>
    </message>
    <message>
        <source>Or drop them anywhere on this window.</source>
        <translation>也可以把它们拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 已不存在</translation>
    </message>
</context>
<context>
    <name>gui::SummaryBar</name>
    <message>
        <source>1 file read in full</source>
        <translation>1 个文件已完整读取</translation>
    </message>
    <message>
        <source>1 file, not read in full</source>
        <translation>1 个文件，未完整读取</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files read in full</source>
        <translation>
            <numerusform>%n 个文件中有 %1 个已完整读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
</context>
<context>
    <name>gui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>筛选此表</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制此表</translation>
    </message>
    <message>
        <source>Copy these rows</source>
        <translation>复制这些行</translation>
    </message>
</context>
<context>
    <name>gui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows everything, G goes to the incident.</source>
        <translation>共用时间轴的各条泳道。加号和减号缩放，方向键移动，0 显示全部，G 转到异常。</translation>
    </message>
    <message>
        <source>Zoom to selection	Return</source>
        <translation>缩放到选区	Return</translation>
    </message>
    <message>
        <source>Set mark A here	A</source>
        <translation>在此设标记 A	A</translation>
    </message>
    <message>
        <source>Set mark B here	B</source>
        <translation>在此设标记 B	B</translation>
    </message>
    <message>
        <source>Show everything	0</source>
        <translation>显示全部	0</translation>
    </message>
    <message>
        <source>Show this incident</source>
        <translation>显示此异常</translation>
    </message>
</context>
<context>
    <name>gui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>打开日志(&amp;O)…</translation>
    </message>
    <message>
        <source>Open archives or single log files</source>
        <translation>打开归档或单个日志文件</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation>打开会话(&amp;S)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Compare with another recording, or two parts of this one</source>
        <translation>与另一份记录比较，或比较当前记录的两个部分</translation>
    </message>
    <message>
        <source>S&amp;ave session as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation>导出报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Write the findings as a PDF or HTML report</source>
        <translation>将分析结果写成 PDF 或 HTML 报告</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the earlier view</source>
        <translation>回到前一个视图</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Forward to the later view</source>
        <translation>前往后一个视图</translation>
    </message>
    <message>
        <source>Zoom to &amp;incident</source>
        <translation>缩放到异常(&amp;I)</translation>
    </message>
    <message>
        <source>Show the chosen incident with some time around it</source>
        <translation>显示所选异常及其前后一段时间</translation>
    </message>
    <message>
        <source>&amp;Previous incident</source>
        <translation>上一起异常(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next incident</source>
        <translation>下一起异常(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>显示全部(&amp;E)</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>显示整个记录</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比较结果(&amp;C)</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>查找(&amp;D)…</translation>
    </message>
    <message>
        <source>Find words in the kept lines of all sources</source>
        <translation>在所有来源保留的行中查找文字</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to panel</source>
        <translation>转到面板(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>键盘和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Stallmark</source>
        <translation>关于 Stallmark(&amp;A)</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Zoom to incident</source>
        <translation>缩放到异常</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Timeline: zoom at the pointer</source>
        <translation>时间线：以指针处为中心缩放</translation>
    </message>
    <message>
        <source>wheel, + and -</source>
        <translation>滚轮，+ 和 -</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>时间线：移动</translation>
    </message>
    <message>
        <source>Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End</source>
        <translation>Shift+滚轮、中键或 Ctrl+拖动、方向键、Home、End</translation>
    </message>
    <message>
        <source>Timeline: measure a span, then zoom to it</source>
        <translation>时间线：测量一段时间，再缩放到它</translation>
    </message>
    <message>
        <source>drag, then Return</source>
        <translation>拖动，然后按 Return</translation>
    </message>
    <message>
        <source>Timeline: compare two moments</source>
        <translation>时间线：比较两个时刻</translation>
    </message>
    <message>
        <source>A and B at the pointer; Escape drops them</source>
        <translation>在指针处按 A 和 B；Escape 取消标记</translation>
    </message>
    <message>
        <source>Timeline: hide or show a line</source>
        <translation>时间线：隐藏或显示一条曲线</translation>
    </message>
    <message>
        <source>click on its name</source>
        <translation>点击其名称</translation>
    </message>
    <message>
        <source>Timeline: choose an incident</source>
        <translation>时间线：选择一起异常</translation>
    </message>
    <message>
        <source>double-click on its band; G goes back to it</source>
        <translation>双击其色带；G 回到该异常</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>键盘和鼠标</translation>
    </message>
    <message>
        <source>About Stallmark</source>
        <translation>关于 Stallmark</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Finds when a Linux machine stalled and says why, with evidence.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. There is no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;找出 Linux 机器何时停顿，并以证据说明原因。&lt;/p&gt;&lt;p&gt;Qt %2，QCustomPlot %3。&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later。不提供任何担保。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>gui::Workspace</name>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>application CPU</source>
        <translation>应用 CPU</translation>
    </message>
    <message>
        <source>application duration</source>
        <translation>应用耗时</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>CPU 繁忙</translation>
    </message>
    <message>
        <source>CPU guests</source>
        <translation>CPU guest</translation>
    </message>
    <message>
        <source>CPU idle</source>
        <translation>CPU 空闲</translation>
    </message>
    <message>
        <source>CPU iowait</source>
        <translation>CPU iowait</translation>
    </message>
    <message>
        <source>CPU hardware interrupts</source>
        <translation>CPU 硬中断</translation>
    </message>
    <message>
        <source>CPU nice</source>
        <translation>CPU nice</translation>
    </message>
    <message>
        <source>CPU not idle (iowait counted as busy)</source>
        <translation>CPU 非空闲（iowait 计为繁忙）</translation>
    </message>
    <message>
        <source>CPU software interrupts</source>
        <translation>CPU 软中断</translation>
    </message>
    <message>
        <source>CPU steal</source>
        <translation>CPU steal</translation>
    </message>
    <message>
        <source>CPU system</source>
        <translation>CPU 内核态</translation>
    </message>
    <message>
        <source>CPU user</source>
        <translation>CPU 用户态</translation>
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
        <translation>discard 吞吐量</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>discard 请求数</translation>
    </message>
    <message>
        <source>flush await</source>
        <translation>flush await</translation>
    </message>
    <message>
        <source>flushes</source>
        <translation>flush 请求数</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>read await</source>
        <translation>读 await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读吞吐量</translation>
    </message>
    <message>
        <source>read request size</source>
        <translation>读请求大小</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读请求数</translation>
    </message>
    <message>
        <source>reads merged</source>
        <translation>合并的读请求数</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>request size</source>
        <translation>请求大小</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>write await</source>
        <translation>写 await</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写吞吐量</translation>
    </message>
    <message>
        <source>write request size</source>
        <translation>写请求大小</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>写请求数</translation>
    </message>
    <message>
        <source>writes merged</source>
        <translation>合并的写请求数</translation>
    </message>
    <message>
        <source>load, 1 minute</source>
        <translation>平均负载，1 分钟</translation>
    </message>
    <message>
        <source>load, 15 minutes</source>
        <translation>平均负载，15 分钟</translation>
    </message>
    <message>
        <source>load, 5 minutes</source>
        <translation>平均负载，5 分钟</translation>
    </message>
    <message>
        <source>memory available</source>
        <translation>可用内存</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>页缓存</translation>
    </message>
    <message>
        <source>dirty pages</source>
        <translation>脏页</translation>
    </message>
    <message>
        <source>dirty background threshold</source>
        <translation>脏页后台阈值</translation>
    </message>
    <message>
        <source>dirty threshold</source>
        <translation>脏页阈值</translation>
    </message>
    <message>
        <source>memory free</source>
        <translation>空闲内存</translation>
    </message>
    <message>
        <source>pages under writeback</source>
        <translation>回写中的页</translation>
    </message>
    <message>
        <source>time without a sample of the monitor</source>
        <translation>监控无样本的时长</translation>
    </message>
    <message>
        <source>CPU pressure, all tasks</source>
        <translation>CPU 压力，全部任务</translation>
    </message>
    <message>
        <source>CPU pressure, some tasks</source>
        <translation>CPU 压力，部分任务</translation>
    </message>
    <message>
        <source>I/O pressure, all tasks</source>
        <translation>I/O 压力，全部任务</translation>
    </message>
    <message>
        <source>I/O pressure, some tasks</source>
        <translation>I/O 压力，部分任务</translation>
    </message>
    <message>
        <source>interrupt pressure, all tasks</source>
        <translation>中断压力，全部任务</translation>
    </message>
    <message>
        <source>memory pressure, all tasks</source>
        <translation>内存压力，全部任务</translation>
    </message>
    <message>
        <source>memory pressure, some tasks</source>
        <translation>内存压力，部分任务</translation>
    </message>
    <message>
        <source>process CPU</source>
        <translation>进程 CPU</translation>
    </message>
    <message>
        <source>process memory</source>
        <translation>进程内存</translation>
    </message>
    <message>
        <source>process reads</source>
        <translation>进程读</translation>
    </message>
    <message>
        <source>process state</source>
        <translation>进程状态</translation>
    </message>
    <message>
        <source>process writes</source>
        <translation>进程写</translation>
    </message>
    <message>
        <source>scheduling delay</source>
        <translation>调度延迟</translation>
    </message>
    <message>
        <source>scheduling delay, mean</source>
        <translation>调度延迟，平均</translation>
    </message>
    <message>
        <source>scheduling delay, longest</source>
        <translation>调度延迟，最长</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>切换次数</translation>
    </message>
    <message>
        <source>time off the CPU</source>
        <translation>不在 CPU 上的时间</translation>
    </message>
    <message>
        <source>swapped in</source>
        <translation>换入</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>换出</translation>
    </message>
    <message>
        <source>task blocked</source>
        <translation>任务阻塞</translation>
    </message>
    <message>
        <source>tasks blocked</source>
        <translation>阻塞的任务</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>tasks runnable</source>
        <translation>可运行的任务</translation>
    </message>
    <message>
        <source>context switches</source>
        <translation>上下文切换</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>成因</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Log line</source>
        <translation>日志行</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
</context>
</TS>
