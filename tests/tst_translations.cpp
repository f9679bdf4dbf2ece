// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"
#include "analysis/model/metric.h"
#include "support/sourcetree.h"
#include "support/tsfile.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace testsupport;

namespace {

const QString Folder = QStringLiteral(STALLMARK_SOURCE_DIR "/translations/");

QStringList tsFiles() { return QDir(Folder).entryList({ QStringLiteral("*.ts") }, QDir::Files, QDir::Name); }

/// How many forms a number has in Qt's rules for the language.
int pluralForms(const QString &language)
{
    static const QHash<QString, int> forms{ { QStringLiteral("zh_CN"), 1 }, { QStringLiteral("ja_JP"), 1 },
        { QStringLiteral("ja"), 1 }, { QStringLiteral("ru_RU"), 3 }, { QStringLiteral("ru"), 3 },
        { QStringLiteral("de_DE"), 2 }, { QStringLiteral("de"), 2 } };
    return forms.value(language);
}

QStringList allOf(const QString &pattern, const QString &text)
{
    QStringList found;
    for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    return found;
}

/// "%1", "%n" and the marks of rich text, each once.
QStringList markers(const QString &text)
{
    QStringList found = allOf(QStringLiteral("%(?:L?[1-9][0-9]?|n)|</?[a-z]+>|\\t.*$"), text);
    found.removeDuplicates();
    return found;
}

int mnemonics(const QString &text) { return static_cast<int>(allOf(QStringLiteral("&[^\\s&]"), text).size()); }

QString leading(const QString &text) { return allOf(QStringLiteral("^\\s+"), text).join(QString()); }
QString trailing(const QString &text) { return allOf(QStringLiteral("\\s+$"), text).join(QString()); }

/// Empty, or what a translation has wrong.
QString fault(const TsMessage &message, const QString &translation)
{
    if (translation.isEmpty())
        return QStringLiteral("empty");
    if (markers(message.source) != markers(translation))
        return QStringLiteral("other markers: ") + markers(translation).join(QLatin1Char(' '));
    if (mnemonics(message.source) != mnemonics(translation))
        return QStringLiteral("an & too many or too few");
    if (leading(message.source) != leading(translation) || trailing(message.source) != trailing(translation))
        return QStringLiteral("other space at an end");
    return {};
}

QSet<QString> keysOf(const TsFile &file)
{
    QSet<QString> keys;
    for (const TsMessage &message : file.messages)
        keys.insert(message.key());
    return keys;
}

/// For the output of a test: context and source.
QString shown(const QSet<QString> &keys)
{
    QStringList lines;
    for (QString key : keys)
        lines << key.replace(QChar(0x1f), QStringLiteral(" | "));
    lines.sort();
    return lines.mid(0, 10).join(QLatin1Char('\n'));
}

} // namespace

/// The sentences in the code and those in the .ts files are the same, and every translation fits its sentence.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void languages();
    void contextsAreLookedUp();
    void everythingForPeopleIsMarked();
    void sameSentences_data() { addFiles(); }
    void sameSentences();
    void upToDate_data() { addFiles(); }
    void upToDate();
    void finished_data() { addFiles(); }
    void finished();
    void fits_data() { addFiles(); }
    void fits();

private:
    void addFiles();

    QTemporaryDir m_folder;
    TsFile m_code; ///< what lupdate finds
};

void TestTranslations::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString fresh = m_folder.filePath(QStringLiteral("stallmark_de.ts"));
    const QString problem = updateTsFiles({ fresh }, m_folder.filePath(QStringLiteral("marked")));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    m_code = readTsFile(fresh);
    QVERIFY2(m_code.problem.isEmpty(), qPrintable(m_code.problem));
    QVERIFY(m_code.messages.size() > 1000);
}

void TestTranslations::addFiles()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : tsFiles())
        QTest::newRow(qPrintable(file)) << file;
}

void TestTranslations::languages()
{
    QCOMPARE(tsFiles().join(QLatin1Char(' ')),
        QStringLiteral("stallmark_de.ts stallmark_ja.ts stallmark_ru.ts stallmark_zh_CN.ts"));
}

/// A tr() that is filed under another context than it looks in stays English without a word.
void TestTranslations::contextsAreLookedUp()
{
    QSet<QString> known{ QStringLiteral("findings"), QStringLiteral("metrics"), QStringLiteral("panels"),
        QStringLiteral("CommandLine") };
    static const QRegularExpression declared(
        QStringLiteral("Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)|class (\\w+)[^;{}]*\\{\\s*Q_OBJECT"));
    for (const QString &name : sourceFiles()) {
        QFile file(QStringLiteral(STALLMARK_SOURCE_DIR "/") + name);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        for (auto it = declared.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            known.insert(match.captured(1).isEmpty() ? QStringLiteral("gui::") + match.captured(2) : match.captured(1));
        }
    }
    for (const TsMessage &message : m_code.messages)
        QVERIFY2(known.contains(message.context), qPrintable(message.context + QStringLiteral(": ") + message.source));
}

void TestTranslations::everythingForPeopleIsMarked()
{
    QSet<QString> marked;
    for (const TsMessage &message : m_code.messages)
        marked.insert(message.context + QLatin1Char('|') + message.source);
    for (const analysis::Rule &rule : analysis::rules())
        QVERIFY2(marked.contains(QStringLiteral("findings|") + QString::fromUtf8(rule.title)), rule.title);
    for (const model::MetricInfo &metric : model::metricCatalogue())
        QVERIFY2(marked.contains(QStringLiteral("metrics|") + QString::fromUtf8(metric.title)), metric.title);
    // Of several lines, with figures, in a branch, in a header, as the reason of an issue.
    for (const char *sentence :
        { "writeback throttling holds buffered writes back for the sake of reads; 0 switches it off",
            "%1 completed nothing for %2 while it was busy",
            "Its lines carry the date and time of the machine's wall clock.",
            "the file ends inside this line: its last figure is left out", "contradiction: %1", "remark of fio",
            "line is damaged by NUL bytes, as a power loss leaves them" })
        QVERIFY2(marked.contains(QStringLiteral("findings|") + QString::fromUtf8(sentence)), sentence);
}

void TestTranslations::sameSentences()
{
    QFETCH(QString, file);
    const TsFile translated = readTsFile(Folder + file);
    QVERIFY2(translated.problem.isEmpty(), qPrintable(translated.problem));
    const QSet<QString> missing = keysOf(m_code) - keysOf(translated), left = keysOf(translated) - keysOf(m_code);
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("missing:\n") + shown(missing)));
    QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("not in the code:\n") + shown(left)));
}

/// update_translations changes nothing in the file.
void TestTranslations::upToDate()
{
    QFETCH(QString, file);
    QFile before(Folder + file);
    const QString copy = m_folder.filePath(QStringLiteral("copy_of_") + file);
    QVERIFY(before.copy(copy));
    const QString problem = updateTsFiles({ copy }, m_folder.filePath(QStringLiteral("marked")));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QFile after(copy);
    QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
    QVERIFY2(before.readAll() == after.readAll(), "run: cmake --build BUILD --target update_translations");
}

void TestTranslations::finished()
{
    QFETCH(QString, file);
    QStringList left;
    for (const TsMessage &message : readTsFile(Folder + file).messages)
        if (!message.finished)
            left << message.context + QStringLiteral(": ") + message.source;
    const QString report
        = QStringLiteral("%1 unfinished:\n").arg(left.size()) + left.mid(0, 10).join(QLatin1Char('\n'));
    QVERIFY2(left.isEmpty(), qPrintable(report));
}

/// What is unfinished and empty is told by finished(); a draft is looked at as the rest is.
void TestTranslations::fits()
{
    QFETCH(QString, file);
    const TsFile translated = readTsFile(Folder + file);
    const int forms = pluralForms(translated.language);
    QVERIFY2(forms > 0, qPrintable(QStringLiteral("how many forms has %1?").arg(translated.language)));
    QStringList faults;
    for (const TsMessage &message : translated.messages) {
        if (message.translations.size() != (message.plural ? forms : 1))
            faults << message.source + QStringLiteral(": not as many forms as the language has");
        for (const QString &translation : message.translations)
            if (const QString what = fault(message, translation);
                !what.isEmpty() && (message.finished || !translation.isEmpty()))
                faults << message.source + QStringLiteral("\n  ") + translation + QStringLiteral("\n  ") + what;
    }
    const QString report
        = QStringLiteral("%1 faults:\n").arg(faults.size()) + faults.mid(0, 20).join(QLatin1Char('\n'));
    QVERIFY2(faults.isEmpty(), qPrintable(report));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
