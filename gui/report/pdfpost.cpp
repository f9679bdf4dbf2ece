// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/pdfpost.h"

#include <QFont>
#include <QHash>
#include <QRawFont>
#include <QRegularExpression>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>

namespace gui {

namespace {

using Object = QPDFObjectHandle;
using Pages = std::vector<QPDFPageObjectHelper>;

quint32 glyphOf(const QRawFont &raw, char32_t c)
{
    if (!raw.supportsCharacter(static_cast<uint>(c)))
        return 0;
    const QList<quint32> glyphs = raw.glyphIndexesForString(QString::fromUcs4(&c, 1));
    return glyphs.isEmpty() ? 0 : glyphs.first();
}

/// CJK radical -> the ideograph that is drawn with the same glyph.
void addRadicals(const QString &family, QHash<uint, QString> &back)
{
    const QRawFont raw = QRawFont::fromFont(QFont(family));
    QHash<quint32, uint> radicals;
    for (char32_t c = 0x2e80; c < 0x2fe0; ++c)
        if (const quint32 glyph = glyphOf(raw, c))
            radicals.insert(glyph, static_cast<uint>(c));
    for (char32_t c = 0x4e00; !radicals.isEmpty() && c < 0xa000; ++c)
        if (const auto it = radicals.constFind(glyphOf(raw, c)); it != radicals.constEnd())
            back.insert(*it, QString(QChar(static_cast<char16_t>(c))));
}

QHash<uint, QString> repairs(const QStringList &families)
{
    QHash<uint, QString> back;
    for (const QString &family : families)
        addRadicals(family, back);
    for (char16_t c = 0xfb00; c <= 0xfb06; ++c) // the ligatures ff, fi, fl, ...
        back.insert(c, QString(QChar(c)).normalized(QString::NormalizationForm_KC));
    return back;
}

QString hex(const QString &text)
{
    QString out;
    for (const QChar c : text)
        out += QString::number(c.unicode(), 16).toUpper().rightJustified(4, QLatin1Char('0'));
    return out;
}

/// `map` is a /ToUnicode stream; its ranges look like "<0003> <0005> [<0041> <2F42> <FB01>]".
QString repaired(const QString &map, qsizetype from, const QHash<uint, QString> &back)
{
    static const QRegularExpression entry(QStringLiteral("<([0-9A-F]{4})>(?=[ \\]])"));
    QString out = map.left(from);
    for (auto it = entry.globalMatch(map, from); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto known = back.constFind(match.captured(1).toUInt(nullptr, 16));
        out += map.mid(from, match.capturedStart() - from);
        out += QLatin1Char('<') + (known == back.constEnd() ? match.captured(1) : hex(*known)) + QLatin1Char('>');
        from = match.capturedEnd();
    }
    return out + map.mid(from);
}

// One glyph often serves two code points, and Qt 6.4 writes the lower one into /ToUnicode: text that is copied or
// searched then holds U+2F42 (a radical) for U+6587, or U+FB01 for "fi".
void repairToUnicode(QPDF &pdf, const QStringList &families)
{
    const QHash<uint, QString> back = repairs(families);
    for (Object &object : pdf.getAllObjects()) {
        if (!object.isDictionary() || !object.getKey("/ToUnicode").isStream())
            continue;
        Object stream = object.getKey("/ToUnicode");
        const auto bytes = stream.getStreamData(qpdf_dl_all);
        const QString map = QString::fromLatin1(
            reinterpret_cast<const char *>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize()));
        const qsizetype from = map.indexOf(QLatin1String("beginbfrange"));
        if (from >= 0)
            stream.replaceStreamData(
                repaired(map, from, back).toLatin1().toStdString(), Object::newNull(), Object::newNull());
    }
}

Object destination(const Pages &pages, const PdfHeading &heading)
{
    Object dest = Object::newArray();
    dest.appendItem(pages.at(static_cast<std::size_t>(heading.page)).getObjectHandle());
    dest.appendItem(Object::newName("/XYZ"));
    dest.appendItem(Object::newNull());
    dest.appendItem(Object::newReal(heading.top, 2));
    dest.appendItem(Object::newNull());
    return dest;
}

struct Node {
    Object object;
    int level;
    QVector<int> children;
};

void linkChildren(QVector<Node> &nodes)
{
    for (Node &node : nodes) {
        if (node.children.isEmpty())
            continue;
        node.object.replaceKey("/First", nodes[node.children.first()].object);
        node.object.replaceKey("/Last", nodes[node.children.last()].object);
        // Negative: shown closed. Only the root lists its children at once.
        const int count = static_cast<int>(node.children.size());
        node.object.replaceKey("/Count", Object::newInteger(node.level == 0 ? count : -count));
        for (int i = 1; i < count; ++i) {
            nodes[node.children[i]].object.replaceKey("/Prev", nodes[node.children[i - 1]].object);
            nodes[node.children[i - 1]].object.replaceKey("/Next", nodes[node.children[i]].object);
        }
    }
}

void addOutline(QPDF &pdf, const Pages &pages, const QVector<PdfHeading> &headings)
{
    QVector<Node> nodes{ { pdf.makeIndirectObject(Object::newDictionary()), 0, {} } };
    nodes[0].object.replaceKey("/Type", Object::newName("/Outlines"));
    QVector<int> open{ 0 };
    for (const PdfHeading &heading : headings) {
        if (heading.level <= 0)
            continue;
        while (nodes[open.last()].level >= heading.level)
            open.removeLast();
        Object item = pdf.makeIndirectObject(Object::newDictionary());
        item.replaceKey("/Title", Object::newUnicodeString(heading.text.toStdString()));
        item.replaceKey("/Dest", destination(pages, heading));
        item.replaceKey("/Parent", nodes[open.last()].object);
        nodes[open.last()].children << static_cast<int>(nodes.size());
        nodes.append({ item, heading.level, {} });
        open << static_cast<int>(nodes.size() - 1);
    }
    linkChildren(nodes);
    pdf.getRoot().replaceKey("/Outlines", nodes[0].object);
    pdf.getRoot().replaceKey("/PageMode", Object::newName("/UseOutlines"));
}

/// Qt writes <a href="#x"> as a web link to "#x"; makes it a jump inside the file, or no link when x is unknown.
void mendLink(Object &annotation, const Pages &pages, const QVector<PdfHeading> &headings)
{
    Object action = annotation.getKey("/A");
    if (!action.isDictionary() || !action.getKey("/URI").isString())
        return;
    const QString uri = QString::fromStdString(action.getKey("/URI").getStringValue());
    if (!uri.startsWith(QLatin1Char('#')))
        return;
    annotation.removeKey("/A");
    for (const PdfHeading &heading : headings)
        if (heading.anchor == uri.mid(1)) {
            annotation.replaceKey("/Dest", destination(pages, heading));
            return;
        }
}

void mendLinks(Pages &pages, const QVector<PdfHeading> &headings)
{
    for (QPDFPageObjectHelper &page : pages) {
        Object annotations = page.getObjectHandle().getKey("/Annots");
        if (!annotations.isArray())
            continue;
        for (Object &annotation : annotations.getArrayAsVector())
            mendLink(annotation, pages, headings);
    }
}

void setDocumentProperties(QPDF &pdf, const QString &language)
{
    Object root = pdf.getRoot();
    root.replaceKey("/Lang", Object::newString(language.toStdString()));
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
}

/// Date and metadata stream come from the clock (the stream also holds a random id): the report prints its date itself.
void dropClock(QPDF &pdf)
{
    Object info = pdf.getTrailer().getKey("/Info");
    if (info.isDictionary()) {
        info.removeKey("/CreationDate");
        info.removeKey("/ModDate");
    }
    pdf.getRoot().removeKey("/Metadata");
}

QByteArray written(QPDF &pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return { reinterpret_cast<const char *>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize()) };
}

} // namespace

QByteArray finishPdf(
    const QByteArray &pdf, const QVector<PdfHeading> &headings, const QStringList &families, const QString &language)
{
    // qpdf reports by exceptions; none leaves this file.
    try {
        QPDF document;
        document.processMemoryFile("report", pdf.constData(), static_cast<std::size_t>(pdf.size()));
        repairToUnicode(document, families);
        Pages pages = QPDFPageDocumentHelper(document).getAllPages();
        addOutline(document, pages, headings);
        mendLinks(pages, headings);
        setDocumentProperties(document, language);
        dropClock(document);
        return written(document);
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace gui
