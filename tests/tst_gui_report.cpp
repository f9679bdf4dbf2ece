// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/loadjob.h"
#include "gui/report/pdf.h"
#include "gui/report/report.h"
#include "support/stallbundle.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPalette>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the tool prints; skips nothing: the caller has looked for the tool.
QByteArray outputOf(const QString &tool, const QStringList &arguments, int *status = nullptr)
{
    QProcess process;
    process.start(tool, arguments);
    process.waitForFinished();
    if (status)
        *status = process.exitCode();
    return process.readAllStandardOutput();
}

bool has(const char *tool) { return !QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty(); }

} // namespace

/// PDF and HTML of a small recording, written without a display.
class TestReport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void pdfText();
    void pdfIsSound();
    void pdfFonts();
    void noEmptyPage();
    void html();
    void sameBytes();
    void darkPalette();
    void failureLeavesOldFile();
    void quiet();

private:
    std::shared_ptr<gui::Session> load(const QString &bundle);
    void write(const QString &name);
    QTemporaryDir m_folder;
    std::shared_ptr<gui::Session> m_session;
    QString m_pdf, m_html;
};

std::shared_ptr<gui::Session> TestReport::load(const QString &bundle)
{
    gui::LoadRequest request;
    request.bundles = { bundle.toStdString() };
    request.sessionPath = (bundle + QStringLiteral(".stallmark")).toStdString();
    auto outcome = gui::loadBundles(request, {});
    if (!outcome)
        qFatal("%s", outcome.error().message.c_str());
    auto session = gui::Session::open(outcome->sessionPath);
    if (!session)
        qFatal("%s", session.error().message.c_str());
    return *session;
}

void TestReport::write(const QString &name)
{
    const auto written = gui::writeReport({ m_session, m_folder.filePath(name) });
    QVERIFY2(written, written ? "" : written.error().message.c_str());
}

void TestReport::initTestCase()
{
    qputenv("SOURCE_DATE_EPOCH", "1741953600"); // 2025-03-14 12:00 UTC
    const QString bundle = m_folder.filePath(QStringLiteral("field7 <&> 文字"));
    testsupport::writeStallBundle(bundle);
    m_session = load(bundle);
    QCOMPARE(m_session->analysis().incidents.size(), std::size_t(1));
    write(QStringLiteral("r.pdf"));
    write(QStringLiteral("r.html"));
    m_pdf = m_folder.filePath(QStringLiteral("r.pdf"));
    m_html = m_folder.filePath(QStringLiteral("r.html"));
}

void TestReport::pdfText()
{
    QVERIFY(bytesOf(m_pdf).startsWith("%PDF-1.6"));
    if (!has("pdftotext"))
        QSKIP("pdftotext is not installed");
    const QString text = QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), { QStringLiteral("-layout"), m_pdf, QStringLiteral("-") }))
                             .simplified();
    QVERIFY(text.contains(QString::fromUtf8("field7 <&> 文字")));
    QVERIFY2(text.contains(QLatin1String("1 incident in 1 min 58 s")), qPrintable(text.left(800)));
    QVERIFY(text.contains(QLatin1String("ruled in, cause")));
    QVERIFY(text.contains(QRegularExpression(QStringLiteral("iostat\\.log:\\d+"))));
    QVERIFY(text.contains(QRegularExpression(QStringLiteral("Page 1 of [1-9]"))));
    QVERIFY(text.contains(QLatin1String("2025-03-14 12:00 UTC")));
    // In the order of the page's own text, so that a hash that takes two lines of its cell stays in one piece.
    const QString raw = QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), { QStringLiteral("-raw"), m_pdf, QStringLiteral("-") }));
    const QString joined = QString(raw).remove(QLatin1Char('\n'));
    for (const model::SourceFile &file : m_session->sources())
        QVERIFY2(joined.contains(QString::fromStdString(file.sha256)), file.path.c_str());
    // The verdict stands before the table of incidents and the sources.
    QVERIFY(text.indexOf(QLatin1String("1 incident in")) < text.indexOf(QLatin1String("What hurt")));
}

void TestReport::pdfIsSound()
{
    if (!has("qpdf") || !has("pdfinfo"))
        QSKIP("qpdf or pdfinfo is not installed");
    int status = -1;
    const QByteArray check = outputOf(QStringLiteral("qpdf"), { QStringLiteral("--check"), m_pdf }, &status);
    QVERIFY2(status == 0, check.constData());
    const QByteArray outline
        = outputOf(QStringLiteral("qpdf"), { QStringLiteral("--json"), QStringLiteral("--json-key=outlines"), m_pdf });
    QVERIFY(outline.count("\"title\"") >= 4);
    const QByteArray info = outputOf(QStringLiteral("pdfinfo"), { m_pdf });
    const auto pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(QString::fromUtf8(info));
    QVERIFY(pages.captured(1).toInt() >= 1 && pages.captured(1).toInt() <= 8);
    const QByteArray links = outputOf(QStringLiteral("pdfinfo"), { QStringLiteral("-url"), m_pdf });
    QVERIFY2(!links.contains(" #"), links.constData()); // links inside the file are no web links
}

void TestReport::pdfFonts()
{
    if (!has("pdffonts") || !has("pdfimages"))
        QSKIP("poppler's tools are not installed");
    const QList<QByteArray> fonts = outputOf(QStringLiteral("pdffonts"), { m_pdf }).trimmed().split('\n').mid(2);
    QVERIFY(!fonts.isEmpty());
    for (const QByteArray &font : fonts)
        QVERIFY2(QRegularExpression(QStringLiteral("yes (yes|no)\\s+yes\\s+\\d+\\s+\\d+$"))
                     .match(QString::fromUtf8(font))
                     .hasMatch(),
            font.constData());
    QCOMPARE(outputOf(QStringLiteral("pdfimages"), { QStringLiteral("-list"), m_pdf }).trimmed().count('\n'),
        1); // figures are vectors
}

/// A table at the end that just fills its page.
void TestReport::noEmptyPage()
{
    if (!has("pdftotext"))
        QSKIP("pdftotext is not installed");
    gui::report::FigurePrinter figures(m_session);
    const QString path = m_folder.filePath(QStringLiteral("rows.pdf"));
    for (int notes = 0; notes < 40; ++notes) {
        gui::report::Document document{ QStringLiteral("title"), {}, {}, {} };
        // Lines of another height than the rows, so that the table ends at many places of its page.
        gui::report::Paragraph note;
        note.spans = { gui::report::plain(QStringLiteral("row")) };
        note.kind = gui::report::Paragraph::Kind::Note;
        document.blocks.assign(std::size_t(notes), note);
        gui::report::Table table{ { QStringLiteral("File") }, { 100 }, { false }, {} };
        for (int row = 0; row < 15; ++row)
            table.rows.push_back({ { gui::report::plain(QStringLiteral("row ") + QString(300, QLatin1Char('x'))) } });
        document.blocks.emplace_back(std::move(table));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(toPdf(document, figures));
        file.close();
        const QByteArray text = outputOf(QStringLiteral("pdftotext"), { path, QStringLiteral("-") });
        QCOMPARE(text.count("row"), 15 + notes);
        QList<QByteArray> pages = text.split('\f');
        pages.removeLast(); // behind the last form feed
        for (const QByteArray &page : pages)
            QVERIFY2(page.contains("row"), qPrintable(QString::number(notes)));
    }
}

void TestReport::html()
{
    const QString text = QString::fromUtf8(bytesOf(m_html));
    QVERIFY(text.startsWith(QLatin1String("<!DOCTYPE html>")));
    QVERIFY(text.contains(QString::fromUtf8("<h1 id=\"top\">field7 &lt;&amp;&gt; 文字</h1>")));
    QVERIFY(text.contains(QLatin1String("1 incident in 1 min 58 s")));
    QVERIFY(text.contains(QLatin1String("<svg")));
    QVERIFY(!text.contains(QRegularExpression(QStringLiteral("(src|href)=\"(?!#)")))); // nothing from outside
    // Every link inside the page leads somewhere.
    static const QRegularExpression link(QStringLiteral("href=\"#([^\"]+)\""));
    int links = 0;
    for (auto it = link.globalMatch(text); it.hasNext(); ++links) {
        const QString id = it.next().captured(1);
        QVERIFY2(text.contains(QStringLiteral(" id=\"%1\"").arg(id)), qPrintable(id));
    }
    QVERIFY(links > 0);
}

void TestReport::sameBytes()
{
    write(QStringLiteral("again.pdf"));
    write(QStringLiteral("again.html"));
    QCOMPARE(bytesOf(m_folder.filePath(QStringLiteral("again.html"))), bytesOf(m_html));
    QCOMPARE(bytesOf(m_folder.filePath(QStringLiteral("again.pdf"))), bytesOf(m_pdf));
}

/// Paper is white also while the screen is dark.
void TestReport::darkPalette()
{
    const QPalette before = QApplication::palette();
    QApplication::setPalette(QPalette(QColor(30, 30, 30)));
    write(QStringLiteral("dark.pdf"));
    QApplication::setPalette(before);
    QCOMPARE(bytesOf(m_folder.filePath(QStringLiteral("dark.pdf"))), bytesOf(m_pdf));
}

void TestReport::failureLeavesOldFile()
{
    const auto nowhere = gui::writeReport({ m_session, m_folder.filePath(QStringLiteral("no/such/folder/r.pdf")) });
    QVERIFY(!nowhere);
    QVERIFY(nowhere.error().message.find("no/such/folder") != std::string::npos);
}

void TestReport::quiet()
{
    const QString bundle = m_folder.filePath(QStringLiteral("quiet"));
    testsupport::writeStallBundle(bundle, true);
    const auto session = load(bundle);
    const QString file = m_folder.filePath(QStringLiteral("quiet.html"));
    QVERIFY(gui::writeReport({ session, file }));
    const QByteArray text = bytesOf(file);
    QVERIFY(text.contains("No incident found in"));
    QVERIFY(!text.contains("id=\"incidents\""));
}

QTEST_MAIN(TestReport)
#include "tst_gui_report.moc"
