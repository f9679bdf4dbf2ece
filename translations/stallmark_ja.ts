<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AnalysisText</name>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>長さ %1 (時刻はログからは不明)</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 ～ %2 (%3)</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>not recorded: %1; next time record</source>
        <translation>記録なし: %1。次回記録するもの:</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>CPU 使用率 60 % 以上</translation>
    </message>
    <message>
        <source>samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)</source>
        <translation>サンプル: %1 (%2、1 時間あたり %3)、連続区間: %4 (1 時間あたり %5)</translation>
    </message>
    <message>
        <source>, %1 long on average</source>
        <translation>、平均の長さ %1</translation>
    </message>
    <message>
        <source>, dispersion %1</source>
        <translation>、分散指数 %1</translation>
    </message>
    <message>
        <source>What the data can carry</source>
        <translation>データから言える範囲</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>使えなかった行</translation>
    </message>
    <message>
        <source> (%1 lines, the first is cited)</source>
        <translation> (%1 行、引用は最初の行)</translation>
    </message>
    <message>
        <source>Times are the machine&apos;s own (%1).</source>
        <translation>時刻は記録したマシン自身のもの (%1)。</translation>
    </message>
    <message>
        <source>Incident %1  </source>
        <translation>インシデント %1  </translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>記録全体について</translation>
    </message>
    <message>
        <source>&quot;stallmark collect&quot; with the same bundle prints a script that records what was missing.</source>
        <translation>同じバンドルを指定して &quot;stallmark collect&quot; を実行すると、足りなかったものを記録するスクリプトを出力する。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>BUNDLE is a folder, an archive (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z), a log file, or one
session file (*.stallmark). TIME is the machine&apos;s own, for example 2025-03-07T12:08:38.</source>
        <translation>BUNDLE はフォルダー、アーカイブ (tar, tar.gz, tar.xz, tar.zst, tar.bz2, zip, 7z)、ログファイル、
またはセッションファイル 1 つ (*.stallmark)。TIME は記録したマシンの時刻 (例 2025-03-07T12:08:38)。</translation>
    </message>
    <message>
        <source>--patterns FILE, for every verb that takes a BUNDLE: the user&apos;s own patterns of application logs, instead of
those in the settings (stallmark/patterns.json) or in the file that STALLMARK_PATTERNS names.</source>
        <translation>--patterns FILE (BUNDLE を取るすべてのサブコマンド): アプリケーションログ用のユーザー定義パターン。
設定 (stallmark/patterns.json) や STALLMARK_PATTERNS が指すファイルのパターンの代わりに使う。</translation>
    </message>
    <message>
        <source>--threads N, for the same verbs: how many threads read; as many as there are cores if it is not given.</source>
        <translation>--threads N (同じサブコマンド): 読み込みに使うスレッド数。省略時はコア数と同じ。</translation>
    </message>
    <message>
        <source>--clock PATH=CORRECTION, for every verb that takes a BUNDLE, any number of times: what the clock of a file is
off by (+3s, -1.5h), its zone (UTC+8), its first time stamp (2025-03-07T12:08:36), swap-dates for day and
month, or recorded to take corrections in a session file back. PATH may hold * and ?.</source>
        <translation>--clock PATH=CORRECTION (BUNDLE を取るすべてのサブコマンド、複数指定可): ファイルの時計の補正。ずれ
(+3s, -1.5h)、タイムゾーン (UTC+8)、最初のタイムスタンプ (2025-03-07T12:08:36)、日と月を入れ替える
swap-dates、セッションファイル内の補正を取り消す recorded のいずれか。PATH には * と ? を使える。</translation>
    </message>
    <message>
        <source>--zone ZONE: the zone of the machine&apos;s own clock, for example UTC+8.</source>
        <translation>--zone ZONE: マシンの時計のタイムゾーン (例: UTC+8)。</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 done, but some input could not be read; 2 wrong use; 3 the input cannot be
opened or nothing in it is recognised.</source>
        <translation>終了ステータス: 0 正常終了、1 終了したが一部の入力を読み込めなかった、2 使い方の誤り、
3 入力を開けない、または認識できるものがない。</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>使い方:</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>ウィンドウを開く</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file; did you mean &apos;%2&apos;?</source>
        <translation>&apos;%1&apos; はサブコマンドでもファイルでもありません。&apos;%2&apos; の間違いではありませんか?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a verb nor a file</source>
        <translation>&apos;%1&apos; はサブコマンドでもファイルでもありません</translation>
    </message>
    <message>
        <source>usage: %1</source>
        <translation>使い方: %1</translation>
    </message>
    <message>
        <source>Stallmark finds when a Linux machine stalled and says why, with evidence.</source>
        <translation>Stallmark は Linux マシンがいつストールしたかを見つけ、その理由を根拠とともに示します。</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>不明なオプション &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1: %2 files, %3 logs, %4 samples</source>
        <translation>%1: ファイル %2、ログ %3、サンプル %4</translation>
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
比較する側には、バンドルまたはその一部を指定する:
  BUNDLE#file=GLOB    パスか名前が一致するファイル (例: &apos;logs.zip#file=*before*&apos;)
  BUNDLE#run=N[-M]    1 ファイルに複数あるベンチマークの実行のうち N (～M) 回目 (1 から数える)
  BUNDLE#lines=A-B    ファイルの行範囲 (例: &apos;page.txt#lines=1-40&apos;)
  BUNDLE@FROM..TO     時間範囲。例: box.tar.xz@12:00..12:30、日付付きなら 2025-03-07T12:00..
                      どちらの端も省略できる
組み合わせも可能: &apos;box.zip#file=*wb*#run=2&apos;。両側に同じバンドルの別の部分を指定してもよい。
バンドルが 1 つだけなら、ファイル名 (before/after, without/with, old/new, off/on) で分けて比較する。
片側の複数のバンドルやファイルは反復として扱う: compare B1 B2 B3 vs A1 A2 A3
1 つのフォルダー内にある同じテストの複数回の実行も反復とみなす。
判定: 改善、悪化、有意差なし、比較不可。片側 1 回の実行で言えることは少ない。交互に反復すること。
両側に比較できるものが何もない場合も、終了ステータスは 3。
</translation>
    </message>
    <message>
        <source>incidents and hypotheses, as text or JSON</source>
        <translation>インシデントと仮説 (テキストまたは JSON)</translation>
    </message>
    <message>
        <source>did the change help: before/after, with statistics</source>
        <translation>変更の効果: 変更前後を統計的に比較</translation>
    </message>
    <message>
        <source>the report, as PDF or HTML</source>
        <translation>レポート (PDF または HTML)</translation>
    </message>
    <message>
        <source>every sample, as CSV</source>
        <translation>全サンプル (CSV)</translation>
    </message>
    <message>
        <source>benchmark results, as CSV or JSON</source>
        <translation>ベンチマーク結果 (CSV または JSON)</translation>
    </message>
    <message>
        <source>a session file; every verb takes one as BUNDLE</source>
        <translation>セッションファイルを作成。どのサブコマンドにも BUNDLE として渡せる</translation>
    </message>
    <message>
        <source>a script that records what is needed, fitted to what the bundle lacks</source>
        <translation>バンドルに足りないものに合わせた記録用スクリプトを出力</translation>
    </message>
    <message>
        <source>what is read</source>
        <translation>読み込める形式の一覧</translation>
    </message>
</context>
<context>
    <name>ComparisonDetails</name>
    <message>
        <source>corrected for %1 rows: %2 (%3)</source>
        <translation>%1 行分の多重比較を補正: %2 (%3)</translation>
    </message>
    <message>
        <source>smallest that so few values can reach: %1</source>
        <translation>この標本数で到達できる最小値: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>95 % interval %1 (%2)</source>
        <translation>95 % 信頼区間 %1 (%2)</translation>
    </message>
    <message>
        <source>Hedges g %1</source>
        <translation>Hedges の g %1</translation>
    </message>
    <message>
        <source>Cliff&apos;s delta %1</source>
        <translation>Cliff のデルタ %1</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>理由:</translation>
    </message>
    <message>
        <source>The whole interval lies between 0.95 and 1.05: the same for most purposes.</source>
        <translation>信頼区間全体が 0.95～1.05 に収まる。ほとんどの用途では同じとみなせる。</translation>
    </message>
    <message>
        <source>To decide:</source>
        <translation>判断に必要なもの:</translation>
    </message>
    <message>
        <source>Paired:</source>
        <translation>対応付け:</translation>
    </message>
    <message>
        <source>No setting that both sides recorded has changed.</source>
        <translation>両側で記録されている設定に変更はない。</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>ワークロードが異なる</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Nothing tells what work was done.</source>
        <translation>どのようなワークロードだったかを示すものがない。</translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation>特になし。</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>why: </source>
        <translation>理由: </translation>
    </message>
    <message>
        <source>%1 more figures say the same again; --csv and --json have them</source>
        <translation>同じことを示す指標がほかに %1 件ある (--csv と --json で出力)</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変わったもの</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>ワークロードが異なる</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides</source>
        <translation>ワークロードの設定 1 件は両側で同じ</translation>
    </message>
    <message>
        <source>%1 settings of the work are the same on both sides</source>
        <translation>ワークロードの設定 %1 件は両側で同じ</translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>この比較の限界</translation>
    </message>
    <message>
        <source>and %1 more in --json</source>
        <translation>ほか %1 件は --json で出力</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 ファイル</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 ファイル</translation>
    </message>
    <message>
        <source>no benchmark figures</source>
        <translation>ベンチマークの値なし</translation>
    </message>
    <message>
        <source>1 benchmark figure</source>
        <translation>ベンチマークの値 1 件</translation>
    </message>
    <message>
        <source>%1 benchmark figures</source>
        <translation>ベンチマークの値 %1 件</translation>
    </message>
    <message>
        <source>before: </source>
        <translation>変更前： </translation>
    </message>
    <message>
        <source>after:  </source>
        <translation>変更後:  </translation>
    </message>
</context>
<context>
    <name>ComparisonWording</name>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>有意差なし</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <source>before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>スイート</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Incidents and slow operations</source>
        <translation>インシデントと遅い操作</translation>
    </message>
    <message>
        <source>CPU classes, episodes per hour</source>
        <translation>CPU クラス、1 時間あたりのエピソード数</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>モニター</translation>
    </message>
    <message>
        <source>moved as expected</source>
        <translation>想定どおりに変化</translation>
    </message>
    <message>
        <source>did not move</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>moved the other way</source>
        <translation>逆方向に変化</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>計測なし</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>not compared: %1: %2</source>
        <translation>比較対象外: %1: %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
</context>
<context>
    <name>CpuClassText</name>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1～%2 %</translation>
    </message>
    <message>
        <source>CPU % = user + nice + system + irq + softirq + steal</source>
        <translation>CPU % = user + nice + system + irq + softirq + steal</translation>
    </message>
    <message>
        <source>CPU % = 100 - idle, which counts the wait for disks as use</source>
        <translation>CPU % = 100 - idle (ディスク待ちも使用中に数える)</translation>
    </message>
    <message>
        <source>%1: %2; one sample every %3, %4 covered</source>
        <translation>%1: %2、サンプル間隔 %3、対象時間 %4</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Samples an hour</source>
        <translation>サンプル/時</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>連続区間</translation>
    </message>
    <message>
        <source>Spells an hour</source>
        <translation>連続区間/時</translation>
    </message>
    <message>
        <source>Mean spell</source>
        <translation>平均の長さ</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>分散指数</translation>
    </message>
    <message>
        <source>Grade A: nothing to remark.</source>
        <translation>評価 A: 特記事項なし。</translation>
    </message>
    <message>
        <source>Grade B: some hypotheses stay open for want of data.</source>
        <translation>評価 B: データ不足のため判定できない仮説がある。</translation>
    </message>
    <message>
        <source>Grade C: mind the remarks before you rely on a figure.</source>
        <translation>評価 C: 数値を使う前に注記を確認すること。</translation>
    </message>
    <message>
        <source>Grade D: conclusions from this recording are doubtful.</source>
        <translation>評価 D: この記録から結論を導くのは危うい。</translation>
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
        <translation>キュー</translation>
    </message>
    <message>
        <source>%1 await</source>
        <translation>%1 await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>全リクエスト</translation>
    </message>
    <message>
        <source>%1 transfer</source>
        <translation>%1 転送量</translation>
    </message>
    <message>
        <source>(1 more device folded)</source>
        <translation>(ほか 1 デバイスは折りたたみ)</translation>
    </message>
    <message numerus="yes">
        <source>(%n more devices folded)</source>
        <translation>
            <numerusform>(ほか %n デバイスは折りたたみ)</numerusform>
        </translation>
    </message>
    <message>
        <source>Dirty pages</source>
        <translation>ダーティページ</translation>
    </message>
    <message>
        <source>dirty</source>
        <translation>ダーティ</translation>
    </message>
    <message>
        <source>writeback</source>
        <translation>ライトバック中</translation>
    </message>
    <message>
        <source>background</source>
        <translation>バックグラウンド</translation>
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
        <translation>アプリケーション</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Scheduling delay</source>
        <translation>スケジューリング遅延</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>実行可能</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>ブロック中</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>スワップ</translation>
    </message>
    <message>
        <source>in</source>
        <translation>イン</translation>
    </message>
    <message>
        <source>out</source>
        <translation>アウト</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>PSI</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>read</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>read in part</source>
        <translation>一部のみ読み込み</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>認識できず</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>テキストではない</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>読み込めず</translation>
    </message>
    <message>
        <source> (within %1)</source>
        <translation> (誤差 %1 以内)</translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation>使えなかった行</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>First such line</source>
        <translation>該当する最初の行</translation>
    </message>
    <message>
        <source>%1 of %2 kinds of lines are listed.</source>
        <translation>行の種類 %2 件のうち %1 件を掲載。</translation>
    </message>
    <message>
        <source>What to record next time</source>
        <translation>次回記録すべきもの</translation>
    </message>
    <message>
        <source>To decide whether </source>
        <translation>次の判定のため: </translation>
    </message>
    <message>
        <source>Quality of the data</source>
        <translation>データの品質</translation>
    </message>
    <message>
        <source>%1 of %2 remarks are listed.</source>
        <translation>注記 %2 件のうち %1 件を掲載。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>The SHA-256 of each file stands under its name.</source>
        <translation>各ファイルの SHA-256 は名前の下に示す。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Change, 95 % of the ratio</source>
        <translation>変化 (比の 95 % 区間)</translation>
    </message>
    <message>
        <source>Corrected p</source>
        <translation>補正後の p</translation>
    </message>
    <message>
        <source>%1 of %2 rows are listed.</source>
        <translation>%2 行のうち %1 行を掲載。</translation>
    </message>
    <message>
        <source>Grey before, blue after. %1</source>
        <translation>灰色が変更前、青が変更後。%1</translation>
    </message>
    <message>
        <source>The smallest p that so few values can reach is %1.</source>
        <translation>この標本数で到達できる p の最小値は %1。</translation>
    </message>
    <message>
        <source>%1. No difference is shown. %2 Why: %3</source>
        <translation>%1. 有意差なし。%2 理由: %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変わったもの</translation>
    </message>
    <message>
        <source>Not the same work</source>
        <translation>ワークロードが異なる</translation>
    </message>
    <message>
        <source>1 setting of the work is the same on both sides.</source>
        <translation>ワークロードの設定 1 件は両側で同じ。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings of the work are the same on both sides.</source>
        <translation>
            <numerusform>ワークロードの設定 %n 件は両側で同じ。</numerusform>
        </translation>
    </message>
    <message>
        <source>What limits this</source>
        <translation>この比較の限界</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>変更前後の比較</translation>
    </message>
    <message>
        <source>before: %1; after: %2</source>
        <translation>変更前: %1、変更後: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>%1 long; the log does not say when</source>
        <translation>長さ %1 (時刻はログからは不明)</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 ～ %2 (%3)</translation>
    </message>
    <message>
        <source>CPU use of 60 % and more</source>
        <translation>CPU 使用率 60 % 以上</translation>
    </message>
    <message>
        <source>for %1, against %2</source>
        <translation>支持 %1、反証 %2</translation>
    </message>
    <message>
        <source> This alone refutes it.</source>
        <translation> これだけで否定できる。</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>記録なし: %1</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>ホスト %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>カーネル %1</translation>
    </message>
    <message>
        <source>host and kernel not recorded</source>
        <translation>ホストとカーネルは記録なし</translation>
    </message>
    <message>
        <source>recorded %1 to %2</source>
        <translation>記録期間 %1 ～ %2</translation>
    </message>
    <message>
        <source>times: the machine&apos;s own, %1</source>
        <translation>時刻はマシン自身のもの、%1</translation>
    </message>
    <message>
        <source>Not decided, for want of data: %1.</source>
        <translation>データ不足で未判定: %1。</translation>
    </message>
    <message>
        <source>No cause could be ruled in.</source>
        <translation>該当と判定できた原因はない。</translation>
    </message>
    <message>
        <source>Also ruled in, as %1: %2.</source>
        <translation>ほかに該当 (%1): %2。</translation>
    </message>
    <message>
        <source>Worst incident: </source>
        <translation>最悪のインシデント: </translation>
    </message>
    <message>
        <source>Cause: %1.</source>
        <translation>原因: %1。</translation>
    </message>
    <message>
        <source>The worst incident (marked) and what the machine did around it, all on one time axis.</source>
        <translation>最悪のインシデント (強調表示) とその前後のマシンの動きを、同じ時間軸で示す。</translation>
    </message>
    <message>
        <source>The whole recording, %1; bands are incidents.</source>
        <translation>記録全体 (%1)。帯はインシデントを表す。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>no cause ruled in</source>
        <translation>該当する原因なし</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
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
        <translation>不明</translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation>、ほか %1 件</translation>
    </message>
    <message>
        <source>Incident %1: %2</source>
        <translation>インシデント %1: %2</translation>
    </message>
    <message>
        <source>Of the whole recording</source>
        <translation>記録全体について</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>The table lists the %1 worst of %2 incidents, in order of time; &apos;stallmark analyze&apos; prints all.</source>
        <translation>表は全 %2 件のうち悪い順に %1 件のインシデントを時刻順に並べたもの。全件は &apos;stallmark analyze&apos; で出力できる。</translation>
    </message>
    <message>
        <source>Details follow for the %1 worst.</source>
        <translation>以下、悪い順に %1 件の詳細を示す。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2 ページ</translation>
    </message>
    <message>
        <source> (its columns in parts, as they are wider than the page)</source>
        <translation> (ページ幅を超えるため列を分割)</translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2.</source>
        <translation>レポートを %1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>ページを描画できませんでした</translation>
    </message>
    <message>
        <source>, %1.</source>
        <translation>、%1。</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>zone not recorded</source>
        <translation>タイムゾーンは記録なし</translation>
    </message>
    <message>
        <source>time of day unknown</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>該当と判定できた原因なし</translation>
    </message>
    <message>
        <source>Worst: %1, %2, %3.</source>
        <translation>最悪: %1、%2、%3。</translation>
    </message>
    <message>
        <source>1 incident</source>
        <translation>インシデント 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>インシデント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%2 に%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No incident found in %1 of recording.</source>
        <translation>%1 の記録にインシデントはなかった。</translation>
    </message>
    <message>
        <source>No incident found.</source>
        <translation>インシデントはなかった。</translation>
    </message>
    <message>
        <source>Nothing was measured over time in these files, so nothing can be said about stalls.</source>
        <translation>これらのファイルには時系列の計測値がないため、ストールについては何も言えない。</translation>
    </message>
    <message>
        <source>1 benchmark result</source>
        <translation>ベンチマーク結果 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark results</source>
        <translation>
            <numerusform>ベンチマーク結果 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>; nothing was measured over time, so nothing can be said about stalls.</source>
        <translation>。時系列の計測値がないため、ストールについては何も言えない。</translation>
    </message>
    <message>
        <source>ruled in</source>
        <translation>該当</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>トリガー</translation>
    </message>
    <message>
        <source>amplifier</source>
        <translation>増幅要因</translation>
    </message>
    <message>
        <source>artefact</source>
        <translation>見かけ上の現象</translation>
    </message>
    <message>
        <source>CPU not idle</source>
        <translation>idle 以外の CPU</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>standard output could not be written in full</source>
        <translation>標準出力に最後まで書き込めませんでした</translation>
    </message>
    <message>
        <source>a session file must be named *.stallmark</source>
        <translation>セッションファイルの名前は *.stallmark でなければなりません</translation>
    </message>
    <message>
        <source>nothing in the input is recognised (&apos;stallmark formats&apos; lists what is read)</source>
        <translation>入力に認識できるものがありません (読み込める形式は &apos;stallmark formats&apos; で確認できます)</translation>
    </message>
    <message>
        <source>the name of a report ends in .pdf or .html</source>
        <translation>レポートのファイル名は .pdf または .html で終わる必要があります</translation>
    </message>
    <message>
        <source>--clock takes PATH=CORRECTION, for example iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates or iolog.txt=recorded</source>
        <translation>--clock には PATH=CORRECTION を指定します。例: iolog.txt=+3s, &apos;top*=UTC+8&apos;, vmstat.txt=2025-03-07T12:08:36, iolog.txt=swap-dates, iolog.txt=recorded</translation>
    </message>
    <message>
        <source>--zone takes the zone of the machine&apos;s clock, for example UTC+8 or UTC-03:30</source>
        <translation>--zone にはマシンの時計のタイムゾーンを指定します。例: UTC+8, UTC-03:30</translation>
    </message>
    <message>
        <source>--from and --to take the machine&apos;s own time, for example 2025-03-07T12:08:38</source>
        <translation>--from と --to には記録したマシンの時刻を指定します。例: 2025-03-07T12:08:38</translation>
    </message>
    <message>
        <source>--from lies after --to</source>
        <translation>--from が --to より後になっています</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json と --csv は同時に指定できません</translation>
    </message>
    <message>
        <source>%1 needs a bundle: a folder, an archive, a file or a session</source>
        <translation>%1 にはバンドル (フォルダー、アーカイブ、ファイル、セッションのいずれか) が必要です</translation>
    </message>
    <message>
        <source>%1 takes no argument</source>
        <translation>%1 に引数は指定できません</translation>
    </message>
    <message>
        <source>%1 needs -o and the name of the file to write</source>
        <translation>%1 には -o と書き込むファイルの名前が必要です</translation>
    </message>
    <message>
        <source>--threads takes a number from 1 to 256</source>
        <translation>--threads には 1～256 の数を指定します</translation>
    </message>
    <message>
        <source>No file is named %1, whose clock is to be corrected.</source>
        <translation>時計を補正する対象の %1 という名前のファイルはありません。</translation>
    </message>
    <message>
        <source>The session cannot be written to %1: check that the folder can be written.</source>
        <translation>セッションを %1 に書き込めません。フォルダーに書き込めるか確認してください。</translation>
    </message>
    <message>
        <source>The session cannot be written to %1.</source>
        <translation>セッションを %1 に書き込めません。</translation>
    </message>
    <message>
        <source>%1 is a finished session: it can only be opened alone.</source>
        <translation>%1 は完成したセッションのため、単独でしか開けません。</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU with a real-time priority: it is not a task among equals</source>
        <translation>%1 はリアルタイム優先度で CPU の %2 % を使った。ほかと対等なタスクではない。</translation>
    </message>
    <message>
        <source>%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn within %3 ms here</source>
        <translation>%1 は一度に %2 ms 待たされた。CPU を均等に分け合うタスクなら、ここでは %3 ms 以内に順番が来る。</translation>
    </message>
    <message>
        <source>the CPUs stood at the %1 % that the kernel leaves to real-time tasks</source>
        <translation>CPU 使用率は、カーネルがリアルタイムタスクに許す上限の %1 % に張り付いていた</translation>
    </message>
    <message>
        <source>%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many</source>
        <translation>同期リクエストは、ダーティ上限 %2 では毎秒 %1 回、%4 では毎秒 %3 回 (%5 倍)</translation>
    </message>
    <message>
        <source>if they come in bursts (dispersion 10), it is still %1 to %2 times</source>
        <translation>バースト的に発生する場合 (分散指数 10) でも、なお %1～%2 倍</translation>
    </message>
    <message>
        <source>that is %1 of the %2 a second of a run under the same limit that nothing disturbs</source>
        <translation>これは、同じ上限で妨げるもののない実行 (毎秒 %2 回) の %1</translation>
    </message>
    <message>
        <source>what the machine did meanwhile</source>
        <translation>その間のマシンの動き</translation>
    </message>
    <message>
        <source>repeats of both runs</source>
        <translation>両方の実行の反復</translation>
    </message>
    <message>
        <source>random writes are %1 times as many when the cache is written back (geometric mean of %2 sizes)</source>
        <translation>キャッシュがライトバックのとき、ランダム書き込みは %1 倍になる (サイズ %2 種の幾何平均)</translation>
    </message>
    <message>
        <source>written through they are %1 a second at any size (spread %2): the time of a turn</source>
        <translation>ライトスルーではサイズによらず毎秒 %1 回 (ばらつき %2)。ディスク 1 回転の時間に当たる。</translation>
    </message>
    <message>
        <source>the names of the files tell which policy was set</source>
        <translation>どのポリシーが設定されていたかはファイル名から分かる</translation>
    </message>
    <message>
        <source>what the controller says of its cache and battery</source>
        <translation>コントローラーが報告するキャッシュとバッテリーの状態</translation>
    </message>
    <message>
        <source>but random reads, which no write cache should change, are %1 times as many: what was written just before is still on its way to the disks, or something else changed, too</source>
        <translation>ただし、書き込みキャッシュの影響を受けないはずのランダム読み込みも %1 倍になっている。直前の書き込みがまだディスクに流れている途中か、ほかにも何か変わっている。</translation>
    </message>
    <message>
        <source>Day and month of its dates cannot be swapped.</source>
        <translation>このファイルの日付は日と月を入れ替えられない。</translation>
    </message>
    <message>
        <source>Set by the user: %1.</source>
        <translation>ユーザーが設定: %1。</translation>
    </message>
    <message>
        <source>%1 Without that: %2</source>
        <translation>%1補正しない場合: %2</translation>
    </message>
    <message>
        <source>CPU use</source>
        <translation>CPU 使用率</translation>
    </message>
    <message>
        <source>dirty memory</source>
        <translation>ダーティメモリ</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>空きメモリ</translation>
    </message>
    <message>
        <source>transfer of %1</source>
        <translation>%1 の転送量</translation>
    </message>
    <message>
        <source>its %1 then runs like that in the log of %2 (r %3 over %4 s).</source>
        <translation>この配置で %1 の推移が %2 のログと一致する (r %3、%4 s 間)。</translation>
    </message>
    <message>
        <source>Moved by %1: %2</source>
        <translation>%1 ずらした: %2</translation>
    </message>
    <message>
        <source>That is another time zone, %1 h away.</source>
        <translation>これは %1 h 離れた別のタイムゾーンに当たる。</translation>
    </message>
    <message>
        <source>Which of the two clocks is wrong cannot be told.</source>
        <translation>どちらの時計が誤っているかは分からない。</translation>
    </message>
    <message>
        <source>Placed by comparison: %1</source>
        <translation>比較により配置した: %1</translation>
    </message>
    <message>
        <source>Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>時計は %1 ppm 遅れる (1 日に %2 s)。記録の中央に合わせて配置しており、両端では最大 %3 s ずれる。</translation>
    </message>
    <message>
        <source>Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up to %3 s at its ends.</source>
        <translation>時計は %1 ppm 進む (1 日に %2 s)。記録の中央に合わせて配置しており、両端では最大 %3 s ずれる。</translation>
    </message>
    <message>
        <source>Its dates have no year; the year %1 brings them nearest to the other logs.</source>
        <translation>日付に年がない。ほかのログに最も近くなるのは %1 年。</translation>
    </message>
    <message>
        <source>The clock was not set (1970): the times between its reports are right, the date is not.</source>
        <translation>時計が未設定 (1970 年)。レポートの間隔は正しいが、日付は正しくない。</translation>
    </message>
    <message>
        <source>Its lines carry the date and time of the machine&apos;s wall clock.</source>
        <translation>行にマシンの実時計の日付と時刻がある。</translation>
    </message>
    <message>
        <source>Its lines carry a moment with a zone, shown in the machine&apos;s zone %1.</source>
        <translation>行にタイムゾーン付きの時刻があり、マシンのタイムゾーン %1 で表示している。</translation>
    </message>
    <message>
        <source>Its lines carry seconds since 1970 in UTC; no log tells the machine&apos;s zone, so UTC is shown.</source>
        <translation>行に 1970 年からの秒数 (UTC) がある。マシンのタイムゾーンを示すログがないため、UTC で表示している。</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log with a date overlaps with it.</source>
        <translation>行には時刻だけがあり、時間の重なる日付付きのログがない。</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only; the date %1 is that of the other logs, with which it overlaps then.</source>
        <translation>行には時刻だけがある。日付 %1 は、その日付で時間の重なるほかのログから取った。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, and no log tells when that was.</source>
        <translation>タイムスタンプはマシンの起動からの経過時間だが、起動時刻を示すログがない。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the machine, which an uptime puts at %1.</source>
        <translation>タイムスタンプはマシンの起動からの経過時間。uptime から起動時刻は %1 と分かる。</translation>
    </message>
    <message>
        <source>No time stamps; its file&apos;s name says that it was started at %1, and its collector asks for a report every %2 s.</source>
        <translation>タイムスタンプがない。ファイル名によると開始は %1 で、収集ツールは %2 s ごとにレポートを取っている。</translation>
    </message>
    <message>
        <source>It has no time stamps and no reports that follow each other.</source>
        <translation>タイムスタンプも連続したレポートもない。</translation>
    </message>
    <message>
        <source>No time stamps; its rates are whole requests per %1 s, so that is taken for its interval. When it was recorded is not known.</source>
        <translation>タイムスタンプがない。レートが %1 s あたり整数個のリクエストになるため、これを間隔とみなした。記録された時刻は不明。</translation>
    </message>
    <message>
        <source>No time stamps; one second per report assumed. When it was recorded is not known.</source>
        <translation>タイムスタンプがない。1 レポートを 1 秒と仮定した。記録された時刻は不明。</translation>
    </message>
    <message>
        <source>Its stamps count from the start of the tool, and nothing tells when that was.</source>
        <translation>タイムスタンプはツールの起動からの経過時間だが、起動時刻を示すものがない。</translation>
    </message>
    <message>
        <source>Its dates are read as day and month in the less usual order, as only then they fall on those of the other logs.</source>
        <translation>日付は一般的でない方の日・月の順で読んでいる。そうしないとほかのログの日付と合わない。</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>時計は %1 行目で設定されるまで 1970 年だった。それまでのタイムスタンプは、最後のものが設定の 1 レポート前になるようさかのぼって割り当てている。</translation>
    </message>
    <message>
        <source>The clock stood in 1970 until it was set: these stamps are dated back so that the last of them is one report before that.</source>
        <translation>時計は設定されるまで 1970 年だった。それまでのタイムスタンプは、最後のものが設定の 1 レポート前になるようさかのぼって割り当てている。</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>時計が %1 行目で 1 時間進められた (夏時間)。その後も変更前の時計に合わせて表示している。</translation>
    </message>
    <message>
        <source>The clock was put back by an hour at line %1 (summer time): shown as it ran before.</source>
        <translation>時計が %1 行目で 1 時間戻された (夏時間)。その後も変更前の時計に合わせて表示している。</translation>
    </message>
    <message>
        <source>The clock was put forward by an hour (summer time): shown as it ran before.</source>
        <translation>時計が 1 時間進められた (夏時間)。その後も変更前の時計に合わせて表示している。</translation>
    </message>
    <message>
        <source>The clock was put back by an hour (summer time): shown as it ran before.</source>
        <translation>時計が 1 時間戻された (夏時間)。その後も変更前の時計に合わせて表示している。</translation>
    </message>
    <message>
        <source>at the %1 that %2 was seen to write on average, that is %3 s of writing before and %4 s after</source>
        <translation>%2 の平均書き込み速度の実績 %1 で換算すると、変更前は %3 s 分、変更後は %4 s 分の書き込みに当たる</translation>
    </message>
    <message>
        <source>%1 before and %2 after: not the same unit</source>
        <translation>変更前は %1、変更後は %2 で、単位が異なる</translation>
    </message>
    <message>
        <source>the reads that got slower (%1) ran right after writes that this side took into a cache: after %2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have been writing, so this need not be the effect of the change; a write cache should not slow random reads</source>
        <translation>遅くなった読み込み (%1) は、この側でキャッシュに入った書き込みの直後に実行されている。%2 の後の書き込み %3 回には、もう一方の側の %5/s なら %4 s かかる。キャッシュがまだ書き出し中だった可能性があるため、変更の影響とは限らない。書き込みキャッシュがランダム読み込みを遅くすることは本来ない。</translation>
    </message>
    <message>
        <source>a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the mean latency says what the rate says</source>
        <translation>閉ループ: レートと平均レイテンシーの積は変更前 %1、変更後 %2 でスレッド数に等しい。平均レイテンシーはレートと同じことを示しているにすぎない。</translation>
    </message>
    <message>
        <source>%1: %2 figures stand twice (%3 says the same as %4) and are counted once</source>
        <translation>%1: %2 件の値は重複しており (%3 は %4 と同じ)、1 回だけ数えた</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device</source>
        <translation>UnixBench ではストレージの変更はほとんど現れない。大半のテストはディスクに触れず、ファイルコピーはデバイスを待たずにページキャッシュを通る。</translation>
    </message>
    <message>
        <source>UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its file copies go through the page cache without waiting for the device; many copies together reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device</source>
        <translation>UnixBench ではストレージの変更はほとんど現れない。大半のテストはディスクに触れず、ファイルコピーはデバイスを待たずにページキャッシュを通る。多数のコピーを並行させても 1 コピー時の %1～%2 にしか届かないため、制限しているのはデバイスではなくロックか CPU である。</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1, which often lies in memory or on another file system: a change of storage shows only when that directory lies on it</source>
        <translation>UnixBench のファイルテストは %1 で実行された。ここはメモリ上や別のファイルシステムにあることが多く、そのディレクトリが対象のストレージにある場合にだけ変更が現れる。</translation>
    </message>
    <message>
        <source>UnixBench&apos;s file tests ran in %1: a change of storage shows only when that directory lies on it</source>
        <translation>UnixBench のファイルテストは %1 で実行された。そのディレクトリが対象のストレージにある場合にだけ変更が現れる。</translation>
    </message>
    <message>
        <source>%1 figures could not have shown a difference: with so few runs p cannot be less than %2, and they are looked at together</source>
        <translation>%1 件の指標では差を示しようがなかった。実行回数が少なく p は %2 を下回れないうえ、まとめて検定している。</translation>
    </message>
    <message>
        <source>samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not independent, so episodes are compared</source>
        <translation>サンプル: 変更前 %2 のうち %1、変更後 %4 のうち %3、間隔 %5 s。1 つのエピソード内のサンプルは独立でないため、エピソードで比較する。</translation>
    </message>
    <message>
        <source>sampled every %1 s before and every %2 s after: how often a share is passed depends on the interval</source>
        <translation>サンプル間隔は変更前 %1 s、変更後 %2 s。ある割合を超える頻度は間隔に左右される。</translation>
    </message>
    <message>
        <source>one side was recorded after the other: what changes with time (temperature, fill level, other users) cannot be told from the change; alternate the sides next time</source>
        <translation>一方の側を記録した後にもう一方を記録している。時間とともに変わるもの (温度、使用量、ほかの利用者) と変更の影響を区別できない。次回は両側を交互に実行すること。</translation>
    </message>
    <message>
        <source>%1 benchmark figures come from one run a side: nothing tells how much a repeat would differ</source>
        <translation>%1 件のベンチマークの値は片側 1 回の実行による。反復したときどの程度変わるか分からない。</translation>
    </message>
    <message>
        <source>%1 settings changed at once, and which of them did what cannot be told: %2</source>
        <translation>%1 件の設定が同時に変わっており、どれが何に効いたか分からない: %2</translation>
    </message>
    <message>
        <source>machine or software are not the same on both sides: %1</source>
        <translation>マシンまたはソフトウェアが両側で異なる: %1</translation>
    </message>
    <message>
        <source>both sides are the same files</source>
        <translation>両側が同じファイルである</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for</source>
        <translation>%1: %2 件のベンチマークの値は時刻が分からない。時間範囲が指定されているため除外した。</translation>
    </message>
    <message>
        <source>%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; #run= and #lines= choose runs</source>
        <translation>%1: %2 件のベンチマークの値は時間範囲をはみ出す実行のもので、除外した。実行は #run= と #lines= で選べる。</translation>
    </message>
    <message>
        <source>time inside incidents over the time recorded</source>
        <translation>記録時間に占めるインシデントの時間</translation>
    </message>
    <message>
        <source>fewer than %1 events in all: a pattern at most, nothing to conclude from</source>
        <translation>イベントは合計 %1 件未満。傾向と言える程度で、結論は出せない。</translation>
    </message>
    <message>
        <source>%1 after are so short that even no event at all would not have shown a fall</source>
        <translation>変更後の %1 は短すぎ、イベントが 1 件もなくても減少は示せなかった</translation>
    </message>
    <message>
        <source>in %1 after, only no event at all would have shown a fall</source>
        <translation>変更後の %1 では、イベントが 1 件もない場合にしか減少を示せなかった</translation>
    </message>
    <message>
        <source>in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less</source>
        <translation>変更後の %1 では、イベントが %2 件以下 (比 %3 以下) の場合に減少を示せた</translation>
    </message>
    <message>
        <source>events over the time recorded on each side</source>
        <translation>各側の記録時間あたりのイベント数</translation>
    </message>
    <message>
        <source>the dirty limit: as much written data may wait in memory as it says, and a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>ダーティ上限: 書き込まれたデータはこの量までメモリに溜まり、同期書き込みは先に溜まった分を待つ。上限が低いほど待ち行列は短い。</translation>
    </message>
    <message>
        <source>the dirty limit as a share of the memory that can be dirtied: a synchronous write waits behind what is ahead of it; a lower limit is a shorter queue</source>
        <translation>ダーティ上限 (ダーティにできるメモリに対する割合): 同期書き込みは先に溜まった分を待つ。上限が低いほど待ち行列は短い。</translation>
    </message>
    <message>
        <source>the age at which dirty data are written back: older data come in larger bursts</source>
        <translation>ダーティデータをライトバックするまでの経過時間: 古くなるほどバーストが大きくなる</translation>
    </message>
    <message>
        <source>how often the flusher wakes up: seldom means larger bursts</source>
        <translation>flusher が起きる頻度: まれに起きるほどバーストが大きくなる</translation>
    </message>
    <message>
        <source>how readily program memory goes to swap to keep the page cache</source>
        <translation>ページキャッシュを残すためにプログラムのメモリをどの程度積極的にスワップするか</translation>
    </message>
    <message>
        <source>with a write cache a write is done when the cache has it; without, when the disk has it</source>
        <translation>書き込みキャッシュがあれば書き込みはキャッシュに入った時点で完了し、なければディスクに書かれた時点で完了する</translation>
    </message>
    <message>
        <source>the order in which requests go to the device</source>
        <translation>リクエストがデバイスに届く順序</translation>
    </message>
    <message>
        <source>how many requests may queue before the device: a longer queue is more merging and longer waits</source>
        <translation>デバイスの手前でキューに入れられるリクエスト数: キューが長いほどマージが増え、待ちも長くなる</translation>
    </message>
    <message>
        <source>how far ahead sequential reads are fetched</source>
        <translation>シーケンシャル読み込みの先読み量</translation>
    </message>
    <message>
        <source>writeback throttling holds buffered writes back for the sake of reads; 0 switches it off</source>
        <translation>ライトバックスロットリングは読み込みを優先してバッファード書き込みを抑える。0 で無効。</translation>
    </message>
    <message>
        <source>mount options decide whether each write waits for the disk (sync), whether flushes are sent (barrier), what the journal takes (data=) and how often it commits (commit=)</source>
        <translation>書き込みごとにディスクを待つか (sync)、フラッシュを送るか (barrier)、ジャーナルに何を書くか (data=)、コミットの頻度 (commit=) はマウントオプションで決まる</translation>
    </message>
    <message>
        <source>how fast the CPU clock follows the load</source>
        <translation>CPU クロックが負荷に追従する速さ</translation>
    </message>
    <message>
        <source>sync: each write waits until the disk has it</source>
        <translation>sync: 書き込みのたびにディスクに書かれるまで待つ</translation>
    </message>
    <message>
        <source>dirsync: changes of directories wait until the disk has them</source>
        <translation>dirsync: ディレクトリの変更はディスクに書かれるまで待つ</translation>
    </message>
    <message>
        <source>barrier: a commit of the journal flushes the cache of the disk; without it commits and fsync are faster, and a power cut can damage the file system</source>
        <translation>barrier: ジャーナルのコミット時にディスクのキャッシュをフラッシュする。なしではコミットと fsync が速くなるが、電源断でファイルシステムが壊れることがある。</translation>
    </message>
    <message>
        <source>data=: with journal all data are written twice; with ordered a commit, and so each fsync, waits for the data of other files too; with writeback it does not</source>
        <translation>data=: journal では全データを 2 回書く。ordered ではコミットが、したがって各 fsync が、ほかのファイルのデータも待つ。writeback では待たない。</translation>
    </message>
    <message>
        <source>commit=: how many seconds of changes one commit of the journal writes at once: a longer time means fewer and larger commits</source>
        <translation>commit=: ジャーナルの 1 回のコミットでまとめて書く変更の秒数。長いほどコミットは少なく大きくなる。</translation>
    </message>
    <message>
        <source>journal_async_commit: a commit does not wait for its own blocks</source>
        <translation>journal_async_commit: コミットは自身のブロックを待たない</translation>
    </message>
    <message>
        <source>delalloc: blocks are chosen when data are written back, not at write(); without it write() waits for the file system more often</source>
        <translation>delalloc: ブロックを write() 時でなくライトバック時に割り当てる。なしでは write() がファイルシステムを待つことが増える。</translation>
    </message>
    <message>
        <source>atime: noatime and relatime spare the write of an access time at each read</source>
        <translation>atime: noatime と relatime は読み込みのたびにアクセス時刻を書くのを省く</translation>
    </message>
    <message>
        <source>discard: freed blocks are trimmed as part of each commit, which some disks are slow at</source>
        <translation>discard: 解放したブロックを各コミットの中で trim する。これが遅いディスクがある。</translation>
    </message>
    <message>
        <source>logbufs, logbsize: how much of XFS&apos;s log waits in memory</source>
        <translation>logbufs, logbsize: XFS のログをメモリにどれだけ溜めるか</translation>
    </message>
    <message>
        <source>stripe: writes are laid out for a RAID of this width</source>
        <translation>stripe: この幅の RAID に合わせて書き込みを配置する</translation>
    </message>
    <message>
        <source>compress: less is written and the CPU works for it</source>
        <translation>compress: 書き込み量が減る代わりに CPU を使う</translation>
    </message>
    <message>
        <source>autodefrag: small random writes are rewritten in larger pieces later</source>
        <translation>autodefrag: 小さなランダム書き込みを後で大きな単位に書き直す</translation>
    </message>
    <message>
        <source>rsize, wsize: the size of one request to the server</source>
        <translation>rsize, wsize: サーバーへの 1 リクエストのサイズ</translation>
    </message>
    <message>
        <source>ro: nothing can be written</source>
        <translation>ro: 書き込みはできない</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after</source>
        <translation>%1: 変更前 %2、変更後 %3</translation>
    </message>
    <message>
        <source>%1: %2 before, not recorded after</source>
        <translation>%1: 変更前 %2、変更後は記録なし</translation>
    </message>
    <message>
        <source>%1: not recorded before, %2 after</source>
        <translation>%1: 変更前は記録なし、変更後 %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; nothing that it acts on was measured on both sides</source>
        <translation>%1: 変更前 %2、変更後 %3。これが影響する指標は両側では計測されていない。</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after; of %4 figures that it acts on, %5 moved as it should move them, %6 the other way</source>
        <translation>%1: 変更前 %2、変更後 %3。影響を受ける %4 件の指標のうち、想定どおりに変化したもの %5 件、逆方向 %6 件。</translation>
    </message>
    <message>
        <source>same tool and same name of the test</source>
        <translation>ツールとテスト名が同じ</translation>
    </message>
    <message>
        <source>same tool, name of the test and setup: %1</source>
        <translation>ツール、テスト名、構成が同じ: %1</translation>
    </message>
    <message>
        <source>same tool and name of the test, but not the same setup: %1 before, %2 after</source>
        <translation>ツールとテスト名は同じだが構成が異なる: 変更前 %1、変更後 %2</translation>
    </message>
    <message>
        <source>the names differ (%1 and %2), tool and setup are the same: %3</source>
        <translation>名前は異なるが (%1 と %2)、ツールと構成は同じ: %3</translation>
    </message>
    <message>
        <source>%1 %2 ran with several setups, and it is not clear which belong together: not compared</source>
        <translation>%1 %2 は複数の構成で実行されており、どれとどれが対応するか分からないため比較対象外</translation>
    </message>
    <message>
        <source>%1 %2 was run before only</source>
        <translation>%1 %2 は変更前にだけ実行されている</translation>
    </message>
    <message>
        <source>%1 %2 was run after only</source>
        <translation>%1 %2 は変更後にだけ実行されている</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count utilisation in different ways</source>
        <translation>カーネル %1 と %2 では使用率の数え方が異なる</translation>
    </message>
    <message>
        <source>kernels %1 and %2 count the queue in different ways</source>
        <translation>カーネル %1 と %2 ではキューの数え方が異なる</translation>
    </message>
    <message>
        <source>reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = %5 and cannot give less than %6</source>
        <translation>実行中のレポート数 %1 と %2: 比 %3、95 % 信頼区間 %4、正確検定の p = %5 (下限 %6)</translation>
    </message>
    <message>
        <source>the name of the bundle is missing before &apos;#&apos; or &apos;@&apos;</source>
        <translation>&apos;#&apos; または &apos;@&apos; の前にバンドルの名前がありません</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, about the same work</source>
        <translation>%1 %2: 変更前 %3、変更後 %4。ほぼ同じワークロード。</translation>
    </message>
    <message>
        <source>%1 %2: %3 before and %4 after, not the same work</source>
        <translation>%1 %2: 変更前 %3、変更後 %4。ワークロードが異なる。</translation>
    </message>
    <message>
        <source>worst report: %1 before, %2 after</source>
        <translation>最悪のレポート: 変更前 %1、変更後 %2</translation>
    </message>
    <message>
        <source>the same figure of the same tool, %1</source>
        <translation>同じツールの同じ指標、%1</translation>
    </message>
    <message>
        <source>the same figure, from %1 before and from %2 after</source>
        <translation>同じ指標。変更前は %1、変更後は %2 による。</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, but the device was not asked for the same: %4</source>
        <translation>%1: 変更前 %2、変更後 %3。ただしデバイスへの要求が同じではない: %4</translation>
    </message>
    <message>
        <source>%1: no log of the bundle has a name like &apos;%2&apos;</source>
        <translation>%1: &apos;%2&apos; に一致する名前のログがバンドルにありません</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording, which lasts from %2 to %3</source>
        <translation>%1: 指定の時間範囲は記録 (%2 ～ %3) の外です</translation>
    </message>
    <message>
        <source>%1: the span of time holds nothing of the recording</source>
        <translation>%1: 指定の時間範囲は記録の外です</translation>
    </message>
    <message>
        <source>operations of one name in the application&apos;s own log</source>
        <translation>アプリケーション自身のログにある同名の操作</translation>
    </message>
    <message>
        <source>the longest of %1 and of %2: a maximum grows with the number it is taken from</source>
        <translation>%1 回中と %2 回中の最長。最大値は母数が多いほど大きくなる。</translation>
    </message>
    <message>
        <source>ratios: %1</source>
        <translation>比: %1</translation>
    </message>
    <message>
        <source>test by test: %1</source>
        <translation>テストごと: %1</translation>
    </message>
    <message>
        <source>index recomputed from the results: %1; printed: %2</source>
        <translation>結果から再計算した指数 %1 (出力された値 %2)</translation>
    </message>
    <message>
        <source>index computed from the results: %1</source>
        <translation>結果から計算した指数 %1</translation>
    </message>
    <message>
        <source>%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared</source>
        <translation>変更後に改善した指標 %1 件、悪化 %2 件、有意差なし %3 件、比較不可 %4 件。</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor</source>
        <translation>%1 と %2 には比較できる共通のもの (テストやモニターの指標) がない。</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side; runs differ by more: allowing for bursts (dispersion %1) the interval is %2, and only beyond a factor of %3 it would count</source>
        <translation>p は片側 1 回の実行の中のノイズによるもので、実行どうしの差はもっと大きい。バースト性 (分散指数 %1) を考慮すると信頼区間は %2 になり、%3 倍を超える変化にだけ意味がある。</translation>
    </message>
    <message>
        <source>p is of the noise inside one run a side, and few of the reports are independent: only an interval beyond a factor of %1 would count</source>
        <translation>p は片側 1 回の実行の中のノイズによるもので、独立なレポートは少ない。信頼区間が %1 倍を超える変化を示す場合にだけ意味がある。</translation>
    </message>
    <message>
        <source>%1 and %2 reports of one run a side are too few to conclude from</source>
        <translation>片側 1 回の実行からのレポート数 %1 と %2 では、結論を出すには少なすぎる。</translation>
    </message>
    <message>
        <source>%1 tests that do not all point one way are too few to conclude from</source>
        <translation>方向が揃っていない %1 件のテストでは、結論を出すには少なすぎる。</translation>
    </message>
    <message>
        <source>so few events are a pattern at most</source>
        <translation>この程度のイベント数では傾向としか言えない。</translation>
    </message>
    <message>
        <source>with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at</source>
        <translation>%1 回対 %2 回の実行では p は %3 を下回れず、%4 行を検定するには大きすぎる。</translation>
    </message>
    <message>
        <source>among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3</source>
        <translation>%1 行を検定すれば p = %2 のものは偶然でも現れる (補正後 %3)。</translation>
    </message>
    <message>
        <source>p = %1 is not below %2</source>
        <translation>p = %1 は %2 を下回らない。</translation>
    </message>
    <message>
        <source>p is small, but the interval of the ratio holds 1, no change at all</source>
        <translation>p は小さいが、比の信頼区間が 1 (変化なし) を含む。</translation>
    </message>
    <message>
        <source>a change of less than %1 % is no news, whatever its p</source>
        <translation>%1 % 未満の変化は p によらず取り上げない。</translation>
    </message>
    <message>
        <source>%1: the report prints the index %2, but result and baseline give %3</source>
        <translation>%1: レポートの指数は %2 だが、結果とベースラインから計算すると %3</translation>
    </message>
    <message>
        <source>Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): that is the clock rate, another CPU or a foreign load, not a kernel or a disk</source>
        <translation>純粋な演算である Dhrystone と Whetstone がどちらも同じ倍率で変化している (%1 と %2、%3)。原因はカーネルやディスクではなく、クロック周波数、CPU の違い、または外部の負荷である。</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; p = %8, and so few runs cannot give less than %9</source>
        <translation>%1: 平均は変更前 %2、変更後 %3 (実行 %4 回と %5 回)。比 %6、95 % 信頼区間 %7。p = %8 (この実行回数での下限は %9)。</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this describes the suite</source>
        <translation>%1: %2 件のテストの比の幾何平均は %3。テストは反復ではなく、これはスイート全体の記述である。</translation>
    </message>
    <message>
        <source>%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests are not repeats: this describes the suite</source>
        <translation>%1: %2 件のテストの比の幾何平均は %3、95 % 信頼区間 %4。p = %5。テストは反復ではなく、これはスイート全体の記述である。</translation>
    </message>
    <message>
        <source>%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, of the counting alone</source>
        <translation>%1: 変更前 %2 (計数 %3)、変更後 %4 (計数 %5)。比 %6、95 % 信頼区間 %7。p = %8 (計数誤差のみ)。</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: 平均は変更前 %2、変更後 %3 (操作 %4 回と %5 回)。比 %6、95 % 信頼区間 %7。p = %8 (これらの実行内)。</translation>
    </message>
    <message>
        <source>%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; p = %8, within these runs</source>
        <translation>%1: 平均は変更前 %2、変更後 %3 (レポート %4 件と %5 件)。比 %6、95 % 信頼区間 %7。p = %8 (これらの実行内)。</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged</source>
        <translation>%1: 変更前 %2、変更後 %3、比 %4。反復がないためノイズを評価できない。</translation>
    </message>
    <message>
        <source>one run a side: operations come in bursts, and runs differ; it counts only when the interval for a dispersion of %1 lies beyond a factor of %2</source>
        <translation>片側 1 回の実行。操作はバースト的に発生し、実行ごとに異なる。分散指数 %1 での信頼区間が %2 倍を超える変化を示す場合にだけ意味がある。</translation>
    </message>
    <message>
        <source>holds within these recordings: each run counts as one repeat</source>
        <translation>これらの記録の範囲で成り立つ。各実行を 1 回の反復と数える。</translation>
    </message>
    <message>
        <source>holds within these recordings, and few of the reports are independent: only what lies beyond a factor of %1 counts</source>
        <translation>これらの記録の範囲で成り立つが、独立なレポートは少ない。%1 倍を超える変化にだけ意味がある。</translation>
    </message>
    <message>
        <source>%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of them cannot give less than p = %3</source>
        <translation>片側 1 回の実行の中のレポート数 %1 と %2 では手がかり程度にしかならない。正確検定の p は %3 を下回れない。</translation>
    </message>
    <message>
        <source>with %1 against %2 runs no rank test can give less than p = %3</source>
        <translation>%1 回対 %2 回の実行では、順位検定の p は %3 を下回れない</translation>
    </message>
    <message>
        <source>only %1 tests; a sign test of them cannot give less than p = %2</source>
        <translation>テストは %1 件だけ。符号検定の p は %2 を下回れない。</translation>
    </message>
    <message>
        <source>the whole interval lies within 5 %: equivalent</source>
        <translation>信頼区間全体が 5 % 以内に収まる: 同等</translation>
    </message>
    <message>
        <source>about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen</source>
        <translation>観測されたばらつきなら、片側約 %1 回の実行で %2 % の変化を 5 回に 4 回は検出できる</translation>
    </message>
    <message>
        <source>about %1 hours a side would find this change in four of five cases</source>
        <translation>片側約 %1 時間の記録で、この変化を 5 回に 4 回は検出できる</translation>
    </message>
    <message>
        <source>repeat it: at least %1 runs a side, alternating, better 10</source>
        <translation>反復すること: 両側を交互に、片側 %1 回以上 (できれば 10 回)</translation>
    </message>
    <message>
        <source>%1, %2: %3 on both sides</source>
        <translation>%1、%2: 両側とも %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 before, %4 after: not the same work</source>
        <translation>%1、%2: 変更前 %3、変更後 %4。ワークロードが異なる。</translation>
    </message>
    <message>
        <source>%1, %2: recorded on one side only</source>
        <translation>%1、%2: 片側でのみ記録</translation>
    </message>
    <message>
        <source>%1 of %2 lines could not be used.</source>
        <translation>%2 行のうち %1 行は使えなかった。</translation>
    </message>
    <message>
        <source>The file is cut or damaged.</source>
        <translation>ファイルが途切れているか破損している。</translation>
    </message>
    <message>
        <source>It says nothing of %1 % of the time from its first report to its last.</source>
        <translation>最初のレポートから最後のレポートまでの時間の %1 % について何も記録がない。</translation>
    </message>
    <message>
        <source>Reports %1 s apart: shorter stalls are averaged away.</source>
        <translation>レポートの間隔が %1 s あり、それより短いストールは平均化されて見えない。</translation>
    </message>
    <message>
        <source>No log tells of the disks.</source>
        <translation>ディスクについてのログがない。</translation>
    </message>
    <message>
        <source>No log tells of the CPUs.</source>
        <translation>CPU についてのログがない。</translation>
    </message>
    <message>
        <source>The kernel&apos;s log is not there: errors of devices cannot be excluded.</source>
        <translation>カーネルログがない。デバイスのエラーを否定できない。</translation>
    </message>
    <message>
        <source>Dirty memory was not sampled: whether writers were held back cannot be told.</source>
        <translation>ダーティメモリがサンプリングされていない。書き込み側がスロットリングされたかどうか判断できない。</translation>
    </message>
    <message>
        <source>%1: requests waited for %2</source>
        <translation>%1: リクエストが待たされた (%2)</translation>
    </message>
    <message>
        <source>%1: write await up to %2 ms for %3</source>
        <translation>%1: 書き込みの await が最大 %2 ms (%3)</translation>
    </message>
    <message>
        <source>%1: read await up to %2 ms for %3</source>
        <translation>%1: 読み込みの await が最大 %2 ms (%3)</translation>
    </message>
    <message>
        <source>%1: await up to %2 ms for %3</source>
        <translation>%1: await が最大 %2 ms (%3)</translation>
    </message>
    <message>
        <source>%1: up to %2 requests queued for %3</source>
        <translation>%1: 最大 %2 リクエストがキューに滞留 (%3)</translation>
    </message>
    <message>
        <source>%1: requests hardly completed for %2</source>
        <translation>%1: リクエストがほとんど完了しない (%2)</translation>
    </message>
    <message>
        <source>CPU busy (all but idle and iowait) up to %1 % for %2</source>
        <translation>CPU ビジー (idle と iowait 以外) が最大 %1 % (%2)</translation>
    </message>
    <message>
        <source>CPU by 100 - idle up to %1 % for %2, mostly the wait for disks</source>
        <translation>100 - idle による CPU 使用率が最大 %1 % (%2)、大半はディスク待ち</translation>
    </message>
    <message>
        <source>%1 up to %2 ms</source>
        <translation>%1 が最大 %2 ms</translation>
    </message>
    <message>
        <source>Writers held back: up to %1 of dirty memory for %2</source>
        <translation>書き込み側のスロットリング: ダーティメモリが最大 %1 (%2)</translation>
    </message>
    <message>
        <source>%1 waited up to %2 ms for a CPU</source>
        <translation>%1 が CPU を最大 %2 ms 待った</translation>
    </message>
    <message>
        <source>%1 blocked for more than %2 s</source>
        <translation>%1 が %2 s を超えてブロック</translation>
    </message>
    <message>
        <source>the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable pages (%4); writers run free up to %5 pages</source>
        <translation>しきい値は設定された比率から求めた。ページサイズ %1、ダーティにできるページは %2～%3 (%4)。書き込み側は %5 ページまでスロットリングされない。</translation>
    </message>
    <message>
        <source>the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>ダーティ上限 (推定 %1) は、遅いときの %3 の書き込み速度 (%4) で %2 s 分に当たる。書き込みが殺到すると、書き込みプロセスはこの時間まで待たされうる。</translation>
    </message>
    <message>
        <source>the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a flood keep a writer waiting</source>
        <translation>ダーティ上限 %1 は、遅いときの %3 の書き込み速度 (%4) で %2 s 分に当たる。書き込みが殺到すると、書き込みプロセスはこの時間まで待たされうる。</translation>
    </message>
    <message>
        <source>The shares of CPU time do not add up to 100 % in %1 of %2 reports (here %3 %).</source>
        <translation>CPU 時間の割合の合計が、%2 件のレポートのうち %1 件で 100 % にならない (この行では %3 %)。</translation>
    </message>
    <message>
        <source>%1: the utilisation is above 100 % in %2 of %3 reports (up to %4 %), which cannot be: busy time and interval are read from two clocks. It is no more than 100 %.</source>
        <translation>%1: %3 件のレポートのうち %2 件で使用率が 100 % を超える (最大 %4 %)。これはありえず、ビジー時間と間隔を別の時計から読んだために生じる。実際は 100 % 以下である。</translation>
    </message>
    <message>
        <source>%1: a waiting time is printed though no request of its kind was completed, in %2 of %3 reports; it is the wait of a fraction of a request, or a wrong one.</source>
        <translation>%1: %3 件のレポートのうち %2 件で、該当する種類のリクエストが 1 件も完了していないのに待ち時間が出力されている。端数のリクエストの待ち時間か、誤った値である。</translation>
    </message>
    <message>
        <source>the kernel hardly counts its queue (5.0 to 5.6 count in whole jiffies, so that short requests are nothing); where it cannot be, the completed requests are taken instead.</source>
        <translation>カーネルがキューをほとんど数えていない (5.0～5.6 は jiffy 単位で数えるため、短いリクエストはゼロになる)。ありえない値のところは、代わりに完了したリクエストから求めた。</translation>
    </message>
    <message>
        <source>reports are missing, the interval is not that of the stamps, or a counter jumped.</source>
        <translation>レポートが欠けているか、間隔がタイムスタンプと合わないか、カウンターが飛んでいる。</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over 1 report): %7</source>
        <translation>%1: ビジーなエピソード %3 件のうち %2 件で、キューと「完了リクエスト×待ち時間」が合わない (リトルの法則、ここでは 1 レポートで %4 リクエストと %5 リクエスト): %7</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 busy episodes the queue and the completed requests with their waits do not agree (Little&apos;s law; here %4 and %5 requests over %6 reports): %7</source>
        <translation>%1: ビジーなエピソード %3 件のうち %2 件で、キューと「完了リクエスト×待ち時間」が合わない (リトルの法則、ここでは %6 レポートで %4 リクエストと %5 リクエスト): %7</translation>
    </message>
    <message>
        <source>The columns for discards and flushes hold nothing but zeros</source>
        <translation>discard とフラッシュの列がすべてゼロである</translation>
    </message>
    <message>
        <source>The columns for discards hold nothing but zeros</source>
        <translation>discard の列がすべてゼロである</translation>
    </message>
    <message>
        <source>The columns for flushes hold nothing but zeros</source>
        <translation>フラッシュの列がすべてゼロである</translation>
    </message>
    <message>
        <source>%1, and a kernel that is not named here may not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1。ここではカーネルのバージョンが不明で、数えていない可能性がある (discard は 4.18 から、フラッシュは 5.5 から)。記録なしとして扱う。</translation>
    </message>
    <message>
        <source>%1, and Linux %2 does not count them (discards since 4.18, flushes since 5.5): taken as not recorded.</source>
        <translation>%1。Linux %2 はこれらを数えない (discard は 4.18 から、フラッシュは 5.5 から)。記録なしとして扱う。</translation>
    </message>
    <message>
        <source>%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>%1: 全 %2 リクエストから分かるレートの精度はせいぜい ±%3 %。実行がノイズに対して短すぎる。長く実行するか反復すること。</translation>
    </message>
    <message>
        <source>%1: the longest request took %2 s of the %3 s of the run: with one such pause more or less the result is another one, let it run longer or repeat it.</source>
        <translation>%1: 最長のリクエストが、%3 s の実行のうち %2 s を占める。このような停止が 1 回増減するだけで結果が変わる。長く実行するか反復すること。</translation>
    </message>
    <message>
        <source>%1: named a test of writes, but it prints %2 for its reads (%3).</source>
        <translation>%1: 書き込みテストという名前だが、読み込みとして %2 が出力されている (%3)。</translation>
    </message>
    <message>
        <source>%1: named a test of reads, but it prints %2 for its writes (%3).</source>
        <translation>%1: 読み込みテストという名前だが、書き込みとして %2 が出力されている (%3)。</translation>
    </message>
    <message>
        <source>The %1 intervals of this run differ by %2 % (%3), so its mean is known to +-%4 % (95 %, Student&apos;s t): the run is shorter than its own noise, let it run longer or repeat it.</source>
        <translation>この実行の %1 個の区間には %2 % のばらつきがあり (%3)、平均の精度は ±%4 % (95 %、Student の t)。実行がノイズに対して短すぎる。長く実行するか反復すること。</translation>
    </message>
    <message>
        <source>Contradiction: %1, in %3 places.</source>
        <translation>矛盾: %1 (%3 か所)。</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>矛盾: %1。</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2), in %3 places.</source>
        <translation>矛盾: %1 (%2、%3 か所)。</translation>
    </message>
    <message>
        <source>Contradiction: %1 (%2).</source>
        <translation>矛盾: %1 (%2)。</translation>
    </message>
    <message>
        <source>the wake-up period of the flusher</source>
        <translation>flusher の起床周期</translation>
    </message>
    <message>
        <source>the age at which pages are written back</source>
        <translation>ページがライトバックされる経過時間</translation>
    </message>
    <message>
        <source>full minutes, as jobs that a clock starts keep to</source>
        <translation>毎分 0 秒 (定時起動のジョブに一致)</translation>
    </message>
    <message>
        <source>%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after allowing for the %6 periods tried</source>
        <translation>%1 件のインシデントが周期 %2 s (%3) に同期し、各周期の %4 s 後に始まっている (試した %6 個の周期を考慮して p = %5)</translation>
    </message>
    <message>
        <source>%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by chance: p = %5</source>
        <translation>%2 件のインシデントのうち %1 件が、種類 %3 のカーネルメッセージの直後に起きている。偶然の %4 倍に当たる (p = %5)。</translation>
    </message>
    <message>
        <source>what else ran at the time</source>
        <translation>当時ほかに動いていたもの</translation>
    </message>
    <message>
        <source>none of the usual jobs (compression, backup, rotation, search) was at work on %1 screens of top</source>
        <translation>top の画面 %1 枚に、よくあるジョブ (圧縮、バックアップ、ローテーション、検索) は動いていない</translation>
    </message>
    <message>
        <source>%1 was at work on %2 of %3 screens of top</source>
        <translation>%1 が top の画面 %3 枚のうち %2 枚で動いていた</translation>
    </message>
    <message>
        <source>in the minutes before, it was on %1 of %2 screens</source>
        <translation>直前の数分間では、画面 %2 枚のうち %1 枚に現れていた</translation>
    </message>
    <message>
        <source>a job beside the application starts it</source>
        <translation>アプリケーションと並行するジョブがきっかけになっている</translation>
    </message>
    <message>
        <source>the kernel logs that caches were dropped: %1</source>
        <translation>カーネルログにキャッシュの破棄の記録がある: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and has no drop_caches line (one that asks for silence leaves none)</source>
        <translation>カーネルログはこの時間を含むが、drop_caches の行がない (抑止を指定して実行すると残らない)</translation>
    </message>
    <message>
        <source>drop_caches lines of the kernel&apos;s log of this time</source>
        <translation>この時間のカーネルログの drop_caches 行</translation>
    </message>
    <message>
        <source>the size of the page cache, before and after</source>
        <translation>前後のページキャッシュのサイズ</translation>
    </message>
    <message>
        <source>the page cache never shrank here</source>
        <translation>ここではページキャッシュは一度も縮んでいない</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 from one sample to the next</source>
        <translation>ページキャッシュが、あるサンプルから次のサンプルの間に %1 から %2 に減った</translation>
    </message>
    <message>
        <source>how much was read afterwards</source>
        <translation>その後の読み込み量</translation>
    </message>
    <message>
        <source>%1 were read per second, in calm minutes %2</source>
        <translation>読み込みは %1、平常時は %2</translation>
    </message>
    <message>
        <source>%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache</source>
        <translation>その間に %1 がスワップアウトされた。メモリが必要になり、カーネルがキャッシュから回収した。</translation>
    </message>
    <message>
        <source>the page cache was emptied and has to be read again</source>
        <translation>ページキャッシュが破棄され、読み直しが必要になった</translation>
    </message>
    <message>
        <source>which thread uses how much of a CPU</source>
        <translation>スレッドごとの CPU 使用率</translation>
    </message>
    <message>
        <source>%1 used %2 % of a CPU on average over %3 screens of top, more than any other</source>
        <translation>%1 が top の画面 %3 枚の平均で CPU の %2 % を使い、どれよりも多い</translation>
    </message>
    <message>
        <source>that is %1 of all the CPU time used</source>
        <translation>これは使われた全 CPU 時間の %1</translation>
    </message>
    <message>
        <source>all CPUs were busy %1 % of the time (median)</source>
        <translation>全 CPU は %1 % の時間ビジーだった (中央値)</translation>
    </message>
    <message>
        <source>how busy each CPU was</source>
        <translation>CPU ごとのビジー率</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time, the busiest one</source>
        <translation>最もビジーな %1 は %2 % の時間ビジーだった</translation>
    </message>
    <message>
        <source>the CPUs were less busy than before and after: %1 % against %2 %</source>
        <translation>CPU は前後の時間よりビジーでなかった: %2 % に対して %1 %</translation>
    </message>
    <message>
        <source>one program takes the CPU</source>
        <translation>1 つのプログラムが CPU を占有している</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)</source>
        <translation>CPU は %1 % の時間ビジーだった (インシデント中の中央値、iowait は idle に含む)</translation>
    </message>
    <message>
        <source>the CPUs were busy %1 % of the time (median of the incident)</source>
        <translation>CPU は %1 % の時間ビジーだった (インシデント中の中央値)</translation>
    </message>
    <message>
        <source>%1 % of the CPU time was left over (idle or waiting for disks)</source>
        <translation>CPU 時間の %1 % は余っていた (idle またはディスク待ち)</translation>
    </message>
    <message>
        <source>how many tasks want to run</source>
        <translation>実行を待つタスクの数</translation>
    </message>
    <message>
        <source>%1 tasks wanted to run (median) on %2 CPUs</source>
        <translation>%2 個の CPU に対して実行可能なタスクは %1 個 (中央値)</translation>
    </message>
    <message>
        <source>CPU pressure (kernel 4.20 or newer)</source>
        <translation>CPU の PSI (カーネル 4.20 以降)</translation>
    </message>
    <message>
        <source>tasks waited for a CPU %1 % of the time</source>
        <translation>タスクが CPU を待っていた時間は %1 %</translation>
    </message>
    <message>
        <source>how busy the CPUs were</source>
        <translation>CPU のビジー率</translation>
    </message>
    <message>
        <source>more tasks want to run than the CPUs can carry</source>
        <translation>CPU がさばける以上のタスクが実行を待っている</translation>
    </message>
    <message>
        <source>the limits in force: link speed, cgroup, volume type</source>
        <translation>有効な制限: リンク速度、cgroup、ボリュームの種類</translation>
    </message>
    <message>
        <source>%1 is %2 of what the link carries (%3)</source>
        <translation>%1 はリンクの容量 (%3) の %2</translation>
    </message>
    <message>
        <source>a limit of %1 is set, and that is where it stays</source>
        <translation>%1 の制限が設定されており、転送量がそこで頭打ちになっている</translation>
    </message>
    <message>
        <source>limits are set, but none of them is where it stays</source>
        <translation>制限は設定されているが、頭打ちの値と一致するものはない</translation>
    </message>
    <message>
        <source>a longer stretch with the device full</source>
        <translation>デバイスが飽和しているもっと長い区間</translation>
    </message>
    <message>
        <source>whenever it is full, %1 stays at %2 (spread %3 over %4 reports)</source>
        <translation>飽和時の %1 は常に %2 にとどまる (ばらつき %3、レポート %4 件)</translation>
    </message>
    <message>
        <source>the other measure, requests or bytes, has a spread of %1</source>
        <translation>もう一方の尺度 (リクエスト数またはバイト数) のばらつきは %1</translation>
    </message>
    <message>
        <source>%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit</source>
        <translation>%1 は 1 レポートで %2 を処理しており、飽和時の %3 を上回る。固定の上限ではない。</translation>
    </message>
    <message>
        <source>how busy the disks were and how much they moved</source>
        <translation>ディスクのビジー率と転送量</translation>
    </message>
    <message>
        <source>a fixed limit of the device or its path</source>
        <translation>デバイスまたはその経路に固定の上限がある</translation>
    </message>
    <message>
        <source>how fast %1 is at other times with requests of this size</source>
        <translation>このサイズのリクエストに対する、ほかの時間帯の %1 の速さ</translation>
    </message>
    <message>
        <source>%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 は 1 リクエストに %2 ms かかっている。ほかの時間帯ではこのサイズに %3 ms で、%4 倍の時間に当たる。</translation>
    </message>
    <message>
        <source>%1 was full for %2 and moved a steady %3 (spread %4)</source>
        <translation>%1 は %2 の間飽和し、%3 で安定して転送した (ばらつき %4)</translation>
    </message>
    <message>
        <source>%1 was full for %2 and never at a steady rate: a pause, not a lower speed</source>
        <translation>%1 は %2 の間飽和したが、速度は一度も安定しなかった。速度低下ではなく停止である。</translation>
    </message>
    <message>
        <source>how much is asked of %1 in calm minutes</source>
        <translation>平常時に %1 にかかる負荷</translation>
    </message>
    <message>
        <source>full, %1 moved %2; in calm minutes %3 hardly keep it busy</source>
        <translation>%1 は飽和時に %2 を転送した。平常時は %3 でもほとんどビジーにならない。</translation>
    </message>
    <message>
        <source>the kernel reports an error of the device or its link: %1</source>
        <translation>カーネルがデバイスまたはリンクのエラーを報告している: %1</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of the device</source>
        <translation>カーネルログはこの時間を含むが、デバイスのエラーの報告はない</translation>
    </message>
    <message>
        <source>kernel messages of this time</source>
        <translation>この時間のカーネルメッセージ</translation>
    </message>
    <message>
        <source>how busy the disks were and how long their requests took</source>
        <translation>ディスクのビジー率とリクエストの所要時間</translation>
    </message>
    <message>
        <source>what %1 says of its own health: wear, temperature, link speed, rebuild</source>
        <translation>%1 自身が報告する健全性: 摩耗、温度、リンク速度、リビルド</translation>
    </message>
    <message>
        <source>the device became slower than it was</source>
        <translation>デバイスが以前より遅くなった</translation>
    </message>
    <message>
        <source>the kernel reports: %1</source>
        <translation>カーネルの報告: %1</translation>
    </message>
    <message>
        <source>the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more</source>
        <translation>%1 の最も遅い行でも %2 ms。タイムアウトするコマンドなら 30 s 以上かかる。</translation>
    </message>
    <message>
        <source>the kernel&apos;s log covers this time and reports no error of a device</source>
        <translation>カーネルログはこの時間を含むが、デバイスのエラーの報告はない</translation>
    </message>
    <message>
        <source>the disk, its link or its controller reports errors</source>
        <translation>ディスク、リンク、またはコントローラーがエラーを報告している</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and at its best</source>
        <translation>%1 の毎秒の転送量 (インシデント中と最良時)</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of %1</source>
        <translation>%1 の手前で待っているバッファ済みデータの量</translation>
    </message>
    <message>
        <source>over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do</source>
        <translation>%1 の間の負荷は平均 %2 で、%5 の実績値 %4 の %3</translation>
    </message>
    <message>
        <source>how many bytes a second the application writes</source>
        <translation>アプリケーションの毎秒の書き込みバイト数</translation>
    </message>
    <message>
        <source>log the bytes written per second in the application, or: pidstat -dl 1</source>
        <translation>アプリケーション側で毎秒の書き込みバイト数をログに記録する、または: pidstat -dl 1</translation>
    </message>
    <message>
        <source>%1 moved %2 in the incident and %3 in calm minutes</source>
        <translation>%1 の転送量はインシデント中 %2、平常時 %3</translation>
    </message>
    <message>
        <source>only %1 requests were under way at a time: nothing piled up in front of %2</source>
        <translation>同時に処理中のリクエストは %1 個だけで、%2 の手前には何も溜まっていない</translation>
    </message>
    <message>
        <source>dirty memory stood at the writers&apos; limit (%1, free running ends at %2): the device drains a flood, and it is the limit that holds the writers back</source>
        <translation>ダーティメモリが書き込み側の上限に達していた (%1、スロットリングなしは %2 まで)。デバイスは殺到した書き込みをさばいており、書き込み側を抑えているのはこの上限である。</translation>
    </message>
    <message>
        <source>which process moves these bytes</source>
        <translation>この転送を行っているプロセス</translation>
    </message>
    <message>
        <source>more is asked of the device than it can do</source>
        <translation>デバイスの能力を超える要求がかかっている</translation>
    </message>
    <message>
        <source>calm minutes of %1 with requests of this kind, to compare with</source>
        <translation>比較用に、この種のリクエストがある平常時の %1 の記録</translation>
    </message>
    <message>
        <source>%1 completed nothing for %2 while it was busy</source>
        <translation>%1 はビジーのまま %2 の間、何も完了しなかった</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times as long</source>
        <translation>%1 は 1 リクエストあたり %2 ms ビジーだった。ほかの時間帯の負荷時はこのサイズに %3 ms で、%4 倍の時間に当たる。</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (line through %4 rows of several sizes): %5 times as long</source>
        <translation>%1 は 1 リクエストあたり %2 ms ビジーだった。正常時はこのサイズに %3 ms (複数サイズの %4 行による回帰直線) で、%5 倍の時間に当たる。</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request; healthy, it needs %3 ms for this size (%4 rows): %5 times as long</source>
        <translation>%1 は 1 リクエストあたり %2 ms ビジーだった。正常時はこのサイズに %3 ms (%4 行) で、%5 倍の時間に当たる。</translation>
    </message>
    <message>
        <source>how many requests a second %1 completes when it is well</source>
        <translation>正常時の %1 の毎秒の完了リクエスト数</translation>
    </message>
    <message>
        <source>%1 completed %2 requests per busy second, against %3 when it is well</source>
        <translation>%1 のビジー 1 秒あたりの完了リクエスト数は %2 (正常時は %3)</translation>
    </message>
    <message>
        <source>how much %1 moves per second, in the incident and when it is well</source>
        <translation>%1 の毎秒の転送量 (インシデント中と正常時)</translation>
    </message>
    <message>
        <source>the load was %1 on average, %2 of the %3 that %4 has been seen to do</source>
        <translation>負荷は平均 %1 で、%4 の実績値 %3 の %2</translation>
    </message>
    <message>
        <source>reads of %1 kB took %2 ms in the same rows</source>
        <translation>同じ行で %1 kB の読み込みに %2 ms かかっている</translation>
    </message>
    <message>
        <source>whenever %1 is fully busy it moves %2 (spread %3, %4 times)</source>
        <translation>%1 は完全にビジーなとき常に %2 を転送する (ばらつき %3、%4 回)</translation>
    </message>
    <message>
        <source>%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause</source>
        <translation>%1 は %4 の間 %2 で安定していた (ばらつき %3)。停止ではなく速度の問題である。</translation>
    </message>
    <message>
        <source>no request of %1 can be shown to have waited longer than %2 ms</source>
        <translation>%1 のリクエストで %2 ms を超えて待ったと示せるものはない</translation>
    </message>
    <message>
        <source>what %1 does inside: its counters, and whether regular trim makes a difference</source>
        <translation>%1 の内部の動作: カウンターと、定期的な trim で変わるかどうか</translation>
    </message>
    <message>
        <source>the device stalls by itself</source>
        <translation>デバイス自体がストールしている</translation>
    </message>
    <message>
        <source>dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, from free memory, file pages and the ratios that are set</source>
        <translation>ダーティメモリは %1 に達し、書き込み側がスロットリングされる水準 %3 の %2 に当たる (水準は空きメモリ、ファイルページ、設定された比率からの推定)</translation>
    </message>
    <message>
        <source>the dirty thresholds that the kernel works with</source>
        <translation>カーネルが実際に使っているダーティしきい値</translation>
    </message>
    <message>
        <source>while above, it stood at %1 of the point to which the kernel steers throttled writers</source>
        <translation>超過中は、カーネルがスロットリングで維持しようとする目標値 (setpoint) の %1 にあった</translation>
    </message>
    <message>
        <source>dirty memory never reached the level at which writers are held back: at most %1, %2 of %3</source>
        <translation>ダーティメモリは、書き込み側がスロットリングされる水準に一度も達していない: 最大 %1、水準 %3 の %2</translation>
    </message>
    <message>
        <source>dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are held back above %4</source>
        <translation>ダーティメモリは %2 サンプルのうち %1 で freerun の水準を超えた: 最大 %3、書き込み側は %4 を超えるとスロットリングされる</translation>
    </message>
    <message>
        <source>the dirty thresholds of this machine</source>
        <translation>このマシンのダーティしきい値</translation>
    </message>
    <message>
        <source>at another time dirty memory was %1, %2 of the %3 above which writers are held back</source>
        <translation>別の時間にダーティメモリは %1 に達した。書き込み側がスロットリングされる水準 %3 の %2 に当たる。</translation>
    </message>
    <message>
        <source>how much was waiting to be written</source>
        <translation>書き込み待ちの量</translation>
    </message>
    <message>
        <source>at most %1 can have been dirty (written in the incident, and at the usual rate within the expiry age of %2 s): %3 of the level at which writers are held back</source>
        <translation>ダーティだった量は多くても %1 (インシデント中の書き込みと、通常の速度で期限 %2 s 以内に書かれた分): 書き込み側がスロットリングされる水準の %3</translation>
    </message>
    <message>
        <source>how long the application&apos;s writes take</source>
        <translation>アプリケーションの書き込みの所要時間</translation>
    </message>
    <message>
        <source>a write took %1 ms; a throttled writer sleeps at most %2 ms at a time</source>
        <translation>書き込みに %1 ms かかった。スロットリングされた書き込み側の 1 回のスリープは最大 %2 ms。</translation>
    </message>
    <message>
        <source>dirty and written-back pages during the incident</source>
        <translation>インシデント中のダーティページとライトバック中のページ</translation>
    </message>
    <message>
        <source>the kernel found %1 waiting in %2()</source>
        <translation>カーネルは %1 が %2() で待っているのを検出した</translation>
    </message>
    <message>
        <source>where the writers sleep</source>
        <translation>書き込みプロセスがスリープしている場所</translation>
    </message>
    <message>
        <source>whether the delays come in steps of up to 200 ms</source>
        <translation>遅延が最大 200 ms の刻みで生じるかどうか</translation>
    </message>
    <message>
        <source>the kernel holds writers back at the dirty limit</source>
        <translation>カーネルがダーティ上限で書き込み側をスロットリングしている</translation>
    </message>
    <message>
        <source>writing failed for want of space: %1</source>
        <translation>空き容量不足で書き込みに失敗した: %1</translation>
    </message>
    <message>
        <source>%1 is %2 % full, at the time when df was run</source>
        <translation>%1 の使用量は %2 % (df を実行した時点)</translation>
    </message>
    <message>
        <source>how full the file systems are</source>
        <translation>ファイルシステムの使用量</translation>
    </message>
    <message>
        <source>whether the stalls become rarer with more free space</source>
        <translation>空き容量を増やすとストールが減るかどうか</translation>
    </message>
    <message>
        <source>record the same load twice, once with a fifth of the space freed</source>
        <translation>同じ負荷を 2 回記録する (うち 1 回は容量の 5 分の 1 を空けてから)</translation>
    </message>
    <message>
        <source>the file system is full</source>
        <translation>ファイルシステムが満杯である</translation>
    </message>
    <message>
        <source>%1 itself was slower than at other times</source>
        <translation>%1 自体がほかの時間帯より遅かった</translation>
    </message>
    <message>
        <source>no bulk writer: %1 wrote %2, and %3 in calm minutes</source>
        <translation>大量に書き込むプロセスはない: %1 の書き込みは %2、平常時は %3</translation>
    </message>
    <message>
        <source>how much buffered data waited in front of the device</source>
        <translation>デバイスの手前で待っているバッファ済みデータの量</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median) in front of a device that writes %2: %3 s</source>
        <translation>デバイスの書き込み速度 %2 に対し、ダーティメモリは %1 (中央値)、%3 s 分に当たる</translation>
    </message>
    <message>
        <source>the backlog of %1 was written within seconds and not filled up again: a burst</source>
        <translation>溜まっていた %1 は数秒で書き出され、再び溜まることはなかった: 一時的なバーストである</translation>
    </message>
    <message>
        <source>for each byte written %1 bytes were newly dirtied: %2</source>
        <translation>1 バイト書き出すごとに %1 バイトが新たにダーティになった: %2</translation>
    </message>
    <message>
        <source>somebody keeps writing</source>
        <translation>書き込み続けているものがある</translation>
    </message>
    <message>
        <source>a backlog drains</source>
        <translation>溜まった分が減っていく</translation>
    </message>
    <message>
        <source>who waits for fsync or writes with O_SYNC, and how long</source>
        <translation>fsync を待つか O_SYNC で書き込むプロセスと、その待ち時間</translation>
    </message>
    <message>
        <source>flushes went from %1 to %2 per second, and one took up to %3 ms</source>
        <translation>フラッシュは毎秒 %1 回から %2 回になり、1 回に最大 %3 ms かかった</translation>
    </message>
    <message>
        <source>the longest write took %1 ms; to write what was dirty takes %2 ms</source>
        <translation>最長の書き込みは %1 ms。ダーティだった分の書き出しには %2 ms かかる。</translation>
    </message>
    <message>
        <source>how much the disks wrote, and how much waited to be written</source>
        <translation>ディスクの書き込み量と書き込み待ちの量</translation>
    </message>
    <message>
        <source>synchronous writes queue behind a flood of buffered data</source>
        <translation>同期書き込みが、殺到するバッファード書き込みの後ろに並んでいる</translation>
    </message>
    <message>
        <source>slow rows per hour: %1 under %2, %3 under %4</source>
        <translation>1 時間あたりの遅い行: %2 で %1、%4 で %3</translation>
    </message>
    <message>
        <source>the same load under another I/O scheduler, three times in turns</source>
        <translation>別の I/O スケジューラーでの同じ負荷 (交互に 3 回ずつ)</translation>
    </message>
    <message>
        <source>the scheduler is %1 throughout</source>
        <translation>スケジューラーは終始 %1</translation>
    </message>
    <message>
        <source>three or more alternating runs</source>
        <translation>交互の実行を 3 回以上</translation>
    </message>
    <message>
        <source>the I/O scheduler makes the difference</source>
        <translation>I/O スケジューラーの違いが効いている</translation>
    </message>
    <message>
        <source>no CPU figure is high here: 100 - idle stays at %1 %</source>
        <translation>ここでは高い CPU の値はない: 100 - idle は %1 % どまり</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work</source>
        <translation>100 - idle は %1 % に達し、CPU のビジー率も最大 %2 %: 実際に働いている</translation>
    </message>
    <message>
        <source>100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait</source>
        <translation>100 - idle は %1 % に達するが、その行の CPU のビジー率は最大 %2 %。残りは iowait である。</translation>
    </message>
    <message>
        <source>iowait next to the utilisation of the disk</source>
        <translation>ディスク使用率と並べた iowait</translation>
    </message>
    <message>
        <source>iowait follows the utilisation of %1: r = %2 over %3 reports</source>
        <translation>iowait は %1 の使用率に連動する: r = %2 (レポート %3 件)</translation>
    </message>
    <message>
        <source>the program&apos;s own CPU figure next to user, system and iowait</source>
        <translation>user、system、iowait と並べた、プログラム自身の CPU の値</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is the busy share without iowait in %2 readings</source>
        <translation>プログラムの CPU の値 (最大 %1 %) は、%2 回の読み取りで iowait を含まないビジー率に一致する</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) is 100 - idle in %2 readings</source>
        <translation>プログラムの CPU の値 (最大 %1 %) は、%2 回の読み取りで 100 - idle に一致する</translation>
    </message>
    <message>
        <source>the program&apos;s CPU figure (up to %1 %) fits neither definition in %2 readings</source>
        <translation>プログラムの CPU の値 (最大 %1 %) は、%2 回の読み取りでどちらの定義にも合わない</translation>
    </message>
    <message>
        <source>the shares of CPU time, iowait apart</source>
        <translation>iowait を分けた CPU 時間の割合</translation>
    </message>
    <message>
        <source>the CPU figure counts the wait for disks as use</source>
        <translation>CPU の値がディスク待ちも使用中に数えている</translation>
    </message>
    <message>
        <source>interrupts per second, before and during the incident</source>
        <translation>インシデント前とインシデント中の毎秒の割り込み数</translation>
    </message>
    <message>
        <source>%1 interrupts per second, against %2 before</source>
        <translation>割り込みは毎秒 %1 回 (直前は %2 回)</translation>
    </message>
    <message>
        <source>the share of CPU time that interrupts take</source>
        <translation>割り込みが CPU 時間に占める割合</translation>
    </message>
    <message>
        <source>interrupts and their deferred work took %1 % of the time (%2)</source>
        <translation>割り込みとその遅延処理が CPU 時間の %1 % を占めた (%2)</translation>
    </message>
    <message>
        <source>interrupts take the CPU</source>
        <translation>割り込みが CPU を占有している</translation>
    </message>
    <message>
        <source>where the blocked tasks wait</source>
        <translation>ブロック中のタスクが待っている場所</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly on %2 of %3 screens of top</source>
        <translation>%1 は top の画面 %3 枚のうち %2 枚で割り込み不可のスリープ状態だった</translation>
    </message>
    <message>
        <source>a write took %1 ms, with dirty memory at the level where writers are held back</source>
        <translation>書き込みに %1 ms かかった。ダーティメモリは書き込み側がスロットリングされる水準にあった。</translation>
    </message>
    <message>
        <source>a write took %1 ms, and dirty memory is not known to have held it back</source>
        <translation>書き込みに %1 ms かかった。ダーティメモリによるスロットリングは確認されていない。</translation>
    </message>
    <message>
        <source>a file system with a journal: %1</source>
        <translation>ジャーナルのあるファイルシステム: %1</translation>
    </message>
    <message>
        <source>file system and journal mode</source>
        <translation>ファイルシステムとジャーナルモード</translation>
    </message>
    <message>
        <source>how long flushes of the device&apos;s cache take (kernel 5.5 or newer)</source>
        <translation>デバイスのキャッシュのフラッシュの所要時間 (カーネル 5.5 以降)</translation>
    </message>
    <message>
        <source>a flush of the device&apos;s cache took up to %1 ms</source>
        <translation>デバイスのキャッシュのフラッシュに最大 %1 ms かかった</translation>
    </message>
    <message>
        <source>writers wait for the file system&apos;s journal</source>
        <translation>書き込みプロセスがファイルシステムのジャーナルを待っている</translation>
    </message>
    <message>
        <source>whether the tasks wait in futex or on a lock of the kernel</source>
        <translation>タスクが futex で待っているか、カーネルのロックで待っているか</translation>
    </message>
    <message>
        <source>%1 % of the CPU time goes into locks, most into %2</source>
        <translation>CPU 時間の %1 % がロックに費やされ、最も多いのは %2</translation>
    </message>
    <message>
        <source>task switches per second, before and during the incident</source>
        <translation>インシデント前とインシデント中の毎秒のタスク切り替え数</translation>
    </message>
    <message>
        <source>%1 task switches per second, against %2 before</source>
        <translation>タスク切り替えは毎秒 %1 回 (直前は %2 回)</translation>
    </message>
    <message>
        <source>%1 was busy %2 % of the time: that is what tasks wait for</source>
        <translation>%1 は %2 % の時間ビジーだった: タスクが待っているのはこれである</translation>
    </message>
    <message>
        <source>%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock</source>
        <translation>割り込み不可のスリープ状態のタスクは %1 個 (中央値): ロックではなく I/O を待っている</translation>
    </message>
    <message>
        <source>which locks are waited for, and how long</source>
        <translation>待ちの生じているロックとその待ち時間</translation>
    </message>
    <message>
        <source>tasks wait for each other&apos;s locks</source>
        <translation>タスクが互いのロックを待っている</translation>
    </message>
    <message>
        <source>pages swapped in and out</source>
        <translation>スワップインとスワップアウトのページ数</translation>
    </message>
    <message>
        <source>nothing was swapped in or out</source>
        <translation>スワップインもスワップアウトもなかった</translation>
    </message>
    <message>
        <source>%1 came back from swap and %2 went out; in %3 of the samples there was some</source>
        <translation>スワップインは %1、スワップアウトは %2 で、サンプルの %3 にスワップがあった</translation>
    </message>
    <message>
        <source>how much the disks moved in all</source>
        <translation>ディスクの総転送量</translation>
    </message>
    <message>
        <source>swapping is %1 of the %2 that the disks moved</source>
        <translation>ディスクの転送量 %2 のうちスワップが %1</translation>
    </message>
    <message>
        <source>tasks waited for memory %1 % of the time (median)</source>
        <translation>タスクがメモリを待っていた時間は %1 % (中央値)</translation>
    </message>
    <message>
        <source>tasks had to reclaim memory themselves: %1 rose by %2 per second</source>
        <translation>タスク自身がメモリを回収する必要があった: %1 は毎秒 %2 増えた</translation>
    </message>
    <message>
        <source>reclaim by the tasks themselves, or memory pressure</source>
        <translation>タスク自身による回収 (direct reclaim)、またはメモリの PSI</translation>
    </message>
    <message>
        <source>the kernel killed for want of memory: %1</source>
        <translation>カーネルがメモリ不足でプロセスを kill した: %1</translation>
    </message>
    <message>
        <source>memory is short and pages go out to swap and back</source>
        <translation>メモリが不足し、ページがスワップとの間を出入りしている</translation>
    </message>
    <message>
        <source>%1 slept uninterruptibly</source>
        <translation>%1 が割り込み不可のスリープ状態だった</translation>
    </message>
    <message>
        <source>whether the machine&apos;s own disks were idle</source>
        <translation>マシン自身のディスクが idle だったかどうか</translation>
    </message>
    <message>
        <source>the machine&apos;s own %1 was busy up to %2 %</source>
        <translation>マシン自身の %1 は最大 %2 % ビジーだった</translation>
    </message>
    <message>
        <source>it is about %1, a disk of the machine itself</source>
        <translation>対象は %1 であり、これはマシン自身のディスクである</translation>
    </message>
    <message>
        <source>messages of the network file system or block device</source>
        <translation>ネットワークファイルシステムまたはネットワークブロックデバイスのメッセージ</translation>
    </message>
    <message>
        <source>storage across the network does not answer</source>
        <translation>ネットワーク越しのストレージが応答しない</translation>
    </message>
    <message>
        <source>whether these reads are pages that come back from swap</source>
        <translation>これらの読み込みがスワップから戻るページかどうか</translation>
    </message>
    <message>
        <source>%1 of the %2 read per second are pages that come back from swap</source>
        <translation>読み込み %2 のうち %1 はスワップから戻るページである</translation>
    </message>
    <message>
        <source>whether the page cache had just been emptied</source>
        <translation>直前にページキャッシュが破棄されたかどうか</translation>
    </message>
    <message>
        <source>the page cache fell from %1 to %2 at once: what it held has to be read again</source>
        <translation>ページキャッシュが一度に %1 から %2 に減った: その内容は読み直しになる</translation>
    </message>
    <message>
        <source>reads of %1 kB, %2 ms each on average</source>
        <translation>読み込みは平均 %1 kB、1 回 %2 ms</translation>
    </message>
    <message>
        <source>%1 was fully busy for %2 of the time</source>
        <translation>%1 は時間の %2 で完全にビジーだった</translation>
    </message>
    <message>
        <source>how much was read and written, and how long it took</source>
        <translation>読み書きの量と所要時間</translation>
    </message>
    <message>
        <source>%1 of the requests were reads (%2 of the bytes)</source>
        <translation>リクエストの %1 が読み込みだった (バイト数では %2)</translation>
    </message>
    <message>
        <source>%1 reads per second</source>
        <translation>読み込みは毎秒 %1 回</translation>
    </message>
    <message>
        <source>which process reads</source>
        <translation>読み込んでいるプロセス</translation>
    </message>
    <message>
        <source>reads keep the device full</source>
        <translation>読み込みでデバイスが飽和している</translation>
    </message>
    <message>
        <source>no task waited longer than %1 ms for a CPU</source>
        <translation>CPU を %1 ms より長く待ったタスクはない</translation>
    </message>
    <message>
        <source>the application&apos;s log covers this time and shows nobody held up for %1 ms</source>
        <translation>アプリケーションのログはこの時間を含むが、%1 ms 待たされたものは見当たらない</translation>
    </message>
    <message>
        <source>how long tasks waited for a CPU</source>
        <translation>タスクが CPU を待った時間</translation>
    </message>
    <message>
        <source>%1 ran with a real-time priority and used %2 % of a CPU</source>
        <translation>%1 はリアルタイム優先度で動き、CPU の %2 % を使った</translation>
    </message>
    <message>
        <source>the scheduling class and priority of the tasks that ran</source>
        <translation>動いていたタスクのスケジューリングクラスと優先度</translation>
    </message>
    <message>
        <source>%1 used the most CPU, and it has no real-time priority</source>
        <translation>CPU を最も使ったのは %1 で、リアルタイム優先度ではない</translation>
    </message>
    <message>
        <source>the kernel logs: %1</source>
        <translation>カーネルログの記録: %1</translation>
    </message>
    <message>
        <source>the CPUs were busy only %1 % of the time</source>
        <translation>CPU がビジーだった時間は %1 % にすぎない</translation>
    </message>
    <message>
        <source>tasks of a higher priority keep others off the CPU</source>
        <translation>優先度の高いタスクがほかのタスクを CPU から締め出している</translation>
    </message>
    <message>
        <source>the share of CPU time that the hypervisor took</source>
        <translation>ハイパーバイザーが取った CPU 時間の割合</translation>
    </message>
    <message>
        <source>the hypervisor took no CPU time (or there is none)</source>
        <translation>ハイパーバイザーは CPU 時間を取っていない (または存在しない)</translation>
    </message>
    <message>
        <source>the hypervisor took %1 % of the CPU time (median), at most %2 %</source>
        <translation>ハイパーバイザーが CPU 時間の %1 % (中央値)、最大 %2 % を取った</translation>
    </message>
    <message>
        <source>the hypervisor takes the CPU away</source>
        <translation>ハイパーバイザーに CPU を取られている</translation>
    </message>
    <message>
        <source>%1 was not kept busy: fully for only %2 of the time</source>
        <translation>%1 はビジーであり続けたわけではない: 完全にビジーだったのは時間の %2 だけ</translation>
    </message>
    <message>
        <source>%1 always had a request under way, but only %2 at a time</source>
        <translation>%1 には常に処理中のリクエストがあったが、同時に %2 個だけだった</translation>
    </message>
    <message>
        <source>only %1 of the requests were writes</source>
        <translation>書き込みはリクエストの %1 だけだった</translation>
    </message>
    <message>
        <source>writes of %1 kB on average: what is buffered is written in larger pieces</source>
        <translation>書き込みは平均 %1 kB: バッファ済みデータならもっと大きな単位で書かれる</translation>
    </message>
    <message>
        <source>how often the device&apos;s cache is flushed (kernel 5.5 or newer)</source>
        <translation>デバイスのキャッシュがフラッシュされる頻度 (カーネル 5.5 以降)</translation>
    </message>
    <message>
        <source>%1 flushes for %2 writes per second</source>
        <translation>毎秒 %2 回の書き込みに対してフラッシュ %1 回</translation>
    </message>
    <message>
        <source>how much waits in memory to be written</source>
        <translation>メモリ上の書き込み待ちの量</translation>
    </message>
    <message>
        <source>%1 of dirty memory (median): %2 s of what is written</source>
        <translation>ダーティメモリは %1 (中央値): 書き込みの %2 s 分</translation>
    </message>
    <message>
        <source>the CPUs were saturated while %1 was busy</source>
        <translation>%1 がビジーの間、CPU が飽和していた</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per request, %3 times what it needs when it is well</source>
        <translation>%1 は 1 リクエストあたり %2 ms ビジーで、正常時の %3 倍</translation>
    </message>
    <message>
        <source>mounted with synchronous writes: %1 %2</source>
        <translation>同期書き込みでマウントされている: %1 %2</translation>
    </message>
    <message>
        <source>mount options, and which calls the writers make</source>
        <translation>マウントオプションと、書き込みプロセスが使うシステムコール</translation>
    </message>
    <message>
        <source>how many requests were under way, and of what size</source>
        <translation>処理中だったリクエストの数とサイズ</translation>
    </message>
    <message>
        <source>every write waits for the device</source>
        <translation>書き込みのたびにデバイスを待っている</translation>
    </message>
    <message>
        <source>how much %1 writes in calm minutes</source>
        <translation>平常時の %1 の書き込み量</translation>
    </message>
    <message>
        <source>%1 wrote %2 at the height of it and %3 when it was calm</source>
        <translation>%1 の書き込みはピーク時 %2、平常時 %3</translation>
    </message>
    <message>
        <source>requests of %1 kB on average, against %2 kB when it was calm</source>
        <translation>リクエストは平均 %1 kB、平常時は %2 kB</translation>
    </message>
    <message>
        <source>dirty pages before and after the burst</source>
        <translation>バースト前後のダーティページ</translation>
    </message>
    <message>
        <source>dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not the age of what was buffered, makes the kernel write</source>
        <translation>ダーティメモリは %1 で、スロットリングされない上限 %2 を超えていた: カーネルに書き出させているのは、バッファ済みデータの経過時間ではなく書き込みの殺到である</translation>
    </message>
    <message>
        <source>dirty memory fell from %1 to %2 while %3 were written</source>
        <translation>%3 が書き込まれる間に、ダーティメモリは %1 から %2 に減った</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s</source>
        <translation>このログにはバーストが %1 回あり、間隔は %2 s (中央値)。ページは %3 s 経過すると書き出される。</translation>
    </message>
    <message>
        <source>%1 bursts in this log, %2 s apart (median)</source>
        <translation>このログにはバーストが %1 回あり、間隔は %2 s (中央値)</translation>
    </message>
    <message>
        <source>whether the flusher&apos;s threads wait for the device</source>
        <translation>flusher スレッドがデバイスを待っているかどうか</translation>
    </message>
    <message>
        <source>the flusher %1 waits for the device</source>
        <translation>flusher %1 がデバイスを待っている</translation>
    </message>
    <message>
        <source>how much the disks wrote</source>
        <translation>ディスクの書き込み量</translation>
    </message>
    <message>
        <source>buffered data is written back in bursts</source>
        <translation>バッファ済みデータがバースト的にライトバックされている</translation>
    </message>
    <message>
        <source>the write cache policy of the disk and of its controller</source>
        <translation>ディスクとコントローラーの書き込みキャッシュのポリシー</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 は %2</translation>
    </message>
    <message>
        <source>%1 does not rotate</source>
        <translation>%1 は回転しないデバイスである</translation>
    </message>
    <message>
        <source>a stretch with the device full of writes</source>
        <translation>書き込みでデバイスが飽和している区間</translation>
    </message>
    <message>
        <source>%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms</source>
        <translation>%1 は書き込み 1 回あたり %2 ms ビジーだった。ディスクの 1 回転は 4～11 ms。</translation>
    </message>
    <message>
        <source>for writes of %1 to %2 kB that time has a spread of %3</source>
        <translation>%1～%2 kB の書き込みでは、この時間のばらつきは %3</translation>
    </message>
    <message>
        <source>how long writes of several sizes keep the device busy</source>
        <translation>さまざまなサイズの書き込みがデバイスをビジーにする時間</translation>
    </message>
    <message>
        <source>the same load with the write cache on and off</source>
        <translation>書き込みキャッシュを有効にした場合と無効にした場合の同じ負荷</translation>
    </message>
    <message>
        <source>writes go through to the disks without a write cache</source>
        <translation>書き込みが書き込みキャッシュを介さずにディスクまで届いている</translation>
    </message>
    <message>
        <source>Ruled out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>The logs support: %1</source>
        <translation>ログの裏付けあり: %1</translation>
    </message>
    <message>
        <source>The logs are consistent with: %1</source>
        <translation>ログと矛盾しない: %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans for: %1</source>
        <translation>判定不能 (該当寄り): %1</translation>
    </message>
    <message>
        <source>Cannot tell, leans against: %1</source>
        <translation>判定不能 (除外寄り): %1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <translation>判定不能: %1</translation>
    </message>
    <message>
        <source>Its lines carry the time of day only, and no log has a date: it overlaps with the other logs as if all were of one day, which is shown as 1970-01-01.</source>
        <translation>行には時刻だけがあり、日付のあるログがない。すべて同じ日のものとしてほかのログと重ね、1970-01-01 と表示している。</translation>
    </message>
    <message>
        <source>The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the date is not right.</source>
        <translation>時計が未設定 (1970 年) で、時間の重なるほかのログでも同じ。相互の時刻は合っているが、日付は正しくない。</translation>
    </message>
    <message>
        <source>counters of a device that started again: no rates from this reading</source>
        <translation>デバイスのカウンターが再スタートした: この読み取りからレートは求めない</translation>
    </message>
    <message>
        <source>JSON document of more than 64 MiB, not read</source>
        <translation>64 MiB を超える JSON 文書のため読み込まない</translation>
    </message>
    <message>
        <source>damaged JSON document: %1</source>
        <translation>破損した JSON 文書: %1</translation>
    </message>
    <message>
        <source>the file ends inside this JSON document; the rest is missing</source>
        <translation>この JSON 文書の途中でファイルが終わっている。残りは欠けている。</translation>
    </message>
    <message>
        <source>a figure before the first time stamp was left out</source>
        <translation>最初のタイムスタンプより前の値を除外した</translation>
    </message>
    <message>
        <source>the file ends inside this line: its last figure is left out</source>
        <translation>この行の途中でファイルが終わっている: 最後の値を除外した</translation>
    </message>
    <message>
        <source>a figure is too large to be true, the row was left out</source>
        <translation>値がありえないほど大きいため、行を除外した</translation>
    </message>
    <message>
        <source>figures that are no numbers or negative were left out</source>
        <translation>数でない値や負の値を除外した</translation>
    </message>
    <message>
        <source>the file ends inside this row, its last word was left out</source>
        <translation>この行の途中でファイルが終わっているため、最後の語を除外した</translation>
    </message>
    <message>
        <source>a row before the first head has no names for its columns</source>
        <translation>最初の見出しより前の行で、列名が分からない</translation>
    </message>
    <message>
        <source>a row that does not fit the head above it was left out</source>
        <translation>上の見出しに合わない行を除外した</translation>
    </message>
    <message>
        <source>lies in more than %1 archives inside each other; unpack the outer ones and open the folder</source>
        <translation>アーカイブの入れ子が %1 段を超えている。外側を展開してからフォルダーを開くこと。</translation>
    </message>
    <message>
        <source>is an archive that holds no files</source>
        <translation>ファイルを含まないアーカイブである</translation>
    </message>
    <message>
        <source>holds more than %1 entries; the rest is not read, unpack it and open the folder that matters</source>
        <translation>エントリが %1 個を超えており、残りは読み込まない。展開して必要なフォルダーを開くこと。</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password and open the folder</source>
        <translation>暗号化されている。パスワードでアーカイブを展開してからフォルダーを開くこと。</translation>
    </message>
    <message>
        <source>cannot be unpacked (%1); copy it again, or unpack it and open the folder</source>
        <translation>展開できない (%1)。コピーし直すか、展開してフォルダーを開くこと。</translation>
    </message>
    <message>
        <source>is cut or damaged (%1); the %2 files before that are read, copy it again for the rest</source>
        <translation>途切れているか破損している (%1)。その前の %2 ファイルは読み込んだ。残りを読むにはコピーし直すこと。</translation>
    </message>
    <message>
        <source>unpacks to more than a thousand times its size and is not read on; unpack it and open the file itself if it is what it should be</source>
        <translation>展開すると 1000 倍を超えるため、続きを読み込まない。意図したファイルであれば、展開してファイル自体を開くこと。</translation>
    </message>
    <message>
        <source>unpacks to more than the limits allow and is not read on; unpack it and open the folder that matters</source>
        <translation>展開すると制限を超えるため、続きを読み込まない。展開して必要なフォルダーを開くこと。</translation>
    </message>
    <message>
        <source>is a binary recording of perf; run `perf sched timehist -i FILE` or `perf script -i FILE` and add what they print</source>
        <translation>perf のバイナリ記録である。`perf sched timehist -i FILE` または `perf script -i FILE` を実行し、その出力を追加すること。</translation>
    </message>
    <message>
        <source>is a binary file of sysstat; run `sar -A -f FILE` or `sadf -d FILE -- -A` and add what they print</source>
        <translation>sysstat のバイナリファイルである。`sar -A -f FILE` または `sadf -d FILE -- -A` を実行し、その出力を追加すること。</translation>
    </message>
    <message>
        <source>is a binary journal; run `journalctl --file FILE -o short-iso-precise` and add what it prints</source>
        <translation>バイナリのジャーナルである。`journalctl --file FILE -o short-iso-precise` を実行し、その出力を追加すること。</translation>
    </message>
    <message>
        <source>is a binary trace; run `trace-cmd report FILE` and add what it prints</source>
        <translation>バイナリのトレースである。`trace-cmd report FILE` を実行し、その出力を追加すること。</translation>
    </message>
    <message>
        <source>is an SQLite database, not a text log</source>
        <translation>SQLite データベースであり、テキストログではない</translation>
    </message>
    <message>
        <source>is a program or library (ELF), not a text log</source>
        <translation>プログラムまたはライブラリ (ELF) であり、テキストログではない</translation>
    </message>
    <message>
        <source>is a PNG picture, not a text log; add the text itself</source>
        <translation>PNG 画像であり、テキストログではない。テキスト自体を追加すること。</translation>
    </message>
    <message>
        <source>is a JPEG picture, not a text log; add the text itself</source>
        <translation>JPEG 画像であり、テキストログではない。テキスト自体を追加すること。</translation>
    </message>
    <message>
        <source>is a GIF picture, not a text log; add the text itself</source>
        <translation>GIF 画像であり、テキストログではない。テキスト自体を追加すること。</translation>
    </message>
    <message>
        <source>is a PDF document, not a text log; add the text itself</source>
        <translation>PDF 文書であり、テキストログではない。テキスト自体を追加すること。</translation>
    </message>
    <message>
        <source>holds only NUL bytes, as a power loss leaves them; there is nothing to read</source>
        <translation>NUL バイトだけで、読むものがない (電源断でよく生じる)</translation>
    </message>
    <message>
        <source>is binary, not a text log</source>
        <translation>バイナリであり、テキストログではない</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けない: %1</translation>
    </message>
    <message>
        <source>is a folder without files</source>
        <translation>ファイルのないフォルダーである</translation>
    </message>
    <message>
        <source>cannot be opened: its folders may not be read</source>
        <translation>開けない: フォルダーの読み取り権限がない</translation>
    </message>
    <message>
        <source>is a folder that may not be read; what is in it is left out</source>
        <translation>読み取り権限のないフォルダーのため、中身を除外した</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>存在しない</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ファイルでもフォルダーでもない</translation>
    </message>
    <message>
        <source>long lines were broken at %1 columns when this was pasted: put together again</source>
        <translation>貼り付け時に長い行が %1 桁で折り返されていた: 元の行に戻した</translation>
    </message>
    <message>
        <source>line is damaged by NUL bytes, as a power loss leaves them</source>
        <translation>行が NUL バイトで壊れている (電源断でよく生じる)</translation>
    </message>
    <message>
        <source>line is longer than 1 MiB; the rest is not read</source>
        <translation>行が 1 MiB を超えており、残りは読み込まない</translation>
    </message>
    <message>
        <source>the file ends inside this line, its last figure may be cut: left out</source>
        <translation>この行の途中でファイルが終わっており、最後の値が切れている可能性がある: 除外した</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空である</translation>
    </message>
    <message>
        <source>holds only blank lines</source>
        <translation>空行しかない</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive before its first line; copy the archive again</source>
        <translation>アーカイブ内で最初の行より前から途切れているか破損している。アーカイブをコピーし直すこと。</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (nothing comes close)</source>
        <translation>Stallmark が読めない形式のテキストである (近い形式もない)</translation>
    </message>
    <message>
        <source>is text in no format that Stallmark reads (closest: %1)</source>
        <translation>Stallmark が読めない形式のテキストである (最も近い形式: %1)</translation>
    </message>
    <message>
        <source>is cut or damaged in its archive; what came before the damage is used, copy the archive again for the rest</source>
        <translation>アーカイブ内で途切れているか破損している。破損箇所より前は使った。残りを読むにはアーカイブをコピーし直すこと。</translation>
    </message>
    <message>
        <source>the time that the pattern %1 takes cannot be read</source>
        <translation>パターン %1 で取り出した時刻を読み取れない</translation>
    </message>
    <message>
        <source>the duration that the pattern %1 takes cannot be read</source>
        <translation>パターン %1 で取り出した所要時間を読み取れない</translation>
    </message>
    <message>
        <source>the value that the pattern %1 takes cannot be read</source>
        <translation>パターン %1 で取り出した値を読み取れない</translation>
    </message>
    <message>
        <source>the file ends inside this process row: left out</source>
        <translation>このプロセス行の途中でファイルが終わっている: 除外した</translation>
    </message>
    <message>
        <source>process row that does not fit its column head</source>
        <translation>列見出しに合わないプロセス行</translation>
    </message>
    <message>
        <source>frame of top whose time is lost</source>
        <translation>時刻が失われた top の画面</translation>
    </message>
    <message>
        <source>memory figure larger than the memory, a known defect of old BusyBox</source>
        <translation>メモリの値が搭載メモリより大きい (古い BusyBox の既知の不具合)</translation>
    </message>
    <message>
        <source>CPU line of a frame in which no time passed</source>
        <translation>時間が経過していない画面の CPU 行</translation>
    </message>
    <message>
        <source>the file ends inside this line: left out</source>
        <translation>この行の途中でファイルが終わっている: 除外した</translation>
    </message>
    <message>
        <source>latency that cannot be: more requests under way than the job had; not used</source>
        <translation>ありえないレイテンシー: 処理中のリクエストがジョブの上限より多い。使わない。</translation>
    </message>
    <message>
        <source>rates printed as zero although requests were completed; not used</source>
        <translation>完了したリクエストがあるのにレートが 0 と出力されている。使わない。</translation>
    </message>
    <message>
        <source>latency that cannot be: longer than a month; not used</source>
        <translation>ありえないレイテンシー: 1 か月を超える。使わない。</translation>
    </message>
    <message>
        <source>JSON text that is not fio&apos;s</source>
        <translation>fio のものではない JSON テキスト</translation>
    </message>
    <message>
        <source>JSON document without jobs</source>
        <translation>ジョブのない JSON 文書</translation>
    </message>
    <message>
        <source>job ended with an error; its figures cover the time before it</source>
        <translation>ジョブがエラーで終了した。値はエラーまでの時間のもの。</translation>
    </message>
    <message>
        <source>cut JSON document about jobs of which there is a whole one: left out</source>
        <translation>途切れた JSON 文書 (同じジョブの完全なものがある): 除外した</translation>
    </message>
    <message>
        <source>text between reports of fio that is no label of one</source>
        <translation>fio のレポートの間にある、ラベルではないテキスト</translation>
    </message>
    <message>
        <source>run of fio without a report: interrupted or failed</source>
        <translation>レポートのない fio の実行: 中断または失敗</translation>
    </message>
    <message>
        <source>terse line with fewer fields than its version has: the rest is missing</source>
        <translation>terse 行のフィールド数がバージョンに対して足りない: 残りが欠けている</translation>
    </message>
    <message>
        <source>the printed bandwidth is not the size by the run time (before 3.26 fio loses a carry when it rounds)</source>
        <translation>出力された帯域幅がサイズ÷実行時間に一致しない (fio 3.26 より前は丸めで桁上がりを失う)</translation>
    </message>
    <message>
        <source>figures without the line that says whether they are of reads or writes</source>
        <translation>読み込みか書き込みかを示す行のない値</translation>
    </message>
    <message>
        <source>figures without the job they belong to</source>
        <translation>対応するジョブのない値</translation>
    </message>
    <message>
        <source>utilisation of a run of no length</source>
        <translation>長さ 0 の実行の使用率</translation>
    </message>
    <message>
        <source>fio found other data than it had written</source>
        <translation>fio が書き込んだものと異なるデータを検出した</translation>
    </message>
    <message>
        <source>fio was interrupted: its report covers the time that ran</source>
        <translation>fio が中断された: レポートは実行された時間のもの</translation>
    </message>
    <message>
        <source>fio reports an error</source>
        <translation>fio がエラーを報告している</translation>
    </message>
    <message>
        <source>remark of fio</source>
        <translation>fio の注意</translation>
    </message>
    <message>
        <source>log of fio whose name does not say what was measured</source>
        <translation>何を計測したかが名前から分からない fio のログ</translation>
    </message>
    <message>
        <source>latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed</source>
        <translation>レイテンシーの単位が us (fio 2.99 より前) か ns か、行からは分からない。値は出力のまま。</translation>
    </message>
    <message>
        <source>the unit of free is not known; its figures are kept as printed</source>
        <translation>free の単位が不明。値は出力のまま残した。</translation>
    </message>
    <message>
        <source>a time stamp that cannot be read</source>
        <translation>読み取れないタイムスタンプ</translation>
    </message>
    <message>
        <source>rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors</source>
        <translation>名前は kB だがレートは 512 バイトセクター単位 (sysstat 12.2 の出力): セクターとして読んだ</translation>
    </message>
    <message>
        <source>members that iostat does not print were left out</source>
        <translation>iostat が出力しないメンバーを除外した</translation>
    </message>
    <message>
        <source>a device without a name or without figures was left out</source>
        <translation>名前または値のないデバイスを除外した</translation>
    </message>
    <message>
        <source>the file ends inside the name of this row: left out</source>
        <translation>この行の名前の途中でファイルが終わっている: 除外した</translation>
    </message>
    <message>
        <source>the head of the table is cut in its last name: that column is not read</source>
        <translation>表の見出しが最後の名前で切れている: その列は読まない</translation>
    </message>
    <message>
        <source>a row before the first time stamp was left out</source>
        <translation>最初のタイムスタンプより前の行を除外した</translation>
    </message>
    <message>
        <source>a device name without figures at the end of the log</source>
        <translation>ログの末尾に値のないデバイス名がある</translation>
    </message>
    <message>
        <source>row of lsblk that does not stand under its head</source>
        <translation>見出しに合わない lsblk の行</translation>
    </message>
    <message>
        <source>members that are no figures of mpstat were left out</source>
        <translation>mpstat の値ではないメンバーを除外した</translation>
    </message>
    <message>
        <source>figures that are no numbers, negative or too large to be true were left out</source>
        <translation>数でない値、負の値、ありえないほど大きい値を除外した</translation>
    </message>
    <message>
        <source>perf says that its recording is incomplete</source>
        <translation>perf が、記録は不完全であると報告している</translation>
    </message>
    <message>
        <source>row of perf sched latency that cannot be read</source>
        <translation>読み取れない perf sched latency の行</translation>
    </message>
    <message>
        <source>scheduler event that cannot be read; delays across it are left out</source>
        <translation>読み取れないスケジューラーイベント。これをまたぐ遅延は除外した。</translation>
    </message>
    <message>
        <source>statistic of the scheduler that cannot be read</source>
        <translation>読み取れないスケジューラーの統計</translation>
    </message>
    <message>
        <source>events were lost here; delays across it are left out</source>
        <translation>ここでイベントが失われている。これをまたぐ遅延は除外した。</translation>
    </message>
    <message>
        <source>event of perf script that cannot be read</source>
        <translation>読み取れない perf script のイベント</translation>
    </message>
    <message>
        <source>row of perf sched timehist that cannot be read</source>
        <translation>読み取れない perf sched timehist の行</translation>
    </message>
    <message>
        <source>line of /proc/diskstats that cannot be read</source>
        <translation>読み取れない /proc/diskstats の行</translation>
    </message>
    <message>
        <source>the log does not say which file of /proc/pressure this is</source>
        <translation>/proc/pressure のどのファイルかがログから分からない</translation>
    </message>
    <message>
        <source>counters that started again: no shares from this reading</source>
        <translation>カウンターが再スタートした: この読み取りから割合は求めない</translation>
    </message>
    <message>
        <source>the file ends inside this line, its figure may be cut: left out</source>
        <translation>この行の途中でファイルが終わっており、値が切れている可能性がある: 除外した</translation>
    </message>
    <message>
        <source>a figure is too large to be true</source>
        <translation>値がありえないほど大きい</translation>
    </message>
    <message>
        <source>a head of several tables in one row, as sadf -h prints it, is not read</source>
        <translation>複数の表の見出しが 1 行にある形式 (sadf -h の出力) は読めない</translation>
    </message>
    <message>
        <source>the file ends inside this row: it was left out</source>
        <translation>この行の途中でファイルが終わっている: 除外した</translation>
    </message>
    <message>
        <source>a line that is no figure of sadf -p was left out</source>
        <translation>sadf -p の値ではない行を除外した</translation>
    </message>
    <message>
        <source>figures without a time stamp were left out</source>
        <translation>タイムスタンプのない値を除外した</translation>
    </message>
    <message>
        <source>members that are no figures of sadf were left out</source>
        <translation>sadf の値ではないメンバーを除外した</translation>
    </message>
    <message>
        <source>attribute of smartctl that does not fit its head</source>
        <translation>見出しに合わない smartctl の属性</translation>
    </message>
    <message>
        <source>the file ends inside this interval line: left out</source>
        <translation>この区間行の途中でファイルが終わっている: 除外した</translation>
    </message>
    <message>
        <source>sysbench reports a failure</source>
        <translation>sysbench が失敗を報告している</translation>
    </message>
    <message>
        <source>report of a run that failed, not used</source>
        <translation>失敗した実行のレポート。使わない。</translation>
    </message>
    <message>
        <source>report of a run in which nothing was done, not used</source>
        <translation>何も行われなかった実行のレポート。使わない。</translation>
    </message>
    <message>
        <source>latency that cannot be: too few events for it</source>
        <translation>ありえないレイテンシー: イベントが少なすぎる</translation>
    </message>
    <message>
        <source>the latency histogram does not hold as many events as the report</source>
        <translation>レイテンシーのヒストグラムのイベント数がレポートと一致しない</translation>
    </message>
    <message>
        <source>the printed rate is not the count by the total time, which is %1</source>
        <translation>出力されたレートが回数÷総時間 (%1) に一致しない</translation>
    </message>
    <message>
        <source>run of sysbench without a summary: interrupted or failed</source>
        <translation>集計のない sysbench の実行: 中断または失敗</translation>
    </message>
    <message>
        <source>load averages cut at the width of the screen</source>
        <translation>画面の幅で切れたロードアベレージ</translation>
    </message>
    <message>
        <source>CPU line with a figure whose label is cut or unknown</source>
        <translation>ラベルが切れているか不明な値を含む CPU 行</translation>
    </message>
    <message>
        <source>CPU bars carry no breakdown</source>
        <translation>CPU バーには内訳がない</translation>
    </message>
    <message>
        <source>memory bars carry no amounts</source>
        <translation>メモリバーには量がない</translation>
    </message>
    <message>
        <source>memory line in an unknown language</source>
        <translation>未知の言語のメモリ行</translation>
    </message>
    <message>
        <source>memory figure too coarse or cut at its width</source>
        <translation>粗すぎるか、欄の幅で切れたメモリの値</translation>
    </message>
    <message>
        <source>report of UnixBench without results: interrupted or failed</source>
        <translation>結果のない UnixBench のレポート: 中断または失敗</translation>
    </message>
    <message>
        <source>the date of this run cannot be read</source>
        <translation>この実行の日付を読み取れない</translation>
    </message>
    <message>
        <source>UnixBench reports a failure</source>
        <translation>UnixBench が失敗を報告している</translation>
    </message>
    <message>
        <source>run of UnixBench without a report: interrupted or failed</source>
        <translation>レポートのない UnixBench の実行: 中断または失敗</translation>
    </message>
    <message>
        <source>line that is cut, or does not fit its head: its last figure is left out</source>
        <translation>途切れているか見出しに合わない行: 最後の値を除外した</translation>
    </message>
    <message>
        <source>the page ends inside this row: left out</source>
        <translation>この行の途中でページが終わっている: 除外した</translation>
    </message>
    <message>
        <source>pass of UnixBench without figures: failed, or with more copies than it allows</source>
        <translation>値のない UnixBench のパス: 失敗したか、許容数を超えるコピーで実行された</translation>
    </message>
    <message>
        <source>measured in 0.0 s: the figure cannot be trusted, nor an index that counts it</source>
        <translation>計測時間が 0.0 s: この値も、これを含む指数も信頼できない</translation>
    </message>
    <message>
        <source>the result in the index table is not the score printed above it</source>
        <translation>指数の表の結果が、上に出力されたスコアと異なる</translation>
    </message>
    <message>
        <source>the index is not result / baseline x 10, which is %1</source>
        <translation>指数が 結果 / ベースライン x 10 (%1) に一致しない</translation>
    </message>
    <message>
        <source>the index score does not follow from the %1 results above it, which give %2</source>
        <translation>指数スコアが上の %1 件の結果から得られる値 (%2) に一致しない</translation>
    </message>
    <message>
        <source>test of UnixBench that failed: no score</source>
        <translation>失敗した UnixBench のテスト: スコアなし</translation>
    </message>
    <message>
        <source>the score is not the geometric mean of the passes above it</source>
        <translation>スコアが上のパスの幾何平均に一致しない</translation>
    </message>
    <message>
        <source>test of UnixBench without a score: interrupted or failed</source>
        <translation>スコアのない UnixBench のテスト: 中断または失敗</translation>
    </message>
    <message>
        <source>negative figures were left out</source>
        <translation>負の値を除外した</translation>
    </message>
    <message>
        <source>the unit of vmstat -S is not known; memory is kept as printed</source>
        <translation>vmstat -S の単位が不明。メモリは出力のまま残した。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is nothing to open: name a folder, an archive or a file.</source>
        <translation>開くものがありません。フォルダー、アーカイブ、またはファイルを指定してください。</translation>
    </message>
    <message>
        <source>cannot be read to its end: %1; what came before is used</source>
        <translation>最後まで読み込めない: %1。それより前は使った。</translation>
    </message>
    <message>
        <source>line belongs to no known log</source>
        <translation>既知のどのログにも属さない行</translation>
    </message>
    <message>
        <source>too many logs in one file; this one is not read</source>
        <translation>1 ファイル内のログが多すぎる。このログは読み込まない。</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the row is left out</source>
        <translation>ログの冒頭と種類の異なるタイムスタンプ。行を除外した。</translation>
    </message>
    <message>
        <source>row without a time stamp in a log that has them; it gets that of its neighbour</source>
        <translation>タイムスタンプのあるログの中の、タイムスタンプのない行。隣の行のものを使う。</translation>
    </message>
    <message>
        <source>table with more than 250 columns; those behind are not read</source>
        <translation>列が 250 を超える表。それより後ろの列は読み込まない。</translation>
    </message>
    <message>
        <source>more than 16 million tables in one file; those behind are not read</source>
        <translation>1 ファイル内の表が 1600 万を超えた。それより後ろは読み込まない。</translation>
    </message>
    <message>
        <source>time stamp of another kind than the log began with; the event has no time</source>
        <translation>ログの冒頭と種類の異なるタイムスタンプ。イベントの時刻は不明。</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>day and month swapped</source>
        <translation>日と月を入れ替え</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>矛盾: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 times, %2 s apart (median); chance spaces them so evenly with p = %3; %4 of them show this by themselves and none speaks against it</source>
        <translation>%1 回、間隔 %2 s (中央値)。偶然これほど等間隔になる確率は p = %3。うち %4 回は単独でもこれを示し、反証となるものはない</translation>
    </message>
    <message>
        <source>%1, %2 times, every %3 s</source>
        <translation>%1、%2 回、%3 s ごと</translation>
    </message>
    <message>
        <source>reports closer to each other: those of %1 s hide a wait of %2 ms in their mean</source>
        <translation>より短い間隔のレポート: %1 s 間隔では %2 ms の待ちが平均に埋もれる</translation>
    </message>
    <message>
        <source>the head of a table is broken here; its figures behind the break are not read</source>
        <translation>表の見出しがここで途切れている。途切れた先の数値は読まない</translation>
    </message>
</context>
<context>
    <name>gui::ClocksPanel</name>
    <message>
        <source>date and time</source>
        <translation>日付と時刻</translation>
    </message>
    <message>
        <source>date, time and zone</source>
        <translation>日付、時刻、ゾーン</translation>
    </message>
    <message>
        <source>time of day</source>
        <translation>時刻のみ</translation>
    </message>
    <message>
        <source>since the start of the machine</source>
        <translation>マシンの起動から</translation>
    </message>
    <message>
        <source>since the start of the tool</source>
        <translation>ツールの起動から</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>時刻を特定できず</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Its stamps</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>How</source>
        <translation>決定方法</translation>
    </message>
    <message>
        <source>Times are those of the recorded machine&apos;s own clock, %1.</source>
        <translation>時刻は記録したマシン自身の時計による (%1)。</translation>
    </message>
    <message>
        <source>1 log is not placed in time.</source>
        <translation>1 件のログは時間軸上に配置できていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n logs are not placed in time.</source>
        <translation>
            <numerusform>%n 件のログは時間軸上に配置できていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36 or swap-dates</source>
        <translation>+3s, -1h30m, UTC+8, 2025-03-07T12:08:36, swap-dates のいずれか</translation>
    </message>
    <message>
        <source>What the clock is off by, its time zone, the time of its first stamp, or day and month taken for each other</source>
        <translation>時計のずれ、タイムゾーン、最初のタイムスタンプの時刻、または日と月の入れ替え</translation>
    </message>
    <message>
        <source>Correction of a clock</source>
        <translation>時計の補正</translation>
    </message>
    <message>
        <source>Correct this file</source>
        <translation>このファイルを補正</translation>
    </message>
    <message>
        <source>Correct all files</source>
        <translation>全ファイルを補正</translation>
    </message>
    <message>
        <source>Take back the last</source>
        <translation>直前の補正を取り消す</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>すべて取り消す</translation>
    </message>
    <message>
        <source>all files</source>
        <translation>全ファイル</translation>
    </message>
    <message>
        <source>Corrected by you: %1</source>
        <translation>ユーザーが補正: %1</translation>
    </message>
</context>
<context>
    <name>gui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>この記録</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>変更前:</translation>
    </message>
    <message>
        <source>Part of the recording before</source>
        <translation>変更前の記録の範囲</translation>
    </message>
    <message>
        <source>After:</source>
        <translation>変更後:</translation>
    </message>
    <message>
        <source>Part of the recording after</source>
        <translation>変更後の記録の範囲</translation>
    </message>
    <message>
        <source>A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span of time); several may follow one another. Without a part all is compared.</source>
        <translation>範囲には #run=2 や #run=1-3 (ベンチマークの実行)、#file=*.txt、@10:00..10:10 (時間範囲) を指定できます。続けて複数書くこともできます。省略するとすべてを比較します。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Selected span</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>The span selected on the timeline</source>
        <translation>タイムラインで選択した範囲</translation>
    </message>
    <message>
        <source>Part:</source>
        <translation>範囲:</translation>
    </message>
    <message>
        <source>The recording before the change</source>
        <translation>変更前の記録</translation>
    </message>
    <message>
        <source>Choose another recording, or two parts of this one.</source>
        <translation>別の記録、またはこの記録の 2 つの範囲を選んでください。</translation>
    </message>
</context>
<context>
    <name>gui::CompareTask</name>
    <message>
        <source>Nothing in it is recognised.</source>
        <translation>認識できるものがありません。</translation>
    </message>
    <message>
        <source>The comparison ended without a result.</source>
        <translation>比較は結果を得られずに終了しました。</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonFigure</name>
    <message>
        <source>Pictures of both sides</source>
        <translation>両側のグラフ</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>変更前後の比較</translation>
    </message>
    <message>
        <source>Course, both sides from their start</source>
        <translation>推移 (両側とも開始時点を揃えて表示)</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Share of values up to</source>
        <translation>累積割合</translation>
    </message>
</context>
<context>
    <name>gui::ComparisonModel</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>95 % of the ratio</source>
        <translation>比の 95 % 区間</translation>
    </message>
    <message>
        <source>p, corrected</source>
        <translation>補正後の p</translation>
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
        <translation>変更前後の比較</translation>
    </message>
    <message>
        <source>What the comparison says</source>
        <translation>比較の結論</translation>
    </message>
    <message>
        <source>Verdicts shown</source>
        <translation>表示する判定</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>すべての判定</translation>
    </message>
    <message>
        <source>Better or worse</source>
        <translation>改善または悪化</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>No difference shown</source>
        <translation>有意差なし</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <source>Also figures that say the same again</source>
        <translation>同じことを示す指標も表示</translation>
    </message>
    <message>
        <source>About the chosen figure</source>
        <translation>選択した指標について</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変わったもの</translation>
    </message>
    <message>
        <source>Same work?</source>
        <translation>同じワークロードか</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限界</translation>
    </message>
</context>
<context>
    <name>gui::EventsPanel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>1 within 5 s of the incident</source>
        <translation>インシデントの前後 5 s 以内に 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n within 5 s of the incident</source>
        <translation>
            <numerusform>インシデントの前後 5 s 以内に %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs hold no kernel messages or other events.</source>
        <translation>ログにカーネルメッセージなどのイベントはありません。</translation>
    </message>
</context>
<context>
    <name>gui::EvidenceBar</name>
    <message>
        <source>for %1, against %2</source>
        <translation>支持 %1、反証 %2</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Weight of the evidence: 1 weak, 2 moderate, 4 strong. Tests that could be made: %1 of all.</source>
        <translation>根拠の重み: 1 弱い、2 中程度、4 強い。実施できた検査: 全体の %1。</translation>
    </message>
</context>
<context>
    <name>gui::FindingView</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Show or hide the evidence</source>
        <translation>根拠の表示/非表示</translation>
    </message>
    <message>
        <source>speaks for it</source>
        <translation>支持する根拠</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>反する根拠</translation>
    </message>
    <message>
        <source>not recorded: %1</source>
        <translation>記録なし: %1</translation>
    </message>
    <message>
        <source>Command that records it</source>
        <translation>これを記録するコマンド</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the command that records it</source>
        <translation>記録用のコマンドをコピー</translation>
    </message>
</context>
<context>
    <name>gui::HypothesesPanel</name>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 最大 %2</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>仮説</translation>
    </message>
    <message>
        <source>No incident to explain.</source>
        <translation>説明すべきインシデントはありません。</translation>
    </message>
    <message>
        <source>Choose an incident to see what the logs say about its cause.</source>
        <translation>インシデントを選ぶと、その原因についてログから分かることを表示します。</translation>
    </message>
    <message>
        <source>The whole recording</source>
        <translation>記録全体</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>gui::ImportLogPanel</name>
    <message>
        <source>Data quality</source>
        <translation>データの品質</translation>
    </message>
</context>
<context>
    <name>gui::IncidentModel</name>
    <message>
        <source>worst</source>
        <translation>最悪</translation>
    </message>
    <message>
        <source>severe, 10 s or longer</source>
        <translation>重度 (10 s 以上)</translation>
    </message>
    <message>
        <source>serious, 1 s or longer</source>
        <translation>中度 (1 s 以上)</translation>
    </message>
    <message>
        <source>brief, shorter than 1 s</source>
        <translation>軽度 (1 s 未満)</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>時刻不明</translation>
    </message>
    <message>
        <source>no cause could be ruled in</source>
        <translation>該当と判定できた原因なし</translation>
    </message>
    <message>
        <source>%1, %2, %3%4; %5</source>
        <translation>%1、%2、%3%4、%5</translation>
    </message>
</context>
<context>
    <name>gui::IncidentsPanel</name>
    <message>
        <source>1 incident</source>
        <translation>インシデント 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n incidents</source>
        <translation>
            <numerusform>インシデント %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>悪い順</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>時刻順</translation>
    </message>
    <message>
        <source>Order of the incidents</source>
        <translation>インシデントの並び順</translation>
    </message>
    <message>
        <source>Order of the list. Worst first: the worst one, then by severity and time</source>
        <translation>一覧の並び順 (悪い順: 最悪のインシデントを先頭に、重大度、時刻の順)</translation>
    </message>
    <message>
        <source>Filter: time, device, cause</source>
        <translation>フィルター: 時刻、デバイス、原因</translation>
    </message>
    <message>
        <source>Filter of the incidents</source>
        <translation>インシデントのフィルター</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Nothing in this recording measurably hurt.</source>
        <translation>この記録では、計測値に表れる悪影響は見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>gui::LoadTask</name>
    <message>
        <source>The import ended without a result.</source>
        <translation>インポートは結果を得られずに終了しました。</translation>
    </message>
</context>
<context>
    <name>gui::MainWindow</name>
    <message>
        <source>Values under the cursor</source>
        <translation>カーソル位置の値</translation>
    </message>
    <message>
        <source>Show the messages</source>
        <translation>メッセージを表示</translation>
    </message>
    <message>
        <source>All times are those of the recorded machine&apos;s own clock</source>
        <translation>時刻はすべて記録したマシン自身の時計による</translation>
    </message>
    <message>
        <source>Parts of this session cannot be read and are left out: %1</source>
        <translation>このセッションの一部を読み込めないため除外しました: %1</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>メッセージ 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>メッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder.</source>
        <translation>%1 に書き込めませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>The report was written to %1.</source>
        <translation>レポートを %1 に書き込みました。</translation>
    </message>
    <message>
        <source>Comparing with %1</source>
        <translation>%1 と比較中</translation>
    </message>
    <message>
        <source>Comparison cancelled.</source>
        <translation>比較を中止しました。</translation>
    </message>
    <message>
        <source>Open logs</source>
        <translation>ログを開く</translation>
    </message>
    <message>
        <source>All files (*);;Archives (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;Logs (*.log *.txt);;Sessions (*.stallmark)</source>
        <translation>すべてのファイル (*);;アーカイブ (*.tar *.tar.* *.tgz *.txz *.zip *.7z);;ログ (*.log *.txt);;セッション (*.stallmark)</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>ログのフォルダーを開く</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Sessions (*.stallmark)</source>
        <translation>セッション (*.stallmark)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>レポートをエクスポート</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>The example could not be written to %1: free some space there.</source>
        <translation>サンプルデータを %1 に書き込めませんでした。空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Working out the times again</source>
        <translation>時刻を再計算中</translation>
    </message>
    <message>
        <source>Import cancelled.</source>
        <translation>インポートを中止しました。</translation>
    </message>
    <message>
        <source>%1 holds nothing that is recognised.</source>
        <translation>%1 に認識できるものがありません。</translation>
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
        <translation>エラー</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation>%1 (%2 回)</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>gui::NoticeBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>インポートの進行状況</translation>
    </message>
    <message>
        <source>Stop the import and keep what is open (Esc)</source>
        <translation>インポートを中止し、開いているものはそのまま残す (Esc)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dismiss. The message stays in the list of messages</source>
        <translation>閉じる (メッセージは一覧に残ります)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>中止しています…</translation>
    </message>
</context>
<context>
    <name>gui::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>記録全体の概観</translation>
    </message>
    <message>
        <source>The whole recording. Drag the frame to move the window, double-click to show everything.</source>
        <translation>記録全体。枠をドラッグすると表示範囲が移動し、ダブルクリックすると全体を表示します。</translation>
    </message>
</context>
<context>
    <name>gui::PreviewPage</name>
    <message>
        <source>A first look: short pieces from all over the log. What lies between them, the incidents and their causes follow as soon as the log is read.</source>
        <translation>プレビュー: ログ全体から抜き出した短い区間です。その間の部分、インシデント、原因は、ログを読み終わりしだい表示します。</translation>
    </message>
    <message>
        <source>First look at the log</source>
        <translation>ログのプレビュー</translation>
    </message>
</context>
<context>
    <name>gui::ProcessesPanel</name>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最長の待ち</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Choose an incident to see the processes of that time.</source>
        <translation>インシデントを選ぶと、その時点のプロセスを表示します。</translation>
    </message>
    <message>
        <source>a time not known</source>
        <translation>不明な時刻</translation>
    </message>
    <message>
        <source>No log lists the processes of %1.</source>
        <translation>%1 のプロセスを記録したログはありません。</translation>
    </message>
    <message>
        <source>At %1, the highest value of each within %2.</source>
        <translation>%1 からの %2 における、それぞれの最大値。</translation>
    </message>
</context>
<context>
    <name>gui::SourceModel</name>
    <message>
        <source>read</source>
        <translation>読み込み済み</translation>
    </message>
    <message>
        <source>cut or damaged</source>
        <translation>途切れまたは破損</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>不明な形式</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>テキストではない</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>not placed in time</source>
        <translation>時刻を特定できず</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
</context>
<context>
    <name>gui::SourcePanel</name>
    <message>
        <source>Log line</source>
        <translation>ログの行</translation>
    </message>
    <message>
        <source>Find in the kept lines</source>
        <translation>保持している行を検索</translation>
    </message>
    <message>
        <source>Find in the kept lines of all sources</source>
        <translation>全ソースの保持している行を検索</translation>
    </message>
    <message>
        <source>Return: next line, Shift+Return: previous line. The session keeps the lines around each one that is cited</source>
        <translation>Return: 次の行、Shift+Return: 前の行。セッションは、引用した各行の前後の行を保持しています。</translation>
    </message>
    <message>
        <source>Previous line that holds it</source>
        <translation>一致する前の行</translation>
    </message>
    <message>
        <source>Next line that holds it</source>
        <translation>一致する次の行</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, line %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;、%2 行目</translation>
    </message>
    <message>
        <source>Click a reference such as [iolog.txt:31] to see the line it rests on.</source>
        <translation>[iolog.txt:31] のような参照をクリックすると、根拠となる行を表示します。</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>The session keeps no lines of this place.</source>
        <translation>セッションはこの箇所の行を保持していません。</translation>
    </message>
</context>
<context>
    <name>gui::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>ソース</translation>
    </message>
</context>
<context>
    <name>gui::StartPage</name>
    <message>
        <source>When did the machine stall, and why?</source>
        <translation>マシンはいつ、なぜストールしたのか?</translation>
    </message>
    <message>
        <source>Open the logs that came back from a Linux machine: a folder, an archive or single files. iostat, top, vmstat, perf sched, /proc, sysbench and the application&apos;s own log are recognised by their content. Every answer shows the log lines it rests on. Nothing leaves this computer.</source>
        <translation>Linux マシンから持ち帰ったログ (フォルダー、アーカイブ、個々のファイル) を開いてください。iostat、top、vmstat、perf sched、/proc、sysbench、アプリケーション自身のログを内容から認識します。答えには必ず根拠となるログの行を示します。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>ログを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose archives or single files (Ctrl+O)</source>
        <translation>アーカイブまたは個々のファイルを選ぶ (Ctrl+O)</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Try the &amp;example</source>
        <translation>サンプルを試す(&amp;E)</translation>
    </message>
    <message>
        <source>A recording of a machine that stalled</source>
        <translation>ストールしたマシンの記録</translation>
    </message>
    <message>
        <source>Or drop them anywhere on this window.</source>
        <translation>このウィンドウのどこかにドロップしても開けます。</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>最近開いたもの</translation>
    </message>
    <message>
        <source>%1 is no longer there</source>
        <translation>%1 はもうありません</translation>
    </message>
</context>
<context>
    <name>gui::SummaryBar</name>
    <message>
        <source>1 file read in full</source>
        <translation>1 ファイルを完全に読み込み済み</translation>
    </message>
    <message>
        <source>1 file, not read in full</source>
        <translation>1 ファイル、一部のみ読み込み</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n files read in full</source>
        <translation>
            <numerusform>%n ファイル中 %1 ファイルを完全に読み込み済み</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
</context>
<context>
    <name>gui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>表のフィルター</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy these rows</source>
        <translation>これらの行をコピー</translation>
    </message>
</context>
<context>
    <name>gui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows everything, G goes to the incident.</source>
        <translation>時間軸を共有するレーン。プラスとマイナスで拡大・縮小、矢印キーで移動、0 で全体表示、G でインシデントへ移動します。</translation>
    </message>
    <message>
        <source>Zoom to selection	Return</source>
        <translation>選択範囲を拡大	Return</translation>
    </message>
    <message>
        <source>Set mark A here	A</source>
        <translation>ここにマーク A を置く	A</translation>
    </message>
    <message>
        <source>Set mark B here	B</source>
        <translation>ここにマーク B を置く	B</translation>
    </message>
    <message>
        <source>Show everything	0</source>
        <translation>全体を表示	0</translation>
    </message>
    <message>
        <source>Show this incident</source>
        <translation>このインシデントを表示</translation>
    </message>
</context>
<context>
    <name>gui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open logs…</source>
        <translation>ログを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open archives or single log files</source>
        <translation>アーカイブまたは個々のログファイルを開く</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation>セッションを開く(&amp;S)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開いたもの(&amp;R)</translation>
    </message>
    <message>
        <source>Open the &amp;example</source>
        <translation>サンプルを開く(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Compare with another recording, or two parts of this one</source>
        <translation>別の記録、またはこの記録の 2 つの範囲を比較する</translation>
    </message>
    <message>
        <source>S&amp;ave session as…</source>
        <translation>名前を付けてセッションを保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation>レポートをエクスポート(&amp;P)…</translation>
    </message>
    <message>
        <source>Write the findings as a PDF or HTML report</source>
        <translation>結果を PDF または HTML のレポートに書き出す</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the earlier view</source>
        <translation>前の表示に戻る</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Forward to the later view</source>
        <translation>次の表示に進む</translation>
    </message>
    <message>
        <source>Zoom to &amp;incident</source>
        <translation>インシデントを拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Show the chosen incident with some time around it</source>
        <translation>選択したインシデントを前後の時間とともに表示する</translation>
    </message>
    <message>
        <source>&amp;Previous incident</source>
        <translation>前のインシデント(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next incident</source>
        <translation>次のインシデント(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>拡大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;everything</source>
        <translation>全体を表示(&amp;E)</translation>
    </message>
    <message>
        <source>Show the whole recording</source>
        <translation>記録全体を表示する</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比較結果(&amp;C)</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <translation>検索(&amp;D)…</translation>
    </message>
    <message>
        <source>Find words in the kept lines of all sources</source>
        <translation>全ソースの保持している行から語句を検索する</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Go to panel</source>
        <translation>パネルへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>キーボードとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Stallmark</source>
        <translation>Stallmark について(&amp;A)</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>メインツールバー</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Zoom to incident</source>
        <translation>インシデントを拡大</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Timeline: zoom at the pointer</source>
        <translation>タイムライン: ポインター位置で拡大・縮小</translation>
    </message>
    <message>
        <source>wheel, + and -</source>
        <translation>ホイール、+ と -</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>タイムライン: 移動</translation>
    </message>
    <message>
        <source>Shift+wheel, middle button or Ctrl+drag, arrow keys, Home, End</source>
        <translation>Shift+ホイール、中ボタンまたは Ctrl+ドラッグ、矢印キー、Home、End</translation>
    </message>
    <message>
        <source>Timeline: measure a span, then zoom to it</source>
        <translation>タイムライン: 範囲を測り、拡大する</translation>
    </message>
    <message>
        <source>drag, then Return</source>
        <translation>ドラッグしてから Return</translation>
    </message>
    <message>
        <source>Timeline: compare two moments</source>
        <translation>タイムライン: 2 つの時点を比較する</translation>
    </message>
    <message>
        <source>A and B at the pointer; Escape drops them</source>
        <translation>ポインター位置で A と B (Esc で解除)</translation>
    </message>
    <message>
        <source>Timeline: hide or show a line</source>
        <translation>タイムライン: 線の表示/非表示</translation>
    </message>
    <message>
        <source>click on its name</source>
        <translation>名前をクリック</translation>
    </message>
    <message>
        <source>Timeline: choose an incident</source>
        <translation>タイムライン: インシデントを選ぶ</translation>
    </message>
    <message>
        <source>double-click on its band; G goes back to it</source>
        <translation>帯をダブルクリック (G でそこに戻る)</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>キーボードとマウス</translation>
    </message>
    <message>
        <source>About Stallmark</source>
        <translation>Stallmark について</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Finds when a Linux machine stalled and says why, with evidence.&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later. There is no warranty.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Stallmark %1&lt;/b&gt;&lt;p&gt;Linux マシンがいつストールしたかを見つけ、その理由を根拠とともに示します。&lt;/p&gt;&lt;p&gt;Qt %2, QCustomPlot %3.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later。無保証です。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>gui::Workspace</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>metrics</name>
    <message>
        <source>application CPU</source>
        <translation>アプリケーションの CPU</translation>
    </message>
    <message>
        <source>application duration</source>
        <translation>アプリケーションの所要時間</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>CPU ビジー</translation>
    </message>
    <message>
        <source>CPU guests</source>
        <translation>CPU ゲスト</translation>
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
        <translation>CPU ハードウェア割り込み</translation>
    </message>
    <message>
        <source>CPU nice</source>
        <translation>CPU nice</translation>
    </message>
    <message>
        <source>CPU not idle (iowait counted as busy)</source>
        <translation>CPU idle 以外 (iowait もビジーに含む)</translation>
    </message>
    <message>
        <source>CPU software interrupts</source>
        <translation>CPU ソフトウェア割り込み</translation>
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
        <translation>discard の await</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>discard 量</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>discard 回数</translation>
    </message>
    <message>
        <source>flush await</source>
        <translation>フラッシュの await</translation>
    </message>
    <message>
        <source>flushes</source>
        <translation>フラッシュ回数</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>read await</source>
        <translation>読み込みの await</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み込み量</translation>
    </message>
    <message>
        <source>read request size</source>
        <translation>読み込みリクエストサイズ</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>読み込み回数</translation>
    </message>
    <message>
        <source>reads merged</source>
        <translation>読み込みマージ回数</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>サービス時間</translation>
    </message>
    <message>
        <source>request size</source>
        <translation>リクエストサイズ</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>write await</source>
        <translation>書き込みの await</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み量</translation>
    </message>
    <message>
        <source>write request size</source>
        <translation>書き込みリクエストサイズ</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>書き込み回数</translation>
    </message>
    <message>
        <source>writes merged</source>
        <translation>書き込みマージ回数</translation>
    </message>
    <message>
        <source>load, 1 minute</source>
        <translation>ロードアベレージ、1 分</translation>
    </message>
    <message>
        <source>load, 15 minutes</source>
        <translation>ロードアベレージ、15 分</translation>
    </message>
    <message>
        <source>load, 5 minutes</source>
        <translation>ロードアベレージ、5 分</translation>
    </message>
    <message>
        <source>memory available</source>
        <translation>利用可能メモリ</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>ページキャッシュ</translation>
    </message>
    <message>
        <source>dirty pages</source>
        <translation>ダーティページ</translation>
    </message>
    <message>
        <source>dirty background threshold</source>
        <translation>バックグラウンドのダーティしきい値</translation>
    </message>
    <message>
        <source>dirty threshold</source>
        <translation>ダーティしきい値</translation>
    </message>
    <message>
        <source>memory free</source>
        <translation>空きメモリ</translation>
    </message>
    <message>
        <source>pages under writeback</source>
        <translation>ライトバック中のページ</translation>
    </message>
    <message>
        <source>time without a sample of the monitor</source>
        <translation>モニターのサンプルがない時間</translation>
    </message>
    <message>
        <source>CPU pressure, all tasks</source>
        <translation>CPU の PSI、全タスク (full)</translation>
    </message>
    <message>
        <source>CPU pressure, some tasks</source>
        <translation>CPU の PSI、一部のタスク (some)</translation>
    </message>
    <message>
        <source>I/O pressure, all tasks</source>
        <translation>I/O の PSI、全タスク (full)</translation>
    </message>
    <message>
        <source>I/O pressure, some tasks</source>
        <translation>I/O の PSI、一部のタスク (some)</translation>
    </message>
    <message>
        <source>interrupt pressure, all tasks</source>
        <translation>割り込みの PSI、全タスク (full)</translation>
    </message>
    <message>
        <source>memory pressure, all tasks</source>
        <translation>メモリの PSI、全タスク (full)</translation>
    </message>
    <message>
        <source>memory pressure, some tasks</source>
        <translation>メモリの PSI、一部のタスク (some)</translation>
    </message>
    <message>
        <source>process CPU</source>
        <translation>プロセスの CPU</translation>
    </message>
    <message>
        <source>process memory</source>
        <translation>プロセスのメモリ</translation>
    </message>
    <message>
        <source>process reads</source>
        <translation>プロセスの読み込み</translation>
    </message>
    <message>
        <source>process state</source>
        <translation>プロセスの状態</translation>
    </message>
    <message>
        <source>process writes</source>
        <translation>プロセスの書き込み</translation>
    </message>
    <message>
        <source>scheduling delay</source>
        <translation>スケジューリング遅延</translation>
    </message>
    <message>
        <source>scheduling delay, mean</source>
        <translation>スケジューリング遅延、平均</translation>
    </message>
    <message>
        <source>scheduling delay, longest</source>
        <translation>スケジューリング遅延、最長</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>切り替え回数</translation>
    </message>
    <message>
        <source>time off the CPU</source>
        <translation>CPU を離れていた時間</translation>
    </message>
    <message>
        <source>swapped in</source>
        <translation>スワップイン</translation>
    </message>
    <message>
        <source>swapped out</source>
        <translation>スワップアウト</translation>
    </message>
    <message>
        <source>task blocked</source>
        <translation>ブロック中のタスク</translation>
    </message>
    <message>
        <source>tasks blocked</source>
        <translation>ブロック中のタスク数</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>割り込み回数</translation>
    </message>
    <message>
        <source>tasks runnable</source>
        <translation>実行可能なタスク数</translation>
    </message>
    <message>
        <source>context switches</source>
        <translation>コンテキストスイッチ</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>Clocks</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>データの品質</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>インシデント</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Log line</source>
        <translation>ログの行</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
</context>
</TS>
