// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextStream>

#include <algorithm>
#include <map>
#include <set>

using namespace testsupport;

// Prints how the readers do on the whole corpus and the four cases, a row for each tool and version:
//
//     conformance [--short] [--faults]
//
// --short   one row a tool, as in the README
// --faults  also each wrong and each missed figure, and each figure that a manifest has wrong, with the reason
//
// What is compared with what is in the tests tst_import_corpus_*, from whose sources this program is built. Figures
// come from the manifests and the logs themselves, never from an earlier run. Exit 0 when nothing is wrong or missed
// and no file of the manifests was left out.

namespace {

struct Group {
    std::set<QString> versions;
    int files = 0, checked = 0, wrong = 0, missed = 0, excused = 0;

    void add(const FileTally &file)
    {
        ++files;
        checked += file.checked;
        wrong += file.wrong;
        missed += file.missed;
        excused += static_cast<int>(file.excused.size());
    }
};

/// Runs all sweeps; the number of test functions that failed.
int runSweeps()
{
    int failed = 0;
    for (const CorpusTest &test : corpusTests()) {
        const auto object = test.make();
        failed += QTest::qExec(
            object.get(), { QLatin1String(test.name), QStringLiteral("-o"), QStringLiteral("/dev/null,txt") });
    }
    return failed;
}

/// "sysstat 12.6.1" -> "12.6.1"; what the manifest does not tell is in the name of the folder.
QString versionOf(const ManifestRow &row)
{
    static const QRegularExpression version(QStringLiteral("\\d+\\.\\d+[\\w.-]*"));
    for (const QString &text : { row.version, row.file.section(QLatin1Char('/'), 0, 0) })
        if (const auto match = version.match(text); match.hasMatch())
            return match.captured();
    return QStringLiteral("-");
}

/// The name under which a file counts: damaged files and foreign systems are no version of a tool.
QString toolOf(const ManifestRow &row)
{
    if (row.file.startsWith(QStringLiteral("nasty/")))
        return QStringLiteral("damaged files");
    if (row.kind == QStringLiteral("iostat-foreign"))
        return QStringLiteral("iostat of other systems");
    return row.tool;
}

bool versionLess(const QString &a, const QString &b)
{
    const QStringList left = a.split(QLatin1Char('.')), right = b.split(QLatin1Char('.'));
    for (qsizetype i = 0; i < std::min(left.size(), right.size()); ++i)
        if (left[i].toInt() != right[i].toInt())
            return left[i].toInt() < right[i].toInt();
    return left.size() < right.size();
}

QString rangeOf(const std::set<QString> &versions)
{
    std::vector<QString> sorted(versions.begin(), versions.end());
    if (sorted.size() > 1)
        std::erase(sorted, QStringLiteral("-"));
    std::sort(sorted.begin(), sorted.end(), versionLess);
    return sorted.size() == 1 ? sorted.front() : sorted.front() + QStringLiteral(" to ") + sorted.back();
}

void printRow(QTextStream &out, const QString &tool, const QString &versions, const Group &group)
{
    out << "| " << tool.leftJustified(28) << " | " << versions.leftJustified(24) << " | "
        << QString::number(group.files).rightJustified(5) << " | " << QString::number(group.checked).rightJustified(8)
        << " | " << QString::number(group.wrong).rightJustified(5) << " | "
        << QString::number(group.missed).rightJustified(6) << " |\n";
}

class Table {
public:
    explicit Table(bool brief)
        : m_brief(brief)
    {
    }

    void add(const QString &tool, const QString &version, const FileTally &file)
    {
        Group &group = m_groups[{ tool, m_brief ? QString() : version }];
        group.versions.insert(version);
        group.add(file);
        m_all.add(file);
    }
    void print(QTextStream &out) const
    {
        out << "| tool                         | versions                 | files |  figures | wrong | missed |\n"
            << "|------------------------------|--------------------------|------:|---------:|------:|-------:|\n";
        for (const auto &[key, group] : m_groups)
            printRow(out, key.first, rangeOf(group.versions), group);
        printRow(out, QStringLiteral("all"), QString(), m_all);
    }
    const Group &all() const { return m_all; }

private:
    bool m_brief;
    std::map<std::pair<QString, QString>, Group> m_groups;
    Group m_all;
};

void printFaults(QTextStream &out)
{
    for (const auto &[name, file] : tally().files()) {
        for (const QString &fault : file.faults)
            out << name << ": " << fault << "\n";
        for (const QString &reason : file.excused)
            out << name << ": the manifest is wrong: " << reason << "\n";
    }
}

/// Fills the table; the files of the manifests that no sweep has looked at.
QStringList collect(Table &table)
{
    QStringList left;
    const auto &files = tally().files();
    for (const char *folder : { "sys", "bench" })
        for (const ManifestRow &row : manifestRows(folder, {})) {
            const auto it = files.find(QLatin1String(folder) + QLatin1Char('/') + row.file);
            if (it == files.end())
                left.append(QLatin1String(folder) + QLatin1Char('/') + row.file);
            else
                table.add(toolOf(row), versionOf(row), it->second);
        }
    for (const auto &[name, file] : files)
        if (name.startsWith(QStringLiteral("cases/")))
            table.add(QStringLiteral("the four cases"), QStringLiteral("-"), file);
    return left;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QTEST_DISABLE_STACK_DUMP", "1");
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QTextStream out(stdout);
    const int failed = runSweeps();
    Table table(arguments.contains(QStringLiteral("--short")));
    const QStringList left = collect(table);
    if (table.all().files == 0) {
        out << "The corpus is not beside the repository.\n";
        return 2;
    }
    table.print(out);
    out << "\n" << table.all().excused << " figures that a manifest has wrong are not counted; --faults lists them.\n";
    if (arguments.contains(QStringLiteral("--faults")))
        printFaults(out);
    for (const QString &file : left)
        out << file << ": not looked at\n";
    if (failed > 0)
        out << failed << " checks failed\n";
    return failed == 0 && left.isEmpty() && table.all().wrong + table.all().missed == 0 ? 0 : 1;
}
