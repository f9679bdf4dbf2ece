// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tsfile.h"

#include <QFile>
#include <QProcess>
#include <QXmlStreamReader>

namespace testsupport {

namespace {

void readTranslation(QXmlStreamReader &xml, TsMessage &message)
{
    message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
    if (!message.plural) {
        message.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations << xml.readElementText();
}

TsMessage readMessage(QXmlStreamReader &xml, const QString &context)
{
    TsMessage message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

} // namespace

QString TsMessage::key() const
{
    return QStringList{ context, source, comment, plural ? QStringLiteral("plural") : QString() }.join(QChar(0x1f));
}

TsFile readTsFile(const QString &path)
{
    TsFile read;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.problem = file.errorString();
        return read;
    }
    QXmlStreamReader xml(&file);
    xml.readNextStartElement();
    read.language = xml.attributes().value(QLatin1String("language")).toString();
    while (xml.readNextStartElement()) { // <context>
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                read.messages.push_back(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    read.problem = xml.hasError() ? xml.errorString() : QString();
    return read;
}

QString updateTsFiles(const QStringList &paths, const QString &scratch)
{
    const QString folder = QStringLiteral(STALLMARK_SOURCE_DIR "/translations");
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(STALLMARK_CMAKE),
        { QStringLiteral("-DLUPDATE=" STALLMARK_LUPDATE), QStringLiteral("-DROOT=" STALLMARK_SOURCE_DIR),
            QStringLiteral("-DSOURCES=" STALLMARK_BINARY_DIR "/translations/sources.txt"),
            QStringLiteral("-DCOPIES=") + scratch, QStringLiteral("-DTS_FILES=") + paths.join(QLatin1Char(',')),
            QStringLiteral("-P"), folder + QStringLiteral("/collect.cmake") });
    if (!process.waitForFinished(120'000))
        return process.errorString();
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAll());
}

} // namespace testsupport
