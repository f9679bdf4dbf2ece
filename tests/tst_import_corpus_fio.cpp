// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

using namespace testsupport;

/// Every report of fio in the corpus against the figures of its manifest; prints how many were compared.
class TestImportCorpusFio : public QObject {
    Q_OBJECT
private slots:
    void reports_data();
    void reports();
    void cleanupTestCase() { qInfo("fio: %s", tally().summary().c_str()); }
};

namespace {

/// What was read about one job, group or device of one run.
struct Test {
    int run = 0;
    QString name;
    std::multimap<std::string, double> figures;
};

std::vector<Test> testsOf(const RecordingSink &log)
{
    std::vector<Test> out;
    for (const model::BenchResult &result : log.results) {
        const QString name = QString::fromStdString(result.test);
        auto at = std::find_if(
            out.begin(), out.end(), [&](const Test &t) { return t.run == result.run && t.name == name; });
        if (at == out.end())
            at = out.insert(out.end(), Test{ result.run, name, {} });
        at->figures.emplace(result.metric, result.value);
    }
    return out;
}

struct Expected {
    std::string metric;
    double value = 0;
    double tolerance = 0; ///< half of the last printed digit, in the metric's unit
};

double unitFactor(const QString &unit, bool old)
{
    static const QString prefixes = QStringLiteral("KMGTPE");
    if (unit == QLatin1String("usec") || unit == QLatin1String("us") || unit == QLatin1String("ms")
        || unit == QLatin1String("%"))
        return 1;
    if (unit == QLatin1String("nsec"))
        return 1e-3;
    if (unit == QLatin1String("msec"))
        return 1e3;
    const qsizetype prefix = unit.isEmpty() ? -1 : prefixes.indexOf(unit[0].toUpper());
    const bool binary = unit.contains(QLatin1Char('i')) && unit.mid(1, 1) == QLatin1String("i");
    const double base = binary || (old && unit.size() > 1) ? 1024 : 1000;
    return std::pow(base, double(prefix + 1)) / (unit.contains(QLatin1String("bit")) ? 8 : 1);
}

/// "read IOPS=45247 BW=180991KB/s clat.avg=348.10usec" -> figures with the names of results
std::vector<Expected> expectedOf(const QString &text, const QString &direction, bool old, bool kibBytes)
{
    static const std::map<QString, const char *> names{ { QStringLiteral("IOPS"), "iops" },
        { QStringLiteral("iops"), "iops" }, { QStringLiteral("BW"), "bw" }, { QStringLiteral("bw"), "bw" },
        { QStringLiteral("io"), "io" }, { QStringLiteral("io_bytes"), "io" }, { QStringLiteral("KiB"), "io" },
        { QStringLiteral("KiB/s"), "bw" }, { QStringLiteral("runt"), "runtime" }, { QStringLiteral("run"), "runtime" },
        { QStringLiteral("runtime"), "runtime" }, { QStringLiteral("ms"), "runtime" },
        { QStringLiteral("slat.avg"), "slat.mean" }, { QStringLiteral("clat.avg"), "clat.mean" },
        { QStringLiteral("lat.avg"), "lat.mean" }, { QStringLiteral("clat.mean"), "clat.mean" },
        { QStringLiteral("lat.mean"), "lat.mean" }, { QStringLiteral("lat_ns.mean"), "lat.mean" },
        { QStringLiteral("clat.p99"), "clat.p99" }, { QStringLiteral("avg"), "lat.mean" },
        { QStringLiteral("sync.p99"), "lat.p99" }, { QStringLiteral("total_ios"), "total_ios" } };
    static const QRegularExpression figure(
        QStringLiteral("(?:(high|low) prio \\([0-9.]+%\\) )?([A-Za-z_.0-9/]+)=([0-9.]+)([A-Za-z/%]*)"));
    std::vector<Expected> out;
    for (auto it = figure.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const auto name = names.find(match.captured(2));
        if (name == names.end())
            continue;
        double factor = unitFactor(match.captured(4), old);
        if (match.captured(2).startsWith(QLatin1String("KiB")))
            factor = 1024;
        if (match.captured(2) == QLatin1String("lat_ns.mean"))
            factor = 1e-3;
        if (match.captured(2) == QLatin1String("io_bytes") && kibBytes)
            factor = 1024;
        const QString digits = match.captured(3);
        const qsizetype point = digits.indexOf(QLatin1Char('.'));
        const double step = point < 0 ? 1 : std::pow(10.0, -double(digits.size() - point - 1));
        // JSON prints bw without its fraction beside bw_bytes.
        const bool truncated = match.captured(2) == QLatin1String("bw") && match.captured(4) == QLatin1String("KiB/s");
        const std::string metric = match.captured(1).isEmpty()
            ? std::string(name->second)
            : "clat_" + match.captured(1).toStdString() + "_prio" + std::string(name->second).substr(4);
        out.push_back({ (direction + QLatin1Char('.')).toStdString() + metric, digits.toDouble() * factor,
            (truncated ? 1.001 : 1e-3) * step * factor });
    }
    return out;
}

/// Known faults of the program that printed the log: what it prints is not what it measured.
bool isFalse(const QString &path, const std::string &metric)
{
    // Percentiles of zero, and with one version a latency, of what was not measured.
    if (path.endsWith(QLatin1String("/31-disable-lat.txt")))
        return metric == "read.clat.p99"
            || (metric == "read.lat.mean"
                && (path.contains(QLatin1String("/fio-2.2.10/")) || path.contains(QLatin1String("/fio-1.59/"))
                    || path.contains(QLatin1String("/fio-2.0.8/"))));
    if (path.endsWith(QLatin1String("fio-3.33/54-unified-both.txt")))
        return metric == "mixed.iops" || metric == "mixed.bw" || metric == "mixed.io";
    return false;
}

bool isBase(const QString &name, const QString &job)
{
    return name == job || name.startsWith(job + QStringLiteral(" #")) || name.startsWith(job + QStringLiteral(", "));
}

class Comparison {
public:
    Comparison(const QString &path, const RecordingSink &log)
        : m_path(path)
        , m_tests(testsOf(log))
    {
    }
    int figures = 0;

    /// The next test of this name.
    void job(const QString &name, const std::vector<Expected> &expected)
    {
        for (std::size_t i = m_next[name]; i < m_tests.size(); ++i) {
            if (!isBase(m_tests[i].name, name))
                continue;
            m_next[name] = i + 1;
            compare(m_tests[i], expected);
            return;
        }
        for (const Expected &e : expected)
            miss(name, e);
    }
    void again() { m_next.clear(); }
    /// Which group it is does not stand in the manifest: one of them has these figures.
    void group(const std::vector<Expected> &expected)
    {
        for (const Test &test : m_tests) {
            if (!test.name.startsWith(QLatin1String("group ")) || !hasAll(test, expected))
                continue;
            for (const Expected &e : expected)
                agree(e);
            return;
        }
        for (const Expected &e : expected)
            miss(QStringLiteral("group"), e);
    }

private:
    void miss(const QString &name, const Expected &e)
    {
        if (isFalse(m_path, e.metric))
            return tally().excuse(QString::fromStdString(e.metric + " is printed, but was not measured"));
        tally().miss(QStringLiteral("%1: %2 = %3").arg(name, QString::fromStdString(e.metric)).arg(e.value));
    }
    void agree(const Expected &)
    {
        ++figures;
        tally().expect(true, {});
    }
    static bool has(const Test &test, const Expected &e)
    {
        const auto [first, last] = test.figures.equal_range(e.metric);
        return std::any_of(first, last, [&](const auto &figure) {
            return std::abs(figure.second - e.value) <= e.tolerance + 1e-9 * std::abs(e.value);
        });
    }
    static bool hasAll(const Test &test, const std::vector<Expected> &expected)
    {
        return std::all_of(expected.begin(), expected.end(), [&](const Expected &e) { return has(test, e); });
    }
    void compare(const Test &test, const std::vector<Expected> &expected)
    {
        for (const Expected &e : expected) {
            const auto [first, last] = test.figures.equal_range(e.metric);
            if (first == last) {
                miss(test.name, e);
                ++figures;
            } else if (has(test, e)) {
                agree(e);
            } else {
                tally().expect(false,
                    QStringLiteral("%1: %2 is %3, not %4")
                        .arg(test.name, QString::fromStdString(e.metric))
                        .arg(first->second, 0, 'g', 10)
                        .arg(e.value, 0, 'g', 10));
            }
        }
    }

    QString m_path;
    std::vector<Test> m_tests;
    std::map<QString, std::size_t> m_next;
};

/// "[seqw] g=0 jobs=1 err=0: write IOPS=36571 BW=2285.8MB/s; groups: WRITE bw=.. | ..; disk: vda ios=0/0 util=1.00%"
void compareParts(Comparison &all, const QString &entry, const QString &job, bool old, bool kibBytes)
{
    static const QRegularExpression word(QStringLiteral("^(read|write|trim|mixed|sync) "));
    std::vector<Expected> expected;
    for (const QString &part : entry.split(QStringLiteral("; "))) {
        const QString text = part.trimmed();
        const auto match = word.match(text);
        if (match.hasMatch()) {
            const auto more = expectedOf(text, match.captured(1), old, kibBytes);
            expected.insert(expected.end(), more.begin(), more.end());
        }
    }
    if (!expected.empty())
        all.job(job, expected);
}

void compareGroups(Comparison &all, const QString &text, bool old)
{
    for (const QString &group : text.split(QStringLiteral(" | "))) {
        const QString direction = group.section(QLatin1Char(' '), 0, 0).toLower();
        all.group(expectedOf(group, direction, old, false));
    }
}

void compareDisks(Comparison &all, const QString &text)
{
    static const QRegularExpression disk(QStringLiteral("(\\S+) (?:ios=(\\d+)/(\\d+) )?util=([0-9.]+)"));
    const auto entries = text.split(QStringLiteral(" | "));
    std::vector<Expected> expected;
    for (const QString &entry : entries) {
        const auto match = disk.match(entry);
        if (!match.hasMatch())
            continue;
        const std::string start = "disk." + match.captured(1).toStdString() + '.';
        if (!match.captured(2).isEmpty()) {
            expected.push_back({ start + "read_ios", match.captured(2).toDouble(), 0 });
            expected.push_back({ start + "write_ios", match.captured(3).toDouble(), 0 });
        }
        expected.push_back({ start + "util", match.captured(4).toDouble(), 1e-6 });
    }
    if (!expected.empty())
        all.job(QStringLiteral("all jobs"), expected);
}

} // namespace

void TestImportCorpusFio::reports_data()
{
    addManifestRows("bench",
        { "fio-error", "fio-interrupted", "fio-json", "fio-json+", "fio-json-multi", "fio-json-noise", "fio-normal",
            "fio-normal+json", "fio-normal+terse", "fio-normal-client", "fio-normal-group", "fio-normal-multirun",
            "fio-normal-status", "fio-normal-truncated", "fio-pasted", "fio-terse", "fio-terse-v2", "fio-terse-v3",
            "fio-terse-v4", "fio-terse-v5", "fio-typescript" });
}

void TestImportCorpusFio::reports()
{
    QFETCH(QString, path);
    QFETCH(QString, kind);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not there");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    const RecordingSink *const log = file->log("fio");
    tally().file(path);
    if (figures.contains(QLatin1String("no result")) || figures.contains(QLatin1String("no terse line"))) {
        EXPECT_FIGURE(log == nullptr || log->results.empty(), "results of a run without any");
        QVERIFY(log != nullptr ? !log->issues.empty() : file->outcome.status == model::SourceStatus::Unknown);
        return;
    }
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    static const QRegularExpression folder(QStringLiteral("/fio-(\\d+)\\.(\\d+)"));
    const auto version = folder.match(path);
    const int major = version.captured(1).toInt();
    const int minor = version.captured(2).toInt();
    const bool kib = major < 2 || (major == 2 && minor <= 20);
    // 2.16 and older print KB for 1000 bytes with kb_base=1000; the newer ones kB.
    const bool old = major < 3 && minor != 21 && !path.contains(QLatin1String("/35-kb1000"));
    Comparison all(path, *log);
    for (const QString &half : figures.split(QStringLiteral(" ### "))) {
        all.again();
        const qsizetype groups = half.indexOf(QLatin1String("groups: "));
        const qsizetype lastGroup = half.indexOf(QLatin1String("last group "));
        const qsizetype disk = half.indexOf(QLatin1String("disk: "));
        const qsizetype jobsEnd = std::min({ groups < 0 ? half.size() : groups, lastGroup < 0 ? half.size() : lastGroup,
            disk < 0 ? half.size() : disk });
        static const QRegularExpression name(QStringLiteral("(?:\\[(.*)\\] (?:g=|err=)|\\bjob=(.*) err=)"));
        for (const QString &entry : half.left(jobsEnd).split(QStringLiteral(" || "))) {
            const auto match = name.match(entry);
            if (!match.hasMatch())
                continue;
            QString job = match.captured(1) + match.captured(2);
            if (job == QLatin1String("(no header)"))
                job = QStringLiteral("unnamed job");
            const qsizetype colon = entry.indexOf(QLatin1String(": "), match.capturedEnd(0));
            const QString body
                = match.captured(2).isEmpty() ? entry.mid(colon + 2) : entry.mid(entry.indexOf(QLatin1Char(';')) + 1);
            compareParts(all, body, job, old, kib);
        }
        if (lastGroup >= 0)
            compareGroups(all, half.mid(lastGroup + 11, disk < 0 ? -1 : disk - lastGroup - 11), old);
        if (groups >= 0)
            compareGroups(all, half.mid(groups + 8, disk < 0 ? -1 : disk - groups - 8), old);
        if (disk >= 0 && kind != QLatin1String("fio-normal-status") && kind != QLatin1String("fio-normal-multirun")) {
            all.again();
            compareDisks(all, half.mid(disk + 6));
        }
    }
    NO_FAULTS();
    // A trim in terse 3, which has no place for it, and a document that was never written.
    QVERIFY(all.figures > 0 || figures.contains(QLatin1String("no I/O section")) || kind == QLatin1String("fio-terse")
        || figures.contains(QLatin1String("no valid JSON")));
}

CORPUS_TEST(TestImportCorpusFio)
#include "tst_import_corpus_fio.moc"
