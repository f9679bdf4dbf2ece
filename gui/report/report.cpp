// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report.h"

#include "gui/report/content.h"
#include "gui/report/html.h"
#include "gui/report/pdf.h"

#include <QSaveFile>

namespace gui {

namespace {

using report::Report;

model::Error cannotWrite(const QString &file, const QString &reason)
{
    return { Report::tr("The report cannot be written to %1: %2.").arg(file, reason).toStdString() };
}

} // namespace

model::Status writeReport(const ReportRequest &request)
{
    QSaveFile out(request.file);
    if (!out.open(QIODevice::WriteOnly))
        return cannotWrite(request.file, out.errorString());
    const report::Document document = report::buildDocument(*request.session, request.compared.get());
    report::FigurePrinter figures(request.session, request.compared);
    const bool asHtml = request.file.endsWith(QLatin1String(".html"), Qt::CaseInsensitive);
    const QByteArray bytes = asHtml ? report::toHtml(document, figures) : report::toPdf(document, figures);
    if (bytes.isEmpty())
        return cannotWrite(request.file, Report::tr("the pages could not be drawn"));
    if (out.write(bytes) != bytes.size() || !out.commit())
        return cannotWrite(request.file, out.errorString());
    return model::ok();
}

} // namespace gui
