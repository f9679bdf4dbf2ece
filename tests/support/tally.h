// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDebug>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>

// Counts what the sweeps over the corpus compare, file by file: the tests ask whether a file is without fault, and the
// program `conformance` prints the sums of all sweeps.
namespace testsupport {

/// What was compared in one file.
struct FileTally {
    int checked = 0; ///< figures
    int wrong = 0; ///< read, but not as expected
    int missed = 0; ///< not read
    QStringList faults; ///< one for each of the latter two
    QStringList excused; ///< what the manifest has wrong, with the reason
};

class Tally {
public:
    /// The figures from here on belong to this file; `path` is that of the disk or of the manifest.
    void file(const QString &path);

    /// `actual` is what a reader found: nothing is a miss, another figure is wrong.
    void check(const char *what, std::optional<double> actual, double expected);
    /// A figure that is right or wrong.
    bool expect(bool good, const QString &what);
    /// A figure that was not found.
    void miss(const QString &what);
    /// Whether something is there that has to be; a miss otherwise.
    bool found(bool there, const QString &what);
    /// As QCOMPARE, with a count.
    template <typename A, typename B>
    bool equal(const A &actual, const B &expected, const char *what)
    {
        if (actual == expected)
            return expect(true, {});
        QString text;
        QDebug(&text).nospace() << what << " is " << shown(actual) << ", not " << shown(expected);
        return expect(false, text);
    }
    /// A figure of the manifest that does not hold, and why; it is not counted.
    void excuse(const QString &reason);

    /// Faults of the current file since it was named or since the last call.
    QStringList takeFaults();
    /// "44 files, 612 figures checked, 0 wrong, 0 missed"
    std::string summary() const;
    /// By the path behind "corpus/" or "cases/".
    const std::map<QString, FileTally> &files() const { return m_files; }

private:
    template <typename T>
    static const T &shown(const T &value)
    {
        return value;
    }
    static QString shown(const std::string &value) { return QString::fromStdString(value); }

    std::map<QString, FileTally> m_files;
    FileTally *m_file = nullptr;
    QStringList m_faults;
};

/// The one that all sweeps of a program count in.
Tally &tally();

} // namespace testsupport

/// QCOMPARE and QVERIFY2 that count.
#define COMPARE_FIGURE(actual, expected)                                                                               \
    do {                                                                                                               \
        if (!testsupport::tally().equal(actual, expected, #actual))                                                    \
            QFAIL(qPrintable(testsupport::tally().takeFaults().join(QLatin1Char('\n'))));                              \
    } while (false)
#define EXPECT_FIGURE(condition, what)                                                                                 \
    do {                                                                                                               \
        if (!testsupport::tally().expect(condition, QString::fromUtf8(what)))                                          \
            QFAIL(qPrintable(testsupport::tally().takeFaults().join(QLatin1Char('\n'))));                              \
    } while (false)
#define FIND_FIGURE(condition, what)                                                                                   \
    do {                                                                                                               \
        if (!testsupport::tally().found(condition, QString::fromUtf8(what)))                                           \
            QFAIL(qPrintable(testsupport::tally().takeFaults().join(QLatin1Char('\n'))));                              \
    } while (false)
/// At the end of what was compared in a file without stopping at the first fault.
#define NO_FAULTS()                                                                                                    \
    do {                                                                                                               \
        const QStringList faults = testsupport::tally().takeFaults();                                                  \
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 8).join(QLatin1Char('\n'))));                              \
    } while (false)
