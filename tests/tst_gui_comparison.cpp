// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisonfigure.h"
#include "gui/application.h"
#include "gui/comparedialog.h"
#include "gui/mainwindow.h"
#include "gui/noticebar.h"
#include "support/stallbundle.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <map>

using gui::CompareDialog;
using gui::MainWindow;

namespace {

/// fio's summary lines for random writes at four block sizes.
QByteArray matrix(const std::array<int, 4> &iops)
{
    QByteArray text;
    const std::array<int, 4> sizes{ 4, 8, 16, 64 };
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double kib = static_cast<double>(iops[i]) * sizes[i];
        text += "randwrite" + QByteArray::number(sizes[i]) + "k\nwrite: IOPS=" + QByteArray::number(iops[i])
            + ", BW=" + QByteArray::number(kib, 'f', 0) + "KiB/s (" + QByteArray::number(kib * 1.024, 'f', 0) + "kB/s)("
            + QByteArray::number(kib * 30 / 1024, 'f', 1) + "MiB/30001msec)\n";
    }
    return text;
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Chooses this in the file dialog that is about to open.
void answerFileDialog(const QString &path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return answerFileDialog(path);
        dialog->setDirectory(QFileInfo(path).absolutePath());
        dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(QFileInfo(path).fileName());
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

} // namespace

/// The window's comparison as a user goes through it: dialog, table, lines.
class TestComparisonWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void twoBundles();
    void twoPartsAndAnotherPairing();
    void badInputIsSaid_data();
    void badInputIsSaid();
    void nothingOfThatName();
    void cancelled();
    void sortAndFilter();
    void linesOfBothSidesOpen();

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void open(const QString &bundle);
    CompareDialog *dialog();
    static void setPart(CompareDialog &dialog, const char *name, const QString &part);
    static QPushButton *okButton(CompareDialog &dialog);
    void accept(CompareDialog &dialog);
    QTreeView *table() const { return m_window->findChild<QTreeView *>(QStringLiteral("comparisonTable")); }
    const model::ComparisonRow *row(const char *test, const char *metric) const;

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestComparisonWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("stallmark-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_comparison"));
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    gui::prepareApplication();
    testsupport::writeStallBundle(path("stalls"));
    testsupport::writeStallBundle(path("calm"), true);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("both")));
    QVERIFY(write(path("both/run-without-cache.txt"), matrix({ 145, 143, 137, 121 })));
    QVERIFY(write(path("both/run-with-cache.txt"), matrix({ 2100, 1863, 1902, 1340 })));
}

void TestComparisonWindow::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1500, 950);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestComparisonWindow::cleanup() { m_window.reset(); }

void TestComparisonWindow::open(const QString &bundle)
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openBundles({ bundle });
    QVERIFY(ended.size() == 1 || ended.wait(120'000));
    QVERIFY(m_window->session());
}

CompareDialog *TestComparisonWindow::dialog()
{
    m_window->findChild<QAction *>(QStringLiteral("compare"))->trigger();
    return m_window->findChild<CompareDialog *>();
}

void TestComparisonWindow::setPart(CompareDialog &dialog, const char *name, const QString &part)
{
    auto *edit = dialog.findChild<QLineEdit *>(QLatin1String(name));
    edit->clear();
    QTest::keyClicks(edit, part);
}

QPushButton *TestComparisonWindow::okButton(CompareDialog &dialog)
{
    return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

void TestComparisonWindow::accept(CompareDialog &dialog)
{
    QVERIFY(okButton(dialog)->isEnabled());
    QSignalSpy ended(m_window.get(), &MainWindow::compareEnded);
    QTest::mouseClick(okButton(dialog), Qt::LeftButton);
    QVERIFY(ended.size() == 1 || ended.wait(120'000));
    QTRY_VERIFY(!m_window->findChild<CompareDialog *>());
}

const model::ComparisonRow *TestComparisonWindow::row(const char *test, const char *metric) const
{
    for (const model::ComparisonRow &row : m_window->compared()->comparison.rows)
        if (row.test == test && row.metric == metric)
            return &row;
    return nullptr;
}

void TestComparisonWindow::twoBundles()
{
    open(path("calm"));
    CompareDialog *asked = dialog();
    QVERIFY(asked);
    QVERIFY(!okButton(*asked)->isEnabled()); // nothing to compare with yet
    answerFileDialog(path("stalls"));
    QTest::mouseClick(asked->findChild<QPushButton *>(QStringLiteral("chooseFolder")), Qt::LeftButton);
    QCOMPARE(asked->bundles(), QStringList{ path("stalls") });
    accept(*asked);
    QVERIFY(m_window->compared());
    QVERIFY(table()->isVisible());
    QVERIFY(table()->model()->rowCount() >= 4);
    const auto *answer = m_window->findChild<QLabel *>(QStringLiteral("comparisonAnswer"));
    for (const char *part : { "before: stalls", "after: calm", "better after" })
        QVERIFY2(answer->text().contains(QLatin1String(part)), qPrintable(answer->text()));
    QVERIFY(row("sda", "disk.write_await"));
    // Back to the timeline and here again.
    m_window->showComparison(false);
    QVERIFY(!table()->isVisible());
    m_window->findChild<QAction *>(QStringLiteral("showComparison"))->trigger();
    QVERIFY(table()->isVisible());
}

void TestComparisonWindow::twoPartsAndAnotherPairing()
{
    open(path("both"));
    CompareDialog *asked = dialog();
    setPart(*asked, "partBefore", QStringLiteral("#file=*without*"));
    setPart(*asked, "partAfter", QStringLiteral("#file=*with-*"));
    accept(*asked);
    const model::ComparisonRow *found = row("randwrite8k", "write.iops");
    QVERIFY(found);
    QCOMPARE(*found->side[model::Before].value, 143.0);
    QCOMPARE(*found->side[model::After].value, 1863.0);
    QCOMPARE(found->judgement, model::Judgement::Better);
    // The other way round: the dialog begins with what was chosen.
    asked = dialog();
    QCOMPARE(asked->part(model::Before), QStringLiteral("#file=*without*"));
    QCOMPARE(asked->part(model::After), QStringLiteral("#file=*with-*"));
    setPart(*asked, "partBefore", QStringLiteral("#file=*with-*"));
    setPart(*asked, "partAfter", QStringLiteral("#file=*without*"));
    accept(*asked);
    QCOMPARE(*row("randwrite8k", "write.iops")->side[model::Before].value, 1863.0);
    QCOMPARE(row("randwrite8k", "write.iops")->judgement, model::Judgement::Worse);
}

void TestComparisonWindow::badInputIsSaid_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no parts") << QString() << QStringLiteral("Choose another recording");
    QTest::newRow("run") << QStringLiteral("#run=x") << QStringLiteral("run");
    QTest::newRow("span") << QStringLiteral("@10:00") << QStringLiteral("..");
    QTest::newRow("plain words") << QStringLiteral("yesterday") << QStringLiteral("begins with '#' or '@'");
    QTest::newRow("unknown") << QStringLiteral("#colour=red") << QStringLiteral("colour");
}

void TestComparisonWindow::badInputIsSaid()
{
    QFETCH(QString, part);
    QFETCH(QString, fault);
    open(path("both"));
    CompareDialog *asked = dialog();
    setPart(*asked, "partBefore", part);
    const QString said = asked->findChild<QLabel *>(QStringLiteral("compareFault"))->text();
    QVERIFY2(said.contains(fault), qPrintable(said));
    QVERIFY(!okButton(*asked)->isEnabled());
    asked->reject();
    QVERIFY(!m_window->isComparing());
}

void TestComparisonWindow::nothingOfThatName()
{
    open(path("both"));
    CompareDialog *asked = dialog();
    setPart(*asked, "partBefore", QStringLiteral("#file=none*"));
    accept(*asked);
    QVERIFY(!m_window->compared());
    const QString said = m_window->findChild<gui::NoticeBar *>()->text();
    QVERIFY2(said.contains(QLatin1String("none*")), qPrintable(said));
}

void TestComparisonWindow::cancelled()
{
    open(path("calm"));
    QSignalSpy ended(m_window.get(), &MainWindow::compareEnded);
    m_window->compareWith({ path("stalls") });
    QVERIFY(m_window->isComparing());
    auto *cancel = m_window->findChild<QPushButton *>(QStringLiteral("cancelImport"));
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(ended.size() == 1 || ended.wait(30'000));
    QVERIFY(!m_window->isComparing());
    QVERIFY(!m_window->compared());
    QVERIFY(m_window->session());
    QVERIFY(!table()->isVisible());
}

void TestComparisonWindow::sortAndFilter()
{
    open(path("calm"));
    m_window->compareWith({ path("stalls") });
    QTRY_VERIFY_WITH_TIMEOUT(m_window->compared(), 120'000);
    QAbstractItemModel *rows = table()->model();
    const int all = rows->rowCount();
    // By the numbers, not by their texts.
    constexpr int BeforeColumn = 5, AfterColumn = 6;
    for (const int column : { BeforeColumn, AfterColumn }) {
        table()->sortByColumn(column, Qt::AscendingOrder);
        std::vector<double> values;
        const auto side = column == BeforeColumn ? model::Before : model::After;
        for (int i = 0; i < all; ++i) {
            const model::ComparisonRow *one = m_window->compared()->comparison.row(rows->index(i, 0).data().toInt());
            QVERIFY(one);
            if (one->side[side].value)
                values.push_back(*one->side[side].value);
        }
        QVERIFY(std::is_sorted(values.begin(), values.end()));
    }
    auto *panel = m_window->findChild<QWidget *>(QStringLiteral("comparison"));
    QLineEdit *filter = nullptr;
    for (QLineEdit *edit : panel->findChildren<QLineEdit *>())
        filter = edit->accessibleName() == QLatin1String("Filter of the table") ? edit : filter;
    QVERIFY(filter);
    QTest::keyClicks(filter, QStringLiteral("sda"));
    QVERIFY(rows->rowCount() > 0 && rows->rowCount() < all);
    for (int i = 0; i < rows->rowCount(); ++i) {
        QStringList cells;
        for (int column = 0; column < rows->columnCount(); ++column)
            cells << rows->index(i, column).data().toString();
        QVERIFY2(cells.join(QLatin1Char(' ')).contains(QLatin1String("sda")), qPrintable(cells.join(QLatin1Char(' '))));
    }
    filter->clear();
    QCOMPARE(rows->rowCount(), all);
    auto *verdicts = panel->findChild<QComboBox *>();
    const std::map<int, model::Judgement> choices{ { 2, model::Judgement::Better }, { 3, model::Judgement::Worse },
        { 4, model::Judgement::NoDifference }, { 5, model::Judgement::NotComparable } };
    int sum = 0;
    for (const auto &[index, judgement] : choices) {
        verdicts->setCurrentIndex(index);
        sum += rows->rowCount();
        for (int i = 0; i < rows->rowCount(); ++i)
            QCOMPARE(m_window->compared()->comparison.row(rows->index(i, 0).data().toInt())->judgement, judgement);
    }
    QCOMPARE(sum, all);
}

void TestComparisonWindow::linesOfBothSidesOpen()
{
    open(path("calm"));
    m_window->compareWith({ path("stalls") });
    QTRY_VERIFY_WITH_TIMEOUT(m_window->compared(), 120'000);
    QAbstractItemModel *rows = table()->model();
    auto *details = m_window->findChild<QTextBrowser *>(QStringLiteral("comparisonRow"));
    for (int i = 0; i < rows->rowCount(); ++i) {
        table()->setCurrentIndex(rows->index(i, 0));
        if (rows->index(i, 4).data().toString().contains(QLatin1String("await")))
            break;
    }
    auto *heading = m_window->findChild<QLabel *>(QStringLiteral("sourceHeading"));
    auto *excerpt = m_window->findChild<QPlainTextEdit *>(QStringLiteral("excerpt"));
    const QString html = details->toHtml();
    const QRegularExpressionMatch before = QRegularExpression(QStringLiteral("before:\\d+:\\d+")).match(html);
    const QRegularExpressionMatch after = QRegularExpression(QStringLiteral("after:\\d+:\\d+")).match(html);
    QVERIFY2(before.hasMatch() && after.hasMatch(), qPrintable(html));
    emit details->anchorClicked(QUrl(before.captured()));
    QVERIFY2(heading->text().contains(QLatin1String("before: stalls")), qPrintable(heading->text()));
    QVERIFY(heading->text().contains(QLatin1String("iostat.log")));
    QVERIFY(excerpt->toPlainText().contains(QLatin1String("sda")));
    emit details->anchorClicked(QUrl(after.captured()));
    QVERIFY(!heading->text().contains(QLatin1String("before: stalls")));
    QVERIFY(excerpt->toPlainText().contains(QLatin1String("sda")));
    // Once more, and the other recording's line goes with the comparison.
    emit details->anchorClicked(QUrl(before.captured()));
    QVERIFY(heading->text().contains(QLatin1String("before: stalls")));
    open(path("both"));
    QVERIFY(!m_window->compared());
    QVERIFY(!heading->text().contains(QLatin1String("before: stalls")));
}

QTEST_MAIN(TestComparisonWindow)
#include "tst_gui_comparison.moc"
