// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/dirtylimits.h"

#include <QtTest>

using analysis::DirtyLimits;
using analysis::DirtySettings;

/// The kernel's integer arithmetic, on figures of a real machine (26435 and 13201 pages at 20 and 10 %).
class TestAnalysisDirtyLimits : public QObject {
    Q_OBJECT

private slots:
    void dirtyablePagesOfTheMachine();
    void otherPageSizesAreImpossible();
    void ratios_data();
    void ratios();
    void bytesWin();
    void backgroundIsKeptBelow();
};

void TestAnalysisDirtyLimits::dirtyablePagesOfTheMachine()
{
    const DirtyLimits limits{ 26435, 13201 };
    const auto pages = analysis::dirtyablePages(DirtySettings(), limits);
    QVERIFY(pages.has_value());
    QCOMPARE(pages->from, 132208);
    QCOMPARE(pages->to, 132212);
    QCOMPARE(limits.freerun(), 19818);
    for (const std::int64_t x : { pages->from, pages->to }) {
        const DirtyLimits back = analysis::dirtyLimits(DirtySettings(), x);
        QCOMPARE(back.threshold, limits.threshold);
        QCOMPARE(back.background, limits.background);
    }
}

void TestAnalysisDirtyLimits::otherPageSizesAreImpossible()
{
    for (const std::int64_t page : { 8192, 16384, 65536 }) {
        DirtySettings settings;
        settings.page = page;
        QVERIFY(!analysis::dirtyablePages(settings, { 26435, 13201 }));
    }
}

void TestAnalysisDirtyLimits::ratios_data()
{
    QTest::addColumn<int>("background");
    QTest::addColumn<int>("pages");
    QTest::addColumn<int>("freerun");
    QTest::newRow("10 %") << 10 << 13201 << 19818;
    QTest::newRow("5 %") << 5 << 6584 << 16509;
    QTest::newRow("2 %") << 2 << 2614 << 14524;
}

void TestAnalysisDirtyLimits::ratios()
{
    QFETCH(int, background);
    QFETCH(int, pages);
    QFETCH(int, freerun);
    DirtySettings settings;
    settings.backgroundRatio = background;
    const DirtyLimits limits = analysis::dirtyLimits(settings, 132208);
    QCOMPARE(limits.background, pages);
    QCOMPARE(limits.freerun(), freerun);
}

void TestAnalysisDirtyLimits::bytesWin()
{
    DirtySettings settings;
    settings.bytes = 419430400;
    settings.backgroundBytes = 134217728;
    const DirtyLimits limits = analysis::dirtyLimits(settings, 132208);
    QCOMPARE(limits.threshold, 102400);
    QCOMPARE(limits.background, 32768);
    QCOMPARE(limits.freerun(), 67584);
    QCOMPARE(limits.setpoint(), 84992);
    QVERIFY(!analysis::dirtyablePages(settings, limits));
}

void TestAnalysisDirtyLimits::backgroundIsKeptBelow()
{
    DirtySettings settings;
    settings.bytes = 15'000'000;
    settings.backgroundBytes = 1 << 30;
    const DirtyLimits limits = analysis::dirtyLimits(settings, 132208);
    QCOMPARE(limits.threshold, 3663);
    QCOMPARE(limits.background, 1831);
    QCOMPARE(limits.freerun(), 2747);
}

QTEST_GUILESS_MAIN(TestAnalysisDirtyLimits)
#include "tst_analysis_dirtylimits.moc"
