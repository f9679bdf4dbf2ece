// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sourcetree.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace testsupport;

namespace {

constexpr int FileLimit = 400;
constexpr int FunctionLimit = 60;

const QStringList TopLevel = {
    QStringLiteral(".ci"),
    QStringLiteral(".clang-format"),
    QStringLiteral(".clang-tidy"),
    QStringLiteral(".git"),
    QStringLiteral(".gitignore"),
    QStringLiteral("CMakeLists.txt"),
    QStringLiteral("CMakePresets.json"),
    QStringLiteral("LICENSE"),
    QStringLiteral("README.md"),
    QStringLiteral("analysis"),
    QStringLiteral("gui"),
    QStringLiteral("importers"),
    QStringLiteral("resources"),
    QStringLiteral("tests"),
    QStringLiteral("translations"),
};

/// Sources and everything else that is code: it has a licence and a length.
QStringList codeFiles()
{
    const QStringList patterns
        = { QStringLiteral("CMakeLists.txt"), QStringLiteral("*.cmake"), QStringLiteral("*.sh") };
    QStringList files = sourceFiles() + QStringList{ QStringLiteral("CMakeLists.txt"), QStringLiteral(".ci/run") };
    for (const char *folder : { "analysis", "importers", "gui", "tests", "resources", "translations" })
        files += filesUnder(QString::fromLatin1(folder), patterns);
    return files;
}

/// What a developer's tools leave beside the sources and git ignores.
bool isLeftover(const QDir &root, const QString &name)
{
    return name == QLatin1String("build") || name.startsWith(QLatin1String("build-")) || name == QLatin1String(".cache")
        || name.endsWith(QLatin1String(".user")) || name == QLatin1String("compile_commands.json")
        || QFile::exists(root.filePath(name + QStringLiteral("/CMakeCache.txt")));
}

void addFiles(const QStringList &files)
{
    QTest::addColumn<QString>("file");
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << file;
}

} // namespace

/// The limits of the house, so that nobody has to remember them.
class TestHouse : public QObject {
    Q_OBJECT
private slots:
    void topLevel();
    void licence();
    void header_data() { addFiles(codeFiles()); }
    void header();
    void length_data() { addFiles(codeFiles()); }
    void length();
    void functions_data() { addFiles(sourceFiles()); }
    void functions();
    void layout();
    void readmePaths();
    void sessionTypeIsKnownByItsId();
};

void TestHouse::topLevel()
{
    const QDir root(QStringLiteral(STALLMARK_SOURCE_DIR));
    for (const QString &name : root.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        QVERIFY2(TopLevel.contains(name) || isLeftover(root, name), qPrintable(name));
}

void TestHouse::licence()
{
    const QString text = linesOf(QStringLiteral("LICENSE")).join(QLatin1Char('\n'));
    QVERIFY(text.contains(QLatin1String("GNU GENERAL PUBLIC LICENSE")));
    QVERIFY(text.contains(QLatin1String("Version 3, 29 June 2007")));
}

void TestHouse::header()
{
    QFETCH(QString, file);
    const QString head = linesOf(file).mid(0, 6).join(QLatin1Char('\n'));
    QVERIFY2(head.contains(QLatin1String("SPDX-FileCopyrightText: ")), qPrintable(file));
    QVERIFY2(head.contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")), qPrintable(file));
}

void TestHouse::length()
{
    QFETCH(QString, file);
    const auto lines = linesOf(file).size();
    QVERIFY2(lines > 0 && lines <= FileLimit, qPrintable(QStringLiteral("%1: %2 lines").arg(file).arg(lines)));
}

/// The body of a function stands between braces at the start of a line; no other kind of block does in this layout.
void TestHouse::functions()
{
    QFETCH(QString, file);
    const QStringList lines = linesOf(file);
    qsizetype start = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i] == QLatin1String("{"))
            start = i;
        else if (start >= 0 && lines[i].startsWith(QLatin1Char('}'))) {
            QVERIFY2(i - start - 1 <= FunctionLimit,
                qPrintable(QStringLiteral("%1:%2: %3 lines").arg(file).arg(start).arg(i - start - 1)));
            start = -1;
        }
    }
}

/// As clang-format 14 lays it out, where that is installed: other versions break lines differently.
void TestHouse::layout()
{
    QProcess check;
    check.setWorkingDirectory(QStringLiteral(STALLMARK_SOURCE_DIR));
    check.start(QStringLiteral("clang-format"), { QStringLiteral("--version") });
    if (!check.waitForFinished() || !check.readAll().contains(" version 14."))
        QSKIP("clang-format 14 is not installed");
    check.start(QStringLiteral("clang-format"),
        QStringList{ QStringLiteral("--dry-run"), QStringLiteral("-Werror") } + sourceFiles());
    QVERIFY(check.waitForFinished(120'000));
    QVERIFY2(check.exitCode() == 0, check.readAllStandardError().left(2000).constData());
}

/// Every path that the README names is there; one with <...> or * stands for many.
void TestHouse::readmePaths()
{
    static const QRegularExpression path(QStringLiteral(
        "(?<![\\w./-])((?:analysis|gui|importers|resources|tests|translations|\\.ci)/[\\w./<>*-]*[\\w/>*])"));
    const QString text = linesOf(QStringLiteral("README.md")).join(QLatin1Char('\n'));
    QVERIFY(!text.isEmpty());
    for (auto it = path.globalMatch(text); it.hasNext();) {
        const QString name = it.next().captured(1);
        if (!name.contains(QRegularExpression(QStringLiteral("[<>*]"))))
            QVERIFY2(QFile::exists(absolutePath(name)), qPrintable(name));
    }
}

/// The desktop tells sessions by the number that the store writes into them.
void TestHouse::sessionTypeIsKnownByItsId()
{
    static const QRegularExpression number(QStringLiteral("ApplicationId = (0x[0-9A-F]{8});"));
    const auto match = number.match(linesOf(QStringLiteral("analysis/model/schema.h")).join(QLatin1Char('\n')));
    QVERIFY(match.hasMatch());
    const QStringList type = linesOf(QStringLiteral("resources/org.stallmark.Stallmark-mime.xml"));
    QVERIFY(type.join(QLatin1Char('\n')).contains(QStringLiteral("value=\"%1\"").arg(match.captured(1))));
}

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
