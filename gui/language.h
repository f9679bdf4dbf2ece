// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

namespace gui {

/// The first of the languages wanted ("de-AT", "zh-Hans-CN") that there is a translation of, as its file is named
/// ("de", "zh_CN"); empty for English, which needs none.
QString chosenLanguage(const QStringList &wanted, const QStringList &translations);

/// Installs the translation of the language that the environment asks for, and makes its locale that of the program, so
/// that figures, fonts and the language a report is marked with fit its words.
void installTranslations();

} // namespace gui
