// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"
#include "gui/api/collector.h"
#include "gui/application.h"
#include "gui/loadjob.h"
#include "gui/mainwindow.h"
#include "support/stallbundle.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using gui::ClockWish;
using model::ClockCorrection;
using model::NanosPerSecond;

namespace {

constexpr int Patience = 60'000;

ClockWish wish(const char *path, const char *text) { return { path, model::parseClockCorrection(text) }; }

} // namespace

/// Clocks are corrected over what the logs tell, without another import, and corrections are taken back.
class TestGuiClocks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatUsersWrite();
    void correctionsAsText();
    void shiftOfOneFile();
    void takenBackIsAsBefore();
    void swappedDates();
    void startOfAFile();
    void unknownPath();
    void commandLine();
    void panelCorrectsAndTakesBack();
    void collectorIsFitted();
    void whatItRecordsIsRead();

private:
    std::shared_ptr<gui::Session> load(
        const std::string &bundle, std::vector<ClockWish> clocks = {}, const std::string &session = {});
    std::string bundle() const { return (m_folder.path() + QStringLiteral("/stall")).toStdString(); }

    QTemporaryDir m_folder;
};

void TestGuiClocks::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("stallmark-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_clocks"));
    gui::prepareApplication();
    QVERIFY(m_folder.isValid());
    testsupport::writeStallBundle(m_folder.path() + QStringLiteral("/stall"));
}

std::shared_ptr<gui::Session> TestGuiClocks::load(
    const std::string &bundle, std::vector<ClockWish> clocks, const std::string &session)
{
    gui::LoadRequest request;
    request.bundles = { bundle };
    request.sessionPath = session;
    request.clocks = std::move(clocks);
    const auto outcome = gui::loadBundles(request, {});
    if (!outcome)
        return nullptr;
    const auto opened = gui::Session::open(outcome->sessionPath);
    return opened ? *opened : nullptr;
}

void TestGuiClocks::whatUsersWrite()
{
    const auto value = [](const char *text) { return model::parseClockCorrection(text)->value; };
    QCOMPARE(value("+3s"), 3 * NanosPerSecond);
    QCOMPARE(value("-1.5s"), -1'500'000'000);
    QCOMPARE(value("+8h"), 8 * 3600 * NanosPerSecond);
    QCOMPARE(value("-1h30m"), -5400 * NanosPerSecond);
    QCOMPARE(value("+250ms"), 250'000'000);
    QCOMPARE(value("UTC+8"), 28800);
    QCOMPARE(value("UTC-03:30"), -12600);
    QCOMPARE(value("UTC"), 0);
    QVERIFY(model::parseClockCorrection("2025-03-07T12:08:36")->kind == ClockCorrection::Kind::Start);
    QVERIFY(model::parseClockCorrection("swap-dates")->kind == ClockCorrection::Kind::DateOrder);
    for (const char *text :
        { "", "3s", "+", "+s", "+3", "+3x", "UTC+15", "UTC8", "UTC+1:xx", "+1e9h", "+99999999h", "swap" })
        QVERIFY2(!model::parseClockCorrection(text), text);
}

void TestGuiClocks::correctionsAsText()
{
    std::vector<ClockCorrection> list;
    model::correct(list, { ClockCorrection::Kind::Shift, 3, -5 });
    model::correct(list, { ClockCorrection::Kind::Zone, 0, 28800 });
    model::correct(list, { ClockCorrection::Kind::Shift, 3, 7 }); // in place of the first
    QCOMPARE(list.size(), 2u);
    QCOMPARE(list.back().value, 7);
    QVERIFY(model::parseClockCorrections(model::toText(list) + "shift x 3\nnothing\n") == list);
    QCOMPARE(model::describe({ ClockCorrection::Kind::Shift, 0, 3 * NanosPerSecond }).english(), std::string("+3 s"));
    QCOMPARE(model::describe({ ClockCorrection::Kind::Zone, 0, -12600 }).english(), std::string("UTC-03:30"));
}

void TestGuiClocks::shiftOfOneFile()
{
    const auto plain = load(bundle()), moved = load(bundle(), { wish("iostat*", "+3s") });
    QVERIFY(plain && moved);
    QCOMPARE(plain->analysis().incidents.size(), 1u);
    QCOMPARE(moved->analysis().incidents.size(), 1u);
    QCOMPARE(moved->analysis().incidents[0].span.from, plain->analysis().incidents[0].span.from + 3 * NanosPerSecond);
    QCOMPARE(moved->analysis().incidents[0].findings.size(), plain->analysis().incidents[0].findings.size());
    const auto iostat = std::find_if(
        moved->logs().begin(), moved->logs().end(), [](const model::Log &log) { return log.format == "iostat"; });
    QCOMPARE(iostat->clock.offset, 3 * NanosPerSecond);
    QVERIFY2(model::english(iostat->clock.how).starts_with("Set by the user: +3 s."), iostat->clock.how.c_str());
}

void TestGuiClocks::takenBackIsAsBefore()
{
    const std::string first = (m_folder.path() + QStringLiteral("/a.stallmark")).toStdString();
    const std::string second = (m_folder.path() + QStringLiteral("/b.stallmark")).toStdString();
    const auto plain = load(bundle());
    const auto moved = load(bundle(), { wish("*", "-2h") }, first);
    QVERIFY(plain && moved);
    const auto again = load(first); // opened as it was left
    QCOMPARE(again->analysis().incidents[0].span, moved->analysis().incidents[0].span);
    const auto back = load(first, { ClockWish{ "*", std::nullopt } }, second);
    QVERIFY(back);
    QCOMPARE(back->analysis().incidents[0].span, plain->analysis().incidents[0].span);
    QVERIFY(back->reader().meta(model::ClockCorrectionsKey).empty());
    QCOMPARE(back->logs().size(), plain->logs().size());
    for (std::size_t i = 0; i < back->logs().size(); ++i) {
        QCOMPARE(back->logs()[i].clock.how, plain->logs()[i].clock.how);
        QCOMPARE(back->logs()[i].samples, plain->logs()[i].samples);
    }
    QCOMPARE(back->quality().size(), plain->quality().size());
    // The session that was given is as it was.
    QCOMPARE(load(first)->analysis().incidents[0].span, moved->analysis().incidents[0].span);
}

void TestGuiClocks::swappedDates()
{
    const auto moved = load(bundle(), { wish("iostat.log", "swap-dates") });
    QVERIFY(moved);
    QCOMPARE(model::isoTime(moved->analysis().incidents[0].span.from, {}).substr(0, 10), std::string("2025-12-03"));
}

void TestGuiClocks::startOfAFile()
{
    const auto moved = load(bundle(), { wish("iostat.log", "2024-01-02T03:04:05") });
    QVERIFY(moved);
    QCOMPARE(model::isoTime(moved->extent()->from, {}).substr(0, 19), std::string("2024-01-02T03:04:05"));
}

void TestGuiClocks::unknownPath()
{
    gui::LoadRequest request;
    request.bundles = { bundle() };
    request.clocks = { wish("nothing.log", "+3s") };
    const auto outcome = gui::loadBundles(request, {});
    QVERIFY(!outcome);
    QVERIFY(outcome.error().message.find("nothing.log") != std::string::npos);
}

void TestGuiClocks::commandLine()
{
    const auto run = [&](QStringList arguments) {
        QProcess program;
        program.start(QStringLiteral(STALLMARK_BINARY_DIR "/stallmark"), arguments);
        program.waitForFinished(Patience);
        return std::make_pair(program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()));
    };
    const QString folder = QString::fromStdString(bundle());
    const auto [code, text]
        = run({ QStringLiteral("analyze"), folder, QStringLiteral("--clock"), QStringLiteral("iostat.log=+1h"),
            QStringLiteral("--zone"), QStringLiteral("UTC+8"), QStringLiteral("--json") });
    QCOMPARE(code, 0);
    QVERIFY2(text.contains(QLatin1String("2025-03-12T11:01:00.000+08:00"))
            || text.contains(QLatin1String("T11:00:59.000+08:00")),
        qPrintable(text.mid(text.indexOf(QLatin1String("\"incidents\"")), 300)));
    QVERIFY(text.contains(QLatin1String("\"cpu_classes\"")) && text.contains(QLatin1String("\"grade\"")));
    QCOMPARE(
        run({ QStringLiteral("analyze"), folder, QStringLiteral("--clock"), QStringLiteral("iostat.log") }).first, 2);
    QCOMPARE(run({ QStringLiteral("analyze"), folder, QStringLiteral("--zone"), QStringLiteral("+3s") }).first, 2);
    const auto script = run({ QStringLiteral("collect") });
    QCOMPARE(script.first, 0);
    QVERIFY(script.second.startsWith(QLatin1String("#!/bin/sh")));
}

void TestGuiClocks::panelCorrectsAndTakesBack()
{
    gui::MainWindow window;
    QSignalSpy ended(&window, &gui::MainWindow::loadEnded);
    window.openBundles({ QString::fromStdString(bundle()) });
    QVERIFY(ended.wait(Patience));
    const model::Nanos before = window.session()->analysis().incidents.at(0).span.from;
    auto *wish = window.findChild<QLineEdit *>(QStringLiteral("clockWish"));
    auto *toAll = window.findChild<QPushButton *>(QStringLiteral("clockToAll"));
    auto *undo = window.findChild<QPushButton *>(QStringLiteral("clockUndo"));
    QVERIFY(wish && toAll && undo);
    QVERIFY(!toAll->isEnabled() && !undo->isEnabled());
    wish->setText(QStringLiteral("three seconds"));
    QVERIFY(!toAll->isEnabled());
    wish->setText(QStringLiteral("+3s"));
    QVERIFY(toAll->isEnabled());
    toAll->click();
    QVERIFY(ended.wait(Patience));
    QCOMPARE(window.session()->analysis().incidents.at(0).span.from, before + 3 * NanosPerSecond);
    QVERIFY(window.findChild<QLabel *>(QStringLiteral("clocksInForce"))->text().contains(QStringLiteral("+3 s")));
    QVERIFY(undo->isEnabled());
    undo->click();
    QVERIFY(ended.wait(Patience));
    QCOMPARE(window.session()->analysis().incidents.at(0).span.from, before);
    QVERIFY(!undo->isEnabled());
}

void TestGuiClocks::collectorIsFitted()
{
    const auto session = load(bundle());
    const QString plain = gui::collectorScript(nullptr), fitted = gui::collectorScript(session.get());
    QVERIFY(plain.contains(QStringLiteral("\nDEVICES= ")));
    QVERIFY(fitted.contains(QStringLiteral("\nDEVICES=\"sda\"")));
    QVERIFY(fitted.contains(QStringLiteral("Fitted to an earlier recording (kernel 4.19.0-21-amd64)")));
    for (const QString &script : { plain, fitted }) {
        QProcess shell;
        shell.start(QStringLiteral("sh"), { QStringLiteral("-n") });
        shell.write(script.toUtf8());
        shell.closeWriteChannel();
        QVERIFY(shell.waitForFinished(Patience));
        QCOMPARE(shell.exitCode(), 0);
        QVERIFY(shell.readAllStandardError().isEmpty());
    }
}

void TestGuiClocks::whatItRecordsIsRead()
{
    const QString script = m_folder.path() + QStringLiteral("/collect.sh"),
                  out = m_folder.path() + QStringLiteral("/recorded");
    {
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(gui::collectorScript(nullptr).toUtf8());
    }
    QProcess shell;
    shell.start(QStringLiteral("sh"), { script, QStringLiteral("-t"), QStringLiteral("3"), QStringLiteral("-o"), out });
    QVERIFY(shell.waitForFinished(Patience));
    QCOMPARE(shell.exitCode(), 0);
    QVERIFY(QString::fromUtf8(shell.readAllStandardOutput()).trimmed().startsWith(out));
    const auto session = load(out.toStdString());
    QVERIFY(session);
    QStringList formats;
    for (const model::Log &log : session->logs())
        formats << QString::fromStdString(log.format);
    for (const char *format : { "meminfo", "procvmstat", "sysctl" })
        QVERIFY2(formats.contains(QLatin1String(format)), format);
    // A monitor that is stopped may leave half a line.
    const auto isRead = [](const model::SourceFile &file) {
        return file.status == model::SourceStatus::Read || file.status == model::SourceStatus::Partial;
    };
    for (const model::SourceFile &file : session->sources())
        QVERIFY2(isRead(file), file.path.c_str());
}

QTEST_MAIN(TestGuiClocks)
#include "tst_gui_clocks.moc"
