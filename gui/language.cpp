// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace gui {

namespace {

constexpr QLatin1String Prefix("stallmark_");

QStringList builtIn()
{
    QStringList names;
    for (const QString &file : QDir(QStringLiteral(":/i18n")).entryList({ Prefix + QLatin1String("*.qm") }))
        names << file.sliced(Prefix.size()).chopped(3);
    return names;
}

void install(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder))
        return;
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
}

/// "de_AT", "de"; what is written in simplified characters is read wherever they are.
QStringList namesOf(const QLocale &locale)
{
    QStringList names{ locale.name(), locale.name().section(QLatin1Char('_'), 0, 0) };
    if (locale.script() == QLocale::SimplifiedHanScript)
        names << QStringLiteral("zh_CN");
    return names;
}

} // namespace

QString chosenLanguage(const QStringList &wanted, const QStringList &translations)
{
    for (const QString &language : wanted) {
        const QLocale locale(language);
        if (locale.language() == QLocale::English || locale.language() == QLocale::C)
            return {};
        for (const QString &name : namesOf(locale))
            if (translations.contains(name))
                return name;
    }
    return {};
}

void installTranslations()
{
    const QLocale system;
    const QString language = chosenLanguage(system.uiLanguages(), builtIn());
    const QLocale spoken = language.isEmpty() ? QLocale(QLocale::English) : QLocale(language);
    if (system.language() != QLocale::C || !language.isEmpty())
        if (system.language() != spoken.language())
            QLocale::setDefault(spoken);
    if (language.isEmpty())
        return;
    install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(Prefix + language, QStringLiteral(":/i18n"));
}

} // namespace gui
