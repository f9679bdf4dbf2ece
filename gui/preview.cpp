// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/preview.h"

#include "analysis/analyzer.h"
#include "importers/bundleimporter.h"
#include "importers/sparsecut.h"

#include <QFile>
#include <QFileInfo>

namespace gui {

namespace {

bool write(const QString &path, const std::string &text)
{
    QFile file(path);
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size;
}

} // namespace

std::shared_ptr<const Preview> Preview::of(const std::vector<std::string> &bundles)
{
    const auto cut = bundles.size() == 1 ? importers::sparseCut(bundles.front()) : std::nullopt;
    if (!cut)
        return nullptr;
    const std::shared_ptr<Preview> preview(new Preview);
    // The name of a file may tell what is in it.
    const QString log = preview->m_folder.filePath(QFileInfo(QString::fromStdString(bundles.front())).fileName());
    if (!preview->m_folder.isValid() || !write(log, *cut))
        return nullptr;
    importers::ImportRequest request;
    request.bundles = { log.toStdString() };
    request.sessionPath = preview->m_folder.filePath(QStringLiteral("preview.stallmark")).toStdString();
    const auto imported = importers::importBundles(request, {});
    if (!imported || imported->recognised == 0 || !analysis::placeLogs(request.sessionPath))
        return nullptr;
    auto session = Session::open(request.sessionPath);
    // Without times of its own the log would be drawn as if the pieces followed each other.
    if (!session || !(*session)->extent())
        return nullptr;
    preview->m_session = std::move(*session);
    return preview;
}

} // namespace gui
