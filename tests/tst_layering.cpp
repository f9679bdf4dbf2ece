// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sourcetree.h"

#include <QRegularExpression>
#include <QTest>

using namespace testsupport;

namespace {

/// Which headers of the project the files of one place may include. The first row whose `files` fits counts. Both are
/// patterns from the start of the path; %1 in `mayInclude` is what the group of `files` took: the extension's folder.
struct Layer {
    const char *files;
    const char *mayInclude;
};

constexpr Layer Layers[] = {
    // The ground floor knows only itself.
    { "analysis/model/", "analysis/model/" },
    // Plain numbers in, plain numbers out: no type of the program.
    { "analysis/statistics/", "analysis/statistics/" },
    { "analysis/api/", "analysis/(api|model|statistics)/" },
    { "analysis/rules/([^/]+)/", "analysis/(api|model|statistics)/|analysis/rules/%1/" },
    { "analysis/comparison/", "analysis/(api|comparison|model|statistics)/" },
    { "analysis/[^/]+$", "analysis/(api|comparison|model|statistics)/|analysis/[^/]+$" },

    // Plain types only: a reader talks to its sink and never to the store.
    { "importers/api/", "importers/api/|analysis/model/(?!session|chunk|database)" },
    { "importers/formats/([^/]+)/", "importers/api/|analysis/model/(?!session|chunk|database)|importers/formats/%1/" },
    { "importers/[^/]+$", "importers/api/|importers/[^/]+$|analysis/model/" },

    // Titles of rules are worded here, once for window, report and command line.
    { "gui/api/wording\\.cpp$", "gui/api/|analysis/model/|analysis/api/rule\\.h$" },
    { "gui/api/", "gui/api/|analysis/model/" },
    { "gui/panels/([^/]+)/", "gui/api/|analysis/model/|gui/panels/%1/" },
    { "gui/report/", "gui/(api|report)/|analysis/model/" },
    { "gui/cli/",
        "gui/(api|report|cli)/|gui/[^/]+$|analysis/model/|importers/bundleimporter\\.h$|analysis/analyzer\\.h$|"
        "analysis/api/rule\\.h$|analysis/comparison/comparison\\.h$" },
    { "gui/loadjob", "gui/(api/|[^/]+$)|analysis/model/|importers/bundleimporter\\.h$|analysis/analyzer\\.h$" },
    { "gui/preview\\.",
        "gui/(api/|[^/]+$)|analysis/model/|importers/(bundleimporter|sparsecut)\\.h$|analysis/analyzer\\.h$" },
    { "gui/[^/]+$", "gui/(api|report|cli)/|gui/[^/]+$|analysis/model/|analysis/comparison/comparison\\.h$" },
    { "tests/", "(analysis|importers|gui|support)/" },
};

/// Where the headers of a library may be included. A header that no row names is one of the standard library or of the
/// system and may be included anywhere.
struct Library {
    const char *header;
    const char *files;
};

constexpr Library Libraries[] = {
    { "(Qt?[A-Z]|q[a-z]+\\.h$)", "gui/|tests/" }, // Qt and qcustomplot.h: nothing below gui/ knows them
    { "sqlite3", "analysis/model/|tests/" },
    { "zstd", "analysis/model/" },
    { "boost/", "analysis/(?!model/|rules/)|tests/" },
    { "archive", "importers/[^/]+$|tests/" },
    { "openssl/", "importers/[^/]+$|tests/" },
    { "uchardet", "importers/[^/]+$" },
    { "simdjson", "importers/api/json[a-z]+\\.cpp$|importers/patternsfile\\.cpp$" },
    { "pcre2", "importers/api/userpatterns\\.cpp$" },
    { "qpdf/", "gui/report/pdfpost" },
};

QRegularExpression atStart(const QString &pattern)
{
    return QRegularExpression(QStringLiteral("^(?:%1)").arg(pattern));
}

/// nullptr when no layer names the file.
const Layer *layerOf(const QString &file, QString *folder)
{
    for (const Layer &layer : Layers) {
        const auto match = QRegularExpression(QLatin1Char('^') + QLatin1String(layer.files)).match(file);
        if (!match.hasMatch())
            continue;
        *folder = match.captured(1);
        return &layer;
    }
    return nullptr;
}

/// "" when the file may include the header of the project.
QString projectFault(const QString &file, const QString &header)
{
    QString folder;
    const Layer *layer = layerOf(file, &folder);
    if (!layer)
        return QStringLiteral("stands in no known layer");
    QString pattern = QLatin1String(layer->mayInclude);
    pattern.replace(QStringLiteral("%1"), QRegularExpression::escape(folder));
    return atStart(pattern).match(header).hasMatch() ? QString() : QStringLiteral("may not include ") + header;
}

QString libraryFault(const QString &file, const QString &header)
{
    for (const Library &library : Libraries) {
        if (!atStart(QLatin1String(library.header)).match(header).hasMatch())
            continue;
        if (!atStart(QLatin1String(library.files)).match(file).hasMatch())
            return QStringLiteral("may not include ") + header;
    }
    return {};
}

QString faultOf(const QString &file, const QString &line)
{
    static const QRegularExpression include(QStringLiteral(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"));
    const auto match = include.match(line);
    if (!match.hasMatch())
        return {};
    const QString header = match.captured(2);
    const bool quoted = match.captured(1) == QLatin1String("\"");
    if (quoted && header.endsWith(QLatin1String(".moc")) && !header.contains(QLatin1Char('/')))
        return {};
    return quoted ? projectFault(file, header) : libraryFault(file, header);
}

} // namespace

/// Who may include what. A broken row here means that a part has learned about something it should not know.
class TestLayering : public QObject {
    Q_OBJECT
private slots:
    void includes_data();
    void includes();
    void tableTellsRightFromWrong_data();
    void tableTellsRightFromWrong();
};

void TestLayering::includes_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : sourceFiles())
        QTest::newRow(qPrintable(file)) << file;
}

void TestLayering::includes()
{
    QFETCH(QString, file);
    const QStringList lines = linesOf(file);
    QVERIFY(!lines.isEmpty());
    QStringList faults;
    for (int i = 0; i < lines.size(); ++i) {
        const QString fault = faultOf(file, lines[i]);
        if (!fault.isEmpty())
            faults.append(QStringLiteral("%1:%2 %3").arg(file).arg(i + 1).arg(fault));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// The table itself: one include that is allowed and one that is not for each kind of place.
void TestLayering::tableTellsRightFromWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *file, const char *line, bool allowed) {
        QTest::addRow("%s %s", file, line) << QString::fromLatin1(file) << QString::fromLatin1(line) << allowed;
    };
    row("analysis/model/chunk.cpp", "#include <zstd.h>", true);
    row("analysis/model/chunk.cpp", "#include \"analysis/api/rule.h\"", false);
    row("analysis/rules/a/a.cpp", "#include \"analysis/rules/a/part.h\"", true);
    row("analysis/rules/a/a.cpp", "#include \"analysis/rules/ab/part.h\"", false);
    row("analysis/rules/a/a.cpp", "#include \"analysis/analyzer.h\"", false);
    row("analysis/rules/a/a.cpp", "#include <boost/math/distributions.hpp>", false);
    row("analysis/rules/a/a.cpp", "#include \"analysis/statistics/rates.h\"", true);
    row("analysis/statistics/rates.cpp", "#include \"analysis/model/series.h\"", false);
    row("analysis/statistics/rates.cpp", "#include <boost/math/distributions.hpp>", true);
    row("analysis/comparison/a.cpp", "#include \"analysis/statistics/rates.h\"", true);
    row("analysis/comparison/a.cpp", "#include \"importers/filereader.h\"", false);
    row("analysis/clocks.cpp", "#include \"importers/filereader.h\"", false);
    row("importers/formats/top/top.cpp", "#include \"importers/api/lexer.h\"", true);
    row("importers/formats/top/top.cpp", "#include \"importers/formats/iostat/iostat.h\"", false);
    row("importers/formats/top/top.cpp", "#include \"importers/filereader.h\"", false);
    row("importers/formats/top/top.cpp", "#include \"analysis/model/sessionwriter.h\"", false);
    row("importers/formats/top/top.cpp", "  #  include <QString>", false);
    row("importers/filereader.cpp", "#include <sqlite3.h>", false);
    row("importers/filereader.cpp", "#include <archive_entry.h>", true);
    row("importers/filereader.cpp", "#include <QtCore/QString>", false);
    row("importers/filereader.cpp", "#include <qcustomplot.h>", false);
    row("importers/filereader.cpp", "#include <queue>", true);
    row("gui/panels/a/a.cpp", "#include \"gui/api/session.h\"", true);
    row("gui/panels/a/a.cpp", "#include \"gui/panels/b/b.h\"", false);
    row("gui/panels/a/a.cpp", "#include \"gui/mainwindow.h\"", false);
    row("gui/report/report.cpp", "#include \"importers/bundleimporter.h\"", false);
    row("gui/report/report.cpp", "#include <qpdf/QPDF.hh>", false);
    row("gui/mainwindow.cpp", "#include \"gui/panels/a/a.h\"", false);
    row("gui/loadjob.cpp", "#include \"importers/bundleimporter.h\"", true);
    row("gui/loadjob.cpp", "#include \"importers/sparsecut.h\"", false);
    row("gui/preview.cpp", "#include \"importers/sparsecut.h\"", true);
    row("gui/previewpage.cpp", "#include \"analysis/analyzer.h\"", false);
    row("gui/api/session.cpp", "#include \"analysis/api/rule.h\"", false);
    row("gui/cli/compare.cpp", "#include \"analysis/comparison/comparison.h\"", true);
    row("gui/cli/compare.cpp", "#include \"analysis/comparison/judge.h\"", false);
    row("gui/panels/a/a.cpp", "#include \"analysis/comparison/comparison.h\"", false);
    row("gui/api/session.cpp", "#include \"session.h\"", false);
    row("other/thing.cpp", "#include \"analysis/model/time.h\"", false);
}

void TestLayering::tableTellsRightFromWrong()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    QCOMPARE(faultOf(file, line).isEmpty(), allowed);
}

QTEST_GUILESS_MAIN(TestLayering)
#include "tst_layering.moc"
