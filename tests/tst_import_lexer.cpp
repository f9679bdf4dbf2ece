// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"

#include <QtTest>

using namespace importers;
using model::Decimal;

class TestImportLexer : public QObject {
    Q_OBJECT

private slots:
    void decimals_data();
    void decimals();
    void noDecimals_data();
    void noDecimals();
    void comma();
    void integers();
    void doubles();
    void fields();
    void clipping();
};

void TestImportLexer::decimals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("mantissa");
    QTest::addColumn<int>("digits");
    QTest::newRow("integer") << QByteArray("12") << qint64(12) << 0;
    QTest::newRow("negative") << QByteArray("-3") << qint64(-3) << 0;
    QTest::newRow("two decimals") << QByteArray("12.34") << qint64(1234) << 2;
    QTest::newRow("zero") << QByteArray("0.00") << qint64(0) << 2;
    QTest::newRow("minus zero") << QByteArray("-0.00") << qint64(0) << 2;
    QTest::newRow("leading zeros") << QByteArray("007.50") << qint64(750) << 2;
    QTest::newRow("18 digits") << QByteArray("123456789012345.678") << qint64(123456789012345678) << 3;
}

void TestImportLexer::decimals()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, mantissa);
    QFETCH(int, digits);
    const auto value = parseDecimal(text.toStdString());
    QVERIFY(value);
    QCOMPARE(value->mantissa, mantissa);
    QCOMPARE(int(value->decimals), digits);
    QVERIFY(value->present);
}

void TestImportLexer::noDecimals_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : { "", "-", ".", "12.", ".5", "+5", " 5", "5 ", "1e5", "nan", "-nan", "inf", "*****",
             "12,34", "1924.930.00", "0x10", "1234567890123456789", "1.2345678901234567890", "--1", "5%", "3-4" })
        QTest::newRow(text) << QByteArray(text);
}

void TestImportLexer::noDecimals()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseDecimal(text.toStdString()));
}

void TestImportLexer::comma()
{
    QCOMPARE(*parseDecimal("12,34", true), Decimal::of(1234, 2));
    QCOMPARE(*parseDecimal("12.34", true), Decimal::of(1234, 2));
    QVERIFY(!parseDecimal("1,234,5", true));
    QVERIFY(!parseDecimal("1,", true));
}

void TestImportLexer::integers()
{
    QCOMPARE(*parseInteger("-42"), std::int64_t(-42));
    QCOMPARE(*parseInteger("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    for (const char *text : { "", "-", "+1", "1.0", "9223372036854775808", "1k", " 1" })
        QVERIFY2(!parseInteger(text), text);
}

void TestImportLexer::doubles()
{
    QCOMPARE(*parseDouble("1.5e3"), 1500.0);
    QCOMPARE(*parseDouble("-0.25"), -0.25);
    for (const char *text : { "", "nan", "inf", "-inf", "1e999", "1,5", "1.5x", "+1" })
        QVERIFY2(!parseDouble(text), text);
}

void TestImportLexer::fields()
{
    std::vector<std::string_view> out;
    splitFields("  sda \t 1.00  2.00\t", out);
    QCOMPARE(out.size(), std::size_t(3));
    QCOMPARE(out[0], std::string_view("sda"));
    QCOMPARE(out[2], std::string_view("2.00"));
    splitFields(" \t ", out);
    QVERIFY(out.empty());
    std::string_view rest = "a  b";
    QCOMPARE(nextField(rest), std::string_view("a"));
    QCOMPARE(nextField(rest), std::string_view("b"));
    QVERIFY(nextField(rest).empty());
    QCOMPARE(trimmed("\t x y  "), std::string_view("x y"));
    rest = "up 2:05";
    QVERIFY(consume(rest, "up "));
    QVERIFY(!consume(rest, "3"));
    QCOMPARE(rest, std::string_view("2:05"));
}

void TestImportLexer::clipping()
{
    QCOMPARE(clipUtf8("abc", 5), std::string_view("abc"));
    QCOMPARE(clipUtf8("abc", 2), std::string_view("ab"));
    QCOMPARE(clipUtf8("a\xE5\xB9\xB4z", 2), std::string_view("a"));
    QCOMPARE(clipUtf8("a\xE5\xB9\xB4z", 3), std::string_view("a"));
    QCOMPARE(clipUtf8("a\xE5\xB9\xB4z", 4), std::string_view("a\xE5\xB9\xB4"));
    QCOMPARE(clipUtf8("\xE5\xB9\xB4", 0), std::string_view(""));
}

QTEST_GUILESS_MAIN(TestImportLexer)
#include "tst_import_lexer.moc"
