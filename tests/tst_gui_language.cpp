// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/text.h"
#include "gui/api/wording.h"
#include "gui/language.h"
#include "support/stallbundle.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

namespace {

struct Language {
    const char *name, *value;
};

/// What the built program prints, with the variables of a language set and no other.
QByteArray printed(const QStringList &arguments, std::initializer_list<Language> languages)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : { "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_CTYPE", "LC_TIME" })
        environment.remove(QString::fromLatin1(name));
    for (const Language &language : languages)
        environment.insert(QString::fromLatin1(language.name), QString::fromLatin1(language.value));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STALLMARK_BINARY_DIR "/stallmark"), arguments);
    return process.waitForFinished(120'000) ? process.readAllStandardOutput() : QByteArray();
}

/// Spells what it translates in capitals.
class Capitals : public QTranslator {
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

/// Which language the program speaks, and where it speaks English whatever the language.
class TestGuiLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void chosen_data();
    void chosen();
    void sentenceInASentence();
    void dataStayTheSame_data();
    void dataStayTheSame();
    void textIsTranslated();

private:
    QTemporaryDir m_folder;
    QString m_bundle;
};

void TestGuiLanguage::initTestCase()
{
    m_bundle = m_folder.filePath(QStringLiteral("bundle"));
    testsupport::writeStallBundle(m_bundle);
}

void TestGuiLanguage::chosen_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("language");
    QTest::newRow("german") << "de-DE,de"
                            << "de";
    QTest::newRow("austrian") << "de-AT"
                              << "de";
    QTest::newRow("chinese") << "zh-Hans-CN,zh-CN,zh"
                             << "zh_CN";
    QTest::newRow("no territory") << "zh"
                                  << "zh_CN";
    QTest::newRow("singapore") << "zh-Hans-SG"
                               << "zh_CN";
    QTest::newRow("taiwan") << "zh-Hant-TW,zh-TW"
                            << "";
    QTest::newRow("english first") << "en-GB,de-DE"
                                   << "";
    QTest::newRow("none, then one") << "fr-FR,ru-RU"
                                    << "ru";
    QTest::newRow("none") << "fr-FR"
                          << "";
    QTest::newRow("C") << "C"
                       << "";
}

void TestGuiLanguage::chosen()
{
    QFETCH(QString, wanted);
    const QStringList there{ QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("ru"),
        QStringLiteral("zh_CN") };
    QTEST(gui::chosenLanguage(wanted.split(QLatin1Char(',')), there), "language");
}

/// The words of an argument that is a sentence are translated, those out of a log are not.
void TestGuiLanguage::sentenceInASentence()
{
    const model::Text inner{ "copied from %1", { "sda" } };
    const model::Text outer{ "%1 moved, %2", { "log", model::nested(inner) } };
    const std::string kept = model::encode(outer);
    QCOMPARE(model::english(kept), std::string("log moved, copied from sda"));
    QCOMPARE(model::decodeText(kept), outer);
    QCOMPARE(model::english("plain"), std::string("plain"));
    const model::Text both = model::followedBy({ "One." }, inner);
    QCOMPARE(both.english(), std::string("One. copied from sda"));
    QCOMPARE(model::followedBy({}, inner), inner);
    Capitals capitals;
    QVERIFY(QCoreApplication::installTranslator(&capitals));
    QCOMPARE(gui::translatedText(kept), QStringLiteral("log MOVED, COPIED FROM sda"));
    QCOMPARE(gui::translated(model::Text()), QString());
    QCoreApplication::removeTranslator(&capitals);
}

void TestGuiLanguage::dataStayTheSame_data()
{
    QTest::addColumn<QString>("words");
    for (const char *words : { "analyze --json", "results --json", "results", "samples", "collect" })
        QTest::newRow(words) << QString::fromLatin1(words);
    QTest::newRow("compare --json") << "compare --json again";
    QTest::newRow("compare --csv") << "compare --csv again";
}

/// JSON, CSV and the collector's script are read by programs; the locale need not even be there.
void TestGuiLanguage::dataStayTheSame()
{
    QFETCH(QString, words);
    QStringList arguments = words.split(QLatin1Char(' '));
    if (arguments.last() == QLatin1String("again"))
        arguments.last() = m_bundle;
    arguments << m_bundle;
    const QByteArray english = printed(arguments, { { "LC_ALL", "C.UTF-8" } });
    QVERIFY(english.size() > 100);
    for (const char *name : { "ru_RU.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8" }) {
        QCOMPARE(printed(arguments, { { "LC_ALL", name } }), english);
        QCOMPARE(printed(arguments, { { "LANG", name }, { "LANGUAGE", name } }), english);
    }
}

void TestGuiLanguage::textIsTranslated()
{
    const QStringList help{ QStringLiteral("--help") };
    const QByteArray english = printed(help, { { "LC_ALL", "C.UTF-8" } });
    QCOMPARE(printed(help, { { "LANG", "en_US.UTF-8" } }), english);
    for (const char *name : { "ru_RU.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8" }) {
        const QByteArray translated = printed(help, { { "LANG", name } });
        QVERIFY2(translated.contains("stallmark analyze") && translated != english, name);
        QCOMPARE(printed(help, { { "LC_ALL", name } }), translated);
    }
}

QTEST_GUILESS_MAIN(TestGuiLanguage)
#include "tst_gui_language.moc"
