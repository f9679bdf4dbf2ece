// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/csv.h"
#include "gui/cli/jsonwriter.h"
#include "gui/cli/utf8.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using gui::JsonWriter;

namespace {

/// The document that `fill` writes.
template <typename Fill>
QByteArray written(Fill fill)
{
    std::string text;
    {
        JsonWriter json([&text](std::string_view piece) { text += piece; });
        fill(json);
        json.finish();
    }
    return QByteArray::fromStdString(text);
}

QJsonValue roundTrip(const std::string &content)
{
    const QByteArray text = written([&](JsonWriter &json) {
        json.beginArray();
        json.value(content);
        json.endArray();
    });
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    return error.error == QJsonParseError::NoError ? document.array().at(0) : QJsonValue();
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT
private slots:
    void structure();
    void strings_data();
    void strings();
    void badBytes_data();
    void badBytes();
    void numbers_data();
    void numbers();
    void missing();
    void large();
    void csv_data();
    void csv();
};

void TestJson::structure()
{
    const QByteArray text = written([](JsonWriter &json) {
        json.beginObject();
        json.member("a", 1);
        json.key("list");
        json.beginArray();
        json.beginObject(JsonWriter::Layout::Inline);
        json.member("x", true);
        json.member("y", "z");
        json.endObject();
        json.endArray();
        json.key("none");
        json.beginArray();
        json.endArray();
        json.endObject();
    });
    QCOMPARE(text, QByteArray("{\n \"a\": 1,\n \"list\": [\n  {\"x\": true, \"y\": \"z\"}\n ],\n \"none\": []\n}\n"));
}

void TestJson::strings_data()
{
    QTest::addColumn<QString>("content");
    QTest::newRow("empty") << QString();
    QTest::newRow("quotes") << QStringLiteral("say \"hi\" \\ there");
    QTest::newRow("control") << QStringLiteral("a\tb\nc\rd\x01\x1f\x7f");
    QTest::newRow("nul") << QString(QChar(0)) + QStringLiteral("after");
    QTest::newRow("planes") << QString::fromUtf8("é 文字 🙂");
}

void TestJson::strings()
{
    QFETCH(QString, content);
    QCOMPARE(roundTrip(content.toStdString()).toString(), content);
}

void TestJson::badBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QChar bad(0xfffd);
    QTest::newRow("lone") << QByteArray("a\xff"
                                        "b")
                          << QStringLiteral("a") + bad + QStringLiteral("b");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf") << QString(2, bad);
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QString(3, bad);
    QTest::newRow("above") << QByteArray("\xf4\x90\x80\x80") << QString(4, bad);
    QTest::newRow("cut") << QByteArray("\xe6\x96") << QString(2, bad);
    QTest::newRow("good") << QByteArray("\xe6\x96\x87") << QString(QChar(0x6587));
}

void TestJson::badBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(roundTrip(bytes.toStdString()).toString(), text);
}

void TestJson::numbers_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << 473.12 << QByteArray("473.12");
    QTest::newRow("whole") << 2065.0 << QByteArray("2065");
    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("sum") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("nan") << std::nan("") << QByteArray("null");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("null");
}

void TestJson::numbers()
{
    QFETCH(double, number);
    QFETCH(QByteArray, text);
    QCOMPARE(written([&](JsonWriter &json) { json.value(number); }), text + '\n');
}

void TestJson::missing()
{
    const QByteArray text = written([](JsonWriter &json) {
        json.beginObject(JsonWriter::Layout::Inline);
        json.memberOrNull("path", std::string());
        json.memberOrNull("tool", "top");
        json.member("zone", std::optional<int>());
        json.member("cpus", std::optional<int>(2));
        json.endObject();
    });
    QCOMPARE(text, QByteArray("{\"path\": null, \"tool\": \"top\", \"zone\": null, \"cpus\": 2}\n"));
}

/// More than the buffer holds: nothing is lost at its edges.
void TestJson::large()
{
    const QByteArray text = written([](JsonWriter &json) {
        json.beginArray();
        for (int i = 0; i < 50'000; ++i)
            json.value(i);
        json.endArray();
    });
    const QJsonArray array = QJsonDocument::fromJson(text).array();
    QCOMPARE(array.size(), 50'000);
    for (int i = 0; i < array.size(); ++i)
        QCOMPARE(array.at(i).toInt(-1), i);
}

void TestJson::csv_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("quoted");
    QTest::newRow("plain") << QByteArray("sda 1") << QByteArray("sda 1");
    QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("quote") << QByteArray("a\"b") << QByteArray("\"a\"\"b\"");
    QTest::newRow("line end") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void TestJson::csv()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, quoted);
    std::string row;
    gui::appendCsvField(row, field.toStdString());
    QCOMPARE(QByteArray::fromStdString(row), quoted);
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_gui_json.moc"
