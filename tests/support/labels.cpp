// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/labels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

namespace testsupport {

bool isAlike(const std::string &cause, const std::string &named)
{
    static const std::map<std::string, std::set<std::string>> alike{ { "dirty-throttle", { "fsync-behind-flood" } },
        { "device-degraded", { "device-saturated", "device-cap" } },
        { "cpu-hog", { "cpu-saturated", "background-job" } } };
    const auto others = alike.find(cause);
    return cause == named || (others != alike.end() && others->second.count(named) > 0);
}

std::vector<std::string> labelledRecordings(const fs::path &folder)
{
    std::set<std::string> names;
    std::error_code failed;
    for (const auto &entry : fs::directory_iterator(folder, failed)) {
        const std::string file = entry.path().filename().string();
        // Floods were made for comparisons: nothing in them began or ended.
        if (file.ends_with(".truth.json") && !file.starts_with("flood"))
            names.insert(file.substr(0, file.find(".truth.json")));
    }
    return { names.begin(), names.end() };
}

std::optional<std::vector<Label>> labelsOf(const fs::path &folder, const std::string &name)
{
    std::ifstream file(folder / (name + ".truth.json"));
    std::stringstream text;
    text << file.rdbuf();
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text.str()));
    if (!document.isObject())
        return std::nullopt;
    std::vector<Label> labels;
    for (const QJsonValue &value : document.object()[QLatin1String("truth")].toArray()) {
        const QJsonObject label = value.toObject();
        labels.push_back({ label[QLatin1String("cause")].toString().toStdString(),
            { model::fromSeconds(label[QLatin1String("start")].toDouble()),
                model::fromSeconds(label[QLatin1String("end")].toDouble()) } });
    }
    return labels;
}

fs::path bundleOf(const fs::path &folder, const std::string &name)
{
    for (const char *ending : { "", ".tar.xz", ".tar.gz", ".zip" }) {
        if (fs::exists(folder / (name + ending)))
            return folder / (name + ending);
    }
    return {};
}

} // namespace testsupport
